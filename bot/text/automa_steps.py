"""An automa's turn in numbered steps: the reason, the roll, and what came of it, so that its rules can be checked."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.text.accounts import account
from bot.text.facts import of_event
from bot.text.net_effects import deeds, nets
from bot.text.wording import Wording
from engine.components import CONQUEST, CONSTANTS
from engine.events import (
    AutomaActed,
    AutomaDecided,
    AutomaFailed,
    DieRolled,
    Event,
    HighPriestActivated,
    InfluenceSpread,
    SpaceConquered,
    WorkerPlaced,
)

_CLOCKWISE = CONSTANTS.solo.region_by_die
REGION = "region"  # what is rolled for
FAILED = {"poor": "step.failed.poor", "part": "step.failed.part"}
ACTED = {"": "step.acted", "side": "step.acted.side", "printed": "step.acted.printed"}
ROLLED = {"village": "step.rolled.village"}
CHOSEN = "high_priest"  # a way that shows in the action that is activated


class Step(Struct):
    """What opens a step, and all that came of it."""

    opening: Event
    events: list[Event]


def steps(seat: int, events: Iterable[Event], wording: Wording, *, goods: bool) -> list[str]:
    """The steps of an automa's turn, each a line with its number; `goods` says whether they are told."""
    found: list[Step] = []
    for event in events:
        if getattr(event, "seat", None) != seat:
            continue
        if _opens(event):
            found.append(Step(event, []))
        elif found:
            found[-1].events.append(event)
    lines = [_words(seat, step, wording, goods) for step in found]
    return [wording.phrase("step", n=n, what=line[:1].upper() + line[1:]) for n, line in enumerate(lines, 1)]


def _opens(event: Event) -> bool:
    if isinstance(event, AutomaDecided):
        return event.way != CHOSEN
    return isinstance(event, DieRolled | AutomaActed | HighPriestActivated)


def _words(seat: int, step: Step, wording: Wording, goods: bool) -> str:
    came_to = account(seat, step.events)
    placed = [
        wording.phrase("step.placed", worker=event.worker, space=event.space, card=event.card)
        for event in step.events
        if isinstance(event, WorkerPlaced)
    ]
    failed = [_failed(event, wording) for event in step.events if isinstance(event, AutomaFailed)]
    results = [*placed, *failed, *deeds(came_to, wording), *nets(came_to, wording, goods=goods)]
    opening = _opening(step, wording)
    return wording.phrase("step.result", opening=opening, results=", ".join(results)) if results else opening


def _failed(event: AutomaFailed, wording: Wording) -> str:
    return wording.phrase(FAILED.get(event.why, "step.failed"))


def _opening(step: Step, wording: Wording) -> str:
    match step.opening:
        case AutomaDecided(way=way):
            return wording.format_field(way, "reason")
        case HighPriestActivated(action=action):
            return wording.phrase("step.activated", action=action)
        case DieRolled() as rolled:
            return _roll(rolled, step.events, wording)
    acted = step.opening
    assert isinstance(acted, AutomaActed)
    variant, values = of_event(acted)
    return wording.phrase(ACTED[variant], **values)


def _roll(rolled: DieRolled, events: Sequence[Event], wording: Wording) -> str:
    """A roll with what it names; a region that does not qualify gives way to the next one clockwise."""
    if rolled.purpose == REGION:
        named = _CLOCKWISE[rolled.value - 1]
        taken = next((region for event in events if (region := _region(event))), named)
        key = "step.rolled.region" if taken == named else "step.rolled.clockwise"
        return wording.phrase(key, value=rolled.value, region=named, taken=taken)
    _, values = of_event(rolled)
    return wording.phrase(ROLLED.get(rolled.purpose, "step.rolled"), **values)


def _region(event: Event) -> str:
    match event:
        case SpaceConquered(space=space):
            return CONQUEST[space].region
        case InfluenceSpread(region=region):
            return region
    return ""
