"""A plan in words: its answers, their changes, and other choices."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from bot import say
from bot.languages import Language
from bot.say.chat import chat
from bot.say.filling import SIGNS
from bot.say.parts import Said, joined
from bot.turn.tap import Step
from engine import actions as act
from engine.resources import VP

# ---------------------------------------------------------------- answers


def said_of(step: Step, lang: Language, paid: act.Pay | None = None) -> Said:
    """An answer in words; with a sign for a standing order, and with the payment in place of the price."""
    said = say.said(step.before.seen, step.before.decision, step.action, lang, paid)
    return said.within(lang.chat["plan.ordered"]) if step.ordered else said


def words_of(step: Step, lang: Language, paid: act.Pay | None = None) -> str:
    """An answer in words as a string."""
    return str(said_of(step, lang, paid))


def label_of(step: Step, lang: Language, paid: act.Pay | None = None, *, pictured: bool = False, **known: str) -> Said:
    """An answer as a short label, with the payment in place of the price, and `known` values in place of numbers.

    With `pictured`, its thing has a number in the picture of the card.
    """
    asked, seen = step.before.decision, step.before.seen
    label = say.label(seen, asked, step.action, lang, paid, pictured=pictured, **known)
    return label.within(lang.chat["plan.ordered"]) if step.ordered else label


def in_a_row(labels: Iterable[Said | str], lang: Language) -> str:
    """Several answers, one after the other."""
    return chat("plan.then", lang).join(map(str, labels))


def amounts(changed: Mapping[str, int], lang: Language, *, brief: bool = False) -> str:
    """The changes in signs."""
    between, beside = ("", " ") if brief else (" ", ", ")
    goods = [f"{SIGNS[name]}{between}{lang.grammar.signed(n)}" for name, n in changed.items() if name != VP]
    vp = [chat("plan.vp", lang, n=lang.grammar.signed(changed[VP]))] if VP in changed else []
    return beside.join([*goods, *vp])


Consequence = tuple[str, Mapping[str, Any]]  # key of the phrase, and its values


def put(words: str, consequences: Iterable[Consequence], lang: Language) -> str:
    """The words with each consequence around or behind them."""
    for key, values in consequences:
        words = chat(key, lang, what=words, **values)
    return words


def labels_of(said: Sequence[Step], lang: Language, *, pictured: bool = False) -> list[Said]:
    """Labels of answers, each with its next choices."""
    return [with_others(step, lang, pictured=pictured) for step in said]


# ---------------------------------------------------------------- the plan


def with_others(step: Step, lang: Language, paid: act.Pay | None = None, *, pictured: bool = False) -> Said:
    """The label of an answer, with its next choices if others make it impossible."""
    others = [label_of(structs.replace(step, action=action), lang, pictured=pictured) for action in step.otherwise]
    return joined(chat("plan.or_else", lang), [label_of(step, lang, paid, pictured=pictured), *others])


class Change(Struct, frozen=True):
    """Another answer in place of the current one, with the answers before it and the heading of its question."""

    other: Said
    before: tuple[Said, ...]
    now: Said
    asked: str

    def words(self, lang: Language) -> tuple[str, str]:
        """The other answer, and its subject with the current one."""
        about = in_a_row(self.before, lang) or self.asked
        subject = chat("plan.instead", lang, what=lang.grammar.opening(about), now=self.now)
        return lang.grammar.opening(str(self.other)), subject


def change_of(before: Sequence[Step], now: Step, other: Step, lang: Language, *, whole: bool = False) -> Change:
    """A change with the answer before it; `whole`, with all answers before, to tell two apart."""
    shows = isinstance(other.action, act.ShowGodCard | act.ShowGold)
    said = [step for step in before if not step.filled and not isinstance(step.action, act.Pass)]
    return Change(
        label_of(other, lang) if shows else said_of(other, lang),
        tuple(label_of(step, lang) for step in (said if whole else said[-1:])),
        label_of(now, lang),
        say.title(now.before.decision, lang),
    )
