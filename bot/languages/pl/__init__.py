"""Polish."""

from bot.languages.language import Language, at_all_lengths, labels, sentences
from bot.languages.pl.chat import CHAT
from bot.languages.pl.command_line import COMMAND_LINE
from bot.languages.pl.commands import CHOICES, COMMANDS
from bot.languages.pl.components import COMPONENTS
from bot.languages.pl.decisions import QUESTIONS, TITLES
from bot.languages.pl.deeds import DEEDS
from bot.languages.pl.errors import ERRORS
from bot.languages.pl.events import EVENTS
from bot.languages.pl.glossary import GLOSSARY
from bot.languages.pl.golden_age import CULTS_TOLD, GOLDEN_AGE
from bot.languages.pl.grammar import GRAMMAR
from bot.languages.pl.orders import ORDER_KINDS, ORDERS
from bot.languages.pl.page import PAGE
from bot.languages.pl.pictures import PICTURES
from bot.languages.pl.reasons import REASONS
from bot.languages.pl.same import SAME
from bot.languages.pl.terminal import TERMINAL
from bot.languages.pl.terms import TERMS
from bot.languages.pl.thoughts import THOUGHTS
from bot.languages.pl.told import TOLD, TOLD_WORDS
from bot.languages.pl.words import EFFECTS, PHRASES, WORDS

POLISH = Language(
    code="pl",
    name="Polski",
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
    terms=TERMS,
    same=SAME,
)
