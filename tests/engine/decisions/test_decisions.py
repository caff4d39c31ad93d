"""Every question is one of the Decisions, and those of The Golden Age are asked with its modules only."""

from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, get_args, get_origin

import msgspec
import pytest

from engine import Options, apply, legal_actions, new_game, solo, view
from engine.actions import Action, AnyAction
from engine.benefits import BaseEffect, Effect
from engine.decisions import AnyDecision, Chance, Decision, LeadsOn, TurnPart, base_game, golden_age
from engine.events import AnyEvent, AutomaDecided, Event, Occasion, Price, Way
from engine.players import RandomPlayer


def questions(page: ModuleType) -> set[type]:
    """The questions that are written on a page."""
    found = (each for each in vars(page).values() if isinstance(each, type) and issubclass(each, Decision))
    return {each for each in found if each.__module__ == page.__name__}


def test_every_question_is_a_decision() -> None:
    assert questions(base_game) | questions(golden_age) == set(get_args(AnyDecision))
    assert questions(golden_age)


def test_a_game_without_modules_asks_nothing_of_them() -> None:
    state, player = new_game(Options(players=3), 1), RandomPlayer(1)
    while state.decision:
        assert type(state.decision) not in questions(golden_age)
        state = apply(state, player.choose(view(state, state.decision.seat), legal_actions(state))).state


@pytest.mark.parametrize(
    ("base", "union"),
    [(Decision, AnyDecision), (Action, AnyAction), (BaseEffect, Effect), (Event, AnyEvent)],
    ids=["decisions", "actions", "effects", "events"],
)
def test_what_a_class_says_of_itself_is_something_that_all_of_them_can_say(base: type, union: Any) -> None:
    known = {name for name, kind in base.__annotations__.items() if get_origin(kind) is ClassVar}
    said = [said_by(kind) for kind in get_args(union)]
    assert set().union(*said) == known - {"tag"}
    for name in known:
        values = {getattr(kind, name) for kind in get_args(union)}
        assert len(values) > 1, f"{name} tells nothing apart"


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ({kind.leads_on for kind in get_args(AnyDecision)}, LeadsOn),
        ({kind.chance for kind in get_args(AnyDecision)}, Chance),
        ({kind.turn_part for kind in get_args(AnyDecision)} - {None}, TurnPart),
        ({kind.price for kind in get_args(AnyEvent)}, Price),
        ({way.occasion for way in Way}, Occasion),
    ],
    ids=[
        "where a question leads on",
        "which chances there are",
        "what the parts of a turn are",
        "when deeds are paid for",
        "when an automa decides",
    ],
)
def test_every_word_of_a_list_is_said_of_something(said: set[Enum], of: type[Enum]) -> None:
    assert said == set(of)


def test_an_automa_decides_in_every_way_that_there_is() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(solo.__path__[0]).glob("*.py")]
    assert [way for way in Way if not any(f"Way.{way.name}" in source for source in sources)] == []


def test_a_way_is_stored_by_its_name() -> None:
    told = AutomaDecided(1, Way.LAST_WORSHIP)
    assert msgspec.json.decode(msgspec.json.encode(told), type=AutomaDecided) == told
    assert msgspec.to_builtins(told)["way"] == "last_worship"


def said_by(kind: type) -> set[str]:
    """What is written in a class besides its fields."""
    fields = kind.__struct_fields__  # type: ignore[attr-defined]
    own = (name for name, value in vars(kind).items() if not name.startswith("_") and not callable(value))
    return {name for name in own if name not in fields and not isinstance(vars(kind)[name], property)}
