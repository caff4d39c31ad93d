"""The web page's files, and the guard at the door."""

from html import escape
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.sandbox.basics.wire import encode
from bot.sandbox.state.locales import Locales

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
FILES = {path.relative_to(FOLDER).as_posix(): path for path in FOLDER.rglob("*") if path.suffix in KINDS}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FRESH = "no-cache"  # what a page is made of may have changed since
NAMES = ("127.0.0.1", "localhost")
HTTP_PORT = 80


def guard(port: int) -> Middleware:
    """Lets in only requests to this very server, from its own pages or from none."""
    hosts = {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == HTTP_PORT else set())
    origins = {None, *(f"http://{host}" for host in hosts)}

    @web.middleware
    async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.headers.get("Host", "").lower() not in hosts or request.headers.get("Origin") not in origins:
            raise web.HTTPForbidden(text="The sandbox is only for this computer and its own page.")
        response = await handler(request)
        if not response.prepared:
            response.headers.setdefault("X-Content-Type-Options", "nosniff")
        return response

    return guarded


class Site:
    """The files of the page; the first one has the language to begin with."""

    def __init__(self, locales: Locales) -> None:
        self._locales = locales

    async def page(self, request: web.Request) -> web.StreamResponse:
        """Serves a file of the web page."""
        path = FILES.get(request.match_info["name"] or INDEX)
        if path is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Security-Policy": POLICY,
            "Content-Type": f"{KINDS[path.suffix]}; charset=utf-8",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": FRESH,
        }
        if path.name == INDEX:
            return web.Response(text=self._index(path.read_text(encoding="utf-8")), headers=headers)
        return web.FileResponse(path, headers=headers)

    def _index(self, page: str) -> str:
        says = self._locales.page(self._locales.usual)
        data = encode(says).decode().replace("<", "\\u003c")  # it stands within an element
        return page.replace("{{no_script}}", escape(says["texts"].get("no_script", ""))).replace("{{texts}}", data)
