"""How often a phone rings for what goes round the table: in recorded games, whose people say at once all they can.

Everybody is called together for what they can foresee. Only what is drawn is another call: at a Festival the God cards
that everybody gets, and for whoever looks at Army cards or Weavings, what these are.
"""

import pytest

from tests.bot.table.announce.reciting import Recited, is_festival, is_set_up


@pytest.mark.parametrize(
    ("name", "calls"),
    [
        ("golden_age/3p-all-ruruy", [3, 1]),
        ("2p-curious-1", [2, 2, 1]),
        ("3p-builders", [4, 2, 2]),
        ("4p-builders", [2, 4, 5]),
        ("4p-random", [3, 3, 1]),
    ],
)
async def test_a_festival_calls_everybody_together(name: str, calls: list[int]) -> None:
    assert [len(festival) for festival in await Recited(name).calls(is_festival)] == calls


@pytest.mark.parametrize(("name", "calls"), [("2p-greedy", 2), ("4p-weavers-1", 2), ("4p-builders", 3)])
async def test_the_setup_calls_everybody_twice_and_whoever_draws_once_more(name: str, calls: int) -> None:
    (setup,) = await Recited(name).calls(is_set_up)
    assert len(setup) == calls
