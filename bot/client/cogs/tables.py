"""Commands for a table: open, join, start, leave and end it."""

from functools import partial

import discord
from discord import app_commands
from msgspec import structs

from bot.background.thinking import USUAL_LEVEL
from bot.client.cogs.base import MOST_GAMES, Choices
from bot.client.cogs.difficulty import meant, suggested
from bot.client.cogs.hosting import HostCommands
from bot.client.cogs.table_choices import CLOCK_CHOICES, HANDICAP_CHOICES, LEVEL_CHOICES, MOST_DAYS
from bot.client.cogs.texts import choices_of, named, options
from bot.client.interactions import LOST, Interaction, must_be_allowed, visitor_of
from bot.say import thing
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.clock.clock import CLOCKS
from bot.table.io.errors import Refused
from bot.table.io.permissions import NEEDED_FOR_THREAD
from bot.table.io.quotas import Quota
from bot.table.io.requester import Requester
from bot.table.io.user_text import number
from bot.table.lobby.lobby import lobby_screen
from bot.table.look.modules import OVERLAY_SIDES
from engine.box import chosen_modules
from engine.difficulty import HARDER, sort_words
from engine.state import Options
from storage import LOBBY, NOWHERE, RUNNING, Clock, Terms
from storage.errors import DamagedGame

OPPONENT_CHOICES = choices_of(HARDER, lambda name, lang: thing("automa", name, lang))
CORICANCHA_CHOICES = choices_of(("random", "printed"), lambda way, lang: lang.choices["coricancha"][way])
OVERLAY_CHOICES = choices_of(OVERLAY_SIDES, lambda side, lang: lang.choices["overlay"][side])
LARGEST_FILE = 1_000_000


class TableCommands(HostCommands):
    """`/game`: tables from opening to end."""

    group = HostCommands.group

    # ------------------------------------------------------------ before the game

    @group.command(**named("game new"))
    @options("game new")
    @app_commands.choices(
        clock=CLOCK_CHOICES,
        level=LEVEL_CHOICES,
        coricancha=CORICANCHA_CHOICES,
        opponent=OPPONENT_CHOICES,
        way_of_the_sun=OVERLAY_CHOICES,
    )
    @app_commands.choices(handicap=HANDICAP_CHOICES)
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] = 2,
        bots: app_commands.Range[int, 0, 3] = 0,
        level: str = USUAL_LEVEL,
        invite: discord.User | None = None,
        opponent: str = "",
        difficulty: str = "",
        handicap: int = 0,
        way_of_the_sun: str = "",
        vassals: bool = False,
        nobles: bool = False,
        new_buildings: bool | None = None,
        clock: str = "",
        thread: bool = False,
        invite_2: discord.User | None = None,
        invite_3: discord.User | None = None,
        hints: bool = True,
        rest_at_night: bool = False,
        vanished_after: app_commands.Range[int, 0, MOST_DAYS] | None = None,
        coricancha: str = "random",
        leftover_cost: app_commands.Range[int, 2, 3] = 2,
    ) -> None:
        """`/game new`: open a table."""
        invited = _invited(interaction.user.id, invite, invite_2, invite_3)

        async def work(requester: Requester) -> Screen:
            must_be_allowed(interaction, NEEDED_FOR_THREAD if thread else ())
            if (difficulty or handicap) and not opponent:
                raise Refused("solo.people")
            options = Options(
                players=2 if opponent else players,
                coricancha=coricancha,
                leftover_weaving_cost=leftover_cost,
                solo=opponent,
                handicap=handicap,
                modules=chosen_modules(way_of_the_sun, vassals=vassals, nobles=nobles, new_buildings=new_buildings),
                **(sort_words(meant(difficulty, requester.lang)) if opponent else {}),
            )
            options.check()
            terms = Terms(host=requester.person, invited=invited, hints=hints, vanished_after=vanished_after)
            terms = structs.replace(terms, clock=await self._clock(requester, clock, rest_at_night))
            self.bot.lobby.must_have_room(options, len(invited), bots)
            if thread and isinstance(interaction.channel, discord.TextChannel):
                requester = await self.bot.lobby.in_own_thread(requester)
            game = await self.bot.lobby.open(requester, options, terms, bots, level)
            return Screen(words=chat("lobby.opened", requester.lang, game=game.name, channel=f"<#{game.channel}>"))

        await self.answer(interaction, work)

    async def _clock(self, requester: Requester, name: str, rests: bool) -> Clock | None:
        """The clock with this name, or else the usual one of the server."""
        usual = (await self.bot.games.registry.settings(requester.server)).clock
        chosen = CLOCKS.get(name) if name else usual
        return structs.replace(chosen, rests=rests or chosen.rests) if chosen else None

    @new.autocomplete("difficulty")
    async def _difficulties(self, interaction: Interaction, current: str) -> Choices:
        lang = (await visitor_of(interaction, self.bot.games)).lang
        return suggested(str(getattr(interaction.namespace, "opponent", "") or ""), current, lang)

    @group.command(**named("game join"))
    async def join(self, interaction: Interaction) -> None:
        """`/game join`: take a seat at a table before its start."""

        async def work(requester: Requester) -> Screen:
            here = await self.bot.answering.game_here(requester)
            tell = partial(self.bot.tell, here, "returned", who=requester.name)
            game = await self.bot.lobby.join(here, requester, tell)
            await self.bot.lobby.refresh(game.id)
            return Screen(words=chat("joined", requester.lang, game=game.name))

        await self.answer(interaction, work)

    @group.command(**named("game leave"))
    async def leave(self, interaction: Interaction) -> None:
        """`/game leave`: give up a seat at a table before its start."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.lobby.leave(await self.bot.answering.game_here(requester), requester)
            await self.bot.lobby.refresh(game.id)
            return Screen(words=chat("left", requester.lang, game=game.name))

        await self.answer(interaction, work)

    @group.command(**named("game start"))
    async def start(self, interaction: Interaction) -> None:
        """`/game start`: deal, and begin to play."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.lobby.start(await self.bot.answering.game_here(requester), requester)
            await self.bot.lobby.refresh(game.id)
            return Screen(words=chat("started", requester.lang, game=game.name))

        await self.answer(interaction, work)

    # ------------------------------------------------------------ during the game

    @group.command(**named("game status"))
    async def status(self, interaction: Interaction) -> None:
        """`/game status`: show the state of a game, and whom it waits for."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.game_here(requester)
            if game.status == LOBBY:
                await self.bot.lobby.refresh(game.id)
                return lobby_screen(game, requester.lang)
            return await self.bot.looking.status(game, requester)

        await self.answer(interaction, work)

    @group.command(**named("game concede"))
    async def concede(self, interaction: Interaction) -> None:
        """`/game concede`: give up a running game."""

        async def work(requester: Requester) -> Screen:
            return self.bot.moderation.ask_concede(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)

    @group.command(**named("game replace"))
    @options("game replace")
    @app_commands.choices(level=LEVEL_CHOICES)
    async def replace(
        self, interaction: Interaction, seat: str, by: discord.User | None = None, level: str = USUAL_LEVEL
    ) -> None:
        """`/game replace`: give a seat to another person or to a bot player."""
        chosen = (number(seat) or 0) - 1

        async def work(requester: Requester) -> Screen:
            if by is not None and by.bot:
                raise Refused("not_a_person")
            new = None if by is None else await self.bot.lobby.seat_for(str(by.id), by.display_name, requester.server)
            game = await self.bot.answering.running_here(requester)
            return await self.bot.moderation.ask_replace(game, requester, chosen, new, level)

        await self.answer(interaction, work)

    @replace.autocomplete("seat")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        return await self.seats(interaction, current)

    @group.command(**named("game abort"))
    async def abort(self, interaction: Interaction) -> None:
        """`/game abort`: end a game without a result."""

        async def work(requester: Requester) -> Screen:
            try:
                game = await self.bot.answering.game_here(requester)
            except DamagedGame:
                return await self.bot.moderation.give_up(requester)
            return await self.bot.moderation.ask_abort(game, requester)

        await self.answer(interaction, work)

    @group.command(**named("game move"))
    @options("game move")
    async def move(self, interaction: Interaction, game: app_commands.Range[int, 1, MOST_GAMES]) -> None:
        """`/game move`: continue a game in another channel."""

        async def work(requester: Requester) -> Screen:
            must_be_allowed(interaction)
            return await self.bot.channels.move(game, requester)

        await self.answer(interaction, work)

    # ------------------------------------------------------------ files

    @group.command(**named("game export"))
    @options("game export")
    async def export(
        self, interaction: Interaction, game: app_commands.Range[int, 1, MOST_GAMES] | None = None
    ) -> None:
        """`/game export`: save a game as a file."""
        await self.answer(interaction, lambda requester: self._export(requester, game))

    async def _export(self, requester: Requester, number: int | None) -> Screen:
        game = await self.bot.answering.game_here(requester) if number is None else await self.bot.games.get(number)
        if game.server != requester.server:
            raise Refused("no_such_game")
        if game.status == LOBBY:
            raise Refused("not_started")
        running = game.status == RUNNING
        if running and not (requester.manager and await self.bot.games.seats.may_export(game.id, requester.person)):
            raise Refused("export.running")  # the file has all hands
        self.bot.quotas.take(Quota.EXPORTS, requester)
        if running and game.channel != NOWHERE:
            await self.bot.tell(game, "exported", who=requester.name)  # first: nobody gets the file unless all are told
        file = await self.bot.games.export(game.id, by=requester.person)
        return Screen(words=chat("export", requester.lang, game=game.name), files=((f"game-{game.id}.json", file),))

    @group.command(**named("game import"))
    @options("game import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """`/game import`: open a table from a saved game."""

        async def work(requester: Requester) -> Screen:
            if file.size > LARGEST_FILE:
                raise Refused("import.too_large")
            try:
                data = await file.read()
            except (discord.HTTPException, *LOST):
                raise Refused("import.unreadable") from None
            game = await self.bot.lobby.import_game(data, requester)
            await self.bot.tell(game, "imported.told", who=requester.name)
            return Screen(words=chat("imported", requester.lang, game=game.name))

        await self.answer(interaction, work)


def _invited(host: int, *people: discord.User | None) -> tuple[str, ...]:
    """The invited people without duplicates, the host and bots."""
    found = (person for person in people if person is not None and person.id != host and not person.bot)
    return tuple(dict.fromkeys(str(person.id) for person in found))
