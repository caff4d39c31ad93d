"""The question for which a table waits, as far as it is public."""

import asyncio

from bot.languages import Language
from bot.say import title
from engine.early import asked_early
from storage import Game, Games


async def question_to(games: Games, game: Game, seat: int, lang: Language) -> str:
    """Title of the question to a seat that is asked now, or later in this round."""
    view = await games.view(game.id, None if seat == game.to_act else seat)
    if seat != game.to_act:
        early = await asyncio.to_thread(asked_early, view)
        view = early or view
    return title(view.decision, lang) if view.decision is not None else ""
