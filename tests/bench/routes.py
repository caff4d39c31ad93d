"""The fewest taps that say what was answered in a recorded game: which buttons and entries of selects to press."""

from collections.abc import Sequence

from msgspec import Struct

from bot.planning.menu import Entry, entries_of, menu
from bot.planning.placements import ANY, Place, placements, serves, wishes
from bot.planning.plan import Plan, changed, course, with_tap
from engine.actions import Action, ShowGodCard, ShowGold
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast, draws_unseen
from engine.state import State
from engine.views import view

SHOWN = 8  # places that are buttons
BUTTON, SELECT = 1, 2  # taps


class Press(Struct, frozen=True):
    """A thing to press: what its name says it does, and with what."""

    verb: str
    argument: str = ""


class Route(Struct, frozen=True):
    """Presses that say these many of the recorded answers, with the plan they lead to."""

    presses: tuple[Press, ...]
    said: int
    plan: Plan
    final: bool
    taps: int


def next_press(state: State, plan: Plan, rest: Sequence[Action]) -> Route | None:
    """What says most of the recorded answers that are left, with the fewest taps; None if nothing says them."""
    assert state.to_act is not None
    found = course(view(state, state.to_act), plan, {})
    here = found.here
    if here.ahead is not Ahead.ASKED:
        return None
    routes = [*_placing(here, plan, rest), *_tapping(here, plan, rest)]
    if not routes and found.taps and draws_unseen(here):
        return Route((Press("play"),), 0, plan, final=True, taps=BUTTON)
    return max(routes, key=lambda route: (route.said, -route.taps), default=None)


def _placing(here: Forecast, plan: Plan, rest: Sequence[Action]) -> list[Route]:
    if not isinstance(here.decision, TakeTurn):
        return []
    places = placements(here)
    found = []
    for wish in (*wishes(here, places), ANY):
        fitting = [number for number, place in enumerate(places) if serves(place, wish)]
        for shown, number in enumerate(fitting):
            if not _is_meant(places[number], rest):
                continue
            entry = places[number].entry({})
            presses = (Press("wish", wish), Press("place", str(number)))
            taps = BUTTON + (BUTTON if shown < SHOWN else SELECT)
            found += _routes(entry, presses, taps, plan, rest)
    return found


def _is_meant(place: Place, rest: Sequence[Action]) -> bool:
    """Whether this Worker was placed there, whatever was shown for it."""
    steps = tuple(step.action for step in place.steps)
    return all(
        action == said or isinstance(action, ShowGodCard | ShowGold) for action, said in zip(steps, rest, strict=False)
    )


def _tapping(here: Forecast, plan: Plan, rest: Sequence[Action]) -> list[Route]:
    found = []
    for number, entry in enumerate(entries_of(menu(here, {}))):
        presses = (Press("tap", str(number)),)
        if entry.final and entry.forgoes:
            presses += (Press("confirm"),)
        found += _routes(entry, presses, BUTTON * len(presses), plan, rest)
    return found


def _routes(entry: Entry, presses: tuple[Press, ...], taps: int, plan: Plan, rest: Sequence[Action]) -> list[Route]:
    """The route of an entry, if it says what was recorded; what was filled in otherwise is changed."""
    actions = [step.action for step in entry.steps]
    if len(actions) > len(rest):
        return []
    other = [place for place, action in enumerate(actions) if action != rest[place]]
    if any(not _changeable(entry, place, rest[place]) for place in other):
        return []
    if other and entry.final:
        return _ending_otherwise(entry, presses[0].argument, other, plan, rest) if presses[0].verb == "tap" else []
    after = with_tap(plan, entry)
    for place in other:
        after = changed(after, len(plan.answers) + place, rest[place])
        presses += (Press("change", f"{len(plan.answers) + place}_{legal(entry, place).index(rest[place])}"),)
    return [Route(presses, len(actions), after, entry.final, taps + SELECT * len(other))]


def _ending_otherwise(
    entry: Entry, number: str, other: Sequence[int], plan: Plan, rest: Sequence[Action]
) -> list[Route]:
    if len(other) > 1 or other[0] != len(entry.steps) - 1:
        return []
    (place,) = other
    change = Press("change", f"{number}_{place}_{legal(entry, place).index(rest[place])}")
    return [Route((change, Press("confirm")), len(entry.steps), plan, final=True, taps=SELECT + BUTTON)]


def _changeable(entry: Entry, place: int, action: Action) -> bool:
    step = entry.steps[place]
    return (step.filled or isinstance(step.action, ShowGodCard | ShowGold)) and action in legal(entry, place)


def legal(entry: Entry, place: int) -> tuple[Action, ...]:
    """What could have been answered there."""
    return entry.steps[place].before.answers
