"""Private answers: taps make a plan, which is stored, can be taken back, and is played at its end."""

import asyncio
from collections.abc import Callable, Sequence
from functools import reduce

from msgspec import Struct, structs

from bot import say
from bot.background.pictures import Pictures
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen
from bot.table.io.errors import NotAllowed, Refused
from bot.table.io.requester import Requester
from bot.table.turn.answering import PLANNED, Answering
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.open_plans import Opened, OpenPlans
from bot.table.turn.played_plans import PlayedPlans
from bot.turn.hints import Offer, taps_on
from bot.turn.menu import other_ends, taps_of
from bot.turn.placements import ANY, Place, is_wish, placements
from bot.turn.plan import (
    Plan,
    changed,
    changes,
    confirmed,
    pending_tap,
    with_pending,
    with_preference,
    with_tap,
    without_last,
    without_preference,
    without_tap,
)
from bot.turn.shown import Hint
from bot.turn.tap import Step, Tap, tapped
from bot.turn.tap_labels import label_without_end
from engine.actions import Action, Pass
from engine.components import SPACES
from engine.core import why_not
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast, answered
from storage import Game

NO_CARD = Screen()


class Offered(Struct, frozen=True):
    """An answer at the end of a plan, in words."""

    words: str
    answers: tuple[Action, ...]


class Planning:
    """The presses and commands of people on their plans; each tap is stored at once."""

    def __init__(self, answering: Answering, pictures: Pictures, guard: DoubleTapGuard) -> None:
        self._guard = guard
        self._plans = OpenPlans(answering, pictures, guard)
        self._played = PlayedPlans(answering, self._plans)

    async def open(self, game: Game, requester: Requester) -> Opened:
        """The plan of the requester, run ahead from the present position."""
        return await self._plans.open(game, requester)

    async def card(self, opened: Opened, requester: Requester, hint: Hint | None = None) -> Screen:
        """The card of this plan, with a hint if there is one."""
        return await self._plans.screen(opened, requester, hint=hint)

    def confirms_first(self, game: int, seat: int) -> bool:
        """Whether the present card of a seat confirms every final tap first."""
        return self._guard.confirms_first(game, seat)

    async def show(self, game: Game, requester: Requester) -> Screen:
        """The plan and its taps."""
        return await self._plans.begin(game, requester)

    async def present(self, game: Game, requester: Requester, why: str) -> Screen:
        """The plan or the present question, with the reason why an answer in the channel does not count."""
        if why == PLANNED:
            return await self._plans.begin(game, requester, chat(why, requester.lang))
        return await self._plans.present(game, requester, why)

    # ------------------------------------------------------------ tapping

    async def wish(self, game: Game, requester: Requester, number: int, wish: str) -> Screen:
        """Lists the places for a wish; `wish-worker` narrows them to one Worker, `wish-` shows all again.

        `-worker` shows the places of that Worker on the card of the main action, and "any" leads back to this card.
        """
        opened = await self._plans.pressed(game, requester, number)
        if opened is None or not isinstance(opened.here.decision, TakeTurn):
            return await self._plans.present(game, requester)
        wish, narrows, by = wish.partition("-")
        wish = next((space for space in SPACES if space.lower() == wish), wish)
        places = await asyncio.to_thread(placements, opened.here) if by else ()
        worker = next((place.worker for place in places if place.worker.lower() == by), "")
        if not (is_wish(wish) or (worker and not wish)) or (by and not worker):
            return await self._plans.present(game, requester)
        only = opened.plan.only if narrows else ()
        wish = "" if wish == ANY and not only else wish
        looked_for = Plan(opened.plan.base, opened.plan.taps, wish=wish, by=worker, only=only)
        return await self._plans.keep_or_present(opened, looked_for, requester)

    async def look_for(self, opened: Opened, requester: Requester, wish: str, only: tuple[str, ...]) -> Screen:
        """Lists the places for a wish that have all these traits."""
        looked_for = Plan(opened.plan.base, opened.plan.taps, wish=wish, only=only)
        return await self._plans.keep_or_present(opened, looked_for, requester)

    async def place_at(self, opened: Opened, requester: Requester, place: Place, wish: str) -> Screen:
        """Adds a placement to the plan, like a tap in the list of this wish."""
        tap = await asyncio.to_thread(place.tap, opened.turn.orders, wish)
        return await self._say(opened, tap, requester)

    async def place(self, game: Game, requester: Requester, number: int, index: int) -> Screen:
        """Adds a placement of the list to the plan."""
        return await self._tap(game, requester, number, lambda opened: _placed(opened, index))

    async def tap(self, game: Game, requester: Requester, number: int, index: int) -> Screen:
        """Adds a tap to the plan; a final one plays it."""
        return await self._tap(game, requester, number, lambda opened: taps_of(opened.menu.groups)[index])

    async def untick(self, game: Game, requester: Requester, number: int, index: int) -> Screen:
        """Removes a tap with all that follows from it, or one alternative, from the plan."""
        opened = await self._plans.pressed(game, requester, number)
        if opened and opened.prefers and index < len(opened.plan.preferred):
            return await self._played.say_ahead(opened, without_preference(opened.plan, index), requester)
        if opened is None or index not in opened.course.ticked:
            return await self._plans.present(game, requester)
        return await self._plans.keep_or_present(opened, without_tap(opened.plan, index), requester)

    async def _tap(self, game: Game, requester: Requester, number: int, choose: Callable[[Opened], Tap]) -> Screen:
        opened = await self._plans.pressed(game, requester, number)
        if opened is None:
            return await self._plans.present(game, requester)
        try:
            tap = await asyncio.to_thread(choose, opened)
        except IndexError:
            return await self._plans.present(game, requester)
        return await self._tapped(opened, tap, requester)

    async def _tapped(self, opened: Opened, tap: Tap, requester: Requester) -> Screen:
        if opened.prefers:
            return await self._played.say_ahead(opened, with_preference(opened.plan, tap), requester)
        if tap.asks_first:
            return await self._plans.keep_or_present(opened, with_pending(opened.plan, tap), requester)
        if not tap.is_final:
            return await self._plans.keep_or_present(opened, with_tap(opened.plan, tap), requester)
        return await self._played.play(opened, with_tap(opened.plan, tap), requester)

    async def change(self, game: Game, requester: Requester, number: int, place: int, index: int) -> Screen:
        """Replaces an answer of the plan; the screen names the taps that no longer fit."""
        opened = await self._plans.pressed(game, requester, number)
        pending = opened.menu.pending if opened else None
        found = changes(opened.course, pending) if opened else ()
        meant = [one for one in found if (one.place, one.index) == (place, index)]
        if opened is None or not meant:
            return await self._plans.present(game, requester)
        if pending is None:
            return await self._plans.keep_or_present(
                opened, changed(opened.plan, place, meant[0].step.planned), requester
            )
        before = pending.steps[: place - len(opened.plan.answers)]
        return await self._wait_for(opened, meant[0].step, before, requester)

    async def end_otherwise(
        self, game: Game, requester: Requester, number: int, change: tuple[int, int, int]
    ) -> Screen:
        """Replaces the filled-in end of the plan; the new one awaits confirmation."""
        opened = await self._plans.pressed(game, requester, number)
        groups = opened.menu.groups if opened else ()
        meant = [one for one in other_ends(groups) if (one.number, one.place, one.index) == change]
        if opened is None or not meant:
            return await self._plans.present(game, requester)
        other = meant[0]
        tap = taps_of(groups)[other.number]
        return await self._wait_for(opened, other.step, tap.steps[: other.place], requester, instead=tap.instead)

    async def _wait_for(
        self, opened: Opened, step: Step, before: tuple[Step, ...], requester: Requester, instead: bool = False
    ) -> Screen:
        """Adds a tap with another answer than the filled-in one; if final, it awaits confirmation."""
        tap = structs.replace(tapped(step.before, step.action, before, opened.turn.orders), instead=instead)
        waits = tap.is_final or tap.asks_first
        plan = with_pending(opened.plan, tap) if waits else with_tap(opened.plan, tap)
        return await self._plans.keep_or_present(opened, plan, requester)

    async def say(self, game: Game, requester: Requester, actions: Sequence[Action]) -> Screen:
        """Adds all answers of a command or none; a final one awaits confirmation, unless out of turn and all typed."""
        return await self._say_at(await self._plans.open(game, requester), actions, requester)

    async def _say_at(self, opened: Opened, actions: Sequence[Action], requester: Requester) -> Screen:
        steps: tuple[Step, ...] = ()
        here, tap = opened.here, None
        for number, action in enumerate(actions, 1):
            if here.ahead is not Ahead.ASKED or action not in here.answers:
                raise _refusal(here, action)
            tap = tapped(here, action, steps, opened.turn.orders) if number == len(actions) else None
            steps += (Step(here, action),)
            here = answered(here, action)
        assert tap is not None
        return await self._say(opened, tap, requester)

    async def _say(self, opened: Opened, tap: Tap, requester: Requester) -> Screen:
        waits = opened.here.own_turn or any(step.filled for step in tap.steps)
        if waits if tap.is_final else tap.spoken and tap.asks_first:
            return await self._plans.keep_or_present(opened, with_pending(opened.plan, tap), requester)
        if tap.is_final:
            return await self._played.play(opened, with_tap(opened.plan, tap), requester)
        return await self._plans.keep_or_present(opened, with_tap(opened.plan, tap), requester)

    async def choose(self, game: Game, requester: Requester, number: int, index: int) -> Screen:
        """Adds one of the offered answers at the end of the plan."""
        opened = await self._plans.chosen_from(game, requester, number)
        offered = await self.offered(opened, requester.lang) if opened else ()
        if opened is None or index >= len(offered):
            return await self._plans.present(game, requester)
        return await self._say_at(opened, offered[index].answers, requester)

    async def taps(self, opened: Opened) -> tuple[Tap, ...]:
        """All taps at the end of a plan, except the places of a Worker."""
        return await asyncio.to_thread(taps_at, opened)

    async def offered(self, opened: Opened, lang: Language) -> tuple[Offered, ...]:
        """All answers at the end of a plan."""
        return await asyncio.to_thread(offered_at, opened, lang)

    async def play_hint(self, game: Game, requester: Requester, number: int, way: str) -> Screen:
        """Adds the move of a hint to the plan; one that plays anything for good awaits confirmation."""
        opened = await self._plans.pressed(game, requester, number)
        if opened is None:
            return await self._plans.present(game, requester)
        try:
            taps = await asyncio.to_thread(lambda: taps_on(way, offer_of(opened)))
        except (IndexError, ValueError):
            return await self._plans.present(game, requester)
        *before, last = taps
        if opened.turn.early:
            return await self._tapped(opened, last, requester)
        plan = reduce(with_tap, before, opened.plan)
        waits = last.is_final or last.asks_first
        plan = with_pending(plan, last) if waits else with_tap(plan, last)
        return await self._plans.keep_or_present(opened, plan, requester)

    # ------------------------------------------------------------ playing

    async def confirm(self, game: Game, requester: Requester, number: int | None = None) -> Screen:
        """Plays the plan with its pending tap; a tap that is not final joins the plan."""
        opened = await self._plans.pressed(game, requester, number)
        if opened is None:
            return await self._plans.present(game, requester)
        waited = pending_tap(opened.course, opened.turn.orders)
        if waited is None:
            return await self._end(opened, requester)
        if not waited.is_final:
            return await self._plans.keep_or_present(opened, confirmed(opened.plan), requester)
        return await self._played.play(opened, confirmed(opened.plan), requester)

    async def _end(self, opened: Opened, requester: Requester) -> Screen:
        """Plays the end of the plan, if there is exactly one."""
        opened = structs.replace(opened, waits=False)  # a typed command is no double tap
        taps, plan = await self.taps(opened), opened.plan
        ends = [tap for tap in taps if tap.after.ahead is Ahead.HANDED_OVER]
        if plan.taps and len(ends) == 1:
            return await self._tapped(opened, ends[0], requester)
        if opened.course.may_be_played:
            return await self._played.play(opened, Plan(plan.base, plan.taps), requester)
        return await self._plans.screen(opened, requester, chat("nothing_to_confirm", requester.lang))

    async def play(self, game: Game, requester: Requester, number: int) -> Screen:
        """Plays the plan as far as it goes."""
        opened = await self._plans.pressed(game, requester, number)
        if opened is None or not opened.plan.taps:
            return await self._plans.present(game, requester)
        return await self._played.play(opened, Plan(opened.plan.base, opened.plan.taps), requester)

    # ------------------------------------------------------------ going back

    async def back(self, game: Game, requester: Requester, number: int | None = None) -> Screen:
        """Removes the last tap; with an empty plan, takes back the last answer if possible."""
        opened = await self._plans.pressed(game, requester, number)
        if opened is None:
            return await self._plans.present(game, requester)
        plan = opened.plan
        if opened.prefers:
            return await self._played.say_ahead(opened, without_last(plan), requester)
        if plan.taps or plan.wish or plan.by or plan.pending or opened.turn.early:
            return await self._plans.keep_or_present(opened, without_last(plan), requester)
        return await self._played.undo(opened, requester, all_of_it=False)

    async def more(self, game: Game, requester: Requester, number: int) -> Screen:
        """The second page of the card."""
        opened = await self._plans.pressed(game, requester, number)
        if opened is None:
            return await self._plans.present(game, requester)
        return await self._plans.screen(opened, requester, more=True)

    async def restart(self, game: Game, requester: Requester, number: int | None = None) -> Screen:
        """Clears the plan, and takes back all answers that can be taken back."""
        opened = await self._plans.pressed(game, requester, number)
        if opened is None:
            return await self._plans.present(game, requester)
        if not opened.turn.may_undo:
            return await self._plans.keep_or_present(opened, Plan(opened.plan.base), requester)
        return await self._played.undo(opened, requester, all_of_it=True)


def offer_of(opened: Opened, card: Screen = NO_CARD) -> Offer:
    """The offers of the card of this plan; slow."""
    found = opened.menu
    return Offer(found.groups, found.places, opened.plate, card, opened.turn.orders, opened.plan.wish)


def taps_at(opened: Opened) -> tuple[Tap, ...]:
    """All taps at the end of a plan, except the places of a Worker; slow."""
    return taps_of(opened.menu.groups)


def offered_at(opened: Opened, lang: Language) -> tuple[Offered, ...]:
    """The answers to the question at the end of a plan, then those after Pass; slow."""
    here = opened.here
    if here.ahead is not Ahead.ASKED:
        return ()
    seen = here.seen
    answers = [Offered(say.action(seen, here.decision, action, lang), (action,)) for action in here.answers]
    behind = [tap for tap in taps_at(opened) if isinstance(tap.steps[0].action, Pass)]
    return (*answers, *(Offered(label_without_end(tap, lang), _said(tap)) for tap in behind if tap.spoken))


def _said(tap: Tap) -> tuple[Action, ...]:
    return tuple(step.action for step in tap.steps)


def _placed(opened: Opened, index: int) -> Tap:
    return opened.menu.places[index].tap(opened.turn.orders, opened.plan.wish)


def _refusal(here: Forecast, action: Action) -> Refused:
    reason = why_not(here.seen, action) if here.ahead is Ahead.ASKED else None
    return NotAllowed(reason) if reason else Refused("not_legal")
