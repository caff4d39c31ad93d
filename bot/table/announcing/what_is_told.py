"""What is told when something has happened: by a board, by a prompt, or by a message between two boards."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from bot.languages import Language
from bot.prompts.prompt import prompt_for
from bot.prompts.screen import Screen, fitted
from bot.table.announcing.asides import Asides, answered_lines, answered_screen, aside
from bot.table.announcing.calls import NOTED, NOTED_SINCE, mask, progress
from bot.table.announcing.causes import cause
from bot.table.announcing.jobs import (
    BOARD,
    PROMPT,
    STORY,
    STORY_SINCE,
    Change,
    Close,
    Edit,
    Forget,
    Job,
    Keep,
    OfferReactions,
    PutAway,
    Remove,
    Reopen,
    Send,
    Strip,
)
from bot.table.announcing.rounds import News, call_marks, call_progress, calls_of, questions_to
from bot.table.announcing.screens import (
    Together,
    ask_lines,
    board_screen,
    grown_story_screen,
    prompt_screen,
    story_screen,
)
from bot.table.announcing.what_is_closed import Closed
from bot.table.announcing.who_is_called import Called, Scene
from bot.table.summaries import in_brief
from bot.text.chat import chat
from storage import Game, Posted

Keeps: TypeAlias = tuple[Keep, ...]

BRIEFLY = 240  # characters of what has happened, above a question


class Telling(Struct, frozen=True):
    """What is sent and edited, and what changes in earlier messages then."""

    jobs: tuple[Job, ...] = ()
    afterwards: tuple[Change, ...] = ()
    first: tuple[Close | Reopen, ...] = ()


def what_is_told(scene: Scene, called: Called, closed: Closed) -> Telling:
    """What the channel hears of what has happened, and what is asked."""
    messages = scene.news.messages
    since = begun(messages) if closed.removed or scene.news.arrived else told_between(scene.news.game, messages)
    parts = [_board(scene, called, since)] if scene.page and not scene.board_said else []
    if scene.prompts_now:
        parts += [_prompt(scene, called, closed.gathered), _asked_of_another(scene)]
    elif scene.may_tell:
        parts.append(_story(scene, called, closed.removed, since))
    return Telling(
        tuple(job for part in parts for job in part.jobs),
        tuple(change for part in parts for change in part.afterwards),
        tuple(change for part in parts for change in part.first),
    )


def _ask_lines(scene: Scene, called: Called) -> tuple[str, ...]:
    news, along = scene.news, called.along
    questions, done = questions_to(news, along), call_progress(news, along)
    return ask_lines(called.game, scene.view, called.game.asked, news.lang, questions, done)


def _board(scene: Scene, called: Called, since: int) -> Telling:
    """A new board, which tells what came after so many answers."""
    news, lang = scene.news, scene.news.lang
    lines = in_brief(called.game, scene.prompts.left_to_tell(since), lang)
    ask = () if scene.prompted else _ask_lines(scene, called)
    screen = board_screen(called.game, scene.view, lines, ask, news.picture, lang, called.people)
    marks = call_marks(news, called.along, since) if ask else ()
    old = news.messages.get(BOARD)
    return Telling((sending(BOARD, screen, scene.view.seq, lang, marks),), (Strip(old),) if old else ())


def _story(scene: Scene, called: Called, removed: Posted | None, since: int) -> Telling:
    """A message between two boards; it grows as long as it calls nobody."""
    news, lang, old = scene.news, scene.news.lang, scene.news.messages.get(STORY)
    lines = in_brief(called.game, scene.prompts.left_to_tell(since), lang)
    ask = _ask_lines(scene, called) if called.calling else ()
    if not ask and (not lines or scene.seat in called.known):
        return Telling()  # the next message tells it, and that one stays as it is
    keep = (Keep(STORY_SINCE, since), *(call_marks(news, called.along, since) if ask else ()))
    story = Send(STORY, story_screen(called.game, lines, ask, lang, called.people), scene.view.seq, keep=keep)
    if old and not ask:
        grown = scene.prompts.left_to_tell(begun(news.messages))
        return Telling((Edit(old, grown_story_screen(called.game, grown, lang), story),))
    return Telling((story,), (Strip(old),) if old and not removed else ())


def _asked_of_another(scene: Scene) -> Telling:
    """The same question went to whoever sat there before."""
    old = scene.news.messages.get(PROMPT)
    return Telling(afterwards=(PutAway(old),)) if old and old.seq == scene.number else Telling()


def told_between(game: Game, messages: Mapping[str, Posted]) -> int:
    """How many answers boards and the messages between them have told of; what prompts say is told besides."""
    shown = [messages[kind].seq for kind in (BOARD, STORY) if kind in messages]
    return min(game.told, max(shown)) if shown else game.told


def begun(messages: Mapping[str, Posted]) -> int:
    """How many answers came before what the story tells."""
    since = messages.get(STORY_SINCE) or messages.get(BOARD)
    return since.seq if since else -1


def _prompt(scene: Scene, called: Called, gathered: Mapping[str, Posted]) -> Telling:
    """The present question, put out of turn: in the prompt its player has answered before, or in a new message."""
    return _reopened(scene, called, called.reopened) if called.reopened else _new_prompt(scene, called, gathered)


def _prompt_parts(scene: Scene, called: Called, group: Sequence[int], answered: Sequence[str]) -> tuple[Screen, Keeps]:
    """The prompt for these seats, below what was answered; and what is remembered of who has answered."""
    news, lang = scene.news, scene.news.lang
    prompt = prompt_for(news.asked.view, lang=lang, number=news.asked.number)
    since = news.asked.view.seq if scene.page else news.game.told  # the board above tells all
    shared = together(news, scene.prompts, group) if len(group) > 1 else None
    above = [*led_to(news, scene.prompts, since), *answered]
    screen = prompt_screen(called.game, prompt, news.asked.view, above, called.people, lang, shared)
    return screen, (Keep(NOTED, mask(news.ready)), Keep(NOTED_SINCE, since)) if shared else ()


def _reopened(scene: Scene, called: Called, prompt: Posted) -> Telling:
    """A prompt that was answered asks on, below what was answered."""
    news, prompts, lang = scene.news, scene.prompts, scene.news.lang
    group = prompts.sharing(prompt)
    answered = answered_lines(called.game, prompts, [prompt.message], lang)
    screen, noted = _prompt_parts(scene, called, group, answered)
    ended = answered_screen(called.game, prompts, prompt, lang) if answered else None
    earlier = tuple(posted for each in group for posted in prompts.left_behind(each))
    again = Reopen(prompt, screen, news.asked.number, noted, tuple(map(aside, group)), ended, earlier)
    alone = () if noted else tuple(Forget(kind) for kind in (NOTED, NOTED_SINCE) if kind in news.messages)
    return Telling(alone, (OfferReactions(PROMPT, screen.reactions),), (again,))


def _new_prompt(scene: Scene, called: Called, gathered: Mapping[str, Posted]) -> Telling:
    """A new prompt, which says what stands in the gathered ones."""
    news, prompts = scene.news, scene.prompts
    group = (scene.seat, *called.along)
    screen, noted = _prompt_parts(scene, called, group, answered_lines(called.game, prompts, gathered, news.lang))
    after = min(news.asked.view.seq, news.game.settled)  # what can still be taken back is said here once it is final
    keep = (
        *(Keep(aside(each), after) for each in group),
        *calls_of(news, [each for each in called.along if each not in news.ready]),
        *noted,
        *(Keep(kind, seq) for kind, seq in prompts.stands_in(gathered)),
    )
    left_behind = [] if scene.page else [posted for each in group for posted in prompts.left_behind(each)]
    earlier = tuple(posted for posted in left_behind if posted.message not in gathered)
    elsewhere = [seat for seat, posted in prompts.messages.items() if posted.message in gathered and seat not in group]
    jobs: list[Job] = [Send(PROMPT, screen, news.asked.number, keep=keep, earlier=earlier)]
    jobs += [Forget(aside(seat)) for seat in elsewhere]
    jobs += [Remove(posted) for posted in gathered.values()]
    return Telling(tuple(jobs), (OfferReactions(PROMPT, screen.reactions),))


def led_to(news: News, prompts: Asides, since: int) -> list[str]:
    """Why something is asked out of turn, and in short what has happened after so many answers."""
    why = cause(news.game, news.asked.view, news.since_board, news.lang)
    return [why, *in_brief(news.game, prompts.left_to_tell(since), news.lang, BRIEFLY)]


def together(news: News, prompts: Asides, group: Sequence[int]) -> Together:
    """How a question is put to several seats: to whom it is still open, and who has answered."""
    asked = news.asked.view
    assert asked.seat is not None
    open_to = [seat for seat in news.later if seat in group and seat not in news.ready]
    answered = [seat for seat in group if seat in news.ready or prompts.answers(seat)]
    done = [seat for seat in answered if seat not in (asked.seat, *open_to)]  # who may have answered something else
    others = tuple(prompt_for(news.later[seat], lang=news.lang) for seat in open_to)
    return Together(others, progress(news.game, group, done, news.lang))


def sending(kind: str, screen: Screen, seq: int, lang: Language, keep: tuple[Keep, ...] = ()) -> Send:
    """A message with pictures, and what is said where they may not be attached."""
    words = fitted("\n".join([screen.words, chat("permission.attach", lang)]))
    plain = Screen(words=words, rows=screen.rows, calls=screen.calls)
    return Send(kind, screen, seq, plain if screen.pictures else None, keep)
