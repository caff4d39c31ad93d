"""Polish: grammar, and how it is set."""

from bot.languages.grammar import grammar

NO_BREAK = "\N{NO-BREAK SPACE}"
GRAMMAR = grammar(
    "pl",
    minus="\N{MINUS SIGN}",
    counts_with=NO_BREAK,
    spaces=(
        (r"(?<![^\s(„*])([aiouwzAIOUWZ]) (?=\S)", rf"\1{NO_BREAK}"),  # behind words of one letter
        (r"(?<=[\d}]) (?=PZ\b)", NO_BREAK),  # between a number and its unit
    ),
)
