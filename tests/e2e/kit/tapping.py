"""People who tap on the screens of their plans, and under prompts, as it comes."""

from collections.abc import Iterator
from random import Random

from bot.sandbox import Person, Reply
from bot.sandbox.people.components import STRING_SELECT
from tests.e2e.kit.harness import Message, Seats, parts
from tests.e2e.kit.playing import newest

ON = ("tap", "wish", "place", "confirm", "play")  # what leads on in a plan
OTHERWISE = ("change", "untick", "back", "restart")  # what goes another way
HOW_OFTEN_OTHERWISE = 0.04


class Tapper:
    """Taps on anything that can be tapped; the same chance leads through the same game."""

    def __init__(self, seats: Seats, seed: str) -> None:
        self._seats = seats
        self._chance = Random(seed)

    async def turn(self) -> None:
        """Whoever is asked taps until the plan is played, or answers in the channel itself if that is possible."""
        person, public = await self._seats.asked(), newest(self._seats, "turn")
        replies = [which for which, _ in _pressable(public, ("reply",))]
        if replies and self._chance.random() < 0.5:
            await person.press(public, self._chance.choice(replies))
        else:
            screen: Message | None = public
            ((which, _),) = _pressable(public, ("turn",))
            screen = (await person.press(public, which)).message
            while screen and _pressable(screen, ON):
                screen = (await self._tap(person, screen)).message
        await self._seats.settled()

    async def _tap(self, person: Person, screen: Message) -> Reply:
        otherwise = _pressable(screen, OTHERWISE) if self._chance.random() < HOW_OFTEN_OTHERWISE else []
        which, value = self._chance.choice(otherwise or _pressable(screen, ON))
        if value:
            return await person.select(screen, which, [value])
        return await person.press(screen, which)


def _pressable(message: Message, verbs: tuple[str, ...]) -> list[tuple[str, str]]:
    """What there is to press of these kinds: the name of each button, or of a list with one of its values."""
    return [found for part in parts(message) if part["custom_id"].split(":")[1] in verbs for found in _ways(part)]


def _ways(part: dict[str, object]) -> Iterator[tuple[str, str]]:
    name = str(part["custom_id"])
    if part["type"] != STRING_SELECT:
        yield name, ""
        return
    options = part["options"]
    assert isinstance(options, list)
    yield from ((name, option["value"]) for option in options)
