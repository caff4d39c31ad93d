"""What happened, told to one seat in paragraphs, a turn each."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from bot import text
from engine.actions import Pass
from engine.events import AnsweredByItself, Event, Gained, TurnStarted, seen_by
from engine.resources import Cost


def tell(events: Iterable[Event], seat: int | None, names: Sequence[str]) -> list[Text]:
    """Sentences as this seat may hear them; a turn that starts opens a paragraph."""
    paragraphs: list[Text] = []
    heard = [seen for event in events if not _goes_without_saying(seen := seen_by(event, seat))]
    for kind, group in groupby(heard, key=_topic):
        opening = kind[0] is TurnStarted
        if opening or not paragraphs:
            paragraphs.append(Text())
        elif paragraphs[-1]:
            paragraphs[-1].append(" ")
        paragraphs[-1].append(" ".join(_sentences(list(group), names)), style="bold" if opening else "")
    return paragraphs


def _topic(event: Event) -> tuple[type, int | None]:
    return type(event), getattr(event, "seat", None)


def _sentences(group: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Gains are added up, and what happened several times over is said once."""
    if isinstance(group[0], Gained):
        amounts: Counter[str] = Counter()
        for event in group:
            assert isinstance(event, Gained)
            amounts[event.resource] += event.n
        return [text.gains(group[0].seat, Cost(**amounts), names)]
    told = [(sentence, len(list(same))) for sentence, same in groupby(text.event(event, names) for event in group)]
    return [sentence if n == 1 else text.repeated(sentence, n) for sentence, n in told]


def _goes_without_saying(event: Event) -> bool:
    """An answer given by itself shows in what it led to, unless it led to nothing."""
    return isinstance(event, AnsweredByItself) and not isinstance(event.action, Pass)
