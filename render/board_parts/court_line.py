"""The second line of a seat's row: its Palaces with their Nobles, and its Vassals, with The Golden Age."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from engine.state import Position
from render import icons
from render.board_parts import palace_tiles, vassal_places
from render.board_parts.palace_tiles import PalaceContent
from render.drawing.canvas import BOLD, Canvas
from render.drawing.theme import mix

HEIGHT = 56
EDGE = 22.0
VASSALS = 548.0  # the room for Vassals, at the right
CHIP = 112.0


class Court(Struct, frozen=True):
    """What a seat has of the modules: Palaces, and Vassals in its supply and on the table."""

    seat: int
    palaces: tuple[PalaceContent, ...]
    vassals_left: int = -1  # there are none in this game
    placed: tuple[tuple[str, str], ...] = ()  # tile, place
    changed: tuple[str, ...] = ()  # Palaces, and "vassals"


def content(view: Position, seat: int, since: Position | None = None) -> Court | None:
    """The court of a seat, if there are Palaces or Vassals in this game."""
    box = view.options.box
    if not box.vassals and "palace" not in box.building_types:
        return None
    player = view.players[seat]
    before = since.players[seat] if since else player
    changed = [
        palace
        for palace in player.palaces
        if palace not in before.palaces
        or player.nobles.get(palace) != before.nobles.get(palace)
        or (palace in player.lying) != (palace in before.lying)
    ]
    changed += ["vassals"] if player.vassals_left != before.vassals_left else []
    return Court(
        seat,
        palace_tiles.content(view, seat),
        player.vassals_left if box.vassals else -1,
        tuple((vassal.tile, vassal.place) for vassal in view.vassals if vassal.seat == seat),
        tuple(changed),
    )


def draw_court(canvas: Canvas, court: Court, top: float) -> None:
    """Palaces from the left, Vassals at the right."""
    canvas.line([(EDGE, top), (canvas.width - EDGE, top)], canvas.theme.line, 1.5)
    right = canvas.width - EDGE
    if court.vassals_left >= 0:
        right -= VASSALS
        draw_vassals(canvas, court, right, top)
    draw_palaces(canvas, court.palaces, court.changed, (EDGE, right - 10), top)


def draw_palaces(
    canvas: Canvas, palaces: Sequence[PalaceContent], changed: Collection[str], room: tuple[float, float], top: float
) -> None:
    """Each Palace as a chip: who lives there, its id, and how far its Prophecy has come."""
    if not palaces:
        return
    theme, (left, right) = canvas.theme, room
    wide = min(CHIP, (right - left) / len(palaces))
    side = 42 if wide > 96 else 26
    for index, palace in enumerate(palaces):
        x, y = left + index * wide, top + HEIGHT / 2
        if palace.palace in changed:
            canvas.rectangle(
                (x, top + 3, x + wide - 2, top + HEIGHT - 5), mix(theme.panel, theme.glow, 0.25), None, 0, 8
            )
        canvas.paste(palace_tiles.resident(palace, side * canvas.scale, theme), (x + 2 + side / 2, y))
        start = x + side + (7 if side > 30 else 4)
        within = (start, top + 4, x + wide - 1, y)
        canvas.text((start, y - 12), palace.palace, 20 if side > 30 else 16, weight=BOLD, within=within)
        if palace.fulfilled:
            canvas.paste(icons.icon("fulfilled", 22 * canvas.scale, theme), (start + 13, y + 12))
        elif palace.counts:
            canvas.text(
                (start, y + 12), palace.counts, 18, theme.muted, within=(start, y, x + wide - 1, top + HEIGHT - 3)
            )


def draw_vassals(canvas: Canvas, court: Court, left: float, top: float) -> None:
    """How many Vassals are left, and where the others are."""
    theme, y = canvas.theme, top + HEIGHT / 2 - 1
    if "vassals" in court.changed:
        canvas.rectangle((left, top + 3, left + 84, top + HEIGHT - 5), mix(theme.panel, theme.glow, 0.25), None, 0, 8)
    canvas.paste(icons.vassal(court.seat, 42 * canvas.scale, theme), (left + 26, y))
    within = (left + 52, y - 20, left + 82, y + 20)
    canvas.text((left + 52, y), str(court.vassals_left), 28, weight=BOLD, within=within)
    chip = min(CHIP, (canvas.width - left - 104) / max(1, len(court.placed)))
    for index, (tile, place) in enumerate(court.placed):
        x = left + 96 + index * chip
        canvas.rectangle((x, top + 7, x + chip - 8, top + HEIGHT - 9), theme.raised, theme.line, 1.5, 8)
        start = x + 8
        if chip == CHIP:  # with many of them, who stands there is said by the first of the line
            canvas.paste(icons.vassal(court.seat, 30 * canvas.scale, theme), (x + 18, y))
            start = x + 36
        sign = vassal_places.sign(tile, place, 28 * canvas.scale, theme)
        if sign:
            canvas.paste(sign, (start + sign.width / canvas.scale / 2, y))
            start += sign.width / canvas.scale + 5
        text = vassal_places.short(tile, place)
        if text:
            canvas.text((start, y), text, 21, weight=BOLD, within=(start, y - 18, x + chip - 10, y + 18))
