"""Questions that go round the table: who is called for one together, and who of them is shown as done."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, structs

from bot.languages import Language
from bot.prompts.screen import AttachedPicture
from bot.table.announcing.calls import CALL, Call, called_before, progress, subject
from bot.table.announcing.jobs import BOARD, Forget, Job, Keep, Update
from bot.table.announcing.screens import board_screen, called_lines, story_screen
from bot.table.message_kinds import called
from bot.table.summaries import in_brief
from engine.decisions import Decision, same_kind
from engine.state import View
from storage import Game, History, LogRow, PendingQuestion, Posted


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
    messages: Mapping[str, Posted]  # by kind
    since_board: History  # the same since the last board, which the prompts and the message that grows tell of
    since_call: History | None = None  # what a board or story tells that calls several people, if there is one
    picture: AttachedPicture | None
    now: int
    lang: Language


def asked_alike(news: News) -> list[int]:
    """Those who come later in the round with the same question as the one that is asked."""
    return [seat for seat, seen in news.later.items() if same_kind(seen.decision, news.asked.view.decision)]


def call_marks(news: News, along: Sequence[int], after: int) -> tuple[Keep, ...]:
    """Who was called together by a board or story that tells of what came after so many answers, and for what."""
    calls = calls_of(news, along)
    if not calls or news.asked.view.active >= 0:
        return calls
    return (*calls, Keep(CALL, Call(after, _everybody(news), tuple(sorted(news.ready))).number))


def calls_of(news: News, along: Sequence[int]) -> tuple[Keep, ...]:
    """For what each of those is called who are asked together."""
    asked = news.asked.view
    assert asked.seat is not None
    seen = {asked.seat: asked, **{seat: news.later[seat] for seat in along}} if along else {}
    return tuple(Keep(called(seat), subject(one.decision, one.turn)) for seat, one in seen.items() if one.decision)


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
    posted = messages.get(CALL)
    if posted and removed and posted.message == removed.message:
        return []
    if posted is None or told is None:
        return [Forget(CALL)] if posted else []
    call, known = Call.of(posted.seq), called_before(messages, news.asked.view, news.later)
    open_to = [seat for seat in call.group if seat in known and known[seat].message == posted.message]
    over: list[Job] = [] if open_to else [Forget(CALL)]
    waiting = [seat for seat in open_to if seat not in news.ready]
    done = tuple(seat for seat in call.group if seat not in waiting)
    if done == call.done:
        return over
    words = progress(game, call.group, done, lang)
    lines = called_lines(game, questions_to(news, waiting), game.asked, lang, words) if waiting else (words,)
    happened, board = in_brief(game, told, lang), messages.get(BOARD)
    if board and board.message == posted.message:
        screen = board_screen(game, told.before, happened, lines, None, lang)
    else:
        screen = story_screen(game, happened, lines, lang)
    after = structs.replace(posted, seq=structs.replace(call, done=done).number)
    still_marked = tuple(game.seats[seat].person for seat in waiting)  # an edit calls nobody once more
    kinds = (CALL, *map(called, call.group))
    return [Update(after, structs.replace(screen, calls=still_marked), kinds), *over]
