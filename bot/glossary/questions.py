"""The entry that explains each Decision."""

from collections.abc import Mapping
from typing import Any

from engine import benefits as b
from engine import decisions as d
from engine.benefits import Effect
from engine.components import TASKS
from engine.decisions import Decision

# Braces name a field of the Decision; of benefits, the first one counts.
ABOUT: Mapping[type, str] = {
    d.PickStartingWeaving: "term:setup",
    d.KeepGodCards: "term:setup",
    d.ChoosePriestStart: "term:high_priest",
    d.TakeTurn: "term:turn",
    d.TakeSecondAction: "term:secondary",
    d.ChooseGod: "term:placement",
    d.ChoosePlacement: "term:placement",
    d.ChoosePayment: "term:payment",
    d.ChooseRetrieval: "worker:warrior",
    d.ChooseTask: "term:tasks",
    d.HireWorker: "action:hire",
    d.TakeFreeActions: "term:free_action",
    d.ChooseSurplus: "term:worker_limit",
    d.UseAbilities: "term:passive",
    d.ChooseBenefit: "{effects}",
    d.ChooseOne: "{options}",
    d.BuyEffect: "{effect}",
    d.ChooseGodCard: "term:god_offer",
    d.ChooseArmyCard: "term:army",
    d.ChooseNomad: "term:nomads",
    d.ChooseRejuvenation: "action:rejuvenate",
    d.ChooseProduction: "term:production",
    d.ChooseAside: "term:weaving",
    d.ChooseWeavings: "task:weavings",
    d.BuyLeftoverWeaving: "term:leftover",
    d.ChooseFreeWeaving: "term:free_weaving",
    d.ArrangeWeaving: "term:tapestry",
    d.ChooseStatue: "term:statue",
    d.ChooseSteps: "term:steps",
    d.ChooseBuilding: "term:building",
    d.ChooseReplaced: "term:market",
    d.ActOrGold: "action:{action}",
    d.Worship: "action:worship",
    d.MakeOffering: "action:offering",
    d.Produce: "action:produce",
    d.ChooseCasualty: "term:casualties",
    d.PlayArmy: "term:army",
    d.JoinConquest: "action:conquest",
    d.PaySoldiers: "term:soldiers",
    d.FeedGods: "term:upkeep",
    d.PlayGodCards: "term:festival_cards",
    d.UseStatue: "term:statue",
    d.ChooseTempleStep: "term:temple",
    d.ChooseWalk: "term:high_priest",
    d.ChooseOwnCasualty: "term:casualties",
    d.PlayArmyFree: "term:army",
    d.PlayHandGodCard: "term:god_card",
    d.KeepSeenGodCards: "term:god_card",
    d.ChooseNewcomer: "term:newcomer",
    d.AppointWorker: "term:noble",
    d.ChooseColour: "term:newcomer",
    d.SpendResource: "term:payment",
    d.MovePriestBesides: "action:high_priest",
    d.ChooseInfluence: "action:influence",
    d.UseNation: "term:nation",
    d.ChooseVassalPlace: "term:vassal",
    d.RearrangeWeavings: "term:tapestry",
    d.ChooseWeavingPlace: "term:tapestry",
}


BENEFITS: Mapping[type, str] = {
    b.Gain: "resource:{resource}",
    b.DrawArmy: "term:army",
    b.DrawGod: "term:god_offer",
    b.Train: "action:train",
    b.FreeWeaving: "term:free_weaving",
    b.PurchaseWeavings: "task:weavings",
    b.FreeStatue: "term:statue",
    b.StatueTask: "term:statue",
    b.FreeSteps: "term:steps",
    b.StepsTask: "term:steps",
    b.FreeBuilding: "term:building",
    b.BuildingTask: "term:building",
    b.GainNomad: "term:nomads",
    b.GainVillager: "term:village",
    b.GainNewcomer: "term:newcomer",
    b.ClimbTemple: "term:temple",
    b.Rejuvenate: "action:rejuvenate",
    b.Merchant: "task:merchant",
    b.ProduceOne: "term:production",
    b.PlayGod: "term:god_card",
    b.PlaceConquestMarker: "term:marker",
    b.CasualtyForArmy: "term:casualties",
    b.MovePriest: "term:high_priest",
    b.Choose: "{options}",
    b.Priced: "{effect}",
}


def about(asked: Decision | Effect) -> str:
    """The key of the entry on a Decision or a benefit."""
    key = ABOUT[type(asked)] if isinstance(asked, Decision) else BENEFITS[type(asked)]
    return key.format(**{name: _named(getattr(asked, name)) for name in asked.__struct_fields__})


def _named(value: Any) -> Any:
    """A value as part of a key; of benefits, the key of the first one."""
    while isinstance(value, tuple) and value:
        value = value[0]
    return about(value) if type(value) in BENEFITS else value


def about_wish(wish: str) -> str:
    """The key of the entry on a wish: a task, or placement in general."""
    return f"task:{wish}" if wish in TASKS else "term:placement"
