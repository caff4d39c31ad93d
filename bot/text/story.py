"""What happened, told in paragraphs, a turn each."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from bot import text
from bot.languages.language import Language
from engine.actions import Pass
from engine.events import AnsweredByItself, Event, Gained, NewcomerArrived, Scored, TurnStarted
from engine.resources import Cost

TOLD_WITH_THEIR_CAUSE = ("regions", "automa_potato")  # by RegionScored and PotatoesExchanged


class Paragraph(Struct, frozen=True):
    """Sentences that belong together; the turn that opens them, if one does."""

    heading: str
    sentences: tuple[str, ...]


def paragraphs(events: Iterable[Event], names: Sequence[str], lang: Language) -> list[Paragraph]:
    """Events, as somebody may know them, in sentences; a turn that starts opens a paragraph."""
    told: list[tuple[str, list[str]]] = []
    worth_telling = [event for event in events if not _goes_without_saying(event)]
    for kind, group in groupby(worth_telling, key=_topic):
        sentences = _sentences(list(group), names, lang)
        if kind[0] is TurnStarted:
            told.extend((sentence, []) for sentence in sentences)
        else:
            if not told:
                told.append(("", []))
            told[-1][1].extend(sentences)
    return [Paragraph(heading, tuple(sentences)) for heading, sentences in told]


def _topic(event: Event) -> tuple[type, int | None]:
    return type(event), getattr(event, "seat", None)


def _sentences(group: Sequence[Event], names: Sequence[str], lang: Language) -> list[str]:
    """Gains are added up, who arrives together is named together, and what happened several times over is said once."""
    if isinstance(group[0], Gained):
        amounts: Counter[str] = Counter()
        for event in group:
            assert isinstance(event, Gained)
            amounts[event.resource] += event.n
        return [text.gains(group[0].seat, Cost(**amounts), names, lang)]
    arrived = [event.worker for event in group if isinstance(event, NewcomerArrived)]
    if len(arrived) > 1:
        return [text.newcomers(arrived, lang)]
    alike = groupby(text.event(event, names, lang) for event in group)
    told = [(sentence, len(list(same))) for sentence, same in alike]
    return [sentence if n == 1 else text.repeated(sentence, n, lang) for sentence, n in told]


def _goes_without_saying(event: Event) -> bool:
    """What shows elsewhere: an answer given by itself in what it led to, if anything, and some VP in their cause."""
    if isinstance(event, Scored):
        return event.source in TOLD_WITH_THEIR_CAUSE
    return isinstance(event, AnsweredByItself) and not isinstance(event.action, Pass)
