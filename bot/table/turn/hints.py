"""Hints: a searching player looks at the position as the requester sees it."""

import asyncio
from collections.abc import Iterator, Sequence

from bot import limits
from bot.background.thinking import Thinking
from bot.screens.screen import DANGER, PRIMARY, Button, Screen, custom_id, fitted
from bot.table.io.errors import Refused
from bot.table.io.quotas import Quota, Quotas
from bot.table.io.requester import Requester
from bot.table.turn.open_plans import Opened
from bot.table.turn.planning import Planning
from bot.turn.hints import Advised, Offer, Subject, advised, hint_lines, subject, with_lead
from storage import Game, Games


class Hints:
    """Gives one hint at a time to a person, and counts them for the end of the game."""

    def __init__(self, games: Games, planning: Planning, thinking: Thinking, quotas: Quotas) -> None:
        self._games = games
        self._planning = planning
        self._thinking = thinking
        self._quotas = quotas
        self._waiting: set[str] = set()  # people with a hint under way

    async def show(self, game: Game, requester: Requester) -> Screen:
        """The best answers to the question at the end of the requester's plan."""
        if not game.terms.hints:
            raise Refused("hint.off")
        if requester.person in self._waiting:
            raise Refused("hint.busy")
        self._waiting.add(requester.person)
        try:
            return await self._hint(game, requester)
        finally:
            self._waiting.discard(requester.person)

    async def _hint(self, game: Game, requester: Requester) -> Screen:
        opened = await self._planning.open(game, requester)
        about: Subject = await asyncio.to_thread(subject, opened.turn.view, opened.course)
        self._quotas.take(Quota.HINTS, requester)
        thoughts = await self._thinking.advise(f"hint {game.id}", about.seen)
        card = await asyncio.to_thread(_offer, opened) if about.after_plan and not opened.turn.early else None
        found = await asyncio.to_thread(advised, about, thoughts, requester.lang, card)
        lines = hint_lines(about, thoughts, found, requester.lang)
        asking = game.seats[opened.turn.seat]
        await self._games.registry.count_hint(game.id, asking.person, asking.name)  # before anybody sees the hint
        rows = tuple((button,) for button in _buttons(found, card)) if card else ()
        return Screen(words=fitted("\n".join(lines)), rows=rows)


def _offer(opened: Opened) -> Offer:
    return Offer(opened.menu.groups, opened.menu.places, opened.plate)


def _buttons(found: Sequence[Advised], card: Offer) -> Iterator[Button]:
    """A button for each answer that the card offers, in the words of the card."""
    plate = card.plate
    for one in found:
        if one.way:
            style, emoji = (DANGER, "🔒") if one.way.plays else (PRIMARY, "")
            label = fitted(with_lead(one.way.label, one, plate.lang), limits.BUTTON_LABEL)
            name = custom_id(one.way.verb, plate.game, plate.number, one.way.argument)
            yield Button(id=name, label=label, style=style, emoji=emoji)
