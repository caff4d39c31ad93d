"""The standing orders and the answers ahead of a person."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from bot import limits, say
from bot.languages import Language
from bot.say.chat import chat
from bot.say.orders import kind_title, order_words
from bot.screens.screen import SUCCESS, Button, Choice, Row, Screen, Select, custom_id, fitted, select_id
from bot.table.automatic_answers import ABSENT, is_undecided
from bot.table.lobby.moderation import present_button
from bot.table.tables import Tables
from bot.table.turn.obeyed_orders import Obeyed, obeyed, obeyed_words
from bot.turn.rows import TICK, in_rows
from bot.turn.spoilt import is_known, piece_words
from engine.actions import Pass, Pay
from engine.planned import Planned
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE, Order, answer, kind_of, order_for
from storage import RUNNING, Game, Games
from storage.errors import AlreadyAnswered

ORDERS_IN_ROW = 2


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
    rows = (*_kinds(game, lang), *((tuple(buttons),) if buttons else ()))
    return Screen(words=fitted("\n".join(words)), rows=rows)


def _kinds(game: Game, lang: Language) -> Iterator[Row]:
    """Lists of all kinds of questions that orders can answer at this table; an entry leads to its card."""
    kinds = [kind for kind, about in KINDS.items() if about.asked_with(game.options.box.modules)]
    for start in range(0, len(kinds), limits.SELECT_OPTIONS):
        some = kinds[start : start + limits.SELECT_OPTIONS]
        choices = tuple(Choice(value=kind, label=fitted(kind_title(kind, lang), limits.OPTION_LABEL)) for kind in some)
        name = select_id("orders", game.id, start, "")
        yield (Select(id=name, placeholder=chat("orders.pick", lang), choices=choices),)


async def unsay(tables: Tables, game: Game, seat: int, number: int, lang: Language) -> Screen:
    """Withdraws the answers ahead with this number; orders stay."""
    try:
        async with tables.answering(game.id):
            await tables.games.plans.unsay(game.id, seat, number)
        tables.wake(game.id)
    except AlreadyAnswered:
        pass  # played or replaced meanwhile: the screen shows it
    return await orders_screen(tables.games, await tables.games.get(game.id), seat, lang)


def order_card(game: Game, seat: int, kind: str, lang: Language, answers: str = "") -> Screen:
    """The standing order of a seat for one kind of question: a button for each that fits, the present one ticked.

    An order that has just been given tells what it answers.
    """
    now = Order.parse(game.seats[seat].orders.get(kind, ASK))
    rows = in_rows([_order_button(game, kind, order, now, lang) for order in _fitting(kind, now)], ORDERS_IN_ROW)
    back = Button(id=custom_id("turn", game.id), label=chat("button.to_the_question", lang), emoji="↩️")
    every = Button(id=custom_id("orders", game.id), label=chat("button.all_orders", lang), emoji="🔕")
    words = [chat("orders.of_kind", lang, kind=kind_title(kind, lang)), *([answers] if answers else [])]
    return Screen(words=fitted("\n".join(words)), rows=(*rows, (back, every)))


def _fitting(kind: str, now: Order) -> list[Order]:
    """The orders that make sense for a kind of question; with the present one, if that has a limit."""
    plain = [Order(what) for what in (ASK, *KINDS[kind].orders)]
    free = [Order(TAKE, free=True)] if {PASS, TAKE}.issubset(KINDS[kind].orders) else []
    return list(dict.fromkeys([*plain, *free, now]))


def _order_button(game: Game, kind: str, order: Order, now: Order, lang: Language) -> Button:
    label = lang.grammar.opening(order_words(order, lang, kind))
    name = custom_id("order", game.id, argument=f"{kind}-{order.word}")
    if order == now:
        return Button(id=name, label=f"{TICK} {label}", style=SUCCESS)
    return Button(id=name, label=label)


async def give_order(tables: Tables, game: Game, seat: int, kind: str, order: str) -> Game:
    """Gives a standing order of this kind, which may answer the present question; the game with it."""
    given = order_for(kind, order, game.options.box.modules)
    changed = await tables.games.seats.set_orders(game.id, seat, {**game.seats[seat].orders, kind: str(given)})
    tables.wake(game.id)
    return changed


async def answers_now(games: Games, game: Game, seat: int, kind: str, order: str, lang: Language) -> str:
    """What this order answers to the present question, in a sentence; empty if it does not answer it."""
    seen = await games.view(game.id, seat)
    if kind_of(seen) != kind or is_undecided(game, seen):
        return ""
    given = await asyncio.to_thread(answer, seen, {kind: order})
    if given is None or seen.decision is None:
        return ""
    return chat("orders.answers_now", lang, what=say.action(seen, seen.decision, given, lang))


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
