"""Where to read about a question: for every Decision the entry that explains what is asked."""

from collections.abc import Mapping

from engine import decisions as d
from engine.components import TASKS
from engine.decisions import Decision

# What stands in braces is a field of the Decision.
ABOUT: Mapping[type[Decision], str] = {
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
    d.ChooseBenefit: "term:god_card",
    d.ChooseOne: "term:god_card",
    d.BuyEffect: "term:payment",
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


def about(decision: Decision) -> str:
    """The key of the entry on what is asked."""
    key = ABOUT[type(decision)]
    return key.format(**{name: getattr(decision, name) for name in decision.__struct_fields__})


def about_wish(wish: str) -> str:
    """The key of the entry on what a place is looked for: a task, or whatever there is."""
    return f"task:{wish}" if wish in TASKS else "term:placement"
