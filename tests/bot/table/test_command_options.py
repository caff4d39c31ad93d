"""What a command makes of what was typed into one of its options."""

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.table.io.command_options import CommandOption, action_for, endings, not_now, refusal, suggestions
from bot.table.io.errors import Refused
from bot.turn.menu import menu, taps_of
from engine.actions import DiscardArmyCard, HireVillager, MoveHighPriest, Pass
from engine.foresight import Ahead, forecast
from engine.views import view
from tests.engine.kit import end_of_turn, table

WALK = (MoveHighPriest,)


@pytest.mark.parametrize("section", range(1, 6))
def test_a_number_is_how_far_the_high_priest_walks_and_never_where_to(section: int) -> None:
    here = forecast(view(table(priest=section, potato=9, gold=9), 0))
    offered = {option.action: option.words for option in suggestions(here, WALK, ENGLISH)}
    for spaces in range(10):
        given = CommandOption(WALK, str(spaces))
        if MoveHighPriest(spaces) in offered:
            assert action_for(here, given, ENGLISH) == MoveHighPriest(spaces)
            continue
        with pytest.raises(Refused) as refused:
            action_for(here, given, ENGLISH)
        assert refused.value.sentence(ENGLISH) == "The High Priest moves at least 1 and at most 2 spaces."
    for action, words in offered.items():
        assert action_for(here, CommandOption(WALK, words), ENGLISH) == action


def test_where_the_rules_know_no_reason_it_is_said_what_comes_first() -> None:
    here = forecast(view(table(), 0))
    ended = structs.replace(here, ahead=Ahead.HANDED_OVER)
    assert not_now(here, ENGLISH).sentence(ENGLISH) == (
        "That does not answer what is asked now (*Main action*); press **My turn** to see it."
    )
    assert not_now(ended, ENGLISH).sentence(ENGLISH).startswith("Your plan has to be played, or taken back")


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        ((HireVillager, Pass), "You hire at the end of your turn."),
        ((DiscardArmyCard,), "You have no such Army card to discard now."),
    ],
)
def test_an_untimely_hire_or_army_card_is_refused_with_the_reason(kinds: tuple[type, ...], told: str) -> None:
    here = forecast(view(table(), 0))
    assert refusal(here, CommandOption(kinds, "x"), ENGLISH).sentence(ENGLISH) == told


def test_of_one_tap_for_both_ends_of_the_village_each_end_is_an_option() -> None:
    state = end_of_turn(gold=1, board={"village": ("priest",)}).state
    found = endings(taps_of(menu(forecast(view(state, 0)), {})))
    assert [one.answers for one in found] == [(HireVillager("potato"),), (HireVillager("corn"),), (Pass(),)]
    assert [one.hiring.action for one in found] == [HireVillager("potato"), HireVillager("corn"), Pass()]
