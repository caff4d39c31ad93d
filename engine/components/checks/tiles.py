"""Checks on buildings.toml, palaces.toml and vassals.toml."""

from collections.abc import Mapping

from engine.benefits import Benefit, Choose, Gain, cost_value, price
from engine.components.checks.abilities import (
    CULTS,
    NATIONS,
    PALACES,
    PASSIVE,
    PROPHECIES,
    SECOND_VASSAL,
    check_ability,
    check_numbers,
)
from engine.components.checks.complaints import Complaints, Summary, numbered, summary
from engine.components.checks.stated import PRODUCTION, check_stated
from engine.components.records import BASE, Buildings, Cult, Nation, Palace, Palaces, PassiveBuilding, Vassals
from engine.resources import RESOURCES, Cost

MODULE_OF_PREFIX = {"ZA": "golden_age", "ZV": "vassals", "ZN": "nobles"}
NOBLE_COLOURS: Mapping[str, tuple[int, ...]] = {
    "blue": (1, 6, 11),
    "red": (2, 3, 13),
    "white": (4, 7, 12),
    "green": (5, 8, 10, 15),
    "yellow": (9, 14),
}


def check_buildings(buildings: Buildings, complaints: Complaints) -> Summary:
    """Complain about every Building that is not as the rulebooks want it; the result is a line of numbers."""
    need = complaints.need
    check_stated(buildings, PRODUCTION, complaints)
    worths = _check_production(buildings, complaints)
    _check_passive(buildings, complaints)
    costs = {f"production {building.id}": building.cost for building in buildings.production.values()}
    costs |= {f"passive {building.id}": building.cost for building in buildings.passive.values()}
    for place, cost in costs.items():
        fair = 1.0 <= cost_value(cost) <= 3.0 and cost.stone >= 1 and cost != Cost(stone=1)
        need(fair, place, f"a cost of {complaints.say.cost(cost)} is out of bounds")
    example = Cost(stone=1, corn=1) in costs.values()
    need(example, "production", "Example 1 needs a Building for 1 stone and 1 corn")
    low, high = min(worths, default=0), max(worths, default=0)
    worth = f"{low:.2f}-{high:.2f} U"
    return summary("buildings", production=len(buildings.production), worth=worth, passive=len(buildings.passive))


def _check_production(buildings: Buildings, complaints: Complaints) -> list[float]:
    need, production = complaints.need, buildings.production
    complaints.need_ids("production", production, [*numbered("P", 19), "PX01"])
    need([building.order for building in production.values()] == list(range(1, 21)), "production", "`order` has gaps")
    worths = {building.id: price(building.benefit) for building in production.values()}
    for building, worth in worths.items():
        need(0.8 <= worth <= 1.7, f"production {building}", f"it gives {worth:.2f} U, not 0.8 to 1.7")
    numbers = [worth for building, worth in worths.items() if building != "PX01"]
    need(sum(numbers[:6]) < sum(numbers[-6:]), "production", "higher numbers are not stronger")
    choices = {
        building.id: effect
        for building in production.values()
        for effect in building.benefit
        if isinstance(effect, Choose)
    }
    need(choices, "production", "no Building offers a choice")
    for building, choice in choices.items():
        plain = all(_is_one_resource(option) for option in choice.options)
        need(plain, f"production {building}", "automas can choose between resources only")
    return numbers


def _is_one_resource(option: Benefit) -> bool:
    match option:
        case (Gain(resource, _),):
            return resource in RESOURCES
    return False


def _check_passive(buildings: Buildings, complaints: Complaints) -> None:
    need, passive = complaints.need, buildings.passive
    complaints.need_ids("passive", passive, PASSIVE)
    for building in passive.values():
        _check_passive_tile(building, complaints)
    if {"Z04", "Z04X"} <= set(passive):
        old, new = passive["Z04"], passive["Z04X"]
        like = (new.replaces, new.ability, new.cost) == (old.id, old.ability, old.cost)
        need(like, "passive Z04X", "it is not a replacement like Z04")


def _check_passive_tile(building: PassiveBuilding, complaints: Complaints) -> None:
    need, place = complaints.need, f"passive {building.id}"
    module = "golden_age" if building.id == "Z04X" else MODULE_OF_PREFIX.get(building.id[:2], BASE)
    need(building.module == module, place, f"it belongs to the module {module}")
    need(not building.replaces or building.id == "Z04X", place, "it replaces nothing")
    ability, numbers = PASSIVE.get(building.id, ("", ""))
    check_ability(place, building.ability.value, ability, complaints)
    check_numbers(place, building.text, numbers, complaints)


def check_palaces(palaces: Palaces, complaints: Complaints) -> Summary:
    """All constraints of the Palaces."""
    need, tiles = complaints.need, palaces.palaces
    complaints.need_ids("palaces", tiles, PALACES)
    for colour, numbers in NOBLE_COLOURS.items():
        found = [palace.id for palace in tiles.values() if palace.noble_colour == colour]
        need(found == [f"X{n:02d}" for n in numbers], "palaces", f"those of {colour} Nobles are {', '.join(found)}")
    for palace in tiles.values():
        _check_palace(palace, complaints)
    return summary("palaces", n=len(tiles), cost=Cost(stone=1, potato=1))


def _check_palace(palace: Palace, complaints: Complaints) -> None:
    need, place = complaints.need, f"palaces {palace.id}"
    need(palace.cost == Cost(stone=1, potato=1), place, "it costs 1 stone and 1 potato")
    need(palace.module == "nobles", place, "it belongs to the module nobles")
    ability, numbers = PALACES.get(palace.id, ("", ""))
    check_ability(place, palace.ability.value, ability, complaints)
    check_numbers(place, palace.text, numbers, complaints)
    need(palace.prophecy == PROPHECIES.get(palace.id), place, "its Prophecy is not that of the rulebook")
    check_numbers(place, palace.prophecy_text, str(palace.prophecy.min), complaints)


def check_vassals(vassals: Vassals, complaints: Complaints) -> Summary:
    """All constraints of the Nation and Cult tiles."""
    need = complaints.need
    complaints.need_ids("nations", vassals.nations, NATIONS)
    complaints.need_ids("cults", vassals.cults, CULTS)
    partners = [cult.nation for cult in vassals.cults.values()]
    need(partners == list(NATIONS), "cults", "they do not go with the Nations one by one")
    needing = {nation.id: nation.requires for nation in vassals.nations.values() if nation.requires}
    need(needing == {"VN10": "nobles"}, "nations", "VN10 alone needs the Nobles")
    for nation in vassals.nations.values():
        _check_nation(nation, complaints)
    for cult in vassals.cults.values():
        _check_cult(cult, complaints)
    return summary("vassals", nations=len(vassals.nations), cults=len(vassals.cults))


def _check_nation(nation: Nation, complaints: Complaints) -> None:
    place = f"nations {nation.id}"
    complaints.need(nation.module == "vassals", place, "it belongs to the module vassals")
    ability, numbers = NATIONS.get(nation.id, ("", ""))
    check_ability(place, nation.ability.value, ability, complaints)
    check_numbers(place, nation.text, numbers, complaints)


def _check_cult(cult: Cult, complaints: Complaints) -> None:
    need, place = complaints.need, f"cults {cult.id}"
    need(cult.module == "vassals", place, "it belongs to the module vassals")
    need(cult.max_vassals == 2, place, "it takes two Vassals")
    need(cult.text_second.endswith("."), place, "the second text is not a sentence")
    ability, numbers = CULTS.get(cult.id, ("", ""))
    check_ability(place, cult.ability.value, ability, complaints)
    check_numbers(place, cult.text, numbers, complaints)
    check_numbers(place, cult.text_second, SECOND_VASSAL.get(cult.id, ""), complaints)
