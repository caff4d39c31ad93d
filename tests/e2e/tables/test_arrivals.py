"""People sit down at positions of recorded games as at files that the program has read."""

import pytest

from storage.game_files import unpack
from tests.e2e.kit.arrivals import arrival
from tests.e2e.kit.playing import Moment, near_end


@pytest.mark.parametrize("game", ["2p-greedy", "golden_age/4p-all-simpa"])
def test_a_position_arrives_as_its_file_is_read_whichever_was_wanted_before(game: str) -> None:
    for left in (20, 1, 40):
        position: Moment = near_end(game, left)
        assert arrival(position.saved, position.at, position.file) == unpack(position.file)
