"""Languages: complete, without anything that nothing asks for, and told to everybody who speaks."""

import importlib
import inspect
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from msgspec import structs

import bot
import render
import storage
from bot.languages import DRAWN, ENGLISH, LANGUAGES, Language, and_others, in_words, spoken
from bot.languages.grammar import grammar
from bot.languages.pictures import PICTURE_TEXTS
from bot.translating.completeness import IncompleteLanguage, complaints, must_be_complete
from engine.components import GODS, PALACES, PASSIVE, PRODUCTION, REGIONS, SOLO
from render import Words

ROOT = Path(bot.__file__).parent.parent


# ---------------------------------------------------------------- completeness


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_every_language_is_complete(lang: Language) -> None:
    assert list(complaints(lang)) == []


def without(table: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: words for name, words in table.items() if name != key}


def called(command: str, name: str, description: str = "x") -> dict[str, Any]:
    return {**ENGLISH.commands, command: structs.replace(ENGLISH.commands[command], name=name, description=description)}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"chat": without(ENGLISH.chat, "lobby.heading")}, "chat lack lobby.heading"),
        ({"chat": {**ENGLISH.chat, "lobby.footing": "x"}}, "chat have lobby.footing, which nothing asks for"),
        ({"errors": without(ENGLISH.errors, "busy")}, "errors lack busy"),
        ({"errors": {**ENGLISH.errors, "bored": "x"}}, "errors have bored, which nothing asks for"),
        ({"errors": {**ENGLISH.errors, "busy": "{game}"}}, "values of busy have game, which nothing asks for"),
        ({"errors": {**ENGLISH.errors, "no_seat": "No."}}, "values of no_seat lack seat"),
        ({"titles": without(ENGLISH.titles, "TakeTurn")}, "titles lack TakeTurn"),
        ({"events": without(ENGLISH.events, "Scored.lost")}, "events lack Scored.lost"),
        ({"order_kinds": {**ENGLISH.order_kinds, "sleep": "x"}}, "order_kinds have sleep, which nothing asks for"),
        ({"words": without(ENGLISH.words, "god")}, "words of god lack "),
        ({"words": {**ENGLISH.words, "pet": {"llama": "x"}}}, "parts have words of pet, which nothing asks for"),
        ({"choices": without(ENGLISH.choices, "clock")}, "parts lack choices of clock"),
        ({"commands": without(ENGLISH.commands, "game new")}, "command game new"),
        ({"chat": {**ENGLISH.chat, "joined": " "}}, "chat have nothing for joined"),
        ({"chat": {**ENGLISH.chat, "joined": "{table}"}}, "chat fill joined with table, which is not there"),
        ({"chat": {**ENGLISH.chat, "joined": "{game:pet}"}}, "chat word joined by pet, which is no form and no table"),
        (
            {"chat": {**ENGLISH.chat, "time.days": "{n:plural dni}"}},
            "chat have 1 forms for a number in time.days, not 2",
        ),
        ({"grammar": grammar("pl")}, "forms for a number"),
        ({"commands": called("game new", "New")}, "command game new cannot be called 'New'"),
        ({"commands": called("game new", "n" * 33)}, "command game new cannot be called"),
        ({"commands": called("game new", "a b")}, "command game new cannot be called 'a b'"),
        ({"commands": called("game new", "join")}, "2 commands are called game join"),
        ({"commands": called("help", "board")}, "2 commands are called board"),
        ({"commands": called("help", "aide")}, "speak of /help in "),
        ({"commands": called("help", "help", "x" * 101)}, "the description of command help has 101 letters"),
        ({"choices": {**ENGLISH.choices, "theme": {"light": "x" * 101, "dark": "y"}}}, "the choice light of theme has"),
        (
            {"pictures": structs.replace(ENGLISH.pictures, labels={"more_elsewhere": "/x"})},
            "pictures labels speak of /x",
        ),
        ({"glossary": structs.replace(ENGLISH.glossary, words={})}, "glossary words lack "),
        ({"glossary": structs.replace(ENGLISH.glossary, names={"x": ()})}, "glossary names have x, which nothing"),
    ],
)
def test_whatever_a_language_lacks_or_has_too_much_of_is_named(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(IncompleteLanguage, match=re.escape(complaint)):
        must_be_complete(structs.replace(ENGLISH, code="xx", **changes))


def test_english_calls_components_as_they_are_printed() -> None:
    automas = (SOLO.axomamma, SOLO.pachamama)
    printed = {
        "god": {god.id: god.name for god in GODS.values()},
        "region": {region.id: region.name for region in REGIONS.values()},
        "building_name": {each.id: each.name for table in (PRODUCTION, PASSIVE, PALACES) for each in table.values()},
        "personality": {
            side.id: side.name for automa in automas for token in automa.personalities.values() for side in token.sides
        },
    }
    assert {table: ENGLISH.words[table] for table in printed} == printed


def test_english_promises_of_a_building_all_that_is_printed_on_it() -> None:
    # One that replaces another points to it, which nobody has before them who has the one.
    passive = {each.id: (PASSIVE[each.replaces] if each.replaces else each).text for each in PASSIVE.values()}
    printed = {**passive, **{each.id: each.text for each in PALACES.values()}}
    told = ENGLISH.words["building_text"]
    assert told.keys() == printed.keys()
    for building, text in printed.items():
        assert not _promises(text) - _promises(told[building]), (building, told[building])


def _promises(text: str) -> Counter[str]:
    """The numbers of a text, and what it speaks of."""
    numbers = {"one": "1", "two": "2", "three": "3", "an": "1"}
    words = [numbers.get(word, word.removesuffix("s")) for word in re.findall(r"[a-z]+|[0-9]+", text.lower())]
    things = ("potato", "corn", "stone", "gold", "vp", "temple", "weaving", "newcomer", "noble", "prophecy", "priest")
    return Counter(word for word in words if word in things or (word.isdigit() and word != "1"))


def test_everybody_is_spoken_to_in_the_first_language_that_is_known() -> None:
    assert spoken("en-GB") is spoken("xx", "en") is spoken("xx") is spoken("") is spoken() is ENGLISH


def test_pictures_speak_languages_that_the_chat_does_not_speak_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PICTURE_TEXTS.keys() == LANGUAGES.keys() | DRAWN.keys() >= {"en", "fr", "pl"}
    assert all(PICTURE_TEXTS[code] is language.pictures for code, language in {**LANGUAGES, **DRAWN}.items())
    drawn = structs.replace(ENGLISH, code="qu", name="Runasimi", pictures=PICTURE_TEXTS["fr"])
    monkeypatch.setitem(DRAWN, "qu", drawn)
    assert spoken("qu-PE", "en") is drawn
    assert (in_words(drawn), in_words(ENGLISH), and_others(drawn)[0]) == (ENGLISH, ENGLISH, ENGLISH)
    monkeypatch.setitem(LANGUAGES, "qu", done := structs.replace(drawn))
    assert (spoken("qu"), in_words(done), and_others(ENGLISH)[-1]) == (done, done, done)


# ---------------------------------------------------------------- nobody assumes a language


def modules() -> Iterator[ModuleType]:
    for package in (bot, render, storage):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.startswith("storage.migrations"):  # which run within a migration alone
                yield importlib.import_module(found.name)


def functions() -> Iterator[Any]:
    for module in modules():
        for each in vars(module).values():
            if getattr(each, "__module__", None) != module.__name__:
                continue
            if inspect.isclass(each):
                yield each
                yield from (method for method in vars(each).values() if inspect.isfunction(method))
            elif inspect.isfunction(each):
                yield each


def test_no_function_and_no_record_has_a_language_of_its_own() -> None:
    assumed, known = [], 0
    for function in functions():
        try:
            parameters = inspect.signature(function).parameters.values()
        except ValueError:
            continue
        for parameter in parameters:
            in_storage = function.__module__.startswith("storage.")  # whose words are the doctor's
            about_language = parameter.name in ("lang", "language", *(() if in_storage else ("words",))) or isinstance(
                parameter.default, Language | Words
            )
            known += about_language
            nobody_has_said = parameter.default == ""
            if about_language and parameter.default is not inspect.Parameter.empty and not nobody_has_said:
                assumed.append(f"{function.__module__}.{function.__qualname__}({parameter.name})")
    assert known > 100
    assert assumed == []
