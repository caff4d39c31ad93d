"""What the buttons of statistics carry, and how names and lists are kept harmless and short."""

from datetime import date

import pytest

from bot import limits
from bot.languages import ENGLISH
from bot.screens.screen import custom_id
from bot.table.io.errors import Refused
from bot.table.io.user_text import isolated
from bot.table.look.seasons import ALL_TIME, Season, month_of
from bot.table.look.statistics import PAGES, STATS, Names, StatisticsRequest, Told, _bounded, _buttons, request_of
from render import StatisticsPage
from render.words import STATISTICS_PAGES
from tests.storage.kit.finished_games import moment

NOW, PERSON = moment("2026-11-18"), "9" * 20
FULL = StatisticsRequest(
    page="leaders", person=PERSON, against=PERSON, season=Season(date(2026, 11, 1), date(2026, 12, 31))
)


def test_pages_are_those_of_the_pictures() -> None:
    assert tuple(PAGES) == STATISTICS_PAGES


@pytest.mark.parametrize("asked", [StatisticsRequest(), FULL, StatisticsRequest(page="met", person="1")])
def test_a_button_carries_a_request(asked: StatisticsRequest) -> None:
    assert request_of(asked.argument) == asked
    assert len(custom_id(STATS, 0, argument=asked.argument)) <= limits.CUSTOM_ID


@pytest.mark.parametrize(
    "argument", ["", "leaders", "cards____", "leaders_1_2_20261301_", "met_x___", "leaders___2026_", "met_1_2___3"]
)
def test_what_no_button_of_ours_carries_is_refused(argument: str) -> None:
    with pytest.raises(Refused) as refusal:
        request_of(argument)
    assert refusal.value.key == "old_button"


@pytest.mark.parametrize("season", [ALL_TIME, month_of(date(2026, 11, 1)), month_of(date(2000, 1, 1)), FULL.season])
def test_no_two_buttons_have_one_name(season: Season) -> None:
    asked = StatisticsRequest(page="met", person="1", season=season)
    buttons = [button for row in _buttons(asked, NOW, ENGLISH) for button in row]
    assert len({button.id for button in buttons}) == len(buttons)
    assert [button.label for button in buttons if not button.enabled] == ["Head to head"]
    assert all(request_of(button.id.split(":")[4]).person == "1" for button in buttons)


def test_there_is_no_way_to_months_that_nobody_has_heard_of() -> None:
    def labels(season: Season) -> list[str]:
        return [button.label for button in _buttons(StatisticsRequest(season=season), NOW, ENGLISH)[1]]

    assert labels(month_of(date(2026, 11, 1))) == ["2026-10", "All time"]
    assert labels(month_of(date(2026, 10, 1))) == ["2026-09", "All time", "2026-11"]
    assert labels(month_of(date(2000, 1, 1))) == ["All time", "2000-02"]
    assert labels(ALL_TIME) == ["This month"]


def test_a_list_ends_where_the_message_does() -> None:
    told = Told(StatisticsPage(page="leaders", columns=(), rows=()), ("x" * 99,) * 20, 500)
    shown = _bounded(told, "leaders", ENGLISH, 1000)
    assert (len(shown), shown[-1]) == (10, "… and 491 more")
    assert len("\n".join(shown)) <= 1000
    assert _bounded(Told(told.drawn, ("a", "b"), 2), "leaders", ENGLISH, 1000) == ["a", "b"]


def test_names_have_no_effect_and_keep_their_direction_to_themselves() -> None:
    hebrew = "\u05d0\u05d1"
    names = Names({"1": "**Ana** @here", "2": hebrew})
    assert (names.said("1"), names.plain("1")) == ("\\*\\*Ana\\*\\* @\u200bhere", "**Ana** @here")
    assert (names.said("2"), names.said("3")) == (f"\u2068{hebrew}\u2069", "<@3>")
    assert (names.plain("3"), names.plain("")) == ("?", "")
    assert isolated("Ana") == "Ana"
