"""Why a part of a High Priest action is not possible: Worship, Offering, Rejuvenate, Produce and Conquest."""

from engine.actions import (
    Conquer,
    DiscardSoldiers,
    DiscardStatue,
    FlipSoldiers,
    OfferCorn,
    PlayArmyCard,
    ProduceWith,
    SendCasualty,
    TurnUp,
)
from engine.buildings import PALACE, face_down, is_building, type_of
from engine.decisions import (
    ChooseCasualty,
    ChooseProduction,
    ChooseRejuvenation,
    JoinConquest,
    MakeOffering,
    PaySoldiers,
    PlayArmy,
    Produce,
    Worship,
)
from engine.errors import Reason
from engine.reasons.building import temple_top
from engine.reasons.cards import alike, not_that_army_card
from engine.reasons.ids import ENDS_OF_VILLAGE
from engine.reasons.prices import too_poor
from engine.reasons.tables import Reasons
from engine.resources import Cost
from engine.rules.conquest import PLAY_PRICE, army, enough, owed, price
from engine.rules.free_actions import one_of_each
from engine.rules.statues import LARGE
from engine.rules.temple import at_top
from engine.state import Player, Position
from engine.temple import distance_to_top

# ---------------------------------------------------------------- the Temple


def _worship(position: Position, asked: Worship, action: DiscardStatue) -> Reason:
    if at_top(position, asked.seat):
        return temple_top()
    if not (asked.large if action.size == LARGE else asked.small):
        return Reason("size_discarded", {"size": action.size})
    return Reason("no_such_statue", {"size": action.size, "god": action.god})


def _offering(position: Position, asked: MakeOffering, action: OfferCorn) -> Reason:
    player = position.players[asked.seat]
    if not 1 <= action.steps <= asked.max_steps:
        return Reason("too_many_steps", {"most": asked.max_steps})
    left = distance_to_top(player.temple)
    if not left:
        return temple_top()
    if action.steps > left:
        return Reason("too_many_steps", {"left": left})
    return too_poor(player, Cost(corn=action.steps * asked.corn_per_step))


# ---------------------------------------------------------------- turning up and producing


def is_palace(item: str) -> bool:
    """Whether this names a Palace, and so the Noble who lives there."""
    return is_building(item) and type_of(item) == PALACE


def _not_face_down(player: Player, item: str) -> Reason:
    if item in player.army_down:
        return alike(item, player.army_down)
    return Reason("not_face_down", {"item": item})


def _rejuvenate(position: Position, asked: ChooseRejuvenation, action: TurnUp) -> Reason:
    player = position.players[asked.seat]
    if is_palace(action.item):
        return _noble(player, asked, action.item)
    if asked.nobles_only:
        return Reason("nobles_only")
    if asked.production_only and not is_building(action.item):
        return Reason("buildings_only")
    if action.item not in (*face_down(player), *one_of_each(player.army_down)):
        return _not_face_down(player, action.item)
    return too_poor(player, asked.price)


def _noble(player: Player, asked: ChooseRejuvenation, palace: str) -> Reason:
    if palace not in player.lying:
        return Reason("noble_not_lying", {"building": palace})
    if asked.production_only:
        return Reason("buildings_only")
    if palace in asked.besides:
        return Reason("noble_stays_down", {"building": palace})
    return too_poor(player, asked.price)


def _turn_up(position: Position, asked: Produce, action: TurnUp) -> Reason:
    if is_palace(action.item):
        return Reason("noble_stays_down", {"building": action.item})
    if asked.produced and not asked.done:
        return Reason("turn_up_later")
    if not (asked.turns or asked.shed):
        return Reason("no_turning_up")
    if not asked.shed and not is_building(action.item):
        return Reason("buildings_only")
    return _not_face_down(position.players[asked.seat], action.item)


def _produce(position: Position, asked: Produce, action: ProduceWith) -> Reason:
    if action.building in asked.produced:
        return Reason("produced_already", {"building": action.building})
    if asked.done:
        return Reason("producing_over")
    return Reason("not_face_up", {"building": action.building})


def _produce_one(position: Position, asked: ChooseProduction, action: ProduceWith) -> Reason:
    return Reason("not_face_up", {"building": action.building})


# ---------------------------------------------------------------- Conquest


def _casualty(position: Position, asked: ChooseCasualty, action: SendCasualty) -> Reason:
    if action.source in ENDS_OF_VILLAGE:
        return Reason("last_villager", {"end": ENDS_OF_VILLAGE[0]}) if position.village else Reason("village_empty")
    if position.village:
        return Reason("village_first")
    return Reason("no_such_nomad", {"worker": action.source})


def _play_army(position: Position, asked: PlayArmy, action: PlayArmyCard) -> Reason:
    player = position.players[asked.seat]
    if action.card not in one_of_each(player.army_hand):
        return not_that_army_card(player.army_hand, action.card)
    return too_poor(player, PLAY_PRICE)


def _conquer(position: Position, asked: JoinConquest, action: Conquer) -> Reason:
    player = position.players[asked.seat]
    if action.space in position.conquest:
        return Reason("conquered", {"space": action.space})
    if asked.leftmost:
        return Reason("leftmost_only")
    if not player.markers_left:
        return Reason("no_markers_left")
    discard, flip = price(position, asked.seat, action.space)
    ones, twos = army(player)
    due = owed(position.stack, asked.seat)
    if due and enough(ones, twos, discard, flip):
        return Reason("soldiers_owed", {"soldiers": sum(due)})
    needs = {"discard": discard, "flip": flip} if discard and flip else {"soldiers": discard or flip}
    return Reason("too_few_soldiers", {"space": action.space, **needs, "has": ones + 2 * twos})


def _soldiers(position: Position, asked: PaySoldiers, action: DiscardSoldiers | FlipSoldiers) -> Reason:
    in_play = position.players[asked.seat].army_up
    if action.card not in in_play:
        return Reason("not_in_play", {"card": action.card})
    if isinstance(action, FlipSoldiers) and asked.discard:
        return Reason("discard_first", {"soldiers": asked.discard})
    if isinstance(action, DiscardSoldiers) and not asked.discard:
        return Reason("discarded_enough", {"soldiers": asked.flip})
    if action.card not in one_of_each(in_play):
        return alike(action.card, in_play)
    return Reason("rest_unpaid", {"card": action.card})


REASONS: Reasons = {
    Worship: {DiscardStatue: _worship},
    MakeOffering: {OfferCorn: _offering},
    ChooseRejuvenation: {TurnUp: _rejuvenate},
    Produce: {TurnUp: _turn_up, ProduceWith: _produce},
    ChooseProduction: {ProduceWith: _produce_one},
    ChooseCasualty: {SendCasualty: _casualty},
    PlayArmy: {PlayArmyCard: _play_army},
    JoinConquest: {Conquer: _conquer},
    PaySoldiers: {DiscardSoldiers: _soldiers, FlipSoldiers: _soldiers},
}
