"""Moving the High Priest: Worship, Offering, Rejuvenate and Produce for all, or gold for the active player."""

import pytest

from engine.actions import (
    Activate,
    DiscardStatue,
    MoveHighPriest,
    OfferCorn,
    Pass,
    Pay,
    ProduceWith,
    SendCasualty,
    TakeGold,
    TurnUp,
)
from engine.components import PRODUCTION
from engine.decisions import (
    ActOrGold,
    ChooseCasualty,
    ChooseRejuvenation,
    JoinConquest,
    MakeOffering,
    Produce,
    TakeSecondAction,
    Worship,
)
from engine.events import GoldTaken, HighPriestActivated, HighPriestMoved, StatueDiscarded
from engine.resources import Cost
from tests.engine.kit import (
    PRINTED,
    activated,
    brings,
    gains,
    of,
    offered,
    options,
    plain_buildings,
    play,
    table,
    until,
    with_soldiers,
)

pytestmark = pytest.mark.usefixtures("layout")


def acting(action: str, **position):
    """The active player performs this action."""
    return play(activated(action, **position).state, Activate()).state


# ---------------------------------------------------------------- moving


@pytest.mark.parametrize("start", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("spaces", [1, 2])
def test_one_or_two_spaces_clockwise(start, spaces):
    outcome = play(table(priest=start), MoveHighPriest(spaces))
    reached = [1, 2, 3, 4, 5, 1, 2][start - 1 + spaces]
    assert of(outcome, HighPriestMoved) == [HighPriestMoved(0, reached)]
    assert of(outcome, HighPriestActivated) == [HighPriestActivated(0, PRINTED[reached - 1])]
    assert outcome.state.players[0].priest == reached


def test_neither_staying_nor_three_spaces():
    assert offered(table(), MoveHighPriest) == [MoveHighPriest(1), MoveHighPriest(2)]


def test_a_turned_coricancha_has_its_actions_elsewhere():
    turned = PRINTED[2:] + PRINTED[:2]
    outcome = play(table(priest=1, board={"coricancha": turned}), MoveHighPriest(1))
    assert of(outcome, HighPriestActivated) == [HighPriestActivated(0, "conquest")]


# ---------------------------------------------------------------- gold instead

FOLLOWING = {
    "worship": ({"small_statues": ("inti",)}, Worship),
    "offering": ({"corn": 3}, MakeOffering),
    "rejuvenate": ({"corn": 1, "production_down": ("P01",)}, ChooseRejuvenation),
    "conquest": ({"army_up": ("A01",)}, JoinConquest),
    "produce": ({"production_up": ("P01",)}, Produce),
}


@pytest.mark.parametrize("action", PRINTED)
def test_gold_instead_and_the_others_still_act(action):
    area, question = FOLLOWING[action]
    outcome = activated(action, **area, others={1: area})
    asked = until(outcome.state, ActOrGold)
    assert options(asked) == (Activate(), TakeGold())
    gold = play(asked, TakeGold())
    assert of(gold, GoldTaken) == [GoldTaken(0, action)]
    assert gains(asked, gold.state) == {"gold": 1}
    assert isinstance(gold.state.decision, question)
    assert gold.state.to_act == 1
    assert offered(gold.state, TakeGold) == []
    done = play(gold.state, Pass()).state
    assert done.decision == TakeSecondAction(0, "high_priest")


@pytest.mark.parametrize("action", PRINTED)
def test_the_others_follow_in_turn_order(action):
    area, question = FOLLOWING[action]
    outcome = activated(action, players=4, seat=2, others={0: area, 1: area, 3: area})
    state = play(until(outcome.state, ActOrGold), TakeGold()).state
    asked = []
    while isinstance(state.decision, question):
        asked.append(state.to_act)
        state = play(state, Pass()).state
    assert asked == [3, 0, 1]


@pytest.mark.parametrize("action", PRINTED)
def test_who_cannot_take_part_is_not_asked(action):
    outcome = activated(action, players=3)
    state = play(until(outcome.state, ActOrGold), TakeGold()).state
    assert state.decision == TakeSecondAction(0, "high_priest")


# ---------------------------------------------------------------- Worship

STATUES = {"large_statues": ("inti", "killa"), "small_statues": ("qocha", "inti")}


def test_worship_one_large_and_one_small_statue():
    asked = acting("worship", temple=4, **STATUES)
    assert options(asked) == (
        DiscardStatue("large", "inti"),
        DiscardStatue("large", "killa"),
        DiscardStatue("small", "qocha"),
        DiscardStatue("small", "inti"),
        Pass(),
    )
    outcome = play(asked, DiscardStatue("large", "killa"))
    assert of(outcome, StatueDiscarded) == [StatueDiscarded(0, "large", "killa")]
    large = until(outcome.state, Worship)
    assert large.players[0].temple == 4 + 3
    # Not a second one of that size.
    assert offered(large, DiscardStatue) == [DiscardStatue("small", "qocha"), DiscardStatue("small", "inti")]
    both = until(play(large, DiscardStatue("small", "inti")).state, TakeSecondAction)
    me = both.players[0]
    assert (me.temple, me.large_statues, me.small_statues) == (8, ("inti",), ("qocha",))


def test_worship_the_small_one_first_or_only():
    asked = acting("worship", temple=2, **STATUES)
    small = until(play(asked, DiscardStatue("small", "qocha")).state, Worship)
    assert small.players[0].temple == 3
    assert offered(small, DiscardStatue) == [DiscardStatue("large", "inti"), DiscardStatue("large", "killa")]
    assert play(small, Pass()).state.players[0].temple == 3


@pytest.mark.parametrize("size", ["small", "large"])
def test_worship_of_the_others_one_statue_one_step(size):
    asked = acting("worship", others={1: {"temple": 2, **STATUES}})
    assert asked.to_act == 1
    state = until(play(asked, DiscardStatue(size, "inti")).state, TakeSecondAction)
    assert state.players[1].temple == 3


def test_statues_discarded_leave_the_game():
    asked = acting("worship", temple=2, small_statues=("inti",))
    state = play(asked, DiscardStatue("small", "inti")).state
    assert state.small_statues["inti"] == 1
    assert state.worshipped == 1
    assert state.players[0].vp == asked.players[0].vp


def test_worship_without_statues_passes_by():
    assert isinstance(acting("worship").decision, TakeSecondAction)


# ---------------------------------------------------------------- Offering


@pytest.mark.parametrize(("corn", "steps"), [(1, []), (2, [1]), (3, [1]), (4, [1, 2]), (6, [1, 2, 3]), (9, [1, 2, 3])])
def test_offering_two_four_six_corn_for_one_two_three_steps(corn, steps):
    asked = acting("offering", corn=corn, temple=10)
    assert offered(asked, OfferCorn) == [OfferCorn(n) for n in steps]
    for n in steps:
        state = until(play(asked, OfferCorn(n)).state, TakeSecondAction)
        assert (state.players[0].temple, state.players[0].corn) == (10 + n, corn - 2 * n)


@pytest.mark.parametrize(("corn", "asked"), [(2, False), (3, True), (9, True)])
def test_offering_of_the_others_three_corn_for_one_step(corn, asked):
    state = acting("offering", others={1: {"corn": corn, "temple": 2}})
    if not asked:
        assert isinstance(state.decision, TakeSecondAction)
        return
    assert state.decision == MakeOffering(1, 3, 1)
    assert options(state) == (OfferCorn(1), Pass())
    assert gains(state, play(state, OfferCorn(1)).state, 1) == {"corn": -3, "temple": 1}
    assert gains(state, play(state, Pass()).state, 1) == {}


def test_offering_with_gold_for_corn():
    asked = play(acting("offering", corn=1, gold=2, temple=2), OfferCorn(1)).state
    assert set(options(asked)) == {Pay(corn=1, gold=1), Pay(gold=2)}
    follower = acting("offering", others={1: {"corn": 2, "gold": 1, "temple": 2}})
    assert gains(follower, play(follower, OfferCorn(1)).state, 1) == {"corn": -2, "gold": -1, "temple": 1}


def test_offering_at_the_top_of_the_temple_is_in_vain():
    assert offered(acting("offering", corn=6, temple=12), OfferCorn) == [OfferCorn(1)]
    assert isinstance(acting("offering", corn=6, temple=13).decision, TakeSecondAction)


# ---------------------------------------------------------------- Rejuvenate


def face_down() -> dict[str, tuple[str, ...]]:
    """Two Production Buildings and two Army cards that do not look alike."""
    return {"production_down": ("P01", "P02"), "army_down": tuple(sorted(with_soldiers(1, 1) + with_soldiers(2, 1)))}


def test_rejuvenate_one_free_and_one_food_for_each_other():
    weak, strong = face_down()["army_down"]
    asked = acting("rejuvenate", corn=1, potato=1, **face_down())
    assert options(asked) == (TurnUp("P01"), TurnUp("P02"), TurnUp(weak), TurnUp(strong), Pass())
    free = play(asked, TurnUp("P02")).state
    assert gains(asked, free) == {}
    assert free.players[0].production_up == ("P02",)
    paying = play(free, TurnUp(strong)).state
    assert set(options(paying)) == {Pay(potato=1), Pay(corn=1)}
    second = play(paying, Pay(corn=1)).state
    assert gains(asked, second) == {"corn": -1}
    assert second.players[0].army_up == (strong,)
    third = play(second, TurnUp(weak)).state
    assert gains(asked, third) == {"corn": -1, "potato": -1}
    # Nothing is left to pay with.
    assert isinstance(third.decision, TakeSecondAction)
    assert third.players[0].production_down == ("P01",)


def test_rejuvenate_of_the_others_one_corn_each():
    weak, _ = face_down()["army_down"]
    asked = acting("rejuvenate", others={1: {"corn": 2, "potato": 9, **face_down()}})
    assert asked.decision == ChooseRejuvenation(1, 0, Cost(corn=1))
    state = play(asked, TurnUp(weak), TurnUp("P01")).state
    assert gains(asked, state, 1) == {"corn": -2}
    assert (state.players[1].army_up, state.players[1].production_up) == ((weak,), ("P01",))
    assert isinstance(state.decision, TakeSecondAction)


def test_rejuvenating_nothing_is_possible():
    asked = acting("rejuvenate", corn=1, **face_down())
    assert play(asked, Pass()).state.players[0].production_up == ()


# ---------------------------------------------------------------- Produce


def test_produce_for_nothing_is_possible_and_nothing_is_flipped():
    asked = acting("produce", production_up=("P01",))
    state = play(asked, Pass()).state
    assert state.players[0].production_up == ("P01",)


def test_gold_instead_of_produce_turns_nothing_up():
    outcome = activated("produce", production_up=("P01",), production_down=("P02",))
    state = play(outcome.state, TakeGold()).state
    assert state.decision == TakeSecondAction(0, "high_priest")
    assert state.players[0].production_down == ("P02",)


def test_produce_of_all_players_one_after_the_other():
    mine, next_, last = plain_buildings(3)
    others = {1: {"production_up": (next_,)}, 2: {"production_up": (last,)}}
    asked = acting("produce", players=3, production_up=(mine,), others=others)
    state = play(asked, ProduceWith(mine), Pass(), ProduceWith(next_), ProduceWith(last)).state
    expected = [brings(PRODUCTION[building].benefit) for building in (mine, next_, last)]
    assert [gains(asked, state, seat) for seat in range(3)] == expected
    assert isinstance(state.decision, TakeSecondAction)


# ---------------------------------------------------------------- the casualty of a Conquest


def test_only_conquest_takes_a_casualty():
    for action in PRINTED:
        assert isinstance(activated(action).state.decision, ChooseCasualty) == (action == "conquest")
    assert len(play(activated("conquest").state, SendCasualty("corn")).state.casualties) == 1
