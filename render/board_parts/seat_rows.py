"""One row for every seat: who it is and what it has."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from engine import buildings
from engine import vassals as vassals_on
from engine.queries import crowned
from engine.state import Player, Position
from render import icons
from render.board_parts import court_line, vassal_places
from render.board_parts.court_line import Court
from render.drawing.canvas import BOLD, Canvas, Panel
from render.drawing.theme import Theme, mix
from render.words import Words

WIDTH = 1560
ROW_SIZE = (WIDTH, 84)


class SeatContent(Struct, frozen=True):
    """What a row tells of a seat."""

    seat: int
    name: str
    vp: int
    gained: str  # with its sign, since the position it is compared with; empty if nothing
    potato: int
    corn: int
    stone: int
    gold: int
    workers: tuple[str, ...]
    god_cards: int
    army: tuple[int, int, int]  # in hand, face up, face down
    small_statues: tuple[str, ...]
    large_statues: tuple[str, ...]
    buildings: tuple[tuple[str, int, int], ...]  # type, face up, face down
    tapestries: tuple[int, ...]
    markers: tuple[int, int]  # Steps, Conquest
    to_act: bool
    winner: bool
    changed: tuple[str, ...] = ()
    manned: tuple[tuple[str, int], ...] = ()  # Statues with Vassals on them: size and god, how many
    court: Court | None = None  # of the modules, in a second line

    @property
    def height(self) -> int:
        """How high the row is."""
        return ROW_SIZE[1] + (court_line.HEIGHT if self.court else 0)


def seat_name(names: tuple[str, ...], seat: int, words: Words) -> str:
    """The name of a seat, or its number."""
    return names[seat] if seat < len(names) else words.seat(seat + 1)


def player_at(view: Position, seat: int) -> Player:
    """The player of a seat, if there is such a seat."""
    if not 0 <= seat < len(view.players):
        raise ValueError(f"there is no seat {seat} in a game of {len(view.players)}")
    return view.players[seat]


def content(
    view: Position, seat: int, names: tuple[str, ...], words: Words, since: Position | None = None
) -> SeatContent:
    """What the row of this seat tells of it."""
    player = view.players[seat]
    before = since.players[seat] if since else player
    watched = ("potato", "corn", "stone", "gold", "workers")
    return SeatContent(
        seat=seat,
        name=seat_name(names, seat, words),
        vp=player.vp,
        gained=words.signed(player.vp - before.vp) if player.vp != before.vp else "",
        potato=player.potato,
        corn=player.corn,
        stone=player.stone,
        gold=player.gold,
        workers=player.workers,
        god_cards=len(player.god_hand),
        army=(len(player.army_hand), len(player.army_up), len(player.army_down)),
        small_statues=player.small_statues,
        large_statues=player.large_statues,
        buildings=tuple(
            (kind, len(buildings.face_up(player, kind)), len(buildings.face_down(player, kind)))
            for kind in view.options.box.building_types
            if kind != buildings.PALACE
        ),
        tapestries=tuple(len(tapestry) for tapestry in player.tapestries),
        markers=(player.steps_left, player.markers_left),
        to_act=view.to_act == seat,
        winner=seat in crowned(view),
        changed=tuple(name for name in watched if getattr(player, name) != getattr(before, name)),
        manned=tuple(
            (on.place, on.owners.count(seat))
            for on in vassal_places.standing(view, vassal_places.STATUE)
            if seat in on.owners
        ),
        court=court_line.content(view, seat, since),
    )


@lru_cache(maxsize=128)
def row(seat: SeatContent, theme: Theme, words: Words) -> Panel:
    """One seat: name, score, resources, Workers, cards, Buildings, Statues, Tapestries, markers."""
    width, height = ROW_SIZE[0], seat.height
    canvas = Canvas(width, height, theme, theme.ground)
    edge = theme.accent if seat.to_act or seat.winner else theme.line
    canvas.rectangle((0, 0, width, height), theme.panel, edge, 5 if seat.to_act else 2, 14)
    canvas.paste(icons.seat(seat.seat, 58 * canvas.scale, theme), (46, 42))
    canvas.text((86, 22), seat.name, 28, weight=BOLD, within=(86, 3, 300, 40), smallest=24)
    canvas.paste(icons.icon("crown" if seat.winner else "vp", 40 * canvas.scale, theme), (106, 60))
    shown = canvas.text((130, 60), str(seat.vp), 44, weight=BOLD, within=(130, 40, 214, 82))
    if seat.gained:
        within = (140 + shown, 42, 300, 80)
        canvas.text((140 + shown, 60), seat.gained, 34, theme.glow, weight=BOLD, within=within)
    _pairs(canvas, seat)
    _people(canvas, seat)
    _possessions(canvas, seat)
    if seat.court:
        court_line.draw_court(canvas, seat.court, ROW_SIZE[1])
    return canvas.done()


def _pairs(canvas: Canvas, seat: SeatContent) -> None:
    x = 322.0
    for name in ("potato", "corn", "stone", "gold"):
        if name in seat.changed:
            canvas.rectangle((x - 21, 10, x + 27, 76), mix(canvas.theme.panel, canvas.theme.glow, 0.25), None, 0, 8)
        canvas.paste(icons.icon(name, 36 * canvas.scale, canvas.theme), (x + 3, 29))
        text = str(getattr(seat, name))
        canvas.text((x + 3, 63), text, 34, weight=BOLD, anchor="mm", within=(x - 20, 46, x + 26, 80))
        x += 54


def _people(canvas: Canvas, seat: SeatContent) -> None:
    side = min(52, 168 // max(1, len(seat.workers)))
    step = 56 if len(seat.workers) <= 3 else side
    if "workers" in seat.changed:
        canvas.rectangle(
            (536, 10, 542 + step * max(1, len(seat.workers)), 76),
            mix(canvas.theme.panel, canvas.theme.glow, 0.25),
            None,
            0,
            8,
        )
    for index, kind in enumerate(seat.workers):
        x = 539 + step / 2 + index * step
        canvas.paste(icons.worker(kind, side * canvas.scale, canvas.theme), (x, 42))
    x = 730.0
    canvas.paste(icons.icon("god_card", 38 * canvas.scale, canvas.theme), (x, 29))
    canvas.text((x, 63), str(seat.god_cards), 26, weight=BOLD, anchor="mm", within=(x - 24, 48, x + 24, 78))
    x = 812.0
    canvas.paste(icons.icon("army_card", 38 * canvas.scale, canvas.theme), (x, 29))
    hand, up, down = seat.army
    canvas.text((x, 63), f"{hand} / {up} / {down}", 23, weight=BOLD, anchor="mm", within=(x - 52, 48, x + 52, 78))


def _possessions(canvas: Canvas, seat: SeatContent) -> None:
    theme = canvas.theme
    x = 912.0
    for kind, up, down in seat.buildings:
        canvas.paste(icons.icon(kind, 36 * canvas.scale, theme), (x, 29))
        text, size, half = (f"{up} / {down}", 23, 40) if buildings.can_lie_face_down(kind) else (f"{up}", 24, 28)
        canvas.text((x, 63), text, size, weight=BOLD, anchor="mm", within=(x - half, 48, x + half, 78))
        x += 72
    x += 22
    canvas.paste(icons.icon("weaving", 36 * canvas.scale, theme), (x, 29))
    lengths = " + ".join(map(str, sorted(seat.tapestries, reverse=True))) or "0"
    canvas.text((x, 63), lengths, 23, weight=BOLD, anchor="mm", within=(x - 62, 48, x + 62, 78))
    _statues(canvas, seat, x + 74, 1410)
    for index, (icon, n) in enumerate(zip(("steps", "marker"), seat.markers, strict=True)):
        x = 1448.0 + index * 62
        canvas.paste(icons.icon(icon, 36 * canvas.scale, theme), (x, 29))
        canvas.text((x, 63), str(n), 24, weight=BOLD, anchor="mm", within=(x - 28, 48, x + 28, 78))


def _statues(canvas: Canvas, seat: SeatContent, left: float, right: float) -> None:
    figures = [("large", god) for god in seat.large_statues] + [("small", god) for god in seat.small_statues]
    if not figures:
        return
    rows = 1 if len(figures) <= 5 else 2
    across = -(-len(figures) // rows)
    side = 56 if rows == 1 else 36
    step = min(46.0, (right - left - side) / max(1, across - 1))
    manned = dict(seat.manned)
    for index, (size, god) in enumerate(figures):
        x, y = left + side / 2 + index % across * step, 42 if rows == 1 else 24 + index // across * 36
        vassals = (seat.seat,) * manned.pop(vassals_on.statue(size, god), 0)  # of two like ones, on the first
        canvas.paste(statue_with(size, god, vassals, side * canvas.scale, canvas.theme), (x, y))


def statue_with(size: str, god: str, owners: tuple[int, ...], side: int, theme: Theme) -> Image.Image:
    """A Statue, with Vassals before its foot."""
    figure = icons.statue(size, god, side, theme)
    if not owners:
        return figure
    crowd = icons.vassals(owners, side * 5 // 9, theme)
    both = Image.new("RGBA", (max(side, crowd.width), side))
    both.alpha_composite(figure, ((both.width - side) // 2, 0))
    both.alpha_composite(crowd, (both.width - crowd.width, side - crowd.height))
    return both
