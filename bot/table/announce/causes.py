"""The cause of a question out of turn: the first sentence of its prompt, from public facts only."""

from collections.abc import Sequence
from itertools import chain

from bot.languages import Language
from bot.say import event
from bot.say.chat import chat
from bot.table.io.seats import escaped_names
from engine.decisions import BuyLeftoverWeaving, FeedGods, PlayGodCards
from engine.events import GoldTaken, HighPriestActivated, TurnStarted
from engine.procedures import Festival, FinalScoring, FinishPurchase, ReturnWeavings
from engine.queries import leftover_price, soldiers_on
from engine.state import View
from storage import Game, History

CONQUEST = "conquest"  # name of the High Priest action


def cause(game: Game, view: View, since_board: History, lang: Language) -> str:
    """The cause of the question in this View, from the open position and public events only."""
    names = escaped_names(game)
    frames = {type(frame) for frame in view.stack}
    if FinalScoring in frames:
        return chat("cause.scoring", lang)
    if Festival in frames:
        return chat(f"cause.festival.{_stage(view)}", lang, number=_festival(view))
    if ReturnWeavings in frames and view.to_act != view.active:
        bought = not isinstance(view.decision, BuyLeftoverWeaving)  # by the seat with the follow-on question
        n, price = len(view.weavings_drawn) + bought, leftover_price(view)
        return chat("cause.leftover", lang, who=names[_buyer(view)], n=n, price=price)
    return _activation(names, view, since_board, lang) or chat(
        "cause.turn", lang, who=names[view.active], turn=view.turn
    )


def _buyer(view: View) -> int:
    """The seat of the purchase with leftovers: the active seat, or a buyer within its turn."""
    return next((frame.seat for frame in view.stack[::-1] if isinstance(frame, FinishPurchase)), view.active)


def _festival(view: View) -> int:
    """The number of the present Festival: without Workers left for the Village the next one is triggered already."""
    return view.festivals - (_stage(view) == "play" and view.festival_holder >= 0)


def _stage(view: View) -> str:
    """The stage of a Festival."""
    if isinstance(view.decision, FeedGods):
        return "feed"
    return "play" if isinstance(view.decision, PlayGodCards) else "other"


def _activation(names: Sequence[str], view: View, since_board: History, lang: Language) -> str:
    """The last activated High Priest action of this turn, or ""; an automa may activate one before the board."""
    done: list[HighPriestActivated | GoldTaken] = []
    for happened in chain(since_board.earlier, *(told.events for told in since_board.told)):
        if isinstance(happened, TurnStarted):
            done = []
        elif isinstance(happened, HighPriestActivated | GoldTaken):
            done.append(happened)
    if not done:
        return ""
    last = done[-1]
    if isinstance(last, GoldTaken) or last.action != CONQUEST:
        return event(last, names, lang)
    soldiers = soldiers_on(view.players[last.seat].army_up)
    return chat("cause.conquest" if soldiers else "cause.conquest.none", lang, who=names[last.seat], n=soldiers)
