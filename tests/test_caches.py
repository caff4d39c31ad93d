"""Nothing that is remembered grows for ever: every cache has a bound, or can only ever hold what is in the box."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from typing import Any

import bot
import engine
import render
import storage

CACHE = type(cache(lambda: None))
# Caches without a bound, with what they are keyed by: there are no more keys than this.
FINITE = {
    "bot.glossary._entries": "languages",
    "bot.glossary._index": "languages",
    "bot.glossary._named": "languages",
    "bot.glossary._subjects": "nothing",
    "bot.action_names._everything": "languages",
    "bot.table.clock.time_zones._index": "nothing",
    "bot.say.pictures.words_of": "languages",
    "engine.components.digest._told": "kinds of records",
    "engine.components.fingerprint": "nothing",
    "engine.players.outlook._weights": "times of a game, and Workers in the Village",
    "engine.players.ways_up.ahead": "places of the Temple",
    "engine.players.ways_up.promise": "places of the Temple",
    "engine.players.ways_up.ways": "places of the Temple, and numbers of steps at once",
    "engine.state._all_from": "seats, and sizes of tables",
    "engine.secrecy._hints": "kinds of records",
    "engine.secrecy._metadata": "kinds of records",
    "engine.secrecy._said": "kinds of records",
    "engine.rules.conquest.enough": "Army cards in the box, and prices of Conquest spaces",
    "engine.solo.choices.wasted": "Army cards in the box, and prices of Conquest spaces",
    "render.board_parts.hill._section_mask": "sections of the hill",
    "render.board_parts.hill.section_borders": "nothing",
    "render.chat_parts.footer._empty": "themes",
    "render.chat_parts.ground.ground": "themes",
    "render.chat_parts.header.empty": "themes",
    "render.chat_parts.ready.make_ready": "themes",
    "render.chat_parts.strip._empty": "themes",
    "render.drawing.theme.palette": "themes",
    "render.items.legend._different": "nothing",
    "storage.database.known_revisions": "nothing",
    "storage.notes._in_place": "kinds of databases, and tables",
    "storage.rows._kinds": "tables",
}


def modules() -> Iterator[Any]:
    for package in (bot, engine, render, storage):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if "migrations" not in found.name:
                yield importlib.import_module(found.name)


def caches() -> dict[str, int | None]:
    """Every cache of a function or method in the program, with its bound."""
    found = {}
    for module in modules():
        classes = [each for each in vars(module).values() if isinstance(each, type)]
        for place in (module, *classes):
            for each in vars(place).values():
                if isinstance(each, CACHE) and each.__module__ == module.__name__:
                    found[f"{each.__module__}.{each.__qualname__}"] = each.cache_parameters()["maxsize"]
    return found


def test_every_cache_is_bounded_or_finite_by_what_it_is_keyed_by() -> None:
    known = caches()
    assert len(known) > 40
    assert {name for name, bound in known.items() if bound is None} == FINITE.keys()
