"""Questions that are asked only with modules of The Golden Age."""

from engine.decisions.decision import ALL_FREE, Decision, LeadsOn
from engine.procedures import PutWorker
from engine.resources import Cost
from engine.secrecy import Asked, GodCards, Own, Public, WeavingTile


class ChooseTempleStep(Decision, frozen=True, tag=True):
    """Which way up the Temple, with so many steps to go?"""

    asked = Asked.OPENLY
    pictured = "temple"
    grants = True
    steps: int


class ChooseWalk(Decision, frozen=True, tag=True):
    """How far does the High Priest walk, past spaces of one's own Vassals?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class ChooseOwnCasualty(Decision, frozen=True, tag=True):
    """Which of one's own Workers becomes a casualty of war?"""

    asked = Asked.OPENLY


class PlayArmyFree(Decision, frozen=True, tag=True):
    """Play which Army card for nothing? So many in all; as a rule one may stop, or with ZV1 pray instead."""

    asked = Asked.PRIVATELY
    pictured = "regions"
    several = True
    left: int
    must: bool = False
    or_pray: bool = False


class PlayHandGodCard(Decision, frozen=True, tag=True):
    """Play which God card for its benefits, without placing a Worker?"""

    asked = Asked.PRIVATELY
    free = ALL_FREE
    must: bool = False


class KeepSeenGodCards(Decision, frozen=True, tag=True):
    """Which of these God cards of the deck are kept? So many."""

    asked = Asked.PRIVATELY
    cards: Own[GodCards]
    left: int


class ChooseNewcomer(Decision, frozen=True, tag=True):
    """Which Newcomer? Some one may refuse."""

    asked = Asked.OPENLY
    grants = True
    may_refuse: bool = False


class AppointWorker(Decision, frozen=True, tag=True):
    """In which Palace does this Worker become a Noble, if any?"""

    asked = Asked.OPENLY
    pictured = "buildings"
    worker: Public[str]


class ChooseColour(Decision, frozen=True, tag=True):
    """As which of its two kinds does the Newcomer count for one's Buildings and Palaces?"""

    asked = Asked.OPENLY
    leads_on = LeadsOn.BY_ANY
    placed: Public[PutWorker]


class SpendResource(Decision, frozen=True, tag=True):
    """Which resource is spent, one of any kind?"""

    asked = Asked.OPENLY


class MovePriestBesides(Decision, frozen=True, tag=True):
    """A High Priest action besides the Worker placed (ZN5)?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class ChooseInfluence(Decision, frozen=True, tag=True):
    """Spread Cultural Influence in which region (ZV2)?"""

    asked = Asked.OPENLY
    pictured = "regions"
    free = ALL_FREE


class UseNation(Decision, frozen=True, tag=True):
    """Pay this price for the ability of the Nation tile of this region?"""

    asked = Asked.OPENLY
    pictured = "regions"
    free = ALL_FREE
    region: Public[str]
    cost: Cost


class ChooseVassalPlace(Decision, frozen=True, tag=True):
    """Where does the Vassal of this Nation tile go?"""

    asked = Asked.OPENLY
    tile: Public[str]


class RearrangeWeavings(Decision, frozen=True, tag=True):
    """Which Weaving is moved (ZA8)? So many may still be."""

    asked = Asked.OPENLY
    pictured = "weavings"
    left: int


class ChooseWeavingPlace(Decision, frozen=True, tag=True):
    """Where is this Weaving put?"""

    asked = Asked.OPENLY
    pictured = "weavings"
    tile: Public[WeavingTile]
    left: int
