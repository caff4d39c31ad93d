"""What automas gain in their own way: Workers with rewards, cards, and what they may not keep."""

from collections.abc import Mapping
from functools import lru_cache

from engine.components import CONSTANTS
from engine.components.solo import RecruitReward
from engine.draft import Draft
from engine.events import AutomaChose, Chosen, OfferDiscarded, PotatoesExchanged
from engine.procedures import OfferNewcomer, RunBenefit
from engine.rules import newcomers, nobles, workers
from engine.solo.frame import automa_of, pick
from engine.workers import REMEMBERED, is_newcomer, is_wanted

LIMIT = CONSTANTS.worker_limit.regular
POTATOES = 5  # exchanged for as many VP
NOMADS, VILLAGE = "nomads", "village"  # where a Worker is recruited, besides the ends of the Village
Rewards = Mapping[str, RecruitReward]


# ---------------------------------------------------------------- Workers


def recruit_nomad(draft: Draft, seat: int, rewards: Rewards, kinds: tuple[str, ...] = ()) -> bool:
    """A random Nomad of these kinds (none named: any) with the reward for its kind; False if there is none."""
    found = [worker for worker in draft.state.nomads if is_wanted(worker, kinds)]
    if not found:
        return False
    matching = [worker for worker in found if nobles.palaces_for(draft.state, seat, worker)]
    if 0 < len(matching) < len(found):
        draft.emit(AutomaChose(seat, Chosen.RECRUIT, NOMADS, "palace"))
    worker = pick(draft, matching or found)
    workers.recruit_nomad(draft, seat, worker)
    _welcome(draft, seat, worker, rewards)
    return True


def recruit_villager(draft: Draft, seat: int, end: str, rewards: Rewards) -> bool:
    """The Worker at this end of the Village, free, with the reward for its kind; False if there is none."""
    if not draft.state.village:
        return False
    worker = workers.recruit_villager(draft, seat, end)
    _welcome(draft, seat, worker, rewards)
    return True


def _welcome(draft: Draft, seat: int, worker: str, rewards: Rewards) -> None:
    """The reward for the kind; who matches an empty Palace moves in, and brings a Newcomer (rulings 180 and 181)."""
    found = nobles.palaces_for(draft.state, seat, worker)
    if found:
        nobles.appoint(draft, seat, found[0], worker)
        draft.push(OfferNewcomer(seat))
    draft.push(RunBenefit(seat, rewards[worker].benefit, "recruiting"))


def take_newcomer(draft: Draft, procedure: OfferNewcomer) -> None:
    """A random Newcomer, who brings no reward, if there is any."""
    if draft.state.newcomers:
        newcomers.take(draft, procedure.seat, pick(draft, draft.state.newcomers))


def next_worker(draft: Draft, seat: int) -> str:
    """Who is used next: the oldest, any of them before the first placement; Newcomers only if there is nobody else."""
    held = draft.player(seat).workers
    usual = [worker for worker in held if not is_newcomer(worker)] or held
    oldest = automa_of(draft.state).placed
    worker = usual[0] if oldest else pick(draft, usual)
    if len(set(usual)) > 1:
        draft.emit(AutomaChose(seat, Chosen.WORKER, worker, "oldest" if oldest else "random"))
    return worker


@lru_cache(REMEMBERED)
def surplus(held: tuple[str, ...]) -> str:
    """Who is too many among Workers, the oldest first: the oldest besides the newest Newcomer; empty: nobody.

    >>> surplus(("priest", "N04", "N07", "courier")), surplus(("N04", "priest", "courier"))
    ('priest', '')
    """
    spared = next((worker for worker in reversed(held) if is_newcomer(worker)), "")
    counted = [worker for worker in held if worker != spared]
    return counted[0] if len(counted) > LIMIT else ""


def explain_surplus(draft: Draft, seat: int, worker: str, by: str) -> None:
    """Tell why it is this one of too many Workers who leaves, where another might."""
    if len(set(draft.player(seat).workers)) > 1:
        draft.emit(AutomaChose(seat, Chosen.SURPLUS, worker, by))


# ---------------------------------------------------------------- potato


def exchange_potatoes(draft: Draft, seat: int) -> None:
    """Five potato become five VP, as often as there are five."""
    player = draft.player(seat)
    while player.potato >= POTATOES:
        player.potato -= POTATOES
        draft.emit(PotatoesExchanged(seat, POTATOES, POTATOES))
        draft.score(seat, POTATOES, "automa_potato")


# ---------------------------------------------------------------- God cards


def discard_offer(draft: Draft, seat: int, most: int) -> int:
    """The oldest God cards of the offer go under the deck; how many these were."""
    state = draft.state
    gone = state.god_offer[:most]
    if gone:
        state.god_offer = state.god_offer[len(gone) :]
        state.god_deck += gone
        draft.emit(OfferDiscarded(seat, gone))
    return len(gone)
