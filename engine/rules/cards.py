"""God cards and Army cards: taking, training, the offer."""

from engine.actions import Action, DrawGodCard, KeepArmyCard, KeepGodCard, Pass, TakeGodCard
from engine.components import CONSTANTS
from engine.decisions import ChooseArmyCard, ChooseGodCard, KeepSeenGodCards
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import (
    ArmyCardDiscarded,
    ArmyCardDrawn,
    GodCardDrawn,
    GodCardOffered,
    GodCardsSeen,
    GodCardTaken,
    OfferCleared,
)
from engine.procedures import Festival, SeeGodCards
from engine.rules.hindrances import NO_GOD_CARDS
from engine.rules.listing import one_each
from engine.rules.tables import Checks, Procedures, Questions
from engine.state import Position

CARDS_PRAYED_FOR = 2
CARD_STAGES = ("play", "close")  # what still lies on the stack while God cards are drawn and played


def god_card_options(position: Position, asked: ChooseGodCard) -> list[Action]:
    """The deck, then every card of the offer, oldest first, unless that is closed."""
    if no_god_cards(position):
        return [Pass()]
    if offer_closed(position):
        return [DrawGodCard()]
    return [DrawGodCard(), *one_each(TakeGodCard, position.god_offer)]


def check_deck(position: Position, asked: object, action: object) -> Reason | None:
    """A card of the deck, or of the offer, while there is any."""
    return no_god_cards(position)


def no_god_cards(position: Position) -> Reason | None:
    """Why no God card can be taken at all."""
    return None if position.god_deck or position.god_offer else NO_GOD_CARDS


def check_offer(position: Position, asked: ChooseGodCard, action: TakeGodCard) -> Reason | None:
    """A card of the offer, unless that is closed."""
    if offer_closed(position):
        return Reason("offer_closed")
    return None if action.card in position.god_offer else Reason("not_in_offer", {"card": action.card})


def offer_closed(position: Position) -> bool:
    """Whether a Festival has come to its God cards: until all are played, the deck alone gives any (ruling 43)."""
    return any(isinstance(frame, Festival) and frame.stage in CARD_STAGES for frame in position.stack)


def take_god_card(draft: Draft, asked: ChooseGodCard, action: Action) -> None:
    """One card into the hand; the next is chosen after seeing it (ruling 15)."""
    if asked.left > 1 and not isinstance(action, Pass):
        draft.push(ChooseGodCard(asked.seat, asked.left - 1))
    if isinstance(action, DrawGodCard):
        draw_god_card(draft, asked.seat)
    elif isinstance(action, TakeGodCard):
        draft.state.god_offer = without(draft.state.god_offer, action.card)
        draft.player(asked.seat).god_hand += (action.card,)
        draft.emit(GodCardTaken(asked.seat, action.card))


def draw_god_card(draft: Draft, seat: int) -> None:
    """The top card of the deck into the hand, if there is one (ruling 36)."""
    card = draft.top_god_card()
    if card:
        _keep(draft, seat, card)


def see_god_cards(draft: Draft, procedure: SeeGodCards) -> None:
    """So many cards of the deck; if there are not more than may be kept, all of them are (ruling 122)."""
    drawn = tuple(card for _ in range(procedure.cards) if (card := draft.top_god_card()))
    draft.emit(GodCardsSeen(procedure.seat, drawn))
    if len(drawn) > procedure.kept:
        draft.push(KeepSeenGodCards(procedure.seat, drawn, procedure.kept))
        return
    for card in drawn:
        _keep(draft, procedure.seat, card)


def _keep(draft: Draft, seat: int, card: str) -> None:
    draft.player(seat).god_hand += (card,)
    draft.emit(GodCardDrawn(seat, card))


def seen_options(position: Position, asked: KeepSeenGodCards) -> list[Action]:
    """Each of the cards seen that is not kept yet."""
    return [*one_each(KeepGodCard, asked.cards)]


def check_seen(position: Position, asked: KeepSeenGodCards, action: KeepGodCard) -> Reason | None:
    """One of the cards seen."""
    return None if action.card in asked.cards else Reason("not_seen", {"card": action.card})


def keep_seen(draft: Draft, asked: KeepSeenGodCards, action: KeepGodCard) -> None:
    """One card into the hand; after the last one the others are shuffled into the deck."""
    _keep(draft, asked.seat, action.card)
    others = without(asked.cards, action.card)
    if asked.left > 1:
        draft.push(KeepSeenGodCards(asked.seat, others, asked.left - 1))
    else:
        draft.shuffle_gods(others)


def offer_played_cards(draft: Draft) -> None:
    """At the end of the turn played God cards join the offer; a full offer is first shuffled away."""
    for card in draft.state.gods_played:
        offer(draft, card)
    draft.state.gods_played = ()


def offer(draft: Draft, card: str) -> None:
    """One card joins the offer; a full one is first shuffled into the deck."""
    state = draft.state
    if len(state.god_offer) >= CONSTANTS.setup.god_offer_size[len(state.players)]:
        draft.emit(OfferCleared(state.god_offer))
        draft.shuffle_gods(state.god_offer)
        state.god_offer = ()
    state.god_offer += (card,)
    draft.emit(GodCardOffered(card))


def army_cards_left(position: Position) -> bool:
    """Whether an Army card can be drawn at all."""
    return bool(position.army_deck or position.army_discard)


def train(draft: Draft, seat: int) -> None:
    """Draw two Army cards; the seat keeps one."""
    drawn = draft.top_army_cards(2)
    if len(drawn) == 1:
        draft.player(seat).army_hand += drawn
        draft.emit(ArmyCardDrawn(seat, drawn[0]))
    elif drawn:
        draft.push(ChooseArmyCard(seat, drawn))


def army_card_options(position: Position, asked: ChooseArmyCard) -> list[Action]:
    """Keep any one of the Army cards drawn."""
    return [*one_each(KeepArmyCard, asked.cards)]


def check_army_card(position: Position, asked: ChooseArmyCard, action: KeepArmyCard) -> Reason | None:
    """One of the cards drawn."""
    return None if action.card in asked.cards else Reason("not_drawn", {"card": action.card})


def keep_army_card(draft: Draft, asked: ChooseArmyCard, action: KeepArmyCard) -> None:
    """One card into the hand, the other on the discard pile."""
    draft.player(asked.seat).army_hand += (action.card,)
    draft.emit(ArmyCardDrawn(asked.seat, action.card))
    (other,) = without(asked.cards, action.card)
    draft.state.army_discard += (other,)
    draft.emit(ArmyCardDiscarded(asked.seat, other))
    draft.reveal()


QUESTIONS: Questions = {
    ChooseGodCard: (god_card_options, take_god_card),
    ChooseArmyCard: (army_card_options, keep_army_card),
    KeepSeenGodCards: (seen_options, keep_seen),
}
CHECKS: Checks = {
    ChooseGodCard: {TakeGodCard: check_offer, DrawGodCard: check_deck},
    ChooseArmyCard: {KeepArmyCard: check_army_card},
    KeepSeenGodCards: {KeepGodCard: check_seen},
}
PROCEDURES: Procedures = {SeeGodCards: see_god_cards}
