"""Questions that go round the table: who is called for one together, and who of them is shown as done."""

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
from storage import Game, History, Ledger, LogRow, PendingQuestion, Posted
from storage.posted import UNSENT, Board, GroupCall, SeatCall, key


class News(Struct, frozen=True, kw_only=True):
    """What has happened in a running game, what is asked now, and what stands in its channel."""

    game: Game
    history: History  # what everybody may know of it, since the channel was last told
    asked: PendingQuestion
    arrived: bool = False  # whether the game has come to a channel that has no board of it yet
    declined: bool = False  # whether it was said that no card is chosen, a moment ago, and can still be taken back
    in_private: bool  # whether cards were chosen that can still be taken back; what they lead to is not asked in public
    tentative: tuple[LogRow, ...] = ()  # the answers of the seat that is asked which it can still take back
    later: Mapping[int, View] = {}  # whoever comes later in this round and may answer now: what they will be asked
    ready: frozenset[int] = frozenset()  # those of them who have said something ahead
    messages: Ledger
    since_board: History  # the same since the last board, which the prompts and the message that grows tell of
    since_call: History | None = None  # what a board or story tells that calls several people, if there is one
    picture: AttachedPicture | None
    now: int
    lang: Language


def asked_alike(news: News) -> list[int]:
    """Those who come later in the round with the same question as the one that is asked."""
    return [seat for seat, seen in news.later.items() if same_kind(seen.decision, news.asked.view.decision)]


def calls_by_board(news: News, along: Sequence[int]) -> tuple[Posted, ...]:
    """What a board or story is besides: a call of each who is called together, in the set-up also of all."""
    calls = calls_of(news, along)
    if not calls or news.asked.view.active >= 0:
        return calls
    return (*calls, GroupCall(*UNSENT, _everybody(news), tuple(sorted(news.ready))))


def calls_of(news: News, along: Sequence[int]) -> tuple[SeatCall, ...]:
    """What a message is for each of those who are called by it together."""
    return tuple(map(call_of, (news.asked.view, *(news.later[seat] for seat in along)))) if along else ()


def _everybody(news: News) -> tuple[int, ...]:
    """All who are asked something in this round."""
    assert news.game.to_act is not None
    return tuple(sorted([news.game.to_act, *news.later]))


def questions_to(news: News, seats: Iterable[int]) -> dict[int, Decision]:
    """What these are asked, or will be in this round."""
    found = {seen.seat: seen.decision for seen in (news.asked.view, *news.later.values())}
    return {seat: decision for seat in seats if (decision := found.get(seat))}


def call_progress(news: News, along: Sequence[int]) -> str:
    """Who of all that a board or story of the set-up calls has answered."""
    if not along or news.asked.view.active >= 0:
        return ""
    return progress(news.game, _everybody(news), tuple(news.ready), news.lang)


def later_progress(news: News, removed: Posted | None = None) -> list[Job]:
    """The board or story of the set-up that has called several people shows who of them has answered since."""
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
    lines = called_lines(game, questions_to(news, waiting), game.asked, lang, words) if waiting else (words,)
    happened, board = in_brief(game, told, lang), messages.get(Board)
    if board and board.message == call.message:
        screen = board_screen(game, told.before, happened, lines, None, lang)
    else:
        screen = story_screen(game, happened, lines, lang)
    still_marked = tuple(game.seats[seat].person for seat in waiting)  # an edit calls nobody once more
    screen = structs.replace(screen, calls=still_marked)
    keys = (call.key, *(key(SeatCall, seat) for seat in call.group))
    return [Update(structs.replace(call, done=done), screen, keys), *over]
