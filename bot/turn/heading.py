"""The words around the taps: the news, the lines of the plan, its lost answers and the supply."""

from collections.abc import Mapping, Sequence

from bot import limits
from bot.languages import Language
from bot.say.chat import chat, when
from bot.say.filling import SIGNS
from bot.screens.screen import fitted
from bot.turn.lines import plan_lines
from bot.turn.outcome import difference, once_paid
from bot.turn.plan import Course
from bot.turn.spoilt import spoilt_words
from bot.turn.tap import Step
from engine.foresight import forecast
from engine.queries import festivals, upkeep_due
from engine.resources import RESOURCES, VP
from engine.state import View

UNBROKEN = "\N{NO-BREAK SPACE}"


def heading(question: str, lang: Language) -> str:
    """The question of a card."""
    return chat("plan.heading", lang, question=question)


def game_line(course: Course, game: int, lang: Language) -> str:
    """The game and the turn of a card, in small print."""
    return chat("plan.game", lang, game=game, when=when(course.here.turn, lang))


def festival_ahead(seen: View, course: Course, lang: Language, *, fed: bool = False) -> str:
    """In the own turn, a note about a Festival before the next one, or about the last turn; else empty.

    It has the upkeep then, unless `fed`: the answers tell it.
    """
    if seen.festival_holder < 0 or seen.active != seen.seat or festivals(seen):
        return ""
    key = "plan.last_turn" if seen.last_festival else "plan.festival_ahead"
    due = 0 if fed else upkeep_due(course.here.worlds[0], course.here.seat)
    return chat(f"{key}.due" if due else key, lang, number=seen.festivals, n=due)


def recap(course: Course, said: Sequence[Sequence[Step]], told: tuple[str, str], lang: Language) -> str:
    """The words below the taps: the whole turn; `told` has the moves before the plan, and a note."""
    played, note = told
    lines = [chat("plan.played", lang, what=played)] if played else []
    lines += plan_lines(said, lang)
    lines += [spoilt] if (spoilt := spoilt_words(course, lang)) else []
    lines += [note] if note else []
    return fitted("\n".join(lines), limits.CONTENT)


def supply(
    seen: View, course: Course, lang: Language, before: int = 0, *, places: bool = False, fed: bool = False
) -> str:
    """The supply after the plan or before that step, with the plan's costs and gains, and the upkeep.

    Above `places` it lacks the Workers: the question and its buttons name them. If `fed`, the answers tell the upkeep
    at the Festival, which may be more than that of the present hand.
    """
    here = once_paid(course.here) if course.taps else course.here
    player = here.worlds[0].players[here.seat]
    changed = difference(forecast(seen), here) if course.taps else {}
    goods = [f"{SIGNS[name]}{UNBROKEN}{getattr(player, name)}{_change(changed, name, lang)}" for name in RESOURCES]
    goods.append(f"·{UNBROKEN}{chat('plan.supply.vp', lang, n=player.vp)}{_change(changed, VP, lang)}")
    key = "plan.supply.before" if before else "plan.supply.then" if course.taps else "plan.supply"
    if places:
        key = "plan.supply.goods.then" if course.taps else "plan.supply.goods"
    workers = chat("plan.workers" if player.workers else "plan.no_workers", lang, workers=player.workers)
    line = chat(key, lang, goods=" ".join(goods), workers=workers, step=before)
    return line if fed else _with_upkeep(line, seen, course, lang)


def _with_upkeep(line: str, seen: View, course: Course, lang: Language) -> str:
    """The line with the potato due for the God cards in hand, and its change by the plan."""
    here = course.here
    now, then = upkeep_due(seen, here.seat), upkeep_due(here.worlds[0], here.seat)
    if not here.own_turn or not (now or then):
        return line
    key = "plan.gods.changed" if then != now else "plan.gods"
    return chat(key, lang, what=line, n=then, change=lang.grammar.signed(then - now))


def _change(changed: Mapping[str, int], name: str, lang: Language) -> str:
    return f"{UNBROKEN}({lang.grammar.signed(changed[name])})" if name in changed else ""
