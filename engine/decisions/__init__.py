"""Decisions: questions, each asking one seat one thing.

They lie on the stack together with the Procedures of `engine.procedures`. Both are small frozen records, so that a
half-made turn can be copied, saved, compared and shown.
"""

from typing import TYPE_CHECKING, TypeAlias, get_args

from engine.decisions.base_game import (
    ActOrGold,
    ArrangeWeaving,
    BuyEffect,
    BuyLeftoverWeaving,
    ChooseArmyCard,
    ChooseAside,
    ChooseBenefit,
    ChooseBuilding,
    ChooseCasualty,
    ChooseFreeWeaving,
    ChooseGod,
    ChooseGodCard,
    ChooseNomad,
    ChooseOne,
    ChoosePayment,
    ChoosePlacement,
    ChoosePriestStart,
    ChooseProduction,
    ChooseRejuvenation,
    ChooseReplaced,
    ChooseRetrieval,
    ChooseStatue,
    ChooseSteps,
    ChooseSurplus,
    ChooseTask,
    ChooseWeavings,
    FeedGods,
    HireWorker,
    JoinConquest,
    KeepGodCards,
    MakeOffering,
    PaySoldiers,
    PickStartingWeaving,
    PlayArmy,
    PlayGodCards,
    Produce,
    TakeFreeActions,
    TakeSecondAction,
    TakeTurn,
    UseAbilities,
    UseStatue,
    Worship,
)
from engine.decisions.decision import ALL_FREE, GAIN_FREE, NO_FREE, Chance, Decision, LeadsOn, TurnPart
from engine.decisions.golden_age import (
    AppointWorker,
    ChooseColour,
    ChooseInfluence,
    ChooseNewcomer,
    ChooseOwnCasualty,
    ChooseTempleStep,
    ChooseVassalPlace,
    ChooseWalk,
    ChooseWeavingPlace,
    KeepSeenGodCards,
    MovePriestBesides,
    PlayArmyFree,
    PlayHandGodCard,
    RearrangeWeavings,
    SpendResource,
    UseNation,
)
from engine.procedures import Procedure
from engine.secrecy import Asked, Seen, all_say_how_they_are_asked, all_texts_say_who_sees_them

__all__ = [
    "ALL_FREE",
    "GAIN_FREE",
    "NO_FREE",
    "ActOrGold",
    "AnyDecision",
    "AppointWorker",
    "ArrangeWeaving",
    "BuyEffect",
    "BuyLeftoverWeaving",
    "Chance",
    "ChooseArmyCard",
    "ChooseAside",
    "ChooseBenefit",
    "ChooseBuilding",
    "ChooseCasualty",
    "ChooseColour",
    "ChooseFreeWeaving",
    "ChooseGod",
    "ChooseGodCard",
    "ChooseInfluence",
    "ChooseNewcomer",
    "ChooseNomad",
    "ChooseOne",
    "ChooseOwnCasualty",
    "ChoosePayment",
    "ChoosePlacement",
    "ChoosePriestStart",
    "ChooseProduction",
    "ChooseRejuvenation",
    "ChooseReplaced",
    "ChooseRetrieval",
    "ChooseStatue",
    "ChooseSteps",
    "ChooseSurplus",
    "ChooseTask",
    "ChooseTempleStep",
    "ChooseVassalPlace",
    "ChooseWalk",
    "ChooseWeavingPlace",
    "ChooseWeavings",
    "Decision",
    "FeedGods",
    "Frame",
    "HireWorker",
    "JoinConquest",
    "KeepGodCards",
    "KeepSeenGodCards",
    "LeadsOn",
    "MakeOffering",
    "MovePriestBesides",
    "PaySoldiers",
    "PickStartingWeaving",
    "PlayArmy",
    "PlayArmyFree",
    "PlayGodCards",
    "PlayHandGodCard",
    "Produce",
    "RearrangeWeavings",
    "SpendResource",
    "TakeFreeActions",
    "TakeSecondAction",
    "TakeTurn",
    "TurnPart",
    "UseAbilities",
    "UseNation",
    "UseStatue",
    "Worship",
]

if TYPE_CHECKING:
    AnyDecision: TypeAlias = Decision
else:  # all of them one by one, for the codec, which reads no class that it is not told of
    AnyDecision = (
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

Frame = AnyDecision | Procedure


def same_kind(one: object, other: object) -> bool:
    """Whether two questions, or two answers, are of one kind.

    >>> same_kind(TakeTurn(0), TakeTurn(1)), same_kind(TakeTurn(0), None)
    (True, False)
    """
    return type(one) is type(other)


all_say_how_they_are_asked(get_args(AnyDecision))
all_texts_say_who_sees_them(
    [kind for kind in get_args(AnyDecision) if kind.asked is not Asked.WITHIN_ITS_TURN], Seen.BY_ALL, Seen.BY_OWNER
)
