"""What happened, told to one seat in paragraphs for the terminal."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from bot.text.story import paragraphs
from engine.events import Event, seen_by


def tell(events: Iterable[Event], seat: int | None, names: Sequence[str]) -> list[Text]:
    """Sentences as this seat may hear them; a turn that starts opens a paragraph, in bold."""
    told = paragraphs((seen_by(event, seat) for event in events), names)
    return [Text(" ").join(_parts(paragraph.heading, paragraph.sentences)) for paragraph in told]


def _parts(heading: str, sentences: Sequence[str]) -> list[Text]:
    return [Text(heading, style="bold")] * bool(heading) + [Text(" ".join(sentences))] * bool(sentences)
