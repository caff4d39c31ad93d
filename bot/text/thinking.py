"""What a player that thinks has weighed, in a line."""

from collections.abc import Sequence

from bot import text
from engine.players import Thought
from engine.state import View


def considered(view: View, thoughts: Sequence[Thought], names: Sequence[str] | None = None) -> str:
    """The best answers to the question of a View, each with the lead in VP it promises at the end."""
    assert view.decision is not None
    worded = [(text.action(view, view.decision, thought.action).rstrip("."), thought.value) for thought in thoughts]
    return "; ".join(f"{words} ({value:+.0f})" for words, value in worded)
