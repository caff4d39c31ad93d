"""Speed and size of the pictures, beside the floor: copying the same pixels and encoding them."""

import statistics
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from PIL import Image

import render
from bot.say.pictures import picture_words
from engine.codec import load_game
from engine.core import apply, new_game
from engine.state import State, View
from engine.views import view
from tests.render.golden_age import court, court_full

GOLDEN = Path(__file__).parents[1] / "golden"
GAME = "4p-greedy"
# What chat pictures are measured of besides: games with all modules, and the richest picture in both themes.
CHATS = (
    ("golden_age/4p-all-simpa", "light"),
    ("golden_age/solo-all-ruruy", "light"),
    ("solo/pachamama-hard", "light"),
    ("solo/pachamama-hard", "dark"),
)
TIMES = 15
ENGLISH = picture_words("en")
COLD = """
from time import perf_counter
begin = perf_counter()
import render
from bot.say.pictures import picture_words
from engine import Options, new_game, view
seen = view(new_game(Options(players=4), 1), None)
imported = perf_counter()
render.encode(render.board(seen, picture_words("en")))
print(perf_counter() - imported, perf_counter() - begin)
"""


def turns(game: str = GAME) -> list[State]:
    """The position at the start of every turn of a golden game."""
    saved = load_game((GOLDEN / f"{game}.json").read_bytes())
    state = new_game(saved.options, saved.seed)
    found = [state]
    for answer in saved.answers:
        after = apply(state, answer.action).state
        if after.turn != state.turn:
            found.append(after)
        state = after
    return found


def median_ms(work: Callable[[], object], times: int) -> float:
    """Median milliseconds of a piece of work."""
    samples = []
    for _ in range(times):
        begin = perf_counter()
        work()
        samples.append((perf_counter() - begin) * 1e3)
    return statistics.median(samples)


def floor(image: Image.Image) -> Callable[[], bytes]:
    """Copy the finished pixels and encode them."""
    return lambda: render.encode(image.copy())


def next_turns(
    views: list[View], draw: Callable[[View, View], Image.Image]
) -> tuple[list[float], list[float], list[int]]:
    """Milliseconds of drawing and encoding each next turn, those of its floor, and the bytes."""
    taken, floors, sizes = [], [], []
    for before, seen in pairwise(views):
        begin = perf_counter()
        data = render.encode(draw(seen, before))
        taken.append((perf_counter() - begin) * 1e3)
        floors.append(median_ms(floor(draw(seen, before)), 3))
        sizes.append(len(data))
    return taken, floors, sizes


def fresh_ms(state: State, times: int) -> float:
    """Median milliseconds of drawing and encoding a board on which a seat has scored, with the rest drawn before."""
    samples, twin = [], state.copy()
    render.board(view(twin, None), ENGLISH)
    for _ in range(times):
        twin = twin.copy()
        twin.turn += 1
        twin.players[0].vp += 1
        seen = view(twin, None)
        begin = perf_counter()
        render.encode(render.board(seen, ENGLISH))
        samples.append((perf_counter() - begin) * 1e3)
    return statistics.median(samples)


def chat_ratios(boards: int | None) -> dict[str, float]:
    """How many times the floor a chat picture of a new turn takes, by game and theme."""
    found = {}
    for game, theme in CHATS:
        views = [view(state, None) for state in turns(game)][3:][: None if boards is None else boards + 1]

        def draw(seen: View, since: View, theme: str = theme) -> Image.Image:
            return render.chat(seen, ENGLISH, theme, since=since)

        taken, floors, _ = next_turns(views, draw)
        found[f"{game} {theme}"] = statistics.median(taken) / statistics.median(floors)
    return found


def measure(times: int = TIMES, boards: int | None = None) -> dict[str, float | dict[str, float]]:
    """All numbers, over so many boards of a game, or all of them."""
    first, whole = map(
        float, subprocess.run([sys.executable, "-c", COLD], capture_output=True, check=True).stdout.split()
    )
    states = turns()
    views = [view(state, None) for state in states]
    middle = views[len(views) // 2]
    render.board(middle, ENGLISH)
    same = median_ms(lambda: render.encode(render.board(middle, ENGLISH)), times)
    least = median_ms(floor(render.board(middle, ENGLISH)), times)
    sampled = views[3:][: None if boards is None else boards + 1]
    fresh, floors, sizes = next_turns(sampled, lambda seen, _: render.board(seen, ENGLISH))
    chats, chat_floors, chat_sizes = next_turns(sampled, lambda seen, since: render.chat(seen, ENGLISH, since=since))
    with_modules = fresh_ms(court(4), times)
    return {
        "cold_board_ms": first * 1e3,
        "cold_start_with_imports_ms": whole * 1e3,
        "warm_board_encoded_ms": same,
        "floor_ms": least,
        "warm_ratio": same / least,
        "next_turn_encoded_ms": statistics.median(fresh),
        "next_turn_ratio": statistics.median(fresh) / statistics.median(floors),
        "chat_encoded_ms": statistics.median(chats),
        "chat_ratio": statistics.median(chats) / statistics.median(chat_floors),
        "chat_bytes_most": max(chat_sizes),
        "chat_ratios": chat_ratios(boards),
        "encode_ms": same - median_ms(lambda: render.board(middle, ENGLISH), times),
        "bytes_median": statistics.median(sizes),
        "bytes_most": max(sizes),
        "modules_encoded_ms": with_modules,
        "modules_to_base_ratio": with_modules / fresh_ms(states[len(states) // 2], times),
        "modules_bytes": len(render.encode(render.board(view(court_full(), None), ENGLISH))),
    }
