"""A plan that goes on after answers of others: an order for details saves its player a call."""

import pytest

from bot.table.clock.clock import STILL_HERE
from engine import apply, legal_actions
from engine.actions import Pass, TrainArmy
from engine.decisions import ChooseArmyCard, TakeSecondAction
from engine.planned import Planned
from engine.queries import is_follow_on
from engine.state import State
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import Moment, moment, sit_down
from tests.e2e.kit.timing import Hands


@pytest.fixture
def harness(timed_harness: Harness) -> Harness:
    return timed_harness


def before_training() -> Moment:
    """The first answer in a turn after which a no of somebody else leads to a choice of trained Army cards."""
    states = list[State]()

    def wanted(state: State) -> bool:
        states.append(state)
        return state.to_act == state.active

    return moment(wanted, lambda answer: leads_to_training(apply(states[-1], answer).state))


def leads_to_training(state: State) -> bool:
    """Whether a no to a question out of turn leads to a second action, and training then to a choice."""
    if not is_follow_on(state) or state.to_act == state.active or Pass() not in legal_actions(state):
        return False
    after = apply(state, Pass()).state
    if not isinstance(after.decision, TakeSecondAction) or TrainArmy() not in legal_actions(after):
        return False
    return isinstance(apply(after, TrainArmy()).state.decision, ChooseArmyCard)


@pytest.mark.parametrize(
    ("pause", "orders", "is_called"),
    [(STILL_HERE + 1, {"details": "take"}, False), (STILL_HERE, {"details": "take"}, True), (STILL_HERE + 1, {}, True)],
    ids=["looking elsewhere", "still here", "without an order"],
)
async def test_whoever_lets_details_be_settled_is_not_called_for_the_cards_of_a_plan(
    harness: Harness, clock: Hands, pause: int, orders: dict[str, str], is_called: bool
) -> None:
    position = before_training()
    seats = await sit_down(harness, position)
    view, games = await seats.view(), harness.games
    await games.seats.set_orders(seats.id, view.active, orders)
    await games.play(seats.id, view.active, position.answer.action, view.seq, interaction="7")
    said = Planned(TakeSecondAction.__name__, (TrainArmy(),), turn=view.turn)
    await games.plans.say_ahead(seats.id, view.active, (said,), (await games.plans.get(seats.id, view.active)).number)
    clock.now += pause
    after = await seats.game()
    assert after.to_act is not None
    await games.play(seats.id, after.to_act, Pass(), after.seq)
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    assert isinstance((await seats.next_view()).decision, ChooseArmyCard) == is_called
    chosen = [row.question for row in await games.log_since(seats.id) if row.automatic]
    assert (ChooseArmyCard.__name__ in chosen) != is_called
