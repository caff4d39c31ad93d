"""What players overlook."""

from typing import Any

import pytest

from engine import Options, legal_actions, new_game, view
from engine.actions import (
    Action,
    Activate,
    ChooseSpace,
    Conquer,
    ConstructBuilding,
    DiscardArmyCard,
    DiscardStatue,
    OfferCorn,
    Pass,
    Pay,
    PerformTask,
    PlayArmyCard,
    ProduceWith,
    ReturnGodCard,
    TakeBenefit,
    TakeGold,
    TurnUp,
)
from engine.benefits import ClimbTemple, Gain
from engine.components import SPACES
from engine.core import advance
from engine.decisions import (
    ActOrGold,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseBuilding,
    ChoosePayment,
    ChoosePlacement,
    ChooseRejuvenation,
    ChooseTask,
    Decision,
    FeedGods,
    HireWorker,
    JoinConquest,
    MakeOffering,
    PlayArmy,
    Produce,
    UseStatue,
    Worship,
)
from engine.players import GreedyPlayer
from engine.players.experience import SEASONED
from engine.players.oversight import Oversight
from engine.players.playout import Playout
from engine.queries import is_free_action
from engine.resources import Cost
from engine.state import State
from tests.engine.kit import ask, table


def at_turn(turn: int, seed: str = "oversight") -> State:
    state = new_game(Options(players=2), seed)
    Playout(state, [SEASONED] * 2).run(turn)
    return state


def seen(oversight: Oversight, state: State) -> list[Action]:
    assert state.decision is not None
    return list(oversight.seen(view(state, state.to_act), state.decision, legal_actions(state)))


def test_an_attentive_player_sees_everything() -> None:
    state, attentive = at_turn(9), Oversight(1, 0.0)
    assert seen(attentive, state) == list(legal_actions(state))
    assert not attentive.spaces(view(state, state.to_act))


def test_the_same_is_overlooked_for_a_whole_turn_and_something_else_in_another() -> None:
    state, oversight = at_turn(9), Oversight(1, 0.4)
    spaces = oversight.spaces(view(state, state.to_act))
    assert 0 < len(spaces) < len(SPACES)
    later = state.copy()
    later.seq += 5
    assert oversight.spaces(view(later, later.to_act)) == spaces
    later.turn += 2
    assert oversight.spaces(view(later, later.to_act)) != spaces


def test_so_much_is_overlooked() -> None:
    state = at_turn(9)
    found = [len(Oversight(seed, 0.25).spaces(view(state, state.to_act))) for seed in range(60)]
    assert 0.2 < sum(found) / 60 / len(SPACES) < 0.3


def test_something_is_always_seen_that_is_no_free_action() -> None:
    state = at_turn(0)
    playout = Playout(state, [SEASONED] * 2)
    blind = Oversight(1, 1.0)
    for _ in range(300):
        if state.over:
            break
        assert any(not is_free_action(answer) for answer in seen(blind, state))
        advance(state, playout.answer())


# What somebody sees who overlooks whatever can be, while something is carried out ...
BEGUN: dict[str, tuple[Decision, dict[str, Any], set[type[Action]]]] = {
    "tasks of a Worker": (ChooseTask(0, "T4a", 1, may_buy=True), {}, {Pass, PerformTask}),
    "a payment": (ChoosePayment(0, Cost(food=2)), {}, {Pay}),
    "upkeep": (FeedGods(0), {"god_hand": ("G01",)}, {Pay}),
    "a High Priest action": (ActOrGold(0, "worship"), {}, {Activate, TakeGold}),
    "a Worship": (Worship(0, 3, 1, only_one=False), {"small_statues": ("inti",)}, {Pass, DiscardStatue}),
    "an Offering": (MakeOffering(0, 2, 3), {}, {Pass, OfferCorn}),
    "Production": (Produce(0), {"production_up": ("P01",)}, {Pass, ProduceWith}),
    "something free": (ChooseRejuvenation(0, 1), {"production_down": ("P01",)}, {Pass, TurnUp}),
    "a war": (PlayArmy(0), {"army_hand": ("A01",)}, {Pass, PlayArmyCard, DiscardArmyCard}),
    "a war of others": (PlayArmy(1), {}, {Pass, PlayArmyCard}),
    "a Conquest": (JoinConquest(0), {"army_up": ("A01", "A02", "A03", "A04")}, {Pass, Conquer}),
    "a construction": (
        ChooseBuilding(0, gratis=False),
        {"god_hand": ("G01",)},
        {Pass, ConstructBuilding, ReturnGodCard},
    ),
    "the God card shown": (UseStatue(0, "G40", (Gain("vp", 3),)), {}, {Pass, TakeBenefit}),
}
# ... and while there is a chance besides.
OFFERED: dict[str, Decision] = {
    "an Offering of others": MakeOffering(1, 3, 1),
    "a Worship of others": Worship(1, 1, 1, only_one=True),
    "Production of others": Produce(1),
    "hiring": HireWorker(0),
    "a leftover Weaving": BuyLeftoverWeaving(1),
    "a step for gold": BuyEffect(0, Cost(gold=1), ClimbTemple(1), "merchant"),
}
RICH: dict[str, Any] = {
    "potato": 6,
    "corn": 6,
    "stone": 6,
    "gold": 6,
    "small_statues": ("inti",),
    "production_up": ("P02",),
}


@pytest.mark.parametrize("what", BEGUN)
def test_what_has_been_begun_is_carried_out(what: str) -> None:
    decision, mine, expected = BEGUN[what]
    rich: dict[str, Any] = {"potato": 6, "corn": 6, "stone": 6, "gold": 6, **mine}
    state = ask(table(others={1: {"army_hand": ("A11",), "potato": 6}}, **rich), decision).state
    assert {type(answer) for answer in seen(Oversight(1, 1.0), state)} == expected


@pytest.mark.parametrize("what", OFFERED)
def test_a_chance_besides_may_be_missed(what: str) -> None:
    mid_game = table(others={1: RICH}, board={"weavings_drawn": ("W02",)}, **RICH)
    state = ask(mid_game, OFFERED[what]).state
    assert state.decision == OFFERED[what]
    assert len(legal_actions(state)) > 1
    assert seen(Oversight(1, 1.0), state) == [Pass()]


def test_nobody_goes_to_a_space_that_is_overlooked_while_others_are_seen() -> None:
    taken = 0
    for seed in range(12):
        state = at_turn(4, f"go {seed}")
        player, oversight = GreedyPlayer(seed, SEASONED, 0.5), Oversight(seed, 0.5)
        turn = state.turn
        overlooked = oversight.spaces(view(state, state.to_act))
        while state.turn == turn and state.decision is not None:
            action = player.choose(view(state, state.to_act), legal_actions(state))
            if isinstance(state.decision, ChoosePlacement) and isinstance(action, ChooseSpace):
                taken += 1
                assert action.space not in overlooked
            advance(state, action)
    assert taken
