"""Every printed thing in words, with where each of its values comes from."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct, structs

from engine import components
from engine.benefits import BenefitWords
from engine.components.constants import Part
from engine.components.records import BASE, Entry, OverlayNode
from engine.components.solo import Loop, Personality, RecruitReward
from engine.resources import Cost

PROVENANCE = ("source", "reconstructed", "derived")


class Listed(Struct, frozen=True):
    """One printed thing: what it is and gives, its module, its source, and the fields with another source."""

    kind: str
    id: str
    name: str
    words: str
    module: str
    source: str
    fields: Mapping[str, str]

    @property
    def provenance(self) -> str:
        """The source of the entry and of the fields that differ, in one line."""
        return ", ".join([self.source, *(f"{field}: {source}" for field, source in self.fields.items())])


class UnknownKindError(Exception):
    """A kind of component that does not exist; the sentence names those that do."""


def entries(say: BenefitWords, kind: str | None = None) -> list[Listed]:
    """All components of a kind, or of every kind, in the order of the files.

    >>> class Tersely:
    ...     benefit = cost = staticmethod(repr)
    >>> [(listed.id, listed.name) for listed in entries(Tersely(), "god")][:2]
    [('inti', 'Inti'), ('killa', 'Killa')]
    """
    if kind is not None and kind not in KINDS:
        raise UnknownKindError(f"There is no kind of component called {kind}; the kinds are {', '.join(KINDS)}.")
    kinds = KINDS if kind is None else (kind,)
    return [listed for name in kinds for listed in LISTERS[name](name, say)]


def _listed(kind: str, id: object, entry: Entry, words: str, name: str = "", module: str = BASE) -> Listed:
    fields = {field: entry.source_of(field) for field in (*entry.reconstructed, *entry.derived)}
    return Listed(kind, str(id), name, words, module, entry.source, fields)


def _sections(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for section in components.SECTIONS.values():
        yield _listed(kind, section.id, section, f"a fifth of the hill, its middle at {section.angle:g} degrees")


def _terraces(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for terrace in components.TERRACES.values():
        words = f"{terrace.spaces_per_segment} spaces per section, {terrace.descending} food to descend to it"
        yield _listed(kind, terrace.id, terrace, words)


def _rings(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for ring in components.RINGS.values():
        yield _listed(kind, ring.ring, ring, f"{ring.icons} task icons at radius {ring.radius:g}")


def _tasks(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for task in components.TASKS.values():
        yield _listed(kind, task.id, task, say.benefit(task.benefit))


def _icons(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for icon in components.ICONS.values():
        words = f"{icon.task} task on ring {icon.ring} at {icon.angle:g} degrees"
        yield _listed(kind, icon.id, icon, words)


def _spaces(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for space in components.SPACES.values():
        words = f"{space.colour} space of {components.GODS[space.god].name} on the {space.terrace} terrace, "
        words += f"section {space.section}; tasks {', '.join(space.tasks)}; next to {', '.join(space.neighbours)}"
        words += "; blocked with two players" if space.two_player_block else ""
        yield _listed(kind, space.id, space, words)


def _steps(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for spot in components.STEPS.values():
        words = f"Steps from the {spot.between[0]} to the {spot.between[1]} terrace in section {spot.section}"
        yield _listed(kind, spot.id, spot, words)


def _workers(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for worker in components.WORKER_KINDS.values():
        yield _listed(kind, worker.id, worker, f"{worker.count} {worker.colour} Workers", worker.id.capitalize())


def _villages(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for row in components.BY_PLAYERS.values():
        words = f"with {row.players} players: {row.per_kind} Workers of each kind, a Village of {row.village}, "
        words += f"{row.nomads} Nomads, {row.blocks_top} blocks on top and {row.blocks_middle} in the middle"
        yield _listed(kind, row.players, row, words)


def _newcomers(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for newcomer in components.NEWCOMERS.values():
        words = f"a Newcomer who is {' and '.join(newcomer.kinds)}"
        yield _listed(kind, newcomer.id, newcomer, words, module=newcomer.module)


def _coricancha(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for space in components.CORICANCHA:
        words = f"High Priest space, in section {space.section} in the first game"
        yield _listed(kind, space.id, space, words, space.id.capitalize())


def _gods(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for god in components.GODS.values():
        words = f"symbol {god.symbol} ({god.shape}), {god.small_statues} small and {god.large_statues} large Statues"
        yield _listed(kind, god.id, god, words, god.name)


def _god_cards(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for card in components.GOD_CARDS.values():
        yield _listed(kind, card.id, card, say.benefit(card.benefit), components.GODS[card.god].name, card.module)


def _army_cards(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for card in components.ARMY_CARDS.values():
        soldiers = "1 soldier" if card.soldiers == 1 else f"{card.soldiers} soldiers"
        yield _listed(kind, card.id, card, f"{soldiers}; {card.amount} {card.resource} when discarded from the hand")


def _production(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for building in components.PRODUCTION.values():
        words = f"costs {say.cost(building.cost)}; gives {say.benefit(building.benefit)}"
        yield _listed(kind, building.id, building, words, building.name, building.module)


def _passive(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for building in components.PASSIVE.values():
        words = f"costs {say.cost(building.cost)}; {building.text}"
        words += f" Replaces {building.replaces}." if building.replaces else ""
        yield _listed(kind, building.id, building, words, building.name, building.module)


def _palaces(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for palace in components.PALACES.values():
        words = f"costs {say.cost(palace.cost)}; {palace.noble_colour} Noble: {palace.text} "
        words += f"Prophecy: {palace.prophecy_text}"
        yield _listed(kind, palace.id, palace, words, palace.name, palace.module)


def _weavings(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for tile in components.WEAVINGS.values():
        colour = components.PATTERNS[tile.pattern].colour
        words = f"{'starting ' if tile.starting else ''}{colour} {tile.pattern}, left {tile.left}, right {tile.right}"
        words += f", from {tile.min_players} players on" if tile.min_players > 2 else ""
        yield _listed(kind, tile.id, tile, words)


def _weaving_rewards(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for reward in components.WEAVING_REWARDS.values():
        yield _listed(kind, reward.id, reward, f"a match pays: {say.benefit(reward.benefit)}")


def _patterns(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for pattern in components.PATTERNS.values():
        yield _listed(kind, pattern.id, pattern, f"{pattern.colour}, {pattern.copies} Weavings")


def _temple(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for step in components.TEMPLE:
        words = f"{step.vp} VP at a Festival; reward: {say.benefit(step.reward)}"
        words += f"; {step.final_vp} VP at the end of the game" if step.final_vp else ""
        yield _listed(kind, step.id, step, words)


def _overlays(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for overlay in components.OVERLAYS.values():
        words = f"Temple overlay; VP by row: {', '.join(map(str, overlay.row_vp))}"
        yield _listed(kind, overlay.id, overlay, words, overlay.name, overlay.module)
        for node in overlay.nodes.values():
            yield _listed(kind, node.id, node, _node_words(node, say), overlay.name, overlay.module)


def _node_words(node: OverlayNode, say: BenefitWords) -> str:
    return f"row {node.row}, {node.side}, leads to {' or '.join(node.next)}; reward: {say.benefit(node.reward)}"


def _regions(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for region in components.REGIONS.values():
        words = f"Conquest region in the {region.corner} corner, {region.die} on the solo die"
        yield _listed(kind, region.id, region, words, region.name)


def _conquest(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for space in components.CONQUEST.values():
        words = f"space {space.position}; soldiers: {space.flip} to flip and {space.discard} to discard; "
        words += f"gives {say.benefit(space.benefit)}"
        yield _listed(kind, space.id, space, words, components.REGIONS[space.region].name)


def _nations(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for nation in components.NATIONS.values():
        words = nation.text + (f" Needs the module {nation.requires}." if nation.requires else "")
        yield _listed(kind, nation.id, nation, words, nation.name, nation.module)


def _cults(kind: str, say: BenefitWords) -> Iterator[Listed]:
    for cult in components.CULTS.values():
        words = f"goes with {cult.nation}: {cult.text} A second Vassal: {cult.text_second}"
        yield _listed(kind, cult.id, cult, words, cult.name, cult.module)


def _solo(kind: str, say: BenefitWords) -> Iterator[Listed]:
    axomamma, pachamama = components.SOLO.axomamma, components.SOLO.pachamama
    words = f"{axomamma.god_slots} God slots; instead of a God hand: {say.benefit(axomamma.instead_of_god_hand)}"
    yield _listed(kind, "axomamma", axomamma, words, "Axomamma")
    yield from _loops(kind, say, "axomamma", axomamma.loops, BASE)
    yield from _recruiting(kind, say, "axomamma", axomamma.recruit_rewards, BASE)
    yield from _personalities(kind, say, axomamma.personalities, BASE)
    slots = "; ".join(f"{name}: {', '.join(slots) or 'none'}" for name, slots in pachamama.difficulty_slots.items())
    words = f"{pachamama.god_slots} God slots; instead of a God hand: {say.benefit(pachamama.instead_of_god_hand)}; "
    words += f"personality slots by difficulty: {slots}"
    yield _listed(kind, "pachamama", pachamama, words, "Pachamama", "golden_age")
    for side in pachamama.sides.values():
        place = f"pachamama {side.id}"
        yield _listed(kind, place, side, f"{len(side.loops)} loops and a top space", module="golden_age")
        words = f"with a rolled {side.top.printed}: {say.benefit(side.top.action)}"
        yield _listed(kind, side.top.id, side.top, words, module="golden_age")
        yield from _loops(kind, say, place, side.loops, "golden_age")
    yield from _recruiting(kind, say, "pachamama", pachamama.recruit_rewards, "golden_age")
    yield from _personalities(kind, say, pachamama.personalities, "golden_age")


def _loops(kind: str, say: BenefitWords, place: str, loops: Mapping[str, Loop], module: str) -> Iterator[Listed]:
    for loop in loops.values():
        tokens = ", ".join(f"{token.value} on space {token.start}" for token in loop.tokens)
        words = f"{len(loop.spaces)} spaces; tokens: {tokens}" + (f"; failure: {loop.failure}" if loop.failure else "")
        yield _listed(kind, f"{place} {loop.id}", loop, words, module=module)
        for space in loop.spaces:
            words = say.benefit(space.action) + (f"; slot {space.slot}" if space.slot else "")
            yield _listed(kind, space.id, space, words, module=module)


def _recruiting(
    kind: str, say: BenefitWords, board: str, rewards: Mapping[str, RecruitReward], module: str
) -> Iterator[Listed]:
    for reward in rewards.values():
        words = f"with a recruited {reward.kind}: {say.benefit(reward.benefit)}"
        yield _listed(kind, f"{board} {reward.kind}", reward, words, module=module)


def _personalities(
    kind: str, say: BenefitWords, personalities: Mapping[str, Personality], module: str
) -> Iterator[Listed]:
    for token in personalities.values():
        words = f"personality token: {' or '.join(side.name for side in token.sides)}"
        yield _listed(kind, token.id, token, words, module=module)
        for side in token.sides:
            yield _listed(kind, side.id, side, say.benefit(side.action), side.name, module)


def _constants(kind: str, say: BenefitWords) -> Iterator[Listed]:
    constants = components.CONSTANTS
    for resource in constants.resources.values():
        traits = [trait for trait, holds in (("food", resource.food), ("stands in for others", resource.wild)) if holds]
        yield _listed(kind, resource.id, resource, ", ".join(["resource", *traits]))
    for name, group in structs.asdict(constants).items():
        if isinstance(group, Entry):
            yield _listed(kind, name, group, _numbers(group, say))
    for name, group in structs.asdict(constants.tasks).items():
        yield _listed(kind, f"tasks {name}", group, _numbers(group, say))
    spaces, rows = components.NEWCOMER_SPACES, components.COVERED_ROWS
    yield _listed(kind, "newcomer_spaces", spaces, f"{spaces.n} Newcomers on offer", module="nobles")
    yield _listed(kind, "covered_rows", rows, f"an overlay covers {rows.n} rows of the Temple", module="way_of_the_sun")


def _numbers(group: Struct, say: BenefitWords) -> str:
    values = {name: value for name, value in structs.asdict(group).items() if name not in (*PROVENANCE, "note")}
    words = "; ".join(f"{name.replace('_', ' ')}: {_value(value, say)}" for name, value in values.items())
    note = getattr(group, "note", "")
    return f"{words}. {note}" if note else words


def _value(value: object, say: BenefitWords) -> str:
    match value:
        case Cost():
            return say.cost(value)
        case Part():
            return f"({_numbers(value, say)})"
        case tuple() if value and isinstance(value[0], Struct):
            return say.benefit(value)
        case tuple():
            return "/".join(map(str, value))
        case dict():
            return ", ".join(f"{key} = {_value(inner, say)}" for key, inner in value.items())
    return str(value)


LISTERS: Mapping[str, Callable[[str, BenefitWords], Iterator[Listed]]] = {
    "constant": _constants,
    "section": _sections,
    "terrace": _terraces,
    "ring": _rings,
    "task": _tasks,
    "icon": _icons,
    "space": _spaces,
    "steps": _steps,
    "worker": _workers,
    "village": _villages,
    "newcomer": _newcomers,
    "coricancha": _coricancha,
    "god": _gods,
    "god_card": _god_cards,
    "army_card": _army_cards,
    "production": _production,
    "passive": _passive,
    "palace": _palaces,
    "weaving_reward": _weaving_rewards,
    "pattern": _patterns,
    "weaving": _weavings,
    "temple": _temple,
    "overlay": _overlays,
    "region": _regions,
    "conquest": _conquest,
    "nation": _nations,
    "cult": _cults,
    "solo": _solo,
}
KINDS = tuple(LISTERS)
