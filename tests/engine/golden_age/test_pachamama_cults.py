"""Pachamama's Cult tiles PV01 to PV10, with one Vassal and with two."""

from typing import Any

import pytest

from engine import Outcome, State, automa_queries, temple
from engine.abilities import CultAbility
from engine.benefits import Merchant
from engine.components import CONQUEST, CULTS, REGIONS, SPACES, WEAVINGS
from engine.draft import Draft
from engine.events import (
    AutomaDecided,
    CultWorked,
    DieRolled,
    HighPriestActivated,
    HighPriestMoved,
    Paid,
    Produced,
    RegionScored,
    Scored,
    SpaceConquered,
    StatueDiscarded,
    StepsUsed,
    TempleClimbed,
)
from engine.procedures import EndAutoma, PerformHighPriest, Poll, RunEffect, ScoreAutoma
from engine.rules import festival
from engine.rules.conquest import price, within_reach
from engine.rules.hooks import ABILITY, HOOKS
from engine.rules.placement import steps_paid
from engine.rules.scoring import final_vp
from engine.solo.high_priest import in_reach
from tests.engine.kit import all_events, changed, gains, of, only, settled, with_soldiers
from tests.engine.kit.pachamama import SUN, her
from tests.engine.kit.solo import AUTOMA, PERSON, before, its_turn, person_activates, run

VASSALS = pytest.mark.parametrize("vassals", [0, 1, 2])
CH, AN, QU, KU = REGIONS


def cult(tile: str, vassals: int, *modules: str, **position: Any) -> State:
    """Her turn in a game with Vassals, so many of hers on this Cult tile."""
    return her("vassals", *modules, cults={tile: vassals}, **position)


def row(length: int, avoid: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Weavings of different patterns."""
    found: dict[str, str] = {}
    for tile in WEAVINGS.values():
        if tile.id not in avoid and not tile.starting:
            found.setdefault(tile.pattern, tile.id)
    return tuple(found.values())[:length]


def stage(state: State, name: str) -> Outcome:
    """One stage of a Festival that the person holds."""
    state = changed(state, stack=(), festival_holder=PERSON, festivals=1)
    draft = Draft(state)
    festival.STAGES[name](draft, (PERSON, AUTOMA))
    outcome = settled(draft.state)
    return Outcome(outcome.state, (*draft.events, *outcome.events), True)


# ---------------------------------------------------------------- PV01


@VASSALS
def test_ruling_169_pv01_at_a_festival(vassals: int) -> None:
    longest = row(3)
    state = cult("PV01", vassals, tapestries=(row(1, longest), longest))
    assert gains(state, stage(state, "merchant").state, AUTOMA) == {"vp": 4 + vassals}
    single = cult("PV01", vassals, tapestries=(longest,))
    assert gains(single, stage(single, "merchant").state, AUTOMA) == {"vp": 3 + min(vassals, 1)}


def test_ruling_285_pv01_does_not_count_for_another_merchant() -> None:
    state = cult("PV01", 2, tapestries=(row(3),))
    elsewhere = run(state, RunEffect(AUTOMA, Merchant(1), "god_cards"))
    assert gains(state, elsewhere.state, AUTOMA) == {"vp": 3}


@pytest.mark.parametrize(
    ("lengths", "scored"),
    [
        ((1,), (0, 1, 1)),
        ((4, 2), (6 + 1, 10 + 1, 10 + 3)),
        ((3, 3), (3 + 3, 6 + 3, 6 + 6)),
        ((7,), (21, 28, 28)),
        ((5, 7, 1), (10 + 21, 10 + 28, 15 + 28)),
    ],
)
@VASSALS
def test_ruling_169_pv01_at_the_end(lengths: tuple[int, ...], scored: tuple[int, ...], vassals: int) -> None:
    rows: list[tuple[str, ...]] = []
    for length in lengths:
        rows.append(row(length, tuple(tile for taken in rows for tile in taken)))
    state = cult("PV01", vassals, tapestries=tuple(rows))
    assert final_vp(state, AUTOMA)["final_tapestries"] == scored[vassals]


# ---------------------------------------------------------------- PV02


@pytest.mark.parametrize(
    ("vassals", "potato", "reach"),
    [(0, 4, [1, 2]), (1, 0, [1, 2]), (1, 1, [1, 2, 3]), (2, 0, [1, 2, 3]), (2, 1, [1, 2, 3])],
)
def test_ruling_170_pv02_brings_the_third_space_within_reach(vassals: int, potato: int, reach: list[int]) -> None:
    state = cult("PV02", vassals, potato=potato, gold=3)
    assert list(in_reach(state, AUTOMA)) == reach, "gold does not serve"
    assert [ahead.distance for ahead in automa_queries.automa_priest_actions(state) if ahead.in_reach] == reach


@pytest.mark.parametrize(("vassals", "paid"), [(1, [Paid(AUTOMA, 1, 0, 0, 0)]), (2, [])])
def test_ruling_170_pv02_she_moves_three_spaces_and_pays_once(vassals: int, paid: list[Paid]) -> None:
    start = (before("rejuvenate") - 3) % 5 + 1
    position = {"priest": start, "potato": 2, "production_down": ("P01", "P02", "P03")}
    outcome = its_turn(cult("PV02", vassals, **position))
    assert only(outcome, HighPriestActivated).action == "rejuvenate"
    assert of(outcome, Paid) == paid
    nearer = its_turn(cult("PV02", vassals, **position, corn=4))
    assert [event.action for event in of(nearer, HighPriestActivated)] == ["offering"]
    assert Paid(AUTOMA, 1, 0, 0, 0) not in of(nearer, Paid), "she pays only for the third space"


def test_ruling_170_pv02_counts_for_produce_next_turn() -> None:
    """Produce lies three spaces ahead of her: she keeps it for herself."""
    position = {"priest": (before("produce") - 3) % 5 + 1, "production_up": ("P01",), "potato": 1}
    follows = person_activates(cult("PV02", 0, **position), "produce")
    assert len([event for event in of(follows, Produced) if event.seat == AUTOMA]) == 1
    keeps = person_activates(cult("PV02", 1, **position), "produce")
    assert [event.way for event in of(keeps, AutomaDecided)][:1] == ["keeps_produce"]
    assert [event for event in of(keeps, Produced) if event.seat == AUTOMA] == []
    poor = person_activates(cult("PV02", 1, **{**position, "potato": 0}), "produce")
    assert len([event for event in of(poor, Produced) if event.seat == AUTOMA]) == 1


def test_ruling_170_pv02_without_a_condition_met_she_walks_one_space() -> None:
    outcome = its_turn(cult("PV02", 2, priest=1))
    assert only(outcome, HighPriestMoved).section == 2
    assert of(outcome, Paid) == []


# ---------------------------------------------------------------- PV03


@VASSALS
def test_ruling_171_pv03_steps_bring_more_whoever_uses_them(vassals: int) -> None:
    state = cult("PV03", vassals, board={"steps": {"S3u": AUTOMA, "S3l": AUTOMA, "S4u": PERSON}})
    assert [vp for _, _, vp in steps_paid(state, PERSON, "B3a")] == [1 + vassals] * 2
    assert [vp for _, _, vp in steps_paid(state, AUTOMA, "B3a")] == [vassals] * (2 if vassals else 0)
    assert steps_paid(state, AUTOMA, "M4a") == [("S4u", PERSON, 1)], "the person's Steps are the person's"


def test_ruling_171_pv03_when_she_places_a_worker() -> None:
    spots = {f"S{section}u": AUTOMA for section in range(1, 5)} | {"S5u": AUTOMA}
    tops = dict.fromkeys(_spaces("top"), "priest")
    state = cult("PV03", 2, workers=("priest",), steps_left=10, board={"steps": spots, "hill": tops})
    outcome = its_turn(state)
    used = of(outcome, StepsUsed)
    assert len(used) == 1
    assert sum(event.vp for event in of(outcome, Scored) if event.source == "steps_used") == 2


def _spaces(terrace: str) -> list[str]:
    return [space.id for space in SPACES.values() if space.terrace == terrace]


# ---------------------------------------------------------------- PV04


@VASSALS
def test_ruling_172_pv04_her_temple_step_pays_again_at_a_festival(vassals: int) -> None:
    state = cult("PV04", vassals, temple=7, person={"temple": 7})
    outcome = stage(state, "temple")
    times = 1 + vassals
    assert gains(state, outcome.state, AUTOMA) == {"vp": times * temple.row_vp(7), "stone": times * 2}
    assert gains(state, outcome.state, PERSON) == {"vp": temple.row_vp(7), "stone": 2}, "hers alone"


@VASSALS
def test_ruling_172_pv04_a_loss_too(vassals: int) -> None:
    state = cult("PV04", vassals, f"{SUN}simpa")
    assert gains(state, stage(state, "temple").state, AUTOMA) == {"vp": -2 * (1 + vassals)}
    poor = cult("PV04", vassals, f"{SUN}simpa", vp=1)
    assert gains(poor, stage(poor, "temple").state, AUTOMA) == {"vp": -1}


def test_ruling_172_pv04_a_step_climbed_meanwhile_changes_nothing() -> None:
    """The God card of S1R brings a step for a corn; the second time it is still S1R that pays."""
    state = cult("PV04", 1, f"{SUN}simpa", temple="S1R", corn=1, board={"god_deck": ("G03", "G33")})
    outcome = stage(state, "temple")
    assert len(of(outcome, TempleClimbed)) == 1
    assert {"G03", "G33"} <= set(outcome.state.god_offer), "both times a God card was played"
    assert only(outcome, TempleClimbed).step != "S1R"
    scored = [event.vp for event in of(outcome, Scored) if event.seat == AUTOMA and event.source == "temple"]
    assert scored == [temple.row_vp("S1R")] * 2


# ---------------------------------------------------------------- PV05


@pytest.mark.parametrize("space", CONQUEST)
@VASSALS
def test_ruling_173_pv05_fewer_soldiers(space: str, vassals: int) -> None:
    state = cult("PV05", vassals)
    printed = CONQUEST[space]
    discard, flip = max(0, printed.discard - (vassals > 1)), max(0, printed.flip - (vassals > 0))
    assert price(state, AUTOMA, space) == (discard, flip)
    assert price(state, PERSON, space) == (printed.discard, printed.flip)


def test_ruling_173_pv05_down_to_none_at_all() -> None:
    """With two Vassals the first space of Antisuyu costs nothing, and she needs no Army card in play."""
    assert within_reach(cult("PV05", 1), AUTOMA) == []
    state = cult("PV05", 2)
    assert within_reach(state, AUTOMA) == ["AN1"]
    assert within_reach(state, PERSON) == []
    outcome = run(state, Poll("conquer", (AUTOMA,)))
    assert only(outcome, SpaceConquered) == SpaceConquered(AUTOMA, "AN1")


def test_ruling_173_pv05_she_pays_what_is_left() -> None:
    cards = with_soldiers(1, 2)
    conquest = {space: PERSON for space in CONQUEST if space != "CH1"}  # discard 1, flip 2
    position: dict[str, Any] = {"army_up": cards, "board": {"conquest": conquest}, "markers_left": 30}
    assert of(run(cult("PV05", 0, **position), Poll("conquer", (AUTOMA,))), SpaceConquered) == []
    outcome = run(cult("PV05", 1, **position), Poll("conquer", (AUTOMA,)))
    hers = outcome.state.players[AUTOMA]
    assert (hers.army_up, len(hers.army_down), len(outcome.state.army_discard)) == ((), 1, 1)
    outcome = run(cult("PV05", 2, **position), Poll("conquer", (AUTOMA,)))
    hers = outcome.state.players[AUTOMA]
    assert (len(hers.army_up), len(hers.army_down), len(outcome.state.army_discard)) == (1, 1, 0)


# ---------------------------------------------------------------- PV06


def scored(state: State, **named: Any) -> dict[str, int]:
    """Which region scores whom."""
    outcome = stage(state, "regions", **named)
    return {event.region: event.seat for event in of(outcome, RegionScored)}


DEAD = {"casualties": ("priest",) * 3}


def lands(**by_region: tuple[int, ...]) -> dict[str, int]:
    """Markers of these seats on the tracks from the left."""
    return {f"{region}{n}": seat for region, seats in by_region.items() for n, seat in enumerate(seats, start=1)}


def test_ruling_174_pv06_a_marker_in_her_poorest_region() -> None:
    conquest = lands(CH=(AUTOMA,) * 2, AN=(AUTOMA,) * 2, QU=(AUTOMA,) * 2)
    board = {**DEAD, "conquest": conquest}
    assert scored(cult("PV06", 0, board=board)) == dict.fromkeys((CH, AN, QU), AUTOMA)
    state = cult("PV06", 1, board=board)
    assert scored(state) == dict.fromkeys((CH, AN, QU, KU), AUTOMA), "also where she has none"
    outcome = stage(state, "regions")
    assert sum(event.vp for event in of(outcome, Scored)) == 4 * 3
    assert outcome.state.conquest == conquest, "it exists for the scoring only"
    assert outcome.state.players[AUTOMA].markers_left == state.players[AUTOMA].markers_left


def test_ruling_174_pv06_with_two_vassals_in_her_two_poorest_regions() -> None:
    conquest = lands(CH=(AUTOMA,) * 2, AN=(AUTOMA,) * 2, QU=(AUTOMA, PERSON), KU=())
    board = {**DEAD, "conquest": conquest}
    assert scored(cult("PV06", 1, board=board)) == {CH: AUTOMA, AN: AUTOMA, QU: PERSON, KU: AUTOMA}
    assert scored(cult("PV06", 2, board=board)) == dict.fromkeys(REGIONS, AUTOMA)


@pytest.mark.parametrize(("vassals", "regions"), [(0, []), (1, [KU]), (2, [KU, QU])])
def test_pv06_everybody_is_told_where_her_markers_lie_before_the_regions_score(
    vassals: int, regions: list[str]
) -> None:
    conquest = lands(CH=(AUTOMA,) * 2, AN=(AUTOMA,) * 2, QU=(AUTOMA, PERSON), KU=())
    outcome = stage(cult("PV06", vassals, board={**DEAD, "conquest": conquest}), "regions")
    assert of(outcome, CultWorked) == [CultWorked(AUTOMA, "PV06", thing=region) for region in regions]
    told = all_events(outcome, CultWorked, RegionScored)
    assert [type(event) for event in told[: len(regions)]] == [CultWorked] * len(regions)


def test_ruling_174_pv06_track_and_tile_count() -> None:
    """With a marker on the Nation tile Kuntisuyu is not her poorest region any more."""
    conquest = lands(CH=(AUTOMA,) * 2, AN=(AUTOMA,) * 2, QU=(AUTOMA, PERSON), KU=(PERSON, PERSON))
    board = {**DEAD, "conquest": conquest}
    assert scored(cult("PV06", 1, board=board))[QU] == PERSON
    state = cult("PV06", 1, board=board, markers={KU: (AUTOMA, AUTOMA)})
    assert scored(state)[QU] == AUTOMA


def test_ruling_174_pv06_among_equally_poor_ones_where_it_wins_control_first_yours_then_by_die() -> None:
    yours = (AUTOMA, PERSON, PERSON)
    one_each = lands(CH=yours, AN=(AUTOMA, PERSON), QU=yours, KU=yours)
    for outcome in _by_chance(cult("PV06", 1, board={**DEAD, "conquest": one_each})):
        assert RegionScored(AUTOMA, AN, 3) in of(outcome, RegionScored)
        assert of(outcome, DieRolled) == [], "there alone it wins her control"
    from_you = lands(CH=(AUTOMA, PERSON), AN=(AUTOMA, PERSON), QU=(AUTOMA,) * 3, KU=(AUTOMA,) * 3)
    found = set()
    for outcome in _by_chance(cult("PV06", 1, board={**DEAD, "conquest": from_you})):
        (roll,) = of(outcome, DieRolled)
        won = {event.region for event in of(outcome, RegionScored) if event.seat == AUTOMA} - {QU, KU}
        found.add((roll.value, *won))
    assert found == {(1, CH), (2, CH), (3, AN), (4, CH)}


def test_ruling_174_pv06_wins_a_region_nobody_is_in() -> None:
    conquest = lands(CH=(AUTOMA,), AN=(AUTOMA,), QU=(AUTOMA,))
    assert scored(cult("PV06", 1, board={**DEAD, "conquest": conquest}))[KU] == AUTOMA


def test_ruling_174_pv06_it_wins_no_tie() -> None:
    """It has no place on the track; the right-most marker there decides."""
    rest = {"AN": (AUTOMA,) * 3, "QU": (AUTOMA,) * 3, "KU": (AUTOMA,) * 3}
    assert scored(cult("PV06", 1, board={**DEAD, "conquest": lands(CH=(PERSON,), **rest)}))[CH] == PERSON
    lost = lands(CH=(AUTOMA, PERSON, PERSON), **rest)
    assert scored(cult("PV06", 1, board={**DEAD, "conquest": lost}))[CH] == PERSON


def test_ruling_286_pv06_her_right_most_marker_may_break_the_tie() -> None:
    conquest = lands(CH=(PERSON, PERSON, AUTOMA), **dict.fromkeys(("AN", "QU", "KU"), (AUTOMA,) * 3))
    assert scored(cult("PV06", 0, board={**DEAD, "conquest": conquest}))[CH] == PERSON
    assert scored(cult("PV06", 1, board={**DEAD, "conquest": conquest}))[CH] == AUTOMA


def _by_chance(state: State) -> list[Outcome]:
    return [stage(changed(state, seed=seed), "regions") for seed in range(1, 41)]


# ---------------------------------------------------------------- PV07


@pytest.mark.parametrize(("vassals", "more"), [(0, 0), (1, 2), (2, 3)])
def test_ruling_175_pv07_more_for_each_region_she_controls(vassals: int, more: int) -> None:
    conquest = lands(CH=(AUTOMA,), AN=(AUTOMA,), QU=(PERSON,))
    state = cult("PV07", vassals, board={**DEAD, "conquest": conquest})
    after = stage(state, "regions").state
    assert gains(state, after, AUTOMA) == {"vp": 2 * (3 + more)}
    assert gains(state, after, PERSON) == {"vp": 3}


@pytest.mark.parametrize(("vassals", "each"), [(0, 0), (1, 2), (2, 3)])
def test_ruling_175_pv07_also_without_casualties(vassals: int, each: int) -> None:
    conquest = lands(CH=(AUTOMA,), AN=(AUTOMA,), QU=(PERSON,))
    state = cult("PV07", vassals, board={"conquest": conquest})
    assert gains(state, stage(state, "regions").state, AUTOMA) == ({"vp": 2 * each} if each else {})


def test_ruling_175_pv07_also_by_pv06() -> None:
    state = her("vassals", cults={"PV06": 1, "PV07": 1})
    outcome = stage(state, "regions")
    assert [event.vp for event in of(outcome, RegionScored)] == [2]
    assert gains(state, outcome.state, AUTOMA) == {"vp": 2}


# ---------------------------------------------------------------- PV08

FORGE = ("P01", "P02", "P03", "P05")


def left_up(outcome: Outcome) -> set[str]:
    return set(outcome.state.players[AUTOMA].production_up)


@pytest.mark.parametrize(("vassals", "stay"), [(0, set()), (1, {"P03"}), (2, {"P03", "P02"})])
def test_ruling_176_pv08_acting(vassals: int, stay: set[str]) -> None:
    """The highest is turned up again by her own action, besides."""
    state = cult("PV08", vassals, production_up=FORGE)
    outcome = run(state, PerformHighPriest(AUTOMA, "produce"))
    assert [event.building for event in of(outcome, Produced)] == list(FORGE)
    assert left_up(outcome) == {*stay, "P05"}


@pytest.mark.parametrize(("vassals", "stay"), [(0, set()), (1, {"P03"}), (2, {"P03", "P02"})])
def test_ruling_176_pv08_following(vassals: int, stay: set[str]) -> None:
    state = cult("PV08", vassals, production_up=FORGE, priest=before("produce") + 1)
    assert left_up(run(state, Poll("follow_produce", (AUTOMA,)))) == stay


@pytest.mark.parametrize("vassals", [1, 2])
def test_ruling_176_pv08_with_few_buildings(vassals: int) -> None:
    alone = cult("PV08", vassals, production_up=("P03",), priest=before("produce") + 1)
    assert left_up(run(alone, Poll("follow_produce", (AUTOMA,)))) == set(), "following with one up, none stays"
    two = cult("PV08", vassals, production_up=("P03",), production_down=("P05",))
    outcome = run(two, PerformHighPriest(AUTOMA, "produce"))
    assert [event.building for event in of(outcome, Produced)] == ["P03", "P05"]
    assert left_up(outcome) == {"P03"}, "the one turned up first is the highest, and is turned down"


# ---------------------------------------------------------------- PV09

STATUES = {"small_statues": ("inti",), "large_statues": ("killa",)}


@pytest.mark.parametrize(("vassals", "steps"), [(0, 4), (1, 5), (2, 6)])
def test_ruling_177_pv09_acting(vassals: int, steps: int) -> None:
    state = cult("PV09", vassals, **STATUES)
    outcome = run(state, PerformHighPriest(AUTOMA, "worship"))
    assert len(of(outcome, StatueDiscarded)) == 2
    assert len(of(outcome, TempleClimbed)) == steps


@pytest.mark.parametrize(("vassals", "steps"), [(0, 1), (1, 2), (2, 2)])
def test_ruling_177_pv09_following(vassals: int, steps: int) -> None:
    outcome = run(cult("PV09", vassals, **STATUES), Poll("follow_worship", (AUTOMA,)))
    assert only(outcome, StatueDiscarded).size == "small"
    assert len(of(outcome, TempleClimbed)) == steps
    large = run(cult("PV09", vassals, large_statues=("killa",)), Poll("follow_worship", (AUTOMA,)))
    assert len(of(large, TempleClimbed)) == 1, "a large one is still one step for who follows"


@pytest.mark.parametrize(("vassals", "steps"), [(0, 4), (1, 5), (2, 6)])
def test_ruling_177_pv09_at_the_end(vassals: int, steps: int) -> None:
    outcome = run(cult("PV09", vassals, **STATUES), EndAutoma(AUTOMA))
    assert len(of(outcome, TempleClimbed)) == steps
    assert of(outcome, HighPriestActivated) == []


# ---------------------------------------------------------------- PV10


@pytest.mark.parametrize(("vassals", "each"), [(0, 8), (1, 10), (2, 13)])
def test_ruling_178_pv10_a_palace_with_a_noble(vassals: int, each: int) -> None:
    palaces = {"palaces": ("X01", "X02", "X03"), "nobles": {"X01": "architect", "X02": "warrior"}}
    empty = cult("PV10", vassals, "nobles", vp=10)
    state = cult("PV10", vassals, "nobles", vp=10, **palaces)
    more = sum(final_vp(state, AUTOMA).values()) - sum(final_vp(empty, AUTOMA).values())
    assert more == 2 * each + 2, "an empty Palace is 2 VP as ever"
    end = run(state, ScoreAutoma(AUTOMA)).state
    assert end.players[AUTOMA].vp - run(empty, ScoreAutoma(AUTOMA)).state.players[AUTOMA].vp == more


def test_every_cult_tile_has_its_entry() -> None:
    entered = {ability for hook in HOOKS for ability in hook.abilities}
    assert set(CultAbility) <= entered
    assert {ABILITY[tile] for tile in CULTS} == set(CultAbility)


def test_cult_tiles_do_nothing_for_the_person() -> None:
    for tile in ("PV03", "PV05", "PV07", "PV09"):
        state = cult(tile, 2, person=STATUES, board={"steps": {"S3u": PERSON}})
        assert steps_paid(state, PERSON, "M3a") == []
        assert price(state, PERSON, "CH1") == (CONQUEST["CH1"].discard, CONQUEST["CH1"].flip)
