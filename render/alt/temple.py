"""The Temple in short sentences: where the markers stand, and what every step brings."""

from collections.abc import Callable
from itertools import groupby

from engine import temple
from engine.resources import VP, Place
from engine.state import Position
from engine.temple import Step
from render.board_parts.seat_rows import seat_name
from render.board_parts.temple_track import branch
from render.words import BRANCHES, Words

Called = Callable[[Place, Words], str]
Steps = tuple[Step, ...]
RIGHT = BRANCHES[1]
ROOM = 850  # letters, beside which the markers of four have room


def step_in_words(place: Place, words: Words) -> str:
    """A step by its row, and by its branch where there are two."""
    return f"{words.temple_step(temple.row(place))} {branch(place, words)}".strip()


def markers(view: Position, names: tuple[str, ...], words: Words, called: Called = step_in_words) -> str:
    """On which step every seat stands."""
    stand = (
        f"{seat_name(names, seat, words)} {called(player.temple, words)}" for seat, player in enumerate(view.players)
    )
    return f"{words.temple}: {', '.join(stand)}."


def track(overlay: str, words: Words) -> list[str]:
    """Every row as one climbs: what its steps bring, its VP, and where one leads if not to every step above.

    Of a Temple with much to tell, only the first row says that the VP are had at a Festival.
    """
    rows = [tuple(steps) for _, steps in groupby(temple.track(overlay), lambda step: step.row)]
    pairs = [*zip(rows, (*rows[1:], ()), strict=True)]
    every = [_row(steps, above, f"{words.festival} ", words) for steps, above in pairs]
    if len(" ".join(every)) <= ROOM:
        return every
    return [every[0], *(_row(steps, above, "", words) for steps, above in pairs[1:])]


def _row(steps: Steps, above: Steps, festival: str, words: Words) -> str:
    """One row, its steps from left to right."""
    told = "; ".join(f"{_step(step, words)}{_ways(step, above, words)}" for step in steps)
    last = f", {words.end} +{steps[0].final_vp}" if steps[0].final_vp else ""
    return f"{told[:1].upper()}{told[1:]}; {festival}{words.amount(VP, steps[0].vp)}{last}."


def _step(step: Step, words: Words) -> str:
    """A step with what it brings; of two in a row the right one by its branch alone."""
    name = branch(step.id, words) if str(step.id).endswith(RIGHT) else step_in_words(step.id, words)
    return f"{name}: {words.benefit(step.reward)}" if step.reward else name


def _ways(step: Step, above: Steps, words: Words) -> str:
    """The branches a step leads to, if there is another one."""
    if len(step.next) == len(above):
        return ""
    return f" ({words.then} {', '.join(branch(place, words) for place in step.next)})"
