"""Alternative texts: what a picture shows, in words, for those who cannot see it."""

from render.alt.area import tableau
from render.alt.board import board
from render.alt.chat import chat
from render.alt.choices import choices
from render.alt.pictures import LIMIT, changes, chart, closeup, hand, item, reach, status, within_limit
from render.alt.result import result
from render.alt.statistics import statistics
from render.alt.subject import subject

__all__ = [
    "LIMIT",
    "board",
    "changes",
    "chart",
    "chat",
    "choices",
    "closeup",
    "hand",
    "item",
    "reach",
    "result",
    "statistics",
    "status",
    "subject",
    "tableau",
    "within_limit",
]
