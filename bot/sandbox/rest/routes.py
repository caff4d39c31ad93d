"""The functions for each HTTP request."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from bot.sandbox.rest.api_call import ApiCall

Answer = Callable[[ApiCall], Any]


@dataclass(frozen=True, slots=True)
class Route:
    """A kind of request: its path with {names} of the variable parts, its rate limit, and its function."""

    method: str
    path: str
    answer: Answer
    bucket: str = "other"
    public: bool = False
    status: int = 200


class Routes:
    """All routes, found by method and path."""

    def __init__(self, routes: list[Route]) -> None:
        self._by_length: dict[tuple[str, int], list[tuple[list[str], Route]]] = {}
        for route in routes:
            parts = route.path.split("/")
            self._by_length.setdefault((route.method, len(parts)), []).append((parts, route))

    def find(self, method: str, raw_path: str) -> tuple[Route, dict[str, str], str] | None:
        """The route of a request, the values of its names, and the key of its rate limit."""
        given = raw_path.split("/")
        for parts, route in self._by_length.get((method, len(given)), ()):
            values: dict[str, str] = {}
            for part, value in zip(parts, given, strict=True):
                if part.startswith("{") and value:
                    values[part[1:-1]] = unquote(value)
                elif part != value:
                    break
            else:
                major = [values[key] for key in ("channel_id", "guild_id", "token") if key in values]
                return route, values, "+".join(major)
        return None
