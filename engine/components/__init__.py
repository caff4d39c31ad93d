"""What is printed: every card, tile and space, loaded once from the files beside this one. No rules."""

from functools import cache

from engine.components.digest import digest_of
from engine.components.loader import ComponentError, load

_PRINTED = load()


# Earlier names of values that differ from the present ones only in what The Golden Age adds, which nobody could play.
SAME_FOR_EARLIER_GAMES = ("7d069027f8fdbf9f",)


@cache
def fingerprint() -> str:
    """A short name for the values that were loaded: whoever has corrected one has another."""
    return digest_of(_PRINTED)


CONSTANTS = _PRINTED.constants

SECTIONS = _PRINTED.hill.sections
TERRACES = _PRINTED.hill.terraces
RINGS = _PRINTED.hill.rings
TASKS = _PRINTED.hill.tasks
ICONS = _PRINTED.hill.icons
SPACES = _PRINTED.hill.spaces
STEPS = _PRINTED.hill.steps

WORKER_KINDS = _PRINTED.workers.kinds
BY_PLAYERS = _PRINTED.workers.by_players
NEWCOMERS = _PRINTED.workers.newcomers
NEWCOMER_SPACES = _PRINTED.workers.newcomer_spaces
CORICANCHA = _PRINTED.workers.coricancha

GODS = _PRINTED.gods.gods
GOD_CARDS = _PRINTED.gods.cards
ARMY_CARDS = _PRINTED.army.cards

PRODUCTION = _PRINTED.buildings.production
PASSIVE = _PRINTED.buildings.passive
PALACES = _PRINTED.palaces.palaces
NATIONS = _PRINTED.vassals.nations
CULTS = _PRINTED.vassals.cults

WEAVING_REWARDS = _PRINTED.weavings.rewards
PATTERNS = _PRINTED.weavings.patterns
WEAVINGS = _PRINTED.weavings.tiles

TEMPLE = _PRINTED.temple.steps
OVERLAYS = _PRINTED.temple.overlays
COVERED_ROWS = _PRINTED.temple.covered_rows

REGIONS = _PRINTED.conquest.regions
CONQUEST = _PRINTED.conquest.spaces

SOLO = _PRINTED.solo

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
    "SAME_FOR_EARLIER_GAMES",
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
