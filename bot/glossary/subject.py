"""A subject to explain, and its parts."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct, structs

from engine.benefits import Benefit, Choose, Effect, Priced

# Effects that need more words than a card has.
EXPLAINED = frozenset(
    {"DrawGod", "FreeWeaving", "FreeStatue", "StatueTask", "FreeSteps", "StepsTask", "FreeBuilding", "BuildingTask"}
    | {"GainNomad", "ClimbTemple", "Rejuvenate", "Merchant", "ProduceOne", "Choose", "Priced", "GainNewcomer"}
    | {"PlayGod", "PlaceConquestMarker", "CasualtyForArmy", "MovePriest"}
)


class Subject(Struct, frozen=True):
    """A subject to explain: the parts of its explanation, and the values that fill them."""

    key: str
    kind: str
    parts: tuple[str, ...]
    values: Mapping[str, Any]


def written(key: str, kind: str, *more: str, **values: Any) -> Subject:
    """A subject with a text of its own, and with further parts after it."""
    return Subject(key, kind, (key, *more), values)


def notes(benefit: Benefit) -> tuple[str, ...]:
    """The parts that explain the effects of a benefit."""
    found = dict.fromkeys(type(effect).__name__ for effect in _flat(benefit))
    return tuple(f"effect.{name}" for name in found if name in EXPLAINED)


def _flat(benefit: Iterable[Effect]) -> Iterator[Effect]:
    for effect in benefit:
        match effect:
            case Choose(options):
                yield effect
                for option in options:
                    yield from _flat(option)
            case Priced(inner, _):
                yield from _flat([inner])
                yield effect
            case _:
                yield effect


def fields(record: Struct, **more: Any) -> dict[str, Any]:
    """The fields of a printed record by name, and more."""
    return structs.asdict(record) | more
