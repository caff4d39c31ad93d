"""The subjects of the glossary: every printed thing and every term, with its values."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import structs

from bot.glossary import golden_age
from bot.glossary.subject import Subject, fields, notes, written
from engine import components, queries
from engine.benefits import Benefit, Choose, Gain
from engine.box import BASE_GAME, VASSALS, box_of
from engine.components.records import Weaving
from engine.components.solo import Axomamma, Loop, Pachamama
from engine.difficulty import AXOMAMMA, LETTERED_SLOTS, PACHAMAMA
from engine.temple import distance_to_top, start, track

SIZES = ("small", "large")
SECONDARY_ACTIONS = ("high_priest", "pray", "train", "recruit")
FREE_ACTIONS = ("discard_army", "exchange", "oracle")
TERMS = (
    *("turn", "placement", "placement_cost", "roaming", "descending", "tasks", "adjacent", "hill", "section"),
    *("terrace", "segment", "coricancha", "high_priest", "secondary", "free_action", "follow", "gold_instead"),
    *("payment", "god_card", "god_offer", "statue", "steps", "building", "market", "production", "passive"),
    *("face_down", "army", "soldiers", "marker", "majority", "casualties", "weaving", "tapestry", "match"),
    *("leftover", "free_weaving", "temple", "worker", "village", "nomads", "bag", "worker_limit", "festival"),
    *("upkeep", "festival_cards", "end", "scoring", "tie", "setup", "turn_order", "pieces", "empty", "reconstruction"),
    *("icons", "help"),
)
AUTOMA_TERMS = (
    *("solo", "automa_turn", "automa_priest", "automa_board", "automa_goods", "personality", "automa_difficulty"),
    *("automa_actions", "automa_conquest", "automa_tasks", "automa_priorities"),
)
NEVER = "never"  # failure of an action that is always possible
# Effects that automas perform in their own way; and those that each automa performs differently.
AUTOMATED = frozenset(
    {"DrawArmy", "Choose", "StatueTask", "StepsTask", "GainNomad", "GainVillager", "ClimbTemple"}
    | {"PlaceConquestMarker"}
)
AUTOMATED_APART = frozenset({"PurchaseWeavings", "BuildingTask", "FreeStatue", "FreeWeaving", "FreeBuilding"})
# Values for every explanation: the numbers of constants.toml, and counts of pieces.
NUMBERS: Mapping[str, Any] = structs.asdict(components.CONSTANTS) | {
    "play_price": queries.army_price(),
    "tapestry_vp": components.CONSTANTS.final_scoring.tapestry_vp[: len(components.PATTERNS)],
    "temple_steps": distance_to_top(start()),
    "temple_finals": tuple(step.final_vp for step in track() if step.final_vp),
    "all_spaces": len(components.SPACES),
    "all_icons": len(components.ICONS),
    "all_spots": len(components.STEPS),
    "all_patterns": len(components.PATTERNS),
    "markers_with_vassals": box_of((VASSALS,), max(components.BY_PLAYERS)).conquest_markers,
    "terraces": components.TERRACES,
}


def subjects() -> Iterator[Subject]:
    """All subjects, with the first questions of a beginner first."""
    yield from (written(f"term:{term}", "term") for term in TERMS)
    yield from (written(f"action:{space.id}", "priest_action", "priest_action") for space in components.CORICANCHA)
    yield from (written(f"action:{name}", "secondary_action") for name in SECONDARY_ACTIONS)
    yield written("action:hire", "end_of_turn")
    yield from (written(f"action:{name}", "free_action") for name in FREE_ACTIONS)
    yield from (written(f"worker:{worker}", "worker", worker=worker) for worker in components.WORKER_KINDS)
    yield from (written(f"resource:{name}", "resource") for name in (*components.CONSTANTS.resources, "food", "vp"))
    yield from _tasks()
    yield from _gods()
    yield from _buildings()
    yield from _cards()
    yield from _cloth()
    yield from _tracks()
    yield from _hill()
    yield from _automas()
    yield from golden_age.subjects()


# ---------------------------------------------------------------- tasks, gods, Buildings, cards


def _tasks() -> Iterator[Subject]:
    for task in components.TASKS.values():
        spaces = [space.id for space in components.SPACES.values() if task.id in space.tasks]
        yield written(f"task:{task.id}", "task", "task.where", benefit=task.benefit, spaces=spaces)


def _gods() -> Iterator[Subject]:
    for god in components.GODS.values():
        spaces = [space.id for space in components.SPACES.values() if space.god == god.id]
        cards = [card for card in BASE_GAME.god_cards if components.GOD_CARDS[card].god == god.id]
        yield Subject(f"god:{god.id}", "god", ("god",), fields(god, god=god.id, spaces=spaces, cards=cards))
    for size in SIZES:
        numbers = getattr(components.CONSTANTS.tasks.statue, size)
        copies = sum(getattr(god, f"{size}_statues") for god in components.GODS.values())
        key = f"statue:{size}"
        yield Subject(key, "statue", ("statue", key), fields(numbers, size=size, copies=copies))


def _buildings() -> Iterator[Subject]:
    for building in map(components.PRODUCTION.__getitem__, BASE_GAME.buildings["production"]):
        parts = ("production", *notes(building.benefit), "production.use")
        yield Subject(f"building:{building.id}", "production", parts, fields(building))
    for passive in map(components.PASSIVE.__getitem__, BASE_GAME.buildings["passive"]):
        key = f"building:{passive.id}"
        yield Subject(key, "passive", ("passive", key, "passive.use"), fields(passive))


def _cards() -> Iterator[Subject]:
    for card in map(components.GOD_CARDS.__getitem__, BASE_GAME.god_cards):
        spaces = [space.id for space in components.SPACES.values() if space.god == card.god]
        parts = ("god_card", *notes(card.benefit), "god_card.use")
        yield Subject(f"god:{card.id}", "god_card", parts, fields(card, spaces=spaces))
    alike = Counter((card.soldiers, card.resource, card.amount) for card in components.ARMY_CARDS.values())
    for army in components.ARMY_CARDS.values():
        values = fields(army, copies=alike[army.soldiers, army.resource, army.amount])
        yield Subject(f"army:{army.id}", "army_card", ("army_card",), values)


# ---------------------------------------------------------------- Weavings


def _cloth() -> Iterator[Subject]:
    for tile in components.WEAVINGS.values():
        parts = ["weaving", *(["weaving.starting"] if tile.starting else [])]
        parts += [f"weaving.from_{tile.min_players}"] if tile.min_players > 2 else []
        pattern = components.PATTERNS[tile.pattern]
        values = {
            "colour": pattern.colour,
            "copies": pattern.copies,
            "left_reward": components.WEAVING_REWARDS[tile.left].benefit,
            "right_reward": components.WEAVING_REWARDS[tile.right].benefit,
            "left_tiles": [other.id for other in _others(tile) if other.right == tile.left],
            "right_tiles": [other.id for other in _others(tile) if other.left == tile.right],
        }
        yield Subject(f"weaving:{tile.id}", "weaving", tuple(parts), fields(tile, **values))
    for pattern in components.PATTERNS.values():
        tiles = [tile.id for tile in components.WEAVINGS.values() if tile.pattern == pattern.id]
        values = fields(pattern, pattern=pattern.id, tiles=tiles)
        yield Subject(f"pattern:{pattern.id}", "pattern", ("pattern",), values)
    for reward in components.WEAVING_REWARDS.values():
        left = [tile.id for tile in components.WEAVINGS.values() if tile.left == reward.id]
        right = [tile.id for tile in components.WEAVINGS.values() if tile.right == reward.id]
        values = {"edge": reward.id, "benefit": reward.benefit, "left": left, "right": right}
        yield Subject(f"reward:{reward.id}", "reward", ("reward", *notes(reward.benefit)), values)


def _others(tile: Weaving) -> list[Weaving]:
    """The tiles that may lie in one Tapestry with this one."""
    return [other for other in components.WEAVINGS.values() if other.pattern != tile.pattern]


# ---------------------------------------------------------------- tracks and player counts


def _tracks() -> Iterator[Subject]:
    for step in track():
        parts = ["temple.start" if step.id == start() else "temple.reward" if step.reward else "temple.bare"]
        parts += [*notes(step.reward), "temple.festival" if step.reward else "temple.festival_bare"]
        parts += ["temple.final"] if step.final_vp else []
        yield Subject(f"temple:{step.id}", "temple", tuple(parts), fields(step))
    for region in components.REGIONS.values():
        spaces = [space.id for space in components.CONQUEST.values() if space.region == region.id]
        yield Subject(f"region:{region.id}", "region", ("region",), fields(region, region=region.id, spaces=spaces))
    for space in components.CONQUEST.values():
        length = sum(other.region == space.region for other in components.CONQUEST.values())
        price = "both" if space.flip else "discard"
        pieces = ("conquest", *notes(space.benefit), f"conquest.{price}", "conquest.use")
        yield Subject(f"conquest:{space.id}", "conquest", pieces, fields(space, length=length))
    for row in components.BY_PLAYERS.values():
        draws = components.CONSTANTS.festival.god_draw_most_to_fewest_vp[row.players]
        values = fields(row, offer=components.CONSTANTS.setup.god_offer_size[row.players], draws=draws)
        pieces = ("players", "players.blocks") if row.blocks_top else ("players",)
        yield Subject(f"players:{row.players}", "players", pieces, values)


# ---------------------------------------------------------------- the hill


def _hill() -> Iterator[Subject]:
    for number in components.SECTIONS:
        values = {
            "section": number,
            "beside": queries.sections_beside(number),
            "spots": list(map(queries.spot_code, queries.steps_of_section(number))),
            **{terrace: queries.spaces_where(number, terrace) for terrace in components.TERRACES},
        }
        yield Subject(f"section:{number}", "section", ("section",), values)
    for terrace in components.TERRACES.values():
        values = fields(terrace, terrace=terrace.id, spaces=queries.spaces_where(terrace=terrace.id))
        yield Subject(f"terrace:{terrace.id}", "terrace", ("terrace",), values)
    for space in components.SPACES.values():
        yield _space(space.id)
    for spot in components.STEPS.values():
        upper, code = (queries.spot_code(each) for each in (queries.steps_of_section(spot.section)[0], spot.id))
        values = fields(spot, id=code, spaces=queries.spaces_below(spot.id), upper=upper)
        parts = ("spot", "spot.upper" if spot.upper else "spot.lower")
        yield Subject(f"spot:{spot.id}", "spot", parts, values)
    for icon in components.ICONS.values():
        values = fields(icon, spaces=queries.spaces_touching(icon.id), benefit=components.TASKS[icon.task].benefit)
        yield Subject(f"icon:{icon.id}", "icon", ("icon",), values)


def _space(name: str) -> Subject:
    space = components.SPACES[name]
    values = fields(
        space,
        touches=space.tasks,
        beside=queries.sections_beside(space.section),
        spots=[queries.spot_code(spot) for spot in queries.steps_to_space(name)],
        segment=[other for other in queries.spaces_where(space.section, space.terrace) if other != name],
        descending=components.TERRACES[space.terrace].descending,
    )
    parts = ["space", f"space.{space.colour}", "space.cost", f"space.{space.terrace}", "space.next"]
    if space.two_player_block:
        parts.append(f"space.blocked_{space.terrace}")
    return Subject(f"space:{name}", "space", tuple(parts), values)


# ---------------------------------------------------------------- automas


def _automas() -> Iterator[Subject]:
    yield from (written(f"term:{term}", "term") for term in AUTOMA_TERMS)
    yield from _automa(AXOMAMMA, components.SOLO.axomamma)
    yield from _automa_spaces(AXOMAMMA, components.SOLO.axomamma.loops)
    yield from _automa(PACHAMAMA, components.SOLO.pachamama)
    for side in components.SOLO.pachamama.sides.values():
        more = () if side.id == queries.PLAIN else ("automa_space.golden_age",)
        yield from _automa_spaces(PACHAMAMA, side.loops, more)
        values = fields(side.top, automa=PACHAMAMA)
        parts = ("automa_space.printed", *_automated(side.top.action, PACHAMAMA), *more)
        yield Subject(f"automa_space:{side.top.id}", "automa_space", parts, values)


def _automa(name: str, printed: Axomamma | Pachamama) -> Iterator[Subject]:
    """An automa and the sides of its personality tokens."""
    sides = [side for token in printed.personalities.values() for side in token.sides]
    rewards = {reward.kind: reward.benefit for reward in printed.recruit_rewards.values()}
    values = {"automa": name, "goods": printed.instead_of_god_hand, "sides": [side.id for side in sides], **rewards}
    key = f"automa:{name}"
    yield Subject(key, "automa", (key, "automa.rewards", "automa.personalities"), values)
    for token in printed.personalities.values():
        for side, other in (token.sides, token.sides[::-1]):
            parts = ("personality", *_automated(side.action, name), f"personality.{name}")
            values = fields(side, automa=name, other=other.id)
            yield Subject(f"personality:{side.id}", "personality", parts, values)


def _automa_spaces(name: str, loops: Mapping[str, Loop], more: tuple[str, ...] = ()) -> Iterator[Subject]:
    """The spaces of one side of an automa's board; `more` parts follow each of them."""
    for loop in loops.values():
        for number, space in enumerate(loop.spaces, start=1):
            slot = (
                ["automa_space.letter" if space.slot in LETTERED_SLOTS else "automa_space.slot"] if space.slot else []
            )
            failure = loop.failure or components.SOLO.pachamama.failure
            if all(isinstance(effect, Gain | Choose) for effect in space.action):
                failure = NEVER
            parts = ("automa_space", *_automated(space.action, name), f"automa_space.{failure}", *slot, *more)
            values = fields(space, automa=name, loop=loop.id, number=number, length=len(loop.spaces))
            yield Subject(f"automa_space:{space.id}", "automa_space", parts, values)


def _automated(benefit: Benefit, automa: str) -> tuple[str, ...]:
    """The parts that tell how this automa performs the effects of a benefit."""
    found = dict.fromkeys(type(effect).__name__ for effect in benefit)
    parts = {name: f"automa.{name}" for name in found if name in AUTOMATED}
    parts |= {name: f"automa.{name}.{automa}" for name in found if name in AUTOMATED_APART}
    return tuple(parts[name] for name in found if name in parts)
