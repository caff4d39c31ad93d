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


def sorted_taps(taps: Sequence[Numbered], early: bool, in_a_list: Callable[[Tap], bool]) -> SortedTaps:
    """These taps by kind; those `in_a_list` stay among the others, even if they play the plan."""
    kinds: dict[str, list[Numbered]] = {kind: [] for kind in SortedTaps.__struct_fields__}
    for tap in taps:
        kinds[_kind(tap.entry, early or in_a_list(tap.entry))].append(tap)
    if len(kinds["rare"]) == 1:
        others = (*kinds["plain"], *kinds.pop("rare"))
        kinds["plain"] = [tap for tap in taps if tap in others]
    return SortedTaps(**{kind: tuple(found) for kind, found in kinds.items()})


def _kind(entry: Tap, plays_nothing: bool) -> str:
    """The kind of a tap: a field of `SortedTaps`."""
    if entry.plays and not plays_nothing:
        return "draws" if entry.after.ahead is Ahead.COMES_UP or _answers_others(entry) else "ends"
    if is_free(entry):
        return "free"
    if _swaps(entry):
        return "swaps"
    if is_end_of_turn(entry):
        return "plain" if entry.spoken and entry.answers_question(entry.spoken[0].before) else "asking"
    return "rare" if _is_rare(entry) else "plain"


def _answers_others(entry: Tap) -> bool:
    """Whether a tap answers a question out of turn, also by a No: its end is no end of a turn."""
    return not (entry.spoken or entry.steps)[-1].before.own_turn


def is_free(entry: Tap) -> bool:
    """Whether a tap is a free action alone."""
    return len(entry.spoken) == 1 and is_free_action(entry.spoken[0].action)


def _is_rare(entry: Tap) -> bool:
    return bool(entry.spoken) and isinstance(entry.spoken[-1].action, ReturnGodCard) and not entry.is_final


def _swaps(entry: Tap) -> bool:
    """Whether a tap hires a Worker, and that or another Worker must leave."""
    hires = any(isinstance(step.action, HireVillager) for step in entry.spoken)
    if not hires:
        return False
    found = outcome_of(entry)
    return bool(found.leaves or found.must_leave) or any(isinstance(step.action, GiveUpWorker) for step in entry.spoken)
