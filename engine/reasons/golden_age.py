"""Why a way up the Temple, a card without a Worker, a kind of a Newcomer, or another place of a Weaving is none."""

from engine.abilities import PassiveAbility
from engine.actions import (
    ChooseKind,
    ClimbTo,
    DrawBuilding,
    InsertWeaving,
    LiftWeaving,
    PlayArmyCard,
    PlayGodCard,
    Pray,
    SacrificeWorker,
)
from engine.components import PASSIVE, WEAVINGS
from engine.decisions import (
    ChooseBuilding,
    ChooseColour,
    ChooseOwnCasualty,
    ChooseTempleStep,
    ChooseWeavingPlace,
    PlayArmyFree,
    PlayHandGodCard,
    RearrangeWeavings,
)
from engine.errors import Reason
from engine.reasons.cards import no_god_cards, not_that_army_card
from engine.reasons.placing import no_such_worker
from engine.reasons.tables import Reasons
from engine.rules.hooks import BUILDINGS_DRAWN
from engine.state import Position

DRAWING = next(tile.id for tile in PASSIVE.values() if tile.ability is PassiveAbility.BUILDING_TASK_DRAW_THREE)


def _way(position: Position, asked: ChooseTempleStep, action: ClimbTo) -> Reason:
    return Reason("no_such_way")


def _god_card(position: Position, asked: PlayHandGodCard, action: PlayGodCard) -> Reason:
    return Reason("not_in_hand", {"god_card": action.card})


def _army_card(position: Position, asked: PlayArmyFree, action: PlayArmyCard) -> Reason:
    return not_that_army_card(position.players[asked.seat].army_hand, action.card)


def _pray(position: Position, asked: PlayArmyFree, action: Pray) -> Reason:
    return no_god_cards() if asked.or_pray else Reason("no_praying_here")


def _casualty(position: Position, asked: ChooseOwnCasualty, action: SacrificeWorker) -> Reason:
    return no_such_worker(action.worker)


def _kind(position: Position, asked: ChooseColour, action: ChooseKind) -> Reason:
    return Reason("cannot_count_as", {"worker": asked.placed.worker, "acting": action.kind})


def _lift(position: Position, asked: RearrangeWeavings, action: LiftWeaving) -> Reason:
    mine = any(action.tile in tapestry for tapestry in position.players[asked.seat].tapestries)
    return Reason("weaving_stays" if mine else "not_your_weaving", {"tile": action.tile})


def _insert(position: Position, asked: ChooseWeavingPlace, action: InsertWeaving) -> Reason:
    rows = position.players[asked.seat].tapestries
    if 0 <= action.tapestry < len(rows):
        pattern = WEAVINGS[asked.tile].pattern
        others = [tile for tile in rows[action.tapestry] if tile != asked.tile]
        if any(WEAVINGS[tile].pattern == pattern for tile in others):
            return Reason("pattern_there", {"pattern": pattern, "number": action.tapestry + 1})
    return Reason("no_such_place")


def _draw(position: Position, asked: ChooseBuilding, action: DrawBuilding) -> Reason:
    most = BUILDINGS_DRAWN(position, asked.seat, 0)
    if not most:
        return Reason("building_needed", {"building": DRAWING})
    if asked.gratis or len(asked.drawn) >= most:
        return Reason("no_more_draws")
    return Reason("other_kind", {"kind": asked.kind}) if asked.kind else Reason("stack_empty")


REASONS: Reasons = {
    ChooseTempleStep: {ClimbTo: _way},
    PlayHandGodCard: {PlayGodCard: _god_card},
    PlayArmyFree: {PlayArmyCard: _army_card, Pray: _pray},
    ChooseOwnCasualty: {SacrificeWorker: _casualty},
    ChooseColour: {ChooseKind: _kind},
    RearrangeWeavings: {LiftWeaving: _lift},
    ChooseWeavingPlace: {InsertWeaving: _insert},
    ChooseBuilding: {DrawBuilding: _draw},
}
