"""How often a phone rings for what goes round the table: in recorded games, whose people say at once all they can.

Everybody is called together for what they can foresee. Only what is drawn is another call: at a Festival the God cards
that everybody gets. Whoever has just answered, and then looks at Army cards or Weavings, is looking: no phone rings.
"""

import pytest

from tests.bot.table.announce.reciting import Recited, is_festival, is_set_up


@pytest.mark.parametrize(
    ("name", "calls"),
    [
        ("golden_age/3p-all-ruruy", [2, 1]),
        ("2p-curious-1", [2, 2, 1]),
        ("3p-builders", [3, 2, 1]),
        ("4p-builders", [2, 2, 5]),
        ("4p-random", [2, 2, 1]),
    ],
)
async def test_a_festival_calls_everybody_together(name: str, calls: list[int]) -> None:
    assert [len(festival) for festival in await Recited(name).calls(is_festival)] == calls


@pytest.mark.parametrize("name", ["2p-greedy", "4p-weavers-1", "4p-builders"])
async def test_the_setup_calls_everybody_twice(name: str) -> None:
    (setup,) = await Recited(name).calls(is_set_up)
    assert len(setup) == 2
