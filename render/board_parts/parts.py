"""The parts of a table that can be looked at by themselves."""

from engine.components import REGIONS, SECTIONS
from engine.state import View

AUTOMA = "automa"
SECTION_PARTS = tuple(f"section {number}" for number in SECTIONS)
FREE_SPACES = "free_spaces"
PARTS = (*SECTION_PARTS, FREE_SPACES, "market", *REGIONS, "temple", "village")  # of every table
SOLO_PARTS = (AUTOMA,)


def parts_of(view: View) -> tuple[str, ...]:
    """The parts there are at this table."""
    return (*PARTS, *SOLO_PARTS) if view.automa else PARTS


def check_part(view: View, part: str) -> None:
    """Refuse what is no part of this table."""
    if part not in parts_of(view):
        raise ValueError(f"there is no part called {part!r}; there are {', '.join(parts_of(view))}")


WEAVINGS, BUILDINGS, REGIONS_TO_CONQUER, TEMPLE = "weavings", "buildings", "regions", "temple"
SUBJECTS = (WEAVINGS, BUILDINGS, REGIONS_TO_CONQUER, TEMPLE)  # what a question can be about


def check_subject(subject: str) -> None:
    """Refuse what no question is about."""
    if subject not in SUBJECTS:
        raise ValueError(f"there is no subject called {subject!r}; there are {', '.join(SUBJECTS)}")


# Blocks in which areas, hands, sections of the hill, markets and people are shown and told.
HEAD, PALACES, TAPESTRIES, ARMY = "head", "palaces", "tapestries", "army"
GOD_HAND, ARMY_HAND = "god_hand", "army_hand"
HILL, SPACES_OF_HILL = "hill", "spaces"
MARKET, PALACES_ON_SALE, WEAVINGS_ON_SALE = "market", "palaces_on_sale", "weavings_on_sale"
WEAVINGS_ASKED = "weavings_asked"
TO_BE_HAD, CASUALTIES, STATUES = "to_be_had", "casualties", "statues"
ON_THE_HILL, PEOPLE, CHIPS, TOLD = "on_the_hill", "people", "chips", "told"
HEADING, SEATS, GOD_OFFER, DECKS = "heading", "seats", "god_offer", "decks"


def told_of(number: int) -> str:
    """The block with one of the sentences that tell what changed."""
    return f"{TOLD}{number}"
