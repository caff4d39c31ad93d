"""The console of all output."""

import os

from rich.console import Console

WIDTH = 100


def whole_number(typed: str) -> int | None:
    """The number of plain digits; None for other or too long text."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 10 else None


def make_console(stderr: bool = False) -> Console:
    """A console of at most 100 columns; of exactly 100 if the width is unknown."""
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if console.is_terminal or "COLUMNS" in os.environ:
        console.width = min(console.width, WIDTH)
    else:
        console.width = WIDTH
    return console
