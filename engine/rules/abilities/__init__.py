"""What the abilities of tiles do: each is entered in one place, at the hooks it answers or changes.

To add one, write its entry in the file of its kind of tiles. The program does not start while a tile that can be in a
game has an ability without an entry.
"""

from collections.abc import Collection

from engine.box import MODULES, modules_present
from engine.components import ComponentError
from engine.rules.abilities import (
    cults,
    module_buildings,
    nations,
    new_buildings,
    newcomer_buildings,
    palaces,
    passive_buildings,
)
from engine.rules.hooks import HOOKS, TILES

__all__ = [
    "check_entries",
    "cults",
    "module_buildings",
    "nations",
    "new_buildings",
    "newcomer_buildings",
    "palaces",
    "passive_buildings",
]


def check_entries(modules: Collection[str] = MODULES) -> None:
    """Refuse to start if a tile of the base game or of these modules has an ability that no rule speaks for."""
    present = modules_present(modules)
    entered = {ability for hook in HOOKS for ability in hook.abilities}
    for tile in TILES:
        if tile.module in present and tile.ability not in entered:
            raise ComponentError(f"{tile.name} ({tile.id}): no rule speaks for its ability {tile.ability.value}.")


check_entries()
