"""Votes of a table: more than half of the others decide, or the host alone, or a manager from outside."""

from bot.table.clock.lateness import majority, voters
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from storage import Game, Games


async def decided(
    games: Games, game: Game, requester: Requester, about: str, choice: str, concerned: int | None = None
) -> str | None:
    """Casts a vote and returns the choice of the table, or None while it is open.

    The player of the seat concerned has no vote.
    """
    if concerned is not None and game.seats[concerned].person == requester.person:
        raise Refused("vote.yourself")
    others = voters(game, concerned)
    if requester.person == game.terms.host or (requester.manager and requester.person not in others):
        return choice
    if requester.person not in others:
        raise Refused("vote.not_yours")
    return majority(game, concerned, await games.registry.vote(game.id, about, requester.person, choice))
