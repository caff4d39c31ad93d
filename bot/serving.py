"""The bot with all it needs, on Discord or in the sandbox, until it is stopped."""

import asyncio
import contextlib
import re
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.background.kinds_of_work import Workers
from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.client.app import Chaski
from bot.event_loop import run
from bot.language_check import IncompleteLanguage
from bot.languages import USUAL
from bot.refusals import CommandCode, CommandError, FileTrouble
from bot.sandbox import FolderTaken, FolderTrouble, Sandbox, redirect_discord_py
from bot.say.chat import chat
from bot.settings import jobs_url
from bot.showcase import CHANNEL, Showcase
from storage import Games

if TYPE_CHECKING:
    from bot.background.worker import Worker

NO_TOKEN = "There is no DISCORD_TOKEN, so this is the sandbox: Chaski on a stand-in for Discord, on this machine only."
# Characters that a header may have; Discord itself refuses wrong tokens.
TOKEN = re.compile(r"[!-~]+")
AUTHENTICATION_FAILED = 4004


def serve(token: str, url: str) -> None:
    """Runs the bot on Discord until it is stopped."""
    token = token.strip()
    if not TOKEN.fullmatch(token):
        raise CommandError(CommandCode.STRANGE_TOKEN)
    _run(_with_bot(token, url))


def serve_in_sandbox(port: int, folder: Path, url: str) -> None:
    """Runs the bot in the sandbox, with a page on this port."""
    print(NO_TOKEN, flush=True)
    _run(_in_sandbox(port, folder, url))


def _run(work: Coroutine[None, None, None]) -> None:
    try:
        run(work)
    except IncompleteLanguage as trouble:
        raise CommandError(CommandCode.INCOMPLETE_LANGUAGE, complaint=str(trouble)) from None
    except discord.LoginFailure:
        raise CommandError(CommandCode.WRONG_TOKEN) from None
    except discord.PrivilegedIntentsRequired:
        raise CommandError(CommandCode.NO_INTENT) from None
    except discord.ConnectionClosed as closed:
        if closed.code == AUTHENTICATION_FAILED:
            raise CommandError(CommandCode.WRONG_TOKEN) from None
        raise CommandError(CommandCode.HUNG_UP, code=closed.code) from None
    except discord.HTTPException as refusal:
        raise CommandError(CommandCode.DISCORD_REFUSES, status=refusal.status) from None
    except (aiohttp.ClientError, discord.GatewayNotFound, TimeoutError):
        raise CommandError(CommandCode.DISCORD_UNREACHABLE) from None


async def _in_sandbox(port: int, folder: Path, url: str) -> None:
    sandbox = Sandbox(folder, port=port, record=False)
    try:
        await sandbox.start()
    except FolderTaken as taken:
        raise FileTrouble(CommandCode.SANDBOX_FOLDER_TAKEN, folder=taken.folder) from None
    except FolderTrouble as trouble:
        raise FileTrouble(CommandCode.SANDBOX_FOLDER_UNUSABLE, folder=trouble.folder, why=trouble.why) from None
    except OSError:
        raise CommandError(CommandCode.PORT_TAKEN, port=port) from None
    try:
        with redirect_discord_py(sandbox.url):
            welcome = f"Open {sandbox.url} in a browser. Ctrl-C stops it; games are kept."
            await _with_bot(sandbox.token, url, welcome, lambda bot: _show(bot, sandbox))
    finally:
        await sandbox.stop()


async def _show(bot: Chaski, sandbox: Sandbox) -> None:
    """Plays a game to watch for whoever opens the page first."""
    channel = sandbox.add_channel(CHANNEL, chat("showcase.topic", USUAL))
    sandbox.world.home = channel
    await Showcase(bot, channel, lambda: sandbox.is_looked_at).run()


def serve_queue(url: str, queues: Sequence[str], processes: int) -> None:
    """Does work of these queues until it is stopped."""
    _run(_work(url, queues, processes))


async def _work(url: str, queues: Sequence[str], processes: int) -> None:
    worker = asyncio.create_task(_worker(url, queues, processes).run())
    _stop_on_signal(worker)
    with contextlib.suppress(asyncio.CancelledError):
        await worker


def _worker(url: str, queues: Sequence[str], processes: int) -> "Worker":
    try:
        from bot.background.worker import Worker
    except ModuleNotFoundError:
        raise CommandError(CommandCode.NO_PROCRASTINATE) from None
    return Worker(url, queues, processes)


@contextlib.asynccontextmanager
async def _workers() -> AsyncIterator[Workers | None]:
    """The workers behind the queue of CHASKI_JOBS, if there is one."""
    url = jobs_url()
    if not url:
        yield None
        return
    try:
        from bot.background.work_queue import QueueTrouble, WorkQueue
    except ModuleNotFoundError:
        raise CommandError(CommandCode.NO_PROCRASTINATE) from None
    queue = WorkQueue(url)
    try:
        await queue.open()
    except QueueTrouble as trouble:
        raise CommandError(CommandCode.QUEUE_UNUSABLE, why=str(trouble)) from None
    try:
        yield queue
    finally:
        await queue.close()


async def _with_bot(
    token: str, url: str, welcome: str = "", beside: Callable[[Chaski], Coroutine[None, None, None]] | None = None
) -> None:
    async with contextlib.AsyncExitStack() as held:
        games = await Games.open(url)
        held.push_async_callback(games.close)
        workers = await held.enter_async_context(_workers())
        pictures, thinking = Pictures(workers=workers), Thinking(workers=workers)
        held.callback(pictures.close)
        held.callback(thinking.close)
        bot = await held.enter_async_context(Chaski(games, pictures, thinking))
        serving = asyncio.create_task(bot.start(token))
        _stop_on_signal(serving)
        company = asyncio.create_task(beside(bot)) if beside else None
        if welcome:
            print(welcome, flush=True)
        with contextlib.suppress(asyncio.CancelledError):
            await serving
        if company:
            company.cancel()


def _stop_on_signal(serving: "asyncio.Task[None]") -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # without such signals, Ctrl-C still works
            loop.add_signal_handler(name, serving.cancel)
