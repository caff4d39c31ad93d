"""The news of a channel after an event: a board, a prompt, or a story between two boards."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, structs

from bot.languages import Language
from bot.say import same_question
from bot.say.chat import chat
from bot.screens.prompt import prompt_for
from bot.screens.public_question import offer_same_answers
from bot.screens.screen import Screen, fitted
from bot.table.announce.asides import Asides, answered_lines, answered_screen, told_by
from bot.table.announce.calls import call_progress, calls_by_board, calls_of, progress, questions_to
from bot.table.announce.jobs import Change, Close, Edit, Job, OfferReactions, Remove, Reopen, Retell, Send, Strip
from bot.table.announce.news import News
from bot.table.announce.scene import Scene
from bot.table.announce.screens import (
    Together,
    ask_lines,
    board_screen,
    grown_board_screen,
    prompt_screen,
    story_screen,
)
from bot.table.announce.what_is_closed import Closed
from bot.table.announce.who_is_called import Called
from bot.table.clock.clock import without_past_deadlines
from bot.table.look.summaries import in_brief
from storage import Game, History, Ledger, Posted
from storage.posted import UNSENT, Aside, Board, Finale, LastBoard, OpenPrompt, Shared, Story, key

BRIEFLY = 240  # characters for events above a question


class Telling(Struct, frozen=True):
    """Messages to send and edit, and later changes of earlier messages."""

    jobs: tuple[Job, ...] = ()
    afterwards: tuple[Change, ...] = ()
    first: tuple[Close | Reopen, ...] = ()


def what_is_told(scene: Scene, called: Called, closed: Closed) -> Telling:
    """Messages with the news and the present question."""
    since = _told_before(scene, closed.removed)
    parts = [_board(scene, called, since)] if scene.is_board_due and not scene.is_board_sent else []
    if scene.is_prompt_due:
        parts.append(_prompt(scene, called, closed.gathered))
    elif scene.may_tell:
        parts.append(_story(scene, called, closed.removed, since))
    return Telling(
        tuple(job for part in parts for job in part.jobs),
        tuple(change for part in parts for change in part.afterwards),
        tuple(change for part in parts for change in part.first),
    )


def _told_before(scene: Scene, removed: Story | None) -> int:
    """The number of the last answer told by lasting earlier messages; a new board takes over additions to the last."""
    messages = scene.news.messages
    board = messages.get(Board)
    if scene.is_board_due and (removed or scene.news.arrived or (board and board.grown is not None)):
        return begun(messages)
    return removed.after if removed else told_between(scene.news.game, messages)


def _ask_lines(scene: Scene, called: Called) -> tuple[str, ...]:
    news, along = scene.news, called.along
    questions, done = questions_to(news, along), call_progress(news, along)
    return ask_lines(_shown(scene, called), scene.view, news.lang, questions, done)


def _shown(scene: Scene, called: Called) -> Game:
    """The game as messages show it: without past deadlines."""
    return without_past_deadlines(called.game, scene.news.now)


def _board(scene: Scene, called: Called, since: int) -> Telling:
    """A new board with the events after this answer."""
    news, lang = scene.news, scene.news.lang
    lines = in_brief(called.game, scene.prompts.left_to_tell(since), lang)
    ask = () if scene.prompted else _ask_lines(scene, called)
    screen = board_screen(called.game, scene.view, lines, ask, news.picture, lang, called.people)
    board = Board(*UNSENT, scene.view.seq, since, elsewhere=scene.prompts.told_elsewhere(since))
    calls = (*calls_by_board(news, called.along), *called.owed) if ask else ()
    sent, old = sending(board, screen, lang, calls), news.messages.get(Board)
    if old and old.grown is not None and news.on_board:
        return Telling((_retelling(scene, called, old, news.on_board), sent))
    return Telling((sent,), (Strip(old),) if old else ())


def _retelling(scene: Scene, called: Called, old: Board, on_board: History) -> Retell:
    """The old board without later additions."""
    news, on_board = scene.news, told_by(old, on_board)
    return Retell(old, grown_board_screen(called.game, news.since_board.before, on_board, (), (), news.lang))


def _story(scene: Scene, called: Called, removed: Story | None, since: int) -> Telling:
    """A story between two boards; while it notifies nobody, the last story or board grows by it."""
    news, lang, old = scene.news, scene.news.lang, scene.news.messages.get(Story)
    board = news.messages.get(Board)
    lines = in_brief(called.game, scene.prompts.left_to_tell(since), lang)
    ask = _ask_lines(scene, called) if called.calling else ()
    if not ask and (not lines or scene.seat in called.known):
        return Telling()  # the next message tells it, and the call stays as it is
    calls = (*calls_by_board(news, called.along), *called.owed) if ask else ()
    screen = story_screen(called.game, lines, ask, lang, called.people)
    story = Send(Story(*UNSENT, scene.view.seq, since), screen, besides=calls)
    kept = ask_lines(_shown(scene, called), scene.view, lang, {})
    still = ask or kept  # an edit keeps the call of the edited message
    if old and not called.people:
        whole = in_brief(called.game, scene.prompts.left_to_tell(old.after), lang)
        grown = story_screen(called.game, whole, still, lang)
        return Telling((Edit(structs.replace(old, shows=scene.view.seq), grown, story),))
    if board and news.on_board and not called.people:
        more = in_brief(called.game, scene.prompts.left_to_tell(board.shows), lang)
        before, on_board = news.since_board.before, told_by(board, news.on_board)
        both = grown_board_screen(called.game, before, on_board, more, still, lang)
        return Telling((Edit(structs.replace(board, grown=scene.view.seq), both, story),))
    return Telling((story,), (Strip(old),) if old and not removed else ())


def told_between(game: Game, messages: Ledger) -> int:
    """The number of the last answer told by a board or story; prompts tell theirs themselves."""
    board, story = messages.get(Board), messages.get(Story)
    shown = [*((board.tells,) if board else ()), *((story.shows,) if story else ())]
    return min(game.told, max(shown)) if shown else game.told


def begun(messages: Ledger) -> int:
    """The number of the last answer before the story, whether it is a message of its own or grew on the board."""
    board, story = messages.get(Board), messages.get(Story)
    if story and not (board and board.grown is not None):
        return story.after
    return board.shows if board else -1


def _prompt(scene: Scene, called: Called, gathered: Mapping[str, Posted]) -> Telling:
    """The present question out of turn: in the old prompt of its player, or in a new one."""
    return _asked_on(scene, called, called.reopened) if called.reopened else _new_prompt(scene, called, gathered)


def _asking(scene: Scene, called: Called, group: Sequence[int], answered: Sequence[str]) -> tuple[OpenPrompt, Screen]:
    """The prompt to these seats, with earlier answers above the question."""
    news, lang = scene.news, scene.news.lang
    prompt = prompt_for(news.asked.view, lang=lang, number=news.asked.number)
    since = news.asked.view.seq if scene.is_board_due else news.game.told  # the board above tells everything
    several = len(group) > 1
    shown = together(news, scene.prompts, group) if several else None
    above = [*led_to(news, scene.prompts, since), *answered]
    screen = prompt_screen(_shown(scene, called), prompt, news.asked.view, above, called.people, lang, shown)
    screen = structs.replace(screen, pictures=(news.tiles,)) if news.tiles else screen
    shared = Shared(since, tuple(sorted(news.ready))) if several else None
    return OpenPrompt(*UNSENT, news.asked.number, shared), screen


def _asked_on(scene: Scene, called: Called, old: Aside) -> Telling:
    """The next question in an answered prompt, below its answers."""
    prompts, lang = scene.prompts, scene.news.lang
    group = prompts.sharing(old)
    answered = answered_lines(called.game, prompts, [old.message], lang)
    prompt, screen = _asking(scene, called, group, answered)
    again = structs.replace(prompt, channel=old.channel, message=old.message)
    asides = tuple(key(Aside, each) for each in group)
    ended = answered_screen(called.game, prompts, old, lang) if answered else None
    owed = tuple(structs.replace(call, channel=old.channel, message=old.message) for call in called.owed)
    reopen = Reopen(again, screen, asides, ended, tuple(prompts.left_behind(group)), owed)
    return Telling(afterwards=(OfferReactions(screen.reactions),), first=(reopen,))


def _new_prompt(scene: Scene, called: Called, gathered: Mapping[str, Posted]) -> Telling:
    """A new prompt, with the answers of the gathered ones."""
    news, prompts = scene.news, scene.prompts
    group = (scene.seat, *called.along)
    prompt, screen = _asking(scene, called, group, answered_lines(called.game, prompts, gathered, news.lang))
    after = min(news.asked.view.seq, news.game.settled)  # answers that can be taken back appear here once final
    besides = (
        *(Aside(*UNSENT, each, after) for each in group),
        *calls_of(news, [each for each in called.along if each not in news.ready]),
        *called.owed,
        *prompts.stands_in(gathered),
    )
    left_behind = [] if scene.is_board_due else prompts.left_behind(group)
    earlier = tuple(posted for posted in left_behind if posted.message not in gathered)
    elsewhere = [one for one in prompts.messages.values() if one.message in gathered and one.seat not in group]
    jobs: list[Job] = [Remove(posted) for posted in gathered.values()]
    forgetting = tuple(one.key for one in elsewhere)
    plain = structs.replace(screen, pictures=()) if screen.pictures else None
    jobs.append(Send(prompt, screen, plain, besides=besides, earlier=earlier, forgetting=forgetting))
    return Telling(tuple(jobs), (OfferReactions(screen.reactions),))


def led_to(news: News, prompts: Asides, since: int) -> list[str]:
    """The cause of a question out of turn, and a summary of the events after this answer."""
    return [news.cause, *in_brief(news.game, prompts.left_to_tell(since), news.lang, BRIEFLY)]


def together(news: News, prompts: Asides, group: Sequence[int]) -> Together:
    """A question to several seats: the prompts of those without an answer, and the progress."""
    asked = news.asked.view
    assert asked.seat is not None
    open_to = [seat for seat in news.later if seat in group and seat not in news.ready]
    answered = [seat for seat in group if seat in news.ready or prompts.answers(seat)]
    done = [seat for seat in answered if seat not in (asked.seat, *open_to)]  # their answers may be to another question
    views = [news.later[seat] for seat in open_to]
    return Together(
        tuple(prompt_for(view, lang=news.lang) for view in views),
        progress(news.game, group, done, news.lang),
        is_one_question=same_question([asked, *views], news.lang),
        have_same_answers=offer_same_answers([asked, *views], news.lang),
    )


def sending(
    posted: Board | LastBoard | Finale, screen: Screen, lang: Language, besides: tuple[Posted, ...] = ()
) -> Send:
    """A message with pictures, and its version for channels that forbid them."""
    words = fitted("\n".join([screen.words, chat("permission.attach", lang)]))
    plain = Screen(words=words, rows=screen.rows, calls=screen.calls)
    return Send(posted, screen, plain if screen.pictures else None, besides)
