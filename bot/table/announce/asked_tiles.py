"""The picture of a question to the channel: the Weavings it offers, with the numbers of its reactions."""

from bot.screens.prompt import Prompt
from bot.screens.public_question import NUMBERS, answers_by_emoji
from bot.turn.things import key_of
from engine.decisions import BuyLeftoverWeaving


def asked_tiles(prompt: Prompt) -> tuple[tuple[int, str], ...]:
    """The leftover Weavings with their numbers; none for other questions, and none beside a single answer."""
    if not isinstance(prompt.decision, BuyLeftoverWeaving):
        return ()
    offered = answers_by_emoji(prompt)
    return tuple(
        (number, key_of(prompt.decision, offered[emoji].action))
        for number, emoji in enumerate(NUMBERS, start=1)
        if emoji in offered
    )
