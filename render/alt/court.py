"""What the modules bring to a table in short sentences: Nation tiles, Vassals, Palaces and Newcomers."""

from collections import Counter
from collections.abc import Iterable

from engine import buildings, nobles, queries, vassals
from engine.components import CONQUEST
from engine.state import VASSAL, PlacedVassal, Player, Position
from render.alt.naming import Named, among, by_name, counted, tells
from render.automa_board.content import CultContent
from render.board_parts import palace_tiles, vassal_places
from render.board_parts.palace_tiles import PalaceContent
from render.board_parts.parts import HEAD, PALACES
from render.board_parts.seat_rows import seat_name
from render.drawing.flow import Shown
from render.words import Words

Names = tuple[str, ...]


def nations(view: Position, names: Names, words: Words, briefly: bool) -> str:
    """The Nation tiles of all regions, and whose markers are on them; told `briefly`, only that."""
    regions = [region for region in view.nations if view.nation_markers.get(region) or not briefly]
    told = [_nation(view, region, names, words, briefly) for region in regions]
    return f"{words.nation_markers}: {', '.join(told) or words.none}." if view.nations else ""


def newcomers(view: Position, words: Words) -> str:
    """The Newcomers on offer."""
    if not view.options.box.newcomers:
        return ""
    return f"{words.newcomers}: {counted(view.newcomers, words)}."


def nation(view: Position, region: str, names: Names, words: Words) -> list[str]:
    """The Nation tile of a region: what it does, and whose markers are on it."""
    if region not in view.nations:
        return []
    tile = view.nations[region]
    return [f"{words.nation_markers}: {_nation(view, region, names, words)}.", words.abilities[tile]]


def _nation(view: Position, region: str, names: Names, words: Words, briefly: bool = False) -> str:
    markers = Counter(view.nation_markers.get(region, ()))
    owners = [f"{seat_name(names, seat, words)} {n}" for seat, n in sorted(markers.items())]
    name = words.names[region] if briefly else f"{words.names[region]} {words.names[view.nations[region]]}"
    return f"{name} ({', '.join(owners) or words.none})"


def vassals_of_all(view: Position, names: Names, words: Words, placed: bool) -> str:
    """How many Vassals every seat has left and, if `placed` ones are told, where the others are."""
    if not view.options.box.vassals:
        return ""
    seats = (_vassals(view, seat, names, words, placed) for seat in range(len(view.players)))
    return f"{words.vassals_left}: {'; '.join(seats)}."


def _vassals(view: Position, seat: int, names: Names, words: Words, placed: bool) -> str:
    where = [at(vassal, words) for vassal in view.vassals if vassal.seat == seat] if placed else []
    left = f"{seat_name(names, seat, words)} {view.players[seat].vassals_left}"
    return f"{left} ({', '.join(where)})" if where else left


def at(vassal: PlacedVassal, words: Words) -> str:
    """Where a Vassal is, which is on a Cult tile if it is nowhere else."""
    thing, _, part = vassal.place.partition(":")
    where = {
        vassal_places.WEAVING: lambda: f"{thing} {words.weaving_sides[part]}",
        vassal_places.STEPS: lambda: f"{words.steps} {queries.spot_code(thing)}",
        vassal_places.CORICANCHA: lambda: words.section(int(thing)),
        vassal_places.SEGMENT: lambda: f"{words.section(int(thing))} {words.terraces[vassal_places.BOTTOM]}",
        vassal_places.CASUALTIES: lambda: words.casualties,
        vassal_places.STATUE: lambda: words.statue_of(thing, part),
    }
    named = thing or vassal.tile
    return where[vassal.tile]() if vassal.tile in where else words.names.get(named, named)


def at_section(view: Position, number: int, names: Names, words: Words) -> list[str]:
    """The Vassals in a section of the hill: on the Coricancha, on Steps, beside the bottom segment."""
    here = [
        f"{seat_name(names, vassal.seat, words)} ({at(vassal, words)})"
        for vassal in view.vassals
        if (vassal.tile in (vassal_places.CORICANCHA, vassal_places.SEGMENT) and vassal.place == str(number))
        or (vassal.tile == vassal_places.STEPS and vassal.place in queries.steps_of_section(number))
    ]
    return [f"{words.vassals}: {'; '.join(here)}."] if here else []


def on_space(view: Position, space: str, names: Names, words: Words) -> str:
    """Whose marker is on a Conquest space, and whose Vassals are there instead or besides."""
    instead = vassals.owners_at(view, vassal_places.REPLACING, space)
    marker = [] if instead else [seat_name(names, view.conquest[space], words)]
    return ", ".join([*marker, *vassals_on(view, space, names, words)])


def conquest(view: Position, regions: Iterable[str], names: Names, words: Words) -> list[str]:
    """What the empty Conquest spaces of regions bring, by the Soldiers they cost; then whose the others are."""
    spaces = [space for region in regions for space in queries.spaces_of_region(region)]
    by_price: dict[tuple[int, int], list[str]] = {}
    for name in (space for space in spaces if space not in view.conquest):
        space = CONQUEST[name]
        by_price.setdefault((space.discard, space.flip), []).append(f"{name} {words.benefit(space.benefit)}")
    told = [
        f"{words.soldiers_heading}, {words.soldiers_to_pay(*price)}: {'; '.join(by_price[price])}."
        for price in sorted(by_price)
    ]
    taken = [f"{space} {on_space(view, space, names, words)}" for space in spaces if space in view.conquest]
    return [*told, f"{words.conquered}: {'; '.join(taken)}."] if taken else told


def vassals_on(view: Position, space: str, names: Names, words: Words) -> list[str]:
    """How many Vassals of whom are on a Conquest space."""
    tiles = (vassal_places.REPLACING, vassal_places.JOINING)
    owners = Counter(owner for tile in tiles for owner in vassals.owners_at(view, tile, space))
    return [words.vassals_of(n, seat_name(names, seat, words)) for seat, n in sorted(owners.items())]


def casualties(view: Position, words: Words) -> str:
    """How many count among the Casualties of War, and how many Vassals are among them."""
    among = _fallen(view).total()
    return f"{len(view.casualties) + among}" + (f" ({words.vassals}: {among})" if among else "")


def fallen(view: Position, names: Names, words: Words) -> str:
    """Whose Vassals are among the Casualties of War."""
    whose = ", ".join(f"{seat_name(names, seat, words)} {n}" for seat, n in sorted(_fallen(view).items()))
    return f"{words.vassals}: {whose}." if whose else ""


def _fallen(view: Position) -> Counter[int]:
    standing = vassal_places.standing(view, vassal_places.CASUALTIES)
    return Counter(owner for place in standing for owner in place.owners)


# ---------------------------------------------------------------- Palaces


def palaces(view: Position, names: Names, words: Words, tiles: Named, nobles: bool) -> str:
    """The Palaces of all seats and, if `nobles` are told, who lives there."""
    told = [(seat, _palaces(view, seat, words, tiles, nobles)) for seat in range(len(view.players))]
    courts = [f"{seat_name(names, seat, words)} {owned}" for seat, owned in told if owned]
    return f"{words.palaces}: {'; '.join(courts)}." if courts else ""


def own_palaces(view: Position, seat: int, words: Words, shown: Shown | None = None) -> str:
    """The Palaces of one seat."""
    owned = _palaces(view, seat, words, by_name, nobles=True, shown=shown)
    return f"{words.palaces}: {owned}." if owned else ""


def _palaces(view: Position, seat: int, words: Words, tiles: Named, nobles: bool, shown: Shown | None = None) -> str:
    owned = among(palace_tiles.content(view, seat), PALACES, shown)
    if not nobles:
        return tiles([palace.palace for palace in owned], words)
    return ", ".join(f"{tiles((palace.palace,), words)} ({_resident(palace, words)})" for palace in owned)


def _resident(palace: PalaceContent, words: Words) -> str:
    if palace.resident == VASSAL:
        return words.vassal
    if not palace.resident:
        return words.no_noble
    noble = f"{words.noble} {words.workers[palace.resident]}"
    return f"{noble}, {words.lying}" if palace.lying else noble


def _come(palace: PalaceContent, words: Words) -> str:
    if palace.fulfilled:
        return f" ({words.fulfilled})"
    return f" ({palace.counts})" if palace.counts else ""


def area(view: Position, seat: int, words: Words, abilities: bool, shown: Shown | None = None) -> list[str]:
    """The Palaces of a seat, with their `abilities` if there is room, and its Vassals, for the picture of its area."""
    told = []
    for palace in among(palace_tiles.content(view, seat), PALACES, shown):
        kind = words.workers[nobles.kind_for(palace.palace)]
        who = _resident(palace, words) if palace.resident else f"{words.no_noble}, {words.needed}: {kind}"
        does = f" {words.abilities[palace.palace]}" if abilities else ""
        prophecy = f"{words.prophecy}: {words.prophecies[palace.palace]}{_come(palace, words)}."
        told.append(f"{palace.palace} {words.names[palace.palace]} ({who}).{does} {prophecy}")
    if view.options.box.vassals and tells(HEAD, shown):
        placed = ", ".join(at(vassal, words) for vassal in view.vassals if vassal.seat == seat)
        told.append(f"{words.vassals_left}: {view.players[seat].vassals_left}" + (f" ({placed})." if placed else "."))
    return told


def _who_lives_there(kind: str, words: Words) -> str:
    return words.vassal if kind == VASSAL else f"{words.noble} {words.workers[kind]}"


def gained(view: Position, since: Position, seat: int, came: tuple[PlacedVassal, ...], words: Words) -> list[str]:
    """What a seat has done with the modules since: Nobles, Vassals, markers on Nation tiles."""
    now, before = view.players[seat], since.players[seat]
    parts = [
        f"{words.noble} {words.workers[worker]} ({words.names[palace]})"
        for palace, worker in now.nobles.items()
        if worker not in (VASSAL, before.nobles.get(palace))
    ]
    parts += [
        f"{_who_lives_there(now.nobles[palace], words)} {words.lying} ({words.names[palace]})"
        for palace in now.lying
        if palace not in before.lying
    ]
    parts += [f"{words.vassal} {at(vassal, words)}" for vassal in came if vassal.seat == seat]
    for region, tile in view.nations.items():
        more = _count(view, region, seat) - _count(since, region, seat)
        parts += [f"+{more} {words.names[tile]}"] if more > 0 else []
    return parts


def _count(position: Position, region: str, seat: int) -> int:
    return position.nation_markers.get(region, ()).count(seat)


def cults(tiles: tuple[CultContent, ...], words: Words) -> list[str]:
    """Every Cult tile with its Vassals and what they bring."""
    told = []
    for cult in tiles:
        text = [words.abilities[cult.tile]] if cult.vassals else []
        text += [words.second_vassals[cult.tile]] if cult.vassals > 1 else []
        head = f"{words.names[cult.region]} {words.names[cult.tile]}: {words.vassals} {cult.vassals}."
        told.append(" ".join([head, *text]))
    return told


def without_palaces(player: Player) -> tuple[str, ...]:
    """The Buildings that lie face up but for Palaces."""
    return tuple(name for name in buildings.face_up(player) if buildings.type_of(name) != buildings.PALACE)
