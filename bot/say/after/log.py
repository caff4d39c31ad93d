"""The log in paragraphs, one for each turn."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import get_args

from msgspec import Struct, structs

from bot import say
from bot.languages.language import Language
from bot.say.after.episodes import LAST_ACTIONS, SCORING, is_final
from bot.say.after.tally import STEPS_USED, with_neighbours
from bot.say.before.tasks import summed
from bot.say.wording import Wording
from engine import decisions as ask
from engine import events as ev
from engine.actions import Pass
from engine.benefits import Benefit
from engine.components import WEAVING_REWARDS
from engine.resources import UNKNOWN, Cost, paid_in

MERCHANT = "merchant"  # a task, and a source of goods and VP
# The sources of VP in RegionScored, PotatoesExchanged and GodsFed.
TOLD_WITH_THEIR_CAUSE = ("regions", "automa_potato", "missing_potato")
# Questions about a visible thing, perhaps an impossible one. Any other question continues a deed, or goes to everybody
# at the end of a turn.
COMES_TO_NOTHING = frozenset(kind.__name__ for kind in get_args(ask.AnyDecision) if kind.can_fail)


class Paragraph(Struct, frozen=True):
    """Sentences with a heading, if any."""

    heading: str
    sentences: tuple[str, ...]


class Deed(Struct, frozen=True):
    """An Event with its price, and the Cult tile behind some of its VP."""

    event: ev.Event
    paid: Cost = Cost()
    cult: ev.CultWorked | None = None


def paragraphs(events: Iterable[ev.Event], names: Sequence[str], lang: Language) -> list[Paragraph]:
    """Events, as known to a reader, in sentences; each turn and each part of the end opens a paragraph."""
    told: list[tuple[str, list[str]]] = []
    worth_telling = [
        event for before, event, after in with_neighbours(events) if not _goes_without_saying(event, before, after)
    ]
    opened = ""
    for (kind, *_), group in groupby(_with_prices(worth_telling), key=_topic):
        deeds = list(group)
        sentences = _sentences(deeds, names, lang)
        if kind is ev.TurnStarted:
            told.extend((sentence, []) for sentence in sentences)
            continue
        if (key := _opens(deeds[0].event)) and key != opened:
            told.append((_heading(key, deeds[0].event, names, lang), []))
            opened = key
        elif not told:
            told.append(("", []))
        told[-1][1].extend(sentences)
    return [Paragraph(heading, tuple(sentences)) for heading, sentences in told]


def _opens(event: ev.Event) -> str:
    """The part of the end of a game that this Event opens: last actions, final scoring, or ""."""
    if isinstance(event, ev.AutomaDecided) and event.is_last:
        return LAST_ACTIONS
    return SCORING if is_final(event) else ""


def _heading(part: str, event: ev.Event, names: Sequence[str], lang: Language) -> str:
    seat = getattr(event, "seat", None)
    return Wording(lang, names).phrase(f"story.{part}", who=names[seat] if seat is not None else "")


def _topic(deed: Deed) -> tuple[type, int | None, bool]:
    """The key of Events told together; the use of Steps goes with its VP."""
    event = deed.event
    steps = isinstance(event, ev.Scored) and event.source == STEPS_USED
    return ev.StepsUsed if steps else type(event), getattr(event, "seat", None), is_final(event)


def _with_prices(events: Sequence[ev.Event]) -> list[Deed]:
    """The Events with their prices, if paid just before or after, and their Cult tiles."""
    deeds: list[Deed] = []
    for event in events:
        if (
            isinstance(event, ev.CultWorked)
            and event.vp
            and deeds
            and isinstance(deeds[-1].event, ev.Scored | ev.RegionScored)
        ):
            deeds[-1] = structs.replace(deeds[-1], cult=event)
            continue
        if isinstance(event, ev.Paid) and deeds and _is_price_of(event, deeds):
            deeds[-1] = structs.replace(deeds[-1], paid=_price(event))
            continue
        paid = Cost()
        while event.price is ev.Price.BEFORE and deeds and _pays(deeds[-1].event, event):
            paid += _price(deeds.pop().event)
        deeds.append(Deed(event, paid))
    return deeds


def _is_price_of(paid: ev.Paid, deeds: Sequence[Deed]) -> bool:
    """Whether this is the price of the last deed alone: several Weavings have one price."""
    last = deeds[-1]
    if last.event.price is not ev.Price.AFTER or not _pays(paid, last.event) or last.paid != Cost():
        return False
    return not (isinstance(last.event, ev.WeavingBought) and len(deeds) > 1 and _topic(deeds[-2]) == _topic(last))


def _pays(payment: ev.Event, deed: ev.Event) -> bool:
    return isinstance(payment, ev.Paid) and payment.seat == getattr(deed, "seat", None)


def _price(paid: ev.Event) -> Cost:
    return paid_in(paid) if isinstance(paid, ev.Paid) else Cost()


def _sentences(group: Sequence[Deed], names: Sequence[str], lang: Language) -> list[str]:
    """The sentences of a group: gains added up, arrivals together, repetitions once."""
    return [telling.words(names, lang) for telling in _tellings(group, lang)]


def _tellings(group: Sequence[Deed], lang: Language) -> Iterator[say.Telling]:
    """The sentences of a group, before they are put into words."""
    events = [deed.event for deed in group]
    first = events[0]
    arrived = [event.worker for event in events if isinstance(event, ev.NewcomerArrived)]
    if isinstance(first, ev.Gained):
        yield say.gains(first.seat, Cost(**_gained(events)), lang)
    elif isinstance(first, ev.WeavingMatched):
        yield say.merchant(first.seat, _rewards(events), lang)
    elif isinstance(first, ev.StepsUsed | ev.Scored):
        yield from _scored(group, lang)
    elif len(arrived) > 1:
        yield say.newcomers(arrived, lang)
    else:
        for telling, same in groupby(_telling(deed, lang) for deed in group):
            yield telling.repeated(len(list(same)))


def _telling(deed: Deed, lang: Language) -> say.Telling:
    telling = say.telling(deed.event, lang)
    if isinstance(deed.event, ev.RegionScored):
        return _credited(telling, deed.event.vp, [deed])
    return telling.with_price(deed.paid) if deed.paid != Cost() else telling


def _credited(telling: say.Telling, vp: int, scored: Sequence[Deed]) -> say.Telling:
    """The sentence with the VP due to a Cult tile."""
    cults = [deed.cult for deed in scored if deed.cult is not None]
    return telling.credited(vp, sum(cult.vp for cult in cults), cults[0].tile) if cults else telling


def _gained(events: Sequence[ev.Event]) -> Counter[str]:
    amounts: Counter[str] = Counter()
    for event in events:
        if isinstance(event, ev.Gained):
            amounts[event.resource] += event.n
    return amounts


def _rewards(events: Sequence[ev.Event]) -> Benefit:
    """The rewards of matches, with the goods added up."""
    effects = [
        effect
        for event in events
        if isinstance(event, ev.WeavingMatched)
        for effect in WEAVING_REWARDS[event.reward].benefit
    ]
    return summed(effects)


def _scored(group: Sequence[Deed], lang: Language) -> Iterator[say.Telling]:
    """VP added up by their source; VP for Steps name their user."""
    for deed, after in zip_longest(group, group[1:]):
        if isinstance(deed.event, ev.StepsUsed):
            vp = after.event.vp if after and isinstance(after.event, ev.Scored) else 0
            telling = say.steps_used(deed.event, vp, lang) if vp else say.telling(deed.event, lang)
            yield _credited(telling, vp, [after] if after else [])
    scores = [(deed.event, deed) for deed in group if isinstance(deed.event, ev.Scored)]
    for (source, seat), same in groupby(scores, key=lambda found: (found[0].source, found[0].seat)):
        alike = list(same)
        vp = sum(event.vp for event, _ in alike)
        if source != STEPS_USED:
            yield _credited(say.telling(ev.Scored(seat, vp, source), lang), vp, [deed for _, deed in alike])


def _goes_without_saying(event: ev.Event, before: ev.Event | None, after: ev.Event | None) -> bool:
    """Whether other sentences tell this Event; a benefit in vain is told, unless it ends a deed."""
    match event:
        case ev.Scored() | ev.Gained():
            return event.source in TOLD_WITH_THEIR_CAUSE or event.source == MERCHANT
        case ev.TaskPerformed():
            return event.task == MERCHANT
        case ev.Paid():
            return isinstance(after, ev.GodsFed)
        case ev.Declined():
            explained = isinstance(before, ev.AutomaDecided) and before.way is ev.Way.NO_LEFTOVER
            return explained or event.question == ask.HireWorker.__name__
        case ev.GodCardKept():
            return event.card == UNKNOWN
        case ev.AutomaDecided():
            return event.way is ev.Way.HIGH_PRIEST and not event.weighed
        case ev.AnsweredByItself(question=question, action=Pass()) if question in COMES_TO_NOTHING:
            return isinstance(before, ev.Paid | ev.TurnedUp) and before.seat == event.seat
    return isinstance(event, ev.AnsweredByItself)
