"""What is on offer: Building Market, Weavings, God cards, decks."""

from functools import lru_cache

from engine.box import BASE_GAME
from engine.components import CONSTANTS
from engine.resources import UNKNOWN
from render import icons
from render.board_parts.cards_and_tiles import draw_building, draw_god_card, draw_weaving
from render.drawing.canvas import BOLD, Panel
from render.drawing.panel import TITLE, frame, title
from render.drawing.theme import Theme
from render.words import Words

MARKET_SIZE = (1130, 216)
WEAVING_SIZE = (418, 216)
OFFER_SIZE = (1040, 168)
DECKS_SIZE = (508, 168)
OFFER_SLOTS = max(CONSTANTS.setup.god_offer_size.values())


@lru_cache(maxsize=64)
def market(buildings: tuple[str, ...], changed: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """The Building Market but for Palaces, which are a row of their own."""
    width, height = MARKET_SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.market)
    slots = max(len(BASE_GAME.building_types) * CONSTANTS.setup.market_per_building_type, len(buildings))
    card = (width - 20) / slots
    for index in range(slots):
        box = (10 + index * card + 4, TITLE + 4, 10 + (index + 1) * card - 4, height - 10)
        if index < len(buildings):
            draw_building(canvas, buildings[index], box, words, buildings[index] in changed)
        else:
            canvas.rectangle(box, None, theme.line, 1.5, 10)
    return canvas.done()


@lru_cache(maxsize=64)
def weavings(top: str, on_sale: tuple[str, ...], left: int, glows: bool, theme: Theme, words: Words) -> Panel:
    """The top Weaving and how many lie beneath; or the Weavings on sale just now."""
    width, height = WEAVING_SIZE
    canvas = frame(width, height, theme)
    title(canvas, (words.on_sale if on_sale else words.top_weaving), room=width - 60)
    tiles = on_sale or ((top,) if top else ())
    side = min(132.0, (width - 30) / max(1, len(tiles)) - 6)
    for index, tile in enumerate(tiles):
        x = 16 + side / 2 + index * (side + 6)
        draw_weaving(canvas, tile, (x, TITLE + 2 + side / 2), side, words, glows)
    if not on_sale:
        canvas.paste(icons.icon("deck", 46 * canvas.scale, theme), (width - 120, 100))
        canvas.text(
            (width - 68, 100), str(left), 30, weight=BOLD, anchor="mm", within=(width - 94, 80, width - 42, 120)
        )
        canvas.text(
            (width - 110, 146), words.weavings, 20, theme.muted, anchor="mm", within=(width - 200, 132, width - 20, 160)
        )
    return canvas.done()


@lru_cache(maxsize=64)
def offer(cards: tuple[str, ...], changed: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """The God card offer, oldest first."""
    width, height = OFFER_SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.offer)
    card = (width - 20) / max(OFFER_SLOTS, len(cards))
    for index, name in enumerate(cards):
        box = (10 + index * card + 4, TITLE + 4, 10 + (index + 1) * card - 4, height - 10)
        draw_god_card(canvas, name, box, words, name in changed)
    if not cards:
        canvas.text((width / 2, height / 2 + 14), words.empty, 22, theme.muted, anchor="mm")
    return canvas.done()


@lru_cache(maxsize=64)
def decks(
    gods: int, army: int, army_discard: int, stacks: tuple[tuple[str, int], ...], theme: Theme, words: Words
) -> Panel:
    """How many cards are left, and how many Buildings of each type."""
    width, height = DECKS_SIZE
    canvas = frame(width, height, theme)
    title(canvas, words.decks)
    rows = [
        ("god_card", gods, words.god_cards),
        ("army_card", army, f"{words.army_cards}, {words.army_discards(army_discard)}"),
        *((kind, n, words.building_types[kind]) for kind, n in stacks),
    ]
    apart = min(29, (height - TITLE - 36) / (len(rows) - 1))
    side = min(27, round(apart))
    for index, (icon, n, text) in enumerate(rows):
        y = TITLE + 20 + index * apart
        canvas.paste(icons.icon(icon, side * canvas.scale, theme), (34, y))
        canvas.text((74, y), str(n), 23, weight=BOLD, anchor="mm", within=(54, y - 14, 96, y + 14))
        canvas.text((104, y), text, 21, within=(104, y - 14, width - 10, y + 14))
    return canvas.done()


def top_weaving(weavings_left: tuple[str, ...]) -> str:
    """The Weaving that lies face up on the stack; empty if none does."""
    return weavings_left[0] if weavings_left and weavings_left[0] != UNKNOWN else ""
