"""Producing: the High Priest action, and the Produce One task."""

from msgspec import structs

from engine import buildings
from engine.actions import Action, Pass, ProduceWith, TurnUp
from engine.buildings import PRODUCTION
from engine.components import CONSTANTS
from engine.decisions import ChooseProduction, Produce
from engine.draft import Draft
from engine.errors import Reason
from engine.events import Produced, TurnedDown
from engine.procedures import FlipDown, ProduceBuilding, RunBenefit
from engine.rules.hooks import KEPT_UP, TURNED_UP
from engine.rules.rejuvenate import BUILDINGS_ONLY, check_face_down, face_down, is_palace, noble_stays_down, turn_up
from engine.rules.tables import Checks, Polls, Procedures, Questions
from engine.state import Player, Position

TURNS = CONSTANTS.high_priest.produce.active_flips_up


def _may_produce(position: Position, asked: Produce) -> list[str]:
    up = [
        building
        for building in buildings.face_up(position.players[asked.seat], PRODUCTION)
        if building not in asked.produced
    ]
    if asked.kept:
        kept = KEPT_UP(position, asked.seat, ())
        return [building for building in up if building in kept]
    return up


def _may_turn_up(player: Player, turns: int, shed: int) -> list[str]:
    if shed:
        return face_down(player)
    return list(buildings.face_down(player, PRODUCTION)) if turns else []


def options(position: Position, asked: Produce) -> list[Action]:
    """Face-up Buildings that have not given yet; before the first and after the last, what may be turned up; enough."""
    player = position.players[asked.seat]
    found: list[Action] = []
    if not asked.done:
        found += [ProduceWith(building) for building in _may_produce(position, asked)]
    if asked.done or not asked.produced:
        found += [TurnUp(item) for item in _may_turn_up(player, asked.turns, asked.shed)]
    return [*found, Pass()]


def check_turn_up(position: Position, asked: Produce, action: TurnUp) -> Reason | None:
    """Something face down that may be turned up, before the first Building gives or after the last."""
    player, item = position.players[asked.seat], action.item
    if is_palace(item):
        return noble_stays_down(item)
    if asked.produced and not asked.done:
        return Reason("turn_up_later")
    if not (asked.turns or asked.shed):
        return Reason("no_turning_up")
    return check_face_down(player, item) if asked.shed or buildings.is_building(item) else BUILDINGS_ONLY


def check_produce(position: Position, asked: Produce, action: ProduceWith) -> Reason | None:
    """A Building face up that has not given yet."""
    if action.building in asked.produced:
        return Reason("produced_already", {"building": action.building})
    if asked.done:
        return Reason("producing_over")
    return None if action.building in _may_produce(position, asked) else _not_face_up(action.building)


def _not_face_up(building: str) -> Reason:
    return Reason("not_face_up", {"building": building})


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
            kept = KEPT_UP(draft.state, asked.seat, ())
            gave = [building for building in asked.produced if building in up and building not in kept]
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


def with_kept(draft: Draft, seat: int) -> None:
    """Whoever does not produce has at least what is not turned down by it, and what the abilities turn up."""
    asked = Produce(seat, shed=TURNED_UP(draft.state, seat, 0), kept=True)
    if len(options(draft.state, asked)) > 1:
        draft.push(asked)


def act(draft: Draft, seat: int) -> None:
    """The active player also turns one Building up, before or after producing."""
    _ask(draft, seat, TURNS)


def follow(draft: Draft, seat: int) -> None:
    """A seat that follows a Produce action just produces."""
    _ask(draft, seat, 0)


def one_options(position: Position, asked: ChooseProduction) -> list[Action]:
    """Each face-up Production Building; none if there is none."""
    found: list[Action] = [
        ProduceWith(building) for building in buildings.face_up(position.players[asked.seat], PRODUCTION)
    ]
    return [*found, Pass()] if asked.may_refuse or not found else found


def check_one(position: Position, asked: ChooseProduction, action: ProduceWith) -> Reason | None:
    """A Production Building face up."""
    up = buildings.face_up(position.players[asked.seat], PRODUCTION)
    return None if action.building in up else _not_face_up(action.building)


def produce_one(draft: Draft, asked: ChooseProduction, action: Action) -> None:
    """Run the benefit of one Production Building, which stays face up."""
    if isinstance(action, ProduceWith):
        draft.push(ProduceBuilding(asked.seat, action.building))


QUESTIONS: Questions = {Produce: (options, resolve), ChooseProduction: (one_options, produce_one)}
CHECKS: Checks = {
    Produce: {TurnUp: check_turn_up, ProduceWith: check_produce},
    ChooseProduction: {ProduceWith: check_one},
}
PROCEDURES: Procedures = {ProduceBuilding: produce_building, FlipDown: flip_down}
POLLS: Polls = {"follow_produce": follow}
