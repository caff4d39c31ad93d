"""People who open their screens before they are asked, and press something there when others have answered."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from msgspec import Struct, json

from bot.screens.screen import Button, Screen, Section, Select
from bot.table.io.errors import Refused
from bot.table.turn.open_plans import Opened
from bot.turn.menu import other_ends, taps_of
from bot.turn.plan import (
    Plan,
    changed,
    changes,
    confirmed,
    with_pending,
    with_preference,
    with_tap,
    without_last,
    without_preference,
    without_tap,
)
from bot.turn.tap import tapped
from engine import Options, State
from engine.core import legal_actions
from engine.early import asked_early
from engine.views import view
from tests.bot.turn.paper_table import PaperTable, Press, entry_of, menu_of, paper_table

STALE = "That was on an earlier screen"
PRESSED = {"tap": 8, "untick": 2, "change": 2, "confirm": 4, "play": 3, "back": 1, "restart": 1}  # how often
TIMES = 3  # that everybody looks at one moment, and waits
BEFORE = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)  # presses on the way to the screen that is left alone
MOST_MEANWHILE = 4  # answers of others before it is pressed
SCREENS, PRESSES, AS_SAID, REFUSED, WRONG = "screens", "presses", "played as said", "refused", "wrong"
Said = tuple[tuple[str, tuple[object, ...]], ...]  # the questions of a plan, and what is answered


class Pressable(Struct, frozen=True):
    """Something on a screen, and what it is called there."""

    press: Press
    words: str


class LeftAlone(Struct, frozen=True):
    """A screen that somebody has before them while others answer."""

    seat: int
    opened: Opened
    offered: tuple[Pressable, ...]


class EarlyEvening:
    """A game in which everybody who can answer early looks, waits a while, and presses something."""

    def __init__(self, table: PaperTable, random: Random) -> None:
        self.table = table
        self.random = random
        self.seen: Counter[str] = Counter(dict.fromkeys((SCREENS, PRESSES, AS_SAID, REFUSED, WRONG), 0))
        self.wrong: list[str] = []

    async def play(self, most: int) -> None:
        """Up to the end, or until so many screens were pressed."""
        while await self.table.runs() and self.seen[SCREENS] < most:
            start = await self.table.state()
            if any(asked_early(view(start, seat)) for seat in range(len(start.players)) if seat != start.to_act):
                for _ in range(TIMES):
                    await self._wait_and_press(start)
            await self._answer()

    async def _wait_and_press(self, start: State) -> None:
        """Everybody looks, some answer, everybody presses; then all of it is taken back."""
        seats = range(len(start.players)) if await self.table.runs() else ()
        left = [one for seat in seats if seat != start.to_act and (one := await self._looked(seat))]
        for _ in range(self.random.randint(1, MOST_MEANWHILE)):
            await self._answer()
        for one in left:
            await self._press_old(one)
        if await self.table.runs():
            people = [seat.person for seat in (await self.table.game()).seats]
            await self.table.games.take_back(self.table.id, start.seq, people)

    async def _looked(self, seat: int) -> LeftAlone | None:
        """The screen of somebody who may answer early, and has perhaps tapped a little; None if they may not."""
        try:
            screen = await self.table.show(seat)
        except Refused:  # what others have answered is not theirs to see yet
            return None
        for _ in range(self.random.choice(BEFORE)):
            chosen = self._chosen(tuple(pressable(screen)))
            screen = await self.table.press(chosen.press, seat) if chosen else screen
        return LeftAlone(seat, await self.table.opened(seat), tuple(pressable(screen)))

    async def _answer(self) -> None:
        """Whoever is asked answers, if anybody is: what was said ahead, or anything."""
        state = await self.table.state()
        if state.to_act is not None and not await self.table.games.plans.play_ahead(self.table.id, state.to_act):
            action = self.random.choice(legal_actions(state))
            await self.table.games.play(self.table.id, state.to_act, action, state.seq)

    def _chosen(self, offered: Sequence[Pressable]) -> Pressable | None:
        some = [one for one in offered if one.press.verb in PRESSED]
        return self.random.choices(some, [PRESSED[one.press.verb] for one in some])[0] if some else None

    async def _press_old(self, left: LeftAlone) -> None:
        """Press something: the plan becomes what was said by it on its screen, or stays what it was."""
        chosen = self._chosen(left.offered)
        if chosen is None or not await self.table.runs():
            return
        self.seen[SCREENS] += 1
        self.seen[PRESSES] += 1
        called = await self._called_now(left.seat, chosen.press)
        before, seq = await self._kept(left.seat), (await self.table.state()).seq
        refused = await self._refuses(chosen.press, left.seat)
        after, now = await self._kept(left.seat), (await self.table.state()).seq
        if refused:
            kind, is_right = REFUSED, (after, now) == (before, seq)
        else:
            meant = said_in(meant_by(left.opened, chosen.press))
            kind, is_right = AS_SAID, (after, now, called) == (meant, seq, chosen.words)
        self.seen[kind if is_right else WRONG] += 1
        if not is_right:
            self.wrong.append(f"{chosen.press.verb} {chosen.words!r}, called {called!r} by then: {after}")

    async def _refuses(self, press: Press, seat: int) -> bool:
        try:
            screen = await self.table.press(press, seat)
        except Refused:
            return True
        return any(STALE in getattr(block, "words", "") for block in screen.blocks)

    async def _called_now(self, seat: int, press: Press) -> str:
        """What this press is called on the present screen; nothing if it is not on it."""
        try:
            if (await self.table.opened(seat)).number != press.number:
                return ""
        except Refused:
            return ""
        return next((one.words for one in pressable(await self.table.look(seat)) if one.press == press), "")

    async def _kept(self, seat: int) -> Said:
        body = (await self.table.games.plans.get(self.table.id, seat)).body
        return said_in(json.decode(body, type=Plan)) if body else ()


def pressable(screen: Screen) -> Iterator[Pressable]:
    """All that can be pressed on a screen, as it is called."""
    for block in screen.blocks:
        parts = (block.button,) if isinstance(block, Section) else block if isinstance(block, tuple) else ()
        for part in parts:
            if isinstance(part, Select):
                for choice in part.choices:
                    yield Pressable(Press.of(part.id, choice.value), f"{choice.label}\n{choice.detail}")
            elif isinstance(part, Button):
                yield Pressable(Press.of(part.id), part.label)


def said_in(plan: Plan) -> Said:
    """What a plan says, with what waits to be confirmed."""
    return tuple((answer.question, answer.choices) for answer in confirmed(plan).answers)


def meant_by(opened: Opened, press: Press) -> Plan:
    """The plan that comes of a press on a screen, as it was when that was shown."""
    plan = opened.plan
    if entry := entry_of(opened, press):
        return with_preference(plan, entry) if opened.prefers else with_tap(plan, entry)
    match press.verb:
        case "untick":
            return (without_preference if opened.prefers else without_tap)(plan, int(press.argument))
        case "change":
            return _changed(opened, tuple(map(int, press.argument.split("_"))))
        case "confirm":
            return confirmed(plan)
        case "play":
            return Plan(plan.base, plan.taps)
        case "back":
            return without_last(plan)
    assert press.verb == "restart"
    return Plan(plan.base)


def _changed(opened: Opened, numbers: tuple[int, ...]) -> Plan:
    """The plan with another answer in the place of one in it, in the tap that waits, or in one that ends it."""
    plan, found = opened.plan, menu_of(opened)
    if len(numbers) == 3:
        tap, place, _ = numbers
        (step,) = (one.step for one in other_ends(found.groups) if (one.number, one.place, one.index) == numbers)
        before = taps_of(found.groups)[tap].steps[:place]
    else:
        place, _ = numbers
        (step,) = (one.step for one in changes(opened.course, found.pending) if (one.place, one.index) == numbers)
        if found.pending is None:
            return changed(plan, place, step.planned)
        before = found.pending.steps[: place - len(plan.answers)]
    return with_pending(plan, tapped(step.before, step.action, before, opened.turn.orders))


async def early_evening(folder: Path, options: Options, seed: str, most: int) -> EarlyEvening:
    """A new game, for so many screens."""
    async with paper_table(folder, options, seed) as table:
        evening = EarlyEvening(table, Random(seed))
        await evening.play(most)
    return evening
