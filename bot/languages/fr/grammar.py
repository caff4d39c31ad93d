"""French: grammar, and how it is set."""

from bot.languages.grammar import grammar

NO_BREAK = "\N{NO-BREAK SPACE}"
GRAMMAR = grammar(
    "fr",
    minus="\N{MINUS SIGN}",
    counts_with=NO_BREAK,
    spaces=(
        (r" (?=[:;!?»])|(?<=«) ", NO_BREAK),  # beside signs of two parts and quotation marks
        (r"(?<=[^\s:;!?])(?=[:;!?](?:\s|$))", NO_BREAK),  # also where a sign of two parts ends a word
        (r"(?<=[\d}]) (?=PV\b|h\b|%)", NO_BREAK),  # between a number and its unit
    ),
)
