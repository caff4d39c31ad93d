"""Pachamama's turn: High Priest conditions, what follows an action, the end of her turn, and what she may not keep."""

from typing import Any

import pytest

from engine import Outcome, State
from engine.actions import Pass
from engine.benefits import Gain, GainNomad
from engine.components import CONQUEST, SOLO
from engine.decisions import ActOrGold, MakeOffering, TakeTurn
from engine.events import (
    ArmyCardDrawn,
    AutomaDecided,
    AutomaFailed,
    DieRolled,
    Gained,
    HighPriestActivated,
    HighPriestMoved,
    NomadArrived,
    OfferDiscarded,
    Paid,
    PotatoesExchanged,
    Scored,
    WorkerGivenUp,
    WorkerPlaced,
    WorkerRecruited,
)
from engine.procedures import OfferHire, RunEffect
from engine.rules.hooks import abilities_of
from engine.solo import pachamama_conditions
from tests.engine.kit import PRINTED, all_events, below_step, brings, gains, of, only, play, settled, with_soldiers
from tests.engine.kit.solo import (
    AUTOMA,
    PACHAMAMA,
    PERSON,
    against,
    before,
    by_chance,
    gaining,
    its_turn,
    person_activates,
    run,
)

pytestmark = pytest.mark.usefixtures("layout")

TOP = 13
FULL = dict.fromkeys(CONQUEST, PERSON)


def worshipping() -> dict[str, Any]:
    """She is about to worship for one step up, which has no reward."""
    return {"priest": before("worship"), "small_statues": ("inti",), "temple": below_step()}


def ones(n: int) -> tuple[str, ...]:
    """Army cards with one soldier."""
    return with_soldiers(1, n)


def twos(n: int) -> tuple[str, ...]:
    """Army cards with two soldiers."""
    return with_soldiers(2, n)


def her(**position: Any) -> State:
    return against(PACHAMAMA, **position)


def her_turn(*rolls: int, **position: Any) -> Outcome:
    return its_turn(her(**position), *rolls)


def meets(action: str, **position: Any) -> bool:
    return pachamama_conditions.CONDITIONS[action](her(**position), AUTOMA).met


def activated(outcome: Outcome) -> str:
    """The High Priest action she performed; none if she did not."""
    return next((event.action for event in of(outcome, HighPriestActivated)), "")


# ---------------------------------------------------------------- conditions


HELD = [{"festivals": 1}, {"festivals": 2}, {"festivals": 2, "festival_holder": PERSON}]
NOT_HELD: list[dict[str, int]] = [{}, {"festivals": 1, "festival_holder": PERSON}]


@pytest.mark.parametrize("board", NOT_HELD)
def test_pachamama_may_produce_with_one_building_before_the_first_festival(board: dict[str, int]) -> None:
    assert meets("produce", board=board, production_up=("P01",))
    assert not meets("produce", board=board, production_down=("P01", "P02"))


@pytest.mark.parametrize("board", HELD)
def test_pachamama_may_produce_with_two_buildings_after_the_first_festival(board: dict[str, int]) -> None:
    assert meets("produce", board=board, production_up=("P01", "P02"))
    assert not meets("produce", board=board, production_up=("P01",), production_down=("P02", "P03"))


def test_pachamama_may_offer_with_four_corn() -> None:
    assert meets("offering", corn=4)
    assert not meets("offering", corn=3, gold=5)


def test_pachamama_may_worship_with_a_statue() -> None:
    assert meets("worship", small_statues=("inti",))
    assert meets("worship", large_statues=("inti",))
    assert not meets("worship")


def test_pachamama_is_ready_to_conquer_with_more_soldiers_than_casualties() -> None:
    cards = {"army_hand": ones(1), "army_up": twos(1)}
    assert meets("conquest", board={"casualties": ("priest",) * 2}, **cards)
    assert not meets("conquest", board={"casualties": ("priest",) * 3}, **cards)
    assert meets("conquest", army_hand=twos(1))
    assert not meets("conquest")


def test_pachamama_counts_one_soldier_for_a_card_in_hand_and_none_for_one_face_down() -> None:
    two_dead = {"casualties": ("priest",) * 2}
    assert not meets("conquest", board=two_dead, army_hand=twos(2))
    assert meets("conquest", board=two_dead, army_hand=twos(3))
    assert not meets("conquest", army_down=twos(3))


def test_pachamama_is_ready_in_the_rulebook_s_example() -> None:
    four_dead = {"casualties": ("priest",) * 4}
    cards = {"army_up": (*twos(1), *ones(2)), "army_hand": twos(3)[1:], "army_down": ones(5)[2:]}
    assert pachamama_conditions.ready_to_conquer(her(board=four_dead, **cards), AUTOMA).met
    five_more = {"casualties": ("priest",) * 6}
    assert not pachamama_conditions.ready_to_conquer(her(board=five_more, **cards), AUTOMA).met


def test_pachamama_may_rejuvenate_three_things_face_down() -> None:
    assert meets("rejuvenate", production_down=("P01",), army_down=ones(2))
    assert meets("rejuvenate", production_down=("P01", "P02", "P03"))
    assert not meets("rejuvenate", production_down=("P01",), army_down=ones(1), army_hand=ones(4)[1:])


def test_an_action_without_effect_cannot_be_activated_by_pachamama() -> None:
    assert not meets("offering", corn=9, temple=TOP)
    assert not meets("worship", large_statues=("inti",), temple=TOP)
    assert meets("worship", large_statues=("inti",), temple=TOP - 1)
    assert not meets("conquest", army_up=twos(3), board={"conquest": FULL})
    assert not meets("conquest", army_up=twos(3), markers_left=0)
    one_left = {space: PERSON for space in CONQUEST if space != "CH1"}
    assert meets("conquest", army_up=twos(3), board={"conquest": one_left})


# ---------------------------------------------------------------- which action


def test_pachamama_moves_to_the_closest_action_whose_condition_is_met() -> None:
    both = {"corn": 4, "production_down": ("P01", "P02", "P03")}
    assert activated(her_turn(priest=before("offering"), **both)) == "offering"
    later = her_turn(priest=before("offering"), production_down=("P01", "P02", "P03"), corn=3)
    assert activated(later) == "rejuvenate"
    assert later.state.players[AUTOMA].priest == PRINTED.index("rejuvenate") + 1


def test_pachamama_does_not_reach_the_third_action_ahead() -> None:
    outcome = her_turn(priest=before("worship"), production_down=("P01", "P02", "P03"), workers=("priest",))
    assert activated(outcome) == ""


def test_the_person_may_follow_pachamama_s_action_by_the_usual_rules() -> None:
    state = her_turn(priest=before("offering"), corn=4, person={"corn": 3}).state
    assert state.decision == MakeOffering(PERSON, 3, 1)
    assert not isinstance(her_turn(priest=before("offering"), corn=4).state.decision, MakeOffering)


def test_pachamama_never_takes_gold_instead_of_an_action() -> None:
    outcome = her_turn(priest=before("offering"), corn=4)
    assert gains(her(corn=4), outcome.state, AUTOMA)["temple"] == 2
    assert Gained(AUTOMA, "gold", 1, "high_priest") not in outcome.events


def test_without_an_action_in_reach_her_high_priest_walks_one_space_and_the_board_acts() -> None:
    outcome = her_turn(priest=5, workers=("priest",))
    assert only(outcome, HighPriestMoved) == HighPriestMoved(AUTOMA, 1)
    assert activated(outcome) == ""
    assert of(outcome, AutomaDecided)[0].way == "board"
    moved, placed = all_events(outcome, HighPriestMoved, WorkerPlaced)
    assert isinstance(moved, HighPriestMoved)
    assert isinstance(placed, WorkerPlaced)
    assert Gained(AUTOMA, "gold", 1, "high_priest") not in outcome.events


# ---------------------------------------------------------------- after an action


def test_after_an_action_pachamama_draws_an_army_card_unless_she_is_ready_to_conquer() -> None:
    outcome = her_turn(**worshipping(), workers=("courier",), board={"casualties": ("priest",)}, army_up=ones(1))
    assert len(outcome.state.players[AUTOMA].army_hand) == 1
    assert of(outcome, WorkerRecruited) == []
    assert [event.way for event in of(outcome, AutomaDecided)] == ["high_priest", "not_ready"]


def test_after_an_action_pachamama_recruits_a_random_nomad_when_she_is_ready_to_conquer() -> None:
    outcomes = by_chance(her(**worshipping(), workers=("courier",), army_up=ones(1)))
    assert {only(outcome, WorkerRecruited).worker for outcome in outcomes} == {"priest", "warrior", "courier"}
    for outcome in outcomes:
        assert only(outcome, WorkerRecruited).source == "nomads"
        assert len(of(outcome, NomadArrived)) == 1
    assert [event.way for event in of(outcomes[0], AutomaDecided)] == ["high_priest", "ready"]


@pytest.mark.fixed_layout
def test_whether_pachamama_is_ready_is_seen_after_the_action() -> None:
    board = {"conquest": {space: PERSON for space in CONQUEST if space != "QU2"}}
    outcome = her_turn(priest=before("conquest"), workers=("courier",), army_up=twos(1), board=board)
    assert outcome.state.players[AUTOMA].army_down == twos(1)
    assert len(outcome.state.players[AUTOMA].army_hand) == 1, "her soldiers are spent, so she was not ready"


def test_the_secondary_choice_comes_after_the_person_has_followed() -> None:
    asked = her_turn(**worshipping(), workers=("courier",), person={"small_statues": ("killa",)})
    assert of(asked, ArmyCardDrawn) == []
    done = play(asked.state, Pass())
    assert [event.seat for event in of(done, ArmyCardDrawn)] == [AUTOMA]


@pytest.mark.parametrize(
    ("offer", "left"), [(("G40", "G41", "G42"), ("G42",)), (("G40", "G41"), ()), (("G40",), ()), ((), ())]
)
def test_after_an_action_pachamama_discards_up_to_two_oldest_cards_of_the_offer(
    offer: tuple[str, ...], left: tuple[str, ...]
) -> None:
    ready_or_not: list[dict[str, Any]] = [{"army_up": ones(1)}, {}]
    for cards in ready_or_not:
        outcome = her_turn(**worshipping(), board={"god_offer": offer}, **cards)
        assert outcome.state.god_offer == left
        gone = offer[: len(offer) - len(left)]
        assert outcome.state.god_deck[len(outcome.state.god_deck) - len(gone) :] == gone
        assert of(outcome, OfferDiscarded) == ([OfferDiscarded(AUTOMA, gone)] if gone else [])


def test_a_board_action_leaves_the_offer_and_the_secondary_choice_alone() -> None:
    outcome = her_turn(1, workers=("priest", "courier"), board={"god_offer": ("G41", "G42")})
    assert outcome.state.god_offer[:2] == ("G41", "G42")
    assert [event.way for event in of(outcome, AutomaDecided)] == ["board"]


# ---------------------------------------------------------------- recruiting at the end of her turn


def hiring(*rolls: int, **position: Any) -> Outcome:
    return run(her(**position), OfferHire(AUTOMA), rolls=rolls)


@pytest.mark.parametrize("board", [{}, {"festivals": 1}, {"festivals": 2, "festival_holder": PERSON}])
def test_before_the_second_festival_pachamama_recruits_only_without_workers(board: dict[str, int]) -> None:
    assert len(of(hiring(board=board), WorkerRecruited)) == 1
    assert of(hiring(board=board, workers=("priest",)), WorkerRecruited) == []


@pytest.mark.parametrize("board", [{"festivals": 2}, {"festivals": 3, "festival_holder": PERSON}])
def test_after_the_second_festival_pachamama_recruits_one_while_she_has_fewer_than_two(board: dict[str, int]) -> None:
    assert len(hiring(board=board).state.players[AUTOMA].workers) == 1
    assert len(hiring(board=board, workers=("priest",)).state.players[AUTOMA].workers) == 2
    assert of(hiring(board=board, workers=("priest", "courier")), WorkerRecruited) == []


@pytest.mark.parametrize(("roll", "worker"), [(1, "courier"), (2, "architect"), (3, "architect"), (4, "courier")])
def test_the_die_says_from_which_end_of_the_village_pachamama_recruits(roll: int, worker: str) -> None:
    village = ("architect", "craftsman", "warrior", "courier")
    outcome = hiring(roll, board={"village": village})
    assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, worker, "village")
    assert outcome.state.village == tuple(kind for kind in village if kind != worker)
    assert of(outcome, Paid) == []
    assert len(all_events(outcome, Gained, Scored, ArmyCardDrawn)) == 1, "the reward, whichever it is"


@pytest.mark.fixed_layout
def test_pachamama_recruits_at_the_end_of_either_kind_of_turn() -> None:
    by_priest = her_turn(**worshipping())
    by_board = her_turn(2, workers=("priest",))
    for outcome in (by_priest, by_board):
        assert only(outcome, WorkerRecruited).source == "village"
        assert outcome.state.decision == TakeTurn(PERSON)


def test_from_an_empty_village_pachamama_recruits_a_nomad_and_from_nowhere_a_gold() -> None:
    nomad = hiring(board={"village": ()})
    assert only(nomad, WorkerRecruited).source == "nomads"
    assert of(nomad, DieRolled) == []
    nobody = hiring(board={"village": (), "nomads": ()})
    assert gains(her(), nobody.state, AUTOMA) == {"gold": 1}
    assert only(nobody, AutomaFailed).gold == 1


def test_without_nomads_pachamama_recruits_from_the_village_by_die() -> None:
    nomad = RunEffect(AUTOMA, GainNomad(), "conquest")
    for roll, end in ((2, 0), (4, -1)):
        village = ("architect", "craftsman", "warrior")
        outcome = run(her(board={"nomads": (), "village": village}), nomad, rolls=(roll,))
        assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, village[end], "village")
    nobody = run(her(board={"nomads": (), "village": ()}), nomad)
    assert gains(her(), nobody.state, AUTOMA) == {"gold": 1}


# ---------------------------------------------------------------- what comes with Workers


@pytest.mark.parametrize("worker", ["architect", "craftsman", "warrior", "courier", "priest"])
def test_every_worker_brings_pachamama_the_reward_for_its_colour(worker: str) -> None:
    reward = brings(SOLO.pachamama.recruit_rewards[worker].benefit)
    assert reward
    village = hiring(board={"village": (worker,)})
    nomads = gaining(her(board={"nomads": (worker,)}), GainNomad(), "temple")
    for outcome in (village, nomads):
        assert gains(her(), outcome.state, AUTOMA) == {"workers": 1, **reward}


def test_pachamama_gives_up_her_oldest_worker_above_two_at_once() -> None:
    state = her(workers=("priest", "courier"), board={"nomads": ("warrior",)})
    outcome = gaining(state, GainNomad())
    assert outcome.state.players[AUTOMA].workers == ("courier", "warrior")
    assert only(outcome, WorkerGivenUp) == WorkerGivenUp(AUTOMA, "priest")
    assert outcome.state.lost_workers == ("priest",)
    order = all_events(outcome, WorkerRecruited, WorkerGivenUp, Gained, Scored, ArmyCardDrawn)
    assert [type(event) for event in order[:2]] == [WorkerRecruited, WorkerGivenUp]
    assert len(order) == 3, "then the reward"


# ---------------------------------------------------------------- potato


@pytest.mark.parametrize(("have", "more", "vp"), [(3, 1, 0), (3, 2, 5), (4, 7, 10), (0, 5, 5)])
def test_pachamama_turns_every_five_potato_into_five_vp_at_once(have: int, more: int, vp: int) -> None:
    state = her(potato=have, gold=3)
    outcome = gaining(state, Gain("potato", more))
    player = outcome.state.players[AUTOMA]
    assert (player.potato, player.vp, player.gold) == (have + more - vp, 10 + vp, 3)
    assert len(of(outcome, PotatoesExchanged)) == vp // 5


# ---------------------------------------------------------------- Passive Buildings


def test_pachamama_s_passive_buildings_do_nothing() -> None:
    for action, building in (("conquest", "Z17"), ("rejuvenate", "Z18"), ("offering", "Z11"), ("worship", "Z12")):
        with_it, without = (person_activates(her(gold=5, passives=owned), action) for owned in ((building,), ()))
        assert gains(her(gold=5), with_it.state, AUTOMA) == {**gains(her(gold=5), without.state, AUTOMA), "passives": 1}
    assert abilities_of(her(passives=("Z13",)), AUTOMA) == ()


def test_the_person_s_passive_buildings_answer_pachamama_s_activation() -> None:
    outcome = her_turn(priest=before("conquest"), army_up=ones(1), person={"passives": ("Z17",)})
    assert gains(her(), outcome.state, PERSON) == {"passives": 1, "gold": 1, "vp": 1}


def test_pachamama_is_never_asked() -> None:
    for seed in range(20):
        state = settled(her(workers=("priest",), stone=9, corn=9, gold=9, army_up=twos(3), priest=seed % 5 + 1)).state
        assert state.to_act == PERSON
        assert not isinstance(state.decision, ActOrGold)
