"""Checks on hill.toml: the triangles tile the terraces, and gods, colours and tasks are spread evenly."""

from collections import Counter
from itertools import combinations, pairwise

from engine.components.checks.complaints import Complaints, Summary, summary
from engine.components.checks.stated import HILL, check_stated
from engine.components.records import GOD_IDS, Hill, Icon, Space, Terrace

SECTIONS = (1, 2, 3, 4, 5)
STRONG_TASKS = frozenset({"gold", "statue", "merchant", "produce_one"})
TASKS = STRONG_TASKS | {"potato", "corn", "stone", "weavings", "steps", "building", "training"}
TWO_PLAYER_SECTIONS = {"top": [1, 2, 3, 4], "middle": [1, 2, 3, 4, 5, 5], "bottom": []}


def check_hill(hill: Hill, complaints: Complaints) -> Summary:
    """Complain about everything in hill.toml that a hill may not be like."""
    need = complaints.need
    check_stated(hill, HILL, complaints)
    need(list(hill.sections) == list(SECTIONS), "sections", "there are five, numbered from 1")
    fifths = [section.angle for section in hill.sections.values()] == [72 * (section - 1) for section in SECTIONS]
    need(fifths, "sections", "each is a fifth of the hill")
    need(list(hill.terraces) == ["top", "middle", "bottom"], "terraces", "they are top, middle and bottom")
    _check_icons(hill, complaints)
    letters = {"T": "ab", "M": "abc", "B": "abcd"}
    wanted = [f"{t}{section}{x}" for t, xs in letters.items() for section in SECTIONS for x in xs]
    complaints.need_ids("spaces", hill.spaces, wanted)
    sound = [_check_space(hill, space, complaints) for space in hill.spaces.values()]
    if not all(sound) or set(hill.terraces) != set(TWO_PLAYER_SECTIONS):
        return summary("hill_unfit")
    touched = Counter(icon for space in hill.spaces.values() for icon in space.icons)
    for icon in hill.icons:
        need(touched[icon] >= 3, f"icons {icon}", "it touches fewer than 3 spaces")
    counts = [len(space.neighbours) for space in hill.spaces.values()]
    need(counts.count(4) >= 30, "spaces", "most of them have 4 neighbours")
    for terrace in hill.terraces.values():
        _check_tiling(hill, terrace, complaints)
        _check_ring(hill, terrace, complaints)
        _check_marks(hill, terrace, complaints)
    _check_balance(hill, complaints)
    fitting = _spaces_of_example_4(hill)
    need(fitting, "spaces", "none fits Example 4")
    complaints.need_ids("steps", hill.steps, [f"S{section}{x}" for section in SECTIONS for x in "ul"])
    spots = {(spot.section, spot.between) for spot in hill.steps.values()}
    borders = (("top", "middle"), ("middle", "bottom"))
    need(
        len(hill.steps) == 10 and spots == {(section, border) for section in SECTIONS for border in borders},
        "steps",
        "there is one upper and one lower spot per section",
    )
    sizes = {"spaces": len(hill.spaces), "icons": len(hill.icons), "least": min(counts), "most": max(counts)}
    return summary("hill", **sizes, example=", ".join(fitting))


def _check_icons(hill: Hill, complaints: Complaints) -> None:
    need = complaints.need
    wanted = [f"r{ring}-{section}" for ring in (0, 1) for section in SECTIONS]
    wanted += [f"r{ring}-{section}{x}" for ring in (2, 3) for section in SECTIONS for x in "ab"]
    need(sorted(hill.icons) == sorted(wanted), "icons", "they are not the 30 named r0-1 to r3-5b")
    per_ring = Counter(icon.ring for icon in hill.icons.values())
    need([per_ring[ring] for ring in range(4)] == [5, 5, 10, 10], "icons", "the rings have 5, 5, 10 and 10")
    for ring in hill.rings.values():
        need(ring.icons == per_ring[ring.ring], f"rings {ring.ring}", f"there are {per_ring[ring.ring]} icons on it")
    need(set(hill.tasks) == TASKS, "tasks", "they are not the eleven kinds")
    need({icon.task for icon in hill.icons.values()} == TASKS, "icons", "every task is on the hill, and no other")
    for icon in hill.icons.values():
        need(
            icon.ring >= 2 or icon.task not in STRONG_TASKS,
            f"icons {icon.id}",
            f"the strong task {icon.task} is too high up",
        )


def _span(start: float, end: float) -> float:
    """The signed angle from one direction to another, the short way round."""
    return (end - start + 180) % 360 - 180


def _corners(hill: Hill, space: Space) -> list[tuple[float, float]]:
    """Radius and angle of the icons of a space, the angles counted from the first icon."""
    icons = [hill.icons[icon] for icon in space.icons]
    return [(hill.rings[icon.ring].radius, _span(icons[0].angle, icon.angle)) for icon in icons]


def _check_space(hill: Hill, space: Space, complaints: Complaints) -> bool:
    """Whether a space can be checked any further."""
    need, place = complaints.need, f"spaces {space.id}"
    if not need(len(set(space.icons)) == 3, place, "it touches 3 different icons"):
        return False
    terrace = hill.terraces.get(space.terrace)
    if terrace is None:
        return need(False, place, f"there is no terrace {space.terrace}")
    rings = {hill.icons[icon].ring for icon in space.icons}
    if not need(rings <= set(hill.rings), place, "an icon lies on no ring"):
        return False
    if not need(rings == {terrace.inner_ring, terrace.outer_ring}, place, "its icons are on the wrong rings"):
        return False
    corners = _corners(hill, space)
    angle = (hill.icons[space.icons[0]].angle + sum(angle for _, angle in corners) / 3) % 360
    radius = sum(radius for radius, _ in corners) / 3
    middle = abs(_span(angle, space.angle)) < 0.06 and abs(radius - space.radius) < 0.002
    need(middle, place, "it is drawn off its middle")
    need(int((angle + 36) % 360 // 72) + 1 == space.section, place, "its middle lies in another section")
    named = space.id.startswith(f"{space.terrace[0].upper()}{space.section}")
    need(named, place, "its id does not go with its terrace and section")
    need(space.god in GOD_IDS, place, f"there is no god {space.god}")
    need(len(set(space.tasks)) == 3, place, "it touches the same task twice")
    need(4 <= len(space.neighbours) <= 6, place, f"it has {len(space.neighbours)} neighbours")
    return True


def _on(hill: Hill, terrace: Terrace) -> list[Space]:
    return [space for space in hill.spaces.values() if space.terrace == terrace.id]


def _check_tiling(hill: Hill, terrace: Terrace, complaints: Complaints) -> None:
    """The triangles cover the strip: the right area, and every edge used the right number of times."""
    need, place = complaints.need, f"terraces {terrace.id}"
    edges: Counter[frozenset[str]] = Counter()
    area = 0.0
    for space in _on(hill, terrace):
        edges.update(frozenset(edge) for edge in combinations(space.icons, 2))
        (r0, a0), (r1, a1), (r2, a2) = _corners(hill, space)
        area += abs((r1 - r0) * (a2 - a0) - (r2 - r0) * (a1 - a0)) / 2
    strip = 360 * (hill.rings[terrace.outer_ring].radius - hill.rings[terrace.inner_ring].radius)
    need(abs(area - strip) < 1e-6, place, "its triangles do not tile it")
    for ring in (terrace.inner_ring, terrace.outer_ring):
        row: list[Icon] = sorted(
            (icon for icon in hill.icons.values() if icon.ring == ring), key=lambda icon: icon.angle
        )
        for one, other in pairwise([*row, *row[:1]]):
            edge = frozenset((one.id, other.id))
            need(edges.pop(edge, 0) == 1, place, f"the border from {one.id} to {other.id} belongs to one space")
    need(all(uses == 2 for uses in edges.values()), place, "an inner edge is not shared by two spaces")


def _check_ring(hill: Hill, terrace: Terrace, complaints: Complaints) -> None:
    """Walking over shared edges visits every space of the terrace once and comes back."""
    need, place = complaints.need, f"terraces {terrace.id}"
    spaces = _on(hill, terrace)
    beside = {
        space.id: [other.id for other in spaces if len(set(other.icons) & set(space.icons)) == 2] for space in spaces
    }
    if not need(spaces and all(len(two) == 2 for two in beside.values()), place, "its spaces form no ring"):
        return
    start = spaces[0].id
    visited: list[str] = []
    here, before = start, ""
    while here not in visited:
        visited.append(here)
        here, before = next((space for space in beside[here] if space != before), start), here
    need(len(visited) == len(spaces) and here == start, place, "its ring of spaces is not closed")


def _check_marks(hill: Hill, terrace: Terrace, complaints: Complaints) -> None:
    need, place = complaints.need, f"terraces {terrace.id}"
    spaces = _on(hill, terrace)
    per_section = Counter(space.section for space in spaces)
    wanted = dict.fromkeys(SECTIONS, terrace.spaces_per_segment)
    need(per_section == wanted, place, f"it does not have {terrace.spaces_per_segment} spaces in every section")
    need({space.god for space in spaces} == set(GOD_IDS), place, "a god is missing")
    marked = sorted(space.section for space in spaces if space.two_player_block)
    need(marked == TWO_PLAYER_SECTIONS[terrace.id], place, f"two-player marks are in the sections {marked}")
    if terrace.id == "middle":
        open_gods = {space.god for space in spaces if not space.two_player_block}
        need(open_gods == set(GOD_IDS), place, "the two-player marks hide a god")
    colours = Counter(space.colour for space in spaces)
    need(colours["blue"] == colours["green"], place, "it has more blue or more green spaces")
    need(colours["plain"] >= 1, place, "it has no plain space")


def _check_balance(hill: Hill, complaints: Complaints) -> None:
    need = complaints.need
    spaces = hill.spaces.values()
    gods = Counter(space.god for space in spaces)
    for god in GOD_IDS:
        need(7 <= gods[god] <= 8, "spaces", f"{gods[god]} spaces show {god}, not 7 or 8")
    colours = Counter(space.colour for space in spaces)
    need(colours["blue"] == colours["green"] == 15, "spaces", "there are not 15 blue and 15 green ones")
    for section in SECTIONS:
        inside = [space for space in spaces if space.section == section]
        need({space.god for space in inside} == set(GOD_IDS), f"sections {section}", "a god is missing")
        per_colour = Counter(space.colour for space in inside)
        fewest = min(per_colour["blue"], per_colour["green"], per_colour["plain"])
        need(fewest >= 2, f"sections {section}", "a colour is on fewer than 2 spaces")


def _spaces_of_example_4(hill: Hill) -> list[str]:
    return [
        space.id
        for space in hill.spaces.values()
        if set(space.tasks) == {"building", "potato", "stone"} and space.colour != "blue" and len(space.neighbours) >= 4
    ]
