"""What a channel or a person is told: a stretch of a game in a few lines."""

from collections.abc import Iterable, Sequence
from itertools import dropwhile

from bot.languages import Language
from bot.prompts.screen import fitted
from bot.table.seats import escaped_names
from bot.text.chat import chat
from bot.text.story import Paragraph, paragraphs
from engine.events import (
    BuildingsPutBack,
    Event,
    GodCardOffered,
    MarketRefilled,
    NewcomerArrived,
    NomadArrived,
    Paid,
    TaskPassedOver,
    TaskPerformed,
    TasksGranted,
    WeavingLaid,
    WeavingMoved,
    WeavingRevealed,
    WeavingsReturned,
)
from storage import PERSON, Game, History

# What follows from the rest; the whole log has it.
MINOR = (
    BuildingsPutBack,
    GodCardOffered,
    MarketRefilled,
    NewcomerArrived,
    NomadArrived,
    Paid,
    TaskPassedOver,
    TaskPerformed,
    TasksGranted,
    WeavingLaid,
    WeavingMoved,
    WeavingRevealed,
    WeavingsReturned,
)
LINE = 380
LINES = 5


def in_brief(game: Game, history: History, lang: Language, room: int = LINE) -> list[str]:
    """The main points, a line of about so many characters for each turn."""
    names = escaped_names(game)
    told = paragraphs((event for event in _events(history) if not isinstance(event, MINOR)), names, lang)
    lines = [_line(paragraph, lang, room) for paragraph in told if paragraph.sentences]
    if len(lines) > LINES:
        left_out = len(lines) - LINES
        lines = [chat("news.earlier", lang, n=left_out), *lines[-LINES:]]
    obeyed = [names[seat] for seat in _by_order(game, history)]
    return [*lines, chat("news.automatic", lang, names=", ".join(obeyed))] if obeyed else lines


def in_full(game: Game, history: History, lang: Language) -> list[Paragraph]:
    """Everything, a paragraph for each turn; only the set-up can come before the first one."""
    told: Iterable[Paragraph] = paragraphs(_events(history), escaped_names(game), lang)
    if history.told and history.told[0].row is not None:
        told = dropwhile(lambda paragraph: not paragraph.heading, told)
    return list(told)


def latest(told: Sequence[Paragraph], room: int) -> tuple[str, bool]:
    """As much of the end as there is room for, a line for each paragraph, and whether that is everything."""
    lines: list[str] = []
    for paragraph in reversed(told):
        heading = [f"**{paragraph.heading}**"] * bool(paragraph.heading)
        left = room - sum(len(line) + 1 for line in lines)
        line = " ".join([*heading, *paragraph.sentences])
        if len(line) > left:
            cut = _end(heading, paragraph.sentences, left)
            return "\n".join([*([cut] if cut else []), *reversed(lines)]), False
        lines.append(line)
    return "\n".join(reversed(lines)), True


def _end(heading: list[str], sentences: Sequence[str], room: int) -> str:
    """The last sentences under a heading, as many as there is room for; empty if there is none for any."""
    for first in range(1, len(sentences)):
        line = " ".join([*heading, "…", *sentences[first:]])
        if len(line) <= room:
            return line
    return ""


def _events(history: History) -> Iterable[Event]:
    return (event for told in history.told for event in told.events)


def _line(paragraph: Paragraph, lang: Language, room: int) -> str:
    line = "• "
    for number, sentence in enumerate(paragraph.sentences):
        if len(line) + len(sentence) > room and number:
            return line + chat("news.more", lang, n=len(paragraph.sentences) - number)
        line += sentence + " "
    return fitted(line.rstrip(), room + 100)


def _by_order(game: Game, history: History) -> list[int]:
    """The people for whom a standing order has answered."""
    automatic = {told.row.seat for told in history.told if told.row is not None and told.row.automatic}
    return sorted(seat for seat in automatic if game.seats[seat].controller == PERSON)
