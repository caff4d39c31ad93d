"""The outbox: carries out dispatches to a channel and stores their messages."""

from typing import assert_never

import discord
from msgspec import structs

from bot.screens.screen import Screen
from bot.table.announce import jobs
from bot.table.clock.waits import Waits
from bot.table.io.messages import Messages
from storage import Game, Games, Posted
from storage.posted import OpenPrompt


class Outbox:
    """Carries out dispatches and stores their messages, so that a restart finds them."""

    def __init__(self, games: Games, messages: Messages, waits: Waits) -> None:
        self._games = games
        self._messages = messages
        self._waits = waits

    async def carry_out(self, dispatch: jobs.Dispatch) -> "Afterwards | None":
        """Carries out all jobs in order; returns the later changes, or None if a message is gone: then plan anew."""
        sent: list[Posted] = []
        for prompt in dispatch.first:
            if isinstance(prompt, jobs.Close):
                said = await self._close(dispatch.game, prompt)
            else:
                said = await self._reopen(dispatch.game, prompt, sent)
            if not said:
                return None
        changes: list[jobs.Change] = list(dispatch.afterwards)
        for job in dispatch.jobs:
            if isinstance(job, jobs.Update):
                if not await self._update(dispatch.game, job):
                    return None
            else:
                changes += await self._do(dispatch, job, sent)
        return Afterwards(self._messages, changes, sent)

    async def _close(self, game: Game, prompt: jobs.Close) -> bool:
        """Shows the answers in a prompt; forgets it and returns False if it is gone."""
        if await self._messages.edit_alone(prompt.posted, prompt.screen):
            await self._messages.clear(prompt.posted)
            return True
        await self._games.remember_message(game.id, forgetting=prompt.asides)
        return False

    async def _reopen(self, game: Game, prompt: jobs.Reopen, sent: list[Posted]) -> bool:
        """Asks again in a prompt; if that fails, forgets it or stores its last answers, and returns False."""
        posted = prompt.posted
        if await self._messages.clear(posted) and await self._messages.edit_alone(posted, prompt.screen):
            sent.append(posted)
            await self._games.remember_message(game.id, posted, *prompt.besides)
            return True
        ended = prompt.answered is not None and await self._messages.edit_alone(posted, prompt.answered)
        await self._games.remember_message(game.id, *(prompt.earlier if ended else ()), forgetting=prompt.asides)
        return False

    async def _update(self, game: Game, job: jobs.Update) -> bool:
        """Updates a message; forgets it with its calls and returns False if it is gone."""
        if await self._messages.edit(job.posted, job.screen):
            await self._games.remember_message(game.id, job.posted)
            return True
        await self._games.remember_message(game.id, forgetting=job.keys)
        return False

    async def _do(self, dispatch: jobs.Dispatch, job: jobs.Deed, sent: list[Posted]) -> list[jobs.Change]:
        """Carries out a job; returns the changes that follow it. Messages sent are added to `sent`."""
        game = dispatch.game
        match job:
            case jobs.Send():
                sent.append(await self._send(game, job))
            case jobs.Edit(posted, screen, instead):
                if not await self._messages.edit(posted, screen):
                    await self._do(dispatch, instead, sent)
                    return [jobs.Strip(posted)]
                place = {"channel": posted.channel, "message": posted.message}
                besides = (structs.replace(one, **place) for one in instead.besides)
                await self._games.remember_message(game.id, posted, *besides)
            case jobs.Forget(key):
                await self._games.forget_message(game.id, key)
            case jobs.Remove(posted):
                await self._messages.remove(posted)
            case jobs.Retell(posted, screen):
                await self._messages.edit(posted, screen)
            case jobs.PutAway(posted, screen):
                await put_away(self._messages, posted, screen)
            case jobs.StartClock():
                await self._waits.arm(game)
            case jobs.ResumeClock():
                await self._waits.resume(game)
            case jobs.StopClock():
                await self._waits.disarm(game)
            case jobs.NoteTold(seq, called, waits):
                await self._games.tell(game.id, seq, called, waits)
            case jobs.NoteBank(seat, bank):
                await self._games.set_bank(game.id, seat, bank)
            case _:
                assert_never(job)
        return []

    async def _send(self, game: Game, job: jobs.Send) -> Posted:
        """Sends a message and stores its record, with the changed records of earlier ones."""
        occasion = _occasion(game, job)
        try:
            message = await self._messages.send(game.channel, job.screen, occasion)
        except discord.Forbidden:
            if job.without_pictures is None:
                raise
            message = await self._messages.send(game.channel, job.without_pictures, occasion)
        self._waits.recent_calls.note(game.id, job.screen.calls)
        new = [structs.replace(one, channel=game.channel, message=message) for one in (job.posted, *job.besides)]
        await self._games.remember_message(game.id, *new, *job.earlier, forgetting=job.forgetting)
        return new[0]


class Afterwards:
    """Changes of earlier messages after a dispatch; people can answer meanwhile."""

    def __init__(self, messages: Messages, changes: list[jobs.Change], sent: list[Posted]) -> None:
        self._messages = messages
        self._changes = changes
        self._sent = sent

    async def carry_out(self) -> None:
        """Makes all changes in order."""
        for change in self._changes:
            match change:
                case jobs.Strip(posted):
                    await self._messages.strip(posted)
                case jobs.PutAway(posted, screen):
                    if posted.message not in {each.message for each in self._sent}:
                        await put_away(self._messages, posted, screen)
                case jobs.OfferReactions(reactions):
                    (prompt,) = (each for each in self._sent if isinstance(each, OpenPrompt))
                    await self._messages.offer(prompt, reactions)
                case _:
                    assert_never(change)


async def put_away(messages: Messages, prompt: Posted, screen: Screen | None = None) -> None:
    """Removes the buttons and reactions of a prompt, and shows the screen, if any."""
    if screen is None:
        await messages.strip(prompt)
    else:
        await messages.edit_alone(prompt, screen)
    await messages.clear(prompt)


def _occasion(game: Game, job: jobs.Send) -> str:
    """The occasion of a message, for which Discord posts one: another question or person is another, or an undo."""
    asked = game.waits_for.person if game.waits_for else ""
    about = job.posted.number if isinstance(job.posted, OpenPrompt) else job.posted.shows
    return f"{game.id} {game.changed} {about} {job.posted.key.kind} {asked}"
