"""The deeds and the net effects of a seat, in clauses."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import structs

from bot.languages.language import BRIEFEST, BRIEFLY
from bot.say.after.squeezing import DEEDS, MINOR_DEEDS, Clause, laddered
from bot.say.after.tally import Tally
from bot.say.filling import PLUS
from bot.say.wording import Wording
from engine import buildings
from engine.components import PALACES
from engine.resources import CORN, GOLD, POTATO, STONE

# Counted deeds, in the order of telling.
DONE = ("unfed", "steps", "army_played", "produced", "climbed", "nobles", "vassals", "exchanged")
TOLD_BY_GOODS = ("rejuvenated", "army_played", "produced", "exchanged")  # deeds also told by goods and Soldiers
BROUGHT = ("god_cards", "army_cards")
TWICE = 2
VP_BY_CULT = "vp_by_cult"  # a deed told as part of the VP
IN_BRIEF = (BRIEFLY,)
BREVITIES = ((), IN_BRIEF, (BRIEFEST, *IN_BRIEF))  # variants of a phrase, from all words to the fewest


def summed_up(came_to: Tally, wording: Wording) -> str:
    """The deeds and net effects of a tally in one line; empty if there are none."""
    done = [clause.words for clause in deeds(came_to, wording)]
    return wording.phrase("apart").join(", ".join(part) for part in (done, nets(came_to, wording)) if part)


def deeds(came_to: Tally, wording: Wording) -> list[Clause]:
    """The deeds of a tally, the most telling first and a triggered Festival last; with brief words."""
    told = [[*_deeds(came_to, wording, brevity)] for brevity in BREVITIES]
    clauses = laddered([words for _, words in each] for each in told)
    return [
        structs.replace(clause, rank=MINOR_DEEDS if name in TOLD_BY_GOODS else DEEDS)
        for (name, _), clause in zip(told[0], clauses, strict=True)
    ]


def _deeds(came_to: Tally, wording: Wording, brevity: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The name and the words of each deed."""
    briefly = bool(brevity)

    def said(name: str, things: Sequence[object], several: int = 2, n: int = 0) -> Iterator[tuple[str, str]]:
        if things:
            variants = brevity if len(things) >= several else ()
            yield name, wording.phrase(f"turn.{name}", *variants, things=things, n=n or len(things))

    if came_to.fed:
        yield "fed", wording.phrase("turn.fed", paid=came_to.fed)
    gods = [card if briefly else wording.format_field(card, "god_name") for card in came_to.gods_taken]
    yield from said("taken", [*came_to.conquered, *came_to.taken, *gods])
    yield from said("constructed", came_to.buildings)
    yield from said("influenced", came_to.influenced)
    for size, god in came_to.statues:
        yield "statue", wording.phrase("turn.statue", *brevity, size=size, god=god)
    for size, god in came_to.discarded:
        yield "discarded", wording.phrase("turn.discarded", *brevity, size=size, god=god)
    yield from said("bought", came_to.bought)
    yield from said("gods", came_to.gods, several=1)
    yield from said("gods_drawn", came_to.gods_drawn)
    yield from said("retrieved", came_to.retrieved)
    items = came_to.rejuvenated
    yield from said("rejuvenated", _rejuvenated(items, wording, briefly), several=1, n=len(items))
    for name in DONE:
        if n := came_to.deeds[name]:
            yield name, wording.phrase(f"turn.{name}", *brevity, *(["several"] if n > 1 else []), n=n)
    yield from said("vassals_on", came_to.vassals_on, several=1)
    for tile, why in came_to.withheld:
        yield "withheld", wording.phrase(f"turn.withheld.{why}", *brevity, tile=tile)
    for name, words in _cults(came_to, wording, brevity):
        if name != VP_BY_CULT or not came_to.vp_by:  # `_vp` tells these
            yield name, words
    for section, weighed in came_to.walks:
        key = "walked" if section else "stayed"
        yield key, wording.phrase(f"turn.{key}", section=section, weighed=weighed)
    yield from said("workers", came_to.workers, several=1)
    yield from said("removed", came_to.removed, several=1)
    yield from said("fallen", came_to.fallen)
    if came_to.festival:
        yield "festival", wording.phrase("turn.festival", number=came_to.festival)


def _cults(came_to: Tally, wording: Wording, brevity: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The changes by each Cult tile, added up; VP alone are told as part of all VP."""
    for tile in dict.fromkeys(event.tile for event in came_to.cults):
        worked = [event for event in came_to.cults if event.tile == tile]
        n, vp = sum(event.n for event in worked), sum(event.vp for event in worked)
        things = [event.thing for event in worked if event.thing]
        key = f"turn.cult.{tile}" if n or things else "turn.vp.cult" if came_to.vp_by else "turn.cult"
        key = f"{key}.lost" if vp < 0 else key
        values = {"n": n or len(things), "times": n + 1, "vp": abs(vp), "things": list(dict.fromkeys(things))}
        yield "cult" if n or things else VP_BY_CULT, wording.phrase(key, *brevity, tile=tile, **values)


def _rejuvenated(items: Sequence[str], wording: Wording, briefly: bool) -> list[str]:
    """Buildings by their names, Army cards counted, Nobles by their Palaces; `briefly`, all counted."""
    army = [item for item in items if not buildings.is_building(item)]
    palaces = [item for item in items if item in PALACES]
    others = [item for item in items if item not in (*army, *palaces)]
    if briefly:
        counted = {"buildings": len(others), "army": len(army), "nobles": len(palaces)}
        return [wording.phrase(f"turn.rejuvenated.{kind}", n=n) for kind, n in counted.items() if n]
    named = [_so_often(item, n, wording) for item, n in Counter(others).items()]
    named += [wording.phrase("turn.rejuvenated.army", n=len(army))] if army else []
    return named + [wording.phrase("turn.rejuvenated.noble", palace=palace) for palace in palaces]


def _so_often(building: str, n: int, wording: Wording) -> str:
    """A Building, and how often it was rejuvenated."""
    often = {1: "once", TWICE: "twice"}.get(n, "often")
    return wording.phrase(f"turn.rejuvenated.{often}", building=building, n=n)


class NetRanks(NamedTuple):
    """Ranks of the net effects."""

    vp: int
    goods: int
    soldiers: int


def net_clauses(came_to: Tally, wording: Wording, ranks: NetRanks, *, sourced: bool = True) -> list[Clause]:
    """The net effects of a tally, with brief words; VP with their sources, if `sourced`."""
    told = [[*_nets(came_to, wording, brevity, sourced=sourced)] for brevity in BREVITIES]
    clauses = laddered([words for _, words in each] for each in told)
    kinds = (kind for kind, _ in told[0])
    return [structs.replace(clause, rank=getattr(ranks, kind)) for kind, clause in zip(kinds, clauses, strict=True)]


def nets(came_to: Tally, wording: Wording) -> list[str]:
    """The net effects of a tally in words."""
    return [words for _, words in _nets(came_to, wording)]


def _nets(
    came_to: Tally, wording: Wording, brevity: Sequence[str] = (), *, sourced: bool = True
) -> Iterator[tuple[str, str]]:
    """VP, then goods (briefly, by signs) and cards, then Soldiers: the name in `NetRanks`, and the words."""
    if any(came_to.vp_by.values()):
        yield "vp", _vp(came_to, wording, brevity, sourced=sourced)
    for resource in (POTATO, CORN, STONE, GOLD):
        if n := came_to.goods[resource]:
            yield "goods", wording.phrase("turn.goods", *brevity, n=n, resource=resource)
    for name in BROUGHT:
        if n := came_to.deeds[name]:
            yield (
                "goods",
                wording.phrase(
                    f"turn.{name}", *brevity, n=abs(n), sign=PLUS if n > 0 else wording.language.grammar.minus
                ),
            )
    if lost := came_to.deeds["soldiers_lost"]:
        yield "soldiers", wording.phrase("turn.soldiers_lost", *brevity, n=lost)


def _vp(came_to: Tally, wording: Wording, brevity: Sequence[str], *, sourced: bool) -> str:
    """VP with their sources, the largest first, and the parts due to Cult tiles."""
    by = [(source, n) for source, n in came_to.vp_by.most_common() if n]
    key = "turn.vp.source" if len(by) == 1 else "turn.vp.part"
    parts = [wording.phrase(key, source=source, n=n) for source, n in by] if sourced else []
    parts += [words for name, words in _cults(came_to, wording, brevity) if name == VP_BY_CULT]
    return wording.phrase("turn.vp.parts" if parts else "turn.vp", n=came_to.vp, parts=parts)


def declined(question: str, wording: Wording) -> str:
    """The refusal of a question, by the name of its class."""
    key = f"declined.{question}"
    return wording.phrase(key if key in wording.language.phrases else "declined", question=question)
