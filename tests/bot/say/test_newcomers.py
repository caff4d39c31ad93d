"""Newcomers, who are of two kinds, are named wherever a Worker is."""

import pytest

from bot import action_names, say
from bot.languages.en import ENGLISH
from engine.actions import GiveUpWorker, PlaceWorker
from engine.components import NEWCOMERS
from engine.decisions import TakeTurn
from engine.events import WorkerPlaced
from engine.reasons.ids import IDS
from engine.views import view
from engine.workers import WORKERS, kinds_of
from tests.engine.kit import table

TWO = "N04"  # an Architect and a Warrior


@pytest.mark.parametrize("worker", WORKERS)
def test_every_worker_is_called_by_all_its_kinds(worker: str) -> None:
    for form in ("worker", "a_worker", "talent", "acting"):
        said = say.thing(form, worker, ENGLISH)
        assert all(
            say.thing("talent" if form == "talent" else "worker", kind, ENGLISH) in said for kind in kinds_of(worker)
        )


def test_a_newcomer_is_called_so() -> None:
    assert say.thing("worker", TWO, ENGLISH) == "Architect/Warrior Newcomer"
    assert say.thing("a_worker", TWO, ENGLISH) == "an Architect/Warrior Newcomer"
    assert say.thing("acting", TWO, ENGLISH) == "an Architect and a Warrior"


@pytest.mark.parametrize("worker", WORKERS)
def test_every_worker_can_be_placed_and_given_up_by_its_name(worker: str) -> None:
    assert worker in IDS[PlaceWorker]["worker"]
    assert worker in IDS[PlaceWorker]["acting"]
    assert worker in IDS[GiveUpWorker]["worker"]


def test_what_is_done_with_a_newcomer_is_told() -> None:
    position = view(table(workers=(TWO,)), 0)
    placing = say.action(position, TakeTurn(0), PlaceWorker(TWO, "warrior"), ENGLISH)
    assert placing.startswith("Place an Architect/Warrior Newcomer as a Warrior (")
    placed = say.event(WorkerPlaced(0, TWO, TWO, "T1a", "G07"), ["Ada", "Bo"], ENGLISH)
    assert "an Architect/Warrior Newcomer" in placed


def test_only_the_workers_of_a_game_are_meant_in_it() -> None:
    without = {named.action for named in action_names._everything(ENGLISH, ())}
    meant = {named.action for named in action_names._everything(ENGLISH, tuple(NEWCOMERS))}
    assert not any(isinstance(action, PlaceWorker) and action.worker in NEWCOMERS for action in without)
    assert meant - without >= {GiveUpWorker(worker) for worker in NEWCOMERS}
