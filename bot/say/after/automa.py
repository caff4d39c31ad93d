"""An automa's turn parted into numbered steps, so that its rules can be checked; `step_words` words them."""

from collections.abc import Iterable, Sequence
from itertools import dropwhile, takewhile

from msgspec import Struct

from bot.say.after.automa_words import (
    BY_ROLL,
    REGION,
    SPACE,
    Length,
    climb_by_climb,
    is_climb,
    named_above,
    opening_words,
    result_clauses,
    second_words,
)
from bot.say.after.clauses import MAIN_DEED, Clause, Line, laddered
from bot.say.after.tally import Tally, tally
from bot.say.wording import Wording
from engine import events as ev
from engine import temple
from engine.benefits import PlaceConquestMarker

PRODUCE, CONQUEST, STEPS = "produce", "conquest", "steps"  # High Priest actions, and where VP come from
SECOND = 2  # marker of a Conquest
# Where goods and VP come from that may be gained after something in between, and what has led to them.
CAUSES: dict[str, type] = {"automa_board": ev.AutomaActed, "conquest": ev.SpaceConquered, "production": ev.Produced}


class AutomaStep(Struct):
    """What opens a step, such as a row of its board and the roll that follows, and all that came of it.

    So many openings and Events of it were told by another message.
    """

    openings: list[ev.Event]
    events: list[ev.Event]
    told: tuple[int, int] = (0, 0)

    @property
    def untold(self) -> "AutomaStep":
        """What is left to tell of it."""
        openings, events = self.told
        return AutomaStep(self.openings[openings:], self.events[events:])


def steps(
    seat: int,
    events: Sequence[ev.Event],
    wording: Wording,
    *,
    begun: bool,
    earlier: Sequence[ev.Event] = (),
    length: Length,
) -> list[Line]:
    """The steps of an automa's turn, each a line with its number, at some length.

    Where another message has `begun` to tell the turn, they are counted on from what is known to have come `earlier`,
    or else not at all; and what came of a step it has told is told first.
    """
    found = parted(seat, earlier) if earlier or not begun else [AutomaStep([], [])]
    for step in found:
        step.told = (len(step.openings), len(step.events))
    numbered = bool(earlier) or not begun
    lines, second = enumerate(parted(seat, events, found), 1), _second_marker(seat, (*earlier, *events))
    return [_line(n if numbered else 0, seat, step, wording, length, second) for n, step in lines]


def parted(seat: int, events: Sequence[ev.Event], found: Iterable[AutomaStep] = ()) -> list[AutomaStep]:
    """The steps in which an automa did all this, after those that were found already."""
    steps, before, built = list(found), None, None
    for n, event in enumerate(events):
        built = event if isinstance(event, ev.StepsBuilt) else built
        if getattr(event, "seat", seat) != seat:
            continue
        opens = _opens(event, events[n + 1 :], steps)
        if isinstance(event, ev.Scored) and event.source == STEPS and built and built.seat != seat:
            steps.append(AutomaStep([built], []))
        if opens and steps and _leads_on(seat, steps[-1], event):
            steps[-1].openings.append(event)
        elif opens:
            steps.append(AutomaStep([event], []))
        elif steps:
            _home(steps, event, before).events.append(event)
        before = event
    return steps


def _opens(event: ev.Event, after: Sequence[ev.Event], steps: Sequence[AutomaStep]) -> bool:
    """Whether something opens a step; that it climbs the Temple does so where the reward has to be told apart."""
    match event:
        case ev.AutomaChose():
            return event.what == SPACE or (event.what == REGION and event.by not in BY_ROLL)
        case ev.TempleClimbed() if steps:
            opened, came = steps[-1].openings[-1:], steps[-1].events
            if any(isinstance(one, ev.DieRolled) for one in opened) and not came:
                return False
            apart = any(isinstance(one, ev.TempleClimbed | ev.GodCardPlayed) for one in opened)
            return apart or any(_is_told_apart(one) for one in _reward(after))
        case ev.AutomaDecided():
            return event.way.occasion is not ev.Occasion.ON_TEMPLE
    return isinstance(event, ev.DieRolled | ev.AutomaActed | ev.GodCardPlayed | ev.FestivalTriggered)


def _is_told_apart(event: ev.Event) -> bool:
    """Whether this, as the reward of a step of the Temple, is not to be told with those of others."""
    return isinstance(event, ev.GodCardPlayed) or (isinstance(event, ev.AutomaFailed) and event.gold > 0)


def _reward(after: Sequence[ev.Event]) -> Iterable[ev.Event]:
    """What a step of the Temple has led to, as far as the next one, or the next thing that is decided."""

    def goes_on(event: ev.Event) -> bool:
        if isinstance(event, ev.AutomaDecided):
            return event.way.occasion is ev.Occasion.ON_TEMPLE
        return not isinstance(event, ev.TempleClimbed | ev.AutomaActed)

    return takewhile(goes_on, after)


def _leads_on(seat: int, step: AutomaStep, event: ev.Event) -> bool:
    """Whether this roll or choice is how a step is done of which nothing has come so far."""
    if not isinstance(event, ev.DieRolled | ev.AutomaChose) or any(
        isinstance(one, ev.AutomaFailed) for one in step.events
    ):
        return False
    if not step.openings:  # which were told before
        return False
    last = step.openings[-1]
    led = isinstance(last, ev.AutomaActed | ev.TempleClimbed | ev.GodCardPlayed)
    led = led or (isinstance(last, ev.AutomaDecided) and last.way.occasion is not ev.Occasion.TURN)
    return led and tally(seat, step.events) == Tally()


def _home(steps: Sequence[AutomaStep], event: ev.Event, before: ev.Event | None) -> AutomaStep:
    """The step to which something belongs: that of its cause, even if others have been opened since."""

    def is_cause(one: ev.Event) -> bool:
        match event:
            case ev.Gained() | ev.Scored() if not isinstance(before, ev.AutomaFailed):
                return event.source in CAUSES and isinstance(one, CAUSES[event.source])
            case ev.SoldiersDiscarded():
                return isinstance(one, ev.SpaceConquered)
            case ev.Produced():
                return isinstance(one, ev.HighPriestActivated) and one.action == PRODUCE
            case ev.TurnedUp() if isinstance(before, ev.TurnedDown):  # the Building that Produce turns up at its end
                return isinstance(one, ev.HighPriestActivated) and one.action == PRODUCE
        return False

    return next((step for step in reversed(steps) if any(map(is_cause, (*step.openings, *step.events)))), steps[-1])


def reactions(seat: int, events: Sequence[ev.Event], wording: Wording) -> list[Clause]:
    """The rolls and priorities of an automa in a turn that is not its own, or at a Festival, also in fewer words."""
    ladder = [
        [
            opening_words(event, step.events, wording, True, length)
            for step in parted(seat, events)
            for event in step.openings
            if isinstance(event, ev.DieRolled | ev.AutomaChose)
        ]
        for length in (Length.USUAL, Length.SHORT, Length.TERSE)
    ]
    return laddered(ladder, MAIN_DEED)


def _second_marker(seat: int, events: Sequence[ev.Event]) -> ev.AutomaChose | None:
    """How an automa chose the space of the second marker of its own Conquest, which is free, if it placed one."""
    own = (event for event in events if getattr(event, "seat", None) == seat)
    chose, markers, of_temple = None, 0, False
    for event in dropwhile(lambda one: not (isinstance(one, ev.HighPriestActivated) and one.action == CONQUEST), own):
        match event:
            case ev.AutomaChose() if event.what in (REGION, SPACE):
                chose = event
            case ev.TempleClimbed():
                of_temple = any(isinstance(effect, PlaceConquestMarker) for effect in temple.reward(event.step))
            case ev.SpaceConquered() | ev.AutomaFailed(effect=PlaceConquestMarker()):
                markers += not of_temple
                of_temple = False
                if markers == SECOND:
                    return chose if isinstance(event, ev.SpaceConquered) else None
    return None


def _line(n: int, seat: int, step: AutomaStep, wording: Wording, length: Length, second: ev.AutomaChose | None) -> Line:
    left = step.untold
    events = [event for event in left.events if not any(named_above(opening, event) for opening in left.openings)]
    if length == Length.FULL and is_climb((*left.openings, *left.events)):
        results = climb_by_climb(seat, events, wording)
    else:
        results = result_clauses(seat, left.openings, events, wording, length)
    opening = ", ".join(opening_words(event, left.events, wording, bool(results), length) for event in left.openings)
    if second is not None and any(event is second for event in (*left.openings, *left.events)):
        opening = second_words(second, opening, wording, length)
    opening = opening[:1].upper() + opening[1:]
    key = "step.more" if not n else "step" if step.told == (0, 0) else "step.goes_on"

    def worded(parts: Sequence[Sequence[str]]) -> str:
        results = ", ".join(*parts)
        what = wording.phrase("step.result", opening=opening, results=results) if opening and results else opening
        what = what or results
        return wording.phrase(key, n=n, what=what) if what else ""

    parts: list[list[Clause]] = [results]
    return Line(worded, parts, preferred=any(isinstance(event, ev.AutomaActed) for event in left.openings))
