"""What was drawn is the first line of the next step: one's own draws, with what they bring."""

from bot.languages import ENGLISH
from bot.turn.news import drawn_words, is_kept
from engine.actions import DiscardArmyCard, KeepArmyCard
from engine.decisions import ChooseArmyCard, ChooseWeavings
from engine.events import ArmyCardDrawn, BuildingsDrawn, GodCardDrawn, GodCardsDealt, GodCardTaken, Paid, WeavingsDrawn


def test_what_was_drawn_is_said_with_what_it_brings() -> None:
    assert drawn_words([GodCardDrawn(0, "G14")], 0, ENGLISH) == "**You drew G14 Killa (Merchant, 2 potato).**"
    both = drawn_words([GodCardDrawn(0, "G14"), GodCardTaken(0, "G20"), ArmyCardDrawn(0, "A22")], 0, ENGLISH)
    assert both == "**You drew G14 Killa (Merchant, 2 potato), A22 (1 Soldier, 2 stone).**"


def test_cards_that_are_dealt_are_counted_for_they_stand_on_the_buttons() -> None:
    assert drawn_words([GodCardsDealt(0, ("G08", "G40"))], 0, ENGLISH) == "**You drew 2 God cards.**"


def test_weavings_are_named_and_draws_of_others_are_not() -> None:
    said = drawn_words([WeavingsDrawn(1, ("W12", "W23"))], 1, ENGLISH)
    assert said == "**You drew W12 diamond (Rejuvenate | stone), W23 fret (Temple | potato).**"
    assert drawn_words([WeavingsDrawn(1, ("W12",)), GodCardDrawn(1, "G14")], 0, ENGLISH) == ""


def test_weavings_that_the_buttons_name_are_not_told_once_more() -> None:
    drawn = [WeavingsDrawn(1, ("W12", "W23")), GodCardDrawn(1, "G14")]
    said = drawn_words(drawn, 1, ENGLISH, ChooseWeavings(1))
    assert "W12" not in said
    assert "G14" in said
    assert "W12" in drawn_words(drawn, 1, ENGLISH, ChooseArmyCard(1, ("A22", "A01")))


def test_army_cards_to_choose_from_are_drawn() -> None:
    paid, asked = Paid(0, 0, 1, 0, 0), ChooseArmyCard(0, ("A22", "A23"))
    said = drawn_words([paid], 0, ENGLISH, asked)
    drew = "**You drew A22 (1 Soldier, 2 stone), A23 (1 Soldier, 2 stone)"
    assert said == f"{drew}: alike, so you keep the first and discard the other.**"
    assert drawn_words([paid], 1, ENGLISH, asked) == ""
    other = drawn_words([paid], 0, ENGLISH, ChooseArmyCard(0, ("A22", "A01")))
    assert other == "**You drew A22 (1 Soldier, 2 stone), A01 (1 Soldier, 3 potato).**"


def test_an_army_card_that_was_chosen_is_not_drawn_once_more() -> None:
    assert is_kept(KeepArmyCard("A22"), ArmyCardDrawn(0, "A22"))
    assert not is_kept(KeepArmyCard("A22"), ArmyCardDrawn(0, "A01"))  # by what its keeper owns
    assert not is_kept(DiscardArmyCard("A22"), ArmyCardDrawn(0, "A22"))
    assert not is_kept(None, ArmyCardDrawn(0, "A22"))


def test_a_building_is_told_with_what_it_is_good_for() -> None:
    said = drawn_words([BuildingsDrawn(0, ("P06", "Z10"))], 0, ENGLISH)
    assert said.startswith("**You drew Quarry (P06: 2 stone, 1 potato), Common Store (Z10: When a Festival begins")
