"""What is told of a game: in brief, and whole in pages."""

import re

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.say.after.log import Paragraph
from bot.table.look.looking import ROOM
from bot.table.look.paging import page_buttons
from bot.table.look.summaries import TOGETHER, in_brief, pages, that_fit, turn_so_far
from engine import Options, new_game, view
from engine.events import HighPriestActivated, MarketRenewed, Scored, TurnStarted
from engine.procedures import Festival
from storage import History, Seat, Told
from tests.bot.table.stored_game import stored_game

TURNS = (Paragraph("Turn 1.", ("A.", "B.")), Paragraph("Turn 2.", ("C.",)))


@pytest.mark.parametrize("room", [60, 300, ROOM])
def test_a_log_in_pages_has_every_sentence_whole_and_in_order(room: int) -> None:
    told = [Paragraph(f"Turn {n}: Ana.", tuple(f"Sentence {n}.{m} of it." for m in range(n))) for n in range(1, 30)]
    made = pages(told, room)
    assert max(map(len, made)) <= room
    assert re.findall(r"Sentence [\d.]+ of it\.", " ".join(made)) == [each for one in told for each in one.sentences]
    assert all(page.startswith("**Turn ") and page.endswith(".") for page in made)
    assert len(made) > 1 or room == ROOM


def test_a_log_has_a_line_for_each_step_below_the_heading_of_its_turn() -> None:
    assert pages([*TURNS, Paragraph("Turn 3.", ())], 60) == ["**Turn 1.**\n- A.\n- B.\n**Turn 2.**\n- C.\n**Turn 3.**"]
    assert pages(TURNS, 18) == ["**Turn 1.**\n- A.", "**Turn 1.** …\n- B.", "**Turn 2.**\n- C."]
    assert pages([Paragraph("", ("A.", "B."))], 4) == ["- A.", "- B."]


def test_the_ways_between_pages_lead_somewhere_else() -> None:
    ways = {page: page_buttons("log", 7, 4, page, 5, ENGLISH) for page in range(5)}
    assert [[way.label for way in ways[page]] for page in (0, 1, 2, 4)] == [
        ["Forward", "Last"],
        ["Back", "Forward", "Last"],
        ["First", "Back", "Forward", "Last"],
        ["First", "Back"],
    ]
    assert [way.id for way in ways[2]] == [f"b:log:7:4:{page}" for page in (0, 1, 3, 4)]
    assert page_buttons("log", 7, 4, 0, 1, ENGLISH) == ()


@pytest.mark.parametrize(
    ("turns", "most", "earlier"),
    [
        (5, TOGETHER, []),
        (6, TOGETHER, ["… 1 earlier turn: see /log"]),
        (9, TOGETHER, ["… 4 earlier turns: see /log"]),
        (9, 30, ["… 7 earlier turns: see /log"]),
    ],
)
def test_turns_that_are_left_out_are_counted(turns: int, most: int, earlier: list[str]) -> None:
    game = stored_game(seats=(Seat(lang="en", name="Ana"), Seat(lang="en", name="Bo")))
    before = structs.replace(view(new_game(game.options, 1), None), turn=1)
    told = [Told(None, (TurnStarted(n % 2, n), HighPriestActivated(n % 2, "worship"))) for n in range(2, turns + 2)]
    lines = in_brief(game, History(before, before, tuple(told)), ENGLISH, most=most)
    kept = [f"• {('Ana', 'Bo')[n % 2]}: Worship" for n in range(2, turns + 2)]
    left = int(earlier[0].split()[1]) if earlier else 0
    assert lines == [*earlier, *kept[left:]]


def test_as_many_turns_are_told_together_as_fit_and_none_in_part() -> None:
    told = [[f"{n} " + "x" * 300, "y" * 99] for n in range(9)]
    assert that_fit(told, TOGETHER) == told[-3:]
    assert that_fit(told, 10**6) == told[-5:]
    assert that_fit(told, 100) == []


def test_of_a_festival_that_began_before_nothing_is_told_as_part_of_a_turn() -> None:
    before = structs.replace(view(new_game(Options(players=2), 1), None), turn=9, active=0, stack=(Festival("feed"),))
    scored = Told(None, (Scored(0, -4, "missing_potato"), MarketRenewed(())))
    worship = Told(None, (HighPriestActivated(0, "worship"),))
    assert turn_so_far(stored_game(), History(before, before, (scored,)), ENGLISH) == ""
    assert turn_so_far(stored_game(), History(before, before, (scored, worship)), ENGLISH) == "Worship"
