"""Events told to one seat, in paragraphs for the terminal."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from bot.languages.language import Language
from bot.say.after.captions import by_turn
from bot.say.after.episode_lines import told
from bot.say.after.episodes import Answered
from bot.say.after.log import paragraphs
from bot.say.markup import PLAIN
from engine.events import Event, seen_by
from engine.state import View

ROOM = 10_000  # letters: a terminal has room for whole turns


def tell(events: Iterable[Event], seat: int | None, names: Sequence[str], lang: Language) -> list[Text]:
    """Events as this seat may know them; every turn opens a paragraph, with a bold heading."""
    told = paragraphs((seen_by(event, seat) for event in events), names, lang)
    return [Text(" ").join(_parts(paragraph.heading, paragraph.sentences)) for paragraph in told]


def turn_told(answers: Iterable[Answered], before: View, turn: int, names: Sequence[str], lang: Language) -> list[str]:
    """One turn of these answers as in the chat, without its marks: a line for each seat, and the steps of an automa."""
    found = by_turn(answers, before).get(turn, ())
    return [line for episode in found for line in told(episode, names, names, lang, ROOM, PLAIN)]


def _parts(heading: str, sentences: Sequence[str]) -> list[Text]:
    return [Text(heading, style="bold")] * bool(heading) + [Text(" ".join(sentences))] * bool(sentences)
