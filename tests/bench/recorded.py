"""Golden games, to be played again as somebody who plans a turn would say them."""

from msgspec import structs

from engine.actions import DiscardArmyCard, Pass
from engine.codec import load_game
from engine.core import apply, legal_actions, new_game
from engine.decisions import TakeTurn
from engine.queries import is_follow_on
from tests.e2e.kit.playing import GOLDEN, Moment
from tests.e2e.kit.recorded import Recorded


def recorded(name: str, turns: int | None = None) -> tuple[Moment, Recorded]:
    """A golden game, or its first turns; Army cards are cashed as early in a turn as makes no difference."""
    saved = load_game((GOLDEN / f"{name}.json").read_bytes())
    start = new_game(saved.options, saved.seed)
    found = Recorded.of(start, [answer.action for answer in saved.answers])
    if turns is not None:
        length = sum(state.turn <= turns for state in found.states[:-1])
        found = Recorded(found.answers[:length], found.states[: length + 1])
    at = 0
    while at < len(found.answers):
        if is_follow_on(found.states[at]) or not isinstance(found.states[at].decision, TakeTurn):
            at += 1
            continue
        found, at = _cashed_first(found, at), found.own_from(at)[-1] + 1
    return Moment(saved, 0, start), found


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
    if states[-1] != structs.replace(game.states[n + 1], seq=states[-1].seq):
        return None
    rest = Recorded.of(states[-1], game.answers[n + 1 :])
    return Recorded((*answers, *rest.answers), (*states[:-1], *rest.states))
