"""Closed messages after an event: answered prompts, and replaced messages.

An open prompt stays while its question is the present one, and asks on if `edit_or_send` says so. Otherwise it shows
its answers (`closing`), or goes when a new prompt of a Festival shows them (`_gathered`), or loses its buttons and
reactions (`_old_prompt`). Elsewhere, `endings` closes the prompts of a game that is over or aborted, and the outbox
shows the answers in a prompt that could not ask on.
"""

from collections.abc import Mapping

from msgspec import Struct

from bot.languages import Language
from bot.screens.screen import Screen
from bot.table.announce.asides import Asides, answered_screen
from bot.table.announce.calls import later_progress, outdated
from bot.table.announce.jobs import Change, Close, Forget, Job, PutAway, Remove
from bot.table.announce.scene import Scene
from bot.table.announce.who_is_called import Called
from engine.queries import festivals
from storage import Game, Ledger, Posted
from storage.posted import Aside, GroupCall, OpenPrompt, SilentCall, Story, key


class Closed(Struct, frozen=True):
    """Changes of earlier messages."""

    first: tuple[Close, ...]  # prompts that show their answers, before any new message
    jobs: tuple[Job, ...]
    afterwards: tuple[Change, ...]
    gathered: Mapping[str, Posted]  # prompts to delete: a new one shows their answers
    removed: Story | None  # story to delete


def what_is_closed(scene: Scene, called: Called) -> Closed:
    """Changes of earlier messages, before and after a new one."""
    news = scene.news
    gathered = _gathered(scene, called)
    open_now = called.reopened or _stays(scene)
    first = [] if scene.is_board_sent else closing(news.game, scene.prompts, open_now, news.lang)
    jobs: list[Job] = [*map(Forget, outdated(news.messages, called.known)), *_no_longer_owed(scene, called)]
    kept = {*gathered, *(each.posted.message for each in first)}
    forgotten, afterwards = _old_prompt(scene, called, kept)
    jobs += forgotten
    removed = _removed(scene, called)
    jobs += giving_way(removed, news.messages) if removed else []
    jobs += later_progress(news, removed)
    return Closed(tuple(first), tuple(jobs), tuple(afterwards), gathered, removed)


def _no_longer_owed(scene: Scene, called: Called) -> list[Job]:
    """Forgets the silent calls of seats that are called now, or not awaited any more."""
    called_now = () if scene.is_call_sent else called.calling
    owed = scene.news.messages.every(SilentCall)
    return [Forget(call.key) for call in owed if call.seat in called_now or call.seat not in called.game.waits]


def _gathered(scene: Scene, called: Called) -> Mapping[str, Posted]:
    """Prompts of a Festival to delete: the new prompt shows their answers."""
    if not scene.is_prompt_due or scene.is_board_due or called.reopened or not festivals(scene.news.asked.view):
        return {}
    open_to_others = [call for seat, call in called.known.items() if seat not in called.along]
    return scene.prompts.over(open_to_others)


def _stays(scene: Scene) -> OpenPrompt | None:
    """The open prompt with the present question, if it is sent already."""
    old = scene.news.messages.get(OpenPrompt)
    return old if old and old.number == scene.number and not scene.is_prompt_due else None


def _old_prompt(scene: Scene, called: Called, kept: set[str]) -> tuple[list[Job], list[Change]]:
    """Changes of the old open prompt, unless it is kept; it shows the cause alone if another message asks on."""
    news, old = scene.news, scene.news.messages.get(OpenPrompt)
    if old is None or old == _stays(scene):
        return [], []
    if old.number == scene.number:  # the same question, to an earlier player of this seat
        return [], [PutAway(old, Screen(words=news.cause))]
    forgotten: list[Job] = [] if called.reopened else [Forget(old.key)]
    if old.message in kept:
        return forgotten, []
    goes_on = scene.is_prompt_due and scene.prompts.sharing(old) == (scene.seat,)
    return forgotten, [PutAway(old, Screen(words=news.cause) if goes_on else None)]


def _removed(scene: Scene, called: Called) -> Story | None:
    """The story to delete: a board tells the same, or another message repeats its call."""
    story = scene.news.messages.get(Story)
    calls_still = story is not None and any(call.message == story.message for call in called.known.values())
    replaced = bool(called.people) and scene.may_tell and not calls_still
    return story if scene.is_board_due or replaced else None


def giving_way(story: Story, messages: Ledger) -> list[Job]:
    """Deletes a story before another message tells the same."""
    call = messages.get(GroupCall)
    calls = [Forget(call.key)] if call and call.message == story.message else []
    return [Remove(story), Forget(story.key), *calls]


def closing(game: Game, prompts: Asides, open_now: Posted | None, lang: Language) -> list[Close]:
    """Prompts with answers that are news to the channel, closed."""
    found: dict[str, Close] = {}
    for seat, aside in prompts.messages.items():
        answers = prompts.answers(seat)
        if answers and answers[-1].seq > game.told and (open_now is None or aside.message != open_now.message):
            asides = tuple(key(Aside, each) for each in prompts.sharing(aside))
            found[aside.message] = Close(aside, answered_screen(game, prompts, aside, lang), asides)
    return list(found.values())
