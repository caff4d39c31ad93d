"""What ends a turn: below all that goes on, with whom it costs, and without a gap above it."""

from msgspec import structs

from bot.planning.heights import MOST_LINES, Extent
from bot.planning.screens import BLANK, plan_screen
from bot.prompts.screen import Select
from engine.state import State
from tests.bot.planning.drawn import buttons, drawn, rows, shown, words
from tests.engine.kit import card_of, end_of_turn

FULL = ("priest", "courier")


def lists(state: State, clear: int = 0) -> dict[str, list[str]]:
    """The lists on the screen of whoever is asked, by what is on them, where so much was pressed before."""
    screen = plan_screen(structs.replace(shown(state), clear=Extent(clear, clear)))
    found = [part for row in rows(screen) for part in row if isinstance(part, Select)]
    return {part.placeholder: [choice.label for choice in part.choices] for part in found}


def test_who_has_all_the_workers_there_is_room_for_finds_hiring_in_a_list_that_says_who_goes() -> None:
    state = end_of_turn(workers=FULL, potato=3, corn=3, army_hand=(card_of("stone"),)).state
    swaps = lists(state)["End turn: hire somebody, one of yours goes …"]
    assert len(swaps) > 3
    assert all(label.startswith("End, hire ") and " goes" in label for label in swaps)
    assert not [button for button in buttons(drawn(state)) if "hire" in button.label.lower()]
    assert "Nothing else is left to do." in words(drawn(state))


def test_what_is_final_stands_in_a_list_where_it_would_need_a_gap_above_it() -> None:
    state = end_of_turn(workers=FULL[:1], potato=3, corn=3).state
    final = ["End, hire Architect (1🥔)", "End, hire Courier (1🌽)", "End turn"]
    near, far = 300, 2000
    assert lists(state, near) == {}
    assert [button.label for button in buttons(drawn(state)) if button.emoji == "✅"] == final
    assert lists(state, far) == {"✅ Make it final …": final}
    for clear in (near, far):
        screen = plan_screen(structs.replace(shown(state), clear=Extent(clear, clear)))
        assert words(screen).count(BLANK) <= MOST_LINES
