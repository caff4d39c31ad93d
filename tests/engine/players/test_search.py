"""The player that thinks ahead: honest, reproducible, within its budget, and better than its own quick judgement."""

from random import Random

import pytest
from msgspec import structs

from engine import Action, Options, State, apply, legal_actions, new_game, view
from engine.actions import Pray
from engine.decisions import ChoosePlacement, TakeSecondAction, TakeTurn
from engine.players import (
    LEVELS,
    POLICIES,
    THINKERS,
    Budget,
    GreedyPlayer,
    SearchPlayer,
    make_player,
    play_match,
    search,
)
from engine.players.experience import OUTLOOK, SEASONED
from engine.players.outlook import TIMES, features, moment, prospects, war
from engine.players.playout import Playout
from engine.players.taste import PLAIN
from engine.players.worth import Appraisal
from engine.views import determinize, determinized
from tests.engine.kit import until
from tests.sizes import size, some

FEW = Budget(simulations=12)
FEWEST = Budget(simulations=4)  # enough to compare two lines, in games where it does not matter how good they are
TABLES = [
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(solo="axomamma"),
    Options(solo="pachamama", level="hard"),
]


def turns(options: Options, seed: str, turn: int) -> State:
    """A position at the start of a turn, some turns into a greedy game."""
    state = new_game(options, seed)
    Playout(state, [PLAIN] * len(state.players)).run(turn)
    assert isinstance(state.decision, TakeTurn)
    return state


def chosen(state: State, player: SearchPlayer) -> Action:
    seat = state.to_act
    assert seat is not None
    return player.choose(view(state, seat), legal_actions(state))


@pytest.mark.parametrize(
    "options", some(TABLES, 3, lambda options: options.solo), ids=lambda o: o.solo or f"{o.players} players"
)
@pytest.mark.long
def test_it_plays_every_kind_of_table_to_the_end(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "WIDTH", 2)
    seats = 1 if options.solo else options.players
    one_look = Budget(simulations=1)
    match = play_match(options, "whole", [SearchPlayer(0, one_look), *(GreedyPlayer(seat) for seat in range(1, seats))])
    assert match.state.result


def test_the_same_seed_and_simulations_give_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "WIDTH", 2)
    few = Budget(simulations=size(2, 4))
    first, second = (play_match(Options(solo="axomamma"), 3, [SearchPlayer(7, few)]) for _ in range(2))
    assert first == second


@pytest.mark.long
def test_it_wins_against_greedy_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "WIDTH", 3)
    lead = 0
    for game in range(size(1, 2)):
        players = [SearchPlayer(game, FEWEST), GreedyPlayer(game)]
        result = play_match(Options(players=2), f"better {game}", players[:: 1 - 2 * game]).state.result
        assert result
        lead += result.scores[game] - result.scores[1 - game]
    assert lead > size(20, 40)


def test_what_it_cannot_see_does_not_matter() -> None:
    state = turns(Options(players=3), "hidden", 14)
    seen = view(state, state.to_act)
    for chance in range(4):
        other = determinize(seen, chance)
        assert view(other, state.to_act) == seen
        assert chosen(other, SearchPlayer(1, FEW)) == chosen(state, SearchPlayer(1, FEW))


WITH_MODULES = Options(players=3, modules=("way_of_the_sun:ruruy", "vassals", "nobles", "buildings"))


@pytest.mark.parametrize("options", [WITH_MODULES, Options(solo="pachamama")], ids=["modules", "solo"])
def test_worlds_that_differ_in_secrets_are_thought_of_alike_through_a_whole_game(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thoughts with their values: whatever enters a value is the same in both."""
    monkeypatch.setattr(search, "WIDTH", 2)
    state, looked = new_game(options, "two worlds"), 0
    playout = Playout(state, [PLAIN] * len(state.players))
    while not state.over:
        assert state.to_act is not None
        seen, answers = view(state, state.to_act), legal_actions(state)
        thoughts = []
        for world in (state, determinize(seen, state.seq)):
            player = SearchPlayer(1, FEWEST, overlooks=0.1)
            player.choose(view(world, state.to_act), answers)
            thoughts.append(player.thoughts)
        assert thoughts[0] == thoughts[1]
        looked += 1
        playout.run(state.turn + 1)
    assert looked > 15


@pytest.mark.parametrize("options", [Options(players=2), WITH_MODULES], ids=["base", "modules"])
def test_lines_lead_where_they_lead_from_their_first_answer_on(options: Options) -> None:
    """What goes alike in all imagined positions is played once; the rest as if nothing had been left out."""
    saved = 0
    for turn in (9, 4)[: size(1, 2)]:
        state = turns(options, "alike", turn)
        seat = state.to_act
        assert seat is not None
        seen = view(state, seat)
        assert seen.decision is not None
        for line in search.promising(Appraisal(seen, seat, SEASONED), seen.decision, legal_actions(state)):
            for imagined in determinized(seen, range(2)):
                whole = imagined.copy()
                tastes, habits = [SEASONED] * len(whole.players), [{} for _ in whole.players]
                Playout(whole, tastes, line.intended, habits).run(state.turn + search.AHEAD)
                assert search._tried(imagined, line, [{} for _ in whole.players]) == whole
            assert line.begun
            saved += line.begun[0].seq - state.seq
    assert saved > 20


def test_thoughts_are_the_lines_tried_with_the_chosen_one_first() -> None:
    player = SearchPlayer(1, Budget(simulations=200))
    state = turns(Options(players=2), "thoughts", 10)
    action = chosen(state, player)
    assert player.thoughts[0].action == action
    assert len(player.thoughts) > 2
    for thought in player.thoughts:
        assert thought.line[0] == thought.action
        assert thought.action in legal_actions(state)
        assert thought.visits > 0
        assert -300 < thought.value < 300
    assert player.thoughts[0].visits == max(thought.visits for thought in player.thoughts)


def test_a_question_with_one_answer_takes_no_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turns(Options(players=2), "forced", 10)
    pray = next(option for option in legal_actions(state) if isinstance(option, Pray))
    state = until(apply(state, pray).state, TakeSecondAction)
    options = legal_actions(state)
    assert len(options) > 1
    imagined = []
    whole = search.determinized
    monkeypatch.setattr(search, "determinized", lambda *given: imagined.append(given) or whole(*given))
    assert SearchPlayer(1, FEW).choose(view(state, state.to_act), options[1:2]) == options[1]
    assert imagined == []
    SearchPlayer(1, FEW).choose(view(state, state.to_act), options)
    assert imagined != []


def test_a_placement_is_thought_through_to_its_space() -> None:
    player = SearchPlayer(1, Budget(simulations=200))
    state = turns(Options(players=2), "spaces", 4)
    chosen(state, player)
    lines = [thought.line for thought in player.thoughts if len(thought.line) == 3]
    assert lines
    for line in lines:
        after = state
        for action in line:
            assert action in legal_actions(after)
            after = apply(after, action).state
        assert not isinstance(after.decision, TakeTurn | ChoosePlacement)


# ---------------------------------------------------------------- the budget


def simulations(state: State, budget: Budget, monkeypatch: pytest.MonkeyPatch) -> int:
    tried = []
    whole = search._tried
    monkeypatch.setattr(search, "_tried", lambda *given: tried.append(given) or whole(*given))
    chosen(state, SearchPlayer(1, budget))
    return len(tried)


@pytest.mark.parametrize("most", [30, 100, 300])
def test_it_keeps_to_its_simulations(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (
        most // 2 <= simulations(turns(Options(players=2), "budget", 10), Budget(simulations=most), monkeypatch) <= most
    )


def test_at_least_one_look_at_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turns(Options(players=2), "budget", 10)
    lines = search.promising(search.Appraisal(state, state.to_act or 0), TakeTurn(0), legal_actions(state))
    assert simulations(state, Budget(simulations=1), monkeypatch) == len(lines) <= search.WIDTH


def test_seconds_run_out_by_computing_or_by_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    class Time:
        computed = waited = 0.0

    monkeypatch.setattr(search.time, "thread_time", lambda: Time.computed)
    monkeypatch.setattr(search.time, "perf_counter", lambda: Time.waited)
    clock = search.BudgetClock(Budget(seconds=2.0))
    assert clock.count_simulation() == 0.0
    Time.computed = 1.0
    assert clock.count_simulation() == 0.5
    Time.waited = 2.0 * search.LATEST
    assert clock.count_simulation() == 1.0


def test_nobody_waits_longer_for_simulations_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = iter(range(1000))  # a second each look: somebody else computes
    monkeypatch.setattr(search.time, "perf_counter", lambda: float(next(waited)))
    state = turns(Options(players=2), "budget", 10)
    budget = Budget(simulations=300, latest=40.0)
    assert 30 <= simulations(state, budget, monkeypatch) <= 41
    placing = ChoosePlacement(0, "courier", "courier", "inti", "")
    assert structs.replace(budget, follow_on=0.25).for_question(placing).latest == 10.0
    assert structs.replace(budget, follow_on=0.25).for_question(TakeTurn(0)).latest == 40.0


def test_how_to_do_it_is_thought_about_more_shortly_than_what_to_do() -> None:
    budget = Budget(seconds=10, simulations=100, follow_on=0.2)
    assert budget.for_question(TakeTurn(0)) == Budget(seconds=10, simulations=100)
    assert budget.for_question(ChoosePlacement(0, "courier", "courier", "inti", "")) == Budget(
        seconds=2, simulations=20
    )


# ---------------------------------------------------------------- the outlook


def test_the_outlook_of_a_finished_game_is_its_result() -> None:
    state = new_game(Options(players=3), "over")
    Playout(state, [PLAIN] * 3).run(10**6)
    assert state.result
    assert prospects(state) == list(state.result.scores)


def test_the_outlook_knows_every_feature_at_every_time() -> None:
    for options in TABLES:
        state = new_game(options, "features")
        playout = Playout(state, [PLAIN] * len(state.players))
        columns = set()
        while not state.over:
            column, share = moment(state)
            columns.add(column)
            assert 0 <= column < TIMES
            assert 0.0 <= share <= 1.0
            fronts = war(state)
            for seat in range(len(state.players)):
                assert list(features(state, seat, *fronts[seat])) == list(OUTLOOK), "in the order of the weights"
            assert len(prospects(state)) == len(state.players)
            playout.run(state.turn + 1)
        assert len(columns) >= 3


def test_a_lead_in_a_region_is_told_by_markers_then_by_the_right_most() -> None:
    state = new_game(Options(players=2), "war")
    state.conquest = {"CH1": 0, "CH2": 1, "AN1": 0, "AN2": 0, "AN6": 1}
    assert war(state) == [(1, 1), (1, -1)]


# ---------------------------------------------------------------- levels


def test_levels_go_from_weak_to_strong() -> None:
    assert list(LEVELS) == ["novice", "easy", "medium", "hard", "expert", "master"]
    assert set(LEVELS) <= set(POLICIES)
    for level in ("novice", "easy", "medium"):
        assert isinstance(make_player(level, 1), GreedyPlayer)
    for level in ("hard", "expert", "master"):
        assert isinstance(make_player(level, 1), SearchPlayer)
        assert level in THINKERS


def test_every_level_plays_a_game_to_its_end() -> None:
    levels = size(("hard", "master"), ("novice", "easy", "hard", "master"))
    seats = [LEVELS[level].player(1, 0.001) for level in levels]
    assert play_match(Options(players=len(seats), modules=("nobles",)), "levels", seats).state.result


def test_an_easy_player_errs_but_is_better_than_chance() -> None:
    random = Random(5)
    easy = medium = chance = 0
    for game in range(6):
        seats = [make_player("easy", game), make_player("medium", game), make_player("random", game)]
        order = random.sample(range(3), 3)
        result = play_match(Options(players=3), f"levels {game}", [seats[who] for who in order]).state.result
        assert result
        for seat, who in enumerate(order):
            easy += result.scores[seat] * (who == 0)
            medium += result.scores[seat] * (who == 1)
            chance += result.scores[seat] * (who == 2)
    assert chance < easy < medium
