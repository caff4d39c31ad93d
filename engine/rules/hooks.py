"""Where abilities come in: moments that they answer, and numbers and sets that they change.

A rule tells a Trigger that its moment has come, or has a Modifier change what it has counted, and knows nothing of the
tiles. What each ability does there is entered in `engine.rules.abilities`.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from engine.abilities import Ability
from engine.benefits import Gain
from engine.buildings import BUILDINGS, PASSIVE, face_up_reader
from engine.components import CORICANCHA, CULTS, NATIONS
from engine.components.records import Cult, Nation, Palace, PassiveBuilding
from engine.draft import Draft
from engine.procedures import PutWorker
from engine.resources import Cost
from engine.state import Position

P = ParamSpec("P")
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

TILES: tuple[PassiveBuilding | Palace | Nation | Cult, ...] = (
    *(tile for tile in BUILDINGS.values() if isinstance(tile, PassiveBuilding | Palace)),
    *NATIONS.values(),
    *CULTS.values(),
)
ABILITY: Mapping[str, Ability] = {tile.id: tile.ability for tile in TILES}
_passive_buildings = face_up_reader(PASSIVE)
REMEMBERED = 4096  # what how many sets of tiles have to say somewhere
HOOKS: list["Hook[Any]"] = []


def tiles_at_work(position: Position, seat: int) -> tuple[str, ...]:
    """The tiles whose abilities serve this seat now: the one place that says so."""
    player = position.players[seat]
    return () if player.passives_idle else _passive_buildings(player)


def abilities_of(position: Position, seat: int) -> tuple[Ability, ...]:
    """The abilities this seat has now."""
    return tuple(ABILITY[tile] for tile in tiles_at_work(position, seat))


class Hook(Generic[F]):
    """A place in the rules where abilities have a say, in the order in which they were entered."""

    def __init__(self) -> None:
        self.entries: dict[Ability, F] = {}
        HOOKS.append(self)

    def enter(self, ability: Ability) -> Callable[[F], F]:
        """Let this function say what an ability does here."""

        def entered(says: F) -> F:
            assert ability not in self.entries, f"{ability} has its say here already"
            self.entries[ability] = says
            _entries_of.cache_clear()
            return says

        return entered


@lru_cache(maxsize=REMEMBERED)
def _entries_of(hook: Hook[Any], tiles: tuple[str, ...]) -> tuple[Any, ...]:
    owned = {ABILITY[tile] for tile in tiles}
    return tuple(says for ability, says in hook.entries.items() if ability in owned)


class Trigger(Hook[Callable[Concatenate[Draft, int, P], None]], Generic[P]):
    """A moment; when it comes, the abilities of a seat answer."""

    def __call__(self, draft: Draft, seat: int, *facts: P.args, **named: P.kwargs) -> None:
        """The moment has come for this seat: let its abilities answer."""
        tiles = tiles_at_work(draft.state, seat)
        if tiles:
            for answer in _entries_of(self, tiles):
                answer(draft, seat, *facts, **named)


class Modifier(Hook[Callable[Concatenate[Position, int, T, P], T]], Generic[T, P]):
    """A number, a price or a set of choices, which the abilities of a seat change."""

    def __call__(self, position: Position, seat: int, value: T, *facts: P.args, **named: P.kwargs) -> T:
        """What becomes of this value for this seat."""
        tiles = tiles_at_work(position, seat)
        if tiles:
            for change in _entries_of(self, tiles):
                value = change(position, seat, value, *facts, **named)
        return value


# ---------------------------------------------------------------- moments

# Somebody, not only this seat, has activated the High Priest action of this name.
ACTIVATED: Mapping[str, Trigger[[]]] = {space.id: Trigger() for space in CORICANCHA}
# This seat has activated the High Priest action of this name and takes the gold instead.
GOLD_TAKEN: Trigger[[str]] = Trigger()
# This seat's Worker has arrived; what is asked now is asked before the God card's benefits and the tasks.
WORKER_PLACED: Trigger[[PutWorker]] = Trigger()
# This seat has laid a Weaving next to equal edges; their rewards.
MATCHED: Trigger[[list[str]]] = Trigger()
# A Nomad or a villager has joined this seat's supply.
WORKER_GAINED: Trigger[[str]] = Trigger()
# This seat has constructed this Building, or was given it.
CONSTRUCTED: Trigger[[str]] = Trigger()
# This seat's marker takes the last step of an advance; what is asked now is asked after the reward of that step.
CLIMBED: Trigger[[]] = Trigger()
# A Festival is about to begin; or has just begun.
BEFORE_FESTIVAL: Trigger[[]] = Trigger()
FESTIVAL_BEGAN: Trigger[[]] = Trigger()

# ---------------------------------------------------------------- numbers, prices and sets

# The kinds as which a Worker of this kind may be placed.
ACTING: Modifier[tuple[str, ...], [str]] = Modifier()
# The tasks of a Worker of this kind, acting as this kind, on this space.
TASKS: Modifier[int, [str, str, str]] = Modifier()
# What this seat scores when its Steps are walked by a Worker of that seat.
STEPS_VP: Modifier[int, [int]] = Modifier()
# What collecting this resource by a task brings besides.
COLLECTED: Modifier[tuple[Gain, ...], [str]] = Modifier()
# The Weavings a Purchase Weavings task looks at.
WEAVINGS_SEEN: Modifier[int, []] = Modifier()
# The soldiers a Conquest discards and flips.
SOLDIERS: Modifier[tuple[int, int], []] = Modifier()
# What one may turn up while producing, besides the active player's right.
TURNED_UP: Modifier[int, []] = Modifier()
# At what rates resources may be swapped at will.
RATES: Modifier[Mapping[str, int], []] = Modifier()
# For how much God cards may be had at will in one's turn; None: not at all.
GOD_CARD_PRICE: Modifier[Cost | None, []] = Modifier()
# What a God card in hand scores at the end.
GOD_CARD_VP: Modifier[int, []] = Modifier()
