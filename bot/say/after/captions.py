"""Captions below the pictures of a whole game: a line for each turn between two pictures."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import get_args

from bot.languages.language import Language
from bot.say.after.episode_lines import CAPTION, caption
from bot.say.after.episodes import LAST_ACTIONS, SETUP, TURN, Answered, Episode, episodes, is_only_started
from engine import seen_by
from engine.codec import SavedGame
from engine.core import Outcome, apply, open_game
from engine.decisions import AnyDecision, TurnPart
from engine.state import View
from engine.views import view
from render import NOBODY, Caption

ROWS, ROW = 2, 46  # below a picture for a phone, and letters in each
# The questions by which the active seat says what its turn is used for.
OF_A_TURN = frozenset(
    kind.__name__ for kind in get_args(AnyDecision) if kind.turn_part in (TurnPart.START, TurnPart.SECOND_ACTION)
)


def captions(
    views: Sequence[View],
    answers: Iterable[Answered],
    before: View,
    names: Sequence[str],
    lang: Language,
    line: int = 0,
) -> list[tuple[Caption, ...]]:
    """The captions of these Views: the turns since the previous View, from `answers` after the View `before`.

    All lines of a View share the letters of one caption. With `line` letters in each of two rows, a single line gets
    both rows, and several lines get one each.
    """
    told = by_turn(answers, before)
    found: list[tuple[Caption, ...]] = [()]
    for start, end in pairwise(views):
        numbers = range(start.turn, max(end.turn, start.turn + 1))
        turns = [episode for number in numbers for episode in told.get(number, ()) if episode.kind != SETUP]
        most = line * (ROWS if len(turns) == 1 else 1) or CAPTION // max(1, len(turns))
        lines = ((_whose(episode), caption(episode, names, lang, most)) for episode in turns)
        found.append(tuple(line for line in lines if line[1]))
    return found


def captions_of(
    saved: SavedGame, views: Sequence[View], names: Sequence[str], lang: Language, seat: int | None = None
) -> list[tuple[Caption, ...]]:
    """The captions of these Views of a saved game, with the knowledge of a seat or a spectator."""
    opened = open_game(saved.options, saved.seed)
    return captions(views, _answered(saved, opened, seat), view(opened.state, seat), names, lang)


def _answered(saved: SavedGame, outcome: Outcome, seat: int | None) -> Iterator[Answered]:
    yield Answered(None, tuple(seen_by(event, seat) for event in outcome.events))
    for answer in saved.answers:
        outcome = apply(outcome.state, answer.action)
        action = answer.action if answer.question in OF_A_TURN else None
        yield Answered(action, tuple(seen_by(event, seat) for event in outcome.events))


def numbered(found: Iterable[Episode], turn: int) -> Iterator[tuple[int, Episode]]:
    """Each episode with the number of its turn; the first begins in `turn`."""
    for episode in found:
        turn = episode.number or turn if episode.kind == TURN else turn
        yield turn, episode


def by_turn(answers: Iterable[Answered], before: View) -> dict[int, list[Episode]]:
    """The episodes of each turn by its number, with its Festival and the final scoring; 0 is the set-up."""
    found: dict[int, dict[str, Episode]] = {}
    for number, episode in numbered(episodes(answers, before), before.turn):
        kinds = found.setdefault(number, {})
        if (begun := kinds.get(episode.kind)) is None:
            kinds[episode.kind] = episode
            continue
        if is_only_started(begun):  # its words came after its Festival
            kinds[episode.kind] = kinds.pop(episode.kind)
        begun.events += episode.events
        begun.chosen += episode.chosen
    return {turn: list(kinds.values()) for turn, kinds in found.items()}


def _whose(episode: Episode) -> int:
    return episode.seat if episode.kind in (TURN, LAST_ACTIONS) else NOBODY
