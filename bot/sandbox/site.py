"""The web page's files, and the guard at the door."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import yarl
from aiohttp import web

FOLDER = Path(__file__).parent / "page"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HERE = ("127.0.0.1", "localhost")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Lets in only who asks for this computer by name, so that no page of the internet can reach in."""
    origin = request.headers.get("Origin")
    if _host(f"//{request.host}") not in HERE or (origin is not None and _host(origin) not in HERE):
        raise web.HTTPForbidden(text="The sandbox is only for this computer.")
    response = await handler(request)
    if not response.prepared:
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
    return response


async def page(request: web.Request) -> web.StreamResponse:
    """A file of the web page."""
    path = FOLDER / (request.match_info["name"] or "index.html")
    if path.suffix not in KINDS or not path.resolve().is_relative_to(FOLDER.resolve()) or not path.is_file():
        raise web.HTTPNotFound
    headers = {
        "Content-Security-Policy": POLICY,
        "Content-Type": f"{KINDS[path.suffix]}; charset=utf-8",
        "Referrer-Policy": "no-referrer",
        "Cache-Control": "no-cache",
    }
    return web.FileResponse(path, headers=headers)


def _host(address: str) -> str | None:
    try:
        return yarl.URL(address).host
    except ValueError:
        return None
