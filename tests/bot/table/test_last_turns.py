"""What a screen says of the turns since one's own: what they were and brought, in a few lines."""

from collections.abc import Iterator

import pytest

from bot.languages import ENGLISH
from bot.say.wording import Wording
from bot.table.look.last_turns import IN_SHORT, since_in_a_line
from engine import seen_by, view
from engine.decisions import TakeTurn
from engine.events import BuildingConstructed, FestivalBegan, SpaceConquered, TurnStarted
from engine.state import State
from storage import History, Told
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.table.stored_game import stored_game


def since(before: State, now: State, told: list[Told]) -> str:
    seen = [view(state, now.to_act) for state in (before, now)]
    return since_in_a_line(stored_game(options=now.options), History(*seen, tuple(told)), ENGLISH)


def pieces(told: list[Told], seat: int) -> Iterator[str]:
    """What a seat has constructed and conquered, as it is named."""
    for event in (event for each in told for event in each.events if getattr(event, "seat", None) == seat):
        if isinstance(event, BuildingConstructed):
            yield Wording(ENGLISH, ()).format_field(event.building, "building_name")
        elif isinstance(event, SpaceConquered):
            yield event.space


@pytest.mark.parametrize("name", ["2p-builders", "2p-conquerors"])
def test_what_others_have_built_and_conquered_is_told_and_there_is_an_end_to_it(name: str) -> None:
    outcomes = list(golden_game(next(path for path in GOLDEN if path.stem == name)))
    before, told, checked = outcomes[0].state, list[Told](), 0
    for outcome in outcomes[1:]:
        told.append(Told(None, tuple(seen_by(event, outcome.state.to_act) for event in outcome.events)))
        if not any(isinstance(event, TurnStarted) for event in outcome.events):
            continue
        if isinstance(outcome.state.decision, TakeTurn) and before.active >= 0:
            line = since(before, outcome.state, told)
            assert len(line) <= IN_SHORT + len("🕓 Since your last turn: ")
            festival = any(isinstance(event, FestivalBegan) for each in told for event in each.events)  # of all
            for words in () if festival else pieces(told, before.active):
                assert words in line
                checked += 1
        before, told = outcome.state, []
    assert checked > 5


def test_before_ones_first_turn_the_setup_is_not_told_once_more() -> None:
    outcomes = list(golden_game(GOLDEN[0]))
    first = next(number for number, each in enumerate(outcomes) if isinstance(each.state.decision, TakeTurn))
    told = [Told(None, each.events) for each in outcomes[1 : first + 1]]
    assert since(outcomes[0].state, outcomes[first].state, told) == ""
