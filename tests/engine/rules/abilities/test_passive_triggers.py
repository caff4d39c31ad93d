"""Passive Buildings that wait for a High Priest action, a Conquest or a Festival, with them and without."""

import pytest

from engine import Outcome
from engine.actions import (
    Accept,
    Activate,
    Conquer,
    Pass,
    ProduceWith,
    SendCasualty,
    TakeGold,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.benefits import ClimbTemple
from engine.components import ARMY_CARDS, CONQUEST, PRODUCTION, TEMPLE
from engine.decisions import (
    ActOrGold,
    BuyEffect,
    ChooseFreeWeaving,
    ChooseRejuvenation,
    JoinConquest,
    Produce,
    TakeSecondAction,
)
from engine.events import FestivalBegan, Gained, Scored, SoldiersDiscarded, TempleClimbed, TurnedDown
from engine.procedures import FinalScoring
from engine.resources import Cost
from tests.engine.kit import (
    WITH_AND_WITHOUT,
    activated,
    after,
    all_events,
    below_step,
    brings,
    changed,
    festival,
    gains,
    of,
    offered,
    options,
    owning,
    plain_buildings,
    play,
    settled,
    table,
    until,
)

pytestmark = pytest.mark.usefixtures("layout")


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
    owner = {"gold": 2, "temple": below_step(), **owning("Z12", has)}
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
    below = below_step()
    outcome = festival(others={1: {"gold": 1, "temple": below, **owning("Z12", has)}})
    if not has:
        assert len(of(outcome, FestivalBegan)) == 1
        return
    asked = outcome.state
    assert asked.decision == BuyEffect(1, Cost(gold=1), ClimbTemple(1), "passive_buildings")
    assert of(outcome, FestivalBegan) == []
    # The step counts at this Festival already.
    climbed = play(asked, Accept())
    assert all_events(climbed, TempleClimbed, FestivalBegan) == [TempleClimbed(1, below + 1), FestivalBegan(0, 1)]
    assert Scored(1, TEMPLE[below + 1].vp, "temple") in climbed.events


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


@pytest.mark.fixed_layout
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


@pytest.mark.fixed_layout
@WITH_AND_WITHOUT
def test_z13_brings_more_spaces_into_reach(has):
    state = activated("conquest", army_up=("A01",), **owning("Z13", has)).state
    asked = play(state, SendCasualty("corn"), Activate()).state
    reach = {action.space for action in offered(asked, Conquer)}
    one_soldier = {"CH1", "AN1", "QU1", "KU1"}
    cheaper = {"CH2", "CH3", "AN2", "AN3", "AN4", "QU2", "QU3", "QU4", "KU2", "KU3"}
    assert reach == (one_soldier | cheaper if has else one_soldier)


def with_discount(discard: int, flip: int) -> tuple[int, int]:
    """One soldier less of each, but at least one in all, rather flipped than discarded."""
    less = max(0, discard - 1), max(0, flip - 1)
    return less if any(less) else (0, 1) if flip else (1, 0)


@WITH_AND_WITHOUT
@pytest.mark.parametrize("space", CONQUEST)
@pytest.mark.parametrize("second", [False, True], ids=["first marker", "additional marker"])
def test_z13_serves_each_marker(has, space, second):
    army = tuple(card.id for card in ARMY_CARDS.values() if card.soldiers == 1)[:8]
    asked = play(
        activated("conquest", army_up=army, **owning("Z13", has)).state, SendCasualty("corn"), Activate()
    ).state
    if second:
        asked = play(asked, Pass()).state
    assert asked.decision == JoinConquest(0, second=second)
    outcome = play(asked, Conquer(space))
    while not isinstance(outcome.state.decision, JoinConquest | TakeSecondAction):
        outcome = after(outcome, play(outcome.state, options(outcome.state)[0]))
    gone, down = len(of(outcome, SoldiersDiscarded)), len(of(outcome, TurnedDown))
    printed = CONQUEST[space].discard, CONQUEST[space].flip
    assert (gone, down) == (with_discount(*printed) if has else printed)


@WITH_AND_WITHOUT
def test_z16_producing_owner_rejuvenates_one(has):
    up, one, other = plain_buildings(3)
    area = {"production_up": (up,), "production_down": (one, other), "army_down": ("A01",)}
    asked = play(activated("produce", **area, **owning("Z16", has)).state, Activate()).state
    army = [TurnUp("A01")] if has else []
    assert offered(asked, TurnUp) == [TurnUp(one), TurnUp(other), *army]
    once = play(asked, TurnUp(one)).state
    assert offered(once, TurnUp) == ([TurnUp(other), TurnUp("A01")] if has else [])
    if has:
        twice = play(once, TurnUp(other)).state
        assert offered(twice, TurnUp) == []
        assert offered(twice, ProduceWith) == [ProduceWith(up), ProduceWith(one), ProduceWith(other)]
        between = play(once, ProduceWith(up)).state
        assert offered(between, TurnUp) == []
        after_producing = play(between, Pass()).state
        assert offered(after_producing, TurnUp) == [TurnUp(other), TurnUp(up), TurnUp("A01")]
        army_first = play(asked, TurnUp("A01")).state
        assert army_first.players[0].army_up == ("A01",)
        assert offered(army_first, TurnUp) == [TurnUp(one), TurnUp(other)]


@WITH_AND_WITHOUT
def test_z16_following_owner_rejuvenates_one(has):
    up, down = plain_buildings(2)
    owner = {"production_up": (up,), "production_down": (down,), "army_down": ("A01",), **owning("Z16", has)}
    asked = play(activated("produce", others={1: owner}).state, Activate()).state
    assert isinstance(asked.decision, Produce)
    assert offered(asked, TurnUp) == ([TurnUp(down), TurnUp("A01")] if has else [])
    if has:
        before_producing = play(asked, TurnUp(down), ProduceWith(down), ProduceWith(up)).state
        assert gains(asked, before_producing, 1) == brings(PRODUCTION[up].benefit + PRODUCTION[down].benefit)
        after_producing = play(asked, ProduceWith(up), TurnUp(up)).state
        assert after_producing.players[1].production_up == (up,)
        assert isinstance(after_producing.decision, TakeSecondAction)


def test_z16_rejuvenates_a_single_one_also_for_gold():
    asked = play(activated("produce", passives=("Z16",), production_down=("P05", "P06")).state, TakeGold()).state
    assert asked.decision == ChooseRejuvenation(0, 1)
    assert isinstance(play(asked, TurnUp("P06")).state.decision, TakeSecondAction)


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


def start_of_festival(building: str, has: bool):
    """What the owner, who is not the holder, gains before the free Merchant."""
    tapestries = (("SW01",), ("SW02", "W02", "W12"), ("SW04", "W01"))
    outcome = festival(others={1: {"tapestries": tapestries, **owning(building, has)}})
    assert of(outcome, FestivalBegan) == [FestivalBegan(0, 1)]
    temple = outcome.events.index(Scored(0, 1, "temple"))
    before = Outcome(outcome.state, outcome.events[:temple], outcome.commits)
    return all_events(before, Gained, Scored)


@WITH_AND_WITHOUT
def test_z06_four_potato_at_the_start_of_a_festival(has):
    assert start_of_festival("Z06", has) == ([Gained(1, "potato", 4, "passive_buildings")] if has else [])


@WITH_AND_WITHOUT
def test_z09_longest_tapestry_at_the_start_of_a_festival(has):
    assert start_of_festival("Z09", has) == ([Scored(1, 3, "passive_buildings")] if has else [])


@WITH_AND_WITHOUT
def test_z10_supplies_at_the_start_of_a_festival(has):
    supplies = [("potato", 2), ("corn", 1), ("stone", 1)]
    expected = [Gained(1, resource, n, "passive_buildings") for resource, n in supplies]
    assert start_of_festival("Z10", has) == (expected if has else [])


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
