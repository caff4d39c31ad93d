"""Prospects: losses by a Pass, spaces in reach of Army cards, gods of a Statue's cards, and the starting Palace."""

from collections import Counter
from collections.abc import Sequence

from msgspec import structs

from bot.languages import Language
from bot.say.chat import chat
from bot.say.parts import Said
from bot.turn.plan_words import in_a_row, label_of
from bot.turn.tap import Step, Tap, to_be_had
from engine.actions import Action, PerformTask
from engine.components import GOD_CARDS
from engine.decisions import ChooseStatue, ChooseTask, PickStartingWeaving, PlayArmy
from engine.foresight import Ahead, Forecast
from engine.nobles import kind_for
from engine.queries import conquerable_spaces

MOST_NAMED = 4


def not_taken(tap: Tap, lang: Language) -> list[str]:
    """The losses by a tap, a line for each Pass."""
    lost = ([label_of(structs.replace(step, action=one), lang) for one in _lost(step)] for step in tap.forgone)
    return [chat("plan.not_taken", lang, what=_some(labels, lang)) for labels in lost if labels]


def _lost(step: Step) -> list[Action]:
    only = PerformTask if isinstance(step.before.decision, ChooseTask) else object
    return [action for action in to_be_had(step) if isinstance(action, only)]


def to_conquer(here: Forecast, lang: Language) -> list[str]:
    """The number of spaces in reach of all seen Army cards, beside a question about Army cards."""
    if here.ahead is not Ahead.ASKED or not isinstance(here.decision, PlayArmy):
        return []
    armed = here.worlds[0].copy()
    player = armed.players[here.seat]
    player.army_up = (*player.army_up, *(card for card in player.army_hand if card not in here.unseen))
    n = len(conquerable_spaces(armed, here.seat))
    return [chat("plan.to_conquer", lang, n=n)] if n else []


def gods_in_hand(here: Forecast, lang: Language) -> list[str]:
    """The gods of the God cards in hand, beside a question about a Statue."""
    if here.ahead is not Ahead.ASKED or not isinstance(here.decision, ChooseStatue):
        return []
    hand = here.worlds[0].players[here.seat].god_hand
    gods = Counter(GOD_CARDS[card].god for card in hand if card not in here.unseen)
    told = [chat("plan.god_in_hand", lang, god=god, n=n) for god, n in gods.most_common()]
    return [chat("plan.gods_in_hand", lang, gods=", ".join(told))] if told else []


def starting_palaces(here: Forecast, lang: Language) -> list[str]:
    """The starting Palaces of the seat, beside its first question."""
    if here.ahead is not Ahead.ASKED or not isinstance(here.decision, PickStartingWeaving):
        return []
    palaces = here.worlds[0].players[here.seat].palaces
    return [chat("plan.starting_palace", lang, palace=palace, noble=kind_for(palace)) for palace in palaces]


def _some(labels: Sequence[Said], lang: Language) -> str:
    """The first few labels, and the number of the others."""
    words = in_a_row(labels[:MOST_NAMED], lang)
    more = len(labels) - MOST_NAMED
    return chat("plan.and_more", lang, what=words, n=more) if more > 0 else words
