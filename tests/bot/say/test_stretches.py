"""What happened, parted into turns, Festivals and the rest."""

from itertools import takewhile

from bot.say.after.episodes import FESTIVAL, SCORING, TURN, Answered, episodes
from engine import events as ev
from engine import view
from engine.actions import Pray, TrainArmy
from engine.procedures import Festival
from engine.state import State
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.say.heard_games import CHOSEN, game


def test_the_secondary_actions_are_those_that_were_chosen() -> None:
    _, turns, _ = game(next(path for path in CHOSEN if path.stem == "4p-greedy"))
    before = view(next(golden_game(next(path for path in CHOSEN if path.stem == "4p-greedy"))).state, None)
    found = episodes([Answered(Pray(), ()), Answered(TrainArmy(), ())], before)
    assert found[-1].chosen == ["pray", "train"]
    assert any(isinstance(event, ev.FestivalBegan) for episode in turns for event in episode.events)
    assert turns[-1].kind == SCORING


def test_what_comes_after_a_festival_whose_end_was_told_before_is_a_turn() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-greedy")
    positions = (view(outcome.state, None) for outcome in golden_game(path))
    before = next(seen for seen in positions if any(isinstance(frame, Festival) for frame in seen.stack))
    drawn = ev.GodCardDrawn(before.active, "G01")
    *_, last = episodes([Answered(Pray(), (drawn,))], before)
    assert (last.kind, last.seat, last.events) == (TURN, before.active, [drawn])


def test_what_others_answer_in_the_turn_after_a_festival_that_was_told_is_no_part_of_it() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-greedy")
    outcomes = list(golden_game(path))
    start = next(n for n, one in enumerate(outcomes) if is_at_festival(one.state))
    before, rest = view(outcomes[start].state, None), outcomes[start + 1 :]
    told = list(takewhile(lambda one: one.state.turn == before.turn, rest))
    over = next(n for n, one in enumerate(told) if not is_at_festival(one.state))
    assert 0 < over < len(told) - 1
    for cut, outcome in enumerate(told):
        earlier = [event for one in told[:cut] for event in one.events]
        first, *_ = episodes([Answered(None, outcome.events)], before, earlier)
        assert first.kind == (FESTIVAL if cut <= over else TURN)


def is_at_festival(state: State) -> bool:
    return any(isinstance(frame, Festival) for frame in state.stack)
