"""Why a Worker cannot be placed so: no such Worker, no matching God card, no empty space, too little food."""

from collections.abc import Iterable

from engine.actions import ChooseSpace, PlaceWorker, RetrieveWorker, ShowGodCard, ShowGold
from engine.components import GOD_CARDS, GODS, SPACES
from engine.decisions import ChooseGod, ChoosePlacement, ChooseRetrieval, TakeSecondAction, TakeTurn
from engine.errors import Reason
from engine.reasons.tables import Reasons
from engine.rules.placement import SHOWN_GOLD, kinds_to_act_as, placement_cost
from engine.state import Player, Position

WRONG_GOD = "wrong_god"


def _purse(player: Player) -> int:
    """What could be paid as food."""
    return player.potato + player.corn + player.gold


def _cheapest(position: Position, seat: int, gods: Iterable[str], acting: str) -> int | None:
    """The least food an empty space of these gods costs; None if there is no such space."""
    wanted = set(gods)
    return min(
        (
            placement_cost(position, seat, space.id, acting)
            for space in SPACES.values()
            if space.god in wanted and space.id not in position.hill
        ),
        default=None,
    )


def no_such_worker(worker: str) -> Reason:
    """Nobody of that kind is in the supply."""
    return Reason("no_such_worker", {"worker": worker})


def _worker(position: Position, asked: TakeTurn, action: PlaceWorker) -> Reason:
    player = position.players[asked.seat]
    if action.worker not in player.workers:
        return no_such_worker(action.worker)
    if action.acting not in kinds_to_act_as(position, asked.seat, action.worker):
        return Reason("cannot_act_as", {"worker": action.worker, "acting": action.acting})
    if not player.god_hand and player.gold < SHOWN_GOLD:
        return Reason("nothing_to_show", {"gold": SHOWN_GOLD})
    shown = [GOD_CARDS[card].god for card in player.god_hand]
    ways = [(_cheapest(position, asked.seat, shown, action.acting), _purse(player))]
    if player.gold >= SHOWN_GOLD:
        ways.append((_cheapest(position, asked.seat, GODS, action.acting), _purse(player) - SHOWN_GOLD))
    open_ways = [(needs, has) for needs, has in ways if needs is not None]
    if not open_ways:
        return Reason("no_space")
    needs, has = min(open_ways, key=lambda way: way[0] - way[1])
    return Reason("too_little_food", {"needs": needs, "has": has})


def _worker_second(position: Position, asked: TakeSecondAction, action: PlaceWorker) -> Reason:
    return Reason("no_placement_now")


def _of_god(position: Position, asked: ChooseGod, god: str, purse: int) -> Reason:
    needs = _cheapest(position, asked.seat, (god,), asked.acting)
    if needs is None:
        return Reason("no_space", {"god": god})
    return Reason("too_little_food", {"god": god, "needs": needs, "has": purse})


def _card(position: Position, asked: ChooseGod, action: ShowGodCard) -> Reason:
    player = position.players[asked.seat]
    if action.card not in player.god_hand:
        return Reason("not_in_hand", {"god_card": action.card})
    return _of_god(position, asked, GOD_CARDS[action.card].god, _purse(player))


def _gold(position: Position, asked: ChooseGod, action: ShowGold) -> Reason:
    player = position.players[asked.seat]
    if player.gold < SHOWN_GOLD:
        return Reason("too_little_gold", {"needs": SHOWN_GOLD, "has": player.gold})
    return _of_god(position, asked, action.god, _purse(player) - SHOWN_GOLD)


def _space(position: Position, asked: ChoosePlacement, action: ChooseSpace) -> Reason:
    god = SPACES[action.space].god
    if action.space in position.hill:
        return Reason("occupied", {"space": action.space, "worker": position.hill[action.space]})
    if god != asked.god:
        return Reason(WRONG_GOD, {"space": action.space, "god": god, "shown": asked.god})
    needs = placement_cost(position, asked.seat, action.space, asked.acting)
    has = _purse(position.players[asked.seat]) - (0 if asked.card else SHOWN_GOLD)
    return Reason("too_little_food", {"space": action.space, "needs": needs, "has": has})


def _retrieve(position: Position, asked: ChooseRetrieval, action: RetrieveWorker) -> Reason:
    return not_to_retrieve(position, asked.space, action.space)


def not_to_retrieve(position: Position, warrior: str, space: str) -> Reason:
    """Why a Warrior placed on one space takes nobody back from another."""
    if space not in SPACES[warrior].neighbours:
        return Reason("not_beside", {"space": space, "beside": warrior})
    if space not in position.hill:
        return Reason("nobody_there", {"space": space})
    return Reason("warriors_stay")


REASONS: Reasons = {
    TakeTurn: {PlaceWorker: _worker},
    TakeSecondAction: {PlaceWorker: _worker_second},
    ChooseGod: {ShowGodCard: _card, ShowGold: _gold},
    ChoosePlacement: {ChooseSpace: _space},
    ChooseRetrieval: {RetrieveWorker: _retrieve},
}
