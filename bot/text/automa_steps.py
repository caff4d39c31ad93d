"""An automa's turn in numbered steps: the reason, the roll, and what came of it, so that its rules can be checked."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import Struct

from bot.text.accounts import Account, account
from bot.text.clauses import DEEDS, GOODS, KEPT, NETS, Clause, Line
from bot.text.facts import of_event
from bot.text.net_effects import deeds, nets
from bot.text.wording import Wording
from engine.components import CONSTANTS, TERRACES
from engine.events import (
    AutomaActed,
    AutomaChose,
    AutomaDecided,
    AutomaFailed,
    DieRolled,
    Event,
    GodCardOffered,
    HighPriestActivated,
    HighPriestMoved,
    WorkerPlaced,
)

_CLOCKWISE = CONSTANTS.solo.region_by_die
PLACEMENT = "placement"  # what is rolled for, and chosen by costs
ACTED = {"": "step.acted", "side": "step.acted.side", "printed": "step.acted.printed"}
ROWS = {"": "step.row", "side": "step.row.side", "printed": "step.acted.printed"}
ROLLED = {"village": "step.rolled.village", "temple": "step.rolled.temple"}
REGION = "region"
SPACE = "space"  # what no die names
BY_ROLL = ("die", "random")  # what a roll has led to


class Step(Struct):
    """What opens a step, such as a row of its board and the roll that follows, and all that came of it."""

    openings: list[Event]
    events: list[Event]


def steps(seat: int, events: Iterable[Event], wording: Wording, *, begun: bool, short: bool) -> list[Line]:
    """The steps of an automa's turn, each a line with its number; `short` says the same in fewer words.

    Those of a turn that another message has `begun` to tell have none, and what came of its last step is told first.
    """
    found: list[Step] = [Step([], [])] if begun else []
    for event in events:
        if getattr(event, "seat", seat) != seat:
            continue
        if _opens(event) and found and _leads_on(seat, found[-1], event):
            found[-1].openings.append(event)
        elif _opens(event):
            found.append(Step([event], []))
        elif found:
            found[-1].events.append(event)
    return [_line(0 if begun else n, seat, step, wording, short) for n, step in enumerate(found, 1)]


def _leads_on(seat: int, step: Step, event: Event) -> bool:
    """Whether this roll or choice is how a step is done of which nothing has come so far."""
    if not isinstance(event, DieRolled | AutomaChose) or any(isinstance(one, AutomaFailed) for one in step.events):
        return False
    if not step.openings:  # which were told before
        return False
    last = step.openings[-1]
    led = isinstance(last, AutomaActed) or (isinstance(last, AutomaDecided) and not last.weighed)
    return led and account(seat, step.events) == Account()


def _opens(event: Event) -> bool:
    if isinstance(event, AutomaChose):
        return event.what == SPACE or (event.what == REGION and event.by not in BY_ROLL)
    return isinstance(event, AutomaDecided | DieRolled | AutomaActed)


def _line(n: int, seat: int, step: Step, wording: Wording, short: bool) -> Line:
    results = _results(seat, step, wording)
    opening = ", ".join(_opening(event, step, wording, bool(results), short) for event in step.openings)
    opening = opening[:1].upper() + opening[1:]

    def worded(parts: Sequence[Sequence[str]]) -> str:
        results = ", ".join(*parts)
        what = wording.phrase("step.result", opening=opening, results=results) if opening and results else opening
        what = what or results
        return wording.phrase("step" if n else "step.more", n=n, what=what) if what else ""

    return Line(worded, [results])


def _results(seat: int, step: Step, wording: Wording) -> list[Clause]:
    """What came of a step: what cannot be left out first; of anything else that is all, its beginning."""
    came_to = account(seat, step.events)
    placed = [_placed(event, step.events, wording) for event in step.events if isinstance(event, WorkerPlaced)]
    failed = [
        wording.format_field((event.effect, event.why), "obstacle")
        for event in step.events
        if isinstance(event, AutomaFailed)
    ]
    main, *more = [*_done_as_named(step, came_to, wording), *deeds(came_to, wording), ""]
    telling = nets(came_to, wording, goods=False)
    found = [Clause(words, KEPT) for words in (*placed, *failed, main) if words]
    found += [Clause(words, DEEDS) for words in (*more, *_walks(step.events, wording)) if words]
    found += [Clause(words, NETS if words in telling else GOODS) for words in nets(came_to, wording)]
    if found:
        found[0] = Clause(found[0].words, KEPT)
    return found


def _placed(placed: WorkerPlaced, events: Sequence[Event], wording: Wording) -> str:
    """A Worker on its space; where others were free, or a terrace had none, why it is this one."""
    chose = next((event for event in events if isinstance(event, AutomaChose) and event.what == PLACEMENT), None)
    why: list[str] = []
    if chose is not None:
        terraces = [thing for thing, _ in chose.passed if thing in TERRACES]
        why += [wording.phrase("step.passed.god", god=thing) for thing, _ in chose.passed if thing not in TERRACES]
        why += [wording.phrase("step.passed", terraces=terraces)] if terraces else []
        why += [wording.format_field(chose.by, "placed_by")] if chose.by else []
    key = "step.placed.because" if why else "step.placed"
    return wording.phrase(key, worker=placed.worker, space=placed.space, card=placed.card, why=why)


def _walks(events: Sequence[Event], wording: Wording) -> list[str]:
    """The moves of its High Priest that activate nothing."""
    activated = [n for n, event in enumerate(events) if isinstance(event, HighPriestActivated)]
    walks = events[max(activated, default=-1) + 1 :]
    return [
        wording.phrase("step.walked", section=event.section) for event in walks if isinstance(event, HighPriestMoved)
    ]


def _done_as_named(step: Step, came_to: Account, wording: Wording) -> list[str]:
    """What was done with what the step has named already, which is taken out of what it came to."""
    named = {event.taken for event in (*step.openings, *step.events) if isinstance(event, AutomaChose)}
    came_to.conquered = [space for space in came_to.conquered if space not in named]
    done = [wording.phrase("step.influenced") for region in came_to.influenced if region in named]
    done += [wording.phrase("step.statue", size=size) for size, god in came_to.statues if god in named]
    came_to.influenced = [region for region in came_to.influenced if region not in named]
    came_to.statues = [(size, god) for size, god in came_to.statues if god not in named]
    return done


def _opening(opening: Event, step: Step, wording: Wording, came_to_something: bool, short: bool) -> str:
    """What opens a step; where that must be short and something came of it, without what it should have been."""
    match opening:
        case AutomaDecided() as decided:
            return _decided(decided, wording, short)
        case AutomaChose() as chose:
            key = "step.chose.space" if chose.what == SPACE else "step.chose"
            return wording.phrase(key, taken=chose.taken, by=chose.by)
        case DieRolled() as rolled:
            return _roll(rolled, step.events, wording)
    assert isinstance(opening, AutomaActed)
    variant, values = of_event(opening)
    return wording.phrase((ROWS if short and came_to_something else ACTED)[variant], **values)


def _decided(decided: AutomaDecided, wording: Wording, short: bool) -> str:
    """The High Priest actions that were looked at, with what they take; else what else decided."""
    if not decided.weighed:
        return wording.format_field(decided.way, "reason")
    key = "step.looked_at.briefly" if short else "step.looked_at"
    *past, chosen = [wording.phrase(key, one=one) for one in decided.weighed]
    if not decided.weighed[-1][1].met:
        return wording.phrase("step.weighed", way=decided.way, weighed=[*past, chosen])
    return wording.phrase("step.activated.past", past=past, chosen=chosen) if past else chosen


def _roll(rolled: DieRolled, events: Sequence[Event], wording: Wording) -> str:
    """A roll with what it names, and what spoke against that where something else was taken."""
    chose = next((event for event in events if isinstance(event, AutomaChose) and event.what != PLACEMENT), None)
    if chose is not None and chose.what == REGION:
        key = "step.rolled.clockwise" if chose.passed else "step.rolled.region"
        named = _CLOCKWISE[rolled.value - 1]
        return wording.phrase(key, value=rolled.value, region=named, taken=chose.taken, passed=chose.passed)
    if chose is not None:
        key = "step.rolled.god_passed" if chose.passed else "step.rolled.god"
        key = "step.rolled.god_random" if chose.by == "random" else key
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
