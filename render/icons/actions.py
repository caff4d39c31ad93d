"""Tasks, High Priest actions, buildings and small signs."""

from collections.abc import Mapping

from render.drawing.theme import BLACK, CLOTH, RESOURCES, SEATS, WHITE, WORKERS, Colour, Theme
from render.icons.base import WEIGHT, Painter, Pen, arc, pale, regular, rounded, smooth, star
from render.icons.gods import bust, figure
from render.icons.goods import corn, potato

GREY, GOLD, GREEN = RESOURCES["stone"], RESOURCES["corn"], WORKERS["craftsman"]
THATCH = CLOTH["yellow"]


def house(pen: Pen, roof: Colour, door: Colour | None = BLACK) -> None:
    """A stone house with leaning walls and a thatched roof."""
    pen.shape([(0.18, 0.46), (0.82, 0.46), (0.88, 0.92), (0.12, 0.92)], pale(GREY))
    pen.shape(rounded([(0.5, 0.06), (0.97, 0.5), (0.03, 0.5)], 0.06), roof)
    if door:
        pen.shape([(0.42, 0.62), (0.58, 0.62), (0.62, 0.92), (0.38, 0.92)], door)


def _building(pen: Pen, theme: Theme) -> None:
    house(pen, THATCH)


def _production(pen: Pen, theme: Theme) -> None:
    house(pen, GREEN, None)
    corn(pen.at(0.5, 0.68, 0.56, finer=0.8))


def _passive(pen: Pen, theme: Theme) -> None:
    house(pen, SEATS[1], None)
    pen.shape(star(0.5, 0.71, 0.2, 0.09, 4), GOLD, BLACK, WEIGHT * 0.8)


def _palace(pen: Pen, theme: Theme) -> None:
    pen.shape([(0.1, 0.54), (0.9, 0.54), (0.96, 0.93), (0.04, 0.93)], pale(GREY))
    pen.shape([(0.26, 0.3), (0.74, 0.3), (0.78, 0.54), (0.22, 0.54)], pale(GREY))
    steps = [(0.18, 0.3), (0.18, 0.18), (0.34, 0.18), (0.34, 0.06)]
    pen.shape([*steps, *((1 - x, y) for x, y in reversed(steps))], GOLD)
    pen.box(0.06, 0.5, 0.94, 0.6, CLOTH["red"])
    pen.shape([(0.42, 0.68), (0.58, 0.68), (0.62, 0.93), (0.38, 0.93)], BLACK)
    for x in (0.22, 0.78):
        pen.box(x - 0.05, 0.7, x + 0.05, 0.82, BLACK, None)
    pen.box(0.45, 0.36, 0.55, 0.45, BLACK, None)


def _village(pen: Pen, theme: Theme) -> None:
    house(pen.at(0.66, 0.36, 0.6), THATCH)
    house(pen.at(0.36, 0.62, 0.66), CLOTH["red"])


def _produce_one(pen: Pen, theme: Theme) -> None:
    house(pen.at(0.4, 0.42, 0.78), GREEN)
    pen.arrows([[(0.42, 0.76), (0.74, 0.76)]], GOLD, 0.1, 0.16)


def _produce(pen: Pen, theme: Theme) -> None:
    corn(pen.at(0.36, 0.36, 0.62, -16))
    corn(pen.at(0.62, 0.34, 0.62, 12))
    potato(pen.at(0.5, 0.5, 0.42))
    pen.shape(rounded([(0.08, 0.54), (0.92, 0.54), (0.78, 0.94), (0.22, 0.94)], 0.08), CLOTH["brown"])
    pen.line(
        smooth([(0.16, 0.68), (0.3, 0.74), (0.42, 0.68), (0.56, 0.74), (0.7, 0.68), (0.84, 0.74)], closed=False),
        THATCH,
        0.05,
    )


def _temple(pen: Pen, theme: Theme) -> None:
    for i in range(3):
        inset = 0.06 + 0.13 * i
        pen.box(inset, 0.72 - 0.2 * i, 1 - inset, 0.92 - 0.2 * i, pale(GREY) if i % 2 else GREY)
    pen.box(0.36, 0.12, 0.64, 0.32, GOLD)
    pen.shape([(0.42, 0.32), (0.58, 0.32), (0.64, 0.92), (0.36, 0.92)], pale(GOLD))


def _steps(pen: Pen, theme: Theme) -> None:
    outline = [
        (0.06, 0.92),
        (0.06, 0.72),
        (0.28, 0.72),
        (0.28, 0.52),
        (0.5, 0.52),
        (0.5, 0.32),
        (0.72, 0.32),
        (0.72, 0.12),
        (0.94, 0.12),
        (0.94, 0.92),
    ]
    pen.shape(outline, GREY)
    for i in range(4):
        pen.line([(0.1 + 0.22 * i, 0.76 - 0.2 * i), (0.24 + 0.22 * i, 0.76 - 0.2 * i)], pale(GREY), 0.05)


def _rejuvenate(pen: Pen, theme: Theme) -> None:
    pen.arrows([arc(0.5, 0.5, 0.34, start, start + 100) for start in (205, 25)], GREEN, 0.1, 0.15)


def _merchant(pen: Pen, theme: Theme) -> None:
    wool = WORKERS["priest"]
    body = [
        (0.12, 0.5),
        (0.6, 0.48),
        (0.66, 0.14),
        (0.7, 0.04),
        (0.75, 0.12),
        (0.94, 0.18),
        (0.94, 0.28),
        (0.8, 0.3),
        (0.8, 0.64),
    ]
    legs = [
        (0.78, 0.94),
        (0.67, 0.94),
        (0.65, 0.74),
        (0.32, 0.74),
        (0.3, 0.94),
        (0.19, 0.94),
        (0.16, 0.68),
        (0.06, 0.56),
    ]
    pen.shape(rounded([*body, *legs], 0.05), wool)
    pen.shape([(0.24, 0.46), (0.56, 0.45), (0.54, 0.68), (0.26, 0.68)], CLOTH["red"])
    pen.line([(0.28, 0.57), (0.52, 0.57)], GOLD, 0.05)
    pen.disc(0.79, 0.2, 0.025, BLACK, None)


def _train(pen: Pen, theme: Theme) -> None:
    for side in (-1, 1):
        pen.cased([(0.5 - side * 0.36, 0.9), (0.5 + side * 0.28, 0.26)], RESOURCES["potato"], 0.03)
        spear = pen.at(0.5 + side * 0.34, 0.2, 0.32, side * 45)
        spear.shape([(0.5, 0.0), (0.85, 0.75), (0.15, 0.75)], WHITE)
    pen.disc(0.5, 0.56, 0.26, WORKERS["warrior"])
    pen.shape(star(0.5, 0.56, 0.16, 0.07, 4), GOLD, None)


def _conquest(pen: Pen, theme: Theme) -> None:
    pen.shape([(0.04, 0.94), (0.32, 0.6), (0.46, 0.72), (0.6, 0.56), (0.96, 0.94)], GREEN)
    pen.cased([(0.38, 0.1), (0.38, 0.76)], RESOURCES["potato"], 0.03)
    pen.shape([(0.42, 0.08), (0.9, 0.08), (0.78, 0.26), (0.9, 0.44), (0.42, 0.44)], WORKERS["warrior"])


def _offering(pen: Pen, theme: Theme) -> None:
    corn(pen.at(0.5, 0.38, 0.7))
    pen.shape([*arc(0.5, 0.56, 0.42, 0, 180, 0.28)], CLOTH["red"])
    pen.box(0.32, 0.84, 0.68, 0.94, CLOTH["red"])


def _small_statue(pen: Pen, theme: Theme) -> None:
    bust(pen)
    pen.shape(regular(0.5, 0.64, 0.15, 4), GREY)


def _large_statue(pen: Pen, theme: Theme) -> None:
    figure(pen)
    pen.shape(regular(0.5, 0.66, 0.16, 4), GREY)


def _statues(pen: Pen, theme: Theme) -> None:
    _large_statue(pen.at(0.37, 0.48, 0.92), theme)
    bust(pen.at(0.7, 0.67, 0.56, finer=0.8))


def _arrow(pen: Pen, theme: Theme) -> None:
    head = [(0.56, 0.2), (0.92, 0.5), (0.56, 0.8), (0.56, 0.6), (0.08, 0.6), (0.08, 0.4), (0.56, 0.4)]
    pen.shape(head, theme.text, theme.text, WEIGHT * 0.6)


def _choose(pen: Pen, theme: Theme) -> None:
    pen.arrows([[(0.1, 0.5), (0.34, 0.5), (0.66, 0.5 + side * 0.27)] for side in (-1, 1)], GOLD, 0.1, 0.16)


def _blue_space(pen: Pen, theme: Theme) -> None:
    pen.shape([(0.5, 0.12), (0.8, 0.5), (0.5, 0.88), (0.2, 0.5)], SEATS[1])


def _green_space(pen: Pen, theme: Theme) -> None:
    colour = pale(GREEN) if theme.name == "dark" else GREEN
    pen.shape(smooth([(0.16, 0.84), (0.2, 0.44), (0.46, 0.2), (0.86, 0.14), (0.8, 0.54), (0.56, 0.8)]), colour)
    pen.line([(0.18, 0.82), (0.64, 0.36)], BLACK, WEIGHT * 0.8)


ACTIONS: Mapping[str, Painter] = {
    "building": _building,
    "production": _production,
    "passive": _passive,
    "palace": _palace,
    "village": _village,
    "produce_one": _produce_one,
    "produce": _produce,
    "temple": _temple,
    "steps": _steps,
    "rejuvenate": _rejuvenate,
    "merchant": _merchant,
    "train": _train,
    "training": _train,
    "conquest": _conquest,
    "offering": _offering,
    "small_statue": _small_statue,
    "large_statue": _large_statue,
    "statue": _statues,
    "arrow": _arrow,
    "choose": _choose,
    "blue_space": _blue_space,
    "green_space": _green_space,
}
