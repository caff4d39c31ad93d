"""Checks on weavings.toml: copies, fair stacks, and what can be laid with them."""

from collections import Counter
from collections.abc import Collection, Sequence

from engine.components.checks.complaints import Complaints, Summary, numbered, summary
from engine.components.checks.stated import WEAVINGS, check_stated
from engine.components.records import Weaving, Weavings

REWARDS = frozenset({"gold", "stone", "potato", "god", "rejuvenate", "army", "temple", "vp"})
RARITY = ("brown", "yellow", "green", "red")
RARE = ("green", "red")
STACK_SIZES = {2: 19, 3: 25, 4: 31}
# The Tapestries of Example 7: the reward of each connection, None where the edges differ.
EXAMPLE_7 = (("potato", None, "temple"), ("army", None, None, "stone"))


def check_weavings(weavings: Weavings, complaints: Complaints) -> Summary:
    """All constraints of the Weavings."""
    need, tiles = complaints.need, list(weavings.tiles.values())
    complaints.need_ids("tiles", weavings.tiles, numbered("SW", 4) + numbered("W", 31))
    need([tile.order for tile in tiles] == list(range(1, 36)), "tiles", "`order` has gaps")
    need(set(weavings.rewards) == REWARDS, "rewards", "they are not the eight known ones")
    check_stated(weavings, WEAVINGS, complaints)
    for tile in tiles:
        place = f"tiles {tile.id}"
        need(tile.left != tile.right, place, "both edges are equal")
        need({tile.left, tile.right} <= set(weavings.rewards), place, "an edge shows no known reward")
        need(tile.starting == tile.id.startswith("SW"), place, "only SW01 to SW04 are starting tiles")
        need(tile.pattern in weavings.patterns, place, f"there is no pattern {tile.pattern}")
        known = tile.min_players == 2 if tile.starting else tile.min_players in (2, 3, 4)
        need(known, place, f"no tile is marked for {tile.min_players} players")
    if not {tile.pattern for tile in tiles} <= set(weavings.patterns):
        return summary("weavings_unfit")
    _check_patterns(weavings, complaints)
    sizes = [_check_stack(weavings, players, complaints) for players in STACK_SIZES]
    always = [tile for tile in tiles if tile.min_players == 2]
    laid = _lay_example_7(always)
    need(laid, "tiles", "the Tapestries of Example 7 cannot be laid")
    best = _most_matches(always)
    need(best >= 5, "tiles", f"one Tapestry has at most {best} matches with two players, too few for X12")
    example = " / ".join("-".join(tile.id for tile in row) for row in laid) or "?"
    return summary("weavings", sizes="/".join(map(str, sizes)), example=example, best=best)


def _check_patterns(weavings: Weavings, complaints: Complaints) -> None:
    need, patterns = complaints.need, weavings.patterns
    need(len(patterns) == 7, "patterns", "there are seven")
    need({pattern.colour for pattern in patterns.values()} == set(RARITY), "patterns", "the four colours occur")
    copies = Counter(tile.pattern for tile in weavings.tiles.values())
    for pattern in patterns.values():
        found = copies[pattern.id]
        need(found == pattern.copies, f"patterns {pattern.id}", f"there are {found} tiles, not {pattern.copies}")
    need(sorted(copies.values()) == [3, 3, 5, 5, 6, 6, 7], "patterns", "the copies are not 7, 6, 6, 5, 5, 3 and 3")
    common = min((p.copies for p in patterns.values() if p.colour not in RARE), default=0)
    for pattern in patterns.values():
        if pattern.colour in RARE:
            need(pattern.copies < common, f"patterns {pattern.id}", "green and red are rarer than brown and yellow")
    colours = [patterns[tile.pattern].colour for tile in weavings.tiles.values() if not tile.starting]
    if set(colours) <= set(RARITY):
        levels = [RARITY.index(colour) for colour in colours]
        need(levels == sorted(levels), "tiles", "the numbers do not rise with rarity")


def _check_stack(weavings: Weavings, players: int, complaints: Complaints) -> int:
    """The number of tiles in the stack, starting tiles left aside."""
    need = complaints.need
    tiles = [tile for tile in weavings.tiles.values() if tile.min_players <= players]
    stack = [tile for tile in tiles if not tile.starting]
    need(len(stack) == STACK_SIZES[players], "tiles", f"with {players} players the stack has {len(stack)}")
    shown = {tile.pattern for tile in tiles}
    need(shown == set(weavings.patterns), "tiles", f"with {players} players a pattern is missing")
    lefts, rights = {tile.left for tile in tiles}, {tile.right for tile in tiles}
    need(lefts == rights == set(weavings.rewards), "tiles", f"with {players} players a reward is missing")
    colours = Counter(weavings.patterns[tile.pattern].colour for tile in stack)
    rare, common = colours["green"] + colours["red"], colours["brown"] + colours["yellow"]
    need(rare >= 3 and common >= 6, "tiles", f"with {players} players the Prophecies X03 and X15 are out of reach")
    partners = [sum(_can_match(tile, other) for other in stack) for tile in tiles if tile.starting]
    fair = bool(partners) and max(partners) - min(partners) <= 1
    need(fair, "tiles", f"with {players} players the starting tiles are unfair, with {partners} partners")
    return len(stack)


def _can_match(one: Weaving, other: Weaving) -> bool:
    return one.pattern != other.pattern and (one.right == other.left or one.left == other.right)


def _lay_example_7(tiles: Sequence[Weaving]) -> list[list[Weaving]]:
    rows: list[list[Weaving]] = []
    for connections in EXAMPLE_7:
        row = _lay(connections, [tile for tile in tiles if not any(tile in row for row in rows)], [])
        if row is None:
            return []
        rows.append(row)
    return rows


def _lay(connections: Sequence[str | None], tiles: Sequence[Weaving], row: list[Weaving]) -> list[Weaving] | None:
    """A Tapestry that begins with `row` and whose connections show these rewards."""
    if len(row) == len(connections) + 1:
        return row
    for tile in tiles:
        if tile.pattern in {laid.pattern for laid in row}:
            continue
        if row:
            match = tile.left if row[-1].right == tile.left else None
            if match != connections[len(row) - 1]:
                continue
        longer = _lay(connections, tiles, [*row, tile])
        if longer:
            return longer
    return None


def _most_matches(tiles: Collection[Weaving]) -> int:
    """The matches of the Tapestry in which every connection matches."""
    after = {
        tile.id: [other for other in tiles if other.pattern != tile.pattern and tile.right == other.left]
        for tile in tiles
    }

    def longest(last: Weaving, patterns: frozenset[str]) -> int:
        following = [tile for tile in after[last.id] if tile.pattern not in patterns]
        return 1 + max((longest(tile, patterns | {tile.pattern}) for tile in following), default=0)

    return max((longest(tile, frozenset({tile.pattern})) for tile in tiles), default=1) - 1
