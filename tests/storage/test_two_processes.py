"""Two programs on one database play the same game at once."""

import pytest

from storage import FINISHED, Games
from storage import schema as t
from tests.sizes import size
from tests.starter import STARTER
from tests.storage.kit.play import begin, check, rows
from tests.storage.kit.playing_process import beside_another

pytestmark = pytest.mark.both_databases

ROUNDS = size(6, 40)


async def test_two_programs_play_one_game(url: str, games: Games) -> None:
    game = await begin(games, 2, seed="two programs")
    talks, theirs = zip(*(STARTER.Pipe() for _ in range(2)), strict=True)
    both = [STARTER.Process(target=beside_another, args=(url, game, talk), daemon=True) for talk in theirs]
    for program, talk in zip(both, theirs, strict=True):
        program.start()
        talk.close()
    try:
        for number in range(ROUNDS):  # both look first, then both answer what they have seen
            assert [talk.recv() for talk in talks] == [f"at {number}"] * 2
            for talk in talks if number % 2 else reversed(talks):
                talk.send("once")
            assert sorted(talk.recv() for talk in talks) == ["late", "made"]
        for talk in talks:
            talk.recv()
            talk.send("free")
        made = [talk.recv() for talk in talks]
        for program in both:
            program.join()
    finally:
        for program in both:
            program.kill()
    assert [program.exitcode for program in both] == [0, 0]
    end = await check(games, game)
    assert end.over
    assert (await games.get(game)).status == FINISHED
    log = await rows(games, t.log)
    assert [row.seq for row in log] == list(range(1, end.seq + 1))
    assert [row.row for row in log] == [row.seq for row in log]
    assert sum(made) == end.seq
    assert len(await games.results(game)) == 2
