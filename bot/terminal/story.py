"""What happened, told to one seat in paragraphs for the terminal."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from bot.languages.language import Language
from bot.text.story import paragraphs
from engine.events import Event, seen_by


def tell(events: Iterable[Event], seat: int | None, names: Sequence[str], lang: Language) -> list[Text]:
    """Sentences as this seat may hear them; a turn that starts opens a paragraph, in bold."""
    told = paragraphs((seen_by(event, seat) for event in events), names, lang)
    return [Text(" ").join(_parts(paragraph.heading, paragraph.sentences)) for paragraph in told]


def transcript(events: Iterable[Event], seat: int | None, names: Sequence[str], lang: Language) -> list[str]:
    """What happened within a turn, a line for whatever one seat does in a row, with its name said once."""
    lines: list[str] = []
    doing = ""
    for sentence in (
        said for told in paragraphs((seen_by(event, seat) for event in events), names, lang) for said in told.sentences
    ):
        who = next((name for name in names if sentence.startswith((f"{name} ", f"{lang.whose(name)} "))), doing)
        deed = sentence.removeprefix(f"{who} ")
        if not lines or who != doing:
            lines.append(sentence)
        elif deed != sentence and lines[-1].rpartition(". ")[2].startswith(f"{who} "):
            lines[-1] = f"{lines[-1].removesuffix('.')}; {deed}"
        else:
            lines[-1] += f" {sentence}"
        doing = who
    return lines


def _parts(heading: str, sentences: Sequence[str]) -> list[Text]:
    return [Text(heading, style="bold")] * bool(heading) + [Text(" ".join(sentences))] * bool(sentences)
