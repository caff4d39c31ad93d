"""A wish lists the places at which it can be carried out, and no others: tried out by every answer there is."""

from collections.abc import Iterator

from bot.turn.habits import is_plain_gain
from bot.turn.in_reach import tasks_in_reach
from bot.turn.placements import ANY, Place, needs_one_more_task, placements
from bot.turn.plan import Plan, with_tap
from engine.actions import Action, BuyTask, DrawBuilding, Pay, PerformTask, ReturnGodCard, UseAbility
from engine.components import SPACES
from engine.core import apply, legal_actions
from engine.decisions import ChooseTask, HireWorker, TakeFreeActions, TakeTurn, UseStatue
from engine.events import TaskPerformed, WeavingBought
from engine.foresight import Forecast, answered, forecast
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from engine.workers import PRIEST, counts_as
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import drawn, words
from tests.engine.kit import PLAIN_CARD, table
from tests.sizes import size

GAMES = [path for path in GOLDEN if path.stem in ("2p-builders", "4p-curious-0", "2p-all-ruruy", "solo-more-2")]
NOT_COUNTED_ON = (DrawBuilding, ReturnGodCard, UseAbility)
EVERY = size(40, 20)  # turns of which one is looked at

AFTERWARDS = (HireWorker, TakeFreeActions, TakeTurn)


def carried_out(place: Place, without: tuple[type, ...] = ()) -> set[str]:
    """The tasks of a place that some way through all its questions performs; a Weaving has to be bought for that.

    What somebody does with a Weaving or a market depends on what is drawn, and abilities are no part of the place:
    nothing is built on that, nor on what it is to be `without`.
    """
    first, tasks = place.steps[-1], set(SPACES[place.space].tasks)
    seat, found, seen = first.before.seat, set[str](), set[object]()
    waiting = [(first.before.worlds[0], first.action)]
    while waiting and found != tasks:
        outcome = apply(*waiting.pop())
        events, after = [one for one in outcome.events if getattr(one, "seat", None) == seat], outcome.state
        found |= {one.task for one in events if isinstance(one, TaskPerformed)} - {"weavings"}
        told = (after.stack, *supply(after, seat))
        if any(isinstance(one, WeavingBought) for one in events):
            found |= {"weavings"} & tasks
        elif after.to_act == seat and not is_afterwards(after, first.before.turn) and told not in seen:
            answers = [one for one in legal_actions(after) if not isinstance(one, (*NOT_COUNTED_ON, *without))]
            waiting += [(after, answer) for answer in answers if not is_free_action(answer)]
        seen.add(told)
    return found


def is_afterwards(state: State, turn: int) -> bool:
    """Whether the tasks of that turn are over."""
    asked = state.decision
    after_tasks = isinstance(asked, AFTERWARDS) or (isinstance(asked, UseStatue) and asked.tasks is None)
    return after_tasks or state.turn != turn


def supply(state: State, seat: int) -> tuple[object, ...]:
    player = state.players[seat]
    return player.potato, player.corn, player.stone, player.gold, player.steps_left, player.production_up


def positions() -> Iterator[Forecast]:
    """Some turns of people with much and with little."""
    for path in GAMES:
        turns = [one.state for one in golden_game(path) if isinstance(one.state.decision, TakeTurn)]
        people = [state for state in turns if not state.automated(state.decision.seat)]
        yield from (forecast(view(state, state.decision.seat)) for state in people[::EVERY])


def test_a_wish_lists_the_places_at_which_it_can_be_carried_out_and_no_others() -> None:
    listed = left_out = 0
    bought: set[str] = set()
    for here in positions():
        for place in placements(here):
            assert place.wishes == carried_out(place), place
            dearer = {wish for wish in place.wishes if needs_one_more_task(place, wish)}
            bought |= dearer
            if counts_as(place.acting, PRIEST):
                assert place.wishes - dearer == carried_out(place, without=(BuyTask,)), place
            listed += len(place.wishes)
            left_out += len(set(SPACES[place.space].tasks) - place.wishes)
    assert listed > 100
    assert left_out > 20
    assert bought


def wished_for(**supply: int) -> dict[str, frozenset[str]]:
    """The wishes of each space that a Courier with a card for every god could go to."""
    state = table(workers=("courier",), god_hand=tuple(PLAIN_CARD.values()), **supply)
    return {place.space: place.wishes for place in placements(forecast(view(state, 0)))}


def test_a_wish_that_cannot_be_paid_after_the_food_is_not_listed() -> None:
    assert "statue" in wished_for(gold=4)["M1c"]  # one gold is eaten there
    assert "statue" not in wished_for(gold=3)["M1c"]


def test_what_the_place_brings_pays_for_the_wish() -> None:
    assert "weavings" in wished_for(corn=1)["M1a"]  # the corn is eaten on the way, gold lies there
    assert "statue" in wished_for(gold=3)["M2c"]  # stone lies there


def is_another_task(action: Action) -> bool:
    return isinstance(action, PerformTask) and not is_plain_gain(action)


def test_a_placement_for_a_wish_is_paid_so_that_the_wish_remains_possible() -> None:
    tried = 0
    for here in positions():
        for place in placements(here):
            for wish in place.wishes & {"building", "statue", "steps", "weavings"}:
                entry = place.tap({}, wish)
                after, begun = entry.after, any(is_another_task(step.action) for step in entry.steps)
                if not begun and isinstance(after.worlds[0].decision, ChooseTask | UseStatue):
                    tried += 1
                    assert wish in tasks_in_reach(after.worlds[0], after.seat, (wish,))
    assert tried > 50


def test_whoever_wishes_for_weavings_keeps_as_much_to_pay_them_as_possible() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-builders")
    otherwise = 0
    for state in [one.state for one in golden_game(path) if isinstance(one.state.decision, TakeTurn)][::4]:
        for place in placements(forecast(view(state, state.to_act))):
            if "weavings" not in place.wishes or place.cashed:
                continue
            last = place.steps[-1]
            paid = answered(last.before, last.action)
            ways = [answered(paid, pay) for pay in paid.answers if isinstance(pay, Pay)] or [paid]
            assert to_spend(place.tap({}, "weavings").after) == max(map(to_spend, ways))
            otherwise += len(ways) > 1
    assert otherwise


def to_spend(after: Forecast) -> int:
    player = after.worlds[0].players[after.seat]
    return player.corn + player.gold


def priest_paid(space: str, wish: str, **supply: int) -> list[Pay]:
    """How a Priest's place is paid by itself."""
    state = table(workers=("priest",), god_hand=tuple(PLAIN_CARD.values()), **supply)
    place = next(one for one in placements(forecast(view(state, 0))) if one.space == space)
    return [step.action for step in place.tap({}, wish).steps if isinstance(step.action, Pay)]


def test_a_priest_keeps_the_potato_for_one_more_task_if_that_takes_no_gold() -> None:
    for wish in (ANY, "stone"):
        assert priest_paid("T5b", wish, potato=1, corn=1) == [Pay(corn=1)]
    assert priest_paid("T5b", ANY, potato=2, corn=1) == [Pay(potato=1)]
    assert priest_paid("T5b", ANY, potato=1, gold=1) == [Pay(potato=1)]
    assert priest_paid("T5b", "weavings", potato=1, corn=1) == [Pay(potato=1)]


def test_a_wish_to_produce_says_that_a_building_has_to_come_first() -> None:
    supply = {"workers": ("courier",), "god_hand": tuple(PLAIN_CARD.values()), "potato": 6, "corn": 6, "stone": 4}
    assert "construct one there first" in words(drawn(table(**supply), Plan(wish="produce_one")))
    assert "construct one there first" not in words(drawn(table(**supply), Plan(wish="building")))
    assert "construct" not in words(drawn(table(**supply, production_up=("P06",)), Plan(wish="produce_one")))


def test_the_prices_of_weavings_are_told_before_they_are_drawn() -> None:
    state = table(workers=("courier",), god_hand=tuple(PLAIN_CARD.values()), corn=6)
    place = next(one for one in placements(forecast(view(state, 0))) if one.space == "T1a")
    told = words(drawn(state, with_tap(Plan(wish="weavings"), place.tap({}, "weavings"))))
    assert "buy one for 1 corn, two for 3 corn, three for 6 corn" in told
