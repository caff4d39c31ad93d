"""Decisions: questions, each asking one seat one thing.

They lie on the stack together with the Procedures of `engine.procedures`. Both are small frozen records, so that a
half-made turn can be copied, saved, compared and shown.
"""

from typing import ClassVar, get_args

from msgspec import Struct

from engine.benefits import Benefit, Effect
from engine.procedures import BeginTasks, Procedure, PutWorker
from engine.resources import Cost
from engine.secrecy import (
    ArmyCards,
    Asked,
    BuildingTiles,
    GodCards,
    Own,
    Public,
    Seen,
    WeavingTile,
    all_say_how_they_are_asked,
    all_texts_say_who_sees_them,
)

# Which free actions a question leaves open: none; those that only bring something (Army cards); or all of
# them, where passing is always possible and so spending cannot lead into a dead end.
NO_FREE, GAIN_FREE, ALL_FREE = 0, 1, 2


class Question(Struct, frozen=True):
    """The common part of all Decisions: whom it asks, and what the others learn of it.

    `asks_automas` says that it may come to an automa, which then chooses by its table in `engine.solo`; what is
    never asked of automas they do in their own way instead.
    """

    asked: ClassVar[Asked]
    free: ClassVar[int] = NO_FREE
    asks_automas: ClassVar[bool] = False
    seat: int


# ---------------------------------------------------------------- set-up


class PickStartingWeaving(Question, frozen=True, tag=True):
    """Which starting Weaving?"""

    asked = Asked.OPENLY


class KeepGodCards(Question, frozen=True, tag=True):
    """Which of the God cards dealt is kept?"""

    asked = Asked.PRIVATELY


class ChoosePriestStart(Question, frozen=True, tag=True):
    """Where does the High Priest start?"""

    asked = Asked.OPENLY


# ---------------------------------------------------------------- the turn


class TakeTurn(Question, frozen=True, tag=True):
    """Place a Worker, or which secondary action first?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class TakeSecondAction(Question, frozen=True, tag=True):
    """Which other secondary action?"""

    asked = Asked.OPENLY
    free = ALL_FREE
    first: Public[str]


class ChooseGod(Question, frozen=True, tag=True):
    """Which God card, or gold for a space of which god?"""

    asked = Asked.WITHIN_ITS_TURN
    free = GAIN_FREE
    worker: str
    acting: str


class ChoosePlacement(Question, frozen=True, tag=True):
    """Which space? (An empty `card` means that gold pays.)"""

    asked = Asked.WITHIN_ITS_TURN
    free = GAIN_FREE
    worker: str
    acting: str
    god: str
    card: str


class ChoosePayment(Question, frozen=True, tag=True):
    """With which mix of resources?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = GAIN_FREE
    cost: Cost
    gold_settled: bool = False


class ChooseRetrieval(Question, frozen=True, tag=True):
    """Does the Warrior on this space bring a neighbour back?"""

    asked = Asked.OPENLY
    space: Public[str]


class ChooseTask(Question, frozen=True, tag=True):
    """Which task next? `used` and `passed` are the icons performed and passed over in the present set of three."""

    asked = Asked.OPENLY
    free = ALL_FREE
    space: Public[str]
    left: int
    used: Public[tuple[str, ...]] = ()
    may_buy: bool = False
    passed: Public[tuple[str, ...]] = ()


class HireWorker(Question, frozen=True, tag=True):
    """At the end of the turn: hire a Worker from an end of the Village?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class TakeFreeActions(Question, frozen=True, tag=True):
    """Any free action, before the turn ends without hiring or the final scoring begins?"""

    asked = Asked.PRIVATELY
    free = ALL_FREE


class ChooseSurplus(Question, frozen=True, tag=True):
    """Which Worker above the limit is given up?"""

    asked = Asked.OPENLY


class UseAbilities(Question, frozen=True, tag=True):
    """Which ability answers this moment next? Those of the tiles `waiting` can, each once; and a Warrior's own."""

    asked = Asked.OPENLY
    free = ALL_FREE
    moment: Public[str]
    waiting: Public[tuple[str, ...]]
    fact: Public[PutWorker | str | None] = None
    retrieval: bool = False


# ---------------------------------------------------------------- benefits


class ChooseBenefit(Question, frozen=True, tag=True):
    """Which of these benefits is resolved first?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    effects: Public[Benefit]
    source: Public[str]


class ChooseOne(Question, frozen=True, tag=True):
    """Which of these benefits is taken?"""

    asked = Asked.OPENLY
    options: Public[tuple[Benefit, ...]]
    source: Public[str]


class BuyEffect(Question, frozen=True, tag=True):
    """Pay this price for this effect?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    cost: Cost
    effect: Public[Effect]
    source: Public[str]


class ChooseGodCard(Question, frozen=True, tag=True):
    """God card from the deck or the offer? (`left` counts those still to take.)"""

    asked = Asked.OPENLY
    left: int = 1


class ChooseArmyCard(Question, frozen=True, tag=True):
    """Which of the Army cards drawn is kept?"""

    asked = Asked.PRIVATELY
    cards: Own[ArmyCards]


class ChooseNomad(Question, frozen=True, tag=True):
    """Which Nomad? (No kinds named: any.)"""

    asked = Asked.OPENLY
    kinds: Public[tuple[str, ...]] = ()


class ChooseRejuvenation(Question, frozen=True, tag=True):
    """Turn up what? `free_turns` cost nothing, further ones the price; no price: no further ones."""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    free_turns: int
    price: Cost = Cost()
    production_only: bool = False
    nobles_only: bool = False
    besides: Public[tuple[str, ...]] = ()  # Palaces whose Nobles do not stand up by this


class ChooseProduction(Question, frozen=True, tag=True):
    """Which face-up Production Building gives its benefit and stays up?"""

    asked = Asked.OPENLY
    asks_automas = True
    may_refuse: bool = False


# ---------------------------------------------------------------- Weavings, Statues, Steps, Buildings


class ChooseAside(Question, frozen=True, tag=True):
    """Which of the Weavings drawn goes under the stack? (Z08)"""

    asked = Asked.OPENLY
    left: int


class ChooseWeavings(Question, frozen=True, tag=True):
    """Buy which of the Weavings drawn? Those `picked` are paid together."""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    picked: Public[tuple[str, ...]] = ()


class BuyLeftoverWeaving(Question, frozen=True, tag=True):
    """Buy one of the Weavings the active player left?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE


class ChooseFreeWeaving(Question, frozen=True, tag=True):
    """The top Weaving or the one beneath? `unseen`: none is turned up before all are taken."""

    asked = Asked.OPENLY
    asks_automas = True
    left: int = 1
    unseen: bool = False


class ArrangeWeaving(Question, frozen=True, tag=True):
    """Where does this Weaving go?"""

    asked = Asked.OPENLY
    asks_automas = True
    tile: Public[WeavingTile]


class ChooseStatue(Question, frozen=True, tag=True):
    """Which Statue? A free one is small; gods may be limited."""

    asked = Asked.OPENLY
    free = ALL_FREE
    gratis: bool
    gods: Public[tuple[str, ...]] = ()


class ChooseSteps(Question, frozen=True, tag=True):
    """Steps on which spot?"""

    asked = Asked.OPENLY
    free = ALL_FREE
    gratis: bool


class ChooseBuilding(Question, frozen=True, tag=True):
    """Construct which Building? `replaced` once a God card has renewed the market."""

    asked = Asked.PRIVATELY
    free = ALL_FREE
    gratis: bool
    kind: Public[str] = ""
    replaced: bool = False
    drawn: Public[BuildingTiles] = ()  # tiles off the stacks to choose from as well (ZA2)


class ChooseReplaced(Question, frozen=True, tag=True):
    """Which Building of the market goes under its stack?"""

    asked = Asked.OPENLY
    removed: Public[tuple[str, ...]] = ()


# ---------------------------------------------------------------- High Priest


class ActOrGold(Question, frozen=True, tag=True):
    """Perform the High Priest action, or take gold?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    action: Public[str]


class Worship(Question, frozen=True, tag=True):
    """Discard which Statue? `steps` by size; a size not named may not be discarded."""

    asked = Asked.OPENLY
    asks_automas = True
    large: int
    small: int
    only_one: bool


class MakeOffering(Question, frozen=True, tag=True):
    """Offer how much corn?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    corn_per_step: int
    max_steps: int


class Produce(Question, frozen=True, tag=True):
    """Which Production Building gives next, or is turned up? `turns` of one's own right, `shed` by Z16.

    Turning up comes before the first one gives or, with `done`, after all who gave were turned down. `kept`: only those
    give that are not turned down by it (VN08).
    """

    asked = Asked.OPENLY
    produced: Public[tuple[str, ...]] = ()
    turns: int = 0
    shed: int = 0
    done: bool = False
    kept: bool = False


class ChooseCasualty(Question, frozen=True, tag=True):
    """Which Worker becomes a casualty of war?"""

    asked = Asked.OPENLY
    asks_automas = True


class PlayArmy(Question, frozen=True, tag=True):
    """Play an Army card? The first `gratis` of them cost nothing."""

    asked = Asked.PRIVATELY
    free = ALL_FREE
    gratis: int = 0


class JoinConquest(Question, frozen=True, tag=True):
    """Conquer which space? `leftmost`: without soldiers, the left-most empty one of any region (X11)."""

    asked = Asked.OPENLY
    second: bool = False
    leftmost: bool = False


class PaySoldiers(Question, frozen=True, tag=True):
    """Which Army cards are discarded and flipped for this Conquest?"""

    asked = Asked.OPENLY
    asks_automas = True
    discard: int
    flip: int


# ---------------------------------------------------------------- Festival


class FeedGods(Question, frozen=True, tag=True):
    """How is the upkeep of the God cards paid?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class PlayGodCards(Question, frozen=True, tag=True):
    """Play a God card for its benefits?"""

    asked = Asked.PRIVATELY
    free = ALL_FREE
    left: int


# ---------------------------------------------------------------- benefits of the God card played


class UseStatue(Question, frozen=True, tag=True):
    """Which benefit of the God card played, thanks to a matching Statue? `tasks` waits: it is before them."""

    asked = Asked.OPENLY
    free = ALL_FREE
    card: Public[str]
    effects: Public[Benefit]
    tasks: Public[BeginTasks | None] = None


# ---------------------------------------------------------------- The Golden Age


class ChooseTempleStep(Question, frozen=True, tag=True):
    """Which way up the Temple, with so many steps to go?"""

    asked = Asked.OPENLY
    steps: int


class ChooseWalk(Question, frozen=True, tag=True):
    """How far does the High Priest walk, past spaces of one's own Vassals?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class ChooseOwnCasualty(Question, frozen=True, tag=True):
    """Which of one's own Workers becomes a casualty of war?"""

    asked = Asked.OPENLY


class PlayArmyFree(Question, frozen=True, tag=True):
    """Play which Army card for nothing? So many in all; as a rule one may stop, or with ZV1 pray instead."""

    asked = Asked.PRIVATELY
    left: int
    must: bool = False
    or_pray: bool = False


class PlayHandGodCard(Question, frozen=True, tag=True):
    """Play which God card for its benefits, without placing a Worker?"""

    asked = Asked.PRIVATELY
    free = ALL_FREE
    must: bool = False


class KeepSeenGodCards(Question, frozen=True, tag=True):
    """Which of these God cards of the deck are kept? So many."""

    asked = Asked.PRIVATELY
    cards: Own[GodCards]
    left: int


class ChooseNewcomer(Question, frozen=True, tag=True):
    """Which Newcomer? Some one may refuse."""

    asked = Asked.OPENLY
    may_refuse: bool = False


class AppointWorker(Question, frozen=True, tag=True):
    """In which Palace does this Worker become a Noble, if any?"""

    asked = Asked.OPENLY
    worker: Public[str]


class ChooseColour(Question, frozen=True, tag=True):
    """As which of its two kinds does the Newcomer count for one's Buildings and Palaces?"""

    asked = Asked.OPENLY
    placed: Public[PutWorker]


class SpendResource(Question, frozen=True, tag=True):
    """Which resource is spent, one of any kind?"""

    asked = Asked.OPENLY


class MovePriestBesides(Question, frozen=True, tag=True):
    """A High Priest action besides the Worker placed (ZN5)?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class ChooseInfluence(Question, frozen=True, tag=True):
    """Spread Cultural Influence in which region (ZV2)?"""

    asked = Asked.OPENLY
    free = ALL_FREE


class UseNation(Question, frozen=True, tag=True):
    """Pay this price for the ability of the Nation tile of this region?"""

    asked = Asked.OPENLY
    free = ALL_FREE
    region: Public[str]
    cost: Cost


class ChooseVassalPlace(Question, frozen=True, tag=True):
    """Where does the Vassal of this Nation tile go?"""

    asked = Asked.OPENLY
    tile: Public[str]


class RearrangeWeavings(Question, frozen=True, tag=True):
    """Which Weaving is moved (ZA8)? So many may still be."""

    asked = Asked.OPENLY
    left: int


class ChooseWeavingPlace(Question, frozen=True, tag=True):
    """Where is this Weaving put?"""

    asked = Asked.OPENLY
    tile: Public[WeavingTile]
    left: int


Decision = (
    PickStartingWeaving
    | KeepGodCards
    | ChoosePriestStart
    | TakeTurn
    | TakeSecondAction
    | ChooseGod
    | ChoosePlacement
    | ChoosePayment
    | ChooseRetrieval
    | UseStatue
    | ChooseTask
    | HireWorker
    | TakeFreeActions
    | ChooseSurplus
    | UseAbilities
    | ChooseBenefit
    | ChooseOne
    | BuyEffect
    | ChooseGodCard
    | ChooseArmyCard
    | ChooseNomad
    | ChooseRejuvenation
    | ChooseProduction
    | ChooseAside
    | ChooseWeavings
    | BuyLeftoverWeaving
    | ChooseFreeWeaving
    | ArrangeWeaving
    | ChooseStatue
    | ChooseSteps
    | ChooseBuilding
    | ChooseReplaced
    | ActOrGold
    | Worship
    | MakeOffering
    | Produce
    | ChooseCasualty
    | PlayArmy
    | JoinConquest
    | PaySoldiers
    | FeedGods
    | PlayGodCards
    | ChooseTempleStep
    | ChooseWalk
    | ChooseOwnCasualty
    | PlayArmyFree
    | PlayHandGodCard
    | KeepSeenGodCards
    | ChooseNewcomer
    | AppointWorker
    | ChooseColour
    | SpendResource
    | MovePriestBesides
    | ChooseInfluence
    | UseNation
    | ChooseVassalPlace
    | RearrangeWeavings
    | ChooseWeavingPlace
)

Frame = Decision | Procedure

all_say_how_they_are_asked(get_args(Decision))
all_texts_say_who_sees_them(
    [kind for kind in get_args(Decision) if kind.asked is not Asked.WITHIN_ITS_TURN], Seen.BY_ALL, Seen.BY_OWNER
)
