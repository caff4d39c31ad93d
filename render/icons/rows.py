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

Piece = Image.Image | str | float  # a picture, a text, or a gap in heights
LETTERS = 0.8  # of the height
SMALL = 0.8  # of the height: what only tells which
GAP = 0.22
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
                self.icon("arrow")
                self.icon("festival")
            case PlaceConquestMarker(n):
                self.icon("conquest", n)
            case CasualtyForArmy(n):
                self.icon("casualty")
                self.icon("arrow")
                self.free("army_card", n)
            case Choose(options):
                for number, option in enumerate(options):
                    if number:
                        self.pieces += [GAP / 2, "/", GAP / 3]
                    self.together(option)
            case Priced(inner, cost):
                self.cost(cost)
                self.icon("arrow")
                self.effect(inner)
            case Counted(n):  # the usual one: an icon of that name
                self.icon(effect.verb, n)
            case _:
                assert_never(effect)

    def done(self) -> Image.Image:
        """The picture of the row: all pieces side by side."""
        letters = font(self.height * LETTERS, BOLD)
        tight = max(1, round(self.height * 0.06))
        widths = []
        for piece in self.pieces:
            if isinstance(piece, str):
                widths.append(round(letters.getlength(piece)) + tight)
            else:
                widths.append(round(piece * self.height) if isinstance(piece, float) else piece.width)
        image = Image.new("RGBA", (max(1, sum(widths)), self.height), (*self.theme.text, 0))
        draw = ImageDraw.Draw(image)
        x = 0
        for piece, width in zip(self.pieces, widths, strict=True):
            if isinstance(piece, str):
                draw.text((x, self.height * 0.52), piece, self.theme.text, letters, "lm")
            elif not isinstance(piece, float):
                image.paste(piece, (x, (self.height - piece.height) // 2))
            x += width
        return image


@lru_cache(maxsize=2048)
def effects_row(effects: tuple[Effect, ...], height: int, theme: Theme) -> Image.Image:
    """A benefit as a row of icons and numbers."""
    row = _Row(height, theme)
    row.effects(effects)
    return row.done()


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
