"""Discord's REST interface: takes a request in, finds its route, and answers in Discord's form."""

import logging

from aiohttp import web

from bot import limits
from bot.sandbox.basics.errors import Problem
from bot.sandbox.basics.wire import encode, hang_up
from bot.sandbox.checks.error_sentences import sentences
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.rest.about_application import AppRoutes, InteractionRoutes
from bot.sandbox.rest.about_channels import ChannelRoutes
from bot.sandbox.rest.about_messages import MessageRoutes
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.rest.rate_limits import Rates, refused_body, refused_headers
from bot.sandbox.rest.routes import Routes
from bot.sandbox.state.setup import TOKEN
from bot.sandbox.world import World

log = logging.getLogger(__name__)
PREFIX = "/api/v10"


class Rest:
    """All of REST, with a record of the bot's requests."""

    def __init__(self, world: World, gateway: Gateway, faults: Faults, *, strict_rates: bool, record: bool) -> None:
        self._routes = Routes(
            [
                *MessageRoutes(world).routes(),
                *InteractionRoutes(world).routes(),
                *ChannelRoutes(world).routes(),
                *AppRoutes(world, gateway).routes(),
            ]
        )
        self._faults = faults
        self._rates = Rates(strict_rates)
        self._record = record
        self.requests: list[ApiCall] = []
        self.violations: list[str] = []

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answers one request."""
        call = ApiCall(request.method, request.rel_url.raw_path.removeprefix(PREFIX), dict(request.query))
        if self._record:
            self.requests.append(call)
        headers: dict[str, str] = {}
        lost = False
        try:
            headers, lost = await self._work(request, call)
        except Problem as problem:
            call.status, call.answer = problem.status, problem.body()
            self._violated(call, problem)
        except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
            log.debug("This made no sense.", exc_info=True)
            call.status, call.answer = 400, Problem(400, 50035, "Invalid Form Body").body()
            self._note(call, "the body makes no sense.")
        if lost:
            hang_up(request.transport)
        if call.status == 204:
            return web.Response(status=204, headers=headers)
        # The content type must be bare: discord.py does not know the one with a charset.
        return web.Response(
            status=call.status, body=encode(call.answer), headers={**headers, "Content-Type": "application/json"}
        )

    async def _work(self, request: web.Request, call: ApiCall) -> tuple[dict[str, str], bool]:
        found = self._routes.find(call.method, call.path)
        if found is None:
            log.warning("The sandbox knows no %s %s.", call.method, call.path)
            raise Problem(404, 0, "404: Not Found")
        route, call.params, major = found
        if not route.public and request.headers.get("Authorization") != f"Bot {TOKEN}":
            raise Problem(401, 0, "401: Unauthorized")
        headers, refusal = self._rates.take(route.bucket, major)
        call.read(request.headers.get("Content-Type", ""), await _body(request))
        fault = self._faults.meets(call.method, call.path)
        if fault is not None and fault.kind == "rate_limit":
            headers, refusal = refused_headers(fault.retry_after), refused_body(fault.retry_after)
        if refusal is not None:
            call.status, call.answer = 429, refusal
            return headers, False
        if fault is not None and fault.kind == "error":
            raise Problem(fault.status, 0, f"{fault.status}: trouble on demand")
        call.answer = route.answer(call)
        call.status = 204 if call.answer is None else route.status
        return headers, fault is not None

    def _violated(self, call: ApiCall, problem: Problem) -> None:
        for sentence in sentences(problem.errors or {}):
            self._note(call, sentence)

    def _note(self, call: ApiCall, sentence: str) -> None:
        log.warning("The bot broke a limit: %s %s: %s", call.method, call.path, sentence)
        if self._record:
            self.violations.append(f"{call.method} {call.path}: {sentence}")


async def _body(request: web.Request) -> bytes:
    try:
        return await request.read()
    except web.HTTPRequestEntityTooLarge:
        raise Problem(413, 40005, f"Request entity too large ({limits.REQUEST_BYTES} bytes)") from None
