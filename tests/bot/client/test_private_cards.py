"""The newest private card of each person at each table, and what becomes of the earlier one."""

from collections.abc import Awaitable, Callable

from bot.client.private_cards import LASTS, REMEMBERED, PrivateCards


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def removing(removed: list[int], message: int) -> Callable[[], Awaitable[object]]:
    async def remove() -> None:
        removed.append(message)

    return remove


async def test_an_earlier_card_is_deleted_once() -> None:
    cards, removed = PrivateCards(Clock()), list[int]()
    for message in (1, 2, 2, 3):
        await cards.shown(7, 1, message, message, removing(removed, message))
    assert removed == [1, 2]


async def test_cards_of_others_and_of_other_tables_stay() -> None:
    cards, removed = PrivateCards(Clock()), list[int]()
    for message, (person, game) in enumerate(((7, 1), (7, 2), (8, 1))):
        await cards.shown(person, game, message, message, removing(removed, message))
    assert removed == []


async def test_a_card_that_is_gone_or_too_old_is_left_alone() -> None:
    clock, removed = Clock(), list[int]()
    cards = PrivateCards(clock)
    await cards.shown(7, 1, 1, 1, removing(removed, 1))
    await cards.shown(7, 1, 2, 2, removing(removed, 2), gone=1)
    clock.now += LASTS
    await cards.shown(7, 1, 3, 3, removing(removed, 3))
    assert removed == []


async def test_the_card_of_a_later_interaction_stays_if_an_earlier_one_comes_after_it() -> None:
    cards, removed = PrivateCards(Clock()), list[int]()
    await cards.shown(7, 1, 1, 12, removing(removed, 1))
    assert cards.has_later(7, 1, 11)
    assert not cards.has_later(7, 1, 12)
    assert not cards.has_later(8, 1, 11)
    await cards.shown(7, 1, 2, 11, removing(removed, 2))
    await cards.shown(7, 1, 3, 13, removing(removed, 3))
    assert removed == [2, 1]


async def test_only_the_newest_are_remembered() -> None:
    cards, removed = PrivateCards(Clock()), list[int]()
    for game in range(REMEMBERED + 1):
        await cards.shown(7, game, 1, 1, removing(removed, game))
    for game in (1, 0):
        await cards.shown(7, game, 2, 2, removing(removed, -game))
    assert removed == [1]
