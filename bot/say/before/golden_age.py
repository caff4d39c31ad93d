"""Facts of questions and answers of The Golden Age beyond their own fields."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.say.before.facts import Facts
from engine import actions as act
from engine import decisions as ask
from engine import module_queries, queries, temple, vassals
from engine.abilities import Ability, NationAbility
from engine.buildings import PALACE, PRODUCTION, face_down, type_of
from engine.components import CONQUEST, CONSTANTS, WEAVING_REWARDS, WEAVINGS
from engine.resources import Cost
from engine.state import VASSAL, View

# ---------------------------------------------------------------- the turn, the Temple and the High Priest


def ability(view: View, asked: ask.UseAbilities, action: act.UseAbility) -> Facts:
    """The price of an ability and its Noble or Vassal; abilities without a price need no answer."""
    price = module_queries.price_of(asked, action.tile)
    if price is None:
        return "idle" if module_queries.comes_to_nothing(view, asked, action.tile) else "by_itself", {}
    cost, resources = price
    parts = ["price"] if cost != Cost() else ["resource"] if resources else []
    if type_of(action.tile) == PALACE:
        lives_there = view.players[asked.seat].nobles.get(action.tile)
        parts = ["vassal" if lives_there == VASSAL else "noble", *parts]
    return "_".join(parts), {"cost": cost, "n": resources}


def none_of_these(asked: ask.UseAbilities) -> str:
    """The variant of Pass: the fate of the abilities without a price."""
    plain = [tile for tile in asked.waiting if module_queries.price_of(asked, tile) is None]
    if not plain:
        return ""
    return "by_themselves" if len(plain) < len(asked.waiting) or asked.retrieval else "any_order"


def way_up(view: View, asked: ask.ChooseTempleStep, action: act.ClimbTo) -> Facts:
    """The reward of a step, its useless effects, and the VP of its row at a Festival."""
    step = temple.named(action.step)
    useful = queries.of_use(view, asked.seat, step.reward)
    idle = tuple(effect for effect in step.reward if effect not in useful)
    variant = ("all_idle" if idle == step.reward else "idle") if idle else ""
    return variant, {"reward": step.reward, "vp": step.vp, "idle": idle}


def walk(view: View, asked: ask.Decision, action: act.WalkHighPriest) -> Facts:
    """The new section of the High Priest, and the cost."""
    section = queries.section_after(view, asked.seat, action.spaces)
    cost = module_queries.walk_price(view, asked, action.spaces)
    variant = "price" if cost != Cost() else ""
    return variant, {"section": section, "action": view.coricancha[section - 1], "cost": cost}


def sacrifice(view: View, asked: ask.Decision, action: act.SacrificeWorker) -> Facts:
    """The gain from a sacrificed Worker."""
    return "", {"rejuvenated": module_queries.REJUVENATED_FOR_A_WORKER}


# ---------------------------------------------------------------- Vassals of the Inca


def influence(view: View, asked: ask.Decision, action: act.SpreadInfluence) -> Facts:
    """The Nation tile of the region, and the price of its ability, with the reason if the seat cannot use it."""
    tile, cost = view.nations[action.region], queries.nation_price(view, asked.seat, action.region, more=1)
    if not queries.vassal_places(view, asked.seat, tile):
        return "marker", {"tile": tile, "cost": cost}
    return "" if view.players[asked.seat].can_pay(cost) else "dear", {"tile": tile, "cost": cost}


def nation(view: View, asked: ask.UseNation, action: act.Accept) -> Facts:
    """The Nation tile of the ability, and its price."""
    return "nation", {"cost": asked.cost, "tile": view.nations[asked.region]}


def vassal(view: View, asked: ask.ChooseVassalPlace, action: act.PlaceVassal) -> Facts:
    """The gain from a Vassal in this place."""
    place, tile = action.place, asked.tile
    thing, part = vassals.parts_of(place)
    find = VASSAL_FACTS.get(queries.ability_of(tile))
    variant, values = find(view, asked.seat, thing, part) if find else ("", {})
    return tile + variant, {"at": (tile, place), "tile": tile, **values}


def _edge(view: View, seat: int, weaving: str, side: str) -> Facts:
    printed = WEAVINGS[weaving]
    return "", {"reward": WEAVING_REWARDS[printed.left if side == "left" else printed.right].benefit}


def _section(view: View, seat: int, section: str, part: str) -> Facts:
    return "", {"action": view.coricancha[int(section) - 1], "cost": module_queries.SKIP_PRICE}


def _steps(view: View, seat: int, spot: str, part: str) -> Facts:
    return "", {"benefit": CONSTANTS.tasks.steps.benefit}


def _space(view: View, seat: int, space: str, part: str) -> Facts:
    return "", {"benefit": CONQUEST[space].benefit}


def _production(view: View, seat: int, building: str, part: str) -> Facts:
    return "_down" if building in face_down(view.players[seat], PRODUCTION) else "", {}


def _statue(view: View, seat: int, size: str, god: str) -> Facts:
    return "", {"god": god}


def _palace(view: View, seat: int, palace: str, part: str) -> Facts:
    return "", _prophecy(view, seat, palace)


VASSAL_FACTS: Mapping[Ability, Callable[[View, int, str, str], Facts]] = {
    NationAbility.VASSAL_ON_WEAVING_EDGE: _edge,
    NationAbility.VASSAL_ON_CORICANCHA: _section,
    NationAbility.VASSAL_ON_STEPS: _steps,
    NationAbility.VASSAL_REPLACES_MARKER: _space,
    NationAbility.VASSAL_ON_PRODUCTION: _production,
    NationAbility.VASSAL_ON_STATUE: _statue,
    NationAbility.VASSAL_IN_PALACE: _palace,
}


# ---------------------------------------------------------------- Nobles and Newcomers


def _prophecy(view: View, seat: int, palace: str) -> dict[str, int]:
    found = queries.prophecy_progress(view, seat, palace)
    return {"count": found.reached, "needed": found.needed}


def appointing(view: View, asked: ask.AppointWorker, action: act.AppointNoble) -> Facts:
    """The Worker, and the progress of the Palace's Prophecy."""
    return "", {"worker": asked.worker, **_prophecy(view, asked.seat, action.palace)}


def counted_kind(view: View, asked: ask.ChooseColour, action: act.ChooseKind) -> Facts:
    """The tiles that wait for such a Worker."""
    return "", {"tiles": module_queries.tiles_awaiting(view, asked.seat, action.kind)}


# ---------------------------------------------------------------- Buildings and Weavings


def drawing(view: View, asked: ask.ChooseBuilding, action: act.DrawBuilding) -> Facts:
    """The number of tiles left to draw."""
    left = module_queries.tiles_to_draw(view, asked)
    return "" if asked.drawn else "begin", {"left": left}


def lifted(view: View, asked: ask.Decision, action: act.LiftWeaving) -> Facts:
    """The Tapestry of the Weaving."""
    rows = view.players[asked.seat].tapestries
    return "", {"number": 1 + next(index for index, row in enumerate(rows) if action.tile in row)}


def inserted(view: View, asked: ask.ChooseWeavingPlace, action: act.InsertWeaving) -> Facts:
    """The neighbours of the Weaving in this place, and its matches."""
    if action.tapestry < 0:
        return "new", {}
    tile, rows = asked.tile, view.players[asked.seat].tapestries
    row = tuple(other for other in rows[action.tapestry] if other != tile)
    left, right = row[: action.place][-1:], row[action.place :][:1]
    found = queries.matches((*left, tile, *right), queries.covered_edges(view, asked.seat))
    parts = ([] if left and right else ["last"] if left else ["first"]) + (["match"] if found else [])
    values: dict[str, Any] = {"number": action.tapestry + 1, "rewards": len(found)}
    if left:
        values["left"] = left[0]
    if right:
        values["right"] = right[0]
    if found:
        values["reward"] = WEAVING_REWARDS[found[0]].benefit
    return "_".join(parts), values


ANSWERS: Mapping[type, Callable[[View, Any, Any], Facts]] = {
    act.UseAbility: ability,
    act.ClimbTo: way_up,
    act.WalkHighPriest: walk,
    act.SacrificeWorker: sacrifice,
    act.SpreadInfluence: influence,
    act.PlaceVassal: vassal,
    act.AppointNoble: appointing,
    act.ChooseKind: counted_kind,
    act.DrawBuilding: drawing,
    act.LiftWeaving: lifted,
    act.InsertWeaving: inserted,
}
