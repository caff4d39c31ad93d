"""Facts of an answer beyond its own fields: its cost, gain and consequences for the asked seat."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from bot.say.before import golden_age
from bot.say.before.facts import Facts, acts_otherwise
from bot.say.before.tasks import of_task
from engine import actions as act
from engine import decisions as ask
from engine import module_queries, queries
from engine.benefits import Benefit, FreeStatue, StepsTask
from engine.box import NOBLES
from engine.buildings import PALACE, PASSIVE, PRODUCTION, is_building, type_of
from engine.components import ARMY_CARDS, CONQUEST, CONSTANTS, GOD_CARDS, ICONS, PALACES, SPACES, WEAVING_REWARDS
from engine.components import PRODUCTION as PRODUCTION_BUILDINGS
from engine.nobles import kind_for
from engine.resources import CORN, POTATO, Cost, paid_in
from engine.state import View

# ---------------------------------------------------------------- the turn and the High Priest


def _start(view: View, asked: ask.Decision, action: act.PlaceHighPriest) -> Facts:
    activated = view.coricancha[action.section - 1]
    return "", {"action": activated, "start": (action.section, activated)}


def _move(view: View, asked: ask.Decision, action: act.MoveHighPriest) -> Facts:
    section = queries.section_after(view, asked.seat, action.spaces)
    cost = queries.priest_reach(view, asked.seat, queries.FURTHEST)[action.spaces]
    return "price" if cost != Cost() else "", {"section": section, "action": view.coricancha[section - 1], "cost": cost}


def _pray(view: View, asked: ask.Decision, action: act.Pray) -> Facts:
    alone = isinstance(asked, ask.PlayArmyFree) and not view.players[asked.seat].army_hand
    return "alone" if alone else "", {"cards": queries.CARDS_PRAYED_FOR}


def _activation(view: View, asked: ask.ActOrGold, action: act.Activate | act.TakeGold) -> Facts:
    nobles = isinstance(action, act.Activate) and asked.action == "rejuvenate" and NOBLES in view.options.modules
    return "nobles" if nobles else "", {"action": asked.action, "gold": CONSTANTS.high_priest.gold_instead}


def _hire(view: View, asked: ask.Decision, action: act.HireVillager) -> Facts:
    worker = queries.villager_at(view, action.end)
    first, *rest = village = view.village
    alike = first == village[-1] and rest != [*village[:-1]]  # only the end says which of the two
    variant = "at_both_ends" if alike else _fit_for_a_palace(view, asked, worker)
    return variant, {"worker": worker, "cost": queries.hire_price(action.end)}


def _gained(view: View, asked: ask.Decision, action: act.RecruitNomad | act.TakeNomad) -> Facts:
    return _fit_for_a_palace(view, asked, action.worker), {}


def _fit_for_a_palace(view: View, asked: ask.Decision, worker: str) -> str:
    """The variant for a Worker fit for a Palace, as a future Noble."""
    return "noble" if queries.palaces_for(view, asked.seat, worker) else ""


def _statue_discarded(view: View, asked: ask.Worship, action: act.DiscardStatue) -> Facts:
    return "", {"steps": asked.large if action.size == queries.LARGE else asked.small}


def _offering(view: View, asked: ask.MakeOffering, action: act.OfferCorn) -> Facts:
    return "", {"corn": action.steps * asked.corn_per_step}


def _casualty(view: View, asked: ask.Decision, action: act.SendCasualty) -> Facts:
    if action.source not in (POTATO, CORN):
        return "nomad", {"worker": action.source}
    return "", {"worker": queries.villager_at(view, action.source)}


# ---------------------------------------------------------------- placing a Worker


def _worker(view: View, asked: ask.Decision, action: act.PlaceWorker) -> Facts:
    return "acting" if acts_otherwise(action.worker, action.acting) else "", {}


def _reach(view: View, asked: ask.ChooseGod, shown: act.ShowGodCard | act.ShowGold) -> dict[str, int]:
    found = queries.spaces_in_reach(view, asked, shown)
    food = min(queries.placement_cost(view, asked.seat, space, asked.acting) for space in found)
    return {"spaces": len(found), "food": food}


def _show_card(view: View, asked: ask.ChooseGod, action: act.ShowGodCard) -> Facts:
    printed = GOD_CARDS[action.card]
    variant = "statue" if queries.has_statue(view.players[asked.seat], printed.god) else ""
    return variant, {**_reach(view, asked, action), "benefit": printed.benefit}


def _show_gold(view: View, asked: ask.ChooseGod, action: act.ShowGold) -> Facts:
    return "", {**_reach(view, asked, action), "gold": queries.SHOWN_GOLD}


def _space(view: View, asked: ask.ChoosePlacement, action: act.ChooseSpace) -> Facts:
    vp = sum(vp for _, owner, vp in queries.steps_paid(view, asked.seat, action.space) if owner != asked.seat)
    gains = module_queries.gained_by_placing(view, asked.seat, action.space)
    return "_".join((["steps"] if vp else []) + (["vassals"] if gains else [])), {
        "food": queries.placement_cost(view, asked.seat, action.space, asked.acting),
        "tasks": queries.count_tasks(view, asked.seat, asked.worker, asked.acting, action.space),
        "offered": tuple(of_task(view, asked.seat, task) for task in SPACES[action.space].tasks),
        "vp": vp,
        "gains": gains,
    }


def _pay(view: View, asked: ask.ChoosePayment | ask.FeedGods | ask.SpendResource, action: act.Pay) -> Facts:
    if isinstance(asked, ask.SpendResource):
        return "", {"pay": action}
    if isinstance(asked, ask.FeedGods):
        missing = queries.upkeep_due(view, asked.seat) - paid_in(action).total
        lost = min(view.players[asked.seat].vp, CONSTANTS.festival.vp_lost_per_missing_potato * missing)
        return "missing" if missing else "", {"pay": action, "missing": missing, "lost": lost}
    return "" if paid_in(action).total == asked.cost.total else "share", {"pay": action}


def _retrieve(view: View, asked: ask.Decision, action: act.RetrieveWorker) -> Facts:
    return "", {"worker": view.hill[action.space]}


def _task(view: View, asked: ask.ChooseTask, action: act.PerformTask) -> Facts:
    variant, values = of_task(view, asked.seat, ICONS[action.icon].task)
    player = view.players[asked.seat]
    match variant:
        case "statue" if not player.can_pay(values["large"]):
            return "small_statue", values
        case "weavings" if not (player.can_pay(values["cost"]) or queries.free_action_options(view, asked)):
            return "unpaid_weavings", values
    return variant, values


def _pass(view: View, asked: ask.Decision, action: act.Pass) -> Facts:
    if isinstance(asked, ask.UseAbilities):
        return golden_age.none_of_these(asked), {}
    return (
        _pass_on_tasks(view, asked)
        or _pass_on_cards(view, asked)
        or ("", {"effect": asked.effect} if isinstance(asked, ask.BuyEffect) else {})
    )


def _pass_on_tasks(view: View, asked: ask.Decision) -> Facts | None:
    """Facts of Pass while tasks, purchases or productions are left."""
    if isinstance(asked, ask.ChooseTask) and asked.left:
        return "forgo", {"left": queries.possible_tasks(asked)}
    if isinstance(asked, ask.ChooseWeavings) and asked.picked:
        n, price = len(asked.picked), queries.weavings_price(len(asked.picked))
        return "picked" if view.players[asked.seat].can_pay(price) else "anew", {"n": n, "price": price}
    if isinstance(asked, ask.Produce) and (asked.done or not asked.produced):
        return "produced" if asked.done else "unproduced", {}
    if isinstance(asked, ask.UseStatue) and asked.tasks:
        return "tasks_first", {}
    if isinstance(asked, ask.ChooseRejuvenation) and asked.nobles_only:
        return "standing", {}
    return None


def _pass_on_cards(view: View, asked: ask.Decision) -> Facts | None:
    """Facts of Pass on the play of cards."""
    if isinstance(asked, ask.PlayArmy) and (asked.gratis or not view.players[asked.seat].army_up):
        return "unarmed", {}
    if isinstance(asked, ask.PlayGodCards) and asked.left == CONSTANTS.festival.god_cards_playable:
        return "none_played", {}
    if isinstance(asked, ask.PlayArmyFree) and asked.or_pray:
        return "or_pray" if view.players[asked.seat].army_hand else "pray", {}
    return None


def _produce(view: View, asked: ask.Decision, action: act.ProduceWith) -> Facts:
    if not queries.of_use(view, asked.seat, PRODUCTION_BUILDINGS[action.building].benefit):
        return "nothing", {}
    stays = isinstance(asked, ask.Produce) and action.building in module_queries.kept_up(view, asked.seat)
    return "stays" if stays else "", {}


# ---------------------------------------------------------------- benefits and cards


def _benefit(view: View, asked: ask.ChooseBenefit | ask.UseStatue, action: act.TakeBenefit) -> Facts:
    effect = asked.effects[action.index]
    priced = isinstance(asked, ask.UseStatue) and isinstance(effect, StepsTask)
    return "steps" if priced else "", {"effect": effect, "cost": queries.steps_price()}


def _all_benefits(view: View, asked: ask.UseStatue, action: act.TakeAllBenefits) -> Facts:
    return "", {"effects": queries.of_use(view, asked.seat, asked.effects)}


def _play_god(view: View, asked: ask.Decision, action: act.PlayGodCard) -> Facts:
    benefit = queries.of_use(view, asked.seat, GOD_CARDS[action.card].benefit)
    return "" if benefit else "nothing", {"benefit": benefit}


def _reward(view: View, asked: ask.ChooseOne, action: act.ChooseReward) -> Facts:
    return "", {"benefit": asked.options[action.index]}


def _accept(view: View, asked: ask.BuyEffect | ask.UseNation, action: act.Accept) -> Facts:
    if isinstance(asked, ask.UseNation):
        return golden_age.nation(view, asked, action)
    return "statue" if asked.effect == FreeStatue() else "", {"cost": asked.cost, "effect": asked.effect}


def _turn_up(view: View, asked: ask.Decision, action: act.TurnUp) -> Facts:
    parts = ["noble"] if action.item in PALACES else ["production"] if is_building(action.item) else []
    if isinstance(asked, ask.ChooseRejuvenation) and not asked.free_turns:
        return "_".join([*parts, "price"]), {"price": asked.price}
    return "_".join(parts), {}


def _play_army(view: View, asked: ask.PlayArmy | ask.PlayArmyFree, action: act.PlayArmyCard) -> Facts:
    free = isinstance(asked, ask.PlayArmyFree) or asked.gratis
    return "free" if free else "", {"price": queries.army_price()}


def _conquer(view: View, asked: ask.JoinConquest, action: act.Conquer) -> Facts:
    if asked.leftmost:
        return "leftmost", {"benefit": CONQUEST[action.space].benefit}
    discard, flip = queries.soldiers_for(view, asked.seat, action.space)
    variant = "" if discard and flip else "discard" if discard else "flip"
    return variant, {"benefit": CONQUEST[action.space].benefit, "discard": discard, "flip": flip}


def _cash(view: View, asked: ask.Decision, action: act.DiscardArmyCard) -> Facts:
    printed = ARMY_CARDS[action.card]
    return "", {"amount": printed.amount, "resource": printed.resource}


def _exchange(view: View, asked: ask.Decision, action: act.Exchange) -> Facts:
    rates = queries.exchange_rates(view, asked.seat)
    return "", {"given": rates[action.give], "taken": rates[action.take]}


# ---------------------------------------------------------------- Weavings, Statues, Steps and Buildings


def _buy_weaving(view: View, asked: ask.Decision, action: act.BuyWeaving) -> Facts:
    if not isinstance(asked, ask.ChooseWeavings):
        return "", {"price": queries.leftover_price(view)}
    n, rewards = len(asked.picked) + 1, _rewards(view, asked.seat, action.tile)
    parts = (["more"] if asked.picked else []) + ["match" if rewards else "no_match"]
    return "_".join(parts), {"n": n, "price": queries.weavings_price(n), "rewards": rewards}


def _rewards(view: View, seat: int, tile: str) -> tuple[Benefit, ...]:
    """The different rewards of a Merchant for this Weaving at all possible ends of the Tapestries."""
    covered = queries.covered_edges(view, seat)
    rows = [row for row in view.players[seat].tapestries if queries.takes_weaving(row, tile)]
    ends = [met for row in rows for met in ((tile, row[0]), (row[-1], tile))]
    return tuple(dict.fromkeys(WEAVING_REWARDS[edge].benefit for met in ends for edge in queries.matches(met, covered)))


def _top_weaving(view: View, asked: ask.Decision, action: act.TakeTopWeaving) -> Facts:
    return "", {"tile": view.weavings[0]}


def _lay(view: View, asked: ask.ArrangeWeaving, action: act.LayWeaving) -> Facts:
    """The Tapestry that a Weaving begins or continues, and the rewards of its match."""
    if action.tapestry < 0:
        return "new", {}
    row = view.players[asked.seat].tapestries[action.tapestry]
    left = action.end == "left"
    beside = row[0 if left else -1]
    values = {"number": action.tapestry + 1, "beside": beside, "long": len(row) + 1}
    met = (asked.tile, beside) if left else (beside, asked.tile)
    matches = queries.matches(met, queries.covered_edges(view, asked.seat))
    if not matches:
        return "", values
    return "match", {**values, "reward": WEAVING_REWARDS[matches[0]].benefit}


def _build_statue(view: View, asked: ask.ChooseStatue, action: act.BuildStatue) -> Facts:
    return "free" if asked.gratis else "", {
        "cost": queries.statue_price(action.size),
        "vp": queries.statue_vp(action.size),
    }


def _build_steps(view: View, asked: ask.ChooseSteps, action: act.BuildSteps) -> Facts:
    printed = CONSTANTS.tasks.steps
    owner = queries.owner_of_upper_steps(view, action.spot)
    earned = "vp" if owner == asked.seat else "given"
    values = {"cost": queries.steps_price(), "benefit": printed.benefit, earned: printed.upper_owner_vp}
    parts = [] if owner is None else ["own" if owner == asked.seat else "lower"]
    return "_".join([*parts, *(["free"] if asked.gratis else [])]), values


def _construct(view: View, asked: ask.ChooseBuilding, action: act.ConstructBuilding) -> Facts:
    kind = type_of(action.building)
    parts = ([] if kind == PASSIVE else [kind]) + (["free"] if asked.gratis else [])
    values = {"cost": queries.building_cost(action.building), "kind": kind}
    return "_".join(parts), {**values, "noble": kind_for(action.building)} if kind == PALACE else values


def _remove(view: View, asked: ask.Decision, action: act.RemoveBuilding) -> Facts:
    kind = type_of(action.building)
    return "production" if kind == PRODUCTION else "", {"kind": kind}


ANSWERS: Mapping[type, Callable[[View, Any, Any], Facts]] = {
    act.PlaceHighPriest: _start,
    act.MoveHighPriest: _move,
    act.Pray: _pray,
    act.Activate: _activation,
    act.TakeGold: _activation,
    act.HireVillager: _hire,
    act.RecruitNomad: _gained,
    act.TakeNomad: _gained,
    act.DiscardStatue: _statue_discarded,
    act.OfferCorn: _offering,
    act.SendCasualty: _casualty,
    act.PlaceWorker: _worker,
    act.ShowGodCard: _show_card,
    act.ShowGold: _show_gold,
    act.ChooseSpace: _space,
    act.Pay: _pay,
    act.RetrieveWorker: _retrieve,
    act.PerformTask: _task,
    act.BuyTask: lambda view, asked, action: ("", {"cost": queries.EXTRA_TASK}),
    act.Pass: _pass,
    act.ProduceWith: _produce,
    act.TakeBenefit: _benefit,
    act.TakeAllBenefits: _all_benefits,
    act.ChooseReward: _reward,
    act.Accept: _accept,
    act.TurnUp: _turn_up,
    act.PlayArmyCard: _play_army,
    act.PlayGodCard: _play_god,
    act.Conquer: _conquer,
    act.DiscardArmyCard: _cash,
    act.Exchange: _exchange,
    act.ConsultOracle: lambda view, asked, action: ("", {"cost": queries.god_card_price(view, asked.seat)}),
    act.DrawGodCard: lambda view, asked, action: ("first" if asked.left > 1 else "", {}),
    act.BuyWeaving: _buy_weaving,
    act.TakeTopWeaving: _top_weaving,
    act.LayWeaving: _lay,
    act.BuildStatue: _build_statue,
    act.BuildSteps: _build_steps,
    act.ConstructBuilding: _construct,
    act.RemoveBuilding: _remove,
    **golden_age.ANSWERS,
}


def of_action(view: View, decision: ask.Decision, action: act.Action) -> Facts:
    """The variant and the values of an answer to this question."""
    find = ANSWERS.get(type(action))
    variant, more = find(view, decision, action) if find else ("", {})
    return variant, {**structs.asdict(action), **more}
