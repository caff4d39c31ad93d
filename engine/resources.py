"""Resources, what things cost, and words that all records share."""

from typing import Any

from msgspec import Struct

POTATO, CORN, STONE, GOLD, VP = "potato", "corn", "stone", "gold", "vp"
FOOD = "food"  # in a price: potato or corn
UNKNOWN = "?"  # what a seat may not know
Place = int | str  # where a Temple marker stands; engine/temple.py knows what it means
RESOURCES = (POTATO, CORN, STONE, GOLD)


class Cost(Struct, frozen=True):
    """A price; `food` may be paid in potato or corn, and gold stands in for anything."""

    potato: int = 0
    corn: int = 0
    stone: int = 0
    gold: int = 0
    food: int = 0

    def __bool__(self) -> bool:
        return bool(self.potato or self.corn or self.stone or self.gold or self.food)

    @property
    def total(self) -> int:
        """The number of pieces.

        >>> Cost(potato=1, gold=2).total
        3
        """
        return self.potato + self.corn + self.stone + self.gold + self.food

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(
            self.potato + other.potato,
            self.corn + other.corn,
            self.stone + other.stone,
            self.gold + other.gold,
            self.food + other.food,
        )


def paid_in(payment: Any) -> Cost:
    """The goods of a payment, which a seat chooses (`Pay`) or has made (`Paid`), as a Cost.

    >>> from engine.events import Paid
    >>> paid_in(Paid(seat=0, potato=0, corn=1, stone=2, gold=0))
    Cost(potato=0, corn=1, stone=2, gold=0, food=0)
    """
    return Cost(payment.potato, payment.corn, payment.stone, payment.gold)
