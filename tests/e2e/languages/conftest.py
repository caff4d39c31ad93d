"""A server where everybody has chosen the marked language."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot import glossary
from bot.languages import LANGUAGES
from bot.languages.pictures import PICTURE_TEXTS
from bot.sandbox.state.setup import GUILD
from storage import Settings
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import CODE, MARKED, foreign
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import Ponderer


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The marked language is one of those that are spoken."""
    monkeypatch.setitem(LANGUAGES, CODE, MARKED)
    monkeypatch.setitem(PICTURE_TEXTS, CODE, MARKED.pictures)
    yield
    glossary._entries.cache_clear()
    glossary._index.cache_clear()


@pytest.fixture
async def harness(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> AsyncIterator[Harness]:
    """A server whose people and managers all have chosen the marked language; nobody has heard another one."""
    opening = Harness(tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, locale=CODE)
    async with well_behaved(opening) as here:
        await here.games.set_settings(str(GUILD), Settings(lang=CODE, remind_after=6))
        yield here
        assert foreign(here.sandbox.requests) == {}
