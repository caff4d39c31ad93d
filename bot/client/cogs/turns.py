"""Commands that answer a game: each stands for actions of the engine, and offers only legal ones."""

import asyncio
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from discord import app_commands
from msgspec import structs

from bot.action_names import key
from bot.client.cogs.base import Choices, Cog, choices
from bot.client.cogs.texts import named, options, typed_so_far
from bot.client.interactions import Interaction, visitor_of
from bot.fuzzy_search import is_within
from bot.languages import Language, and_others
from bot.screens.screen import Screen
from bot.table.io.command_options import CommandOption, Ending, Named, action_for, called, endings, refusal, suggestions
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.user_text import LONGEST_QUOTE, escaped, number
from bot.table.turn import placing
from bot.table.turn.open_plans import Opened
from bot.table.turn.placing import Typed
from bot.table.turn.planning import offered_at, taps_at
from bot.table.turn.suggesting import Suggested
from bot.turn.plan_words import words_of
from bot.turn.tap import Tap
from engine.actions import DiscardArmyCard, HireVillager, MoveHighPriest, Pass, Pray, RecruitNomad, TrainArmy

Listing = Callable[..., Suggested]


class TurnCommands(Cog):
    """Commands that answer the question of a game."""

    async def _play(self, interaction: Interaction, given: CommandOption) -> None:
        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.running_here(requester)
            here = (await self.bot.planning.open(game, requester)).here
            action = await asyncio.to_thread(action_for, here, given, requester.lang)
            return await self.bot.planning.say(game, requester, [action])

        await self.answer(interaction, work)

    async def _suggest(self, interaction: Interaction, current: str, of: Hashable, make: Listing) -> Choices:
        """The possible answers in words that match the input; empty for anybody who is not asked."""
        requester = await visitor_of(interaction, self.bot.games)
        own: Mapping[str, str] = {}
        for lang in and_others(requester.lang):
            asked = structs.replace(requester, lang=lang)
            offered = await self.bot.suggesting.suggest(asked, of, partial(make, lang=lang))
            if not offered:  # to anybody, in any language
                return []
            own = own or {value: words for words, value in offered}
            if fitting := _meant(offered, current):
                return choices((own[value], value) for value in fitting if value in own)
        return []

    async def _suggest_actions(self, interaction: Interaction, current: str, wanted: tuple[type, ...]) -> Choices:
        return await self._suggest(interaction, current, wanted, partial(_named_actions, wanted))

    # ------------------------------------------------------------ main and secondary actions

    @app_commands.command(**named("place"))
    @options("place")
    async def place(
        self,
        interaction: Interaction,
        wish: str = "",
        where: str = "",
        worker: str = "",
        card: str = "",
        space: str = "",
    ) -> None:
        """`/place`: place a Worker; all options are optional, in any order."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.running_here(requester)
            opened = await self.bot.planning.open(game, requester)
            typed = Typed(wish, where, worker, card, space)
            found = await asyncio.to_thread(placing.meant, opened.here, typed, requester.lang)
            if found.place:
                return await self.bot.planning.place_at(opened, requester, found.place, found.wish)
            return await self.bot.planning.look_for(opened, requester, found.wish, found.only)

        await self.answer(interaction, work)

    @place.autocomplete("wish")
    async def _wishes(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_placing(interaction, "wish", current)

    @place.autocomplete("where")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_placing(interaction, "where", current)

    @place.autocomplete("worker")
    async def _workers(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_placing(interaction, "worker", current)

    @place.autocomplete("card")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_placing(interaction, "card", current)

    @place.autocomplete("space")
    async def _spaces(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_placing(interaction, "space", current)

    async def _suggest_placing(self, interaction: Interaction, option: str, current: str) -> Choices:
        typed = structs.replace(Typed(**typed_so_far("place", interaction.namespace)), **{option: ""})
        return await self._suggest(interaction, current, (option, typed), partial(_named_places, option, typed))

    @app_commands.command(**named("priest"))
    @options("priest")
    async def priest(self, interaction: Interaction, spaces: str) -> None:
        """`/priest`: move the High Priest."""
        await self._play(interaction, CommandOption((MoveHighPriest,), spaces))

    @priest.autocomplete("spaces")
    async def _priest_spaces(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_actions(interaction, current, (MoveHighPriest,))

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
        return await self._suggest_actions(interaction, current, (RecruitNomad,))

    @app_commands.command(**named("army"))
    @options("army")
    async def army(self, interaction: Interaction, card: str) -> None:
        """`/army`: discard an Army card."""
        await self._play(interaction, CommandOption((DiscardArmyCard,), card))

    @army.autocomplete("card")
    async def _army_cards(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest_actions(interaction, current, (DiscardArmyCard,))

    @app_commands.command(**named("hire"))
    @options("hire")
    async def hire(self, interaction: Interaction, end: str) -> None:
        """`/hire`: end the turn, and hire a Villager or nobody."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.running_here(requester)
            opened = await self.bot.planning.open(game, requester)
            taps = await self.bot.planning.taps(opened)
            meant = (called(_named_ends(taps, lang), end) for lang in and_others(requester.lang))
            found = next(filter(None, meant), [])
            if len(found) != 1:
                raise refusal(opened.here, CommandOption((HireVillager, Pass), end), requester.lang)
            return await self.bot.planning.say(game, requester, found[0].answers)

        await self.answer(interaction, work)

    @hire.autocomplete("end")
    async def _ends(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "ends", _endings)

    # ------------------------------------------------------------ any question

    @app_commands.command(**named("choose"))
    @options("choose")
    async def choose(self, interaction: Interaction, answer: str = "") -> None:
        """`/choose`: answer the current question."""

        async def work(requester: Requester) -> Screen:
            game = await self.bot.answering.running_here(requester)
            if not answer:
                return await self.bot.planning.show(game, requester)
            asked, index = (number(part) for part in (*answer.strip().split(".", 1), "")[:2])
            if asked is not None and index is not None:
                return await self.bot.planning.choose(game, requester, asked, index)
            opened = await self.bot.planning.open(game, requester)
            for lang in and_others(requester.lang):
                offered = await self.bot.planning.offered(opened, lang)
                if found := [one for one in offered if is_within(answer, one.words)]:
                    break
            if not found:
                raise refusal(opened.here, CommandOption((), answer), requester.lang, _not_offered(answer))
            if len(found) != 1:
                raise _not_offered(answer)
            return await self.bot.planning.say(game, requester, found[0].answers)

        await self.answer(interaction, work)

    @choose.autocomplete("answer")
    async def _suggest_answers(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "answers", _answers)

    @app_commands.command(**named("undo"))
    async def undo(self, interaction: Interaction) -> None:
        """`/undo`: take the last step back."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.planning.back(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)

    @app_commands.command(**named("confirm"))
    async def confirm(self, interaction: Interaction) -> None:
        """`/confirm`: play the step that waits for a Confirm."""

        async def work(requester: Requester) -> Screen:
            return await self.bot.planning.confirm(await self.bot.answering.running_here(requester), requester)

        await self.answer(interaction, work)


def _not_offered(typed: str) -> Refused:
    return Refused("not_offered", value=escaped(typed, LONGEST_QUOTE))


def _named_ends(taps: Sequence[Tap], lang: Language) -> list[tuple[Ending, Named]]:
    """The ways to end a turn, each named by the hired Worker."""
    return [(end, Named(key(end.hiring.action), words_of(end.hiring, lang))) for end in endings(taps)]


def _named_actions(wanted: tuple[type, ...], opened: Opened, lang: Language) -> Suggested:
    return tuple((option.words, key(option.action)) for option in suggestions(opened.here, wanted, lang))


def _named_places(option: str, typed: Typed, opened: Opened, lang: Language) -> Suggested:
    return tuple(placing.suggestions(opened.here, typed, option, lang))


def _endings(opened: Opened, lang: Language) -> Suggested:
    return tuple((named.words, named.value) for _, named in _named_ends(taps_at(opened), lang))


def _answers(opened: Opened, lang: Language) -> Suggested:
    """The answers, each by the number of the screen and its own."""
    offered = offered_at(opened, lang)
    return tuple((one.words, f"{opened.number}.{index}") for index, one in enumerate(offered))


def _meant(offered: Sequence[tuple[str, str]], current: str) -> list[str]:
    """The values of what was typed."""
    typed = current.casefold().strip()
    return [value for words, value in offered if is_within(current, words) or typed == value.casefold()]
