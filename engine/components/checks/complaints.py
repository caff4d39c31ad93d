"""What every check needs: a list of complaints, and a few ways of comparing."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from engine.benefits import Benefit, BenefitWords, DrawArmy, DrawGod, Gain


class Summary(Struct, frozen=True):
    """What a file has in it, in a line: a key for the words of it, and the values that it names."""

    key: str
    values: Mapping[str, Any] = {}


def summary(key: str, **values: Any) -> Summary:
    """The summary of a file by this key."""
    return Summary(key, values)


class Complaints:
    """What is wrong with one file, one sentence each."""

    def __init__(self, file: str, say: BenefitWords) -> None:
        self.file = file
        self.say = say
        self.sentences: list[str] = []

    def need(self, ok: object, entry: str, problem: str) -> bool:
        """Complain about an entry unless all is well."""
        if not ok:
            self.sentences.append(f"{self.file}.toml, {entry}: {problem}.")
        return bool(ok)

    def need_ids(self, table: str, records: Mapping[str, object], expected: Iterable[str]) -> bool:
        """Complain unless a table holds exactly these ids, in this order."""
        wanted = list(expected)
        if list(records) == wanted:
            return True
        missing = ", ".join(name for name in wanted if name not in records)
        strange = ", ".join(name for name in records if name not in wanted)
        details = [f"{missing} missing"] if missing else []
        details += [f"{strange} unexpected"] if strange else []
        return self.need(False, table, f"the ids are not as expected ({'; '.join(details) or 'wrong order'})")


def numbered(prefix: str, n: int, width: int = 2) -> list[str]:
    """Ids with running numbers, such as G01 to G42."""
    return [f"{prefix}{i:0{width}d}" for i in range(1, n + 1)]


def same(one: Benefit, other: Benefit) -> bool:
    """Whether two benefits have the same effects, in whatever order."""
    return sorted(map(repr, one)) == sorted(map(repr, other))


def tally(benefit: Benefit) -> Counter[str]:
    """How much of each resource and card a benefit gives; any other effect counts as itself."""
    amounts: Counter[str] = Counter()
    for effect in benefit:
        match effect:
            case Gain(resource, n):
                amounts[resource] += n
            case DrawArmy(n):
                amounts["army"] += n
            case DrawGod(n):
                amounts["god"] += n
            case _:
                amounts[repr(effect)] += 1
    return amounts
