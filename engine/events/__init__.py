"""Events: what happened, for people. Past tense; each says who may see it."""

from typing import TYPE_CHECKING, TypeAlias, get_args

from msgspec import structs

from engine.events.cards import (
    ArmyCardDiscarded,
    ArmyCardDrawn,
    ArmyCardPlayed,
    ArmyDeckShuffled,
    CasualtyFell,
    GodCardDrawn,
    GodCardOffered,
    GodCardPlayed,
    GodCardReturned,
    GodCardTaken,
    GodDeckShuffled,
    GoldTaken,
    HighPriestActivated,
    HighPriestMoved,
    OfferCleared,
    SoldiersDiscarded,
    SpaceConquered,
    StatueDiscarded,
    TempleClimbed,
)
from engine.events.event import Event, Price
from engine.events.golden_age import (
    AbilityUsed,
    BuildingsDrawn,
    BuildingsPutBack,
    CultWorked,
    GodCardsSeen,
    InfluenceSpread,
    KindChosen,
    NationsLaid,
    NewcomerArrived,
    NewcomerTaken,
    NobleAppointed,
    PalaceGiven,
    ProphecyFulfilled,
    VassalLost,
    VassalPlaced,
    VassalWithheld,
    WeavingMoved,
)
from engine.events.goods import (
    FINAL,
    BuildingConstructed,
    BuildingsReplaced,
    Exchanged,
    Gained,
    MarketRefilled,
    MarketRenewed,
    Paid,
    Produced,
    Scored,
    StatueBuilt,
    StepsBuilt,
    TurnedDown,
    TurnedUp,
    WeavingBought,
    WeavingLaid,
    WeavingMatched,
    WeavingRevealed,
    WeavingsDrawn,
    WeavingSetAside,
    WeavingsReturned,
    WeavingTaken,
)
from engine.events.solo import (
    AutomaActed,
    AutomaChose,
    AutomaDecided,
    AutomaFailed,
    BuildingReceived,
    Chosen,
    Condition,
    DieRolled,
    GodCardTucked,
    Occasion,
    OfferDiscarded,
    PersonalityGiven,
    PotatoesExchanged,
    TokenMoved,
    Way,
)
from engine.events.table import (
    AnsweredByItself,
    Declined,
    FestivalBegan,
    FestivalTriggered,
    GameEnded,
    GameStarted,
    GodCardKept,
    GodCardsDealt,
    GodCardsPlayed,
    GodsFed,
    HighPriestPlaced,
    NomadArrived,
    RegionScored,
    SpacesBlocked,
    StartingWeavingPicked,
    StepsUsed,
    TaskBought,
    TaskPassedOver,
    TaskPerformed,
    TasksGranted,
    TurnStarted,
    VillageRefilled,
    WorkerGivenUp,
    WorkerPlaced,
    WorkerRecruited,
    WorkerRetrieved,
)
from engine.secrecy import Seen, all_texts_say_who_sees_them, blank, own_fields

if TYPE_CHECKING:
    AnyEvent: TypeAlias = Event
else:  # all of them one by one, for the codec, which reads no class that it is not told of
    AnyEvent = (
        GameStarted
        | StartingWeavingPicked
        | GodCardsDealt
        | GodCardKept
        | GodCardsPlayed
        | HighPriestPlaced
        | TurnStarted
        | WorkerPlaced
        | StepsUsed
        | TasksGranted
        | TaskPerformed
        | TaskPassedOver
        | TaskBought
        | WorkerRetrieved
        | WorkerRecruited
        | NomadArrived
        | WorkerGivenUp
        | FestivalTriggered
        | FestivalBegan
        | RegionScored
        | GodsFed
        | VillageRefilled
        | SpacesBlocked
        | Declined
        | AnsweredByItself
        | GameEnded
        | GodCardDrawn
        | GodCardTaken
        | GodCardReturned
        | GodCardPlayed
        | GodCardOffered
        | OfferCleared
        | GodDeckShuffled
        | ArmyCardDrawn
        | ArmyCardDiscarded
        | ArmyCardPlayed
        | ArmyDeckShuffled
        | CasualtyFell
        | SpaceConquered
        | SoldiersDiscarded
        | HighPriestMoved
        | HighPriestActivated
        | GoldTaken
        | TempleClimbed
        | StatueDiscarded
        | Paid
        | Gained
        | Scored
        | Exchanged
        | WeavingsDrawn
        | WeavingSetAside
        | WeavingBought
        | WeavingTaken
        | WeavingLaid
        | WeavingMatched
        | WeavingsReturned
        | WeavingRevealed
        | StatueBuilt
        | StepsBuilt
        | BuildingConstructed
        | BuildingsReplaced
        | MarketRefilled
        | MarketRenewed
        | TurnedUp
        | TurnedDown
        | Produced
        | DieRolled
        | PersonalityGiven
        | BuildingReceived
        | GodCardTucked
        | AutomaDecided
        | AutomaChose
        | AutomaActed
        | AutomaFailed
        | TokenMoved
        | PotatoesExchanged
        | OfferDiscarded
        | AbilityUsed
        | NationsLaid
        | PalaceGiven
        | NewcomerArrived
        | NewcomerTaken
        | NobleAppointed
        | InfluenceSpread
        | VassalPlaced
        | VassalLost
        | VassalWithheld
        | CultWorked
        | BuildingsDrawn
        | BuildingsPutBack
        | WeavingMoved
        | KindChosen
        | GodCardsSeen
        | ProphecyFulfilled
    )


all_texts_say_who_sees_them(get_args(AnyEvent), Seen.BY_ALL, Seen.BY_OWNER)
_OWN = {kind: own for kind in get_args(AnyEvent) if (own := own_fields(kind))}


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) may see it: what is its own is blanked for the others.

    >>> seen_by(GodCardDrawn(1, "G07"), 0)
    GodCardDrawn(seat=1, card='?')
    """
    own = _OWN.get(type(event))
    if own is None or getattr(event, "seat", None) == seat:
        return event
    return structs.replace(event, **{name: blank(getattr(event, name)) for name in own})


__all__ = [
    "FINAL",
    "AbilityUsed",
    "AnsweredByItself",
    "AnyEvent",
    "ArmyCardDiscarded",
    "ArmyCardDrawn",
    "ArmyCardPlayed",
    "ArmyDeckShuffled",
    "AutomaActed",
    "AutomaChose",
    "AutomaDecided",
    "AutomaFailed",
    "BuildingConstructed",
    "BuildingReceived",
    "BuildingsDrawn",
    "BuildingsPutBack",
    "BuildingsReplaced",
    "CasualtyFell",
    "Chosen",
    "Condition",
    "CultWorked",
    "Declined",
    "DieRolled",
    "Event",
    "Exchanged",
    "FestivalBegan",
    "FestivalTriggered",
    "Gained",
    "GameEnded",
    "GameStarted",
    "GodCardDrawn",
    "GodCardKept",
    "GodCardOffered",
    "GodCardPlayed",
    "GodCardReturned",
    "GodCardTaken",
    "GodCardTucked",
    "GodCardsDealt",
    "GodCardsPlayed",
    "GodCardsSeen",
    "GodDeckShuffled",
    "GodsFed",
    "GoldTaken",
    "HighPriestActivated",
    "HighPriestMoved",
    "HighPriestPlaced",
    "InfluenceSpread",
    "KindChosen",
    "MarketRefilled",
    "MarketRenewed",
    "NationsLaid",
    "NewcomerArrived",
    "NewcomerTaken",
    "NobleAppointed",
    "NomadArrived",
    "Occasion",
    "OfferCleared",
    "OfferDiscarded",
    "Paid",
    "PalaceGiven",
    "PersonalityGiven",
    "PotatoesExchanged",
    "Price",
    "Produced",
    "ProphecyFulfilled",
    "RegionScored",
    "Scored",
    "SoldiersDiscarded",
    "SpaceConquered",
    "SpacesBlocked",
    "StartingWeavingPicked",
    "StatueBuilt",
    "StatueDiscarded",
    "StepsBuilt",
    "StepsUsed",
    "TaskBought",
    "TaskPassedOver",
    "TaskPerformed",
    "TasksGranted",
    "TempleClimbed",
    "TokenMoved",
    "TurnStarted",
    "TurnedDown",
    "TurnedUp",
    "VassalLost",
    "VassalPlaced",
    "VassalWithheld",
    "VillageRefilled",
    "Way",
    "WeavingBought",
    "WeavingLaid",
    "WeavingMatched",
    "WeavingMoved",
    "WeavingRevealed",
    "WeavingSetAside",
    "WeavingTaken",
    "WeavingsDrawn",
    "WeavingsReturned",
    "WorkerGivenUp",
    "WorkerPlaced",
    "WorkerRecruited",
    "WorkerRetrieved",
    "seen_by",
]
