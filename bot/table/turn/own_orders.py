"""The standing orders and the answers ahead of a person."""

from collections.abc import Iterator, Mapping, Sequence

from bot.languages import Language
from bot.say.chat import chat
from bot.say.orders import kind_title, order_words
from bot.screens.screen import Button, Screen, custom_id, fitted
from bot.table.automatic_answers import ABSENT
from bot.table.lobby.moderation import present_button
from bot.table.tables import Tables
from bot.table.turn.obeyed_orders import Obeyed, obeyed, obeyed_words
from bot.turn.spoilt import is_known, piece_words
from engine.actions import Pass, Pay
from engine.planned import Planned
from engine.players.standing_orders import KINDS, Order
from storage import RUNNING, Game, Games
from storage.errors import AlreadyAnswered


async def orders_screen(games: Games, game: Game, seat: int, lang: Language) -> Screen:
    """The standing orders and the answers ahead of a seat, for its player only."""
    orders, running = game.seats[seat].orders, game.status == RUNNING
    done = await obeyed(games, game, seat, lang) if running else {}
    plan = await games.plans.get(game.id, seat) if running else None
    words = [*_listed(orders, done, lang)]
    buttons = [present_button(game.id, seat, lang)] if ABSENT in orders else []
    if plan and plan.ahead:
        words += [chat("orders.ahead", lang), *_said(plan.ahead, lang)]
        unsay = custom_id("unsay", game.id, plan.number)
        buttons.append(Button(id=unsay, label=chat("button.unsay", lang), emoji="↩️"))
    return Screen(words=fitted("\n".join(words)), rows=(tuple(buttons),) if buttons else ())


async def unsay(tables: Tables, game: Game, seat: int, number: int, lang: Language) -> Screen:
    """Withdraws the answers ahead with this number; orders stay."""
    try:
        async with tables.answering(game.id):
            await tables.games.plans.unsay(game.id, seat, number)
        tables.wake(game.id)
    except AlreadyAnswered:
        pass  # played or replaced meanwhile: the screen shows it
    return await orders_screen(tables.games, await tables.games.get(game.id), seat, lang)


def _listed(orders: Mapping[str, str], done: Mapping[str, Obeyed], lang: Language) -> list[str]:
    lines = [
        chat(
            "orders.line",
            lang,
            kind=kind_title(kind, lang),
            order=order_words(Order.parse(text), lang, kind),
            done=obeyed_words(done.get(kind), lang),
        )
        for kind, text in orders.items()
        if kind in KINDS
    ]
    absent = [chat("orders.absent", lang)] if ABSENT in orders else []
    return [chat("orders.heading" if lines else "orders.none", lang), *absent, *lines]


def _said(ahead: Sequence[Planned], lang: Language) -> Iterator[str]:
    """The answers ahead, a line for each question, without payments."""
    for planned in filter(is_known, ahead):
        choices = [
            chat("orders.ahead.no", lang) if isinstance(choice, Pass) else piece_words(planned, choice, lang)
            for choice in planned.choices
            if not isinstance(choice, Pay)
        ]
        if choices:
            what = chat("plan.or_else", lang).join(choices)
            yield chat("orders.ahead.line", lang, question=lang.titles[planned.question], what=what)
