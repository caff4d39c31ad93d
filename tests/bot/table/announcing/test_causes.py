"""Why somebody is asked out of turn."""

from bot.languages import ENGLISH
from bot.table.announcing.causes import cause
from engine.decisions import PlayGodCards
from tests.bot.table.announcing.test_plan import after, news, outcomes


def test_the_festival_that_is_held_is_named_though_the_next_one_is_triggered() -> None:
    to = after(lambda state: isinstance(state.decision, PlayGodCards))
    told, state = news(to), outcomes()[to].state
    seen = told.asked.view
    assert f"Festival {state.festivals}:" in cause(told.game, seen, told.since_board, ENGLISH)
    seen.festivals, seen.festival_holder = state.festivals + 1, 0
    assert f"Festival {state.festivals}:" in cause(told.game, seen, told.since_board, ENGLISH)
