"""Actions: what a seat can answer. Imperatives, small frozen records of ids, one class each."""

from msgspec import Struct


class Pass(Struct, frozen=True, tag=True):
    """Answer no, or say that there is nothing more to do."""


class PickWeaving(Struct, frozen=True, tag=True):
    """Take this starting Weaving."""

    tile: str


class KeepGodCard(Struct, frozen=True, tag=True):
    """Keep this one of the God cards dealt."""

    card: str


class PlaceHighPriest(Struct, frozen=True, tag=True):
    """Put the High Priest on the Coricancha in this section."""

    section: int


class PlaceWorker(Struct, frozen=True, tag=True):
    """Start placing a Worker of this kind, with the ability of `acting`."""

    worker: str
    acting: str


class ShowGodCard(Struct, frozen=True, tag=True):
    """Pay for the placement with this God card."""

    card: str


class ShowGold(Struct, frozen=True, tag=True):
    """Pay for the placement with gold, for a space of this god."""

    god: str


class ChooseSpace(Struct, frozen=True, tag=True):
    """Place the Worker on this space."""

    space: str


class Pay(Struct, frozen=True, tag=True):
    """Pay with exactly these resources."""

    potato: int = 0
    corn: int = 0
    stone: int = 0
    gold: int = 0


class RetrieveWorker(Struct, frozen=True, tag=True):
    """Take the Worker on this space back into the supply."""

    space: str


class TakeBenefit(Struct, frozen=True, tag=True):
    """Resolve this one of the waiting benefits."""

    index: int


class TakeAllBenefits(Struct, frozen=True, tag=True):
    """Resolve all waiting benefits in the order printed."""


class PerformTask(Struct, frozen=True, tag=True):
    """Perform the task of this icon."""

    icon: str


class BuyTask(Struct, frozen=True, tag=True):
    """Pay the Priest's potato for one more task."""


class BuyWeaving(Struct, frozen=True, tag=True):
    """Buy this Weaving."""

    tile: str


class SetAsideWeaving(Struct, frozen=True, tag=True):
    """Put this drawn Weaving under the stack."""

    tile: str


class LayWeaving(Struct, frozen=True, tag=True):
    """Add the Weaving to an end of a Tapestry; tapestry -1 starts a new one."""

    tapestry: int
    end: str


class TakeTopWeaving(Struct, frozen=True, tag=True):
    """Take the Weaving on top of the stack."""


class TakeWeavingBeneath(Struct, frozen=True, tag=True):
    """Take the Weaving directly beneath the top one, unseen."""


class BuildStatue(Struct, frozen=True, tag=True):
    """Build a Statue of this size and god."""

    size: str
    god: str


class BuildSteps(Struct, frozen=True, tag=True):
    """Build Steps on this spot."""

    spot: str


class ConstructBuilding(Struct, frozen=True, tag=True):
    """Construct this Building of the market."""

    building: str


class ReturnGodCard(Struct, frozen=True, tag=True):
    """Put this God card under the deck to replace Buildings of the market."""

    card: str


class RemoveBuilding(Struct, frozen=True, tag=True):
    """Put this Building of the market under its stack."""

    building: str


class KeepArmyCard(Struct, frozen=True, tag=True):
    """Keep this one of the Army cards drawn."""

    card: str


class DrawGodCard(Struct, frozen=True, tag=True):
    """Take the top God card of the deck."""


class TakeGodCard(Struct, frozen=True, tag=True):
    """Take this God card from the offer."""

    card: str


class TakeNomad(Struct, frozen=True, tag=True):
    """Take a Worker of this kind from the Nomads."""

    worker: str


class ChooseReward(Struct, frozen=True, tag=True):
    """Take this one of the benefits offered."""

    index: int


class Accept(Struct, frozen=True, tag=True):
    """Yes: pay the price and take what it buys."""


class MoveHighPriest(Struct, frozen=True, tag=True):
    """Secondary action: move the High Priest this many spaces and activate."""

    spaces: int


class Pray(Struct, frozen=True, tag=True):
    """Secondary action: take two God cards."""


class TrainArmy(Struct, frozen=True, tag=True):
    """Secondary action: draw two Army cards, keep one."""


class RecruitNomad(Struct, frozen=True, tag=True):
    """Secondary action: take a Worker of this kind from the Nomads."""

    worker: str


class Activate(Struct, frozen=True, tag=True):
    """Perform the High Priest action."""


class TakeGold(Struct, frozen=True, tag=True):
    """Take gold instead of the High Priest action."""


class DiscardStatue(Struct, frozen=True, tag=True):
    """Give up this Statue to climb the Temple."""

    size: str
    god: str


class OfferCorn(Struct, frozen=True, tag=True):
    """Offer corn for this many Temple steps."""

    steps: int


class TurnUp(Struct, frozen=True, tag=True):
    """Turn this Production Building or Army card face up."""

    item: str


class ProduceWith(Struct, frozen=True, tag=True):
    """Take the benefit of this Production Building."""

    building: str


class SendCasualty(Struct, frozen=True, tag=True):
    """Send the Worker at this end of the Village, or this kind of Nomad, to the Casualties of War."""

    source: str


class PlayArmyCard(Struct, frozen=True, tag=True):
    """Play this Army card from the hand, face up."""

    card: str


class Conquer(Struct, frozen=True, tag=True):
    """Place a Conquest marker on this space."""

    space: str


class DiscardSoldiers(Struct, frozen=True, tag=True):
    """Discard this Army card in play for a Conquest."""

    card: str


class FlipSoldiers(Struct, frozen=True, tag=True):
    """Turn this Army card in play face down for a Conquest."""

    card: str


class HireVillager(Struct, frozen=True, tag=True):
    """Hire the Worker at this end of the Village."""

    end: str


class GiveUpWorker(Struct, frozen=True, tag=True):
    """Remove a Worker of this kind, being one too many, from the game."""

    worker: str


class PlayGodCard(Struct, frozen=True, tag=True):
    """Play this God card for its benefits."""

    card: str


class DiscardArmyCard(Struct, frozen=True, tag=True):
    """Free action: discard this Army card from the hand for its resource."""

    card: str


class Exchange(Struct, frozen=True, tag=True):
    """Free action of Z15: swap one of 2 stone, 2 corn and 1 gold for another."""

    give: str
    take: str


class ConsultOracle(Struct, frozen=True, tag=True):
    """Free action of Z19: pay 1 potato for a God card."""


SecondaryAction = MoveHighPriest | Pray | TrainArmy | RecruitNomad  # two different ones instead of placing a Worker
FreeAction = DiscardArmyCard | Exchange | ConsultOracle  # open beside many questions

Action = (
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
    | DiscardArmyCard
    | Exchange
    | ConsultOracle
)
