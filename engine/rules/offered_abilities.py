"""Abilities that answer a moment if their owner likes, in the order the owner likes."""

from msgspec import structs

from engine.actions import Action, Pass, UseAbility
from engine.decisions import SpendResource, UseAbilities
from engine.draft import Draft, without
from engine.events import AbilityUsed, Declined
from engine.procedures import OfferAbilities
from engine.rules.hooks import ABILITY, MOMENTS, Offer, answers_of
from engine.rules.paying import may_come_to_pay
from engine.rules.tables import Procedures, Questions
from engine.state import Player, Position


def offer_of(moment: str, tile: str) -> Offer | None:
    """What the ability of a tile may do at a moment, if that is up to its owner."""
    return MOMENTS[moment].offers.get(ABILITY[tile])


def _may_come_to_use(position: Position, asked: OfferAbilities, tile: str) -> bool:
    """Whether an ability does something and can be paid, if need be after a free action; judged by public facts."""
    found = offer_of(asked.moment, tile)
    if not found or not found.does_something(position, asked.seat, asked.fact):
        return False
    return may_come_to_pay(position, asked.seat, found.price, found.resources)


def offer(draft: Draft, procedure: OfferAbilities) -> None:
    """Ask, while one of those who wait may be of use; else what answers by itself does so and may help others."""
    if any(_may_come_to_use(draft.state, procedure, tile) for tile in procedure.waiting):
        draft.push(UseAbilities(procedure.seat, procedure.moment, procedure.waiting, procedure.fact))
        return
    optional = tuple(tile for tile in procedure.waiting if offer_of(procedure.moment, tile))
    if 0 < len(optional) < len(procedure.waiting):
        draft.push(structs.replace(procedure, waiting=optional))
    _answer_by_themselves(draft, procedure)


def _answer_by_themselves(draft: Draft, asked: OfferAbilities | UseAbilities) -> None:
    waiting = tuple(tile for tile in asked.waiting if not offer_of(asked.moment, tile))
    facts = () if asked.fact is None else (asked.fact,)
    for answer in answers_of(MOMENTS[asked.moment], waiting):
        answer(draft, asked.seat, *facts)


def options(position: Position, asked: UseAbilities) -> list[Action]:
    """Each ability that can answer now; or no more of those one may decline."""
    found: list[Action] = []
    for tile in asked.waiting:
        offered = offer_of(asked.moment, tile)
        if not offered or (
            payable(position.players[asked.seat], offered) and offered.does_something(position, asked.seat, asked.fact)
        ):
            found.append(UseAbility(tile))
    return [*found, Pass()]


def payable(player: Player, offered: Offer) -> bool:
    """Whether a player can pay for an ability now."""
    return player.can_pay(offered.price) and player.resources >= offered.resources


def resolve(draft: Draft, asked: UseAbilities, action: Action) -> None:
    """One ability answers, once its price is paid; then the others. Who declines has the rest answer by itself."""
    if not isinstance(action, UseAbility):
        draft.emit(Declined(asked.seat, "UseAbilities"))
        _answer_by_themselves(draft, asked)
        return
    rest = without(asked.waiting, action.tile)
    if rest:
        draft.push(OfferAbilities(asked.seat, asked.moment, rest, asked.fact))
    offered = offer_of(asked.moment, action.tile)
    if not offered:
        facts = () if asked.fact is None else (asked.fact,)
        MOMENTS[asked.moment].entries[ABILITY[action.tile]](draft, asked.seat, *facts)
        return
    draft.emit(AbilityUsed(asked.seat, action.tile))
    offered.do(draft, asked.seat, asked.fact)
    draft.push(*(SpendResource(asked.seat) for _ in range(offered.resources)))
    draft.pay(asked.seat, offered.price)


QUESTIONS: Questions = {UseAbilities: (options, resolve)}
PROCEDURES: Procedures = {OfferAbilities: offer}
