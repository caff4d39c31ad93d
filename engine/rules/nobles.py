"""Appointing Nobles, using them, and moments that only Palaces know: a purchase that is over, a Palace constructed."""

from engine import nobles
from engine.actions import Action, AppointNoble, MoveHighPriest, Pass, Pay
from engine.buildings import PALACE, type_of
from engine.decisions import AppointWorker, MovePriestBesides, SpendResource
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import Declined, NobleAppointed, TurnedDown
from engine.payment import covers
from engine.procedures import FinishPurchase, OfferNewcomer, OfferPriestMove, RefillNomads
from engine.resources import RESOURCES
from engine.rules import turn
from engine.rules.hindrances import Hindrance
from engine.rules.hooks import CONSTRUCTED, NOBLE_USED, PLACEMENT_OVER, PLACING, PURCHASED, PURCHASING, WORKER_GAINED
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position

MODULE = "nobles"
_ONE_RESOURCE = tuple(Pay(**{name: 1}) for name in RESOURCES)

# ---------------------------------------------------------------- appointing


def palaces_for(position: Position, seat: int, worker: str) -> tuple[str, ...]:
    """The Palaces in which a Worker that this seat gains now may become a Noble: none at set-up (ruling 53).

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.active, game.players[0].palaces = 0, ("X01", "X02", "X06")
    >>> palaces_for(game, 0, "architect"), palaces_for(game, 0, "priest")
    (('X01', 'X06'), ())
    """
    return nobles.open_to(position.players[seat], worker) if position.active >= 0 else ()


@WORKER_GAINED.rule(MODULE)
def offer_palace(draft: Draft, seat: int, worker: str) -> None:
    """Whoever has an empty Palace for the Worker may appoint it, now or never; an automa does it in its own way."""
    if palaces_for(draft.state, seat, worker) and not draft.state.automated(seat):
        draft.push(AppointWorker(seat, worker))


def palace_options(position: Position, asked: AppointWorker) -> list[Action]:
    """Each empty Palace for such a Worker; or the supply."""
    found = nobles.open_to(position.players[asked.seat], asked.worker)
    return [*(AppointNoble(palace) for palace in found), Pass()]


def check_palace(position: Position, asked: AppointWorker, action: AppointNoble) -> Reason | None:
    """An empty Palace of one's own, for Workers of this kind."""
    player, palace = position.players[asked.seat], action.palace
    if palace not in player.palaces:
        return Reason("not_your_palace", {"building": palace})
    if palace in player.nobles:
        return Reason("palace_inhabited", {"building": palace})
    kind = nobles.kind_for(palace)
    return None if kind == asked.worker else Reason("other_noble", {"building": palace, "worker": kind})


def choose_palace(draft: Draft, asked: AppointWorker, action: Action) -> None:
    """The Worker moves in; then, once the Nomads are complete again, a Newcomer may come (ruling 108)."""
    if isinstance(action, AppointNoble):
        draft.push(RefillNomads(), OfferNewcomer(asked.seat))
        appoint(draft, asked.seat, action.palace, asked.worker)
    else:
        draft.emit(Declined(asked.seat, "AppointWorker"))


def appoint(draft: Draft, seat: int, palace: str, worker: str) -> None:
    """The Worker who has just joined the supply of a seat becomes the Noble of a Palace, standing, for good."""
    player = draft.player(seat)
    player.workers = without(player.workers[::-1], worker)[::-1]  # the newest of that kind
    nobles.move_in(player, palace, worker)
    draft.emit(NobleAppointed(seat, palace, worker))


# ---------------------------------------------------------------- using


def use(draft: Draft, seat: int, palace: str) -> None:
    """The Noble of a Palace lies down for its ability, unless it is a Vassal; whatever answers that comes next."""
    if nobles.lay_down(draft.player(seat), palace):
        draft.emit(TurnedDown(seat, palace))
    NOBLE_USED(draft, seat)


def resource_options(position: Position, asked: SpendResource) -> list[Action]:
    """One of each kind of resource there is."""
    return [pay for pay in _ONE_RESOURCE if not check_resource(position, asked, pay)]


def check_resource(position: Position, asked: SpendResource, action: Pay) -> Reason | None:
    """One resource that there is."""
    one = action in _ONE_RESOURCE and covers(position.players[asked.seat], action)
    return None if one else Reason("one_resource")


def spend_resource(draft: Draft, asked: SpendResource, action: Pay) -> None:
    """It is spent."""
    draft.spend(asked.seat, action)


# ---------------------------------------------------------------- a purchase that is over


def _weavings(position: Position, seat: int) -> int:
    return sum(map(len, position.players[seat].tapestries))


@PURCHASING.rule(MODULE)
def count_weavings(draft: Draft, seat: int) -> None:
    """When all of a Purchase Weavings task is done, it will be seen whether anything was bought.

    Of a purchase within which this one begins, it is seen now: a leftover of this one is none of that (ruling 192).
    """
    state = draft.state
    state.stack = tuple(
        frame for frame in state.stack if not isinstance(frame, FinishPurchase) or _has_bought(state, frame)
    )
    draft.push(FinishPurchase(seat, _weavings(state, seat)))


def finish_purchase(draft: Draft, procedure: FinishPurchase) -> None:
    """Whoever has bought a Weaving has purchased (ruling 117)."""
    if _has_bought(draft.state, procedure):
        PURCHASED(draft, procedure.seat)


def _has_bought(position: Position, purchase: FinishPurchase) -> bool:
    """Whether a buyer has more Weavings than before: without buying none can have come."""
    return _weavings(position, purchase.seat) > purchase.weavings


# ---------------------------------------------------------------- a Palace constructed in one's turn


@CONSTRUCTED.rule(MODULE)
def remember_palace(draft: Draft, seat: int, building: str) -> None:
    """The table remembers that whose turn it is has constructed a Palace."""
    if type_of(building) == PALACE and draft.state.active == seat:
        draft.state.palace_built = True


@PLACING.rule(MODULE)
def look_back(draft: Draft, seat: int) -> None:
    """Something may come after all of Place a Worker."""
    draft.push(OfferPriestMove(seat))


def offer_priest_move(draft: Draft, procedure: OfferPriestMove) -> None:
    """The Worker placed is wholly done."""
    PLACEMENT_OVER(draft, procedure.seat)


def move_options(position: Position, asked: MovePriestBesides) -> list[Action]:
    """Every move of the High Priest, or none."""
    return [*turn.SECONDARY[turn.PRIEST].options(position, asked.seat), Pass()]


def check_move(position: Position, asked: MovePriestBesides, action: MoveHighPriest) -> Hindrance | None:
    """As far as the High Priest can be moved."""
    return turn.check_move(position, asked.seat, action)


def move_priest(draft: Draft, asked: MovePriestBesides, action: MoveHighPriest | Pass) -> None:
    """A whole High Priest action."""
    if isinstance(action, Pass):
        draft.emit(Declined(asked.seat, "MovePriestBesides"))
    else:
        turn.SECONDARY[turn.PRIEST].perform(draft, asked.seat, action)


QUESTIONS: Questions = {
    AppointWorker: (palace_options, choose_palace),
    SpendResource: (resource_options, spend_resource),
    MovePriestBesides: (move_options, move_priest),
}
CHECKS: Checks = {
    AppointWorker: {AppointNoble: check_palace},
    SpendResource: {Pay: check_resource},
    MovePriestBesides: {MoveHighPriest: check_move},
}
PROCEDURES: Procedures = {FinishPurchase: finish_purchase, OfferPriestMove: offer_priest_move}
