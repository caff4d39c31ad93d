"""What the picture of a single thing shows, in short sentences."""

from collections.abc import Callable, Mapping

from engine import queries
from engine.benefits import describe
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    CONSTANTS,
    GOD_CARDS,
    GODS,
    ICONS,
    PASSIVE,
    PRODUCTION,
    REGIONS,
    SPACES,
    TEMPLE,
    WEAVING_REWARDS,
    WEAVINGS,
)
from render.alt import automas
from render.automa_board.content import SIDES, other_side
from render.items import automas as automa_items
from render.items import icon_rows, places, rule_rows
from render.items.catalogue import EXAMPLE_TAPESTRY, named
from render.pictures.board import in_region
from render.words import language_index, word

Sentences = list[str]
Teller = Callable[[str, str], Sentences]  # of the thing with this id, in a language


def item_words(key: str, lang: str) -> Sentences:
    """The sentences of a thing that has a picture, the most important first."""
    kind, name = named(key)
    language_index(lang)
    return TELLERS[kind](name, lang)


def _listed(head: str, names: tuple[str, ...]) -> str:
    return f"{head}: {', '.join(names)}."


# ---------------------------------------------------------------- cards and tiles


def _god(name: str, lang: str) -> Sentences:
    if name in GOD_CARDS:
        god = GODS[GOD_CARDS[name].god]
        first = [f"{name} {god.name}: {describe(GOD_CARDS[name].benefit)}."]
    else:
        god = GODS[name]
        figures = f"{god.small_statues} {word('small', lang)}, {god.large_statues} {word('large', lang)}"
        first = [f"{god.name}.", f"{word('statues', lang)}: {figures}."]
    return [*first, _listed(god.name, tuple(space.id for space in SPACES.values() if space.god == god.id))]


def _army(name: str, lang: str) -> Sentences:
    card = ARMY_CARDS[name]
    return [f"{name}: {card.soldiers} {word('soldiers', lang)}, {card.amount} {word(card.resource, lang)}."]


def _match(edge: str) -> str:
    return f"{edge} + {edge} → {describe(WEAVING_REWARDS[edge].benefit)}."


def _weaving(name: str, lang: str) -> Sentences:
    tile = WEAVINGS[name]
    return [f"{name} {tile.pattern}: {tile.left} | {tile.right}.", *map(_match, dict.fromkeys((tile.left, tile.right)))]


def _pattern(name: str, lang: str) -> Sentences:
    return [_listed(name, tuple(tile.id for tile in WEAVINGS.values() if tile.pattern == name))]


def _building(name: str, lang: str) -> Sentences:
    if name in PRODUCTION:
        kind, building, does = "production", PRODUCTION[name], f"{describe(PRODUCTION[name].benefit)}."
        return [f"{word(kind, lang)}, {name} {building.name}: {building.cost.describe()}.", does]
    passive = PASSIVE[name]
    return [f"{word('passive', lang)}, {name} {passive.name}: {passive.cost.describe()}.", passive.text]


# ---------------------------------------------------------------- the hill


def _space(name: str, lang: str) -> Sentences:
    space = SPACES[name]
    where = f"{word('section', lang)} {space.section}, {word(space.terrace, lang)}"
    more = {"blue": "architect", "green": "craftsman"}.get(space.colour)
    return [
        f"{name} {GODS[space.god].name}: {where}.",
        f"{', '.join(word(task, lang) for task in space.tasks)}.",
        f"{word(more, lang)} +1." if more else "",
    ]


def _spot(name: str, lang: str) -> Sentences:
    return [
        _listed(f"{word('steps', lang)} {name}", queries.spaces_below(name)),
        *_rows(rule_rows.TASK_ROWS)("steps", lang),
    ]


def _icon(name: str, lang: str) -> Sentences:
    return [_listed(word(ICONS[name].task, lang), queries.spaces_touching(name))]


def _task(name: str, lang: str) -> Sentences:
    spaces = tuple(space.id for space in SPACES.values() if name in space.tasks)
    return [f"{word(name, lang)}.", *_rows(rule_rows.TASK_ROWS)(name, lang), f"{', '.join(spaces)}."]


def _section(name: str, lang: str) -> Sentences:
    return [_listed(f"{word('section', lang)} {name}", queries.spaces_where(section=int(name)))]


def _terrace(name: str, lang: str) -> Sentences:
    return [_listed(word(name, lang), queries.spaces_where(terrace=name))]


def _roaming(lang: str) -> Sentences:
    here = f"{word('high_priest', lang)}: {word('section', lang)} {places.EXAMPLE_SECTION}."
    costs = [f"{word('section', lang)} {number}: {food}." for number, food in places.roaming_food().items()]
    return [here, *costs]


def _descending(lang: str) -> Sentences:
    return [f"{word(terrace, lang)}: {food}." for terrace, food in CONSTANTS.placement.descending.items()]


# ---------------------------------------------------------------- the tracks


def _conquest(name: str, lang: str) -> Sentences:
    space = CONQUEST[name]
    price = f"{space.discard} {word('discarded', lang)}, {space.flip} {word('face_down', lang)}"
    return [
        f"{name} {REGIONS[space.region].name}: {describe(space.benefit)}.",
        f"{word('soldiers', lang)}: {price}.",
    ]


def _region(name: str, lang: str) -> Sentences:
    return [f"{REGIONS[name].name}.", *(f"{space}: {describe(CONQUEST[space].benefit)}." for space in in_region(name))]


def _temple(name: str, lang: str) -> Sentences:
    step = TEMPLE[int(name)]
    reward = f"{describe(step.reward)}, " if step.reward else ""
    last = f", {word('end', lang)} +{step.final_vp}" if step.final_vp else ""
    return [f"{word('temple', lang)} {name}: {reward}{word('festival', lang)} {step.vp} {word('vp', lang)}{last}."]


def _rows(table: Mapping[str, rule_rows.Rows]) -> Teller:
    return lambda name, lang: icon_rows.spoken(table[name], lang)


def _worker(name: str, lang: str) -> Sentences:
    return [f"{word(name, lang)}.", *icon_rows.spoken(rule_rows.WORKER_ROWS[name], lang)]


def _tapestry(lang: str) -> Sentences:
    return [_listed(word("tapestry", lang), EXAMPLE_TAPESTRY)]


SPECIAL_TERMS: Mapping[str, Callable[[str], Sentences]] = {
    "hill": lambda lang: [sentence for number in "12345" for sentence in _section(number, lang)],
    "section": lambda lang: _section(str(places.EXAMPLE_SECTION), lang),
    "terrace": lambda lang: _terrace("middle", lang),
    "segment": lambda lang: [f"{', '.join(queries.spaces_where(places.EXAMPLE_SECTION, 'middle'))}."],
    "adjacent": lambda lang: [_listed(places.EXAMPLE_SPACE, SPACES[places.EXAMPLE_SPACE].neighbours)],
    "placement_cost": lambda lang: [*_roaming(lang), *_descending(lang)],
    "roaming": _roaming,
    "descending": _descending,
    "temple": lambda lang: [sentence for step in reversed(TEMPLE) for sentence in _temple(str(step.id), lang)],
    "tapestry": _tapestry,
    "match": _tapestry,
}


def _term(name: str, lang: str) -> Sentences:
    return SPECIAL_TERMS[name](lang) if name in SPECIAL_TERMS else icon_rows.spoken(rule_rows.TERM_ROWS[name], lang)


# ---------------------------------------------------------------- automas


def _automa(name: str, lang: str) -> list[str]:
    """The board of an automa as a game begins."""
    return automas.printed(automa_items.BOARDS[name], lang)


def _automa_space(name: str, lang: str) -> list[str]:
    """A space, and the row it is in."""
    board, loop, cell = automa_items.SPACES[name]
    row = automas.row(loop, lang) if loop else ""
    return [f"{board.name}, {name}: {describe(cell.action)}.", row]


def _personality(name: str, lang: str) -> list[str]:
    """A side of a personality token, and the other one."""
    return [f"{each} {SIDES[each].name}: {describe(SIDES[each].action)}." for each in (name, other_side(name))]


TELLERS: Mapping[str, Teller] = {
    "god": _god,
    "army": _army,
    "weaving": _weaving,
    "reward": lambda name, lang: [_match(name)],
    "pattern": _pattern,
    "building": _building,
    "space": _space,
    "spot": _spot,
    "icon": _icon,
    "section": _section,
    "terrace": _terrace,
    "task": _task,
    "conquest": _conquest,
    "region": _region,
    "temple": _temple,
    "worker": _worker,
    "resource": _rows(rule_rows.RESOURCE_ROWS),
    "statue": _rows(rule_rows.STATUE_ROWS),
    "players": _rows(rule_rows.PLAYERS_ROWS),
    "action": _rows(rule_rows.ACTION_ROWS),
    "automa": _automa,
    "automa_space": _automa_space,
    "personality": _personality,
    "term": _term,
}
