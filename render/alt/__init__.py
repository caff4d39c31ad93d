"""Alternative texts: what a picture shows, in words, for those who cannot see it."""

from render.alt.chat import chat
from render.alt.pictures import LIMIT, board, changes, chart, closeup, hand, item, reach, status, tableau, within_limit
from render.alt.result import result

__all__ = [
    "LIMIT",
    "board",
    "changes",
    "chart",
    "chat",
    "closeup",
    "hand",
    "item",
    "reach",
    "result",
    "status",
    "tableau",
    "within_limit",
]
