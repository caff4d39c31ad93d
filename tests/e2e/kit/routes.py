"""The way through the screens of a plan that says certain answers with the fewest taps."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.sandbox import Person, Reply
from bot.sandbox.people.components import STRING_SELECT
from bot.turn.menu import menu, taps_of
from bot.turn.place_rows import SHOWN_PLACES
from bot.turn.placements import ANY, is_place_for, placements, wishes
from bot.turn.plan import Course, Plan, PlannedTap, changed, course_from, may_stand_for
from bot.turn.tap import Step, Tap, tapped
from engine.actions import Action
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast, draws_unseen
from tests.e2e.kit.harness import Message, parts

BUTTON, SELECT = 1, 2  # taps


class Press(Struct, frozen=True):
    """A thing to press: what its name says it does, and with what."""

    verb: str
    argument: str = ""


CONFIRM, MORE, BACK, RESTART = map(Press, ("confirm", "more", "back", "restart"))
BEHIND_MORE = ("restart", "hand", "board", "rules")


class Route(Struct, frozen=True):
    """Presses that say so many of the answers; a Confirm only where one is asked for."""

    presses: tuple[Press, ...]
    said: int
    taps: int


def next_route(found: Course, rest: Sequence[Action], screen: Message) -> Route | None:
    """What says most of these answers, with the fewest taps; None if nothing on the screen says the first of them."""
    here, planned = found.here, len(found.plan.answers)
    if here.ahead is not Ahead.ASKED:
        return None
    routes = [*_placing(here, planned, rest), *_tapping(found, planned, rest)]
    routes = [route for route in routes if is_on(screen, route.presses[0])]
    if not routes and found.taps and (draws_unseen(here) or here.after_others):
        return Route((Press("play"),), 0, BUTTON)
    return max(routes, key=lambda route: (route.said - route.taps, route.said), default=None)


def _placing(here: Forecast, planned: int, rest: Sequence[Action]) -> list[Route]:
    if not isinstance(here.decision, TakeTurn):
        return []
    places = placements(here)
    found = []
    for wish in (ANY, *wishes(places)):
        fitting = [(number, place) for number, place in enumerate(places) if is_place_for(place, wish)]
        first = fitting[0][1].worker if fitting else ""
        for number, place in fitting:
            differs = _other(place.steps, rest)
            if differs is not None and not _changeable(place.steps, differs, rest):
                continue
            wished = () if wish == ANY else (Press("wish", wish),)
            others = f"{'' if wish == ANY else wish}-{place.worker}".lower()
            by = () if place.worker == first else (Press("wish", others),)
            rank = sum(other.worker == place.worker for one, other in fitting if one < number)
            taps = SELECT * len(wished) + BUTTON * len(by) + (BUTTON if rank < SHOWN_PLACES else SELECT)
            presses = (*wished, *by, Press("place", str(number)))
            found += _routes(place.tap({}, wish), presses, taps, planned, rest)
    return found


def _tapping(course: Course, planned: int, rest: Sequence[Action]) -> list[Route]:
    found = []
    for number, entry in enumerate(taps_of(menu(course.here, {}, course.ends, course.begun))):
        if entry.instead:
            continue
        tap = Press("tap", str(number))
        presses = (tap, CONFIRM) if entry.asks_first or entry.is_final else (tap,)
        found += _routes(entry, presses, BUTTON * (1 + entry.asks_first), planned, rest)
    return found


def _routes(entry: Tap, presses: tuple[Press, ...], taps: int, planned: int, rest: Sequence[Action]) -> list[Route]:
    """The route of an entry, if it says what was recorded; what was filled in otherwise is changed, one by one."""
    if entry.is_final and presses[0].verb == "tap" and _other(entry.steps, rest) is not None:
        return _ending_otherwise(entry, presses[0].argument, planned, rest)
    start, plan = entry.steps[0].before, Plan(taps=(PlannedTap(entry.planned),))
    steps = (
        entry.steps if entry.is_final else course_from(start, plan, {}).taps[0]
    )  # what can be changed, the plan says
    changes: tuple[Press, ...] = ()
    while (place := _other(steps, rest)) is not None:
        if entry.is_final or not _changeable(steps, place, rest):
            return []
        changes += (Press("change", f"{planned + place}_{steps[place].before.answers.index(rest[place])}"),)
        found = course_from(start, changed(plan, place, steps[place].before.planned(rest[place])), {})
        plan, (steps,) = found.plan, found.taps
    return [Route((*presses, *changes), len(steps), taps + SELECT * len(changes))]


def _ending_otherwise(entry: Tap, number: str, planned: int, rest: Sequence[Action]) -> list[Route]:
    """The route of an entry that ends the plan, with other answers than were filled in; that is confirmed."""
    presses: tuple[Press, ...] = ()
    while (place := _other(entry.steps, rest)) is not None:
        if not _changeable(entry.steps, place, rest):
            return []
        before = entry.steps[place].before
        index = before.answers.index(rest[place])
        presses += (Press("change", f"{planned + place}_{index}" if presses else f"{number}_{place}_{index}"),)
        entry = tapped(before, rest[place], entry.steps[:place], {})
    taps = SELECT * len(presses)
    return [Route((*presses, *[Press("confirm")] * entry.is_final), len(entry.steps), taps + BUTTON * entry.is_final)]


def _other(steps: Sequence[Step], rest: Sequence[Action]) -> int | None:
    """The first answer of an entry that is not what was recorded."""
    answers = enumerate(steps)
    return next((place for place, step in answers if place >= len(rest) or step.action != rest[place]), None)


def _changeable(steps: Sequence[Step], place: int, rest: Sequence[Action]) -> bool:
    step = steps[place]
    return place < len(rest) and may_stand_for(step, rest[place]) and rest[place] in step.before.answers


async def follow(person: Person, screen: Message, route: Route) -> Message:
    """Press what a route says; the screen it leads to."""
    for press in route.presses:
        if press == CONFIRM and not is_on(screen, press):
            continue
        reply = await pressed(person, screen, press)
        assert reply.message is not None, reply.kind
        screen = reply.message
    return screen


async def pressed(person: Person, screen: Message, press: Press) -> Reply:
    """Press this on a screen or on the page behind More, or pick it there in a select."""
    part = _part(screen, press)
    if part is None and press.verb in BEHIND_MORE and (more := _part(screen, MORE)):
        reply = await person.press(dict(screen), more["custom_id"])
        assert reply.message is not None, reply.kind
        screen, part = reply.message, _part(reply.message, press)
    assert part is not None, f"{press} is not on the screen"
    if part["type"] == STRING_SELECT:
        return await person.select(dict(screen), part["custom_id"], [press.argument or part["options"][0]["value"]])
    return await person.press(dict(screen), part["custom_id"])


def cost(screen: Message, press: Press) -> int:
    """How many taps it takes to press this on a screen."""
    part = _part(screen, press)
    if part is None:
        return 2 * BUTTON
    return SELECT if part["type"] == STRING_SELECT else BUTTON


def is_on(screen: Message, press: Press) -> bool:
    """Whether this can be pressed on a screen, or on the page behind More."""
    if press == RESTART:
        return _part(screen, BACK) is not None
    return _part(screen, press) is not None or (press.verb in BEHIND_MORE and is_on(screen, MORE))


def _part(screen: Message, press: Press) -> Mapping[str, Any] | None:
    for part in parts(screen):
        _, verb, _, _, argument = part["custom_id"].split(":")
        given = [option["value"] for option in part["options"]] if part["type"] == STRING_SELECT else [argument]
        if verb == press.verb and (press.argument or given[0]) in given:
            return part
    return None
