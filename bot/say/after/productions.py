"""Productions and rejuvenations of a step in their order: rules of automas depend on it."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from msgspec import structs

from bot.say.after.net_effects import deeds
from bot.say.after.squeezing import KEPT, Clause
from bot.say.after.tally import Tally, tally
from bot.say.wording import Wording
from engine.components import PRODUCTION
from engine.events import Event, Produced, TurnedDown, TurnedUp


def productions(
    seat: int, events: Sequence[Event], came_to: Tally, wording: Wording, *, reasoned: bool
) -> tuple[list[Clause], list[Clause], Tally]:
    """The clauses up to the first production and those after it, none if there is no order; the rest of the tally."""
    runs = [list(run) for _, run in groupby(filter(_is_either, events), key=type)]
    if len(runs) <= 1:
        return [], [], came_to
    several = sum(isinstance(event, TurnedDown) for event in events) > 1  # Produce may turn up one of them again
    clauses = [_worded(seat, run, wording, reasoned and (several or run is runs[0])) for run in runs]
    clauses[1:] = [_then(clause, wording) for clause in clauses[1:]]
    first = 1 + next(n for n, run in enumerate(runs) if isinstance(run[0], Produced))
    rest = structs.replace(came_to, rejuvenated=[], deeds=came_to.deeds - Counter(produced=came_to.deeds["produced"]))
    return clauses[:first], clauses[first:], rest


def _is_either(event: Event) -> bool:
    return isinstance(event, Produced | TurnedUp)


def _worded(seat: int, run: Sequence[Event], wording: Wording, reasoned: bool) -> Clause:
    """A run of productions or of rejuvenations; `reasoned` says that a Building has the highest number."""
    made = [event.building for event in run if isinstance(event, Produced)]
    if made:
        counted = deeds(tally(seat, run), wording)[0]
        return Clause(wording.phrase("step.produced", things=made), KEPT, counted.words, counted.briefest)
    clause = structs.replace(deeds(tally(seat, run), wording)[0], rank=KEPT)
    items = [event.item for event in run if isinstance(event, TurnedUp)]
    if reasoned and len(items) == 1 and items[0] in PRODUCTION:
        return structs.replace(clause, words=wording.phrase("step.rejuvenated.because", what=clause.words))
    return clause


def _then(clause: Clause, wording: Wording) -> Clause:
    said = {name: getattr(clause, name) for name in ("words", "brief", "briefest")}
    return structs.replace(
        clause, **{name: wording.phrase("step.then", what=words) for name, words in said.items() if words}
    )
