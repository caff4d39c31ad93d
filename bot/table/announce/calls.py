"""Calls to several people at once, and their progress: later seats of a round may answer now, without a second call."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import structs

from bot.languages import Language
from bot.say.chat import chat
from bot.table.announce.jobs import Forget, Job, Update
from bot.table.announce.news import News
from bot.table.announce.screens import board_screen, called_lines, story_screen
from bot.table.io.seats import escaped_names
from bot.table.look.summaries import in_brief
from engine.decisions import Decision, same_kind
from engine.state import View
from storage import Game, Ledger, Posted
from storage.posted import UNSENT, Board, GroupCall, Key, SeatCall, key


def call_of(seen: View) -> SeatCall:
    """Record of a message as the call of this seat to its question."""
    assert seen.seat is not None
    return SeatCall(*UNSENT, seen.seat, seen.turn, type(seen.decision).__name__)


def called_before(messages: Ledger, asked: View, later: Mapping[int, View]) -> dict[int, SeatCall]:
    """By seat: the earlier calls to the present question, or to a later one of this round."""
    now = {call.seat: call for call in map(call_of, (asked, *later.values()))}
    return {
        call.seat: call
        for call in messages.every(SeatCall)
        if (due := now.get(call.seat)) and (call.turn, call.question) == (due.turn, due.question)
    }


def outdated(messages: Ledger, present: Collection[int]) -> Iterator[Key]:
    """Keys of the calls to all seats but these."""
    return (call.key for call in messages.every(SeatCall) if call.seat not in present)


def progress(game: Game, group: Sequence[int], done: Sequence[int], lang: Language) -> str:
    """A line with the seats of a group that have answered, without their answers."""
    names = escaped_names(game)
    parts = (chat("call.done" if seat in done else "call.open", lang, who=names[seat]) for seat in group)
    return " · ".join(parts)


def asked_alike(news: News) -> list[int]:
    """The later seats of the round with the same question as the seat to act."""
    return [seat for seat, seen in news.later.items() if same_kind(seen.decision, news.asked.view.decision)]


def calls_by_board(news: News, along: Sequence[int]) -> tuple[Posted, ...]:
    """Other records of a board or story: a call of each seat, and in the set-up a group call."""
    calls = calls_of(news, along)
    if not calls or news.asked.view.active >= 0:
        return calls
    return (*calls, GroupCall(*UNSENT, _everybody(news), tuple(sorted(news.ready))))


def calls_of(news: News, along: Sequence[int]) -> tuple[SeatCall, ...]:
    """Calls of all seats in this message."""
    return tuple(map(call_of, (news.asked.view, *(news.later[seat] for seat in along)))) if along else ()


def _everybody(news: News) -> tuple[int, ...]:
    """All seats with a question in this round."""
    assert news.game.to_act is not None
    return tuple(sorted([news.game.to_act, *news.later]))


def questions_to(news: News, seats: Iterable[int]) -> dict[int, Decision]:
    """The questions of these seats in this round."""
    found = {seen.seat: seen.decision for seen in (news.asked.view, *news.later.values())}
    return {seat: decision for seat in seats if (decision := found.get(seat))}


def call_progress(news: News, along: Sequence[int]) -> str:
    """The line with the progress of the common call of the set-up."""
    if not along or news.asked.view.active >= 0:
        return ""
    return progress(news.game, _everybody(news), tuple(news.ready), news.lang)


def later_progress(news: News, removed: Posted | None = None) -> list[Job]:
    """Shows in the board or story of the set-up the progress of its group call."""
    messages, game, told, lang = news.messages, news.game, news.since_call, news.lang
    call = messages.get(GroupCall)
    if call is None or (removed and call.message == removed.message):
        return []
    if told is None:
        return [Forget(call.key)]
    known = called_before(messages, news.asked.view, news.later)
    open_to = [seat for seat in call.group if seat in known and known[seat].message == call.message]
    over: list[Job] = [] if open_to else [Forget(call.key)]
    waiting = [seat for seat in open_to if seat not in news.ready]
    done = tuple(seat for seat in call.group if seat not in waiting)
    if done == call.done:
        return over
    words = progress(game, call.group, done, lang)
    lines = called_lines(game, questions_to(news, waiting), lang, words) if waiting else (words,)
    happened, board = in_brief(game, told, lang), messages.get(Board)
    if board and board.message == call.message:
        screen = board_screen(game, told.before, happened, lines, None, lang)
    else:
        screen = story_screen(game, happened, lines, lang)
    still_marked = tuple(game.seats[seat].person for seat in waiting)  # an edit notifies nobody
    screen = structs.replace(screen, calls=still_marked)
    keys = (call.key, *(key(SeatCall, seat) for seat in call.group))
    return [Update(structs.replace(call, done=done), screen, keys), *over]
