"""Whole games as a phone rings in them: whoever is waited for is called, once, by a message that is sent for it.

Discord notifies nobody of a mention that comes into a message by an edit.
"""

from collections import defaultdict

import pytest

from engine.box import MODULES
from tests.bot.table.announce.hearing import NAMES, Table
from tests.sizes import some

ALL = tuple(MODULES)[1:]  # but for one of the two sides of the overlay
TABLES = [(players, seed, clears) for players, seed in ((2, 1), (3, 2), (4, 3)) for clears in (True, False)]


async def rung(table: Table) -> None:
    """The channel hears of a whole game, and whoever can answer something is called for it once."""
    called = defaultdict[int, set[str]](set)  # for what, since the last answer of each seat
    told = 0
    while not table.state.over:
        table.answer()
        if table.may_go_on():
            continue
        before = len(table.channel.calls)
        await table.publish()
        if table.state.over:
            return
        for seat in table.answered_after(told) | table.spoilt:
            called[seat].clear()
        told, waited_for = table.state.seq, table.waited_for()
        rung = [name for calls in table.channel.calls[before:] for name in calls]
        for name in rung:
            seat = NAMES.index(name)
            assert waited_for[seat] not in called[seat], f"{name} is called twice"
            called[seat].add(waited_for[seat])
        for name in {name for named in table.channel.named[before:] for name in named} - {*rung}:
            seat = NAMES.index(name)
            assert waited_for[seat] in called[seat] or table.is_at_it(seat), f"{name} is called, but not notified"
            called[seat].add(waited_for[seat])
        for seat, what in table.waited_for_in_this_round().items():
            assert what in called[seat] or table.is_at_it(seat), f"{NAMES[seat]} is not called for {what}"


@pytest.mark.parametrize(("players", "seed", "clears"), some(TABLES, 2))
async def test_whoever_is_waited_for_is_called_once(players: int, seed: int, clears: bool) -> None:
    await rung(Table(players, seed, clears=clears))


@pytest.mark.parametrize(("players", "seed"), some([(3, 4), (4, 5)], 1))
async def test_so_it_is_in_the_golden_age(players: int, seed: int) -> None:
    await rung(Table(players, seed, modules=ALL))
