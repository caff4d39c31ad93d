"""What would do nothing is not offered where something else can be had in its place."""

from bot.planning.entry import tapped
from bot.planning.menu import does_nothing
from engine.actions import Activate, MoveHighPriest, TakeGold
from engine.foresight import answered, forecast
from engine.views import view
from tests.bot.planning.drawn import taps
from tests.bot.planning.test_screens import turns
from tests.bot.sample_games import GOLDEN, golden_game

GAME = next(path for path in GOLDEN if path.stem == "2p-mixed-2")


def test_of_a_high_priest_action_with_nothing_to_do_it_with_only_the_gold_is_offered() -> None:
    in_vain = useful = 0
    for state in turns(golden_game(GAME)):
        here = forecast(view(state, state.decision.seat))
        offered = [[step.action for step in entry.spoken] for entry in taps(here)]
        for move in (action for action in here.answers if isinstance(action, MoveHighPriest)):
            after = answered(here, move)
            if Activate() not in after.answers:
                continue
            idle = does_nothing(tapped(after, Activate(), (), {}))
            in_vain, useful = in_vain + idle, useful + (not idle)
            ways = [said for said in offered if said[:1] == [move]]
            assert any(TakeGold() in said for said in ways) or ways == [[move]]
            assert idle <= all(Activate() not in said for said in ways)
            assert idle or ways == [[move]] or any(Activate() in said for said in ways)
    assert in_vain
    assert useful
