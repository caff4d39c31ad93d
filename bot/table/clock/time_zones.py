"""Time zones: by city, country or offset, and their clocks."""

import re
from collections.abc import Mapping
from datetime import UTC, timedelta, timezone, tzinfo
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.fuzzy_search import Index, index, plain, ranked
from storage import Preferences

EXAMPLE = "Europe/Warsaw"
# Suggestions before anything is typed: zones with many people.
FIRST = (
    *("Europe/London", "Europe/Paris", "Europe/Warsaw", "Europe/Athens", "Europe/Istanbul", "Africa/Lagos"),
    *("Africa/Johannesburg", "Africa/Nairobi", "Asia/Dubai", "Asia/Kolkata", "Asia/Bangkok", "Asia/Shanghai"),
    *("Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/Lima", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles", "America/Mexico_City", "Pacific/Honolulu", "UTC"),
)
_OFFSET = re.compile(r"(?:UTC|GMT)?\s*([+\N{MINUS SIGN}-])\s*(\d{1,2})(?::?([0-5]\d))?", re.ASCII | re.IGNORECASE)
_WEST, _EAST = -12 * 60, 14 * 60  # minutes ahead of UTC


def zone_of(person: Preferences) -> tzinfo:
    """The time zone of a person."""
    return clock(zone_name(person))


def zone_name(person: Preferences) -> str:
    """Name of the chosen time zone, or of the chosen UTC offset."""
    return person.time_zone or _fixed(person.utc_offset)


def clock(name: str) -> tzinfo:
    """The clock of a time zone; UTC for an unknown one."""
    offset = _minutes(name)
    if offset is not None:
        return timezone(timedelta(minutes=offset)) if offset else UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def meant(typed: str) -> str | None:
    """The zone of a typed name, city, offset, or of words with a single match; None otherwise."""
    offset = _minutes(typed)
    if offset is not None:
        return _fixed(offset)
    asked = plain(typed)
    found = ranked(typed, _index(), 2)
    if asked and found and (len(found) == 1 or asked in (plain(found[0]), plain(_city(found[0])))):
        return found[0]
    return None


def suggested(typed: str, limit: int) -> list[str]:
    """Suggested time zones for the typed words, best first; common ones for none."""
    offset = _minutes(typed)
    if offset is not None:
        return [_fixed(offset)][:limit]
    return ranked(typed, _index(), limit) if typed.strip() else list(FIRST[:limit])


def prepare() -> None:
    """Builds the index of time zones ahead of the first search."""
    _index()


def _minutes(name: str) -> int | None:
    """Minutes ahead of UTC of a fixed offset such as UTC+05:30; None for other text."""
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
    """Index of all cities and countries; the main cities come first."""
    countries = _countries()
    continents = {zone.partition("/")[0] for zone in countries}
    others = sorted(zone for zone in available_timezones() if zone.partition("/")[0] in continents)
    zones = dict.fromkeys([*countries, *others])
    return index((zone, (zone, _city(zone), countries.get(zone, zone)), "") for zone in zones)


def _countries() -> Mapping[str, str]:
    """Country of each main time zone."""
    names = dict(line.split("\t")[:2] for line in _table("iso3166.tab"))
    return {line.split("\t")[2]: names[line.split("\t")[0]] for line in _table("zone.tab")}


def _table(name: str) -> list[str]:
    lines = files("tzdata").joinpath("zoneinfo", name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _city(zone: str) -> str:
    return zone.rpartition("/")[2]
