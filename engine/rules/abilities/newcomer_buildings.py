"""What the Passive Buildings do that concern Newcomers on the hill: ZN2, ZN7 and ZN8."""

from engine.abilities import PassiveAbility
from engine.components import SPACES
from engine.draft import Draft
from engine.procedures import PutWorker
from engine.rules import hooks, temple_rewards
from engine.state import Position
from engine.workers import ARCHITECT, CRAFTSMAN, is_newcomer, kinds_of, mates_of, pair

_INTERCHANGED = {ARCHITECT: CRAFTSMAN, CRAFTSMAN: ARCHITECT}


@hooks.TASKS.enter(PassiveAbility.NEWCOMER_EXTRA_TASK)
def zn2_welcome_feast(position: Position, seat: int, tasks: int, worker: str, kind: str, space: str) -> int:
    """One more for a Newcomer, whatever its kinds."""
    return tasks + 1 if is_newcomer(worker) else tasks


@hooks.ACTING.enter(PassiveAbility.NEWCOMER_BOTH_COLOURS)
def zn7_twin_guild(position: Position, seat: int, kinds: tuple[str, ...], worker: str) -> tuple[str, ...]:
    """A Newcomer acts as both its kinds; as what it is treated instead, that takes the place of one of them."""
    own = kinds_of(worker)
    if len(own) < 2:
        return kinds
    treated = [kind for kind in dict.fromkeys(kinds) if kind not in own]
    swapped = [
        pair(kind, kept)
        for kind in treated
        for replaced, kept in (own, own[::-1])
        if _INTERCHANGED.get(kind) in (None, replaced)
    ]
    return (pair(*own), *swapped)


@hooks.NEIGHBOURS.enter(PassiveAbility.NEWCOMER_BOTH_COLOURS)
def zn7_neighbours(position: Position, seat: int, neighbours: int, worker: str, space: str) -> int:
    """Every neighbour that has either of its colours counts, once."""
    mates = mates_of(worker)
    return sum(1 for neighbour in SPACES[space].neighbours if position.hill.get(neighbour) in mates)


def _a_card_for_a_newcomer(position: Position, seat: int, placed: hooks.Fact) -> bool:
    assert isinstance(placed, PutWorker)
    return is_newcomer(placed.worker) and bool(position.players[seat].god_hand)


@hooks.WORKER_PLACED.offer(PassiveAbility.NEWCOMER_PLAYS_GOD_CARD, does_something=_a_card_for_a_newcomer)
def zn8_strangers_shrine(draft: Draft, seat: int, placed: hooks.Fact) -> None:
    """One more God card for its benefits."""
    temple_rewards.ask_god_card(draft, seat)
