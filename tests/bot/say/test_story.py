"""What a story tells, and what goes without saying."""

import pytest

from bot.languages import ENGLISH
from bot.say.after.log import COMES_TO_NOTHING, paragraphs
from engine.actions import Pass
from engine.events import AnsweredByItself, Event, Paid, TempleClimbed, TurnedUp, WeavingBought

NAMES = ("Ana", "Bruno")


def story(*events: Event) -> list[str]:
    return [sentence for paragraph in paragraphs(events, NAMES, ENGLISH) for sentence in paragraph.sentences]


@pytest.mark.parametrize("question", sorted(COMES_TO_NOTHING))
def test_a_benefit_that_came_to_nothing_is_told(question: str) -> None:
    climbed, nothing = story(TempleClimbed(1, "7"), AnsweredByItself(1, question, Pass()))
    assert climbed.startswith("Bruno climbed")
    assert nothing == f"Bruno could do nothing ({ENGLISH.titles[question]})."


@pytest.mark.parametrize("question", sorted(ENGLISH.titles.keys() - COMES_TO_NOTHING))
def test_that_there_is_nothing_more_to_do_goes_without_saying(question: str) -> None:
    bought = WeavingBought(0, "W07", leftover=False)
    assert story(bought, AnsweredByItself(0, question, Pass())) == story(bought)


def test_nothing_more_to_rejuvenate_goes_without_saying_but_nothing_at_all_is_told() -> None:
    alone = AnsweredByItself(0, "ChooseRejuvenation", Pass())
    for deed in (Paid(0, 0, 1, 0, 0), TurnedUp(0, "P01")):
        assert story(deed, alone) == story(deed)
    assert story(TurnedUp(1, "P01"), alone)[1:] == ["Ana could do nothing (Rejuvenate)."]
