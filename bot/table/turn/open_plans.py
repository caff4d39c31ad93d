"""Plans as they are found: read from the disk, run ahead from where the game is, shown, and kept again."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property, partial

from msgspec import Struct, json, structs

from bot.background.pictures import Pictures, PictureStyle
from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import Screen, with_picture
from bot.table.announce.causes import cause
from bot.table.io.requester import Requester
from bot.table.io.seats import names
from bot.table.look.last_turns import come_up_by_last_answer, since_in_a_line, since_last_turn
from bot.table.look.summaries import turn_so_far
from bot.table.turn.answering import Answering, Turn
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.kept_plans import kept_plan
from bot.turn.menu import Group, menu
from bot.turn.news import drawn_words
from bot.turn.placements import Place, placements, prices, serves
from bot.turn.plan import Course, Plan, course, pending_entry
from bot.turn.screen_numbers import screen_number
from bot.turn.screens import plan_screen
from bot.turn.shown import Shown
from bot.turn.tap import Tap
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast
from storage import Game, StoredPlan
from storage.errors import AlreadyAnswered, NotNow

log = logging.getLogger(__name__)

KEPT = 128  # plans as they were opened, of about a megabyte at most


class Menu(Struct, frozen=True):
    """What can be tapped at the end of a plan."""

    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    pending: Tap | None


def moment(turn: Turn, stored: StoredPlan) -> int:
    """The number of a question and of what is planned for it."""
    return -1 - stored.number if turn.early else turn.number + stored.number


class Opened(Struct, frozen=True, dict=True):
    """A plan as its maker finds it: where the game is, and where the plan would lead."""

    turn: Turn
    stored: StoredPlan
    course: Course
    lang: Language
    waits: bool = False  # whether nothing plays it at once, for something final was pressed where it would stand

    @property
    def moment(self) -> int:
        """Belongs to this question and to the plan as it is: another one comes with every answer and with every tap."""
        return moment(self.turn, self.stored)

    @cached_property
    def menu(self) -> Menu:
        """What can be tapped now; it takes a while."""
        return menu_at(self)

    @cached_property
    def number(self) -> int:
        """Belongs to all that can be pressed now and to nothing else; it takes a while.

        Who is asked sees a position in which nothing changes; before that, others answer meanwhile.
        """
        found, lang = self.menu, self.lang if self.turn.early else None
        return screen_number(self.moment, self.course, found.groups, found.places, found.pending, lang)

    @property
    def here(self) -> Forecast:
        """The question at the end of the plan."""
        return self.course.here

    @property
    def plan(self) -> Plan:
        """The plan, as far as it still fits."""
        return self.course.plan

    @property
    def is_said(self) -> bool:
        """Whether anything is said ahead that is still possible."""
        return bool(self.stored.ahead) and bool(self.plan.taps or not self.course.lost)

    @property
    def prefers(self) -> bool:
        """Whether others may take what is chosen here, so that an order of preference is asked for."""
        asked = self.turn.view.decision
        return self.turn.early and asked is not None and asked.one_each


class KeptOpen:
    """The newest plans as they were opened, so that a press finds what its card was made of."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, str, bool], Opened] = OrderedDict()

    def keep(self, opened: Opened) -> None:
        """Keep a plan until it is opened otherwise, or many others are."""
        where = _where(opened.turn, opened.lang, opened.waits)
        self._kept[where] = opened
        self._kept.move_to_end(where)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def find(self, turn: Turn, stored: StoredPlan, lang: Language, waits: bool) -> Opened | None:
        """The same plan as it was opened before, if nothing that it depends on has changed."""
        opened = self._kept.get(_where(turn, lang, waits))
        if opened is None or opened.stored != stored or _depends_on(opened.turn) != _depends_on(turn):
            return None
        renewed = structs.replace(opened, turn=turn)
        vars(renewed).update(vars(opened))
        return renewed


def _where(turn: Turn, lang: Language, waits: bool) -> tuple[int, int, str, bool]:
    return turn.game.id, turn.seat, lang.code, waits


def _depends_on(turn: Turn) -> tuple[object, ...]:
    return turn.number, turn.early, turn.orders, turn.view


class OpenPlans:
    """Plans of people, each on the disk before it is shown; whatever is old is answered with the present screen."""

    def __init__(self, answering: Answering, pictures: Pictures, guard: DoubleTapGuard) -> None:
        self._answering = answering
        self._guard = guard
        self._pictures = pictures
        self._games = answering.games
        self._tables = answering.tables
        self._kept_open = KeptOpen()

    async def open(self, game: Game, requester: Requester) -> Opened:
        """The plan of whoever is asked, run ahead from where the game is now."""
        turn = await self._answering.turn(game, requester)
        stored = await self._games.plans.get(game.id, turn.seat)
        waits = self._guard.confirms_first(game.id, turn.seat, moment(turn, stored))
        return await self._opened(turn, stored, kept_plan(stored, turn.view, turn.number), requester.lang, waits)

    async def _opened(self, turn: Turn, stored: StoredPlan, plan: Plan, lang: Language, waits: bool) -> Opened:
        if found := self._kept_open.find(turn, stored, lang, waits):
            return found
        return Opened(turn, stored, await asyncio.to_thread(course, turn.view, plan, turn.orders), lang, waits)

    async def pressed(self, game: Game, requester: Requester, number: int | None) -> Opened | None:
        """The plan, if the card with this number is the present one and has not only just come up.

        A command presses no card, and has no number.
        """
        opened = await self.open(game, requester)
        if number is not None and self._is_too_early(opened):
            return None
        return await self._if_present(opened, number)

    async def chosen_from(self, game: Game, requester: Requester, number: int) -> Opened | None:
        """The plan, if a list that was made for the card with this number still holds."""
        return await self._if_present(await self.open(game, requester), number)

    async def _if_present(self, opened: Opened, number: int | None) -> Opened | None:
        is_present = number is None or await asyncio.to_thread(lambda: opened.number) == number
        return opened if is_present else None

    def _is_too_early(self, opened: Opened) -> bool:
        return self._guard.is_too_early(opened.turn.game.id, opened.turn.seat, opened.moment)

    async def begin(self, game: Game, requester: Requester, news: str = "") -> Screen:
        """The plan so far and what can be tapped now, in a new message."""
        opened = await self.open(game, requester)
        self._guard.comes_up(game.id, opened.turn.seat, opened.moment)
        waits = self._guard.confirms_first(game.id, opened.turn.seat, opened.moment)
        if waits and not opened.turn.early:
            return await self._begin_anew(opened, requester, news)
        return await self.screen(structs.replace(opened, waits=waits), requester, news)

    async def _begin_anew(self, opened: Opened, requester: Requester, news: str) -> Screen:
        """The same under another number: what waits in the message where something final was pressed is old then."""
        turn, stored = opened.turn, opened.stored
        try:
            stored = await self._games.plans.keep(turn.game.id, turn.seat, stored.body, stored.number)
        except (AlreadyAnswered, NotNow):
            return await self.screen(opened, requester, news)
        anew = structs.replace(opened, stored=stored, waits=False)
        self._guard.comes_up(turn.game.id, turn.seat, anew.moment)
        return await self.screen(anew, requester, news)

    async def _since(self, opened: Opened, requester: Requester) -> str:
        """While nothing is planned: what happened since the last turn, where one is to begin; else why one is asked."""
        turn, plan = opened.turn, opened.plan
        begins, seen = isinstance(turn.view.decision, TakeTurn), turn.view
        if turn.early or plan.taps or plan.wish or not (begins or (seen.turn and not opened.here.own_turn)):
            return ""
        history = await since_last_turn(self._games, turn.game.id, seen, turn.seat)
        if begins:
            return await asyncio.to_thread(since_in_a_line, turn.game, history, requester.lang)
        return cause(turn.game, seen, history, requester.lang)

    async def _drawn(self, opened: Opened, requester: Requester) -> str:
        """While nothing is planned out of turn: what was drawn before it, by an answer given or said ahead."""
        turn, plan = opened.turn, opened.plan
        if plan.taps or plan.pending or opened.here.own_turn:
            return ""
        events = await come_up_by_last_answer(self._games, turn.game.id, turn.seat)
        return drawn_words(events, turn.seat, requester.lang, turn.view.decision)

    async def show(self, game: Game, requester: Requester, news: str = "") -> Screen:
        """The plan so far and what can be tapped now, in the message where something was pressed."""
        return await self.screen(await self.open(game, requester), requester, news)

    async def show_after(self, game: Game, requester: Requester, news: str) -> Screen:
        """What comes up where something final was pressed: nothing that is final at once."""
        return await self._show_after(await self.open(game, requester), requester, news)

    async def _show_after(self, opened: Opened, requester: Requester, news: str) -> Screen:
        self._guard.comes_up_pressed(opened.turn.game.id, opened.turn.seat, opened.moment)
        return await self.screen(structs.replace(opened, waits=True), requester, news)

    async def screen(self, opened: Opened, requester: Requester, news: str = "") -> Screen:
        """A plan as it is shown."""
        number = await asyncio.to_thread(lambda: opened.number)
        self._kept_open.keep(opened)
        found, turn = opened.menu, opened.turn
        looked_for = () if found.pending else found.places
        in_reach = prices(place for place in looked_for if _is_looked_for(place, opened.plan))
        shown = Shown(
            game=turn.game.id,
            number=number,
            seen=turn.view,
            course=opened.course,
            groups=found.groups,
            places=found.places,
            pending=found.pending,
            may_undo=turn.may_undo and not opened.waits,
            early=turn.early,
            prefers=opened.prefers,
            said=turn.early and opened.is_said,
            hints=turn.game.terms.hints,
            lang=requester.lang,
            news=news or await self._drawn(opened, requester),
            since=await self._since(opened, requester),
            played=await self._played(opened, requester),
        )
        screen = await asyncio.to_thread(plan_screen, shown)
        self._guard.comes_up(turn.game.id, turn.seat, opened.moment)
        if not in_reach:
            return screen
        kept = with_picture(screen, await self._pictures.room_for_reach(in_reach, _look(turn.game, requester)))
        return structs.replace(kept, later=partial(self._with_hill, screen, opened, in_reach, requester))

    async def _played(self, opened: Opened, requester: Requester) -> str:
        """What was played in one's own turn before the plan, and cannot be changed any more."""
        turn = opened.turn
        if turn.early or turn.view.active != turn.seat or isinstance(turn.view.decision, TakeTurn):
            return ""
        history = await self._games.this_turn(turn.game.id, turn.seat)
        return await asyncio.to_thread(turn_so_far, turn.game, history, requester.lang)

    async def _with_hill(
        self, screen: Screen, opened: Opened, in_reach: Mapping[str, int], requester: Requester
    ) -> Screen | None:
        """The screen with a picture of the spaces to choose from, unless its maker has gone on meanwhile.

        Until then as much room is kept for it, so that nothing moves under a finger.
        """
        game = opened.turn.game
        look = _look(game, requester)
        name = f"reach-{game.id}-{opened.stored.number}.png"
        try:
            found = with_picture(screen, await self._pictures.reach(name, opened.here.seen, in_reach, look))
        except Exception:
            log.exception("There is no picture of the spaces in reach in game %s.", game.id)
            found = screen
        stored = await self._games.plans.get(game.id, opened.turn.seat)
        return found if stored.number == opened.stored.number else None

    async def _keep(self, opened: Opened, plan: Plan, requester: Requester) -> Screen:
        """The plan from now on, on the disk before it is shown; what was said ahead of another one is unsaid."""
        turn, number = opened.turn, opened.stored.number
        body = json.encode(plan).decode()
        if turn.early and opened.stored.ahead:
            async with self._tables.answering(turn.game.id):
                stored = await self._games.plans.say_ahead(turn.game.id, turn.seat, (), number, body)
            self._tables.wake(turn.game.id)
        else:
            stored = await self._games.plans.keep(turn.game.id, turn.seat, body, number)
        return await self.screen(await self._opened(turn, stored, plan, requester.lang, waits=False), requester)

    async def present(self, game: Game, requester: Requester, why: str = "stale") -> Screen:
        """The present card, to whoever has pressed what belongs to an earlier one, or what does not count.

        The second press of a double tap gets no word.
        """
        opened = await self.open(await self._games.get(game.id), requester)
        if why == "stale" and self._is_too_early(opened):
            return await self.screen(opened, requester)
        return await self._show_after(opened, requester, chat(why, requester.lang))

    async def keep_or_present(self, opened: Opened, plan: Plan, requester: Requester) -> Screen:
        """The same; to whoever was overtaken, the present screen."""
        try:
            return await self._keep(opened, plan, requester)
        except (AlreadyAnswered, NotNow):
            return await self.present(opened.turn.game, requester)


def _look(game: Game, requester: Requester) -> PictureStyle:
    return PictureStyle(names(game), requester.theme, requester.lang.code)


def _is_looked_for(place: Place, plan: Plan) -> bool:
    return bool(plan.wish) and serves(place, plan.wish) and plan.by in ("", place.worker)


def menu_at(opened: Opened) -> Menu:
    """What can be tapped at the end of this plan."""
    here, orders, plan = opened.here, opened.turn.orders, opened.plan
    if opened.prefers and plan.taps:
        return Menu(_not_preferred(opened), (), None)
    places = here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn)
    found = placements(here, plan.wish, plan.only) if places else ()
    ends = None if opened.turn.early else 0 if opened.waits else opened.course.ends
    return Menu(menu(here, orders, ends, opened.course.begun), found, pending_entry(opened.course, orders))


def _not_preferred(opened: Opened) -> tuple[Group, ...]:
    """What can still be put behind what is preferred."""
    ((first,),) = opened.course.taps
    (group, *_) = menu(first.before, opened.turn.orders)
    preferred = (first.action, *first.otherwise)
    return (Group(group.here, tuple(one for one in group.entries if one.steps[0].action not in preferred)),)
