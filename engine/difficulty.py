"""The opponents of the solo game, and by what options they become easier or harder."""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.components import SOLO
from engine.errors import BadOptions, GameCode

AXOMAMMA, PACHAMAMA = "axomamma", "pachamama"
WITH_AXOMAMMA = ("buildings",)  # what of the expansion may be in a game against Axomamma (ruling 157)

EASIER: Mapping[str, tuple[str, ...]] = {
    AXOMAMMA: (
        "no_personality",  # no personality token
        "dear_buildings",  # 2 stone for a Building instead of 1
        "worship_needs_two",  # Worship only with a large and a small Statue
        "one_conquest",  # no second Conquest
        "no_worker_no_army",  # no Army card in a turn without Worker
    ),
    PACHAMAMA: (),
}
HARDER: Mapping[str, tuple[str, ...]] = {
    AXOMAMMA: (
        "free_temple_step",  # Worship and Offering begin with a free step
        "conquest_on_equal",  # as many soldiers as casualties are enough for a Conquest
        "cheap_conquest",  # one soldier less to flip and one less to discard
        "priest_scores",  # 2 VP for every High Priest action it chooses
        "rich_festival",  # 2 VP instead of 1 for each Weaving at a Festival
        "no_worker_scores",  # 2 VP for a turn without Worker
        "leftovers_score",  # 1 VP for each resource left at the end
    ),
    PACHAMAMA: ("leftovers_score",),
}
LEVELS: Mapping[str, tuple[str, ...]] = SOLO.pachamama.difficulty_slots  # where personality tokens lie
LETTERED_SLOTS = tuple(sorted({slot for slots in LEVELS.values() for slot in slots}))  # of Pachamama's board
NORMAL = "normal"
HANDICAPS = (-80, -60, -40, -20, 0, 20, 40, 60, 80)  # VP at the start: for the person, or below 0 for the automa
_TOKEN_OF_SIDE = {
    side.id: personality.id for personality in SOLO.pachamama.personalities.values() for side in personality.sides
}


def sort_words(words: Iterable[str]) -> dict[str, Any]:
    """Words such as "hard", "leftovers_score" or "PP1a" as the fields of Options they belong to.

    >>> sort_words(["hard", "PP1a"])
    {'level': 'hard', 'personalities': ('PP1a',), 'difficulty': ()}
    """
    found: dict[str, list[str]] = {"level": [], "personalities": [], "difficulty": []}
    for word in words:
        field = "level" if word in LEVELS else "personalities" if word in _TOKEN_OF_SIDE else "difficulty"
        found[field].append(word)
    if len(found["level"]) > 1:
        raise BadOptions(GameCode.SEVERAL_LEVELS, levels=found["level"])
    return {
        "level": (found["level"] or [NORMAL])[0],
        "personalities": tuple(found["personalities"]),
        "difficulty": tuple(found["difficulty"]),
    }


def check_solo(
    solo: str,
    players: int,
    first: int | None,
    difficulty: tuple[str, ...],
    level: str,
    sides: tuple[str, ...],
    modules: tuple[str, ...],
    handicap: int,
) -> None:
    """Refuse what no solo game can be made of; without an opponent, whatever belongs to one."""
    if not solo:
        if difficulty or sides or level != NORMAL or handicap:
            raise BadOptions(GameCode.SOLO_ONLY)
        return
    if solo not in HARDER:
        raise BadOptions(GameCode.NO_SUCH_OPPONENT, opponent=solo, known=tuple(HARDER))
    if players != 2:
        raise BadOptions(GameCode.SOLO_IS_FOR_TWO, players=players)
    if first not in (None, 0):
        raise BadOptions(GameCode.PERSON_STARTS)
    if handicap not in HANDICAPS:
        raise BadOptions(GameCode.NO_SUCH_HANDICAP, handicap=handicap, known=HANDICAPS)
    _check_difficulty(solo, difficulty)
    if solo == PACHAMAMA:
        _check_level(level, sides)
        return
    if sides or level != NORMAL:
        raise BadOptions(GameCode.PACHAMAMA_ONLY)
    if without := tuple(name for name in modules if name not in WITH_AXOMAMMA):
        raise BadOptions(GameCode.AXOMAMMA_PLAYS_WITHOUT, modules=without)


def _check_difficulty(solo: str, difficulty: tuple[str, ...]) -> None:
    known = EASIER[solo] + HARDER[solo]
    for name in difficulty:
        if name not in known:
            raise BadOptions(GameCode.NO_SUCH_DIFFICULTY, difficulty=name, opponent=solo, known=known)
    if len(set(difficulty)) < len(difficulty):
        raise BadOptions(GameCode.DIFFICULTY_TWICE)


def _check_level(level: str, sides: tuple[str, ...]) -> None:
    if level not in LEVELS:
        raise BadOptions(GameCode.NO_SUCH_LEVEL, level=level, known=tuple(LEVELS))
    if not sides:
        return
    slots = len(LEVELS[level])
    if len(sides) != slots:
        raise BadOptions(GameCode.WRONG_PERSONALITIES, level=level, slots=slots, given=len(sides))
    for side in sides:
        if side not in _TOKEN_OF_SIDE:
            raise BadOptions(GameCode.NO_SUCH_PERSONALITY, personality=side, known=tuple(_TOKEN_OF_SIDE))
    if len({_TOKEN_OF_SIDE[side] for side in sides}) < len(sides):
        raise BadOptions(GameCode.BOTH_SIDES)
