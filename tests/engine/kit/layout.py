"""One layout of what the rulebooks do not print, for tests of rules: the components may be tuned, the rules stay."""

import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, TypeVar

import pytest
from msgspec import structs

from engine import buildings, components, temple
from engine.benefits import (
    Benefit,
    BuildingTask,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNomad,
    Priced,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
)
from engine.components import ARMY_CARDS, CONQUEST, PASSIVE, PRODUCTION, SOLO, TEMPLE
from engine.components.records import PassiveBuilding, ProductionBuilding
from engine.components.solo import Loop, SoloSpace, Token
from engine.resources import CORN, GOLD, POTATO, STONE, VP, Cost
from engine.rules import conquest, free_actions

Building = TypeVar("Building", ProductionBuilding, PassiveBuilding)

CORN_OR_STONE = Choose(((Gain(CORN, 2),), (Gain(STONE, 2),)))
RESOURCES = Choose(((Gain(GOLD, 1),), (Gain(CORN, 2),), (Gain(STONE, 2),), (Gain(POTATO, 3),)))

# The Army cards in the order of their numbers: how many of a kind, Soldiers, resource, amount.
ARMY: Sequence[tuple[int, int, str, int]] = (
    (5, 1, POTATO, 3),
    (5, 1, CORN, 2),
    (5, 1, STONE, 2),
    (5, 1, GOLD, 1),
    (4, 2, POTATO, 2),
    (3, 2, CORN, 1),
    (3, 2, STONE, 1),
)
# Soldiers to discard and to flip, and the benefit.
SPACES: Mapping[str, tuple[int, int, Benefit]] = {
    "CH1": (0, 1, (Gain(POTATO, 2),)),
    "CH2": (1, 1, (Gain(CORN, 2), Gain(GOLD, 1))),
    "CH3": (1, 2, (Gain(VP, 4),)),
    "CH4": (1, 3, (FreeSteps(),)),
    "CH5": (2, 2, (Gain(VP, 7),)),
    "CH6": (2, 3, (Gain(GOLD, 2), Gain(VP, 4))),
    "AN1": (1, 0, (DrawGod(1), FreeWeaving(1))),
    "AN2": (0, 2, (GainNomad(),)),
    "AN3": (1, 1, (ClimbTemple(1),)),
    "AN4": (1, 2, (FreeBuilding(),)),
    "AN5": (2, 2, (Gain(VP, 7),)),
    "AN6": (2, 3, (FreeWeaving(2), Gain(VP, 4))),
    "QU1": (0, 1, (Gain(STONE, 1), Gain(POTATO, 1))),
    "QU2": (0, 2, (Gain(GOLD, 1),)),
    "QU3": (1, 1, (FreeStatue(),)),
    "QU4": (1, 2, (Gain(VP, 4),)),
    "QU5": (1, 3, (ClimbTemple(1), Gain(VP, 3))),
    "QU6": (2, 3, (Gain(GOLD, 4),)),
    "KU1": (1, 0, (GainNomad(), Gain(POTATO, 1))),
    "KU2": (0, 2, (Rejuvenate(1), Gain(POTATO, 1))),
    "KU3": (1, 2, (DrawArmy(2),)),
    "KU4": (1, 3, (Gain(STONE, 2), Gain(GOLD, 1), Gain(VP, 1))),
    "KU5": (2, 2, (Gain(VP, 7),)),
    "KU6": (2, 3, (Gain(VP, 9),)),
}
BUILDINGS: Mapping[str, Benefit] = {
    "P02": (Gain(CORN, 1), Gain(VP, 1)),
    "P03": (Gain(POTATO, 3),),
    "P04": (Gain(POTATO, 1), DrawGod(1)),
    "P05": (Gain(CORN, 2),),
    "P06": (Gain(STONE, 2),),
    "P07": (Gain(VP, 3),),
    "P08": (Gain(GOLD, 1),),
    "P16": (Train(1), Gain(VP, 1)),
    "P17": (RESOURCES, Gain(VP, 1)),
    "P18": (Gain(VP, 2), Priced(ClimbTemple(1), Cost(corn=1))),
}
PRICES: Mapping[str, Cost] = {
    "P01": Cost(stone=1, corn=1),
    "P02": Cost(stone=2),
    "P05": Cost(stone=2, corn=1),
    "P08": Cost(stone=3),
    "P19": Cost(stone=3, gold=1),
    "Z03": Cost(stone=2),
    "Z14": Cost(stone=2, gold=1),
    "Z17": Cost(stone=2, gold=1),
}
# The VP of a Festival, and the reward.
STEPS: Sequence[tuple[int, Benefit]] = (
    (1, ()),
    (1, (Gain(POTATO, 1), DrawGod(1))),
    (2, (Train(1),)),
    (3, ()),
    (4, (Choose(((Gain(STONE, 1),), (GainNomad(),))),)),
    (5, ()),
    (6, (Gain(POTATO, 1), DrawGod(1))),
    (7, (Gain(STONE, 2),)),
    (9, ()),
    (11, (DrawGod(1), Train(1))),
    (13, ()),
    (16, (Gain(GOLD, 1),)),
    (18, ()),
    (20, (Gain(GOLD, 1),)),
)
AXOMAMMA_REWARDS: Mapping[str, Benefit] = {
    "architect": (Gain(STONE, 1),),
    "craftsman": (Gain(CORN, 1),),
    "warrior": (DrawArmy(1),),
    "courier": (Gain(POTATO, 2),),
    "priest": (DrawGod(1),),
}
PACHAMAMA_REWARDS: Mapping[str, Benefit] = {**AXOMAMMA_REWARDS, "courier": (Gain(POTATO, 1),), "priest": (Gain(VP, 2),)}
# The numbered tokens with the spaces they start from, and what the numbered spaces of a loop show.
TOP_ROW = ("AX-T", {1: 2, 2: 5, 3: 3}, (Gain(GOLD, 1), Gain(POTATO, 3), Gain(VP, 2), DrawArmy(1), CORN_OR_STONE))
MIDDLE_ROW = (
    "AX-M",
    {1: 2, 2: 1, 3: 4},
    (PurchaseWeavings(), BuildingTask("production"), StatueTask(), StepsTask(), BuildingTask("passive")),
)
UPPER_ROW = ("PA-U", {1: 5, 2: 2, 3: 4}, (DrawArmy(1), Gain(VP, 2), CORN_OR_STONE, Gain(POTATO, 2), GainNomad()))
LOWER_ROW = (
    "PA-L",
    {1: 2, 2: 5, 3: 1, 4: 3},
    (PurchaseWeavings(), BuildingTask(), StatueTask(), CORN_OR_STONE, StepsTask()),
)
TOP_SLOTS = {"AX-T1": "personality"}
UPPER_SLOTS = {"PA-U2": "B", "PA-U4": "A", "PA-U5": "C"}
BOTTOM_TOKENS = {2: 1, 4: 3}


def lay_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Conquest regions, Army cards, Buildings, Temple and solo boards as above, until the test is over."""
    _put(monkeypatch, "CONQUEST", {space: _conquest(space) for space in CONQUEST})
    production = {name: _production(name) for name in PRODUCTION}
    passive = {name: _priced(building) for name, building in PASSIVE.items()}
    _put(monkeypatch, "PRODUCTION", production)
    _put(monkeypatch, "PASSIVE", passive)
    for name, building in (production | passive).items():
        monkeypatch.setitem(buildings.BUILDINGS, name, building)
    steps = list(zip(TEMPLE, STEPS, strict=True))
    _put(monkeypatch, "TEMPLE", tuple(structs.replace(step, vp=vp, reward=reward) for step, (vp, reward) in steps))
    for step, (vp, reward) in steps:
        place = structs.replace(temple.STEPS[step.id], vp=vp, reward=reward)
        monkeypatch.setitem(temple.STEPS, step.id, place)
    kinds = [kind for n, *kind in ARMY for _ in range(n)]
    cards = {
        card.id: structs.replace(card, soldiers=soldiers, resource=resource, amount=amount)
        for card, (soldiers, resource, amount) in zip(ARMY_CARDS.values(), kinds, strict=True)
    }
    _put(monkeypatch, "ARMY_CARDS", cards)
    monkeypatch.setattr(conquest, "_SOLDIERS", {card.id: card.soldiers for card in cards.values()})
    looks = {card.id: (card.soldiers, card.resource) for card in cards.values()}
    monkeypatch.setattr(free_actions, "_ARMY_KIND", looks)
    _lay_out_boards(monkeypatch)


def _conquest(space: str) -> Any:
    discard, flip, benefit = SPACES[space]
    return structs.replace(CONQUEST[space], discard=discard, flip=flip, benefit=benefit)


def _production(name: str) -> ProductionBuilding:
    building = _priced(PRODUCTION[name])
    return structs.replace(building, benefit=BUILDINGS.get(name, building.benefit))


def _priced(building: Building) -> Building:
    return structs.replace(building, cost=PRICES.get(building.id, building.cost))


def _put(monkeypatch: pytest.MonkeyPatch, name: str, mine: object) -> None:
    """Let every module that uses this part of the components use mine."""
    printed = getattr(components, name)
    for module in _users(len(sys.modules), name):
        if getattr(module, name, None) is printed:
            monkeypatch.setattr(module, name, mine)


@lru_cache(maxsize=64)
def _users(modules: int, name: str) -> Sequence[ModuleType]:
    """The modules that know this name, looked for anew when there are more of them: there are thousands."""
    ours = ("engine.rules.", "engine.solo.", "engine.draft", "tests.engine.")
    return [
        module for module in list(sys.modules.values()) if module.__name__.startswith(ours) and hasattr(module, name)
    ]


def _lay_out_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    axomamma, pachamama = SOLO.axomamma, SOLO.pachamama
    for rewards, mine in ((axomamma.recruit_rewards, AXOMAMMA_REWARDS), (pachamama.recruit_rewards, PACHAMAMA_REWARDS)):
        for kind, benefit in mine.items():
            monkeypatch.setitem(dict_of(rewards), kind, structs.replace(rewards[kind], benefit=benefit))
    rows = dict_of(axomamma.loops)
    monkeypatch.setitem(rows, "top", _loop(rows["top"], *TOP_ROW, TOP_SLOTS))
    monkeypatch.setitem(rows, "middle", _loop(rows["middle"], *MIDDLE_ROW, {}))
    monkeypatch.setitem(rows, "bottom", structs.replace(rows["bottom"], tokens=_tokens(BOTTOM_TOKENS)))
    plain = pachamama.sides["plain"]
    loops = {
        "upper": _loop(plain.loops["upper"], *UPPER_ROW, UPPER_SLOTS),
        "lower": _loop(plain.loops["lower"], *LOWER_ROW, {}),
    }
    top = structs.replace(plain.top, action=(Gain(GOLD, 1),))
    monkeypatch.setitem(dict_of(pachamama.sides), "plain", structs.replace(plain, loops=loops, top=top))


def dict_of(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """The mapping, known to be a dict."""
    assert isinstance(mapping, dict)
    return mapping


def _loop(loop: Loop, stem: str, tokens: Mapping[int, int], effects: Benefit, slots: Mapping[str, str]) -> Loop:
    spaces = []
    for number, effect in enumerate(effects, start=1):
        name = f"{stem}{number}"
        spaces.append(SoloSpace(id=name, action=(effect,), slot=slots.get(name, ""), source=loop.source))
    return structs.replace(loop, tokens=_tokens(tokens), spaces=tuple(spaces))


def _tokens(starts: Mapping[int, int]) -> tuple[Token, ...]:
    return tuple(Token(value, start) for value, start in starts.items())
