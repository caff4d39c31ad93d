"""The Temple as a graph: where a marker stands, where it may go from there, and what that gives.

A place is opaque to everybody else: whoever has one, such as `player.temple`, asks here about it.

>>> start(), next_steps(start())
(0, (1,))
>>> next_steps(start("simpa"))
('S1L', 'S1R')
"""

from collections.abc import Iterator

from msgspec import Struct

from engine.benefits import Benefit
from engine.components import COVERED_ROWS, OVERLAYS, TEMPLE
from engine.components.records import Overlay
from engine.resources import Place


class Step(Struct, frozen=True):
    """A place on the Temple: the VP of its row, what it gives, and the places one row up."""

    id: Place
    row: int
    vp: int  # at a Festival
    final_vp: int  # at the end of the game
    reward: Benefit
    next: tuple[Place, ...]


def _printed() -> Iterator[Step]:
    for step, above in zip(TEMPLE, (*TEMPLE[1:], None), strict=True):
        yield Step(step.id, step.id, step.vp, step.final_vp, step.reward, (above.id,) if above else ())


def _covering(overlay: Overlay) -> Iterator[Step]:
    for node in overlay.nodes.values():
        above = tuple(name if name in overlay.nodes else int(name) for name in node.next)
        yield Step(node.id, node.row, overlay.row_vp[node.row], 0, node.reward, above)


_TRACK = {step.id: step for step in _printed()}
_OVERLAYS = {name: {step.id: step for step in _covering(overlay)} for name, overlay in OVERLAYS.items()}
STEPS: dict[Place, Step] = dict(_TRACK)  # every place of every track
for _steps in _OVERLAYS.values():
    STEPS |= _steps
_BY_NAME = {str(place): step for place, step in STEPS.items()}
_TOP_ROW = max(step.row for step in STEPS.values())
_WAY: dict[Place, tuple[Place, ...]] = {}  # to the top, by the first way wherever it splits
for _place in sorted(STEPS, key=lambda place: -STEPS[place].row):
    _WAY[_place] = tuple(way for above in STEPS[_place].next[:1] for way in (above, *_WAY[above]))


def _whole(overlay: str) -> tuple[Step, ...]:
    covered = COVERED_ROWS.n if overlay else 0
    below = sorted(_OVERLAYS[overlay], key=lambda place: STEPS[place].row) if overlay else ()
    return tuple(STEPS[place] for place in (*below, *(place for place in _TRACK if STEPS[place].row >= covered)))


_TRACKS = {overlay: _whole(overlay) for overlay in ("", *_OVERLAYS)}


# ---------------------------------------------------------------- a whole track


def track(overlay: str = "") -> tuple[Step, ...]:
    """All places of the Temple from its foot to its top, row by row; an overlay covers the lower ones.

    >>> [step.id for step in track("simpa")][5:9]
    ['S3L', 'S3R', 'S4L', 'S4R']
    >>> len(track()), track()[-1].vp
    (14, 18)
    """
    return _TRACKS[overlay]


def start(overlay: str = "") -> Place:
    """Where the markers stand when a game begins.

    >>> start()
    0
    """
    return track(overlay)[0].id


def top() -> Place:
    """The highest place of the Temple, where nobody climbs on."""
    return track()[-1].id


# ---------------------------------------------------------------- one place


def named(name: str) -> Step:
    """The place with this name.

    >>> named("3").id, named("R2L").row
    (3, 2)
    """
    return _BY_NAME[name]


def overlay_of(place: Place) -> str:
    """The overlay this place is printed on; empty: none.

    >>> overlay_of("R2L"), overlay_of(3)
    ('ruruy', '')
    """
    return next((overlay for overlay, steps in _OVERLAYS.items() if place in steps), "")


def next_steps(place: Place) -> tuple[Place, ...]:
    """The places one step up: none at the top, several where the way splits.

    >>> next_steps(start()), next_steps(top())
    ((1,), ())
    """
    return STEPS[place].next


def reward(place: Place) -> Benefit:
    """What stands left of this place: for climbing to it, and again at every Festival there.

    >>> reward(2), reward(3)
    ((Train(n=1),), ())
    """
    return STEPS[place].reward


def row(place: Place) -> int:
    """How high this place is, counted from the start.

    >>> row(start()), row(top())
    (0, 13)
    """
    return STEPS[place].row


def row_vp(place: Place) -> int:
    """The VP of this row at a Festival."""
    return STEPS[place].vp


def final_vp(place: Place) -> int:
    """The VP of this place at the end of the game."""
    return STEPS[place].final_vp


def at_top(place: Place) -> bool:
    """Whether there is no step above this place."""
    return not STEPS[place].next


def distance_to_top(place: Place) -> int:
    """How many steps there are above this place.

    >>> distance_to_top(start()), distance_to_top(start("ruruy")), distance_to_top(top())
    (13, 13, 0)
    """
    return _TOP_ROW - STEPS[place].row


def higher(one: Place, other: Place) -> bool:
    """Whether one place is higher up than another."""
    return STEPS[one].row > STEPS[other].row


def way_up(place: Place, steps: int) -> tuple[Place, ...]:
    """The places passed on so many steps, no further than the top; where the way splits, those of the first way.

    >>> way_up(start("ruruy"), 3)
    ('R1', 'R2L', 'R3L')
    >>> way_up(top(), 3)
    ()
    """
    return _WAY[place][:steps]
