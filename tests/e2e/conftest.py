"""Every test has its own sandbox, database and bot; pictures, where they are drawn, by one process for all tests."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.background.pictures import Pictures
from bot.client.app import Chaski
from bot.languages import LANGUAGES, Language
from bot.translating.completeness import must_be_complete
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import Ponderer


@pytest.fixture(scope="session", autouse=True)
def _languages_are_looked_through_once() -> Iterator[None]:
    """A bot looks through its languages whenever it starts, which it does in every test; they stay as they are."""
    complete: list[Language] = []

    def look_through(language: Language) -> None:
        if not any(language is known for known in complete):
            must_be_complete(language)
            complete.append(language)

    with pytest.MonkeyPatch.context() as everywhere:
        everywhere.setattr("bot.client.app.must_be_complete", look_through)
        yield


@pytest.fixture(scope="session", autouse=True)
def _commands_are_listed_once() -> Iterator[None]:
    """A bot compares its commands, with all their translations, with those that Discord knows whenever it starts."""
    real = Chaski._listed
    kept: dict[tuple[str, tuple[int, ...]], tuple[dict[str, Any], list[Language]]] = {}

    async def listed(bot: Chaski, command: Any) -> dict[str, Any]:
        languages = [*LANGUAGES.values()]
        key = command.qualified_name, tuple(map(id, languages))
        if key not in kept:
            kept[key] = await real(bot, command), languages  # which are kept, so that no other has their ids
        return kept[key][0]

    with pytest.MonkeyPatch.context() as everywhere:
        everywhere.setattr(Chaski, "_listed", listed)
        yield


@pytest.fixture(scope="session")
def pictures() -> Iterator[Pictures]:
    drawing = Pictures(processes=1)
    yield drawing
    drawing.close()


@pytest.fixture
def clock() -> Hands:
    return Hands()


@pytest.fixture
def ponderer() -> Ponderer:
    return Ponderer()


@asynccontextmanager
async def well_behaved(opening: Harness) -> AsyncIterator[Harness]:
    """A harness in which the bot has broken none of Discord's rules."""
    async with opening as here:
        yield here
        assert here.sandbox.violations == []


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """Where nothing is drawn, because nobody looks at it; only the words of pictures and where they are sent."""
    async with well_behaved(Harness(tmp_path, FakePictures(), registered=True)) as here:
        yield here


@pytest.fixture
async def drawn_harness(tmp_path: Path, pictures: Pictures) -> AsyncIterator[Harness]:
    """Where every picture is drawn, by a process beside the bot."""
    async with well_behaved(Harness(tmp_path, pictures, registered=True)) as here:
        yield here


@pytest.fixture
async def timed_harness(tmp_path: Path, clock: Hands) -> AsyncIterator[Harness]:
    """Where time passes only when a test says so."""
    async with well_behaved(Harness(tmp_path, FakePictures(), clock=clock, registered=True)) as here:
        yield here


@pytest.fixture
async def inked_harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """Where besides everybody waits for answers as long as they take."""
    async with well_behaved(Harness(tmp_path, FakePictures(), answer_seconds=PATIENT, registered=True)) as here:
        yield here


@pytest.fixture
async def watched_harness(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> AsyncIterator[Harness]:
    """Where besides bots think only as long as a test wants."""
    async with well_behaved(
        Harness(tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, registered=True)
    ) as here:
        yield here
