"""Hostile games end, and every position of theirs keeps the laws; `python -m tests.bench.hostile` plays many more."""

import pytest

from tests.engine.kit.hostile import MANNERS, Fixture, mixed, one_extreme_each, one_of_each, play
from tests.sizes import size, some


@pytest.mark.parametrize("fixture", some(one_of_each(), 12), ids=str)
def test_a_table_of_one_manner(fixture: Fixture) -> None:
    assert play(fixture).turns > 1


@pytest.mark.parametrize("fixture", some(one_extreme_each("extreme"), 12), ids=str)
def test_a_table_that_has_run_out_of_something(fixture: Fixture) -> None:
    assert play(fixture).turns > 1


@pytest.mark.parametrize("fixture", mixed(size(6, 30), "mixed", (*MANNERS, "random", "greedy")), ids=str)
def test_a_table_of_many_manners(fixture: Fixture) -> None:
    assert play(fixture).turns > 1


@pytest.mark.parametrize("which", ["axomamma", "pachamama, normal"])
def test_who_hoards_has_all_god_cards_in_the_end(which: str) -> None:
    assert play(Fixture(which, ("hoard",), "hoard")).god_cards == 38, "four lie under the automa's board"


def test_who_always_trains_has_an_army() -> None:
    assert play(Fixture("2 players", ("always train", "never end"), "army")).army_cards > 20


def test_whoever_thinks_ahead_copes_with_it() -> None:
    assert play(Fixture("axomamma", ("search",), "thinks", ("god cards", "nomads", "riches"))).turns > 1
