"""What a bot and those who draw for it make ready when they start; whoever begins where this is imported has it."""

import render
from bot import glossary
from bot.client import app
from bot.languages import LANGUAGES, Language
from bot.translating.completeness import must_be_complete

render.make_ready()
glossary.prepare()
COMPLETE = [*LANGUAGES.values()]
for _language in COMPLETE:
    must_be_complete(_language)


def look_through(language: Language) -> None:
    """A language that was looked through already stays as it is."""
    if not any(language is known for known in COMPLETE):
        must_be_complete(language)


app.must_be_complete = look_through
