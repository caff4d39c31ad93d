"""Axomamma's turn: which kind it takes, what it gains in its own way, and a turn without Worker."""

from collections import Counter

import pytest

from engine.actions import Pass
from engine.benefits import ClimbTemple, DrawArmy, DrawGod, Gain, GainNomad, StepsTask, Train
from engine.components import SOLO
from engine.decisions import MakeOffering, TakeTurn
from engine.events import (
    ArmyCardDrawn,
    AutomaDecided,
    HighPriestActivated,
    HighPriestMoved,
    NomadArrived,
    OfferDiscarded,
    Paid,
    PotatoesExchanged,
    Scored,
    TurnStarted,
    WorkerGivenUp,
    WorkerPlaced,
    WorkerRecruited,
)
from engine.procedures import RunBenefit, RunEffect
from tests.engine.kit import (
    STONE_OR_WORKER,
    all_events,
    below_step,
    brings,
    changed,
    gains,
    of,
    only,
    play,
    with_soldiers,
)
from tests.engine.kit.solo import (
    AUTOMA,
    PERSON,
    acting_by,
    against,
    before,
    by_chance,
    gaining,
    its_turn,
    run,
    token_on,
)

pytestmark = pytest.mark.usefixtures("layout")

THREE = ("G29", "G30", "G36")  # an offer, the oldest card first

MET = {
    "offering": {"corn": 4},
    "produce": {"production_up": ("P02", "P07")},
    "worship": {"small_statues": ("inti",)},
    "conquest": {"army_up": ("A01",)},
    "rejuvenate": {"production_down": ("P02", "P07"), "army_down": ("A01",)},
}
NOT_MET = {
    "offering": [{"corn": 3, "gold": 4}],
    "produce": [
        {"production_up": ("P02",), "production_down": ("P07",)},
        {"production_up": ("P02",), "passives": ("Z01",)},
    ],
    "worship": [{}],
    "conquest": [{}, {"army_down": ("A01", "A02")}],
    "rejuvenate": [{"production_down": ("P02",), "army_down": ("A01",), "passives": ("Z01",)}],
}


def way(outcome):
    return of(outcome, AutomaDecided)[0].way


# ---------------------------------------------------------------- High Priest action: conditions


@pytest.mark.parametrize("action", MET)
@pytest.mark.parametrize("spaces", [1, 2])
def test_it_moves_to_an_action_whose_condition_is_met_within_two_spaces(action: str, spaces: int):
    start = (before(action) - spaces) % 5 + 1
    state = against(priest=start, **MET[action])
    outcome = its_turn(state)
    assert way(outcome) == "high_priest"
    there = before(action) % 5 + 1
    assert of(outcome, HighPriestMoved) == [HighPriestMoved(AUTOMA, there)]
    assert only(outcome, HighPriestActivated) == HighPriestActivated(AUTOMA, action)
    assert outcome.state.players[AUTOMA].priest == there


@pytest.mark.parametrize("action", MET)
@pytest.mark.parametrize("spaces", [0, 3, 4])
def test_an_action_out_of_reach_does_not_count(action: str, spaces: int):
    start = (before(action) - spaces) % 5 + 1
    assert way(its_turn(against(priest=start, **MET[action]))) == "no_worker"


@pytest.mark.parametrize(("action", "area"), [(action, area) for action in NOT_MET for area in NOT_MET[action]])
def test_it_does_not_move_where_the_condition_is_not_met(action: str, area: dict):
    outcome = its_turn(against(priest=before(action), **area))
    assert way(outcome) == "no_worker"
    assert not of(outcome, HighPriestActivated)


def test_army_cards_in_its_hand_are_none_to_rejuvenate():
    many_dead = {"casualties": ("priest",) * 9}
    hand = against(priest=before("rejuvenate"), army_hand=("A01", "A02", "A03"), board=many_dead)
    assert way(its_turn(hand)) == "no_worker"
    played = against(priest=before("rejuvenate"), army_down=("A01", "A02", "A03"), board=many_dead)
    assert way(its_turn(played)) == "high_priest"


def test_of_two_actions_it_takes_the_closest():
    state = against(priest=5, corn=4, small_statues=("inti",))  # Worship lies next, Offering after it
    assert only(its_turn(state), HighPriestActivated).action == "worship"
    state = against(priest=5, corn=4)
    assert only(its_turn(state), HighPriestActivated).action == "offering"


def test_a_high_priest_action_comes_before_placing_a_worker():
    outcome = its_turn(against(priest=before("offering"), corn=4, workers=("priest",)))
    assert way(outcome) == "high_priest"
    assert not of(outcome, WorkerPlaced)
    assert way(its_turn(against(priest=before("offering"), workers=("priest",)))) == "board"


@pytest.mark.parametrize(
    ("area", "casualties", "met"),
    [
        # the strength of each card
        ({"army_up": [1]}, 0, True),
        ({"army_up": [1]}, 1, False),
        ({"army_up": [2]}, 1, True),
        ({"army_up": [2]}, 2, False),
        ({"army_hand": [2, 2]}, 1, True),  # unseen cards count for one soldier each
        ({"army_hand": [2, 2]}, 2, False),
        ({"army_up": [2], "army_hand": [2]}, 2, True),
        ({"army_up": [2], "army_hand": [2]}, 3, False),
        ({"army_up": [1], "army_down": [2, 2]}, 1, False),
    ],
)
def test_ruling_5_available_soldiers_are_those_face_up_and_one_for_each_card_in_hand(area, casualties, met):
    cards = {soldiers: iter(with_soldiers(soldiers, 2)) for soldiers in (1, 2)}
    army = {pile: tuple(next(cards[soldiers]) for soldiers in strengths) for pile, strengths in area.items()}
    state = against(priest=before("conquest"), board={"casualties": ("priest",) * casualties}, **army)
    assert way(its_turn(state)) == ("high_priest" if met else "no_worker")


# ---------------------------------------------------------------- High Priest action: what goes with it


def test_after_its_action_it_draws_an_army_card_and_discards_the_two_oldest_god_cards_without_vp():
    state = against(priest=before("rejuvenate"), board={"god_offer": THREE}, **MET["rejuvenate"])
    outcome = its_turn(state)
    assert only(outcome, ArmyCardDrawn) == ArmyCardDrawn(AUTOMA, state.army_deck[0])
    assert outcome.state.players[AUTOMA].army_hand == state.army_deck[:1]
    assert only(outcome, OfferDiscarded) == OfferDiscarded(AUTOMA, THREE[:2])
    assert outcome.state.god_offer == THREE[2:]
    assert outcome.state.god_deck == state.god_deck + THREE[:2]
    assert not of(outcome, Scored)


@pytest.mark.parametrize("offer", [(), THREE[:1], THREE[:2]])
def test_it_discards_what_there_is(offer: tuple[str, ...]):
    state = against(priest=before("rejuvenate"), board={"god_offer": offer}, **MET["rejuvenate"])
    outcome = its_turn(state)
    assert outcome.state.god_offer == ()
    assert len(of(outcome, OfferDiscarded)) == bool(offer)


def test_the_person_may_follow_before_it_draws_and_discards():
    state = against(priest=before("offering"), corn=4, temple=2, person={"corn": 3}, board={"god_offer": THREE})
    outcome = its_turn(state)
    assert outcome.state.decision == MakeOffering(PERSON, 3, 1)
    assert outcome.state.active == AUTOMA
    assert outcome.state.god_offer[-1:] == THREE[2:]
    assert not [event for event in of(outcome, OfferDiscarded) if len(event.cards) > 1]
    declined = play(outcome.state, Pass())
    assert of(declined, OfferDiscarded)
    assert isinstance(declined.state.decision, TakeTurn)
    assert only(declined, TurnStarted).seat == PERSON


# ---------------------------------------------------------------- gaining Workers


@pytest.mark.parametrize("kind", SOLO.axomamma.recruit_rewards)
@pytest.mark.parametrize("source", ["nomads", "village"])
def test_a_worker_comes_with_the_reward_of_its_colour(kind: str, source: str):
    people = {"nomads": (kind,), "village": (kind, "x")}[source]
    state = against(board={source: people, "god_offer": THREE})
    outcome = token_on(state, "AX-B3" if source == "nomads" else "AX-B1")
    assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, kind, source)
    reward = SOLO.axomamma.recruit_rewards[kind].benefit
    gained = {"vp": 1} if reward == (DrawGod(1),) else brings(reward)  # a God card it may not draw
    assert gains(state, outcome.state, AUTOMA) == {"workers": 1, **gained}
    assert len(of(outcome, NomadArrived)) == (source == "nomads")


def test_ruling_17_more_than_two_workers_are_discarded_at_random_at_once():
    state = against(workers=("architect", "courier"), board={"nomads": ("priest",)})
    lost = Counter()
    for outcome in by_chance(state, RunEffect(AUTOMA, GainNomad(), "conquest")):
        gone = only(outcome, WorkerGivenUp).worker
        lost[gone] += 1
        assert len(outcome.state.players[AUTOMA].workers) == 2
        assert outcome.state.lost_workers == (gone,)
        told = all_events(outcome, WorkerRecruited, WorkerGivenUp)
        assert [type(event) for event in told] == [WorkerRecruited, WorkerGivenUp]
    assert set(lost) == {"architect", "courier", "priest"}


# ---------------------------------------------------------------- God cards, Army cards, potato


def test_instead_of_drawing_a_god_card_it_puts_the_oldest_of_the_offer_under_the_deck_for_a_vp():
    state = against(board={"god_offer": THREE})
    outcome = gaining(state, DrawGod(1))
    assert only(outcome, OfferDiscarded) == OfferDiscarded(AUTOMA, THREE[:1])
    assert outcome.state.god_offer == THREE[1:]
    assert outcome.state.god_deck[-1] == THREE[0]
    assert gains(state, outcome.state, AUTOMA) == {"vp": 1}


def test_an_empty_offer_brings_no_vp_for_a_god_card():
    state = against()
    assert gains(state, gaining(state, DrawGod(1)).state, AUTOMA) == {}


def test_of_two_army_cards_to_keep_one_of_it_draws_just_one():
    state = against()
    outcome = gaining(state, Train(1))
    assert outcome.state.players[AUTOMA].army_hand == state.army_deck[:1]
    assert outcome.state.army_deck == state.army_deck[1:]
    assert outcome.state.army_discard == ()


def test_army_cards_go_face_down_into_its_hand():
    state = against()
    outcome = gaining(state, DrawArmy(2))
    assert outcome.state.players[AUTOMA].army_hand == state.army_deck[:2]


@pytest.mark.parametrize(("gained", "left", "vp"), [(4, 4, 0), (5, 0, 5), (7, 2, 5), (11, 1, 10)])
def test_five_potato_become_five_vp_whenever_it_has_them(gained: int, left: int, vp: int):
    state = against(gold=9)
    outcome = gaining(state, Gain("potato", gained))
    automa = outcome.state.players[AUTOMA]
    assert (automa.potato, automa.gold, automa.vp) == (left, 9, 10 + vp)
    assert len(of(outcome, PotatoesExchanged)) == vp // 5


def test_potato_is_exchanged_as_soon_as_there_is_enough():
    state = against(potato=4)
    told = all_events(
        run(state, RunBenefit(AUTOMA, (Gain("potato", 1),), "x"), RunBenefit(AUTOMA, (Gain("vp", 1),), "y")),
        PotatoesExchanged,
        Scored,
    )
    assert told == [PotatoesExchanged(AUTOMA, 5, 5), Scored(AUTOMA, 5, "automa_potato"), Scored(AUTOMA, 1, "y")]


def test_gold_pays_only_where_nothing_else_can():
    state = against(stone=2, gold=3)
    outcome = acting_by(state, StepsTask())
    assert only(outcome, Paid) == Paid(AUTOMA, 0, 0, 2, 1)


# ---------------------------------------------------------------- Temple


def test_it_receives_the_benefits_of_the_temple():
    state = against(temple=below_step(Gain("stone", 2)))
    outcome = gaining(state, ClimbTemple(1))
    assert gains(state, outcome.state, AUTOMA) == {"temple": 1, "stone": 2}


def test_a_god_card_of_the_temple_turns_into_a_vp_and_training_into_a_card():
    state = against(temple=below_step(DrawGod(1), Train(1)), board={"god_offer": THREE})
    outcome = gaining(state, ClimbTemple(1))
    assert gains(state, outcome.state, AUTOMA) == {"temple": 1, "vp": 1, "army_hand": 1}


@pytest.mark.parametrize(
    ("stone", "workers", "takes_worker"),
    [(0, 0, True), (1, 0, True), (0, 1, False), (1, 1, True), (2, 1, True), (2, 2, False), (1, 2, False), (3, 2, True)],
)
def test_ruling_20_stone_or_worker_is_what_it_has_the_fewest_of(stone: int, workers: int, takes_worker: bool):
    state = against(stone=stone, workers=("warrior",) * workers, board={"village": ("craftsman", "courier")})
    outcome = gaining(state, STONE_OR_WORKER)
    if takes_worker:
        assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, "craftsman", "village")
        assert outcome.state.village == ("courier",)
        gained = {name: n for name, n in gains(state, outcome.state, AUTOMA).items() if name != "workers"}
        assert gained == brings(SOLO.axomamma.recruit_rewards["craftsman"].benefit), "and no stone besides"
    else:
        assert gains(state, outcome.state, AUTOMA) == {"stone": 1}


def test_with_an_empty_village_the_temples_worker_is_a_random_nomad():
    state = against(board={"village": (), "nomads": ("architect", "craftsman", "courier")})
    taken = {
        only(outcome, WorkerRecruited).worker
        for outcome in by_chance(state, RunEffect(AUTOMA, STONE_OR_WORKER, "temple"))
    }
    assert taken == {"architect", "craftsman", "courier"}


def test_with_nobody_in_village_and_nomads_it_takes_stone():
    state = against(board={"village": (), "nomads": ()})
    assert gains(state, gaining(state, STONE_OR_WORKER).state, AUTOMA) == {"stone": 1}


# ---------------------------------------------------------------- no Worker


def test_without_worker_it_recruits_discards_for_vp_draws_and_moves_its_high_priest():
    state = against(priest=5, board={"god_offer": THREE, "nomads": ("courier",)})
    outcome = its_turn(state)
    assert way(outcome) == "no_worker"
    reward = Counter(brings(SOLO.axomamma.recruit_rewards["courier"].benefit))
    assert gains(state, outcome.state, AUTOMA) == reward + Counter({"workers": 1, "vp": 2, "army_hand": 1})
    assert outcome.state.god_offer == THREE[2:]
    assert outcome.state.players[AUTOMA].priest == 1
    assert not of(outcome, HighPriestActivated)
    order = all_events(outcome, WorkerRecruited, OfferDiscarded, HighPriestMoved)
    assert [type(event) for event in order] == [WorkerRecruited, OfferDiscarded, HighPriestMoved]
    assert max(map(outcome.events.index, of(outcome, ArmyCardDrawn))) > outcome.events.index(order[1])


def test_the_reward_of_the_nomad_comes_before_the_god_cards_are_discarded():
    state = against(board={"god_offer": THREE, "nomads": ("priest",)})
    outcome = its_turn(state)
    assert of(outcome, OfferDiscarded) == [OfferDiscarded(AUTOMA, THREE[:1]), OfferDiscarded(AUTOMA, THREE[1:])]
    assert gains(state, outcome.state, AUTOMA) == {"workers": 1, "vp": 3, "army_hand": 1}


def test_the_nomad_is_random():
    state = against(board={"nomads": ("architect", "craftsman", "courier")})
    assert {only(outcome, WorkerRecruited).worker for outcome in by_chance(state)} == {
        "architect",
        "craftsman",
        "courier",
    }


def test_each_discarded_card_scores_one_vp():
    for n in range(3):
        state = against(board={"god_offer": THREE[:n], "nomads": ("architect",)})
        offered_up = [event.vp for event in of(its_turn(state), Scored) if event.source == "automa_offer"]
        assert sum(offered_up) == n


def test_after_its_turn_the_person_is_asked():
    outcome = its_turn(against())
    assert isinstance(outcome.state.decision, TakeTurn)
    assert outcome.state.to_act == outcome.state.active == PERSON


def test_a_casualty_can_trigger_the_festival_for_axomamma():
    state = against(priest=before("conquest"), army_up=("A01",), board={"village": ("priest",)})
    outcome = its_turn(state)
    assert outcome.state.festival_holder == AUTOMA
    assert outcome.state.festivals == 1
    assert changed(outcome.state).players[AUTOMA].scored["festival"] == 1
