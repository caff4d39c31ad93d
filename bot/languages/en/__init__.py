"""English, the language in which everything has words."""

from bot.languages.en.chat import CHAT
from bot.languages.en.command_line import COMMAND_LINE
from bot.languages.en.commands import CHOICES, COMMANDS
from bot.languages.en.components import COMPONENTS
from bot.languages.en.decisions import QUESTIONS, TITLES
from bot.languages.en.deeds import DEEDS
from bot.languages.en.errors import ERRORS
from bot.languages.en.events import EVENTS
from bot.languages.en.glossary import GLOSSARY
from bot.languages.en.golden_age import CULTS_TOLD, GOLDEN_AGE
from bot.languages.en.grammar import GRAMMAR
from bot.languages.en.orders import ORDER_KINDS, ORDERS
from bot.languages.en.page import PAGE
from bot.languages.en.pictures import PICTURES
from bot.languages.en.reasons import REASONS
from bot.languages.en.terminal import TERMINAL
from bot.languages.en.thoughts import THOUGHTS
from bot.languages.en.told import TOLD, TOLD_WORDS
from bot.languages.en.words import EFFECTS, PHRASES, WORDS
from bot.languages.language import Language, at_all_lengths, labels, sentences

ENGLISH = Language(
    code="en",
    name="English",
    titles=TITLES,
    questions=QUESTIONS,
    actions=sentences(DEEDS),
    labels=labels(DEEDS),
    events=EVENTS,
    effects=EFFECTS,
    errors=ERRORS,
    reasons=REASONS,
    chat=CHAT,
    terminal=TERMINAL,
    page=PAGE,
    command_line=COMMAND_LINE,
    thoughts=THOUGHTS,
    order_kinds=ORDER_KINDS,
    orders=ORDERS,
    phrases={**PHRASES, **at_all_lengths({**TOLD, **CULTS_TOLD})},
    words={**WORDS, **COMPONENTS, **GOLDEN_AGE, **TOLD_WORDS},
    glossary=GLOSSARY,
    commands=COMMANDS,
    choices=CHOICES,
    pictures=PICTURES,
    grammar=GRAMMAR,
)
