"""The bot with all it needs, on Discord or in the sandbox, until it is stopped."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import discord
from discord.http import Route

from bot.background.pictures import Pictures
from bot.background.thinking import Thinking
from bot.client.app import Chaski
from bot.event_loop import run, stop_on_signal
from bot.languages import LANGUAGES, USUAL, Language
from bot.monitoring import monitored
from bot.refusals import CommandCode, CommandError, FileTrouble
from bot.sandbox import FolderTaken, FolderTrouble, LoginRules, Sandbox, redirect_discord_py
from bot.sandbox.state.setup import GUILD, LOCALE
from bot.sandbox.state.setup import TOKEN as TOKEN_OF_SANDBOX
from bot.say.chat import chat, line
from bot.settings import Address
from bot.shards import Shards
from bot.showcase import CHANNEL, Showcase
from bot.table.io.quotas import limits_of_operator
from bot.translating.completeness import IncompleteLanguage
from bot.workers import workers_of_queue
from storage import Games
from storage.database import address, is_sqlite

# Characters that a header may have; Discord itself refuses wrong tokens.
TOKEN = re.compile(r"[!-~]+")
# Discord hangs up with these codes.
AUTHENTICATION_FAILED, INVALID_SHARD, SHARDING_REQUIRED = 4004, 4010, 4011
SERVERS = ("Chinchaysuyu", "Antisuyu", "Collasuyu", "Contisuyu")  # names of further servers of the sandbox


@dataclass(frozen=True, slots=True)
class BotOptions:
    """The address of a bot's database, the shards that this process serves (or all), and where it is monitored."""

    database: str
    shards: Shards | None = None
    metrics: Address | None = None

    @property
    def lease_url(self) -> str | None:
        """The database by which several processes share the bot; a SQLite file is for one."""
        return None if is_sqlite(address(self.database)) else self.database

    def check(self) -> None:
        """Refuses a SQLite file for a part of the shards: other processes have the others."""
        if self.shards and not self.shards.are_all and is_sqlite(address(self.database)):
            raise CommandError(CommandCode.SHARDS_NEED_POSTGRESQL, shards=self.shards)


def serve(token: str, options: BotOptions) -> None:
    """Runs the bot on Discord until it is stopped."""
    options.check()
    token = token.strip()
    if not TOKEN.fullmatch(token):
        raise CommandError(CommandCode.STRANGE_TOKEN)
    _run(_with_bot(token, options))


def serve_in_sandbox(port: int, folder: Path, options: BotOptions, locale: str, lang: Language) -> None:
    """Runs the bot in a sandbox of its own, with a page on this port, for people with this locale."""
    options.check()
    print(line("run.no_token", lang), flush=True)
    _run(_in_sandbox(port, folder, options, locale, lang))


def serve_at_sandbox(url: str, options: BotOptions, lang: Language) -> None:
    """Runs the bot in a sandbox that another process runs at this address."""
    options.check()
    _run(_at_sandbox(url, options, lang))


def serve_sandbox(port: int, folder: Path, servers: int, shards: int, locale: str, lang: Language) -> None:
    """Runs the sandbox without a bot, with at least so many servers; bots are recommended so many shards."""
    _run(_without_bot(port, folder, servers, shards, locale, lang))


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
        raise _refusal(closed.code) from None
    except discord.HTTPException as refusal:
        raise CommandError(CommandCode.DISCORD_REFUSES, status=refusal.status) from None
    except (aiohttp.ClientError, discord.GatewayNotFound, TimeoutError):
        raise CommandError(CommandCode.DISCORD_UNREACHABLE) from None


def _refusal(code: int) -> CommandError:
    """The reason why Discord hung up."""
    if code == AUTHENTICATION_FAILED:
        return CommandError(CommandCode.WRONG_TOKEN)
    if code == INVALID_SHARD:
        return CommandError(CommandCode.WRONG_SHARDS)
    if code == SHARDING_REQUIRED:
        return CommandError(CommandCode.TOO_FEW_SHARDS)
    return CommandError(CommandCode.HUNG_UP, code=code)


def page_texts() -> dict[str, tuple[str, Mapping[str, str]]]:
    """The texts of the sandbox's page, by Discord's locales."""
    locales = {USUAL.code: LOCALE}
    return {locales.get(code, code): (language.name, language.page) for code, language in LANGUAGES.items()}


async def _in_sandbox(port: int, folder: Path, options: BotOptions, locale: str, lang: Language) -> None:
    sandbox = Sandbox(folder, port=port, record=False, locale=locale, server_locale=locale, page_texts=page_texts())
    async with _started(sandbox, port):
        with redirect_discord_py(sandbox.url):
            is_served = options.shards is None or options.shards.have(GUILD)
            company = (lambda bot: _show(bot, sandbox)) if is_served else None
            await _with_bot(sandbox.token, options, line("run.open", lang, url=sandbox.url), company)


async def _at_sandbox(url: str, options: BotOptions, lang: Language) -> None:
    with redirect_discord_py(url):
        async with aiohttp.ClientSession() as session:
            try:
                async with session.get(f"{Route.BASE}/gateway") as answer:
                    answer.raise_for_status()
            except (aiohttp.ClientError, TimeoutError):
                raise CommandError(CommandCode.NO_SANDBOX_THERE, url=url) from None
        await _with_bot(TOKEN_OF_SANDBOX, options, line("run.joined", lang, url=url))


async def _without_bot(port: int, folder: Path, servers: int, shards: int, locale: str, lang: Language) -> None:
    logins = LoginRules(shards=shards, max_concurrency=shards)
    sandbox = Sandbox(
        folder, port=port, record=False, logins=logins, locale=locale, server_locale=locale, page_texts=page_texts()
    )
    async with _started(sandbox, port):
        for number in range(2, servers + 1):
            name = SERVERS[number - 2] if number - 2 < len(SERVERS) else line("sandbox.server", lang, number=number)
            sandbox.add_server(name, channels=(f"plaza-{number}",))
        print(line("sandbox.open", lang, url=sandbox.url), flush=True)
        staying = asyncio.create_task(asyncio.Event().wait())
        stop_on_signal(staying)
        with contextlib.suppress(asyncio.CancelledError):
            await staying


@contextlib.asynccontextmanager
async def _started(sandbox: Sandbox, port: int) -> AsyncIterator[Sandbox]:
    try:
        await sandbox.start()
    except FolderTaken as taken:
        raise FileTrouble(CommandCode.SANDBOX_FOLDER_TAKEN, folder=taken.folder) from None
    except FolderTrouble as trouble:
        raise FileTrouble(CommandCode.SANDBOX_FOLDER_UNUSABLE, folder=trouble.folder, why=trouble.why) from None
    except OSError:
        raise CommandError(CommandCode.PORT_TAKEN, port=port) from None
    try:
        yield sandbox
    finally:
        await sandbox.stop()


async def _show(bot: Chaski, sandbox: Sandbox) -> None:
    """Plays a game to watch for the first visitor of the page."""
    channel = sandbox.add_channel(CHANNEL, chat("showcase.topic", USUAL))
    sandbox.world.home = channel
    await Showcase(bot, channel, lambda: sandbox.is_looked_at).run()


async def _with_bot(
    token: str,
    options: BotOptions,
    welcome: str = "",
    beside: Callable[[Chaski], Coroutine[None, None, None]] | None = None,
) -> None:
    limits = limits_of_operator()
    async with contextlib.AsyncExitStack() as held:
        games = await Games.open(options.database)
        held.push_async_callback(games.close)
        workers = await held.enter_async_context(workers_of_queue())
        pictures, thinking = Pictures(workers=workers), Thinking(workers=workers)
        held.callback(pictures.close)
        held.callback(thinking.close)
        bot = await held.enter_async_context(
            Chaski(games, pictures, thinking, limits=limits, shards=options.shards, lease_url=options.lease_url)
        )
        await held.enter_async_context(monitored(bot, options.metrics))
        serving = asyncio.create_task(bot.start(token))
        stop_on_signal(serving)
        company = asyncio.create_task(beside(bot)) if beside else None
        if welcome:
            print(welcome, flush=True)
        with contextlib.suppress(asyncio.CancelledError):
            await serving
        if company:
            company.cancel()
