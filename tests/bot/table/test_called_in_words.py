"""Every button of what a table shows besides plans says in words what it does, and none says what another does."""

from collections import Counter

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.screens.screen import Button, Screen
from bot.table.announce.screens import Ending, board_screen, finale_screen, story_screen
from bot.table.lobby.lobby import lobby_screen
from bot.table.look.paging import page_buttons
from bot.table.look.tour import PAGES, explained, tour
from bot.table.watch.watched_screen import watched_screen
from engine import Options, new_game, view
from engine.state import Result
from storage import LOBBY, Seat, Show, Terms
from tests.bot.table.stored_game import stored_game

SEATS = (Seat(lang="en", name="Ana"), Seat(lang="en", name="Bruno"))
START = view(new_game(Options(), 1), None)
OVER = structs.replace(START, result=Result(scores=(1, 2), winners=(1,), breakdown=({}, {})))
GAME = stored_game(seats=SEATS)
SHOWN = {paused: stored_game(seats=SEATS, terms=Terms(watched=Show(paused=paused))) for paused in (False, True)}

SCREENS = {
    "a board": board_screen(GAME, START, [], ("Ana is asked.",), None, ENGLISH),
    "a story": story_screen(GAME, [], ("Ana is asked.",), ENGLISH),
    "the end": finale_screen(GAME, OVER, (), Ending(), ENGLISH),
    "the end of a show": finale_screen(SHOWN[False], OVER, (), Ending(), ENGLISH),
    "a show": watched_screen(SHOWN[False], START, (), ENGLISH),
    "a show that is paused": watched_screen(SHOWN[True], START, (), ENGLISH),
    "a lobby": lobby_screen(stored_game(seats=SEATS, status=LOBBY), ENGLISH),
    "what is seen": explained(ENGLISH),
    "a page": Screen(words="a page", rows=(page_buttons("log", 7, 4, 2, 5, ENGLISH),)),
    **{f"page {page} of the tour": tour(page, ENGLISH) for page in range(PAGES)},
}


@pytest.mark.parametrize("name", SCREENS)
def test_no_two_buttons_are_called_alike_and_none_is_a_sign_alone(name: str) -> None:
    labels = [part.label for row in SCREENS[name].rows for part in row if isinstance(part, Button)]
    assert labels
    assert [label for label, times in Counter(labels).items() if times > 1] == []
    assert [label for label in labels if not any(map(str.isalpha, label))] == []
