"""Where Pachamama conquers: the region and the space she chooses."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.components import CONQUEST, CONSTANTS
from engine.draft import Draft
from engine.rules import conquest
from engine.rules.festival import majority
from engine.solo.frame import roll
from engine.state import Position, clone

_CLOCKWISE = CONSTANTS.solo.region_by_die


def empty_spaces(position: Position, seat: int) -> list[str]:
    """The spaces a marker could go to, whatever the price; none without a marker."""
    if not position.players[seat].markers_left:
        return []
    return [space for space in CONQUEST if space not in position.conquest]


def conquer(draft: Draft, seat: int) -> None:
    """Her first Conquest: the right-most space she can pay, in the region her priorities name."""
    within = conquest.within_reach(draft.state, seat)
    targets = _by_region(within, max)
    if targets:
        space = choose_target(draft, seat, targets)
        conquest.take_space(draft, seat, space, conquest.price(draft.state, seat, space))


def conquer_again(draft: Draft, seat: int) -> None:
    """Her second Conquest, free: only where a space lies as far left as any that is empty (ruling 22)."""
    leftmost = _by_region(empty_spaces(draft.state, seat), min)
    if leftmost:
        far_left = min(map(_position, leftmost.values()))
        targets = {region: space for region, space in leftmost.items() if _position(space) == far_left}
        conquest.take_space(draft, seat, choose_target(draft, seat, targets), (0, 0))


def choose_target(draft: Draft, seat: int, targets: Mapping[str, str]) -> str:
    """Of one space for each region: where she takes control, with few markers, with few of hers; else by die."""
    state = draft.state
    tied = [region for region, space in targets.items() if takes_control(state, seat, space)] or list(targets)
    tied = _least(tied, lambda region: len(_holders(state, region)))
    tied = _least(tied, lambda region: _holders(state, region).count(seat))
    return targets[tied[0] if len(tied) == 1 else _by_die(draft, seat, tied)]


def takes_control(position: Position, seat: int, space: str) -> bool:
    """Whether a marker on this space gives her a majority she has not got."""
    region = CONQUEST[space].region
    if majority(position, region) == seat:
        return False
    then = clone(position)
    then.conquest = {**position.conquest, space: seat}
    return majority(then, region) == seat


def _by_die(draft: Draft, seat: int, tied: Sequence[str]) -> str:
    """The region the die names, or the next one clockwise that is tied."""
    start = roll(draft, seat, "region") - 1
    return next(region for region in _CLOCKWISE[start:] + _CLOCKWISE[:start] if region in tied)


def _by_region(spaces: Iterable[str], end: Callable[..., str]) -> dict[str, str]:
    """The space at one end of each region, among these."""
    found: dict[str, str] = {}
    for space in spaces:
        region = CONQUEST[space].region
        found[region] = end(found.get(region, space), space, key=_position)
    return found


def _position(space: str) -> int:
    return CONQUEST[space].position


def _holders(position: Position, region: str) -> list[int]:
    return [owner for space, owner in position.conquest.items() if CONQUEST[space].region == region]


def _least(regions: Sequence[str], count: Callable[[str], int]) -> list[str]:
    fewest = min(map(count, regions))
    return [region for region in regions if count(region) == fewest]
