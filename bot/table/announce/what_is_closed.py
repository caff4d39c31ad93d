"""What is closed when something has happened: prompts that are answered, and messages that another one replaces.

A prompt that was open stays so while it asks what is asked now, and asks on where `who_is_called` says so. Otherwise
it ends: it says what was answered there (`closing`); at a Festival it goes when a new prompt says that (`_gathered`);
or it only loses its buttons and reactions (`_old_prompt`).
"""

from collections.abc import Mapping

from msgspec import Struct

from bot.languages import Language
from bot.screens.screen import Screen
from bot.table.announce.asides import Asides, answered_screen
from bot.table.announce.calls import outdated
from bot.table.announce.causes import cause
from bot.table.announce.jobs import Change, Close, Forget, Job, PutAway, Remove, Reopen
from bot.table.announce.rounds import later_progress
from bot.table.announce.who_is_called import Called, Scene
from engine.procedures import Festival
from storage import Game, Ledger, Posted
from storage.posted import Aside, GroupCall, OpenPrompt, Story, key


class Closed(Struct, frozen=True):
    """What becomes of earlier messages."""

    first: tuple[Close | Reopen, ...]  # prompts that say what was answered, before anything else is said
    jobs: tuple[Job, ...]
    afterwards: tuple[Change, ...]
    gathered: Mapping[str, Posted]  # prompts that go, for a new one says what stands in them
    removed: Story | None  # the message between two boards that goes


def what_is_closed(scene: Scene, called: Called) -> Closed:
    """What becomes of earlier messages, before and after a new one is sent."""
    news = scene.news
    gathered = _gathered(scene, called)
    open_now = called.reopened or _stays(scene)
    first = [] if scene.board_said else closing(news.game, scene.prompts, open_now, news.lang)
    jobs: list[Job] = [*map(Forget, outdated(news.messages, called.known))]
    kept = {*gathered, *(each.posted.message for each in first)}
    forgotten, afterwards = _old_prompt(scene, called, kept)
    jobs += forgotten
    removed = _removed(scene, called)
    jobs += giving_way(removed, news.messages) if removed else []
    jobs += later_progress(news, removed)
    return Closed(tuple(first), tuple(jobs), tuple(afterwards), gathered, removed)


def _gathered(scene: Scene, called: Called) -> Mapping[str, Posted]:
    """The prompts of a Festival that go when a new one is sent, for that says what stands in them."""
    at_festival = any(isinstance(frame, Festival) for frame in scene.news.asked.view.stack)
    if not scene.prompts_now or scene.page or called.reopened or not at_festival:
        return {}
    open_to_others = [call for seat, call in called.known.items() if seat not in called.along]
    return scene.prompts.over(open_to_others)


def _stays(scene: Scene) -> OpenPrompt | None:
    """The prompt that asks what is asked now, if it does not have to be put once more."""
    old = scene.news.messages.get(OpenPrompt)
    return old if old and old.number == scene.number and not scene.prompts_now else None


def _old_prompt(scene: Scene, called: Called, kept: set[str]) -> tuple[list[Job], list[Change]]:
    """What becomes of the prompt that was open, if it is not kept; where its player is asked below, it says why."""
    news, old = scene.news, scene.news.messages.get(OpenPrompt)
    if old is None or old == _stays(scene):
        return [], []
    if old.number == scene.number:
        return [], [PutAway(old)]  # the same question went to whoever sat there before
    forgotten: list[Job] = [] if called.reopened else [Forget(old.key)]
    if old.message in kept:
        return forgotten, []
    goes_on = scene.prompts_now and scene.prompts.sharing(old) == (scene.seat,)
    why = Screen(words=cause(called.game, news.asked.view, news.since_board, news.lang)) if goes_on else None
    return forgotten, [PutAway(old, why)]


def _removed(scene: Scene, called: Called) -> Story | None:
    """The message between two boards that goes: a board tells all of it, or another one calls everybody it has."""
    story = scene.news.messages.get(Story)
    calls_still = story is not None and any(call.message == story.message for call in called.known.values())
    replaced = bool(called.calling) and scene.may_tell and not calls_still
    return story if scene.page or replaced else None


def giving_way(story: Story, messages: Ledger) -> list[Job]:
    """What was told in the middle of a turn goes, before another message tells all of it."""
    call = messages.get(GroupCall)
    calls = [Forget(call.key)] if call and call.message == story.message else []
    return [Remove(story), Forget(story.key), *calls]


def closing(game: Game, prompts: Asides, open_now: Posted | None, lang: Language) -> list[Close]:
    """What becomes of the prompts to which there are answers that the channel has not heard of."""
    found: dict[str, Close] = {}
    for seat, aside in prompts.messages.items():
        answers = prompts.answers(seat)
        if answers and answers[-1].seq > game.told and (open_now is None or aside.message != open_now.message):
            asides = tuple(key(Aside, each) for each in prompts.sharing(aside))
            found[aside.message] = Close(aside, answered_screen(game, prompts, aside, lang), asides)
    return list(found.values())
