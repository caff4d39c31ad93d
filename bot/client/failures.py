"""Failures: a sentence for the requester, and a reference in the log."""

import logging
from secrets import token_hex

import discord

from bot import metrics, say
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import fitted
from bot.table.io.errors import Refused
from engine.errors import Refusal

log = logging.getLogger(__name__)


def sentence_for(error: BaseException, lang: Language, doing: str) -> str:
    """One sentence for the requester; secret or unforeseen failures go to the log under a reference."""
    return fitted(_sentence(error, lang, doing))


def outcome_of(error: BaseException) -> str:
    """The outcome of an answer that ended with this error, in the words of the metrics."""
    refused = isinstance(error, Refused) or (isinstance(error, Refusal) and error.instead is None)
    return metrics.REFUSED if refused else metrics.FAILED


def _sentence(error: BaseException, lang: Language, doing: str) -> str:
    match error:
        case Refused():
            return error.sentence(lang)
        case Refusal(instead=None):
            return say.error(error, lang)
        case Refusal():
            return chat("trouble", lang, sentence=say.error(error, lang), reference=_noted(error, doing))
        case discord.Forbidden():
            return chat("permission.missing", lang)
    return chat("failed", lang, reference=_noted(error, doing))


def _noted(error: BaseException, doing: str) -> str:
    """The reference of the failure in the log."""
    reference = token_hex(4)
    log.error("Reference %s: %s failed.", reference, doing, exc_info=error)
    return reference
