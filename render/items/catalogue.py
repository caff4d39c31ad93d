"""One thing of the game by itself: a card, a tile, a Worker, a space, an action, a term."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from msgspec import Struct

from engine import buildings, queries, temple
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    CULTS,
    GOD_CARDS,
    GODS,
    ICONS,
    NATIONS,
    OVERLAYS,
    PATTERNS,
    REGIONS,
    SECTIONS,
    SPACES,
    STEPS,
    TASKS,
    TERRACES,
    WEAVING_REWARDS,
    WEAVINGS,
)
from engine.workers import is_newcomer
from render import icons
from render.automa_board.content import SIDES, CultContent
from render.automa_board.cults import draw_cult
from render.board_parts import cards_and_tiles, nation_tiles, regions, temple_track
from render.board_parts.cards_and_tiles import draw_army_card
from render.board_parts.palace_tiles import PalaceContent, draw_palace
from render.drawing.canvas import BOLD, OVERSIZE, Box, Canvas, Panel
from render.drawing.panel import frame, title
from render.drawing.picture import GAP, Picture
from render.drawing.sheet import INNER, magnified, sheet, widened
from render.drawing.theme import Theme, theme_named
from render.items import automas as automa_items
from render.items import icon_rows, places, rule_rows
from render.items.hill_map import Highlight
from render.items.icon_rows import Row, TextPiece, rows_panel
from render.items.legend import PAGES, legend
from render.items.rule_rows import Rows
from render.words import Words

Painter = Callable[[str, Theme, Words], Picture]  # of the thing with this id
AUTOMA_SEAT = 1
EXAMPLE_TAPESTRY = ("W27", "W12", "W07", "W21")


# ---------------------------------------------------------------- cards and tiles


def _god(name: str, theme: Theme, words: Words) -> Picture:
    """A God card beside the spaces it opens; or a god with its Statues."""
    god = GOD_CARDS[name].god if name in GOD_CARDS else name
    width = (INNER - places.MAP - GAP) // 2
    if name in GOD_CARDS:
        left = magnified(
            width, 124, 2, theme, lambda on: cards_and_tiles.draw_god_card(on, name, (0, 0, width, 124), words)
        )
    else:
        left = _god_panel(god, width * 2, theme, words)
    spaces = tuple(space.id for space in SPACES.values() if space.god == god)
    return sheet([[left, places.map_panel(Highlight(spaces), theme, god, god)]], theme)


def _god_panel(god: str, width: int, theme: Theme, words: Words) -> Panel:
    canvas = frame(width, places.MAP, theme)
    canvas.paste(icons.god(god, 150, theme), (width / 2 - 70, 100))
    canvas.paste(icons.god_badge(god, 60, theme), (width / 2 + 90, 78))
    name = words.names[god]
    canvas.text((width / 2 + 90, 132), name, 34, weight=BOLD, anchor="mm", within=(width / 2, 108, width - 10, 156))
    figures = [("small", GODS[god].small_statues), ("large", GODS[god].large_statues)]
    row = [size for size, n in figures for _ in range(n)]
    for index, size in enumerate(row):
        x = width / 2 + (index - (len(row) - 1) / 2) * 116
        canvas.paste(icons.statue(size, god, 112 if size == "small" else 136, theme), (x, places.MAP - 96))
    return canvas.done()


def _army(name: str, theme: Theme, words: Words) -> Picture:
    card = magnified(150, 122, 3, theme, lambda on: draw_army_card(on, name, (0, 0, 150, 122), words))
    printed = ARMY_CARDS[name]
    rows: Rows = (
        ("hand", "arrow", f"{printed.amount}", printed.resource),
        ("conquest", "arrow", f"{printed.soldiers}", "soldier"),
    )
    return sheet([[card, rows_panel(rows, INNER - 450 - GAP, theme, 366, 60)]], theme)


def _weaving(name: str, theme: Theme, words: Words) -> Picture:
    def draw(canvas: Canvas) -> None:
        canvas.rectangle((0, 0, 170, 190), theme.panel, theme.line, 2, 10)
        cards_and_tiles.draw_weaving(canvas, name, (85, 81), 146, words)

    tile = WEAVINGS[name]
    rows = [_match(edge) for edge in (tile.left, tile.right)]
    return sheet([[magnified(170, 190, 2, theme, draw), rows_panel(rows, INNER - 340 - GAP, theme, 380, 64)]], theme)


def _match(edge: str) -> Row:
    return (edge, edge, "arrow", WEAVING_REWARDS[edge].benefit)


def _reward(name: str, theme: Theme, words: Words) -> Picture:
    return sheet([[rows_panel([_match(name)], INNER, theme)]], theme)


def _pattern(name: str, theme: Theme, words: Words) -> Picture:
    tiles = [tile.id for tile in WEAVINGS.values() if tile.pattern == name]
    side, across = 176, 4
    rows = [tiles[start : start + across] for start in range(0, len(tiles), across)]
    canvas = frame(INNER, 24 + len(rows) * (side + 40), theme)
    for line, row in enumerate(rows):
        for index, tile in enumerate(row):
            x = INNER / 2 + (index - (len(row) - 1) / 2) * (side + 10)
            cards_and_tiles.draw_weaving(canvas, tile, (x, 16 + side / 2 + line * (side + 40)), side, words)
    return sheet([[canvas.done()]], theme)


def _building(name: str, theme: Theme, words: Words) -> Picture:
    if buildings.type_of(name) == buildings.PALACE:
        return sheet([[magnified(INNER // 2, 232, 2, theme, lambda on: _palace(on, name, words))]], theme)
    box = (0, 0, INNER // 2, 166)
    tile = magnified(INNER // 2, 166, 2, theme, lambda on: cards_and_tiles.draw_building(on, name, box, words))
    return sheet([[tile]], theme)


def _palace(canvas: Canvas, name: str, words: Words) -> None:
    draw_palace(canvas, PalaceContent(name), (0, 0, INNER // 2, 232), words)


def _nation(name: str, theme: Theme, words: Words) -> Picture:
    """A Nation tile: its name, what it does in signs and in words."""
    canvas = frame(INNER, 226, theme, OVERSIZE)
    canvas.paste(icons.icon("nation", 76 * canvas.scale, theme), (60, 56))
    canvas.text((112, 38), name, 44, weight=BOLD, within=(112, 10, 260, 68))
    canvas.text((112, 82), words.names[name], 30, theme.muted, weight=BOLD, within=(112, 62, INNER - 16, 102))
    canvas.paragraph((24, 112, INNER - 24, 218), words.abilities[name], 29)
    return sheet([[canvas.done()], [rows_panel([nation_tiles.SIGNS[name]], INNER, theme)]], theme)


def _cult(name: str, theme: Theme, words: Words) -> Picture:
    """A Cult tile with all that it may bring, and the Nation tile it goes with."""
    box = (0, 0, INNER // 2, 150)
    tile = magnified(
        INNER // 2, 150, 2, theme, lambda on: draw_cult(on, CultContent(name, "", 0), AUTOMA_SEAT, box, words)
    )
    rows: Rows = (("nation", TextPiece(CULTS[name].nation), "arrow", "cult", TextPiece(name)),)
    return sheet([[tile], [rows_panel(rows, INNER, theme)]], theme)


# ---------------------------------------------------------------- the tracks


def _conquest(name: str, theme: Theme, words: Words) -> Picture:
    canvas = Canvas(INNER, 190, theme, theme.ground)
    _conquest_tile(canvas, name, (0, 0, INNER, 190), 88)
    region = regions.region(CONQUEST[name].region, (), (name,), -1, theme, words)
    return sheet([[canvas.done()], [region]], theme)


def _conquest_tile(canvas: Canvas, name: str, box: Box, size: int) -> None:
    """A Conquest space: its id, the soldiers it takes, its benefit."""
    left, top, right, bottom = box
    space = CONQUEST[name]
    canvas.rectangle(box, canvas.theme.raised, canvas.theme.line, 2, 12)
    canvas.text((left + 16, top + 32), name, 36, weight=BOLD, within=(left + 14, top + 8, left + 100, top + 58))
    regions.soldiers(canvas, space, right - 32, top + 34, 44)
    row = canvas.fitted(icons.effects_row(space.benefit, size, canvas.theme), right - left - 24)
    canvas.paste(row, ((left + right) / 2, (top + 58 + bottom) / 2))


def _region(name: str, theme: Theme, words: Words) -> Picture:
    canvas = frame(INNER, 388, theme)
    title(canvas, words.names[name])
    wide = (INNER - 20) / 3
    for index, space in enumerate(queries.spaces_of_region(name)):
        left, top = 10 + index % 3 * wide, 48 + index // 3 * 166
        _conquest_tile(canvas, space, (left + 4, top, left + wide - 4, top + 158), 56)
    return sheet([[canvas.done()]], theme)


def _temple(name: str, theme: Theme, words: Words) -> Picture:
    step = temple.named(name)
    track = temple_track.temple((step.id,), (0,), theme, words, temple.overlay_of(step.id))
    rows: list[Row] = [("temple", TextPiece(f"{step.id}"))]
    rows += [(step.reward,)] if step.reward else []
    rows += [("festival", "arrow", f"{step.vp}", "vp")]
    rows += [("crown", "arrow", f"{step.final_vp}", "vp")] if step.final_vp else []
    return sheet([[track, rows_panel(rows, INNER - track.image.width - GAP, theme, track.image.height, 64)]], theme)


# ---------------------------------------------------------------- people, goods, actions, terms


def _worker(name: str, theme: Theme, words: Words) -> Picture:
    canvas = frame(260, 330, theme)
    canvas.paste(icons.worker(name, 190, theme), (130, 130))
    if is_newcomer(name):
        canvas.text((130, 252), name, 30, theme.muted, weight=BOLD, anchor="mm", within=(8, 234, 252, 270))
    canvas.text(
        (130, 280 + 14 * is_newcomer(name)), words.worker(name), 40, weight=BOLD, anchor="mm", within=(8, 250, 252, 320)
    )
    return sheet([[canvas.done(), rows_panel(rule_rows.WORKER_ROWS[name], INNER - 260 - GAP, theme, 330, 72)]], theme)


def _tapestry(theme: Theme, words: Words) -> Picture:
    """A Tapestry by an example."""
    tiles, side = EXAMPLE_TAPESTRY, 180
    canvas = frame(INNER, side + 70, theme)
    for index, tile in enumerate(tiles):
        x = INNER / 2 + (index - 1.5) * (side + 2)
        cards_and_tiles.draw_weaving(canvas, tile, (x, 20 + side / 2), side, words)
        if index in queries.matching_weavings(tiles):
            at = x - side / 2 - 1
            canvas.ellipse((at - 44, 20 + side / 2 - 44, at + 44, 20 + side / 2 + 44), None, theme.glow, 6)
    return sheet([[canvas.done()]], theme)


def _rows(table: Mapping[str, Rows], size: int = icon_rows.SIZE) -> Painter:
    def paint(name: str, theme: Theme, words: Words) -> Picture:
        return sheet([[rows_panel(table[name], INNER, theme, size=size)]], theme)

    return paint


def _whole_temple(overlay: str = "") -> Callable[[Theme, Words], Picture]:
    return lambda theme, words: sheet(
        [[widened(temple_track.temple((), (), theme, words, overlay), INNER, theme)]], theme
    )


LEGEND = "term:icons"
SPECIAL_TERMS: Mapping[str, Callable[[Theme, Words], Picture]] = {
    "hill": places.whole_hill,
    "section": lambda theme, words: places.section(str(places.EXAMPLE_SECTION), theme, words),
    "terrace": lambda theme, words: places.terrace("middle", theme, words),
    "segment": places.segment,
    "adjacent": places.adjacent,
    "placement_cost": places.costs,
    "roaming": lambda theme, words: sheet([[places.roaming(theme)]], theme),
    "descending": lambda theme, words: sheet([[places.descending(theme)]], theme),
    "temple": _whole_temple(),
    "tapestry": _tapestry,
    "match": _tapestry,
    **{overlay: _whole_temple(overlay) for overlay in OVERLAYS},
}


def _term(name: str, theme: Theme, words: Words) -> Picture:
    if name in SPECIAL_TERMS:
        return SPECIAL_TERMS[name](theme, words)
    return _rows(rule_rows.TERM_ROWS)(name, theme, words)


class ItemKind(Struct, frozen=True):
    """A kind of thing with a picture: which there are, and how one is drawn."""

    ids: tuple[str, ...]
    paint: Painter


KINDS: Mapping[str, ItemKind] = {
    "god": ItemKind((*GODS, *GOD_CARDS), _god),
    "army": ItemKind(tuple(ARMY_CARDS), _army),
    "weaving": ItemKind(tuple(WEAVINGS), _weaving),
    "reward": ItemKind(tuple(WEAVING_REWARDS), _reward),
    "pattern": ItemKind(tuple(PATTERNS), _pattern),
    "building": ItemKind(tuple(name for kind in buildings.TYPES for name in buildings.all_of(kind)), _building),
    "nation": ItemKind(tuple(NATIONS), _nation),
    "cult": ItemKind(tuple(CULTS), _cult),
    "space": ItemKind(tuple(SPACES), places.space),
    "spot": ItemKind(tuple(STEPS), places.spot),
    "icon": ItemKind(tuple(ICONS), places.icon),
    "section": ItemKind(tuple(map(str, SECTIONS)), places.section),
    "terrace": ItemKind(tuple(TERRACES), places.terrace),
    "task": ItemKind(tuple(TASKS), places.task),
    "conquest": ItemKind(tuple(CONQUEST), _conquest),
    "region": ItemKind(tuple(REGIONS), _region),
    "temple": ItemKind(tuple(map(str, temple.STEPS)), _temple),
    "worker": ItemKind(tuple(rule_rows.WORKER_ROWS), _worker),
    "resource": ItemKind(tuple(rule_rows.RESOURCE_ROWS), _rows(rule_rows.RESOURCE_ROWS, 150)),
    "statue": ItemKind(tuple(rule_rows.STATUE_ROWS), _rows(rule_rows.STATUE_ROWS, 96)),
    "players": ItemKind(tuple(rule_rows.PLAYERS_ROWS), _rows(rule_rows.PLAYERS_ROWS)),
    "action": ItemKind(tuple(rule_rows.ACTION_ROWS), _rows(rule_rows.ACTION_ROWS)),
    "automa": ItemKind(tuple(automa_items.BOARDS), automa_items.automa),
    "automa_space": ItemKind(tuple(automa_items.SPACES), automa_items.space),
    "personality": ItemKind(tuple(SIDES), automa_items.personality),
    "legend": ItemKind(tuple(PAGES), legend),
    "term": ItemKind((*rule_rows.TERM_ROWS, *SPECIAL_TERMS), _term),
}


def has_item(key: str) -> bool:
    """Whether there is a picture of the thing with this key.

    >>> has_item("god:G03"), has_item("god:zeus")
    (True, False)
    """
    kind, _, name = key.partition(":")
    return kind in KINDS and name in KINDS[kind].ids


def item_pages(key: str) -> tuple[str, ...]:
    """The keys of all pictures that show a thing: the legend has several.

    >>> item_pages("god:G03"), item_pages("term:icons"), item_pages("god:zeus")
    (('god:G03',), ('legend:1', 'legend:2', 'legend:3'), ())
    """
    if key == LEGEND:
        return tuple(f"legend:{page}" for page in PAGES)
    return (key,) if has_item(key) else ()


def named(key: str) -> tuple[str, str]:
    """The kind and the id of a thing that has a picture."""
    if not has_item(key):
        raise ValueError(f"there is no picture of {key!r}")
    kind, _, name = key.partition(":")
    return kind, name


@lru_cache(maxsize=32)
def item_picture(key: str, words: Words, theme: str = "light") -> Picture:
    """The picture of a thing, with its labels."""
    kind, name = named(key)
    return KINDS[kind].paint(name, theme_named(theme), words)
