"""How a person answers in private: taps make a plan, which is kept, can be taken back, and is played at its end."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from zlib import crc32

from msgspec import DecodeError, Struct, json, structs

from bot import text
from bot.background.pictures import Pictures, PictureStyle
from bot.languages import Language
from bot.planning.menu import Entry, Group, Step, entries_of, menu, other_ends, tapped
from bot.planning.news import drawn_words
from bot.planning.placements import Place, placements, prices, serves
from bot.planning.plan import (
    Course,
    Plan,
    changed,
    changes,
    confirmed,
    course,
    pending_entry,
    with_pending,
    with_preference,
    with_tap,
    without_last,
    without_tap,
)
from bot.planning.screens import Shown, plan_screen
from bot.planning.wording import entry_label
from bot.prompts.screen import Screen, with_picture
from bot.table.answering import EARLY, Answering, Turn
from bot.table.errors import NotAllowed, Refused
from bot.table.first_look import FirstLook
from bot.table.seats import escaped_names, names
from bot.table.summaries import latest
from bot.table.visitor import Visitor
from bot.text.chat import chat
from bot.text.story import paragraphs
from engine.actions import Action, Pass
from engine.components import SPACES
from engine.core import legal_actions, why_not
from engine.decisions import PickStartingWeaving, TakeTurn
from engine.foresight import Ahead, Forecast, answered
from storage import RUNNING, Game, StoredPlan
from storage.errors import AlreadyAnswered, NothingToUndo, NotNow

log = logging.getLogger(__name__)

LONGEST_NEWS = 500
PREFERRED = (PickStartingWeaving,)  # questions about things of which each goes to one seat
_read = json.Decoder(Plan).decode


class Opened(Struct, frozen=True):
    """A plan as its maker finds it: where the game is, and where the plan would lead."""

    turn: Turn
    stored: StoredPlan
    course: Course

    @property
    def number(self) -> int:
        """Belongs to what is shown now and to nothing else: it grows with every question and with every tap.

        Before one's question is asked, others answer meanwhile: as long as that changes nothing that can be tapped, it
        stays as it is.
        """
        if not self.turn.early:
            return self.turn.number + self.stored.number
        tappable = (self.stored.number, legal_actions(self.turn.view), self.here.ahead, self.here.answers)
        return crc32(json.encode(tappable))

    @property
    def here(self) -> Forecast:
        """The question at the end of the plan."""
        return self.course.here

    @property
    def plan(self) -> Plan:
        """The plan, as far as it still fits."""
        return self.course.plan

    @property
    def prefers(self) -> bool:
        """Whether others may take what is chosen here, so that an order of preference is asked for."""
        return self.turn.early and isinstance(self.turn.view.decision, PREFERRED)


class Offered(Struct, frozen=True):
    """Something that can be said at the end of a plan, in words."""

    words: str
    answers: tuple[Action, ...]


class Menu(Struct, frozen=True):
    """What can be tapped at the end of a plan."""

    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    pending: Entry | None


class Planning:
    """Plans of people: each tap is kept at once, and whatever is old is answered with the present screen."""

    def __init__(self, answering: Answering, pictures: Pictures, first_look: FirstLook) -> None:
        self._answering = answering
        self._first_look = first_look
        self._pictures = pictures
        self._games = answering.games
        self._tables = answering.tables

    async def open(self, game: Game, visitor: Visitor) -> Opened:
        """The plan of whoever is asked, run ahead from where the game is now."""
        turn = await self._answering.turn(game, visitor)
        stored = await self._games.plan(game.id, turn.seat)
        plan = _plan_in(stored)
        if not plan.is_of(turn.view) or (EARLY in (turn.number, plan.base) and not plan.begins_at(turn.view)):
            plan = Plan()  # made for another round
        based = plan if plan.base == turn.number else Plan(turn.number, plan.taps)
        found = await asyncio.to_thread(course, turn.view, based, turn.orders)
        return Opened(turn, stored, found)

    # ------------------------------------------------------------ showing

    async def show(self, game: Game, visitor: Visitor, news: str = "") -> Screen:
        """The plan so far and what can be tapped now."""
        return await self._screen(await self.open(game, visitor), visitor, news)

    async def _screen(self, opened: Opened, visitor: Visitor, news: str = "") -> Screen:
        found = await asyncio.to_thread(_menu, opened)
        turn = opened.turn
        self._first_look.comes_up(turn.game.id, turn.seat, opened.number)
        screen = plan_screen(
            Shown(
                game=turn.game.id,
                number=opened.number,
                seen=turn.view,
                course=opened.course,
                groups=found.groups,
                places=found.places,
                pending=found.pending,
                may_undo=turn.may_undo,
                early=turn.early,
                prefers=opened.prefers,
                said=turn.early and bool(opened.stored.ahead),
                hints=turn.game.terms.hints,
                lang=visitor.lang,
                news=news,
            )
        )
        in_reach = prices(place for place in found.places if _is_looked_for(place, opened.plan))
        if not in_reach:
            return screen
        return structs.replace(screen, later=partial(self._with_hill, screen, opened, in_reach, visitor))

    async def _with_hill(
        self, screen: Screen, opened: Opened, in_reach: Mapping[str, int], visitor: Visitor
    ) -> Screen | None:
        """The screen with a picture of the spaces to choose from, unless its maker has gone on meanwhile."""
        game = opened.turn.game
        look = PictureStyle(names(game), visitor.theme, visitor.lang.code)
        name = f"reach-{game.id}-{opened.stored.number}.png"
        picture = await self._pictures.reach(name, opened.here.seen, in_reach, look)
        stored = await self._games.plan(game.id, opened.turn.seat)
        return with_picture(screen, picture) if stored.number == opened.stored.number else None

    async def _keep(self, opened: Opened, plan: Plan, visitor: Visitor) -> Screen:
        """The plan from now on, on the disk before it is shown; what was said ahead of another one is unsaid."""
        turn, number = opened.turn, opened.stored.number
        body = json.encode(plan).decode()
        if turn.early and opened.stored.ahead:
            stored = await self._games.say_ahead(turn.game.id, turn.seat, (), number, body)
            self._tables.wake(turn.game.id)
        else:
            stored = await self._games.keep_plan(turn.game.id, turn.seat, body, number)
        found = await asyncio.to_thread(course, turn.view, plan, turn.orders)
        return await self._screen(Opened(turn, stored, found), visitor)

    async def present(self, game: Game, visitor: Visitor) -> Screen:
        """To whoever has pressed what belongs to an earlier screen: the present one."""
        opened = await self.open(await self._games.get(game.id), visitor)
        self._first_look.forget(game.id, opened.turn.seat)  # it comes up under the finger
        return await self._screen(opened, visitor, chat("stale", visitor.lang))

    # ------------------------------------------------------------ tapping

    async def wish(self, game: Game, visitor: Visitor, number: int, wish: str) -> Screen:
        """Look for a place for this task."""
        opened = await self.open(game, visitor)
        if _is_old(opened, number) or not isinstance(opened.here.decision, TakeTurn):
            return await self.present(game, visitor)
        wish, _, by = wish.partition("-")
        wish = next((space for space in SPACES if space.lower() == wish), wish)
        places = await asyncio.to_thread(placements, opened.here) if by else ()
        worker = next((place.worker for place in places if place.worker.lower() == by), "")
        looked_for = Plan(opened.plan.base, opened.plan.taps, wish=wish, by=worker)
        return await self._keep_or_present(opened, looked_for, visitor)

    async def place(self, game: Game, visitor: Visitor, number: int, index: int) -> Screen:
        """Put this whole placement into the plan."""
        return await self._tap(game, visitor, number, lambda found, opened: _placed(found, opened, index))

    async def tap(self, game: Game, visitor: Visitor, number: int, index: int) -> Screen:
        """Put this into the plan; what ends it plays it."""
        return await self._tap(game, visitor, number, lambda found, _: entries_of(found.groups)[index])

    async def untick(self, game: Game, visitor: Visitor, number: int, index: int) -> Screen:
        """Take this tap out of the plan; what follows from it goes with it."""
        opened = await self.open(game, visitor)
        if _is_old(opened, number) or index not in opened.course.ticked:
            return await self.present(game, visitor)
        return await self._keep_or_present(opened, without_tap(opened.plan, index), visitor)

    async def _tap(self, game: Game, visitor: Visitor, number: int, choose: Callable[[Menu, Opened], Entry]) -> Screen:
        opened = await self.open(game, visitor)
        if _is_old(opened, number):
            return await self.present(game, visitor)
        try:
            entry = await asyncio.to_thread(lambda: choose(_menu(opened), opened))
        except IndexError:
            return await self.present(game, visitor)
        if opened.prefers:
            return await self._say_ahead(opened, with_preference(opened.plan, entry), visitor)
        if not entry.final:
            return await self._keep_or_present(opened, with_tap(opened.plan, entry), visitor)
        if entry.asks_first:
            return await self._keep_or_present(opened, with_pending(opened.plan, entry), visitor)
        return await self._play_if_seen(opened, with_tap(opened.plan, entry), visitor)

    async def _keep_or_present(self, opened: Opened, plan: Plan, visitor: Visitor) -> Screen:
        try:
            return await self._keep(opened, plan, visitor)
        except (AlreadyAnswered, NotNow):
            return await self.present(opened.turn.game, visitor)

    async def change(self, game: Game, visitor: Visitor, number: int, place: int, index: int) -> Screen:
        """Put another answer in the place of one of the plan; what no longer fits then is named."""
        opened = await self.open(game, visitor)
        pending = pending_entry(opened.course, opened.turn.orders)
        meant = [one for one in changes(opened.course, pending) if (one.place, one.index) == (place, index)]
        if _is_old(opened, number) or not meant:
            return await self.present(game, visitor)
        if pending is None:
            return await self._keep_or_present(opened, changed(opened.plan, place, meant[0].step.action), visitor)
        before = pending.steps[: place - len(opened.plan.answers)]
        return await self._wait_for(opened, meant[0].step, before, visitor)

    async def end_otherwise(self, game: Game, visitor: Visitor, number: int, change: tuple[int, int, int]) -> Screen:
        """End the plan with another answer than the one that would be filled in; that waits to be confirmed."""
        opened = await self.open(game, visitor)
        groups = (await asyncio.to_thread(_menu, opened)).groups
        meant = [one for one in other_ends(groups) if (one.number, one.place, one.index) == change]
        if _is_old(opened, number) or not meant:
            return await self.present(game, visitor)
        other = meant[0]
        before = entries_of(groups)[other.number].steps[: other.place]
        return await self._wait_for(opened, other.step, before, visitor)

    async def _wait_for(self, opened: Opened, step: Step, before: tuple[Step, ...], visitor: Visitor) -> Screen:
        """A tap with another answer than was filled in waits to be confirmed, or joins the plan if it goes on."""
        entry = tapped(step.before, step.action, before, opened.turn.orders)
        plan = with_pending(opened.plan, entry) if entry.final else with_tap(opened.plan, entry)
        return await self._keep_or_present(opened, plan, visitor)

    async def say(self, game: Game, visitor: Visitor, actions: Sequence[Action]) -> Screen:
        """Put the answers of a command into the plan, all or none.

        What would end it waits for its confirmation; out of turn only if something was filled in, which can be changed.
        """
        opened = await self.open(game, visitor)
        steps: tuple[Step, ...] = ()
        here, entry = opened.here, None
        for action in actions:
            if here.ahead is not Ahead.ASKED or action not in here.answers:
                raise _refusal(here, action)
            entry = tapped(here, action, steps, opened.turn.orders) if action is actions[-1] else None
            steps += (Step(here, action),)
            here = answered(here, action)
        assert entry is not None
        if entry.final and (opened.here.own_turn or any(step.filled for step in entry.steps)):
            return await self._keep_or_present(opened, with_pending(opened.plan, entry), visitor)
        if entry.final:
            return await self._play(opened, with_tap(opened.plan, entry), visitor)
        return await self._keep_or_present(opened, with_tap(opened.plan, entry), visitor)

    async def choose(self, game: Game, visitor: Visitor, number: int, index: int) -> Screen:
        """Say this one of all that can be said at the end of the plan."""
        opened = await self.open(game, visitor)
        offered = await self.offered(opened, visitor.lang)
        if _is_old(opened, number) or index >= len(offered):
            return await self.present(game, visitor)
        return await self.say(game, visitor, offered[index].answers)

    async def entries(self, opened: Opened) -> tuple[Entry, ...]:
        """All that can be tapped at the end of a plan, but for the places of a Worker."""
        return entries_of((await asyncio.to_thread(_menu, opened)).groups)

    async def offered(self, opened: Opened, lang: Language) -> tuple[Offered, ...]:
        """All that can be said at the end of a plan: the answers to the question there, then what lies behind a no."""
        here = opened.here
        if here.ahead is not Ahead.ASKED:
            return ()
        seen = here.seen
        answers = [Offered(text.action(seen, here.decision, action, lang), (action,)) for action in here.answers]
        behind = [entry for entry in await self.entries(opened) if isinstance(entry.steps[0].action, Pass)]
        return (*answers, *(Offered(entry_label(entry, lang), _said(entry)) for entry in behind if entry.spoken))

    # ------------------------------------------------------------ playing

    async def confirm(self, game: Game, visitor: Visitor, number: int | None = None) -> Screen:
        """Play the plan with the tap that waited for it."""
        opened = await self.open(game, visitor)
        if number is not None and _is_old(opened, number):
            return await self.present(game, visitor)
        if opened.plan.pending is None:
            return await self._end(opened, visitor)
        return await (self._play if number is None else self._play_if_seen)(opened, confirmed(opened.plan), visitor)

    async def _end(self, opened: Opened, visitor: Visitor) -> Screen:
        """Press what ends the plan, if there is one thing that does."""
        entries, plan = await self.entries(opened), opened.plan
        ends = [number for number, entry in enumerate(entries) if entry.after.ahead is Ahead.HANDED_OVER]
        if plan.taps and len(ends) == 1:
            return await self.tap(opened.turn.game, visitor, opened.number, ends[0])
        if opened.course.may_be_played:
            return await self.play(opened.turn.game, visitor, opened.number)
        return await self._screen(opened, visitor, chat("nothing_to_confirm", visitor.lang))

    async def play(self, game: Game, visitor: Visitor, number: int) -> Screen:
        """Play the plan as far as it goes."""
        opened = await self.open(game, visitor)
        if _is_old(opened, number) or not opened.plan.taps:
            return await self.present(game, visitor)
        return await self._play_if_seen(opened, Plan(opened.plan.base, opened.plan.taps), visitor)

    async def _play_if_seen(self, opened: Opened, plan: Plan, visitor: Visitor) -> Screen:
        """Play the whole plan, unless the screen has only just come up under the finger and it would be final."""
        turn = opened.turn
        if not turn.early and self._first_look.is_too_early(turn.game.id, turn.seat, opened.number):
            return await self._screen(opened, visitor, chat("plan.look_first", visitor.lang))
        return await self._play(opened, plan, visitor)

    async def _play(self, opened: Opened, plan: Plan, visitor: Visitor) -> Screen:
        """Play the whole plan; whatever comes up is shown, or who is asked next."""
        turn = opened.turn
        if turn.early:
            return await self._say_ahead(opened, plan, visitor)
        try:
            async with self._tables.answering(turn.game.id):
                played = await self._games.play_plan(
                    turn.game.id, turn.seat, plan.answers, opened.stored.number, visitor.interaction
                )
        except AlreadyAnswered:
            return await self.present(turn.game, visitor)
        self._tables.wake(turn.game.id)
        after = await self._games.get(turn.game.id)
        if after.to_act == turn.seat and after.status == RUNNING:
            return await self.show(after, visitor, await self._news(after, turn, visitor.lang))
        key = "repeated" if played.repeated else "game_ended" if after.status != RUNNING else "done"
        return Screen(words=chat(key, visitor.lang, game=turn.game.id))

    async def _say_ahead(self, opened: Opened, plan: Plan, visitor: Visitor) -> Screen:
        """Keep the whole plan for when this person is asked; until then it can be changed."""
        turn, number = opened.turn, opened.stored.number
        found = await asyncio.to_thread(course, turn.view, plan, turn.orders)
        body = json.encode(found.plan).decode()
        try:
            await self._games.say_ahead(turn.game.id, turn.seat, found.plan.answers, number, body)
        except (AlreadyAnswered, NotNow):
            return await self.present(turn.game, visitor)
        self._tables.wake(turn.game.id)
        return await self.show(await self._games.get(turn.game.id), visitor)

    async def _news(self, game: Game, turn: Turn, lang: Language) -> str:
        """What has come up while the plan was played: what was drawn, else all that happened."""
        history = await self._games.history(game.id, turn.seat, turn.view.seq)
        events = [event for told in history.told for event in told.events]
        if drawn := drawn_words(events, turn.seat, lang):
            return drawn
        return latest(paragraphs(events, escaped_names(game), lang), LONGEST_NEWS)[0]

    # ------------------------------------------------------------ going back

    async def back(self, game: Game, visitor: Visitor, number: int | None = None) -> Screen:
        """One tap back; where the plan is empty, an answer that was played and can still be taken back."""
        opened = await self.open(game, visitor)
        if number is not None and _is_old(opened, number):
            return await self.present(game, visitor)
        plan = opened.plan
        if opened.prefers:
            return await self._say_ahead(opened, without_last(plan), visitor)
        if plan.taps or plan.wish or plan.pending or opened.turn.early:
            return await self._keep_or_present(opened, without_last(plan), visitor)
        return await self._undo(opened, visitor, all_of_it=False)

    async def restart(self, game: Game, visitor: Visitor, number: int | None = None) -> Screen:
        """Begin the plan anew, with all that can still be taken back."""
        opened = await self.open(game, visitor)
        if number is not None and _is_old(opened, number):
            return await self.present(game, visitor)
        if not opened.turn.may_undo:
            return await self._keep_or_present(opened, Plan(opened.plan.base), visitor)
        return await self._undo(opened, visitor, all_of_it=True)

    async def _undo(self, opened: Opened, visitor: Visitor, *, all_of_it: bool) -> Screen:
        turn = opened.turn
        number, seq = turn.number, turn.view.seq
        try:
            async with self._tables.answering(turn.game.id):
                while True:
                    undone = await self._games.undo(turn.game.id, turn.seat, number)
                    number, seq = undone.number, undone.seq
                    if not all_of_it or seq <= turn.game.settled:
                        break
        except NothingToUndo:
            if not all_of_it:
                raise
        except AlreadyAnswered:
            return await self.present(turn.game, visitor)
        self._tables.wake(turn.game.id)
        return await self.show(await self._games.get(turn.game.id), visitor, chat("undone", visitor.lang))


def _said(entry: Entry) -> tuple[Action, ...]:
    return tuple(step.action for step in entry.steps)


def _plan_in(stored: StoredPlan) -> Plan:
    try:
        return _read(stored.body) if stored.body else Plan()
    except DecodeError:
        log.warning("A plan that was kept cannot be read; it is begun anew.")
        return Plan()


def _placed(found: Menu, opened: Opened, index: int) -> Entry:
    return found.places[index].entry(opened.turn.orders, opened.plan.wish)


def _is_looked_for(place: Place, plan: Plan) -> bool:
    return bool(plan.wish) and serves(place, plan.wish) and plan.by in ("", place.worker)


def _is_old(opened: Opened, number: int) -> bool:
    """Whether what was pressed belongs to an earlier screen."""
    return number != opened.number


def _menu(opened: Opened) -> Menu:
    here, orders, plan = opened.here, opened.turn.orders, opened.plan
    if opened.prefers and plan.taps:
        return Menu(_not_preferred(opened), (), None)
    places = here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn)
    found = placements(here, plan.wish) if places else ()
    return Menu(menu(here, orders), found, pending_entry(opened.course, orders))


def _not_preferred(opened: Opened) -> tuple[Group, ...]:
    """What can still be put behind what is preferred."""
    ((first,),) = opened.course.taps
    (group, *_) = menu(first.before, opened.turn.orders)
    preferred = (first.action, *first.otherwise)
    return (Group(group.here, tuple(one for one in group.entries if one.steps[0].action not in preferred)),)


def _refusal(here: Forecast, action: Action) -> Refused:
    reason = why_not(here.seen, action) if here.ahead is Ahead.ASKED else None
    return NotAllowed(reason) if reason else Refused("not_legal")
