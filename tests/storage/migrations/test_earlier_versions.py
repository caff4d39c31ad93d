"""Games of earlier versions are opened, shown and played to their end, whatever rules the program has by now."""

import zlib
from collections.abc import AsyncIterator, Callable
from itertools import product
from pathlib import Path

import pytest

from engine import DamagedSave, decode_state
from engine.codec import load_game, verify
from engine.errors import GameCode
from storage import ABORTED, FINISHED, LOBBY, RUNNING, Clock, Game, Games, Preferences, Settings, Show, Wait
from storage import schema as t
from storage.database import known_revisions
from storage.doctor import WRONG, examine
from storage.errors import AlreadyAnswered, NothingToUndo
from storage.posted import Board
from tests.sizes import size
from tests.storage.kit.earlier_versions import BEGUN_BY, DATABASES, FILES, FIXTURES, PROGRAMS, Patch, restored
from tests.storage.kit.plans import play_out
from tests.storage.kit.play import ids, move, person, play_on, rows, state_of

ALL = (LOBBY, RUNNING, FINISHED, ABORTED)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every database under today's rules, and one of them, in the large size each, under others, too."""
    asked = {"name": DATABASES, "program": PROGRAMS}
    wanted = [one for one in asked if one in metafunc.fixturenames]
    cases = [*product(*(asked[one] for one in wanted))]
    if len(wanted) == len(asked):
        cases = size([case for case in cases if case[0] == DATABASES[-1] or case[1] == PROGRAMS[0]], cases)
    ids = ["-".join(getattr(part, "__name__", str(part)) for part in case) for case in cases]
    if wanted:
        metafunc.parametrize(wanted, cases, indirect=True, ids=ids)


@pytest.fixture
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def program(request: pytest.FixtureRequest, monkeypatch: Patch) -> str:
    change: Callable[[Patch], None] = request.param
    change(monkeypatch)
    return change.__name__


@pytest.fixture
def url(name: str, tmp_path: Path) -> str:
    return restored(name, tmp_path)


@pytest.fixture
async def games(url: str, program: str) -> AsyncIterator[Games]:
    opened = await Games.open(url)
    yield opened
    await opened.close()


async def every(games: Games) -> list[Game]:
    return sorted(
        [game for server in ("s", "100") for game in await games.lists.of_server(server, ALL)], key=lambda game: game.id
    )


async def started(games: Games) -> list[Game]:
    return [game for game in await every(games) if game.status != LOBBY]


async def look_at_all(games: Games, number: int, begun_by: tuple[int, str | None]) -> None:
    """Everything that can be shown of a game."""
    await state_of(games, number)
    game = await games.get(number)
    for seat in (None, *range(len(game.seats))):
        seen = await games.view(game.id, seat)
        assert seen.seat == seat
        for since in (-1, 0, game.settled // 2, game.settled):
            history = await games.history(game.id, seat, since)
            assert history.now == seen
            answers = [told.row.seq for told in history.told if told.row is not None]
            assert answers == sorted(answers)
            if not history.gap:
                assert history.before.seq == max(since, 0)
                assert answers == list(range(max(since, 0) + 1, seen.seq + 1))
            assert set(answers) <= set(range(history.before.seq + 1, seen.seq + 1)) or history.gap
    turns = await games.turns(game.id)
    assert turns[0].seq == 0
    assert turns[-1] == await games.view(game.id, None)
    assert len(await games.log_since(game.id)) == game.seq
    data = await games.export(game.id)
    saved = load_game(data)
    assert (saved.rules, saved.components, len(saved.answers)) == (*begun_by, game.seq)
    try:
        verify(saved)
    except DamagedSave:
        with pytest.raises(DamagedSave) as refused:
            await games.import_game(data, game.server, "9000", game.seats)
        assert refused.value.code in (GameCode.OTHER_RULES, GameCode.EARLIER_VERSION)
    else:
        copy = await games.import_game(data, game.server, "9000", game.seats)
        assert copy.seq == game.seq
        if copy.status == RUNNING:
            await games.abort(copy.id)


def test_the_kept_databases_are_of_their_time() -> None:
    assert {f"v{revision}" for revision in known_revisions()} >= set(DATABASES)
    for name in DATABASES:
        text = (FIXTURES / f"{name}.sql").read_text()
        assert f"INSERT INTO \"alembic_version\" VALUES('{name[1:]}')" in text
        assert len(text) < 200_000


async def test_everything_is_there(games: Games, name: str) -> None:
    found = await every(games)
    assert await games.lists.unreadable() == []
    assert [game.id for game in found] == list(range(1, len(found) + 1))
    assert all(game.counts == (game.terms.watched is None) for game in found)
    assert [game.begun_under_other_rules for game in found if game.status == LOBBY] in ([], [False])
    if name == "v0001":
        assert [game.status for game in found] == [FINISHED, RUNNING]
        assert found[1].seats[1].orders == {"hire": "never"}
        assert await games.registry.settings("s") == Settings(lang="de")
        assert [timer.payload for timer in await games.registry.next_timers()] == [{"hours": "12"}]
        assert list(await games.messages(2)) == [Board("2", "100", 0, 0)]
        assert (await games.statistics.summary("ana")).games == 1
        return
    if name == "v0003":
        assert [game.status for game in found] == [FINISHED, RUNNING, RUNNING, RUNNING, LOBBY]
        assert [game.options.solo for game in found] == ["", "", "axomamma", "pachamama", ""]
        assert [game.options.level for game in found] == ["normal", "normal", "normal", "hard", "normal"]
        return
    assert [game.status for game in found] == [FINISHED, RUNNING, LOBBY, RUNNING, RUNNING, RUNNING]
    assert await games.registry.settings("100") == Settings(lang="en", theme="dark", remind_after=4)
    assert await games.registry.preferences("11") == Preferences(quiet_from=22, quiet_to=7, utc_offset=60)
    assert await games.registry.note("commands") == "0123"
    assert found[1].terms.clock == Clock(bank=9_000_000)
    assert found[1].seats[2].bank == 8_000_000
    assert found[2].terms.invited == ("13",)
    assert found[3].options.solo == "pachamama"
    assert found[4].terms.watched == Show(pace=8, paused=True)
    assert (found[5].seats[0].conceded, found[5].seats[0].person) == (True, "11")
    assert [timer.kind for timer in await games.registry.next_timers()] == ["reminder", "clock"]
    (board,) = await games.messages(2)
    assert isinstance(board, Board)
    assert await games.registry.votes(2, "late 1 1760000900000") == {"12": "wait"}
    assert found[1].waits == {1: Wait(1_760_000_900_000, 1_760_000_900_000 + 9_000_000)}
    assert found[1].asked == 1_760_000_900_000
    assert await games.seats.sat(2) == {"11", "12", "13"}
    assert (await games.statistics.summary("11")).games == 1
    assert ids(await games.lists.unfinished()) == [2, 4, 5, 6]


async def test_all_of_it_can_be_looked_at(games: Games, name: str) -> None:
    for game in await started(games):
        await look_at_all(games, game.id, BEGUN_BY[name])


async def test_running_games_go_on_to_their_end(games: Games, url: str, name: str, program: str) -> None:
    running = [game for game in await started(games) if game.status == RUNNING]
    for found in running:
        assert found.begun_under_other_rules or program == "today"
        state = await state_of(games, found.id)
        game = await games.get(found.id)
        assert state.seq == game.seq
        assert game.settled <= game.seq <= found.seq  # what was tentative and does not fit is gone
        for seq in range(game.seq, game.settled, -1):
            assert (await games.undo(game.id, state.to_act or 0)).seq == seq - 1
        with pytest.raises((NothingToUndo, AlreadyAnswered)):
            await games.undo(game.id, state.to_act or 0)
        await play_on(games, game.id, 30)
        await look_at_all(games, game.id, BEGUN_BY[name])
        if found != running[-1]:
            continue  # they go on alike
        end = await play_out(games, game.id)
        assert end.result is not None
        assert [result.score for result in await games.results(game.id)] == list(end.result.scores)
    ended = [game for game in await started(games) if game.status == FINISHED and game.counts]
    assert (await games.statistics.summary()).games == len(ended)
    await nothing_is_wrong(games, url, program)


async def nothing_is_wrong(games: Games, url: str, program: str) -> None:
    """The doctor finds nothing but that games were begun by another program."""
    report = await examine(url)
    assert [finding.what for finding in report.findings if finding.severity == WRONG] == []
    noted = {finding.game for finding in report.findings if finding.game is not None}
    begun = {game.id for game in await started(games) if game.begun_under_other_rules}
    assert begun or program == "today"
    assert noted == (begun if program != "today" else noted)


async def test_games_go_on_just_as_the_program_that_left_them_would_have_gone_on(tmp_path: Path) -> None:
    """The ends are those which that program came to by the same answers."""
    games = await Games.open(restored("v0003", tmp_path))
    ends = {number: await play_on(games, number) for number in (2, 3, 4)}
    assert {number: (end.seq, end.result and end.result.scores) for number, end in ends.items()} == {
        2: (225, (10, 20, 15)),
        3: (109, (28, 104)),
        4: (98, (29, 100)),
    }
    await games.close()


async def test_a_lobby_of_earlier_starts_under_todays_rules(games: Games) -> None:
    for lobby in [game for game in await every(games) if game.status == LOBBY]:
        for name in ("13", "14", "15"):
            await games.seats.join(lobby.id, person(name))
        game = await games.start(lobby.id)
        assert not game.begun_under_other_rules
        await play_on(games, game.id, 20)
        assert load_game(await games.export(game.id)).begun.is_present


async def test_the_doctor_finds_nothing_wrong(url: str, program: str) -> None:
    before = await examine(url)
    assert [finding.severity for finding in before.findings if finding.severity == WRONG] == []
    games = await Games.open(url)
    running = [game for game in await started(games) if game.status == RUNNING]
    for moves in (0, 1, 20):
        for game in running:
            await play_on(games, game.id, moves)
        await games.close()
        games = await Games.open(url)
        await nothing_is_wrong(games, url, program)
    await games.close()


async def test_positions_of_earlier_versions_can_be_read(games: Games) -> None:
    positions = [row.state for row in await rows(games, t.turns)] + [
        row.saved for row in await rows(games, t.games) if row.saved is not None
    ]
    assert len(positions) > 10
    for packed in positions:
        assert decode_state(zlib.decompress(packed)).players


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
async def test_saved_games_of_earlier_versions(file: Path, program: str, tmp_path: Path) -> None:
    saved = load_game(file.read_bytes())
    assert (saved.rules, saved.components, saved.continued) == (1, None, ())
    games = await Games.open(f"sqlite:///{tmp_path / 'games.db'}")
    seats = [person(name) for name in ("ana", "bo", "cy")][: saved.options.players]
    try:
        state = verify(saved)
    except DamagedSave:
        with pytest.raises(DamagedSave) as refused:
            await games.import_game(file.read_bytes(), "s", "1", seats)
        assert refused.value.code in (GameCode.OTHER_RULES, GameCode.EARLIER_VERSION)
    else:
        game = await games.import_game(file.read_bytes(), "s", "1", seats)
        assert game.seq == state.seq == len(saved.answers)
        assert not game.begun_under_other_rules
        if not state.over:
            await move(games, game.id)
    await games.close()
