"""A Decision and its answers as a Prompt: a question and the words of its answers."""

from typing import get_args

from msgspec import Struct

from bot import say
from bot.languages import Language
from bot.say.parts import Said
from engine.actions import Action, Pass
from engine.core import legal_actions
from engine.decisions import AnyDecision, Decision
from engine.queries import is_free_action
from engine.secrecy import Asked
from engine.state import View

PRIVATE_QUESTIONS = tuple(kind for kind in get_args(AnyDecision) if kind.asked is not Asked.OPENLY)


class Option(Struct, frozen=True, kw_only=True):
    """One answer in words."""

    index: int
    action: Action
    said: Said

    @property
    def words(self) -> str:
        """The whole answer in words."""
        return str(self.said)

    @property
    def is_free(self) -> bool:
        """Whether the question stays open after this answer."""
        return is_free_action(self.action)

    @property
    def declines(self) -> bool:
        """Whether this answer is Pass."""
        return isinstance(self.action, Pass)

    @property
    def label(self) -> str:
        """The deed of the answer, without its cost and gain."""
        return self.said.done

    @property
    def detail(self) -> str:
        """The cost and gain of the answer: its words after `label`."""
        return self.said.gain


class Prompt(Struct, frozen=True, kw_only=True):
    """A question to a seat with all its answers; only that seat may see them."""

    decision: Decision
    number: int
    title: str
    question: str
    options: tuple[Option, ...]

    @property
    def seat(self) -> int:
        """The asked seat."""
        return self.decision.seat

    @property
    def answers(self) -> tuple[Option, ...]:
        """The answers that settle the question."""
        return tuple(option for option in self.options if not option.is_free)

    @property
    def free(self) -> tuple[Option, ...]:
        """The free actions before an answer."""
        return tuple(option for option in self.options if option.is_free)


def prompt_for(view: View, lang: Language, number: int = 0) -> Prompt:
    """The present question to the View's own seat; buttons need its `number`, a list of words does not."""
    decision = view.decision
    assert decision is not None
    assert decision.seat == view.seat
    options = tuple(
        Option(index=index, action=action, said=say.said(view, decision, action, lang))
        for index, action in enumerate(legal_actions(view))
    )
    title, question = say.title(decision, lang), say.question(view, decision, lang)
    return Prompt(decision=decision, number=number, title=title, question=question, options=options)


def is_private(decision: Decision) -> bool:
    """Whether the answers are hidden from other seats."""
    return decision.asked is not Asked.OPENLY
