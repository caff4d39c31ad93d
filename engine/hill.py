"""The hill as it is printed: sections, terraces, spaces, task icons and the spots for Steps.

Nothing here depends on a position. `engine.queries` passes all of it on.
"""

from engine.components import ICONS, SPACES
from engine.rules import steps
from engine.rules.placement import ROAMING


def roaming_costs(priest: int) -> dict[int, int]:
    """The food that each section costs a Worker while the High Priest is in this one.

    >>> roaming_costs(2)
    {1: 1, 2: 0, 3: 1, 4: 3, 5: 3}
    """
    return {section: ROAMING[(section - priest) % len(ROAMING)] for section in range(1, len(ROAMING) + 1)}


def sections_beside(section: int) -> tuple[int, ...]:
    """The two sections next to this one, the lower number first.

    >>> sections_beside(1), sections_beside(3)
    ((2, 5), (2, 4))
    """
    return tuple(sorted((section + way - 1) % len(ROAMING) + 1 for way in (-1, 1)))


def spaces_where(section: int = 0, terrace: str = "") -> tuple[str, ...]:
    """The spaces of a section, of a terrace, or of both together: a segment.

    >>> spaces_where(1, "top")
    ('T1a', 'T1b')
    """
    return tuple(
        space.id for space in SPACES.values() if section in (0, space.section) and terrace in ("", space.terrace)
    )


def spaces_touching(icon: str) -> tuple[str, ...]:
    """The spaces that have this task icon at a corner.

    >>> icon = SPACES["T1a"].icons[0]
    >>> "T1a" in spaces_touching(icon)
    True
    """
    return tuple(space.id for space in SPACES.values() if icon in space.icons)


def icons_of(task: str) -> tuple[str, ...]:
    """The icons of a task.

    >>> {ICONS[icon].task for icon in icons_of("statue")}
    {'statue'}
    """
    return tuple(icon.id for icon in ICONS.values() if icon.task == task)


def spot_code(spot: str) -> str:
    """The code of a Steps spot as people read it: its section, and U or L; Temple steps have codes with an S.

    >>> spot_code("S1l"), spot_code("S1u")
    ('1L', '1U')
    """
    return spot[1:].upper()


def steps_of_section(section: int) -> tuple[str, str]:
    """The upper and the lower spot for Steps of a section.

    >>> steps_of_section(3)
    ('S3u', 'S3l')
    """
    return steps.UPPER[section], steps.LOWER[section]


def spaces_below(spot: str) -> tuple[str, ...]:
    """The spaces to which Steps on this spot lead.

    >>> set(spaces_below("S3u")) == {*spaces_where(3, "middle"), *spaces_where(3, "bottom")}
    True
    """
    return tuple(space for space, spots in steps.ON_THE_WAY.items() if spot in spots)


def steps_to_space(space: str) -> tuple[str, ...]:
    """The spots whose Steps, once built, ease the way to this space.

    >>> steps_to_space("B3a")
    ('S3u', 'S3l')
    """
    return steps.ON_THE_WAY[space]
