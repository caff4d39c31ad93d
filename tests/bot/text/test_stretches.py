"""What happened, parted into turns, Festivals and the rest."""

from bot.text.turn_lines import SCORING, TURN, Answered, stretches
from engine import events as ev
from engine import view
from engine.actions import Pray, TrainArmy
from engine.procedures import Festival
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.text.heard_games import CHOSEN, game


def test_the_secondary_actions_are_those_that_were_chosen() -> None:
    _, turns, _ = game(next(path for path in CHOSEN if path.stem == "4p-greedy"))
    before = view(next(golden_game(next(path for path in CHOSEN if path.stem == "4p-greedy"))).state, None)
    found = stretches([Answered(Pray(), ()), Answered(TrainArmy(), ())], before)
    assert found[-1].chosen == ["pray", "train"]
    assert any(isinstance(event, ev.FestivalBegan) for stretch in turns for event in stretch.events)
    assert turns[-1].kind == SCORING


def test_what_comes_after_a_festival_whose_end_was_told_before_is_a_turn() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-greedy")
    positions = (view(outcome.state, None) for outcome in golden_game(path))
    before = next(seen for seen in positions if any(isinstance(frame, Festival) for frame in seen.stack))
    drawn = ev.GodCardDrawn(before.active, "G01")
    *_, last = stretches([Answered(Pray(), (drawn,))], before)
    assert (last.kind, last.seat, last.events) == (TURN, before.active, [drawn])
