"""Late players: the options of the table, its voters, and the message to them."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Screen, custom_id
from bot.table.clock.clock import date, stamp
from bot.table.io.seats import escaped_names, mention
from storage import FREE, PERSON, RUNNING, Game, Seat

LATE = "late"
WAIT, PASS, BOT_TAKES, REPLACE = "wait", "pass", "bot", "replace"
WAYS_OUT = {WAIT: "⏳", PASS: "🙅", BOT_TAKES: "🤖", REPLACE: "🪑"}


def is_waiting(game: Game) -> bool:
    """Whether the seat to act was called and has not answered."""
    return game.status == RUNNING and game.to_act is not None and game.pinged == game.to_act and game.asked is not None


def ways_out(game: Game) -> tuple[str, ...]:
    """The options of the table; for an offered seat only a bot player."""
    seat = game.waits_for
    return (BOT_TAKES,) if seat is not None and seat.controller == FREE else tuple(WAYS_OUT)


def voters(game: Game) -> tuple[str, ...]:
    """The voters about a late player: all other people at the table."""
    others = (seat.person for number, seat in enumerate(game.seats) if number != game.to_act and _plays(seat))
    return tuple(dict.fromkeys(others))


def deciders(game: Game) -> tuple[str, ...]:
    """The voters, and the host unless late."""
    late, host = game.waits_for, game.terms.host
    others = voters(game)
    if not host or host in others or (late is not None and late.person == host):
        return others
    return (*others, host)


def majority(game: Game, votes: Mapping[str, str]) -> str | None:
    """The option with more than half of the votes, or None; former players do not count."""
    counted = voters(game)
    cast = Counter(way for person, way in votes.items() if person in counted and way in WAYS_OUT)
    return next((way for way, number in cast.items() if number * 2 > len(counted)), None)


def about(game: Game) -> str:
    """Subject of a vote: this wait."""
    return f"{LATE} {game.asked}"


def _plays(seat: Seat) -> bool:
    return seat.controller == PERSON and bool(seat.person)


# ---------------------------------------------------------------- as a message


def offer(
    game: Game, what: str, lang: Language, votes: Mapping[str, str], away_until: int | None, called: Iterable[str]
) -> Screen:
    """The question to the table about a late player, with the votes so far; notifies only `called`."""
    seat = game.waits_for
    assert seat is not None
    assert game.asked is not None
    words = [chat("late", lang, who=mention(seat.person), game=game.id, what=what, since=stamp(game.asked))]
    if away_until is not None:
        words.append(chat("late.away", lang, who=_name(game), until=date(away_until)))
    words += [f"{WAYS_OUT[way]} {chat(f'late.{way}', lang)}" for way in ways_out(game)]
    words += _ballot(game, lang, votes)
    buttons = tuple(_vote(game, way, lang) for way in ways_out(game))
    return Screen(words="\n".join(words), rows=(buttons,), calls=tuple(called))


def free_seat(game: Game, lang: Language, votes: Mapping[str, str]) -> Screen:
    """The offer of a free seat; the table can still give it to a bot player."""
    assert game.to_act is not None
    words = [chat("decided.replace", lang, who=_name(game), game=game.id)]
    if votes:
        words += _ballot(game, lang, votes)
    take = custom_id("claim", game.id, argument=str(game.to_act))
    buttons = (
        Button(id=take, label=chat("button.claim", lang), style=PRIMARY, emoji="🪑"),
        *(_vote(game, way, lang) for way in ways_out(game)),
    )
    return Screen(words="\n".join(words), rows=(buttons,))


def _ballot(game: Game, lang: Language, votes: Mapping[str, str]) -> list[str]:
    """The voters and their votes so far."""
    others = voters(game)
    who = ", ".join(f"<@{person}>" for person in deciders(game))
    alone = ".host" if game.terms.host in deciders(game) else ""
    words = [chat(f"late.rule{alone}" if len(others) > 1 else "late.decides", lang, who=who)]
    cast = Counter(way for person, way in votes.items() if person in others and way in WAYS_OUT)
    if cast:
        counted = ", ".join(f"{WAYS_OUT[way]} {number}" for way, number in cast.items())
        words.append(chat("late.votes", lang, votes=counted, needed=len(others) // 2 + 1))
    return words


def _vote(game: Game, way: str, lang: Language) -> Button:
    name = custom_id("vote", game.id, game.asked or 0, way)
    return Button(id=name, label=chat(f"button.{way}", lang), emoji=WAYS_OUT[way])


def _name(game: Game) -> str:
    assert game.to_act is not None
    return escaped_names(game)[game.to_act]
