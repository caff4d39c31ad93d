"""The only writer of a State: rules work on a private copy, and nobody sees it before it is whole."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from engine.actions import Pay
from engine.components import ARMY_CARDS
from engine.decisions import ChoosePayment, Frame
from engine.events import (
    ArmyCardDrawn,
    ArmyDeckShuffled,
    Event,
    Gained,
    GodDeckShuffled,
    NewcomerArrived,
    NomadArrived,
    Paid,
    Scored,
    WeavingRevealed,
)
from engine.payment import covers, questions
from engine.procedures import Poll
from engine.resources import POTATO, Cost
from engine.state import Player, State

T = TypeVar("T")
_MASK = (1 << 64) - 1


def random_below(seed: int, counter: int, n: int) -> int:
    """A number from 0 to n - 1, the same for the same seed and counter on every machine.

    Seeds of 64 bits go through splitmix64; wider ones, which have to keep a secret, through a keyed hash.
    """
    if seed > _MASK:
        drawn = blake2b(counter.to_bytes(8), digest_size=8, key=seed.to_bytes(16))
        return (int.from_bytes(drawn.digest()) * n) >> 64
    z = (seed + (counter + 1) * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) * n) >> 64


class Draft:
    """A State being changed by a rule, with the Events so far and whether anything was revealed."""

    __slots__ = ("committed", "emit", "events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []
        self.emit = self.events.append  # notes an Event: something that happened and is told to people
        self.committed = False

    # ------------------------------------------------------------ the stack

    def push(self, *frames: Frame) -> None:
        """Let these happen next, the first one first."""
        self.state.stack += frames[::-1] if len(frames) > 1 else frames

    def poll(self, question: str, seats: Sequence[int]) -> None:
        """Ask the same question of several seats in this order."""
        if seats:
            self.push(Poll(question, tuple(seats)))

    def reveal(self) -> None:
        """Something became known: there is no way back behind this point."""
        self.committed = True

    def player(self, seat: int) -> Player:
        """The area of this seat, to be changed."""
        return self.state.players[seat]

    # ------------------------------------------------------------ chance

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        self.committed = True
        state = self.state
        state.draws += 1
        return random_below(state.seed, state.draws, n)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher-Yates)."""
        pile, state = list(items), self.state
        self.committed = self.committed or len(pile) > 1
        seed, drawn = state.seed, state.draws
        for i in range(len(pile) - 1, 0, -1):
            drawn += 1
            j = random_below(seed, drawn, i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        state.draws = drawn
        return tuple(pile)

    # ------------------------------------------------------------ resources and VP

    def gain(self, seat: int, resource: str, n: int, source: str) -> None:
        """Resources or VP from the supply."""
        if resource == "vp":
            self.score(seat, n, source)
            return
        player = self.player(seat)
        setattr(player, resource, getattr(player, resource) + n)
        self.emit(Gained(seat, resource, n, source))

    def score(self, seat: int, vp: int, source: str) -> None:
        """Gain VP, or lose them if negative; nobody falls below zero."""
        player = self.player(seat)
        vp = max(vp, -player.vp)
        if not vp:
            return
        player.vp += vp
        player.scored = {**player.scored, source: player.scored.get(source, 0) + vp}
        self.emit(Scored(seat, vp, source))

    def pay(self, seat: int, cost: Cost) -> None:
        """Pay a price: at once if there is one way to, else by asking for the mix."""
        if not cost:
            return
        ways = questions(self.player(seat), cost, gold_settled=False)
        if len(ways) == 1:
            self.spend(seat, ways[0])
        else:
            self.push(ChoosePayment(seat, cost))

    def spend(self, seat: int, pay: Pay) -> None:
        """Give exactly these resources to the supply."""
        player = self.player(seat)
        assert covers(player, pay), f"seat {seat} cannot pay {pay}"
        player.potato -= pay.potato
        player.corn -= pay.corn
        player.stone -= pay.stone
        player.gold -= pay.gold
        self.emit(Paid(seat, pay.potato, pay.corn, pay.stone, pay.gold))

    # ------------------------------------------------------------ cards, tiles and Workers

    def top_army_cards(self, n: int) -> tuple[str, ...]:
        """Up to n cards off the Army deck, the discards shuffled in when it runs out."""
        state = self.state
        drawn: tuple[str, ...] = ()
        while len(drawn) < n and (state.army_deck or state.army_discard):
            if not state.army_deck:
                state.army_deck = self.shuffled(state.army_discard)
                state.army_discard = ()
                self.emit(ArmyDeckShuffled(len(state.army_deck)))
            drawn += state.army_deck[:1]
            state.army_deck = state.army_deck[1:]
            self.committed = True
        return drawn

    def draw_army(self, seat: int, n: int) -> None:
        """Army cards from the deck into the hand."""
        for card in self.top_army_cards(n):
            self.player(seat).army_hand += (card,)
            self.emit(ArmyCardDrawn(seat, card))

    def cash_army_card(self, seat: int, card: str) -> None:
        """Discard an Army card from the hand for the resource on it."""
        player = self.player(seat)
        player.army_hand = without(player.army_hand, card)
        self.state.army_discard += (card,)
        printed = ARMY_CARDS[card]
        self.gain(seat, printed.resource, printed.amount, card)

    def top_god_card(self, joining: str = "") -> str | None:
        """The top card of the God deck; when that is empty, the offer, less a card `joining` it, becomes the deck."""
        state = self.state
        if not state.god_deck:
            old = tuple(card for card in state.god_offer if card != joining)
            if not old:
                return None
            self.shuffle_gods(old)
            state.god_offer = state.god_offer[len(old) :]
        card, state.god_deck = state.god_deck[0], state.god_deck[1:]
        self.committed = True
        return card

    def shuffle_gods(self, cards: Sequence[str]) -> None:
        """Shuffle these God cards into the deck."""
        if cards:
            self.state.god_deck = self.shuffled(self.state.god_deck + tuple(cards))
            self.emit(GodDeckShuffled(len(cards)))

    def worker_from_bag(self) -> str | None:
        """A random Worker out of the bag; None when it is empty."""
        bag = self.state.bag
        total = sum(bag.values())
        if not total:
            return None
        at = self.below(total)
        for kind, count in bag.items():
            if at < count:
                self.state.bag = {**bag, kind: count - 1}
                return kind
            at -= count
        raise AssertionError("the bag holds fewer Workers than counted")

    def take_villager(self, end: str) -> str:
        """The Worker at this end of the Village leaves it."""
        state = self.state
        if end == POTATO:
            worker, state.village = state.village[0], state.village[1:]
        else:
            worker, state.village = state.village[-1], state.village[:-1]
        return worker

    def take_nomad(self, worker: str) -> None:
        """A Nomad leaves; another comes from the bag, if there is one."""
        self.state.nomads = without(self.state.nomads, worker)
        self.fill_nomads()

    def fill_nomads(self) -> None:
        """A random Worker comes from the bag to the Nomads, if there is one."""
        arrived = self.worker_from_bag()
        if arrived:
            self.state.nomads += (arrived,)
            self.emit(NomadArrived(arrived))

    def fill_newcomers(self) -> None:
        """A random Newcomer comes from the bag into the offer, if there is one."""
        state = self.state
        if state.newcomer_bag:
            arrived = state.newcomer_bag[self.below(len(state.newcomer_bag))]
            state.newcomer_bag = without(state.newcomer_bag, arrived)
            state.newcomers += (arrived,)
            self.emit(NewcomerArrived(arrived))

    def turn_up_weaving(self) -> None:
        """Reveal the top Weaving, if there is one and it lies face down."""
        state = self.state
        if state.weavings and not state.weaving_face_up:
            state.weaving_face_up = True
            self.committed = True
            self.emit(WeavingRevealed(state.weavings[0]))


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The items less one copy of this one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
