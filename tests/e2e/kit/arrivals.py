"""Positions of recorded games as files that were read: each game is played once, as far as somebody asks."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.codec import SavedGame, load_game, replay
from engine.core import Outcome
from storage.game_files import Arrival, log_row, turn_row


class _Arriving:
    """A game on its way to later and later positions."""

    def __init__(self, saved: SavedGame) -> None:
        self._saved = saved
        self._outcomes = replay(saved)
        self._states = [next(self._outcomes).state]
        self._settled = [self._states[0]]
        self._log: list[dict[str, Any]] = []
        self._turns: list[dict[str, Any]] = []

    def at(self, answers: int, file: bytes) -> Arrival:
        """After so many answers, with which the game is this file."""
        for outcome in self._as_far_as(answers):
            if outcome.state.turn != self._states[-1].turn:
                self._turns.append(turn_row(outcome.state))
            self._states.append(outcome.state)
            self._settled.append(outcome.state if outcome.commits else self._settled[-1])
        state = self._states[answers]
        turns = (turn for turn in self._turns if turn["seq"] <= state.seq)
        return Arrival(load_game(file), tuple(self._log[:answers]), tuple(turns), self._settled[answers], state)

    def _as_far_as(self, answers: int) -> Iterator[Outcome]:
        for answer in self._saved.answers[len(self._log) : answers]:
            outcome = next(self._outcomes)
            self._log.append(log_row(answer, outcome))
            yield outcome


@cache
def _arriving(saved: SavedGame) -> _Arriving:
    return _Arriving(saved)


def arrival(saved: SavedGame, answers: int, file: bytes) -> Arrival:
    """A recorded game after so many answers, which is this file, as the program reads it, every answer checked."""
    return _arriving(saved).at(answers, file)
