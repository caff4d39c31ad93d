"""Resources, VP and cards."""

from collections.abc import Mapping

from render.drawing.theme import BLACK, CLOTH, GODS, RESOURCES, WHITE, WORKERS, Colour, Theme
from render.icons.base import WEIGHT, Painter, Pen, dark, pale, regular, rounded, smooth, star
from render.icons.people import helmeted

GREEN = WORKERS["craftsman"]


def potato(pen: Pen) -> None:
    """A potato."""
    brown = RESOURCES["potato"]
    skin = smooth(
        [(0.12, 0.6), (0.16, 0.34), (0.4, 0.22), (0.66, 0.16), (0.88, 0.32), (0.86, 0.6), (0.64, 0.76), (0.36, 0.84)]
    )
    pen.shape(skin, brown)
    pen.line(smooth([(0.27, 0.42), (0.4, 0.34), (0.52, 0.31)], closed=False), pale(brown), 0.06)
    for x, y in ((0.68, 0.38), (0.46, 0.54), (0.66, 0.62), (0.3, 0.64)):
        pen.line([(x - 0.03, y), (x + 0.03, y + 0.02)], dark(brown), 0.05)


def corn(pen: Pen) -> None:
    """A cob of corn."""
    yellow = RESOURCES["corn"]
    cob = smooth(
        [(0.5, 0.05), (0.65, 0.16), (0.7, 0.42), (0.66, 0.74), (0.5, 0.86), (0.34, 0.74), (0.3, 0.42), (0.35, 0.16)]
    )
    pen.shape(cob, yellow, None)
    for y in (0.22, 0.36, 0.5):
        pen.line([(0.32, y), (0.68, y)], dark(yellow), 0.025)
    for x in (0.43, 0.57):
        pen.line([(x, 0.1), (x, 0.7)], dark(yellow), 0.025)
    pen.shape(cob, None)
    for side in (-1, 1):
        leaf = [
            (0.5, 0.95),
            (0.5 + side * 0.24, 0.84),
            (0.5 + side * 0.32, 0.44),
            (0.5 + side * 0.16, 0.58),
            (0.5, 0.78),
        ]
        pen.shape(smooth(leaf), GREEN)


def stone(pen: Pen) -> None:
    """A hewn block."""
    grey = RESOURCES["stone"]
    pen.shape(
        rounded(
            [
                (0.1, 0.34),
                (0.3, 0.14),
                (0.78, 0.14),
                (0.92, 0.36),
                (0.9, 0.76),
                (0.74, 0.88),
                (0.2, 0.88),
                (0.08, 0.72),
            ],
            0.06,
        ),
        grey,
    )
    pen.shape([(0.14, 0.36), (0.31, 0.18), (0.76, 0.18), (0.88, 0.36), (0.7, 0.42), (0.3, 0.42)], pale(grey), None)
    pen.line([(0.7, 0.44), (0.68, 0.84)], dark(grey), 0.04)


def gold(pen: Pen) -> None:
    """A bar of gold."""
    metal = RESOURCES["gold"]
    pen.shape([(0.06, 0.78), (0.2, 0.4), (0.66, 0.4), (0.8, 0.78)], metal)
    pen.shape([(0.2, 0.4), (0.34, 0.22), (0.8, 0.22), (0.66, 0.4)], pale(metal))
    pen.shape([(0.66, 0.4), (0.8, 0.22), (0.94, 0.6), (0.8, 0.78)], dark(metal))


def medal(pen: Pen) -> None:
    """The medal of VP: a wreath on a red disc."""
    pen.disc(0.5, 0.5, 0.43, RESOURCES["vp"])
    pale_gold = RESOURCES["corn"]
    for angle in range(0, 360, 30):
        if angle != 0:
            leaf = pen.at(0.5, 0.5, 1, angle)
            leaf.oval(0.5, 0.2, 0.1, 0.05, pale_gold, None, angle=-25)
    pen.shape(star(0.5, 0.52, 0.2, 0.09, 5), WHITE, None)


def _food(pen: Pen, theme: Theme) -> None:
    corn(pen.at(0.66, 0.42, 0.78, 20))
    potato(pen.at(0.34, 0.66, 0.62))


# ------------------------------------------------------------ cards


def card(pen: Pen, fill: Colour) -> None:
    """An upright card."""
    pen.box(0.17, 0.05, 0.83, 0.95, WHITE, radius=0.1)
    pen.box(0.25, 0.13, 0.75, 0.87, fill, None, radius=0.05)


def god_card(pen: Pen) -> None:
    """The back of a God card: a golden mask."""
    card(pen, dark(GODS["kuychi"]))
    metal = RESOURCES["corn"]
    pen.shape(star(0.5, 0.5, 0.27, 0.17, 8), metal, None)
    pen.disc(0.5, 0.5, 0.15, pale(metal), BLACK, WEIGHT * 0.6)
    for x in (0.44, 0.56):
        pen.disc(x, 0.48, 0.026, BLACK, None)
    pen.line([(0.46, 0.56), (0.54, 0.56)], BLACK, 0.03)


def army_card(pen: Pen) -> None:
    """The back of an Army card: a soldier's head and shoulders."""
    card(pen, WORKERS["warrior"])
    fine = pen.at(0.5, 0.5, 1, finer=0.8)
    fine.shape([(0.27, 0.85), (0.32, 0.7), (0.42, 0.64), (0.58, 0.64), (0.68, 0.7), (0.73, 0.85)], RESOURCES["corn"])
    helmeted(fine, 0.5, 0.49, 1.05, RESOURCES["corn"])
    for x in (0.44, 0.56):
        fine.disc(x, 0.55, 0.028, BLACK, None)


def _deck(pen: Pen, theme: Theme) -> None:
    for i in range(3):
        x, y = 0.3 - 0.1 * i, 0.05 + 0.09 * i
        pen.box(x, y, x + 0.6, y + 0.72, (RESOURCES["stone"], pale(RESOURCES["stone"]), WHITE)[i], radius=0.07)
    pen.box(0.2, 0.35, 0.6, 0.83, CLOTH["brown"], None, radius=0.04)


def _hand(pen: Pen, theme: Theme) -> None:
    for angle, fill in ((-24, GODS["kuychi"]), (0, CLOTH["brown"]), (24, WORKERS["warrior"])):
        leaf = pen.at(0.5, 0.95, 1.0, angle)
        leaf.box(0.32, -0.3, 0.68, 0.3, WHITE, radius=0.06)
        leaf.box(0.38, -0.24, 0.62, 0.24, fill, None)


def _bag(pen: Pen, theme: Theme) -> None:
    brown = CLOTH["brown"]
    pen.shape(
        smooth([(0.36, 0.3), (0.16, 0.56), (0.2, 0.86), (0.5, 0.94), (0.8, 0.86), (0.84, 0.56), (0.64, 0.3)]), brown
    )
    pen.shape([(0.36, 0.3), (0.26, 0.08), (0.42, 0.14), (0.5, 0.06), (0.58, 0.14), (0.74, 0.08), (0.64, 0.3)], brown)
    pen.line([(0.34, 0.31), (0.66, 0.31)], RESOURCES["corn"], 0.08)
    pen.shape(regular(0.5, 0.62, 0.14, 4), RESOURCES["corn"])


def _crown(pen: Pen, theme: Theme) -> None:
    metal = RESOURCES["corn"]
    pen.shape([(0.12, 0.84), (0.06, 0.3), (0.3, 0.52), (0.5, 0.14), (0.7, 0.52), (0.94, 0.3), (0.88, 0.84)], metal)
    pen.line([(0.16, 0.7), (0.84, 0.7)], RESOURCES["vp"], 0.08)
    pen.disc(0.5, 0.14, 0.06, RESOURCES["vp"])


def _marker(pen: Pen, theme: Theme) -> None:
    wood = RESOURCES["potato"]
    pen.shape([(0.5, 0.08), (0.88, 0.28), (0.5, 0.48), (0.12, 0.28)], pale(wood))
    pen.shape([(0.12, 0.28), (0.5, 0.48), (0.5, 0.92), (0.12, 0.72)], wood)
    pen.shape([(0.88, 0.28), (0.5, 0.48), (0.5, 0.92), (0.88, 0.72)], dark(wood))


def _clock(pen: Pen, theme: Theme) -> None:
    pen.disc(0.5, 0.5, 0.42, WHITE)
    pen.disc(0.5, 0.5, 0.34, None, RESOURCES["corn"], 0.07)
    pen.line([(0.5, 0.26), (0.5, 0.5), (0.66, 0.6)], BLACK, 0.07)


def _festival(pen: Pen, theme: Theme) -> None:
    for i in range(5):
        x = 0.12 + 0.152 * i
        pen.box(x, 0.08, x + 0.152, 0.94 - 0.13 * i, pale(CLOTH["brown"]) if i % 2 else RESOURCES["potato"])
    pen.shape([(0.1, 0.3), (0.9, 0.24), (0.9, 0.36), (0.1, 0.42)], RESOURCES["vp"])


GOODS: Mapping[str, Painter] = {
    "potato": lambda pen, theme: potato(pen),
    "corn": lambda pen, theme: corn(pen),
    "stone": lambda pen, theme: stone(pen),
    "gold": lambda pen, theme: gold(pen),
    "vp": lambda pen, theme: medal(pen),
    "food": _food,
    "god_card": lambda pen, theme: god_card(pen),
    "god": lambda pen, theme: god_card(pen),
    "army_card": lambda pen, theme: army_card(pen),
    "army": lambda pen, theme: army_card(pen),
    "deck": _deck,
    "hand": _hand,
    "bag": _bag,
    "crown": _crown,
    "marker": _marker,
    "clock": _clock,
    "festival": _festival,
}
