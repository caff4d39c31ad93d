"""A server where everybody has chosen the marked language, and the count of what of it was never spoken."""

import ast
import json
import os
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from bot.languages import LANGUAGES
from bot.languages.pictures import PICTURE_TEXTS
from bot.sandbox.state.setup import GUILD
from storage import Settings
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import CODE, MARKED, SPOKEN, foreign, unspoken
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import Ponderer
from tests.e2e.languages.unspoken import SOMETIMES, UNSPOKEN

HERE = Path(__file__).parent
# All tests of this folder: only when they all run together, everything is spoken.
SCENES = {
    node.name
    for path in HERE.glob("test_*.py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
}


def hash_of(name: str) -> str:
    """A name for a file."""
    return sha256(name.encode()).hexdigest()[:16]


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The marked language is one of those that are spoken, about games that are the same in every run."""
    monkeypatch.setattr("storage.lives.token_hex", lambda size: "marked")
    monkeypatch.setitem(LANGUAGES, CODE, MARKED)
    monkeypatch.setitem(PICTURE_TEXTS, CODE, MARKED.pictures)


@pytest.fixture(autouse=True)
def everything_spoken(
    marked: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """Each test notes what it spoke of; the last one to end looks whether anything is left that nobody ever said."""
    SPOKEN.clear()
    yield
    base = tmp_path_factory.getbasetemp()
    notes = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "spoken"
    notes.mkdir(exist_ok=True)
    note = notes / f"{hash_of(request.node.nodeid)}.json"
    unfinished = note.with_suffix(".part")
    unfinished.write_text(json.dumps(sorted(SPOKEN)), encoding="utf-8")
    unfinished.rename(note)
    scenes = [item for item in request.session.items if item.path.parent == HERE]
    written = list(notes.glob("*.json"))
    if {item.originalname for item in scenes} == SCENES and len(written) == len(scenes):
        spoken = {tuple(entry) for each in written for entry in json.loads(each.read_text(encoding="utf-8"))}
        left = unspoken(spoken)
        never = {
            part: sorted(keys - UNSPOKEN.get(part, set()) - SOMETIMES.get(part, set())) for part, keys in left.items()
        }
        after_all = {part: sorted(keys - left.get(part, set())) for part, keys in UNSPOKEN.items()}
        assert not any(never.values()), f"nobody says {never}"
        assert not any(after_all.values()), f"not unspoken after all: {after_all}"


@pytest.fixture
async def harness(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> AsyncIterator[Harness]:
    """A server whose people and managers all have chosen the marked language; nobody has heard another one."""
    opening = Harness(tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, locale=CODE, registered=True)
    async with well_behaved(opening) as here:
        await here.games.registry.set_settings(str(GUILD), Settings(lang=CODE, remind_after=6))
        yield here
        assert foreign(here.sandbox.requests) == {}
