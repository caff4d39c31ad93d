"""Checks on gods.toml and army.toml."""

from collections import Counter
from itertools import combinations

from engine.benefits import (
    BuildingTask,
    Choose,
    DrawArmy,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeWeaving,
    Gain,
    GainNewcomer,
    GainNomad,
    Priced,
    PurchaseWeavings,
    StatueTask,
    price,
    price_effect,
)
from engine.components.checks.complaints import Complaints, Summary, numbered, summary, tally
from engine.components.records import BASE, GOD_IDS, Army, GodCard, Gods
from engine.resources import RESOURCES, VP

WANTED_KINDS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("Worker", (GainNomad,)),
    ("Weaving", (FreeWeaving, PurchaseWeavings)),
    ("Statue", (FreeStatue, StatueTask)),
    ("Building", (FreeBuilding, BuildingTask)),
    ("Army card", (DrawArmy,)),
)
# The sum of the five cards played at setup in Example 1.
EXAMPLE_1 = Counter({"potato": 5, "stone": 1, "corn": 1, "army": 1, "vp": 5, repr(BuildingTask()): 1})


def check_gods(gods: Gods, complaints: Complaints) -> Summary:
    """All constraints of the gods and the God cards."""
    need = complaints.need
    complaints.need_ids("gods", gods.gods, GOD_IDS)
    for field in ("symbol", "shape"):
        values = {getattr(god, field) for god in gods.gods.values()}
        need(len(values) == 6, "gods", f"two gods share a {field}")
    for god in gods.gods.values():
        need((god.small_statues, god.large_statues) == (2, 1), f"gods {god.id}", "it has 2 small Statues and 1 large")
    complaints.need_ids("cards", gods.cards, numbered("G", 42) + numbered("GX", 6, 1))
    base = [card for card in gods.cards.values() if card.module == BASE]
    extra = [card for card in gods.cards.values() if card.module == "nobles"]
    need(Counter(card.god for card in base) == dict.fromkeys(GOD_IDS, 7), "cards", "each god has 7 base cards")
    need(Counter(card.god for card in extra) == dict.fromkeys(GOD_IDS, 1), "cards", "each god has 1 card of the Nobles")
    _check_kinds(base, extra, complaints)
    worths = _check_worth(gods, base, complaints)
    found = _example_1(base)
    need(found, "cards", "the five cards of Example 1 cannot be dealt")
    mean = sum(worths.values()) / max(len(worths), 1)
    cards = f"{len(base)} + {len(extra)}"
    return summary("gods", cards=cards, mean=f"{mean:.2f} U", example=" + ".join(found) or "?")


def _check_kinds(base: list[GodCard], extra: list[GodCard], complaints: Complaints) -> None:
    need = complaints.need
    with_newcomers = [card for card in extra if any(_needs_newcomers(effect) for effect in _inside(card))]
    need(len(with_newcomers) >= 3, "cards", "fewer than 3 cards of the Nobles give Newcomers")
    for card in base:
        leak = any(_needs_newcomers(effect) or _needs_palaces(effect) for effect in _inside(card))
        need(not leak, f"cards {card.id}", "a base card has an effect of the Nobles")
    effects = [effect.effect if isinstance(effect, Priced) else effect for card in base for effect in card.benefit]
    for word, kinds in WANTED_KINDS:
        need(any(isinstance(effect, kinds) for effect in effects), "cards", f"no base card gives a {word}")
    need(any(isinstance(effect, Gain) and effect.resource == VP for effect in effects), "cards", "none gives VP")


def _inside(card: GodCard) -> list[Effect]:
    """All effects of a card, those behind a choice or a price too."""
    found: list[Effect] = []
    todo = list(card.benefit)
    while todo:
        effect = todo.pop()
        match effect:
            case Choose(options):
                todo.extend(inner for option in options for inner in option)
            case Priced(inner, _):
                todo.append(inner)
            case _:
                found.append(effect)
    return found


def _needs_newcomers(effect: Effect) -> bool:
    return isinstance(effect, GainNewcomer)


def _needs_palaces(effect: Effect) -> bool:
    return effect in (FreeBuilding("palace"), BuildingTask("palace"))


def _check_worth(gods: Gods, base: list[GodCard], complaints: Complaints) -> dict[str, float]:
    worths = {card.id: price(card.benefit) for card in gods.cards.values()}
    for card, worth in worths.items():
        complaints.need(0.99 <= worth <= 1.8, f"cards {card}", f"it is worth {worth:.2f} U, not 1.0 to 1.8")
    strengths = {god: sum(worths[card.id] for card in base if card.god == god) for god in GOD_IDS}
    spread = max(strengths.values()) - min(strengths.values())
    complaints.need(spread < 1.0, "cards", f"the gods differ in strength by {spread:.2f} U")
    return worths


def _example_1(base: list[GodCard]) -> tuple[str, ...]:
    """Five cards that give together what Example 1 gives."""
    tallies = [(card.id, tally(card.benefit)) for card in base]
    fitting = [(card, amounts) for card, amounts in tallies if amounts <= EXAMPLE_1]
    for five in combinations(fitting, 5):
        if sum((amounts for _, amounts in five), Counter()) == EXAMPLE_1:
            return tuple(card for card, _ in five)
    return ()


def check_army(army: Army, complaints: Complaints) -> Summary:
    """All constraints of the Army cards."""
    need = complaints.need
    complaints.need_ids("cards", army.cards, numbered("A", 30))
    soldiers = Counter(card.soldiers for card in army.cards.values())
    need(soldiers[1] > soldiers[2], "cards", "there are more with 1 soldier than with 2")
    need(soldiers[1] >= 5 and soldiers[2] >= 3, "cards", "Example 8 needs five with 1 soldier and three with 2")
    need({card.resource for card in army.cards.values()} == set(RESOURCES), "cards", "all four resources occur")
    for card in army.cards.values():
        need(card.soldiers in (1, 2), f"cards {card.id}", f"it has {card.soldiers} soldiers, not 1 or 2")
        if card.resource not in RESOURCES:
            continue
        worth = price_effect(Gain(card.resource, card.amount))
        low, high = (0.9, 1.1) if card.soldiers == 1 else (0.4, 0.7)
        need(low <= worth <= high, f"cards {card.id}", f"its resources are worth {worth:.2f} U, not {low} to {high}")
    return summary("army", one=soldiers[1], two=soldiers[2])
