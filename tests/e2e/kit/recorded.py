"""A game that is over, to be played again answer by answer through the screens of plans."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct

from engine.actions import Action
from engine.core import apply
from engine.queries import is_follow_on
from engine.state import State


class Recorded(Struct, frozen=True):
    """Its answers, and the States before each of them and at the end."""

    answers: tuple[Action, ...]
    states: tuple[State, ...]

    @classmethod
    def of(cls, start: State, answers: Sequence[Action]) -> Self:
        """The game that begins here and goes on by these answers."""
        states = [start]
        for action in answers:
            states.append(apply(states[-1], action).state)
        return cls(tuple(answers), tuple(states))

    def own_from(self, at: int) -> list[int]:
        """The answers of a seat from this one on, in its turn, in the set-up or out of turn, whatever others answer."""
        asked, turn = self.states[at], self.states[at].turn
        last = next((n for n in range(at, len(self.answers)) if self.states[n].turn != turn), len(self.answers))
        alike = [n for n in range(at, last) if is_follow_on(self.states[n]) == is_follow_on(asked)]
        return [n for n in alike if self.states[n].to_act == asked.to_act]
