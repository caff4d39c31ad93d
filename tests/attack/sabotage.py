"""Ways to break the bot on purpose, so that an attack on it must succeed."""

from itertools import count
from typing import Any

from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.core import legal_actions
from engine.planned import Planned
from storage.journal import Loaded
from storage.planning import Planning, Spoilt
from storage.records import PlanResult, StoredPlan
from storage.registry import Registry


def everything() -> None:
    """Some plans are forgotten, behind some one answer more is played, and nobody notes what was said."""
    play_out, plans = Planning._play_out, count(1)

    async def play(
        self: Planning,
        connection: AsyncConnection,
        loaded: Loaded,
        seat: int,
        plan: StoredPlan,
        interaction: str | None,
        spoilt: Spoilt,
    ) -> tuple[Loaded, PlanResult]:
        number = next(plans) if interaction and plan.ahead else 0
        if number % 3 == 1:
            plan = structs.replace(plan, ahead=())
        after, result = await play_out(self, connection, loaded, seat, plan, interaction, spoilt)
        asked = after.state.to_act
        if number % 3 == 2 and asked is not None and not after.state.automated(asked):
            more = (Planned(type(after.state.decision).__name__, legal_actions(after.state)[:1]),)
            other = structs.replace(await self._present_plan(connection, loaded.id, asked), ahead=more)
            after, _ = await play_out(self, connection, after, asked, other, None, spoilt)
        return after, result

    async def tell(self: Registry, *_: Any) -> None:
        """Nobody takes notes."""

    Planning._play_out = play  # type: ignore[method-assign]
    Registry.tell = tell  # type: ignore[assignment, method-assign]
