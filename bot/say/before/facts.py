"""Facts of a question beyond its own fields: a variant of its text, and values for it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import structs

from engine import decisions as ask
from engine import module_queries, queries
from engine.benefits import FreeStatue
from engine.buildings import PRODUCTION, face_up
from engine.components import CONQUEST, CONSTANTS, GOD_CARDS
from engine.state import View
from engine.workers import is_newcomer, kinds_of

Values = Mapping[str, Any]
Facts = tuple[str, Values]


def acts_otherwise(worker: str, acting: str) -> bool:
    """Whether a Worker acts as another kind than its own, or a Newcomer as only one of its two kinds."""
    return kinds_of(acting) != kinds_of(worker)


def may_stand_up(view: View, asked: ask.ChooseRejuvenation) -> bool:
    """Whether the seat can rejuvenate a Noble."""
    return not asked.production_only and bool(set(view.players[asked.seat].lying) - set(asked.besides))


# ---------------------------------------------------------------- questions


def _keep_god_cards(view: View, asked: ask.KeepGodCards) -> Facts:
    return "", {"left": CONSTANTS.setup.god_cards_kept - len(view.players[asked.seat].god_hand)}


def _choose_god(view: View, asked: ask.ChooseGod) -> Facts:
    parts = (["acting"] if acts_otherwise(asked.worker, asked.acting) else []) + (
        ["gold"] if view.players[asked.seat].gold else []
    )
    return "_".join(parts), {"gold": queries.SHOWN_GOLD}


def _payment(view: View, asked: ask.ChoosePayment) -> Facts:
    return "food" if asked.gold_settled or not view.players[asked.seat].gold else "", {}


def _use_statue(view: View, asked: ask.UseStatue) -> Facts:
    return "" if asked.tasks else "after", {"god": GOD_CARDS[asked.card].god}


def _task(view: View, asked: ask.ChooseTask) -> Facts:
    return "" if asked.left else "none", {"left": queries.possible_tasks(asked)}


def _free_actions(view: View, asked: ask.TakeFreeActions) -> Facts:
    return "scoring" if queries.at_the_end(view) else "", {}


def _feed(view: View, asked: ask.FeedGods) -> Facts:
    return "", {"due": queries.upkeep_due(view, asked.seat)}


def _surplus(view: View, asked: ask.ChooseSurplus) -> Facts:
    limit = CONSTANTS.worker_limit
    variant = "newcomers" if any(map(is_newcomer, view.players[asked.seat].workers)) else ""
    return variant, {"limit": limit.regular, "more": limit.free_newcomers}


def _nomad(view: View, asked: ask.ChooseNomad) -> Facts:
    return "kinds" if asked.kinds else "", {}


def _rejuvenation(view: View, asked: ask.ChooseRejuvenation) -> Facts:
    if asked.production_only:
        return "production", {}
    if asked.nobles_only:
        return "nobles", {}
    parts = ["price"] if not asked.free_turns else ["then"] if asked.price else []
    return "_".join([*parts, *(["or_nobles"] if may_stand_up(view, asked) else [])]), {}


def _weavings(view: View, asked: ask.ChooseWeavings) -> Facts:
    n = len(asked.picked)
    two, three = map(queries.weavings_price, (2, 3))
    return "more" if n else "", {"n": n, "price": queries.weavings_price(n + 1), "two": two, "three": three}


def _leftover(view: View, asked: ask.BuyLeftoverWeaving) -> Facts:
    return "", {"price": queries.leftover_price(view)}


def _building(view: View, asked: ask.ChooseBuilding) -> Facts:
    left = module_queries.tiles_to_draw(view, asked) if asked.drawn else 0
    return "drawing" if left else "free" if asked.gratis else "", {"left": left}


def _buy_effect(view: View, asked: ask.BuyEffect) -> Facts:
    return "statue" if asked.effect == FreeStatue() else "", {}


def _gratis(view: View, asked: ask.ChooseStatue | ask.ChooseSteps) -> Facts:
    return "free" if asked.gratis else "", {"cost": queries.steps_price()}


def _replaced(view: View, asked: ask.ChooseReplaced) -> Facts:
    return "second" if asked.removed else "", {}


def _act_or_gold(view: View, asked: ask.ActOrGold) -> Facts:
    return "", {"gold": CONSTANTS.high_priest.gold_instead}


def _worship(view: View, asked: ask.Worship) -> Facts:
    if asked.only_one:
        return "follow", {}
    if asked.large and asked.small:
        return "", {}
    return "large" if asked.large else "small", {}


def _offering(view: View, asked: ask.MakeOffering) -> Facts:
    return "once" if asked.max_steps == 1 else "", {}


def _produce(view: View, asked: ask.Produce) -> Facts:
    if asked.done:
        return "done", {}
    if asked.kept:
        return "kept", {}
    parts = ["turn"] if (asked.turns or asked.shed) and not asked.produced else []
    stay = module_queries.kept_up(view, asked.seat).intersection(face_up(view.players[asked.seat], PRODUCTION))
    return "_".join([*parts, *(["vassals"] if stay else [])]), {}


def _play_army(view: View, asked: ask.PlayArmy) -> Facts:
    empty = [space for space in CONQUEST if space not in view.conquest]
    needed = min((sum(queries.soldiers_for(view, asked.seat, space)) for space in empty), default=0)
    return "free" if asked.gratis else "", {"price": queries.army_price(), "needed": needed}


def _join(view: View, asked: ask.JoinConquest) -> Facts:
    return "leftmost" if asked.leftmost else "second" if asked.second else "", {}


def _soldiers(view: View, asked: ask.PaySoldiers) -> Facts:
    if asked.discard and asked.flip:
        return "", {}
    return "discard" if asked.discard else "flip", {}


def _army_free(view: View, asked: ask.PlayArmyFree) -> Facts:
    if asked.or_pray:
        variant = "or_pray" if view.players[asked.seat].army_hand else "pray"
    else:
        variant = "must" if asked.must else ""
    return variant, {"cards": queries.CARDS_PRAYED_FOR}


def _newcomer_placed(view: View, asked: ask.ChooseColour) -> Facts:
    return "", {"worker": asked.placed.worker}


def _one(view: View, asked: ask.ChooseOne) -> Facts:
    tile = module_queries.nation_choosing(asked)
    return "nation" if tile else "", {"tile": tile}


def _nation(view: View, asked: ask.UseNation) -> Facts:
    return "", {"tile": view.nations[asked.region]}


QUESTIONS: Mapping[type, Callable[[View, Any], Facts]] = {
    ask.KeepGodCards: _keep_god_cards,
    ask.ChooseGod: _choose_god,
    ask.ChoosePayment: _payment,
    ask.UseStatue: _use_statue,
    ask.ChooseTask: _task,
    ask.TakeFreeActions: _free_actions,
    ask.ChooseSurplus: _surplus,
    ask.FeedGods: _feed,
    ask.ChooseNomad: _nomad,
    ask.ChooseOne: _one,
    ask.ChooseRejuvenation: _rejuvenation,
    ask.ChooseWeavings: _weavings,
    ask.BuyLeftoverWeaving: _leftover,
    ask.BuyEffect: _buy_effect,
    ask.ChooseStatue: _gratis,
    ask.ChooseSteps: _gratis,
    ask.ChooseBuilding: _building,
    ask.ChooseReplaced: _replaced,
    ask.ActOrGold: _act_or_gold,
    ask.Worship: _worship,
    ask.MakeOffering: _offering,
    ask.Produce: _produce,
    ask.PlayArmy: _play_army,
    ask.JoinConquest: _join,
    ask.PaySoldiers: _soldiers,
    ask.ChooseFreeWeaving: lambda view, asked: ("unseen" if asked.unseen and asked.left > 1 else "", {}),
    ask.PlayGodCards: lambda view, asked: ("several" if asked.left > 1 else "", {}),
    ask.PlayArmyFree: _army_free,
    ask.PlayHandGodCard: lambda view, asked: ("must" if asked.must else "", {}),
    ask.ChooseNewcomer: lambda view, asked: ("offered" if asked.may_refuse else "", {}),
    ask.ChooseColour: _newcomer_placed,
    ask.UseNation: _nation,
}


def of_question(view: View, decision: ask.Decision) -> Facts:
    """The variant and the values of a question."""
    find = QUESTIONS.get(type(decision))
    variant, more = find(view, decision) if find else ("", {})
    return variant, {**structs.asdict(decision), **more}
