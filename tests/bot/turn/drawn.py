"""Screens of plans, made from a position as its seat sees it."""

from collections.abc import Iterator

from bot.languages import ENGLISH
from bot.screens.screen import DANGER, Button, Row, Screen, Section, Select, Words
from bot.turn.menu import menu, taps_of
from bot.turn.placements import placements
from bot.turn.plan import Plan, course
from bot.turn.screens import plan_screen
from bot.turn.shown import Shown
from bot.turn.tap import Tap
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast
from engine.state import State, View
from engine.views import view

FINAL = ("✅", "🔒")


def shown(state: State, plan: Plan | None = None) -> Shown:
    """What the screen of the one who is asked is made of."""
    assert state.to_act is not None
    return shown_to(view(state, state.to_act), plan)


def shown_to(seen: View, plan: Plan | None = None) -> Shown:
    """The same for who sees this."""
    found = course(seen, plan or Plan(), {})
    here = found.here
    places = here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn)
    return Shown(
        game=7,
        number=1,
        seen=seen,
        course=found,
        groups=menu(here, {}, found.ends),
        places=placements(here) if places else (),
        pending=None,
        may_undo=False,
        lang=ENGLISH,
    )


def drawn(state: State, plan: Plan | None = None) -> Screen:
    """The screen of the one who is asked."""
    return plan_screen(shown(state, plan))


def taps(here: Forecast) -> tuple[Tap, ...]:
    """All that can be tapped at the end of a plan."""
    return taps_of(menu(here, {}))


def rows(screen: Screen) -> list[Row]:
    """The rows of things to press."""
    return [block for block in screen.blocks if isinstance(block, tuple)]


def buttons(screen: Screen) -> list[Button]:
    """All buttons that stand in rows."""
    return [part for row in rows(screen) for part in row if isinstance(part, Button)]


def words(screen: Screen) -> str:
    """All that is read."""
    return "\n".join(block.words for block in screen.blocks if isinstance(block, Words | Section))


def tapped_numbers(screen: Screen) -> Iterator[int]:
    """The numbers of all taps that can be pressed or picked."""
    for row in rows(screen):
        for part in row:
            if part.id.split(":")[1] != "tap":
                continue
            values = [choice.value for choice in part.choices] if isinstance(part, Select) else [part.id.split(":")[4]]
            yield from map(int, values)


def is_final(part: Button | Select) -> bool:
    """Whether this plays a plan."""
    return isinstance(part, Button) and (part.style == DANGER or part.emoji in FINAL)
