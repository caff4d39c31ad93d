"""A game or a database in trouble: people read that there is trouble, and nothing of what only the log may know."""

import re
from typing import Any

import pytest
from sqlalchemy import event, update
from sqlalchemy.exc import OperationalError

from bot.languages import ENGLISH
from storage import schema as t
from storage.errors import DamagedGame, DatabaseTrouble
from storage.prepared import Look
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, button
from tests.e2e.kit.trouble import a_turn

LOOKING = ("log", "board", "game status")
PLACE = "db.example.org:5432 refused chaski:secret at /srv/chaski/chaski.db"


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


def with_reference(sentence: str) -> re.Pattern[str]:
    return re.compile(rf"{re.escape(sentence)} \(reference ([0-9a-f]{{8}})\)")


@pytest.mark.parametrize("action", ['{"type":"KeepGodCard","card":"G99"}', '{"type":"KeepGodCard","G99":0}', "G99"])
async def test_nobody_reads_a_card_in_the_sentence_about_a_damaged_log(
    harness: Harness, action: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    async with harness.games.engine.begin() as connection:
        damaged = update(t.log).where(t.log.c.game == seats.id, t.log.c.question == "KeepGodCards")
        await connection.execute(damaged.values(action=action))
    for command in ("log", "since"):
        turns = {"turns": 20} if command == "log" else {}
        person = harness.person("Elena") if command == "log" else await seats.asked()
        said = playing.said(await person.slash(seats.channel, command, **turns))
        found = with_reference(ENGLISH.errors[DamagedGame.instead.value]).fullmatch(said)
        assert found, said
        assert f"Reference {found[1]}: " in caplog.text
    for message in seats.messages():
        assert "G99" not in message["content"]


async def test_nobody_reads_where_the_database_is(
    harness: Harness, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    asked, engine = await seats.asked(), harness.games.engine.sync_engine
    (board,) = [message for message in seats.messages() if button(message, "My turn")]

    def fail(*_: Any) -> None:
        raise OperationalError("SELECT seed FROM games", {}, ConnectionError(PLACE))

    async def fail_at_once(*_: Any) -> None:
        fail()

    event.listen(engine, "before_cursor_execute", fail)
    monkeypatch.setattr(Look, "rows", fail_at_once)
    try:
        heard = [await harness.person("Elena").slash(seats.channel, command) for command in LOOKING]
        heard += [await asked.slash(seats.channel, command) for command in ("since", "hand", "choose", "game export")]
        heard.append(await asked.press(board, "My turn"))
    finally:
        event.remove(engine, "before_cursor_execute", fail)
        monkeypatch.undo()
    for reply in heard:
        found = with_reference(ENGLISH.errors[DatabaseTrouble.instead.value]).fullmatch(playing.said(reply))
        assert found, playing.said(reply)
        assert f"Reference {found[1]}: " in caplog.text
    assert PLACE in caplog.text
