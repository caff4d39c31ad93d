"""Why `/place` finds nothing: whatever is missing is named, and nothing is blamed that was not typed."""

import pytest

from bot.languages import ENGLISH
from bot.table.errors import Refused
from bot.table.placing import Typed, meant
from engine.components import SPACES
from engine.foresight import forecast
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
    assert heard(table(god_hand=ALL_GODS), wish="Statue") == "**No Worker can be placed now.** You have no Worker."
