"""What the fields of an action can name: whoever names anything else names nothing of this game."""

from collections.abc import Collection, Mapping

from engine.actions import (
    Accept,
    Action,
    Activate,
    AppointNoble,
    BuildStatue,
    BuildSteps,
    BuyTask,
    BuyWeaving,
    ChooseKind,
    ChooseReward,
    ChooseSpace,
    ClimbTo,
    Conquer,
    ConstructBuilding,
    ConsultOracle,
    DiscardArmyCard,
    DiscardSoldiers,
    DiscardStatue,
    DrawBuilding,
    DrawGodCard,
    Exchange,
    FlipSoldiers,
    GiveUpWorker,
    HireVillager,
    InsertWeaving,
    KeepArmyCard,
    KeepGodCard,
    LayWeaving,
    LiftWeaving,
    MoveHighPriest,
    OfferCorn,
    Pass,
    Pay,
    PerformTask,
    PickWeaving,
    PlaceHighPriest,
    PlaceVassal,
    PlaceWorker,
    PlayArmyCard,
    PlayGodCard,
    Pray,
    ProduceWith,
    RecruitNomad,
    RemoveBuilding,
    RetrieveWorker,
    ReturnGodCard,
    SacrificeWorker,
    SendCasualty,
    SetAsideWeaving,
    ShowGodCard,
    ShowGold,
    SpreadInfluence,
    TakeAllBenefits,
    TakeBenefit,
    TakeGodCard,
    TakeGold,
    TakeNewcomer,
    TakeNomad,
    TakeTopWeaving,
    TakeWeavingBeneath,
    TrainArmy,
    TurnUp,
    UseAbility,
    WalkHighPriest,
)
from engine.buildings import PALACE, PRODUCTION, TYPES, all_of
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    GOD_CARDS,
    GODS,
    ICONS,
    NEWCOMERS,
    REGIONS,
    SPACES,
    STEPS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.resources import RESOURCES
from engine.rules.conquest import ENDS_OF_VILLAGE
from engine.rules.hooks import ABILITY
from engine.rules.statues import LARGE, SMALL
from engine.temple import STEPS as TEMPLE_STEPS
from engine.workers import WORKERS

BUILDINGS = tuple(name for kind in TYPES for name in all_of(kind))
_STATUE = {"size": (SMALL, LARGE), "god": tuple(GODS)}
_GOD_CARD = {"card": tuple(GOD_CARDS)}
_ARMY_CARD = {"card": tuple(ARMY_CARDS)}
_TILE = {"tile": tuple(WEAVINGS)}
_WORKER = {"worker": WORKERS}
_NOMAD = {"worker": tuple(WORKER_KINDS)}  # no Newcomer ever joins the Nomads
_SPACE = {"space": tuple(SPACES)}

# By kind of action: each field that names something, with the names there are. Numbers are judged by the rules.
IDS: Mapping[type, Mapping[str, Collection[str]]] = {
    PickWeaving: _TILE,
    BuyWeaving: _TILE,
    SetAsideWeaving: _TILE,
    LayWeaving: {"end": ("left", "right")},
    KeepGodCard: _GOD_CARD,
    ShowGodCard: _GOD_CARD,
    ReturnGodCard: _GOD_CARD,
    TakeGodCard: _GOD_CARD,
    PlayGodCard: _GOD_CARD,
    KeepArmyCard: _ARMY_CARD,
    PlayArmyCard: _ARMY_CARD,
    DiscardSoldiers: _ARMY_CARD,
    FlipSoldiers: _ARMY_CARD,
    DiscardArmyCard: _ARMY_CARD,
    PlaceWorker: {**_WORKER, "acting": WORKERS},
    RecruitNomad: _NOMAD,
    TakeNomad: _NOMAD,
    GiveUpWorker: _WORKER,
    ShowGold: {"god": tuple(GODS)},
    ChooseSpace: _SPACE,
    RetrieveWorker: _SPACE,
    Conquer: {"space": tuple(CONQUEST)},
    PerformTask: {"icon": tuple(ICONS)},
    BuildStatue: _STATUE,
    DiscardStatue: _STATUE,
    BuildSteps: {"spot": tuple(STEPS)},
    ConstructBuilding: {"building": BUILDINGS},
    RemoveBuilding: {"building": BUILDINGS},
    ProduceWith: {"building": all_of(PRODUCTION)},
    TurnUp: {"item": (*all_of(PRODUCTION), *all_of(PALACE), *ARMY_CARDS)},
    HireVillager: {"end": ENDS_OF_VILLAGE},
    SendCasualty: {"source": (*ENDS_OF_VILLAGE, *WORKER_KINDS)},
    Exchange: {"give": RESOURCES, "take": RESOURCES},
    UseAbility: {"tile": tuple(ABILITY)},
    ClimbTo: {"step": tuple(place for place in TEMPLE_STEPS if isinstance(place, str))},
    SacrificeWorker: _WORKER,
    TakeNewcomer: {"worker": tuple(NEWCOMERS)},
    ChooseKind: {"kind": tuple(WORKER_KINDS)},
    AppointNoble: {"palace": all_of(PALACE)},
    SpreadInfluence: {"region": tuple(REGIONS)},
    DrawBuilding: {"kind": TYPES},
    LiftWeaving: _TILE,
    Pass: {},
    Pray: {},
    TrainArmy: {},
    BuyTask: {},
    ConsultOracle: {},
    DrawGodCard: {},
    TakeTopWeaving: {},
    TakeWeavingBeneath: {},
    TakeAllBenefits: {},
    Accept: {},
    Activate: {},
    TakeGold: {},
}
# That name nothing else; where a Vassal may go is up to its tile, and so to the rules.
NUMBERED = (
    Pay,
    PlaceHighPriest,
    MoveHighPriest,
    WalkHighPriest,
    OfferCorn,
    TakeBenefit,
    ChooseReward,
    InsertWeaving,
    PlaceVassal,
)


def names_something(action: Action) -> bool:
    """Whether everything this action names exists.

    >>> from engine.actions import PickWeaving
    >>> names_something(PickWeaving("SW01")), names_something(PickWeaving("SW99"))
    (True, False)
    """
    if isinstance(action, NUMBERED):
        return True
    return all(getattr(action, field) in names for field, names in IDS[type(action)].items())
