"""Pachamama's board action: the Worker on the hill, the two effects, the tokens and her personalities."""

from typing import Any

import pytest

from engine import Outcome, State
from engine.benefits import (
    BuildingTask,
    Choose,
    DrawArmy,
    Effect,
    Gain,
    GainNomad,
    PurchaseWeavings,
    StatueTask,
    StepsTask,
)
from engine.components import GOD_CARDS, SOLO, SPACES
from engine.events import (
    ArmyCardDrawn,
    AutomaActed,
    AutomaDecided,
    AutomaFailed,
    DieRolled,
    Gained,
    GodCardOffered,
    GodCardTucked,
    OfferCleared,
    Paid,
    Scored,
    StatueBuilt,
    StepsUsed,
    TasksGranted,
    TokenMoved,
    WorkerPlaced,
    WorkerRecruited,
)
from tests.engine.kit import all_events, below_step, changed, gains, of, only, with_soldiers
from tests.engine.kit.laws import loops_of
from tests.engine.kit.solo import (
    AUTOMA,
    PACHAMAMA,
    PERSON,
    TUCKED,
    acting_by,
    against,
    by_chance,
    covered_by,
    its_turn,
    spaces_of,
    token_on,
    under_tokens,
)

pytestmark = pytest.mark.usefixtures("layout")

WORKER = {"workers": ("courier", "courier")}  # one to place, one to spare, so that she recruits nobody
TOP = 13


def her(**position: Any) -> State:
    return against(PACHAMAMA, **{**WORKER, **position})


def her_turn(*rolls: int, **position: Any) -> Outcome:
    return its_turn(her(**position), *rolls)


def space_of(outcome: Outcome) -> str:
    return only(outcome, WorkerPlaced).space


# ---------------------------------------------------------------- the Worker


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_the_die_selects_the_god_card_and_the_tokens(roll: int) -> None:
    outcome = her_turn(roll)
    placed = only(outcome, WorkerPlaced)
    assert placed.card == TUCKED[roll - 1]
    assert SPACES[placed.space].god == GOD_CARDS[placed.card].god
    assert {event.value for event in of(outcome, AutomaActed)} == {roll}
    assert {event.value for event in of(outcome, TokenMoved)} == {roll}


@pytest.mark.parametrize(
    ("board", "terrace"),
    [
        ({}, "top"),
        ({"festivals": 1, "festival_holder": PERSON}, "top"),
        ({"festivals": 1}, "middle"),
        ({"festivals": 2, "festival_holder": PERSON}, "middle"),
        ({"festivals": 2}, "bottom"),
        ({"festivals": 3, "festival_holder": PERSON}, "bottom"),
    ],
)
def test_pachamama_places_on_the_terrace_of_the_age(board: dict[str, int], terrace: str) -> None:
    for roll in (1, 2, 3, 4):
        assert SPACES[space_of(her_turn(roll, board=board))].terrace == terrace


@pytest.mark.parametrize(
    ("festivals", "full", "terrace"),
    [
        (0, ["top"], "middle"),
        (0, ["top", "middle"], "bottom"),
        (1, ["middle"], "top"),
        (1, ["middle", "top"], "bottom"),
        (2, ["bottom"], "middle"),
        (2, ["bottom", "middle"], "top"),
    ],
)
def test_from_a_full_terrace_pachamama_goes_up_if_possible_and_then_down(
    festivals: int, full: list[str], terrace: str
) -> None:
    hill = {s.id: "priest" for s in SPACES.values() if s.terrace in full and s.god == "inti"}
    outcome = her_turn(1, board={"festivals": festivals, "hill": hill})
    assert SPACES[space_of(outcome)].terrace == terrace
    assert SPACES[space_of(outcome)].god == "inti"


def test_pachamama_chooses_the_nearest_space_from_where_her_high_priest_then_stands() -> None:
    # Inti lies in sections 1, 3 and 5 of the middle terrace.
    for priest, space in ((5, "M1b"), (2, "M3b"), (4, "M5b")):
        assert space_of(her_turn(1, priest=priest, board={"festivals": 1})) == space, "it walks on first"


def test_steps_of_both_make_a_space_nearer_to_pachamama() -> None:
    # From section 2 both M1b and M3b are adjacent.
    for seat in (PERSON, AUTOMA):
        for spot, space in (("S1u", "M1b"), ("S3u", "M3b")):
            outcome = her_turn(1, priest=1, board={"festivals": 1, "steps": {spot: seat}})
            assert space_of(outcome) == space


def test_between_equally_near_spaces_pachamama_chooses_at_random() -> None:
    found = {
        space_of(outcome)
        for outcome in by_chance(her(priest=1, tucked=("G07", "G07", "G07", "G07"), board={"festivals": 1}))
    }
    assert found == {"M1b", "M3b"}


def test_pachamama_pays_nothing_to_place_and_gains_no_tasks() -> None:
    outcome = her_turn(2, priest=3, potato=4, corn=3, gold=2, board={"festivals": 2})
    at = [type(event) for event in outcome.events].index(AutomaActed)
    assert not [event for event in outcome.events[:at] if isinstance(event, Paid)]
    assert of(outcome, TasksGranted) == []
    assert only(outcome, WorkerPlaced).acting == "courier"


def test_the_person_scores_when_pachamama_walks_the_person_s_steps() -> None:
    board = {"festivals": 1, "steps": {"S1u": PERSON}}
    outcome = her_turn(1, priest=5, board=board)
    assert only(outcome, StepsUsed) == StepsUsed(PERSON, AUTOMA, "S1u")
    assert outcome.state.players[PERSON].vp == 11
    own = her_turn(1, priest=5, passives=("Z07",), board={"festivals": 1, "steps": {"S1u": AUTOMA}})
    assert of(own, StepsUsed) == []


def test_the_selected_god_card_goes_to_the_offer_and_is_replaced_from_the_deck() -> None:
    state = her(board={"god_offer": ("G41",)})
    outcome = its_turn(state, 3)
    assert outcome.state.automa is not None
    assert outcome.state.automa.tucked == (*TUCKED[:2], state.god_deck[0], TUCKED[3])
    assert outcome.state.god_offer == ("G41", TUCKED[2])
    assert only(outcome, GodCardTucked) == GodCardTucked(AUTOMA, 3, state.god_deck[0])


def test_a_full_offer_is_shuffled_away_before_pachamama_s_card_joins_it() -> None:
    outcome = her_turn(3, board={"god_offer": ("G40", "G41", "G42")})
    assert only(outcome, OfferCleared).cards == ("G40", "G41", "G42")
    assert outcome.state.god_offer == (TUCKED[2],)


def test_without_any_matching_space_another_god_card_selects_the_god() -> None:
    hill = {s.id: "priest" for s in SPACES.values() if s.god in ("inti", "illapa")}
    deck = ("G15", "G33", "G34")  # Illapa, then Kuychi
    assert [GOD_CARDS[card].god for card in deck[:2]] == ["illapa", "kuychi"]
    outcome = her_turn(1, board={"hill": hill, "god_deck": deck})
    assert SPACES[space_of(outcome)].god == "kuychi"
    assert [event.card for event in of(outcome, GodCardOffered)] == [TUCKED[0], "G15", "G33"]
    assert outcome.state.automa is not None
    assert outcome.state.automa.tucked == ("G34", *TUCKED[1:])
    assert {event.value for event in of(outcome, AutomaActed)} == {1}


def test_pachamama_places_her_oldest_worker() -> None:
    for outcome in by_chance(her(workers=("warrior", "priest"))):
        assert only(outcome, WorkerPlaced).worker == "warrior"
        assert "warrior" in outcome.state.hill.values()


def test_at_the_first_placement_of_the_game_any_worker_may_be_the_one() -> None:
    outcomes = by_chance(her(workers=("warrior", "priest"), placed=False))
    assert {only(outcome, WorkerPlaced).worker for outcome in outcomes} == {"warrior", "priest"}
    assert all(outcome.state.automa is not None and outcome.state.automa.placed for outcome in outcomes)


def test_without_a_worker_the_board_acts_all_the_same() -> None:
    outcome = her_turn(2, workers=())
    assert of(outcome, WorkerPlaced) == []
    assert of(outcome, AutomaDecided)[0].way == "no_worker"
    assert [event.space for event in of(outcome, AutomaActed)] == under_tokens(PACHAMAMA, 2)
    assert outcome.state.automa is not None
    assert outcome.state.automa.tucked == TUCKED


# ---------------------------------------------------------------- tokens


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_both_effects_of_the_rolled_number_happen_from_the_top_down(roll: int) -> None:
    outcome = her_turn(roll)
    printed = ["PA-4"] if roll == 4 else []
    assert [event.space for event in of(outcome, AutomaActed)] == printed + under_tokens(PACHAMAMA, roll)
    assert len(of(outcome, AutomaActed)) == 2


def test_a_four_performs_the_printed_action_and_the_one_under_the_only_token_of_four() -> None:
    lower = [space.action for space in loops_of(PACHAMAMA)["lower"].spaces]
    lying = {"lower": (1, 1, 1, lower.index((StatueTask(),)) + 1)}
    state = her(stone=3, tokens=lying)
    outcome = its_turn(state, 4)
    assert only(outcome, StatueBuilt).size == "small"
    (printed,) = SOLO.pachamama.sides["plain"].top.action
    assert isinstance(printed, Gain)
    expected = {"workers": -1, "stone": -3, "vp": 3, "statues": 1}
    expected[printed.resource] = expected.get(printed.resource, 0) + printed.n
    assert gains(state, outcome.state, AUTOMA) == expected
    assert (only(outcome, TokenMoved).loop, only(outcome, TokenMoved).value) == ("lower", 4)


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_the_tokens_of_the_number_and_no_others_move_by_it(roll: int) -> None:
    outcome = her_turn(roll)
    assert outcome.state.automa is not None
    for loop in loops_of(PACHAMAMA).values():
        for token, now in zip(loop.tokens, outcome.state.automa.tokens[loop.id], strict=True):
            moved = (token.start - 1 + token.value) % len(loop.spaces) + 1
            assert now == (moved if token.value == roll else token.start)


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("roll", "upper", "lower"),
    [
        (1, (1, 2, 4), (3, 5, 1, 3)),
        (2, (5, 4, 4), (2, 2, 1, 3)),
        (3, (5, 2, 2), (2, 5, 4, 3)),
        (4, (5, 2, 4), (2, 5, 1, 2)),
    ],
)
def test_the_tokens_of_the_number_move_clockwise_by_it(
    roll: int, upper: tuple[int, ...], lower: tuple[int, ...]
) -> None:
    outcome = her_turn(roll)
    assert outcome.state.automa is not None
    assert outcome.state.automa.tokens == {"upper": upper, "lower": lower}
    *acted, last = all_events(outcome, AutomaActed, TokenMoved)
    assert isinstance(last, TokenMoved)
    assert not any(isinstance(event, TokenMoved) for event in acted[:2]), "only after both effects"


def test_tokens_may_share_a_space() -> None:
    together = {"upper": (2, 2, 2), "lower": (1, 1, 1, 1)}
    outcome = her_turn(3, tokens=together)
    assert [event.space for event in of(outcome, AutomaActed)] == ["PA-U2", "PA-L1"]
    assert outcome.state.automa is not None
    assert outcome.state.automa.tokens == {"upper": (2, 2, 5), "lower": (1, 1, 4, 1)}


# ---------------------------------------------------------------- the spaces of her board


def test_pachamama_gains_what_a_space_shows() -> None:
    for space in spaces_of(PACHAMAMA):
        match space.action:
            case (Gain(resource, n),):
                assert gains(her(), token_on(her(), space.id).state, AUTOMA) == {resource: n}
            case (DrawArmy(n),):
                assert gains(her(), token_on(her(), space.id).state, AUTOMA) == {"army_hand": n}


@pytest.mark.parametrize(
    ("have", "gained"),
    [
        ({"corn": 1}, {"stone": 2}),
        ({"stone": 1}, {"corn": 2}),
        ({"corn": 2, "stone": 2}, {"corn": 2}),
        ({"corn": 3, "stone": 2}, {"stone": 2}),
    ],
)
def test_pachamama_gains_two_of_corn_or_stone_whichever_she_has_fewer_of(
    have: dict[str, int], gained: dict[str, int]
) -> None:
    choices = [space.id for space in spaces_of(PACHAMAMA) if isinstance(space.action[0], Choose)]
    assert choices
    for space in choices:
        assert gains(her(**have), token_on(her(**have), space).state, AUTOMA) == gained


def test_the_nomad_space_recruits_at_random_with_the_reward() -> None:
    state = her(workers=(), board={"nomads": ("architect", "craftsman")})
    outcomes = [acting_by(changed(state, seed=seed), GainNomad()) for seed in range(1, 30)]
    assert {only(outcome, WorkerRecruited).worker for outcome in outcomes} == {"architect", "craftsman"}
    for outcome in outcomes:
        (reward,) = SOLO.pachamama.recruit_rewards[only(outcome, WorkerRecruited).worker].benefit
        gained = {reward.resource: reward.n} if isinstance(reward, Gain) else {"army_hand": 1}
        assert gains(state, outcome.state, AUTOMA) == {"workers": 1, **gained}


@pytest.mark.parametrize("action", [PurchaseWeavings(), BuildingTask(), StatueTask(), StepsTask()])
def test_a_failed_action_is_a_gold(action: Effect) -> None:
    outcome = acting_by(her(), action)
    assert gains(her(), outcome.state, AUTOMA) == {"gold": 1}
    failed = only(outcome, AutomaFailed)
    assert (failed.why, failed.gold) == ("poor", 1)


def test_an_army_card_that_is_not_there_is_a_gold() -> None:
    outcome = acting_by(her(board={"army_deck": (), "army_discard": ()}), DrawArmy(1))
    assert gains(her(), outcome.state, AUTOMA) == {"gold": 1}
    assert only(outcome, AutomaFailed).why == "none"


# ---------------------------------------------------------------- personalities


def test_slots_lie_on_three_different_spaces() -> None:
    assert len({covered_by(PACHAMAMA, slot) for slot in "ABC"}) == 3


@pytest.mark.parametrize("slot", "ABC")
@pytest.mark.parametrize(
    ("side", "have", "gained"),
    [
        ("PP1a", {}, {"statues": 1, "vp": 3}),
        ("PP1b", {}, {"weavings": 1, "gold": 1}),
        ("PP2b", {}, {"army_hand": 2, "gold": 1}),
        ("PP3a", {}, {"temple": 1, "gold": 1}),
        ("PP3b", {}, {"vp": 3}),
        ("PP4a", {}, {"production": 1, "gold": 1}),
    ],
)
def test_a_personality_acts_instead_of_the_space_it_covers(
    slot: str, side: str, have: dict[str, Any], gained: dict[str, int]
) -> None:
    state = her(personalities={slot: side}, temple=below_step(), **have)
    outcome = token_on(state, covered_by(PACHAMAMA, slot))
    assert only(outcome, AutomaActed).side == side
    assert gains(state, outcome.state, AUTOMA) == gained
    uncovered = [space.id for space in spaces_of(PACHAMAMA) if space.slot != slot]
    assert only(token_on(state, uncovered[0]), AutomaActed).side == ""


def test_the_conqueror_conquers_or_takes_a_gold() -> None:
    army = with_soldiers(1, 5)
    outcome = token_on(her(personalities={"B": "PP2a"}, army_up=army), covered_by(PACHAMAMA, "B"))
    assert outcome.state.players[AUTOMA].markers_left == 9
    poor = token_on(her(personalities={"B": "PP2a"}, army_hand=army), covered_by(PACHAMAMA, "B"))
    assert gains(her(army_hand=army), poor.state, AUTOMA) == {"gold": 1}
    assert of(poor, Scored) == []


@pytest.mark.parametrize(
    ("side", "position"),
    [
        ("PP1a", {"board": {"small_statues": {}}}),
        ("PP1b", {"board": {"weavings": ()}}),
        ("PP2b", {"board": {"army_deck": ()}}),
        ("PP3a", {"temple": TOP}),
        ("PP4a", {"board": {"production_market": (), "passive_market": ()}}),
        ("PP4b", {"board": {"village": (), "nomads": ()}}),
    ],
)
def test_a_personality_that_can_do_nothing_is_one_gold_in_all(side: str, position: dict[str, Any]) -> None:
    state = her(personalities={"B": side}, **position)
    assert gains(state, token_on(state, covered_by(PACHAMAMA, "B")).state, AUTOMA) == {"gold": 1}


def test_the_sculptor_s_small_statue_is_chosen_by_die() -> None:
    for roll, god in ((1, "inti"), (2, "killa"), (3, "illapa"), (4, "qocha")):
        state = her(personalities={"A": "PP1a"}, stone=9, gold=9)
        outcome = token_on(state, covered_by(PACHAMAMA, "A"), rolls=(roll,))
        assert only(outcome, StatueBuilt) == StatueBuilt(AUTOMA, "small", god)
        assert of(outcome, Paid) == []
        assert only(outcome, DieRolled).value == roll


def test_the_gatherer_recruits_at_the_corn_end_and_else_a_nomad() -> None:
    state = her(personalities={"A": "PP4b"}, workers=(), board={"village": ("priest", "warrior", "courier")})
    outcome = token_on(state, covered_by(PACHAMAMA, "A"))
    assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, "courier", "village")
    assert all_events(outcome, Gained, Scored, ArmyCardDrawn), "the reward for its colour"
    assert of(outcome, DieRolled) == []
    empty = her(personalities={"A": "PP4b"}, workers=(), board={"village": ()})
    nomad = token_on(empty, covered_by(PACHAMAMA, "A"))
    assert only(nomad, WorkerRecruited).source == "nomads"
