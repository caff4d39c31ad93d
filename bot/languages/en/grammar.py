"""English: grammar."""

from bot.languages.grammar import grammar

GRAMMAR = grammar("en")
