"""Reads the component files into records; what cannot be read is refused in one sentence."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec import Struct, ValidationError, convert, structs

from engine.components.constants import (
    Constants,
    Festival,
    FinalScoring,
    HighPriest,
    Placement,
    PlayerPieces,
    Resource,
    Score,
    Setup,
    SoloNumbers,
    StatueNumbers,
    StepsNumbers,
    TaskNumbers,
    WeavingNumbers,
    WorkerLimit,
)
from engine.components.effects import BENEFIT_FIELDS, COST_FIELDS, read_benefit, read_cost
from engine.components.records import (
    Army,
    ArmyCard,
    Buildings,
    Conquest,
    ConquestSpace,
    CoricanchaSpace,
    Count,
    Cult,
    God,
    GodCard,
    Gods,
    Hill,
    Icon,
    Nation,
    Newcomer,
    Overlay,
    OverlayNode,
    Palace,
    Palaces,
    PassiveBuilding,
    Pattern,
    PlayerCount,
    PrintedSpace,
    ProductionBuilding,
    Region,
    Ring,
    Section,
    Space,
    StepsSpot,
    Task,
    Temple,
    TempleStep,
    Terrace,
    Vassals,
    Weaving,
    WeavingReward,
    Weavings,
    WorkerKind,
    Workers,
)
from engine.components.solo import (
    Axomamma,
    Loop,
    Pachamama,
    PachamamaSide,
    Personality,
    PersonalitySide,
    RecruitReward,
    Solo,
    SoloSpace,
)

FOLDER = Path(__file__).parent

Record = TypeVar("Record", bound=Struct)
Fields = dict[str, object]
Inside = Callable[["TomlTables"], Fields]


class ComponentError(Exception):
    """A component file that cannot be used: one sentence with the file, the entry and the reason."""


class Printed(Struct, frozen=True):
    """Everything that is printed, file by file."""

    constants: Constants
    hill: Hill
    workers: Workers
    gods: Gods
    army: Army
    buildings: Buildings
    palaces: Palaces
    weavings: Weavings
    temple: Temple
    conquest: Conquest
    vassals: Vassals
    solo: Solo


class TomlTables:
    """The tables of one file, or of one entry in it, taken out one by one."""

    def __init__(self, file: str, tables: Mapping[str, Any], place: str = "") -> None:
        self.file = file
        self._place = place
        self._tables = {name: table for name, table in tables.items() if name != "meta"}

    def error(self, entry: str, problem: str) -> ComponentError:
        """The sentence for a problem in an entry of this file."""
        return ComponentError(f"{self.file}.toml, {self._place}{entry}: {problem}.")

    def take(self, name: str) -> Any:
        """A table, which is then no longer left over."""
        if name not in self._tables:
            raise self.error(name, "the table is missing")
        return self._tables.pop(name)

    def rest(self) -> dict[str, Any]:
        """Whatever has not been taken out yet."""
        return self._tables

    def finish(self) -> None:
        """Refuse the file if something in it was not taken out."""
        for name in self._tables:
            raise self.error(name, "the table is not known")

    def one(self, name: str, kind: type[Record], inside: Inside | None = None) -> Record:
        """Take out a table that is a single entry."""
        raw = self.take(name)
        return self.whole(raw, kind, name, inside) if inside else self.read(raw, kind, name)

    def rows(
        self, name: str, kind: type[Record], key: str = "id", inside: Inside | None = None
    ) -> Mapping[Any, Record]:
        """An array of entries by their key, in the order of the file; `inside` reads the entries within each."""
        records: dict[Any, Record] = {}
        for raw in self._entries(name, key):
            where = f"{name} {raw[key]}"
            if raw[key] in records:
                raise self.error(where, f"the {key} occurs twice")
            records[raw[key]] = self.whole(raw, kind, where, inside) if inside else self.read(raw, kind, where)
        return MappingProxyType(records)

    def whole(self, raw: object, kind: type[Record], entry: str, inside: Inside) -> Record:
        """An entry that holds entries itself."""
        if not isinstance(raw, dict):
            raise self.error(entry, "a table is wanted")
        tables = TomlTables(self.file, raw, f"{self._place}{entry} ")
        fields = inside(tables)
        return self.read({**fields, **tables.rest()}, kind, entry)

    def _entries(self, name: str, key: str) -> list[dict[str, Any]]:
        table = self.take(name)
        if not isinstance(table, list):
            raise self.error(name, "an array of entries is wanted")
        for place, raw in enumerate(table, start=1):
            if not isinstance(raw, dict) or not isinstance(raw.get(key), str | int):
                raise self.error(f"{name} number {place}", f"the {key} is missing")
        return table

    def read(self, raw: object, kind: type[Record], entry: str) -> Record:
        """One entry as its record, with benefits and costs typed."""
        try:
            return convert(_typed(raw), kind)
        except ValidationError as error:
            raise self.error(entry, str(error).replace("`$.", "`")) from error
        except ValueError as error:
            raise self.error(entry, str(error)) from error


def _typed(raw: object) -> object:
    if isinstance(raw, list):
        return [_typed(item) for item in raw]
    if not isinstance(raw, dict):
        return raw
    return {name: _typed_field(name, value) for name, value in raw.items()}


def _typed_field(name: str, value: object) -> object:
    if name in BENEFIT_FIELDS:
        return read_benefit(value)
    if name in COST_FIELDS:
        return read_cost(value)
    return _typed(value)


def _by_player_count(field: str) -> Inside:
    """Reads one field whose values are named p2, p3 and p4."""

    def inside(group: TomlTables) -> Fields:
        raw = group.take(field)
        if not isinstance(raw, dict) or not all(name[:1] == "p" and name[1:].isdigit() for name in raw):
            raise group.error(field, "values named p2, p3 and p4 are wanted")
        return {field: {int(name[1:]): value for name, value in raw.items()}}

    return inside


def _constants(file: TomlTables) -> Constants:
    return Constants(
        resources=file.rows("resources", Resource),
        score=file.one("score", Score),
        setup=file.one("setup", Setup, _by_player_count("god_offer_size")),
        placement=file.one("placement", Placement),
        worker_limit=file.one("worker_limit", WorkerLimit),
        tasks=file.one("tasks", TaskNumbers, _task_numbers),
        high_priest=file.one("high_priest", HighPriest),
        festival=file.one("festival", Festival, _by_player_count("god_draw_most_to_fewest_vp")),
        final_scoring=file.one("final_scoring", FinalScoring),
        player_pieces=file.one("player_pieces", PlayerPieces),
        solo=file.one("solo", SoloNumbers),
    )


def _task_numbers(tasks: TomlTables) -> Fields:
    return {
        "steps": tasks.one("steps", StepsNumbers),
        "statue": tasks.one("statue", StatueNumbers),
        "weavings": tasks.one("weavings", WeavingNumbers),
    }


def _hill(file: TomlTables) -> Hill:
    icons = file.rows("icons", Icon)
    printed = file.rows("spaces", PrintedSpace)
    for space in printed.values():
        for icon in space.icons:
            if icon not in icons:
                raise file.error(f"spaces {space.id}", f"the icon {icon} is not on the hill")
    spaces = {space.id: _with_neighbours(space, printed, icons) for space in printed.values()}
    return Hill(
        sections=file.rows("sections", Section),
        terraces=file.rows("terraces", Terrace),
        rings=file.rows("rings", Ring, key="ring"),
        tasks=file.rows("tasks", Task),
        icons=icons,
        spaces=MappingProxyType(spaces),
        steps=file.rows("steps", StepsSpot),
    )


def _with_neighbours(space: PrintedSpace, printed: Mapping[str, PrintedSpace], icons: Mapping[str, Icon]) -> Space:
    """Spaces are adjacent when they lie on the same terrace and share an icon."""
    corners = set(space.icons)
    neighbours = tuple(
        other.id
        for other in printed.values()
        if other is not space and other.terrace == space.terrace and not corners.isdisjoint(other.icons)
    )
    first, second, third = (icons[icon].task for icon in space.icons)
    return Space(**structs.asdict(space), neighbours=neighbours, tasks=(first, second, third))


def _workers(file: TomlTables) -> Workers:
    return Workers(
        kinds=file.rows("kinds", WorkerKind),
        by_players=file.rows("by_players", PlayerCount, key="players"),
        newcomer_spaces=file.one("newcomer_spaces", Count),
        newcomers=file.rows("newcomers", Newcomer),
        coricancha=tuple(file.rows("coricancha", CoricanchaSpace).values()),
    )


def _gods(file: TomlTables) -> Gods:
    return Gods(gods=file.rows("gods", God), cards=file.rows("cards", GodCard))


def _army(file: TomlTables) -> Army:
    return Army(cards=file.rows("cards", ArmyCard))


def _buildings(file: TomlTables) -> Buildings:
    return Buildings(
        production=file.rows("production", ProductionBuilding), passive=file.rows("passive", PassiveBuilding)
    )


def _palaces(file: TomlTables) -> Palaces:
    return Palaces(palaces=file.rows("palaces", Palace))


def _weavings(file: TomlTables) -> Weavings:
    return Weavings(
        rewards=file.rows("rewards", WeavingReward),
        patterns=file.rows("patterns", Pattern),
        tiles=file.rows("tiles", Weaving),
    )


def _temple(file: TomlTables) -> Temple:
    return Temple(
        covered_rows=file.one("covered_rows", Count),
        steps=tuple(file.rows("steps", TempleStep).values()),
        overlays=MappingProxyType({name: file.one(name, Overlay, _nodes(name)) for name in ("ruruy", "simpa")}),
    )


def _nodes(name: str) -> Inside:
    return lambda overlay: {"id": name, "nodes": overlay.rows("nodes", OverlayNode)}


def _conquest(file: TomlTables) -> Conquest:
    return Conquest(regions=file.rows("regions", Region), spaces=file.rows("spaces", ConquestSpace))


def _vassals(file: TomlTables) -> Vassals:
    return Vassals(nations=file.rows("nations", Nation), cults=file.rows("cults", Cult))


def _solo(file: TomlTables) -> Solo:
    return Solo(
        axomamma=file.one("axomamma", Axomamma, lambda board: {**_loops(board), **_people(board)}),
        pachamama=file.one("pachamama", Pachamama, lambda board: {**_sides(board), **_people(board)}),
    )


def _sides(board: TomlTables) -> Fields:
    return {"sides": board.rows("sides", PachamamaSide, inside=_loops)}


def _loops(board: TomlTables) -> Fields:
    return {"loops": board.rows("loops", Loop, inside=_loop_spaces)}


def _loop_spaces(loop: TomlTables) -> Fields:
    return {"spaces": tuple(loop.rows("spaces", SoloSpace).values())}


def _people(board: TomlTables) -> Fields:
    return {
        "recruit_rewards": board.rows("recruit_rewards", RecruitReward, key="kind"),
        "personalities": board.rows("personalities", Personality, inside=_personality_sides),
    }


def _personality_sides(token: TomlTables) -> Fields:
    return {"sides": tuple(token.rows("sides", PersonalitySide).values())}


READERS: Mapping[str, Callable[[TomlTables], Struct]] = {
    "constants": _constants,
    "hill": _hill,
    "workers": _workers,
    "gods": _gods,
    "army": _army,
    "buildings": _buildings,
    "palaces": _palaces,
    "weavings": _weavings,
    "temple": _temple,
    "conquest": _conquest,
    "vassals": _vassals,
    "solo": _solo,
}


def read_toml(folder: Path, file: str) -> dict[str, Any]:
    """The raw tables of one component file."""
    try:
        return tomllib.loads((folder / f"{file}.toml").read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError(f"{file}.toml cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise ComponentError(f"{file}.toml is not a valid TOML file: {error}.") from error


def read_records(file: str, raw: Mapping[str, Any]) -> Struct:
    """The records of one component file."""
    tables = TomlTables(file, raw)
    records = READERS[file](tables)
    tables.finish()
    return records


def load(folder: Path = FOLDER) -> Printed:
    """All component files of a folder."""
    records: dict[str, Any] = {file: read_records(file, read_toml(folder, file)) for file in READERS}
    return Printed(**records)
