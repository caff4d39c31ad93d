"""A kind that nobody knows fails, instead of passing for another one."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.languages import ENGLISH
from bot.table.clock.lateness import Late
from bot.table.clock.timekeeper import Timekeeper
from bot.table.io.requester import Requester
from bot.table.lobby.late_decisions import LateDecisions
from bot.table.look.looking import _STATUS
from storage import Game, Timer
from storage.posted import LateOffer
from storage.records import CONTROLLERS
from tests.bot.table.stored_game import stored_game

GAME = stored_game(seq=9, number=9, to_act=1, settled=9, told=9, pinged=1)


def test_every_kind_of_seat_has_a_status() -> None:
    assert set(_STATUS) == set(CONTROLLERS)


async def test_an_unknown_timer_fails() -> None:
    async def get(number: int) -> Game:
        return GAME

    games, messages = SimpleNamespace(get=get), SimpleNamespace(serves=lambda server: True)
    keeper = Timekeeper(cast(Any, games), cast(Any, messages), cast(Any, None))
    with pytest.raises(ValueError, match="no timer of kind nonsense"):
        await keeper._ring_once(Timer(1, GAME.id, "nonsense", 0, {"seat": "1", "since": "5"}))


async def test_an_unknown_decision_of_a_table_fails_before_anything_happens() -> None:
    lobby = SimpleNamespace(tables=None, games=None)
    requester = Requester(person="1", name="Ana", server="s", channel="c", lang=ENGLISH)
    decisions, posted = LateDecisions(cast(Any, lobby), cast(Any, None)), LateOffer("c", "m", 1, 5, 6)
    with pytest.raises(ValueError, match="cannot decide nonsense"):
        await decisions._decide(Late(GAME, 1, 5), "nonsense", posted, requester)
