"""Checks on temple.toml and conquest.toml."""

from itertools import pairwise

from engine.benefits import (
    Benefit,
    BuildingTask,
    CasualtyForArmy,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNomad,
    GainVillager,
    Merchant,
    MovePriest,
    PlaceConquestMarker,
    PlayGod,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
    price,
)
from engine.components.checks.complaints import Complaints, Summary, same, summary, tally
from engine.components.checks.stated import TEMPLE, check_stated
from engine.components.constants import Constants
from engine.components.records import Conquest, ConquestSpace, Overlay, Temple
from engine.resources import VP

TEMPLE_REWARDS: tuple[Benefit, ...] = (
    (Gain("gold", 1),),
    (DrawGod(1), Train(1)),
    (Gain("stone", 2),),
    (Choose(((Gain("stone", 1),), (GainNomad(),))),),
    (Train(1),),
    (Gain("potato", 1), DrawGod(1)),
)
OVERLAY_REWARDS: tuple[Benefit, ...] = (
    (PlayGod(1),),
    (DrawArmy(2),),
    (CasualtyForArmy(2),),
    (PlaceConquestMarker(1),),
    (Gain("stone", 2), MovePriest(1)),
    (FreeWeaving(2),),
    (FreeSteps(),),
    (Rejuvenate(2),),
    (BuildingTask(),),
    (StepsTask(),),
    (ProduceOne(1),),
    (Choose(((Merchant(1),), (FreeSteps(),))),),
    (Gain("corn", 1),),
    (Rejuvenate(1), GainNomad()),
)
NODE_REWARDS = TEMPLE_REWARDS + OVERLAY_REWARDS
REGIONS = {"kuntisuyu": ("sw", 1), "chinchaysuyu": ("nw", 2), "antisuyu": ("ne", 3), "qullasuyu": ("se", 4)}
# Spaces of Example 8: soldiers to flip, soldiers to discard, benefit.
EXAMPLE_8: tuple[tuple[int, int, Benefit], ...] = (
    (2, 1, (Gain(VP, 4),)),
    (2, 2, (Gain(VP, 7),)),
    (0, 1, (DrawGod(1), FreeWeaving(1))),
)
WANTED_KINDS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("Weaving", (FreeWeaving, PurchaseWeavings)),
    ("Steps", (FreeSteps, StepsTask)),
    ("Statue", (FreeStatue, StatueTask)),
    ("Building", (FreeBuilding, BuildingTask)),
    ("Temple step", (ClimbTemple,)),
    ("Worker", (GainNomad, GainVillager)),
)


def check_temple(temple: Temple, complaints: Complaints) -> Summary:
    """All constraints of the Temple and its overlays."""
    need, steps, covered = complaints.need, temple.steps, temple.covered_rows.n
    check_stated(temple, TEMPLE, complaints)
    numbered = need([step.id for step in steps] == list(range(14)), "steps", "they are not numbered from 0 to 13")
    need(covered == 7, "covered_rows", "an overlay covers half of the track")
    vps = [step.vp for step in steps]
    if numbered:
        need(vps[0] == 1 and not steps[0].reward, "steps 0", "the start shows 1 VP and no reward")
    need(vps == sorted(vps), "steps", "the VP fall somewhere")
    need(vps.count(16) == 1 and vps.index(16) >= covered, "steps", "16 VP occur once, in the upper half")
    finals = [step.final_vp for step in steps]
    need(finals == [0] * 10 + [2, 6, 12, 20], "steps", "the final VP are 2, 6, 12 and 20 on the top four only")
    for reward in TEMPLE_REWARDS:
        found = any(same(step.reward, reward) for step in steps)
        need(found, "steps", f"the reward of {complaints.say.benefit(reward)} is missing")
    for step in steps:
        known = not step.reward or any(same(step.reward, reward) for reward in TEMPLE_REWARDS)
        need(known, f"steps {step.id}", "the reward is none of the six")
    need(sum(not step.reward for step in steps) >= 3, "steps", "fewer than 3 are without a reward")
    _check_overlay_rewards(temple, complaints)
    for overlay in temple.overlays.values():
        _check_paths(overlay, covered, complaints)
    _check_ruruy(temple.overlays["ruruy"], complaints)
    _check_simpa(temple.overlays["simpa"], complaints)
    nodes = [len(overlay.nodes) for overlay in temple.overlays.values()]
    return summary("temple", n=len(steps), least=min(vps, default=0), most=max(vps, default=0), nodes=nodes)


def _check_overlay_rewards(temple: Temple, complaints: Complaints) -> None:
    rewards = [node.reward for overlay in temple.overlays.values() for node in overlay.nodes.values()]
    for wanted in OVERLAY_REWARDS:
        found = any(same(wanted, reward) for reward in rewards)
        complaints.need(found, "overlays", f"the reward of {complaints.say.benefit(wanted)} is missing")
    statues = [effect for reward in rewards for effect in reward if isinstance(effect, FreeStatue)]
    complaints.need(statues, "overlays", "the reward of 1 stone and a small Statue is missing")
    for overlay in temple.overlays.values():
        for node in overlay.nodes.values():
            known = not node.reward or _shows_statue(node.reward) or any(same(node.reward, r) for r in NODE_REWARDS)
            complaints.need(known, f"{overlay.id} nodes {node.id}", "the reward is in no rulebook")


def _shows_statue(reward: Benefit) -> bool:
    """1 stone and a small Statue of one of the two gods shown."""
    match reward:
        case (Gain("stone", 1), FreeStatue(gods)):
            return len(set(gods)) == len(gods) == 2
    return False


def _check_paths(overlay: Overlay, covered: int, complaints: Complaints) -> None:
    """From the one start every node is reached, and every way leads to the step above the overlay."""
    need, nodes = complaints.need, overlay.nodes
    need(len(overlay.row_vp) == covered, overlay.id, f"it does not show VP for {covered} rows")
    falls = any(above < below for below, above in pairwise(overlay.row_vp))
    need(falls, overlay.id, "no row is worth less than the one below")
    need(
        {node.row for node in nodes.values()} == set(range(covered)),
        overlay.id,
        f"its nodes do not fill {covered} rows",
    )
    todo = [node.id for node in nodes.values() if node.row == 0]
    need([nodes[start].side for start in todo] == ["centre"], overlay.id, "it does not have one start, in the centre")
    reached: set[str] = set()
    while todo:
        node = nodes[todo.pop()]
        if node.id in reached:
            continue
        reached.add(node.id)
        place = f"{overlay.id} nodes {node.id}"
        need(1 <= len(node.next) <= 2, place, "it leads to one or two nodes")
        if len(node.next) == 2:
            sides = [nodes[above].side for above in node.next if above in nodes]
            need(sides == ["left", "right"], place, "where the way splits, it goes on at the left and at the right")
        for above in node.next:
            if above == str(covered):
                need(node.row == covered - 1, place, "it leaves the overlay too early")
            elif need(above in nodes and nodes[above].row == node.row + 1, place, f"it cannot lead to {above}"):
                todo.append(above)
    need(reached == set(nodes), overlay.id, "some nodes are out of reach")


def _splits(overlay: Overlay) -> int:
    return sum(len(node.next) == 2 for node in overlay.nodes.values())


def _start_reward(overlay: Overlay) -> Benefit:
    return next((node.reward for node in overlay.nodes.values() if node.row == 0), ())


def _check_ruruy(ruruy: Overlay, complaints: Complaints) -> None:
    complaints.need(_splits(ruruy) == 1, "ruruy", "its way splits once")
    complaints.need(_start_reward(ruruy) and ruruy.row_vp[:1] == (1,), "ruruy", "it starts with 1 VP and a reward")


def _check_simpa(simpa: Overlay, complaints: Complaints) -> None:
    complaints.need(_splits(simpa) > 2, "simpa", "its ways cross more than twice")
    complaints.need(
        not _start_reward(simpa) and simpa.row_vp[:1] == (-2,), "simpa", "it starts with -2 VP and no reward"
    )


def check_conquest(conquest: Conquest, complaints: Complaints) -> Summary:
    """All constraints of the Conquest regions."""
    need, spaces = complaints.need, conquest.spaces.values()
    corners = {region.id: (region.corner, region.die) for region in conquest.regions.values()}
    need(corners == REGIONS, "regions", "a region is in the wrong corner or has the wrong number")
    need(len(spaces) == 24, "spaces", f"there are {len(spaces)}, not 24")
    rows = {region: _row(conquest, region) for region in REGIONS}
    for region, row in rows.items():
        _check_row(region, row, complaints)
    for space in spaces:
        need(space.region in conquest.regions, f"spaces {space.id}", f"there is no region {space.region}")
        named = space.id == f"{space.region[:2].upper()}{space.position}"
        need(named, f"spaces {space.id}", "its id does not go with its region and position")
        _check_price(space, complaints)
    _check_examples(conquest, rows, complaints)
    effects = [effect for space in spaces for effect in space.benefit]
    for word, kinds in WANTED_KINDS:
        need(any(isinstance(effect, kinds) for effect in effects), "spaces", f"none gives a {word} without a price")
    regions_of_vp: dict[int, set[str]] = {}
    for space in spaces:
        regions_of_vp.setdefault(tally(space.benefit)[VP], set()).add(space.region)
    regions_of_vp.pop(0, None)
    shared = sum(len(regions) > 1 for regions in regions_of_vp.values())
    need(shared >= 2, "spaces", "fewer than 2 amounts of VP occur in several regions")
    amounts = ", ".join(str(vp) for vp in sorted(regions_of_vp))
    return summary("conquest", regions=len(conquest.regions), spaces=len(spaces), amounts=amounts)


def _row(conquest: Conquest, region: str) -> list[ConquestSpace]:
    return sorted((space for space in conquest.spaces.values() if space.region == region), key=lambda s: s.position)


def _effort(space: ConquestSpace) -> float:
    """The soldiers of a space in U."""
    return space.flip * 0.5 + space.discard


def _soldiers(space: ConquestSpace) -> int:
    return space.flip + space.discard


def _check_row(region: str, row: list[ConquestSpace], complaints: Complaints) -> None:
    positions = [space.position for space in row]
    complaints.need(positions == [1, 2, 3, 4, 5, 6], f"regions {region}", "it has six spaces in a row")
    rising = all(_effort(a) <= _effort(b) and _soldiers(a) <= _soldiers(b) for a, b in pairwise(row))
    complaints.need(rising, f"regions {region}", "the costs do not rise to the right")


def _check_price(space: ConquestSpace, complaints: Complaints) -> None:
    place = f"spaces {space.id}"
    possible = 0 <= space.flip <= 3 and 0 <= space.discard <= 2 and _soldiers(space) >= 1
    complaints.need(possible, place, f"{space.flip} soldiers to flip and {space.discard} to discard is out of bounds")
    worth, effort = price(space.benefit), _effort(space)
    fair = 0.55 <= worth / (effort + 0.4) <= 1.35 if effort > -0.4 else False
    complaints.need(fair, place, f"{worth:.2f} U is not a fair benefit for soldiers worth {effort:.1f} U")


def _check_examples(conquest: Conquest, rows: dict[str, list[ConquestSpace]], complaints: Complaints) -> None:
    need = complaints.need
    for flip, discard, benefit in EXAMPLE_8:
        found = any(
            (space.flip, space.discard) == (flip, discard) and same(space.benefit, benefit)
            for space in conquest.spaces.values()
        )
        words = complaints.say.benefit(benefit)
        need(found, "spaces", f"Example 8 needs {words} for {flip} to flip and {discard} to discard")
    second = rows["chinchaysuyu"][1:2]
    known = second and same(second[0].benefit, (Gain("corn", 2), Gain("gold", 1)))
    need(known, "regions chinchaysuyu", "its second space gives 2 corn and 1 gold")
    last = rows["qullasuyu"][-1:]
    known = last and (last[0].flip, last[0].discard) == (3, 2) and same(last[0].benefit, (Gain("gold", 4),))
    need(known, "regions qullasuyu", "its last space gives 4 gold for 3 to flip and 2 to discard")
    # Pachamama has 5 soldiers in her example, and the left half of two regions is taken.
    reachable = last and _soldiers(last[0]) <= 5 and any(_soldiers(space) <= 5 for space in rows["antisuyu"][3:])
    need(reachable, "regions antisuyu", "Pachamama's example cannot be played")


def check_die_order(conquest: Conquest, constants: Constants, complaints: Complaints) -> None:
    """The regions have the numbers of the solo die."""
    by_die = tuple(region.id for region in sorted(conquest.regions.values(), key=lambda region: region.die))
    complaints.need(by_die == constants.solo.region_by_die, "regions", "their numbers are not those of constants.toml")
