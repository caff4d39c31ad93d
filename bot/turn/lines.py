"""The lines of a plan: one for each deed, with one price."""

from collections.abc import Mapping, Sequence
from itertools import chain, islice, takewhile

from msgspec import structs

from bot import say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.turn.place_labels import shown_words
from bot.turn.placements import Place, is_whole, place_of
from bot.turn.plan import Course
from bot.turn.plan_words import in_a_row, label_of, labels_of, said_of, with_others, words_of
from bot.turn.promises import by_name
from bot.turn.tap import Step, Tap, resolved
from engine import actions as act
from engine.benefits import Effect
from engine.components import ICONS, TASKS
from engine.decisions import ArrangeWeaving, ChoosePayment, UseStatue
from engine.events import Paid
from engine.queries import is_free_action
from engine.resources import Cost


def told_taps(found: Course, pending: Tap | None) -> tuple[tuple[Step, ...], ...]:
    """The taps to tell: without ticks, unless a tap is pending, and without beginnings that a later tap tells."""
    waiting = pending.steps if pending else ()
    after = [*found.taps[1:], waiting]
    told = [number for number in range(len(found.taps)) if pending or number not in found.chosen]
    taps = (
        _told(
            _carried_out(found.taps[number], after[number]),
            [*(found.taps[later] for later in told if later > number), waiting],
        )
        for number in told
    )
    return tuple(filter(None, taps))


def _told(tap: tuple[Step, ...], later: Sequence[Sequence[Step]]) -> tuple[Step, ...]:
    """The steps of a tap to tell; the beginning of a deed is left out if a later tap tells the deed."""
    if _only_begins(tap, later):
        return ()
    return tap[:-1] if _only_begins(tap[-1:], later) else tap


def _carried_out(tap: tuple[Step, ...], then: Sequence[Step]) -> tuple[Step, ...]:
    """The steps of a tap without a beginning that the next tap declines; a placement keeps its task."""
    declined = bool(then) and isinstance(then[0].action, act.Pass) and then[0].before.decision.carries_out
    begins = all(isinstance(step.action, act.PerformTask | act.TakeBenefit) for step in tap)
    return tap[:-1] if declined and begins else tap


def _only_begins(tap: Sequence[Step], later: Sequence[Sequence[Step]]) -> bool:
    """Whether a tap only announces a deed that a later tap tells."""
    said = [step for step in tap if step.ordered or not isinstance(step.action, act.Pass)]
    if not said or not all((begun := _begun(step)) and begun.begins_deed for step in said):
        return False
    told = (step for step in chain(*later) if step.action.told_as_deed or _begun(step))
    return any(step.action.told_as_deed for step in islice(told, 1))


def _begun(step: Step) -> Effect | None:
    """The task or benefit that an answer begins."""
    asked, action = step.before.decision, step.action
    if isinstance(action, act.PerformTask):
        return TASKS[ICONS[action.icon].task].benefit[0]
    if isinstance(action, act.TakeBenefit) and isinstance(asked, UseStatue):
        return asked.effects[action.index]
    return resolved(step)


def plan_lines(planned: Sequence[Sequence[Step]], lang: Language) -> list[str]:
    """A line for each tap: its answers, chosen and filled in."""
    settled = _settled([step for steps in planned for step in steps], lang)
    lines: list[str] = []
    for n, steps in enumerate(planned):
        above = [step for earlier in planned[:n] for step in earlier]
        if parts := _parts(steps, settled, above, lang):
            lines.append(chat("plan.line", lang, n=len(lines) + 1, what=lang.grammar.opening(in_a_row(parts, lang))))
    return lines


def _settled(steps: Sequence[Step], lang: Language) -> Mapping[int, act.Pay]:
    """The payments, by the id of the priced answer and by their own id: these need no words."""
    found: dict[int, act.Pay] = {}
    for number, step in enumerate(steps):
        asked = step.before.decision
        if not isinstance(asked, ChoosePayment) or not isinstance(step.action, act.Pay):
            continue
        since = [
            *takewhile(lambda one: not isinstance(one.action, act.Pay | act.ChooseSpace), reversed(steps[:number]))
        ]
        priced = [one for one in since if _names_price(one, asked.cost, lang)]
        if priced and sum(structs.astuple(step.action)) == sum(structs.astuple(asked.cost)):
            found |= {id(priced[0]): step.action, id(step): step.action}
    return found


def _names_price(step: Step, price: Cost, lang: Language) -> bool:
    named = say.named_on_label(step.before.seen, step.before.decision, step.action, lang)
    return not isinstance(step.action, act.Pass) and price in [named.get(name) for name in say.PRICES]


def _parts(steps: Sequence[Step], settled: Mapping[int, act.Pay], above: Sequence[Step], lang: Language) -> list[str]:
    """The parts of the line of a tap, below the lines of the steps `above`."""
    said = [step for step in steps if step.ordered or not isinstance(step.action, act.Pass)] or list(steps[-1:])
    free = list(takewhile(lambda step: is_free_action(step.action), said))
    placing = said[len(free) :]
    if placing and isinstance(placing[0].action, act.PlaceWorker) and is_whole(placing):
        return [*map(str, labels_of(free, lang)), *_placed(placing, lang)]
    told = by_name([step for step in said if not isinstance(step.action, act.Pay)])
    parts = [_in_a_line(step, settled.get(id(step)), (above, told[:n]), lang) for n, step in enumerate(told)]
    return [
        *parts,
        *(words_of(step, lang) for step in said if isinstance(step.action, act.Pay) and id(step) not in settled),
    ]


def _in_a_line(step: Step, paid: act.Pay | None, told: tuple[Sequence[Step], Sequence[Step]], lang: Language) -> str:
    """An answer in a line of a plan, without a question above it; `told` has the steps above and beside it."""
    asked = step.before.decision
    if isinstance(step.action, act.BuyTask | act.TurnUp | act.KeepGodCard):
        return said_of(step, lang, paid).done
    if isinstance(asked, ArrangeWeaving) and isinstance(step.action, act.LayWeaving):
        return _laid(asked.tile, str(label_of(step, lang)), told, lang)
    effect = resolved(step)
    return thing("effect", effect, lang) if effect else str(with_others(step, lang, paid))


def _laid(tile: str, where: str, told: tuple[Sequence[Step], Sequence[Step]], lang: Language) -> str:
    """The place of a laid Weaving; the Weaving is described only once."""
    above, beside = (any(_describes(step, tile, lang) for step in steps) for steps in told)
    return (
        where if beside else chat("plan.laid", lang, what=tile if above else thing("weaving", tile, lang), where=where)
    )


def _describes(step: Step, tile: str, lang: Language) -> bool:
    """Whether the label of an answer describes the Weaving, or its line lays it."""
    asked = step.before.decision
    if isinstance(asked, ArrangeWeaving) and asked.tile == tile:
        return True
    return tile in say.named_on_label(step.before.seen, asked, step.action, lang).values()


def _said(step: Step, lang: Language) -> str:
    return words_of(step, lang) if isinstance(step.action, act.Pay) else str(with_others(step, lang))


def _placed(steps: Sequence[Step], lang: Language) -> list[str]:
    """A placement as a line of a plan, with all later answers of its tap."""
    start = steps[0].action
    assert isinstance(start, act.PlaceWorker)
    whole = next((n for n, step in enumerate(steps, 1) if isinstance(step.action, act.ChooseSpace)), 0)
    choosing = steps[: whole or 1 + sum(isinstance(step.action, act.ShowGodCard | act.ShowGold) for step in steps)]
    place = place_of(start, tuple(choosing))
    key = "plan.placed" if place.shown else "plan.placed.gold"
    values = {"worker": label_of(steps[0], lang), "place": place.space}
    placed = chat(key, lang, **values, shown=shown_words(place, lang))
    price = [] if any(isinstance(step.action, act.Pay) for step in steps) else _price(place, lang)
    return [placed, *price, *(_said(step, lang) for step in steps[len(choosing) :])]


def _price(place: Place, lang: Language) -> list[str]:
    """The food paid, if any, and if there was only one payment."""
    last = place.steps[-1]
    events = last.outcome.events
    paid = [act.Pay(one.potato, one.corn, one.stone, one.gold) for one in events if isinstance(one, Paid)]
    if not place.food or not paid:
        return []
    asked = ChoosePayment(last.before.seat, Cost(food=place.food))
    return [say.action(last.before.seen, asked, paid[-1], lang)]
