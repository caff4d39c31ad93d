"""What automas gain in their own way: Workers with rewards, cards, and what they may not keep."""

from collections.abc import Mapping

from engine.components import CONSTANTS
from engine.components.solo import RecruitReward
from engine.draft import Draft
from engine.events import OfferDiscarded, PotatoesExchanged
from engine.procedures import RunBenefit
from engine.rules import workers
from engine.solo.frame import pick
from engine.workers import is_wanted

LIMIT = CONSTANTS.worker_limit.regular
POTATOES = 5  # exchanged for as many VP
Rewards = Mapping[str, RecruitReward]


# ---------------------------------------------------------------- Workers


def recruit_nomad(draft: Draft, seat: int, rewards: Rewards, kinds: tuple[str, ...] = ()) -> bool:
    """A random Nomad of these kinds (none named: any) with the reward for its kind; False if there is none."""
    found = [worker for worker in draft.state.nomads if is_wanted(worker, kinds)]
    if not found:
        return False
    worker = pick(draft, found)
    draft.push(RunBenefit(seat, rewards[worker].benefit, "recruiting"))
    workers.recruit_nomad(draft, seat, worker)
    return True


def recruit_villager(draft: Draft, seat: int, end: str, rewards: Rewards) -> bool:
    """The Worker at this end of the Village, free, with the reward for its kind; False if there is none."""
    if not draft.state.village:
        return False
    worker = workers.recruit_villager(draft, seat, end)
    draft.push(RunBenefit(seat, rewards[worker].benefit, "recruiting"))
    return True


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
