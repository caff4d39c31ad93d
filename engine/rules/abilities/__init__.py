"""What the abilities of tiles do: each is entered in one place, at the hooks it answers or changes.

To add one, write its entry in the file of its kind of tiles. The program does not start while a tile that can be in a
game has an ability without an entry.
"""

from engine.components import CULTS, NATIONS, PALACES, PASSIVE, ComponentError
from engine.components.records import Cult, Nation, Palace, PassiveBuilding
from engine.rules import hooks
from engine.rules.abilities import passive_buildings
from engine.rules.setup import BASE

__all__ = ["check_entries", "passive_buildings"]

PLAYABLE = (BASE,)
TILES: tuple[PassiveBuilding | Palace | Nation | Cult, ...] = (
    *PASSIVE.values(),
    *PALACES.values(),
    *NATIONS.values(),
    *CULTS.values(),
)
IN_NO_PLAYABLE_MODULE = frozenset(tile.ability for tile in TILES) - frozenset(
    tile.ability for tile in TILES if tile.module in PLAYABLE
)


def check_entries() -> None:
    """Refuse to start if a tile that can be in a game has an ability for which no rule speaks."""
    entered = {ability for hook in hooks.HOOKS for ability in hook.entries}
    for tile in TILES:
        if tile.ability not in entered | IN_NO_PLAYABLE_MODULE:
            raise ComponentError(f"{tile.name} ({tile.id}): no rule speaks for its ability {tile.ability.value}.")


check_entries()
