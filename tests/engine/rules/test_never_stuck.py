"""The game never gets stuck: whatever has run out or piled up, the next question has an answer."""

import pytest

from engine import legal_actions, view
from engine.actions import HireVillager, Pass, PlaceWorker, ShowGodCard, ShowGold
from engine.box import BASE_GAME
from engine.components import GOD_CARDS, SPACES
from engine.decisions import ChooseGod
from engine.players import Budget, GreedyPlayer, SearchPlayer, search
from engine.players.greedy import USUAL_TURNS
from tests.engine.kit import end_of_turn, offered, play, table

RICHES = [98, 99, 100, 999]  # of gold: a purse that grows from turn to turn passes any number
FULL_OF_INTI = {"hill": {space.id: "warrior" for space in SPACES.values() if space.god == "inti"}}
INTI = [card for card in BASE_GAME.god_cards if GOD_CARDS[card].god == "inti"]


# ---------------------------------------------------------------- riches


@pytest.mark.parametrize("gold", RICHES)
def test_no_riches_show_a_god_who_has_no_empty_space(gold: int) -> None:
    state = table(workers=("priest",), god_hand=(INTI[0], "G11"), gold=gold, board=FULL_OF_INTI)
    asked = play(state, PlaceWorker("priest", "priest")).state
    assert isinstance(asked.decision, ChooseGod)
    assert offered(asked, ShowGodCard) == [ShowGodCard("G11")]
    assert ShowGold("inti") not in legal_actions(asked)


@pytest.mark.parametrize("gold", RICHES)
def test_no_riches_find_a_space_on_a_full_hill(gold: int) -> None:
    full = {"hill": dict.fromkeys(SPACES, "warrior")}
    state = table(workers=("priest", "courier"), god_hand=tuple(INTI), gold=gold, board=full)
    assert offered(state, PlaceWorker) == []


# ---------------------------------------------------------------- bot players who hope for more


@pytest.mark.parametrize(("turn", "waits"), [(9, True), (2 * USUAL_TURNS, True), (2 * USUAL_TURNS + 99, False)])
def test_a_bot_player_waits_for_better_times_but_not_for_ever(
    turn: int, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "prospects", lambda position: [0.0 if position.players[0].workers else 99.0, 0.0])
    asked = end_of_turn(corn=9, board={"turn": turn}).state
    answer = SearchPlayer(1, Budget(simulations=9)).choose(view(asked, 0), legal_actions(asked))
    assert answer in ([Pass()] if waits else offered(asked, HireVillager))


@pytest.mark.parametrize("workers", [(), ("priest", "priest")])
def test_even_who_needs_nobody_hires_in_the_end(workers: tuple[str, ...]) -> None:
    asked = end_of_turn(corn=9, workers=workers, board={"turn": 2 * USUAL_TURNS + 9}).state
    assert isinstance(GreedyPlayer(1).choose(view(asked, 0), legal_actions(asked)), HireVillager)
