"""A count of what Discord has refused, at the one place that all requests pass."""

import aiohttp

from bot import metrics

ERROR = 400  # the lowest HTTP status of an error


def counting() -> aiohttp.TraceConfig:
    """A trace that counts the errors of requests by their status, and those without an answer."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_count)
    trace.on_request_exception.append(_count_lost)
    return trace


async def _count(_: aiohttp.ClientSession, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
    if ended.response.status >= ERROR:
        metrics.DISCORD_ERRORS.labels(str(ended.response.status)).inc()


async def _count_lost(_: aiohttp.ClientSession, __: object, ___: aiohttp.TraceRequestExceptionParams) -> None:
    metrics.DISCORD_ERRORS.labels(metrics.LOST).inc()
