"""What happens in a game, counted; and everything that must happen in some golden game."""

from collections import Counter
from collections.abc import Mapping
from typing import get_args

from engine import actions, decisions, events, open_game
from engine.box import BASE_GAME
from engine.codec import SavedGame
from engine.components import (
    CONQUEST,
    GODS,
    ICONS,
    REGIONS,
    SOLO,
    SPACES,
    STEPS,
    TASKS,
    WEAVING_REWARDS,
)
from engine.core import apply
from engine.events import Event
from engine.procedures import Festival
from engine.state import State
from engine.temple import track

SCORED = (
    "setup god_cards steps steps_used statues temple conquest regions merchant production passive_buildings festival "
    "missing_potato final_tapestries final_temple final_buildings final_god_cards final_army_cards final_workers "
    "final_gold recruiting automa_board automa_potato automa_offer automa_weavings automa_behind automa_difficulty "
    "final_leftovers"
)
_plain = SOLO.pachamama.sides["plain"]
_automa_spaces = [_plain.top.id]
_automa_spaces += [
    space.id for loops in (SOLO.axomamma.loops, _plain.loops) for loop in loops.values() for space in loop.spaces
]

REQUIRED: Mapping[str, list[str]] = {
    "decisions": [*(f"Decision {kind.__name__}" for kind in get_args(decisions.Decision)), "following ChooseStatue"],
    "actions": [f"Action {kind.__name__}" for kind in get_args(actions.Action)],
    "events": [f"Event {kind.__name__}" for kind in get_args(Event)],
    "tasks": [f"TaskPerformed task {task}" for task in TASKS],
    "icons": [f"TaskPerformed icon {icon}" for icon in ICONS],
    "spaces": [f"WorkerPlaced space {space}" for space in SPACES],
    "workers": [f"WorkerPlaced acting {kind}" for kind in BASE_GAME.workers],
    "steps": [f"StepsBuilt spot {spot}" for spot in STEPS],
    "god cards shown": [f"WorkerPlaced card {card}" for card in BASE_GAME.god_cards],
    "god cards played": [f"played {card}" for card in BASE_GAME.god_cards],
    "army cards": [f"ArmyCardPlayed card {card}" for card in BASE_GAME.army_cards],
    "statues": [f"StatueBuilt god {god}" for god in GODS],
    "passive buildings": [f"BuildingConstructed building {building}" for building in BASE_GAME.buildings["passive"]],
    "production buildings": [f"Produced building {building}" for building in BASE_GAME.buildings["production"]],
    "weavings": [f"laid {tile}" for tile in (*BASE_GAME.starting_weavings, *BASE_GAME.weavings)],
    "weaving rewards": [f"WeavingMatched reward {reward}" for reward in WEAVING_REWARDS],
    "temple steps": [f"TempleClimbed step {step.id}" for step in track()[1:]],
    "conquest spaces": [f"SpaceConquered space {space}" for space in CONQUEST],
    "regions": [f"RegionScored region {region}" for region in REGIONS],
    "automa spaces": [f"AutomaActed space {space}" for space in _automa_spaces],
    "scoring categories": [f"category {name}" for name in SCORED.split()],
}


def count(saved: SavedGame) -> Counter[str]:
    """How often each thing occurs in a game."""
    counts: Counter[str] = Counter()
    outcome = open_game(saved.options, saved.seed)
    told = list(outcome.events)
    for answer in saved.answers:
        counts[f"Decision {answer.question}"] += 1
        counts[f"following {answer.question}"] += _follows(answer.seat, outcome.state)
        counts[f"Action {type(answer.action).__name__}"] += 1
        outcome = apply(outcome.state, answer.action)
        told += outcome.events
    for event in told:
        counts.update(_of(event))
    assert outcome.state.result
    for breakdown in outcome.state.result.breakdown:
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
