"""The thoughts of a searching player, in one line for watchers; it names no card in hand."""

from collections.abc import Iterator, Sequence
from math import isfinite

from msgspec import Struct

from bot.languages.language import Language, Templates
from bot.say.before.answers import of_action
from bot.say.before.facts import Values, acts_otherwise
from bot.say.filling import fields_of, lookup
from bot.say.wording import Wording
from engine.actions import Action, ChooseSpace, MoveHighPriest, PlaceWorker
from engine.decisions import ChooseGod, ChoosePlacement, Decision
from engine.players import Thought
from engine.state import View

MOST, LONGEST = 3, 240


class Part(Struct, frozen=True):
    """An answer of a thought before it is put into words: a template with the values that it names."""

    template: str
    values: Values
    of_button: bool = False  # whether the template is that of a button, which begins with a capital letter

    @classmethod
    def of(cls, template: str, values: Values, *, of_button: bool = False) -> "Part":
        """The part with this template, without values that it does not name."""
        named = {field.partition(".")[0].partition("[")[0] for field in fields_of(template)}
        return cls(template, {field: value for field, value in values.items() if field in named}, of_button)

    def words(self, wording: Wording) -> str:
        """The answer inside a sentence."""
        worded = wording.fill(self.template, self.values)
        return wording.language.grammar.inside(worded) if self.of_button else worded


def considered(view: View, thoughts: Sequence[Thought], lang: Language, names: Sequence[str] | None = None) -> str:
    """The best options with their leads in VP; empty without a real choice. `view` is the one of the question."""
    decision = view.decision
    if decision is None:
        return ""
    templates, wording = lang.thoughts, Wording(lang, names or (), view.options.modules)

    def line(options: Sequence[str]) -> str:
        said = {"seat": decision.seat, "options": ", ".join(options)}
        return wording.sentence(lookup(templates, "Considered", "who" if names else ""), said)

    told = sorted(_distinct(view, decision, thoughts, wording, templates)[:MOST], key=lambda option: -option[1])
    options = [
        wording.fill(
            lookup(templates, "Option", "ahead" if lead > 0 else "behind" if lead < 0 else ""),
            {"what": what, "vp": abs(lead)},
        )
        for what, lead in told
    ]
    while len(options) > 1 and len(line(options)) > LONGEST:
        options.pop()
    return line(options) if len(options) > 1 else ""


def _distinct(
    view: View, decision: Decision, thoughts: Sequence[Thought], wording: Wording, templates: Templates
) -> list[tuple[str, int]]:
    """The options in words with their leads in VP, the best first; the same answers in another order count once."""
    found: list[tuple[list[Part], int]] = []
    for thought, lead in credible(thoughts):
        parts = _parts(view, decision, thought.line or (thought.action,), templates, wording.language)
        if not any(_are_alike(parts, earlier) for earlier, _ in found):
            found.append((parts, lead))
    return [(wording.joined(part.words(wording) for part in parts), lead) for parts, lead in found]


def _are_alike(some: Sequence[Part], others: Sequence[Part]) -> bool:
    return all(part in others for part in some) and all(part in some for part in others)


def credible(thoughts: Sequence[Thought]) -> Iterator[tuple[Thought, int]]:
    """The thoughts with their leads in VP, the best first; without those that look better than the best."""
    # Few tries of a dropped option can look better than the best by luck.
    best = round(thoughts[0].value) if thoughts and isfinite(thoughts[0].value) else 0
    for thought in thoughts:
        if isfinite(thought.value) and round(thought.value) <= best:
            yield thought, round(thought.value)


def _parts(view: View, decision: Decision, line: Sequence[Action], templates: Templates, lang: Language) -> list[Part]:
    """The answers of a line; a placement is one answer."""
    *before, last = line
    if isinstance(last, ChooseSpace):
        placing = before[0] if before and isinstance(before[0], PlaceWorker) else decision
        assert isinstance(placing, PlaceWorker | ChooseGod | ChoosePlacement)
        variant = "acting" if acts_otherwise(placing.worker, placing.acting) else ""
        values = {"worker": placing.worker, "acting": placing.acting, "space": last.space}
        return [Part.of(lookup(templates, "Placement", variant), values)]
    # "High Priest to Worship and train" would sound as if both happened there.
    ordered = sorted(line, key=lambda action: isinstance(action, MoveHighPriest))
    return [_answer(view, decision, action, templates, lang) for action in ordered]


def _answer(view: View, decision: Decision, action: Action, templates: Templates, lang: Language) -> Part:
    kind = type(action).__name__
    variant, values = of_action(view, decision, action)
    if kind in templates:
        return Part.of(lookup(templates, kind, variant), values)
    return Part.of(lookup(lang.actions, kind, variant, type(decision).__name__), values, of_button=True)
