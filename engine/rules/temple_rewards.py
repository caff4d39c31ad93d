"""What an overlay of the Temple gives besides: a God card played for its benefits, a casualty for Army cards."""

from engine.actions import Action, Pass, PlayArmyCard, PlayGodCard, Pray, SacrificeWorker
from engine.components import GOD_CARDS
from engine.decisions import ChooseGodCard, ChooseOwnCasualty, PlayArmyFree, PlayHandGodCard
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import CasualtyFell, Declined, GodCardPlayed
from engine.procedures import RunBenefit
from engine.rules.cards import CARDS_PRAYED_FOR, no_god_cards
from engine.rules.conquest import put_into_play
from engine.rules.free_actions import check_army_card, may_have_god_card, one_of_each
from engine.rules.hindrances import god_card_not_in_hand
from engine.rules.hooks import GOD_CARD_USED
from engine.rules.tables import Checks, Questions
from engine.rules.workers import check_supply
from engine.state import Position
from engine.workers import different

_NO_PRAYING_HERE = Reason("no_praying_here")
SUPPLY = "supply"  # where a casualty of one's own comes from


# ---------------------------------------------------------------- a God card for its benefits


def ask_god_card(draft: Draft, seat: int, must: bool = False) -> None:
    """Ask which God card is played, if there is one in hand or one may be bought."""
    if may_have_god_card(draft.state, seat):
        draft.push(PlayHandGodCard(seat, must))


def god_card_options(position: Position, asked: PlayHandGodCard) -> list[Action]:
    """Each God card in hand; or none of them, unless one has to be played."""
    found: list[Action] = [PlayGodCard(card) for card in position.players[asked.seat].god_hand]
    return found if asked.must and found else [*found, Pass()]


def check_god_card(position: Position, asked: PlayHandGodCard, action: PlayGodCard) -> Reason | None:
    """A God card in hand."""
    return None if action.card in position.players[asked.seat].god_hand else god_card_not_in_hand(action.card)


def play_god_card(draft: Draft, asked: PlayHandGodCard, action: Action) -> None:
    """Its benefits; it joins the offer at the end of the turn or, at set-up, the cards that are shuffled back."""
    if not isinstance(action, PlayGodCard):
        draft.emit(Declined(asked.seat, "PlayHandGodCard"))
        return
    state, player = draft.state, draft.player(asked.seat)
    player.god_hand = without(player.god_hand, action.card)
    if state.active < 0:
        player.dealt += (action.card,)
    else:
        state.gods_played += (action.card,)
    draft.emit(GodCardPlayed(asked.seat, action.card))
    draft.reveal()
    draft.push(RunBenefit(asked.seat, GOD_CARDS[action.card].benefit, "god_cards"))
    GOD_CARD_USED(draft, asked.seat, action.card)


# ---------------------------------------------------------------- a casualty, and Army cards into play


def give_casualty(draft: Draft, seat: int, army_cards: int) -> None:
    """A Worker of one's own falls, then so many Army cards enter play; whatever is possible of it has to be."""
    play_army_free(draft, seat, army_cards, must=True)
    if draft.player(seat).workers:
        draft.push(ChooseOwnCasualty(seat))


def casualty_options(position: Position, asked: ChooseOwnCasualty) -> list[Action]:
    """Each kind of Worker in the supply, Newcomers too."""
    return [SacrificeWorker(worker) for worker in different(position.players[asked.seat].workers)]


def check_casualty(position: Position, asked: ChooseOwnCasualty, action: SacrificeWorker) -> Reason | None:
    """A Worker in the supply."""
    return check_supply(position, asked.seat, action.worker)


def choose_casualty(draft: Draft, asked: ChooseOwnCasualty, action: SacrificeWorker) -> None:
    """The Worker chosen falls."""
    fall(draft, asked.seat, action.worker)


def fall(draft: Draft, seat: int, worker: str) -> None:
    """A Worker of a seat's supply goes to the Casualties of War."""
    player = draft.player(seat)
    player.workers = without(player.workers, worker)
    draft.state.casualties += (worker,)
    draft.emit(CasualtyFell(seat, worker, SUPPLY))


def play_army_free(draft: Draft, seat: int, cards: int, must: bool = False) -> None:
    """Ask which Army cards enter play for nothing, if there are any in hand."""
    if cards and draft.player(seat).army_hand:
        draft.push(PlayArmyFree(seat, cards, must))


def army_options(position: Position, asked: PlayArmyFree) -> list[Action]:
    """One Army card of each kind in hand; God cards instead (ZV1); or no more, unless they have to be played."""
    found: list[Action] = [PlayArmyCard(card) for card in one_of_each(position.players[asked.seat].army_hand)]
    if not check_pray(position, asked):
        found.append(Pray())
    return found if asked.must and found else [*found, Pass()]


def check_army(position: Position, asked: PlayArmyFree, action: PlayArmyCard) -> Reason | None:
    """An Army card in hand."""
    return check_army_card(position.players[asked.seat].army_hand, action.card)


def check_pray(position: Position, asked: PlayArmyFree, action: Pray | None = None) -> Reason | None:
    """God cards, where they may be had instead."""
    return no_god_cards(position) if asked.or_pray else _NO_PRAYING_HERE


def play_army_card(draft: Draft, asked: PlayArmyFree, action: Action) -> None:
    """The card lies face up; then the next one."""
    if isinstance(action, PlayArmyCard):
        put_into_play(draft, asked.seat, action.card)
        play_army_free(draft, asked.seat, asked.left - 1, asked.must)
    elif isinstance(action, Pray):
        draft.push(ChooseGodCard(asked.seat, CARDS_PRAYED_FOR))


QUESTIONS: Questions = {
    PlayHandGodCard: (god_card_options, play_god_card),
    ChooseOwnCasualty: (casualty_options, choose_casualty),
    PlayArmyFree: (army_options, play_army_card),
}
CHECKS: Checks = {
    PlayHandGodCard: {PlayGodCard: check_god_card},
    ChooseOwnCasualty: {SacrificeWorker: check_casualty},
    PlayArmyFree: {PlayArmyCard: check_army, Pray: check_pray},
}
