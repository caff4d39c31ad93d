"""Whole random games by plans: what a plan promises holds on every screen, whatever was tapped and taken back."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.screens.screen import Block, Button, Screen, Words
from bot.table.turn.answering import PLANNED
from bot.table.turn.open_plans import Opened
from bot.turn.menu import taps_of
from bot.turn.plan import MOST_ENDS, confirmed
from engine import Options, State, apply
from engine.actions import DrawGodCard, ReturnGodCard
from engine.core import legal_actions
from engine.decisions import ChooseGodCard, HireWorker, KeepGodCards, PlayGodCards, TakeTurn
from engine.events import WorkerPlaced
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.planned import Planned, fitting
from tests.bot.screens.screen_limits import broken_limits
from tests.bot.turn.drawn import is_final
from tests.bot.turn.paper_table import PaperTable, Press, alike, entry_of, menu_of, paper_table, presses
from tests.sizes import size

ALL = ("vassals", "nobles", "buildings")
FORWARD = {"tap": 4, "wish": 3, "place": 8, "confirm": 3, "play": 1}  # how often each of them is pressed
STALE = "That was on an earlier screen"
RECAP = "Played in this turn:"
WHOLE = 10_000  # screens, more than any game has


class Evening:
    """People who tap at random, and think again all the time."""

    def __init__(self, table: PaperTable, random: Random) -> None:
        self.table = table
        self.random = random
        self.seen: Counter[str] = Counter()
        self.first = Screen()  # with which the present plan has begun
        self.waited = False  # whether nothing on it was final at once
        self.on_page = Screen()  # the one that is seen

    async def play(self, most: int) -> None:
        """Up to the end, or for so many screens."""
        while await self.table.runs() and self.seen["screens"] < most:
            screen = await self.begun()
            while screen.blocks and self.seen["screens"] < most:
                screen = await self.go_on(screen)

    async def go_on(self, screen: Screen) -> Screen:
        """One press, after any number of thoughts about it."""
        self.seen["screens"] += 1
        assert broken_limits(screen) == []
        opened = await self.table.opened()
        made_anew(opened)
        await self.nothing_thrown_away(opened)
        offered = presses(screen)
        everything_shown(opened, offered)
        ends = nothing_final_under_a_finger(opened, screen)
        if (ends or not opened.plan.taps) and opened.turn.view.active == opened.turn.seat:
            told = (await self.table.games.this_turn(self.table.id, opened.turn.seat)).told
            placed = any(isinstance(event, WorkerPlaced) for one in told for event in one.events)
            placed = placed and not isinstance(opened.turn.view.decision, TakeTurn)  # by somebody else
            assert not placed or RECAP in alike(screen)
        if self.random.random() < 0.1:
            self.seen["menus played"] += 1
            await self.all_can_be_played(opened, offered)
        ways = [press for press in offered if press.verb in FORWARD]
        assert ways, screen
        if self.random.random() < 0.25:
            screen = await self.think_again(opened)
            opened = await self.table.opened()
            ways = [press for press in presses(screen) if press.verb in FORWARD]
        verbs = sorted({press.verb for press in ways})
        (verb,) = self.random.choices(verbs, [FORWARD[one] for one in verbs])
        return await self.press(opened, self.random.choice([press for press in ways if press.verb == verb]))

    async def press(self, opened: Opened, press: Press) -> Screen:
        """Press it; what it plays is what its answers one by one would have played."""
        self.seen[press.verb] += 1
        state = await self.table.state()
        screen = await self.pressed(press)
        assert STALE not in alike(screen)
        after = await self.table.state()
        if after.seq == state.seq:
            assert press.verb != "confirm" or said_by(opened, press) == (await self.table.opened()).plan.answers
            return screen
        self.seen["played"] += 1
        answers = said_by(opened, press)
        expected, said = one_by_one(state, answers)
        renewed = any(isinstance(one.choices[0], ReturnGodCard) for one in answers)  # what comes up may be affordable
        self.seen["stopped"] += said < len(answers) and expected.to_act in (None, state.to_act) and not renewed
        assert after == expected
        if screen.blocks:
            self.first = await self.table.look()  # without what has come up, which is told once
            self.waited = (await self.table.opened()).waits
        return screen

    # ------------------------------------------------------------ laws

    async def all_can_be_played(self, opened: Opened, offered: Sequence[Press]) -> None:
        """Every tap on the screen fits the true position, all its answers one after the other."""
        state = await self.table.state()
        for press in offered:
            if press.verb in ("tap", "place"):
                answers = said_by(opened, press)
                after, said = one_by_one(state, answers)
                self.seen["taps tried"] += 1
                self.seen["unforeseen"] += said < len(answers) and after.to_act in (None, state.to_act)

    async def nothing_thrown_away(self, opened: Opened) -> None:
        """No answer in the channel counts that is not what the plan says: that stays."""
        turn, before = opened.turn, await self.table.games.plans.get(self.table.id, opened.turn.seat)
        said = confirmed(opened.plan).answers
        if opened.here.own_turn or not said:
            return
        for option in turn.prompt.answers:
            if option.action != said[0].choices[0]:
                self.seen["kept"] += 1
                assert await self.table.reply(turn.number, option.index) == PLANNED
        assert await self.table.games.plans.get(self.table.id, turn.seat) == before
        assert (await self.table.game()).number == turn.game.number

    async def think_again(self, opened: Opened) -> Screen:
        """A tap and Back is nothing; Start over is a new plan; Change leads where the changed plan leads."""
        screen, opened = await self.shown(), await self.table.opened()
        offered = presses(screen)
        changes = [press for press in offered if press.verb == "change" and press.argument.count("_") == 1]
        changes += [press for press in offered if press.verb == "untick"]
        taken_back = [press for press in offered if press.verb in ("tap", "place" if opened.plan.wish else "wish")]
        if changes and self.random.random() < 0.7:
            self.seen["changed"] += 1
            changed = await self.pressed(self.random.choice(changes))
            made_anew(await self.table.opened())
            assert STALE not in alike(changed)
            return changed
        if opened.plan.taps and self.random.random() < 0.3:
            more = next(press for press in offered if press.verb == "more")
            restart = [press for press in presses(await self.pressed(more)) if press.verb == "restart"]
            self.seen["restarted"] += 1
            over = await self.pressed(restart[0])
            assert not (await self.table.opened()).plan.answers
            if opened.turn.may_undo:  # with what was played and nobody has seen, too
                await self.begun()
            else:
                assert pressed_alike(over) == pressed_alike(self.first)
                assert self.waited or alike(over) == alike(self.first)
            return over
        if opened.plan.by:  # Back leads to the Worker shown first, not to the one shown before
            taken_back = [press for press in taken_back if press.verb != "wish"]
        press = self.random.choice(taken_back) if taken_back else None
        entry = entry_of(opened, press) if press else None
        if press is None or (entry and entry.is_final and not entry.asks_first):
            return screen
        self.seen["taken back"] += 1
        back = await self.back(await self.pressed(press))
        if opened.course.lost:  # no more: the plan that is kept has only what fits
            assert pressed_alike(back) == pressed_alike(screen)
        elif opened.waits:  # no more: what it would be final to tap is, now that it comes up under nothing final
            assert pressed_alike(back) - WAYS_BACK == pressed_alike(screen) - WAYS_BACK
        else:
            assert alike(back) == alike(screen)
        return back

    async def back(self, screen: Screen) -> Screen:
        return await self.pressed(next(press for press in presses(screen) if press.verb == "back"))

    async def begun(self) -> Screen:
        """The screen with which a plan begins."""
        self.first = await self.shown()
        self.waited = (await self.table.opened()).waits
        return self.first

    async def shown(self) -> Screen:
        """The screen in a message of its own."""
        self.on_page = await self.table.show()
        return self.on_page

    async def pressed(self, press: Press) -> Screen:
        """The screen that comes up where this is pressed."""
        self.on_page = await self.table.press(press)
        return self.on_page


WAYS_BACK = {("back", ""), ("restart", "")}  # not offered right behind what was called final


def pressed_alike(screen: Screen) -> set[tuple[str, str]]:
    """What can be pressed on a screen, whatever it looks like."""
    return {(press.verb, "" if press.verb == "play" else press.argument) for press in presses(screen)}


def said_by(opened: Opened, press: Press) -> tuple[Planned, ...]:
    """All answers that would be played if the plan ended with this."""
    if press.verb == "confirm":
        assert opened.plan.pending is not None
        return (*opened.plan.answers, *opened.plan.pending.answers)
    entry = entry_of(opened, press)
    before = opened.plan.answers
    return (*(before[:-1] if entry and entry.instead else before), *(entry.planned if entry else ()))


def one_by_one(state: State, answers: Sequence[Planned]) -> tuple[State, int]:
    """The position after these answers as far as they fit while nobody else is asked, and how many do."""
    seat = state.to_act
    for number, planned in enumerate(answers):
        action = fitting(state, planned) if state.to_act == seat else None
        if action is None:
            return state, number
        state = apply(state, action).state
    return state, len(answers)


def made_anew(opened: Opened) -> None:
    """A plan leads where the same answers lead that are given for the first time."""
    here: Forecast = forecast(opened.turn.view)
    for planned in opened.plan.answers:
        (action,) = planned.choices
        assert type(here.decision).__name__ == planned.question
        assert action in here.answers
        here = answered(here, action)
    assert here == opened.here


def everything_shown(opened: Opened, offered: Sequence[Press]) -> None:
    """Whatever can be tapped is on the screen."""
    if opened.plan.pending or opened.plan.wish:
        return
    taps = {int(press.argument) for press in offered if press.verb == "tap"}
    assert taps == set(range(len(taps_of(menu_of(opened).groups))))


DRAWS = "🔒"


def nothing_final_under_a_finger(opened: Opened, screen: Screen) -> bool:
    """What ends a turn, if anything does, stands alone in few rows at the end; what draws has rows of its own.

    Whether anything ends it: what draws goes on with a plan, whose lines tell it without what was played before.
    """
    final = [part for part in in_rows(screen.blocks) if is_final(part)]
    ends = [part.id for part in final if part.emoji != DRAWS]
    first = next((place for place, block in enumerate(screen.blocks) if _ends(block)), len(screen.blocks))
    if opened.here.own_turn:
        assert [part.id for part in in_rows(screen.blocks[first:]) if part.emoji != DRAWS] == ends
    assert len(final) <= MOST_ENDS
    assert not final or not opened.waits or opened.plan.pending or opened.course.may_be_played
    return bool(ends)


def _ends(block: Block) -> bool:
    return isinstance(block, tuple) and any(is_final(part) and getattr(part, "emoji", "") != DRAWS for part in block)


def in_rows(blocks: Sequence[Block]) -> list[Button]:
    """The buttons of these blocks."""
    return [part for block in blocks if isinstance(block, tuple) for part in block if isinstance(part, Button)]


@pytest.mark.parametrize(
    ("options", "screens"),
    [
        (Options(players=2), size(45, WHOLE)),
        (Options(players=2, modules=("way_of_the_sun:ruruy", *ALL)), size(70, 90)),
        (Options(players=4, modules=("way_of_the_sun:simpa", *ALL)), size(60, 130)),
    ],
    ids=["base game", "all modules", "four with all modules"],
)
async def test_plans_of_a_random_game_keep_what_they_promise(tmp_path: Path, options: Options, screens: int) -> None:
    async with paper_table(tmp_path, options, "laws of plans") as table:
        evening = Evening(table, Random(f"an evening at home of {options.players} with {options.modules}"))
        await evening.play(screens)
    seen = evening.seen
    wanted = ("place", "taken back", "changed", "restarted", "menus played", "played", "kept")
    assert [what for what in wanted if not seen[what]] == []
    assert seen["stopped"] == 0
    assert seen["unforeseen"] == 0


async def test_what_is_drawn_with_the_end_of_a_turn_is_told_on_its_last_screen(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "a card at the end") as table:
        while not isinstance((state := await table.state()).decision, ChooseGodCard) or state.active != state.to_act:
            assert state.to_act is not None
            await table.games.play(table.id, state.to_act, legal_actions(state)[0], state.seq)
        screen = await table.show()
        while screen.blocks:
            offered = presses(screen)
            entries = taps_of(menu_of(await table.opened()).groups)
            drawing = [n for n, one in enumerate(entries) if DrawGodCard() in [step.action for step in one.steps]]
            ending = [n for n, one in enumerate(entries) if one.after.ahead is Ahead.HANDED_OVER]
            taps = [Press("tap", table.id, offered[0].number, str(n)) for n in (*drawing, *ending)]
            screen = await table.press(next((one for one in offered if one.verb == "confirm"), *taps[:1]))
    assert screen.words.startswith("**You drew G")


async def test_what_was_drawn_out_of_turn_is_the_first_line_of_the_next_question(tmp_path: Path) -> None:
    """Whoever has given the answer that drew it, here or in the channel, and whenever."""
    heads: dict[type, str] = {}
    async with paper_table(tmp_path, Options(players=2), "drawn out of turn") as table:
        while not {KeepGodCards, PlayGodCards} <= heads.keys():
            state = await table.state()
            assert state.to_act is not None
            if isinstance(state.decision, KeepGodCards | PlayGodCards) and type(state.decision) not in heads:
                first = (await table.show()).blocks[0]
                assert isinstance(first, Words)
                heads[type(state.decision)] = first.words
                hand = state.players[state.to_act].god_hand
            await table.games.play(table.id, state.to_act, legal_actions(state)[0], state.seq)
    assert heads[KeepGodCards].startswith("**You drew 8 God cards.**\n**Keep 3 God cards; ")
    assert heads[PlayGodCards].startswith(f"**You drew {hand[-1]} ")


async def test_the_end_of_a_turn_tells_what_was_played_in_it(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "a recap") as table:
        while not isinstance((state := await table.state()).decision, HireWorker):
            assert state.to_act is not None
            await table.games.play(table.id, state.to_act, legal_actions(state)[0], state.seq)
        screen = await table.show()
        opened = await table.opened()
    assert nothing_final_under_a_finger(opened, screen)
    assert RECAP in alike(screen)
