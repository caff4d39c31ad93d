"""Benefits and costs as rows of numbers and icons."""

from functools import lru_cache
from typing import assert_never

from PIL import Image, ImageDraw

from engine.benefits import (
    BuildingTask,
    CasualtyForArmy,
    Choose,
    Counted,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNomad,
    GainVillager,
    PlaceConquestMarker,
    PlayGod,
    Priced,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
)
from engine.resources import Cost
from render.drawing.canvas import BOLD, font
from render.drawing.theme import Theme
from render.icons.catalogue import NAMES, icon
from render.icons.gods import god
from render.icons.people import worker

Piece = Image.Image | str | float  # a picture, a text, or a gap in heights, where a line may end
LETTERS = 0.8  # of the height
SMALL = 0.8  # of the height: what only tells which
GAP = 0.22
NO_GAP = 0.0
LEAST = 8  # pixels: every row is higher
ALMOST = 0.98  # of the room: what is drawn anew is as wide only but for rounding
PAID = ("stone", "corn", "potato", "gold", "food")


class _Row:
    """Collects the pieces of a row and joins them."""

    def __init__(self, height: int, theme: Theme) -> None:
        self.height, self.theme = height, theme
        self.pieces: list[Piece] = []

    def icon(self, name: str, n: int = 1, always: bool = False) -> None:
        """An icon, with its number in front where that says something."""
        if n != 1 or always:
            self.pieces.append(str(n))
        self.pieces.append(icon(name, self.height, self.theme))

    def free(self, name: str, n: int = 1) -> None:
        """An icon of something had at no cost."""
        self.pieces.append(f"+{n}" if n != 1 else "+")
        self.pieces.append(icon(name, self.height, self.theme))

    def leads_to(self) -> None:
        """An arrow, to what follows from all before it."""
        self.pieces.append(NO_GAP)
        self.icon("arrow")

    def effects(self, effects: tuple[Effect, ...]) -> None:
        """A whole benefit."""
        for number, effect in enumerate(effects):
            if number:
                self.pieces.append(GAP)
            self.effect(effect)

    def together(self, option: tuple[Effect, ...]) -> None:
        """What is had by one choice: several effects are put into brackets."""
        if len(option) == 1:
            self.effects(option)
            return
        self.pieces.append("(")
        self.effects(option)
        self.pieces.append(")")

    def cost(self, cost: Cost) -> None:
        """A price."""
        for number, name in enumerate(name for name in PAID if getattr(cost, name)):
            if number:
                self.pieces.append(GAP / 2)
            self.icon(name, getattr(cost, name), always=True)

    def effect(self, effect: Effect) -> None:
        """One effect."""
        match effect:
            case Gain(resource, n):
                self.icon(resource, n, always=True)
            case DrawArmy(n):
                self.icon("army_card", n)
            case DrawGod(n):
                self.icon("god_card", n)
            case FreeWeaving(n):
                self.free("weaving", n)
            case PurchaseWeavings():
                self.icon("weavings")
            case FreeStatue(gods):
                self.free("small_statue")
                self.pieces.append(NO_GAP)
                self.pieces += [god(name, round(self.height * SMALL), self.theme) for name in gods]
            case StatueTask():
                self.icon("statue")
            case FreeSteps():
                self.free("steps")
            case StepsTask():
                self.icon("steps")
            case FreeBuilding(kind):
                self.free(kind or "building")
            case BuildingTask(kind):
                self.icon(kind or "building")
            case GainNomad(kinds):
                self.icon("nomad")
                self.pieces += [worker(kind, round(self.height * SMALL), self.theme) for kind in kinds]
            case GainVillager(end):
                self.pieces.append(icon(end, round(self.height * SMALL), self.theme))
                self.icon("village")
                self.icon("worker")
            case Rejuvenate(n):
                self.icon("rejuvenate", n, always=True)
            case PlayGod(n):
                self.icon("god_card", n)
                self.leads_to()
                self.icon("festival")
            case PlaceConquestMarker(n):
                self.icon("conquest", n)
            case CasualtyForArmy(n):
                self.icon("casualty")
                self.leads_to()
                self.free("army_card", n)
            case Choose(options):
                for number, option in enumerate(options):
                    if number:
                        self.pieces += [GAP / 2, "/", GAP / 3]
                    self.together(option)
            case Priced(inner, cost):
                self.cost(cost)
                self.leads_to()
                self.effect(inner)
            case Counted(n):  # the usual one: an icon of that name
                self.icon(effect.verb, n)
            case _:
                assert_never(effect)

    def lines(self, room: float) -> list[list[Piece]]:
        """The pieces in as many lines as this room asks for."""
        lines: list[list[Piece]] = [[]]
        for group in self._groups():
            longer = [*lines[-1], *group]
            if lines[-1] and self.width(longer) > room:
                lines.append(group[1:] if isinstance(group[0], float) else group)
            else:
                lines[-1] = longer
        return lines

    def _groups(self) -> list[list[Piece]]:
        """What stays together, each but the first after its gap."""
        groups: list[list[Piece]] = [[]]
        for piece in self.pieces:
            if isinstance(piece, float) and groups[-1]:
                groups.append([])
            groups[-1].append(piece)
        return groups

    def width(self, pieces: list[Piece]) -> int:
        """How wide these are side by side."""
        return sum(map(self._wide, pieces))

    def _wide(self, piece: Piece) -> int:
        if isinstance(piece, str):
            letters = font(self.height * LETTERS, BOLD)
            return round(letters.getlength(piece)) + max(1, round(self.height * 0.06))
        return round(piece * self.height) if isinstance(piece, float) else piece.width

    def done(self, lines: list[list[Piece]] | None = None) -> Image.Image:
        """The picture of the row: all pieces side by side, or in the middle of these lines."""
        lines = lines or [self.pieces]
        wide = max(1, *map(self.width, lines))
        image = Image.new("RGBA", (wide, self.height * len(lines)), (*self.theme.text, 0))
        draw, letters = ImageDraw.Draw(image), font(self.height * LETTERS, BOLD)
        for number, line in enumerate(lines):
            x, y = (wide - self.width(line)) // 2, number * self.height
            for piece in line:
                if isinstance(piece, str):
                    draw.text((x, y + self.height * 0.52), piece, self.theme.text, letters, "lm")
                elif not isinstance(piece, float):
                    image.paste(piece, (x, y + (self.height - piece.height) // 2))
                x += self._wide(piece)
        return image


@lru_cache(maxsize=2048)
def effects_row(effects: tuple[Effect, ...], height: int, theme: Theme) -> Image.Image:
    """A benefit as a row of icons and numbers."""
    row = _Row(height, theme)
    row.effects(effects)
    return row.done()


@lru_cache(maxsize=2048)
def effects_in(effects: tuple[Effect, ...], height: int, room: tuple[int, int], theme: Theme) -> Image.Image:
    """A benefit as large as this room allows, at most this high: a row, or two and more where it would be too small."""
    wide, high = room
    printed = _Row(height, theme)
    printed.effects(effects)
    for size in range(height, LEAST, -1):
        share = size / height
        lines = printed.lines(wide * ALMOST / share)
        if len(lines) * size <= max(high, size) and max(map(printed.width, lines)) * share <= wide * ALMOST:
            break
    row = _Row(size, theme)
    row.effects(effects)
    return row.done(row.lines(wide))


@lru_cache(maxsize=256)
def sign_row(signs: tuple[str, ...], height: int, theme: Theme) -> Image.Image:
    """Icons by their names, with numbers and signs between them."""
    row = _Row(height, theme)
    for sign in signs:
        if sign in NAMES:
            row.pieces += [icon(sign, height, theme), GAP / 3]
        else:
            row.pieces += [sign]
    return row.done()


@lru_cache(maxsize=1024)
def cost_row(cost: Cost, height: int, theme: Theme) -> Image.Image:
    """A price as a row of icons and numbers."""
    row = _Row(height, theme)
    row.cost(cost)
    return row.done()
