"""Carries out what is planned for a channel: sends, edits, and notes that it was said."""

from hashlib import blake2s
from typing import assert_never

import discord
from msgspec import structs

from bot.prompts.screen import Screen
from bot.table.announcing.plan import (
    PROMPT,
    Change,
    Close,
    Edit,
    Forget,
    Job,
    Keep,
    NoteBank,
    NoteTold,
    OfferReactions,
    Plan,
    PutAway,
    Reopen,
    Send,
    StartClock,
    StopClock,
    Strip,
)
from bot.table.messages import Messages
from bot.table.timekeeper import Timekeeper
from storage import Game, Games, Posted


class Sender:
    """Does what a plan says; what was sent is remembered, so that it can be found after a restart."""

    def __init__(self, games: Games, messages: Messages, timekeeper: Timekeeper) -> None:
        self._games = games
        self._messages = messages
        self._timekeeper = timekeeper

    async def carry_out(self, plan: Plan) -> "Afterwards":
        """All jobs of a plan, in their order; the changes of earlier messages are left for afterwards."""
        sent: dict[str, Posted] = {}
        changes: list[Change] = list(plan.afterwards)
        for job in plan.jobs:
            changes += await self._do(plan, job, sent)
        return Afterwards(self._messages, changes, sent)

    async def _do(self, plan: Plan, job: Job, sent: dict[str, Posted]) -> list[Change]:
        game = plan.game
        match job:
            case Send(kind, screen, seq, without_pictures):
                sent[kind] = await self._send(game, kind, screen, seq, without_pictures)
            case Edit(posted, screen, instead):
                if not await self._messages.edit(posted, screen):
                    await self._do(plan, instead, sent)
                    return [Strip(posted)]
                await self._games.remember_message(game.id, structs.replace(posted, seq=instead.seq))
            case Reopen(posted, instead, keep, answered):
                if await self._messages.clear(posted) and await self._messages.edit(posted, instead.screen):
                    sent[PROMPT] = Posted(PROMPT, posted.channel, posted.message, instead.seq)
                    await self._games.remember_message(game.id, sent[PROMPT])
                else:
                    closing: list[Job] = [Close(posted, answered)] if answered else []
                    for each in (instead, *keep, *closing):
                        await self._do(plan, each, sent)
            case Keep(kind, seq, of):
                posted = sent[of]
                await self._games.remember_message(game.id, Posted(kind, posted.channel, posted.message, seq))
            case Forget(kind):
                await self._games.forget_message(game.id, kind)
            case Close(posted, screen):
                await self._messages.edit(posted, screen)
                await self._messages.clear(posted)
            case PutAway(posted):
                await put_away(self._messages, posted)
            case StartClock(called_before):
                await self._timekeeper.arm(game, called_before)
            case StopClock():
                await self._timekeeper.disarm(game)
            case NoteTold(seq, called, since):
                await self._games.tell(game.id, seq, called, since)
            case NoteBank(seat, bank):
                await self._games.set_bank(game.id, seat, bank)
            case _:
                assert_never(job)
        return []

    async def _send(self, game: Game, kind: str, screen: Screen, seq: int, without_pictures: Screen | None) -> Posted:
        nonce = _nonce(game, seq, kind, screen.calls)
        try:
            message = await self._messages.send(game.channel, screen, nonce)
        except discord.Forbidden:
            if without_pictures is None:
                raise
            message = await self._messages.send(game.channel, without_pictures, nonce)
        posted = Posted(kind, game.channel, message, seq)
        await self._games.remember_message(game.id, posted)
        return posted


class Afterwards:
    """What has to change in earlier messages once a plan is carried out; people can answer meanwhile."""

    def __init__(self, messages: Messages, changes: list[Change], sent: dict[str, Posted]) -> None:
        self._messages = messages
        self._changes = changes
        self._sent = sent

    async def carry_out(self) -> None:
        """Make all planned changes to messages, in their order."""
        for change in self._changes:
            match change:
                case Strip(posted):
                    await self._messages.strip(posted)
                case PutAway(posted):
                    if posted.message not in {each.message for each in self._sent.values()}:
                        await put_away(self._messages, posted)
                case OfferReactions(kind, reactions):
                    await self._messages.offer(self._sent[kind], reactions)
                case _:
                    assert_never(change)


async def put_away(messages: Messages, prompt: Posted) -> None:
    """A prompt loses its buttons and its reactions."""
    await messages.strip(prompt)
    await messages.clear(prompt)


def _nonce(game: Game, seq: int, kind: str, calls: tuple[str, ...]) -> str:
    """The same for the same words to the same people, so that Discord lets them pass once; not after an undo."""
    return blake2s(f"{game.id} {game.changed} {seq} {kind} {calls}".encode(), digest_size=12).hexdigest()
