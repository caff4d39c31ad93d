"""What taps are called: what is said by them, what it leads to besides, and as much of that as there is room for."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import structs

from bot.languages import Language
from bot.planning.entry import Entry, Step, spends_a_task
from bot.planning.menu import does_nothing
from bot.planning.outcome import outcome_of
from bot.planning.promises import keeps, named, promised
from bot.planning.wording import Consequence, amounts, label_of, labels_of, put, resolved, words_of
from bot.prompts.prompt import parted
from bot.prompts.screen import fitted
from bot.text import say
from bot.text.chat import chat
from engine.actions import Conquer, GiveUpWorker, HireVillager, Pass
from engine.benefits import Benefit
from engine.components import CONQUEST
from engine.decisions import HireWorker, TakeFreeActions
from engine.foresight import Ahead
from engine.queries import of_use

ASIDE = re.compile(r" \([^()]*\)")  # what an answer says in brackets
FOR = re.compile(r" for \d+ \w+$")
PRICE = re.compile(r" \(\d+ ?[^\s()]+\)")


def entry_label(entry: Entry, lang: Language, most: int = 0, whole: bool = False) -> str:
    """What a tap is called: what is said by it, and what it brings indirectly; in no more than so many letters.

    The whole of it is asked for where two taps would be called alike: also what only leads on is named, and rather what
    is said than what it brings.
    """
    return _once(entry, ("label", lang.code, most, whole), lambda: _called(entry, [], lang, most, whole))


def end_label(entry: Entry, lang: Language, most: int = 0, whole: bool = False) -> str:
    """The same for a tap with which the turn ends: that alone, with what belongs to it, or after something else."""
    return _once(entry, ("end", lang.code, most, whole), lambda: _end_label(entry, lang, most, whole))


def _once(entry: Entry, what: tuple[object, ...], call: Callable[[], str]) -> str:
    """What a tap is called, found once: a screen asks for it again and again."""
    kept = vars(entry).setdefault("called", {})
    if what not in kept:
        kept[what] = call()
    return str(kept[what])


def _end_label(entry: Entry, lang: Language, most: int, whole: bool) -> str:
    if entry.spoken:
        belongs = isinstance(entry.spoken[0].action, HireVillager | GiveUpWorker)
        return _called(entry, [("plan.end_with" if belongs else "plan.end_after", {})], lang, most, whole)
    by_order = [step for step in entry.steps if step.ordered]
    labels = labels_of(by_order, lang) if by_order else [chat("plan.end", lang)]
    labels += _leaving(entry, lang)
    ends: list[Consequence] = [("plan.end_with", {})] if by_order else []
    return _told(entry, labels, ends, lang, most)


def _called(entry: Entry, ends: list[Consequence], lang: Language, most: int, whole: bool) -> str:
    labels = _labels(entry, entry.spoken if whole and entry.spoken else named(entry), lang)
    labels += _leaving(entry, lang)
    consequences = [*ends, *_consequences(entry, lang)]
    alone = whole and len(put(chat("plan.then", lang).join(labels), consequences, lang)) > most > 0
    return _told(entry, labels, ends, lang, most, alone=alone)


def _leaving(entry: Entry, lang: Language) -> list[str]:
    """That Workers go whom nobody has chosen."""
    last = entry.steps[-1]
    return [label_of(structs.replace(last, action=GiveUpWorker(worker)), lang) for worker in outcome_of(entry).leaves]


def _labels(entry: Entry, said: Sequence[Step], lang: Language) -> list[str]:
    """The answers of a tap; a Conquest names the Army cards that are lost by it."""
    paid = outcome_of(entry).soldiers
    if not paid:
        return labels_of(said, lang)
    lost = " + ".join(paid)
    return [
        label_of(step, lang, discard=lost) if isinstance(step.action, Conquer) else label
        for step, label in zip(said, labels_of(said, lang), strict=True)
    ]


def _told(
    entry: Entry, parts: Sequence[str], ends: list[Consequence], lang: Language, most: int, *, alone: bool = False
) -> str:
    """Answers and what they lead to, and that nothing is played yet where others like it end a turn at once.

    Where answers stand `alone`, what they lead to is left out but for how the turn `ends`.
    """
    asks: list[Consequence] = (
        [("plan.asks_first", {})] if entry.final and entry.asks_first and entry.after.own_turn else []
    )
    usual, priced = (
        [*ends, *([] if alone else _consequences(entry, lang, priced=priced)), *asks] for priced in (False, True)
    )
    whole = put(chat("plan.then", lang).join(parts), usual, lang)
    if not most or len(whole) <= most:
        return whole
    for consequences, without_price in ((usual, False), (priced, not alone and outcome_of(entry).certain)):
        parts = _briefer(parts, consequences, lang, most, without_price)
        whole = put(chat("plan.then", lang).join(parts), consequences, lang)
        if len(whole) <= most:
            return whole
    for n in reversed(range(len(_given(entry)) + 1)):
        some = [*ends, *([] if alone else _consequences(entry, lang, priced=True, most=n)), *asks]
        whole = put(chat("plan.then", lang).join(parts), some, lang)
        if len(whole) <= most:
            return whole
    return fitted(whole, most)


def _briefer(
    parts: Sequence[str], consequences: Sequence[Consequence], lang: Language, most: int, without_price: bool
) -> list[str]:
    """Answers of which the longest ones lose what they give, until they fit; or until there is no more to lose."""
    found = list(parts)
    while len(put(chat("plan.then", lang).join(found), consequences, lang)) > most:
        longer = [number for number, part in enumerate(found) if _brief(part, without_price) != part]
        if not longer:
            break
        longest = max(longer, key=lambda number: len(found[number]))
        found[longest] = _brief(found[longest], without_price)
    return found


def _brief(label: str, without_price: bool) -> str:
    """An answer without what it gives, or else without what it says aside; a price only if that is told elsewhere.

    >>> _brief("Steps on 1U for 3 stone: 4 VP", False)
    'Steps on 1U for 3 stone'
    >>> _brief("KU1: a Worker from the Nomads (discard A24)", False), _brief("W12 diamond (stone | gold)", False)
    ('KU1 (discard A24)', 'W12 diamond')
    >>> _brief("W12 diamond (stone | gold) for 2 corn", False), _brief("right of Tapestry 1 (Merchant: 1 gold)", False)
    ('W12 diamond for 2 corn', 'right of Tapestry 1')
    >>> _brief("hire Priest (1🥔)", False), _brief("hire Priest (1🥔)", True), _brief("☀️ 2: Worship", True)
    ('hire Priest (1🥔)', 'hire Priest', '☀️ 2: Worship')
    >>> _brief("Steps on 1U for 3 stone", True)
    'Steps on 1U'
    """
    done, given = parted(label)
    *_, aside = (None, *ASIDE.finditer(label))
    if given and any(map(str.isalpha, done)) and done.count("(") == done.count(")"):
        return done + aside[0] if aside and aside.start() > len(done) and aside.end() == len(label) else done
    if without_price and FOR.search(label):
        return FOR.sub("", label)
    if aside and (without_price or not PRICE.fullmatch(aside[0])):
        return label[: aside.start()] + label[aside.end() :]
    return label


def _given(entry: Entry) -> Benefit:
    """What a tap brings besides what it changes in the supply."""
    found = outcome_of(entry)
    return (*found.climbed_to, *found.army_cards)


def _consequences(
    entry: Entry, lang: Language, *, priced: bool = False, most: int | None = None
) -> Iterator[Consequence]:
    """What is to be said of a tap besides its name; all it changes in the supply, if its name has no price.

    Where it has to be brief, at `most` so much is named of what it brings besides.
    """
    found, given = outcome_of(entry), _given(entry)
    changed = found.changes if priced else _untold(entry, lang)
    besides = amounts(changed, lang, brief=most is not None)
    brought = [besides] if besides else []
    brought += [say("benefit", given[:most], lang)] if given[:most] else []
    if given[:most] != given:
        yield "plan.brings_more", {"brought": ", ".join(brought)}
    elif brought:
        yield "plan.brings", {"brought": ", ".join(brought)}
    if found.paid_first:
        yield "plan.paid_first", {"paid": amounts(found.paid_first, lang)}
    if does_nothing(entry) or spends_a_task(entry) or _is_in_vain(entry):
        yield "plan.brings_nothing", {}
    if found.casualty is not None:
        yield ("plan.casualty.worker", {"worker": found.casualty}) if found.casualty else ("plan.casualty", {})
    if found.must_leave:
        yield "plan.must_leave", {"n": found.must_leave}
    if (feeding := entry.feeding) and (found.triggers_festival or feeding.vp):
        yield "plan.festival" if feeding.due == feeding.most else "plan.festival.at_least", {"n": feeding.due}
        if feeding.vp:
            yield "plan.hungry", {"n": feeding.vp}


def _untold(entry: Entry, lang: Language) -> Mapping[str, int]:
    """The changes in the supply, unless the label says just that."""
    changed = outcome_of(entry).changes
    return {} if keeps(promised(named(entry), lang), changed) else changed


def _is_in_vain(entry: Entry) -> bool:
    """Whether a tap resolves a benefit, or conquers a space, that can do nothing yet."""
    step = (entry.spoken or entry.steps)[-1]
    effect = resolved(step)
    benefit = CONQUEST[step.action.space].benefit if isinstance(step.action, Conquer) else (effect,) if effect else ()
    return bool(benefit) and not of_use(step.before.worlds[0], step.before.seat, benefit)


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
