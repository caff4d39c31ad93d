"""The dispatches to the channel of a running game, from plain records only.

The order: edits of earlier prompts, then messages and notes, then changes of earlier messages. A story goes before the
board that tells the same. If a prompt is gone, a new dispatch goes without it, and another message tells its answers.
"""

from collections.abc import Iterator

from msgspec import structs

from bot.screens.prompt import prompt_for
from bot.table.announce.asides import answered_lines, prompts_of
from bot.table.announce.calls import called_before, later_progress
from bot.table.announce.jobs import Dispatch, Forget, Job, NoteBank, NoteTold, ResumeClock, StartClock, Update
from bot.table.announce.news import News
from bot.table.announce.scene import Scene, scene_of, waits_from_now_on
from bot.table.announce.screens import prompt_screen
from bot.table.announce.what_is_closed import what_is_closed
from bot.table.announce.what_is_told import led_to, together, what_is_told
from bot.table.announce.who_is_called import Called, who_is_called
from storage import Game
from storage.posted import Aside, OpenPrompt, SeatCall, Shared, key


def news_dispatch(news: News) -> Dispatch:
    """Tells the events, puts the present question, and calls its player if the wait begins now."""
    scene = scene_of(news)
    calls = who_is_called(scene)
    closed = what_is_closed(scene, calls)
    told = what_is_told(scene, calls, closed)
    resumed = [ResumeClock()] if news.arrived else []
    return Dispatch(
        calls.game,
        (*resumed, *closed.jobs, *told.jobs, *_turned_over(scene), *_noted(scene, calls)),
        (*closed.afterwards, *told.afterwards),
        (*closed.first, *told.first),
    )


def _turned_over(scene: Scene) -> Iterator[Job]:
    """Forgets the asides before a new board, for the board tells everything."""
    if scene.is_board_due:
        asides = scene.prompts.messages.values()
        yield from (Forget(one.key) for one in asides if not (scene.prompted and one.seat == scene.seat))
        yield from (Forget(one.key) for one in scene.prompts.earlier)


def _noted(scene: Scene, calls: Called) -> Iterator[Job]:
    """Notes what the channel knows, and starts or stops clocks if waits begin or end."""
    before = scene.news.game
    if calls.anew or calls.calling or calls.game.waits != before.waits:
        yield StartClock()
    yield NoteTold(scene.view.seq, scene.seat, calls.game.waits)
    yield from _changed_banks(before, calls.game)


def _changed_banks(before: Game, after: Game) -> Iterator[NoteBank]:
    for number, (now, old) in enumerate(zip(after.seats, before.seats, strict=True)):
        if now.bank is not None and now.bank != old.bank:
            yield NoteBank(number, now.bank)


def ready_dispatch(news: News) -> Dispatch:
    """Shows the ready seats in the calling message, without their answers; their clocks stop."""
    known = called_before(news.messages, news.asked.view, news.later)
    game = waits_from_now_on(news, known, [*news.game.waits], asks_on=True)
    shown = _progress(structs.replace(news, game=game))
    if game.waits == news.game.waits:
        return Dispatch(game, shown)
    noted = NoteTold(game.told, game.pinged, game.waits)
    return Dispatch(game, (*shown, StartClock(), noted, *_changed_banks(news.game, game)))


def _progress(news: News) -> tuple[Job, ...]:
    """Edits of the calling message, if other seats than before have answered ahead."""
    prompt, asked, game, lang = news.messages.get(OpenPrompt), news.asked.view, news.game, news.lang
    done = tuple(sorted(news.ready))
    if prompt is None or prompt.number != news.asked.number or prompt.shared is None or prompt.shared.done == done:
        return tuple(later_progress(news))
    prompts = prompts_of(news.since_board, news.messages)
    group, after = prompts.sharing(prompt), prompt.shared.after
    above = [*led_to(news, prompts, after), *answered_lines(game, prompts, [prompt.message], lang)]
    question = prompt_for(asked, lang=lang, number=news.asked.number)
    screen = prompt_screen(game, question, asked, above, (), lang, together(news, prompts, group))
    shown = structs.replace(prompt, shared=Shared(after, done))
    keys = (prompt.key, *(key(kind, seat) for kind in (Aside, SeatCall) for seat in group))
    return (Update(shown, screen, keys),)
