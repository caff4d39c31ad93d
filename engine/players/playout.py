"""Playing on quickly: the greedy way, in place, with a whole placement planned at once."""

from collections.abc import Sequence

from engine import decisions as ask
from engine.actions import Action, ChooseSpace, PlaceWorker, ShowGodCard, ShowGold
from engine.components import SPACES
from engine.core import advance, advance_as_known
from engine.decisions import Decision
from engine.players import plans
from engine.players.greedy import WORTH
from engine.players.taste import Taste
from engine.players.worth import Appraisal
from engine.state import State
from engine.views import dealt_alike

_NOTHING = -99.0

# What a seat has answered to this question with these options, and what it means to answer after that.
Habits = dict[tuple[Decision, tuple[Action, ...]], tuple[Action, tuple[Action, ...]]]


class Playout:
    """One State being played on, each seat by its taste."""

    __slots__ = ("_habits", "_intended", "_turn", "state", "tastes")

    def __init__(
        self,
        state: State,
        tastes: Sequence[Taste],
        intended: Sequence[Action] = (),
        habits: Sequence[Habits] | None = None,
    ) -> None:
        self.state = state
        self.tastes = tastes
        self._habits = habits  # by seat; what is judged is added to them
        # What is to be answered in this turn as soon as it can be; other questions in between go by taste.
        self._intended = tuple(intended)
        self._turn = state.turn

    def run(self, turn: int) -> None:
        """Until a turn of this number, or a later one, begins, or the game is over."""
        state = self.state
        while state.stack:
            decision = state.stack[-1]
            if type(decision) is ask.TakeTurn and state.turn >= turn:
                return
            advance(state, self.answer())

    def begin(self, turn: int) -> tuple[State, tuple[Action, ...]]:
        """How far it goes like this whatever lies hidden from the seat that is asked, and what is intended there."""
        first, seat = self.state.copy(), self.state.to_act
        assert seat is not None
        while True:
            decision = self.state.decision
            known = self.state.copy(), self._intended if self.state.turn == self._turn else ()
            if type(decision) is ask.TakeTurn and self.state.turn >= turn:
                return known
            if not (advance_as_known(self.state, self.answer()) and dealt_alike(self.state, first, seat)):
                return known

    def answer(self) -> Action:
        """What is intended, or else what is a habit, or else the first of the options of the highest worth."""
        state = self.state
        options, decision = state.legal, state.stack[-1]
        assert options
        assert isinstance(decision, Decision)
        if self._intended:
            if state.turn != self._turn:
                self._intended = ()
            elif self._intended[0] in options:
                action, *rest = self._intended
                self._intended = tuple(rest)
                return action
        found, intended = self._judged(decision, options) if self._habits is None else self._usual(decision, options)
        if intended:
            self._intended, self._turn = intended, state.turn
        return found

    def _usual(self, decision: Decision, options: tuple[Action, ...]) -> tuple[Action, tuple[Action, ...]]:
        assert self._habits is not None
        habits = self._habits[decision.seat]
        known = habits.get((decision, options))
        if known is None:
            known = habits[decision, options] = self._judged(decision, options)
        return known

    def _judged(self, decision: Decision, options: tuple[Action, ...]) -> tuple[Action, tuple[Action, ...]]:
        a = Appraisal(self.state, decision.seat, self.tastes[decision.seat])
        best, found = _NOTHING, options[0]
        for option in options:
            worth = WORTH[type(option)](a, decision, option)
            if worth > best:
                best, found = worth, option
        if type(found) is PlaceWorker:
            _, card, space = max(plans.placements(a, found.worker, found.acting))
            return found, showing(card, space)
        return found, ()


def showing(card: str, space: str) -> tuple[Action, ...]:
    """The answers that place a Worker, already chosen, on this space with this God card (empty: with gold)."""
    shown: Action = ShowGodCard(card) if card else ShowGold(SPACES[space].god)
    return shown, ChooseSpace(space)
