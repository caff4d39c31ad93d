"""The board for a phone: the same as on the large one, in parts as wide as the screen, with letters that are read."""

from engine import buildings, queries
from engine.components import GODS, REGIONS
from engine.state import View
from render.automa_board import content as automa
from render.automa_board.next_turn import next_turn
from render.board_parts import hill, nation_tiles, parts, phone_seats, phone_table, seat_rows, temple_track
from render.board_parts.compare import compare
from render.board_parts.header import header_content
from render.drawing.canvas import Panel
from render.drawing.flow import Block, fixed
from render.drawing.panel import frame
from render.drawing.picture import GAP, laid_upon
from render.drawing.sheet import widened
from render.drawing.theme import Theme, theme_named
from render.pictures import portraits
from render.pictures.board import arrivals, hill_content, pieces
from render.pictures.player_area import INNER, Parts, parted
from render.result_parts.content import headline
from render.words import Words

TEMPLE_WIDTH = INNER - phone_table.BESIDE_TEMPLE - GAP
TEMPLE_HEIGHT = 566  # in the measures of the board; an overlay needs more


def board_pages(
    view: View, words: Words, theme: str = "light", names: tuple[str, ...] = (), since: View | None = None
) -> Parts:
    """Hill, seats, what is on offer, regions and Temple; what differs on the hill from `since` glows."""
    look = theme_named(theme)
    ended = words.typeset(": ".join(headline(view, names, words))) if view.result else ""
    found = [
        fixed(parts.HEADING, phone_seats.heading(header_content(view, names, words, ended), look, words), leads=True),
        fixed(parts.HILL, _hill(view, since, look)),
        fixed(parts.TO_BE_HAD, _workers(view, look, words)),
    ]
    found.append(_seats(view, names, look, words))
    if view.automa:
        found.append(fixed(parts.AUTOMA, next_turn(automa.content(view), INNER, look, words)))
    found += [
        fixed(parts.GOD_OFFER, phone_table.god_offer(view.god_offer, look, words)),
        fixed(parts.REGIONS_TO_CONQUER, _regions(view, look, words)),
        *portraits.on_sale(view, look, words),
        fixed(parts.TEMPLE, _temple(view, look, words)),
        fixed(parts.DECKS, _decks(view, look, words)),
    ]
    return parted(found, look)


def _hill(view: View, since: View | None, theme: Theme) -> Panel:
    return widened(hill.bare(hill_content(view, compare(view, since).hill), theme), INNER, theme)


def _workers(view: View, theme: Theme, words: Words) -> Panel:
    bag = sum(view.bag.values())
    return phone_table.workers_to_be_had(view.village, view.nomads, bag, arrivals(view), theme, words)


def _regions(view: View, theme: Theme, words: Words) -> Panel:
    """All regions from the top down."""
    panels = []
    for name in REGIONS:
        leader = queries.majority(view, name)
        nation = nation_tiles.content(view, name)
        held = pieces(view, name)
        panels.append(phone_table.region(name, held, -1 if leader is None else leader, nation, theme, words))
    return _below_each_other(panels, theme)


def _seats(view: View, names: tuple[str, ...], theme: Theme, words: Words) -> Block:
    """A panel for every seat; those without room go on in the next part."""
    panels = [phone_seats.seat(seat_rows.content(view, seat, names, words), theme) for seat in range(len(view.players))]
    rows = tuple(panel.image.height + GAP for panel in panels)

    def draw(things: range, mark: str) -> Panel:
        return _below_each_other([panels[thing] for thing in things], theme)

    return Block(parts.SEATS, draw, -GAP, rows, count=len(panels))


def _below_each_other(panels: list[Panel], theme: Theme) -> Panel:
    placed, top = [], 0
    for panel in panels:
        placed.append((panel, 0, top))
        top += panel.image.height + GAP
    return laid_upon(_ground(top - GAP, theme), placed)


def _ground(height: int, theme: Theme) -> Panel:
    canvas = frame(INNER, height, theme)
    canvas.rectangle((0, 0, INNER, height), theme.ground)
    return canvas.done()


def _temple(view: View, theme: Theme, words: Words) -> Panel:
    """The Temple, with the Statues left and the Casualties of War beside it."""
    overlay = view.options.box.overlay
    size = temple_track.LARGE if overlay else (temple_track.SIZE[0], TEMPLE_HEIGHT)
    markers = tuple(player.temple for player in view.players)
    track = widened(temple_track.temple(markers, (), theme, words, overlay, size), TEMPLE_WIDTH, theme)
    statues = tuple((god, view.small_statues[god], view.large_statues[god]) for god in GODS)
    came = arrivals(view)
    high = track.image.height
    beside = phone_table.beside_the_temple(statues, view.casualties, came.vassals if came else (), high, theme, words)
    return laid_upon(_ground(high, theme), [(track, 0, 0), (beside, TEMPLE_WIDTH + GAP, 0)])


def _decks(view: View, theme: Theme, words: Words) -> Panel:
    stacks = tuple((kind, len(buildings.stack(view, kind))) for kind in view.options.box.building_types)
    army, discard = len(view.army_deck), len(view.army_discard)
    return phone_table.decks(len(view.god_deck), army, discard, stacks, theme, words)
