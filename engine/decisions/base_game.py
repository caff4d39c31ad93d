"""The questions of the base game, which modules may ask as well."""

from engine.benefits import Benefit, Effect
from engine.decisions.decision import ALL_FREE, GAIN_FREE, Chance, Decision, LeadsOn, TurnPart
from engine.procedures import BeginTasks, PutWorker
from engine.resources import Cost
from engine.secrecy import ArmyCards, Asked, BuildingTiles, Own, Public, WeavingTile

# ---------------------------------------------------------------- set-up


class PickStartingWeaving(Decision, frozen=True, tag=True):
    """Which starting Weaving?"""

    asked = Asked.OPENLY
    pictured = "weavings"
    one_each = True


class KeepGodCards(Decision, frozen=True, tag=True):
    """Which of the God cards dealt is kept?"""

    asked = Asked.PRIVATELY
    ends_in_tick = True
    several = True


class ChoosePriestStart(Decision, frozen=True, tag=True):
    """Where does the High Priest start?"""

    asked = Asked.OPENLY
    begins_a_turn = True


# ---------------------------------------------------------------- the turn


class TakeTurn(Decision, frozen=True, tag=True):
    """Place a Worker, or which secondary action first?"""

    asked = Asked.OPENLY
    begins = True
    free = ALL_FREE
    begins_a_turn = True
    turn_part = TurnPart.START


class TakeSecondAction(Decision, frozen=True, tag=True):
    """Which other secondary action?"""

    asked = Asked.OPENLY
    begins = True
    free = ALL_FREE
    turn_part = TurnPart.SECOND_ACTION
    first: Public[str]


class ChooseGod(Decision, frozen=True, tag=True):
    """Which God card, or gold for a space of which god?"""

    asked = Asked.WITHIN_ITS_TURN
    free = GAIN_FREE
    worker: str
    acting: str


class ChoosePlacement(Decision, frozen=True, tag=True):
    """Which space? (An empty `card` means that gold pays.)"""

    asked = Asked.WITHIN_ITS_TURN
    free = GAIN_FREE
    worker: str
    acting: str
    god: str
    card: str


class ChoosePayment(Decision, frozen=True, tag=True):
    """With which mix of resources?"""

    asked = Asked.OPENLY
    leads_on = LeadsOn.BY_ANY
    costs = True
    asks_automas = True
    free = GAIN_FREE
    cost: Cost
    gold_settled: bool = False


class ChooseRetrieval(Decision, frozen=True, tag=True):
    """Does the Warrior on this space bring a neighbour back?"""

    asked = Asked.OPENLY
    grants = True
    chance = Chance.ALWAYS
    space: Public[str]


class ChooseTask(Decision, frozen=True, tag=True):
    """Which task next? `used` and `passed` are the icons performed and passed over in the present set of three."""

    asked = Asked.OPENLY
    begins = True
    free = ALL_FREE
    turn_part = TurnPart.TASK
    space: Public[str]
    left: int
    used: Public[tuple[str, ...]] = ()
    may_buy: bool = False
    passed: Public[tuple[str, ...]] = ()


class HireWorker(Decision, frozen=True, tag=True):
    """At the end of the turn: hire a Worker from an end of the Village?"""

    asked = Asked.OPENLY
    leads_on = LeadsOn.NOWHERE
    points = True
    begins = True
    free = ALL_FREE
    chance = Chance.ALWAYS
    turn_part = TurnPart.END


class TakeFreeActions(Decision, frozen=True, tag=True):
    """Any free action, before the turn ends without hiring or the final scoring begins?"""

    asked = Asked.PRIVATELY
    leads_on = LeadsOn.NOWHERE
    begins = True
    free = ALL_FREE
    chance = Chance.ALWAYS
    turn_part = TurnPart.END


class ChooseSurplus(Decision, frozen=True, tag=True):
    """Which Worker above the limit is given up?"""

    asked = Asked.OPENLY


class UseAbilities(Decision, frozen=True, tag=True):
    """Which ability answers this moment next? Those of the tiles `waiting` can, each once; and a Warrior's own."""

    asked = Asked.OPENLY
    free = ALL_FREE
    chance = Chance.ALWAYS
    moment: Public[str]
    waiting: Public[tuple[str, ...]]
    fact: Public[PutWorker | str | None] = None
    retrieval: bool = False


# ---------------------------------------------------------------- benefits


class ChooseBenefit(Decision, frozen=True, tag=True):
    """Which of these benefits is resolved first?"""

    asked = Asked.OPENLY
    leads_on = LeadsOn.BY_THE_FIRST
    asks_automas = True
    free = ALL_FREE
    effects: Public[Benefit]
    source: Public[str]


class ChooseOne(Decision, frozen=True, tag=True):
    """Which of these benefits is taken?"""

    asked = Asked.OPENLY
    options: Public[tuple[Benefit, ...]]
    source: Public[str]


class BuyEffect(Decision, frozen=True, tag=True):
    """Pay this price for this effect?"""

    asked = Asked.OPENLY
    costs = True
    asks_automas = True
    free = ALL_FREE
    can_fail = True
    chance = Chance.ALWAYS
    cost: Cost
    effect: Public[Effect]
    source: Public[str]


class ChooseGodCard(Decision, frozen=True, tag=True):
    """God card from the deck or the offer? (`left` counts those still to take.)"""

    asked = Asked.OPENLY
    leads_on = LeadsOn.NOWHERE
    left: int = 1


class ChooseArmyCard(Decision, frozen=True, tag=True):
    """Which of the Army cards drawn is kept?"""

    asked = Asked.PRIVATELY
    cards: Own[ArmyCards]


class ChooseNomad(Decision, frozen=True, tag=True):
    """Which Nomad? (No kinds named: any.)"""

    asked = Asked.OPENLY
    grants = True
    can_fail = True
    kinds: Public[tuple[str, ...]] = ()


class ChooseRejuvenation(Decision, frozen=True, tag=True):
    """Turn up what? `free_turns` cost nothing, further ones the price; no price: no further ones."""

    asked = Asked.OPENLY
    pictured = "buildings"
    costs = True
    several = True
    asks_automas = True
    free = ALL_FREE
    can_fail = True
    in_steps = True
    free_turns: int
    price: Cost = Cost()
    production_only: bool = False
    nobles_only: bool = False
    besides: Public[tuple[str, ...]] = ()  # Palaces whose Nobles do not stand up by this


class ChooseProduction(Decision, frozen=True, tag=True):
    """Which face-up Production Building gives its benefit and stays up?"""

    asked = Asked.OPENLY
    pictured = "buildings"
    leads_on = LeadsOn.BY_ANY
    grants = True
    asks_automas = True
    can_fail = True
    may_refuse: bool = False


# ---------------------------------------------------------------- Weavings, Statues, Steps, Buildings


class ChooseAside(Decision, frozen=True, tag=True):
    """Which of the Weavings drawn goes under the stack? (Z08)"""

    asked = Asked.OPENLY
    pictured = "weavings"
    several = True
    left: int


class ChooseWeavings(Decision, frozen=True, tag=True):
    """Buy which of the Weavings drawn? Those `picked` are paid together."""

    asked = Asked.OPENLY
    pictured = "weavings"
    several = True
    asks_automas = True
    free = ALL_FREE
    picked: Public[tuple[str, ...]] = ()


class BuyLeftoverWeaving(Decision, frozen=True, tag=True):
    """Buy one of the Weavings the active player left?"""

    asked = Asked.OPENLY
    pictured = "weavings"
    costs = True
    asks_automas = True
    free = ALL_FREE
    chance = Chance.ALWAYS


class ChooseFreeWeaving(Decision, frozen=True, tag=True):
    """The top Weaving or the one beneath? `unseen`: none is turned up before all are taken."""

    asked = Asked.OPENLY
    pictured = "weavings"
    points = True
    grants = True
    asks_automas = True
    can_fail = True
    left: int = 1
    unseen: bool = False


class ArrangeWeaving(Decision, frozen=True, tag=True):
    """Where does this Weaving go?"""

    asked = Asked.OPENLY
    pictured = "weavings"
    asks_automas = True
    tile: Public[WeavingTile]


class ChooseStatue(Decision, frozen=True, tag=True):
    """Which Statue? A free one is small; gods may be limited."""

    asked = Asked.OPENLY
    carries_out = True
    grants = True
    free = ALL_FREE
    can_fail = True
    gratis: bool
    gods: Public[tuple[str, ...]] = ()


class ChooseSteps(Decision, frozen=True, tag=True):
    """Steps on which spot?"""

    asked = Asked.OPENLY
    leads_on = LeadsOn.BY_THE_FIRST
    carries_out = True
    grants = True
    free = ALL_FREE
    can_fail = True
    gratis: bool


class ChooseBuilding(Decision, frozen=True, tag=True):
    """Construct which Building? `replaced` once a God card has renewed the market."""

    asked = Asked.PRIVATELY
    pictured = "buildings"
    carries_out = True
    grants = True
    free = ALL_FREE
    can_fail = True
    gratis: bool
    kind: Public[str] = ""
    replaced: bool = False
    drawn: Public[BuildingTiles] = ()  # tiles off the stacks to choose from as well (ZA2)


class ChooseReplaced(Decision, frozen=True, tag=True):
    """Which Building of the market goes under its stack?"""

    asked = Asked.OPENLY
    pictured = "buildings"
    removed: Public[tuple[str, ...]] = ()


# ---------------------------------------------------------------- High Priest


class ActOrGold(Decision, frozen=True, tag=True):
    """Perform the High Priest action, or take gold?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    action: Public[str]


class Worship(Decision, frozen=True, tag=True):
    """Discard which Statue? `steps` by size; a size not named may not be discarded."""

    asked = Asked.OPENLY
    pictured = "temple"
    asks_automas = True
    chance = Chance.OFFERED
    in_steps = True
    large: int
    small: int
    only_one: bool


class MakeOffering(Decision, frozen=True, tag=True):
    """Offer how much corn?"""

    asked = Asked.OPENLY
    asks_automas = True
    free = ALL_FREE
    chance = Chance.OFFERED
    in_steps = True
    corn_per_step: int
    max_steps: int


class Produce(Decision, frozen=True, tag=True):
    """Which Production Building gives next, or is turned up? `turns` of one's own right, `shed` by Z16.

    Turning up comes before the first one gives or, with `done`, after all who gave were turned down. `kept`: only those
    give that are not turned down by it (VN08).
    """

    asked = Asked.OPENLY
    pictured = "buildings"
    several = True
    chance = Chance.OFFERED
    in_steps = True
    produced: Public[tuple[str, ...]] = ()
    turns: int = 0
    shed: int = 0
    done: bool = False
    kept: bool = False


class ChooseCasualty(Decision, frozen=True, tag=True):
    """Which Worker becomes a casualty of war?"""

    asked = Asked.OPENLY
    points = True
    asks_automas = True
    can_fail = True


class PlayArmy(Decision, frozen=True, tag=True):
    """Play an Army card? The first `gratis` of them cost nothing."""

    asked = Asked.PRIVATELY
    pictured = "regions"
    several = True
    free = ALL_FREE
    in_steps = True
    of_conquest = True
    gratis: int = 0


class JoinConquest(Decision, frozen=True, tag=True):
    """Conquer which space? `leftmost`: without soldiers, the left-most empty one of any region (X11)."""

    asked = Asked.OPENLY
    pictured = "regions"
    of_conquest = True
    second: bool = False
    leftmost: bool = False


class PaySoldiers(Decision, frozen=True, tag=True):
    """Which Army cards are discarded and flipped for this Conquest?"""

    asked = Asked.OPENLY
    pictured = "regions"
    asks_automas = True
    discard: int
    flip: int


# ---------------------------------------------------------------- Festival


class FeedGods(Decision, frozen=True, tag=True):
    """How is the upkeep of the God cards paid?"""

    asked = Asked.OPENLY
    begins = True
    free = ALL_FREE


class PlayGodCards(Decision, frozen=True, tag=True):
    """Play a God card for its benefits?"""

    asked = Asked.PRIVATELY
    several = True
    free = ALL_FREE
    chance = Chance.ALWAYS
    left: int


# ---------------------------------------------------------------- benefits of the God card played


class UseStatue(Decision, frozen=True, tag=True):
    """Which benefit of the God card played, thanks to a matching Statue? `tasks` waits: it is before them."""

    asked = Asked.OPENLY
    leads_on = LeadsOn.NOWHERE
    begins = True
    free = ALL_FREE
    card: Public[str]
    effects: Public[Benefit]
    tasks: Public[BeginTasks | None] = None
