"""Passive Buildings that change placing, tasks and Weavings or open free actions, with them and without."""

import pytest

from engine.actions import (
    Activate,
    BuyTask,
    BuyWeaving,
    ConsultOracle,
    DrawGodCard,
    Exchange,
    LayWeaving,
    Pass,
    Pay,
    PerformTask,
    PlaceWorker,
    PlayArmyCard,
    SendCasualty,
    SetAsideWeaving,
    TakeGodCard,
    TurnUp,
)
from engine.benefits import ClimbTemple
from engine.components import PRODUCTION
from engine.decisions import (
    ArrangeWeaving,
    BuyEffect,
    ChooseAside,
    ChooseRejuvenation,
    ChooseTask,
    ChooseWeavings,
    PlayArmy,
)
from engine.events import Scored, WeavingMatched
from engine.resources import Cost
from tests.engine.kit import (
    WITH_AND_WITHOUT,
    activated,
    ask,
    brings,
    end_of_turn,
    gains,
    icon_of,
    of,
    offered,
    options,
    owning,
    performing,
    placed,
    plain_buildings,
    play,
    table,
    tasks_of,
    with_soldiers,
)

pytestmark = pytest.mark.usefixtures("layout")


def kinds_offered(**area):
    return offered(table(god_hand=("G33",), **area), PlaceWorker)


# ---------------------------------------------------------------- placing Workers


@WITH_AND_WITHOUT
def test_z01_any_worker_as_courier(has):
    passives = owning("Z01", has)
    acting = ["warrior", "courier"] if has else ["warrior"]
    assert kinds_offered(workers=("warrior",), **passives) == [PlaceWorker("warrior", kind) for kind in acting]
    # Bottom terrace of the neighbouring section: 1 + 5 food, and a segment without Workers.
    plain = placed("warrior", "B2a", **passives)
    assert (plain.state.players[0].potato, tasks_of(plain)) == (9 - 6, 1)
    if has:
        runner = placed("warrior", "B2a", acting="courier", **passives)
        assert (runner.state.players[0].potato, tasks_of(runner)) == (9 - 5, 2)
        assert runner.state.players[0].army_hand == ()
        assert runner.state.hill["B2a"] == "warrior"


@WITH_AND_WITHOUT
def test_z02_any_worker_as_priest(has):
    passives = owning("Z02", has)
    acting = ["courier", "priest"] if has else ["courier"]
    assert kinds_offered(workers=("courier",), **passives) == [PlaceWorker("courier", kind) for kind in acting]
    plain = placed("courier", "T1b", **passives).state
    assert BuyTask() not in options(plain)
    if has:
        praying = placed("courier", "T1b", acting="priest", **passives)
        assert tasks_of(praying) == 1
        done = play(praying.state, BuyTask(), Pass()).state
        assert gains(praying.state, done) == {"potato": -1, "god_hand": 1}


@WITH_AND_WITHOUT
@pytest.mark.parametrize("worker", ["warrior", "priest"])
def test_z03_warrior_rejuvenates_production(has, worker):
    area = {"production_down": ("P01", "P02", "P03"), "army_down": ("A01",)}
    asked = placed(worker, "T1b", **area, **owning("Z03", has)).state
    if not has or worker != "warrior":
        assert isinstance(asked.decision, ChooseTask)
        return
    assert asked.decision == ChooseRejuvenation(0, 2, production_only=True)
    assert offered(asked, TurnUp) == [TurnUp("P01"), TurnUp("P02"), TurnUp("P03")]
    two = play(asked, TurnUp("P03"), TurnUp("P01")).state
    assert two.players[0].production_up == ("P03", "P01")
    assert gains(asked, two) == {}
    assert isinstance(two.decision, ChooseTask)
    one = play(asked, TurnUp("P02"), Pass()).state
    assert one.players[0].production_up == ("P02",)


@WITH_AND_WITHOUT
def test_z05_architects_and_craftsmen_interchange(has):
    passives = owning("Z05", has)
    for worker, other in (("architect", "craftsman"), ("craftsman", "architect")):
        acting = [worker, other] if has else [worker]
        assert kinds_offered(workers=(worker,), **passives) == [PlaceWorker(worker, kind) for kind in acting]
    assert kinds_offered(workers=("courier",), **passives) == [PlaceWorker("courier", "courier")]
    # T2a is blue and T1b green.
    assert tasks_of(placed("craftsman", "T2a", **passives)) == 1
    assert tasks_of(placed("architect", "T1b", **passives)) == 1
    if has:
        assert tasks_of(placed("craftsman", "T2a", acting="architect", **passives)) == 2
        assert tasks_of(placed("architect", "T1b", acting="craftsman", **passives)) == 2
        # Neighbours count by the colour the Worker really has.
        board = {"hill": {"T1a": "craftsman", "T2a": "architect", "T2b": "architect"}}
        assert tasks_of(placed("architect", "T1b", acting="craftsman", board=board, **passives)) == 2 + 2


@WITH_AND_WITHOUT
def test_z07_own_steps_score(has):
    position = {"board": {"steps": {"S1u": 0, "S1l": 0}}, **owning("Z07", has)}
    outcome = placed("architect", "B1c", **position)
    assert of(outcome, Scored) == [Scored(0, 1, "steps_used")] * (2 if has else 0)
    # Using somebody else's Steps pays that player, and nobody else.
    foreign = placed("architect", "B1c", board={"steps": {"S1u": 1}}, **owning("Z07", has))
    assert of(foreign, Scored) == [Scored(1, 1, "steps_used")]


@WITH_AND_WITHOUT
@pytest.mark.parametrize(("worker", "tasks"), [("warrior", 1), ("courier", 2)])
def test_z14_warrior_two_extra_tasks(has, worker, tasks):
    extra = 2 if has and worker == "warrior" else 0
    assert tasks_of(placed(worker, "T1b", **owning("Z14", has))) == tasks + extra


@WITH_AND_WITHOUT
@pytest.mark.parametrize(("task", "n"), [("potato", 3), ("corn", 2), ("stone", 2), ("gold", 1)])
def test_z20_collect_extra_resource_and_vp(has, task, n):
    before = table(**owning("Z20", has))
    expected = {task: n}
    if has and task != "gold":
        expected = {task: n + 1, "vp": 1}
    assert gains(before, performing(before, task).state) == expected


def test_z20_only_for_tasks():
    collecting = [
        name for name in plain_buildings(19) if {"potato", "corn", "stone"} & {*brings(PRODUCTION[name].benefit)}
    ]
    for building in collecting:
        before = table(passives=("Z20",), production_up=(building,))
        assert gains(before, performing(before, "produce_one").state) == brings(PRODUCTION[building].benefit)
    assert collecting


# ---------------------------------------------------------------- Weavings


@WITH_AND_WITHOUT
def test_z04_new_match_pays_at_once(has):
    # W03 ends in potato to its left and army to its right.
    before = table(corn=1, tapestries=(("SW03",),), board={"weavings": ("W03", "W07", "W21")}, **owning("Z04", has))
    asked = play(performing(before, "weavings").state, BuyWeaving("W03")).state
    matched = play(asked, LayWeaving(0, "right"))
    assert gains(asked, matched.state) == ({"potato": 3, "weavings": 1} if has else {"weavings": 1})
    assert of(matched, WeavingMatched) == ([WeavingMatched(0, "potato")] if has else [])
    for elsewhere in (LayWeaving(0, "left"), LayWeaving(-1, "right")):
        assert gains(asked, play(asked, elsewhere).state) == {"weavings": 1}


def test_z04_pays_only_the_new_match():
    # The Tapestry has an old match (potato); the new tile makes another one (temple) at the other end.
    row = ("SW03", "W03", "W18")
    before = table(corn=1, gold=1, temple=2, passives=("Z04",), tapestries=(row,), board={"weavings": ("W23", "W26")})
    asked = play(performing(before, "weavings").state, BuyWeaving("W23"), Pay(corn=1)).state
    state = play(asked, LayWeaving(0, "right")).state
    assert state.decision == BuyEffect(0, Cost(gold=1), ClimbTemple(1), "merchant")
    assert gains(asked, state) == {"weavings": 1}
    # At either end of a Tapestry with an old match: W19 brings a God card and 1 potato, W09 an Army card.
    left = ask(table(passives=("Z04",), tapestries=(row[:2],)), ArrangeWeaving(0, "W19")).state
    assert gains(left, play(left, LayWeaving(0, "left")).state) == {"god_hand": 1, "potato": 1, "weavings": 1}
    right = ask(table(passives=("Z04",), tapestries=(row[:2],)), ArrangeWeaving(0, "W09")).state
    assert gains(right, play(right, LayWeaving(0, "right")).state) == {"army_hand": 1, "weavings": 1}


@WITH_AND_WITHOUT
def test_z08_see_five_weavings(has):
    stack = ("W01", "W02", "W03", "W04", "W07", "W08", "W09")
    before = table(corn=6, board={"weavings": stack}, others={1: {"corn": 9}}, **owning("Z08", has))
    asked = performing(before, "weavings").state
    if not has:
        assert asked.weavings_drawn == stack[:3]
        assert asked.decision == ChooseWeavings(0)
        return
    assert asked.weavings_drawn == stack[:5]
    assert asked.decision == ChooseAside(0, 2)
    assert offered(asked, SetAsideWeaving) == [SetAsideWeaving(tile) for tile in stack[:5]]
    state = play(asked, SetAsideWeaving("W07"), SetAsideWeaving("W01")).state
    assert state.decision == ChooseWeavings(0)
    assert offered(state, BuyWeaving) == [BuyWeaving("W02"), BuyWeaving("W03"), BuyWeaving("W04")]
    assert state.weavings == ("W08", "W09", "W07", "W01")


@pytest.mark.parametrize(("tiles", "aside"), [(5, 2), (4, 1), (3, 0), (2, 0), (1, 0)])
def test_ruling_47_z08_keeps_three_at_most(tiles, aside):
    stack = ("W01", "W02", "W03", "W04", "W07")[:tiles]
    asked = performing(table(corn=6, passives=("Z08",), board={"weavings": stack}), "weavings").state
    assert asked.weavings_drawn == stack
    if aside:
        assert asked.decision == ChooseAside(0, aside)
    under = stack[:aside]
    state = play(asked, *map(SetAsideWeaving, under)).state
    assert state.decision == ChooseWeavings(0)
    assert offered(state, BuyWeaving) == [BuyWeaving(tile) for tile in stack[aside:]]
    assert len(stack[aside:]) == min(tiles, 3)
    assert state.weavings == under
    # What is not bought either follows them under the stack.
    assert play(state, Pass()).state.weavings == under + stack[aside:]


# ---------------------------------------------------------------- free actions


@WITH_AND_WITHOUT
def test_z15_exchange_stone_gold_corn(has):
    before = table(stone=2, corn=2, gold=1, potato=9, **owning("Z15", has))
    ways = [(give, take) for give in ("stone", "corn", "gold") for take in ("stone", "corn", "gold") if give != take]
    assert offered(before, Exchange) == ([Exchange(*way) for way in ways] if has else [])
    amount = {"stone": 2, "corn": 2, "gold": 1}
    for give, take in ways if has else []:
        state = play(before, Exchange(give, take)).state
        assert gains(before, state) == {give: -amount[give], take: amount[take]}
        assert state.decision == before.decision
    assert offered(table(stone=1, corn=1, **owning("Z15", has)), Exchange) == []


@WITH_AND_WITHOUT
def test_z15_also_pays_when_others_are_active(has):
    # Two stone become the corn of a leftover Weaving in another player's turn.
    owner = {"stone": 2, **owning("Z15", has)}
    bought = play(performing(table(corn=1, others={1: owner}), "weavings").state, Pass()).state
    if not has:
        assert bought.to_act == 0
        return
    assert bought.to_act == 1
    state = play(bought, Exchange("stone", "corn"), BuyWeaving("W02")).state
    assert gains(bought, state, 1) == {"stone": -2, "weavings": 1}


@pytest.mark.parametrize(
    ("purse", "asked"),
    [({"stone": 2, "corn": 1}, True), ({"stone": 1, "corn": 2}, False), ({"stone": 4}, True), ({"stone": 3}, False)],
)
def test_z15_counts_for_who_is_asked_to_follow(purse, asked):
    # An Offering costs the others 3 corn.
    owner = {"passives": ("Z15",), "temple": 2, **purse}
    state = play(activated("offering", others={1: owner}).state, Activate()).state
    assert (state.to_act == 1) == asked


def test_z15_makes_gold_that_stands_in_for_potato():
    kept, played = with_soldiers(1, 2)
    owner = {"passives": ("Z15",), "stone": 2, "army_hand": (kept, played)}
    state = play(activated("conquest", others={1: owner}).state, SendCasualty("corn"), Activate()).state
    assert state.decision == PlayArmy(1, 0)
    state = play(state, Exchange("stone", "gold"), PlayArmyCard(played)).state
    assert state.players[1].army_up == (played,)


@WITH_AND_WITHOUT
def test_z19_potato_for_a_god_card(has):
    before = table(potato=2, board={"god_offer": ("G42",)}, **owning("Z19", has))
    assert offered(before, ConsultOracle) == ([ConsultOracle()] if has else [])
    if has:
        from_deck = play(before, ConsultOracle(), DrawGodCard()).state
        assert gains(before, from_deck) == {"potato": -1, "god_hand": 1}
        assert from_deck.decision == before.decision
        both = play(from_deck, ConsultOracle(), TakeGodCard("G42")).state
        assert gains(before, both) == {"potato": -2, "god_hand": 2}
        assert offered(both, ConsultOracle) == []


def test_z19_any_time_during_ones_own_turn_only():
    asked = placed("priest", "T1b", passives=("Z19",)).state
    assert ConsultOracle() in options(asked)
    tasks_done = play(asked, ConsultOracle(), PerformTask(icon_of("T1b", "potato"))).state
    assert ConsultOracle() in options(tasks_done)
    assert ConsultOracle() in options(end_of_turn(potato=1, passives=("Z19",)).state)
    following = play(
        activated("offering", others={1: {"corn": 3, "potato": 1, "passives": ("Z19",)}}).state, Activate()
    ).state
    assert following.to_act == 1
    assert offered(following, ConsultOracle) == []
    assert offered(table(potato=1, passives=("Z19",), board={"god_deck": ()}), ConsultOracle) == []
