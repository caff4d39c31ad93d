"""Extreme positions: something has run out or piled up, which would take people very long; no law is broken by it."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from engine import State, legal_actions
from engine.components import CONQUEST, SPACES, STEPS
from engine.resources import RESOURCES
from engine.solo.gains import POTATOES
from engine.temple import top
from tests.engine.kit import changed

RICH = 120  # of each resource


def brought_to(state: State, extremes: Sequence[str], random: Random) -> State:
    """The position with all these come true, at a moment at which a seat is asked for its turn."""
    there = changed(state)
    for name in extremes:
        EXTREMES[name](there, random)
    there.legal = legal_actions(there)
    return there


def _anybody(state: State, random: Random) -> int:
    return random.randrange(len(state.players))


# ---------------------------------------------------------------- cards and tiles


def _god_cards(state: State, random: Random) -> None:
    """Some person has them all in hand."""
    people = [seat for seat in range(len(state.players)) if not state.automated(seat)]
    state.players[random.choice(people)].god_hand += state.god_deck + state.god_offer
    state.god_deck = state.god_offer = ()


def _army_cards(state: State, random: Random) -> None:
    """Somebody has them all, in hand or face down."""
    player, cards = state.players[_anybody(state, random)], state.army_deck + state.army_discard
    if random.random() < 0.5:
        player.army_hand += cards
    else:
        player.army_down += cards
    state.army_deck = state.army_discard = ()


def _buildings(state: State, random: Random) -> None:
    """Somebody has constructed them all."""
    player = state.players[_anybody(state, random)]
    player.production_down += state.production_stack + state.production_market
    player.passives += state.passive_stack + state.passive_market
    state.production_stack = state.production_market = state.passive_stack = state.passive_market = ()


def _weavings(state: State, random: Random) -> None:
    """Somebody has a Tapestry of its own for each."""
    state.players[_anybody(state, random)].tapestries += tuple((tile,) for tile in state.weavings)
    state.weavings, state.weaving_face_up = (), False


# ---------------------------------------------------------------- Workers


def _bag(state: State, random: Random) -> None:
    """It is empty."""
    state.lost_workers += tuple(kind for kind, n in state.bag.items() for _ in range(n))
    state.bag = dict.fromkeys(state.bag, 0)


def _nomads(state: State, random: Random) -> None:
    """Nobody is there, nor anybody to come."""
    _bag(state, random)
    state.lost_workers += state.nomads
    state.nomads = ()


def _village(state: State, random: Random) -> None:
    """Nobody is there."""
    state.lost_workers += state.village
    state.village = ()


def _supplies(state: State, random: Random) -> None:
    """Nobody has a Worker."""
    for player in state.players:
        state.lost_workers += player.workers
        player.workers = ()


def _hill(state: State, random: Random) -> None:
    """Everybody in the bag stands on it."""
    free = [space for space in SPACES if space not in state.hill]
    workers = [kind for kind, n in state.bag.items() for _ in range(n)][: len(free)]
    state.bag = {kind: n - workers.count(kind) for kind, n in state.bag.items()}
    state.hill = {**state.hill, **dict(zip(random.sample(free, len(workers)), workers, strict=True))}


# ---------------------------------------------------------------- pieces


def _spots(state: State, random: Random) -> None:
    """All Steps are built, as far as there are spots for them."""
    for spot in sorted(STEPS.values(), key=lambda spot: not spot.upper):
        builders = [seat for seat, player in enumerate(state.players) if player.steps_left]
        if spot.id not in state.steps and builders:
            seat = random.choice(builders)
            state.steps = {**state.steps, spot.id: seat}
            state.players[seat].steps_left -= 1


def _regions(state: State, random: Random) -> None:
    """All markers are placed, as far as there are spaces for them."""
    for space in random.sample(list(CONQUEST), len(CONQUEST)):
        conquerors = [seat for seat, player in enumerate(state.players) if player.markers_left]
        if space not in state.conquest and conquerors:
            seat = random.choice(conquerors)
            state.conquest = {**state.conquest, space: seat}
            state.players[seat].markers_left -= 1


def _temple(state: State, random: Random) -> None:
    """Everybody is at the top."""
    for player in state.players:
        player.temple = top()


def _statues(state: State, random: Random) -> None:
    """All have left the game."""
    state.worshipped += sum(state.small_statues.values()) + sum(state.large_statues.values())
    state.small_statues = dict.fromkeys(state.small_statues, 0)
    state.large_statues = dict.fromkeys(state.large_statues, 0)


# ---------------------------------------------------------------- resources


def _poverty(state: State, random: Random) -> None:
    """Nobody has anything."""
    _give_everybody(state, 0)


def _riches(state: State, random: Random) -> None:
    """Everybody has plenty."""
    _give_everybody(state, RICH)


def _give_everybody(state: State, n: int) -> None:
    for seat, player in enumerate(state.players):
        for name in RESOURCES:
            setattr(player, name, n)
        if state.automated(seat):
            player.potato = min(n, POTATOES - 1)  # more of it are VP at once


EXTREMES: Mapping[str, Callable[[State, Random], None]] = {
    "god cards": _god_cards,
    "army cards": _army_cards,
    "buildings": _buildings,
    "weavings": _weavings,
    "bag": _bag,
    "nomads": _nomads,
    "village": _village,
    "supplies": _supplies,
    "hill": _hill,
    "spots": _spots,
    "regions": _regions,
    "temple": _temple,
    "statues": _statues,
    "poverty": _poverty,
    "riches": _riches,
}
