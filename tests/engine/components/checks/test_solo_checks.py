"""What the rulebooks say of the solo boards as a whole: no tuning of their spaces may break it."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from engine.benefits import (
    Benefit,
    BuildingTask,
    Choose,
    DrawArmy,
    DrawGod,
    Effect,
    Gain,
    GainNomad,
    GainVillager,
    Merchant,
    Priced,
    PurchaseWeavings,
    StepsTask,
)
from engine.components import SOLO
from engine.components.checks.complaints import Complaints
from engine.components.checks.solo import AXOMAMMA_MIDDLE, PACHAMAMA_ACTIONS, RECRUIT_SOLDIERS, SCORE, check_solo
from engine.components.solo import Loop, Solo, SoloSpace
from engine.resources import CORN, GOLD, POTATO, STONE, VP, Cost
from tests.in_english import IN_ENGLISH

ALWAYS, PRICE, UNTOLD = "always possible", "has a price", "does not tell"


def complaints_about(solo: Solo) -> list[str]:
    complaints = Complaints("solo", IN_ENGLISH)
    check_solo(solo, complaints)
    return complaints.sentences


def in_loops(change: Callable[[Loop], Loop]) -> Solo:
    """The boards with something done to every loop."""
    axomamma = structs.replace(SOLO.axomamma, loops=_each(change, SOLO.axomamma.loops))
    sides = {
        name: structs.replace(side, loops=_each(change, side.loops)) for name, side in SOLO.pachamama.sides.items()
    }
    return Solo(axomamma=axomamma, pachamama=structs.replace(SOLO.pachamama, sides=sides))


def _each(change: Callable[[Loop], Loop], loops: Any) -> dict[str, Loop]:
    return {name: change(loop) for name, loop in loops.items()}


def with_space(name: str, **fields: Any) -> Solo:
    """The boards with something else on one space."""

    def change(loop: Loop) -> Loop:
        spaces = [structs.replace(space, **fields) if space.id == name else space for space in loop.spaces]
        return structs.replace(loop, spaces=tuple(spaces))

    return in_loops(change)


def with_reward(which: str, kind: str, benefit: Benefit) -> Solo:
    """The boards with another reward for recruiting a Worker of this kind."""
    board = getattr(SOLO, which)
    rewards = {**board.recruit_rewards, kind: structs.replace(board.recruit_rewards[kind], benefit=benefit)}
    return structs.replace(SOLO, **{which: structs.replace(board, recruit_rewards=rewards)})


def of_either(corn: int, stone: int) -> Benefit:
    return (Choose(((Gain(CORN, corn),), (Gain(STONE, stone),))),)


def test_the_boards_as_they_are_pass() -> None:
    assert complaints_about(SOLO) == []


@pytest.mark.parametrize(
    ("space", "action", "place", "word"),
    [
        # the top row costs nothing and can always be performed; its VP are 2 and its Army card is one
        ("AX-T2", (Gain(VP, 3),), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T2", (DrawArmy(2),), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T2", (GainNomad(),), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T2", (StepsTask(),), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T2", (Priced(Merchant(1), Cost(gold=1)),), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T2", (Gain(CORN, 1), Gain(STONE, 1)), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T2", (), "axomamma loops top AX-T2", ALWAYS),
        ("AX-T5", (Gain(STONE, 1),), "axomamma loops top", "fifth"),
        ("AX-T1", (Gain(GOLD, 1),), "axomamma loops top AX-T1", "food"),
        # the middle row asks a price
        ("AX-M6", (Gain(STONE, 1),), "axomamma loops middle AX-M6", PRICE),
        ("AX-M6", (Merchant(1),), "axomamma loops middle AX-M6", PRICE),
        ("AX-M6", (StepsTask(), Gain(STONE, 1)), "axomamma loops middle AX-M6", PRICE),
        ("AX-M6", (BuildingTask(),), "axomamma loops middle AX-M6", PRICE),
        ("AX-M6", (), "axomamma loops middle AX-M6", PRICE),
        # the bottom row brings Workers
        ("AX-B3", (GainVillager(CORN),), "axomamma loops bottom", "Nomads"),
        ("AX-B3", (GainNomad(), Gain(VP, 1)), "axomamma loops bottom", "Nomads"),
        # two of whichever she has fewer of, 2 VP, 1 Army card, a Building of any type
        ("PA-L4", of_either(1, 1), "pachamama sides plain", "two of either"),
        ("PG-L4", of_either(2, 3), "pachamama sides golden_age", "two of either"),
        ("PA-U2", (Gain(VP, 1),), "pachamama sides plain PA-U2", UNTOLD),
        ("PA-U4", (DrawArmy(2),), "pachamama sides plain PA-U4", UNTOLD),
        ("PG-L3", (BuildingTask("passive"),), "pachamama sides golden_age PG-L3", UNTOLD),
        ("PG-L3", (), "pachamama sides golden_age PG-L3", UNTOLD),
        ("PA-L1", (GainVillager(CORN),), "pachamama sides plain PA-L1", UNTOLD),
        ("PA-L1", (DrawGod(1),), "pachamama sides plain PA-L1", UNTOLD),
    ],
)
def test_an_action_no_rulebook_knows_is_complained_about(space: str, action: Benefit, place: str, word: str) -> None:
    found = [sentence for sentence in complaints_about(with_space(space, action=action)) if f"{place}:" in sentence]
    assert any(word in sentence for sentence in found)


@pytest.mark.parametrize(
    ("place", "missing", "instead"),
    [
        *(("axomamma loops top", effect, Gain(STONE, 1)) for effect in (SCORE, RECRUIT_SOLDIERS)),
        *(("axomamma loops middle", effect, PurchaseWeavings()) for effect in AXOMAMMA_MIDDLE[1:]),
        ("axomamma loops middle", AXOMAMMA_MIDDLE[0], StepsTask()),
        *(("pachamama sides plain", effect, Gain(STONE, 1)) for effect in PACHAMAMA_ACTIONS),
        *(("pachamama sides golden_age", effect, Gain(STONE, 1)) for effect in PACHAMAMA_ACTIONS),
    ],
)
def test_no_action_of_the_rulebooks_may_be_missing(place: str, missing: Effect, instead: Effect) -> None:
    def change(loop: Loop) -> Loop:
        spaces = [structs.replace(s, action=(instead,)) if s.action == (missing,) else s for s in loop.spaces]
        return structs.replace(loop, spaces=tuple(spaces))

    assert f"solo.toml, {place}: it lacks: {IN_ENGLISH.benefit((missing,))}." in complaints_about(in_loops(change))


def test_corn_or_stone_may_not_be_missing() -> None:
    def change(loop: Loop) -> Loop:
        spaces = [structs.replace(s, action=(Gain(CORN, 2),)) if _is_choice(s) else s for s in loop.spaces]
        return structs.replace(loop, spaces=tuple(spaces))

    for side in ("plain", "golden_age"):
        sentence = f"solo.toml, pachamama sides {side}: no space offers corn or stone."
        assert sentence in complaints_about(in_loops(change))


def _is_choice(space: SoloSpace) -> bool:
    return isinstance(space.action[0], Choose)


@pytest.mark.parametrize(
    ("solo", "place", "word"),
    [
        (with_space("AX-M1", slot="personality"), "axomamma loops middle", "slot"),
        (with_space("AX-B1", slot="personality"), "axomamma loops bottom", "slot"),
        (with_space("AX-T2", slot="personality"), "axomamma loops top", "slot"),
        (with_space("AX-T1", slot=""), "axomamma loops top", "slot"),
        (with_space("PA-U2", slot="D"), "pachamama sides plain", "A, B, C, D"),
        (with_space("PA-U3", slot=""), "pachamama sides plain", "A, C"),
        (with_reward("axomamma", "courier", ()), "axomamma recruit_rewards courier", "nothing"),
        (with_reward("pachamama", "courier", (Gain(POTATO, 7),)), "pachamama recruit_rewards courier", "differs"),
        (with_reward("pachamama", "priest", (DrawGod(2),)), "pachamama recruit_rewards priest", "never draws"),
        (
            with_reward("pachamama", "priest", SOLO.axomamma.recruit_rewards["priest"].benefit),
            "pachamama recruit_rewards priest",
            "does not differ",
        ),
    ],
)
def test_slots_and_rewards_are_as_the_rulebooks_have_them(solo: Solo, place: str, word: str) -> None:
    assert any(f"{place}:" in sentence and word in sentence for sentence in complaints_about(solo))


@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_every_number_has_its_tokens(value: int) -> None:
    def without(loop: Loop) -> Loop:
        return structs.replace(loop, tokens=tuple(token for token in loop.tokens if token.value != value))

    found = complaints_about(in_loops(without))
    for place in ("axomamma", "pachamama sides plain", "pachamama sides golden_age"):
        assert any(sentence.startswith(f"solo.toml, {place} loops: the tokens are") for sentence in found)


def test_a_printed_number_acts() -> None:
    sides = {
        name: structs.replace(side, top=structs.replace(side.top, action=()))
        for name, side in SOLO.pachamama.sides.items()
    }
    solo = structs.replace(SOLO, pachamama=structs.replace(SOLO.pachamama, sides=sides))
    assert "solo.toml, pachamama sides plain top: it does nothing." in complaints_about(solo)
