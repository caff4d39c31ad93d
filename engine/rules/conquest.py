"""Conquest: the casualty, playing Army cards, placing markers, paying with soldiers."""

from collections.abc import Iterable
from functools import cache

from engine.actions import Action, Conquer, DiscardSoldiers, FlipSoldiers, Pass, PlayArmyCard, SendCasualty
from engine.components import ARMY_CARDS, CONQUEST, CONSTANTS, REGIONS
from engine.decisions import ChooseCasualty, Frame, JoinConquest, PaySoldiers, PlayArmy
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import ArmyCardPlayed, CasualtyFell, Declined, SoldiersDiscarded, SpaceConquered, TurnedDown
from engine.procedures import RunBenefit
from engine.resources import CORN, POTATO, Cost
from engine.rules.free_actions import check_alike, check_army_card, one_of_each
from engine.rules.hindrances import NO_MARKERS_LEFT, Hindrance, TooPoor, no_such_nomad
from engine.rules.hooks import SOLDIERS
from engine.rules.listing import one_each
from engine.rules.paying import could_pay, may_come_to_pay
from engine.rules.tables import Checks, Polls, Questions
from engine.state import Player, Position
from engine.workers import different

RULES = CONSTANTS.high_priest.conquest
ENDS_OF_VILLAGE = (POTATO, CORN)
PLAY_PRICE = Cost(potato=RULES.play_army_price_potato)
_SOLDIERS = {card.id: card.soldiers for card in ARMY_CARDS.values()}


# ---------------------------------------------------------------- the casualty


def casualty_options(position: Position, asked: ChooseCasualty) -> list[Action]:
    """Either end of the Village; with nobody there, any Nomad."""
    sources = ENDS_OF_VILLAGE if position.village else different(position.nomads)
    return [one for one in map(SendCasualty, sources) if not check_casualty(position, asked, one)] or [Pass()]


def check_casualty(position: Position, asked: ChooseCasualty, action: SendCasualty) -> Reason | None:
    """An end of the Village, of one Worker the first; a Nomad, if nobody is there."""
    if action.source in ENDS_OF_VILLAGE:
        if not position.village:
            return Reason("village_empty")
        first, _ = ENDS_OF_VILLAGE
        several = len(position.village) > 1
        return None if several or action.source == first else Reason("last_villager", {"end": first})
    if position.village:
        return Reason("village_first")
    return None if action.source in position.nomads else no_such_nomad(action.source)


def send_casualty(draft: Draft, asked: ChooseCasualty, action: Action) -> None:
    """The Worker goes to the Casualties of War; a Nomad is replaced from the bag."""
    if not isinstance(action, SendCasualty):
        return
    from_village = action.source in ENDS_OF_VILLAGE
    worker = draft.take_villager(action.source) if from_village else action.source
    draft.state.casualties += (worker,)
    draft.emit(CasualtyFell(asked.seat, worker, action.source))
    if not from_village:
        draft.take_nomad(worker)


# ---------------------------------------------------------------- Army cards into play


def offer_play(draft: Draft, seat: int) -> None:
    """Whoever holds Army cards and can pay for one is asked, however weak the hand."""
    gratis = RULES.active_free_army_cards if seat == draft.state.active else 0
    if draft.player(seat).army_hand and (gratis or could_pay(draft.state, seat, PLAY_PRICE)):
        draft.push(PlayArmy(seat, gratis))


def play_options(position: Position, asked: PlayArmy) -> list[Action]:
    """One Army card of each kind in hand, while it can be paid."""
    if _check_play_price(position, asked):
        return [Pass()]
    return [*one_each(PlayArmyCard, one_of_each(position.players[asked.seat].army_hand)), Pass()]


def check_play(position: Position, asked: PlayArmy, action: PlayArmyCard) -> Hindrance | None:
    """An Army card in hand, if it can be paid."""
    hand = position.players[asked.seat].army_hand
    return check_army_card(hand, action.card) or _check_play_price(position, asked)


def _check_play_price(position: Position, asked: PlayArmy) -> Hindrance | None:
    return None if asked.gratis or position.players[asked.seat].can_pay(PLAY_PRICE) else TooPoor(PLAY_PRICE)


def play(draft: Draft, asked: PlayArmy, action: Action) -> None:
    """The card enters the player area face up."""
    if not isinstance(action, PlayArmyCard):
        return
    player = draft.player(asked.seat)
    put_into_play(draft, asked.seat, action.card)
    if player.army_hand:
        draft.push(PlayArmy(asked.seat, max(0, asked.gratis - 1)))
    if not asked.gratis:
        draft.pay(asked.seat, PLAY_PRICE)


def put_into_play(draft: Draft, seat: int, card: str) -> None:
    """An Army card leaves the hand and lies face up."""
    player = draft.player(seat)
    player.army_hand = without(player.army_hand, card)
    player.army_up += (card,)
    draft.emit(ArmyCardPlayed(seat, card))


# ---------------------------------------------------------------- markers


def price(position: Position, seat: int, space: str) -> tuple[int, int]:
    """Soldiers to discard and to flip.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> space = max(CONQUEST, key=lambda space: CONQUEST[space].discard)
    >>> game.players[1].passives = ("Z13",)
    >>> price(game, 0, space), price(game, 1, space)
    ((2, 2), (1, 1))
    """
    printed = CONQUEST[space]
    return SOLDIERS(position, seat, (printed.discard, printed.flip))


def prices(position: Position, seat: int) -> dict[str, tuple[int, int]]:
    """The empty spaces, each with the soldiers to discard and to flip.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.conquest = {"AN1": 1}
    >>> "AN1" in prices(game, 0), prices(game, 0)["AN2"] == price(game, 0, "AN2")
    (False, True)
    """
    empty = {id: (space.discard, space.flip) for id, space in CONQUEST.items() if id not in position.conquest}
    if SOLDIERS.says_nothing(position, seat):
        return empty
    changed = {printed: SOLDIERS(position, seat, printed) for printed in set(empty.values())}
    return {id: changed[printed] for id, printed in empty.items()}


@cache
def enough(ones: int, twos: int, *needs: int) -> bool:
    """Whether cards with one and two soldiers cover all these numbers, each card serving one of them.

    >>> enough(1, 1, 1, 2), enough(0, 1, 1, 1)
    (True, False)
    """
    rest = tuple(need for need in needs if need > 0)
    if not rest:
        return True
    first, *others = rest
    return (ones > 0 and enough(ones - 1, twos, first - 1, *others)) or (
        twos > 0 and enough(ones, twos - 1, first - 2, *others)
    )


def owed(stack: Iterable[Frame], seat: int) -> tuple[int, ...]:
    """The soldiers a seat has yet to discard and to flip for spaces whose benefits are not over.

    What happens meanwhile leaves it enough to pay them (ruling 281).
    """
    due = [frame for frame in stack if isinstance(frame, PaySoldiers) and frame.seat == seat]
    return tuple(soldiers for frame in due for soldiers in (frame.discard, frame.flip))


def can_spare(position: Position, seat: int) -> bool:
    """Whether a seat has a face-up Army card that it does not owe."""
    ones, twos = army(position.players[seat])
    return enough(ones, twos, 1, *owed(position.stack, seat))


def army(player: Player) -> tuple[int, int]:
    """The face-up Army cards of one soldier and of two."""
    twos = sum(1 for card in player.army_up if _SOLDIERS[card] == 2)
    return len(player.army_up) - twos, twos


def within_reach(position: Position, seat: int) -> list[str]:
    """The empty spaces this seat can pay with its face-up soldiers; a Vassal may make some cost none (ruling 173).

    >>> from engine import Options, new_game
    >>> within_reach(new_game(Options(), 1), 0)
    []
    """
    player = position.players[seat]
    if not player.markers_left or not (player.army_up or position.vassals):
        return []
    ones, twos = army(player)
    due = owed(position.stack, seat)
    return [space for space, price in prices(position, seat).items() if enough(ones, twos, *price, *due)]


def left_most(position: Position, seat: int) -> list[str]:
    """The left-most empty space of each region, if the seat has a marker left.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.conquest = {"AN1": 1}
    >>> [space for space in left_most(game, 0) if CONQUEST[space].region == "antisuyu"]
    ['AN2']
    """
    if not position.players[seat].markers_left:
        return []
    empty = [space for space in CONQUEST.values() if space.id not in position.conquest]
    found = {space.region: space.id for space in sorted(empty, key=lambda space: -space.position)}
    return [found[region] for region in REGIONS if region in found]


def offer_marker(draft: Draft, seat: int) -> None:
    """Whoever can conquer something is asked."""
    if within_reach(draft.state, seat):
        draft.push(JoinConquest(seat))


def place_marker(draft: Draft, seat: int) -> None:
    """One marker as a reward: Army cards may enter play first, none of them free; nobody follows (ruling 71)."""
    draft.poll("conquer", (seat,))
    if draft.player(seat).army_hand and may_come_to_pay(draft.state, seat, PLAY_PRICE):
        draft.push(PlayArmy(seat))


def offer_second_marker(draft: Draft, seat: int) -> None:
    """The active player's additional marker."""
    if within_reach(draft.state, seat):
        draft.push(JoinConquest(seat, second=True))


def conquer_options(position: Position, asked: JoinConquest) -> list[Action]:
    """Conquer any space that the soldiers in play suffice for; without them, a left-most empty one (X11)."""
    if asked.leftmost:
        return [Conquer(space) for space in left_most(position, asked.seat)]
    return [*one_each(Conquer, within_reach(position, asked.seat)), Pass()]


def check_conquer(position: Position, asked: JoinConquest, action: Conquer) -> Reason | None:
    """An empty space that the soldiers in play suffice for; without them, a left-most one."""
    seat, space = asked.seat, action.space
    player, due = position.players[seat], owed(position.stack, seat)
    if space in position.conquest:
        return Reason("conquered", {"space": space})
    if asked.leftmost:
        return None if space in left_most(position, seat) else Reason("leftmost_only")
    if not player.markers_left:
        return NO_MARKERS_LEFT
    discard, flip = price(position, seat, space)
    ones, twos = army(player)
    if enough(ones, twos, discard, flip, *due):
        return None
    if due and enough(ones, twos, discard, flip):
        return Reason("soldiers_owed", {"soldiers": sum(due)})
    needs = {"discard": discard, "flip": flip} if discard and flip else {"soldiers": discard or flip}
    return Reason("too_few_soldiers", {"space": space, **needs, "has": ones + 2 * twos})


def conquer(draft: Draft, asked: JoinConquest, action: Action) -> None:
    """The marker is placed, the benefit gained, then soldiers are discarded and flipped."""
    if not isinstance(action, Conquer):
        draft.emit(Declined(asked.seat, "JoinConquest"))
        return
    soldiers = (0, 0) if asked.leftmost else price(draft.state, asked.seat, action.space)
    take_space(draft, asked.seat, action.space, soldiers)


def take_space(draft: Draft, seat: int, space: str, soldiers: tuple[int, int]) -> None:
    """A marker on this space, its benefit, then the soldiers to discard and to flip."""
    state = draft.state
    draft.player(seat).markers_left -= 1
    state.conquest = {**state.conquest, space: seat}
    draft.emit(SpaceConquered(seat, space))
    if any(soldiers):
        draft.push(PaySoldiers(seat, *soldiers))
    draft.push(RunBenefit(seat, CONQUEST[space].benefit, "conquest"))


def soldiers_options(position: Position, asked: PaySoldiers) -> list[Action]:
    """Army cards for the discard first, then for the flip, such that the rest can still be paid."""
    verb = DiscardSoldiers if asked.discard else FlipSoldiers
    in_play = one_of_each(position.players[asked.seat].army_up)
    return [verb(card) for card in in_play if _leaves_the_rest(position, asked, card)]


def check_soldiers(position: Position, asked: PaySoldiers, action: DiscardSoldiers | FlipSoldiers) -> Reason | None:
    """An Army card in play, to be discarded first, with which the rest can still be paid."""
    player, card = position.players[asked.seat], action.card
    if card not in player.army_up:
        return Reason("not_in_play", {"card": card})
    if isinstance(action, FlipSoldiers) and asked.discard:
        return Reason("discard_first", {"soldiers": asked.discard})
    if isinstance(action, DiscardSoldiers) and not asked.discard:
        return Reason("discarded_enough", {"soldiers": asked.flip})
    if alike := check_alike(player.army_up, card):
        return alike
    return None if _leaves_the_rest(position, asked, card) else Reason("rest_unpaid", {"card": card})


def _leaves_the_rest(position: Position, asked: PaySoldiers, card: str) -> bool:
    """Whether the rest can still be paid without this Army card."""
    ones, twos = army(position.players[asked.seat])
    due = owed(position.stack[:-1], asked.seat)  # besides what is asked for now
    soldiers = _SOLDIERS[card]
    left = (ones - 1, twos) if soldiers == 1 else (ones, twos - 1)
    need = (asked.discard - soldiers, asked.flip) if asked.discard else (0, asked.flip - soldiers)
    return enough(*left, *need, *due)


def pay_soldiers(draft: Draft, asked: PaySoldiers, action: Action) -> None:
    """One Army card is discarded or turned down; then the next."""
    state, player = draft.state, draft.player(asked.seat)
    discard, flip = asked.discard, asked.flip
    if isinstance(action, DiscardSoldiers):
        player.army_up = without(player.army_up, action.card)
        state.army_discard += (action.card,)
        draft.emit(SoldiersDiscarded(asked.seat, action.card))
        discard = max(0, discard - _SOLDIERS[action.card])
    else:
        assert isinstance(action, FlipSoldiers)
        player.army_up = without(player.army_up, action.card)
        player.army_down += (action.card,)
        draft.emit(TurnedDown(asked.seat, action.card))
        flip = max(0, flip - _SOLDIERS[action.card])
    if discard or flip:
        draft.push(PaySoldiers(asked.seat, discard, flip))


def discard_one(draft: Draft, seat: int) -> None:
    """One face-up Army card of the seat's choice is discarded, of however many soldiers."""
    draft.push(PaySoldiers(seat, discard=1, flip=0))


QUESTIONS: Questions = {
    ChooseCasualty: (casualty_options, send_casualty),
    PlayArmy: (play_options, play),
    JoinConquest: (conquer_options, conquer),
    PaySoldiers: (soldiers_options, pay_soldiers),
}
CHECKS: Checks = {
    ChooseCasualty: {SendCasualty: check_casualty},
    PlayArmy: {PlayArmyCard: check_play},
    JoinConquest: {Conquer: check_conquer},
    PaySoldiers: {DiscardSoldiers: check_soldiers, FlipSoldiers: check_soldiers},
}
POLLS: Polls = {"play_army": offer_play, "conquer": offer_marker, "conquer_again": offer_second_marker}
