"""The outcome of a tap: its changes in the supply, the rewards of the Temple, its end and its later costs."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import dropwhile, takewhile

from msgspec import Struct, structs

from bot.turn.tap import Step, Tap, with_habits
from engine import actions as act
from engine import decisions as ask
from engine import events as ev
from engine import temple
from engine.benefits import Benefit, DrawArmy, Gain
from engine.buildings import owned
from engine.core import apply
from engine.foresight import Ahead, Forecast, answered
from engine.procedures import Climb
from engine.queries import festivals, is_free_action, surplus_workers
from engine.resources import GOLD, RESOURCES, VP, Place
from engine.state import State


class TapOutcome(Struct, frozen=True, kw_only=True):
    """All consequences of a tap."""

    certain: bool  # whether no change depends on anything face down
    changes: Mapping[str, int]  # the certain ones in the supply; before an automa, up to the end of the turn
    paid_first: Mapping[str, int]  # for earlier choices, if gold stands in for some of it
    climbed_to: Benefit  # rewards of the Temple not in the supply yet
    army_cards: Benefit  # drawn by abilities, not on the label
    casualty: str | None  # the falling Worker; empty before its choice; None without one
    soldiers: tuple[str, ...]  # Army cards discarded for a Conquest
    must_leave: int  # the number of Workers to leave at the end of the turn
    leaves: tuple[str, ...]  # Workers to leave without a choice at the end of the turn
    triggers_festival: bool


def outcome_of(tap: Tap) -> TapOutcome:
    """The outcome of a tap, computed once."""
    kept = vars(tap)
    if "outcome" not in kept:
        kept["outcome"] = _outcome(tap)
    found: TapOutcome = kept["outcome"]
    return found


def _outcome(tap: Tap) -> TapOutcome:
    certain, climbed = _is_certain(tap), _climbed_to(tap)
    return TapOutcome(
        certain=certain,
        changes=_changes(tap, certain),
        paid_first=_paid_first(tap),
        climbed_to=climbed,
        army_cards=_army_cards(tap, climbed),
        casualty=_casualty(tap),
        soldiers=tuple(_soldiers(tap)),
        must_leave=_must_leave(tap),
        leaves=tuple(_leaves(tap)),
        triggers_festival=_triggers_festival(tap),
    )


def difference(before: Forecast, after: Forecast) -> Mapping[str, int]:
    """The certain changes of each resource and of VP."""
    found = {}
    for name in (*RESOURCES, VP):
        changes = {
            getattr(then.players[after.seat], name) - getattr(now.players[after.seat], name)
            for now, then in zip(before.worlds, after.worlds, strict=True)
        }
        if len(changes) == 1 and 0 not in changes:
            found[name] = changes.pop()
    return found


def _changes(tap: Tap, certain: bool) -> Mapping[str, int]:
    if _is_before_automa(tap):
        return _by_events(difference(_begins(tap), tap.steps[-1].before), tap)
    return difference(_begins(tap), _ends(tap)) if certain else {}


def _by_events(before: Mapping[str, int], tap: Tap) -> Mapping[str, int]:
    """These changes, with the changes that the Events of the last answer tell."""
    found, seat = Counter(before), tap.after.seat
    for event in _events(tap.steps[-1:]):
        match event:
            case ev.Gained(by, resource, n) if by == seat:
                found[resource] += n
            case ev.Scored(by, vp) if by == seat:
                found[VP] += vp
            case ev.Paid() if event.seat == seat:
                found.subtract({name: getattr(event, name) for name in RESOURCES})
    return {name: found[name] for name in (*RESOURCES, VP) if found[name]}


def _paid_first(tap: Tap) -> Mapping[str, int]:
    paid = difference(tap.steps[0].before, _begins(tap))
    return paid if paid.get(GOLD, 0) < 0 else {}


def _begins(tap: Tap) -> Forecast:
    """The start of a tap's own changes: after its Passes, and after the price of Weavings picked before."""
    first, after = (tap.spoken or tap.steps)[0], tap.after
    is_due = is_free_action(first.action) and once_paid(after) is after
    return once_paid(first.before) if is_due else first.before


def once_paid(here: Forecast) -> Forecast:
    """The forecast after the one payment, by habit, due at the end of the picking of Weavings (ruling 46)."""
    if here.ahead is not Ahead.ASKED or not (isinstance(here.decision, ask.ChooseWeavings) and here.decision.picked):
        return here
    paid = with_habits((Step(here, act.Pass()),), answered(here, act.Pass()), {})
    return paid.after if _is_certain(paid) else here


def _is_certain(tap: Tap) -> bool:
    after = tap.after
    if after.own_turn and any(world.over or _is_at_festival(world) for world in after.worlds):
        return False
    if _is_changed_by_automa(tap):
        return False
    return not any(after.unseen.intersection(owned(world.players[after.seat])) for world in after.worlds)


def _is_before_automa(tap: Tap) -> bool:
    """Whether a tap ends the turn, and an automa's turn follows."""
    after = tap.after
    return after.ahead is Ahead.HANDED_OVER and after.own_turn and bool(after.worlds[0].automa)


def _is_changed_by_automa(tap: Tap) -> bool:
    """Whether an automa's turn follows and changes the supply of this seat."""
    last, after = tap.steps[-1], tap.after
    if not _is_before_automa(tap):
        return False
    for happened in last.outcomes:
        later = dropwhile(lambda event: not isinstance(event, ev.TurnStarted), happened.events)
        if any(isinstance(event, ev.Gained | ev.Paid | ev.Scored) and event.seat == after.seat for event in later):
            return True
    return False


def _is_at_festival(world: State) -> bool:
    return bool(festivals(world))


def _ends(tap: Tap) -> Forecast:
    """The end of a tap's own changes: out of turn, before other seats answer or a Festival goes on."""
    if tap.after.own_turn:
        return tap.after
    said = tap.steps.index((tap.spoken or tap.steps)[-1])
    last = next((step for step in tap.steps[said:] if _goes_on(step)), tap.steps[-1])
    worlds = tuple(apply(_before_its_next_stage(world), last.action).state for world in last.before.worlds)
    return structs.replace(tap.after, worlds=worlds)


def _goes_on(step: Step) -> bool:
    """Whether this answer takes a Festival to its next stage."""
    before = step.before.worlds[0]
    return festivals(before) != festivals(step.outcome.state)


def _before_its_next_stage(world: State) -> State:
    """The position without the rest of its Festival."""
    held = world.copy()
    for festival in festivals(world):
        held.stack = held.stack[held.stack.index(festival) + 1 :]
    return held


def _climbed_to(tap: Tap) -> Benefit:
    """The rewards of the Temple by this tap, up to the first fork."""
    if not tap.spoken:
        return ()
    before, after = tap.spoken[-1].before.worlds[0], tap.after.worlds[0]
    seat = tap.after.seat
    passed = _way(before.players[seat].temple, after.players[seat].temple)
    passed = passed[1:] if isinstance(tap.spoken[-1].action, act.ClimbTo) else passed  # ClimbTo names its reward
    settled = [effect for place in passed for effect in temple.reward(place) if not isinstance(effect, Gain)]
    ahead = _still_to_climb(after, seat) if tap.after.ahead is not Ahead.HANDED_OVER else ()
    return (*settled, *(effect for place in ahead for effect in temple.reward(place)))


def _way(start: Place, goal: Place) -> tuple[Place, ...]:
    """The places from one to another above it."""
    if start == goal:
        return ()
    for place in temple.next_steps(start):
        if place == goal or _way(place, goal):
            return (place, *_way(place, goal))
    return ()


def _still_to_climb(world: State, seat: int) -> Iterator[Place]:
    place = world.players[seat].temple
    steps = sum(frame.steps for frame in world.stack if isinstance(frame, Climb) and frame.seat == seat)
    for _ in range(steps):
        above = temple.next_steps(place)
        if len(above) != 1:
            return
        (place,) = above
        yield place


def _must_leave(tap: Tap) -> int:
    """The number of Workers to leave, if the tap changes it; out of turn 0, because a turn comes before."""
    before, after = tap.steps[0].before, tap.after
    if not after.own_turn or after.ahead is Ahead.HANDED_OVER:
        return 0
    if after.ahead is Ahead.ASKED and isinstance(after.decision, ask.AppointWorker | ask.TakeTurn):
        return 0
    if after.ahead is Ahead.ASKED and isinstance(after.decision, ask.ChooseNomad | ask.ChooseNewcomer):
        after = answered(after, after.answers[0])  # any newcomer will do
    now, then = (
        (world.players[after.seat].workers, world.lost_workers) for world in (before.worlds[0], after.worlds[0])
    )
    return surplus_workers(after.worlds[0], after.seat) if now != then else 0


def _leaves(tap: Tap) -> list[str]:
    """The Workers to leave without a choice, because the remaining ones are all alike."""
    if not tap.after.own_turn or tap.after.ahead is not Ahead.HANDED_OVER:
        return []
    left = (event for event in _events(tap.steps) if isinstance(event, ev.WorkerGivenUp))
    gone = Counter(event.worker for event in left if event.seat == tap.after.seat)
    gone.subtract(step.action.worker for step in tap.steps if isinstance(step.action, act.GiveUpWorker))
    return list(gone.elements())


def _army_cards(tap: Tap, climbed: Benefit) -> Benefit:
    told = sum(effect.n for effect in climbed if isinstance(effect, DrawArmy))
    drawn = sum(isinstance(event, ev.ArmyCardDrawn) and event.seat == tap.after.seat for event in _follows(tap))
    return (DrawArmy(drawn - told),) if drawn > told else ()


def _casualty(tap: Tap) -> str | None:
    fallen = [event.worker for event in _follows(tap) if isinstance(event, ev.CasualtyFell)]
    if fallen:
        return fallen[0]
    asked = tap.after.decision if tap.after.ahead is Ahead.ASKED else None
    return "" if isinstance(asked, ask.ChooseCasualty) else None


def _soldiers(tap: Tap) -> list[str]:
    """The Army cards discarded by a Conquest; none before their choice."""
    if any(isinstance(frame, ask.PaySoldiers) for frame in tap.after.worlds[0].stack):
        return []
    conquers = any(isinstance(step.action, act.Conquer) for step in tap.steps)
    discarded = (event for event in _events(tap.steps if conquers else ()) if isinstance(event, ev.SoldiersDiscarded))
    return [event.card for event in discarded if event.seat == tap.after.seat]


def _follows(tap: Tap) -> Iterator[ev.Event]:
    """The Events that follow the deeds of a tap without a choice."""
    return _events(step for step in tap.steps if step.action.adds)


def _events(steps: Iterable[Step]) -> Iterator[ev.Event]:
    """The Events of these steps up to the end of the turn: an automa's turn is not foretold."""
    for step in steps:
        yield from takewhile(lambda event: not isinstance(event, ev.TurnStarted), step.outcome.events)


def _triggers_festival(tap: Tap) -> bool:
    """Whether the last Worker leaves the Village while no Festival is held."""
    before = tap.steps[-1].before
    triggered = (event.seat == before.seat for event in _events(tap.steps) if isinstance(event, ev.FestivalTriggered))
    return any(triggered) and not _is_at_festival(before.worlds[0])
