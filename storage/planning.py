"""A turn as a plan: kept while it is made, played in one go, and what is said ahead of its question."""

from collections.abc import Callable, Sequence

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.planned import Planned, due, fitting
from storage import journal, plans
from storage.complaints import Complaints
from storage.database import looking, writing
from storage.errors import DamagedGame, NotNow, StorageCode
from storage.journal import Loaded, Move, Outdated
from storage.locks import LockByGame
from storage.playing import Playing, finish
from storage.prepared import Source
from storage.records import FINISHED, RUNNING, PlanResult, StoredPlan
from storage.rows import plan_of

Spoilt = Callable[[tuple[Planned, ...]], str]


def _forgotten(answers: tuple[Planned, ...]) -> str:
    """Nothing is kept of answers that no longer fit."""
    return ""


class Planning:
    """The plans of seats: one each, with a number that grows whenever anything becomes of it.

    A plan that cannot be read counts as if there were none, and stays for `chaski doctor`; the log tells it once.
    """

    def __init__(
        self, engine: AsyncEngine, clock: Callable[[], int], lock: LockByGame, playing: Playing, complaints: Complaints
    ) -> None:
        self._engine = engine
        self._clock = clock
        self._lock = lock
        self._playing = playing
        self._complaints = complaints

    async def get(self, game: int, seat: int) -> StoredPlan:
        """What a seat is about to do and has said ahead; an empty plan if that is nothing."""
        async with looking(self._engine) as source:
            return await self._present_plan(source, game, seat)

    async def _present_plan(self, source: Source, game: int, seat: int) -> StoredPlan:
        row = await plans.find(source, game, seat)
        if row is None:
            return StoredPlan()
        try:
            return plan_of(row)
        except DamagedGame as damage:
            self._complaints.add(f"The plan of seat {seat} in game {game}", damage)
            return StoredPlan(row.number if type(row.number) is int else 0)

    # ------------------------------------------------------------ making

    async def keep(self, game: int, seat: int, body: str, number: int) -> StoredPlan:
        """Keep a plan, encoded as JSON, in the place of the one with this number; what is said ahead stays."""
        return await self._revise(game, seat, number, lambda plan, asked: structs.replace(plan, body=body))

    async def say_ahead(
        self, game: int, seat: int, answers: Sequence[Planned], number: int, body: str | None = None
    ) -> StoredPlan:
        """Answers wait, in place of those that have, until this seat is asked; who is asked now must answer now.

        The plan they were taken from is kept with them; without one, the plan stays as it is.
        """

        def say(plan: StoredPlan, asked: int | None) -> StoredPlan:
            if asked == seat:
                raise NotNow(StorageCode.ASKED_NOW)
            return structs.replace(plan, ahead=tuple(answers), body=plan.body if body is None else body)

        return await self._revise(game, seat, number, say)

    async def unsay(self, game: int, seat: int, number: int) -> StoredPlan:
        """Nothing is said ahead any more; the plan that is being made stays."""
        return await self._revise(game, seat, number, lambda plan, asked: structs.replace(plan, ahead=()))

    async def _revise(
        self, game: int, seat: int, number: int, change: Callable[[StoredPlan, int | None], StoredPlan]
    ) -> StoredPlan:
        """Another plan in place of the one with this number, made from that and from who is asked."""
        async with self._lock[game], writing(self._engine) as connection:
            held = await plans.hold(connection, game)
            plans.must_run(game, held.status)
            plan = await self._present_plan(connection, game, seat)
            plans.must_be_present(plan, number)
            return await plans.write(connection, game, seat, change(plan, held.to_act))

    # ------------------------------------------------------------ playing

    async def play(
        self,
        game: int,
        seat: int,
        answers: Sequence[Planned],
        number: int,
        interaction: str | None = None,
        spoilt: Spoilt = _forgotten,
    ) -> PlanResult:
        """Play the plan with this number, which these answers make up, as far as they fit: in one transaction.

        What is left waits if somebody else is asked first; else the plan is what `spoilt` makes of it, while the seat
        is asked. The same interaction plays nothing twice; one of whose answers none fitted is refused as any that has
        seen another plan.
        """

        async def play(connection: AsyncConnection, loaded: Loaded) -> tuple[Loaded, PlanResult]:
            plan = await self._present_plan(connection, game, seat)
            if await journal.known_interaction(connection, game, interaction):
                plan = await self._unchanged(connection, loaded, seat, plan)
                return loaded, _result(loaded, plan, repeated=True)
            plans.must_run(game, loaded.status)
            plans.must_be_present(plan, number)
            made = structs.replace(plan, body="", ahead=tuple(answers))
            return await self._play_out(connection, loaded, seat, made, interaction, spoilt)

        return await self._playing.change(game, play)

    async def play_ahead(self, game: int, seat: int, spoilt: Spoilt = _forgotten) -> PlanResult | None:
        """Play what was said ahead, if this seat is asked now; None if there is nothing to play.

        From the first answer on that does not fit its question, nothing waits any longer. Where one was played, the
        plan they were taken from is over; in its place is what `spoilt` makes of those that did not fit.
        """
        if not (await self.get(game, seat)).ahead:
            return None

        async def play(connection: AsyncConnection, loaded: Loaded) -> tuple[Loaded, PlanResult | None]:
            plan = await self._present_plan(connection, game, seat)
            if loaded.status != RUNNING or loaded.state.to_act != seat or not plan.ahead:
                return loaded, None
            return await self._play_out(connection, loaded, seat, plan, None, spoilt)

        return await self._playing.change(game, play)

    async def _play_out(
        self,
        connection: AsyncConnection,
        loaded: Loaded,
        seat: int,
        plan: StoredPlan,
        interaction: str | None,
        spoilt: Spoilt,
    ) -> tuple[Loaded, PlanResult]:
        """Play what is ahead in a plan as long as the seat is asked what the answers are for."""
        at, played, after, rest = self._clock(), 0, loaded, plan.ahead
        while rest and after.state.to_act == seat:
            planned, *later = due(after.state, rest)
            action = fitting(after.state, planned)
            if action is None:
                break
            move = Move(
                seat=seat,
                action=action,
                seq=after.seq,
                interaction=interaction if played == 0 else None,  # of which there is one in a log
                automatic=planned.ordered,  # else a person has said it, if ahead of the question
                at=at,
            )
            after, _ = await journal.write(connection, after, move)
            played, rest = played + 1, tuple(later)
        await self._unchanged(connection, after, seat, plan)
        waits = after.state.to_act not in (None, seat) and plans.waits(loaded.state, after.state, seat)
        body = "" if played else plan.body
        if rest and not body and after.state.to_act == seat:
            body = spoilt(rest)
        left = structs.replace(plan, ahead=rest if waits else (), body=body)
        plan = await plans.write(connection, loaded.id, seat, left)
        await plans.end_rounds(connection, loaded.id, loaded.state, after.state, but=seat)
        if after.status == FINISHED:
            await finish(connection, after, at)
        return after, _result(after, plan, played, () if waits else rest)

    async def _unchanged(self, connection: AsyncConnection, game: Loaded, seat: int, seen: StoredPlan) -> StoredPlan:
        """The plan with the number of one that was seen, unless somebody else has changed it or its game meanwhile.

        This comes after all moves: those hold their rows of the log first, then their game, and plans come last.
        """
        held = await plans.hold(connection, game.id)
        plan = await self._present_plan(connection, game.id, seat)
        if (held.number, held.status, plan.number) != (game.number, game.status, seen.number):
            raise Outdated
        return plan


def _result(
    loaded: Loaded, plan: StoredPlan, played: int = 0, left: tuple[Planned, ...] = (), *, repeated: bool = False
) -> PlanResult:
    over = loaded.status != RUNNING
    return PlanResult(
        game=loaded.id,
        seq=loaded.seq,
        number=loaded.number,
        to_act=None if over else loaded.state.to_act,
        over=over,
        played=played,
        left=left,
        plan=plan,
        repeated=repeated,
    )
