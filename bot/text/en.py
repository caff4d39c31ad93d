"""English."""

from bot.text.catalogue import Catalogue
from bot.text.en_actions import ACTIONS
from bot.text.en_decisions import QUESTIONS, TITLES
from bot.text.en_errors import ERRORS
from bot.text.en_events import EVENTS
from bot.text.en_reasons import REASONS
from bot.text.en_words import EFFECTS, PHRASES, WORDS


def _plural(n: int) -> int:
    return 0 if n == 1 else 1


def _whose(name: str) -> str:
    return "your" if name == PHRASES["you"] else f"{name}'s"


CATALOGUE = Catalogue(
    titles=TITLES,
    questions=QUESTIONS,
    actions=ACTIONS,
    events=EVENTS,
    effects=EFFECTS,
    errors=ERRORS,
    reasons=REASONS,
    phrases=PHRASES,
    words={**WORDS, "title": TITLES},
    plural=_plural,
    whose=_whose,
)
