"""People who play a game that is over once more: each says what was answered then, and nothing else."""

from collections.abc import Awaitable, Sequence

from bot.sandbox import Reply
from bot.turn.plan import pending_tap
from engine.actions import Action
from engine.foresight import Ahead
from storage import RUNNING
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Message, Seats
from tests.e2e.kit.recorded import Recorded
from tests.e2e.kit.routes import Press, follow, next_route, pressed


class Recital:
    """A table at which a recorded game is played from its beginning, through the screens of plans."""

    def __init__(self, seats: Seats, game: Recorded) -> None:
        self.seats = seats
        self.game = game

    async def rest(self) -> list[Action]:
        """What the one who is asked answered then, and has not said yet."""
        at = (await self.seats.game()).seq
        said = len((await self.seats.planned()).plan.answers)
        return [self.game.answers[n] for n in self.game.own_from(at)][said:]

    async def by_taps(self, screen: Message) -> Message:
        """The next answers by the fewest taps on a screen; by /choose, if no tap says them."""
        route = next_route(await self.seats.planned(), await self.rest(), screen)
        if route is None:
            assert await self.can_say()
            reply = await self.amended(playing.say(self.seats, (await self.rest())[0]))
            assert reply.message is not None
            return reply.message
        return await follow(await self.seats.asked(), screen, route)

    async def can_say(self) -> bool:
        """Whether the next answer is one to the question at the end of the plan."""
        here = (await self.seats.planned()).here
        return here.ahead is Ahead.ASKED and (await self.rest())[0] in here.answers

    async def amended(self, saying: Awaitable[Reply]) -> Reply:
        """An answer with what was filled in behind it as it was answered then, and confirmed if need be."""
        person, rest = await self.seats.asked(), await self.rest()
        before = len((await self.seats.planned()).plan.answers)
        reply = await saying
        while (press := await self._otherwise(before, rest)) is not None:
            assert reply.message is not None
            reply = await pressed(person, reply.message, press)
        return await self.seats.confirmed(person, reply)

    async def _otherwise(self, before: int, rest: Sequence[Action]) -> Press | None:
        """The change of the first of the answers since then that was filled in otherwise; None if all are right."""
        if (await self.seats.game()).status != RUNNING:
            return None
        found = await self.seats.planned()
        steps = [step for tap in found.taps for step in tap]
        if waits := pending_tap(found, {}):
            steps += waits.steps
        for place, (step, action) in enumerate(zip(steps[before:], rest, strict=False), before):
            if step.action != action:
                return Press("change", f"{place}_{step.before.answers.index(action)}")
        return None
