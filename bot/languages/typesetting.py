"""A language with the spaces it is set with: once for all its texts, before anything is put into them.

What people type or are called, links, mentions, times and the names of commands stay as they are.
"""

from typing import Any

from msgspec import structs

from bot.languages.language import Language, Tables, Templates, template_parts

BETWEEN = "\x1c"  # between texts: a blank that is in none of them


def typeset(language: Language) -> Language:
    """The language, set; the same object if it is set with no spaces of its own."""
    if not language.grammar.spaces:
        return language
    made: Language = _set(language, language, "words")
    glossary = _set(language.glossary, language, "tables")
    return structs.replace(made, glossary=glossary, pictures=_set(language.pictures, language, "tables"))


def _set(record: Any, language: Language, tables: str) -> Any:
    """A record of the language with its templates and these tables set."""
    parts = {part: _templates(getattr(record, part), language) for part in template_parts(type(record))}
    return structs.replace(record, **parts, **{tables: _tables(getattr(record, tables), language)})


def _templates(templates: Templates, language: Language) -> Templates:
    """The templates, set all at once, which is faster; each ends and begins as at a blank."""
    text = language.grammar.typeset(BETWEEN.join(templates.values()))
    return dict(zip(templates, text.split(BETWEEN), strict=True)) if templates else {}


def _tables(tables: Tables, language: Language) -> Tables:
    return {name: _templates(words, language) for name, words in tables.items()}
