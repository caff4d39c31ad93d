"""What was said ahead for a round that is over counts in no other one."""

import pytest

from bot.screens.public_question import NO
from engine import apply, legal_actions, view
from engine.decisions import BuyLeftoverWeaving
from engine.early import awaited, may_wait
from engine.state import State
from tests.e2e.kit.harness import Harness, parts
from tests.e2e.kit.playing import by_button, called, moment, open_prompts, sit_down


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


def last_of_two(state: State) -> bool:
    """Whether the first of two can buy the only Weaving that somebody left, so that the second is not asked."""
    if not isinstance(state.decision, BuyLeftoverWeaving) or len(state.weavings_drawn) != 1:
        return False
    later = [seat for seat in awaited(view(state, None)) if seat != state.to_act]
    return any(not may_wait(apply(state, legal_actions(state)[0]).state, seat) for seat in later)


@pytest.mark.parametrize("way", ["by a person", "by an order"])
async def test_what_was_said_for_a_round_that_is_over_is_for_no_other_one(harness: Harness, way: str) -> None:
    seats = await sit_down(harness, moment(last_of_two))
    game, first, (prompt,) = await seats.game(), await seats.asked(), open_prompts(seats.messages())
    (second,) = [harness.person(name) for name in called(prompt) if name != first.name]
    said_by = next(number for number, seat in enumerate(game.seats) if seat.name == second.name)
    await second.press(prompt, next(part["custom_id"] for part in parts(prompt) if part["emoji"]["name"] == NO))
    await seats.settled()
    stored = await harness.games.plans.get(seats.id, said_by)
    assert (stored.ahead, bool(stored.body)) != ((), False)
    taken = legal_actions(await seats.view())[0]
    if way == "by a person":
        await by_button(seats, prompt, taken)
    else:
        await harness.games.play(seats.id, game.to_act or 0, taken, game.seq, automatic=True)
    await seats.settled()
    after = await harness.games.plans.get(seats.id, said_by)
    assert (after.ahead, after.body) == ((), "")
    assert after.number > stored.number
