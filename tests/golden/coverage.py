"""What happens in a game, counted; and everything that must happen in some golden game."""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, get_args
from unittest.mock import patch

from engine import actions, core, decisions, events, open_game, procedures, solo
from engine.box import BASE_GAME, MODULES, box_of
from engine.codec import SavedGame
from engine.components import (
    CONQUEST,
    CULTS,
    GODS,
    ICONS,
    OVERLAYS,
    REGIONS,
    SOLO,
    SPACES,
    STEPS,
    TASKS,
    WEAVING_REWARDS,
)
from engine.core import Outcome, apply
from engine.events import AnyEvent, Event
from engine.procedures import Festival
from engine.rules.hooks import ABILITY, MOMENTS
from engine.state import State
from engine.temple import overlay_of, track

SCORED = (
    "setup god_cards steps steps_used statues temple conquest regions merchant production passive_buildings festival "
    "missing_potato final_tapestries final_temple final_buildings final_god_cards final_army_cards final_workers "
    "final_gold recruiting automa_board automa_potato automa_offer automa_weavings automa_behind automa_difficulty "
    "final_leftovers final_prophecies"
)
MOST_PLAYERS = 4
_boxes = [
    box_of(tuple(name for name in MODULES if ":" not in name or name == f"way_of_the_sun:{overlay}"), MOST_PLAYERS)
    for overlay in OVERLAYS
]
EVERYTHING = _boxes[0]  # all pieces that any game can have, but for the other overlay
_sides = SOLO.pachamama.sides.values()
_automa_spaces = [side.top.id for side in _sides]
_automa_spaces += [
    space.id
    for loops in (SOLO.axomamma.loops, *(side.loops for side in _sides))
    for loop in loops.values()
    for space in loop.spaces
]
_passive = dict.fromkeys((*BASE_GAME.buildings["passive"], *EVERYTHING.buildings["passive"]))  # replaced ones as well
_palaces = EVERYTHING.buildings["palace"]
_offered = {ability for moment in MOMENTS.values() for ability in moment.offers}

REQUIRED: Mapping[str, list[str]] = {
    "decisions": [*(f"Decision {kind.__name__}" for kind in get_args(decisions.AnyDecision)), "following ChooseStatue"],
    "actions": [f"Action {kind.__name__}" for kind in get_args(actions.AnyAction)],
    "events": [f"Event {kind.__name__}" for kind in get_args(AnyEvent)],
    "procedures": [f"Procedure {kind.__name__}" for kind in get_args(procedures.Procedure)],
    "tasks": [f"TaskPerformed task {task}" for task in TASKS],
    "icons": [f"TaskPerformed icon {icon}" for icon in ICONS],
    "spaces": [f"WorkerPlaced space {space}" for space in SPACES],
    "workers": [f"WorkerPlaced acting {kind}" for kind in BASE_GAME.workers],
    "steps": [f"StepsBuilt spot {spot}" for spot in STEPS],
    "god cards shown": [f"WorkerPlaced card {card}" for card in EVERYTHING.god_cards],
    "god cards played": [f"played {card}" for card in EVERYTHING.god_cards],
    "army cards": [f"ArmyCardPlayed card {card}" for card in BASE_GAME.army_cards],
    "statues": [f"StatueBuilt god {god}" for god in GODS],
    "passive buildings": [f"BuildingConstructed building {building}" for building in _passive],
    "production buildings": [f"Produced building {building}" for building in EVERYTHING.buildings["production"]],
    "weavings": [f"laid {tile}" for tile in (*BASE_GAME.starting_weavings, *BASE_GAME.weavings)],
    "weaving rewards": [f"WeavingMatched reward {reward}" for reward in WEAVING_REWARDS],
    "temple steps": [f"TempleClimbed step {step.id}" for step in track()[1:]],
    "overlay steps": [
        f"TempleClimbed step {step.id}" for box in _boxes for step in track(box.overlay)[1:] if overlay_of(step.id)
    ],
    "conquest spaces": [f"SpaceConquered space {space}" for space in CONQUEST],
    "regions": [f"RegionScored region {region}" for region in REGIONS],
    "automa spaces": [f"AutomaActed space {space}" for space in _automa_spaces],
    "scoring categories": [f"category {name}" for name in SCORED.split()],
    "palaces": [f"BuildingConstructed building {palace}" for palace in _palaces],
    "nobles": [f"NobleAppointed palace {palace}" for palace in _palaces],
    "abilities at will": [f"AbilityUsed tile {tile}" for tile, ability in ABILITY.items() if ability in _offered],
    "prophecies": [f"fulfilled {palace}" for palace in _palaces],
    "newcomers": [f"WorkerPlaced worker {newcomer}" for newcomer in EVERYTHING.newcomers],
    "nations": [f"VassalPlaced tile {nation}" for nation in EVERYTHING.nations],
    "cults": [f"VassalPlaced tile {cult}" for cult in EVERYTHING.cults],
}
WISHED = [f"two on {cult}" for cult in EVERYTHING.cults if CULTS[cult].max_vassals > 1]  # sought, not demanded


def count(saved: SavedGame) -> Counter[str]:
    """How often each thing occurs in a game."""
    counts: Counter[str] = Counter()
    with procedures_counted(counts):
        outcome = open_game(saved.options, saved.seed)
        counts += shown_by(outcome)
        for answer in saved.answers:
            counts[f"following {answer.question}"] += _follows(answer.seat, outcome.state)
            asked = outcome.state
            outcome = apply(asked, answer.action)
            counts += shown_by(outcome, asked, answer.action)
    assert outcome.state.result
    return counts


@contextmanager
def procedures_counted(counts: Counter[str]) -> Iterator[None]:
    """Count every Procedure that runs, whether or not one can see it waiting."""
    ran: Counter[type] = Counter()
    run = solo.run

    class Counted(dict[Any, Any]):
        def __getitem__(self, kind: type) -> Any:
            ran[kind] += 1
            return super().__getitem__(kind)

    def run_counted(draft: Any, procedure: Any) -> None:
        ran[type(procedure)] += 1
        run(draft, procedure)

    with patch.object(core, "PROCEDURES", Counted(core.PROCEDURES)), patch.object(solo, "run", run_counted):
        yield
    for kind, times in ran.items():
        counts[f"Procedure {kind.__name__}"] += times


def shown_by(outcome: Outcome, asked: State | None = None, action: actions.Action | None = None) -> Counter[str]:
    """What one answer shows, and all that came of it."""
    counts: Counter[str] = Counter()
    if asked is not None:
        counts[f"Decision {type(asked.decision).__name__}"] += 1
        counts[f"Action {type(action).__name__}"] += 1
    state = outcome.state
    for event in outcome.events:
        counts.update(_of(event))
        if isinstance(event, events.ProphecyFulfilled) and not state.automated(event.seat):
            counts[f"fulfilled {event.palace}"] += 1  # one does not ask whether an automa's has come true
    for vassal, times in Counter(state.vassals).items():
        counts[f"two on {vassal.tile}"] += times > 1
    if state.result:
        for breakdown in state.result.breakdown:
            counts.update(f"category {category}" for category in breakdown)
    return counts


def _follows(seat: int, state: State) -> bool:
    """Whether a player answers because of another player's action."""
    festival = any(isinstance(frame, Festival) for frame in state.stack)
    return state.active not in (-1, seat) and not festival and not state.automa


def _of(event: Event) -> list[str]:
    name = type(event).__name__
    found = [f"Event {name}", *(f"{name} {field} {getattr(event, field)}" for field in event.__struct_fields__)]
    match event:
        case events.AnsweredByItself():
            found += [f"Decision {event.question}", f"Action {type(event.action).__name__}"]
        case events.GodCardsPlayed():
            found += [f"played {card}" for card in event.cards]
        case events.GodCardPlayed():
            found.append(f"played {event.card}")
        case events.WeavingLaid() | events.StartingWeavingPicked():
            found.append(f"laid {event.tile}")
    return found


def gaps(counts: Counter[str], part: str | None = None) -> list[str]:
    """What has not occurred, of one part or of everything."""
    parts = [part] if part else list(REQUIRED)
    return [name for p in parts for name in REQUIRED[p] if not counts[name]]


def wished(counts: Counter[str]) -> list[str]:
    """What nobody demands, has not occurred either and is welcome."""
    return [name for name in WISHED if not counts[name]]
