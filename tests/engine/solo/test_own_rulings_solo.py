"""One test for each ruling of engine/RULINGS.md on automas; what concerns both is tested for both."""

import pytest

from engine import Options, new_game, view
from engine.actions import Activate, MoveHighPriest, Pass, PlaceHighPriest
from engine.benefits import Choose, FreeBuilding, FreeStatue, Gain, Priced, Rejuvenate
from engine.benefits import ClimbTemple as Climbing
from engine.components import CONQUEST, GODS
from engine.decisions import ActOrGold, ChoosePriestStart, TakeTurn
from engine.events import (
    AutomaActed,
    BuildingConstructed,
    CasualtyFell,
    DieRolled,
    GodCardOffered,
    GodCardTucked,
    HighPriestActivated,
    OfferDiscarded,
    Paid,
    Scored,
    SpaceConquered,
    StatueBuilt,
    StatueDiscarded,
    StepsBuilt,
    TempleClimbed,
    TurnedUp,
    WorkerPlaced,
)
from engine.procedures import FinalScoring, FinishTurn, Poll
from engine.resources import Cost
from engine.rules.hooks import abilities_of
from tests.engine.kit import all_events, below_step, changed, gains, of, only, play, until, with_soldiers
from tests.engine.kit.solo import (
    AUTOMA,
    AXOMAMMA,
    PACHAMAMA,
    PERSON,
    TUCKED,
    against,
    before,
    by_chance,
    covered_by,
    gaining,
    its_turn,
    person_activates,
    run,
    token_on,
)
from tests.engine.solo.test_axomamma_board import full

pytestmark = pytest.mark.usefixtures("layout")

BOTH = pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])


def area(outcome):
    return outcome.state.players[AUTOMA]


@BOTH
def test_ruling_217_passive_buildings_of_an_automa_only_score(which: str):
    # Z17 would answer any Conquest, Z09 and Z10 any Festival, Z13 make Conquests cheaper.
    owned = ("Z17", "Z10", "Z13", "Z09")
    state = against(which, passives=owned, tapestries=(("W01", "W07"),))
    assert run(state, Poll("activated_conquest", (PERSON, AUTOMA))).events == ()
    assert abilities_of(run(state).state, AUTOMA) == ()
    outcome = run(state, FinalScoring())
    assert Scored(AUTOMA, 2 * len(owned), "final_buildings") in outcome.events


@BOTH
def test_ruling_218_the_used_god_card_joins_the_offer_before_the_new_one_is_drawn(which: str):
    state = against(which, workers=("priest",), priest=1, board={"god_offer": ("G36", "G37", "G38")})
    state.god_deck = ()
    outcome = its_turn(state)
    told = all_events(outcome, GodCardTucked, GodCardOffered)
    assert [type(event) for event in told[:2]] == [GodCardOffered, GodCardTucked]
    assert told[0].card in TUCKED
    assert told[1].card in ("G36", "G37", "G38"), "drawn from the full offer, which made room"
    assert view(outcome.state, None).automa.tucked == outcome.state.automa.tucked


@BOTH
def test_ruling_219_discarded_god_cards_go_under_the_deck_the_oldest_first(which: str):
    offer = ("G36", "G30", "G29")
    state = against(which, priest=before("rejuvenate"), army_down=("A01", "A02", "A03"), board={"god_offer": offer})
    outcome = its_turn(state)
    assert only(outcome, OfferDiscarded) == OfferDiscarded(AUTOMA, offer[:2])
    assert outcome.state.god_deck[-2:] == offer[:2]


@pytest.mark.parametrize(("which", "slot", "side"), [(AXOMAMMA, "personality", "AP2a"), (PACHAMAMA, "B", "PP3a")])
def test_ruling_220_a_personality_token_covers_the_printed_action(which, slot, side):
    space = covered_by(which, slot)
    covered = token_on(against(which, temple=below_step(), personalities={slot: side}), space)
    assert only(covered, AutomaActed).side == side
    assert gains(against(which, temple=below_step()), covered.state, AUTOMA) == {"gold": 1, "temple": 1}
    bare = token_on(against(which, temple=below_step()), space)
    assert only(bare, AutomaActed).side == ""
    assert area(bare).temple == below_step()


def test_ruling_221_axomammas_conditions_alone_decide_even_if_the_action_can_do_nothing():
    outcome = its_turn(against(priest=before("worship"), small_statues=("inti",), temple=13, workers=("priest",)))
    assert only(outcome, HighPriestActivated).action == "worship"
    assert not of(outcome, StatueDiscarded)
    outcome = its_turn(against(priest=before("conquest"), army_up=("A01",), markers_left=0, workers=("priest",)))
    assert only(outcome, HighPriestActivated).action == "conquest"


@BOTH
def test_ruling_222_its_casualty_comes_from_the_potato_end_else_from_the_nomads(which: str):
    ready = {"priest": before("conquest"), "army_up": ("A21",)}
    outcome = its_turn(against(which, board={"village": ("courier", "priest")}, **ready))
    assert only(outcome, CasualtyFell) == CasualtyFell(AUTOMA, "courier", "potato")
    empty = {"village": (), "nomads": ("courier", "priest"), "festival_holder": PERSON}
    fallen = {only(outcome, CasualtyFell).worker for outcome in by_chance(against(which, board=empty, **ready))}
    assert fallen == {"courier", "priest"}


@BOTH
def test_ruling_223_gold_stands_in_for_what_it_pays_but_not_for_what_a_condition_counts(which: str):
    poor = against(which, priest=before("offering"), corn=3, gold=5, workers=("priest",))
    assert not of(its_turn(poor), HighPriestActivated)
    outcome = its_turn(against(which, priest=before("offering"), corn=4, gold=2, temple=2))
    assert of(outcome, Paid)[0] == Paid(AUTOMA, 0, 4, 0, 2)
    assert area(outcome).temple == 5


@pytest.mark.fixed_layout
def test_ruling_224_of_equal_spaces_of_a_region_it_takes_the_right_most():
    others = {"AN1": 0, "AN2": 0, "AN3": 0, "AN4": 0, "AN5": 0, "AN6": 0, "CH1": 0, "QU1": 0}
    outcome = person_activates(against(army_up=("A01", "A21"), board={"conquest": others}), "conquest")
    vp_less = {**others, "CH3": 0, "QU4": 0, "CH5": 0, "KU5": 0}
    assert only(outcome, SpaceConquered).space in ("CH3", "QU4")
    # In Kuntisuyu KU1, KU2 and KU3 have no VP; three soldiers can pay each of them.
    kuntisuyu = {**vp_less, "CH2": 0, "CH4": 0, "CH6": 0, "QU2": 0, "QU3": 0, "QU5": 0, "QU6": 0}
    outcome = person_activates(against(army_up=("A01", "A21"), board={"conquest": kuntisuyu}), "conquest")
    assert only(outcome, SpaceConquered).space == "KU3"


@BOTH
def test_ruling_225_which_statue_it_gives_is_chance_and_a_follower_gives_a_small_one(which: str):
    state = against(which, priest=before("worship"), small_statues=("inti", "killa"), temple=4)
    assert {only(outcome, StatueDiscarded).god for outcome in by_chance(state)} == {"inti", "killa"}
    followed = person_activates(against(which, large_statues=("inti",), small_statues=("killa",), temple=4), "worship")
    assert only(followed, StatueDiscarded) == StatueDiscarded(AUTOMA, "small", "killa")


@BOTH
def test_ruling_226_high_numbers_and_strong_cards_are_turned_up_first(which: str):
    (weak, other), (strong,) = with_soldiers(1, 2), with_soldiers(2, 1)
    down = {"production_down": ("P08", "P02", "P11"), "army_down": (weak, strong, other)}
    outcome = person_activates(against(which, **down), "rejuvenate")
    assert set(area(outcome).production_up) == {"P08", "P11"}
    assert strong in area(outcome).army_up
    assert only(gaining(against(which, **down), Rejuvenate(1)), TurnedUp).item == "P11"
    assert only(gaining(against(which, army_down=(weak, strong)), Rejuvenate(1)), TurnedUp).item == strong


@BOTH
def test_ruling_227_a_benefit_with_a_price_is_bought_whenever_it_can_be_paid(which: str):
    bargain = Priced(Climbing(1), Cost(corn=1))
    assert area(gaining(against(which, corn=1, temple=2), bargain)).temple == 3
    assert area(gaining(against(which, gold=1, temple=2), bargain)).temple == 3
    assert area(gaining(against(which, temple=2), bargain)).temple == 2


@BOTH
def test_ruling_228_a_free_small_statue_goes_by_the_automas_rule(which: str):
    state = against(which)
    gods = set()
    for seed in range(1, 60):
        outcome = gaining(changed(state, seed=seed), FreeStatue())
        gods.add(only(outcome, StatueBuilt).god)
        assert bool(of(outcome, DieRolled)) == (which == PACHAMAMA)
    assert gods == (set(GODS) if which == AXOMAMMA else {"inti", "killa", "illapa", "qocha"})


def test_ruling_228_axomammas_free_building_is_of_the_other_type_if_need_be():
    outcome = gaining(against(board={"production_market": ()}), FreeBuilding())
    assert only(outcome, BuildingConstructed).building.startswith("Z")
    outcome = gaining(against(board={"passive_market": ()}, production_up=("P11", "P12")), FreeBuilding())
    assert only(outcome, BuildingConstructed).building.startswith("P")
    nothing = gaining(against(board={"passive_market": (), "production_market": ()}), FreeBuilding())
    assert not of(nothing, BuildingConstructed)


@BOTH
def test_ruling_229_a_festival_counts_once_it_is_held(which: str):
    board = {"festivals": 1, "festival_holder": PERSON}
    placed = only(its_turn(against(which, workers=("priest",), board=board, priest=1), 1), WorkerPlaced)
    assert placed.space.startswith("T")
    placed = only(its_turn(against(which, workers=("priest",), board={"festivals": 1}, priest=1), 1), WorkerPlaced)
    assert placed.space.startswith("M")


@BOTH
def test_ruling_230_equally_few_is_decided_by_gold_corn_stone_potato(which: str):
    corn_or_stone = Choose(((Gain("stone", 2),), (Gain("corn", 2),)))
    state = against(which, corn=1, stone=1)
    assert gains(state, gaining(state, corn_or_stone, "automa_board").state, AUTOMA) == {"corn": 2}


def test_ruling_231_the_card_that_is_used_in_the_end_decides_on_the_vp_for_a_statue():
    hill = full(*(("inti", terrace) for terrace in ("top", "middle", "bottom")))
    for statue, vp in (("inti", 0), ("wiraqocha", 5)):
        state = against(workers=("priest",), priest=1, small_statues=(statue,), board={"hill": hill})
        state.god_deck = ("G36", "G37")
        outcome = its_turn(state, 1)
        assert only(outcome, WorkerPlaced).card == "G36"
        assert sum(event.vp for event in of(outcome, Scored) if event.source == "god_cards") == vp


def test_ruling_232_without_nomads_the_rest_of_the_turn_happens():
    state = against(board={"nomads": (), "village": (), "god_offer": ("G36", "G37")}, priest=1)
    outcome = its_turn(state)
    assert gains(state, outcome.state, AUTOMA) == {"vp": 2 + 1, "army_hand": 1}, (
        "the empty Village makes a Festival due"
    )
    assert area(outcome).priest == 2


@BOTH
def test_ruling_233_what_an_automa_has_answered_cannot_be_taken_back(which: str):
    state = against(which, small_statues=("inti",), temple=4, person={"small_statues": ("inti",)})
    state = changed(state, active=PERSON, stack=(FinishTurn(PERSON), TakeTurn(PERSON)))
    state.players[PERSON].priest = before("worship")
    moved = play(state, MoveHighPriest(1))
    assert isinstance(moved.state.decision, ActOrGold)
    assert not moved.commits, "nobody has reacted yet"
    worshipped = play(moved.state, Activate(), Pass())
    assert of(worshipped, StatueDiscarded)
    assert worshipped.commits


@BOTH
def test_ruling_234_first_steps_lie_below_the_persons_if_these_were_there_first(which: str):
    waiting = until(new_game(Options(solo=which), 1), ChoosePriestStart)
    taken = {f"S{section}u": PERSON for section in (1, 2, 3, 4, 5)}
    outcome = play(changed(waiting, steps=taken), PlaceHighPriest(2))
    assert only(outcome, StepsBuilt) == StepsBuilt(AUTOMA, f"S{area(outcome).priest}l")
    assert of(outcome, Scored) == [Scored(PERSON, 2, "steps")]


def test_ruling_248_axomammas_last_worship_is_initiated_but_not_chosen():
    harder = ("free_temple_step", "priest_scores", "worship_needs_two")
    outcome = run(against(small_statues=("inti",), temple=7, difficulty=harder), FinalScoring())
    assert [event.step for event in of(outcome, TempleClimbed)] == [8, 9]
    assert not [event for event in of(outcome, Scored) if event.source == "automa_difficulty"]


@pytest.mark.fixed_layout
def test_ruling_249_axomammas_second_conquest_goes_by_the_printed_numbers():
    state = against(priest=before("conquest"), army_up=("A01", "A02", "A21"), difficulty=("cheap_conquest",))
    for outcome in by_chance(state):
        _, second = of(outcome, SpaceConquered)
        assert CONQUEST[second.space].discard == 0


def test_ruling_250_no_soldiers_are_as_many_as_no_casualties():
    state = against(priest=before("conquest"), difficulty=("conquest_on_equal",), workers=("priest",))
    assert only(its_turn(state), HighPriestActivated).action == "conquest"
    one_dead = changed(state, casualties=("priest",))
    assert not of(its_turn(one_dead), HighPriestActivated)
