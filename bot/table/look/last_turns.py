"""The turns in the log of a game, and the events since a seat's last turn."""

from collections.abc import Sequence
from typing import get_args

from msgspec import structs

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import fitted
from bot.table.look.summaries import in_short
from bot.turn.news import is_kept
from engine.decisions import AnyDecision, TakeTurn
from engine.events import Event, TurnStarted
from engine.queries import is_free_action
from engine.state import View
from storage import Game, Games, History, LogRow, Told

FIRST_QUESTIONS = frozenset(kind.__name__ for kind in get_args(AnyDecision) if kind.begins_a_turn)
IN_SHORT = 420  # letters for all turns together
A_TURN, SHORTEST = 200, 1  # letters for one turn: at most, and at least (decision and VP)


async def since_last_turn(games: Games, game: int, view: View, seat: int) -> History:
    """The history since a seat's last turn, as far as the seat may know it.

    If a bot player has played turns for it, the history since its player's own last answer.
    """
    rows = await games.log_since(game)
    start = _end_of_last_turn(rows, seat, view)
    last = own_last_answer(rows, seat)
    if bot_turns_since(rows, seat, last):
        return await games.history(game, seat, last.seq if last else -1)
    history = await games.history(game, seat, start)
    if view.automa and (ended := _end_of_turn(history, seat)):
        history = await games.history(game, seat, ended - 1)
        history = from_event(history, turns_begun(history.told[0], but=seat)[:1])
    return history


async def come_up_by_last_answer(games: Games, game: int, seat: int) -> list[Event]:
    """New events of this turn since a seat's last answer, including that answer."""
    given = [row.seq for row in await games.log_since(game) if row.seat == seat]
    events = come_up(await games.history(game, seat, given[-1] - 1 if given else -1))
    begins = [place for place, event in enumerate(events, 1) if isinstance(event, TurnStarted)]
    return events[begins[-1] :] if begins else events


def own_last_answer(rows: Sequence[LogRow], seat: int) -> LogRow | None:
    """The last answer that the player of a seat gave in person: no bot player, no standing order."""
    return next((row for row in reversed(rows) if row.seat == seat and not row.automatic), None)


def bot_turns_since(rows: Sequence[LogRow], seat: int, last: LogRow | None) -> int:
    """The number of turns that a bot player played for a seat since this answer."""
    begun_by_bot = (row for row in rows if row.seat == seat and row.automatic and _ends_choice(row))
    return sum(last is None or row.seq > last.seq for row in begun_by_bot)


def come_up(history: History) -> list[Event]:
    """The events, without those the player has seen before."""
    return [
        event
        for told in history.told
        for event in told.events
        if not is_kept(told.row.action if told.row else None, event)
    ]


def since_in_a_line(game: Game, history: History, lang: Language) -> str:
    """The turns since the last one in a line; empty before one's first turn."""
    if not history.before.turn:
        return ""
    turns = in_short(game, history, lang, SHORTEST)
    share = min(A_TURN, IN_SHORT // max(len(turns), 1))
    told = in_short(game, history, lang, share)
    if sum(map(len, told)) > IN_SHORT:
        told = turns
    return chat("since.line", lang, what=fitted(" / ".join(told), IN_SHORT)) if told else ""


def _ends_choice(row: LogRow) -> bool:
    """Whether an answer decides a turn; free actions and the place of the High Priest do not."""
    return row.question == TakeTurn.__name__ and not is_free_action(row.action)


def turn_starts(rows: list[LogRow]) -> list[tuple[int, int]]:
    """For each begun turn of a person: the last answer before it, and its seat; turns of automas are left out."""
    found: list[tuple[int, int]] = []
    settled = True
    for row in rows:
        if row.question in FIRST_QUESTIONS:
            if settled or found[-1][1] != row.seat:
                found.append((row.seq - 1, row.seat))
            settled = _ends_choice(row)
    return found


def _end_of_last_turn(rows: list[LogRow], seat: int, view: View) -> int:
    """The number of the last answer of the seat's last complete turn.

    Against an automa, the last answer before that turn: the one that ended it led to the automa's turn as well.
    """
    starts = turn_starts(rows)
    if starts and starts[-1][1] == seat == view.active and not _is_to_begin(rows, view):
        starts.pop()
    own = [number for number, (_, whose) in enumerate(starts) if whose == seat]
    if not own:
        return -1
    if view.automa:
        return starts[own[-1]][0]
    return starts[own[-1] + 1][0] if own[-1] + 1 < len(starts) else max(row.seq for row in rows if row.seat == seat)


def _is_to_begin(rows: list[LogRow], view: View) -> bool:
    """Whether the active player has not answered in the present turn yet."""
    first = [row for row in rows if row.question in FIRST_QUESTIONS]
    return _ends_choice(first[-1]) and any(isinstance(frame, TakeTurn) for frame in view.stack)


def _end_of_turn(history: History, seat: int) -> int | None:
    """The answer that ended the seat's turn at the start of this history."""
    return next((told.row.seq for told in history.told if told.row and turns_begun(told, but=seat)), None)


def turns_begun(told: Told, but: int | None = None) -> list[int]:
    """Indexes of the turns that begin in the Events of an answer, without those of one seat."""
    events = enumerate(told.events)
    return [at for at, event in events if isinstance(event, TurnStarted) and event.seat != but]


def from_event(history: History, at: list[int]) -> History:
    """The history without the Events before this index in its first answer."""
    first, *rest = history.told
    kept = first.events[at[0] :] if at else first.events
    return structs.replace(history, told=(structs.replace(first, events=kept), *rest))
