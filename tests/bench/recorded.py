"""Recorded games, cut into the turns of people."""

from msgspec import Struct

from engine.actions import Action, DiscardArmyCard, Pass
from engine.codec import load_game
from engine.core import apply, legal_actions, new_game
from engine.decisions import TakeTurn
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit.playing import GOLDEN, Moment


class Recorded(Struct, frozen=True):
    """A recorded game: how it begins, its answers, and the States before each of them and at the end."""

    start: Moment
    answers: tuple[Action, ...]
    states: tuple[State, ...]

    def own_from(self, at: int) -> list[int]:
        """The answers of a seat from this one on, in its turn or in the set-up, whatever others answer in between."""
        seat, turn = self.states[at].to_act, self.states[at].turn
        last = next((n for n in range(at, len(self.answers)) if self.states[n].turn != turn), len(self.answers))
        return [n for n in range(at, last) if self.states[n].to_act == seat and not is_follow_on(self.states[n])]


def recorded(name: str, turns: int | None = None) -> Recorded:
    """A golden game, or its first turns; Army cards are cashed as early in a turn as makes no difference."""
    saved = load_game((GOLDEN / f"{name}.json").read_bytes())
    states = [new_game(saved.options, saved.seed)]
    answers = []
    for answer in saved.answers:
        if turns is not None and states[-1].turn > turns:
            break
        answers.append(answer.action)
        states.append(apply(states[-1], answer.action).state)
    found = Recorded(Moment(saved, 0, states[0]), tuple(answers), tuple(states))
    at = 0
    while at < len(found.answers):
        if is_follow_on(found.states[at]) or not isinstance(found.states[at].decision, TakeTurn):
            at += 1
            continue
        found, at = _cashed_first(found, at), found.own_from(at)[-1] + 1
    return found


def _cashed_first(game: Recorded, at: int) -> Recorded:
    for n in game.own_from(at)[1:]:
        if isinstance(game.answers[n], DiscardArmyCard):
            earlier = (_moved(game, n, first) for first in game.own_from(at) if first < n)
            game = next(filter(None, earlier), game)
    return game


def _moved(game: Recorded, n: int, to: int) -> Recorded | None:
    """The game with one answer given earlier, without a no that is then no longer asked for.

    None if that is not possible, or makes a difference.
    """
    answers, states = list(game.answers[:to]), list(game.states[: to + 1])
    for action in (game.answers[n], *game.answers[to:n]):
        if action in legal_actions(states[-1]):
            answers.append(action)
            states.append(apply(states[-1], action).state)
        elif not isinstance(action, Pass):
            return None
    if states[-1] != game.states[n + 1]:
        return None
    return Recorded(game.start, (*answers, *game.answers[n + 1 :]), (*states, *game.states[n + 2 :]))
