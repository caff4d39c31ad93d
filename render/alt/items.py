"""What the picture of a single thing shows, in short sentences."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from engine import buildings, nobles, queries, temple
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    CONSTANTS,
    CULTS,
    GOD_CARDS,
    GODS,
    ICONS,
    OVERLAYS,
    SECTIONS,
    SPACES,
    WEAVING_REWARDS,
    WEAVINGS,
)
from engine.resources import VP
from engine.state import Position
from engine.workers import is_newcomer
from render.alt import automas
from render.alt.naming import as_sentence
from render.alt.temple import track
from render.automa_board.content import SIDES, other_side
from render.board_parts import offers
from render.items import automas as automa_items
from render.items import icon_rows, places, rule_rows
from render.items.catalogue import EXAMPLE_TAPESTRY, named
from render.items.legend import legend_sentences
from render.words import LEFT, RIGHT, Words

Sentences = list[str]
Describer = Callable[[str, Words], Sentences]  # of the thing with this id


def item_sentences(key: str, words: Words) -> Sentences:
    """The sentences of a thing that has a picture, the most important first."""
    kind, name = named(key)
    return DESCRIBERS[kind](name, words)


def _listed(head: str, names: tuple[str, ...]) -> str:
    return f"{head}: {', '.join(names)}."


# ---------------------------------------------------------------- cards and tiles


def _god(name: str, words: Words) -> Sentences:
    if name in GOD_CARDS:
        god = GODS[GOD_CARDS[name].god]
        first = [f"{name} {words.names[god.id]}: {words.benefit(GOD_CARDS[name].benefit)}."]
    else:
        god = GODS[name]
        figures = words.statues_of(god.small_statues, god.large_statues)
        first = [f"{words.names[god.id]}.", f"{words.statues}: {figures}."]
    return [*first, _listed(words.names[god.id], tuple(space.id for space in SPACES.values() if space.god == god.id))]


def _army(name: str, words: Words) -> Sentences:
    card = ARMY_CARDS[name]
    return [f"{name}: {words.soldiers(card.soldiers)}, {words.amount(card.resource, card.amount)}."]


def _match(edge: str, words: Words) -> str:
    return as_sentence(words.edges_match(edge, words.benefit(WEAVING_REWARDS[edge].benefit)))


def sides(first: str, last: str, words: Words) -> str:
    """The left edge of one Weaving and the right edge of another, or of the same."""
    edges = {LEFT: WEAVINGS[first].left, RIGHT: WEAVINGS[last].right}
    return ", ".join(f"{words.weaving_sides[side]} {words.names[edge]}" for side, edge in edges.items())


def weaving_sentences(name: str, words: Words) -> Sentences:
    """A Weaving: its pattern, its edges, and what they bring where they match."""
    tile = WEAVINGS[name]
    matches = [_match(edge, words) for edge in dict.fromkeys((tile.left, tile.right))]
    return [f"{name} {words.names[tile.pattern]}: {sides(name, name, words)}.", *matches]


def _pattern(name: str, words: Words) -> Sentences:
    return [_listed(words.names[name], tuple(tile.id for tile in WEAVINGS.values() if tile.pattern == name))]


def building_sentences(name: str, words: Words) -> Sentences:
    """A Building: its name and type, what it costs, and what it is good for."""
    produced = buildings.produces(name)
    does = f"{words.benefit(produced)}." if produced else words.abilities[name]
    kind, price = words.kinds[buildings.type_of(name)], f"{words.price} {words.cost(buildings.cost(name))}"
    told = [f"{name} {words.names[name]} ({kind}, {price}): {does}"]
    if buildings.type_of(name) == buildings.PALACE:
        told.append(f"{words.noble}: {words.workers[nobles.kind_for(name)]}.")
        told.append(f"{words.prophecy}: {words.prophecies[name]}.")
    return told


def market_sentences(names: Iterable[str], words: Words) -> Iterator[Sentences]:
    """These Buildings on sale, each in one piece; at first with what else there is to say of Palaces."""
    on_sale = [building_sentences(name, words) for name in names]
    yield [" ".join(sentences) for sentences in on_sale]
    yield [sentences[0] for sentences in on_sale]


def weaving_offer(view: Position, words: Words) -> Sentences:
    """The Weavings on sale, or the top one."""
    heading, tiles = _offered(view, words)
    return weavings_under(heading, tiles, words)


def weavings_in_brief(view: Position, words: Words) -> str:
    """The same in one sentence: code, pattern and both edges of each."""
    heading, tiles = _offered(view, words)
    printed = (WEAVINGS[tile] for tile in tiles)
    told = (
        f"{one.id} {words.names[one.pattern]} ({words.names[one.left]}/{words.names[one.right]})" for one in printed
    )
    return f"{heading}: {', '.join(told) or words.none}."


def _offered(view: Position, words: Words) -> tuple[str, tuple[str, ...]]:
    top = offers.top_weaving(view.weavings)
    return (words.on_sale, view.weavings_drawn) if view.weavings_drawn else (words.top_weaving, (top,) if top else ())


def weavings_under(heading: str, tiles: tuple[str, ...], words: Words) -> Sentences:
    """These Weavings under their heading, and what their edges bring, each once."""
    told = [sentence for tile in tiles for sentence in weaving_sentences(tile, words)]
    return [f"{heading}: {', '.join(tiles) or words.none}.", *dict.fromkeys(told)]


def _nation(name: str, words: Words) -> Sentences:
    return [f"{words.nations}, {name} {words.names[name]}.", words.abilities[name]]


def _cult(name: str, words: Words) -> Sentences:
    head = f"{words.cults}, {name} {words.names[name]}, {CULTS[name].nation}."
    return [head, words.abilities[name], words.second_vassals[name]]


# ---------------------------------------------------------------- the hill


def _space(name: str, words: Words) -> Sentences:
    space = SPACES[name]
    where = f"{words.section(space.section)}, {words.terraces[space.terrace]}"
    more = queries.kinds_with_more_tasks().get(space.colour)
    return [
        f"{name} {words.names[space.god]}: {where}.",
        f"{', '.join(words.tasks[task] for task in space.tasks)}.",
        f"{words.workers[more]} +1 {words.any_task}." if more else "",
    ]


def _spot(name: str, words: Words) -> Sentences:
    return [
        _listed(f"{words.steps} {queries.spot_code(name)}", queries.spaces_below(name)),
        *_rows(rule_rows.TASK_ROWS)("steps", words),
    ]


def _icon(name: str, words: Words) -> Sentences:
    return [_listed(words.tasks[ICONS[name].task], queries.spaces_touching(name))]


def _task(name: str, words: Words) -> Sentences:
    spaces = tuple(space.id for space in SPACES.values() if name in space.tasks)
    return [f"{words.tasks[name]}.", *_rows(rule_rows.TASK_ROWS)(name, words), f"{', '.join(spaces)}."]


def _section(name: str, words: Words) -> Sentences:
    return [_listed(words.section(int(name)), queries.spaces_where(section=int(name)))]


def _terrace(name: str, words: Words) -> Sentences:
    return [_listed(words.terraces[name], queries.spaces_where(terrace=name))]


def _roaming(words: Words) -> Sentences:
    here = f"{words.high_priest}: {words.section(places.EXAMPLE_SECTION)}."
    costs = [f"{words.section(number)}: {food}." for number, food in places.roaming_food().items()]
    return [here, *costs]


def _descending(words: Words) -> Sentences:
    return [f"{words.terraces[terrace]}: {food}." for terrace, food in CONSTANTS.placement.descending.items()]


# ---------------------------------------------------------------- the tracks


def _conquest(name: str, words: Words) -> Sentences:
    space = CONQUEST[name]
    price = words.soldiers_to_pay(space.discard, space.flip)
    return [
        f"{name} {words.names[space.region]}: {words.benefit(space.benefit)}.",
        f"{words.soldiers_heading}: {price}.",
    ]


def _region(name: str, words: Words) -> Sentences:
    return [
        f"{words.names[name]}.",
        *(f"{space}: {words.benefit(CONQUEST[space].benefit)}." for space in queries.spaces_of_region(name)),
    ]


def _temple(name: str, words: Words) -> Sentences:
    step = temple.named(name)
    reward = f"{words.benefit(step.reward)}, " if step.reward else ""
    last = f", {words.end} +{step.final_vp}" if step.final_vp else ""
    return [f"{words.temple} {name}: {reward}{words.festival} {words.amount(VP, step.vp)}{last}."]


def _rows(table: Mapping[str, rule_rows.Rows]) -> Describer:
    return lambda name, words: icon_rows.sentences_of(table[name], words)


def _worker(name: str, words: Words) -> Sentences:
    head = f"{words.newcomers}, {name}: " if is_newcomer(name) else ""
    return [f"{head}{words.worker(name)}.", *icon_rows.sentences_of(rule_rows.WORKER_ROWS[name], words)]


def _tapestry(words: Words) -> Sentences:
    return [_listed(words.tapestry_heading, EXAMPLE_TAPESTRY)]


def _track(overlay: str, words: Words) -> Sentences:
    return [f"{words.temple}.", *track(overlay, words)]


SPECIAL_TERMS: Mapping[str, Callable[[Words], Sentences]] = {
    "hill": lambda words: [sentence for number in SECTIONS for sentence in _section(str(number), words)],
    "section": lambda words: _section(str(places.EXAMPLE_SECTION), words),
    "terrace": lambda words: _terrace("middle", words),
    "segment": lambda words: [f"{', '.join(queries.spaces_where(places.EXAMPLE_SECTION, 'middle'))}."],
    "adjacent": lambda words: [_listed(places.EXAMPLE_SPACE, SPACES[places.EXAMPLE_SPACE].neighbours)],
    "placement_cost": lambda words: [*_roaming(words), *_descending(words)],
    "roaming": _roaming,
    "descending": _descending,
    "temple": lambda words: _track("", words),
    **{name: partial(_track, name) for name in OVERLAYS},
    "tapestry": _tapestry,
    "match": _tapestry,
}


def _term(name: str, words: Words) -> Sentences:
    return (
        SPECIAL_TERMS[name](words)
        if name in SPECIAL_TERMS
        else icon_rows.sentences_of(rule_rows.TERM_ROWS[name], words)
    )


# ---------------------------------------------------------------- automas


def _automa(name: str, words: Words) -> list[str]:
    """The board of an automa as a game begins."""
    return automas.printed(automa_items.BOARDS[name], words)


def _automa_space(name: str, words: Words) -> list[str]:
    """A space, and the row it is in."""
    board, loop, cell = automa_items.SPACES[name]
    row = automas.row(loop, words) if loop else ""
    return [f"{words.names[board.which]}, {name}: {words.benefit(cell.action)}.", row]


def _personality(name: str, words: Words) -> list[str]:
    """A side of a personality token, and the other one."""
    return [f"{each} {words.names[each]}: {words.benefit(SIDES[each].action)}." for each in (name, other_side(name))]


DESCRIBERS: Mapping[str, Describer] = {
    "god": _god,
    "army": _army,
    "weaving": weaving_sentences,
    "reward": lambda name, words: [_match(name, words)],
    "pattern": _pattern,
    "building": building_sentences,
    "nation": _nation,
    "cult": _cult,
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
    "legend": legend_sentences,
    "term": _term,
}
