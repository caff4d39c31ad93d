"""Actions: what a seat can answer. Imperatives, small frozen records of ids, one class each."""

from typing import TYPE_CHECKING, TypeAlias

from engine.action import Action as Action


class Pass(Action, frozen=True, tag=True):
    """Answer no, or say that there is nothing more to do."""

    idle = True


class PickWeaving(Action, frozen=True, tag=True):
    """Take this starting Weaving."""

    tile: str


class KeepGodCard(Action, frozen=True, tag=True):
    """Keep this one of the God cards dealt."""

    card: str


class PlaceHighPriest(Action, frozen=True, tag=True):
    """Put the High Priest on the Coricancha in this section."""

    by_number = True
    section: int


class PlaceWorker(Action, frozen=True, tag=True):
    """Start placing a Worker of this kind, with the ability of `acting`."""

    worker: str
    acting: str


class ShowGodCard(Action, frozen=True, tag=True):
    """Pay for the placement with this God card."""

    carries_on = True
    card: str


class ShowGold(Action, frozen=True, tag=True):
    """Pay for the placement with gold, for a space of this god."""

    carries_on = True
    god: str


class ChooseSpace(Action, frozen=True, tag=True):
    """Place the Worker on this space."""

    carries_on = True
    space: str


class Pay(Action, frozen=True, tag=True):
    """Pay with exactly these resources."""

    carries_on = True
    potato: int = 0
    corn: int = 0
    stone: int = 0
    gold: int = 0


class RetrieveWorker(Action, frozen=True, tag=True):
    """Take the Worker on this space back into the supply."""

    space: str


class TakeBenefit(Action, frozen=True, tag=True):
    """Resolve this one of the waiting benefits."""

    index: int


class TakeAllBenefits(Action, frozen=True, tag=True):
    """Resolve all waiting benefits in the order printed."""


class PerformTask(Action, frozen=True, tag=True):
    """Perform the task of this icon."""

    carries_on = True
    icon: str


class BuyTask(Action, frozen=True, tag=True):
    """Pay the Priest's potato for one more task."""


class BuyWeaving(Action, frozen=True, tag=True):
    """Buy this Weaving."""

    told_as_deed = True
    tile: str


class SetAsideWeaving(Action, frozen=True, tag=True):
    """Put this drawn Weaving under the stack."""

    tile: str


class LayWeaving(Action, frozen=True, tag=True):
    """Add the Weaving to an end of a Tapestry; tapestry -1 starts a new one."""

    tapestry: int
    end: str


class TakeTopWeaving(Action, frozen=True, tag=True):
    """Take the Weaving on top of the stack."""

    told_as_deed = True


class TakeWeavingBeneath(Action, frozen=True, tag=True):
    """Take the Weaving directly beneath the top one, unseen."""

    told_as_deed = True


class BuildStatue(Action, frozen=True, tag=True):
    """Build a Statue of this size and god."""

    told_as_deed = True
    adds = True
    size: str
    god: str


class BuildSteps(Action, frozen=True, tag=True):
    """Build Steps on this spot."""

    told_as_deed = True
    adds = True
    spot: str


class ConstructBuilding(Action, frozen=True, tag=True):
    """Construct this Building of the market."""

    told_as_deed = True
    adds = True
    building: str


class ReturnGodCard(Action, frozen=True, tag=True):
    """Put this God card under the deck to replace Buildings of the market."""

    idle = True
    card: str


class RemoveBuilding(Action, frozen=True, tag=True):
    """Put this Building of the market under its stack."""

    building: str


class KeepArmyCard(Action, frozen=True, tag=True):
    """Keep this one of the Army cards drawn."""

    card: str


class DrawGodCard(Action, frozen=True, tag=True):
    """Take the top God card of the deck."""


class TakeGodCard(Action, frozen=True, tag=True):
    """Take this God card from the offer."""

    card: str


class TakeNomad(Action, frozen=True, tag=True):
    """Take a Worker of this kind from the Nomads."""

    worker: str


class ChooseReward(Action, frozen=True, tag=True):
    """Take this one of the benefits offered."""

    index: int


class Accept(Action, frozen=True, tag=True):
    """Yes: pay the price and take what it buys."""


class MoveHighPriest(Action, frozen=True, tag=True):
    """Secondary action: move the High Priest this many spaces and activate."""

    adds = True
    by_number = True
    secondary = "high_priest"
    spaces: int


class Pray(Action, frozen=True, tag=True):
    """Secondary action: take two God cards."""

    secondary = "pray"


class TrainArmy(Action, frozen=True, tag=True):
    """Secondary action: draw two Army cards, keep one."""

    secondary = "train"


class RecruitNomad(Action, frozen=True, tag=True):
    """Secondary action: take a Worker of this kind from the Nomads."""

    secondary = "recruit"
    worker: str


class Activate(Action, frozen=True, tag=True):
    """Perform the High Priest action."""

    adds = True
    carries_on = True


class TakeGold(Action, frozen=True, tag=True):
    """Take gold instead of the High Priest action."""

    adds = True
    carries_on = True


class DiscardStatue(Action, frozen=True, tag=True):
    """Give up this Statue to climb the Temple."""

    size: str
    god: str


class OfferCorn(Action, frozen=True, tag=True):
    """Offer corn for this many Temple steps."""

    by_number = True
    steps: int


class TurnUp(Action, frozen=True, tag=True):
    """Turn this Production Building or Army card face up."""

    told_as_deed = True
    item: str


class ProduceWith(Action, frozen=True, tag=True):
    """Take the benefit of this Production Building."""

    told_as_deed = True
    building: str


class SendCasualty(Action, frozen=True, tag=True):
    """Send the Worker at this end of the Village, or this kind of Nomad, to the Casualties of War."""

    source: str


class PlayArmyCard(Action, frozen=True, tag=True):
    """Play this Army card from the hand, face up."""

    card: str


class Conquer(Action, frozen=True, tag=True):
    """Place a Conquest marker on this space."""

    space: str


class DiscardSoldiers(Action, frozen=True, tag=True):
    """Discard this Army card in play for a Conquest."""

    carries_on = True
    card: str


class FlipSoldiers(Action, frozen=True, tag=True):
    """Turn this Army card in play face down for a Conquest."""

    carries_on = True
    card: str


class HireVillager(Action, frozen=True, tag=True):
    """Hire the Worker at this end of the Village."""

    adds = True
    end: str


class GiveUpWorker(Action, frozen=True, tag=True):
    """Remove a Worker of this kind, being one too many, from the game."""

    worker: str


class PlayGodCard(Action, frozen=True, tag=True):
    """Play this God card for its benefits."""

    card: str


class UseAbility(Action, frozen=True, tag=True):
    """Let the ability of this tile answer."""

    of_modules = True
    tile: str


class ClimbTo(Action, frozen=True, tag=True):
    """Go on to this step of the Temple, where the way splits."""

    of_modules = True
    step: str


class WalkHighPriest(Action, frozen=True, tag=True):
    """Move the High Priest this many spaces without activating: a secondary action of ZA5, or as an effect bids."""

    by_number = True
    of_modules = True
    secondary = "walk"
    spaces: int


class SacrificeWorker(Action, frozen=True, tag=True):
    """Send a Worker of one's own to the Casualties of War: a secondary action of ZA6, or as an effect bids."""

    of_modules = True
    secondary = "sacrifice"
    worker: str


class SpreadInfluence(Action, frozen=True, tag=True):
    """Secondary action: place a Conquest marker on the Nation tile of this region."""

    adds = True
    of_modules = True
    secondary = "spread"
    region: str


class PlaceVassal(Action, frozen=True, tag=True):
    """Put a Vassal on this place."""

    of_modules = True
    place: str


class AppointNoble(Action, frozen=True, tag=True):
    """Let the Worker who has just come live in this Palace."""

    of_modules = True
    palace: str


class TakeNewcomer(Action, frozen=True, tag=True):
    """Take this Newcomer from the offer."""

    of_modules = True
    worker: str


class ChooseKind(Action, frozen=True, tag=True):
    """Let the Newcomer count as this kind for one's Buildings and Palaces."""

    of_modules = True
    kind: str


class DrawBuilding(Action, frozen=True, tag=True):
    """Draw a Building off the stack of this type to choose from."""

    of_modules = True
    kind: str


class LiftWeaving(Action, frozen=True, tag=True):
    """Take this Weaving out of its Tapestry to put it elsewhere."""

    of_modules = True
    tile: str


class InsertWeaving(Action, frozen=True, tag=True):
    """Put the Weaving into this Tapestry before the Weaving at this place; tapestry -1 starts a new one."""

    of_modules = True
    tapestry: int
    place: int


class DiscardArmyCard(Action, frozen=True, tag=True):
    """Free action: discard this Army card from the hand for its resource."""

    card: str


class Exchange(Action, frozen=True, tag=True):
    """Free action of Z15: swap one of 2 stone, 2 corn and 1 gold for another."""

    give: str
    take: str


class ConsultOracle(Action, frozen=True, tag=True):
    """Free action of Z19: pay 1 potato for a God card."""


# Two different ones instead of placing a Worker.
SecondaryAction = MoveHighPriest | Pray | TrainArmy | RecruitNomad | SpreadInfluence | WalkHighPriest | SacrificeWorker
FreeAction = DiscardArmyCard | Exchange | ConsultOracle  # open beside many questions

if TYPE_CHECKING:
    AnyAction: TypeAlias = Action
else:  # all of them one by one, for the codec, which reads no class that it is not told of
    AnyAction = (
        Pass
        | PickWeaving
        | KeepGodCard
        | PlaceHighPriest
        | PlaceWorker
        | ShowGodCard
        | ShowGold
        | ChooseSpace
        | Pay
        | RetrieveWorker
        | TakeBenefit
        | TakeAllBenefits
        | PerformTask
        | BuyTask
        | BuyWeaving
        | SetAsideWeaving
        | LayWeaving
        | TakeTopWeaving
        | TakeWeavingBeneath
        | BuildStatue
        | BuildSteps
        | ConstructBuilding
        | ReturnGodCard
        | RemoveBuilding
        | KeepArmyCard
        | DrawGodCard
        | TakeGodCard
        | TakeNomad
        | ChooseReward
        | Accept
        | MoveHighPriest
        | Pray
        | TrainArmy
        | RecruitNomad
        | Activate
        | TakeGold
        | DiscardStatue
        | OfferCorn
        | TurnUp
        | ProduceWith
        | SendCasualty
        | PlayArmyCard
        | Conquer
        | DiscardSoldiers
        | FlipSoldiers
        | HireVillager
        | GiveUpWorker
        | PlayGodCard
        | UseAbility
        | ClimbTo
        | WalkHighPriest
        | SacrificeWorker
        | SpreadInfluence
        | PlaceVassal
        | AppointNoble
        | TakeNewcomer
        | ChooseKind
        | DrawBuilding
        | LiftWeaving
        | InsertWeaving
        | DiscardArmyCard
        | Exchange
        | ConsultOracle
    )
