"""Axomamma's board action: the Worker, the tokens, and the details of every action."""

from collections import Counter

import pytest

from engine.benefits import BuildingTask, Gain, StatueTask
from engine.components import GODS, SOLO, SPACES
from engine.decisions import TakeTurn
from engine.events import (
    AutomaActed,
    AutomaChose,
    AutomaFailed,
    BuildingConstructed,
    Chosen,
    DieRolled,
    GodCardOffered,
    GodCardTucked,
    OfferCleared,
    Paid,
    Scored,
    StatueBuilt,
    StepsUsed,
    TasksGranted,
    TokenMoved,
    WeavingTaken,
    WorkerPlaced,
    WorkerRecruited,
)
from tests.engine.kit import all_events, below_step, changed, gains, of, only
from tests.engine.kit.solo import (
    AUTOMA,
    AXOMAMMA,
    PERSON,
    TUCKED,
    against,
    by_chance,
    covered_by,
    its_turn,
    token_on,
    under_tokens,
)

pytestmark = pytest.mark.usefixtures("layout")

WORKER = {"workers": ("priest",), "priest": 1}
INTI, KILLA, ILLAPA, QOCHA = 1, 2, 3, 4  # the slots of these gods


def full(*gods_and_terraces: tuple[str, str], but: tuple[str, ...] = ()) -> dict[str, str]:
    """A hill on which these gods' spaces of these terraces are taken."""
    return {s.id: "warrior" for s in SPACES.values() if (s.god, s.terrace) in gods_and_terraces and s.id not in but}


def space_of(outcome) -> str:
    return only(outcome, WorkerPlaced).space


def area(outcome):
    return outcome.state.players[AUTOMA]


# ---------------------------------------------------------------- the Worker


def test_the_die_selects_the_god_card_and_so_the_space():
    for roll, god in enumerate(("inti", "killa", "illapa", "qocha"), start=1):
        outcome = its_turn(against(**WORKER), roll)
        assert SPACES[space_of(outcome)].god == god
        assert only(outcome, WorkerPlaced).card == TUCKED[roll - 1]
        assert outcome.state.hill == {space_of(outcome): "priest"}
        assert of(outcome, DieRolled)[0] == DieRolled(AUTOMA, roll, "placement")


@pytest.mark.parametrize(
    ("festivals", "holder", "terrace"),
    [
        (0, -1, "top"),
        (1, PERSON, "top"),
        (1, -1, "middle"),
        (2, PERSON, "middle"),
        (2, -1, "bottom"),
        (3, PERSON, "bottom"),
    ],
)
def test_the_terrace_goes_by_the_festivals_held(festivals: int, holder: int, terrace: str):
    board = {"festivals": festivals, "festival_holder": holder}
    assert SPACES[space_of(its_turn(against(board=board, **WORKER), INTI))].terrace == terrace


@pytest.mark.parametrize(
    ("festivals", "taken", "terrace"),
    [
        (0, ("top",), "middle"),
        (0, ("top", "middle"), "bottom"),
        (1, ("middle",), "top"),
        (1, ("middle", "top"), "bottom"),
        (2, ("bottom",), "middle"),
        (2, ("bottom", "middle"), "top"),
    ],
)
def test_without_a_space_it_goes_one_terrace_up_and_only_then_down(festivals, taken, terrace):
    board = {"festivals": festivals, "hill": full(*(("inti", name) for name in taken))}
    assert SPACES[space_of(its_turn(against(board=board, **WORKER), INTI))].terrace == terrace


def test_of_several_spaces_it_takes_the_one_with_the_lowest_roaming_and_descending_cost():
    # Inti on the middle terrace: M1b, M3b and M5b.
    for priest, space in ((1, "M1b"), (3, "M3b"), (5, "M5b")):
        state = against(board={"festivals": 1}, **{**WORKER, "priest": priest})
        assert space_of(its_turn(state, INTI)) == space


def test_steps_of_either_side_count_for_the_cost():
    for owner in (PERSON, AUTOMA):
        board = {"festivals": 1, "steps": {"S3u": owner}}
        # From section 2, M1b and M3b would be equally far.
        assert space_of(its_turn(against(board=board, **{**WORKER, "priest": 2}), INTI)) == "M3b"


def test_a_tie_is_broken_by_chance():
    state = against(board={"festivals": 1}, **{**WORKER, "priest": 2})
    spaces = Counter(space_of(outcome) for outcome in by_chance(state) if only(outcome, WorkerPlaced).card == TUCKED[0])
    assert set(spaces) == {"M1b", "M3b"}


@pytest.mark.parametrize(
    ("board", "priest", "by", "passed", "costs"),
    [
        ({"festivals": 1}, 3, "cheapest", (), (2, 5)),
        ({"festivals": 1}, 2, "tied", (), (3, 5)),
        ({"festivals": 1, "hill": full(("inti", "middle"), but=("M3b",))}, 1, "", (), ()),
        (
            {"festivals": 1, "hill": full(("inti", "middle"), ("inti", "top"))},
            1,
            "cheapest",
            (("middle", "god_full"), ("top", "god_full")),
            (5, 6),
        ),
    ],
)
def test_it_tells_why_it_takes_this_space(board, priest, by, passed, costs):
    outcome = its_turn(against(board=board, **{**WORKER, "priest": priest}), INTI)
    chose = next(event for event in of(outcome, AutomaChose) if event.what == "placement")
    assert chose == AutomaChose(AUTOMA, Chosen.PLACEMENT, space_of(outcome), by, passed, costs=costs)


def test_it_pays_neither_roaming_nor_descending():
    state = against(board={"festivals": 2}, potato=2, corn=2, **{**WORKER, "priest": 4})
    outcome = its_turn(state, QOCHA)
    assert not of(outcome, Paid)
    assert not of(outcome, TasksGranted), "the space has nothing to do with what it does"


def test_the_person_gains_vp_for_steps_it_uses():
    state = against(board={"festivals": 2, "steps": {"S2u": PERSON, "S2l": PERSON}}, **{**WORKER, "priest": 2})
    outcome = its_turn(state, INTI)
    assert space_of(outcome) == "B2a"
    assert [event.spot for event in of(outcome, StepsUsed)] == ["S2u", "S2l"]
    assert gains(state, outcome.state, PERSON) == {"vp": 2}


def test_its_own_steps_bring_it_nothing():
    state = against(board={"festivals": 1, "steps": {"S1u": AUTOMA}}, **WORKER)
    assert not of(its_turn(state, INTI), StepsUsed)


def test_the_card_joins_the_offer_and_the_top_card_of_the_deck_takes_its_place():
    # With nobody to recruit there is no Priest who would bring a card.
    state = against(board={"god_offer": ("G36",), "village": (), "nomads": ()}, **WORKER)
    outcome = its_turn(state, KILLA)
    assert outcome.state.automa.tucked == (TUCKED[0], state.god_deck[0], *TUCKED[2:])
    assert outcome.state.god_offer == ("G36", TUCKED[1])
    assert only(outcome, GodCardTucked) == GodCardTucked(AUTOMA, KILLA, state.god_deck[0])
    assert outcome.state.gods_played == ()


def test_a_full_offer_is_shuffled_away_before_the_card_joins_it():
    state = against(board={"god_offer": ("G36", "G37", "G38")}, **WORKER)
    outcome = its_turn(state, KILLA)
    assert only(outcome, OfferCleared).cards == ("G36", "G37", "G38")
    assert outcome.state.god_offer == (TUCKED[1],)


def test_without_any_matching_space_another_card_is_drawn():
    hill = full(*(("inti", terrace) for terrace in ("top", "middle", "bottom")))
    state = against(board={"hill": hill, "god_deck": ("G01", "G02", "G36", "G37")}, **WORKER)
    state.god_deck = ("G01", "G02", "G36", "G37")  # Inti, Inti, Wiraqocha
    outcome = its_turn(state, INTI)
    assert only(outcome, WorkerPlaced).card == "G36"
    assert [event.card for event in of(outcome, GodCardOffered)] == [TUCKED[0], "G01", "G02", "G36"]
    # The full offer was shuffled into the deck before G36 joined it, and only then was the next card drawn.
    assert outcome.state.god_offer == ("G36",)
    new, *others = outcome.state.automa.tucked
    assert new in ("G37", TUCKED[0], "G01", "G02")
    assert tuple(others) == TUCKED[1:]


def test_it_places_its_oldest_worker():
    state = against(workers=("courier", "priest"), priest=1)
    assert {only(outcome, WorkerPlaced).worker for outcome in by_chance(state)} == {"courier"}
    assert its_turn(state).state.players[AUTOMA].workers[:1] == ("priest",)


def test_on_the_first_placement_of_the_game_either_worker_is_placed():
    state = against(workers=("courier", "priest"), priest=1, placed=False)
    outcomes = by_chance(state)
    assert {only(outcome, WorkerPlaced).worker for outcome in outcomes} == {"courier", "priest"}
    assert all(outcome.state.automa.placed for outcome in outcomes)


@pytest.mark.parametrize("statues", [{"small_statues": ("inti",)}, {"large_statues": ("inti",)}])
def test_a_god_card_that_matches_a_statue_scores_five_vp(statues):
    state = against(**statues, **WORKER)
    assert Scored(AUTOMA, 5, "god_cards") in its_turn(state, INTI).events
    assert Scored(AUTOMA, 5, "god_cards") not in its_turn(state, KILLA).events


def test_two_statues_of_the_god_score_five_vp_once():
    state = against(small_statues=("inti",), large_statues=("inti",), **WORKER)
    assert [event.vp for event in of(its_turn(state, INTI), Scored) if event.source == "god_cards"] == [5]


def test_a_statue_built_by_the_board_action_comes_too_late_for_the_five_vp():
    index = [space.action for space in SOLO.axomamma.loops["middle"].spaces].index((StatueTask(),)) + 1
    state = against(stone=3, tokens={"middle": (index, 1, 1)}, **WORKER)
    outcome = its_turn(state, INTI)
    assert of(outcome, StatueBuilt)
    assert not [event for event in of(outcome, Scored) if event.source == "god_cards"]


# ---------------------------------------------------------------- the tokens


@pytest.mark.parametrize(("roll", "rows"), [(1, "TM"), (2, "TMB"), (3, "TM"), (4, "B")])
def test_all_actions_under_tokens_of_the_rolled_number_from_top_to_bottom(roll: int, rows: str):
    outcome = its_turn(against(**WORKER), roll)
    acted = of(outcome, AutomaActed)
    assert [event.space for event in acted] == under_tokens(AXOMAMMA, roll)
    assert [event.space[3] for event in acted] == list(rows)
    assert {event.value for event in acted} == {roll}


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_then_these_tokens_move_clockwise_by_their_number(roll: int):
    state = against(**WORKER)
    outcome = its_turn(state, roll)
    for loop in SOLO.axomamma.loops.values():
        old, new = state.automa.tokens[loop.id], outcome.state.automa.tokens[loop.id]
        for token, was, now in zip(loop.tokens, old, new, strict=True):
            moved = (was - 1 + token.value) % len(loop.spaces) + 1
            assert now == (moved if token.value == roll else was)
    told = all_events(outcome, AutomaActed, TokenMoved)
    assert len(told) == 2 * len(of(outcome, TokenMoved))
    assert isinstance(told[-1], TokenMoved), "all move after all have acted"


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("roll", "tokens"),
    [
        (1, {"top": (3, 5, 3), "middle": (3, 1, 4), "bottom": (1, 3)}),
        (2, {"top": (2, 2, 3), "middle": (2, 3, 4), "bottom": (3, 3)}),
        (3, {"top": (2, 5, 1), "middle": (2, 1, 2), "bottom": (1, 3)}),
        (4, {"top": (2, 5, 3), "middle": (2, 1, 4), "bottom": (1, 1)}),
    ],
)
def test_tokens_go_round_their_loops_of_five_five_and_three(roll: int, tokens: dict[str, tuple[int, ...]]):
    assert its_turn(against(**WORKER), roll).state.automa.tokens == tokens


def test_a_token_acts_where_it_lay_and_not_where_it_lands():
    top = SOLO.axomamma.loops["top"]
    slot = [space.slot for space in top.spaces].index("personality")
    lying = tuple((slot - token.value) % len(top.spaces) + 1 for token in top.tokens)
    outcome = its_turn(against(personalities={"personality": "AP1a"}, tokens={"top": lying}, **WORKER), 3)
    assert not of(outcome, StatueBuilt), "the token lands on the personality but did not lie there"
    assert [event.side for event in of(outcome, TokenMoved)] == ["AP1a", ""]


def test_tokens_may_share_a_space():
    state = against(tokens={"top": (2, 2, 2)}, **WORKER)
    outcome = its_turn(state, 1)
    assert of(outcome, AutomaActed)[0].space == "AX-T2"
    assert outcome.state.automa.tokens["top"] == (3, 2, 2)


def test_a_whole_board_action_and_then_the_person_is_asked():
    index = [space.action for space in SOLO.axomamma.loops["middle"].spaces].index((BuildingTask("production"),)) + 1
    outcome = its_turn(against(stone=1, tokens={"top": (3, 1, 1), "middle": (index, 1, 1)}, **WORKER), 1)
    assert isinstance(outcome.state.decision, TakeTurn)
    assert len(of(outcome, AutomaActed)) == 2
    assert len(area(outcome).production_up) == 1


# ---------------------------------------------------------------- the top row


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_top_row_needs_no_payment(number: int):
    space = SOLO.axomamma.loops["top"].spaces[number - 1]
    (effect,) = space.action
    gained = {effect.resource: effect.n} if isinstance(effect, Gain) else {"army_hand": 1}
    state = against()
    outcome = token_on(state, space.id)
    assert gains(state, outcome.state, AUTOMA) == gained
    assert not all_events(outcome, Paid, AutomaFailed)


@pytest.mark.parametrize(
    ("have", "gets"), [({"stone": 1}, "corn"), ({"corn": 1}, "stone"), ({"corn": 2, "stone": 3}, "corn"), ({}, "corn")]
)
def test_stone_or_corn_is_what_it_has_the_fewest_of(have, gets):
    fifth = SOLO.axomamma.loops["top"].spaces[4]
    (choice,) = fifth.action
    amounts = {option[0].resource: option[0].n for option in choice.options}
    state = against(**have)
    assert gains(state, token_on(state, fifth.id).state, AUTOMA) == {gets: amounts[gets]}


# ---------------------------------------------------------------- personality


def personality(side: str, **position):
    state = against(personalities={"personality": side}, **position)
    outcome = token_on(state, covered_by(AXOMAMMA, "personality"))
    assert only(outcome, AutomaActed).side == side
    return state, outcome


def test_sculptor_a_random_small_statue_free():
    state = against(personalities={"personality": "AP1a"})
    gods = set()
    for seed in range(1, 60):
        outcome = token_on(changed(state, seed=seed), covered_by(AXOMAMMA, "personality"))
        assert gains(state, outcome.state, AUTOMA) == {"gold": 1, "statues": 1, "vp": 3}
        assert not of(outcome, DieRolled)
        gods.add(only(outcome, StatueBuilt).god)
        assert only(outcome, StatueBuilt).size == "small"
    assert gods == set(GODS)


def test_weaver_the_top_weaving_free():
    state, outcome = personality("AP1b", tapestries=(("SW01",),), board={"weavings": ("W07", "W13")})
    assert only(outcome, WeavingTaken) == WeavingTaken(AUTOMA, "W07")
    assert area(outcome).tapestries == (("SW01", "W07"),)
    assert gains(state, outcome.state, AUTOMA) == {"gold": 1, "weavings": 1}


def test_pilgrim_a_step_up_the_temple_with_its_bonus():
    state, outcome = personality("AP2a", temple=below_step(Gain("stone", 2)))
    assert gains(state, outcome.state, AUTOMA) == {"gold": 1, "temple": 1, "stone": 2}


@pytest.mark.parametrize(
    ("area_before", "kind"),
    [
        ({}, "P"),
        ({"production_up": ("P02",)}, "P"),
        ({"production_up": ("P02",), "production_down": ("P05", "P08")}, "P"),
        ({"production_up": ("P02", "P05")}, "Z"),
    ],
)
def test_builder_a_production_building_while_fewer_than_two_are_face_up_else_a_passive_one(area_before, kind):
    _, outcome = personality("AP2b", **area_before)
    assert only(outcome, BuildingConstructed).building[0] == kind
    assert not of(outcome, Paid)
    assert area(outcome).gold == 1


def test_without_a_token_on_it_the_space_shows_its_own_action():
    state = against()
    assert only(token_on(state, covered_by(AXOMAMMA, "personality")), AutomaActed).side == ""


def failed(outcome) -> tuple[str, int]:
    event = only(outcome, AutomaFailed)
    return event.why, event.gold


# ---------------------------------------------------------------- the bottom row


def test_workers_from_either_end_of_the_village_come_free():
    state = against(board={"village": ("courier", "warrior", "architect")})
    assert only(token_on(state, "AX-B1"), WorkerRecruited).worker == "courier"
    outcome = token_on(state, "AX-B2")
    assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, "architect", "village")
    assert outcome.state.village == ("courier", "warrior")
    assert not of(outcome, Paid)


def test_a_random_nomad_is_replaced_from_the_bag():
    state = against(board={"nomads": ("architect", "courier")})
    taken = {only(token_on(changed(state, seed=seed), "AX-B3"), WorkerRecruited).worker for seed in range(1, 30)}
    assert taken == {"architect", "courier"}
    assert len(token_on(state, "AX-B3").state.nomads) == 2


@pytest.mark.parametrize(("space", "nobody"), [("AX-B1", "village"), ("AX-B2", "village"), ("AX-B3", "nomads")])
def test_ruling_27_an_impossible_action_of_the_bottom_row_is_skipped(space: str, nobody: str):
    state = against(board={nobody: ()})
    outcome = token_on(state, space)
    assert failed(outcome) == ("none", 0)
    assert gains(state, outcome.state, AUTOMA) == {}
