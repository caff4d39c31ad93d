"""Pachamama's High Priest actions, her own and those she follows; and what the Temple gives her."""

from collections import Counter
from typing import Any

import pytest

from engine import Outcome, State
from engine.actions import DiscardStatue, Pass, TakeGold
from engine.benefits import (
    Benefit,
    BuildingTask,
    Choose,
    ClimbTemple,
    DrawGod,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    Merchant,
    Priced,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
)
from engine.components import GODS, PRODUCTION, SOLO, STEPS
from engine.decisions import Worship
from engine.events import (
    ArmyCardDrawn,
    AutomaDecided,
    AutomaFailed,
    Declined,
    DieRolled,
    Gained,
    Paid,
    Produced,
    Scored,
    StatueDiscarded,
    TempleClimbed,
    TurnedDown,
    TurnedUp,
    WeavingsDrawn,
    WorkerRecruited,
)
from engine.procedures import Climb, PerformHighPriest, RunBenefit
from engine.resources import Cost
from tests.engine.kit import (
    STONE_OR_WORKER,
    all_events,
    below_step,
    brings,
    gains,
    of,
    only,
    plain_buildings,
    play,
    until,
    with_soldiers,
)
from tests.engine.kit.solo import AUTOMA, AXOMAMMA, PACHAMAMA, PERSON, against, before, gaining, person_activates, run

pytestmark = pytest.mark.usefixtures("layout")

ONES = tuple(f"A{n:02}" for n in range(1, 21))  # Army cards with one soldier
TWOS = tuple(f"A{n}" for n in range(21, 31))  # with two
TOP = 13
AFTER_FIRST = {"festivals": 1}


def her(**position: Any) -> State:
    return against(PACHAMAMA, **position)


def acting(action: str, **position: Any) -> Outcome:
    """Her own part of an action."""
    return run(her(**position), PerformHighPriest(AUTOMA, action))


def following(action: str, **position: Any) -> Outcome:
    return person_activates(her(**position), action)


def faces(outcome: Outcome) -> tuple[set[str], set[str]]:
    """Her Production Buildings, face up and face down."""
    player = outcome.state.players[AUTOMA]
    return set(player.production_up), set(player.production_down)


# ---------------------------------------------------------------- Produce


def test_pachamama_produces_with_all_face_up_buildings_and_flips_them() -> None:
    down, *up = plain_buildings(4)
    state = her(production_up=(up[1], up[0], up[2]), production_down=(down,))
    outcome = run(state, PerformHighPriest(AUTOMA, "produce"))
    assert [event.building for event in of(outcome, Produced)] == up, "by their numbers"
    told = Counter(event.resource for event in of(outcome, Gained) for _ in range(event.n))
    told["vp"] = sum(event.vp for event in of(outcome, Scored) if event.source == "production")
    told["army_hand"] = len(of(outcome, ArmyCardDrawn))
    assert +told == brings(sum((PRODUCTION[building].benefit for building in up), ()))
    assert {event.item for event in of(outcome, TurnedDown)} == set(up)


def test_after_producing_with_several_pachamama_turns_her_highest_building_up() -> None:
    assert faces(acting("produce", production_up=("P05", "P06"))) == ({"P06"}, {"P05"})
    higher = acting("produce", production_up=("P05", "P06"), production_down=("P03", "P12"))
    assert faces(higher) == ({"P12"}, {"P03", "P05", "P06"})
    assert "P12" not in [event.building for event in of(higher, Produced)]


def test_with_one_face_up_pachamama_first_turns_up_the_highest_face_down_building() -> None:
    outcome = acting("produce", production_up=("P06",), production_down=("P03", "P05", "P08"))
    assert [event.building for event in of(outcome, Produced)] == ["P06", "P08"]
    assert faces(outcome) == (set(), {"P03", "P05", "P06", "P08"}), "none is turned up afterwards"
    first, *_ = all_events(outcome, TurnedUp, Produced)
    assert first == TurnedUp(AUTOMA, "P08")


def test_her_only_building_is_turned_up_again_after_producing() -> None:
    outcome = acting("produce", production_up=("P06",))
    assert [type(event) for event in all_events(outcome, Produced, TurnedDown, TurnedUp)] == [
        Produced,
        TurnedDown,
        TurnedUp,
    ]
    assert faces(outcome) == ({"P06"}, set())


@pytest.mark.parametrize(
    ("have", "gained"),
    [
        ({"corn": 1, "stone": 1, "potato": 1}, {"gold": 1}),
        ({"gold": 1, "stone": 1, "potato": 1}, {"corn": 2}),
        ({"gold": 1, "corn": 1, "potato": 1}, {"stone": 2}),
        ({"gold": 1, "corn": 1, "stone": 1}, {"potato": 3}),
        ({}, {"gold": 1}),
        ({"gold": 1}, {"corn": 2}),
        ({"gold": 1, "corn": 1}, {"stone": 2}),
        ({"gold": 2, "corn": 3, "stone": 2, "potato": 2}, {"gold": 1}),
    ],
)
def test_pachamama_takes_the_resource_she_has_fewest_of_then_gold_corn_stone_potato(
    have: dict[str, int], gained: dict[str, int]
) -> None:
    amounts = {"gold": 1, "corn": 2, "stone": 2, "potato": 3}
    choice = Choose(tuple((Gain(resource, n),) for resource, n in amounts.items()))
    state = her(**have)
    assert gains(state, gaining(state, choice, "production").state, AUTOMA) == gained


def test_pachamama_never_draws_god_cards_as_a_benefit() -> None:
    state = her(board={"god_offer": ("G40",)})
    outcome = run(state, RunBenefit(AUTOMA, (Gain("potato", 1), DrawGod(1)), "production"))
    assert gains(state, outcome.state, AUTOMA) == {"potato": 1}
    assert (outcome.state.god_deck, outcome.state.god_offer) == (state.god_deck, state.god_offer)


def test_pachamama_keeps_a_single_card_where_others_draw_two() -> None:
    state = her()
    outcome = gaining(state, Train(1), "production")
    assert gains(state, outcome.state, AUTOMA) == {"army_hand": 1}
    assert outcome.state.army_discard == ()
    assert len(outcome.state.army_deck) == len(state.army_deck) - 1


@pytest.mark.parametrize(("corn", "temple"), [(1, 1), (0, 0)])
def test_pachamama_takes_what_a_building_sells_if_she_can_pay(corn: int, temple: int) -> None:
    below = below_step()
    state = her(corn=corn, temple=below)
    outcome = gaining(state, Priced(ClimbTemple(1), Cost(corn=1)), "production")
    assert outcome.state.players[AUTOMA].temple == below + temple
    assert outcome.state.players[AUTOMA].corn == 0


def test_pachamama_follows_produce_and_turns_everything_down() -> None:
    down, *up = plain_buildings(3)
    outcome = following("produce", production_up=tuple(up), production_down=(down,), board=AFTER_FIRST)
    assert [event.building for event in of(outcome, Produced)] == up
    assert faces(outcome) == (set(), {*up, down})


def test_pachamama_follows_produce_with_a_single_building_turning_nothing_up() -> None:
    outcome = following("produce", production_up=("P05",), production_down=("P12",), board=AFTER_FIRST)
    assert [event.building for event in of(outcome, Produced)] == ["P05"]
    assert faces(outcome) == (set(), {"P05", "P12"})


@pytest.mark.parametrize("spaces", [1, 2])
def test_ruling_21_pachamama_follows_produce_unless_she_could_trigger_it_next_turn(spaces: int) -> None:
    priest = (before("produce") - spaces) % 5 + 1
    two = {"production_up": ("P05", "P06"), "board": AFTER_FIRST, "priest": priest}
    outcome = following("produce", **two)
    assert of(outcome, Produced) == []
    assert faces(outcome) == ({"P05", "P06"}, set())
    assert only(outcome, AutomaDecided).way == "keeps_produce"
    too_few = following("produce", **{**two, "production_up": ("P05",)})
    assert faces(too_few) == (set(), {"P05"}), "she could not trigger it"
    before_first = following("produce", **{**two, "production_up": ("P05",), "board": {}})
    assert faces(before_first) == ({"P05"}, set()), "one is enough before the first Festival"


def test_a_festival_pachamama_holds_comes_before_her_next_turn() -> None:
    one = {"production_up": ("P05",), "priest": before("produce")}
    hers = following("produce", **one, board={"festivals": 1, "festival_holder": AUTOMA, "village": ()})
    assert faces(hers) == (set(), {"P05"}), "by her turn she would need two"
    the_person_s = following("produce", **one, board={"festivals": 1, "festival_holder": PERSON})
    assert faces(the_person_s) == ({"P05"}, set())


def test_pachamama_follows_produce_also_when_the_person_takes_gold() -> None:
    asked = person_activates(her(production_up=("P05",)), "produce", act=False)
    assert faces(play(asked.state, TakeGold())) == (set(), {"P05"})


# ---------------------------------------------------------------- Offering


@pytest.mark.parametrize(
    ("have", "paid", "steps"),
    [
        ({"corn": 4}, Paid(AUTOMA, 0, 4, 0, 0), 2),
        ({"corn": 5}, Paid(AUTOMA, 0, 4, 0, 0), 2),
        ({"corn": 5, "gold": 1}, Paid(AUTOMA, 0, 5, 0, 1), 3),
        ({"corn": 9, "gold": 9}, Paid(AUTOMA, 0, 6, 0, 0), 3),
        ({"corn": 6, "temple": TOP - 1}, Paid(AUTOMA, 0, 2, 0, 0), 1),
    ],
)
def test_pachamama_offers_as_much_as_she_can_spending_gold_last(have: dict[str, int], paid: Paid, steps: int) -> None:
    outcome = acting("offering", **{"temple": 9, **have})
    assert only(outcome, Paid) == paid
    assert len(of(outcome, TempleClimbed)) == steps


@pytest.mark.parametrize(
    ("have", "steps"), [({"corn": 3}, 1), ({"corn": 2}, 0), ({"corn": 2, "gold": 1}, 1), ({"corn": 9}, 1)]
)
def test_pachamama_follows_an_offering_for_three_corn(have: dict[str, int], steps: int) -> None:
    outcome = following("offering", temple=9, **have)
    assert len(of(outcome, TempleClimbed)) == steps
    assert sum(event.corn + event.gold for event in of(outcome, Paid)) == 3 * steps


# ---------------------------------------------------------------- Worship


def test_pachamama_worships_with_a_large_and_a_small_statue() -> None:
    outcome = acting("worship", large_statues=("inti", "killa"), small_statues=("inti", "inti"), temple=7)
    player = outcome.state.players[AUTOMA]
    assert [event.size for event in of(outcome, StatueDiscarded)] == ["large", "small"]
    assert player.temple == 7 + 3 + 1
    assert (len(player.large_statues), len(player.small_statues)) == (1, 1)
    assert outcome.state.worshipped == 2


def test_pachamama_worships_with_what_she_has() -> None:
    assert acting("worship", small_statues=("inti",), temple=7).state.players[AUTOMA].temple == 8
    assert acting("worship", large_statues=("inti",), temple=7).state.players[AUTOMA].temple == 10
    kept = acting("worship", large_statues=("inti",), small_statues=("killa",), temple=TOP - 2)
    assert kept.state.players[AUTOMA].small_statues == ("killa",), "there is nothing left to climb"


def test_pachamama_follows_worship_with_one_statue_for_one_step() -> None:
    outcome = following("worship", large_statues=("inti",), small_statues=("killa",), temple=7)
    assert only(outcome, StatueDiscarded).size == "small"
    assert outcome.state.players[AUTOMA].temple == 8
    outcome = following("worship", large_statues=("inti",), temple=7)
    assert only(outcome, StatueDiscarded).size == "large"
    assert outcome.state.players[AUTOMA].temple == 8


@pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
@pytest.mark.parametrize(
    ("statues", "discarded"),
    [
        ({"large_statues": ("inti",)}, 1),
        ({"small_statues": ("inti",)}, 1),
        ({"large_statues": ("inti",), "small_statues": ("inti",)}, 2),
        ({"large_statues": ("inti",), "temple": TOP}, 0),
    ],
)
def test_an_automa_is_told_to_have_discarded_nothing_only_if_that_is_true(
    which: str, statues: dict[str, Any], discarded: int
) -> None:
    state = against(which, **{"temple": 7, **statues})
    outcome = run(state, PerformHighPriest(AUTOMA, "worship"))
    assert len(of(outcome, StatueDiscarded)) == discarded
    assert len(of(outcome, Declined)) == (0 if discarded else 1)


def test_who_worships_with_a_large_statue_alone_is_not_told_to_have_declined() -> None:
    both = {"large_statues": ("inti",), "small_statues": ("inti",), "temple": 7}
    asked = person_activates(her(person=both), "worship").state
    further = until(play(asked, DiscardStatue("large", "inti")).state, Worship)
    assert of(play(further, Pass()), Declined) == []
    assert Declined(PERSON, "Worship") in play(asked, Pass()).events


# ---------------------------------------------------------------- Rejuvenate


def test_pachamama_rejuvenates_everything_free() -> None:
    outcome = acting("rejuvenate", production_down=("P01", "P02"), army_down=(*ONES[:2], TWOS[0]), corn=2, potato=2)
    player = outcome.state.players[AUTOMA]
    assert (player.production_down, player.army_down) == ((), ())
    assert set(player.production_up) == {"P01", "P02"}
    assert set(player.army_up) == {*ONES[:2], TWOS[0]}
    assert of(outcome, Paid) == []


@pytest.mark.parametrize(("buildings", "cards"), [(3, 3), (1, 0), (0, 4), (2, 5), (4, 1)])
def test_pachamama_follows_rejuvenate_with_half_of_each_rounded_up(buildings: int, cards: int) -> None:
    down = {"production_down": ("P01", "P02", "P03", "P05")[:buildings], "army_down": ONES[:cards]}
    outcome = following("rejuvenate", **down, corn=4)
    player = outcome.state.players[AUTOMA]
    assert len(player.production_up) == -(-buildings // 2)
    assert len(player.army_up) == -(-cards // 2)
    assert of(outcome, Paid) == []


# ---------------------------------------------------------------- the Temple


def temple_reward(*effects: Any, **position: Any) -> tuple[dict[str, int], Outcome]:
    state = her(**position)
    outcome = run(state, RunBenefit(AUTOMA, effects, "temple"))
    return gains(state, outcome.state, AUTOMA), outcome


NOTHING_LEFT = {
    "army_deck": (),
    "army_discard": (),
    "weavings": (),
    "small_statues": dict.fromkeys(GODS, 0),
    "large_statues": dict.fromkeys(GODS, 0),
    "production_market": (),
    "passive_market": (),
    "steps": dict.fromkeys(STEPS, PERSON),
}
RICH = {"stone": 9, "corn": 9, "gold": 9}


@pytest.mark.parametrize(
    ("effects", "position"),
    [
        ((DrawGod(1),), {}),
        ((Train(1),), {"board": NOTHING_LEFT}),
        ((DrawGod(1), Train(1)), {"board": NOTHING_LEFT}),
        ((Rejuvenate(1),), {}),
        ((ClimbTemple(1),), {"temple": TOP}),
        ((ProduceOne(1),), {"production_down": ("P05",)}),
        ((PurchaseWeavings(),), {}),
        ((PurchaseWeavings(),), {**RICH, "board": NOTHING_LEFT}),
        ((StatueTask(),), {"stone": 2}),
        ((StatueTask(),), {**RICH, "board": NOTHING_LEFT}),
        ((StepsTask(),), {"stone": 2}),
        ((StepsTask(),), {**RICH, "steps_left": 0}),
        ((BuildingTask(),), {**RICH, "board": NOTHING_LEFT}),
        ((FreeBuilding(),), {"board": NOTHING_LEFT}),
        ((FreeStatue(),), {"board": NOTHING_LEFT}),
        ((FreeSteps(),), {"board": NOTHING_LEFT}),
        ((FreeSteps(),), {"steps_left": 0}),
        ((FreeWeaving(2),), {"board": NOTHING_LEFT}),
        ((Priced(ClimbTemple(1), Cost(corn=1)),), {}),
        ((Priced(ClimbTemple(1), Cost(corn=1)),), {"corn": 3, "temple": TOP}),
        ((Choose(((Gain("stone", 1),), (DrawGod(1),))),), {}),
    ],
)
def test_a_temple_reward_of_no_use_is_a_gold_for_pachamama(effects: Benefit, position: dict[str, Any]) -> None:
    gained, outcome = temple_reward(*effects, **position)
    assert gained == {"gold": 1}
    assert only(outcome, AutomaFailed).gold == 1


def test_of_a_temple_reward_pachamama_takes_the_part_she_can_use() -> None:
    assert temple_reward(Gain("potato", 1), DrawGod(1))[0] == {"potato": 1}
    assert temple_reward(DrawGod(1), Train(1))[0] == {"army_hand": 1}
    assert temple_reward(Gain("stone", 1), FreeSteps(), board=NOTHING_LEFT)[0] == {"stone": 1}


def test_the_rest_of_a_temple_reward_is_seen_when_its_turn_comes() -> None:
    gained, outcome = temple_reward(Gain("stone", 2), StatueTask())
    assert gained == {"stone": 2}
    assert of(outcome, DieRolled) == []
    assert temple_reward(Gain("stone", 2), StatueTask(), stone=1)[0] == {"stone": -1, "statues": 1, "vp": 3}
    gained, outcome = temple_reward(Gain("vp", 1), PurchaseWeavings())
    assert gained == {"vp": 1}
    assert of(outcome, WeavingsDrawn) == []


def test_a_step_without_reward_gives_pachamama_nothing() -> None:
    state = her(temple=below_step())
    assert gains(state, run(state, Climb(AUTOMA, 1)).state, AUTOMA) == {"temple": 1}


def test_where_the_temple_offers_a_choice_pachamama_takes_the_second() -> None:
    below = below_step(STONE_OR_WORKER)
    outcome = run(her(temple=below, board={"nomads": ("priest",)}), Climb(AUTOMA, 1))
    reward = brings(SOLO.pachamama.recruit_rewards["priest"].benefit)
    assert gains(her(temple=below), outcome.state, AUTOMA) == {"temple": 1, "workers": 1, **reward}
    assert only(outcome, WorkerRecruited).source == "nomads"
    nobody = her(temple=below, board={"nomads": (), "village": ()})
    assert gains(nobody, run(nobody, Climb(AUTOMA, 1)).state, AUTOMA) == {"temple": 1, "gold": 1}
    assert temple_reward(Choose(((Merchant(1),), (FreeSteps(),))))[0]["vp"] == 4


def test_elsewhere_a_benefit_of_no_use_is_no_gold() -> None:
    for source in ("conquest", "production"):
        outcome = run(her(), RunBenefit(AUTOMA, (DrawGod(1),), source))
        assert gains(her(), outcome.state, AUTOMA) == {}


def test_a_merchant_scores_pachamama_s_weavings() -> None:
    state = her(tapestries=(("W01", "W07"), ("W02",)))
    assert gains(state, gaining(state, Merchant(1)).state, AUTOMA) == {"vp": 3}


def test_pachamama_produces_one_with_her_highest_building_which_stays_up() -> None:
    outcome = gaining(her(production_up=("P05", "P08", "P06")), ProduceOne(1), "temple")
    assert only(outcome, Produced).building == "P08"
    assert faces(outcome) == ({"P05", "P06", "P08"}, set())


def test_pachamama_rejuvenates_a_building_rather_than_an_army_card() -> None:
    weak, strong = with_soldiers(1, 1) + with_soldiers(2, 1)
    outcome = gaining(her(production_down=("P05", "P08"), army_down=(strong,)), Rejuvenate(1))
    assert only(outcome, TurnedUp).item == "P08"
    outcome = gaining(her(army_down=(weak, strong)), Rejuvenate(1))
    assert only(outcome, TurnedUp).item == strong
