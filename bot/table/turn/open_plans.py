"""Open plans: read from the disk, run ahead from the present position, shown, and kept."""

import asyncio
import logging
from collections import OrderedDict
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
from bot.table.turn.card_pictures import CardPicture, card_picture
from bot.table.turn.double_taps import DoubleTapGuard
from bot.table.turn.kept_plans import kept_plan
from bot.turn.menu import Group, menu
from bot.turn.news import drawn_words
from bot.turn.pictured import pictured
from bot.turn.placements import Place, placements
from bot.turn.plan import Course, Plan, course, pending_tap
from bot.turn.rows import Plate
from bot.turn.screen_numbers import screen_number
from bot.turn.screens import plan_screen
from bot.turn.shown import Hint, Shown
from bot.turn.tap import Tap
from bot.turn.things import NOTHING
from engine.decisions import TakeTurn
from engine.foresight import Ahead, Forecast
from storage import Game, StoredPlan
from storage.errors import AlreadyAnswered, NotNow

log = logging.getLogger(__name__)

KEPT = 128  # opened plans, of about a megabyte at most


class Menu(Struct, frozen=True):
    """The taps at the end of a plan."""

    groups: tuple[Group, ...]
    places: tuple[Place, ...]
    pending: Tap | None


def moment(turn: Turn, stored: StoredPlan) -> int:
    """The number of a question together with its plan."""
    return -1 - stored.number if turn.early else turn.number + stored.number


class Opened(Struct, frozen=True, dict=True):
    """A plan of its maker: the present position, and the course of the plan."""

    turn: Turn
    stored: StoredPlan
    course: Course
    lang: Language
    waits: bool = False  # whether nothing plays it at once, because of a final press in the same place

    @property
    def moment(self) -> int:
        """The number of this question and this plan; it changes with every answer and every tap."""
        return moment(self.turn, self.stored)

    @cached_property
    def menu(self) -> Menu:
        """The taps at the end of the plan; slow."""
        return menu_at(self)

    @cached_property
    def number(self) -> int:
        """The number of all present taps; slow. Ahead of one's question it includes the labels: others still answer."""
        found, lang = self.menu, self.lang if self.turn.early else None
        return screen_number(self.moment, self.course, found.groups, found.places, found.pending, lang)

    @property
    def plate(self) -> Plate:
        """The plate of the components of the card; slow."""
        found = self.menu
        placing = bool(found.places or found.pending or self.plan.wish)
        things = NOTHING if placing else pictured(self.course, found.groups, prefers=self.prefers)
        return Plate(self.turn.game.id, self.number, self.lang, self.turn.early, things)

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
        """Whether a possible answer ahead is stored."""
        return bool(self.stored.ahead) and bool(self.plan.taps or not self.course.lost)

    @property
    def prefers(self) -> bool:
        """Whether others may take this choice, so that alternatives are needed."""
        asked = self.turn.view.decision
        return self.turn.early and asked is not None and asked.one_each


class KeptOpen:
    """The newest opened plans, so that a press finds the plan of its card."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, int, str, bool], Opened] = OrderedDict()

    def keep(self, opened: Opened) -> None:
        """Keeps an opened plan until another one replaces it."""
        where = _where(opened.turn, opened.lang, opened.waits)
        self._kept[where] = opened
        self._kept.move_to_end(where)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def find(self, turn: Turn, stored: StoredPlan, lang: Language, waits: bool) -> Opened | None:
        """The same opened plan, if nothing has changed since."""
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
    """The plans of people, each stored before it is shown; an outdated press gets the present screen."""

    def __init__(self, answering: Answering, pictures: Pictures, guard: DoubleTapGuard) -> None:
        self._answering = answering
        self._guard = guard
        self._pictures = pictures
        self._games = answering.games
        self._tables = answering.tables
        self._kept_open = KeptOpen()

    async def open(self, game: Game, requester: Requester) -> Opened:
        """The plan of the requester, run ahead from the present position."""
        turn = await self._answering.turn(game, requester)
        stored = await self._games.plans.get(game.id, turn.seat)
        waits = self._guard.confirms_first(game.id, turn.seat)
        return await self._opened(turn, stored, kept_plan(stored, turn.view, turn.number), requester.lang, waits)

    async def _opened(self, turn: Turn, stored: StoredPlan, plan: Plan, lang: Language, waits: bool) -> Opened:
        if found := self._kept_open.find(turn, stored, lang, waits):
            return found
        return Opened(turn, stored, await asyncio.to_thread(course, turn.view, plan, turn.orders), lang, waits)

    async def pressed(self, game: Game, requester: Requester, number: int | None) -> Opened | None:
        """The plan, if this card is the present one and not brand-new; a command has no card (None)."""
        opened = await self.open(game, requester)
        if number is not None and self._is_too_early(opened):
            return None
        return await self._if_present(opened, number)

    async def chosen_from(self, game: Game, requester: Requester, number: int) -> Opened | None:
        """The plan, if a list for the card with this number is still valid."""
        return await self._if_present(await self.open(game, requester), number)

    async def _if_present(self, opened: Opened, number: int | None) -> Opened | None:
        is_present = number is None or await asyncio.to_thread(lambda: opened.number) == number
        return opened if is_present else None

    def _is_too_early(self, opened: Opened) -> bool:
        return self._guard.is_too_early(opened.turn.game.id, opened.turn.seat, opened.moment)

    async def begin(self, game: Game, requester: Requester, news: str = "") -> Screen:
        """The plan and its taps, in a new message."""
        opened = await self.open(game, requester)
        self._guard.comes_up(game.id, opened.turn.seat, opened.moment)
        waits = self._guard.confirms_first(game.id, opened.turn.seat)
        if waits and not opened.turn.early:
            return await self._begin_anew(opened, requester, news)
        return await self.screen(structs.replace(opened, waits=waits), requester, news)

    async def _begin_anew(self, opened: Opened, requester: Requester, news: str) -> Screen:
        """The same plan under a new number, so that the earlier message with a final press is outdated."""
        turn, stored = opened.turn, opened.stored
        try:
            stored = await self._games.plans.keep(turn.game.id, turn.seat, stored.body, stored.number)
        except (AlreadyAnswered, NotNow):
            return await self.screen(opened, requester, news)
        anew = structs.replace(opened, stored=stored, waits=False)
        self._guard.comes_up(turn.game.id, turn.seat, anew.moment)
        return await self.screen(anew, requester, news)

    async def _since(self, opened: Opened, requester: Requester) -> str:
        """Above an empty plan: the events since the last turn, or the cause of a question out of turn."""
        turn, plan = opened.turn, opened.plan
        begins, seen = isinstance(turn.view.decision, TakeTurn), turn.view
        if turn.early or plan.taps or plan.wish or not (begins or (seen.turn and not opened.here.own_turn)):
            return ""
        history = await since_last_turn(self._games, turn.game.id, seen, turn.seat)
        if begins:
            return await asyncio.to_thread(since_in_a_line, turn.game, history, requester.lang)
        return cause(turn.game, seen, history, requester.lang)

    async def _drawn(self, opened: Opened, requester: Requester) -> str:
        """Above an empty plan: the cards drawn by the last answer."""
        turn, plan = opened.turn, opened.plan
        if plan.taps or plan.pending:
            return ""
        events = await come_up_by_last_answer(self._games, turn.game.id, turn.seat)
        return drawn_words(events, turn.seat, requester.lang, turn.view.decision)

    async def show(self, game: Game, requester: Requester, news: str = "") -> Screen:
        """The plan and its taps, in the pressed message."""
        return await self.screen(await self.open(game, requester), requester, news)

    async def show_after(self, game: Game, requester: Requester, news: str) -> Screen:
        """The screen after a final press: it takes no press for a moment."""
        return await self._show_after(await self.open(game, requester), requester, news)

    async def _show_after(self, opened: Opened, requester: Requester, news: str) -> Screen:
        self._guard.comes_up_pressed(opened.turn.game.id, opened.turn.seat, opened.moment)
        return await self.screen(opened, requester, news)

    async def screen(
        self, opened: Opened, requester: Requester, news: str = "", *, more: bool = False, hint: Hint | None = None
    ) -> Screen:
        """The card of a plan, or its second page."""
        number = await asyncio.to_thread(lambda: opened.number)
        self._kept_open.keep(opened)
        found, turn = opened.menu, opened.turn
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
            more=more,
            hint=hint,
        )
        screen = structs.replace(await asyncio.to_thread(plan_screen, shown), card_of=turn.game.id)
        self._guard.comes_up(turn.game.id, turn.seat, opened.moment)
        picture = card_picture(shown)
        return await self._with_room(screen, opened, picture, _look(turn.game, requester)) if picture else screen

    async def _played(self, opened: Opened, requester: Requester) -> str:
        """The answers of the requester's turn so far, which are final."""
        turn = opened.turn
        if turn.early or turn.view.active != turn.seat or isinstance(turn.view.decision, TakeTurn):
            return ""
        history = await self._games.this_turn(turn.game.id, turn.seat)
        return await asyncio.to_thread(turn_so_far, turn.game, history, requester.lang)

    async def _with_room(self, screen: Screen, opened: Opened, picture: CardPicture, look: PictureStyle) -> Screen:
        """The screen with room for its picture, which comes later."""
        try:
            kept = with_picture(screen, await picture.room(self._pictures, look))
        except Exception:
            log.exception("There is no room for a picture in game %s.", opened.turn.game.id)
            return screen
        return structs.replace(kept, later=partial(self._with_picture, screen, opened, picture, look))

    async def _with_picture(
        self, screen: Screen, opened: Opened, picture: CardPicture, look: PictureStyle
    ) -> Screen | None:
        """The screen with its picture in the room kept for it; None if the plan has changed."""
        game = opened.turn.game
        name = f"{picture.kind}-{game.id}-{opened.stored.number}.png"
        try:
            found = with_picture(screen, await picture.drawn(self._pictures, name, look))
        except Exception:
            log.exception("There is no picture of what can be chosen in game %s.", game.id)
            found = screen
        stored = await self._games.plans.get(game.id, opened.turn.seat)
        return found if stored.number == opened.stored.number else None

    async def _keep(self, opened: Opened, plan: Plan, requester: Requester) -> Screen:
        """Stores the plan and shows it; answers ahead of an earlier plan are withdrawn."""
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
        """The present card, after an outdated or invalid press; the second press of a double tap gets no message."""
        opened = await self.open(await self._games.get(game.id), requester)
        if why == "stale" and self._is_too_early(opened):
            return await self.screen(opened, requester)
        return await self._show_after(opened, requester, chat(why, requester.lang))

    async def keep_or_present(self, opened: Opened, plan: Plan, requester: Requester) -> Screen:
        """Stores the plan and shows it, or the present screen if the game has moved on."""
        try:
            return await self._keep(opened, plan, requester)
        except (AlreadyAnswered, NotNow):
            return await self.present(opened.turn.game, requester)


def _look(game: Game, requester: Requester) -> PictureStyle:
    return PictureStyle(names(game), requester.theme, requester.lang.code)


def menu_at(opened: Opened) -> Menu:
    """The taps at the end of this plan."""
    here, orders, plan = opened.here, opened.turn.orders, opened.plan
    if opened.prefers and plan.taps:
        return Menu(_not_preferred(opened), (), None)
    places = here.ahead is Ahead.ASKED and isinstance(here.decision, TakeTurn)
    found = placements(here, plan.wish, plan.only) if places else ()
    ends = None if opened.turn.early else 0 if opened.waits else opened.course.ends
    return Menu(menu(here, orders, ends, opened.course.begun), found, pending_tap(opened.course, orders))


def _not_preferred(opened: Opened) -> tuple[Group, ...]:
    """The taps that can still become alternatives."""
    ((first,),) = opened.course.taps
    (group, *_) = menu(first.before, opened.turn.orders)
    preferred = (first.action, *first.otherwise)
    return (Group(group.here, tuple(one for one in group.taps if one.steps[0].action not in preferred)),)
