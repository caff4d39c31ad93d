"""Questions that go round the table: common calls and their progress."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, structs

from bot.languages import Language
from bot.screens.screen import AttachedPicture
from bot.table.announce.calls import call_of, called_before, progress
from bot.table.announce.jobs import Forget, Job, Update
from bot.table.announce.screens import board_screen, called_lines, story_screen
from bot.table.look.summaries import in_brief
from engine.decisions import Decision, same_kind
from engine.state import View
from storage import Game, History, Ledger, LogRow, PendingQuestion, Posted, Preferences
from storage.posted import UNSENT, Board, GroupCall, SeatCall, key


class News(Struct, frozen=True, kw_only=True):
    """The events of a running game, its present question, and the messages in its channel."""

    game: Game
    history: History  # the public events since the channel was last told
    asked: PendingQuestion
    arrived: bool = False  # whether this channel has no board of the game yet
    declined: bool = False  # whether the seat has just declined the choice of a card, and can take that back
    in_private: bool  # whether chosen cards can still be taken back; their follow-on questions are not public
    tentative: tuple[LogRow, ...] = ()  # answers of the seat to act, before they are final
    later: Mapping[int, View] = {}  # by seat: coming questions of this round, open to answers now
    ready: frozenset[int] = frozenset()  # later seats with an answer ahead
    people: Mapping[int, Preferences] = {}  # by seat: the wishes of all people at the table
    messages: Ledger
    since_board: History  # the public events since the last board, for prompts and the story
    on_board: History | None = None  # the events between the answers named by the last board, if it may grow
    since_call: History | None = None  # the events in a board or story with a group call, if there is one
    picture: AttachedPicture | None
    tiles: AttachedPicture | None = None  # the tiles offered to the channel by the present question
    now: int
    lang: Language


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
