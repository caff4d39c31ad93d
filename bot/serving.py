"""The bot with everything it needs, on Discord or on the local stand-in for it, until it is told to stop."""

import asyncio
import contextlib
import re
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path

import aiohttp
import discord

from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.client.app import Chaski
from bot.sandbox import Refused, Sandbox, redirect_discord_py
from bot.showcase import CHANNEL, TOPIC, Showcase
from engine.errors import BadOptions
from storage import Games
from storage.errors import StorageError

NO_TOKEN = "There is no DISCORD_TOKEN, so this is the sandbox: Chaski on a stand-in for Discord, on this machine only."
WRONG_TOKEN = "Discord does not accept this DISCORD_TOKEN."
# What can be sent to Discord as a token; it refuses most of that, but nothing else may get into a header.
TOKEN = re.compile(r"[!-~]+")
AUTHENTICATION_FAILED = 4004


def serve(token: str, url: str) -> None:
    """Run on Discord."""
    token = token.strip()
    if not TOKEN.fullmatch(token):
        raise BadOptions("This DISCORD_TOKEN cannot be one: it has blanks, line breaks or strange letters in it.")
    _run(_with_bot(token, url))


def serve_in_sandbox(port: int, folder: Path, url: str) -> None:
    """Run on the stand-in, with a page on this port."""
    print(NO_TOKEN, flush=True)
    _run(_in_sandbox(port, folder, url))


def _run(work: Coroutine[None, None, None]) -> None:
    try:
        asyncio.run(work)
    except StorageError as trouble:
        raise BadOptions(trouble.detail) from None
    except discord.LoginFailure:
        raise BadOptions(WRONG_TOKEN) from None
    except discord.PrivilegedIntentsRequired:
        raise BadOptions("Discord wants an intent to be switched on for this application.") from None
    except discord.ConnectionClosed as closed:
        wrong = closed.code == AUTHENTICATION_FAILED
        raise BadOptions(WRONG_TOKEN if wrong else f"Discord hung up with code {closed.code}.") from None
    except discord.HTTPException as refusal:
        raise BadOptions(f"Discord cannot be used now; it answered {refusal.status}.") from None
    except (aiohttp.ClientError, discord.GatewayNotFound, TimeoutError):
        raise BadOptions("Discord cannot be reached; is there a network?") from None


async def _in_sandbox(port: int, folder: Path, url: str) -> None:
    sandbox = Sandbox(folder, port=port, record=False)
    try:
        await sandbox.start()
    except Refused as refusal:
        raise BadOptions(str(refusal)) from None
    except OSError:
        raise BadOptions(f"Port {port} cannot be used; another program may have it. --port chooses another.") from None
    try:
        with redirect_discord_py(sandbox.url):
            welcome = f"Open {sandbox.url} in a browser. Ctrl-C stops it; games are kept."
            await _with_bot(sandbox.token, url, welcome, lambda bot: _show(bot, sandbox))
    finally:
        await sandbox.stop()


async def _show(bot: Chaski, sandbox: Sandbox) -> None:
    """Something to watch for whoever opens the page first."""
    channel = sandbox.add_channel(CHANNEL, TOPIC)
    sandbox.world.home = channel
    await Showcase(bot, channel, lambda: sandbox.is_looked_at).run()


async def _with_bot(
    token: str, url: str, welcome: str = "", beside: Callable[[Chaski], Coroutine[None, None, None]] | None = None
) -> None:
    games = await Games.open(url)
    pictures, thinking = Pictures(), Thinking()
    try:
        async with Chaski(games, pictures, thinking) as bot:
            serving = asyncio.create_task(bot.start(token))
            _stop_on_signal(serving)
            company = asyncio.create_task(beside(bot)) if beside else None
            if welcome:
                print(welcome, flush=True)
            with contextlib.suppress(asyncio.CancelledError):
                await serving
            if company:
                company.cancel()
    finally:
        pictures.close()
        thinking.close()
        await games.close()


def _stop_on_signal(serving: "asyncio.Task[None]") -> None:
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # where there are no such signals, Ctrl-C still works
            loop.add_signal_handler(name, serving.cancel)
