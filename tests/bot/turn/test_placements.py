"""Whole placements of a Worker: each names its space, whatever is asked on the way there."""

from collections import Counter

from msgspec import structs

from bot.languages import ENGLISH
from bot.say import thing
from bot.turn.place_labels import place_choice, place_words
from bot.turn.placements import ANY, is_place_for, placements, wishes
from engine.actions import BuyTask, PerformTask, ShowGodCard, ShowGold
from engine.buildings import cost, market
from engine.components import GOD_CARDS, ICONS, NEWCOMERS, SPACES
from engine.decisions import ChooseColour, TakeFreeActions, TakeTurn
from engine.foresight import Forecast, answered, forecast
from engine.queries import has_statue, to_retrieve
from engine.views import view
from engine.workers import PRIEST, WARRIOR, counts_as
from tests.bot.sample_games import GOLDEN, golden_game
from tests.engine.kit import PLAIN_CARD, table
from tests.sizes import size


def test_a_newcomer_that_is_asked_for_its_kind_before_it_stands_has_a_space() -> None:
    (path,) = [path for path in GOLDEN if path.stem == "2p-all-ruruy"]
    for outcome in golden_game(path):
        state = outcome.state
        if not isinstance(state.decision, TakeTurn) or not NEWCOMERS.keys() & set(
            state.players[state.decision.seat].workers
        ):
            continue
        for place in placements(forecast(view(state, state.decision.seat))):
            assert place.space in SPACES
            last = place.steps[-1]
            if isinstance(answered(last.before, last.action).worlds[0].decision, ChooseColour):
                return
    raise AssertionError("no Newcomer was asked")


def test_a_placement_names_the_card_that_is_shown_for_it_also_where_there_is_no_other() -> None:
    without_a_question = 0
    for path in GOLDEN[:12]:
        for outcome in golden_game(path):
            state = outcome.state
            if not isinstance(state.decision, TakeTurn) or len(state.players[state.decision.seat].god_hand) != 1:
                continue
            for place in placements(forecast(view(state, state.decision.seat))):
                if not any(isinstance(step.action, ShowGodCard | ShowGold) for step in place.steps):
                    without_a_question += 1
                    assert place.shown in place_words(place, ENGLISH)
                    assert place.shown in state.players[state.decision.seat].god_hand
    assert without_a_question


GOODS = {"potato", "corn", "stone", "gold"}  # collected at once


def tasks_left(here: Forecast, but: str) -> set[str]:
    """The other tasks that can be performed next."""
    return {ICONS[each.icon].task for each in here.answers if isinstance(each, PerformTask)} - {but}


def test_the_task_for_which_a_worker_is_placed_is_in_the_plan_unless_there_is_a_choice() -> None:
    begun, left_open = set(), set()
    for outcome in list(golden_game(GOLDEN[0]))[:: size(15, 5)]:
        state = outcome.state
        if not isinstance(state.decision, TakeTurn):
            continue
        here = forecast(view(state, state.decision.seat))
        places = placements(here)
        for wish in wishes(places):
            for place in (place for place in places if is_place_for(place, wish)):
                alone, entry = place.tap({}), place.tap({}, wish)
                further = entry.steps[len(alone.steps) :]
                paid_alike = [step.action for step in entry.steps[: len(alone.steps)] if not step.filled]
                assert paid_alike == [step.action for step in alone.steps if not step.filled]
                if not further:
                    left_open.add(wish)
                    continue
                begun.add(wish)
                said = next((step for step in further if not step.filled), further[0])  # behind resources at once
                assert isinstance(said.action, PerformTask)
                assert ICONS[said.action.icon].task == wish
                assert BuyTask() not in alone.after.answers or tasks_left(alone.after, but=wish) <= GOODS
                assert all(step.filled for step in further if step is not said)
                assert not entry.is_final
    assert begun >= GOODS
    assert left_open


def test_a_place_names_what_a_statue_a_priest_and_a_warrior_bring_besides() -> None:
    told: Counter[str] = Counter()
    for state in (each.state for path in GOLDEN[:8] for each in golden_game(path)):
        if not isinstance(state.decision, TakeTurn):
            continue
        player = state.players[state.decision.seat]
        for place in placements(forecast(view(state, state.decision.seat))):
            _, words = place_choice(place, ANY, ENGLISH)
            by_statue = place.shown and has_statue(player, SPACES[place.space].god)
            beside = [state.hill[space] for space in to_retrieve(state, place.space)]
            expected = {
                "your Statue also gives: ": bool(by_statue),
                "; takes 1 God card": counts_as(place.acting, PRIEST),
                "; draws 1 Army card": counts_as(place.acting, WARRIOR),
                "; may take back ": counts_as(place.acting, WARRIOR) and bool(beside),
            }
            assert {clause: clause in words for clause in expected} == expected, words
            told.update(clause for clause, is_told in expected.items() if is_told)
            if by_statue:
                assert thing("benefit", GOD_CARDS[place.shown].benefit, ENGLISH) in words
        if len(told) == len(expected):
            return
    raise AssertionError(told)


def test_one_more_task_is_promised_where_it_can_be_bought_then() -> None:
    promised = set()
    for potato in (0, 1, 2):
        state = table(workers=("priest",), god_hand=tuple(PLAIN_CARD.values()), potato=potato, corn=1)
        for place in placements(forecast(view(state, 0))):
            after = place.tap({}).after
            told = "; one more task for 1 potato" in place_choice(place, ANY, ENGLISH)[1]
            assert told == (BuyTask() in after.answers)
            promised.add(told)
    assert promised == {True, False}


def test_an_entry_of_a_list_has_where_on_its_first_line_and_amounts_and_prices_on_its_second() -> None:
    state = table(workers=("courier",), god_hand=tuple(PLAIN_CARD.values()), potato=9, stone=9, passives=("Z20",))
    told = {place.space: place_choice(place, ANY, ENGLISH) for place in placements(forecast(view(state, 0)))}
    cheapest = min((cost(building) for building in market(state)), key=lambda price: sum(structs.astuple(price)))
    where, details = told["M2a"]
    assert where == "M2a (Qocha, plain) · Courier · G22 Qocha"
    assert f"Building (from {thing('cost', cheapest, ENGLISH)}), 3 stone and 1 VP, Produce One" in details
    assert "Statue (from 3 stone)" in told["M1c"][1]


def test_a_place_says_if_a_priest_has_to_buy_the_task_that_is_wished_for() -> None:
    state = table(workers=("priest",), god_hand=tuple(PLAIN_CARD.values()), potato=9)
    place = next(place for place in placements(forecast(view(state, 0))) if place.space == "M2a")
    needed = "; Building only with one more task, 1 potato"
    assert place_choice(place, "building", ENGLISH)[0] == f"M2a (Qocha, plain) · Priest · G22 Qocha{needed}"
    assert needed not in place_choice(place, "stone", ENGLISH)[0]


def test_a_newcomer_has_the_tasks_of_the_building_that_waits_for_its_other_half() -> None:
    area = {"workers": ("N04",), "potato": 9, "god_hand": (PLAIN_CARD["inti"],)}
    with_z14, without = (
        table(options={"modules": ("nobles",)}, **area, passives=passives) for passives in (("Z14",), ())
    )
    foreseen = [
        {(place.acting, place.space): place.tasks for place in placements(forecast(view(state, 0)))}
        for state in (with_z14, without)
    ]
    assert foreseen[0] == {place: tasks + 2 for place, tasks in foreseen[1].items()}
    assert {acting for acting, _ in foreseen[0]} == {"architect", "warrior"}


def test_the_task_that_ends_a_turn_at_an_empty_village_is_a_whole_placement() -> None:
    (path,) = [path for path in GOLDEN if path.stem == "2p-curious-0"]
    states = [outcome.state for outcome in golden_game(path)]
    last = [state for state in states if isinstance(state.decision, TakeTurn) and not state.village][4]
    places = placements(forecast(view(last, last.to_act)), "corn")
    ended = [place for place in places if isinstance(place.tap({}, "corn").after.decision, TakeFreeActions)]
    assert ended
