"""What taps are called: what is said by them, what it leads to besides, and as much of that as there is room for."""

from collections.abc import Iterator, Sequence

from bot.languages import Language
from bot.planning.consequences import (
    army_cards_drawn,
    casualty,
    climbed_to,
    conquers_nothing,
    must_leave,
    paid_first,
    soldiers_paid,
    triggers_festival,
    untold,
)
from bot.planning.entry import Entry, Step
from bot.planning.menu import does_nothing
from bot.planning.promises import named
from bot.planning.wording import Consequence, amounts, label_of, labels_of, put, words_of
from bot.prompts.prompt import parted
from bot.prompts.screen import fitted
from bot.text import say
from bot.text.chat import chat
from engine.actions import Conquer, GiveUpWorker, HireVillager, Pass
from engine.decisions import HireWorker, TakeFreeActions
from engine.foresight import Ahead
from engine.queries import upkeep_due

SHORTEST = 24  # letters that are left at least of an answer among others


def entry_label(entry: Entry, lang: Language, most: int = 0, whole: bool = False) -> str:
    """What a tap is called: what is said by it, and what it brings indirectly; in no more than so many letters.

    The whole of it is asked for where two taps would be called alike: also what only leads on is named, and rather what
    is said than what it brings.
    """
    return _called(entry, [], lang, most, whole)


def end_label(entry: Entry, lang: Language, most: int = 0, whole: bool = False) -> str:
    """The same for a tap with which the turn ends: that alone, with what belongs to it, or after something else."""
    if entry.spoken:
        belongs = isinstance(entry.spoken[0].action, HireVillager | GiveUpWorker)
        return _called(entry, [("plan.end_with" if belongs else "plan.end_after", {})], lang, most, whole)
    by_order = [step for step in entry.steps if step.ordered]
    labels = labels_of(by_order, lang) if by_order else [chat("plan.end", lang)]
    ends: list[Consequence] = [("plan.end_with", {})] if by_order else []
    return _told(entry, labels, [*ends, *_consequences(entry, lang)], lang, most)


def _called(entry: Entry, ends: list[Consequence], lang: Language, most: int, whole: bool) -> str:
    labels = _labels(entry, entry.spoken if whole and entry.spoken else named(entry), lang)
    consequences = [*ends, *_consequences(entry, lang)]
    if whole and len(put(chat("plan.then", lang).join(labels), consequences, lang)) > most > 0:
        consequences = ends
    return _told(entry, labels, consequences, lang, most)


def _labels(entry: Entry, said: Sequence[Step], lang: Language) -> list[str]:
    """The answers of a tap; a Conquest names the Army cards that it takes."""
    paid = soldiers_paid(entry)
    if paid is None:
        return labels_of(said, lang)
    discarded, flipped = (" + ".join(cards) for cards in paid)
    return [
        label_of(step, lang, discard=discarded, flip=flipped) if isinstance(step.action, Conquer) else label
        for step, label in zip(said, labels_of(said, lang), strict=True)
    ]


def _told(entry: Entry, parts: Sequence[str], consequences: Sequence[Consequence], lang: Language, most: int) -> str:
    """Answers and what they lead to, and that nothing is played yet where others like it end a turn at once."""
    if not (entry.final and entry.asks_first and entry.after.own_turn):
        return _in_room(parts, consequences, lang, most)
    room = most - len(chat("plan.asks_first", lang, what="")) if most else 0
    return chat("plan.asks_first", lang, what=_in_room(parts, consequences, lang, room))


def _in_room(parts: Sequence[str], consequences: Sequence[Consequence], lang: Language, most: int) -> str:
    """Answers and what they lead to; where that is too long, the answers are cut, the longest ones first."""
    whole = put(chat("plan.then", lang).join(parts), consequences, lang)
    longest = max(map(len, parts))
    while most and longest > SHORTEST and len(whole) > most:
        longest -= 1
        whole = put(chat("plan.then", lang).join(_shortened(part, longest) for part in parts), consequences, lang)
    return fitted(whole, most) if most else whole


def _shortened(label: str, room: int) -> str:
    """An answer without what it gives, if there is enough left of it then; else cut, but not behind a bare number.

    >>> _shortened("Steps on the upper spot of section 1 for 3 stone: 4 VP", 50)
    'Steps on the upper spot of section 1 for 3 stone'
    >>> _shortened("hire Architect (1 potato)", 18)
    'hire Architect…'
    """
    if len(label) <= room:
        return label
    done, _ = parted(label)
    if SHORTEST <= len(done) <= room:
        return done
    kept = fitted(label, room)
    before, _, last = kept.removesuffix("…").rpartition(" ")
    return f"{before.rstrip(' ,(')}…" if last.strip("(").isdecimal() and before else kept


def _consequences(entry: Entry, lang: Language) -> Iterator[Consequence]:
    """What is to be said of a tap besides its name."""
    besides, given = amounts(untold(entry, lang), lang), (*climbed_to(entry), *army_cards_drawn(entry))
    brought = [besides] if besides else []
    brought += [say("benefit", given, lang)] if given else []
    if brought:
        yield "plan.brings", {"brought": ", ".join(brought)}
    if paid := paid_first(entry):
        yield "plan.paid_first", {"paid": amounts(paid, lang)}
    if does_nothing(entry):
        yield "plan.brings_nothing", {}
    elif conquers_nothing(entry):
        yield "plan.conquers_nothing", {}
    if (fallen := casualty(entry)) is not None:
        yield ("plan.casualty.worker", {"worker": fallen}) if fallen else ("plan.casualty", {})
    if leaving := must_leave(entry):
        yield "plan.must_leave", {"n": leaving}
    if triggers_festival(entry):
        yield "plan.festival", {"n": upkeep_due(entry.after.worlds[0], entry.after.seat)}


def entry_words(entry: Entry, lang: Language) -> str:
    """What a tap costs and brings: the last of what is said by it, in full."""
    return words_of((entry.spoken or entry.steps)[-1], lang)


def whole_words(entry: Entry, lang: Language) -> str:
    """All that is said by a tap, in full: also what it leaves undone that was begun, and that the turn ends by it.

    What is forgone is told by itself.
    """
    told = (*entry.spoken, *(step for step in entry.steps if _leaves_undone(step) and step not in entry.forgone))
    said = [step for step in entry.steps if step in told]
    words = chat("plan.then", lang).join(words_of(step, lang) for step in said or entry.steps[-1:])
    ends = entry.after.own_turn and entry.after.ahead is Ahead.HANDED_OVER
    return chat("plan.end_after", lang, what=words) if ends else words


def _leaves_undone(step: Step) -> bool:
    """Whether this says no to what was begun."""
    declined = isinstance(step.action, Pass) and not step.filled
    return declined and not isinstance(step.before.decision, HireWorker | TakeFreeActions)
