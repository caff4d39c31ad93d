"""The command for games that play by themselves."""

from discord import app_commands

from bot.client.cogs.base import Choices, Cog
from bot.client.cogs.difficulty import meant, suggested
from bot.client.cogs.table_choices import LEVEL_CHOICES, WATCHED_HANDICAP_CHOICES
from bot.client.cogs.tables import OPPONENT_CHOICES, OVERLAY_CHOICES
from bot.client.cogs.texts import choices_of, named, options
from bot.client.interactions import Interaction, must_be_allowed, visitor_of
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.user_text import clean
from bot.table.watch.watching import BEST, PACES
from engine.box import chosen_modules
from engine.difficulty import PACHAMAMA, sort_words
from engine.state import Options
from storage import Show

BOTS = "bots"
WATCHED_CHOICES = [*OPPONENT_CHOICES, *choices_of((BOTS,), lambda who, lang: lang.choices["watched"][who])]
LONGEST_SEED = 50
PLEASANT = Show().pace


class WatchCommands(Cog):
    """`/watch`: games between bot players."""

    @app_commands.command(**named("watch"))
    @options("watch")
    @app_commands.choices(opponent=WATCHED_CHOICES, player=LEVEL_CHOICES, way_of_the_sun=OVERLAY_CHOICES)
    @app_commands.choices(handicap=WATCHED_HANDICAP_CHOICES)
    async def watch(
        self,
        interaction: Interaction,
        opponent: str = PACHAMAMA,
        difficulty: str = "",
        handicap: int = 0,
        player: str = BEST,
        players: app_commands.Range[int, 2, 4] = 2,
        pace: app_commands.Range[int, PACES[0], PACES[-1]] = PLEASANT,
        seed: str = "",
        way_of_the_sun: str = "",
        vassals: bool = False,
        nobles: bool = False,
        new_buildings: bool | None = None,
    ) -> None:
        """`/watch`: start a game to watch."""

        async def work(requester: Requester) -> Screen:
            must_be_allowed(interaction)
            modules = chosen_modules(way_of_the_sun, vassals=vassals, nobles=nobles, new_buildings=new_buildings)
            options = _options(opponent, difficulty, handicap, players, modules, requester.lang)
            levels = [player] * (1 if options.solo else players)
            dealt = clean(seed, LONGEST_SEED) if seed else None
            game = await self.bot.tables.watching.open(requester, options, levels, pace, dealt)
            return Screen(words=chat("watch.opened", requester.lang, game=game.name, channel=f"<#{game.channel}>"))

        await self.answer(interaction, work)

    @watch.autocomplete("difficulty")
    async def _difficulties(self, interaction: Interaction, current: str) -> Choices:
        lang = (await visitor_of(interaction, self.bot.games)).lang
        return suggested(str(getattr(interaction.namespace, "opponent", "") or PACHAMAMA), current, lang)


def _options(
    opponent: str, difficulty: str, handicap: int, players: int, modules: tuple[str, ...], lang: Language
) -> Options:
    if opponent == BOTS:
        if difficulty or handicap:
            raise Refused("solo.people")
        options = Options(players=players, modules=modules)
    else:
        words = sort_words(meant(difficulty, lang))
        options = Options(players=2, solo=opponent, modules=modules, handicap=handicap, **words)
    options.check()
    return options
