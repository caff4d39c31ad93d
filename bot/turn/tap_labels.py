"""The labels of taps: their answers and consequences, as far as there is room."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct, structs

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.parts import Part, Piece, Said, deed
from bot.screens.screen import fitted
from bot.turn.menu import has_no_effect
from bot.turn.outcome import outcome_of
from bot.turn.plan_words import Consequence, amounts, in_a_row, label_of, labels_of, put, words_of
from bot.turn.promises import is_promise_kept, named, promised
from bot.turn.tap import Step, Tap, resolved, spends_a_task
from engine.actions import Conquer, GiveUpWorker, HireVillager, KeepGodCard, Pass, PerformTask
from engine.benefits import Benefit
from engine.components import CONQUEST
from engine.decisions import Decision, TurnPart
from engine.foresight import Ahead
from engine.queries import of_use

LOST = (Part.GAIN, Part.ASIDE)  # parts dropped by a label without room, in this order
FEWEST, COMMON_PARTS = 2, (Part.PRICE, Part.GAIN)
LOST_WITH_PRICE = (Part.GAIN, Part.PRICE, Part.ASIDE)  # the same, if a consequence tells the price


class TapLabel(Struct, frozen=True):
    """The label of a tap, and the labels of its answers in the same room."""

    words: str
    labels: tuple[Said, ...]
    cut: bool = False  # whether not even those have room


class Common(Struct, frozen=True):
    """The common costs and gains of all answers: told by the question, left out of their labels."""

    asked: Decision | None = None
    pieces: frozenset[Piece] = frozenset()

    def tells(self, tap: Tap) -> bool:
        """Whether the question tells this of a tap."""
        return bool(self.asked) and len(tap.spoken) == 1 and tap.spoken[0].before.decision == self.asked


NOTHING_IN_COMMON = Common()


class Style(Struct, frozen=True):
    """The style of a tap's label."""

    most: int = 0  # letters
    whole: bool = False  # whether it names all answers before consequences
    pictured: bool = False  # whether its thing has a number in the picture, beside its code
    common: Common = NOTHING_IN_COMMON  # its outcome told by the question


PLAIN = Style()


def in_common(taps: Sequence[Tap], lang: Language) -> Common:
    """The common outcome of these answers to one question, if all their certain outcomes are the same."""
    asked = {tap.spoken[0].before.decision for tap in taps if len(tap.spoken) == 1}
    outcomes = [outcome_of(tap) for tap in taps]
    if len(taps) < FEWEST or len(asked) > 1 or not all(len(tap.spoken) == 1 for tap in taps):
        return NOTHING_IN_COMMON
    first, *others = outcomes
    brings = first.certain and any(n > 0 for n in first.changes.values())
    if not (brings and all(one == first for one in others)) or any(map(is_end_of_turn, taps)):
        return NOTHING_IN_COMMON
    told = [label_of(tap.spoken[0], lang).pieces for tap in taps]
    alike = frozenset.intersection(*(frozenset(piece for piece in one if piece.part in COMMON_PARTS) for one in told))
    return Common(asked.pop(), alike)


def common_words(tap: Tap, lang: Language) -> str:
    """The outcome shared by one answer with all others."""
    return put(chat("plan.each", lang), _consequences(tap, lang, priced=True), lang)


def tap_label(tap: Tap, lang: Language, style: Style = PLAIN) -> TapLabel:
    """The label of a tap."""
    kept = vars(tap).setdefault("called", {})
    if (key := (lang.code, style)) not in kept:
        kept[key] = _end_label(tap, lang, style) if is_end_of_turn(tap) else _called(tap, [], lang, style)
    found: TapLabel = kept[key]
    return found


def is_end_of_turn(tap: Tap) -> bool:
    """Whether a tap ends the seat's own turn."""
    return tap.after.ahead is Ahead.HANDED_OVER and tap.after.own_turn


def label_without_end(tap: Tap, lang: Language, most: int = 0) -> str:
    """The label of a tap without the end of the turn."""
    return _called(tap, [], lang, Style(most)).words


def _end_label(tap: Tap, lang: Language, style: Style) -> TapLabel:
    """The label of a tap that ends the turn: the end alone, with its own answers, or after other answers."""
    if tap.spoken:
        belongs = isinstance(tap.spoken[0].action, HireVillager | GiveUpWorker)
        return _called(tap, [("plan.end_with" if belongs else "plan.end_after", {})], lang, style)
    by_order = [step for step in tap.steps if step.ordered]
    labels = labels_of(by_order, lang) if by_order else [deed(chat("plan.end", lang))]
    labels += _leaving(tap, lang)
    ends: list[Consequence] = [("plan.end_with", {})] if by_order else []
    return _told(tap, labels, ends, lang, style.most)


def _called(tap: Tap, ends: list[Consequence], lang: Language, style: Style) -> TapLabel:
    said = tap.spoken if style.whole and tap.spoken else named(tap)
    labels = _labels(tap, said, lang, pictured=style.pictured)
    if style.common.tells(tap):
        return _fitted([label.lacking(style.common.pieces) for label in labels], style, lang)
    labels += _leaving(tap, lang)
    consequences = [*ends, *_consequences(tap, lang)]
    alone = style.whole and len(put(in_a_row(labels, lang), consequences, lang)) > style.most > 0
    return _told(tap, labels, ends, lang, style.most, alone=alone)


def _fitted(labels: Sequence[Said], style: Style, lang: Language) -> TapLabel:
    """Labels without consequences."""
    briefer = _briefer(labels, (), lang, style.most, LOST) if style.most else labels
    words = in_a_row(briefer, lang)
    too_long = len(words) > style.most > 0
    return TapLabel(fitted(words, style.most) if too_long else words, tuple(briefer), cut=too_long)


def _leaving(tap: Tap, lang: Language) -> list[Said]:
    """The labels of Workers that leave without a choice."""
    last = tap.steps[-1]
    return [label_of(structs.replace(last, action=GiveUpWorker(worker)), lang) for worker in outcome_of(tap).leaves]


def _labels(tap: Tap, said: Sequence[Step], lang: Language, *, pictured: bool) -> list[Said]:
    """The labels of answers; a Conquest names its discarded Army cards, except beside its picture."""
    lost = " + ".join(outcome_of(tap).soldiers)
    labels = labels_of(said, lang, pictured=pictured)
    for number, (step, label) in enumerate(zip(said, labels, strict=True)):
        if isinstance(step.action, Conquer) and pictured and label.has(Part.ASIDE):
            labels[number] = label.without(Part.ASIDE)
        elif isinstance(step.action, Conquer) and lost:
            labels[number] = label_of(step, lang, discard=lost)
    return labels


def _told(
    tap: Tap, labels: Sequence[Said], ends: list[Consequence], lang: Language, most: int, *, alone: bool = False
) -> TapLabel:
    """The label with its consequences, and a sign if the tap waits for a Confirm; `alone`, only the turn's end."""
    asks: list[Consequence] = (
        [("plan.asks_first", {})] if tap.is_final and tap.asks_first and tap.after.own_turn else []
    )
    usual, priced = (
        [*ends, *([] if alone else _consequences(tap, lang, priced=priced)), *asks] for priced in (False, True)
    )
    price_is_told = not alone and outcome_of(tap).certain
    if price_is_told and _untold(tap, lang):
        labels = [label.without(Part.PRICE) if label.has(Part.PRICE) else label for label in labels]
    whole = put(in_a_row(labels, lang), usual, lang)
    if not most or len(whole) <= most:
        return TapLabel(whole, tuple(labels))
    for consequences, lost in ((usual, LOST), (priced, LOST_WITH_PRICE if price_is_told else LOST)):
        labels = _briefer(labels, consequences, lang, most, lost)
        whole = put(in_a_row(labels, lang), consequences, lang)
        if len(whole) <= most:
            return TapLabel(whole, tuple(labels))
    for n in reversed(range(len(_given(tap)) + 1)):
        some = [*ends, *([] if alone else _consequences(tap, lang, priced=True, most=n)), *asks]
        whole = put(in_a_row(labels, lang), some, lang)
        if len(whole) <= most:
            return TapLabel(whole, tuple(labels))
    return TapLabel(fitted(whole, most), tuple(labels), cut=len(in_a_row(labels, lang)) > most)


def _briefer(
    labels: Sequence[Said], consequences: Sequence[Consequence], lang: Language, most: int, lost: Sequence[Part]
) -> list[Said]:
    """The labels without these parts, the longest label first, until all fit or no such part is left."""
    found = list(labels)
    while len(put(in_a_row(found, lang), consequences, lang)) > most:
        longer = [number for number, label in enumerate(found) if any(map(label.has, lost))]
        if not longer:
            break
        longest = max(longer, key=lambda number: len(found[number]))
        found[longest] = found[longest].without(next(filter(found[longest].has, lost)))
    return found


def _given(tap: Tap) -> Benefit:
    """The gains of a tap outside the supply."""
    found = outcome_of(tap)
    return (*found.climbed_to, *found.army_cards)


def _consequences(tap: Tap, lang: Language, *, priced: bool = False, most: int | None = None) -> Iterator[Consequence]:
    """The consequences of a tap; `priced`, with all changes in the supply; brief, with at `most` so many gains."""
    found, given = outcome_of(tap), _given(tap)
    changed = {} if _is_of_others(tap) else found.changes if priced else _untold(tap, lang)
    besides = amounts(changed, lang, brief=most is not None)
    brought = [besides] if besides else []
    brought += [thing("benefit", given[:most], lang)] if given[:most] else []
    if given[:most] != given:
        yield "plan.brings_more", {"brought": ", ".join(brought)}
    elif brought:
        yield "plan.brings", {"brought": ", ".join(brought)}
    if found.paid_first:
        yield "plan.paid_first", {"paid": amounts(found.paid_first, lang)}
    if has_no_effect(tap) or spends_a_task(tap) or _is_in_vain(tap):
        yield "plan.brings_nothing", {}
    if found.casualty is not None:
        unknown = "plan.casualty" if tap.after.worlds[0].village else "plan.casualty.nomad"
        yield ("plan.casualty.worker", {"worker": found.casualty}) if found.casualty else (unknown, {})
    if found.must_leave:
        yield "plan.must_leave", {"n": found.must_leave}
    if (feeding := tap.feeding) and (found.triggers_festival or feeding.vp):
        yield "plan.festival" if feeding.due == feeding.most else "plan.festival.at_least", {"n": feeding.due}
        if feeding.vp:
            yield "plan.hungry", {"n": feeding.vp}


def _is_of_others(tap: Tap) -> bool:
    """Whether others cause the changes: after a No out of turn, and by the cards not kept."""
    if not tap.spoken:
        return not tap.steps[-1].before.own_turn
    return isinstance(tap.spoken[-1].action, KeepGodCard)


def _untold(tap: Tap, lang: Language) -> Mapping[str, int]:
    """The changes in the supply, unless the label promises just these; a task only begun costs nothing yet."""
    changed, said, after = outcome_of(tap).changes, named(tap), tap.after
    waits = after.ahead is Ahead.COMES_UP or (after.ahead is Ahead.ASKED and after.decision.carries_out)
    begun = waits and isinstance(said[-1].action, PerformTask)
    return {} if is_promise_kept(promised(said[:-1] if begun else said, lang), changed) else changed


def _is_in_vain(tap: Tap) -> bool:
    """Whether a tap resolves a benefit, or conquers a space, without any effect."""
    step = (tap.spoken or tap.steps)[-1]
    effect = resolved(step)
    benefit = CONQUEST[step.action.space].benefit if isinstance(step.action, Conquer) else (effect,) if effect else ()
    return bool(benefit) and not of_use(step.before.worlds[0], step.before.seat, benefit)


def tap_words(tap: Tap, lang: Language) -> str:
    """The last answer of a tap in full: its costs and gains."""
    return words_of((tap.spoken or tap.steps)[-1], lang)


def whole_words(tap: Tap, lang: Language) -> str:
    """All answers of a tap in full, with declined beginnings and the turn's end, without forgone steps."""
    told = (*tap.spoken, *(step for step in tap.steps if _leaves_undone(step) and step not in tap.forgone))
    said = [step for step in tap.steps if step in told]
    words = in_a_row((words_of(step, lang) for step in said or tap.steps[-1:]), lang)
    return chat("plan.end_after", lang, what=words) if is_end_of_turn(tap) else words


def _leaves_undone(step: Step) -> bool:
    """Whether this declines a beginning."""
    declined = isinstance(step.action, Pass) and not step.filled
    return declined and step.before.decision.turn_part is not TurnPart.END
