"""What is on offer: Building Market, Weavings, God cards, decks."""

from functools import lru_cache

from engine.components import GOD_CARDS, GODS, PASSIVE, PRODUCTION, WEAVINGS
from engine.resources import UNKNOWN
from render import icons
from render.board_parts.tracks import TITLE, frame, title
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.theme import GODS as GOD_COLOURS
from render.drawing.theme import Theme
from render.words import word

MARKET_SIZE = (1130, 216)
WEAVING_SIZE = (418, 216)
OFFER_SIZE = (1040, 168)
DECKS_SIZE = (508, 168)


def draw_building(
    canvas: Canvas, name: str, box: tuple[float, float, float, float], glows: bool = False, down: bool = False
) -> None:
    """A Building tile: id, name, price, and what it does in icons or words; of an unseen one just the back."""
    theme = canvas.theme
    left, top, right, bottom = box
    fill = theme.line if down else theme.raised
    canvas.rectangle(box, fill, theme.glow if glows else theme.line, 4 if glows else 2, 10)
    if name == UNKNOWN:
        middle = ((left + right) / 2, (top + bottom) / 2)
        canvas.text(middle, name, 44, theme.ink, weight=BOLD, anchor="mm", within=box)
        return
    production = name in PRODUCTION
    canvas.paste(icons.icon("production" if production else "passive", 28 * canvas.soft, theme), (left + 22, top + 22))
    canvas.text((left + 42, top + 22), name, 24, weight=BOLD, within=(left + 40, top + 6, left + 96, top + 40))
    cost = (PRODUCTION[name] if production else PASSIVE[name]).cost
    row = icons.cost_row(cost, 25 * canvas.soft, theme)
    canvas.paste(row, (right - 12 - row.width / canvas.soft / 2, top + 22))
    words = (PRODUCTION[name] if production else PASSIVE[name]).name
    ink = theme.ink if down else theme.muted
    canvas.text((left + 12, top + 52), words, 20, ink, weight=BOLD, within=(left + 12, top + 40, right - 8, top + 66))
    if production:
        benefit = canvas.fitted(icons.effects_row(PRODUCTION[name].benefit, 34 * canvas.soft, theme), right - left - 24)
        canvas.paste(benefit, ((left + right) / 2, (top + 66 + bottom - (30 if down else 0)) / 2))
    else:
        canvas.paragraph((left + 12, top + 66, right - 10, bottom - 6), PASSIVE[name].text, 19)


@lru_cache(maxsize=64)
def market(buildings: tuple[str, ...], changed: tuple[str, ...], theme: Theme, lang: str) -> Panel:
    """The Building Market."""
    width, height = MARKET_SIZE
    canvas = frame(width, height, theme)
    title(canvas, word("market", lang))
    card = (width - 20) / 4
    for index in range(4):
        box = (10 + index * card + 4, TITLE + 4, 10 + (index + 1) * card - 4, height - 10)
        if index < len(buildings):
            draw_building(canvas, buildings[index], box, buildings[index] in changed)
        else:
            canvas.rectangle(box, None, theme.line, 1.5, 10)
    return canvas.done()


@lru_cache(maxsize=64)
def weavings(top: str, on_sale: tuple[str, ...], left: int, glows: bool, theme: Theme, lang: str) -> Panel:
    """The top Weaving and how many lie beneath; or the Weavings on sale just now."""
    width, height = WEAVING_SIZE
    canvas = frame(width, height, theme)
    title(canvas, word("on_sale" if on_sale else "weaving", lang), room=width - 60)
    tiles = on_sale or ((top,) if top else ())
    side = min(132.0, (width - 30) / max(1, len(tiles)) - 6)
    for index, tile in enumerate(tiles):
        x = 16 + side / 2 + index * (side + 6)
        draw_weaving(canvas, tile, (x, TITLE + 2 + side / 2), side, glows)
    if not on_sale:
        canvas.paste(icons.icon("deck", 46 * canvas.soft, theme), (width - 120, 100))
        canvas.text(
            (width - 68, 100), str(left), 30, weight=BOLD, anchor="mm", within=(width - 94, 80, width - 42, 120)
        )
        canvas.text(
            (width - 110, 146),
            word("weavings", lang),
            20,
            theme.muted,
            anchor="mm",
            within=(width - 200, 132, width - 20, 160),
        )
    return canvas.done()


def draw_weaving(canvas: Canvas, tile: str, centre: tuple[float, float], side: float, glows: bool = False) -> None:
    """A Weaving tile with its name beneath, as much of it as a small tile allows."""
    x, y = centre
    if glows:
        r = side / 2 + 3
        canvas.rectangle((x - r, y - r, x + r, y + r), None, canvas.theme.glow, 4, 6)
    canvas.paste(icons.weaving(tile, round(side * canvas.soft), canvas.theme), centre)
    within = (x - side / 2, y + side / 2, x + side / 2, y + side / 2 + 26)
    name = f"{tile} {WEAVINGS[tile].pattern}" if side >= 110 else tile
    canvas.text((x, y + side / 2 + 13), name, 20, weight=BOLD, anchor="mm", within=within)


def draw_god_card(canvas: Canvas, card: str, box: tuple[float, float, float, float], glows: bool = False) -> None:
    """A God card: id, god with letter and symbol, benefit in icons."""
    theme = canvas.theme
    left, top, right, _ = box
    god = GOD_CARDS[card].god
    canvas.rectangle(box, theme.raised, theme.glow if glows else GOD_COLOURS[god], 5 if glows else 3, 10)
    canvas.text((left + 12, top + 22), card, 24, weight=BOLD, within=(left + 8, top + 6, left + 66, top + 40))
    canvas.paste(icons.god_badge(god, 32 * canvas.soft, theme), (right - 40, top + 23))
    canvas.text(
        ((left + right) / 2, top + 54),
        GODS[god].name,
        20,
        theme.muted,
        anchor="mm",
        within=(left + 8, top + 42, right - 8, top + 68),
    )
    row = canvas.fitted(icons.effects_row(GOD_CARDS[card].benefit, 32 * canvas.soft, theme), right - left - 20)
    canvas.paste(row, ((left + right) / 2, top + 91))


@lru_cache(maxsize=64)
def offer(cards: tuple[str, ...], changed: tuple[str, ...], theme: Theme, lang: str) -> Panel:
    """The God card offer, oldest first."""
    width, height = OFFER_SIZE
    canvas = frame(width, height, theme)
    title(canvas, word("offer", lang))
    card = (width - 20) / 5
    for index, name in enumerate(cards):
        box = (10 + index * card + 4, TITLE + 4, 10 + (index + 1) * card - 4, height - 10)
        draw_god_card(canvas, name, box, name in changed)
    if not cards:
        canvas.text((width / 2, height / 2 + 14), word("empty", lang), 22, theme.muted, anchor="mm")
    return canvas.done()


@lru_cache(maxsize=64)
def decks(gods: int, army: int, army_discard: int, production: int, passive: int, theme: Theme, lang: str) -> Panel:
    """How many cards and tiles are left."""
    width, height = DECKS_SIZE
    canvas = frame(width, height, theme)
    title(canvas, word("decks", lang))
    rows = [
        ("god_card", gods, word("god_deck", lang)),
        ("army_card", army, f"{word('army_deck', lang)}, {army_discard} {word('discarded', lang)}"),
        ("production", production, f"{word('production', lang)}"),
        ("passive", passive, f"{word('passive', lang)}"),
    ]
    for index, (icon, n, text) in enumerate(rows):
        y = TITLE + 20 + index * 29
        canvas.paste(icons.icon(icon, 27 * canvas.soft, theme), (34, y))
        canvas.text((74, y), str(n), 23, weight=BOLD, anchor="mm", within=(54, y - 14, 96, y + 14))
        canvas.text((104, y), text, 21, within=(104, y - 14, width - 10, y + 14))
    return canvas.done()


def top_weaving(weavings_left: tuple[str, ...]) -> str:
    """The Weaving that lies face up on the stack; empty if none does."""
    return weavings_left[0] if weavings_left and weavings_left[0] != UNKNOWN else ""
