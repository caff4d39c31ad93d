"""Ways to break the bot on purpose, so that an attack on it must succeed."""

from itertools import count
from typing import Any

from engine.core import apply, legal_actions
from engine.queries import is_follow_on
from storage import RUNNING, Games, MoveResult
from storage.journal import Loaded, Move


def everything() -> None:
    """Some answers are forgotten, some count for the next question, too, and nobody notes what was said."""
    write, answers = Games._play, count()

    async def play(self: Games, loaded: Loaded, move: Move) -> MoveResult:
        if move.interaction and not is_follow_on(loaded.state) and next(answers) % 6 == 5:
            outcome = apply(loaded.state, move.action, seat=move.seat, seq=move.seq)
            return MoveResult(loaded.id, loaded.seq + 1, loaded.number + 1, outcome)
        played = await write(self, loaded, move)
        after = await self._fresh(loaded.id)
        if move.interaction and after.status == RUNNING and after.state.to_act == move.seat and after.seq % 5 == 0:
            again = Move(
                seat=move.seat,
                action=legal_actions(after.state)[0],
                seq=after.seq,
                interaction=None,
                automatic=False,
                at=move.at,
            )
            await write(self, after, again)
        return played

    async def tell(self: Games, *_: Any) -> None:
        """Nobody takes notes."""

    Games._play = play  # type: ignore[method-assign]
    Games.tell = tell  # type: ignore[method-assign]
