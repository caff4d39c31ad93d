"""The printed things as frozen records, one class per kind, each saying where its values come from."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from engine.abilities import CultAbility, NationAbility, NobleAbility, PassiveAbility
from engine.benefits import Effect
from engine.resources import Cost

Source = Literal["rulebook", "derived", "reconstructed"]
Module = Literal["base", "golden_age", "vassals", "nobles", "way_of_the_sun"]
BASE: Module = "base"

GOD_IDS = ("inti", "killa", "illapa", "qocha", "kuychi", "wiraqocha")
WORKER_COLOURS: Mapping[str, str] = {
    "architect": "blue",
    "craftsman": "green",
    "warrior": "red",
    "courier": "yellow",
    "priest": "white",
}
BUILDING_TYPES = ("production", "passive", "palace")


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Anything printed, with its provenance: one source, and the fields that have another."""

    source: Source
    reconstructed: tuple[str, ...] = ()
    derived: tuple[str, ...] = ()

    def source_of(self, field: str) -> str:
        """Where the value of this field comes from."""
        if field in self.reconstructed:
            return "reconstructed"
        return "derived" if field in self.derived else self.source


class Count(Entry, frozen=True):
    """A single number that stands on its own."""

    n: int


# The hill


class Section(Entry, frozen=True):
    """A fifth of the hill, from its foot to the top."""

    id: int
    angle: float


class Terrace(Entry, frozen=True):
    """A ring of worker spaces between two rings of icons; `descending` is its price in food."""

    id: str
    inner_ring: int
    outer_ring: int
    descending: int
    spaces_per_segment: int


class Ring(Entry, frozen=True):
    """A circle of task icons around the hill; each terrace lies between two of them."""

    ring: int
    radius: float
    icons: int


class Task(Entry, frozen=True):
    """A kind of task and what it does."""

    id: str
    benefit: tuple[Effect, ...]


class Icon(Entry, frozen=True):
    """A task icon on the hill."""

    id: str
    ring: int
    angle: float
    task: str


class PrintedSpace(Entry, frozen=True):
    """A worker space as the board shows it."""

    id: str
    terrace: str
    section: int
    god: str
    colour: Literal["blue", "green", "plain"]
    icons: tuple[str, str, str]
    two_player_block: bool
    angle: float
    radius: float


class Space(PrintedSpace, frozen=True):
    """A worker space with what follows from its icons: adjacent spaces and the tasks it touches."""

    neighbours: tuple[str, ...]
    tasks: tuple[str, str, str]


class StepsSpot(Entry, frozen=True):
    """A place for Steps between two terraces of a section."""

    id: str
    section: int
    between: tuple[str, str]
    angle: float
    radius: float

    @property
    def upper(self) -> bool:
        """Whether these Steps lead from the top terrace to the middle one."""
        return self.between[0] == "top"


class Hill(Struct, frozen=True):
    """Everything in hill.toml: spaces, task icons, Steps spots and their sections."""

    sections: Mapping[int, Section]
    terraces: Mapping[str, Terrace]
    rings: Mapping[int, Ring]
    tasks: Mapping[str, Task]
    icons: Mapping[str, Icon]
    spaces: Mapping[str, Space]
    steps: Mapping[str, StepsSpot]


# Workers


class WorkerKind(Entry, frozen=True):
    """A kind of Worker."""

    id: str
    colour: str
    count: int


class PlayerCount(Entry, frozen=True):
    """How many Workers are in play, and where, with this many players."""

    players: int
    per_kind: int
    village: int
    nomads: int
    blocks_top: int
    blocks_middle: int


class Newcomer(Entry, frozen=True):
    """A two-coloured Worker of the Nobles module."""

    id: str
    kinds: tuple[str, str]
    module: Module


class CoricanchaSpace(Entry, frozen=True):
    """A High Priest space, and its section in the first game."""

    id: str
    section: int


class Workers(Struct, frozen=True):
    """Everything in workers.toml: the kinds of Workers, and the Newcomers."""

    kinds: Mapping[str, WorkerKind]
    by_players: Mapping[int, PlayerCount]
    newcomer_spaces: Count
    newcomers: Mapping[str, Newcomer]
    coricancha: tuple[CoricanchaSpace, ...]


# Cards


class God(Entry, frozen=True):
    """A god: its symbol and its Statues."""

    id: str
    name: str
    symbol: str
    shape: str
    small_statues: int
    large_statues: int


class GodCard(Entry, frozen=True):
    """A God card and its benefit at a Festival."""

    id: str
    god: str
    benefit: tuple[Effect, ...]
    module: Module


class Gods(Struct, frozen=True):
    """Everything in gods.toml: the gods and their cards."""

    gods: Mapping[str, God]
    cards: Mapping[str, GodCard]


class ArmyCard(Entry, frozen=True):
    """An Army card: its soldiers, and what discarding it from the hand brings."""

    id: str
    soldiers: int
    resource: str
    amount: int


class Army(Struct, frozen=True):
    """Everything in army.toml: the Army cards."""

    cards: Mapping[str, ArmyCard]


# Buildings and tiles


class ProductionBuilding(Entry, frozen=True):
    """A Production Building; `order` ranks the reference numbers."""

    id: str
    order: int
    name: str
    cost: Cost
    benefit: tuple[Effect, ...]
    module: Module


class PassiveBuilding(Entry, frozen=True):
    """A Passive Building; `ability` is the key the rules know it by."""

    id: str
    name: str
    cost: Cost
    ability: PassiveAbility
    text: str
    module: Module
    replaces: str = ""


class Buildings(Struct, frozen=True):
    """Everything in buildings.toml: Production and Passive Buildings."""

    production: Mapping[str, ProductionBuilding]
    passive: Mapping[str, PassiveBuilding]


class Prophecy(Struct, frozen=True, forbid_unknown_fields=True):
    """A condition: the count is at least `min`."""

    count: str
    min: int
    rank: int = 0
    colours: tuple[str, ...] = ()
    type: str = ""


class Palace(Entry, frozen=True):
    """A Palace, the ability of its Noble and its Prophecy."""

    id: str
    name: str
    cost: Cost
    noble_colour: str
    ability: NobleAbility
    text: str
    prophecy: Prophecy
    prophecy_text: str
    module: Module


class Palaces(Struct, frozen=True):
    """Everything in palaces.toml: the Palaces of the Nobles."""

    palaces: Mapping[str, Palace]


class Nation(Entry, frozen=True):
    """A Nation tile; `requires` names another module it needs."""

    id: str
    name: str
    ability: NationAbility
    text: str
    module: Module
    requires: str = ""


class Cult(Entry, frozen=True):
    """Pachamama's counterpart of a Nation tile."""

    id: str
    name: str
    nation: str
    ability: CultAbility
    text: str
    text_second: str
    max_vassals: int
    module: Module


class Vassals(Struct, frozen=True):
    """Everything in vassals.toml: Nation tiles and Cult tiles."""

    nations: Mapping[str, Nation]
    cults: Mapping[str, Cult]


# Weavings


class WeavingReward(Entry, frozen=True):
    """What a match of this edge pays."""

    id: str
    benefit: tuple[Effect, ...]


class Pattern(Entry, frozen=True):
    """A pattern of Weavings."""

    id: str
    colour: str
    copies: int


class Weaving(Entry, frozen=True):
    """A Weaving tile; `order` ranks the numbers."""

    id: str
    order: int
    pattern: str
    left: str
    right: str
    min_players: int
    starting: bool


class Weavings(Struct, frozen=True):
    """Everything in weavings.toml: tiles, patterns and the rewards of matches."""

    rewards: Mapping[str, WeavingReward]
    patterns: Mapping[str, Pattern]
    tiles: Mapping[str, Weaving]


# Temple and Conquest


class TempleStep(Entry, frozen=True):
    """A step of the Temple track; `final_vp` counts at the end of the game only."""

    id: int
    vp: int
    final_vp: int
    reward: tuple[Effect, ...]


class OverlayNode(Entry, frozen=True):
    """A step of an overlay; `next` names the nodes one row up, or the first step above the overlay."""

    id: str
    row: int
    side: Literal["left", "centre", "right"]
    next: tuple[str, ...]
    reward: tuple[Effect, ...]


class Overlay(Entry, frozen=True):
    """A Temple overlay of Way of the Sun; `row_vp` is paid at a Festival."""

    id: str
    name: str
    module: Module
    row_vp: tuple[int, ...]
    nodes: Mapping[str, OverlayNode]


class Temple(Struct, frozen=True):
    """Everything in temple.toml: the printed track and the overlays upon it."""

    covered_rows: Count
    steps: tuple[TempleStep, ...]
    overlays: Mapping[str, Overlay]


class Region(Entry, frozen=True):
    """A region to conquer; `die` is its number on the solo die."""

    id: str
    name: str
    corner: Literal["nw", "ne", "se", "sw"]
    die: int


class ConquestSpace(Entry, frozen=True):
    """A Conquest space; `flip` and `discard` are soldiers."""

    id: str
    region: str
    position: int
    flip: int
    discard: int
    benefit: tuple[Effect, ...]


class Conquest(Struct, frozen=True):
    """Everything in conquest.toml: the regions and their spaces."""

    regions: Mapping[str, Region]
    spaces: Mapping[str, ConquestSpace]
