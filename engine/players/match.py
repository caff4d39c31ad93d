"""Whole games between computer players, from the deal to the scores."""

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from engine.actions import Action
from engine.codec import Answer, answer_to, save_game
from engine.core import Outcome, apply, legal_actions, open_game
from engine.state import Options, State, View
from engine.views import view


class Chooser(Protocol):
    """Anything that answers questions: it sees its own seat's View and the options, nothing else."""

    @property
    def name(self) -> str:
        """What this player is called."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The option this player takes, knowing only its own View."""


class Match(Struct, frozen=True):
    """A finished game and the way there."""

    options: Options
    seed: int | str
    answers: tuple[Answer, ...]
    state: State

    def saved(self) -> bytes:
        """The game as the text of a file."""
        return save_game(self.options, self.seed, self.answers, self.state)


def play_match(
    options: Options, seed: int | str, players: Sequence[Chooser], watch: Callable[[Outcome], None] | None = None
) -> Match:
    """Play a game to its end, one player a seat; `watch` is told every outcome.

    >>> from engine.players import RandomPlayer
    >>> played = play_match(Options(players=2), "an example", [RandomPlayer(1), RandomPlayer(2)])
    >>> played.state.over, len(played.answers) == played.state.seq
    (True, True)
    """
    outcome = open_game(options, seed)
    answers: list[Answer] = []
    if watch:
        watch(outcome)
    while (decision := outcome.state.decision) is not None:
        state = outcome.state
        action = players[decision.seat].choose(view(state, decision.seat), legal_actions(state))
        answers.append(answer_to(decision, action))
        outcome = apply(state, action, seat=decision.seat)
        if watch:
            watch(outcome)
    return Match(options, seed, tuple(answers), outcome.state)
