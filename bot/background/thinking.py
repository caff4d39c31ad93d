"""Bot players that think beside the event loop: slow ones in processes of their own."""

import asyncio
import os
from time import perf_counter

from msgspec import Struct

from bot.background.kinds_of_work import HINT, THOUGHT, Workers
from bot.background.processes import Processes
from bot.background.workshop import Workshop
from engine.actions import Action
from engine.core import legal_actions
from engine.players import POLICIES, THINKERS, Budget, SearchPlayer, Thought, make_player
from engine.state import View

# One core is left for answers and pictures; more than two players seldom think at once.
PROCESSES = max(1, min(2, (os.cpu_count() or 1) - 1))
NICENESS = 10  # a press comes before a thinking player
USUAL_LEVEL = "medium"
HINT_BUDGET = Budget(seconds=1.0, follow_on=0.6)  # somebody waits for it


class Chosen(Struct, frozen=True):
    """The answer of a player, all rated answers, the best first, and the time of thinking."""

    action: Action
    thoughts: tuple[Thought, ...] = ()
    took: int | None = None  # milliseconds; None if nobody had to think


class Thinking:
    """Asks players for their answers; `budget` is the seconds for each decision of a slow one."""

    def __init__(self, processes: int = PROCESSES, budget: float | None = None, workers: Workers | None = None) -> None:
        self._players = Workshop(Processes(processes, NICENESS), workers)
        self._advisers = Workshop(Processes(1, NICENESS), workers)  # a hint never waits for a bot player
        self._budget = budget

    async def choose(self, level: str, seed: str, view: View) -> Chosen:
        """The answer of a player of this level to the question of a View; an unknown level plays as usual."""
        policy = level if level in POLICIES else USUAL_LEVEL
        if takes_long(policy):
            return await self._players.run(THOUGHT, _choose, policy, seed, view, self._budget)
        return await asyncio.to_thread(_choose, policy, seed, view, self._budget)

    async def advise(self, seed: str, view: View) -> tuple[Thought, ...]:
        """The answers to the question of a View as a searching player rates them, the best first."""
        budget = Budget(seconds=self._budget) if self._budget else HINT_BUDGET
        return await self._advisers.run(HINT, advice, seed, view, budget)

    def close(self) -> None:
        """Ends the processes."""
        self._players.close()
        self._advisers.close()


def takes_long(level: str) -> bool:
    """Whether a player of this level may think for seconds."""
    return level in THINKERS


def _choose(policy: str, seed: str, view: View, budget: float | None) -> Chosen:
    began = perf_counter()
    player = make_player(policy, seed, budget)
    action = player.choose(view, legal_actions(view))
    took = round(1000 * (perf_counter() - began))
    return Chosen(action, player.thoughts if isinstance(player, SearchPlayer) else (), took)


def advice(seed: str, view: View, budget: Budget) -> tuple[Thought, ...]:
    """The ratings of a searching player for the question of a View; the same for all worlds that look like it."""
    player = SearchPlayer(seed, budget)
    player.choose(view, legal_actions(view))
    return player.thoughts
