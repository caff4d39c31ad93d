"""The number of a screen: it covers all buttons and lists, so that a press means the words on the screen.

Others may answer meanwhile; the number stays while all buttons and lists say and do the same.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2b

from msgspec import json

from bot.languages import Language
from bot.turn.menu import Group, other_ends, taps_of
from bot.turn.placements import Place
from bot.turn.plan import Course, changes
from bot.turn.plan_words import label_of
from bot.turn.tap import Tap
from bot.turn.tap_labels import tap_label, whole_words
from engine.foresight import Ahead

BYTES = 6  # at most 15 digits


def screen_number(
    moment: int,
    course: Course,
    groups: Sequence[Group],
    places: Sequence[Place],
    pending: Tap | None,
    lang: Language | None,
) -> int:
    """The number of a screen; `moment` stands for its question and taps; with a language it covers labels too."""
    taps = (*taps_of(groups), *((pending,) if pending else ()))
    covered = [
        (moment, course.plan, course.here.ahead),
        _answers(course),
        [tap.planned for tap in taps],
        [(place.name, [step.action for step in (*place.cashed, *place.steps)]) for place in places],
        [(one.place, one.index, one.step.planned) for one in changes(course, pending)],
        [(one.number, one.place, one.index, one.step.planned) for one in other_ends(groups)],
        [*_called(taps, lang)] if lang else [],
        [str(label_of(step, lang)) for tap in course.taps for step in tap] if lang else [],
    ]
    return int.from_bytes(blake2b(json.encode(covered), digest_size=BYTES).digest())


def _answers(course: Course) -> list[object]:
    """The answers at the end of a plan, as a command gives them."""
    here = course.here
    return [here.planned(action) for action in here.answers] if here.ahead is Ahead.ASKED else []


def _called(taps: Sequence[Tap], lang: Language) -> Iterator[tuple[str, str]]:
    for tap in taps:
        yield tap_label(tap, lang).words, whole_words(tap, lang)
