"""What ends a turn: below all that goes on, with whom it costs."""

from collections import Counter

from msgspec import structs

from bot.screens.screen import Select
from bot.turn.placements import placements
from bot.turn.plan import Plan, with_tap
from bot.turn.rows import Bunch, Numbered
from bot.turn.screens import with_buttons
from bot.turn.tap import Tap
from engine.decisions import TakeTurn
from engine.foresight import forecast
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import buttons, drawn, rows, words
from tests.engine.kit import card_of, end_of_turn

MIXED = next(path for path in GOLDEN if path.stem == "2p-mixed-2")
FULL = ("priest", "courier")


def lists(state: State) -> dict[str, list[str]]:
    """The lists on the screen of whoever is asked, by what is on them."""
    found = [part for row in rows(drawn(state)) for part in row if isinstance(part, Select)]
    return {part.placeholder: [choice.label for choice in part.choices] for part in found}


def test_who_has_all_the_workers_there_is_room_for_finds_hiring_in_a_list_that_says_who_goes() -> None:
    state = end_of_turn(workers=FULL, potato=3, corn=3, army_hand=(card_of("stone"),)).state
    swaps = lists(state)["End turn: hire somebody, one of yours goes …"]
    assert len(swaps) > 3
    assert all(label.startswith("End turn: hire ") and "let " in label for label in swaps)
    assert not [button for button in buttons(drawn(state)) if "hire" in button.label.lower()]
    assert "left in the Village), or just end the turn?" in words(drawn(state))


def test_the_turn_may_end_with_hiring_as_soon_as_a_worker_is_placed() -> None:
    state = next(each.state for each in golden_game(MIXED) if isinstance(each.state.decision, TakeTurn))
    place = next(one for one in placements(forecast(view(state, state.to_act))) if one.space == "T4b")
    plan = with_tap(Plan(wish="corn"), place.tap({}, "corn"))
    final = [button.label for button in buttons(drawn(state, plan)) if button.emoji in ("✅", "🔒")]
    assert final == ["End turn: hire Courier (1🥔)", "End turn: hire Craftsman (1🌽)", "End turn"]


def test_one_worker_at_both_ends_is_hired_by_one_button_for_the_same_gold() -> None:
    board = {"village": ("priest", "priest")}
    assert hiring(end_of_turn(gold=1, board=board).state) == ["End turn: hire Priest → 🟡 -1"]
    able = end_of_turn(gold=1, corn=1, board=board).state
    assert hiring(able) == ["End turn: hire Priest → 🟡 -1", "End turn: hire Priest (1🌽)"]


def test_of_two_workers_alike_at_both_ends_a_button_says_which_is_hired() -> None:
    state = end_of_turn(gold=1, board={"village": ("priest", "warrior", "priest")}).state
    assert hiring(state) == ["End turn: hire Priest (potato end) → 🟡 -1", "End turn: hire Priest (corn end) → 🟡 -1"]


def hiring(state: State) -> list[str]:
    """The buttons that hire somebody."""
    return [button.label for button in buttons(drawn(state)) if "hire" in button.label]


def test_what_would_end_a_turn_is_final_or_says_that_it_asks_first() -> None:
    asked = [outcome.state for outcome in golden_game(MIXED) if outcome.state.decision is not None]
    told: Counter[tuple[bool, bool]] = Counter()
    for state in asked[::5]:
        listed = [one for row in rows(drawn(state)) for part in row if isinstance(part, Select) for one in part.choices]
        ways = [
            part for part in (*buttons(drawn(state)), *listed) if part.label.startswith(("End turn: hire ", "Hire "))
        ]
        hiring = [part for part in ways if not part.label.endswith(" Worker)")]  # which does not end it yet
        looks = {(part.emoji == "✅", part.label.endswith(" …")) for part in hiring}
        assert looks in ({(True, False)}, {(False, True)}, set())
        told.update(looks)
    assert len(told) == 2


def test_where_nothing_else_has_a_button_a_short_list_becomes_buttons() -> None:
    tap = Numbered(0, Tap((), forecast(view(end_of_turn().state, 0))))
    swap = Bunch((tap,), "End turn: hire somebody …", as_list=True)
    assert [bunch.as_list for bunch in with_buttons([swap], [])] == [False]
    assert [bunch.as_list for bunch in with_buttons([swap], [structs.replace(swap, as_list=False)])] == [True]
