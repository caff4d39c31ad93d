"""Seasons: what people type, what buttons carry, and which moments are in them."""

from datetime import date

import pytest

from bot.languages import ENGLISH
from bot.table.io.errors import Refused
from bot.table.look.seasons import (
    ALL_TIME,
    Season,
    month_before,
    month_of,
    next_month,
    recent_months,
    season_meant,
    unpacked,
)
from storage import Scope
from tests.storage.kit.finished_games import moment

NOW, DAY, HALF = moment("2026-11-18"), 24 * 3_600_000, 12 * 3_600_000
NOVEMBER = Season(date(2026, 11, 1), date(2026, 11, 30))


@pytest.mark.parametrize("typed", ["2026-11", " 2026-11 ", "2026-11\n"])
def test_a_month_is_from_its_first_to_its_last_day(typed: str) -> None:
    assert season_meant(typed, "", "", NOW) == NOVEMBER == month_of(date(2026, 11, 9))
    assert (NOVEMBER.is_month, NOVEMBER.dates, NOVEMBER.words(ENGLISH)) == (True, "2026-11", "2026-11")
    begin, end = moment("2026-11-01") - HALF, moment("2026-12-01") - HALF
    assert NOVEMBER.scope("s") == Scope(server="s", start=begin, end=end)


def test_days_may_have_one_bound_two_or_none() -> None:
    assert season_meant("", "", "", NOW) == ALL_TIME
    assert ALL_TIME.scope("s") == Scope(server="s")
    assert (ALL_TIME.dates, ALL_TIME.words(ENGLISH), ALL_TIME.is_month) == ("", "all time", False)
    both = season_meant("", "2026-1-5", "2026-01-05", NOW)
    assert both.dates == "2026-01-05 \N{EN DASH} 2026-01-05"
    scope = both.scope("s")
    assert (scope.end or 0) - (scope.start or 0) == DAY
    assert season_meant("", "2026-11-01", "2026-11-30", NOW).dates == "2026-11"
    assert season_meant("", "2026-11-02", "", NOW).dates == "2026-11-02 \N{EN DASH} …"
    assert season_meant("", "", "2026-11-02", NOW).dates == "… \N{EN DASH} 2026-11-02"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (("2026", "", ""), "stats.no_month"),
        (("2026-00", "", ""), "stats.no_month"),
        (("1999-12", "", ""), "stats.no_month"),
        (("2200-01", "", ""), "stats.no_month"),
        (("99999999999-01", "", ""), "stats.no_month"),
        (("²026-11", "", ""), "stats.no_month"),
        (("x" * 6000, "", ""), "stats.no_month"),
        (("", "2026-11", ""), "stats.no_date"),
        (("", "", "2026-02-29"), "stats.no_date"),
        (("", "2026-03-02", "2026-03-01"), "stats.reversed"),
        (("2026-03", "", "2026-03-01"), "stats.season_or_dates"),
    ],
)
def test_what_is_no_season_is_refused(given: tuple[str, str, str], key: str) -> None:
    with pytest.raises(Refused) as refusal:
        season_meant(*given, NOW)
    assert refusal.value.key == key
    assert len(refusal.value.sentence(ENGLISH)) < 200


@pytest.mark.parametrize(
    "season", [ALL_TIME, NOVEMBER, Season(date(2000, 1, 1), None), Season(None, date(2199, 12, 31))]
)
def test_a_button_carries_a_season(season: Season) -> None:
    first, last = season.packed.split("_")
    assert unpacked(first, last) == season


@pytest.mark.parametrize("packed", ["2026", "20261301", "00000000", "99991231"])
def test_a_button_with_no_day_is_refused(packed: str) -> None:
    with pytest.raises(Refused):
        unpacked(packed, "")
    with pytest.raises(Refused):
        unpacked("", packed)


def test_months_follow_one_another_over_the_years() -> None:
    assert next_month(date(2026, 12, 31)) == date(2027, 1, 1)
    assert month_before(date(2026, 1, 31)) == date(2025, 12, 31)
    found = recent_months(NOW)
    assert (found[0], found[-1], len(found), found) == ("2026-11", "2024-12", 24, sorted(found, reverse=True))
