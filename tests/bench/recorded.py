"""Golden games, to be played again as somebody who plans a turn would say them."""

from collections.abc import Sequence

from msgspec import structs

from bot.turn.habits import filled_in
from engine.actions import DiscardArmyCard, Pass, PerformTask
from engine.codec import load_game
from engine.core import apply, legal_actions, new_game
from engine.decisions import ChooseTask, TakeTurn, UseStatue
from engine.foresight import forecast
from engine.queries import is_follow_on
from engine.views import view
from tests.e2e.kit.playing import GOLDEN, Moment
from tests.e2e.kit.recorded import Recorded


def recorded(name: str, turns: int | None = None) -> tuple[Moment, Recorded]:
    """A golden game, or its first turns, each told as briefly as makes no difference.

    Army cards are cashed as early as possible, what a plan fills in comes first, and no task is begun in vain.
    """
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
        found = _without_idle_tasks(_filled_in_first(_cashed_first(found, at), at), at)
        at = found.own_from(at)[-1] + 1
    return Moment(saved, 0, start), found


def _cashed_first(game: Recorded, at: int) -> Recorded:
    for n in game.own_from(at)[1:]:
        if isinstance(game.answers[n], DiscardArmyCard):
            earlier = (_retold(game, first, (n, *range(first, n))) for first in game.own_from(at) if first < n)
            game = next(filter(None, earlier), game)
    return game


def _filled_in_first(game: Recorded, at: int) -> Recorded:
    n = at
    while n < len(game.answers) and game.states[n].turn == game.states[at].turn:
        asked = game.states[n].decision
        if isinstance(asked, ChooseTask | UseStatue):
            first = filled_in(forecast(view(game.states[n], asked.seat)), {})
            later = [number for number in game.own_from(n) if first and game.answers[number] == first]
            if later and later[0] > n:
                game = _retold(game, n, (later[0], *range(n, later[0]))) or game
        n += 1
    return game


def _without_idle_tasks(game: Recorded, at: int) -> Recorded:
    """The game without tasks that were begun and declined in this turn, which the interface does not offer."""
    n = at
    while n + 1 < len(game.answers) and game.states[n].turn == game.states[at].turn:
        begun, declined = game.answers[n : n + 2]
        idle = isinstance(begun, PerformTask) and isinstance(declined, Pass)
        game, n = (idle and _retold(game, n, (), n + 2)) or game, n + 1
    return game


def _retold(game: Recorded, start: int, order: Sequence[int], then: int | None = None) -> Recorded | None:
    """The game with these answers first, from a certain one on, and without what is not asked then.

    None if that makes a difference at the end of the turn.
    """
    turn = game.states[start].turn
    end = next((n for n in range(start, len(game.answers)) if game.states[n].turn != turn), len(game.answers))
    rest = range(max(order) + 1 if then is None else then, end)
    answers, states = list(game.answers[:start]), list(game.states[: start + 1])
    for action in (game.answers[n] for n in (*order, *rest)):
        if action in legal_actions(states[-1]):
            answers.append(action)
            states.append(apply(states[-1], action).state)
    if states[-1] != structs.replace(game.states[end], seq=states[-1].seq):
        return None
    after = Recorded.of(states[-1], game.answers[end:])
    return Recorded((*answers, *after.answers), (*states[:-1], *after.states))
