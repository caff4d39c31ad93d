"""Pachamama with Nobles and Newcomers: recruiting, limit, Buildings, Palaces; and the person's answers to her."""

from collections import Counter
from typing import Any

import pytest

from engine import Outcome, State
from engine.actions import Pass, TurnUp, UseAbility
from engine.benefits import BuildingTask, GainNomad, GainVillager
from engine.components import SOLO
from engine.decisions import ChooseInfluence, ChooseOne, ChooseRejuvenation, PlayArmyFree, UseAbilities
from engine.events import (
    BuildingConstructed,
    DieRolled,
    Gained,
    NewcomerTaken,
    NobleAppointed,
    NomadArrived,
    Scored,
    TempleClimbed,
    TurnedDown,
    TurnedUp,
    WorkerGivenUp,
    WorkerPlaced,
    WorkerRecruited,
)
from engine.procedures import EndAutoma, OfferHire, ProduceBuilding, RunEffect, ScoreAutoma
from engine.rules.hooks import tiles_at_work
from engine.rules.scoring import final_vp
from engine.solo.pachamama_effects import types_to_construct
from engine.state import PlacedVassal
from tests.engine.golden_age.court import living_in
from tests.engine.kit import all_events, brings, gains, of, offered, only, play, with_soldiers
from tests.engine.kit.pachamama import her
from tests.engine.kit.solo import AUTOMA, PERSON, acting_by, before, by_chance, its_turn, run

# A Palace for each kind.
FOR = {"architect": "X01", "warrior": "X02", "priest": "X04", "craftsman": "X05", "courier": "X09"}
NOMAD = RunEffect(AUTOMA, GainNomad(), "automa_board")


def lady(*palaces: str, **position: Any) -> State:
    """Her turn in a game with Nobles; these Palaces of hers are empty."""
    return her("nobles", palaces=palaces, **position)


def recruited(outcomes: list[Outcome]) -> set[str]:
    return {event.worker for outcome in outcomes for event in of(outcome, WorkerRecruited)}


# ---------------------------------------------------------------- who comes


def test_ruling_179_she_takes_the_nomad_who_matches_an_empty_palace() -> None:
    assert recruited(by_chance(lady(), NOMAD)) == {"priest", "warrior", "courier"}
    assert recruited(by_chance(lady(FOR["courier"]), NOMAD)) == {"courier"}
    assert recruited(by_chance(lady(FOR["courier"], FOR["priest"]), NOMAD)) == {"courier", "priest"}
    assert recruited(by_chance(lady(FOR["architect"]), NOMAD)) == {"priest", "warrior", "courier"}, "no Nomad matches"
    taken = lady(FOR["courier"], nobles={FOR["courier"]: "courier"})
    assert recruited(by_chance(taken, NOMAD)) == {"priest", "warrior", "courier"}, "somebody lives there already"


def test_ruling_179_a_match_is_taken_without_chance() -> None:
    outcome = run(lady(FOR["courier"]), NOMAD)
    assert outcome.state.draws == 3, "which Newcomer comes, and who takes the two free places; no more"


@pytest.mark.parametrize(
    ("palaces", "worker", "rolls"),
    [
        (("architect",), "architect", 0),
        (("courier",), "courier", 0),
        (("architect", "courier"), None, 1),
        (("warrior",), None, 1),  # he stands in the middle
        ((), None, 1),
    ],
)
def test_ruling_179_she_takes_the_end_of_the_village_that_matches(
    palaces: tuple[str, ...], worker: str | None, rolls: int
) -> None:
    outcomes = by_chance(lady(*(FOR[kind] for kind in palaces)), OfferHire(AUTOMA))
    assert {len([e for e in of(outcome, DieRolled) if e.purpose == "village"]) for outcome in outcomes} == {rolls}
    assert recruited(outcomes) == ({worker} if worker else {"architect", "courier"})


def test_ruling_179_the_last_villager_who_matches_needs_no_roll() -> None:
    outcome = run(lady(FOR["priest"], board={"village": ("priest",)}), OfferHire(AUTOMA))
    assert of(outcome, DieRolled) == []
    assert only(outcome, NobleAppointed).worker == "priest"


# ---------------------------------------------------------------- who moves in


@pytest.mark.parametrize(
    "effect", [GainVillager("corn"), GainVillager("potato"), GainNomad(("courier", "architect", "craftsman"))]
)
def test_ruling_180_whoever_matches_moves_in_also_without_chance(effect: Any) -> None:
    state = lady(FOR["courier"], FOR["architect"])
    outcome = run(state, RunEffect(AUTOMA, effect, "automa_board"))
    worker = only(outcome, WorkerRecruited).worker
    assert only(outcome, NobleAppointed) == NobleAppointed(AUTOMA, FOR[worker], worker)
    assert outcome.state.players[AUTOMA].nobles == {FOR[worker]: worker}
    assert worker not in outcome.state.players[AUTOMA].workers


def test_ruling_180_px01_brings_her_a_worker_who_moves_in() -> None:
    state = her("buildings", "nobles", palaces=(FOR["courier"],), production_up=("PX01",))
    assert only(run(state, ProduceBuilding(AUTOMA, "PX01")), NobleAppointed).worker == "courier"


@pytest.mark.parametrize("nomads", [("warrior", "priest"), ()])
def test_ruling_284_px01_brings_her_nobody_if_no_such_nomad_is_there(nomads: tuple[str, ...]) -> None:
    state = her("buildings", production_up=("PX01",), board={"nomads": nomads})
    outcome = run(state, ProduceBuilding(AUTOMA, "PX01"))
    assert of(outcome, WorkerRecruited) == []
    assert "gold" not in gains(state, outcome.state, AUTOMA)


def test_ruling_180_her_recruiting_space_and_two_palaces_of_a_colour() -> None:
    outcome = acting_by(lady("X08", "X05", board={"nomads": ("craftsman",)}), GainNomad())
    assert only(outcome, NobleAppointed).palace in ("X08", "X05")
    assert len(outcome.state.players[AUTOMA].nobles) == 1


def test_ruling_180_the_newest_of_her_kind_moves_in_and_the_order_stays() -> None:
    state = lady(FOR["courier"], workers=("courier", "priest"))
    hers = run(state, NOMAD).state.players[AUTOMA]
    assert hers.workers[:2] == ("courier", "priest")


# ---------------------------------------------------------------- rewards


@pytest.mark.parametrize("worker", ["priest", "warrior", "courier"])
def test_ruling_181_the_worker_brings_its_reward_and_the_newcomer_none(worker: str) -> None:
    state = lady(FOR[worker])
    reward = brings(SOLO.pachamama.recruit_rewards[worker].benefit)
    newcomers = set()
    for outcome in by_chance(state, NOMAD):
        assert gains(state, outcome.state, AUTOMA) == {**reward, "workers": 1}
        newcomer = only(outcome, NewcomerTaken)
        newcomers.add(newcomer.worker)
        assert outcome.state.players[AUTOMA].workers == (newcomer.worker,)
        order = all_events(outcome, WorkerRecruited, NobleAppointed, NomadArrived, Gained, Scored, NewcomerTaken)
        kinds = [type(event) for event in order]
        assert kinds.index(NobleAppointed) < kinds.index(NewcomerTaken)
        assert {Gained, Scored} & set(kinds[: kinds.index(NewcomerTaken)]), "the reward comes before"
        assert len(outcome.state.newcomers) == 3, "and the offer is complete again"
    assert newcomers == set(state.newcomers)


def test_ruling_181_no_newcomer_left_is_nothing() -> None:
    state = lady(FOR["priest"], board={"newcomers": (), "newcomer_bag": ()})
    outcome = run(state, NOMAD)
    reward = brings(SOLO.pachamama.recruit_rewards["priest"].benefit)
    assert gains(state, outcome.state, AUTOMA) == reward


def test_ruling_181_without_a_palace_there_is_no_newcomer() -> None:
    assert all(not of(outcome, NewcomerTaken) for outcome in by_chance(lady(FOR["architect"]), NOMAD))


# ---------------------------------------------------------------- the limit


@pytest.mark.parametrize(
    ("held", "gone"),
    [
        (("priest", "courier", "warrior"), ("priest",)),
        (("priest", "courier", "N04"), ()),
        (("N04", "priest", "courier"), ()),
        (("priest", "N04", "N07", "courier"), ("priest",)),
        (("N04", "priest", "courier", "N07"), ("N04",)),
        (("N04", "N07", "priest"), ()),
        (("N04", "N07", "N10", "priest"), ("N04",)),
        (("N04", "N07", "N10"), ()),
        (("priest", "courier", "warrior", "N04"), ("priest",)),
    ],
)
def test_ruling_182_two_workers_besides_her_newest_newcomer(held: tuple[str, ...], gone: tuple[str, ...]) -> None:
    outcome = run(lady(workers=held), EndAutoma(AUTOMA))
    assert [event.worker for event in of(outcome, WorkerGivenUp)] == list(gone)
    assert outcome.state.players[AUTOMA].workers == tuple(worker for worker in held if worker not in gone)


def test_ruling_182_at_once() -> None:
    """A third Worker and the Newcomer come together: the oldest goes before anything else happens."""
    state = lady(FOR["priest"], workers=("warrior", "courier", "N04"))
    outcome = run(state, NOMAD)
    assert [event.worker for event in of(outcome, WorkerGivenUp)] == ["warrior"]
    assert len(outcome.state.players[AUTOMA].workers) == 3


# ---------------------------------------------------------------- in use


def test_ruling_183_she_places_the_oldest_regular_worker_before_any_newcomer() -> None:
    def placed(*workers: str, first: bool = False) -> set[str]:
        state = lady(workers=workers, placed=not first)
        return {only(outcome, WorkerPlaced).worker for outcome in by_chance(state)}

    assert placed("N04", "priest", "courier") == {"priest"}
    assert placed("N04", "N07") == {"N04"}
    assert placed("N04", "priest", "courier", first=True) == {"priest", "courier"}
    assert placed("N07") == {"N07"}


def test_ruling_183_newcomers_count_when_she_asks_whether_to_hire() -> None:
    assert of(run(lady(workers=("N04",)), OfferHire(AUTOMA)), WorkerRecruited) == []
    assert len(of(run(lady(), OfferHire(AUTOMA)), WorkerRecruited)) == 1
    late = {"festivals": 2}
    assert len(of(run(lady(workers=("N04",), board=late), OfferHire(AUTOMA)), WorkerRecruited)) == 1
    assert of(run(lady(workers=("N04", "priest"), board=late), OfferHire(AUTOMA)), WorkerRecruited) == []


# ---------------------------------------------------------------- Buildings


@pytest.mark.parametrize(
    ("owned", "order"),
    [
        ({}, ("production", "palace", "passive")),
        ({"production_down": ("P01",), "palaces": ()}, ("production", "palace", "passive")),
        ({"production_up": ("P01",), "production_down": ("P02",)}, ("palace", "passive", "production")),
        ({"production_up": ("P01", "P02"), "palaces": ("X01",)}, ("passive", "palace", "production")),
        (
            {"production_up": ("P01", "P02"), "palaces": ("X01", "X02"), "passives": ("Z01", "Z02")},
            ("production", "palace", "passive"),
        ),
        (
            {"production_up": ("P01", "P02", "P03"), "palaces": ("X01", "X02"), "passives": ("Z01",)},
            ("passive", "palace", "production"),
        ),
    ],
)
def test_ruling_184_which_type_she_builds(owned: dict[str, Any], order: tuple[str, ...]) -> None:
    state = her("nobles", **owned)
    assert types_to_construct(state, AUTOMA) == order
    for kind in order:
        state, built = _construct(state)
        assert built == kind
        assert state.players[AUTOMA].stone == 0, "for a single stone"
        state = her("nobles", **owned, board={f"{sold}_market": () for sold in order[: order.index(kind) + 1]})


def _construct(state: State) -> tuple[State, str]:
    state.players[AUTOMA].stone = 1
    outcome = run(state, RunEffect(AUTOMA, BuildingTask(), "automa_board"))
    building = only(outcome, BuildingConstructed).building
    return outcome.state, {"P": "production", "X": "palace", "Z": "passive"}[building[0]]


# ---------------------------------------------------------------- Palaces


def test_ruling_185_her_palaces_give_nothing_in_play_and_her_nobles_never_lie() -> None:
    palaces = living_in("X07", "X08", "X09", "X03", "X15")
    state = her("nobles", **palaces, production_up=("P01", "P02"), army_down=with_soldiers(1, 1))
    assert tiles_at_work(state, AUTOMA) == ()
    outcome = its_turn(her("nobles", **palaces, priest=before("offering"), corn=6))
    assert outcome.state.players[AUTOMA].lying == ()
    assert of(outcome, TurnedDown) == of(outcome, TurnedUp) == []


def test_ruling_185_two_vp_empty_eight_with_a_noble_prophecy_or_not() -> None:
    def worth(**area: Any) -> int:
        state, bare = her("nobles", **area), her("nobles")
        return (
            run(state, ScoreAutoma(AUTOMA)).state.players[AUTOMA].vp
            - run(bare, ScoreAutoma(AUTOMA)).state.players[AUTOMA].vp
        )

    assert worth(palaces=("X01",)) == 2
    assert worth(palaces=("X01",), nobles={"X01": "architect"}) == 8
    assert worth(palaces=("X01", "X13", "X07"), nobles={"X01": "architect", "X07": "priest"}) == 18
    person = her("nobles", person={"palaces": ("X01",), "nobles": {"X01": "architect"}})
    assert final_vp(person, PERSON)["final_prophecies"] == 0, "the person has to fulfil it"


# ---------------------------------------------------------------- the person's answers


def activating(action: str, person: dict[str, Any], **its: Any) -> Outcome:
    """She activates this High Priest action, which lies next to her."""
    needs: dict[str, dict[str, Any]] = {
        "produce": {"production_up": ("P01", "P02")},
        "worship": {"small_statues": ("inti",)},
        "offering": {"corn": 4},
        "conquest": {"army_hand": with_soldiers(1, 1)},
        "rejuvenate": {"production_down": ("P01", "P02", "P03")},
    }
    return its_turn(her("buildings", "vassals", "nobles", person=person, priest=before(action), **needs[action], **its))


@pytest.mark.parametrize(
    ("tile", "action"), [("X07", "produce"), ("X08", "worship"), ("X08", "offering"), ("X09", "conquest")]
)
def test_ruling_186_palaces_answer_her_activations(tile: str, action: str) -> None:
    person = {**living_in(tile), "stone": 1, "production_down": ("P05",)}
    asked = activating(action, person).state
    assert isinstance(asked.decision, UseAbilities)
    assert offered(asked, UseAbility) == [UseAbility(tile)]
    used = play(asked, UseAbility(tile))
    assert used.state.players[PERSON].lying == (tile,)
    assert play(asked, Pass()).state.players[PERSON].lying == ()


def test_ruling_186_za1_za7_zn1_answer_her() -> None:
    climbed = activating("worship", {"passives": ("ZA1",)})
    assert [event for event in of(climbed, TempleClimbed) if event.seat == PERSON] != []
    person = {"passives": ("ZA7",), "army_down": with_soldiers(1, 1), "army_hand": with_soldiers(2, 1)}
    asked = activating("conquest", person).state
    assert isinstance(asked.decision, PlayArmyFree)
    standing = activating("offering", {"passives": ("ZN1",), **living_in("X01", lying=("X01",))}).state
    assert isinstance(standing.decision, ChooseRejuvenation)
    assert offered(standing, TurnUp) == [TurnUp("X01")]


def test_ruling_186_zv2_answers_her_worship() -> None:
    board = {"conquest": {"AN1": PERSON, "CH1": PERSON}}
    asked = activating("worship", {"passives": ("ZV2",)}, board=board).state
    assert offered(asked, UseAbility) == [UseAbility("ZV2")]
    assert isinstance(play(asked, UseAbility("ZV2")).state.decision, ChooseInfluence)


def test_ruling_186_vn03_answers_her_use_of_your_steps() -> None:
    tops = {f"T{section}{letter}": "priest" for section in range(1, 6) for letter in "abc"}
    state = her(
        "vassals",
        person={"steps_left": 5},
        workers=("priest",),
        nations={"antisuyu": "VN03"},
        vassals=tuple(PlacedVassal(PERSON, "VN03", f"S{section}u") for section in range(1, 5)),
        board={"steps": {f"S{section}u": PERSON for section in range(1, 6)}, "hill": tops},
    )
    asked = Counter(type(outcome.state.decision) for outcome in by_chance(state))
    assert asked[ChooseOne] > 0


def test_ruling_186_her_last_rejuvenate_and_worship_activate_nothing() -> None:
    person = {**living_in("X08"), "passives": ("ZA1", "ZV2"), "production_down": ("P05",)}
    state = her("buildings", "vassals", "nobles", person=person, small_statues=("inti",), production_down=("P01",))
    outcome = run(state, EndAutoma(AUTOMA))
    assert not outcome.state.stack, "nobody is asked anything"
    assert [event.seat for event in of(outcome, TempleClimbed)] == [AUTOMA]
    assert [event.item for event in of(outcome, TurnedUp)] == ["P01"]
