"""What a searching player was thinking, as those who watch it are told."""

import math
from collections.abc import Sequence
from itertools import islice, pairwise
from pathlib import Path

import msgspec
import pytest

from bot.languages import ENGLISH
from bot.languages.en.deeds import DEEDS
from bot.languages.en.thoughts import THOUGHTS
from bot.say.before.thinking import LONGEST, considered
from engine.actions import (
    Action,
    ChooseSpace,
    ConstructBuilding,
    KeepGodCard,
    MoveHighPriest,
    PlaceWorker,
    Pray,
    RecruitNomad,
    ShowGodCard,
    ShowGold,
    TrainArmy,
)
from engine.core import apply, legal_actions, new_game
from engine.decisions import ChooseBuilding, ChooseGod, ChoosePlacement, KeepGodCards, TakeTurn
from engine.players import Budget, SearchPlayer, Thought
from engine.state import Options, State, View
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game, kind_of_game
from tests.engine.kit import until
from tests.pieces import pieces_in
from tests.sizes import some


@pytest.fixture
def turn() -> View:
    return asked(until(new_game(Options(solo="pachamama"), "thinking"), TakeTurn))


def asked(state: State) -> View:
    assert state.decision is not None
    return view(state, state.decision.seat)


def thought(value: float, *line: Action, visits: int = 9) -> Thought:
    return Thought(line[0], value, visits, line)


def placing(worker: str, space: str, card: str = "G01", acting: str = "") -> tuple[Action, ...]:
    return PlaceWorker(worker, acting or worker), ShowGodCard(card), ChooseSpace(space)


def test_the_best_options_are_told_with_the_lead_they_promise(turn: View) -> None:
    thoughts = [
        thought(12.4, *placing("courier", "M2a")),
        thought(9.6, Pray(), TrainArmy()),
        thought(0.4, RecruitNomad("priest"), TrainArmy()),
        thought(-3.0, *placing("architect", "T1b")),
    ]
    assert considered(turn, thoughts, ENGLISH) == (
        "Considered: Courier to M2a (expects to win by 12 VP), pray and train (expects to win by 10 VP), recruit a"
        " Priest and train (expects a tie)"
    )
    assert considered(turn, thoughts[2:], ENGLISH) == (
        "Considered: recruit a Priest and train (expects a tie), Architect to T1b (expects to lose by 3 VP)"
    )


def test_with_names_it_says_who(turn: View) -> None:
    thoughts = [thought(1, Pray(), TrainArmy()), thought(-1, *placing("priest", "T1b"))]
    said = considered(turn, thoughts, ENGLISH, ["Ana", "Pachamama"])
    assert said == "Ana considered: pray and train (expects to win by 1 VP), Priest to T1b (expects to lose by 1 VP)"


def test_a_high_priest_action_comes_last_so_that_nothing_else_seems_to_belong_to_it(turn: View) -> None:
    move = next(option for option in legal_actions(turn) if isinstance(option, MoveHighPriest))
    section = (turn.players[0].priest - 1 + move.spaces) % len(turn.coricancha)
    said = considered(turn, [thought(2, move, TrainArmy()), thought(1, Pray(), TrainArmy())], ENGLISH)
    assert said.startswith(f"Considered: train and High Priest to {turn.coricancha[section].capitalize()} (expects")


@pytest.mark.parametrize("again", [(TrainArmy(), Pray()), (Pray(), TrainArmy())])
def test_a_pair_is_told_once_in_whatever_order(turn: View, again: Sequence[Action]) -> None:
    thoughts = [thought(5, Pray(), TrainArmy()), thought(4, *again), thought(3, *placing("warrior", "T2b"))]
    said = considered(turn, thoughts, ENGLISH)
    assert said == "Considered: pray and train (expects to win by 5 VP), Warrior to T2b (expects to win by 3 VP)"


def test_the_card_shown_for_a_placement_makes_no_difference_to_who_watches(turn: View) -> None:
    thoughts = [
        thought(5, *placing("warrior", "T2b", "G01")),
        thought(4, *placing("warrior", "T2b", "G02")),
        thought(3, PlaceWorker("warrior", "warrior"), ShowGold("inti"), ChooseSpace("T2b")),
    ]
    assert considered(turn, thoughts, ENGLISH) == ""
    thoughts.append(thought(2, *placing("priest", "T2b", acting="courier")))
    said = considered(turn, thoughts, ENGLISH)
    assert (
        said == "Considered: Warrior to T2b (expects to win by 5 VP), Priest as Courier to T2b (expects to win by 2 VP)"
    )


@pytest.mark.parametrize(
    "thoughts",
    [
        [],
        [thought(3, Pray(), TrainArmy())],
        [thought(-math.inf, Pray(), TrainArmy(), visits=0), thought(-math.inf, TrainArmy(), visits=0)],
    ],
)
def test_where_nothing_was_compared_nothing_is_said(turn: View, thoughts: list[Thought]) -> None:
    assert considered(turn, thoughts, ENGLISH) == ""


def test_what_looked_better_only_for_a_few_tries_is_not_told(turn: View) -> None:
    thoughts = [
        thought(5, Pray(), TrainArmy()),
        thought(2, *placing("warrior", "T2b")),
        thought(8, *placing("priest", "T1b"), visits=1),
        thought(4, *placing("priest", "T3b"), visits=1),
    ]
    assert considered(turn, thoughts, ENGLISH) == (
        "Considered: pray and train (expects to win by 5 VP), Priest to T3b (expects to win by 4 VP), Warrior to T2b"
        " (expects to win by 2 VP)"
    )


def test_without_a_line_the_answer_itself_is_told(turn: View) -> None:
    assert considered(turn, [Thought(Pray(), 2.0, 5), Thought(TrainArmy(), 1.0, 5)], ENGLISH) == (
        "Considered: pray (expects to win by 2 VP), train (expects to win by 1 VP)"
    )


def test_the_questions_of_a_placement_are_told_as_the_placement(turn: View) -> None:
    for question in (ChooseGod(0, "courier", "courier"), ChoosePlacement(0, "courier", "courier", "inti", "G01")):
        turn.stack = (*turn.stack[:-1], question)
        lines: list[tuple[Action, ...]] = [(ShowGodCard("G01"), ChooseSpace("T2b")), (ChooseSpace("M3b"),)]
        said = considered(turn, [thought(2 - i, *line) for i, line in enumerate(lines)], ENGLISH)
        assert said == "Considered: Courier to T2b (expects to win by 2 VP), Courier to M3b (expects to win by 1 VP)"


def test_a_line_is_never_long() -> None:
    state = until(new_game(Options(players=2), 1), ChooseBuilding)
    building = [option for option in legal_actions(state) if isinstance(option, ConstructBuilding)]
    thoughts = [thought(-100 - n, option) for n, option in enumerate(building[:3])]
    name = "A person with a very long name indeed, as long as names can be"
    said = considered(asked(state), thoughts, ENGLISH, [name, name])
    assert said.startswith(name)
    assert said.count("(expects to lose by") == 2
    assert len(said) <= LONGEST


def test_cards_of_a_hand_are_all_the_same_to_who_watches() -> None:
    state = until(new_game(Options(players=2), 1), KeepGodCards)
    options = legal_actions(state)
    assert all(isinstance(option, KeepGodCard) for option in options)
    assert considered(asked(state), [thought(-n, option) for n, option in enumerate(options)], ENGLISH) == ""


def test_every_answer_about_a_card_is_worded_for_those_who_watch() -> None:
    assert {key.split(".")[0] for key, deed in DEEDS.items() if "{card" in deed.words} <= set(THOUGHTS)


@pytest.mark.parametrize("path", some(GOLDEN, 5, kind_of_game), ids=lambda path: path.stem)
def test_no_line_names_what_spectators_cannot_see(path: Path) -> None:
    told = 0
    for outcome in islice(golden_game(path), 0, None, 3):
        state = outcome.state
        if state.over:
            break
        seen = asked(state)
        options = legal_actions(seen)
        public = pieces_in(str(msgspec.to_builtins(view(state, None))))
        for one, other in pairwise(options):
            said = considered(seen, [Thought(one, 1.0, 1), Thought(other, 0.0, 1)], ENGLISH)
            assert pieces_in(said) <= public, said
            assert len(said) <= LONGEST
            told += bool(said)
    assert told > 30


def test_a_searching_player_remembers_whole_lines() -> None:
    state = until(new_game(Options(solo="axomamma"), 3), TakeTurn)
    player = SearchPlayer(1, Budget(simulations=60))
    for _ in range(12):
        seen = asked(state)
        chosen = player.choose(seen, legal_actions(seen))
        assert player.thoughts[0].action == chosen
        assert all(thought.line[0] == thought.action for thought in player.thoughts)
        if isinstance(seen.decision, TakeTurn):
            assert any(len(thought.line) > 1 for thought in player.thoughts)
            assert considered(seen, player.thoughts, ENGLISH).startswith("Considered: ")
        state = apply(state, chosen).state
