"""Axomamma's High Priest actions and reactions: the table of the rulebook, row by row."""

from collections import Counter

import pytest

from engine.actions import Conquer, Pass, TakeGold
from engine.benefits import Choose, Gain
from engine.components import ARMY_CARDS, CONQUEST, PRODUCTION
from engine.decisions import ActOrGold, ChooseRejuvenation, JoinConquest, MakeOffering, Produce, TakeTurn, Worship
from engine.events import (
    ArmyCardDrawn,
    ArmyCardPlayed,
    AutomaChose,
    CasualtyFell,
    Chosen,
    Gained,
    GoldTaken,
    HighPriestActivated,
    Paid,
    Produced,
    Scored,
    SoldiersDiscarded,
    SpaceConquered,
    StatueDiscarded,
    TempleClimbed,
    TurnedDown,
    TurnedUp,
)
from tests.engine.kit import all_events, below_step, brings, gains, of, offered, only, plain_buildings, play
from tests.engine.kit.solo import AUTOMA, PERSON, against, before, by_chance, gaining, its_turn, person_activates

pytestmark = pytest.mark.usefixtures("layout")


def acting(action: str, **position):
    """Axomamma takes this High Priest action in its turn."""
    outcome = its_turn(against(priest=before(action), **position))
    assert HighPriestActivated(AUTOMA, action) in outcome.events
    return outcome


def area(outcome):
    return outcome.state.players[AUTOMA]


# ---------------------------------------------------------------- Produce


def test_it_activates_all_its_face_up_production_buildings_and_keeps_the_highest_number_face_up():
    low, middle, high = plain_buildings(3)
    outcome = acting("produce", production_up=(high, low, middle))
    assert of(outcome, Produced) == [Produced(AUTOMA, building) for building in (low, middle, high)]
    told = Counter(event.resource for event in of(outcome, Gained) for _ in range(event.n))
    told["vp"] = sum(event.vp for event in of(outcome, Scored) if event.source == "production")
    told["army_hand"] = len(of(outcome, ArmyCardDrawn)) - 1  # one comes with the action
    assert +told == brings(sum((PRODUCTION[building].benefit for building in (low, middle, high)), ()))
    assert area(outcome).production_up == (high,)
    assert sorted(area(outcome).production_down) == [low, middle]


def test_ruling_4_following_it_activates_all_and_keeps_none_face_up():
    state = against(production_up=("P08", "P02", "P05"), production_down=("P19",))
    outcome = person_activates(state, "produce")
    assert len(of(outcome, Produced)) == 3
    assert area(outcome).production_up == ()
    assert len(area(outcome).production_down) == 4


def test_it_flips_only_after_all_have_given():
    outcome = acting("produce", production_up=("P02", "P05", "P08"))
    kinds = [type(event) for event in all_events(outcome, Produced, TurnedDown)]
    assert kinds == [Produced] * 3 + [TurnedDown] * 2


@pytest.mark.parametrize(
    ("have", "gets"),
    [
        ({"gold": 1, "corn": 1, "stone": 1, "potato": 1}, "gold"),
        ({"gold": 2, "corn": 1, "stone": 1, "potato": 1}, "corn"),
        ({"gold": 2, "corn": 2, "stone": 1, "potato": 1}, "stone"),
        ({"gold": 2, "corn": 2, "stone": 2, "potato": 1}, "potato"),
        ({"gold": 2, "corn": 2, "stone": 0, "potato": 1}, "stone"),
    ],
)
def test_a_choice_of_resources_is_what_it_has_the_fewest_of_then_gold_corn_stone_potato(have, gets):
    amounts = {"gold": 1, "corn": 2, "stone": 2, "potato": 3}
    choice = Choose(tuple((Gain(resource, n),) for resource, n in amounts.items()))
    state = against(**have)
    outcome = gaining(state, choice, "production")
    assert gains(state, outcome.state, AUTOMA) == {gets: amounts[gets]}


def test_the_person_may_follow_its_produce():
    outcome = acting("produce", production_up=("P02", "P05"), person={"production_up": ("P07",)})
    assert isinstance(outcome.state.decision, Produce)
    assert outcome.state.to_act == PERSON


# ---------------------------------------------------------------- Offering


@pytest.mark.parametrize(
    ("corn", "gold", "steps", "paid"),
    [
        (4, 0, 2, Paid(AUTOMA, 0, 4, 0, 0)),
        (5, 0, 2, Paid(AUTOMA, 0, 4, 0, 0)),
        (5, 1, 3, Paid(AUTOMA, 0, 5, 0, 1)),
        (9, 9, 3, Paid(AUTOMA, 0, 6, 0, 0)),
    ],
)
def test_it_offers_as_much_as_it_can(corn: int, gold: int, steps: int, paid: Paid):
    outcome = acting("offering", corn=corn, gold=gold, temple=2)
    assert area(outcome).temple == 2 + steps
    assert only(outcome, Paid) == paid


@pytest.mark.parametrize(("corn", "gold", "steps"), [(2, 0, 0), (3, 0, 1), (9, 0, 1), (2, 1, 1)])
def test_following_it_offers_three_corn_for_one_step(corn: int, gold: int, steps: int):
    outcome = person_activates(against(corn=corn, gold=gold, temple=below_step()), "offering")
    assert len(of(outcome, TempleClimbed)) == steps
    assert area(outcome).corn == corn - (min(corn, 3) if steps else 0)


def test_the_person_may_follow_its_offering_or_not():
    outcome = acting("offering", corn=4, temple=2, person={"corn": 3})
    assert outcome.state.decision == MakeOffering(PERSON, 3, 1)


def test_at_the_top_of_the_temple_it_offers_nothing():
    outcome = acting("offering", corn=6, temple=13)
    assert not of(outcome, Paid)


# ---------------------------------------------------------------- Worship


def test_it_worships_with_a_large_and_a_small_statue():
    outcome = acting("worship", large_statues=("inti", "killa"), small_statues=("qocha", "illapa"), temple=4)
    gone = of(outcome, StatueDiscarded)
    assert [event.size for event in gone] == ["large", "small"]
    assert area(outcome).temple == 4 + 3 + 1
    assert (len(area(outcome).large_statues), len(area(outcome).small_statues)) == (1, 1)


@pytest.mark.parametrize(
    ("have", "steps"), [({"large_statues": ("inti",)}, 3), ({"small_statues": ("inti", "killa")}, 1)]
)
def test_it_worships_with_what_it_has(have, steps):
    outcome = acting("worship", temple=4, **have)
    assert area(outcome).temple == 4 + steps
    assert len(of(outcome, StatueDiscarded)) == 1


@pytest.mark.parametrize(("gods", "chosen"), [(("inti",), 0), (("inti", "inti"), 0), (("inti", "killa"), 1)])
def test_it_is_told_if_chance_has_named_the_god_of_a_statue(gods, chosen):
    outcome = acting("worship", small_statues=gods, temple=4)
    (discarded,) = of(outcome, StatueDiscarded)
    told = [event for event in of(outcome, AutomaChose) if event.what == "statue"]
    assert told == [AutomaChose(discarded.seat, Chosen.STATUE, discarded.god, "random")] * chosen


def test_following_it_worships_with_one_statue_for_one_step():
    state = against(large_statues=("inti",), small_statues=("killa",), temple=4)
    outcome = person_activates(state, "worship")
    assert area(outcome).temple == 5
    assert only(outcome, StatueDiscarded) == StatueDiscarded(AUTOMA, "small", "killa")
    outcome = person_activates(against(large_statues=("inti",), temple=4), "worship")
    assert area(outcome).temple == 5
    assert only(outcome, StatueDiscarded).size == "large"


def test_the_person_may_follow_its_worship():
    outcome = acting("worship", small_statues=("inti",), temple=4, person={"small_statues": ("killa",)})
    assert outcome.state.decision == Worship(PERSON, 1, 1, only_one=True)


def test_it_follows_even_if_the_person_takes_gold():
    state = against(small_statues=("killa",), temple=4)
    waiting = person_activates(state, "worship", act=False)
    assert isinstance(waiting.state.decision, ActOrGold)
    outcome = play(waiting.state, TakeGold())
    assert only(outcome, GoldTaken).seat == PERSON
    assert area(outcome).temple == 5


# ---------------------------------------------------------------- Conquest


def test_it_plays_all_its_army_cards_free():
    outcome = acting("conquest", army_hand=("A01", "A02", "A21"), potato=0)
    played = [event.card for event in of(outcome, ArmyCardPlayed)]
    assert played == ["A01", "A02", "A21"]
    assert not of(outcome, Paid)


def test_following_it_plays_all_its_army_cards_free_too():
    outcome = person_activates(against(army_hand=("A01", "A21")), "conquest")
    assert len(of(outcome, ArmyCardPlayed)) == 2
    assert not of(outcome, Paid)


def conquered(outcome, seat: int = AUTOMA) -> list[str]:
    return [event.space for event in of(outcome, SpaceConquered) if event.seat == seat]


def first_conquest(**position) -> str:
    """The one space it conquers as a follower, at first."""
    return conquered(person_activates(against(**position), "conquest"))[0]


@pytest.mark.fixed_layout
def test_ruling_7_it_takes_the_payable_space_with_the_most_vp():
    assert first_conquest(army_up=("A01", "A02", "A21", "A22")) == "KU6"  # 9 VP: discard 2, flip 3
    assert CONQUEST["KU6"].benefit[0].n == 9
    sevens_and_nine = dict.fromkeys(("KU6", "CH5", "AN5", "KU5"), PERSON)
    assert first_conquest(army_up=("A01", "A21", "A22"), board={"conquest": sevens_and_nine}) == "QU4"  # 4 VP


@pytest.mark.fixed_layout
def test_a_space_it_cannot_pay_is_not_available():
    assert first_conquest(army_up=("A01", "A02", "A21")) == "AN5"  # four soldiers: 7 VP, not 9
    assert first_conquest(army_up=("A01", "A21")) in ("CH3", "QU4")  # discard 1, flip 2: 4 VP
    assert not conquered(person_activates(against(), "conquest"))


SEVEN = ("A01", "A02", "A21")  # pays 7 VP on CH5, AN5 or KU5, but no more


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("held", "space"),
    [
        ({}, "AN5"),  # Antisuyu before Chinchaysuyu before Kuntisuyu
        ({"AN1": PERSON}, "CH5"),  # the region with the fewest markers, whosever they are
        ({"AN1": AUTOMA}, "CH5"),
        ({"AN1": PERSON, "CH1": AUTOMA}, "KU5"),
        # as many markers everywhere: where it has fewer than three, although the person has more there
        ({"AN1": 1, "AN2": 1, "AN3": 1, "CH1": 1, "CH2": 1, "CH3": 0, "KU1": 0, "KU2": 0, "KU3": 0, "KU4": 0}, "CH5"),
        # fewer than three of its own in both: where the person has the fewest
        ({"AN1": 1, "AN2": 0, "AN3": 0, "CH1": 1, "CH2": 1, "CH3": 0, "KU1": 0, "KU2": 0, "KU3": 0, "KU4": 0}, "CH5"),
        ({"AN1": 1, "AN2": 0, "CH1": 0, "CH2": 1, "KU1": 0, "KU2": 0, "KU3": 0}, "AN5"),
    ],
)
def test_ties_are_broken_in_the_order_of_the_rulebook(held: dict[str, int], space: str):
    assert first_conquest(army_up=SEVEN, board={"conquest": held}) == space


@pytest.mark.fixed_layout
@pytest.mark.parametrize(
    ("closed", "space"), [((), "AN1"), (("antisuyu",), "CH1"), (("antisuyu", "chinchaysuyu"), "KU1")]
)
def test_the_last_tie_break_is_antisuyu_chinchaysuyu_kuntisuyu_qullasuyu(closed: tuple[str, ...], space: str):
    held = {s.id: PERSON for s in CONQUEST.values() if s.region in closed}
    assert first_conquest(army_up=("A01",), board={"conquest": held}) == space
    held |= {s.id: PERSON for s in CONQUEST.values() if s.region != "qullasuyu"}
    assert first_conquest(army_up=("A01",), board={"conquest": held}) == "QU1"


@pytest.mark.fixed_layout
def test_it_discards_ones_rather_than_twos_and_flips_twos_rather_than_ones():
    outcome = person_activates(against(army_up=("A21", "A01", "A22", "A02", "A03", "A23")), "conquest")
    assert conquered(outcome) == ["KU6"]
    discarded = [event.card for event in of(outcome, SoldiersDiscarded)]
    assert len(discarded) == 2
    assert set(discarded) <= {"A01", "A02", "A03"}
    flipped = [event.item for event in of(outcome, TurnedDown)]
    assert len({"A21", "A22", "A23"}.intersection(flipped)) == 1, "three soldiers: a card of two and one of one"
    assert sum(ARMY_CARDS[card].soldiers for card in flipped) == CONQUEST["KU6"].flip


@pytest.mark.fixed_layout
def test_it_discards_a_two_where_it_must():
    outcome = person_activates(against(army_up=("A21", "A22", "A23")), "conquest")
    assert conquered(outcome) == ["KU6"]
    assert len(of(outcome, SoldiersDiscarded)) == 1
    assert len(of(outcome, TurnedDown)) == 2


@pytest.mark.fixed_layout
def test_it_gains_the_benefit_of_the_space():
    state = against(army_up=("A01",))
    outcome = person_activates(state, "conquest")
    assert conquered(outcome) == ["AN1"]
    assert gains(state, outcome.state, AUTOMA) == {"weavings": 1}, "a free Weaving; no God card"


@pytest.mark.fixed_layout
def test_ruling_6_its_second_conquest_is_free_at_a_space_with_the_fewest_soldiers_to_discard():
    state = against(priest=before("conquest"), army_up=("A01", "A02", "A21", "A22"))
    seconds = set()
    for outcome in by_chance(state):
        first, second = conquered(outcome)
        assert first == "KU6"
        discarded = [ARMY_CARDS[event.card].soldiers for event in of(outcome, SoldiersDiscarded)]
        assert sum(discarded) == CONQUEST["KU6"].discard, "only the first one is paid"
        seconds.add(second)
    assert seconds == {"CH1", "AN2", "QU1", "QU2", "KU2"}
    assert {CONQUEST[space].discard for space in seconds} == {0}


@pytest.mark.fixed_layout
def test_where_every_space_asks_for_a_discard_the_second_one_is_the_cheapest():
    taken = dict.fromkeys(("CH1", "AN2", "QU1", "QU2", "KU2", "KU1", "AN1"), PERSON)
    state = against(priest=before("conquest"), army_up=("A01",), board={"conquest": taken})
    seconds = {conquered(outcome)[-1] for outcome in by_chance(state)}
    assert {CONQUEST[space].discard for space in seconds} == {1}
    assert len(seconds) > 3


@pytest.mark.fixed_layout
def test_the_second_conquest_happens_even_if_the_first_one_is_impossible():
    outcome = acting("conquest", army_up=("A01",), board={"conquest": dict.fromkeys(("CH1", "AN1", "QU1", "KU1"), 0)})
    assert len(conquered(outcome)) == 1
    assert not of(outcome, SoldiersDiscarded)


def test_as_a_follower_it_conquers_once():
    assert len(conquered(person_activates(against(army_up=(*SEVEN, "A22", "A23")), "conquest"))) == 1


@pytest.mark.fixed_layout
def test_the_person_conquers_between_its_two_conquests():
    outcome = acting("conquest", army_up=("A01",), person={"army_up": ("A02",)})
    assert isinstance(outcome.state.decision, JoinConquest)
    assert len(conquered(outcome)) == 1
    choice = next(action for action in offered(outcome.state, Conquer) if action.space == "QU1")
    after = play(outcome.state, choice)
    assert [event.seat for event in of(after, SpaceConquered)] == [PERSON, AUTOMA]


def test_without_markers_it_conquers_nothing():
    outcome = acting("conquest", army_up=("A01",), markers_left=0)
    assert not conquered(outcome)


def test_a_conquest_begins_with_a_casualty():
    outcome = acting("conquest", army_up=("A01",), board={"village": ("courier", "priest")})
    assert only(outcome, CasualtyFell) == CasualtyFell(AUTOMA, "courier", "potato")
    assert outcome.state.casualties == ("courier",)


# ---------------------------------------------------------------- Rejuvenate

DOWN = {"production_down": ("P02", "P05", "P08"), "army_down": ("A01", "A21", "A02")}


def test_it_turns_up_all_its_buildings_and_army_cards_free():
    outcome = acting("rejuvenate", corn=0, potato=0, **DOWN)
    assert area(outcome).production_down == area(outcome).army_down == ()
    assert len(of(outcome, TurnedUp)) == 6
    assert not of(outcome, Paid)


def test_following_it_turns_up_half_of_each_rounded_up():
    outcome = person_activates(against(**DOWN), "rejuvenate")
    assert (len(area(outcome).production_up), len(area(outcome).army_up)) == (2, 2)
    assert (len(area(outcome).production_down), len(area(outcome).army_down)) == (1, 1)
    assert not of(outcome, Paid)


@pytest.mark.parametrize(("buildings", "cards", "up"), [(0, 1, (0, 1)), (2, 1, (1, 1)), (4, 2, (2, 1)), (5, 0, (3, 0))])
def test_the_halves_are_counted_apart(buildings: int, cards: int, up: tuple[int, int]):
    state = against(
        production_down=("P02", "P05", "P08", "P09", "P11")[:buildings], army_down=("A01", "A21", "A02")[:cards]
    )
    outcome = person_activates(state, "rejuvenate")
    assert (len(area(outcome).production_up), len(area(outcome).army_up)) == up


def test_the_person_may_follow_its_rejuvenate():
    outcome = acting("rejuvenate", person={"army_down": ("A03",), "corn": 1}, **DOWN)
    assert isinstance(outcome.state.decision, ChooseRejuvenation)
    assert isinstance(play(outcome.state, Pass()).state.decision, TakeTurn)
