"""Time zones are found by what people call them, and those who have told an offset keep it."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec import json

from bot.table.clock import time_zones
from bot.table.clock.time_zones import clock, meant, suggested, zone_name, zone_of
from storage import Preferences

SUMMER = datetime(2030, 7, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Warsaw", "Europe/Warsaw"),
        ("europe/warsaw", "Europe/Warsaw"),
        ("warsaw", "Europe/Warsaw"),
        (" Warszawa ", "Europe/Warsaw"),
        ("poland", "Europe/Warsaw"),
        ("paris", "Europe/Paris"),
        ("new york", "America/New_York"),
        ("new_york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("londn", "Europe/London"),
        ("buenos aires", "America/Argentina/Buenos_Aires"),
        ("calcutta", "Asia/Calcutta"),
        ("UTC", "UTC"),
        ("gmt", "UTC"),
        ("+5:30", "UTC+05:30"),
        ("utc+0530", "UTC+05:30"),
        ("GMT-3", "UTC-03:00"),
        ("\N{MINUS SIGN}12", "UTC-12:00"),
        ("UTC+14", "UTC+14:00"),
    ],
)
def test_a_time_zone_is_found_by_its_city_its_country_or_its_offset(typed: str, zone: str) -> None:
    assert meant(typed) == zone
    assert suggested(typed, 25)[0] == zone
    assert zone_name(Preferences(time_zone=zone)) == zone
    assert zone == "UTC" or zone_of(Preferences(time_zone=zone)).utcoffset(SUMMER) is not None


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "xyzzy",
        "australia",
        "UTC+15",
        "-12:30",
        "+5:75",
        "America",
        "../../etc/passwd",
        "\x00",
        "🦙",
        "x" * 6000,
    ],
)
def test_what_is_no_time_zone_or_more_than_one_is_none(typed: str) -> None:
    assert meant(typed) is None


def test_a_country_offers_all_its_time_zones() -> None:
    assert {"Australia/Sydney", "Australia/Perth", "Australia/Darwin"} <= set(suggested("australia", 25))
    assert suggested("germany", 25) == ["Europe/Berlin", "Europe/Busingen"]


def test_without_anything_typed_there_is_something_to_choose_from() -> None:
    offered = suggested("", 25)
    assert len(offered) == len(set(offered)) > 20
    assert all(meant(zone) == zone for zone in offered)
    assert suggested(" ", 3) == offered[:3]
    assert suggested("+1", 0) == []


def test_everything_that_is_offered_has_a_clock() -> None:
    for letter in "abcdefghijklmnopqrstuvwxyz":
        for zone in suggested(letter, 1000):
            assert isinstance(clock(zone), ZoneInfo)


def test_those_who_have_told_an_offset_keep_it_until_they_choose_a_time_zone() -> None:
    old = json.decode(b'{"quiet_from": 22, "quiet_to": 7, "utc_offset": 330}', type=Preferences)
    assert zone_name(old) == "UTC+05:30"
    assert zone_of(old).utcoffset(SUMMER) == timedelta(hours=5, minutes=30)
    assert zone_name(Preferences(utc_offset=-210)) == "UTC-03:30"
    assert zone_of(Preferences(utc_offset=-210)).utcoffset(SUMMER) == timedelta(minutes=-210)
    assert zone_name(Preferences()) == "UTC"


@pytest.mark.parametrize("stored", ["Atlantis/Capital", "America", "../zoneinfo/UTC", "\x00", "UTC+99"])
def test_a_time_zone_that_is_known_no_more_is_utc(stored: str) -> None:
    assert zone_of(Preferences(time_zone=stored)) == UTC


def test_the_example_is_a_time_zone() -> None:
    assert meant(time_zones.EXAMPLE) == time_zones.EXAMPLE
