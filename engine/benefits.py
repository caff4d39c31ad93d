"""What a card, a tile or a space can give: one closed vocabulary of effects, each with its price.

How an effect is run belongs to the rules: `engine.rules.effects`.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Protocol, assert_never

from msgspec import Struct

from engine.resources import VP, Cost

# 1 U is 3 potato, 2 corn, 2 stone, 1 gold, 3 VP or an Army card.
UNIT: Mapping[str, float] = {"potato": 1 / 3, "corn": 1 / 2, "stone": 1 / 2, "gold": 1.0, VP: 1 / 3}


REMEMBERED = 1024  # more effects than there are in all boxes


class BaseEffect(Struct, frozen=True):
    """What all effects can say of themselves; `Effect` is any of them."""

    begins_deed: ClassVar[bool] = False  # which tells what it was, so that this need not be told
    verb: ClassVar[str] = ""  # of one that is just counted


class Counted(BaseEffect, frozen=True):
    """An effect of which there is just how often; the component files write it `verb = n`."""

    n: int


class Gain(BaseEffect, frozen=True, tag=True):
    """Resources or VP from the supply."""

    resource: str
    n: int


class DrawArmy(BaseEffect, frozen=True, tag=True):
    """Army cards into the hand."""

    n: int


class DrawGod(BaseEffect, frozen=True, tag=True):
    """God cards, each from the offer or the deck."""

    n: int


class Train(Counted, frozen=True, tag=True):
    """Two Army cards drawn, one of them kept."""

    verb = "train"


class FreeWeaving(BaseEffect, frozen=True, tag=True):
    """Weavings at no cost: the face-up one or the one beneath."""

    begins_deed = True
    n: int


class PurchaseWeavings(BaseEffect, frozen=True, tag=True):
    """A whole Purchase Weavings task."""

    begins_deed = True


class FreeStatue(BaseEffect, frozen=True, tag=True):
    """A small Statue at no cost, of one of these gods (none named: of any)."""

    begins_deed = True
    gods: tuple[str, ...] = ()


class StatueTask(BaseEffect, frozen=True, tag=True):
    """A Build a Statue task."""

    begins_deed = True


class FreeSteps(BaseEffect, frozen=True, tag=True):
    """Steps at no cost, with their benefits."""

    begins_deed = True


class StepsTask(BaseEffect, frozen=True, tag=True):
    """A Build Steps task."""

    begins_deed = True


class FreeBuilding(BaseEffect, frozen=True, tag=True):
    """A Building at no cost, of this type (empty: of any)."""

    begins_deed = True
    kind: str = ""


class BuildingTask(BaseEffect, frozen=True, tag=True):
    """A Construct a Building task, of this type (empty: of any)."""

    begins_deed = True
    kind: str = ""


class GainNomad(BaseEffect, frozen=True, tag=True):
    """A Worker from the Nomads, of one of these kinds (none named: of any)."""

    kinds: tuple[str, ...] = ()


class GainVillager(BaseEffect, frozen=True, tag=True):
    """A Worker from one end of the Village (solo opponents only)."""

    end: str


class GainNewcomer(Counted, frozen=True, tag=True):
    """Newcomers from their offer."""

    verb = "newcomer"


class ClimbTemple(Counted, frozen=True, tag=True):
    """Steps up the Temple, with the reward of each."""

    verb = "temple"


class Rejuvenate(Counted, frozen=True, tag=True):
    """Face-down Production Buildings or Army cards turned up, free."""

    begins_deed = True
    verb = "rejuvenate"


class Merchant(Counted, frozen=True, tag=True):
    """The rewards of all matches in one's Tapestries."""

    verb = "merchant"


class ProduceOne(Counted, frozen=True, tag=True):
    """The benefit of one face-up Production Building, which stays face up."""

    begins_deed = True
    verb = "produce_one"


class PlayGod(Counted, frozen=True, tag=True):
    """God cards played from the hand for their benefits."""

    verb = "play_god"


class PlaceConquestMarker(Counted, frozen=True, tag=True):
    """Conquest markers placed at the usual price in soldiers."""

    verb = "conquer"


class CasualtyForArmy(Counted, frozen=True, tag=True):
    """A Worker of one's own becomes a casualty; then this many Army cards enter play free."""

    verb = "casualty_play_army"


class MovePriest(Counted, frozen=True, tag=True):
    """The High Priest moves clockwise without activating."""

    verb = "priest_move"


class Choose(BaseEffect, frozen=True, tag=True):
    """One of several benefits."""

    options: tuple[tuple["Effect", ...], ...]


class Priced(BaseEffect, frozen=True, tag=True):
    """An effect that may be had for this price instead of its usual one."""

    effect: "Effect"
    cost: Cost


Effect = (
    Gain
    | DrawArmy
    | DrawGod
    | Train
    | FreeWeaving
    | PurchaseWeavings
    | FreeStatue
    | StatueTask
    | FreeSteps
    | StepsTask
    | FreeBuilding
    | BuildingTask
    | GainNomad
    | GainVillager
    | GainNewcomer
    | ClimbTemple
    | Rejuvenate
    | Merchant
    | ProduceOne
    | PlayGod
    | PlaceConquestMarker
    | CasualtyForArmy
    | MovePriest
    | Choose
    | Priced
)
Benefit = tuple[Effect, ...]


class BenefitWords(Protocol):
    """How benefits and prices are put into words. The engine has none: whoever wants to read about them brings them."""

    def benefit(self, benefit: Benefit, /) -> str:
        """A whole benefit."""

    def cost(self, cost: Cost, /) -> str:
        """A price."""


def cost_value(cost: Cost) -> float:
    """A price in U; food is counted as potato."""
    paid = {"potato": cost.potato + cost.food, "corn": cost.corn, "stone": cost.stone, "gold": cost.gold}
    return sum(UNIT[name] * n for name, n in paid.items())


@lru_cache(REMEMBERED)
def price_effect(effect: Effect) -> float:
    """The worth of one effect in U, by the scale the components are balanced on."""
    match effect:
        case Gain(resource, n):
            return UNIT[resource] * n
        case DrawArmy(n):
            return 1.0 * n
        case DrawGod(n):
            return 2 / 3 * n
        case Train(n):
            return 1.2 * n
        case FreeWeaving(n):
            return 0.75 * n
        case PurchaseWeavings() | StatueTask() | Merchant(1):
            return 0.8
        case FreeStatue():
            return 2.0
        case FreeSteps():
            return 2.5
        case StepsTask():
            return 1.0
        case FreeBuilding():
            return 2.2
        case BuildingTask():
            return 0.7
        case GainNomad() | GainVillager():
            return 0.9
        case GainNewcomer(n):
            return 1.1 * n
        case ClimbTemple(n):
            return 1.5 * n
        case Rejuvenate(n) | Merchant(n):
            return 0.8 * n
        case ProduceOne(n) | PlaceConquestMarker(n):
            return 1.0 * n
        case PlayGod(n):
            return 1.3 * n
        case CasualtyForArmy(n):
            return 0.4 * n
        case MovePriest():
            return 0.0
        case Choose(options):
            return max(price(option) for option in options) + 0.1
        case Priced(inner, cost):
            return price_effect(inner) - cost_value(cost)
        case _:
            assert_never(effect)


def price(benefit: Iterable[Effect]) -> float:
    """The worth of a whole benefit in U.

    >>> price((Gain("corn", 2), DrawArmy(1))) == price_effect(Gain("corn", 2)) + 1
    True
    """
    return sum(price_effect(effect) for effect in benefit)
