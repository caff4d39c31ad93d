"""Time zones: which one somebody means by a city, a country or an offset, and the clock that is kept there."""

import re
from collections.abc import Mapping
from datetime import UTC, timedelta, timezone, tzinfo
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.fuzzy_search import Index, index, plain, ranked
from storage import Preferences

EXAMPLE = "Europe/Warsaw"
# What is shown to somebody who has not typed anything yet: many people live by these clocks.
FIRST = (
    *("Europe/London", "Europe/Paris", "Europe/Warsaw", "Europe/Athens", "Europe/Istanbul", "Africa/Lagos"),
    *("Africa/Johannesburg", "Africa/Nairobi", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai"),
    *("Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/Lima", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles", "America/Mexico_City", "Pacific/Honolulu", "UTC"),
)
_OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+\N{MINUS SIGN}-])\s*(\d{1,2})(?::?([0-5]\d))?", re.ASCII | re.IGNORECASE)
_WEST, _EAST = -12 * 60, 14 * 60  # minutes ahead of UTC


def zone_of(person: Preferences) -> tzinfo:
    """The time zone somebody lives in."""
    return clock(zone_name(person))


def zone_name(person: Preferences) -> str:
    """The time zone somebody has chosen; of those who have chosen hours ahead of UTC, that."""
    return person.time_zone or _fixed(person.utc_offset)


def clock(name: str) -> tzinfo:
    """The clock of a time zone; UTC if it is known no more."""
    offset = _minutes(name)
    if offset is not None:
        return timezone(timedelta(minutes=offset)) if offset else UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def meant(typed: str) -> str | None:
    """The time zone somebody means: by its name, its city, its offset, or by words that fit no other; None if none."""
    offset = _minutes(typed)
    if offset is not None:
        return _fixed(offset)
    asked = plain(typed)
    found = ranked(typed, _index(), 2)
    if asked and found and (len(found) == 1 or asked in (plain(found[0]), plain(_city(found[0])))):
        return found[0]
    return None


def suggested(typed: str, limit: int) -> list[str]:
    """The time zones somebody may mean, the likeliest first; for nothing typed, some that many people live by."""
    offset = _minutes(typed)
    if offset is not None:
        return [_fixed(offset)][:limit]
    return ranked(typed, _index(), limit) if typed.strip() else list(FIRST[:limit])


def prepare() -> None:
    """Have all time zones indexed before somebody looks for one."""
    _index()


def _minutes(name: str) -> int | None:
    """Of a fixed offset such as UTC+05:30, the minutes it is ahead of UTC; None if it is none."""
    if name.strip().upper() in ("UTC", "GMT"):
        return 0
    found = _OFFSET.fullmatch(name.strip())
    if found is None:
        return None
    minutes = int(found[2]) * 60 + int(found[3] or 0)
    minutes = minutes if found[1] == "+" else -minutes
    return minutes if _WEST <= minutes <= _EAST else None


def _fixed(minutes: int) -> str:
    return f"UTC{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}" if minutes else "UTC"


@cache
def _index() -> Index:
    """Every city, those first that stand for their country, and the countries."""
    countries = _countries()
    continents = {zone.partition("/")[0] for zone in countries}
    others = sorted(zone for zone in available_timezones() if zone.partition("/")[0] in continents)
    zones = dict.fromkeys([*countries, *others])
    return index((zone, (zone, _city(zone), countries.get(zone, zone)), "") for zone in zones)


def _countries() -> Mapping[str, str]:
    """The country of each time zone that stands for a part of one."""
    names = dict(line.split("\t")[:2] for line in _table("iso3166.tab"))
    return {line.split("\t")[2]: names[line.split("\t")[0]] for line in _table("zone.tab")}


def _table(name: str) -> list[str]:
    lines = files("tzdata").joinpath("zoneinfo", name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _city(zone: str) -> str:
    return zone.rpartition("/")[2]
