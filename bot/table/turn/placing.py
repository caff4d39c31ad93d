"""The command `/place` with options in any order: matching placements, suggestions, and refusals."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, structs

from bot import say
from bot.action_names import VAGUE, key, why_refused
from bot.fuzzy_search import is_within, plain
from bot.languages import Language, and_others
from bot.say.before.tasks import of_task
from bot.table.io.command_options import Named, called, not_now
from bot.table.io.errors import NotAllowed, Refused
from bot.table.io.user_text import LONGEST_QUOTE, escaped
from bot.turn.place_labels import place_brief, place_name
from bot.turn.place_rows import why_no_place
from bot.turn.placements import ANY, Place, every_placement, is_place_for, placements, wishes
from bot.turn.plan_words import in_a_row, label_of
from engine.actions import Action, ChooseSpace, PerformTask, PlaceWorker, ShowGodCard, ShowGold
from engine.components import GOD_CARDS, ICONS, SPACES, TASKS, WORKER_KINDS
from engine.core import legal_actions, why_not
from engine.decisions import ChooseGod, ChoosePlacement, ChooseTask, TakeTurn
from engine.errors import Reason
from engine.foresight import Ahead, Forecast
from engine.queries import SHOWN_GOLD, space_question
from engine.reasons import WRONG_GOD
from engine.state import View

KINDS: Mapping[str, tuple[type, ...]] = {
    "worker": (PlaceWorker,),
    "card": (ShowGodCard, ShowGold),
    "space": (ChooseSpace,),
}


class Typed(Struct, frozen=True):
    """The typed options, each of them optional."""

    wish: str = ""
    where: str = ""
    worker: str = ""
    card: str = ""
    space: str = ""


class Meant(Struct, frozen=True):
    """The meaning of the options: a placement, or a list of places; with the wish."""

    wish: str
    place: Place | None = None
    only: tuple[str, ...] = ()  # typed traits common to all places: a Worker, a card or gold, a god, a space


def meant(here: Forecast, typed: Typed, lang: Language) -> Meant:
    """The only matching placement, or the list of places; raises a refusal without any."""
    places = _places(here, lang)
    for spoken in and_others(lang):
        if found := _fitting(places, typed, spoken):
            break
    else:
        raise _refusal(here, places, typed, lang)
    wish = _wish(found, typed.wish, spoken) if typed.wish else ANY
    if len(found) == 1:
        return Meant(wish, found[0])
    if len({place.space for place in found}) == 1 and not typed.wish:
        wish = found[0].space
    return Meant(wish, only=tuple(_in_common(found, typed)))


def _in_common(found: Sequence[Place], typed: Typed) -> Iterator[str]:
    """The typed traits common to all these places."""
    if typed.worker and len({place.who for place in found}) == 1:
        yield found[0].who
    if typed.card and len({place.means for place in found}) == 1:
        yield found[0].means
    elif typed.card and len({place.god for place in found}) == 1:
        yield found[0].god
    if typed.wish and typed.space and len({place.space for place in found}) == 1:
        yield found[0].space


def suggestions(here: Forecast, typed: Typed, option: str, lang: Language) -> list[tuple[str, str]]:
    """The choices for an option, in words with their values; the other options narrow them."""
    if here.ahead is not Ahead.ASKED or not isinstance(here.decision, TakeTurn):
        return []
    others = structs.replace(typed, **{option: ""})
    listed = option in ("wish", "where") and not others.card
    found = _fitting(placements(here) if listed else every_placement(here), others, lang)
    if option == "wish":
        return [(say.thing("wish", wish, lang), wish) for wish in wishes(found)]
    if option == "where":
        names = [Named(place.name, place_brief(place, lang)) for place in found]
    else:
        names = [_named(place, option, lang) for place in found]
    offered: dict[str, str] = {}
    for one in names:
        offered.setdefault(one.value, one.words)
    return [(words, value) for value, words in offered.items()]


# ---------------------------------------------------------------- what fits


def _places(here: Forecast, lang: Language) -> tuple[Place, ...]:
    if here.ahead is not Ahead.ASKED:
        raise not_now(here, lang)
    if not isinstance(here.decision, TakeTurn):
        anybody = next(iter(WORKER_KINDS))
        reason = why_not(here.seen, PlaceWorker(anybody, anybody))
        raise NotAllowed(reason) if reason else not_now(here, lang)
    return every_placement(here)


def _fitting(places: Sequence[Place], typed: Typed, lang: Language) -> list[Place]:
    """The placements that match all options."""
    found = [*places]
    if typed.wish:
        wish = _wish(found, typed.wish, lang)
        found = [place for place in found if wish and is_place_for(place, wish)]
    if typed.where:
        found = called(((place, Named(place.name, place_name(place, lang))) for place in found), typed.where)
    for option in KINDS:
        if said := getattr(typed, option):
            found = called([(place, _named(place, option, lang)) for place in found], said)
    return found


def _wish(places: Sequence[Place], typed: str, lang: Language) -> str:
    """The possible wish of this name, or ""."""
    return _called(wishes(places), typed, lang)


def _called(possible: Iterable[str], typed: str, lang: Language) -> str:
    said = plain(typed)
    return next((wish for wish in possible if said in (plain(wish), plain(say.thing("wish", wish, lang)))), "")


def _named(place: Place, option: str, lang: Language) -> Named:
    """Name of a part of a placement, after the Army cards it takes; also of a part without a choice."""
    here = place.steps[0].before
    asked = ChooseGod(here.seat, place.worker, place.acting)
    shown = _shown(here, place)
    answers: Mapping[str, tuple[TakeTurn | ChooseGod | ChoosePlacement, Action]] = {
        "worker": (TakeTurn(here.seat), PlaceWorker(place.worker, place.acting)),
        "card": (asked, shown),
        "space": (space_question(asked, shown), ChooseSpace(place.space)),
    }
    question, action = answers[option]
    cashed = [label_of(step, lang) for step in place.cashed]
    return Named(key(action), in_a_row([*cashed, say.said(here.seen, question, action, lang)], lang))


def _shown(here: Forecast, place: Place) -> Action:
    """The shown card or gold of a placement, also when there was no choice."""
    chosen = (step.action for step in place.steps if isinstance(step.action, ShowGodCard | ShowGold))
    return next(chosen, None) or legal_actions(_led_to(here.seen, PlaceWorker(place.worker, place.acting)))[0]


# ---------------------------------------------------------------- why not


def _refusal(here: Forecast, places: Sequence[Place], typed: Typed, lang: Language) -> Refused:
    """The first clear reason against the options."""
    if not places:
        why = why_no_place(here, lang)
        return Refused("plan.no_place", why=why) if why else Refused("plan.no_worker")
    wish, others = _called(TASKS, typed.wish, lang), structs.replace(typed, wish="")
    if wish and (possible := _fitting(places, others, lang)):
        return _why_not_wished(here, possible, wish)
    reasons = [reason for reason in _reasons(here.seen, typed, lang) if reason is not None]
    of_another = [reason for reason in reasons if reason.code == WRONG_GOD and not typed.card]
    if of_another and of_another == reasons:
        return _why_not_shown(here, of_another[0])
    reasons = [reason for reason in reasons if reason not in of_another]
    clear = [reason for reason in reasons if reason.code not in VAGUE]
    if reasons:
        return NotAllowed((clear or reasons)[0])
    said = [getattr(typed, name) for name in ("where", "space", "card", "worker", "wish") if getattr(typed, name)]
    return Refused("not_offered", value=escaped(said[0], LONGEST_QUOTE)) if said else Refused("not_legal")


def _why_not_wished(here: Forecast, possible: Sequence[Place], wish: str) -> Refused:
    """The reason why none of these places offers a task: no such task there, or no means to pay it."""
    fitting = [place for place in possible if wish in SPACES[place.space].tasks]
    if not fitting:
        return Refused("place.no_such_task", wish=wish)
    cheapest = min(fitting, key=lambda place: place.food)
    after = cheapest.tap({}).after
    (icon, *_) = (icon for icon in SPACES[cheapest.space].icons if ICONS[icon].task == wish)
    reason = why_not(after.seen, PerformTask(icon)) if isinstance(after.worlds[0].decision, ChooseTask) else None
    if reason:
        return NotAllowed(reason)
    return Refused("place.task_in_vain", offered=of_task(here.seen, here.seat, wish))


def _why_not_shown(here: Forecast, reason: Reason) -> Refused:
    """The reason why no card or gold for the god of a space can be shown: none at hand, or no space in reach."""
    space = str(reason.values["space"])
    god = SPACES[space].god
    player, seen = here.worlds[0].players[here.seat], here.seen
    shows: list[Action] = [ShowGodCard(card) for card in player.god_hand if GOD_CARDS[card].god == god]
    shows += [ShowGold(god)] if player.gold >= SHOWN_GOLD else []
    asked = [_led_to(seen, action) for action in legal_actions(seen) if isinstance(action, PlaceWorker)]
    told = [why for there in asked for shown in shows if (why := why_not(there, shown))]
    return NotAllowed(told[0]) if told else Refused("place.no_card", space=space, god=god, gold=SHOWN_GOLD)


def _reasons(seen: View, typed: Typed, lang: Language) -> Iterator[Reason | None]:
    """The reason why each option is no answer to its question, given the options before it."""
    questions = [seen]
    for option, kinds in KINDS.items():
        said = getattr(typed, option)
        if said:
            yield from (why_refused(there, said, lang, kinds) for there in questions)
        questions = [
            _led_to(there, action)
            for there in questions
            for action in legal_actions(there)
            if isinstance(action, kinds) and option != "space" and (not said or _is_called(there, action, said, lang))
        ]


def _is_called(there: View, action: Action, typed: str, lang: Language) -> bool:
    assert there.decision is not None
    said = typed.casefold().strip()
    return said == key(action).casefold() or is_within(said, say.action(there, there.decision, action, lang))


def _led_to(here: View, action: Action) -> View:
    """The next question of a placement, also one with a single answer."""
    asked = here.decision
    if isinstance(action, PlaceWorker):
        question: ChooseGod | ChoosePlacement = ChooseGod(here.seat or 0, action.worker, action.acting)
    else:
        assert isinstance(asked, ChooseGod)
        question = space_question(asked, action)
    return structs.replace(here, stack=(*here.stack[:-1], question))
