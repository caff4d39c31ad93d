"""The board: everything on the table in one picture."""

from engine import buildings, queries, vassals
from engine.components import CONQUEST, GODS, REGIONS
from engine.state import Position, View
from render.automa_board import content as automa
from render.automa_board import cults, strip
from render.board_parts import (
    header,
    hill,
    nation_tiles,
    offers,
    palace_tiles,
    regions,
    seat_rows,
    temple_track,
    vassal_places,
    village,
)
from render.board_parts.compare import Changes, compare
from render.drawing.canvas import Panel
from render.drawing.picture import GAP, MARGIN, Picture, put_together
from render.drawing.theme import Theme, theme_named
from render.result_parts.content import headline
from render.words import Words

WIDTH = 1600

Placed = list[tuple[Panel, int, int]]
Halves = tuple[tuple[Placed, int], tuple[Placed, int]]  # with their heights


def board_picture(
    view: View, words: Words, theme: str = "light", names: tuple[str, ...] = (), since: View | None = None
) -> Picture:
    """The board of a View with its labels; what differs from `since` glows."""
    look = theme_named(theme)
    return _together(_halves(view, words, look, names, since), look)


def _halves(view: View, words: Words, theme: Theme, names: tuple[str, ...], since: View | None) -> Halves:
    """What lies on the land, and what is below it: each panel with its place, and how high both are."""
    changed = compare(view, since)
    return _land(view, changed, words, theme, names), _seats(view, changed, words, theme, names, since)


def _together(halves: Halves, theme: Theme) -> Picture:
    (upper, high), (lower, low) = halves
    placed = [*upper, *((panel, x, y + high - MARGIN) for panel, x, y in lower)]
    return put_together(placed, WIDTH, high + low - MARGIN, theme)


def _land(view: View, changed: Changes, words: Words, theme: Theme, names: tuple[str, ...]) -> tuple[Placed, int]:
    """The header, the hill, the Temple, the people and the regions."""
    placed: Placed = []
    ended = words.typeset(": ".join(headline(view, names, words))) if view.result else ""
    placed.append((header.header(header.header_content(view, names, words, ended), theme, words), MARGIN, MARGIN))
    top = MARGIN + header.SIZE[1] + GAP
    placed.append((hill.hill(hill_content(view, changed.hill), theme, words), MARGIN, top))
    side = MARGIN + hill.SIDE + GAP
    temple = tuple(player.temple for player in view.players)
    placed.append((temple_track.temple(temple, changed.temple, theme, words, view.options.box.overlay), side, top))
    placed.append((people(view, changed.people, theme, words), side, top + temple_track.SIZE[1] + GAP))
    top += hill.SIDE + GAP
    for index, region in enumerate(REGIONS):
        x = MARGIN + index % 2 * (regions.SIZE[0] + 12)
        panel = region_panel(view, region, changed, theme, words)
        placed.append((panel, x, top + index // 2 * (panel.image.height + GAP)))
    return placed, top + 2 * (panel.image.height + GAP)


def _seats(
    view: View, changed: Changes, words: Words, theme: Theme, names: tuple[str, ...], since: View | None
) -> tuple[Placed, int]:
    """What is on sale and on offer, the rows of all seats, and an automa's board."""
    placed: Placed = []
    top = MARGIN
    placed.append((market_panel(view, changed.buildings, theme, words), MARGIN, top))
    placed.append((weaving_panel(view, changed.weaving, theme, words), MARGIN + offers.MARKET_SIZE[0] + 12, top))
    top += offers.MARKET_SIZE[1] + GAP
    if buildings.PALACE in view.options.box.building_types:
        placed.append((palaces_panel(view, changed.buildings, theme, words), MARGIN, top))
        top += palace_tiles.MARKET_SIZE[1] + GAP
    placed.append((offers.offer(view.god_offer, changed.offer, theme, words), MARGIN, top))
    placed.append((decks_panel(view, theme, words), MARGIN + offers.OFFER_SIZE[0] + 12, top))
    top += offers.OFFER_SIZE[1] + GAP
    for seat in range(len(view.players)):
        row = seat_rows.content(view, seat, names, words, since)
        placed.append((seat_rows.row(row, theme, words), MARGIN, top))
        top += row.height + GAP
    if view.automa:
        her_board = automa.content(view, changed.automa)
        placed.append((strip.strip(her_board, theme, words), MARGIN, top))
        top += strip.SIZE[1] + GAP
        if her_board.cults:
            panel = cults.cults(her_board, seat_rows.WIDTH, len(her_board.cults), theme, words)
            placed.append((panel, MARGIN, top))
            top += panel.image.height + GAP
    return placed, top - GAP + MARGIN


def hill_content(view: Position, changed: tuple[str, ...] = ()) -> hill.HillContent:
    """What stands on the hill."""
    return hill.HillContent(
        coricancha=view.coricancha,
        workers=tuple(sorted(view.hill.items())),
        steps=tuple(sorted(view.steps.items())),
        priests=tuple((player.priest, seat) for seat, player in enumerate(view.players) if player.priest),
        changed=changed,
        vassals=vassal_places.standing(view, vassal_places.CORICANCHA, vassal_places.STEPS, vassal_places.SEGMENT),
    )


def people(view: Position, changed: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """Village, Nomads, Casualties of War, bag and Statues."""
    statues = tuple((god, view.small_statues[god], view.large_statues[god]) for god in GODS)
    bag = sum(view.bag.values())
    return village.people(
        view.village, view.nomads, view.casualties, bag, statues, changed, theme, words, arrivals(view)
    )


def arrivals(view: Position) -> village.Arrivals | None:
    """Newcomers, and Vassals among the Casualties of War, if there are any in this game."""
    box = view.options.box
    if not box.newcomers and not box.vassals:
        return None
    fallen = [owner for on in vassal_places.standing(view, vassal_places.CASUALTIES) for owner in on.owners]
    newcomers = view.newcomers if box.newcomers else None
    return village.Arrivals(newcomers, len(view.newcomer_bag), tuple(fallen))


def pieces(view: Position, region: str) -> tuple[regions.Pieces, ...]:
    """What lies on the Conquest spaces of a region."""
    return tuple(
        regions.Pieces(
            space,
            view.conquest[space],
            bool(vassals.owners_at(view, vassal_places.REPLACING, space)),
            vassals.owners_at(view, vassal_places.JOINING, space),
        )
        for space in queries.spaces_of_region(region)
        if space in view.conquest
    )


def region_panel(view: Position, region: str, changed: Changes, theme: Theme, words: Words) -> Panel:
    """A region with its markers and its Nation tile."""
    leader = queries.majority(view, region)
    here = tuple(space for space in changed.conquest if CONQUEST[space].region == region)
    nation = nation_tiles.content(view, region, changed.nations)
    return regions.region(region, pieces(view, region), here, -1 if leader is None else leader, theme, words, nation)


def market_panel(view: Position, changed: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """The Buildings on sale but for Palaces."""
    tiles = [name for name in buildings.market(view) if buildings.type_of(name) != buildings.PALACE]
    return offers.market(tuple(tiles), changed, theme, words)


def palaces_panel(view: Position, changed: tuple[str, ...], theme: Theme, words: Words) -> Panel:
    """The Palaces on sale."""
    return palace_tiles.market(buildings.market(view, buildings.PALACE), changed, theme, words)


def weaving_panel(view: Position, changed: bool, theme: Theme, words: Words) -> Panel:
    """The top Weaving, or those on sale."""
    top = offers.top_weaving(view.weavings)
    return offers.weavings(top, view.weavings_drawn, len(view.weavings), changed, theme, words)


def decks_panel(view: Position, theme: Theme, words: Words) -> Panel:
    """What is left in decks and stacks."""
    return offers.decks(
        len(view.god_deck),
        len(view.army_deck),
        len(view.army_discard),
        tuple((kind, len(buildings.stack(view, kind))) for kind in view.options.box.building_types),
        theme,
        words,
    )
