"""Games in French and in Polish: nothing that the bot sends has a word that only English has."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.languages import ENGLISH, LANGUAGES, Language
from bot.languages.language import Command, Deed, Glossary, PictureTexts
from bot.sandbox.state.setup import GUILD
from storage import RUNNING, Settings
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.marked_language import SAME, texts
from tests.e2e.kit.playing import near_end, sit_down
from tests.e2e.kit.tapping import Tapper
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import Ponderer
from tests.sizes import size

CODES = ("fr", "pl")
ENDS = ("2p-curious-0", "golden_age/4p-all-simpa")  # of games
WORD = re.compile(r"[^\W\d_]{3,}")
COMMAND = re.compile(r"/[\w/-]+|`[^`]*`|https?://\S+|\b\w+\.\w+\b")


def _strings(part: Any) -> Iterator[str]:
    """Whatever a part of a language says; not its keys."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        for inner in part.values():
            yield from _strings(inner)
    elif isinstance(part, tuple | list | frozenset):
        for inner in part:
            yield from _strings(inner)
    elif isinstance(part, Command | Deed | Glossary | PictureTexts):
        yield from _strings([getattr(part, field) for field in part.__struct_fields__])


@cache
def words_of(lang: Language) -> frozenset[str]:
    """All words of a language, with the names of things in them."""
    said = (re.sub(r"\{[^{}]*\}", " ", text) for text in _strings([getattr(lang, f) for f in lang.__struct_fields__]))
    return frozenset(word.lower() for text in said for word in WORD.findall(text))


@cache
def lacking(lang: Language) -> frozenset[str]:
    """The words that English has and this language has not."""
    return words_of(ENGLISH) - words_of(lang)


def only_english(words: str, lang: Language) -> list[str]:
    """The words of a text that English has and this language has not."""
    shown = SAME.sub(" ", COMMAND.sub(" ", words))
    found = {word.lower() for word in WORD.findall(shown)}
    return sorted(found & lacking(lang))


@pytest.fixture(params=CODES)
def lang(request: pytest.FixtureRequest) -> Language:
    """The language of the server and of all people."""
    return LANGUAGES[request.param]


@pytest.fixture
async def harness(tmp_path: Path, clock: Hands, ponderer: Ponderer, lang: Language) -> AsyncIterator[Harness]:
    """A server of this language, of whose texts none has a word of English."""
    opening = Harness(
        tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, locale=lang.code, registered=True
    )
    async with well_behaved(opening) as here:
        await here.games.registry.set_settings(str(GUILD), Settings(lang=lang.code))
        yield here
        sent = {
            words
            for request in here.sandbox.requests
            if not request.path.endswith("/commands")
            for words in texts(request.json, named=request.path.endswith("/threads"))
        }
        assert {words: wrong for words in sent if (wrong := only_english(words, lang))} == {}


async def _played(seats: Seats, seed: str, turns: int) -> None:
    tapper = Tapper(seats, seed)
    for _ in range(turns):
        if (await seats.game()).status != RUNNING:
            return
        await tapper.turn()


@pytest.mark.parametrize(
    ("lang", "name"), size([*zip(CODES, ENDS, strict=True)], [*product(CODES, ENDS)]), indirect=["lang"]
)
async def test_the_end_of_a_game(harness: Harness, name: str) -> None:
    seats = await sit_down(harness, near_end(name, size(15, 400)))
    await _played(seats, "spoken", size(40, 10_000))
    ana = harness.person("Ana")
    for command in ("hand", "board", "log", "since", "orders", "help", "stats"):
        await ana.slash(seats.channel, command)


async def test_a_solo_game_with_all_modules(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    start = near_end("golden_age/solo-all-ruruy", size(18, 400))
    await ana.slash(channel, "game import", file=("game.json", start.file))
    await harness.bot.tables.settled()
    seats = Seats(harness, 1, channel)
    await _played(seats, "alone", size(40, 10_000))


def test_a_word_of_english_is_found() -> None:
    assert only_english("Ana gagne 2 potatoes", LANGUAGES["fr"]) == ["potatoes"]
    assert only_english("Ana: +2 pommes de terre", LANGUAGES["fr"]) == []
