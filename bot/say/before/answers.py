"""What an answer is about, beyond its own fields: what it costs, brings and leads to for the seat that is asked."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from bot.say.before import golden_age
from bot.say.before.facts import Facts, acts_otherwise
from bot.say.before.tasks import of_task
from engine import module_queries, queries
from engine.actions import (
    Accept,
    Action,
    Activate,
    BuildStatue,
    BuildSteps,
    BuyTask,
    BuyWeaving,
    ChooseReward,
    ChooseSpace,
    Conquer,
    ConstructBuilding,
    ConsultOracle,
    DiscardArmyCard,
    DiscardStatue,
    DrawGodCard,
    Exchange,
    HireVillager,
    LayWeaving,
    MoveHighPriest,
    OfferCorn,
    Pass,
    Pay,
    PerformTask,
    PlaceHighPriest,
    PlaceWorker,
    PlayArmyCard,
    PlayGodCard,
    Pray,
    ProduceWith,
    RemoveBuilding,
    RetrieveWorker,
    SendCasualty,
    ShowGodCard,
    ShowGold,
    TakeAllBenefits,
    TakeBenefit,
    TakeGold,
    TakeTopWeaving,
    TurnUp,
)
from engine.benefits import FreeStatue, StepsTask
from engine.box import NOBLES
from engine.buildings import PALACE, PASSIVE, PRODUCTION, is_building, type_of
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    CONSTANTS,
    GOD_CARDS,
    ICONS,
    PALACES,
    SPACES,
    WEAVING_REWARDS,
)
from engine.components import PRODUCTION as PRODUCTION_BUILDINGS
from engine.decisions import (
    ActOrGold,
    ArrangeWeaving,
    BuyEffect,
    ChooseBenefit,
    ChooseBuilding,
    ChooseGod,
    ChooseOne,
    ChoosePayment,
    ChoosePlacement,
    ChooseRejuvenation,
    ChooseStatue,
    ChooseSteps,
    ChooseTask,
    ChooseWeavings,
    Decision,
    FeedGods,
    JoinConquest,
    MakeOffering,
    PlayArmy,
    PlayArmyFree,
    PlayGodCards,
    Produce,
    SpendResource,
    UseAbilities,
    UseNation,
    UseStatue,
    Worship,
)
from engine.nobles import kind_for
from engine.resources import CORN, POTATO, Cost
from engine.state import View

# ---------------------------------------------------------------- the turn and the High Priest


def _start(view: View, asked: Decision, action: PlaceHighPriest) -> Facts:
    return "", {"action": view.coricancha[action.section - 1]}


def _move(view: View, asked: Decision, action: MoveHighPriest) -> Facts:
    section = queries.section_after(view, asked.seat, action.spaces)
    cost = queries.priest_reach(view, asked.seat, queries.FURTHEST)[action.spaces]
    return "price" if cost != Cost() else "", {
        "section": section,
        "action": view.coricancha[section - 1],
        "cost": cost,
    }


def _pray(view: View, asked: Decision, action: Pray) -> Facts:
    alone = isinstance(asked, PlayArmyFree) and not view.players[asked.seat].army_hand
    return "alone" if alone else "", {"cards": queries.CARDS_PRAYED_FOR}


def _activation(view: View, asked: ActOrGold, action: Activate | TakeGold) -> Facts:
    nobles = isinstance(action, Activate) and asked.action == "rejuvenate" and NOBLES in view.options.modules
    return "nobles" if nobles else "", {"action": asked.action, "gold": CONSTANTS.high_priest.gold_instead}


def _hire(view: View, asked: Decision, action: HireVillager) -> Facts:
    return "", {"worker": queries.villager_at(view, action.end), "cost": queries.hire_price(action.end)}


def _statue_discarded(view: View, asked: Worship, action: DiscardStatue) -> Facts:
    return "", {"steps": asked.large if action.size == queries.LARGE else asked.small}


def _offering(view: View, asked: MakeOffering, action: OfferCorn) -> Facts:
    return "", {"corn": action.steps * asked.corn_per_step}


def _casualty(view: View, asked: Decision, action: SendCasualty) -> Facts:
    if action.source not in (POTATO, CORN):
        return "nomad", {"worker": action.source}
    return "", {"worker": queries.villager_at(view, action.source)}


# ---------------------------------------------------------------- placing a Worker


def _worker(view: View, asked: Decision, action: PlaceWorker) -> Facts:
    return "acting" if acts_otherwise(action.worker, action.acting) else "", {}


def _reach(view: View, asked: ChooseGod, shown: ShowGodCard | ShowGold) -> dict[str, int]:
    found = queries.spaces_in_reach(view, asked, shown)
    food = min(queries.placement_cost(view, asked.seat, space, asked.acting) for space in found)
    return {"spaces": len(found), "food": food}


def _show_card(view: View, asked: ChooseGod, action: ShowGodCard) -> Facts:
    printed = GOD_CARDS[action.card]
    variant = "statue" if queries.has_statue(view.players[asked.seat], printed.god) else ""
    return variant, {**_reach(view, asked, action), "benefit": printed.benefit}


def _show_gold(view: View, asked: ChooseGod, action: ShowGold) -> Facts:
    return "", {**_reach(view, asked, action), "gold": queries.SHOWN_GOLD}


def _space(view: View, asked: ChoosePlacement, action: ChooseSpace) -> Facts:
    vp = sum(vp for _, owner, vp in queries.steps_paid(view, asked.seat, action.space) if owner != asked.seat)
    gains = module_queries.gained_by_placing(view, asked.seat, action.space)
    return "_".join((["steps"] if vp else []) + (["vassals"] if gains else [])), {
        "food": queries.placement_cost(view, asked.seat, action.space, asked.acting),
        "tasks": queries.count_tasks(view, asked.seat, asked.worker, asked.acting, action.space),
        "offered": tuple(of_task(view, asked.seat, task) for task in SPACES[action.space].tasks),
        "vp": vp,
        "gains": gains,
    }


def _pay(view: View, asked: ChoosePayment | FeedGods | SpendResource, action: Pay) -> Facts:
    if isinstance(asked, SpendResource):
        return "", {"pay": action}
    paid = action.potato + action.corn + action.stone + action.gold
    if isinstance(asked, FeedGods):
        missing = queries.upkeep_due(view, asked.seat) - paid
        lost = min(view.players[asked.seat].vp, CONSTANTS.festival.vp_lost_per_missing_potato * missing)
        return "missing" if missing else "", {"pay": action, "missing": missing, "lost": lost}
    cost = asked.cost
    whole = paid == cost.potato + cost.corn + cost.stone + cost.gold + cost.food
    return "" if whole else "share", {"pay": action}


def _retrieve(view: View, asked: Decision, action: RetrieveWorker) -> Facts:
    return "", {"worker": view.hill[action.space]}


def _task(view: View, asked: ChooseTask, action: PerformTask) -> Facts:
    return of_task(view, asked.seat, ICONS[action.icon].task)


def _pass(view: View, asked: Decision, action: Pass) -> Facts:
    if isinstance(asked, UseAbilities):
        return golden_age.none_of_these(asked), {}
    return (
        _pass_on_tasks(view, asked)
        or _pass_on_cards(view, asked)
        or ("", {"effect": asked.effect} if isinstance(asked, BuyEffect) else {})
    )


def _pass_on_tasks(view: View, asked: Decision) -> Facts | None:
    """What a no means while something is left of tasks, purchases and productions."""
    if isinstance(asked, ChooseTask) and asked.left:
        return "forgo", {"left": queries.possible_tasks(asked)}
    if isinstance(asked, ChooseWeavings) and asked.picked:
        n, price = len(asked.picked), queries.weavings_price(len(asked.picked))
        return "picked" if view.players[asked.seat].can_pay(price) else "anew", {"n": n, "price": price}
    if isinstance(asked, Produce) and (asked.done or not asked.produced):
        return "produced" if asked.done else "unproduced", {}
    if isinstance(asked, UseStatue) and asked.tasks:
        return "tasks_first", {}
    if isinstance(asked, ChooseRejuvenation) and asked.nobles_only:
        return "standing", {}
    return None


def _pass_on_cards(view: View, asked: Decision) -> Facts | None:
    """What a no means to somebody who may play cards."""
    if isinstance(asked, PlayArmy) and (asked.gratis or not view.players[asked.seat].army_up):
        return "unarmed", {}
    if isinstance(asked, PlayGodCards) and asked.left == CONSTANTS.festival.god_cards_playable:
        return "none_played", {}
    if isinstance(asked, PlayArmyFree) and asked.or_pray:
        return "or_pray" if view.players[asked.seat].army_hand else "pray", {}
    return None


def _produce(view: View, asked: Decision, action: ProduceWith) -> Facts:
    if not queries.of_use(view, asked.seat, PRODUCTION_BUILDINGS[action.building].benefit):
        return "nothing", {}
    stays = isinstance(asked, Produce) and action.building in module_queries.kept_up(view, asked.seat)
    return "stays" if stays else "", {}


# ---------------------------------------------------------------- benefits and cards


def _benefit(view: View, asked: ChooseBenefit | UseStatue, action: TakeBenefit) -> Facts:
    effect = asked.effects[action.index]
    priced = isinstance(asked, UseStatue) and isinstance(effect, StepsTask)
    return "steps" if priced else "", {"effect": effect, "cost": queries.steps_price()}


def _all_benefits(view: View, asked: UseStatue, action: TakeAllBenefits) -> Facts:
    return "", {"effects": queries.of_use(view, asked.seat, asked.effects)}


def _play_god(view: View, asked: Decision, action: PlayGodCard) -> Facts:
    benefit = queries.of_use(view, asked.seat, GOD_CARDS[action.card].benefit)
    return "" if benefit else "nothing", {"benefit": benefit}


def _reward(view: View, asked: ChooseOne, action: ChooseReward) -> Facts:
    return "", {"benefit": asked.options[action.index]}


def _accept(view: View, asked: BuyEffect | UseNation, action: Accept) -> Facts:
    if isinstance(asked, UseNation):
        return golden_age.nation(view, asked, action)
    return "statue" if asked.effect == FreeStatue() else "", {"cost": asked.cost, "effect": asked.effect}


def _turn_up(view: View, asked: Decision, action: TurnUp) -> Facts:
    parts = ["noble"] if action.item in PALACES else ["production"] if is_building(action.item) else []
    if isinstance(asked, ChooseRejuvenation) and not asked.free_turns:
        return "_".join([*parts, "price"]), {"price": asked.price}
    return "_".join(parts), {}


def _play_army(view: View, asked: PlayArmy | PlayArmyFree, action: PlayArmyCard) -> Facts:
    free = isinstance(asked, PlayArmyFree) or asked.gratis
    return "free" if free else "", {"price": queries.army_price()}


def _conquer(view: View, asked: JoinConquest, action: Conquer) -> Facts:
    if asked.leftmost:
        return "leftmost", {"benefit": CONQUEST[action.space].benefit}
    discard, flip = queries.soldiers_for(view, asked.seat, action.space)
    variant = "" if discard and flip else "discard" if discard else "flip"
    return variant, {"benefit": CONQUEST[action.space].benefit, "discard": discard, "flip": flip}


def _cash(view: View, asked: Decision, action: DiscardArmyCard) -> Facts:
    printed = ARMY_CARDS[action.card]
    return "", {"amount": printed.amount, "resource": printed.resource}


def _exchange(view: View, asked: Decision, action: Exchange) -> Facts:
    rates = queries.exchange_rates(view, asked.seat)
    return "", {"given": rates[action.give], "taken": rates[action.take]}


# ---------------------------------------------------------------- Weavings, Statues, Steps and Buildings


def _buy_weaving(view: View, asked: Decision, action: BuyWeaving) -> Facts:
    if isinstance(asked, ChooseWeavings):
        n = len(asked.picked) + 1
        return "more" if asked.picked else "", {"n": n, "price": queries.weavings_price(n)}
    return "", {"price": queries.leftover_price(view)}


def _top_weaving(view: View, asked: Decision, action: TakeTopWeaving) -> Facts:
    return "", {"tile": view.weavings[0]}


def _lay(view: View, asked: ArrangeWeaving, action: LayWeaving) -> Facts:
    if action.tapestry < 0:
        return "new", {}
    row = view.players[asked.seat].tapestries[action.tapestry]
    left = action.end == "left"
    beside = row[0 if left else -1]
    values = {"number": action.tapestry + 1, "beside": beside}
    met = (asked.tile, beside) if left else (beside, asked.tile)
    matches = queries.matches(met, queries.covered_edges(view, asked.seat))
    if not matches:
        return "", values
    return "match", {**values, "reward": WEAVING_REWARDS[matches[0]].benefit}


def _build_statue(view: View, asked: ChooseStatue, action: BuildStatue) -> Facts:
    return "free" if asked.gratis else "", {
        "cost": queries.statue_price(action.size),
        "vp": queries.statue_vp(action.size),
    }


def _build_steps(view: View, asked: ChooseSteps, action: BuildSteps) -> Facts:
    printed = CONSTANTS.tasks.steps
    values = {"cost": queries.steps_price(), "benefit": printed.benefit, "vp": printed.upper_owner_vp}
    owner = queries.owner_of_upper_steps(view, action.spot)
    parts = [] if owner is None else ["own" if owner == asked.seat else "lower"]
    return "_".join([*parts, *(["free"] if asked.gratis else [])]), values


def _construct(view: View, asked: ChooseBuilding, action: ConstructBuilding) -> Facts:
    kind = type_of(action.building)
    parts = ([] if kind == PASSIVE else [kind]) + (["free"] if asked.gratis else [])
    values = {"cost": queries.building_cost(action.building), "kind": kind}
    return "_".join(parts), {**values, "noble": kind_for(action.building)} if kind == PALACE else values


def _remove(view: View, asked: Decision, action: RemoveBuilding) -> Facts:
    kind = type_of(action.building)
    return "production" if kind == PRODUCTION else "", {"kind": kind}


ANSWERS: Mapping[type, Callable[[View, Any, Any], Facts]] = {
    PlaceHighPriest: _start,
    MoveHighPriest: _move,
    Pray: _pray,
    Activate: _activation,
    TakeGold: _activation,
    HireVillager: _hire,
    DiscardStatue: _statue_discarded,
    OfferCorn: _offering,
    SendCasualty: _casualty,
    PlaceWorker: _worker,
    ShowGodCard: _show_card,
    ShowGold: _show_gold,
    ChooseSpace: _space,
    Pay: _pay,
    RetrieveWorker: _retrieve,
    PerformTask: _task,
    BuyTask: lambda view, asked, action: ("", {"cost": queries.EXTRA_TASK}),
    Pass: _pass,
    ProduceWith: _produce,
    TakeBenefit: _benefit,
    TakeAllBenefits: _all_benefits,
    ChooseReward: _reward,
    Accept: _accept,
    TurnUp: _turn_up,
    PlayArmyCard: _play_army,
    PlayGodCard: _play_god,
    Conquer: _conquer,
    DiscardArmyCard: _cash,
    Exchange: _exchange,
    ConsultOracle: lambda view, asked, action: ("", {"cost": queries.god_card_price(view, asked.seat)}),
    DrawGodCard: lambda view, asked, action: ("first" if asked.left > 1 else "", {}),
    BuyWeaving: _buy_weaving,
    TakeTopWeaving: _top_weaving,
    LayWeaving: _lay,
    BuildStatue: _build_statue,
    BuildSteps: _build_steps,
    ConstructBuilding: _construct,
    RemoveBuilding: _remove,
    **golden_age.ANSWERS,
}


def of_action(view: View, decision: Decision, action: Action) -> Facts:
    """The variant and the values of an answer to this question."""
    find = ANSWERS.get(type(action))
    variant, more = find(view, decision, action) if find else ("", {})
    return variant, {**structs.asdict(action), **more}
