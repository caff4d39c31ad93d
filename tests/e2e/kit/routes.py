"""The way through the screens of a plan that says certain answers with the fewest taps."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.limits import SELECT_OPTIONS
from bot.planning.menu import Entry, entries_of, menu
from bot.planning.placements import ANY, placements, serves, wishes
from bot.planning.places import SHOWN_PLACES
from bot.planning.plan import Course, may_stand_for
from bot.sandbox import Person, Reply
from bot.sandbox.people.components import STRING_SELECT
from engine.actions import Action
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast, draws_unseen
from tests.e2e.kit.harness import Message, parts

BUTTON, SELECT = 1, 2  # taps


class Press(Struct, frozen=True):
    """A thing to press: what its name says it does, and with what."""

    verb: str
    argument: str = ""


class Route(Struct, frozen=True):
    """Presses that say so many of the answers."""

    presses: tuple[Press, ...]
    said: int
    taps: int


def next_route(found: Course, rest: Sequence[Action]) -> Route | None:
    """What says most of these answers, with the fewest taps; None if nothing says the first of them."""
    here, planned = found.here, len(found.plan.answers)
    if here.ahead is not Ahead.ASKED:
        return None
    routes = [*_placing(here, planned, rest), *_tapping(here, planned, rest)]
    if not routes and found.taps and (draws_unseen(here) or here.after_others):
        return Route((Press("play"),), 0, BUTTON)
    return max(routes, key=lambda route: (route.said, -route.taps), default=None)


def _placing(here: Forecast, planned: int, rest: Sequence[Action]) -> list[Route]:
    if not isinstance(here.decision, TakeTurn):
        return []
    places = placements(here)
    found = []
    for wish in (*wishes(here, places), ANY):
        fitting = [(number, place) for number, place in enumerate(places) if serves(place, wish)]
        narrowed = len(fitting) > SHOWN_PLACES and len({place.worker for _, place in fitting}) > 1
        room = SHOWN_PLACES - narrowed
        for rank, (number, place) in enumerate(fitting):
            presses: tuple[Press, ...] = (Press("wish", wish),)
            if narrowed and rank >= room + SELECT_OPTIONS:
                presses += (Press("wish", f"{wish}-{place.worker}".lower()),)
                rank = [other.worker for _, other in fitting[:rank]].count(place.worker)
            taps = BUTTON * len(presses) + (BUTTON if rank < room else SELECT)
            found += _routes(place.entry({}), (*presses, Press("place", str(number))), taps, planned, rest)
    return found


def _tapping(here: Forecast, planned: int, rest: Sequence[Action]) -> list[Route]:
    found = []
    for number, entry in enumerate(entries_of(menu(here, {}))):
        presses: tuple[Press, ...] = (Press("tap", str(number)),)
        if entry.asks_first:
            presses += (Press("confirm"),)
        found += _routes(entry, presses, BUTTON * len(presses), planned, rest)
    return found


def _routes(entry: Entry, presses: tuple[Press, ...], taps: int, planned: int, rest: Sequence[Action]) -> list[Route]:
    """The route of an entry, if it says what was recorded; what was filled in otherwise is changed."""
    actions = [step.action for step in entry.steps]
    if len(actions) > len(rest):
        return []
    other = [place for place, action in enumerate(actions) if action != rest[place]]
    if any(not _changeable(entry, place, rest[place]) for place in other):
        return []
    if other and entry.final:
        return _ending_otherwise(entry, presses[0].argument, other, rest) if presses[0].verb == "tap" else []
    presses += tuple(
        Press("change", f"{planned + place}_{entry.steps[place].before.answers.index(rest[place])}") for place in other
    )
    return [Route(presses, len(actions), taps + SELECT * len(other))]


def _ending_otherwise(entry: Entry, number: str, other: Sequence[int], rest: Sequence[Action]) -> list[Route]:
    if len(other) > 1 or other[0] != len(entry.steps) - 1:
        return []
    (place,) = other
    change = Press("change", f"{number}_{place}_{entry.steps[place].before.answers.index(rest[place])}")
    return [Route((change, Press("confirm")), len(entry.steps), SELECT + BUTTON)]


def _changeable(entry: Entry, place: int, action: Action) -> bool:
    step = entry.steps[place]
    return may_stand_for(step, action) and action in step.before.answers


async def follow(person: Person, screen: Message, route: Route) -> tuple[Message, int]:
    """Press what a route says; the screen it leads to, and how many taps that took."""
    taps = 0
    for press in route.presses:
        taps += cost(screen, press)
        reply = await pressed(person, screen, press)
        assert reply.message is not None, reply.kind
        screen = reply.message
    return screen, taps


async def pressed(person: Person, screen: Message, press: Press) -> Reply:
    """Press this on a screen, or pick it there in a select."""
    part = _part(screen, press)
    assert part is not None, f"{press} is not on the screen"
    if part["type"] == STRING_SELECT:
        return await person.select(dict(screen), part["custom_id"], [press.argument])
    return await person.press(dict(screen), part["custom_id"])


def cost(screen: Message, press: Press) -> int:
    """How many taps it takes to press this on a screen."""
    part = _part(screen, press)
    return SELECT if part and part["type"] == STRING_SELECT else BUTTON


def is_on(screen: Message, press: Press) -> bool:
    """Whether this can be pressed on a screen."""
    return _part(screen, press) is not None


def _part(screen: Message, press: Press) -> Mapping[str, Any] | None:
    for part in parts(screen):
        _, verb, _, _, argument = part["custom_id"].split(":")
        given = [option["value"] for option in part["options"]] if part["type"] == STRING_SELECT else [argument]
        if verb == press.verb and press.argument in given:
            return part
    return None
