"""Wishes, and the places for a wish: whole placements, the cheapest first, also of one Worker alone."""

from collections.abc import Iterator, Sequence

from bot import limits, say
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.filling import SIGNS
from bot.screens.screen import (
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Block,
    Button,
    Choice,
    Row,
    Section,
    Select,
    Words,
    custom_id,
    fitted,
    select_id,
)
from bot.turn.placements import ANY, Place, serves, wishes
from bot.turn.plan import Course, Plan
from bot.turn.plan_words import place_choice, place_labels, place_offer, place_parts
from bot.turn.rows import TICK, Plate, in_rows
from engine.actions import PlaceWorker
from engine.buildings import PRODUCTION, face_up
from engine.components import SPACES
from engine.core import why_not
from engine.foresight import Forecast

SHOWN_PLACES = 5
SHORT_IN_ROW = 4  # short buttons: a phone shows them in two lines, and five in three
MOST_LISTS = 3
MOST_NARROWING = 5
PRODUCE_ONE = "produce_one"
WISHES = {
    "weavings": "🧵",
    "building": "🏠",
    "statue": "🗿",
    "steps": "🪜",
    "training": "⚔️",
    **SIGNS,
    "merchant": "🤝",
    PRODUCE_ONE: "🏭",
    ANY: "📍",
}


def wish_rows(plate: Plate, course: Course, places: Sequence[Place]) -> Iterator[Block]:
    """The buttons of all wishes."""
    yield Words(chat("plan.wish", plate.lang))
    found = (*wishes(places), ANY)
    buttons = [
        Button(
            id=custom_id("wish", plate.game, plate.number, wish),
            label=_wish(plate, wish),
            style=PRIMARY,
            emoji=WISHES[wish],
        )
        for wish in sorted(found, key=list(WISHES).index)
    ]
    yield from in_rows(buttons, SHORT_IN_ROW)


def why_no_place(here: Forecast, lang: Language) -> str:
    """The reason why no Worker can be placed."""
    workers = here.worlds[0].players[here.seat].workers
    reasons = [why_not(here.seen, PlaceWorker(worker, worker)) for worker in workers]
    told = [say.reason(reason, lang) for reason in reasons if reason]
    return told[0] if told else chat("plan.card_unseen" if workers else "plan.no_worker", lang)


def _wish(plate: Plate, wish: str) -> str:
    """The name of a wish: any place, a space, or a task."""
    if wish == ANY:
        return chat("plan.any_place", plate.lang)
    return thing("space" if wish in SPACES else "wish", wish, plate.lang)


def where(plate: Plate, places: Sequence[Place], plan: Plan, back: Row) -> Iterator[Block]:
    """The places for the wish, the cheapest first; the ways back stand above them."""
    lang = plate.lang
    serving = [(number, place) for number, place in enumerate(places) if serves(place, plan.wish)]
    found = [(number, place) for number, place in serving if plan.by in ("", place.worker)]
    only = place_parts(places[0], plan.only, lang) if places else []
    what = chat("plan.then", lang).join([_wish(plate, plan.wish), *only])
    lines = [chat("plan.where", lang, what=what, n=len(found))]
    lines += [chat("plan.where.none_up", lang)] if plan.wish == PRODUCE_ONE and _has_none_up(places) else []
    yield Words("\n".join(lines))
    narrowing = list(_narrowing(plate, serving, plan))
    yield from narrowing
    yield back
    room = SHOWN_PLACES - (1 if narrowing else 0)
    shown = found[:room]
    for (number, place), label in zip(shown, place_labels([place for _, place in shown], lang), strict=True):
        name = custom_id("place", plate.game, plate.number, str(number))
        yield Section(place_offer(place, plan.wish, lang), Button(id=name, label=label, style=PRIMARY))
    yield from _more_places(plate, found[room:], room + 1, plan.wish)


def _has_none_up(places: Sequence[Place]) -> bool:
    """Whether the seat has no Building to produce with yet."""
    seats = [place.steps[0].before for place in places[:1]]
    return any(not face_up(here.worlds[0].players[here.seat], PRODUCTION) for here in seats)


def _more_places(plate: Plate, places: Sequence[tuple[int, Place]], rank: int, wish: str) -> Iterator[Row]:
    """The other places for a wish in lists, as far as there is room; the first place has this rank."""
    lang = plate.lang
    for start in range(0, len(places), limits.SELECT_OPTIONS)[:MOST_LISTS]:
        some = places[start : start + limits.SELECT_OPTIONS]
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
        first = rank + start
        words = chat("plan.places_from_to", lang, first=first, last=first + len(some) - 1)
        if len(some) == len(places):
            words = chat("plan.more_places", lang, n=len(some))
        yield (Select(id=name, placeholder=words, choices=choices),)


def _narrowing(plate: Plate, serving: Sequence[tuple[int, Place]], plan: Plan) -> Iterator[Row]:
    """A button for each Worker alone, if there are more places than the screen shows."""
    workers = list(dict.fromkeys(place.worker for _, place in serving))
    if len(serving) <= SHOWN_PLACES or len(workers) < 2:
        return
    yield tuple(
        Button(
            id=custom_id("wish", plate.game, plate.number, f"{plan.wish}-{worker}".lower()),
            label=f"{TICK} {label}" if worker == plan.by else label,
            style=SUCCESS if worker == plan.by else SECONDARY,
        )
        for worker, label in [
            ("", chat("plan.all_workers", plate.lang)),
            *((worker, thing("worker", worker, plate.lang)) for worker in workers),
        ][:MOST_NARROWING]
    )
