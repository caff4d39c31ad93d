"""Abilities that answer a moment if their owner likes, in the order the owner likes."""

from msgspec import structs

from engine.actions import Action, Pass, RetrieveWorker, UseAbility
from engine.decisions import ChooseRetrieval, SpendResource, UseAbilities
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import AbilityUsed, Declined
from engine.procedures import OfferAbilities, PutWorker
from engine.rules.hindrances import BRINGS_NOTHING, Hindrance, TooPoor
from engine.rules.hooks import ABILITY, AT_ONCE, MOMENTS, Offer
from engine.rules.paying import may_come_to_pay
from engine.rules.retrieval import check_beside, take_back, to_retrieve
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position

_NOT_WAITING = Reason("ability_not_waiting")


def offer_of(moment: str, tile: str) -> Offer | None:
    """What the ability of a tile may do at a moment, if that is up to its owner."""
    return MOMENTS[moment].offers.get(ABILITY[tile])


def _may_come_to_use(position: Position, asked: OfferAbilities, tile: str) -> bool:
    """Whether an ability does something and can be paid, if need be after a free action; judged by public facts."""
    found = offer_of(asked.moment, tile)
    if not found or not found.does_something(position, asked.seat, asked.fact):
        return False
    return may_come_to_pay(position, asked.seat, found.price, found.resources)


def by_itself(moment: str, tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these tiles that answer a moment whether their owner likes it or not."""
    return tuple(tile for tile in tiles if not offer_of(moment, tile))


def offer(draft: Draft, procedure: OfferAbilities) -> None:
    """Ask which answers next, while one may be of use that need not, or the order of several is up to their owner."""
    asked = _take_what_comes_at_once(draft, procedure)
    plain = by_itself(asked.moment, asked.waiting)
    retrieval = _whom_to_retrieve(draft.state, asked)
    usable = any(_may_come_to_use(draft.state, asked, tile) for tile in asked.waiting)
    if usable or len(plain) + bool(retrieval) > 1:
        draft.push(UseAbilities(asked.seat, asked.moment, asked.waiting, asked.fact, asked.retrieval))
        return
    optional = tuple(tile for tile in asked.waiting if tile not in plain)
    if optional and plain:  # what answers by itself may help the others
        draft.push(structs.replace(asked, waiting=optional))
    elif retrieval:
        assert isinstance(asked.fact, PutWorker)
        draft.push(ChooseRetrieval(asked.seat, asked.fact.space))
    for tile in plain:
        _answer(draft, asked, tile)


def _take_what_comes_at_once(draft: Draft, asked: OfferAbilities) -> OfferAbilities:
    gifts = tuple(tile for tile in by_itself(asked.moment, asked.waiting) if ABILITY[tile] in AT_ONCE)
    for tile in gifts:
        _answer(draft, asked, tile)
    return structs.replace(asked, waiting=tuple(tile for tile in asked.waiting if tile not in gifts))


def _whom_to_retrieve(position: Position, asked: OfferAbilities | UseAbilities) -> list[str]:
    if not asked.retrieval or not isinstance(asked.fact, PutWorker):
        return []
    return to_retrieve(position, asked.fact.space)


def _answer(draft: Draft, asked: OfferAbilities | UseAbilities, tile: str) -> None:
    """An ability answers by itself."""
    facts = () if asked.fact is None else (asked.fact,)
    MOMENTS[asked.moment].entries[ABILITY[tile]](draft, asked.seat, *facts)


def options(position: Position, asked: UseAbilities) -> list[Action]:
    """Each ability that can answer now, a Warrior's own too; or no more of those one may decline."""
    tiles = map(UseAbility, asked.waiting)
    usable = [tile for tile in tiles if not check_ability(position, asked, tile)]
    return [*usable, *map(RetrieveWorker, _whom_to_retrieve(position, asked)), Pass()]


def check_ability(position: Position, asked: UseAbilities, action: UseAbility) -> Hindrance | None:
    """An ability that waits, and that can be paid and does something if it is up to its owner."""
    if action.tile not in asked.waiting:
        return _NOT_WAITING
    offered = offer_of(asked.moment, action.tile)
    if not offered:
        return None
    player = position.players[asked.seat]
    if not player.can_pay(offered.price):
        return TooPoor(offered.price)
    if player.resources < offered.resources:
        return Reason("no_resource")
    return None if offered.does_something(position, asked.seat, asked.fact) else BRINGS_NOTHING


def check_retrieval(position: Position, asked: UseAbilities, action: RetrieveWorker) -> Reason | None:
    """A neighbour of the Warrior, who has not taken anybody back yet."""
    if not asked.retrieval or not isinstance(asked.fact, PutWorker):
        return _NOT_WAITING
    return check_beside(position, asked.fact.space, action.space)


def resolve(draft: Draft, asked: UseAbilities, action: Action) -> None:
    """One ability answers, once its price is paid; then the others. Who declines has the rest answer by itself."""
    match action:
        case UseAbility(tile):
            rest = without(asked.waiting, tile)
            if rest or asked.retrieval:
                draft.push(OfferAbilities(asked.seat, asked.moment, rest, asked.fact, asked.retrieval))
            _use(draft, asked, tile)
        case RetrieveWorker(space):
            draft.push(OfferAbilities(asked.seat, asked.moment, asked.waiting, asked.fact))
            take_back(draft, asked.seat, space)
        case _:
            plain = by_itself(asked.moment, asked.waiting)
            if len(plain) < len(asked.waiting) or asked.retrieval:
                draft.emit(Declined(asked.seat, "UseAbilities"))
            draft.push(*(OfferAbilities(asked.seat, asked.moment, (tile,), asked.fact) for tile in plain))


def _use(draft: Draft, asked: UseAbilities, tile: str) -> None:
    offered = offer_of(asked.moment, tile)
    if not offered:
        _answer(draft, asked, tile)
        return
    draft.emit(AbilityUsed(asked.seat, tile))
    offered.do(draft, asked.seat, asked.fact)
    draft.push(*(SpendResource(asked.seat) for _ in range(offered.resources)))
    draft.pay(asked.seat, offered.price)


QUESTIONS: Questions = {UseAbilities: (options, resolve)}
CHECKS: Checks = {UseAbilities: {UseAbility: check_ability, RetrieveWorker: check_retrieval}}
PROCEDURES: Procedures = {OfferAbilities: offer}
