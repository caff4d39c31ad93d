"""The Temple in short sentences: where the markers stand, and what every step brings."""

from collections.abc import Callable
from itertools import groupby

from engine import temple
from engine.resources import VP, Place
from engine.state import Position
from engine.temple import Step
from render.board_parts.seat_rows import seat_name
from render.words import Words

Called = Callable[[Place, Words], str]


def step_in_words(place: Place, words: Words) -> str:
    """A step by its row, and by its branch where there are two."""
    branch = words.branches.get(str(place)[-1], "")
    return f"{words.temple_step(temple.row(place))} {branch}".strip()


def step_by_id(place: Place, words: Words) -> str:
    """A step by the id that is drawn there, for texts that list them all or have little room."""
    return str(place)


def markers(view: Position, names: tuple[str, ...], words: Words, called: Called = step_in_words) -> str:
    """On which step every seat stands."""
    stand = (
        f"{seat_name(names, seat, words)} {called(player.temple, words)}" for seat, player in enumerate(view.players)
    )
    return f"{words.temple}: {', '.join(stand)}."


def track(overlay: str, words: Words) -> list[str]:
    """Every row as one climbs: what its steps bring, its VP, and where the steps of an overlay lead."""
    rows = groupby(temple.track(overlay), lambda step: step.row)
    return [_row(tuple(steps), words) for _, steps in rows]


def _row(steps: tuple[Step, ...], words: Words) -> str:
    """One row, its steps from left to right; ways that all of them share are told once."""
    shared = len({step.next for step in steps}) == 1
    told = "; ".join(f"{_step(step, words)}{'' if shared else _ways(step)}" for step in steps)
    last = f", {words.end} +{steps[0].final_vp}" if steps[0].final_vp else ""
    vp = f"{words.festival} {words.amount(VP, steps[0].vp)}{last}"
    return f"{told}; {vp}{_ways(steps[0]) if shared else ''}."


def _step(step: Step, words: Words) -> str:
    return f"{step.id}: {words.benefit(step.reward)}" if step.reward else f"{step.id}"


def _ways(step: Step) -> str:
    """The steps after one of an overlay; above it there is but one way."""
    return f" → {' / '.join(map(str, step.next))}" if isinstance(step.id, str) else ""
