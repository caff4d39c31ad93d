"""The thoughts of a searching player, in one line for watchers; it names no card in hand."""

from collections.abc import Iterator, Sequence
from math import isfinite

from bot.languages.language import Language, Templates
from bot.say.before.answers import of_action
from bot.say.before.facts import acts_otherwise
from bot.say.filling import lookup
from bot.say.wording import Wording
from engine.actions import Action, ChooseSpace, MoveHighPriest, PlaceWorker
from engine.decisions import ChooseGod, ChoosePlacement, Decision
from engine.players import Thought
from engine.state import View

MOST, LONGEST = 3, 240


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
    """The options in words with their leads in VP, the best first; equal words count once."""
    found: dict[frozenset[str], tuple[str, int]] = {}
    for thought, lead in credible(thoughts):
        parts = _parts(view, decision, thought.line or (thought.action,), wording, templates)
        found.setdefault(frozenset(parts), (wording.joined(parts), lead))
    return list(found.values())


def credible(thoughts: Sequence[Thought]) -> Iterator[tuple[Thought, int]]:
    """The thoughts with their leads in VP, the best first; without those that look better than the best."""
    # Few tries of a dropped option can look better than the best by luck.
    best = round(thoughts[0].value) if thoughts and isfinite(thoughts[0].value) else 0
    for thought in thoughts:
        if isfinite(thought.value) and round(thought.value) <= best:
            yield thought, round(thought.value)


def _parts(view: View, decision: Decision, line: Sequence[Action], wording: Wording, templates: Templates) -> list[str]:
    """The answers of a line in words; a placement is one answer."""
    *before, last = line
    if isinstance(last, ChooseSpace):
        placing = before[0] if before and isinstance(before[0], PlaceWorker) else decision
        assert isinstance(placing, PlaceWorker | ChooseGod | ChoosePlacement)
        variant = "acting" if acts_otherwise(placing.worker, placing.acting) else ""
        values = {"worker": placing.worker, "acting": placing.acting, "space": last.space}
        return [wording.fill(lookup(templates, "Placement", variant), values)]
    # "High Priest to Worship and train" would sound as if both happened there.
    ordered = sorted(line, key=lambda action: isinstance(action, MoveHighPriest))
    return [_answer(view, decision, action, wording, templates) for action in ordered]


def _answer(view: View, decision: Decision, action: Action, wording: Wording, templates: Templates) -> str:
    kind = type(action).__name__
    variant, values = of_action(view, decision, action)
    if kind in templates:
        return wording.fill(lookup(templates, kind, variant), values)
    worded = wording.fill(lookup(wording.language.actions, kind, variant, type(decision).__name__), values)
    return worded[:1].lower() + worded[1:]
