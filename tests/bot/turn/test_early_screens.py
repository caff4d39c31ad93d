"""Whoever answers early reads one screen while others answer: a press on it means what it said, or nothing."""

from collections import Counter
from pathlib import Path
from zlib import crc32

import pytest
from msgspec import json

from bot.table.io.errors import Refused
from bot.table.turn.answering import OVER
from engine import Options
from engine.actions import PickWeaving
from engine.core import legal_actions
from engine.decisions import KeepGodCards
from tests.bot.turn.drawn import words
from tests.bot.turn.early_evening import AS_SAID, REFUSED, SCREENS, STALE, WRONG, early_evening, pressable
from tests.bot.turn.paper_table import PaperTable, Press, paper_table, presses
from tests.sizes import size

ALL = ("vassals", "nobles", "buildings")


@pytest.mark.parametrize(
    ("options", "screens"),
    [
        pytest.param(Options(players=2), size(10, 20), id="two"),
        *size((), [pytest.param(Options(players=3, modules=("way_of_the_sun:ruruy", *ALL)), 20, id="three")]),
        pytest.param(Options(players=4, modules=("way_of_the_sun:simpa", *ALL)), size(12, 40), id="four"),
    ],
)
async def test_a_press_says_what_its_label_said_or_is_refused(tmp_path: Path, options: Options, screens: int) -> None:
    played = await early_evening(tmp_path, options, "pressed late", screens)
    assert played.wrong == []
    assert played.seen[SCREENS] >= screens
    assert min(played.seen[kind] for kind in (AS_SAID, REFUSED)) > 0
    assert played.seen[WRONG] == 0


async def until(table: PaperTable, kind: type) -> None:
    """Whoever is asked gives the first answer until a question of this kind comes."""
    while not isinstance((state := await table.state()).decision, kind):
        assert state.to_act is not None
        await table.games.play(table.id, state.to_act, legal_actions(state)[0], state.seq)


async def test_an_order_of_preference_loses_what_somebody_else_has_taken(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=3, first_player=0), "preferred") as table:
        screen = await table.show(2)
        for number in ("1 ·", "4 ·"):
            tapped = next(one for one in pressable(screen) if one.press.verb == "tap" and one.words.startswith(number))
            screen = await table.press(tapped.press, 2)
        best, _ = (one for one in pressable(screen) if one.press.verb == "untick")
        await table.games.play(table.id, 0, PickWeaving("SW04"), 0)
        after = await table.press(best.press, 2)
        assert STALE in str(after.blocks[0])
        assert "No longer possible: SW04" in words(after)
        assert [one.words for one in pressable(after) if one.press.verb == "untick"] == [best.words]
        assert (await table.opened(2)).plan.preferred == (PickWeaving("SW01"),)


async def test_what_an_earlier_program_has_shown_is_an_earlier_screen(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "shown before") as table:
        state = await table.state()
        early = await table.opened(1 - (state.to_act or 0))
        asked = await table.opened()
        before = crc32(json.encode((0, legal_actions(early.turn.view), early.here.ahead, early.here.answers)))
        for opened, number in ((early, before), (asked, asked.turn.number + asked.stored.number)):
            screen = await table.press(Press("tap", table.id, number, "0"), opened.turn.seat)
            assert STALE in str(screen.blocks[0])
            assert not (await table.opened(opened.turn.seat)).plan.answers


async def test_an_answer_in_the_channel_is_one_to_the_question_that_was_read(tmp_path: Path) -> None:
    """Whoever comes later presses a button of a prompt; meanwhile it is answered, and another one like it comes."""
    async with paper_table(tmp_path, Options(players=2), "read before") as table:
        await until(table, KeepGodCards)
        read = await table.game()
        assert read.to_act is not None
        later = 1 - read.to_act
        state = await table.state()
        await table.games.play(table.id, read.to_act, legal_actions(state)[0], state.seq)
        assert (await table.game()).to_act == read.to_act
        assert await table.answering.reply(read, await table.requester(later), read.number, 0) == OVER
        assert not (await table.games.plans.get(table.id, later)).ahead


async def test_every_press_of_an_early_screen_carries_its_number(tmp_path: Path) -> None:
    """What cannot be known from the position alone has none: to look, and to read."""
    async with paper_table(tmp_path, Options(players=3, modules=ALL), "numbers") as table:
        seen: Counter[str] = Counter()
        for _ in range(12):
            state = await table.state()
            assert state.to_act is not None
            for seat in range(3):
                try:
                    screen, opened = await table.show(seat), await table.opened(seat)
                except Refused:
                    continue
                seen.update(press.verb for press in presses(screen) if press.number != opened.number)
            await table.games.play(table.id, state.to_act, legal_actions(state)[0], state.seq)
    assert set(seen) <= {"hand", "board", "rules", "hint"}
