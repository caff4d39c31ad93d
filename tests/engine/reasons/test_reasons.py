"""Why not? Every refusal names what keeps the seat from it, in the rulebook's terms, and tells no secret."""

import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import get_args

import pytest

from engine import IllegalAction, Options, Reason, State, apply, legal_actions, new_game, reasons, rules, view, why_not
from engine.actions import Action, AnyAction, ChooseSpace, Conquer, Pass, Pray
from engine.components import CONQUEST
from engine.decisions import JoinConquest, TakeTurn
from engine.rules import free_actions
from tests.engine.kit import festival, refusals, refusals_built, refusals_golden_age, refusals_nobles, refusals_vassals
from tests.engine.kit.refusals import at, elsewhere, going, placing
from tests.engine.kit.tries import everything
from tests.sizes import some

pytestmark = pytest.mark.usefixtures("layout")

CASES = [
    *refusals.CASES,
    *refusals_built.CASES,
    *refusals_golden_age.CASES,
    *refusals_nobles.CASES,
    *refusals_vassals.CASES,
]


@pytest.mark.fixed_layout
@pytest.mark.parametrize(("code", "values", "position", "action"), CASES, ids=[f"{c[0]}-{c[3]}" for c in CASES])
def test_a_refusal_says_why(
    code: str, values: dict[str, int | str], position: Callable[[], State], action: Action
) -> None:
    state = position()
    with pytest.raises(IllegalAction) as refused:
        apply(state, action)
    assert refused.value.reason == Reason(code, values)
    assert why_not(state, action) == why_not(view(state, 0), action) == Reason(code, values)


def test_whoever_is_not_asked_hears_no_more_than_that() -> None:
    state = going(potato=9)
    assert why_not(view(state, 1), ChooseSpace("T2b")) == Reason("not_asked", {"question": "TakeTurn"})
    assert why_not(view(state, None), Pass()) == Reason("not_asked", {"question": "TakeTurn"})


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = festival(number=3).state
    assert why_not(state, Pray()) == why_not(view(state, 0), Pray()) == Reason("game_over")


def test_what_is_legal_needs_no_reason() -> None:
    state = placing(potato=9)
    assert [why_not(state, action) for action in legal_actions(state)] == [None] * len(legal_actions(state))


def test_every_reason_is_tested() -> None:
    tested = {case[0] for case in CASES} | {"not_asked", "game_over"}
    assert tested == set(codes())


def codes() -> Iterator[str]:
    """Every code that is given to a Reason anywhere in the engine."""
    for package in (reasons, rules):
        for path in Path(package.__path__[0]).glob("*.py"):
            name = package.__name__ if path.stem == "__init__" else f"{package.__name__}.{path.stem}"
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                    yield from _constants(node.args[0], import_module(name))


def _constants(code: ast.expr, module: ModuleType) -> list[str]:
    match code:
        case ast.Constant(str(value)):
            return [value]
        case ast.IfExp(_, one, other):
            return _constants(one, module) + _constants(other, module)
        case ast.Name(name):
            return [getattr(module, name)]
    raise AssertionError(f"the code of a Reason is written out: {ast.dump(code)}")


# ---------------------------------------------------------------- in every position


def test_every_kind_of_action_is_tried() -> None:
    assert {type(action) for action in everything()} == set(get_args(AnyAction))


TABLES = [
    Options(players=2),
    Options(players=3),
    Options(players=4),
    Options(solo="axomamma"),
    Options(solo="pachamama"),
]


ALL_MODULES = ("vassals", "nobles", "buildings")
LAWFUL = [
    *TABLES,
    *(Options(players=players, modules=("way_of_the_sun:ruruy", *ALL_MODULES)) for players in (2, 3, 4)),
    Options(players=3, modules=("way_of_the_sun:simpa", *ALL_MODULES)),
    Options(solo="pachamama", modules=("way_of_the_sun:ruruy", *ALL_MODULES)),
]


def named(options: Options) -> str:
    return f"{options.players}{options.solo}{'-'.join(options.modules)}"


def kind_of_table(options: Options) -> str:
    """What one of some tables has to be."""
    return options.solo or ("all modules" if options.modules else f"{options.players}".replace("3", ""))


@pytest.mark.parametrize("options", some(LAWFUL, 4, kind_of_table), ids=named)
def test_in_every_position_all_but_the_answers_are_refused_by_what_the_seat_may_know(options: Options) -> None:
    random, tried = Random(f"why not {options.players}{options.solo}"), everything()
    state = new_game(options, "why not")
    while not state.over:
        answers, seen = legal_actions(state), view(state, state.to_act)
        assert [action for action in answers if why_not(state, action)] == []
        about_this = rules.CHECKS.get(type(state.decision), {})
        likely = [action for action in tried if type(action) in about_this]
        for action in {*random.sample(tried, 12), *random.sample(likely, min(60, len(likely)))}.difference(answers):
            reason = why_not(state, action)
            assert reason is not None, (state.decision, action)
            assert reason == why_not(seen, action), (state.decision, action)
            if "needs" in reason.values:
                assert reason.values["needs"] > reason.values["has"], (state.decision, action)
        state = apply(state, random.choice(answers)).state


def test_every_answer_that_belongs_to_a_question_is_checked_there() -> None:
    """Whatever was an answer to a question in some game has its own check at that question in all others."""
    for options in LAWFUL:
        random, state = Random(1), new_game(options, "whose answer")
        while not state.over:
            answers = legal_actions(state)
            for kind in {type(action) for action in answers} - {Pass}:
                checked = kind in rules.CHECKS.get(type(state.decision), {}) or kind in free_actions.KINDS
                assert checked, (state.decision, kind)
            state = apply(state, random.choice(answers)).state


def test_every_conquest_space_tells_what_it_takes() -> None:
    for space in CONQUEST:
        reason = why_not(at(JoinConquest(0)), Conquer(space))
        assert reason is not None
        assert reason.code == "too_few_soldiers"


def test_taking_a_turn_out_of_turn_is_another_question() -> None:
    state = at(JoinConquest(0))
    assert why_not(elsewhere(state), Pray()) == Reason("another_question", {"question": "JoinConquest"})
    assert TakeTurn(0) in state.stack
