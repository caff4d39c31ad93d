"""Players with a purpose, so that golden games together show everything that can happen."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from engine.actions import (
    Accept,
    Action,
    BuyWeaving,
    Conquer,
    ConstructBuilding,
    DiscardArmyCard,
    DiscardStatue,
    HireVillager,
    MoveHighPriest,
    OfferCorn,
    Pass,
    PerformTask,
    PlayArmyCard,
    TakeGold,
    TrainArmy,
)
from engine.benefits import ClimbTemple, FreeStatue
from engine.components import CONQUEST, ICONS
from engine.decisions import BuyEffect, Decision
from engine.players import GreedyPlayer
from engine.players.worth import Appraisal
from engine.state import View

SEEN: Counter[Action] = Counter()


class Curious:
    """Prefers answers that were given least often before, in any game."""

    name = "curious"

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"curious {seed}")

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The rarest option; passing counts as common."""
        rarest = min(options, key=lambda o: (SEEN[o] + 40 * isinstance(o, Pass), self._random.random()))
        if self._random.random() < 0.25:
            rarest = self._random.choice(options)
        SEEN[rarest] += 1
        return rarest


class Specialist(GreedyPlayer):
    """Greedy with a passion: some tasks and answers count for more, and it is in no hurry."""

    tasks: ClassVar[Mapping[str, float]] = {}
    answers: ClassVar[Mapping[type, float]] = {}

    def worth(self, a: Appraisal, decision: Decision, action: Action) -> float:
        """The greedy worth and the passion."""
        extra = self.answers.get(type(action), 0.0)
        if isinstance(action, PerformTask):
            extra += self.tasks.get(ICONS[action.icon].task, 0.0)
        if isinstance(action, HireVillager) and a.player.workers:
            extra -= 5.0
        return super().worth(a, decision, action) + extra


def activated_by(a: Appraisal, move: MoveHighPriest) -> str:
    """The action on which the High Priest arrives."""
    ring = a.position.coricancha
    return ring[(a.player.priest - 1 + move.spaces) % len(ring)]


class Pilgrim(Specialist):
    """Climbs the Temple."""

    name = "pilgrim"
    tasks: ClassVar = {"corn": 6.0, "statue": 9.0, "stone": 2.0, "gold": 2.0}
    answers: ClassVar = {OfferCorn: 20.0, DiscardStatue: 20.0, BuyWeaving: -20.0}

    def worth(self, a: Appraisal, decision: Decision, action: Action) -> float:
        """Above all, ways up."""
        worth = super().worth(a, decision, action)
        if isinstance(action, OfferCorn):
            worth += 9.0 * action.steps
        if isinstance(action, Accept) and isinstance(decision, BuyEffect):
            worth += 20.0 * isinstance(decision.effect, ClimbTemple)
        if isinstance(action, MoveHighPriest):
            there = activated_by(a, action)
            worth += 15.0 * (there == "offering" and a.player.corn + a.player.gold >= 4)
            worth += 15.0 * (there == "worship" and bool(a.player.large_statues or a.player.small_statues))
        if isinstance(action, TakeGold):
            worth -= 3.0
        return worth


class Builder(Specialist):
    """Constructs whatever is on sale."""

    name = "builder"
    tasks: ClassVar = {"building": 12.0, "stone": 5.0, "corn": 2.0}
    answers: ClassVar = {ConstructBuilding: 30.0}

    def worth(self, a: Appraisal, decision: Decision, action: Action) -> float:
        """Passive Buildings first."""
        passive = isinstance(action, ConstructBuilding) and action.building.startswith("Z")
        return super().worth(a, decision, action) + 10.0 * passive


class Weaver(Specialist):
    """Buys Weavings and plays Army cards."""

    name = "weaver"
    tasks: ClassVar = {"weavings": 8.0, "corn": 4.0, "merchant": 4.0, "training": 4.0}
    answers: ClassVar = {BuyWeaving: 15.0, PlayArmyCard: 15.0}


class Conqueror(Specialist):
    """Gathers an army for the spaces that were conquered least often before, in any game."""

    name = "conqueror"
    tasks: ClassVar = {"training": 10.0, "potato": 4.0}
    answers: ClassVar = {Conquer: 20.0, DiscardArmyCard: -20.0, PlayArmyCard: 15.0, TrainArmy: 6.0}

    def worth(self, a: Appraisal, decision: Decision, action: Action) -> float:
        """What is new, and nothing that would use up the soldiers for it."""
        return super().worth(a, decision, action) - 30.0 * (isinstance(action, Conquer) and SEEN[action])

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """As its worth says, and remembered."""
        found = super().choose(view, options)
        SEEN[found] += 1
        return found


class Follower(Specialist):
    """Leaves war to others, and takes a Statue from it."""

    name = "follower"
    tasks: ClassVar = {"training": 10.0, "potato": 4.0}
    answers: ClassVar = {DiscardArmyCard: -20.0, PlayArmyCard: 15.0, TrainArmy: 6.0}

    def worth(self, a: Appraisal, decision: Decision, action: Action) -> float:
        """Nothing but Statues, and never a Conquest of its own."""
        worth = super().worth(a, decision, action)
        if isinstance(action, Conquer):
            worth += 50.0 if any(isinstance(e, FreeStatue) for e in CONQUEST[action.space].benefit) else -50.0
        if isinstance(action, MoveHighPriest):
            worth -= 50.0 * (activated_by(a, action) == "conquest")
        return worth
