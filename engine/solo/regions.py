"""Where automas may conquer; the region and space Pachamama chooses for that and for Cultural Influence."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import structs

from engine import vassals
from engine.benefits import PlaceConquestMarker
from engine.components import CONQUEST, CULTS, REGIONS
from engine.draft import Draft
from engine.events import AutomaFailed, Condition, VassalPlaced, VassalWithheld
from engine.rules import conquest, die, influence
from engine.rules.hooks import SOLDIERS
from engine.rules.regions import controlled, majority, pieces
from engine.solo.frame import NONE, POOR, person_of
from engine.state import Position, clone

CONTROL_ENOUGH = 2  # regions, with which she cares for other things
CLOSED = "closed"  # what bars Cultural Influence: no region is open to it, or no marker left
_CULT_OF = {cult.nation: cult for cult in CULTS.values()}


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
        space = choose_target(draft, seat, targets, "too_dear")
        printed, price = CONQUEST[space], conquest.price(draft.state, seat, space)
        SOLDIERS.credit(draft, seat, printed.discard + printed.flip - sum(price))
        conquest.take_space(draft, seat, space, price)
    else:
        fail_to_conquer(draft, seat)


def fail_to_conquer(draft: Draft, seat: int) -> None:
    """Tell that an automa conquers nothing, and why."""
    draft.emit(AutomaFailed(seat, PlaceConquestMarker(1), conquest_obstacle(draft.state, seat), 0))


def conquest_obstacle(position: Position, seat: int) -> str:
    """Why an automa that can pay for no space conquers none: too few Soldiers, or no marker or space for any."""
    return POOR if empty_spaces(position, seat) else NONE


def conquer_again(draft: Draft, seat: int) -> None:
    """Her second Conquest, free: only where a space lies as far left as any that is empty (ruling 22)."""
    leftmost = _by_region(empty_spaces(draft.state, seat), min)
    if leftmost:
        far_left = min(map(_position, leftmost.values()))
        targets = {region: space for region, space in leftmost.items() if _position(space) == far_left}
        conquest.take_space(draft, seat, choose_target(draft, seat, targets, "farther"), (0, 0))
    else:
        fail_to_conquer(draft, seat)


def choose_target(draft: Draft, seat: int, targets: Mapping[str, str], other: str) -> str:
    """Of one space for each region: where she takes control, with few markers, with few of hers; else by die.

    `other` is what speaks against the empty spaces of regions without a target.
    """
    state = draft.state
    empty = {CONQUEST[space].region for space in empty_spaces(state, seat)}
    found = die.Candidates(targets, {r: other if r in empty else "full" for r in REGIONS if r not in targets})
    won = [region for region, space in targets.items() if takes_control(state, seat, space)]
    found.prefer("control", won, lambda region: "hers" if majority(state, region) == seat else "no_control")
    found.prefer_least(
        "fewest", lambda region: sum(count for count, _ in pieces(state, region).values()), "more_markers"
    )
    found.prefer_least("fewest_own", lambda region: pieces(state, region).get(seat, (0, 0))[0], "more_own")
    return targets[die.choose_region(draft, seat, found)]


def takes_control(position: Position, seat: int, space: str) -> bool:
    """Whether a marker on this space gives her a majority she has not got."""
    region = CONQUEST[space].region
    if majority(position, region) == seat:
        return False
    then = clone(position)
    then.conquest = {**position.conquest, space: seat}
    return majority(then, region) == seat


# ---------------------------------------------------------------- Cultural Influence


def wants_influence(position: Position, seat: int) -> bool:
    """Whether she controls too few regions and may spread Cultural Influence (ruling 165)."""
    return bool(influence.open_regions(position, seat)) and not has_control(position, seat).met


def weigh_influence(position: Position, seat: int) -> tuple[tuple[str, Condition], ...]:
    """The regions she controls, where Cultural Influence depends on that, and whether too few are of any use."""
    if not position.nations:
        return ()
    control = has_control(position, seat)
    closed = not control.met and not influence.open_regions(position, seat)
    return (("control", structs.replace(control, bar=CLOSED) if closed else control),)


def has_control(position: Position, seat: int) -> Condition:
    """Whether she controls as many regions as she cares for."""
    return Condition(len(controlled(position, seat)), CONTROL_ENOUGH)


def spread(draft: Draft, seat: int) -> None:
    """A marker on the Nation tile her priorities name; then a Vassal on the Cult tile of that (ruling 168)."""
    state = draft.state
    region = choose_influence(draft, seat)
    influence.place_marker(draft, seat, region)
    cult = _CULT_OF[state.nations[region]]
    if vassals.count(state, seat, cult.id) >= cult.max_vassals:
        draft.emit(VassalWithheld(seat, cult.id, "full"))
    elif not draft.player(seat).vassals_left:
        draft.emit(VassalWithheld(seat, cult.id, NONE))
    else:
        vassals.put(state, seat, cult.id)
        draft.emit(VassalPlaced(seat, cult.id, ""))


def choose_influence(draft: Draft, seat: int) -> str:
    """Where she takes control; without a marker of hers on the tile; where the person has control; else by die."""
    state, person = draft.state, person_of(draft.state)
    regions = influence.open_regions(state, seat)
    leaders = {region: majority(state, region) for region in regions}
    won = {region for region in regions if leaders[region] != seat == majority(state, region, {seat: (region,)})}
    unmarked = {region for region in regions if seat not in state.nation_markers.get(region, ())}
    led = {region for region in regions if leaders[region] == person}
    found = die.Candidates(regions, {region: "closed" for region in REGIONS if region not in regions})
    found.prefer("control", won, lambda region: "hers" if leaders[region] == seat else "no_control")
    found.prefer("unmarked", unmarked, lambda region: "marked")
    found.prefer("person", led, lambda region: "not_persons")
    return die.choose_region(draft, seat, found)


# ---------------------------------------------------------------- regions and spaces


def _by_region(spaces: Iterable[str], end: Callable[..., str]) -> dict[str, str]:
    """The space at one end of each region, among these."""
    found: dict[str, str] = {}
    for space in spaces:
        region = CONQUEST[space].region
        found[region] = end(found.get(region, space), space, key=_position)
    return found


def _position(space: str) -> int:
    return CONQUEST[space].position
