"""An automa's turn in numbered steps: the reason, the roll, and what came of it, so that its rules can be checked."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import Struct

from bot.text.accounts import account
from bot.text.facts import of_event
from bot.text.net_effects import deeds, nets
from bot.text.wording import Wording
from engine.components import CONSTANTS
from engine.events import (
    AutomaActed,
    AutomaChose,
    AutomaDecided,
    AutomaFailed,
    DieRolled,
    Event,
    GodCardOffered,
    WorkerPlaced,
)

_CLOCKWISE = CONSTANTS.solo.region_by_die
PLACEMENT = "placement"  # what is rolled for
ACTED = {"": "step.acted", "side": "step.acted.side", "printed": "step.acted.printed"}
ROLLED = {"village": "step.rolled.village", "temple": "step.rolled.temple"}
HIRES = "hires"  # why it takes a villager
SPACE = "space"  # what no die names
BY_ROLL = ("die", "random")  # what a roll has led to


class Step(Struct):
    """What opens a step, and all that came of it."""

    opening: Event
    events: list[Event]


def steps(seat: int, events: Iterable[Event], wording: Wording, *, goods: bool, most: int | None) -> list[str]:
    """The steps of an automa's turn, each a line with its number; `goods` says whether they are told.

    `most` is how much of what came of each is told, where that is not all.
    """
    found: list[Step] = []
    for event in events:
        if getattr(event, "seat", seat) != seat:
            continue
        if _opens(event) and not (found and _is_hire(found[-1].opening) and isinstance(event, DieRolled)):
            found.append(Step(event, []))
        elif found:
            found[-1].events.append(event)
    lines = [_words(seat, step, wording, goods, most) for step in found]
    return [wording.phrase("step", n=n, what=line[:1].upper() + line[1:]) for n, line in enumerate(lines, 1)]


def _is_hire(event: Event) -> bool:
    """Whether this is the reason for a Worker at the end of a turn, whatever side of the Village the die names."""
    return isinstance(event, AutomaDecided) and event.way == HIRES


def _opens(event: Event) -> bool:
    if isinstance(event, AutomaChose):
        return event.what == SPACE or event.by not in BY_ROLL
    return isinstance(event, AutomaDecided | DieRolled | AutomaActed)


def _words(seat: int, step: Step, wording: Wording, goods: bool, most: int | None) -> str:
    came_to = account(seat, step.events)
    placed = [
        wording.phrase("step.placed", worker=event.worker, space=event.space, card=event.card)
        for event in step.events
        if isinstance(event, WorkerPlaced)
    ]
    failed = [
        wording.format_field((event.effect, event.why), "obstacle")
        for event in step.events
        if isinstance(event, AutomaFailed)
    ]
    results = [*placed, *failed, *deeds(came_to, wording), *nets(came_to, wording, goods=goods)]
    results = results[:most]
    opening = _opening(step, wording)
    return wording.phrase("step.result", opening=opening, results=", ".join(results)) if results else opening


def _opening(step: Step, wording: Wording) -> str:
    match step.opening:
        case AutomaDecided(way=way) if way == HIRES:
            rolls = [of_event(event)[1] for event in step.events if isinstance(event, DieRolled)]
            key = "step.hires.rolled" if rolls else "step.hires"
            return wording.phrase(key, way=way, **(rolls[0] if rolls else {}))
        case AutomaDecided() as decided:
            return _decided(decided, wording)
        case AutomaChose() as chose:
            key = "step.chose.space" if chose.what == SPACE else "step.chose"
            return wording.phrase(key, taken=chose.taken, by=chose.by)
        case DieRolled() as rolled:
            return _roll(rolled, step.events, wording)
    acted = step.opening
    assert isinstance(acted, AutomaActed)
    variant, values = of_event(acted)
    return wording.phrase(ACTED[variant], **values)


def _decided(decided: AutomaDecided, wording: Wording) -> str:
    """The High Priest actions that were looked at, with what they take; else what else decided."""
    if not decided.weighed:
        return wording.format_field(decided.way, "reason")
    *past, (action, condition) = decided.weighed
    if condition.met:
        key = "step.activated.past" if past else "step.activated"
        return wording.phrase(key, past=past, chosen=(action, condition))
    return wording.phrase("step.weighed", way=decided.way, weighed=decided.weighed)


def _roll(rolled: DieRolled, events: Sequence[Event], wording: Wording) -> str:
    """A roll with what it names, and what spoke against that where something else was taken."""
    chose = next((event for event in events if isinstance(event, AutomaChose)), None)
    if chose is not None and chose.what == "region":
        key = "step.rolled.clockwise" if chose.passed else "step.rolled.region"
        named = _CLOCKWISE[rolled.value - 1]
        return wording.phrase(key, value=rolled.value, region=named, taken=chose.taken, passed=chose.passed)
    if chose is not None:
        key = "step.rolled.god_passed" if chose.passed else "step.rolled.god"
        return wording.phrase(key, value=rolled.value, taken=chose.taken, passed=chose.passed)
    if rolled.purpose == PLACEMENT and (cards := _without_space(events)):
        return wording.phrase("step.rolled.no_space", value=rolled.value, cards=cards)
    _, values = of_event(rolled)
    return wording.phrase(ROLLED.get(rolled.purpose, "step.rolled"), **values)


def _without_space(events: Sequence[Event]) -> list[str]:
    """The God cards that gave way to others before a Worker could be placed."""
    if not any(isinstance(event, WorkerPlaced) for event in events):
        return []
    before = takewhile(lambda event: not isinstance(event, WorkerPlaced), events)
    return [event.card for event in before if isinstance(event, GodCardOffered)]
