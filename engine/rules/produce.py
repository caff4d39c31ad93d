"""Producing: the High Priest action, and the Produce One task."""

from msgspec import structs

from engine import buildings
from engine.actions import Action, Pass, ProduceWith, TurnUp
from engine.buildings import PRODUCTION
from engine.components import CONSTANTS
from engine.decisions import ChooseProduction, Produce
from engine.draft import Draft
from engine.events import Produced, TurnedDown
from engine.procedures import FlipDown, ProduceBuilding, RunBenefit
from engine.rules.hooks import TURNED_UP
from engine.rules.rejuvenate import face_down, turn_up
from engine.rules.tables import Polls, Procedures, Questions
from engine.state import Player, Position

TURNS = CONSTANTS.high_priest.produce.active_flips_up


def _may_produce(player: Player, produced: tuple[str, ...]) -> list[str]:
    return [building for building in buildings.face_up(player, PRODUCTION) if building not in produced]


def _may_turn_up(player: Player, turns: int, shed: int) -> list[str]:
    if shed:
        return face_down(player)
    return list(buildings.face_down(player, PRODUCTION)) if turns else []


def options(position: Position, asked: Produce) -> list[Action]:
    """Face-up Buildings that have not given yet; before the first and after the last, what may be turned up; enough."""
    player = position.players[asked.seat]
    found: list[Action] = []
    if not asked.done:
        found += [ProduceWith(building) for building in _may_produce(player, asked.produced)]
    if asked.done or not asked.produced:
        found += [TurnUp(item) for item in _may_turn_up(player, asked.turns, asked.shed)]
    return [*found, Pass()]


def resolve(draft: Draft, asked: Produce, action: Action) -> None:
    """A Building gives, once; when enough have given, all of them are turned down (rulings 14 and 44)."""
    match action:
        case ProduceWith(building):
            produced = (*asked.produced, building)
            draft.push(ProduceBuilding(asked.seat, building), structs.replace(asked, produced=produced))
        case TurnUp(item):
            turn_up(draft, asked.seat, item)
            # The right of the active player goes first: Z16 can turn up Army cards as well.
            own = bool(asked.turns) and buildings.is_building(item)
            draft.push(structs.replace(asked, turns=asked.turns - own, shed=asked.shed - (not own)))
        case _ if asked.produced and not asked.done:
            # By the first rules some have been turned down already.
            up = buildings.face_up(draft.player(asked.seat), PRODUCTION)
            gave = [building for building in asked.produced if building in up]
            draft.push(*(FlipDown(asked.seat, building) for building in gave), structs.replace(asked, done=True))


def produce_building(draft: Draft, procedure: ProduceBuilding) -> None:
    """The Building gives what it shows."""
    draft.emit(Produced(procedure.seat, procedure.building))
    draft.push(RunBenefit(procedure.seat, buildings.produces(procedure.building), "production"))


def flip_down(draft: Draft, procedure: FlipDown) -> None:
    """The Building that gave is turned down."""
    buildings.turn(draft.player(procedure.seat), procedure.building, up=False)
    draft.emit(TurnedDown(procedure.seat, procedure.building))


def _ask(draft: Draft, seat: int, turns: int) -> None:
    player = draft.player(seat)
    shed = TURNED_UP(draft.state, seat, 0)
    if buildings.face_up(player, PRODUCTION) or _may_turn_up(player, turns, shed):
        draft.push(Produce(seat, (), turns, shed))


def act(draft: Draft, seat: int) -> None:
    """The active player also turns one Building up, before or after producing."""
    _ask(draft, seat, TURNS)


def follow(draft: Draft, seat: int) -> None:
    """A seat that follows a Produce action just produces."""
    _ask(draft, seat, 0)


def one_options(position: Position, asked: ChooseProduction) -> list[Action]:
    """Each face-up Production Building; none if there is none."""
    up = buildings.face_up(position.players[asked.seat], PRODUCTION)
    return [ProduceWith(building) for building in up] or [Pass()]


def produce_one(draft: Draft, asked: ChooseProduction, action: Action) -> None:
    """Run the benefit of one Production Building, which stays face up."""
    if isinstance(action, ProduceWith):
        draft.push(ProduceBuilding(asked.seat, action.building))


QUESTIONS: Questions = {Produce: (options, resolve), ChooseProduction: (one_options, produce_one)}
PROCEDURES: Procedures = {ProduceBuilding: produce_building, FlipDown: flip_down}
POLLS: Polls = {"follow_produce": follow}
