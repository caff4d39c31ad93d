"""A second language for tests: English, every letter of which carries a mark, so that words from elsewhere show.

A marked text is as long as the English one, so it fits wherever that does.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import Formatter
from typing import Any
from zoneinfo import available_timezones

from msgspec import structs

from bot.languages import DRAWN, ENGLISH, LANGUAGES
from bot.languages.language import (
    Command,
    CommandOption,
    Glossary,
    Language,
    PictureTexts,
    Tables,
    Templates,
    template_parts,
)
from bot.sandbox import Person, Reply
from bot.sandbox.rest.api_call import ApiCall
from bot.say.after.vp_table import column_width
from bot.say.parts import TAG
from bot.table.io.seats import BOT_NAMES
from engine.components import STEPS, listing
from engine.difficulty import LETTERED_SLOTS
from engine.queries import spot_code
from tests.e2e.kit.harness import Message, parts
from tests.e2e.kit.playing import NAMES
from tests.in_english import IN_ENGLISH

CODE = "tr"  # a locale that Discord knows
SMALL = "àḃçďèḟğĥìĵķļṁñòṗɋřšťùṽŵẋýž"
MARKS = str.maketrans("abcdefghijklmnopqrstuvwxyz" + "ABCDEFGHIJKLMNOPQRSTUVWXYZ", SMALL + SMALL.upper())
WORD_FORMS = ("plural",)  # forms whose argument is words of the language


def mark(words: str) -> str:
    """Words of the marked language."""
    return words.translate(MARKS)


# ---------------------------------------------------------------- the language


def _marked_beside_tags(literal: str) -> str:
    tags = [*TAG.findall(literal), ""]
    return "".join(mark(words) + tag for words, tag in zip(TAG.split(literal), tags, strict=True))


def _template(template: str) -> str:
    """A template with marks on all but its fields."""
    made = ""
    for literal, field, spec, conversion in Formatter().parse(template):
        made += _marked_beside_tags(literal)
        if field is not None:
            form, space, argument = (spec or "").partition(" ")
            argument = mark(argument) if form in WORD_FORMS else argument
            made += (
                f"{{{field}{'!' if conversion else ''}{conversion or ''}{':' if spec else ''}{form}{space}{argument}}}"
            )
    return made


SPOKEN: set[tuple[str, str]] = set()  # what has been asked for of the marked language so far: parts and keys


class Spoken(dict[str, str]):
    """Words that remember having been asked for."""

    def __init__(self, part: str, words: Mapping[str, str]) -> None:
        super().__init__(words)
        self._part = part

    def __getitem__(self, key: str) -> str:
        words = super().__getitem__(key)
        SPOKEN.add((self._part, key))
        return words

    def get(self, key: str, default: Any = None) -> Any:
        """The words, where there are some."""
        if key not in self:
            return default
        return self[key]


def _templates(part: str, templates: Templates) -> Templates:
    return Spoken(part, {key: _template(template) for key, template in templates.items()})


def _tables(part: str, tables: Tables) -> Tables:
    return {
        name: Spoken(f"{part} of {name}", {key: mark(word) for key, word in table.items()})
        for name, table in tables.items()
    }


def _command(command: Command) -> Command:
    options = {key: CommandOption(mark(each.name), mark(each.description)) for key, each in command.options.items()}
    return Command(mark(command.name), mark(command.description), options)


def _pictures(texts: PictureTexts) -> PictureTexts:
    return structs.replace(
        texts,
        code=CODE,
        tables=_tables("pictures", texts.tables),
        **{part: _templates(f"pictures {part}", getattr(texts, part)) for part in template_parts(PictureTexts)},
    )


MARKED: Language = structs.replace(
    ENGLISH,
    code=CODE,
    name=mark(ENGLISH.name),
    **{part: _templates(part, getattr(ENGLISH, part)) for part in template_parts(Language)},
    words=_tables("words", ENGLISH.words),
    choices=_tables("choices", ENGLISH.choices),
    commands={key: _command(command) for key, command in ENGLISH.commands.items()},
    glossary=structs.replace(
        ENGLISH.glossary,
        **{part: _templates(f"glossary {part}", getattr(ENGLISH.glossary, part)) for part in template_parts(Glossary)},
        tables=_tables("glossary", ENGLISH.glossary.tables),
        names={key: tuple(map(mark, names)) for key, names in ENGLISH.glossary.names.items()},
    ),
    pictures=_pictures(ENGLISH.pictures),
)


def unspoken(spoken: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """What of the language nobody has asked for, by its parts."""
    parts = (getattr(MARKED, part) for part in MARKED.__struct_fields__)
    glossary = (getattr(MARKED.glossary, part) for part in MARKED.glossary.__struct_fields__)
    tables = [table for part in (*parts, *glossary) if isinstance(part, dict) for table in (part, *part.values())]
    all_keys = {(table._part, key) for table in tables if isinstance(table, Spoken) for key in table}
    left: dict[str, set[str]] = {}
    for part, key in sorted(all_keys - set(spoken)):
        left.setdefault(part, set()).add(key)
    return left


# ---------------------------------------------------------------- who hears another one

# What is the same in all languages: ids of what is in the box, names of people, the code of the language itself,
# places with a clock, the reference to a line in the log, and the beginning of a name where a line is cut off.
IDS = {each.id for each in listing.entries(IN_ENGLISH) if any(letter.isdigit() for letter in each.id)}
IDS |= {*LETTERED_SLOTS, *map(spot_code, STEPS)}
PEOPLE = {*NAMES, "Elena", *BOT_NAMES}
HEADS = {name[: column_width(seats)] for name in PEOPLE for seats in (2, 3, 4)}  # of the columns of a Festival's table
OWN_NAMES = [language.name for language in (*LANGUAGES.values(), *DRAWN.values())]  # which each language calls itself
SAME = re.compile(
    r"<@\d+>|<#\d+>|<t:\d+:\w>"
    rf"|{'|'.join(map(re.escape, OWN_NAMES))}"
    rf"|\b(?=[0-9A-Za-z])(?:{'|'.join(sorted(map(re.escape, IDS | PEOPLE | HEADS | {CODE}), key=len, reverse=True))})\b"
    rf"|\b(?=[A-Za-z])(?:{'|'.join(sorted(map(re.escape, available_timezones()), key=len, reverse=True))})\b"
    r"|\b[0-9a-f]{8}\b"
    r"|\b[A-Za-z]{1,5}…"
)
SHOWN = {"content", "label", "placeholder", "description", "title", "text", "topic"}


def unmarked(words: str) -> list[str]:
    """The words of a text that are of no language of the bot's."""
    return re.findall(r"[A-Za-z]+", SAME.sub(" ", words))


def texts(payload: Any, named: bool = False) -> Iterator[str]:
    """Whatever of a request people read; a name is something to read only for a choice and a thread."""
    if isinstance(payload, list):
        for each in payload:
            yield from texts(each, named)
    elif isinstance(payload, dict):
        for key, value in payload.items():
            if isinstance(value, str) and (key in SHOWN or (named and key == "name")):
                yield value
            elif key != "emoji":
                yield from texts(value, named or key in ("choices", "fields"))


def foreign(requests: Iterable[ApiCall]) -> dict[str, list[str]]:
    """Texts that the bot has sent to Discord, with those of their words that are not in the marked language."""
    found = {}
    for request in requests:
        if request.path.endswith("/commands"):
            continue
        for words in texts(request.json, named=request.path.endswith("/threads")):
            if wrong := unmarked(words):
                found[words] = wrong
    return found


# ---------------------------------------------------------------- how people press buttons


def offers(message: Message, key: str) -> bool:
    """Whether a message has a button with the words of this key."""
    return any(part.get("label") == mark(ENGLISH.chat[f"button.{key}"]) for part in parts(message))


async def press(person: Person, messages: Sequence[Message], key: str) -> Reply:
    """Press the newest button with the words of this key."""
    return await person.press([each for each in messages if offers(each, key)][-1], mark(ENGLISH.chat[f"button.{key}"]))


async def confirmed(person: Person, reply: Reply) -> Reply:
    """Press Confirm if the reply asks for it."""
    for part in parts(reply.message or {}):
        if part["custom_id"].startswith("b:confirm:"):
            return await person.press(reply.message or {}, part["custom_id"])
    return reply
