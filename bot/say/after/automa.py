"""An automa's turn as numbered steps, so that players can check its rules."""

from collections.abc import Iterable, Sequence
from itertools import dropwhile, takewhile

from msgspec import Struct

from bot.say.after import automa_words
from bot.say.after.squeezing import MAIN_DEED, Clause, Line, laddered
from bot.say.after.tally import Tally, tally
from bot.say.wording import Wording
from engine import events as ev
from engine import temple
from engine.benefits import PlaceConquestMarker

PRODUCE, CONQUEST, STEPS = "produce", "conquest", "steps"  # High Priest actions, and sources of VP
SECOND = 2  # number of a Conquest's second marker
# Sources of goods and VP with a possible delay after their cause, with that cause.
CAUSES: dict[str, type] = {"automa_board": ev.AutomaActed, "conquest": ev.SpaceConquered, "production": ev.Produced}


class AutomaStep(Struct):
    """A step of an automa's turn: its openings and the Events after them; `told` counts those in an earlier message."""

    openings: list[ev.Event]
    events: list[ev.Event]
    told: tuple[int, int] = (0, 0)

    @property
    def untold(self) -> "AutomaStep":
        """The untold part of the step."""
        openings, events = self.told
        return AutomaStep(self.openings[openings:], self.events[events:])


def steps(
    seat: int,
    events: Sequence[ev.Event],
    wording: Wording,
    *,
    begun: bool,
    earlier: Sequence[ev.Event] = (),
    length: automa_words.Length,
) -> list[Line]:
    """The steps of an automa's turn, a line each; without numbers if it has `begun` with unknown `earlier` Events."""
    found = parted(seat, earlier) if earlier or not begun else [AutomaStep([], [])]
    for step in found:
        step.told = (len(step.openings), len(step.events))
    numbered = bool(earlier) or not begun
    lines, second = enumerate(parted(seat, events, found), 1), _second_marker(seat, (*earlier, *events))
    return [_line(n if numbered else 0, seat, step, wording, length, second) for n, step in lines]


def parted(seat: int, events: Sequence[ev.Event], found: Iterable[AutomaStep] = ()) -> list[AutomaStep]:
    """The steps of these Events, after the steps in `found`."""
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
    """Whether an Event opens a step; a climb of the Temple does if its reward is told apart."""
    match event:
        case ev.AutomaChose():
            return event.what is ev.Chosen.SPACE or (
                event.what is ev.Chosen.REGION and event.by not in automa_words.BY_ROLL
            )
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
    """Whether a reward of the Temple is told apart from other rewards."""
    return isinstance(event, ev.GodCardPlayed) or (isinstance(event, ev.AutomaFailed) and event.gold > 0)


def _reward(after: Sequence[ev.Event]) -> Iterable[ev.Event]:
    """The Events of a climb's reward: up to the next climb or decision."""

    def goes_on(event: ev.Event) -> bool:
        if isinstance(event, ev.AutomaDecided):
            return event.way.occasion is ev.Occasion.ON_TEMPLE
        return not isinstance(event, ev.TempleClimbed | ev.AutomaActed)

    return takewhile(goes_on, after)


def _leads_on(seat: int, step: AutomaStep, event: ev.Event) -> bool:
    """Whether this roll or choice is another opening of a step without results."""
    if not isinstance(event, ev.DieRolled | ev.AutomaChose) or any(
        isinstance(one, ev.AutomaFailed) for one in step.events
    ):
        return False
    if not step.openings:  # an earlier message has told them
        return False
    last = step.openings[-1]
    led = isinstance(last, ev.AutomaActed | ev.TempleClimbed | ev.GodCardPlayed)
    led = led or (isinstance(last, ev.AutomaDecided) and last.way.occasion is not ev.Occasion.TURN)
    return led and tally(seat, step.events) == Tally()


def _home(steps: Sequence[AutomaStep], event: ev.Event, before: ev.Event | None) -> AutomaStep:
    """The step of an Event's cause, else the last step."""

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
    """The rolls and priorities of an automa outside its own turn, also in fewer words."""
    ladder = [
        [
            automa_words.opening_words(event, step.events, wording, True, length)
            for step in parted(seat, events)
            for event in step.openings
            if isinstance(event, ev.DieRolled | ev.AutomaChose)
        ]
        for length in (automa_words.Length.USUAL, automa_words.Length.SHORT, automa_words.Length.TERSE)
    ]
    return laddered(ladder, MAIN_DEED)


def _second_marker(seat: int, events: Sequence[ev.Event]) -> ev.AutomaChose | None:
    """The choice of the space for the second, free marker of an automa's own Conquest, if placed."""
    own = (event for event in events if getattr(event, "seat", None) == seat)
    chose, markers, of_temple = None, 0, False
    for event in dropwhile(lambda one: not (isinstance(one, ev.HighPriestActivated) and one.action == CONQUEST), own):
        match event:
            case ev.AutomaChose() if event.what in (ev.Chosen.REGION, ev.Chosen.SPACE):
                chose = event
            case ev.TempleClimbed():
                of_temple = any(isinstance(effect, PlaceConquestMarker) for effect in temple.reward(event.step))
            case ev.SpaceConquered() | ev.AutomaFailed(effect=PlaceConquestMarker()):
                markers += not of_temple
                of_temple = False
                if markers == SECOND:
                    return chose if isinstance(event, ev.SpaceConquered) else None
    return None


def _line(
    n: int, seat: int, step: AutomaStep, wording: Wording, length: automa_words.Length, second: ev.AutomaChose | None
) -> Line:
    """The line of a step, with its results after its openings."""
    left = step.untold
    events = [
        event
        for event in left.events
        if not any(automa_words.is_named_above(opening, event) for opening in left.openings)
    ]
    if length == automa_words.Length.FULL and automa_words.is_climb((*left.openings, *left.events)):
        results = automa_words.climb_by_climb(seat, events, wording)
    else:
        results = automa_words.result_clauses(seat, left.openings, events, wording, length)
    opening = ", ".join(
        automa_words.opening_words(event, left.events, wording, bool(results), length) for event in left.openings
    )
    if second is not None and any(event is second for event in (*left.openings, *left.events)):
        opening = automa_words.second_words(second, opening, wording, length)
    opening = wording.language.grammar.opening(opening)
    apart = automa_words.are_sentence(left.openings)
    key = "step.more" if not n else "step" if step.told == (0, 0) else "step.goes_on"

    def worded(parts: Sequence[Sequence[str]]) -> str:
        what = _joined(opening, ", ".join(*parts), wording, apart=apart)
        return wording.phrase(key, n=n, what=what) if what else ""

    parts: list[list[Clause]] = [results]
    return Line(worded, parts, preferred=any(isinstance(event, ev.AutomaActed) for event in left.openings))


def _joined(opening: str, results: str, wording: Wording, *, apart: bool) -> str:
    """The opening of a step with its results, in a sentence of their own if `apart`."""
    if not opening or not results:
        return opening or results
    if apart:
        sentence = wording.language.grammar.opening(results)
        return wording.phrase("step.result.sentence", opening=opening, results=sentence)
    return wording.phrase("step.result", opening=opening, results=results)
