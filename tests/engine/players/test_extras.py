"""Free actions of bot players: taken where they are worth it, and never for ever."""

from collections.abc import Callable

import pytest

from engine import Options, State, apply, legal_actions, new_game, view
from engine.actions import (
    Action,
    BuyTask,
    ConsultOracle,
    DiscardArmyCard,
    Exchange,
    Pass,
    Pay,
    PerformTask,
    PlayGodCard,
)
from engine.components import ARMY_CARDS
from engine.core import advance
from engine.decisions import ChooseTask, FeedGods, HireWorker, MakeOffering, PlayGodCards, TakeFreeActions, TakeTurn
from engine.players import Budget, GreedyPlayer, SearchPlayer, make_player
from engine.players.experience import SEASONED
from engine.players.playout import Playout
from engine.players.search import promising
from engine.players.worth import Appraisal
from engine.resources import GOLD, POTATO
from tests.engine.kit import ask, changed, end_of_turn, festival, options, placed, play, settled, table

SWAP, ORACLE = "Z15", "Z19"
HOARD = {"passives": (SWAP, ORACLE), "stone": 8, "corn": 8, "gold": 8}
LONG = 60  # more answers than anything in a turn takes
ENOUGH = 5_000  # answers in which any game must have ended
OF = {card.resource: card.id for card in ARMY_CARDS.values()}


def answers(state: State, choose: Callable[[State], Action]) -> list[Action]:
    """What a player answers until another question than this one is asked."""
    asked, given = state.decision, list[Action]()
    while state.decision == asked:
        given.append(choose(state))
        assert len(given) < LONG, given
        state = apply(state, given[-1]).state
        while type(state.decision).__name__ in ("ChooseGodCard", "ChoosePayment"):
            state = apply(state, legal_actions(state)[0]).state
    return given


def greedy(state: State) -> Action:
    return GreedyPlayer(1).choose(view(state, state.to_act), options(state))


def quick(state: State) -> Action:
    return Playout(state.copy(), [SEASONED] * len(state.players)).answer()


def thoughtful(state: State) -> Action:
    return SearchPlayer(1, Budget(simulations=30)).choose(view(state, state.to_act), options(state))


def careless(state: State) -> Action:
    return make_player("easy", state.seq).choose(view(state, state.to_act), options(state))


PLAYERS = pytest.mark.parametrize("choose", [greedy, quick, thoughtful, careless])
# Positions in which things could be swapped to and fro, and nothing else is worth a VP.
IDLE = {
    "end of the turn": lambda: end_of_turn(board={"village": ()}, **HOARD).state,
    "hiring": lambda: end_of_turn(**HOARD).state,
    "hungry gods": lambda: festival(god_hand=tuple(f"G{n:02}" for n in range(1, 13)), **HOARD).state,
    "playing God cards": lambda: ask(table(god_hand=("G07",), **HOARD), PlayGodCards(0, 3)).state,
    "a task": lambda: ask(table(**HOARD), ChooseTask(0, "T4a", 1)).state,
    "an offering of others": lambda: ask(table(others={1: HOARD}), MakeOffering(1, 3, 1)).state,
    "before the final scoring": lambda: festival(number=3, **HOARD).state,
    "a turn": lambda: ask(table(**HOARD, god_hand=tuple(f"G{n:02}" for n in range(1, 30)))).state,
}


@PLAYERS
@pytest.mark.parametrize("where", IDLE)
def test_nobody_swaps_for_ever(where: str, choose: Callable[[State], Action]) -> None:
    assert answers(IDLE[where](), choose)


@pytest.mark.parametrize("where", ["end of the turn", "hiring", "playing God cards", "a task", "a turn"])
@pytest.mark.parametrize("choose", [greedy, quick])
def test_a_quick_player_swaps_nothing_without_need(where: str, choose: Callable[[State], Action]) -> None:
    assert not [action for action in answers(IDLE[where](), choose) if isinstance(action, Exchange)]


def test_the_greedy_player_passes_where_nothing_is_worth_it() -> None:
    assert greedy(end_of_turn(board={"village": ()}, army_hand=("A01",), potato=9).state) == Pass()
    poor_card = ask(table(god_hand=("G07",), army_hand=("A01",)), PlayGodCards(0, 3)).state
    assert greedy(poor_card) in (Pass(), PlayGodCard("G07"))
    assert isinstance(greedy(ask(table(army_hand=("A01",)), ChooseTask(0, "T4a", 1)).state), PerformTask)
    assert isinstance(end_of_turn(army_hand=("A01",), potato=1).state.decision, HireWorker)


def test_hungry_gods_are_fed_by_army_cards_and_not_by_stone() -> None:
    hungry = festival(number=3, god_hand=("G01", "G02", "G03"), army_hand=(OF[POTATO], OF["stone"])).state
    assert isinstance(hungry.decision, FeedGods)
    given = answers(hungry, greedy)
    assert DiscardArmyCard(OF[POTATO]) in given
    assert DiscardArmyCard(OF["stone"]) not in given
    assert isinstance(given[-1], Pay)


def test_nobody_draws_a_card_to_be_fed() -> None:
    hungry = festival(god_hand=("G01", "G02", "G03"), passives=(ORACLE,), potato=2).state
    assert isinstance(greedy(hungry), Pay)
    assert isinstance(quick(hungry), Pay)


def test_late_in_the_game_stone_becomes_gold_for_hungry_gods() -> None:
    hungry = festival(number=3, god_hand=("G01", "G02"), passives=(SWAP,), stone=4).state
    assert answers(hungry, greedy) == [Exchange("stone", GOLD), Exchange("stone", GOLD), Pay(gold=2)]


@pytest.mark.parametrize("choose", [greedy, quick])
def test_before_the_final_scoring_everything_becomes_vp(choose: Callable[[State], Action]) -> None:
    mine = {"passives": (SWAP, ORACLE), "stone": 2, "corn": 5, "potato": 1, "army_hand": (OF[GOLD], OF[POTATO])}
    asked = festival(number=3, **mine).state
    while isinstance(asked.decision, TakeFreeActions):
        action = choose(asked)
        asked = play(asked, action).state
        while asked.stack and not isinstance(asked.decision, TakeFreeActions):
            asked = play(asked, options(asked)[0]).state
    assert asked.result is not None
    mine_left = asked.players[0]
    assert (mine_left.stone, mine_left.corn, mine_left.potato, mine_left.army_hand) == (0, 1, 0, ())
    assert asked.result.breakdown[0]["final_god_cards"] == 1 + ARMY_CARDS[OF[POTATO]].amount


def test_the_priests_task_is_bought_if_it_is_worth_a_potato() -> None:
    rich = placed("priest", "T1b", potato=9).state
    assert BuyTask() in options(rich)
    assert greedy(rich) == BuyTask()
    assert isinstance(greedy(play(rich, BuyTask()).state), PerformTask)


def test_a_swap_is_thought_about_only_if_it_opens_an_answer() -> None:
    def swaps(state: State) -> set[Action]:
        assert state.decision is not None
        seen = view(state, state.to_act)
        lines = promising(Appraisal(seen, state.decision.seat, SEASONED), state.decision, options(state))
        return {line.intended[0] for line in lines if isinstance(line.intended[0], Exchange)}

    short = ask(table(others={1: {"passives": (SWAP,), "stone": 2, "corn": 1}}), MakeOffering(1, 3, 1)).state
    assert swaps(short) == {Exchange("stone", "corn")}
    assert swaps(table(passives=(SWAP,), stone=2, corn=2, gold=2)) == set()


@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_of_owners_of_z15_and_z19_end(players: int) -> None:
    for seed in range(3):
        state = new_game(Options(players=players), f"swappers {seed}")
        for player in state.players:
            player.passives = (SWAP, ORACLE)
        state = changed(state, passive_stack=tuple(b for b in state.passive_stack if b not in (SWAP, ORACLE)))
        playout = Playout(settled(state).state, [SEASONED] * players)
        while not playout.state.over:
            advance(playout.state, playout.answer())
            assert playout.state.seq < ENOUGH


def test_nobody_is_asked_about_free_actions_in_vain() -> None:
    assert isinstance(table().decision, TakeTurn)
    assert not [option for option in options(table()) if isinstance(option, Exchange | ConsultOracle)]
