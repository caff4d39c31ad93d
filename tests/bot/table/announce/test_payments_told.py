"""What somebody paid for God cards at a Festival stands in one message when it is over, whoever was asked about it."""

import pytest

from bot.languages import ENGLISH
from bot.say import thing
from engine.actions import Pay
from engine.events import FestivalBegan, GodsFed
from engine.procedures import Festival
from tests.bot.table.announce.hearing import NAMES, Table


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (2, 2)])
async def test_every_payment_is_told_with_its_amount_once(players: int, seed: int) -> None:
    table, begun, told = Table(players, seed), -1, 0
    while not told:
        table.answer()
        if table.may_go_on():
            continue
        if begun < 0 and any(isinstance(event, FestivalBegan) for event in table.since(begun)):
            begun = table.channel.sent
        await table.publish()
        if begun < 0 or any(isinstance(frame, Festival) for frame in table.state.stack):
            continue
        lines = [line for name, words in table.channel.words.items() if int(name) > begun for line in words.split("\n")]
        for fed in (event for event in table.since(-1) if isinstance(event, GodsFed) and (event.potato or event.gold)):
            paid = f"paid {thing('pay', Pay(potato=fed.potato, gold=fed.gold), ENGLISH)}"
            name = NAMES[fed.seat]
            assert len([line for line in lines if f" {name}: " in line and paid in line]) == 1, (name, paid, lines)
            told += 1
