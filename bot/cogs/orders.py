"""Commands about answers given in advance, and about being reminded."""

from collections.abc import Mapping

from discord import app_commands
from msgspec import structs

from bot.answering import Interaction
from bot.cogs.base import Cog
from bot.prompts.spec import Screen
from bot.table.clock import DAY, stamp
from bot.table.errors import Refused
from bot.table.visitor import Visitor
from bot.text.chat import chat
from bot.text.orders import kind_title, order_words
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE, Order, order_for
from storage import Preferences

KIND_CHOICES = [app_commands.Choice(name=kind_title(kind), value=kind) for kind in KINDS]
ORDER_CHOICES = [app_commands.Choice(name=order_words(Order(what)), value=what) for what in (ASK, PASS, TAKE)]
RESOURCES = ("corn", "potato", "stone", "gold")


class Orders(Cog):
    """Standing orders and reminders."""

    @app_commands.command(description="Answers in advance: always pass, always take, or take with a limit")
    @app_commands.describe(
        question="Which kind of question; leave out to see your orders",
        order="What to answer",
        resource="Take only while you have enough of this",
        at_least="How much is enough",
    )
    @app_commands.choices(
        question=KIND_CHOICES,
        order=ORDER_CHOICES,
        resource=[app_commands.Choice(name=name, value=name) for name in RESOURCES],
    )
    async def orders(
        self,
        interaction: Interaction,
        question: str = "",
        order: str = "",
        resource: str = "",
        at_least: app_commands.Range[int, 1, 99] = 1,
    ) -> None:
        """Give or see standing orders."""

        async def work(visitor: Visitor) -> Screen:
            game = await self.bot.desk.game_here(visitor)
            seat = self.bot.desk.seat(game, visitor)
            if question and order:
                limit = f" if {resource} >= {at_least}" if resource and order == TAKE else ""
                given = {**game.seats[seat].orders, question: str(order_for(question, order + limit))}
                game = await self.bot.games.set_orders(game.id, seat, given)
                self.bot.tables.wake(game.id)
            elif question or order:
                raise Refused("orders.incomplete")
            return Screen(words=_listed(game.seats[seat].orders, visitor.lang))

        await self.answer(interaction, work)

    @app_commands.command(description="When you are reminded; quiet hours; being away")
    @app_commands.describe(
        after_hours="Remind me after so many hours; 0 is never",
        quiet_from="Hour of the day from which I sleep (0-23)",
        quiet_to="Hour of the day until which I sleep (0-23)",
        utc_offset="Hours my clock is ahead of UTC (for example 1, or -5)",
        away_days="I am away for so many days; 0: I am back",
    )
    async def remind(
        self,
        interaction: Interaction,
        after_hours: app_commands.Range[int, 0, 168] | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        utc_offset: app_commands.Range[float, -12.0, 14.0] | None = None,
        away_days: app_commands.Range[int, 0, 60] | None = None,
    ) -> None:
        """Set or see reminders."""

        async def work(visitor: Visitor) -> Screen:
            old = await self.bot.games.preferences(visitor.person)
            new = structs.replace(
                old,
                remind_after=old.remind_after if after_hours is None else after_hours,
                quiet_from=old.quiet_from if quiet_from is None else quiet_from,
                quiet_to=old.quiet_to if quiet_to is None else quiet_to,
                utc_offset=old.utc_offset if utc_offset is None else round(utc_offset * 60),
                away_until=old.away_until if away_days is None else self._until(away_days),
            )
            if new != old:
                await self.bot.games.set_preferences(visitor.person, new)
                for game in await self.bot.games.pending(visitor.person):
                    await self.bot.tables.timekeeper.arm(game.id)
            return Screen(words=await self._reminders(new, visitor))

        await self.answer(interaction, work)

    def _until(self, days: int) -> int | None:
        return self.bot.games.now() + days * DAY if days else None

    async def _reminders(self, chosen: Preferences, visitor: Visitor) -> str:
        hours = chosen.remind_after
        if hours is None:
            hours = (await self.bot.games.settings(visitor.server)).remind_after
        words = [chat("reminders" if hours else "reminders.never", visitor.lang, hours=hours)]
        if chosen.quiet_from is not None and chosen.quiet_to is not None:
            offset = f"{chosen.utc_offset / 60:+g}"
            quiet = {"start": chosen.quiet_from, "end": chosen.quiet_to, "offset": offset}
            words.append(chat("reminders.quiet", visitor.lang, **quiet))
        if chosen.away_until is not None and chosen.away_until > self.bot.games.now():
            words.append(chat("reminders.away", visitor.lang, until=stamp(chosen.away_until, "D")))
        return "\n".join(words)


def _listed(orders: Mapping[str, str], lang: str) -> str:
    lines = [
        chat("orders.line", lang, kind=kind_title(kind, lang), order=order_words(Order.parse(text), lang, kind))
        for kind, text in orders.items()
        if kind in KINDS
    ]
    return "\n".join([chat("orders.heading" if lines else "orders.none", lang), *lines])
