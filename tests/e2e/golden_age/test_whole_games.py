"""Whole games with every module, from the lobby to the end: nothing is too long, nothing breaks, nothing leaks."""

from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.sandbox import Person
from engine.box import chosen_modules
from engine.codec import load_game
from engine.core import new_game
from engine.players import Match, play_match
from engine.state import Options, Result
from storage import PERSON, RUNNING
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats, button
from tests.e2e.kit.layouts import pictures_of
from tests.e2e.kit.leaks import Ear, Ledger, Ticks, all_leaks
from tests.e2e.kit.playing import Moment, files, open_walk, said
from tests.e2e.kit.reciting import Recital
from tests.e2e.kit.recorded import Recorded
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.turns.test_games import LATE, Company, Fickle, counts, is_the_game_of_the_engine, the_end_is_told
from tests.sizes import size

ALL = {side: chosen_modules(side, vassals=True, nobles=True) for side in ("simpa", "ruruy")}
CHOSEN = {"vassals": True, "nobles": True}
# Games of people who want anything, and that are over soon; any other seed would do.
SEED, SOLO_SEED = "2p 69", "solo 57"
NAMED = "Way of the Sun ({}), Vassals of the Inca, Nobles and Newcomers, New Buildings"
LOOKS = ("hand", "board", "log", "tableau")
EVERY = 9  # taps, then somebody looks around


@pytest.fixture
async def clock() -> Ticks:
    return Ticks()


@pytest.fixture
async def harness(tmp_path: Path, clock: Ticks) -> AsyncIterator[Harness]:
    async with well_behaved(Harness(tmp_path, FakePictures(), clock, answer_seconds=PATIENT, registered=True)) as here:
        yield here


@pytest.fixture(autouse=True)
def _no_complaints(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.message for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def listeners(harness: Harness, clock: Ticks, *names: str) -> list[Ear]:
    return [Ear(harness, harness.person(name), clock) for name in names]


async def leaked(seats: Seats, ledger: Ledger, ears: Sequence[Ear]) -> list[str]:
    game = await seats.game()
    numbers = {seat.person: number for number, seat in enumerate(game.seats) if seat.controller == PERSON}

    def seat_of(person: Person) -> int | None:
        return numbers.get(str(person.id))

    return await all_leaks(ledger, ears, seat_of)


def by_the_engine(options: Options, seed: str) -> Match:
    """The game that the engine plays by itself."""
    return play_match(options, seed, [Fickle(seed)] * (1 if options.solo else options.players))


def recorded(alone: Match, options: Options, seed: str) -> Recorded:
    return Recorded.of(new_game(options, seed), [answer.action for answer in alone.answers])


async def all_modules_mattered(seats: Seats, alone: Match) -> Result:
    """It was the game of the engine, and one in which something came of every module."""
    assert any(player.palaces for player in alone.state.players)
    assert alone.state.nation_markers or alone.state.vassals or alone.state.vassals_gone
    return await is_the_game_of_the_engine(seats, alone)


@pytest.mark.long
async def test_two_people_play_with_every_module_in_all_ways(
    harness: Harness, clock: Ticks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.lives.token_hex", lambda size: SEED)
    ears = listeners(harness, clock, "Ana", "Bruno", "Elena")
    seats = await harness.open("Ana", "Bruno", way_of_the_sun="simpa", **CHOSEN)
    ledger = await Ledger.of(seats)
    options = Options(modules=ALL["simpa"])
    alone = by_the_engine(options, SEED)
    await Company(seats, recorded(alone, options, SEED)).play()

    result = await all_modules_mattered(seats, alone)
    end = await the_end_is_told(seats, result)
    assert NAMED.format("Simpa") in end["content"]
    assert await leaked(seats, ledger, ears) == []
    ana = harness.person("Ana")
    shown = await ana.slash(seats.channel, "stats")
    by_module = said(await ana.press(shown.message or {}, "Modules"))
    assert by_module.count(": 1 game, 1 won, ") == len(ALL["simpa"])
    await ana.press(end, "Rematch")
    assert (await harness.games.get(seats.id + 1)).options == Options(modules=ALL["simpa"])
    assert NAMED.format("Simpa") in seats.messages()[-1]["content"]


async def against_pachamama(harness: Harness) -> Seats:
    """From the lobby to the first question."""
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", opponent="pachamama", way_of_the_sun="ruruy", **CHOSEN)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, channel)
    assert NAMED.format("Ruruy") in lobby["content"]
    await ana.press(lobby, "Start")
    return Seats(harness, 1, channel)


async def late_against_pachamama(harness: Harness, alone: Match, game: Recorded) -> Seats:
    """From a file, with the last answers to come, as if all before had been played here."""
    ana, channel, at = harness.person("Ana"), harness.channel(), len(game.answers) - LATE
    position = Moment(load_game(alone.saved()), at, game.states[at])
    await ana.slash(channel, "game import", file=("game.json", position.file))
    await harness.bot.tables.settled()
    seats = Seats(harness, 1, channel)
    await counts(seats)
    return seats


@pytest.mark.long
async def test_one_person_plays_against_pachamama_with_every_module(
    harness: Harness, clock: Ticks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.lives.token_hex", lambda length: SOLO_SEED)
    ears, options = listeners(harness, clock, "Ana", "Elena"), Options(solo="pachamama", modules=ALL["ruruy"])
    alone, ana = by_the_engine(options, SOLO_SEED), harness.person("Ana")
    game = recorded(alone, options, SOLO_SEED)
    seats = await size(partial(late_against_pachamama, harness, alone, game), partial(against_pachamama, harness))()
    ledger, recital, screens = await Ledger.of(seats), Recital(seats, game), 0
    await seats.settled()
    while (await seats.game()).status == RUNNING:
        await recital.by_taps(await open_walk(seats))
        await seats.settled()
        screens += 1
        if screens % EVERY == 0:
            await looks_around(seats, ana, LOOKS[screens // EVERY % len(LOOKS)])
    await all_modules_mattered(seats, alone)
    assert await leaked(seats, ledger, ears) == []


async def looks_around(seats: Seats, person: Person, what: str) -> None:
    """Somebody looks at something in the middle of the game."""
    if (await seats.game()).status != RUNNING:
        return
    reply = await person.slash(seats.channel, what, **({"player": "2"} if what == "tableau" else {}))
    assert reply.message is not None
    assert "reference" not in reply.message["content"]


async def test_a_board_with_every_module_is_really_drawn(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async with well_behaved(Harness(tmp_path, request.getfixturevalue("pictures"))) as harness:
        seats = await harness.open("Ana", "Bruno", way_of_the_sun="ruruy", **CHOSEN)
        ana = harness.person("Ana")
        board = (await ana.slash(seats.channel, "board")).message
        assert board is not None
        shown = pictures_of(board)
        assert len({picture["description"] for picture in shown}) == len(shown) == 6, "as wide as a phone"
        assert all(picture["width"] == 800 for picture in shown)
        for command, kind in (("hand", "hand"), ("tableau", "area")):
            reply = await ana.slash(seats.channel, command)
            assert files(reply.message) == [kind]
        await ana.slash(seats.channel, "closeup", part="temple")
