"""Every language has the keys that the program asks for, found where they are asked for, and no other."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from msgspec import Struct, structs

from bot.client.cogs.tables import CLOCKS
from bot.client.cogs.watch import BOTS
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.languages.language import BRIEFEST, BRIEFLY, YOU
from bot.table.io.permissions import NEEDED_FOR_THREAD, needed_in
from bot.translating.templates import fields
from engine.components import OVERLAYS
from engine.events import Way
from render import PARTS, SOLO_PARTS, THEMES
from tests.bot.languages.program import called, modules_in

A_KEY = re.compile(r"[a-z_]{2}")


class Source(Struct, frozen=True):
    """Where the keys of a part of a language stand: in these folders, given to these functions at this place."""

    folders: tuple[str, ...]
    functions: tuple[str, ...]
    place: int = 0


# A key may also be put together, or chosen elsewhere; then its pieces stand in the same folders.
SOURCES = {
    "chat": Source(
        (
            "bot/turn",
            "bot/table",
            "bot/client",
            "bot/screens",
            "bot/say/chat.py",
            "bot/say/levels.py",
            "bot/say/solo.py",
            "bot/serving.py",
            "bot/showcase.py",
            "bot/command_line",
        ),
        ("chat", "Refused"),
    ),
    "terminal": Source(("bot/terminal",), ("words",)),
    "phrases": Source(("bot/say", "bot/glossary"), ("phrase", "Phrased")),
    "reasons": Source(("engine/reasons", "engine/rules", "bot/action_names.py"), ("Reason",)),
    "words of category": Source(("engine/rules", "engine/solo"), ("score",), 2),
    "words of roll": Source(("engine/rules/die.py", "engine/solo"), ("roll",), 2),
    "words of saved": Source(("engine/codec.py",), ()),
    "finding.": Source(("storage/doctor",), ("told",)),
    "components.summary.": Source(("engine/components/checks",), ("summary",)),
}
CHOICES = {
    "clock": CLOCKS,
    "coricancha": ("random", "printed"),
    "overlay": OVERLAYS,
    "part": (*PARTS, *SOLO_PARTS),
    "theme": THEMES,
    "watched": (BOTS,),
}
PERMISSIONS = {*NEEDED_FOR_THREAD, *needed_in(None)}


def keys_of(language: Language, part: str) -> Iterable[str]:
    if part.endswith("."):  # the beginning of keys of the command line
        return {key.removeprefix(part) for key in language.command_line if key.startswith(part)}
    return language.words[part.removeprefix("words of ")] if part.startswith("words") else getattr(language, part)


def plainly(keys: set[str], language: Language = ENGLISH) -> set[str]:
    """The keys without those that only say in fewer words, in a case or to the reader what another says."""
    own = {BRIEFLY, BRIEFEST, *language.terms.forms, *language.terms.counts}
    own |= {YOU} if language.code != "en" else set()
    return {key for key in keys if not (key.rpartition(".")[2] in own and key.rpartition(".")[0] in keys)}


@cache
def asked_for(part: str) -> tuple[set[str], set[str], list[re.Pattern[str]]]:
    """The keys that are certainly asked for; all literals that could be a key; and the patterns of composed keys."""
    source = SOURCES[part]
    asked: set[str] = set()
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for node in (node for _, tree in modules_in(*source.folders) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) in source.functions and len(node.args) > source.place:
            asked |= set(certain(node.args[source.place]))
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            literals.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [re.escape(each.value) if isinstance(each, ast.Constant) else r"[\w.]+" for each in node.values]
            if any(isinstance(each, ast.Constant) and A_KEY.search(each.value) for each in node.values):
                patterns.append(re.compile("".join(parts)))
    return asked, literals, patterns


def certain(key: ast.expr) -> Iterator[str]:
    """The keys that an expression can be, as far as they are spelt out."""
    if isinstance(key, ast.Constant):
        yield key.value
    elif isinstance(key, ast.IfExp):
        yield from certain(key.body)
        yield from certain(key.orelse)


def faults(language: Language, part: str) -> Iterator[str]:
    """What of this part is asked for and not there, or there and never asked for; a variant belongs to its key."""
    asked, literals, patterns = asked_for(part)
    keys = plainly(set(keys_of(language, part)), language)
    plain = {key.partition(".")[0] for key in keys} if part == "reasons" else keys
    for key in sorted(asked - plain - set(keys_of(language, part))):
        yield f"{language.code}: {part} lack {key}"
    for key in sorted(plain - literals):
        if not any(each.fullmatch(key) for each in patterns):
            yield f"{language.code}: {part} have {key}, which nothing asks for"


@pytest.mark.parametrize("part", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_every_key_is_asked_for_and_every_key_asked_for_is_there(language: Language, part: str) -> None:
    assert list(faults(language, part)) == []
    if SOURCES[part].functions:
        asked = asked_for(part)[0]
        assert len(asked) > len(set(keys_of(language, part))) / 5


@pytest.mark.parametrize("part", ["finding.", "components.summary."])
def test_what_is_told_from_below_comes_with_the_values_that_its_words_name(part: str) -> None:
    source, found = SOURCES[part], {}
    for node in (node for _, tree in modules_in(*source.folders) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) in source.functions and node.args:
            given = {keyword.arg for keyword in node.keywords}
            found |= {key: given for key in certain(node.args[0]) if None not in given}
    named = {key: {field for field, _ in fields(ENGLISH.command_line[part + key])} for key in found}
    assert found == named
    assert len(found) > 10


@pytest.mark.parametrize("part", ["chat", "terminal", "phrases", "reasons"])
def test_a_key_that_is_missing_or_never_asked_for_is_named(part: str) -> None:
    keys = getattr(ENGLISH, part)
    missing = sorted(asked_for(part)[0] & keys.keys())[0]
    changed = {**{key: words for key, words in keys.items() if key != missing}, "never_asked": "x"}
    assert list(faults(structs.replace(ENGLISH, **{part: changed}), part)) == [
        f"en: {part} lack {missing}",
        f"en: {part} have never_asked, which nothing asks for",
    ]


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
def test_what_can_be_chosen_has_words_and_nothing_else_has(language: Language) -> None:
    assert {table: set(words) for table, words in language.choices.items()} == {
        table: set(values) for table, values in CHOICES.items()
    }
    assert set(language.words["permission"]) == PERMISSIONS
    assert set(language.words["way"]) == set(Way)


def test_a_variant_of_a_reason_is_the_name_of_a_value_that_it_is_given() -> None:
    given: set[str] = set()
    for _, tree in modules_in(*SOURCES["reasons"].folders):
        for node in ast.walk(tree):
            if isinstance(node, ast.Dict):
                given.update(key.value for key in node.keys if isinstance(key, ast.Constant))
            elif isinstance(node, ast.Call):
                given.update(keyword.arg for keyword in node.keywords if keyword.arg)
    assert {key.partition(".")[2] for key in ENGLISH.reasons if "." in key} - given == set()
