"""/place in any order, and the other commands of a plan: they put into it what a tap would, and play nothing else."""

from collections.abc import Callable

from bot.turn.place_rows import SHOWN_PLACES
from bot.turn.placements import Place, every_placement, is_place_for, placements, wishes
from engine.actions import ChooseSpace, HireVillager, Pass, PlaceWorker, ShowGodCard, ShowGold
from engine.components import SPACES
from engine.core import apply, legal_actions
from engine.decisions import ChooseTask, HireWorker, TakeTurn
from engine.foresight import Forecast, forecast
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from tests.e2e.kit.harness import Harness, Seats, button, parts
from tests.e2e.kit.playing import Moment, exercises, moment, said, sit_down


def ahead(state: State) -> Forecast:
    assert state.to_act is not None
    return forecast(view(state, state.to_act))


def placing(wanted: Callable[[list[Place]], bool]) -> Moment:
    """A turn in which a Worker can be placed in such a way."""
    return moment(lambda state: isinstance(state.decision, TakeTurn) and wanted(list(every_placement(ahead(state)))))


def alone(places: list[Place]) -> str:
    """A space that only one placement leads to, while others lead elsewhere; nothing if there is none."""
    spaces = [place.space for place in places]
    return next((space for space in spaces if spaces.count(space) == 1 < len(spaces)), "")


def several(places: list[Place]) -> str:
    """A space that one Worker can be placed on by several cards."""
    pairs = [(place.space, place.worker) for place in places]
    return next((space for space, worker in pairs if pairs.count((space, worker)) > 1), "")


async def planned(seats: Seats) -> list[object]:
    """The answers in the plan of whoever is asked."""
    return [choice for one in (await seats.planned()).plan.answers for choice in one.choices]


@exercises("place")
async def test_a_wish_lists_its_places_and_a_whole_placement_is_one_option(harness: Harness) -> None:
    position = placing(lambda places: len(places) > 3)
    seats, here = await sit_down(harness, position), ahead(position.state)
    person, before = await seats.asked(), await seats.game()
    wish = wishes(placements(here))[0]
    offered = await person.autocomplete(seats.channel, "place", focused="for", **{"for": ""})
    assert wish in [each["value"] for each in offered]
    listed = (await person.slash(seats.channel, "place", **{"for": wish})).message
    fitting = [place for place in placements(here) if is_place_for(place, wish)]
    assert sum(":place:" in part["custom_id"] for part in parts(listed or {})) >= min(len(fitting), 7)
    whole = await person.autocomplete(seats.channel, "place", focused="where", where="", **{"for": wish})
    assert len(whole) == min(len(fitting), 25)
    assert all("food" in each["name"] for each in whole)
    for typed in (whole[-1]["value"], whole[-1]["name"]):
        await person.slash(seats.channel, "place", where=typed)
        spoken = [
            one for one in await planned(seats) if isinstance(one, PlaceWorker | ChooseSpace | ShowGodCard | ShowGold)
        ]
        assert spoken == [step.action for step in fitting[len(whole) - 1].steps]
        await person.slash(seats.channel, "undo")
    assert await planned(seats) == []
    assert await seats.game() == before


@exercises("place")
async def test_a_space_alone_is_completed_if_only_one_placement_fits(harness: Harness) -> None:
    position = placing(lambda places: bool(alone(places)))
    seats, places = await sit_down(harness, position), list(every_placement(ahead(position.state)))
    person, space = await seats.asked(), alone(places)
    shown = said(await person.slash(seats.channel, "place", space=space))
    (only,) = (place for place in places if place.space == space)
    assert (await planned(seats))[: len(only.steps)] == [step.action for step in only.steps]
    assert "Then you have" in shown


@exercises("place")
async def test_a_space_that_several_cards_fit_is_asked_for_with_each_of_them(harness: Harness) -> None:
    position = placing(lambda places: bool(several(places)))
    seats, places = await sit_down(harness, position), list(every_placement(ahead(position.state)))
    person, space = await seats.asked(), several(places)
    reply = await person.slash(seats.channel, "place", space=space)
    fitting = [place for place in places if place.space == space]
    ways = [part["custom_id"] for part in parts(reply.message or {}) if part["custom_id"].startswith("b:place:")]
    assert len(ways) == min(len(fitting), SHOWN_PLACES) > 1
    assert await planned(seats) == []
    await person.press(reply.message or {}, ways[1])
    assert ChooseSpace(space) in await planned(seats)
    spaces = await person.autocomplete(seats.channel, "place", focused="space", space="")
    assert spaces == []  # the plan goes on elsewhere


async def test_options_narrow_each_other_whichever_comes_first(harness: Harness) -> None:
    position = placing(lambda places: len({place.worker for place in places}) > 1)
    seats, places = await sit_down(harness, position), list(every_placement(ahead(position.state)))
    person = await seats.asked()
    wanted = places[-1]
    given = {"space": wanted.space}
    workers = await person.autocomplete(seats.channel, "place", focused="worker", worker="", **given)
    assert {each["value"] for each in workers} == {
        f"{place.worker}-{place.acting}" for place in places if place.space == wanted.space
    }
    given["worker"] = f"{wanted.worker}-{wanted.acting}"
    cards = await person.autocomplete(seats.channel, "place", focused="card", card="", **given)
    fitting = [place for place in places if (place.space, place.worker) == (wanted.space, wanted.worker)]
    assert len(cards) == len({place.shown for place in fitting if place.acting == wanted.acting})


@exercises("place")
async def test_what_cannot_be_placed_says_why_without_worker_and_card(harness: Harness) -> None:
    taken = moment(lambda state: isinstance(state.decision, TakeTurn) and bool(state.hill))
    seats = await sit_down(harness, taken)
    person, before = await seats.asked(), await seats.game()
    space = next(iter(taken.state.hill))
    heard = said(await person.slash(seats.channel, "place", space=space))
    assert space in heard
    assert "pick one from the list" not in heard
    for given in ({"for": "penguins"}, {"where": "the moon"}, {"worker": "a Llama"}):
        told = said(await person.slash(seats.channel, "place", **given))
        assert told.endswith("is not among the answers now; pick one from the list.")
    assert await planned(seats) == []
    assert await seats.game() == before


def may_end(state: State) -> bool:
    """Whether a turn could end now, though a task is left."""
    if not isinstance(state.decision, ChooseTask) or Pass() not in legal_actions(state):
        return False
    tasks = [action for action in legal_actions(state) if not is_free_action(action) and action != Pass()]
    after = apply(state, Pass()).state
    return bool(tasks) and isinstance(after.decision, HireWorker) and HireVillager("potato") in legal_actions(after)


@exercises("hire", "confirm")
async def test_hire_is_the_end_of_a_plan_and_asks_before_a_task_is_forgone(harness: Harness) -> None:
    position = moment(may_end)
    seats = await sit_down(harness, position)
    person, before = await seats.asked(), await seats.game()
    offered = await person.autocomplete(seats.channel, "hire", focused="end", end="")
    assert offered
    reply = await person.slash(seats.channel, "hire", end=offered[-1]["value"])
    assert button(reply.message or {}, "Confirm")
    assert await seats.game() == before
    await person.slash(seats.channel, "confirm")
    given = await harness.games.log_since(seats.id, before.seq)
    assert isinstance(given[0].action, Pass)
    assert any(row.question == HireWorker.__name__ for row in given)


@exercises("choose")
async def test_choose_says_what_stands_behind_a_no(harness: Harness) -> None:
    seats = await sit_down(harness, moment(may_end))
    person = await seats.asked()
    offered = await person.autocomplete(seats.channel, "choose", focused="answer", answer="Hire")
    assert offered
    await person.slash(seats.channel, "choose", answer=offered[0]["value"])
    course = await seats.planned()
    assert course.plan.pending is not None
    assert any(isinstance(choice, HireVillager) for one in course.plan.pending.answers for choice in one.choices)


def test_spaces_are_no_wishes() -> None:
    """What is wished for is a task or a space: one name cannot mean both."""
    assert not {space.lower() for space in SPACES} & {task for space in SPACES.values() for task in space.tasks}
