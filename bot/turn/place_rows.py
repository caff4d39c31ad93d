"""The places of a Worker, for a wish or for anything: whole placements, the best for their food first."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot import limits, say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.filling import SIGNS, TASK_SIGNS
from bot.screens.screen import PRIMARY, SECONDARY, SUCCESS, Button, Choice, Row, Select, custom_id, fitted, select_id
from bot.turn.place_labels import place_choice, place_labels, place_parts
from bot.turn.placements import ANY, Place, is_place_for, wishes
from bot.turn.plan import Plan
from bot.turn.rows import TICK, Plate, in_rows
from engine.actions import PlaceWorker
from engine.buildings import PRODUCTION, face_up
from engine.components import SPACES
from engine.core import why_not
from engine.foresight import Forecast
from engine.workers import kinds_of

SHOWN_PLACES, PLACES_IN_ROW = 5, 2
MOST_LISTS = 3
PRODUCE_ONE = "produce_one"
WISHES = {**TASK_SIGNS, **SIGNS, ANY: "📍"}


def why_no_place(here: Forecast, lang: Language) -> str:
    """The reason against any placement; empty for a seat without a Worker."""
    workers = here.worlds[0].players[here.seat].workers
    if not workers:
        return ""
    reasons = [why_not(here.seen, PlaceWorker(worker, kinds_of(worker)[0])) for worker in workers]
    told = [say.reason(reason, lang) for reason in reasons if reason]
    return told[0] if told else chat("plan.card_unseen", lang)


def _wish(plate: Plate, wish: str) -> str:
    """The name of a wish: any place, a space, or a task."""
    if wish == ANY:
        return chat("plan.any_place", plate.lang)
    return thing("space" if wish in SPACES else "wish", wish, plate.lang)


class Where(Struct, frozen=True):
    """The choice of a place: the question with its details, the best places, and lists of others."""

    question: str
    details: tuple[str, ...]
    best: tuple[Row, ...]  # with the Workers to place
    others: tuple[Row, ...]  # all places, and wishes


def where(plate: Plate, places: Sequence[Place], plan: Plan) -> Where:
    """The best places of one Worker for their food; apart from them a list of all, other Workers and wishes."""
    lang = plate.lang
    worker = _worker(places, plan)
    serving = [(number, place) for number, place in enumerate(places) if is_place_for(place, plan.wish or ANY)]
    found = [(number, place) for number, place in serving if worker in ("", place.worker)]
    only = place_parts(places[0], plan.only, lang) if places else []
    wished = [_wish(plate, plan.wish)] if plan.wish not in ("", ANY) else []
    what = chat("plan.then", lang).join([*wished, *only])
    who = thing("worker", worker, lang) if worker else chat("plan.where.any", lang)
    lines = [chat("plan.where.for", lang, what=what, n=len(found))] if what else []
    lines += [chat("plan.where.none_up", lang)] if plan.wish == PRODUCE_ONE and _has_none_up(places) else []
    shown = _with_buttons(found, plan)
    numbers = _numbers([place for _, place in shown])
    labels = place_labels([place for _, place in shown], lang, limits.BUTTON_LABEL, numbers)
    buttons = [_place_button(plate, number, label) for (number, _), label in zip(shown, labels, strict=True)]
    best = (*in_rows(buttons, PLACES_IN_ROW), *_workers(plate, serving, worker, plan))
    others = (*_every_place(plate, found, plan.wish), *_wishes(plate, places, plan))
    question = chat("plan.where", lang, who=who)
    return Where(question, (*lines,), best, others)


def _is_narrow(plan: Plan) -> bool:
    """Whether a command has asked for few places, all of them to be shown."""
    return bool(plan.only) or plan.wish in SPACES


def _one_for_each_space(found: Sequence[tuple[int, Place]]) -> list[tuple[int, Place]]:
    best = {place.space: number for number, place in reversed(found)}
    return [(number, place) for number, place in found if best[place.space] == number]


def _with_buttons(found: Sequence[tuple[int, Place]], plan: Plan) -> Sequence[tuple[int, Place]]:
    """The places with buttons: the best of each space with tasks in reach, or those asked for if they are few."""
    if _is_narrow(plan):
        return found[:SHOWN_PLACES]
    each = _one_for_each_space(found)
    of_use = [(number, place) for number, place in each if place.in_reach]
    good = [(number, place) for number, place in of_use if not place.cashed]
    return (good or of_use or each)[:SHOWN_PLACES]


def _numbers(places: Sequence[Place]) -> Mapping[str, int]:
    """The number of each space on its buttons and in the picture; none for a single space."""
    spaces = dict.fromkeys(place.space for place in places)
    return {space: number for number, space in enumerate(spaces, start=1)} if len(spaces) > 1 else {}


def place_numbers(places: Sequence[Place], plan: Plan) -> Mapping[str, int]:
    """The numbers of the spaces with buttons on the card."""
    return _numbers(places_with_buttons(places, plan))


def places_with_buttons(places: Sequence[Place], plan: Plan) -> list[Place]:
    """The places with buttons on the card, not in a list alone."""
    return [place for _, place in _with_buttons([*enumerate(looked_for(places, plan))], plan)]


def looked_for(places: Sequence[Place], plan: Plan) -> list[Place]:
    """The places that the card shows."""
    worker = _worker(places, plan)
    return [place for place in places if is_place_for(place, plan.wish or ANY) and worker in ("", place.worker)]


def _worker(places: Sequence[Place], plan: Plan) -> str:
    """The Worker of the shown places: the chosen one, else that of the best place; all if the places are few."""
    if plan.by or _is_narrow(plan):
        return plan.by
    return next((place.worker for place in places if is_place_for(place, plan.wish or ANY)), "")


def _place_button(plate: Plate, number: int, label: str) -> Button:
    return Button(id=custom_id("place", plate.game, plate.number, str(number)), label=label, style=PRIMARY)


def _has_none_up(places: Sequence[Place]) -> bool:
    """Whether the seat has no Building for production yet."""
    seats = [place.steps[0].before for place in places[:1]]
    return any(not face_up(here.worlds[0].players[here.seat], PRODUCTION) for here in seats)


def _every_place(plate: Plate, places: Sequence[tuple[int, Place]], wish: str) -> Iterator[Row]:
    """All places in lists with their tasks and further options, as far as there is room."""
    lang = plate.lang
    lists = min(MOST_LISTS, -(-len(places) // limits.SELECT_OPTIONS))
    each = min(limits.SELECT_OPTIONS, -(-len(places) // max(1, lists)))
    for start in range(0, lists * each, each or 1):
        some = places[start : start + each]
        choices = tuple(
            Choice(
                value=str(number),
                label=fitted(label, limits.OPTION_LABEL),
                detail=fitted(detail, limits.OPTION_DESCRIPTION),
            )
            for number, place in some
            for label, detail in [place_choice(place, wish, lang)]
        )
        name = select_id("place", plate.game, plate.number, f"more{start}")
        words = chat("plan.places_from_to", lang, first=start + 1, last=start + len(some))
        if len(some) == len(places):
            words = chat("plan.all_places", lang, n=len(some))
        yield (Select(id=name, placeholder=words, choices=choices),)


def _workers(plate: Plate, serving: Sequence[tuple[int, Place]], shown: str, plan: Plan) -> Iterator[Row]:
    """A button for each Worker with a place for the wish."""
    workers = list(dict.fromkeys(place.worker for _, place in serving))
    if len(workers) > 1:
        yield tuple(
            Button(
                id=custom_id("wish", plate.game, plate.number, f"{plan.wish}-{worker}".lower()),
                label=f"{TICK} {label}" if worker == shown else label,
                style=SUCCESS if worker == shown else SECONDARY,
            )
            for worker in workers[: limits.ROW_BUTTONS]
            for label in [thing("worker", worker, plate.lang)]
        )


def _wishes(plate: Plate, places: Sequence[Place], plan: Plan) -> Iterator[Row]:
    """The list of wishes; Any place leads back to all."""
    found = [*wishes(places), *([ANY] if plan.wish not in ("", ANY) else [])]
    choices = tuple(
        Choice(value=wish, label=_wish(plate, wish), emoji=WISHES[wish])
        for wish in sorted(found, key=list(WISHES).index)
        if wish != plan.wish
    )
    if choices:
        name = select_id("wish", plate.game, plate.number, "")
        yield (Select(id=name, placeholder=chat("plan.wish", plate.lang), choices=choices),)
