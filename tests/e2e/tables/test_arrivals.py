"""People sit down at positions of recorded games as at files that the program has read."""

from typing import Any

import pytest
from sqlalchemy import Table, select

from storage import schema as t
from storage.game_files import unpack
from tests.e2e.kit.arrivals import arrival
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.playing import Moment, moment, near_end, sit_down
from tests.e2e.kit.trouble import a_turn
from tests.e2e.kit.unseen import first_answer, play_unseen

PLACE = ("id", "game", "channel", "open_in", "created", "changed", "at", "told", "pinged", "asked")


@pytest.mark.parametrize("game", ["2p-greedy", "golden_age/4p-all-simpa"])
def test_a_position_arrives_as_its_file_is_read_whichever_was_wanted_before(game: str) -> None:
    for left in (20, 1, 40):
        position: Moment = near_end(game, left)
        assert arrival(position.saved, position.at, position.file) == unpack(position.file)


async def rows_of(harness: Harness, table: Table, game: int) -> list[dict[str, Any]]:
    """What a table has of a game, but for where and when that is."""
    of_game = table.c.id == game if table is t.games else table.c.game == game
    async with harness.games.engine.connect() as connection:
        found = (await connection.execute(select(table).where(of_game).order_by(*table.primary_key))).mappings().all()
    return [{name: value for name, value in row.items() if name not in PLACE} for row in found]


async def test_a_game_that_goes_on_unseen_is_written_as_if_each_answer_had_been_given_by_itself(
    harness: Harness,
) -> None:
    position = moment(a_turn)
    seats = await sit_down(harness, position)
    other = await sit_down(harness, position, "cusco")
    await play_unseen(seats, lambda state: state.turn > position.state.turn + 4)
    last = (await seats.game()).seq
    while (game := await other.game()).seq < last:
        assert game.to_act is not None
        action = first_answer(await harness.games.view(game.id, game.to_act))
        await harness.games.play(game.id, game.to_act, action, game.seq)
    for table in (t.games, t.log, t.turns):
        one, two = [await rows_of(harness, table, played.id) for played in (seats, other)]
        assert one == two
        assert one
