"""The subjects of The Golden Age: its terms, Buildings, Palaces, God cards, tiles, overlays and Newcomers."""

from collections.abc import Iterator
from typing import Any

from bot.glossary.subject import Subject, fields, notes, written
from engine import temple
from engine.benefits import Benefit, FreeWeaving
from engine.box import BASE_GAME
from engine.components import CULTS, GOD_CARDS, NATIONS, NEWCOMERS, OVERLAYS, PALACES, PASSIVE, PRODUCTION, SPACES
from engine.nobles import kind_for

TERMS = (
    *("golden_age", "way_of_the_sun", "ruruy", "simpa", "vassals", "vassal", "nation", "nobles", "palace", "noble"),
    *("new_buildings", "prophecy", "newcomer", "cult", "automa_modules"),
)
SPREAD = "influence"  # the secondary action of the Vassals
SIDED = {"left": "temple.left", "right": "temple.right"}


def subjects() -> Iterator[Subject]:
    """All subjects of The Golden Age, its terms first."""
    yield from (written(f"term:{term}", "term") for term in TERMS)
    yield written(f"action:{SPREAD}", "secondary_action")
    yield from _newcomers()
    yield from _buildings()
    yield from _palaces()
    yield from _god_cards()
    yield from (Subject(f"nation:{tile}", "nation", ("nation", f"nation:{tile}"), {"id": tile}) for tile in NATIONS)
    yield from (Subject(f"cult:{tile.id}", "cult", ("cult",), fields(tile)) for tile in CULTS.values())
    yield from _overlay_steps()


def _newcomers() -> Iterator[Subject]:
    """One subject for each pair of kinds, which several Newcomers share."""
    found: dict[tuple[str, ...], list[str]] = {}
    for newcomer in NEWCOMERS.values():
        found.setdefault(newcomer.kinds, []).append(newcomer.id)
    for (one, other), alike in found.items():
        values = {"worker": alike[0], "one": one, "other": other, "alike": alike}
        yield Subject(f"worker:{alike[0]}", "newcomer", ("newcomer",), values)


def _buildings() -> Iterator[Subject]:
    for production in PRODUCTION.values():
        if production.module not in BASE_GAME.modules:
            parts = ("production", *notes(production.benefit), "production.use")
            yield Subject(f"building:{production.id}", "production", parts, fields(production))
    for passive in PASSIVE.values():
        if passive.module not in BASE_GAME.modules:
            key = f"building:{passive.id}"
            yield Subject(key, "passive", ("passive", key, "passive.use"), fields(passive))


def _palaces() -> Iterator[Subject]:
    for palace in PALACES.values():
        key = f"building:{palace.id}"
        values = fields(palace, noble=kind_for(palace.id), palace=palace.id)
        yield Subject(key, "palace", ("palace", key, "palace.use"), values)


def _god_cards() -> Iterator[Subject]:
    for card in GOD_CARDS.values():
        if card.module not in BASE_GAME.modules:
            spaces = [space.id for space in SPACES.values() if space.god == card.god]
            parts = ("god_card", *notes(card.benefit), "god_card.use")
            yield Subject(f"god:{card.id}", "god_card", parts, fields(card, spaces=spaces))


def _overlay_steps() -> Iterator[Subject]:
    for overlay in OVERLAYS.values():
        for node in overlay.nodes.values():
            step = temple.named(node.id)
            if step.id == temple.start(overlay.id):
                parts = [f"temple.start_{overlay.id}"]
            else:
                explained = [*notes(step.reward), *_kept_face_down(step.reward)]
                parts = ["temple.reward", *explained, "temple.festival", *_sides(node.side)]
            values: dict[str, Any] = {"overlay": overlay.id, "next": [str(above) for above in step.next]}
            yield Subject(f"temple:{node.id}", "overlay_step", (*parts, "temple.next"), fields(step, **values))


def _kept_face_down(reward: Benefit) -> list[str]:
    """The rule of the Temple for several Weavings: no tile is turned up between them."""
    several = any(isinstance(effect, FreeWeaving) and effect.n > 1 for effect in reward)
    return ["temple.two_weavings"] if several else []


def _sides(side: str) -> list[str]:
    return [SIDED[side]] if side in SIDED else []
