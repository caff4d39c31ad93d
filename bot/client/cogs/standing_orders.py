"""Commands for standing orders and reminders."""

from datetime import tzinfo

from discord import app_commands
from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.client.cogs.base import Choices, Cog, choices, zone_meant
from bot.client.cogs.table_choices import LEVEL_CHOICES
from bot.client.cogs.texts import choices_of, named, options
from bot.client.interactions import Interaction, visitor_of
from bot.say import thing
from bot.say.chat import chat
from bot.say.levels import level_words
from bot.say.orders import kind_title, order_words
from bot.screens.screen import Screen
from bot.table.clock.clock import DAY, date, day_there, parse_date, time_there
from bot.table.clock.time_zones import zone_name, zone_of
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.turn.own_orders import give_order, orders_screen
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE, Order
from storage import Preferences

KIND_CHOICES = choices_of(KINDS, kind_title)
ORDERS = (ASK, PASS, TAKE, str(Order(TAKE, free=True)))
ORDER_CHOICES = choices_of(ORDERS, lambda order, lang: order_words(Order.parse(order), lang))
RESOURCES = ("corn", "potato", "stone", "gold")
SOON = (1, 2, 3, 5, 7, 10, 14, 21, 28)  # days of absence
LONGEST_ABSENCE = 366 * DAY


class StandingOrderCommands(Cog):
    """Standing orders and reminders."""

    @app_commands.command(**named("orders"))
    @options("orders")
    @app_commands.choices(
        question=KIND_CHOICES,
        order=ORDER_CHOICES,
        resource=choices_of(RESOURCES, lambda name, lang: thing("resource", name, lang)),
    )
    async def orders(
        self,
        interaction: Interaction,
        question: str = "",
        order: str = "",
        resource: str = "",
        at_least: app_commands.Range[int, 1, 99] = 1,
    ) -> None:
        """`/orders`: give or see standing orders."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.game_here(requester)
            seat = self.bot.answering.seat(game, requester)
            if question and order:
                limit = f" if {resource} >= {at_least}" if resource and order == TAKE else ""
                game = await give_order(self.bot.tables, game, seat, question, order + limit)
            elif question or order:
                raise Refused("orders.incomplete")
            return await orders_screen(self.bot.games, game, seat, requester.lang)

        await self.answer(interaction, work)

    @app_commands.command(**named("remind"))
    @options("remind")
    @app_commands.choices(stand_in=LEVEL_CHOICES)
    async def remind(
        self,
        interaction: Interaction,
        after_hours: app_commands.Range[int, 0, 168] | None = None,
        quiet_from: app_commands.Range[int, 0, 23] | None = None,
        quiet_to: app_commands.Range[int, 0, 23] | None = None,
        time_zone: str = "",
        away_days: app_commands.Range[int, 0, 60] | None = None,
        away_until: str = "",
        stand_in: str = "",
        call_at_night: bool | None = None,
        usual: bool = False,
    ) -> None:
        """`/remind`: set or see reminders."""
        wishes = {
            "remind_after": after_hours,
            "quiet_from": quiet_from,
            "quiet_to": quiet_to,
            "stand_in": stand_in or None,
            "call_at_night": call_at_night,
        }

        async def work(requester: Requester) -> Screen:
            old = await self.bot.games.registry.preferences(requester.person)
            now = self.bot.games.now()
            back = now if old.away_until is not None and old.away_until > now else None
            new = Preferences(lang=old.lang, theme=old.theme, away_until=back) if usual else old
            new = structs.replace(new, **{name: wish for name, wish in wishes.items() if wish is not None})
            if time_zone:
                new = structs.replace(new, time_zone=await zone_meant(time_zone), utc_offset=0)
            if (new.quiet_from is None) != (new.quiet_to is None):
                raise Refused("reminders.half")
            if away_until and away_days is not None:
                raise Refused("reminders.twice")
            if away_until:
                new = structs.replace(new, away_until=self._date(away_until, zone_of(new)))
            elif away_days is not None:
                new = structs.replace(new, away_until=now + away_days * DAY if away_days else back)
            if new != old:
                await self.bot.games.registry.set_preferences(requester.person, new)
                await self._apply(requester.person, old, new)
            return Screen(words=await self._reminders(new, requester))

        await self.answer(interaction, work)

    async def _apply(self, person: str, old: Preferences, new: Preferences) -> None:
        """Applies other wishes at all tables of a person."""
        if new.away_until is None or new.away_until <= self.bot.games.now():
            if old.away_until is not None:
                await self.bot.absences.end(person)
        elif new.away_until != old.away_until:
            await self.bot.absences.go(person, new.away_until)
        for game in await self.bot.games.lists.pending(person):
            await self.bot.tables.waits.rearm(game.id)

    @remind.autocomplete("away_until")
    async def _days(self, interaction: Interaction, current: str) -> Choices:
        requester = await visitor_of(interaction, self.bot.games)
        zone = zone_of(await self.bot.games.registry.preferences(requester.person))
        days = ((n, day_there(self.bot.games.now() + n * DAY, zone)) for n in SOON)
        return choices(
            (chat("reminders.day", requester.lang, day=day, n=n), day) for n, day in days if current.strip() in day
        )

    @remind.autocomplete("time_zone")
    async def _zones(self, interaction: Interaction, current: str) -> Choices:
        return await self.time_zones(interaction, current)

    def _date(self, typed: str, zone: tzinfo) -> int:
        now = self.bot.games.now()
        found = parse_date(typed, zone)
        if found is None or not now < found < now + LONGEST_ABSENCE:
            raise Refused("reminders.no_date", example=day_there(now + DAY, zone))
        return found

    async def _reminders(self, chosen: Preferences, requester: Requester) -> str:
        hours = chosen.remind_after
        if hours is None:
            hours = (await self.bot.games.registry.settings(requester.server)).remind_after
        words = [chat("reminders" if hours else "reminders.never", requester.lang, hours=hours)]
        there = {"zone": zone_name(chosen), "time": time_there(self.bot.games.now(), zone_of(chosen))}
        if chosen.quiet_from is not None and chosen.quiet_from != chosen.quiet_to:
            quiet = {"start": chosen.quiet_from, "end": chosen.quiet_to}
            words.append(chat("reminders.quiet", requester.lang, **quiet, **there))
            words.append(chat("reminders.night" if chosen.call_at_night else "reminders.later", requester.lang))
        elif chosen.time_zone or chosen.utc_offset:
            words.append(chat("reminders.zone", requester.lang, **there))
        if chosen.away_until is not None and chosen.away_until > self.bot.games.now():
            level = level_words(chosen.stand_in or USUAL_LEVEL, requester.lang)
            words.append(chat("reminders.away", requester.lang, until=date(chosen.away_until), level=level))
        return "\n".join(words)
