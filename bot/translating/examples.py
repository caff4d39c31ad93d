"""A text filled with made-up values, for translators."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.languages.language import YOU, Language, Templates
from bot.say.wording import Wording, You
from bot.translating.templates import COUNTS, LISTS, PLURALS, fields
from engine import components
from engine.actions import Pay
from engine.benefits import DrawGod, Gain
from engine.codec import Difference
from engine.errors import GameCode, Refusal
from engine.events import AutomaChose, Chosen, Condition
from engine.resources import CORN, STONE, Cost

NUMBERS = (1, 2, 5)  # the numbers for texts with forms for numbers
NAMES = ("Ana", "Olek")
A_BENEFIT, ANOTHER = (Gain(CORN, 2), DrawGod(1)), (Gain(STONE, 1),)
CODE = next(code for code in GameCode if not code.names)  # of a refusal without values


def _first(table: Mapping[str, Any]) -> str:
    return next(iter(table))


# Values by their form in the usual language; of a word table, one of its keys.
VALUES: Mapping[str, Any] = {
    "who": 0,
    "whose": 1,
    "title": "TakeTurn",
    **dict.fromkeys(("god_card", "kept_god_card", "god_name"), "G03"),
    **dict.fromkeys(("army_card", "soldiers"), "A01"),
    **dict.fromkeys(("building", "tile"), "Z09"),
    **dict.fromkeys(("worker", "a_worker", "short_worker", "acting", "kinds", "talent", "talent_briefly"), "courier"),
    "item": "P05",
    "ability": "P05",
    "weaving": _first(components.WEAVINGS),
    "space": _first(components.SPACES),
    "conquest": _first(components.CONQUEST),
    "spot": _first(components.STEPS),
    "small_statue": "inti",
    "section_start": (3, "worship"),
    "vassal_place": ("VN02", "3"),
    "laid": tuple(components.NATIONS)[:2],
    "workers": ("courier", "priest", "priest"),
    "temple_step": "5",
    "task_offered": ("", {"task": "statue"}),
    "aside": Refusal(CODE),
    "difference": Difference(began=1, now=2, components=False, since=None),
    "weighed": ("worship", Condition(1, 2)),
    "choice": AutomaChose(1, Chosen.RESOURCE, "corn", "fewest"),
    "costs": (3, 4),
    "passed_over": ("antisuyu", "hers"),
    "obstacle": (Gain(CORN, 2), "none"),
    "sign": CORN,
    "cost": Cost(corn=1, stone=2),
    **dict.fromkeys(("signs", "pay"), Pay(potato=1, gold=2)),
    "effect": A_BENEFIT[0],
    **dict.fromkeys(("benefit", "short"), A_BENEFIT),
    "groups": (A_BENEFIT, ANOTHER),
}
SEVERAL = {"either": (ANOTHER, A_BENEFIT[:1]), "who": (0, 1)}  # in a list
# Numbers without a form.
NUMBER_FIELDS = frozenset(
    (
        *("n", "number", "vp", "seats", "section", "turn", "value", "needs", "has", "gold", "food", "lost", "amount"),
        *("count", "limit", "left", "goal", "slot", "missing", "times", "given", "taken", "person", "best", "discard"),
        *("flip", "spaces", "copies", "potato", "corn", "game", "players", "step", "steps", "rank", "wins", "hours"),
    )
)
COUNTED = (*PLURALS, *COUNTS, "signed", "repeat")


def examples(language: Language, part: Templates, key: str, usual: Templates) -> list[str]:
    """A template of the language with the values of the usual one; with several numbers if it counts."""
    template = part[key]
    stem = key.partition(".")[0]
    alike = [text for other, text in usual.items() if other == key] or [
        text for other, text in usual.items() if other.partition(".")[0] == stem
    ]
    forms = {field: spec for text in alike for field, spec in fields(text)}
    counts = any(spec.partition(" ")[0] in COUNTED for _, spec in fields(template))
    names = (You(language.phrases["you"]), *NAMES[1:]) if key.endswith(f".{YOU}") else NAMES
    wording = Wording(language, names)
    return [_filled(wording, template, forms, n) for n in (NUMBERS if counts else NUMBERS[1:2])]


def _filled(wording: Wording, template: str, forms: Mapping[str, str], n: int) -> str:
    values: dict[str, Any] = {}
    for field, spec in fields(template):
        root = field.partition(".")[0].partition("[")[0]
        values[field] = value_for(forms.get(field) or spec, n, field, wording)
        values.setdefault(root, values[field])
    try:
        return str(wording.said(template, values))
    except (KeyError, TypeError, AttributeError, ValueError):
        return template  # it tells enough without values


def value_for(spec: str, n: int, field: str, wording: Wording) -> Any:
    """A value with words in this form."""
    form, _, argument = spec.partition(" ")
    if form in COUNTED:
        return n
    if form in LISTS:
        inner = argument.partition(" ")[0]
        return SEVERAL.get(form) or SEVERAL.get(inner) or _several(argument, n, field, wording)
    if form in VALUES:
        return VALUES[form]
    tables = {**wording.language.words, **wording.language.glossary.tables}
    if form in tables:
        return _first(tables[form])
    return n if not form and field in NUMBER_FIELDS else f"[{field}]"


def _several(form: str, n: int, field: str, wording: Wording) -> Sequence[Any]:
    tables = {**wording.language.words, **wording.language.glossary.tables}
    if form in tables:
        return list(tables[form])[:2]
    return [value_for(form, n, field, wording)] * 2
