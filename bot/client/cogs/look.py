"""Slash commands to look at a game: hand, board, areas, close-ups, log."""

from discord import app_commands

from bot.client.cogs.base import MOST_GAMES, Choices, Cog
from bot.client.cogs.texts import choices_of, named, options
from bot.client.interactions import Interaction
from bot.fuzzy_search import seat_meant
from bot.screens.screen import Screen
from bot.table.io.requester import Requester
from bot.table.io.seats import names
from bot.table.look.looking import MOST_TURNS
from render import PARTS, SOLO_PARTS

LAST_TURN = 999  # no game lasts that long
PART_CHOICES = choices_of((*PARTS, *SOLO_PARTS), lambda part, lang: lang.choices["part"][part])


class LookCommands(Cog):
    """Commands that show hand, board, areas and log."""

    @app_commands.command(**named("hand"))
    async def hand(self, interaction: Interaction) -> None:
        """`/hand`: show one's own cards."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.looking.hand(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)

    @app_commands.command(**named("board"))
    async def board(self, interaction: Interaction) -> None:
        """`/board`: show the board."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.looking.board(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)

    @app_commands.command(**named("tableau"))
    @options("tableau")
    async def tableau(self, interaction: Interaction, player: str | None = None) -> None:
        """`/tableau`: show a player's area."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.running_here(requester)
            seat = self.bot.answering.seat(game, requester) if player is None else seat_meant(player, names(game))
            return await self.bot.looking.tableau(game, requester, seat)

        await self.answer(interaction, work)

    @tableau.autocomplete("player")
    async def _players(self, interaction: Interaction, current: str) -> Choices:
        return await self.seats(interaction, current)

    @app_commands.command(**named("closeup"))
    @options("closeup")
    @app_commands.choices(part=PART_CHOICES[:25])
    async def closeup(self, interaction: Interaction, part: str) -> None:
        """`/closeup`: show a part of the board."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.looking.closeup(await self.bot.answering.running_here(requester), requester, part)

        await self.answer(interaction, work)

    @app_commands.command(**named("log"))
    @options("log")
    async def log(self, interaction: Interaction, turns: app_commands.Range[int, 1, MOST_TURNS] | None = None) -> None:
        """`/log`: show the last turns."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.looking.log(await self.bot.replaying.game(requester, None), requester, turns)

        await self.answer(interaction, work)

    @app_commands.command(**named("replay"))
    @options("replay")
    async def replay(
        self,
        interaction: Interaction,
        game: app_commands.Range[int, 1, MOST_GAMES] | None = None,
        turn: app_commands.Range[int, 0, LAST_TURN] | None = None,
    ) -> None:
        """`/replay`: show an earlier turn."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.replaying.show(await self.bot.replaying.game(requester, game), requester, turn)

        await self.answer(interaction, work)

    @app_commands.command(**named("since"))
    async def since(self, interaction: Interaction) -> None:
        """`/since`: show the events since one's last turn."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.looking.since(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)
