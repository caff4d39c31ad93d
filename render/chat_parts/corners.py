"""The corners of the chat picture: one for each seat, and what an automa may do next."""

from functools import lru_cache
from itertools import product
from math import ceil

from msgspec import Struct

from engine.automa_queries import Ahead, automa_priest_actions
from engine.components import CORICANCHA, GOD_CARDS, NEWCOMERS, WORKER_KINDS
from engine.difficulty import AXOMAMMA
from engine.queries import crowned
from engine.state import Position
from render import icons
from render.board_parts.seat_rows import seat_name
from render.chat_parts.corner_pen import CornerPen, Piece, light_of
from render.chat_parts.sizes import EDGE, GAIN, NAME, NUMBER, VP
from render.drawing.canvas import BOLD, text_width
from render.drawing.theme import Theme
from render.words import Words

RESOURCES = ("potato", "corn", "stone", "gold")
FEW = 10  # of a resource, in most turns
MARK = 96
WORKER, RESOURCE, COURT, ACTION = 54, 44, 42, 54
RING = 0.59  # of the side of a mark
AIR = 8  # between a name and each thing of the modules
BEYOND = 6  # what letters may reach beyond their width
# Rows and columns, counted from the corner of the picture.
NAME_ROW, HEAD, WORKERS_ROW, RESOURCE_ROW = 58, 120, 178, 44
NAME_AT, VP_AT = 32.0, 87.0
START, WIDEST = EDGE + MARK + 14, 590
COLUMNS, COLUMN = (8, 108), 96
# In a solo game: which corners tell what the automa may do next, how wide they are, the height of an action and a god.
AHEAD_AT, GODS_AT = 2, 3
WIDE_OUTLOOK, WIDE_DUE = 240, 280
DUE_ROW, AHEAD_ROW, GOD_ROW = 96, 62, 57
DUE, LEADS_TO = 84, 50
ROLLS, IDLE = "die", "nomad"  # icons of what an automa does where no action is possible


class Corner(Struct, frozen=True):
    """What a corner tells of a seat, in a form that can be a key."""

    seat: int
    name: str
    vp: int
    gained: str
    workers: tuple[str, ...]
    resources: tuple[int, ...]
    to_act: bool
    winner: bool
    changed: tuple[str, ...] = ()  # resources, "workers"
    court: tuple[tuple[str, int], ...] = ()  # icon of the modules and how many of it


class Outlook(Struct, frozen=True):
    """What an automa does next, and why: her High Priest's actions ahead, and the gods by the die if she rolls it."""

    seat: int
    ahead: tuple[Ahead, ...]
    due: str  # an icon; empty before her High Priest is placed
    gods: tuple[str, ...]


def corner(view: Position, seat: int, names: tuple[str, ...], words: Words, since: Position | None) -> Corner:
    """What the corner of this seat tells."""
    player = view.players[seat]
    before = since.players[seat] if since else player
    box = view.options.box
    court = [("palace", len(player.palaces)), ("noble", len(player.nobles))] if "palace" in box.building_types else []
    court += [("vassal", player.vassals_left)] if box.vassals else []
    return Corner(
        seat=seat,
        name=seat_name(names, seat, words),
        vp=player.vp,
        gained=words.signed(player.vp - before.vp) if player.vp != before.vp else "",
        workers=player.workers,
        resources=tuple(getattr(player, name) for name in RESOURCES),
        to_act=view.to_act == seat,
        winner=seat in crowned(view),
        changed=tuple(name for name in (*RESOURCES, "workers") if getattr(player, name) != getattr(before, name)),
        court=tuple(court),
    )


def outlook(view: Position) -> Outlook | None:
    """What an automa may do next, if there is one and the game goes on."""
    if view.automa is None or view.result:
        return None
    ahead = tuple(ahead for ahead in automa_priest_actions(view) if ahead.in_reach)
    action = next((each.action for each in ahead if each.met), "")
    idle = view.automa.which == AXOMAMMA and not view.players[view.automa.seat].workers
    gods = () if action or idle else tuple(GOD_CARDS[card].god for card in view.automa.tucked)
    return Outlook(view.automa.seat, ahead, (action or (IDLE if idle else ROLLS)) if ahead else "", gods)


def prepare(theme: Theme) -> None:
    """Have ready what changes in most turns: a few of each resource in the upper corners, and Workers."""
    for place, index, n, changed in product((0, 1), range(len(RESOURCES)), range(FEW), (True, False)):
        _resource(index, n, changed, place, theme)
    for worker in (*WORKER_KINDS, *NEWCOMERS):
        icons.worker(worker, WORKER - 2, theme)
    for space in CORICANCHA:
        icons.icon(space.id, ACTION, theme)


def seat_corner(shown: Corner, place: int, theme: Theme) -> tuple[Piece, ...]:
    """The corner of a seat at one of the places clockwise from the upper left: what stays is found drawn."""
    return (
        _mark(shown.seat, shown.to_act, shown.winner, place, theme),
        _name(shown.name, shown.court, place, theme),
        _vp(shown.vp, shown.gained, place, theme),
        _workers(shown.workers, "workers" in shown.changed, place, theme),
        *(
            _resource(index, n, name in shown.changed, place, theme)
            for index, (name, n) in enumerate(zip(RESOURCES, shown.resources, strict=True))
        ),
    )


@lru_cache(maxsize=64)
def _mark(seat: int, to_act: bool, winner: bool, place: int, theme: Theme) -> Piece:
    """Whose corner it is; who is asked has a ring, who has won a crown."""
    pen = CornerPen(place, theme, (0, 0, START, HEAD))
    x, y, r = EDGE + MARK / 2, HEAD / 2 + 1, MARK * RING
    if to_act:
        pen.canvas.ellipse(pen.box(x - r, y - r, x + r, y + r), light_of(theme), theme.accent, 5)
    pen.sprite(x, y, icons.seat(seat, MARK, theme))
    if winner:
        pen.sprite(x + MARK * 0.38, y - MARK * 0.38, icons.icon("crown", COURT, theme))
    return pen.done()


@lru_cache(maxsize=256)
def _name(name: str, court: tuple[tuple[str, int], ...], place: int, theme: Theme) -> Piece:
    """The name of a seat, and how much of the modules it has."""
    beside = sum(AIR + COURT + text_width(str(n), NUMBER, BOLD) for _, n in court) or NUMBER
    end = START + ceil(text_width(name, NUMBER, BOLD) + beside) + BEYOND
    pen = CornerPen(place, theme, (START, 0, min(end, WIDEST), NAME_ROW))
    x = START + pen.text(START, NAME_AT, name, NUMBER, WIDEST - START - beside, theme.text, smallest=NAME) + AIR
    for sign, n in court:
        x += pen.pair(x, NAME_AT, icons.icon(sign, COURT, theme), n) + AIR
    return pen.done()


@lru_cache(maxsize=256)
def _vp(vp: int, gain: str, place: int, theme: Theme) -> Piece:
    wide = text_width(str(vp), VP, BOLD) + 12
    end = START + ceil(wide + text_width(gain, GAIN, BOLD)) + BEYOND
    pen = CornerPen(place, theme, (START, NAME_ROW, end, HEAD))
    pen.text(START, VP_AT, str(vp), VP, 150, theme.text)
    pen.text(START + wide, VP_AT, gain, GAIN, 120, theme.accent)
    return pen.done()


@lru_cache(maxsize=256)
def _workers(workers: tuple[str, ...], changed: bool, place: int, theme: Theme) -> Piece:
    y, side = (HEAD + WORKERS_ROW) / 2, min(WORKER, 226 // max(1, len(workers)))
    box = (EDGE - 4, HEAD, EDGE + 4 + len(workers) * side, WORKERS_ROW)
    pen = CornerPen(place, theme, box)
    if changed and workers:
        pen.lit(*box)
    for index, worker in enumerate(reversed(workers) if pen.right else workers):
        pen.sprite(EDGE + side * (index + 0.5), y, icons.worker(worker, side - 2, theme))
    return pen.done()


@lru_cache(maxsize=1024)
def _resource(index: int, n: int, changed: bool, place: int, theme: Theme) -> Piece:
    """One of four resources, two by two, read from the left on either side."""
    row, column = divmod(index, 2)
    column = 1 - column if place in (1, 2) else column
    left, top = COLUMNS[column], WORKERS_ROW + row * RESOURCE_ROW
    box = (left - 4, top, left + COLUMN, top + RESOURCE_ROW)
    pen = CornerPen(place, theme, box)
    if changed:
        pen.lit(*box)
    pen.pair(left, top + RESOURCE_ROW / 2, icons.icon(RESOURCES[index], RESOURCE, theme), n)
    return pen.done()


def outlook_corners(shown: Outlook, theme: Theme) -> tuple[Piece, ...]:
    """What an automa does next; above it each action that she may take, with what it needs; the gods by the die."""
    return (
        *((_due(shown.seat, shown.due, theme),) if shown.due else ()),
        *(_ahead(row, ahead, theme) for row, ahead in enumerate(reversed(shown.ahead))),
        *(_god(row, god, theme) for row, god in enumerate(shown.gods)),
    )


@lru_cache(maxsize=64)
def _due(seat: int, due: str, theme: Theme) -> Piece:
    """The mark of the automa, and what she does next."""
    pen, y = CornerPen(AHEAD_AT, theme, (0, 0, WIDE_DUE, DUE_ROW)), DUE_ROW / 2
    x = EDGE + DUE / 2
    for name, side in ((due, DUE), ("arrow", LEADS_TO)):
        pen.sprite(x, y, icons.icon(name, side, theme))
        x += (DUE + LEADS_TO) / 2 + 10
    pen.sprite(x + 10, y, icons.seat(seat, DUE, theme))
    return pen.done()


@lru_cache(maxsize=256)
def _ahead(row: int, ahead: Ahead, theme: Theme) -> Piece:
    """An action with how many it needs and has; ticked if she would perform it."""
    top = DUE_ROW + row * AHEAD_ROW
    pen = CornerPen(AHEAD_AT, theme, (0, top, WIDE_OUTLOOK, top + AHEAD_ROW))
    y, needed = top + AHEAD_ROW / 2, ahead.condition
    action = icons.icon(ahead.action, ACTION, theme)
    count = "" if needed.bar else f"{needed.has}/{needed.needs}"
    pen.pair(EDGE + 60, y, action if ahead.met else icons.faded(action), count)
    if ahead.met:
        pen.sprite(EDGE + 26, y, icons.icon("fulfilled", 44, theme))
    return pen.done()


@lru_cache(maxsize=128)
def _god(row: int, god: str, theme: Theme) -> Piece:
    top = 7 + row * GOD_ROW
    pen = CornerPen(GODS_AT, theme, (0, top, WIDE_OUTLOOK, top + GOD_ROW))
    pen.sprite(EDGE + 26, top + 29, icons.die(row + 1, 52, theme))
    pen.sprite(EDGE + 84, top + 29, icons.god(god, 46, theme))
    return pen.done()
