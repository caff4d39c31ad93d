"""Lines of the log belong to the game and the interaction that they are about, and tell nothing private."""

import io
import json
import logging
import re
from typing import Any

import pytest

from bot.logs import DiscreetJson
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats, button
from tests.e2e.kit.trouble import a_turn


class Written:
    """All that the bot writes down as JSON, down to the smallest detail."""

    def __init__(self, harness: Harness) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(DiscreetJson((harness.sandbox.token,)))

    def lines(self, words: str) -> list[dict[str, Any]]:
        """The lines with these words in them."""
        found = [json.loads(line) for line in self.stream.getvalue().splitlines()]
        return [line for line in found if words in line["message"]]


@pytest.fixture
def written(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Written:
    written = Written(harness)
    levels = {"bot": logging.DEBUG, "storage": logging.DEBUG, "discord": logging.WARNING}  # `chaski run` hears less
    for name, level in levels.items():
        monkeypatch.setattr(logging.getLogger(name), "handlers", [written.handler])
        monkeypatch.setattr(logging.getLogger(name), "level", level)
    logging.Logger.manager._clear_cache()  # type: ignore[attr-defined]
    return written


async def at_table(harness: Harness) -> Seats:
    return await playing.sit_down(harness, playing.moment(a_turn))


def interactions(harness: Harness) -> list[str]:
    """The ids of all interactions so far that were acknowledged."""
    paths = (call.path for call in harness.sandbox.requests)
    return [found[1] for path in paths if (found := re.search(r"/interactions/(\d+)/", path))]


async def test_a_failed_command_and_a_failed_press_name_their_game_and_interaction(
    harness: Harness, written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await at_table(harness)
    person, (view, hand) = await seats.asked(), await hand_of(seats)

    async def fall(*_: object, **__: object) -> None:
        raise LookupError(f"{hand} of {view.seat}")

    (board,) = [message for message in seats.messages() if button(message, "My turn")]
    monkeypatch.setattr(harness.bot.planning, "show", fall)
    before = len(interactions(harness))
    await person.slash(seats.channel, "choose")
    await person.press(board, "My turn")
    lines = written.lines("Reference ")
    assert [line["game"] for line in lines] == [seats.id, seats.id]
    assert [line["interaction"] for line in lines] == interactions(harness)[before:]
    assert all("LookupError: " in line["exception"] for line in lines)
    assert not [card for card in hand if card in written.stream.getvalue()]


async def test_what_a_table_does_belongs_to_its_game_and_to_no_interaction(harness: Harness, written: Written) -> None:
    assert isinstance(harness.pictures, FakePictures)
    harness.pictures.broken = True
    seats = await at_table(harness)
    other = await harness.open("Ana", place="cusco", bots=1)
    await seats.settled()
    lines = written.lines("The picture of game")
    assert {line["game"] for line in lines} == {seats.id, other.id}
    for line in lines:
        assert f"game {line['game']} " in line["message"]
        assert line["interaction"] is None


async def test_no_word_that_is_meant_for_one_person_is_written_down(harness: Harness, written: Written) -> None:
    seats = await at_table(harness)
    person, (_, hand) = await seats.asked(), await hand_of(seats)
    typed = "nobody else may read this"
    shown = await person.slash(seats.channel, "hand")
    await person.slash(seats.channel, "choose", answer=typed)
    await person.slash(seats.channel, "rules", about=typed)
    harness.sandbox.faults.error("/webhooks/", 400)
    await person.slash(seats.channel, "hand")
    assert written.stream.getvalue(), "there is much to read"
    private = [*hand, *playing.said(shown).splitlines(), typed, harness.sandbox.token]
    assert len(private) > 4
    assert not [words for words in private if words.strip() and words in written.stream.getvalue()]


async def hand_of(seats: Seats) -> tuple[Any, tuple[str, ...]]:
    view = await seats.view()
    hand = tuple(view.players[view.seat or 0].god_hand)
    assert hand
    return view, hand
