"""The rulings on automas that came up in play, of engine/RULINGS.md."""

from itertools import product
from typing import Any

import pytest

from engine import Action, State
from engine.actions import ClimbTo, DiscardStatue, Pass
from engine.components import ARMY_CARDS
from engine.decisions import PaySoldiers, TakeTurn, Worship
from engine.events import (
    AutomaDecided,
    Condition,
    HighPriestMoved,
    SoldiersDiscarded,
    StatueBuilt,
    StatueDiscarded,
    TurnedDown,
)
from engine.procedures import Festival, PerformHighPriest
from engine.rules.conquest import enough
from engine.solo.pachamama_conditions import may_produce
from engine.temple import track
from tests.engine.kit import ask, changed, gains, of, offered, only, options, play, table, with_soldiers
from tests.engine.kit.solo import AUTOMA, AXOMAMMA, PACHAMAMA, PERSON, against, before, its_turn, run

BOTH = pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
SIMPA = {"modules": ("way_of_the_sun:simpa",)}


# ---------------------------------------------------------------- soldiers


def paid(which: str, ones: int, twos: int, discard: int, flip: int) -> tuple[list[int], list[int]]:
    """The soldiers on the cards an automa discards and turns down."""
    cards = (*with_soldiers(1, ones), *with_soldiers(2, twos))
    outcome = run(against(which, army_up=cards), PaySoldiers(AUTOMA, discard, flip))
    discarded = [ARMY_CARDS[event.card].soldiers for event in of(outcome, SoldiersDiscarded)]
    return sorted(discarded), sorted(ARMY_CARDS[event.item].soldiers for event in of(outcome, TurnedDown))


@BOTH
def test_ruling_187_the_fewest_soldiers_come_first(which: str) -> None:
    assert paid(which, ones=2, twos=1, discard=2, flip=1) == ([2], [1])
    assert paid(which, ones=3, twos=1, discard=2, flip=2) == ([1, 1], [2])
    assert paid(which, ones=2, twos=2, discard=2, flip=2) == ([1, 1], [2])


def test_ruling_187_among_as_few_soldiers_ones_are_discarded_and_twos_turned_down() -> None:
    for ones, twos, discard, flip in product(range(4), range(4), range(3), range(3)):
        if not (discard or flip) or not enough(ones, twos, discard, flip):
            continue
        ways = [
            (gone + down + 2 * (gone_two + down_two), gone_two, down)
            for gone, gone_two, down, down_two in product(range(3), repeat=4)
            if gone + down <= ones and gone_two + down_two <= twos
            if gone + 2 * gone_two >= discard and down + 2 * down_two >= flip
        ]
        discarded, turned_down = paid(PACHAMAMA, ones, twos, discard, flip)
        assert (sum(discarded + turned_down), discarded.count(2), turned_down.count(1)) == min(ways)


# ---------------------------------------------------------------- the first Festival


def at_first_festival(holder: int, **her: Any) -> State:
    board = {"festivals": 1, "festival_holder": holder, "active": holder, "village": ()}
    person = {"temple": "S0"}
    return against(PACHAMAMA, agreed=SIMPA, board=board, person=person, temple="S1L", **her)


@pytest.mark.parametrize("holder", [PERSON, AUTOMA])
def test_ruling_188_during_the_first_festival_she_needs_two_buildings_to_produce(holder: int) -> None:
    state = at_first_festival(holder, priest=before("produce"), production_up=("P01",))
    outcome = run(state, Festival("temple"))
    decided = of(outcome, AutomaDecided)[0]
    assert decided.way == "walks"
    assert decided.weighed[0] == ("produce", Condition(1, 2))
    assert of(outcome, HighPriestMoved)
    two = at_first_festival(holder, priest=before("produce"), production_up=("P01", "P02"))
    assert of(run(two, Festival("temple")), AutomaDecided)[0].weighed[0] == ("produce", Condition(2, 2))


def test_ruling_188_until_it_begins_and_once_it_is_over() -> None:
    state = at_first_festival(PERSON, production_up=("P01",))
    assert may_produce(state, AUTOMA) == Condition(1, 1), "it is only triggered"
    state.stack = (Festival("start"),)
    assert may_produce(state, AUTOMA) == Condition(1, 1), "it is about to begin"
    state.stack = (Festival("merchant"),)
    assert may_produce(state, AUTOMA) == Condition(1, 2)
    state.stack, state.festival_holder = (Festival("play"),), -1
    assert may_produce(state, AUTOMA) == Condition(1, 2)


# ---------------------------------------------------------------- Worship


def test_ruling_189_two_statues_are_those_that_one_worship_can_discard() -> None:
    agreed = {"difficulty": ("worship_needs_two",), "workers": ("priest",), "priest": before("worship")}
    alike = its_turn(against(AXOMAMMA, small_statues=("inti", "killa"), **agreed))
    assert dict(only(alike, AutomaDecided).weighed)["worship"] == Condition(1, 2, "each_size")
    both = its_turn(against(AXOMAMMA, small_statues=("inti",), large_statues=("inti",), **agreed))
    assert len(of(both, StatueDiscarded)) == 2


@BOTH
def test_ruling_190_one_step_below_the_top_only_the_small_statue_is_given(which: str) -> None:
    state = against(which, large_statues=("inti",), small_statues=("killa",), temple=track()[-2].id)
    outcome = run(state, PerformHighPriest(AUTOMA, "worship"))
    assert of(outcome, StatueDiscarded) == [StatueDiscarded(AUTOMA, "small", "killa")]
    assert outcome.state.players[AUTOMA].large_statues == ("inti",)


def wanted(state: State, *steps: str) -> Action:
    """The way up to one of these steps, where that is asked; else the first answer."""
    ways = [action for action in offered(state, ClimbTo) if action.step in steps]
    return ways[0] if ways else options(state)[0]


def test_ruling_191_a_statue_that_a_climb_brings_can_be_given_in_the_same_worship() -> None:
    """The three steps of a large Statue end where the Temple brings a small one."""
    state = table(options=SIMPA, temple="S3R", large_statues=("inti",), others={1: {"temple": "S0"}})
    asked = ask(state, PerformHighPriest(0, "worship")).state
    climbed = play(asked, DiscardStatue("large", "inti")).state
    while not isinstance(climbed.decision, Worship):
        climbed = play(climbed, wanted(climbed, "S4R", "S5L", "S6R")).state
    (god,) = climbed.players[0].small_statues
    assert offered(climbed, DiscardStatue) == [DiscardStatue("small", god)]
    given = play(climbed, DiscardStatue("small", god)).state
    assert gains(state, given)["statues"] == -1
    assert isinstance(given.decision, TakeTurn)
    assert isinstance(play(climbed, Pass()).state.decision, TakeTurn)


def test_ruling_191_not_if_its_size_was_given_before() -> None:
    state = table(options=SIMPA, temple="S5R", small_statues=("inti",), others={1: {"temple": "S0"}})
    climbed = play(ask(state, PerformHighPriest(0, "worship")).state, DiscardStatue("small", "inti")).state
    while not isinstance(climbed.decision, TakeTurn):
        assert not offered(climbed, DiscardStatue)
        climbed = play(climbed, wanted(climbed, "S6R")).state
    assert len(climbed.players[0].small_statues) == 1


def test_ruling_191_pachamama_gives_it_too() -> None:
    state = against(PACHAMAMA, agreed=SIMPA, person={"temple": "S0"}, temple="S3R", large_statues=("inti",))
    found = [
        outcome
        for seed in range(60)
        if of(outcome := run(changed(state, seed=seed), PerformHighPriest(AUTOMA, "worship")), StatueBuilt)
    ]
    assert found
    for outcome in found:
        built = only(outcome, StatueBuilt)
        large, small = of(outcome, StatueDiscarded)
        assert (large.size, small.size, small.god) == ("large", built.size, built.god)
