"""Hints: a searching player looks at the position as the requester sees it."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import partial

from bot import limits
from bot.background.thinking import Thinking
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import DANGER, PRIMARY, Button, Gallery, Row, Screen, Words, custom_id, fitted
from bot.table.io.errors import Refused
from bot.table.io.quotas import OverLimit, Quota, Quotas
from bot.table.io.requester import Requester
from bot.table.turn.open_plans import Opened
from bot.table.turn.planning import Planning
from bot.turn.hints import Advised, Offer, Subject, advised, hint_lines, subject, with_lead
from storage import Game, Games


class Hints:
    """Gives one hint at a time to a person, and counts them for the end of the game."""

    def __init__(self, games: Games, planning: Planning, thinking: Thinking, quotas: Quotas) -> None:
        self._games = games
        self._planning = planning
        self._thinking = thinking
        self._quotas = quotas
        self._waiting: set[str] = set()  # people with a hint under way

    async def show(self, game: Game, requester: Requester) -> Screen:
        """Says at once that it thinks; the best answers take its place, with the way back to the question."""
        if not game.terms.hints:
            raise Refused("hint.off")
        if requester.person in self._waiting:
            raise OverLimit("hint.busy")
        opened = await self._planning.open(game, requester)
        self._quotas.take(Quota.HINTS, requester)
        blocks = (Words(chat("hint.thinking", requester.lang)), _way_back(game, requester.lang))
        return Screen(blocks=blocks, later=partial(self._answer, opened, requester))

    async def _answer(self, opened: Opened, requester: Requester) -> Screen | None:
        """The best answers to the question at the end of the requester's plan.

        None if they wait for a hint already, or have moved on meanwhile: their new card stays.
        """
        if requester.person in self._waiting:
            return None
        self._waiting.add(requester.person)
        try:
            return await self._hint(opened, requester)
        finally:
            self._waiting.discard(requester.person)

    async def _hint(self, opened: Opened, requester: Requester) -> Screen | None:
        game, lang = opened.turn.game, requester.lang
        about: Subject = await asyncio.to_thread(subject, opened.turn.view, opened.course)
        thoughts = await self._thinking.advise(f"hint {game.id}", about.seen)
        if await self._has_moved_on(opened, requester):
            return None
        card = await asyncio.to_thread(_offer, opened) if about.after_plan and not opened.turn.early else None
        found = await asyncio.to_thread(advised, about, thoughts, lang, card)
        lines = hint_lines(about, thoughts, found, lang)
        asking = game.seats[opened.turn.seat]
        await self._games.registry.count_hint(game.id, asking.person, asking.name)  # before anybody sees the hint
        rows = tuple((button,) for button in _buttons(found, card)) if card else ()
        pictures = await self._pictures(opened, requester) if rows else ()
        return Screen(blocks=(Words(fitted("\n".join(lines))), *pictures, *rows, _way_back(game, lang)))

    async def _has_moved_on(self, opened: Opened, requester: Requester) -> bool:
        """Whether the plan, or the game, is no longer what the hint was asked for."""
        try:
            now = await self._planning.open(await self._games.get(opened.turn.game.id), requester)
        except Refused:
            return True
        return now.plan != opened.plan

    async def _pictures(self, opened: Opened, requester: Requester) -> tuple[Gallery, ...]:
        """The picture of the card, with the numbers of its buttons."""
        screen = await self._planning.card(opened, requester)
        drawn = (await screen.later() if screen.later else None) or screen
        return tuple(block for block in drawn.blocks if isinstance(block, Gallery))


def _way_back(game: Game, lang: Language) -> Row:
    label = chat("button.to_the_question", lang)
    return (Button(id=custom_id("turn", game.id), label=label, emoji="↩️"),)


def _offer(opened: Opened) -> Offer:
    return Offer(opened.menu.groups, opened.menu.places, opened.plate)


def _buttons(found: Sequence[Advised], card: Offer) -> Iterator[Button]:
    """A button for each answer that the card offers, in the words of the card."""
    plate = card.plate
    for one in found:
        if one.way:
            style, emoji = (DANGER, "🔒") if one.way.plays else (PRIMARY, "")
            label = fitted(with_lead(one.way.label, one, plate.lang), limits.BUTTON_LABEL)
            name = custom_id(one.way.verb, plate.game, plate.number, one.way.argument)
            yield Button(id=name, label=label, style=style, emoji=emoji)
