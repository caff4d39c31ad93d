"""Every Passive Building, with it and without it."""

import pytest

from engine.actions import (
    Accept,
    Activate,
    BuyTask,
    BuyWeaving,
    Conquer,
    ConsultOracle,
    DrawGodCard,
    Exchange,
    LayWeaving,
    Pass,
    Pay,
    PerformTask,
    PlaceWorker,
    ProduceWith,
    SendCasualty,
    SetAsideWeaving,
    TakeGodCard,
    TakeGold,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.benefits import ClimbTemple
from engine.decisions import (
    ActOrGold,
    ArrangeWeaving,
    BuyEffect,
    ChooseAside,
    ChooseFreeWeaving,
    ChooseRejuvenation,
    ChooseTask,
    ChooseWeavings,
    JoinConquest,
    Produce,
    TakeSecondAction,
)
from engine.events import FestivalBegan, Gained, Scored, TempleClimbed, WeavingMatched
from engine.procedures import FinalScoring
from engine.resources import Cost
from tests.engine.kit import (
    activated,
    all_events,
    ask,
    changed,
    end_of_turn,
    festival,
    gains,
    icon_of,
    of,
    offered,
    options,
    performing,
    placed,
    play,
    settled,
    table,
    tasks_of,
    until,
)

WITH_AND_WITHOUT = pytest.mark.parametrize("has", [True, False], ids=["with", "without"])


def owning(building: str, has: bool) -> dict[str, tuple[str, ...]]:
    return {"passives": (building,) if has else ()}


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
    before = table(passives=("Z20",), production_up=("P03",))
    assert gains(before, performing(before, "produce_one").state) == {"potato": 3}


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
    # At the left end, W19 makes a match of God card and potato.
    left = ask(table(passives=("Z04",), tapestries=(row[:2],)), ArrangeWeaving(0, "W19")).state
    assert gains(left, play(left, LayWeaving(0, "left")).state) == {"god_hand": 1, "potato": 1, "weavings": 1}


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


@WITH_AND_WITHOUT
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("answer", [Activate(), TakeGold()])
def test_z11_offering_gives_a_weaving(has, active, answer):
    owner = owning("Z11", has)
    position = owner if active == 0 else {"others": {0: owner}}
    asked = activated("offering", seat=active, **position).state
    if has:
        assert asked.decision == ChooseFreeWeaving(0)
        assert options(asked) == (TakeTopWeaving(), TakeWeavingBeneath())
        asked = play(asked, TakeWeavingBeneath()).state
    state = play(asked, answer).state
    assert state.players[0].tapestries == ((("W02",),) if has else ())
    assert isinstance(state.decision, TakeSecondAction)


# ---------------------------------------------------------------- High Priest actions


@WITH_AND_WITHOUT
@pytest.mark.parametrize("active", [0, 1])
def test_z12_gold_for_a_temple_step_at_worship(has, active):
    owner = {"gold": 2, "temple": 2, **owning("Z12", has)}
    position = owner if active == 0 else {"others": {0: owner}}
    asked = activated("worship", seat=active, **position).state
    if not has:
        assert asked.decision == ActOrGold(active, "worship")
        return
    assert asked.decision == BuyEffect(0, Cost(gold=1), ClimbTemple(1), "passive_buildings")
    assert gains(asked, play(asked, Accept()).state) == {"gold": -1, "temple": 1}
    assert gains(asked, play(asked, Pass()).state) == {}
    assert play(asked, Accept()).state.decision == ActOrGold(active, "worship")


@WITH_AND_WITHOUT
def test_z12_gold_for_a_temple_step_before_a_festival(has):
    outcome = festival(others={1: {"gold": 1, "temple": 2, **owning("Z12", has)}})
    if not has:
        assert len(of(outcome, FestivalBegan)) == 1
        return
    asked = outcome.state
    assert asked.decision == BuyEffect(1, Cost(gold=1), ClimbTemple(1), "passive_buildings")
    assert of(outcome, FestivalBegan) == []
    # The step counts at this Festival already: step 3 shows 3 VP.
    climbed = play(asked, Accept())
    assert all_events(climbed, TempleClimbed, FestivalBegan) == [TempleClimbed(1, 3), FestivalBegan(0, 1)]
    assert Scored(1, 3, "temple") in climbed.events


CONQUEST_PRICES = [
    # space, discard and flip as printed, and with Z13
    ("CH1", (0, 1), (0, 1)),
    ("AN1", (1, 0), (1, 0)),
    ("AN2", (0, 2), (0, 1)),
    ("CH2", (1, 1), (0, 1)),
    ("CH3", (1, 2), (0, 1)),
    ("CH4", (1, 3), (0, 2)),
    ("AN5", (2, 2), (1, 1)),
    ("KU6", (2, 3), (1, 2)),
]


@WITH_AND_WITHOUT
@pytest.mark.parametrize(("space", "printed", "less"), CONQUEST_PRICES)
def test_z13_conquest_discount(has, space, printed, less):
    army = tuple(f"A{n:02}" for n in range(1, 8))
    state = activated("conquest", army_up=army, **owning("Z13", has)).state
    before = play(state, SendCasualty("corn"), Activate()).state
    asked = until(play(before, Conquer(space)).state, JoinConquest, TakeSecondAction)
    me = asked.players[0]
    gone = 7 - len(me.army_up) - len(me.army_down)
    assert (gone, len(me.army_down)) == (less if has else printed)


@WITH_AND_WITHOUT
def test_z13_brings_more_spaces_into_reach(has):
    state = activated("conquest", army_up=("A01",), **owning("Z13", has)).state
    asked = play(state, SendCasualty("corn"), Activate()).state
    reach = {action.space for action in offered(asked, Conquer)}
    one_soldier = {"CH1", "AN1", "QU1", "KU1"}
    cheaper = {"CH2", "CH3", "AN2", "AN3", "AN4", "QU2", "QU3", "QU4", "KU2", "KU3"}
    assert reach == (one_soldier | cheaper if has else one_soldier)


@WITH_AND_WITHOUT
def test_z16_producing_owner_rejuvenates_one(has):
    area = {"production_up": ("P03",), "production_down": ("P05", "P06"), "army_down": ("A01",)}
    asked = play(activated("produce", **area, **owning("Z16", has)).state, Activate()).state
    army = [TurnUp("A01")] if has else []
    assert offered(asked, TurnUp) == [TurnUp("P05"), TurnUp("P06"), *army]
    once = play(asked, TurnUp("P05")).state
    assert offered(once, TurnUp) == ([TurnUp("P06"), TurnUp("A01")] if has else [])
    if has:
        twice = play(once, ProduceWith("P03"), TurnUp("P06")).state
        assert offered(twice, TurnUp) == []
        assert offered(twice, ProduceWith) == [ProduceWith("P05"), ProduceWith("P06")]
        army_first = play(asked, TurnUp("A01")).state
        assert army_first.players[0].army_up == ("A01",)
        assert offered(army_first, TurnUp) == [TurnUp("P05"), TurnUp("P06")]


@WITH_AND_WITHOUT
def test_z16_following_owner_rejuvenates_one(has):
    owner = {"production_up": ("P03",), "production_down": ("P05",), "army_down": ("A01",), **owning("Z16", has)}
    asked = play(activated("produce", others={1: owner}).state, Activate()).state
    assert isinstance(asked.decision, Produce)
    assert offered(asked, TurnUp) == ([TurnUp("P05"), TurnUp("A01")] if has else [])
    if has:
        before_producing = play(asked, TurnUp("P05"), ProduceWith("P05"), ProduceWith("P03")).state
        assert gains(asked, before_producing, 1) == {"corn": 2, "potato": 3}
        after_producing = play(asked, ProduceWith("P03"), TurnUp("P03")).state
        assert after_producing.players[1].production_up == ("P03",)
        assert isinstance(after_producing.decision, TakeSecondAction)


@WITH_AND_WITHOUT
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("answer", [Activate(), TakeGold()])
def test_z17_conquest_gives_gold_and_vp(has, active, answer):
    owner = owning("Z17", has)
    position = owner if active == 0 else {"others": {0: owner}}
    before = activated("conquest", seat=active, **position).state
    state = play(before, SendCasualty("potato"), answer).state
    expected = {"gold": 1, "vp": 1} if has else {}
    if active == 0 and answer == TakeGold():
        expected = {**expected, "gold": expected.get("gold", 0) + 1}
    assert gains(before, state) == expected


@WITH_AND_WITHOUT
@pytest.mark.parametrize("active", [0, 1])
def test_z18_rejuvenate_gives_army_card_and_gold(has, active):
    owner = owning("Z18", has)
    before = table(seat=active)
    position = owner if active == 0 else {"others": {0: owner}}
    state = play(activated("rejuvenate", seat=active, **position).state, Activate()).state
    expected = {"army_hand": 1, "gold": 1, "passives": 1} if has else {}
    assert gains(before, state) == expected


# ---------------------------------------------------------------- Festivals and the end


@WITH_AND_WITHOUT
@pytest.mark.parametrize(
    ("building", "starts_with"),
    [
        ("Z06", [Gained(1, "potato", 4, "passive_buildings")]),
        ("Z09", [Scored(1, 3, "passive_buildings")]),
        (
            "Z10",
            [
                Gained(1, "potato", 2, "passive_buildings"),
                Gained(1, "corn", 1, "passive_buildings"),
                Gained(1, "stone", 1, "passive_buildings"),
            ],
        ),
    ],
    ids=["z06_potato", "z09_longest_tapestry", "z10_supplies"],
)
def test_z06_z09_z10_at_the_start_of_a_festival(has, building, starts_with):
    tapestries = (("SW01",), ("SW02", "W02", "W12"))
    outcome = festival(others={1: {"tapestries": tapestries, **owning(building, has)}})
    began = outcome.events.index(FestivalBegan(0, 1))
    first = outcome.events[began + 1 : began + 1 + len(starts_with)]
    assert list(first) == starts_with if has else not set(starts_with) & set(outcome.events)


@WITH_AND_WITHOUT
def test_z06_potato_feeds_the_gods_of_the_same_festival(has):
    outcome = festival(number=3, god_hand=("G01", "G02", "G03"), **owning("Z06", has))
    assert outcome.state.players[0].potato == (1 if has else 0)
    assert outcome.state.players[0].scored.get("missing_potato", 0) == (0 if has else -6)


@WITH_AND_WITHOUT
def test_z06_god_cards_score_one_more_at_the_end(has):
    state = table(god_hand=("G01", "G02"), **owning("Z06", has))
    result = settled(changed(state, stack=(FinalScoring(),))).state.result
    assert result.breakdown[0]["final_god_cards"] == (4 if has else 2)


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
