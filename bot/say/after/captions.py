"""What is told below the pictures of a whole game: a line for each turn between one picture and the next."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from bot.languages.language import Language
from bot.say.after.episodes import LAST_ACTIONS, SETUP, TURN, Answered, Stretch, only_started, stretches
from bot.say.after.turn import CAPTION, caption
from engine import seen_by
from engine.codec import SavedGame
from engine.core import Outcome, apply, open_game
from engine.decisions import TakeSecondAction, TakeTurn
from engine.state import View
from engine.views import view
from render import NOBODY, Caption

ROWS, ROW = 2, 46  # below a picture for a phone, and the letters of each
OF_A_TURN = (TakeTurn.__name__, TakeSecondAction.__name__)  # questions to the one whose turn it is


def captions(
    views: Sequence[View],
    answers: Iterable[Answered],
    before: View,
    names: Sequence[str],
    lang: Language,
    line: int = 0,
) -> list[tuple[Caption, ...]]:
    """What led to each of these Views; nothing to the first, nor where `answers`, which follow on `before`, lack it.

    All lines of a View together have the letters of one caption; or, where that has two rows, each of `line` letters,
    one that is alone has both, and others have one each.
    """
    told = by_turn(answers, before)
    found: list[tuple[Caption, ...]] = [()]
    for start, end in pairwise(views):
        numbers = range(start.turn, max(end.turn, start.turn + 1))
        turns = [stretch for number in numbers for stretch in told.get(number, ()) if stretch.kind != SETUP]
        most = line * (ROWS if len(turns) == 1 else 1) or CAPTION // max(1, len(turns))
        lines = ((_whose(stretch), caption(stretch, names, lang, most)) for stretch in turns)
        found.append(tuple(line for line in lines if line[1]))
    return found


def captions_of(
    saved: SavedGame, views: Sequence[View], names: Sequence[str], lang: Language, seat: int | None = None
) -> list[tuple[Caption, ...]]:
    """What led to each of these Views of a saved game, as a seat or a spectator may know it."""
    opened = open_game(saved.options, saved.seed)
    return captions(views, _answered(saved, opened, seat), view(opened.state, seat), names, lang)


def _answered(saved: SavedGame, outcome: Outcome, seat: int | None) -> Iterator[Answered]:
    yield Answered(None, tuple(seen_by(event, seat) for event in outcome.events))
    for answer in saved.answers:
        outcome = apply(outcome.state, answer.action)
        action = answer.action if answer.question in OF_A_TURN else None
        yield Answered(action, tuple(seen_by(event, seat) for event in outcome.events))


def numbered(found: Iterable[Stretch], turn: int) -> Iterator[tuple[int, Stretch]]:
    """Each stretch with the number of the turn it belongs to; they begin in this turn."""
    for stretch in found:
        turn = stretch.number or turn if stretch.kind == TURN else turn
        yield turn, stretch


def by_turn(answers: Iterable[Answered], before: View) -> dict[int, list[Stretch]]:
    """The turns by their numbers, each with its Festival and the final scoring, if it had them; 0 is the setup."""
    found: dict[int, dict[str, Stretch]] = {}
    for number, stretch in numbered(stretches(answers, before), before.turn):
        kinds = found.setdefault(number, {})
        if (begun := kinds.get(stretch.kind)) is None:
            kinds[stretch.kind] = stretch
            continue
        if only_started(begun):  # whatever is told of it came after its Festival
            kinds[stretch.kind] = kinds.pop(stretch.kind)
        begun.events += stretch.events
        begun.chosen += stretch.chosen
    return {turn: list(kinds.values()) for turn, kinds in found.items()}


def _whose(stretch: Stretch) -> int:
    return stretch.seat if stretch.kind in (TURN, LAST_ACTIONS) else NOBODY
