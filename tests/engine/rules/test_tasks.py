"""Tasks: how many of which icons, what each of the eleven does, and the God card a Statue opens."""

import pytest

from engine.actions import (
    BuildStatue,
    BuyTask,
    KeepArmyCard,
    Pass,
    PerformTask,
    RetrieveWorker,
    TakeAllBenefits,
    TakeBenefit,
)
from engine.benefits import Gain, Train
from engine.components import GOD_CARDS, PRODUCTION
from engine.decisions import (
    ChooseArmyCard,
    ChooseBuilding,
    ChooseGodCard,
    ChooseRetrieval,
    ChooseStatue,
    ChooseSteps,
    ChooseTask,
    ChooseWeavings,
    HireWorker,
    TakeTurn,
    UseStatue,
)
from engine.events import TaskPerformed
from engine.procedures import RunEffect
from tests.engine.kit import (
    SPACE_OF_TASK,
    ask,
    brings,
    changed,
    gains,
    icon_of,
    may_perform,
    of,
    offered,
    options,
    performing,
    place,
    placed,
    plain_buildings,
    play,
    table,
)

pytestmark = pytest.mark.usefixtures("layout")

# T2b touches potato, training and stone: three tasks that are always possible.
POTATO, TRAINING, STONE = (PerformTask(icon_of("T2b", task)) for task in ("potato", "training", "stone"))
ANY = {POTATO, TRAINING, STONE}


def with_tasks(n: int, space: str = "T2b", **position):
    """A Worker on this space has this many tasks; nothing else is left of the turn but the end."""
    state = table(**position)
    return ask(changed(state, stack=state.stack[:-1]), ChooseTask(0, space, n)).state


def icons(state) -> set[PerformTask]:
    return set(offered(state, PerformTask))


# ---------------------------------------------------------------- as evenly as possible


def test_one_task_is_any_one_of_three():
    state = with_tasks(1)
    assert icons(state) == ANY
    done = play(state, STONE).state
    assert isinstance(done.decision, HireWorker | TakeTurn)


def test_two_tasks_are_two_different_ones():
    state = play(with_tasks(2), STONE).state
    assert icons(state) == ANY - {STONE}
    assert not icons(play(state, POTATO).state)


def test_three_tasks_are_all_three():
    state = play(with_tasks(3), STONE, POTATO).state
    assert icons(state) == {TRAINING}
    kept = play(state, TRAINING, KeepArmyCard("A01")).state
    assert not icons(kept)


def test_after_a_set_of_three_a_new_set_begins():
    state = play(with_tasks(7), STONE, POTATO, TRAINING, KeepArmyCard("A01")).state
    assert icons(state) == ANY
    state = play(state, POTATO, STONE).state
    assert icons(state) == {TRAINING}
    state = play(state, TRAINING, KeepArmyCard("A03")).state
    assert icons(state) == ANY
    assert not icons(play(state, STONE).state)


@pytest.mark.parametrize("performed", [(), (STONE,), (STONE, POTATO)])
def test_stopping_is_possible_at_any_point(performed):
    state = play(with_tasks(5), *performed).state
    assert Pass() in options(state)
    assert not icons(play(state, Pass()).state)


def test_a_task_that_cannot_be_performed_blocks_the_next_set():
    # T4a: potato, corn, and Steps that nobody can pay for.
    potato, corn, steps = (PerformTask(icon_of("T4a", task)) for task in ("potato", "corn", "steps"))
    state = with_tasks(4, "T4a")
    assert icons(state) == {potato, corn}
    state = play(state, potato, corn).state
    assert not isinstance(state.decision, ChooseTask)
    # With stone for the Steps the second set is reached.
    rich = play(with_tasks(4, "T4a", stone=3), potato, corn).state
    assert icons(rich) == {steps}


def test_the_priests_extra_task_belongs_to_the_same_count():
    asked = placed("priest", "T2b", potato=2).state
    state = play(asked, BuyTask(), STONE).state
    # The task that was bought must be another icon.
    assert icons(state) == ANY - {STONE}
    assert not icons(play(state, POTATO).state)


def test_without_potato_no_extra_task():
    asked = placed("priest", "T1b", potato=0).state
    assert BuyTask() not in options(asked)
    done = play(asked, PerformTask(icon_of("T1b", "stone"))).state
    assert len(done.players[0].god_hand) == 1  # the God card is taken all the same


# ---------------------------------------------------------------- the eleven tasks


@pytest.mark.parametrize(("task", "n"), [("potato", 3), ("corn", 2), ("stone", 2), ("gold", 1)])
def test_collect_resources(task, n):
    before = table()
    outcome = performing(before, task)
    assert gains(before, outcome.state) == {task: n}
    assert of(outcome, TaskPerformed) == [TaskPerformed(0, icon_of(SPACE_OF_TASK[task], task), task)]


@pytest.mark.parametrize(
    ("task", "question"),
    [
        ("weavings", ChooseWeavings(0)),
        ("statue", ChooseStatue(0, False)),
        ("steps", ChooseSteps(0, False)),
        ("building", ChooseBuilding(0, False)),
        ("training", ChooseArmyCard(0, ("A01", "A02"))),
    ],
)
def test_tasks_that_ask(task, question):
    rich = table(stone=9, corn=9, gold=9)
    assert performing(rich, task).state.decision == question


def test_produce_one_and_merchant():
    (building,) = plain_buildings(1)
    before = table(production_up=(building,), tapestries=(("W08", "W18"),))
    asked = performing(before, "produce_one").state
    assert gains(before, asked) == brings(PRODUCTION[building].benefit)
    assert asked.players[0].production_up == (building,)
    assert gains(before, performing(before, "merchant").state) == {"vp": 3}


def test_training_keeps_one_card_and_discards_the_other():
    asked = performing(table(), "training").state
    assert options(asked) == (KeepArmyCard("A01"), KeepArmyCard("A02"))
    state = play(asked, KeepArmyCard("A02")).state
    assert state.players[0].army_hand == ("A02",)
    assert state.army_discard == ("A01",)


def test_training_twice_is_one_after_the_other():
    asked = ask(table(), RunEffect(0, Train(2), "god_cards")).state
    state = play(asked, KeepArmyCard("A01")).state
    assert state.decision == ChooseArmyCard(0, ("A03", "A04"))
    assert isinstance(play(state, KeepArmyCard("A04")).state.decision, TakeTurn)


@pytest.mark.parametrize(
    ("task", "possible", "impossible"),
    [
        ("statue", {"stone": 3}, {"stone": 2}),
        ("steps", {"stone": 3}, {"stone": 2}),
        ("steps", {"stone": 3}, {"stone": 3, "steps_left": 0}),
        ("building", {"stone": 9, "corn": 9, "potato": 9, "gold": 9}, {"corn": 9, "potato": 9}),
        ("produce_one", {"production_up": ("P01",)}, {"production_down": ("P01",)}),
        ("merchant", {"tapestries": (("W08", "W18"),)}, {"tapestries": (("W18", "W08"),)}),
        ("weavings", {}, {"board": {"weavings": ()}}),
        ("training", {}, {"board": {"army_deck": ()}}),
    ],
)
def test_only_tasks_that_can_be_performed_are_offered(task, possible, impossible):
    assert may_perform(table(**possible), task)
    assert not may_perform(table(**impossible), task)


def test_gold_stands_in_where_a_task_must_be_paid():
    assert may_perform(table(stone=1, gold=2), "statue")
    assert may_perform(table(gold=3), "steps")


# ---------------------------------------------------------------- the God card played


def at_inti(card: str = "G06", **area):
    """A Courier was placed on T2b, a space of Inti, with a card that gives 2 stone and 1 potato."""
    state = table(priest=2, workers=("courier",), god_hand=(card,), **area)
    return place(state, "courier", "T2b", card=card)


@pytest.mark.parametrize("area", [{"small_statues": ("inti",)}, {"large_statues": ("inti",)}])
def test_a_matching_statue_of_either_size_opens_the_benefits(area):
    asked = at_inti(**area).state
    assert isinstance(asked.decision, UseStatue)
    assert options(asked) == (TakeAllBenefits(), TakeBenefit(0), TakeBenefit(1), Pass())
    everything = play(asked, TakeAllBenefits()).state
    assert gains(asked, everything) == {"stone": 2, "potato": 1}
    assert isinstance(everything.decision, ChooseTask)


def test_a_card_with_one_benefit():
    (reward,) = GOD_CARDS["G07"].benefit
    assert isinstance(reward, Gain)
    asked = at_inti("G07", small_statues=("inti",)).state
    assert options(asked) == (TakeBenefit(0), Pass())
    assert gains(asked, play(asked, TakeBenefit(0)).state) == {"vp": reward.n}


@pytest.mark.parametrize("area", [{}, {"small_statues": ("killa", "qocha"), "large_statues": ("illapa",)}])
def test_without_a_matching_statue_there_are_only_tasks(area):
    asked = at_inti(**area).state
    assert isinstance(asked.decision, ChooseTask)
    done = play(asked, Pass()).state
    assert done.to_act == 1


def test_the_benefits_may_be_taken_after_the_tasks():
    asked = at_inti(small_statues=("inti",)).state
    state = play(asked, Pass(), POTATO, STONE).state
    assert state.decision == UseStatue(0, "G06", (Gain("stone", 2), Gain("potato", 1)))
    assert gains(asked, state) == {"potato": 3, "stone": 2}
    assert gains(state, play(state, TakeAllBenefits()).state) == {"stone": 2, "potato": 1}
    assert gains(state, play(state, Pass()).state) == {}


def test_the_benefits_may_be_taken_after_the_tasks_of_a_warrior():
    hill = {"T2a": "priest"}
    state = table(priest=2, workers=("warrior",), god_hand=("G06",), small_statues=("inti",), board={"hill": hill})
    asked = place(state, "warrior", "T2b", card="G06").state
    assert asked.decision == ChooseRetrieval(0, "T2b")
    # The Worker is retrieved first; then the benefits come before or after the one task.
    retrieved = play(asked, RetrieveWorker("T2a")).state
    assert isinstance(retrieved.decision, UseStatue)
    done = play(retrieved, Pass(), POTATO).state
    assert done.decision == UseStatue(0, "G06", (Gain("stone", 2), Gain("potato", 1)))
    assert gains(retrieved, done) == {"potato": 3}
    assert gains(retrieved, play(done, TakeAllBenefits()).state) == {"potato": 4, "stone": 2}
    before = play(retrieved, TakeAllBenefits(), POTATO).state
    assert gains(retrieved, before) == {"potato": 4, "stone": 2}
    assert not isinstance(before.decision, UseStatue)


def test_one_benefit_before_and_one_after():
    asked = at_inti(small_statues=("inti",)).state
    one = play(asked, TakeBenefit(1)).state
    assert gains(asked, one) == {"potato": 1}
    state = play(one, Pass(), Pass()).state
    assert state.decision == UseStatue(0, "G06", (Gain("stone", 2),))
    assert gains(asked, play(state, TakeBenefit(0)).state) == {"potato": 1, "stone": 2}


def test_one_benefit_only():
    asked = at_inti(small_statues=("inti",)).state
    state = play(asked, TakeBenefit(0), Pass(), Pass(), Pass()).state
    assert gains(asked, state) == {"stone": 2}
    assert isinstance(state.decision, TakeTurn)
    assert state.to_act == 1


def test_a_statue_built_by_the_tasks_opens_the_benefits_afterwards():
    # M1b is a space of Inti with a Statue task.
    state = table(potato=2, stone=3, workers=("architect",), god_hand=("G06",))
    asked = place(state, "architect", "M1b", card="G06").state
    assert isinstance(asked.decision, ChooseTask)
    built = play(asked, PerformTask(icon_of("M1b", "statue")), BuildStatue("small", "inti")).state
    assert isinstance(built.decision, UseStatue)
    assert gains(built, play(built, TakeAllBenefits()).state) == {"stone": 2, "potato": 1}


def test_the_priests_god_card_comes_after_the_tasks_with_or_without_statue():
    state = table(priest=2, workers=("priest",), god_hand=("G06",), small_statues=("inti",))
    asked = place(state, "priest", "T2b", card="G06").state
    assert isinstance(asked.decision, UseStatue)
    after_tasks = play(asked, Pass(), Pass()).state
    assert len(after_tasks.players[0].god_hand) == 1
    assert isinstance(after_tasks.decision, UseStatue)


def test_gold_instead_of_the_card_brings_no_benefit():
    state = table(priest=2, gold=1, workers=("courier",), small_statues=("inti",), god_hand=("G06",))
    asked = place(state, "courier", "T2b").state
    assert isinstance(asked.decision, ChooseTask)
    done = play(asked, POTATO, STONE).state
    assert gains(asked, done) == {"potato": 3, "stone": 2}
    assert not isinstance(done.decision, UseStatue | ChooseGodCard)
