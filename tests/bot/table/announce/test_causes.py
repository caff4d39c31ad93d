"""Why somebody is asked out of turn."""

from msgspec import structs

from bot.languages import ENGLISH
from bot.table.announce.causes import cause
from bot.table.io.seats import escaped_names
from engine.decisions import BuyLeftoverWeaving, PlayGodCards, TakeTurn
from engine.events import HighPriestActivated
from engine.procedures import FinishPurchase, ReturnWeavings
from tests.bot.table.announce.test_dispatches import after, news, outcomes


def test_the_festival_that_is_held_is_named_though_the_next_one_is_triggered() -> None:
    to = after(lambda state: isinstance(state.decision, PlayGodCards))
    told, state = news(to), outcomes()[to].state
    seen = told.asked.view
    assert f"Festival {state.festivals}:" in cause(told.game, seen, told.since_board, ENGLISH)
    seen.festivals, seen.festival_holder = state.festivals + 1, 0
    assert f"Festival {state.festivals}:" in cause(told.game, seen, told.since_board, ENGLISH)


def test_what_an_automa_has_activated_is_the_cause_also_after_the_board_of_its_turn() -> None:
    """Its turn belongs to the answer that ended the one before, which the board tells."""
    told = news(after(lambda state: isinstance(state.decision, TakeTurn)))
    board = structs.replace(told.since_board, told=(), earlier=(HighPriestActivated(1, "produce"),))
    assert cause(told.game, told.asked.view, board, ENGLISH).endswith("activated Produce.")


def test_who_has_left_weavings_is_whose_purchase_it_is() -> None:
    told = news(after(lambda state: isinstance(state.decision, TakeTurn)))
    seen, names = told.asked.view, escaped_names(told.game)
    seen.active, seen.weavings_drawn = 0, ("W01", "W02")
    purchase = (FinishPurchase(0, 1), ReturnWeavings())
    within = (FinishPurchase(1, 1), ReturnWeavings(("W03",)))
    for stack, buyer in ((purchase, 0), (purchase + within, 1), ((ReturnWeavings(),), 0)):
        seen.stack = (*stack, BuyLeftoverWeaving(1))
        assert f"{names[buyer]} left 2 Weavings" in cause(told.game, seen, told.since_board, ENGLISH)
