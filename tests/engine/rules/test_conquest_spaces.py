"""The 24 spaces of the Conquest regions as they are printed: what they give and what they ask."""

from collections import Counter

import pytest

from engine.actions import (
    Activate,
    BuildStatue,
    BuildSteps,
    Conquer,
    ConstructBuilding,
    DrawGodCard,
    LayWeaving,
    SendCasualty,
    TakeBenefit,
    TakeNomad,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TurnUp,
)
from engine.benefits import (
    ClimbTemple,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNomad,
    Rejuvenate,
)
from engine.components import CONQUEST
from engine.decisions import JoinConquest, PaySoldiers, TakeSecondAction
from tests.engine.kit import activated, gains, play, until

ARMY = tuple(f"A{n:02}" for n in range(1, 11))  # one Soldier each

# What the player answers; the other spaces give without asking.
ANSWERS = {
    "CH3": (BuildSteps("S2u"),),
    "AN1": (TakeBenefit(0), DrawGodCard(), TakeTopWeaving()),
    "AN2": (TakeNomad("priest"),),
    "AN5": (ConstructBuilding("Z02"),),
    "AN6": (TakeWeavingBeneath(), TakeWeavingBeneath(), LayWeaving(-1, "right")),
    "QU3": (BuildStatue("small", "qocha"),),
    "KU1": (TakeNomad("warrior"),),
    "KU2": (TurnUp("P01"),),
}


def worth(effect: Effect) -> dict[str, int]:
    """What the player has more of after this effect, with these answers."""
    match effect:
        case Gain(resource, n):
            return {resource: n}
        case ClimbTemple(n):
            return {"temple": n}
        case DrawArmy(n):
            return {"army_hand": n}
        case DrawGod(n):
            return {"god_hand": n}
        case FreeWeaving(n):
            return {"weavings": n}
        case FreeSteps():
            return {"vp": 4, "corn": 1, "potato": 2}
        case FreeBuilding():
            return {"passives": 1}
        case FreeStatue():
            return {"statues": 1, "vp": 3}
        case GainNomad():
            return {"workers": 1}
        case Rejuvenate():
            return {}
    raise AssertionError(f"no space gives {effect}")


@pytest.mark.parametrize("space", CONQUEST)
def test_the_benefit_and_the_soldiers_of_every_space(space: str) -> None:
    board = {"god_offer": ("G42",), "weavings": ("W01", "W07", "W12", "W17")}
    position = activated("conquest", army_up=ARMY, temple=2, production_down=("P01",), board=board).state
    before = play(position, SendCasualty("corn"), Activate()).state
    state = until(play(before, Conquer(space), *ANSWERS.get(space, ())).state, PaySoldiers, JoinConquest)
    printed = CONQUEST[space]
    expected: Counter[str] = Counter()
    for effect in printed.benefit:
        expected.update(worth(effect))
    assert gains(before, state) == expected
    assert state.conquest == {space: 0}
    state = until(state, JoinConquest, TakeSecondAction)
    me = state.players[0]
    assert len(me.army_down) == printed.flip
    assert len(me.army_up) == len(ARMY) - printed.flip - printed.discard
