"""French."""

from bot.languages.fr.chat import CHAT
from bot.languages.fr.command_line import COMMAND_LINE
from bot.languages.fr.commands import CHOICES, COMMANDS
from bot.languages.fr.components import COMPONENTS
from bot.languages.fr.decisions import QUESTIONS, TITLES
from bot.languages.fr.deeds import DEEDS
from bot.languages.fr.errors import ERRORS
from bot.languages.fr.events import EVENTS
from bot.languages.fr.glossary import GLOSSARY
from bot.languages.fr.golden_age import CULTS_TOLD, GOLDEN_AGE
from bot.languages.fr.grammar import GRAMMAR
from bot.languages.fr.orders import ORDER_KINDS, ORDERS
from bot.languages.fr.page import PAGE
from bot.languages.fr.pictures import PICTURES
from bot.languages.fr.reasons import REASONS
from bot.languages.fr.same import SAME
from bot.languages.fr.terminal import TERMINAL
from bot.languages.fr.terms import TERMS
from bot.languages.fr.thoughts import THOUGHTS
from bot.languages.fr.told import TOLD, TOLD_WORDS
from bot.languages.fr.words import EFFECTS, PHRASES, WORDS
from bot.languages.language import Language, at_all_lengths, labels, sentences

FRENCH = Language(
    code="fr",
    name="Français",
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
