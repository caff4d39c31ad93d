"""Resources, what things cost, and words that all records share."""

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
