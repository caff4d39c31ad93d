"""Players: honest, reproducible, and greedy far better than random."""

import statistics

import pytest

from engine import BadOptions, Options, apply, legal_actions, new_game, view
from engine.codec import load_game, verify
from engine.decisions import ChooseGod, ChoosePlacement
from engine.errors import GameCode
from engine.players import POLICIES, GreedyPlayer, RandomPlayer, make_player, play_match
from tests.engine.kit import until
from tests.refusals import refused
from tests.sizes import size


def scores(options: Options, seats: list[str], games: int) -> list[list[int]]:
    """Scores by the player's place in `seats`, whose seating rotates from game to game."""
    n = len(seats)
    found: list[list[int]] = [[] for _ in seats]
    for game in range(games):
        order = [(i + game) % n for i in range(n)]
        players = [make_player(seats[who], f"{game} {who}") for who in order]
        result = play_match(options, game, players).state.result
        assert result is not None
        for seat, who in enumerate(order):
            found[who].append(result.scores[seat])
    return found


def test_greedy_is_far_better_than_random() -> None:
    greedy, random = scores(Options(players=2), ["greedy", "random"], 12)
    assert statistics.mean(greedy) > 3 * statistics.mean(random)
    assert all(g > r for g, r in zip(greedy, random, strict=True))


def test_a_greedy_game_of_four_ends_with_plausible_scores() -> None:
    everybody = [score for seat in scores(Options(players=4), ["greedy"] * 4, size(4, 8)) for score in seat]
    assert 80 <= statistics.mean(everybody) <= 160


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_the_same_seed_plays_the_same_game(policy: str) -> None:
    first, second = (play_match(Options(players=3), 5, [make_player(policy, s) for s in range(3)]) for _ in range(2))
    assert first == second
    assert first.saved() == second.saved()


def test_a_placement_is_judged_once_while_it_is_put_together_and_anew_on_another_table() -> None:
    state = until(new_game(Options(players=2), "a placement"), ChooseGod)
    seat = state.to_act
    assert seat is not None
    player, fresh = GreedyPlayer(1), GreedyPlayer(1)
    shown = player.choose(view(state, seat), legal_actions(state))
    judged = player._last
    state = apply(state, shown).state
    assert isinstance(state.decision, ChoosePlacement)
    fresh.choose(view(state, seat), legal_actions(state))
    player.choose(view(state, seat), legal_actions(state))
    assert player._last is judged is not None
    assert fresh._last is not None
    assert fresh._last.placements == judged.placements
    richer = view(state, seat)
    richer.players[seat].gold += 9
    player.choose(richer, legal_actions(state))
    assert player._last is not judged


def test_a_finished_match_can_be_saved_and_verified() -> None:
    match = play_match(Options(players=2), "saved", [GreedyPlayer(1), RandomPlayer(2)])
    assert verify(load_game(match.saved())) == match.state


def test_an_unknown_player_is_refused_by_name() -> None:
    with refused(BadOptions, GameCode.NO_SUCH_PLAYER, player="genius", known=tuple(POLICIES)):
        make_player("genius", 1)
