"""Commands that answer the game: each maps to engine actions, and offers only what is legal now."""

from collections.abc import Sequence

from discord import app_commands

from bot.action_names import key, why_refused
from bot.client.cogs.base import Choices, Cog, choices
from bot.client.cogs.texts import named, options
from bot.client.interactions import Interaction, visitor_of
from bot.prompts.screen import Screen
from bot.table.command_options import CommandOption, actions_for_options, refusal, suggestions
from bot.table.errors import NotAllowed, Refused
from bot.table.planning import Opened, options_of
from bot.table.seats import seat_of
from bot.table.user_text import LONGEST_QUOTE, escaped, number
from bot.table.visitor import Visitor
from engine.actions import (
    ChooseSpace,
    DiscardArmyCard,
    HireVillager,
    MoveHighPriest,
    Pass,
    PlaceWorker,
    Pray,
    RecruitNomad,
    ShowGodCard,
    ShowGold,
    TrainArmy,
)
from engine.decisions import HireWorker, Question
from storage import RUNNING


class TurnCommands(Cog):
    """Commands that answer the question a game asks."""

    async def _play(self, interaction: Interaction, *given_options: CommandOption, asked: type = Question) -> None:
        async def work(visitor: Visitor) -> Screen:
            game = await self.bot.answering.running_here(visitor)
            here = (await self.bot.planning.open(game, visitor)).here
            if not isinstance(here.decision, asked):
                raise refusal(here.seen, given_options[0], visitor.lang)
            return await self.bot.planning.say(
                game, visitor, actions_for_options(here.seen, given_options, visitor.lang)
            )

        await self.answer(interaction, work)

    async def _suggest(
        self,
        interaction: Interaction,
        current: str,
        wanted: tuple[type, ...],
        before: Sequence[CommandOption] = (),
        asked: type = Question,
    ) -> Choices:
        """What can be answered now, in words, by the one who is asked; nothing for anybody else."""
        visitor = await visitor_of(interaction, self.bot.games)
        opened = await self._opened(visitor)
        if opened is None:
            return []
        options = suggestions(opened.here, before, wanted, visitor.lang, asked)
        return _meant([(option.words, key(option.action)) for option in options], current)

    async def _opened(self, visitor: Visitor) -> Opened | None:
        """The plan of somebody who is asked; nobody else has one to add to."""
        game = await self.bot.games.in_channel(visitor.channel)
        seat = seat_of(game, visitor.person) if game and game.status == RUNNING else None
        if game is None or seat is None or game.to_act != seat:
            return None
        return await self.bot.planning.open(game, visitor)

    # ------------------------------------------------------------ main and secondary actions

    @app_commands.command(**named("place"))
    @options("place")
    async def place(self, interaction: Interaction, worker: str, card: str = "", space: str = "") -> None:
        """Place a Worker."""
        await self._play(interaction, *_placing(worker, card, space))

    @place.autocomplete("worker")
    async def _workers(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, (PlaceWorker,))

    @place.autocomplete("card")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        before = _placing(_typed(interaction, "worker"), "", "")[:1]
        return await self._suggest(interaction, current, (ShowGodCard, ShowGold), before)

    @place.autocomplete("space")
    async def _spaces(self, interaction: Interaction, current: str) -> Choices:
        before = _placing(_typed(interaction, "worker"), _typed(interaction, "card"), "")[:2]
        return await self._suggest(interaction, current, (ChooseSpace,), before)

    @app_commands.command(**named("priest"))
    @options("priest")
    async def priest(self, interaction: Interaction, spaces: str) -> None:
        """Move the High Priest."""
        await self._play(interaction, CommandOption((MoveHighPriest,), spaces))

    @priest.autocomplete("spaces")
    async def _priest_spaces(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, (MoveHighPriest,))

    @app_commands.command(**named("pray"))
    async def pray(self, interaction: Interaction) -> None:
        """`/pray`: take God cards."""
        await self._play(interaction, CommandOption((Pray,), key(Pray())))

    @app_commands.command(**named("train"))
    async def train(self, interaction: Interaction) -> None:
        """`/train`: draw Army cards."""
        await self._play(interaction, CommandOption((TrainArmy,), key(TrainArmy())))

    @app_commands.command(**named("recruit"))
    @options("recruit")
    async def recruit(self, interaction: Interaction, worker: str) -> None:
        """`/recruit`: take a Nomad."""
        await self._play(interaction, CommandOption((RecruitNomad,), worker))

    @recruit.autocomplete("worker")
    async def _nomads(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, (RecruitNomad,))

    @app_commands.command(**named("army"))
    @options("army")
    async def army(self, interaction: Interaction, card: str) -> None:
        """Discard an Army card."""
        await self._play(interaction, CommandOption((DiscardArmyCard,), card))

    @army.autocomplete("card")
    async def _army_cards(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, (DiscardArmyCard,))

    @app_commands.command(**named("hire"))
    @options("hire")
    async def hire(self, interaction: Interaction, end: str) -> None:
        """`/hire`: hire a Villager."""
        await self._play(interaction, CommandOption((HireVillager, Pass), end), asked=HireWorker)

    @hire.autocomplete("end")
    async def _ends(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, (HireVillager, Pass), asked=HireWorker)

    # ------------------------------------------------------------ any question

    @app_commands.command(**named("choose"))
    @options("choose")
    async def choose(self, interaction: Interaction, answer: str = "") -> None:
        """Answer the present question."""

        async def work(visitor: Visitor) -> Screen:
            game = await self.bot.answering.running_here(visitor)
            if not answer:
                return await self.bot.planning.show(game, visitor)
            typed = answer.casefold().strip()
            asked, index = (number(part) for part in (*typed.split(".", 1), "")[:2])
            if asked is not None and index is not None:
                return await self.bot.planning.choose(game, visitor, asked, index)
            here = (await self.bot.planning.open(game, visitor)).here
            found = [option for option in options_of(here, visitor.lang) if typed in option.words.casefold()]
            if not found and (reason := why_refused(here.seen, answer, lang=visitor.lang)):
                raise NotAllowed(reason)
            if len(found) != 1:
                raise Refused("not_offered", value=escaped(answer, LONGEST_QUOTE))
            return await self.bot.planning.say(game, visitor, [found[0].action])

        await self.answer(interaction, work)

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> Choices:
        visitor = await visitor_of(interaction, self.bot.games)
        opened = await self._opened(visitor)
        if opened is None:
            return []
        options = options_of(opened.here, visitor.lang)
        offered = [(option.words, f"{opened.number}.{option.index}") for option in options]
        return _meant(offered, current)

    @app_commands.command(**named("undo"))
    async def undo(self, interaction: Interaction) -> None:
        """`/undo`: take the last step back."""

        async def work(visitor: Visitor) -> Screen:
            return await self.bot.planning.back(await self.bot.answering.running_here(visitor), visitor)

        await self.answer(interaction, work)

    @app_commands.command(**named("confirm"))
    async def confirm(self, interaction: Interaction) -> None:
        """`/confirm`: play the step that waits for it."""

        async def work(visitor: Visitor) -> Screen:
            return await self.bot.planning.confirm(await self.bot.answering.running_here(visitor), visitor)

        await self.answer(interaction, work)


def _placing(worker: str, card: str, space: str) -> list[CommandOption]:
    return [
        CommandOption((PlaceWorker,), worker),
        CommandOption((ShowGodCard, ShowGold), card),
        CommandOption((ChooseSpace,), space),
    ]


def _typed(interaction: Interaction, name: str) -> str:
    return str(getattr(interaction.namespace, name, "") or "")


def _meant(offered: Sequence[tuple[str, str]], current: str) -> Choices:
    typed = current.casefold().strip()
    return choices((words, value) for words, value in offered if typed in words.casefold() or typed == value.casefold())
