"""What is printed: every card, tile and space, loaded once from the files beside this one. No rules."""

from functools import cache

from engine.components.digest import digest_of
from engine.components.loader import ComponentError, load

_BOX = load()


@cache
def fingerprint() -> str:
    """A short name for the values that were loaded: whoever has corrected one has another."""
    return digest_of(_BOX)


CONSTANTS = _BOX.constants

SECTIONS = _BOX.hill.sections
TERRACES = _BOX.hill.terraces
RINGS = _BOX.hill.rings
TASKS = _BOX.hill.tasks
ICONS = _BOX.hill.icons
SPACES = _BOX.hill.spaces
STEPS = _BOX.hill.steps

WORKER_KINDS = _BOX.workers.kinds
BY_PLAYERS = _BOX.workers.by_players
NEWCOMERS = _BOX.workers.newcomers
NEWCOMER_SPACES = _BOX.workers.newcomer_spaces
CORICANCHA = _BOX.workers.coricancha

GODS = _BOX.gods.gods
GOD_CARDS = _BOX.gods.cards
ARMY_CARDS = _BOX.army.cards

PRODUCTION = _BOX.buildings.production
PASSIVE = _BOX.buildings.passive
PALACES = _BOX.palaces.palaces
NATIONS = _BOX.vassals.nations
CULTS = _BOX.vassals.cults

WEAVING_REWARDS = _BOX.weavings.rewards
PATTERNS = _BOX.weavings.patterns
WEAVINGS = _BOX.weavings.tiles

TEMPLE = _BOX.temple.steps
OVERLAYS = _BOX.temple.overlays
COVERED_ROWS = _BOX.temple.covered_rows

REGIONS = _BOX.conquest.regions
CONQUEST = _BOX.conquest.spaces

SOLO = _BOX.solo

__all__ = [
    "ARMY_CARDS",
    "BY_PLAYERS",
    "CONQUEST",
    "CONSTANTS",
    "CORICANCHA",
    "COVERED_ROWS",
    "CULTS",
    "GODS",
    "GOD_CARDS",
    "ICONS",
    "NATIONS",
    "NEWCOMERS",
    "NEWCOMER_SPACES",
    "OVERLAYS",
    "PALACES",
    "PASSIVE",
    "PATTERNS",
    "PRODUCTION",
    "REGIONS",
    "RINGS",
    "SECTIONS",
    "SOLO",
    "SPACES",
    "STEPS",
    "TASKS",
    "TEMPLE",
    "TERRACES",
    "WEAVINGS",
    "WEAVING_REWARDS",
    "WORKER_KINDS",
    "ComponentError",
    "fingerprint",
]
