"""Checks on buildings.toml, palaces.toml and vassals.toml."""

from collections.abc import Mapping

from engine.benefits import Choose, GainNomad, cost_value, price
from engine.components.checks.complaints import Complaints, numbered
from engine.components.records import Buildings, Palace, Palaces, Prophecy, Vassals
from engine.resources import Cost

MODULE_OF_PREFIX = {"ZA": "golden_age", "ZV": "vassals", "ZN": "nobles"}
NOBLE_COLOURS: Mapping[str, tuple[int, ...]] = {
    "blue": (1, 6, 11),
    "red": (2, 3, 13),
    "white": (4, 7, 12),
    "green": (5, 8, 10, 15),
    "yellow": (9, 14),
}
# What each count of a Prophecy needs to be told besides `min`.
PROPHECY_FIELDS: Mapping[str, frozenset[str]] = {
    "tapestry_length": frozenset({"rank"}),
    "workers": frozenset({"colours"}),
    "weavings": frozenset({"colours"}),
    "buildings": frozenset({"type"}),
    "conquest_markers": frozenset(),
    "army_in_play": frozenset(),
    "weaving_matches": frozenset(),
    "temple_vp_space": frozenset(),
}


def check_buildings(buildings: Buildings, complaints: Complaints) -> str:
    """All constraints of the Buildings."""
    need = complaints.need
    worths = _check_production(buildings, complaints)
    _check_passive(buildings, complaints)
    costs = {f"production {building.id}": building.cost for building in buildings.production.values()}
    costs |= {f"passive {building.id}": building.cost for building in buildings.passive.values()}
    for place, cost in costs.items():
        fair = 1.0 <= cost_value(cost) <= 3.0 and cost.stone >= 1 and cost != Cost(stone=1)
        need(fair, place, f"a cost of {cost.describe()} is out of bounds")
    example = Cost(stone=1, corn=1) in costs.values()
    need(example, "production", "Example 1 needs a Building for 1 stone and 1 corn")
    low, high = min(worths, default=0), max(worths, default=0)
    return f"{len(buildings.production)} Production ({low:.2f}-{high:.2f} U), {len(buildings.passive)} Passive"


def _check_production(buildings: Buildings, complaints: Complaints) -> list[float]:
    need, production = complaints.need, buildings.production
    complaints.need_ids("production", production, [*numbered("P", 19), "PX01"])
    need([building.order for building in production.values()] == list(range(1, 21)), "production", "`order` has gaps")
    worths = {building.id: price(building.benefit) for building in production.values()}
    for building, worth in worths.items():
        need(0.8 <= worth <= 1.7, f"production {building}", f"it gives {worth:.2f} U, not 0.8 to 1.7")
    numbers = [worth for building, worth in worths.items() if building != "PX01"]
    need(sum(numbers[:6]) < sum(numbers[-6:]), "production", "higher numbers are not stronger")
    effects = [effect for building in production.values() for effect in building.benefit]
    need(any(isinstance(effect, Choose) for effect in effects), "production", "no Building offers a choice")
    if "PX01" in production:
        match production["PX01"].benefit:
            case (GainNomad(kinds),) if set(kinds) == {"craftsman", "architect", "courier"}:
                pass
            case _:
                need(False, "production PX01", "it gives a Craftsman, an Architect or a Courier from the Nomads")
    return numbers


def _check_passive(buildings: Buildings, complaints: Complaints) -> None:
    need, passive = complaints.need, buildings.passive
    wanted = [*numbered("Z", 20), *numbered("ZA", 8, 1), *numbered("ZV", 2, 1), *numbered("ZN", 8, 1), "Z04X"]
    complaints.need_ids("passive", passive, wanted)
    abilities = [building.ability for building in passive.values() if building.id != "Z04X"]
    need(len(set(abilities)) == len(abilities), "passive", "two Buildings share an ability")
    for building in passive.values():
        module = "golden_age" if building.id == "Z04X" else MODULE_OF_PREFIX.get(building.id[:2], "base")
        need(building.module == module, f"passive {building.id}", f"it belongs to the module {module}")
    if {"Z04", "Z04X"} <= set(passive):
        old, new = passive["Z04"], passive["Z04X"]
        like = (new.replaces, new.ability, new.cost) == (old.id, old.ability, old.cost)
        need(like, "passive Z04X", "it is not a replacement like Z04")


def check_palaces(palaces: Palaces, complaints: Complaints) -> str:
    """All constraints of the Palaces."""
    need, tiles = complaints.need, palaces.palaces
    complaints.need_ids("palaces", tiles, numbered("X", 15))
    for colour, numbers in NOBLE_COLOURS.items():
        found = [palace.id for palace in tiles.values() if palace.noble_colour == colour]
        need(found == [f"X{n:02d}" for n in numbers], "palaces", f"those of {colour} Nobles are {', '.join(found)}")
    for palace in tiles.values():
        need(palace.cost == Cost(stone=1, potato=1), f"palaces {palace.id}", "it costs 1 stone and 1 potato")
        _check_prophecy(palace, complaints)
    need(len({palace.ability for palace in tiles.values()}) == len(tiles), "palaces", "two Palaces share an ability")
    if "X13" in tiles:
        need(tiles["X13"].prophecy == Prophecy("temple_vp_space", 16), "palaces X13", "its Prophecy is the 16 VP step")
    return f"{len(tiles)} Palaces, all for 1 stone and 1 potato"


def _check_prophecy(palace: Palace, complaints: Complaints) -> None:
    place, prophecy = f"palaces {palace.id}", palace.prophecy
    if not complaints.need(prophecy.count in PROPHECY_FIELDS, place, f"nothing counts {prophecy.count}"):
        return
    given = {field for field in ("rank", "colours", "type") if getattr(prophecy, field)}
    complaints.need(
        given == PROPHECY_FIELDS[prophecy.count] and prophecy.min > 0, place, "its Prophecy has the wrong fields"
    )


def check_vassals(vassals: Vassals, complaints: Complaints) -> str:
    """All constraints of the Nation and Cult tiles."""
    need = complaints.need
    complaints.need_ids("nations", vassals.nations, numbered("VN", 10))
    complaints.need_ids("cults", vassals.cults, numbered("PV", 10))
    partners = [cult.nation for cult in vassals.cults.values()]
    need(partners == numbered("VN", 10), "cults", "they do not go with the Nations one by one")
    needing = {nation.id: nation.requires for nation in vassals.nations.values() if nation.requires}
    need(needing == {"VN10": "nobles"}, "nations", "VN10 alone needs the Nobles")
    for cult in vassals.cults.values():
        need(cult.max_vassals == 2, f"cults {cult.id}", "it takes two Vassals")
        need(cult.text_second.endswith("."), f"cults {cult.id}", "the second text is not a sentence")
    abilities = [nation.ability for nation in vassals.nations.values()]
    abilities += [cult.ability for cult in vassals.cults.values()]
    need(len(set(abilities)) == len(abilities), "nations", "two tiles share an ability")
    return f"{len(vassals.nations)} Nation tiles, {len(vassals.cults)} Cult tiles"
