"""Which kinds a Worker counts as, and which Workers go together: those of one kind, and Newcomers of two."""

from itertools import combinations

import pytest

from engine.components import NEWCOMERS, SPACES, WORKER_KINDS
from engine.rules.placement import count_tasks, discount, kinds_to_act_as
from engine.rules.retrieval import to_retrieve
from engine.workers import (
    ARCHITECT,
    COURIER,
    CRAFTSMAN,
    PRIEST,
    WARRIOR,
    counts_as,
    different,
    is_wanted,
    kinds_of,
    mates_of,
    retrievable,
)
from tests.engine.kit import table

NEWCOMER = {frozenset(newcomer.kinds): newcomer.id for newcomer in NEWCOMERS.values()}
ARCHITECT_WARRIOR, COURIER_PRIEST = NEWCOMER[frozenset([ARCHITECT, WARRIOR])], NEWCOMER[frozenset([COURIER, PRIEST])]
CRAFTSMAN_COURIER = NEWCOMER[frozenset([CRAFTSMAN, COURIER])]
SPACE = next(space.id for space in SPACES.values() if space.colour == "blue" and len(space.neighbours) > 2)
NEIGHBOUR, OTHER, *_ = SPACES[SPACE].neighbours


def test_a_worker_is_of_its_kind_alone() -> None:
    for kind in WORKER_KINDS:
        assert kinds_of(kind) == (kind,)
        assert [other for other in WORKER_KINDS if counts_as(kind, other)] == [kind]


def test_a_newcomer_counts_as_both_its_kinds() -> None:
    for newcomer in NEWCOMERS.values():
        assert {kind for kind in WORKER_KINDS if counts_as(newcomer.id, kind)} == set(newcomer.kinds)


def test_every_pair_of_kinds_has_its_newcomer() -> None:
    assert set(NEWCOMER) == {frozenset(pair) for pair in combinations(WORKER_KINDS, 2)}


def test_mates_share_a_kind_and_are_so_mutually() -> None:
    everybody = (*WORKER_KINDS, *NEWCOMERS)
    for one in everybody:
        for other in everybody:
            share = bool(set(kinds_of(one)) & set(kinds_of(other)))
            assert (other in mates_of(one)) == (one in mates_of(other)) == share


def test_who_is_wanted() -> None:
    assert is_wanted(PRIEST, ())
    assert is_wanted(PRIEST, (PRIEST, WARRIOR))
    assert not is_wanted(PRIEST, (WARRIOR,))
    assert is_wanted(ARCHITECT_WARRIOR, (WARRIOR,))
    assert not is_wanted(ARCHITECT_WARRIOR, (PRIEST,))


def test_workers_that_look_alike_are_one_choice() -> None:
    assert different((WARRIOR, PRIEST, WARRIOR)) == [WARRIOR, PRIEST]
    twins = [newcomer.id for newcomer in NEWCOMERS.values() if newcomer.kinds == NEWCOMERS[COURIER_PRIEST].kinds]
    assert len(twins) == 2
    assert different([PRIEST, *twins, COURIER]) == [PRIEST, twins[0], COURIER]


@pytest.mark.parametrize("kind", WORKER_KINDS)
def test_all_but_plain_warriors_can_be_taken_back(kind: str) -> None:
    assert retrievable(kind) == (kind != WARRIOR)
    position = table(board={"hill": {NEIGHBOUR: kind, OTHER: ARCHITECT_WARRIOR}})
    assert set(to_retrieve(position, SPACE)) == {OTHER} | ({NEIGHBOUR} if kind != WARRIOR else set())


# ---------------------------------------------------------------- the rules see both kinds of a Newcomer


@pytest.mark.parametrize(
    ("worker", "neighbours", "more"),
    [
        (WARRIOR, (WARRIOR, PRIEST), 1),
        (WARRIOR, (ARCHITECT_WARRIOR, WARRIOR), 2),
        (ARCHITECT_WARRIOR, (ARCHITECT, WARRIOR), 1),  # of one of its colours
        (ARCHITECT_WARRIOR, (ARCHITECT_WARRIOR, PRIEST), 1),
        (COURIER_PRIEST, (ARCHITECT_WARRIOR, WARRIOR), 0),
    ],
)
def test_a_neighbour_is_worth_a_task_to_whoever_shares_a_kind(
    worker: str, neighbours: tuple[str, str], more: int
) -> None:
    position = table(board={"hill": dict(zip((NEIGHBOUR, OTHER), neighbours, strict=True))})
    assert count_tasks(position, 0, worker, PRIEST, SPACE) == 1 + more


def test_who_acts_as_both_kinds_has_the_tasks_of_both() -> None:
    position = table()
    assert count_tasks(position, 0, CRAFTSMAN_COURIER, CRAFTSMAN, SPACE) == 1
    assert count_tasks(position, 0, CRAFTSMAN_COURIER, COURIER, SPACE) == 2
    assert count_tasks(position, 0, ARCHITECT_WARRIOR, ARCHITECT_WARRIOR, SPACE) == 2
    assert discount(COURIER_PRIEST) == discount(COURIER) > discount(PRIEST) == 0


def test_as_what_a_newcomer_may_act() -> None:
    plain, with_workshop = table(), table(passives=("Z05",))
    assert kinds_to_act_as(plain, 0, ARCHITECT_WARRIOR) == [ARCHITECT, WARRIOR]
    assert kinds_to_act_as(with_workshop, 0, ARCHITECT_WARRIOR) == [ARCHITECT, WARRIOR, CRAFTSMAN]
