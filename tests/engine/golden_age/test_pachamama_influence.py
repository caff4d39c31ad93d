"""Pachamama spreads Cultural Influence: when, where, and what her Vassals do then."""

from typing import Any

import pytest

from engine import Outcome, State
from engine.events import (
    ArmyCardDrawn,
    AutomaDecided,
    DieRolled,
    InfluenceSpread,
    OfferDiscarded,
    Paid,
    VassalPlaced,
    WorkerRecruited,
)
from engine.procedures import DiscardOffer, EndActivation, Poll
from engine.rules.regions import majority
from engine.solo.high_priest import in_reach
from engine.state import PlacedVassal
from tests.engine.kit import all_events, of, only, with_soldiers
from tests.engine.kit.pachamama import NATIONS, her
from tests.engine.kit.solo import AUTOMA, PERSON, before, by_chance, its_turn, run

CH, AN, QU, KU = NATIONS
OPEN = {"AN1": PERSON}  # one space of the person's, so that one Nation tile is open


def ending(state: State, **named: Any) -> Outcome:
    """What she does after a High Priest action."""
    return run(state, EndActivation(AUTOMA), **named)


def chosen(conquest: dict[str, int], *, rolls: tuple[int, ...] = (), **position: Any) -> str:
    """Where she spreads Cultural Influence with these markers on the tracks."""
    state = her("vassals", board={"conquest": conquest}, **position)
    return only(ending(state, rolls=rolls), InfluenceSpread).region


# ---------------------------------------------------------------- when


def test_ruling_24_influence_else_an_army_card_else_a_nomad() -> None:
    spreads = ending(her("vassals", board={"conquest": OPEN}))
    assert all_events(spreads, InfluenceSpread, ArmyCardDrawn, WorkerRecruited) == [InfluenceSpread(AUTOMA, AN)]
    not_ready = ending(her("vassals"))
    assert len(of(not_ready, ArmyCardDrawn)) == 1
    assert of(not_ready, InfluenceSpread) == of(not_ready, WorkerRecruited) == []
    ready = ending(her("vassals", army_hand=with_soldiers(1, 1)))
    assert only(ready, WorkerRecruited).source == "nomads"
    assert of(ready, InfluenceSpread) == of(ready, ArmyCardDrawn) == []


def test_ruling_165_she_spreads_with_fewer_than_two_regions_a_marker_and_an_open_tile() -> None:
    outcome = ending(her("vassals", board={"conquest": OPEN}))
    assert only(outcome, AutomaDecided).way == "spreads"
    one_region = {**OPEN, "CH1": AUTOMA}
    assert len(of(ending(her("vassals", board={"conquest": one_region})), InfluenceSpread)) == 1
    two_regions = {**one_region, "QU1": AUTOMA}
    assert of(ending(her("vassals", board={"conquest": two_regions})), InfluenceSpread) == []
    assert of(ending(her("vassals", board={"conquest": OPEN}, markers_left=0)), InfluenceSpread) == []
    full = her("vassals", board={"conquest": OPEN}, markers={AN: (PERSON,)})
    assert of(ending(full), InfluenceSpread) == [], "as many markers on the tile as conquered spaces"
    assert of(ending(her("nobles", board={"conquest": OPEN})), InfluenceSpread) == []


def test_ruling_165_she_needs_not_be_unready_to_conquer() -> None:
    outcome = ending(her("vassals", board={"conquest": OPEN}, army_hand=with_soldiers(1, 2)))
    assert len(of(outcome, InfluenceSpread)) == 1


def test_ruling_165_then_god_cards_leave_the_offer_as_ever() -> None:
    state = her("vassals", board={"conquest": OPEN, "god_offer": ("G01", "G02", "G03")})
    outcome = run(state, EndActivation(AUTOMA), DiscardOffer(AUTOMA))
    assert only(outcome, OfferDiscarded).cards == ("G01", "G02")
    whole = her("vassals", board={"conquest": OPEN, "god_offer": ("G01", "G02")}, priest=before("offering"), corn=4)
    events = all_events(its_turn(whole), InfluenceSpread, OfferDiscarded)
    assert [type(event) for event in events] == [InfluenceSpread, OfferDiscarded]


# ---------------------------------------------------------------- counting


def test_ruling_166_nation_markers_and_vassals_count_in_her_choices() -> None:
    """With the person's marker on the tile two regions are not hers any more."""
    conquest = {"CH1": AUTOMA, "QU1": AUTOMA, "QU2": PERSON}
    assert majority(her("vassals", board={"conquest": conquest}), QU) == PERSON
    mine = her("vassals", board={"conquest": conquest}, markers={QU: (AUTOMA,)})
    assert majority(mine, QU) == AUTOMA
    assert of(ending(mine), InfluenceSpread) == [], "her marker on the tile makes it her second region"
    yours = her(
        "vassals",
        board={"conquest": {**conquest, "QU3": AUTOMA}},
        nations={**NATIONS, KU: "VN06"},
        vassals=(PlacedVassal(PERSON, "VN06", "QU2"), PlacedVassal(PERSON, "VN06", "QU2")),
    )
    assert majority(yours, QU) == PERSON
    assert len(of(ending(yours), InfluenceSpread)) == 1, "the Vassals take it from her"


def test_ruling_166_they_count_for_where_she_conquers() -> None:
    """Nowhere can she take control; the fewest pieces decide, and a marker on a Nation tile is one."""
    conquest = {
        **{f"CH{n}": PERSON for n in (1, 2, 3)},
        **{f"AN{n}": PERSON for n in (1, 2, 3)},
        **{f"QU{n}": PERSON for n in (1, 2, 3, 4)},
        **{f"KU{n}": PERSON for n in (1, 2, 3, 4)},
    }
    soldiers = {"army_up": with_soldiers(2, 3)}
    for marked, other in ((CH, "AN"), (AN, "CH")):
        state = her("vassals", board={"conquest": conquest}, markers={marked: (PERSON,)}, **soldiers)
        for outcome in by_chance(state, Poll("conquer", (AUTOMA,))):
            (space,) = outcome.state.conquest.keys() - conquest.keys()
            assert space.startswith(other)


def test_ruling_166_virtual_markers_of_pv06_do_not_count() -> None:
    state = her(cults={"PV06": 2}, board={"conquest": {"AN1": PERSON, "CH1": AUTOMA}})
    assert len(of(ending(state), InfluenceSpread)) == 1


# ---------------------------------------------------------------- where


def test_ruling_167_first_where_she_takes_control() -> None:
    """In Antisuyu a marker gives her the majority; in Qullasuyu the person stays ahead."""
    conquest = {"AN4": AUTOMA, "AN5": PERSON, "QU1": PERSON, "QU2": PERSON}
    assert chosen(conquest) == AN


def test_ruling_167_then_without_a_marker_of_hers() -> None:
    """Nowhere does a marker win control; the tile without one of hers comes before a region of the person's."""
    conquest = {"AN1": PERSON, "AN2": PERSON, "AN3": PERSON, "QU1": AUTOMA, "QU2": PERSON, "QU3": AUTOMA}
    assert chosen(conquest, markers={AN: (AUTOMA,)}) == QU


def test_ruling_167_then_where_the_person_has_control() -> None:
    conquest = {"AN1": PERSON, "AN2": PERSON, "QU1": AUTOMA, "QU2": AUTOMA}
    state = her("vassals", board={"conquest": conquest})
    outcomes = by_chance(state, EndActivation(AUTOMA))
    assert {only(outcome, InfluenceSpread).region for outcome in outcomes} == {AN}
    assert all(of(outcome, DieRolled) == [] for outcome in outcomes)


@pytest.mark.parametrize(("roll", "region"), [(1, KU), (2, CH), (3, AN), (4, QU)])
def test_ruling_167_then_by_die(roll: int, region: str) -> None:
    conquest = {f"{name}{n}": PERSON for name in ("CH", "AN", "QU", "KU") for n in (1, 2)}
    assert chosen(conquest, rolls=(roll,)) == region


def test_ruling_167_the_die_names_the_next_tied_region_clockwise_and_is_not_rolled_for_one() -> None:
    conquest = {"AN1": PERSON, "AN2": PERSON, "CH1": PERSON, "CH2": PERSON}
    assert chosen(conquest, rolls=(1,)) == CH
    assert chosen(conquest, rolls=(4,)) == CH
    assert chosen(conquest, rolls=(3,)) == AN
    assert of(ending(her("vassals", board={"conquest": OPEN})), DieRolled) == []


def test_ruling_167_each_wish_sifts_what_the_one_before_left() -> None:
    """Two regions would come under her control; of these that without a marker of hers, and not a third without."""
    conquest = {"AN4": AUTOMA, "AN5": PERSON, "AN1": PERSON, "QU4": AUTOMA, "QU5": PERSON, "CH1": PERSON, "CH2": PERSON}
    assert chosen(conquest, markers={AN: (AUTOMA,)}) == QU
    assert chosen({**conquest, "QU6": PERSON}, markers={AN: (AUTOMA,)}) == AN, "control comes first"
    tied = {"AN4": AUTOMA, "AN5": PERSON, "QU4": AUTOMA, "QU5": PERSON}
    assert {chosen(tied, rolls=(roll,)) for roll in (3, 4)} == {AN, QU}


# ---------------------------------------------------------------- her Vassal


def test_ruling_168_her_vassal_goes_to_the_cult_tile_for_nothing() -> None:
    state = her("vassals", board={"conquest": OPEN}, potato=0)
    outcome = ending(state)
    assert all_events(outcome, InfluenceSpread, VassalPlaced) == [
        InfluenceSpread(AUTOMA, AN),
        VassalPlaced(AUTOMA, "PV02", ""),
    ]
    hers = outcome.state.players[AUTOMA]
    assert (hers.markers_left, hers.vassals_left) == (11, 3)
    assert outcome.state.nation_markers == {AN: (AUTOMA,)}
    assert outcome.state.vassals == (PlacedVassal(AUTOMA, "PV02"),)
    assert of(outcome, Paid) == []


def test_ruling_168_a_third_vassal_stays_and_without_one_there_is_just_the_marker() -> None:
    conquest = {f"AN{n}": PERSON for n in range(1, 5)}
    state = her("vassals", cults={"PV02": 2}, board={"conquest": conquest, "nations": NATIONS})
    outcome = ending(state)
    assert only(outcome, InfluenceSpread).region == AN
    assert of(outcome, VassalPlaced) == []
    assert outcome.state.players[AUTOMA].vassals_left == 2
    none = ending(her("vassals", board={"conquest": OPEN}, vassals_left=0))
    assert len(of(none, InfluenceSpread)) == 1
    assert of(none, VassalPlaced) == []


def test_ruling_168_it_works_from_then_on() -> None:
    """Her Vassal on the Cult of Roads opens the third space in her very next turn."""
    state = her("vassals", board={"conquest": OPEN}, potato=1)
    spread = ending(state).state
    assert list(in_reach(state, AUTOMA)) == [1, 2]
    assert list(in_reach(spread, AUTOMA)) == [1, 2, 3]
