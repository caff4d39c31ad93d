"""Newcomers: two colours on the hill, one of them for each purpose, the limit, and the Buildings that love them."""

from typing import Any

import pytest

from engine import Options, State, new_game
from engine.actions import (
    ChooseKind,
    GiveUpWorker,
    Pass,
    PlaceWorker,
    PlayGodCard,
    RetrieveWorker,
    SacrificeWorker,
    UseAbility,
)
from engine.components import NEWCOMERS, SPACES
from engine.decisions import (
    ChooseCasualty,
    ChooseColour,
    ChooseRejuvenation,
    ChooseRetrieval,
    ChooseSurplus,
    ChooseTask,
    PlayHandGodCard,
    UseAbilities,
)
from engine.draft import Draft
from engine.events import KindChosen, WorkerRetrieved
from engine.procedures import FinishTurn
from engine.rules.festival import block_spaces
from engine.rules.placement import count_tasks, kinds_to_act_as
from engine.workers import ARCHITECT, COURIER, CRAFTSMAN, PRIEST, WARRIOR, pair
from tests.engine.kit import (
    ask,
    changed,
    of,
    offered,
    options,
    place,
    placed,
    plain_buildings,
    play,
    settled,
    table,
    tasks_of,
)

NOBLES = {"modules": ("nobles",)}
ARCHITECT_WARRIOR, SECOND_OF_THEM = "N03", "N04"
COURIER_PRIEST = "N19"
CRAFTSMAN_WARRIOR = "N09"
SPACE = "T1b"  # touches a building icon and is of no colour of its own
BESIDE = SPACES[SPACE].neighbours


def seat_with(**position: Any) -> State:
    return table(options=NOBLES, **position)


def on_hill(*workers: str) -> dict[str, Any]:
    """Workers on the spaces beside the one that is used here."""
    return {"board": {"hill": dict(zip(BESIDE, workers, strict=False))}}


# ---------------------------------------------------------------- the offer and the limit


def test_three_of_twenty_newcomers_lie_on_their_spaces() -> None:
    game = new_game(Options(modules=("nobles",)), 5)
    assert len(game.newcomers) == 3
    assert sorted([*game.newcomers, *game.newcomer_bag]) == sorted(NEWCOMERS)


@pytest.mark.parametrize(
    ("held", "over"),
    [
        (("priest", "courier"), False),
        (("priest", "courier", "warrior"), True),
        (("priest", "courier", "N01"), False),
        (("priest", "N01", "N02"), False),
        (("N01", "N02", "N03"), False),
        (("priest", "courier", "N01", "N02"), True),
    ],
)
def test_ruling_128_one_newcomer_is_not_counted(held: tuple[str, ...], over: bool) -> None:
    state = settled(changed(seat_with(workers=held), stack=(FinishTurn(0),))).state
    assert isinstance(state.decision, ChooseSurplus) == over


def test_ruling_128_whoever_gives_the_newcomer_up_has_the_limit_of_two_again() -> None:
    state = settled(changed(seat_with(workers=("priest", "courier", "warrior", "N01")), stack=(FinishTurn(0),))).state
    assert GiveUpWorker("N01") in options(state)
    again = play(state, GiveUpWorker("N01")).state
    assert again.decision == ChooseSurplus(0)
    assert again.lost_workers == ("N01",)
    assert not isinstance(play(again, GiveUpWorker("priest")).state.decision, ChooseSurplus)


def test_ruling_129_newcomers_given_up_do_not_return_to_the_bag() -> None:
    state = seat_with(workers=("N01", "N02", "N03", "priest"), board={"newcomer_bag": ("N05",)})
    state = settled(changed(state, stack=(FinishTurn(0),))).state
    assert play(state, GiveUpWorker("N01")).state.newcomer_bag == ("N05",)


# ---------------------------------------------------------------- neighbours


@pytest.mark.parametrize(
    ("beside", "tasks"), [((), 1), ((ARCHITECT,), 2), ((WARRIOR,), 2), ((ARCHITECT, WARRIOR), 2), ((PRIEST,), 1)]
)
def test_ruling_131_a_newcomer_goes_by_the_colour_with_more_neighbours(beside: tuple[str, ...], tasks: int) -> None:
    state = seat_with(**on_hill(*beside))
    assert count_tasks(state, 0, ARCHITECT_WARRIOR, WARRIOR, SPACE) == tasks


@pytest.mark.parametrize(
    ("worker", "acting", "tasks"),
    [
        (ARCHITECT, ARCHITECT, 2),
        (WARRIOR, WARRIOR, 2),
        (PRIEST, PRIEST, 1),
        (SECOND_OF_THEM, ARCHITECT, 2),
        (SECOND_OF_THEM, WARRIOR, 2),
        (COURIER_PRIEST, PRIEST, 1),
    ],
)
def test_ruling_134_on_the_hill_a_newcomer_has_both_colours_and_is_one_worker(
    worker: str, acting: str, tasks: int
) -> None:
    state = seat_with(**on_hill(ARCHITECT_WARRIOR))
    assert count_tasks(state, 0, worker, acting, SPACE) == tasks


# ---------------------------------------------------------------- abilities


def test_ruling_132_the_ability_is_chosen_before_the_placement_is_paid() -> None:
    state = seat_with(workers=(COURIER_PRIEST,), gold=3, potato=9)
    assert offered(state, PlaceWorker) == [PlaceWorker(COURIER_PRIEST, COURIER), PlaceWorker(COURIER_PRIEST, PRIEST)]


def test_ruling_132_either_ability_but_not_both() -> None:
    as_priest = placed(COURIER_PRIEST, SPACE, acting=PRIEST, options=NOBLES)
    assert as_priest.state.decision == ChooseTask(0, SPACE, tasks_of(as_priest), may_buy=True)
    as_courier = placed(COURIER_PRIEST, SPACE, acting=COURIER, options=NOBLES)
    assert isinstance(as_courier.state.decision, ChooseTask)
    assert not as_courier.state.decision.may_buy
    assert tasks_of(as_courier) == tasks_of(as_priest) + 1  # first in the segment


@pytest.mark.parametrize("acting", [ARCHITECT, WARRIOR])
def test_ruling_130_the_colour_for_neighbours_and_that_for_the_ability_may_differ(acting: str) -> None:
    outcome = placed(ARCHITECT_WARRIOR, SPACE, acting=acting, options=NOBLES, **on_hill(PRIEST, WARRIOR))
    state = outcome.state
    assert tasks_of(outcome) == 2
    assert len(state.players[0].army_hand) == (acting == WARRIOR)


# ---------------------------------------------------------------- what waits for a kind


def test_ruling_133_z14_waits_for_a_warrior_whichever_ability_was_chosen() -> None:
    outcome = placed(ARCHITECT_WARRIOR, SPACE, acting=ARCHITECT, options=NOBLES, passives=("Z14",))
    assert tasks_of(outcome) == 3
    assert not outcome.state.players[0].army_hand


@pytest.mark.parametrize("passives", [("Z14",), ("Z14", "ZN2"), ("Z14", "ZN7"), ("Z01", "Z03", "Z14")], ids="+".join)
@pytest.mark.parametrize("worker", NEWCOMERS)
def test_ruling_133_as_many_tasks_are_foreseen_as_a_newcomer_can_have(worker: str, passives: tuple[str, ...]) -> None:
    court = {"passives": passives, "palaces": ("X13",), "nobles": {"X13": WARRIOR}}  # waits for an Architect
    for acting in kinds_to_act_as(seat_with(workers=(worker,), **court), 0, worker):
        foreseen = count_tasks(seat_with(workers=(worker,), **court), 0, worker, acting, SPACE)
        outcome = placed(worker, SPACE, acting=acting, options=NOBLES, **court)
        asked = outcome.state
        ways = options(asked) if isinstance(asked.decision, ChooseColour) else ()
        assert foreseen == max([tasks_of(play(asked, way)) for way in ways] or [tasks_of(outcome)])


def test_ruling_133_nothing_is_asked_where_something_waits_for_one_kind_only() -> None:
    down = plain_buildings(1)
    outcome = placed(
        ARCHITECT_WARRIOR, SPACE, acting=ARCHITECT, options=NOBLES, passives=("Z03",), production_down=down
    )
    assert not of(outcome, KindChosen)
    assert isinstance(outcome.state.decision, ChooseRejuvenation)


def test_ruling_133_the_kind_is_asked_once_if_something_waits_for_each() -> None:
    both = {"passives": ("Z14",), "palaces": ("X13",), "nobles": {"X13": WARRIOR}}
    outcome = placed(ARCHITECT_WARRIOR, SPACE, acting=ARCHITECT, options=NOBLES, **both)
    assert isinstance(outcome.state.decision, ChooseColour)
    assert options(outcome.state) == (ChooseKind(ARCHITECT), ChooseKind(WARRIOR))
    as_warrior = play(outcome.state, ChooseKind(WARRIOR))
    assert tasks_of(as_warrior) == 3
    assert not isinstance(as_warrior.state.decision, UseAbilities)
    assert tasks_of(play(outcome.state, ChooseKind(ARCHITECT))) == 1


def test_ruling_137_treated_as_another_kind_it_is_that_and_not_its_own() -> None:
    state = seat_with(passives=("Z01", "Z14"), workers=(ARCHITECT_WARRIOR,))
    assert kinds_to_act_as(state, 0, ARCHITECT_WARRIOR) == [ARCHITECT, WARRIOR, COURIER]
    outcome = placed(ARCHITECT_WARRIOR, SPACE, acting=COURIER, options=NOBLES, passives=("Z01", "Z14"))
    assert tasks_of(outcome) == 2  # first in the segment; Z14 does not know it


def test_ruling_137_neighbours_go_by_the_real_colours() -> None:
    outcome = placed(
        ARCHITECT_WARRIOR, SPACE, acting=COURIER, options=NOBLES, passives=("Z01",), **on_hill(WARRIOR, COURIER)
    )
    in_segment = any(
        SPACES[other].terrace == SPACES[SPACE].terrace and SPACES[other].section == SPACES[SPACE].section
        for other in BESIDE[:2]
    )
    assert tasks_of(outcome) == 2 + (not in_segment)


# ---------------------------------------------------------------- retrieving


@pytest.mark.parametrize("newcomer", [ARCHITECT_WARRIOR, COURIER_PRIEST])
@pytest.mark.parametrize("warrior", [WARRIOR, CRAFTSMAN_WARRIOR])
def test_ruling_139_a_warrior_takes_back_any_newcomer(newcomer: str, warrior: str) -> None:
    outcome = placed(warrior, SPACE, acting=WARRIOR, options=NOBLES, **on_hill(newcomer))
    assert isinstance(outcome.state.decision, ChooseRetrieval)
    taken = play(outcome.state, RetrieveWorker(BESIDE[0]))
    assert of(taken, WorkerRetrieved) == [WorkerRetrieved(0, newcomer, BESIDE[0])]
    assert newcomer in taken.state.players[0].workers


def test_ruling_139_not_by_a_newcomer_that_acts_as_something_else() -> None:
    outcome = placed(CRAFTSMAN_WARRIOR, SPACE, acting=CRAFTSMAN, options=NOBLES, **on_hill(ARCHITECT_WARRIOR))
    assert isinstance(outcome.state.decision, ChooseTask)


# ---------------------------------------------------------------- Buildings


@pytest.mark.parametrize(("worker", "more"), [(ARCHITECT_WARRIOR, 1), (WARRIOR, 0)])
def test_zn2_one_more_task_for_a_newcomer(worker: str, more: int) -> None:
    acting = WARRIOR
    plain = tasks_of(placed(worker, SPACE, acting=acting, options=NOBLES))
    assert tasks_of(placed(worker, SPACE, acting=acting, options=NOBLES, passives=("ZN2",))) == plain + more


def test_zn7_both_abilities_in_full() -> None:
    acting = pair(ARCHITECT, WARRIOR)
    state = seat_with(workers=(SECOND_OF_THEM,), passives=("ZN7",), gold=3, potato=9)
    assert offered(state, PlaceWorker) == [PlaceWorker(SECOND_OF_THEM, acting)]
    blue = next(space.id for space in SPACES.values() if space.colour == "blue" and space.terrace == "top")
    outcome = placed(SECOND_OF_THEM, blue, acting=acting, options=NOBLES, passives=("ZN7",))
    assert tasks_of(outcome) == 2
    assert len(outcome.state.players[0].army_hand) == 1


def test_zn7_courier_and_priest_pay_less_and_buy_a_task() -> None:
    outcome = placed("N20", "M1b", acting=pair(COURIER, PRIEST), options=NOBLES, passives=("ZN7",))
    asked = outcome.state.decision
    assert isinstance(asked, ChooseTask)
    assert asked.may_buy
    assert tasks_of(outcome) == 2
    assert outcome.state.players[0].potato == 9 - 1


@pytest.mark.parametrize(
    ("beside", "tasks"),
    [((ARCHITECT, WARRIOR), 3), ((ARCHITECT_WARRIOR,), 2), ((ARCHITECT, ARCHITECT_WARRIOR), 3), ((PRIEST,), 1)],
)
def test_ruling_135_every_neighbour_of_either_colour_counts_once(beside: tuple[str, ...], tasks: int) -> None:
    state = seat_with(passives=("ZN7",), **on_hill(*beside))
    assert count_tasks(state, 0, SECOND_OF_THEM, pair(ARCHITECT, WARRIOR), SPACE) == tasks


def test_ruling_137_with_zn7_the_other_kind_replaces_one_of_the_two() -> None:
    state = seat_with(passives=("ZN7", "Z01", "Z05"))
    assert kinds_to_act_as(state, 0, ARCHITECT_WARRIOR) == [
        pair(ARCHITECT, WARRIOR),
        pair(COURIER, WARRIOR),
        pair(COURIER, ARCHITECT),
        pair(CRAFTSMAN, WARRIOR),
    ]
    assert kinds_to_act_as(state, 0, PRIEST) == [PRIEST, COURIER]


def test_ruling_135_buildings_still_see_one_colour_only() -> None:
    outcome = placed(SECOND_OF_THEM, SPACE, acting=pair(ARCHITECT, WARRIOR), options=NOBLES, passives=("ZN7", "Z14"))
    assert tasks_of(outcome) == 3


def test_zn8_another_god_card_for_its_benefit() -> None:
    card = "G22"
    outcome = placed(ARCHITECT_WARRIOR, SPACE, acting=ARCHITECT, options=NOBLES, passives=("ZN8",), god_hand=(card,))
    assert isinstance(outcome.state.decision, UseAbilities)
    assert options(outcome.state) == (UseAbility("ZN8"), Pass())
    asked = play(outcome.state, UseAbility("ZN8")).state
    assert asked.decision == PlayHandGodCard(0)
    played = play(asked, PlayGodCard(card)).state
    assert played.gods_played[-1] == card
    assert len(played.gods_played) == 2
    assert isinstance(played.decision, ChooseTask)


def test_zn8_not_for_other_workers_nor_without_a_card() -> None:
    assert isinstance(
        placed(ARCHITECT, SPACE, options=NOBLES, passives=("ZN8",), god_hand=("G22",)).state.decision, ChooseTask
    )
    assert isinstance(
        placed(ARCHITECT_WARRIOR, SPACE, acting=ARCHITECT, options=NOBLES, passives=("ZN8",)).state.decision, ChooseTask
    )


def test_ruling_136_also_if_gold_paid_for_the_placement() -> None:
    state = seat_with(workers=(ARCHITECT_WARRIOR,), passives=("ZN8",), god_hand=("G22",), gold=1, potato=9)
    outcome = place(state, ARCHITECT_WARRIOR, SPACE, acting=ARCHITECT)
    assert isinstance(outcome.state.decision, UseAbilities)


def test_ruling_141_blocking_workers_are_skipped_where_a_newcomer_stands() -> None:
    marked = [space.id for space in SPACES.values() if space.two_player_block and space.terrace == "middle"]
    state = seat_with(board={"hill": {marked[0]: ARCHITECT_WARRIOR}})
    draft = Draft(state.copy())
    block_spaces(draft, "middle")
    assert draft.state.hill[marked[0]] == ARCHITECT_WARRIOR
    assert not {worker for space, worker in draft.state.hill.items() if space != marked[0]} & set(NEWCOMERS)
    assert draft.state.newcomer_bag == state.newcomer_bag


def test_ruling_138_a_newcomer_in_the_segment_is_a_worker_like_any_other() -> None:
    segment = [
        s.id for s in SPACES.values() if (s.terrace, s.section) == (SPACES[SPACE].terrace, SPACES[SPACE].section)
    ]
    other = next(space for space in segment if space != SPACE)
    with_one = table(options=NOBLES, board={"hill": {other: COURIER_PRIEST}})
    without = table(options=NOBLES)
    assert count_tasks(without, 0, COURIER, COURIER, SPACE) == 2
    assert count_tasks(with_one, 0, COURIER, COURIER, SPACE) == 1 + (other in BESIDE)


def test_ruling_140_a_newcomer_given_away_is_one_casualty_and_a_conquest_takes_none() -> None:
    state = table(
        options={"modules": ("nobles", "buildings")},
        passives=("ZA6",),
        workers=(ARCHITECT_WARRIOR,),
        board={"newcomers": (SECOND_OF_THEM,), "village": (), "nomads": (PRIEST,)},
    )
    fallen = play(state, SacrificeWorker(ARCHITECT_WARRIOR)).state
    assert fallen.casualties == (ARCHITECT_WARRIOR,)
    asked = ask(state, ChooseCasualty(0))
    assert asked.state.casualties == (PRIEST,)  # nobody else could fall
    assert asked.state.newcomers == (SECOND_OF_THEM,)
