"""The taps of a question by kind: those among the answers, in lists, and below them."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.turn.outcome import outcome_of
from bot.turn.rows import Numbered
from bot.turn.tap import Tap
from bot.turn.tap_labels import is_end_of_turn
from engine.actions import GiveUpWorker, HireVillager, ReturnGodCard
from engine.foresight import Ahead
from engine.queries import is_free_action


class SortedTaps(Struct, frozen=True):
    """The taps of a question by kind."""

    plain: tuple[Numbered, ...]
    free: tuple[Numbered, ...]
    swaps: tuple[Numbered, ...]  # in a list of their own: each hires one Worker and loses one
    asking: tuple[Numbered, ...]  # end the turn after a Confirm
    draws: tuple[Numbered, ...]  # play the plan: to see something hidden, or as an answer out of turn
    ends: tuple[Numbered, ...]  # play the plan; nothing hidden comes up
    rare: tuple[Numbered, ...] = ()  # in a list of their own: many, and seldom wanted


def sorted_taps(options: Sequence[Numbered], early: bool, in_a_list: Callable[[Tap], bool]) -> SortedTaps:
    """These taps by kind; those `in_a_list` stay among the others, even if they play the plan."""
    kinds: dict[str, list[Numbered]] = {kind: [] for kind in SortedTaps.__struct_fields__}
    for option in options:
        kinds[_kind(option.tap, early or in_a_list(option.tap))].append(option)
    if len(kinds["rare"]) == 1:
        others = (*kinds["plain"], *kinds.pop("rare"))
        kinds["plain"] = [option for option in options if option in others]
    return SortedTaps(**{kind: tuple(found) for kind, found in kinds.items()})


def _kind(tap: Tap, plays_nothing: bool) -> str:
    """The kind of a tap: a field of `SortedTaps`."""
    if tap.plays and not plays_nothing:
        return "draws" if tap.after.ahead is Ahead.COMES_UP or _answers_others(tap) else "ends"
    if is_free(tap):
        return "free"
    if _swaps(tap):
        return "swaps"
    if is_end_of_turn(tap):
        return "plain" if tap.spoken and tap.answers_question(tap.spoken[0].before) else "asking"
    return "rare" if _is_rare(tap) else "plain"


def _answers_others(tap: Tap) -> bool:
    """Whether a tap answers a question out of turn, also by a No: its end is no end of a turn."""
    return not (tap.spoken or tap.steps)[-1].before.own_turn


def is_free(tap: Tap) -> bool:
    """Whether a tap is a free action alone."""
    return len(tap.spoken) == 1 and is_free_action(tap.spoken[0].action)


def _is_rare(tap: Tap) -> bool:
    return bool(tap.spoken) and isinstance(tap.spoken[-1].action, ReturnGodCard) and not tap.is_final


def _swaps(tap: Tap) -> bool:
    """Whether a tap hires a Worker, and that or another Worker must leave."""
    hires = any(isinstance(step.action, HireVillager) for step in tap.spoken)
    if not hires:
        return False
    found = outcome_of(tap)
    return bool(found.leaves or found.must_leave) or any(isinstance(step.action, GiveUpWorker) for step in tap.spoken)
