"""Summaries of a history in a few lines."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import dropwhile

from bot.languages import Language
from bot.say.after.captions import OF_A_TURN, ROW, captions, numbered
from bot.say.after.episode_lines import in_a_line, so_far
from bot.say.after.episode_lines import told as told_turn
from bot.say.after.episodes import FESTIVAL, Answered, episodes
from bot.say.after.log import Paragraph, paragraphs
from bot.say.after.net_effects import summed_up
from bot.say.after.tally import tally
from bot.say.chat import chat
from bot.say.wording import Wording
from bot.table.io.seats import escaped_names
from bot.table.io.seats import names as list_of_names
from engine import events as ev
from engine.decisions import TakeTurn
from engine.state import View
from render import Caption, Course, course
from storage import PERSON, Game, History, Told

LINE = 380  # letters of an answer in words
STEP = "- "  # begins a line of a list
TURNS, TOGETHER = 5, 1500  # turns told together, and their letters


def in_brief(game: Game, history: History, lang: Language, room: int | None = None, most: int = TOGETHER) -> list[str]:
    """The main points: a line for each seat and turn, with `room` letters a turn and `most` together."""
    names, plain, answers = escaped_names(game), list_of_names(game), _answers(history)
    turns = episodes(answers, history.before, history.earlier)
    told = [lines for one in turns if (lines := told_turn(one, names, plain, lang, room))]
    kept = that_fit(told, most)
    earlier = [chat("news.earlier", lang, n=len(told) - len(kept))] if len(kept) < len(told) else []
    return [*earlier, *(line for lines in kept for line in lines), *_automatic(game, history.told, lang)]


def in_short(game: Game, history: History, lang: Language, room: int) -> list[str]:
    """Each turn with its tally, in a line of this length."""
    turns = episodes(_answers(history), history.before, history.earlier)
    return [line for one in turns for line in in_a_line(one, escaped_names(game), lang, room) if line]


def turn_in_brief(game: Game, history: History, turn: int, lang: Language) -> list[str]:
    """One turn of a history that begins with the answer before: its Festival, its lines, the final scoring."""
    names, plain = escaped_names(game), list_of_names(game)
    found = numbered(episodes(_answers(history), history.before, history.earlier), history.before.turn)
    lines = [line for number, one in found if number == turn for line in told_turn(one, names, plain, lang)]
    return [*lines, *_automatic(game, history.told[1:] if turn else history.told, lang)]


def turn_so_far(game: Game, history: History, lang: Language) -> str:
    """The requester's own turn so far with its tally; a Festival only as a whole."""
    found = episodes(_answers(history), history.before)
    whole = (one for one in found if one.kind != FESTIVAL or one.is_whole_festival)
    return " / ".join(filter(None, (so_far(one, escaped_names(game), lang) for one in whole)))


def film_captions(game: Game, history: History, turns: Sequence[View], lang: Language) -> list[tuple[Caption, ...]]:
    """The captions below each picture of a whole game."""
    return captions(turns, _answers(history), history.before, list_of_names(game), lang)


def course_of(history: History) -> Course:
    """The scores over a whole game."""
    return course(_events(history), history.now)


def turn_captions(game: Game, history: History, lang: Language) -> tuple[Caption, ...]:
    """The captions below a picture of the last position: a line for each turn."""
    views = (history.before, history.now)
    return captions(views, _answers(history), history.before, list_of_names(game), lang, ROW)[-1]


def by_seat(game: Game, history: History, lang: Language) -> list[Caption]:
    """The tally of a history, a sentence for each seat with one."""
    names, happened = list_of_names(game), list(_events(history))
    wording = Wording(lang, names)
    sums = [(seat, who, summed_up(tally(seat, happened), wording)) for seat, who in enumerate(names)]
    return [(seat, wording.phrase("caption.turn", who=who, what=what)) for seat, who, what in sums if what]


def that_fit(told: Sequence[list[str]], most: int) -> list[list[str]]:
    """The last turns that fit."""
    kept: list[list[str]] = []
    for lines in reversed(told[-TURNS:]):
        most -= sum(len(line) + 1 for line in lines)
        if most < 0:
            break
        kept.insert(0, lines)
    return kept


def _answers(history: History) -> Iterator[Answered]:
    """The answers of a history; actions only for those of the active player."""
    for told in history.told:
        in_turn = told.row is not None and told.row.question in OF_A_TURN
        yield Answered(told.row.action if told.row is not None and in_turn else None, told.events)


def in_full(game: Game, history: History, lang: Language) -> list[Paragraph]:
    """All Events, a paragraph for each turn; only the set-up comes before the first turn."""
    told: Iterable[Paragraph] = paragraphs(_events(history), escaped_names(game), lang)
    if history.told and history.told[0].row is not None:
        told = dropwhile(lambda paragraph: not paragraph.heading, told)
    return list(told)


def pages(told: Sequence[Paragraph], room: int) -> list[str]:
    """All paragraphs in pages of this length; no page ends within a sentence or after a heading."""
    made: list[str] = []

    def put(lines: str, above: str = "") -> None:
        if made and len(made[-1]) + 1 + len(lines) <= room:
            made[-1] += f"\n{lines}"
        else:
            made.append(f"{above}\n{lines}".lstrip())

    for paragraph in told:
        heading = f"**{paragraph.heading}**" if paragraph.heading else ""
        first, *others = [f"{STEP}{sentence}" for sentence in paragraph.sentences] or [""]
        put(f"{heading}\n{first}".strip())
        for line in others:
            put(line, heading and f"{heading} …")
    return made


def _events(history: History) -> Iterable[ev.Event]:
    return (event for told in history.told for event in told.events)


def _automatic(game: Game, answers: Iterable[Told], lang: Language) -> list[str]:
    """The line about people with an answer by a standing order, if any; no order takes a turn, only a bot player."""
    rows = [told.row for told in answers if told.row is not None and told.row.automatic]
    automatic = {row.seat for row in rows} - {row.seat for row in rows if row.question == TakeTurn.__name__}
    names = escaped_names(game)
    obeyed = [names[seat] for seat in sorted(automatic) if game.seats[seat].controller == PERSON]
    return [chat("news.automatic", lang, names=", ".join(obeyed))] if obeyed else []
