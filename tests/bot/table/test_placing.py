"""What `/place` means; and where it finds nothing, what is missing: nothing is blamed that was not typed."""

import pytest

from bot.languages import ENGLISH
from bot.table.io.errors import Refused
from bot.table.turn.placing import Meant, Typed, meant, suggestions
from bot.turn.placements import ANY, placements
from engine.components import GOD_CARDS, SPACES
from engine.foresight import Forecast, forecast
from engine.state import State
from engine.views import view
from tests.engine.kit import PLAIN_CARD, table

ALL_GODS = tuple(PLAIN_CARD.values())


def heard(state: State, **typed: str) -> str:
    """What somebody is told who has typed what cannot be."""
    with pytest.raises(Refused) as refused:
        meant(forecast(view(state, 0)), Typed(**typed), ENGLISH)
    return refused.value.sentence(ENGLISH)


def test_a_wish_that_cannot_be_paid_says_what_it_costs() -> None:
    poor = table(workers=("courier",), god_hand=ALL_GODS, potato=9)
    assert heard(poor, wish="Statue") == "That costs 3 stone; you have nothing towards it."
    assert heard(poor, wish="Weavings", space="M5b") == (
        "You could not carry that out at any space you can reach now: Weavings (from 1 corn)."
    )


def test_a_wish_that_no_space_in_reach_is_for_says_so() -> None:
    near = table(workers=("courier",), god_hand=(PLAIN_CARD["inti"],), stone=9)
    assert "statue" not in SPACES["T2b"].tasks
    assert heard(near, wish="statue", space="T2b") == "No space you can reach now has this task: Statue."


def test_a_space_without_a_card_for_its_god_asks_for_one() -> None:
    state = table(workers=("courier",), god_hand=(PLAIN_CARD["inti"],), potato=9)
    other = next(space for space in SPACES.values() if space.god == "killa")
    assert heard(state, space=other.id) == (
        f"{other.id} (Killa, {other.colour}) needs a God card of Killa, or 1 gold in its place; you have neither."
    )


def test_a_card_that_reaches_no_space_is_said_to_lack_food() -> None:
    killa = [space.id for space in SPACES.values() if space.god == "killa"]
    state = table(workers=("priest",), god_hand=(PLAIN_CARD["inti"], PLAIN_CARD["killa"]), potato=1)
    told = heard(state, space=killa[-1])
    assert "costs" in told
    assert "whose card you play" not in told


def test_who_has_no_worker_is_told_that() -> None:
    assert heard(table(god_hand=ALL_GODS), wish="Statue") == "You have no Worker to place."


# ---------------------------------------------------------------- what is meant


def in_need_of_food() -> Forecast:
    """A Priest or an Architect with a card of two gods each, and a space out of reach until an Army card is cashed."""
    hand = (PLAIN_CARD["inti"], PLAIN_CARD["killa"])
    state = table(workers=("architect", "priest"), god_hand=hand, potato=3, corn=1, army_hand=("A20", "A21"))
    return forecast(view(state, 0))


def test_what_is_in_reach_by_cashing_an_army_card_is_meant_as_it_is_listed() -> None:
    here = in_need_of_food()
    places = [place for place in placements(here) if place.cashed]
    assert places
    for place in places:
        assert meant(here, Typed(where=place.name), ENGLISH) == Meant(ANY, place)
        assert meant(here, Typed(space=place.space), ENGLISH).wish == place.space
        for wish in place.wishes:
            found = meant(here, Typed(wish=wish, where=place.name), ENGLISH)
            assert found == Meant(wish, place)
            assert meant(here, Typed(wish=wish), ENGLISH).wish == wish
        offered = [words for words, value in suggestions(here, Typed(), "space", ENGLISH) if value == place.space]
        assert [words.startswith("A20 → 2 corn · ") for words in offered] == [True]
    at_once = {place.space for place in placements(here) if not place.cashed}
    assert not any("A20" in words for words, value in suggestions(here, Typed(), "space", ENGLISH) if value in at_once)


def test_what_is_typed_narrows_the_list_to_the_worker_the_card_the_god_and_the_space() -> None:
    here = in_need_of_food()
    inti = PLAIN_CARD["inti"]
    listed = meant(here, Typed(card=inti), ENGLISH)
    assert listed == Meant(ANY, only=(inti,))
    places = placements(here, listed.wish, listed.only)
    assert {place.name for place in places} == {place.name for place in placements(here) if place.shown == inti}
    assert {place.worker for place in places} == {"architect", "priest"}
    assert meant(here, Typed(worker="Architect", card="Inti"), ENGLISH).only == ("architect-architect", inti)
    wish, space = next((wish, place.space) for place in places for wish in place.wishes)
    assert meant(here, Typed(wish=wish, space=space), ENGLISH) == Meant(wish, only=(space,))
    assert {place.space for place in placements(here, wish, (space,))} == {space}


def test_cards_of_one_god_narrow_the_list_to_it() -> None:
    both = [card for card, printed in GOD_CARDS.items() if printed.god == "inti"][:2]
    state = table(workers=("architect",), god_hand=(*both, PLAIN_CARD["killa"]), potato=9)
    listed = meant(forecast(view(state, 0)), Typed(card="Inti"), ENGLISH)
    assert listed == Meant(ANY, only=("inti",))
    assert {place.god for place in placements(forecast(view(state, 0)), ANY, listed.only)} == {"inti"}
