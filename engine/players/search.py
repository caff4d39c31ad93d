"""A player that thinks ahead: it imagines what it cannot see, plays its options out and compares where they lead.

Every option is tried on the same imagined positions. Each try plays on by quick judgement to the end of the turn;
there the outlook says what every seat can expect. The options that do worse drop out one after the other, so that
most tries are spent on the best (sequential halving). A whole placement, or a pair of secondary actions, is one
option: its later answers are given again, and thought about again, when they are asked for.

What is judged once is a habit: the seat that thinks answers the same question in the same line alike in all imagined
positions, and the others reply alike to all lines in one of them. That spares three judgements of four.
"""

import math
import time
from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct

from engine.actions import Action, Exchange, PlaceWorker, SecondaryAction, ShowGodCard, ShowGold
from engine.core import legal_actions
from engine.decisions import ChooseGod, Decision, TakeTurn, same_kind
from engine.players import plans
from engine.players.experience import SEASONED
from engine.players.extras import UNWANTED
from engine.players.greedy import worth
from engine.players.outlook import prospects
from engine.players.oversight import Oversight
from engine.players.playout import Habits, Playout, showing
from engine.players.worth import Appraisal
from engine.queries import exchange_rates, is_free_action, secondary_options
from engine.state import Position, State, View, clone
from engine.views import dealt_as_in, determinized

WIDTH = 14  # lines looked at, the best at first sight
AHEAD = 2  # turns until the outlook is asked: the next player answers
# What the quick judgement says of a line counts besides what came of it: the two err in different ways. Either alone
# wins about half of the games against the quick judgement; together they win more than nine in ten.
FIRST_SIGHT = 1.5
# On a busy machine a second of computing takes longer than a second; but nobody waits for ever.
LATEST = 4.0


class Budget(Struct, frozen=True):
    """How long to think about a decision: seconds of computing, or simulations; and how long anybody waits for it."""

    seconds: float = math.inf
    simulations: float = math.inf
    follow_on: float = 1.0  # the share of it for every other question than what to do in a turn
    latest: float = math.inf  # seconds on the wall, however busy the machine is

    def for_question(self, decision: Decision) -> "Budget":
        """What there is for this question."""
        share = 1.0 if isinstance(decision, TakeTurn) else self.follow_on
        return Budget(self.seconds * share, self.simulations * share, latest=self.latest * share)


class Thought(Struct, frozen=True):
    """An answer, the lead in VP at the end of the game that it promises, and how often it was tried.

    `line` has all the answers intended, of which `action` is the first.
    """

    action: Action
    value: float
    visits: int
    line: tuple[Action, ...] = ()


class Line:
    """One way to go on: the answers intended, and what came of trying them."""

    def __init__(self, intended: tuple[Action, ...], first_sight: float) -> None:
        self.intended = intended
        self.first_sight = first_sight
        self.habits: Habits = {}  # of the seat that thinks
        self.begun: tuple[State, tuple[Action, ...]] | None = None  # what is the same in all imagined positions
        self.total = 0.0
        self.visits = 0

    @property
    def lead(self) -> float:
        """The mean lead over the other seats at the end of the playouts of this line."""
        return self.total / self.visits if self.visits else -math.inf

    @property
    def value(self) -> float:
        """By what it is preferred: what came of it, and what it looked like at first sight."""
        return self.lead + FIRST_SIGHT * self.first_sight


class SearchPlayer:
    """Tries its options on imagined positions; the same seed, View and number of simulations, the same answer."""

    name = "search"

    def __init__(self, seed: int | str, budget: Budget, overlooks: float = 0.0) -> None:
        self._seed = seed
        self._budget = budget
        self._oversight = Oversight(seed, overlooks)
        self.thoughts: tuple[Thought, ...] = ()  # what was tried for the last question, the best first

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The answer whose line leads furthest."""
        decision = view.decision
        assert decision is not None
        clock = BudgetClock(self._budget.for_question(decision))
        options = self._oversight.seen(view, decision, options)
        a = Appraisal(view, decision.seat, SEASONED, self._oversight.spaces(view))
        lines = promising(a, decision, options)
        if len(lines) > 1:
            self._compare(view, lines, clock)
        lines.sort(key=lambda line: (-line.visits, -line.value))
        best = lines[0]
        # Told is what the best line has led to, and by how much the others are less liked.
        bias = best.value - best.lead if best.visits else 0.0
        self.thoughts = tuple(
            Thought(line.intended[0], line.value - bias, line.visits, line.intended) for line in lines
        )
        return best.intended[0]

    def _compare(self, view: View, lines: list[Line], clock: "BudgetClock") -> None:
        """Try the lines on one imagined position after the other, fewer and fewer of them."""
        random = Random(f"search {self._seed} {view.seq}")
        assert view.seat is not None
        rivals = lines
        for imagined in determinized(view, iter(lambda: random.getrandbits(63), None)):
            found: list[float] = []
            replies: list[Habits] = [{} for _ in imagined.players]
            for line in rivals:
                found.append(_lead(_tried(imagined, line, replies), view.seat))
                if clock.count_simulation() >= 1 and rivals[0].visits:
                    return  # what only some of them have been through compares nothing
            for line, lead in zip(rivals, found, strict=True):
                line.total += lead
                line.visits += 1
            kept = math.ceil(len(lines) ** (1 - clock.spent) - 1e-9) if clock.spent < 1 else 1
            rivals = sorted(rivals, key=lambda line: -line.value)[: max(1, kept)]
            if len(rivals) == 1:
                return


class BudgetClock:
    """How much of the budget is spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._latest = min(budget.latest, budget.seconds * LATEST)
        self._simulations = 0
        self._began, self._started = time.perf_counter(), time.thread_time()
        self.spent = 0.0

    def count_simulation(self) -> float:
        """One more simulation is done: the share of the budget spent so far."""
        self._simulations += 1
        share = self._simulations / self._budget.simulations
        if self._latest < math.inf:
            computed = (time.thread_time() - self._started) / self._budget.seconds
            waited = (time.perf_counter() - self._began) / self._latest
            share = max(share, computed, waited)
        self.spent = share
        return share


def _tried(imagined: State, line: Line, replies: Sequence[Habits]) -> State:
    """Where a line leads from an imagined position, on which the others have replied to other lines already."""
    seat, until = imagined.to_act, imagined.turn + AHEAD
    assert seat is not None
    habits = list(replies)
    habits[seat] = line.habits
    tastes = [SEASONED] * len(imagined.players)
    if line.begun is None:
        line.begun = Playout(imagined.copy(), tastes, line.intended, habits).begin(until)
    known, intended = line.begun
    state = dealt_as_in(known, imagined, seat)
    Playout(state, tastes, intended, habits).run(until)
    return state


def _lead(state: State, seat: int) -> float:
    """How far a seat will be ahead of the best other one."""
    expected = prospects(state)
    own = expected.pop(seat)
    return own - max(expected)


# ---------------------------------------------------------------- which lines


def promising(a: Appraisal, decision: Decision, options: Sequence[Action]) -> list[Line]:
    """The lines worth a closer look, the best at first sight first."""
    found = _lines(a, decision, options)
    lines = [Line(intended, first_sight) for first_sight, intended in found if first_sight > UNWANTED]
    return sorted(lines, key=lambda line: -line.first_sight)[:WIDTH]


def _lines(a: Appraisal, decision: Decision, options: Sequence[Action]) -> Iterator[tuple[float, tuple[Action, ...]]]:
    """Whole placements and pairs of secondary actions; all other answers by themselves."""
    for option in options:
        longer = list(_longer(a, decision, option))
        yield from longer or [(_first_sight(a, decision, option), (option,))]


def _first_sight(a: Appraisal, decision: Decision, option: Action) -> float:
    """What the quick judgement says; it swaps hardly anything, but a swap that opens an answer deserves a thought."""
    if isinstance(option, Exchange) and _opens(a.position, option):
        return max(a.taste.exchange, worth(a, decision, option))
    return worth(a, decision, option)


def _opens(position: Position, swap: Exchange) -> bool:
    """Whether something can be answered after this swap that cannot be answered before."""
    then = clone(position)
    then.players = tuple(clone(player) for player in position.players)
    assert position.to_act is not None
    player, rates = then.players[position.to_act], exchange_rates(position, position.to_act)
    setattr(player, swap.give, getattr(player, swap.give) - rates[swap.give])
    setattr(player, swap.take, getattr(player, swap.take) + rates[swap.take])
    return not _answers(then) <= _answers(position)


def _answers(position: Position) -> set[Action]:
    return {action for action in legal_actions(position) if not is_free_action(action)}


def _longer(a: Appraisal, decision: Decision, option: Action) -> Iterator[tuple[float, tuple[Action, ...]]]:
    """What an answer is the beginning of."""
    match decision, option:
        case TakeTurn(), PlaceWorker(worker, acting):
            for first_sight, card, space in plans.placements(a, worker, acting):
                yield plans.placing(a, first_sight), (option, *showing(card, space))
        case TakeTurn(), _ if isinstance(option, SecondaryAction):
            for other in secondary_options(a.position, a.seat):
                if not same_kind(other, option):
                    yield plans.secondary(a, option) + plans.secondary(a, other), (option, other)
        case ChooseGod(_, worker, acting), ShowGodCard() | ShowGold():
            for first_sight, card, space in plans.placements(a, worker, acting):
                if (answers := showing(card, space))[0] == option:
                    yield first_sight, answers
