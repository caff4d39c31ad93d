"""Seasons of statistics: a month, the days between two dates, or all time; days are those of UTC."""

import re
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct

from bot.languages import Language
from bot.say.chat import chat
from bot.table.io.errors import Refused
from bot.table.io.user_text import LONGEST_QUOTE, clean, escaped, isolated
from storage import Scope

FIRST_YEAR, LAST_YEAR = 2000, 2199
MONTHS = 24  # the most suggestions
_MONTH = re.compile(r"([0-9]{4})-([0-9]{1,2})")
_DAY = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_PACKED = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})")
A_DAY = timedelta(days=1)


class Season(Struct, frozen=True):
    """The days that are looked at, the last one too; None: no bound."""

    first: date | None = None
    last: date | None = None

    @property
    def is_month(self) -> bool:
        """Whether it is just one calendar month."""
        return self.first is not None and self == month_of(self.first)

    @property
    def dates(self) -> str:
        """The season as numbers that are read alike in every language; empty for all time."""
        if self.first is None and self.last is None:
            return ""
        if self.first is not None and self.is_month:
            return _month_name(self.first)
        return " \N{EN DASH} ".join(day.isoformat() if day else "…" for day in (self.first, self.last))

    @property
    def packed(self) -> str:
        """The season in the name of a button."""
        return "_".join(f"{day:%Y%m%d}" if day else "" for day in (self.first, self.last))

    def scope(self, server: str) -> Scope:
        """The games of a server in this season."""
        end = None if self.last is None else _moment(self.last + A_DAY)
        return Scope(server=server, start=None if self.first is None else _moment(self.first), end=end)

    def words(self, lang: Language) -> str:
        """The season in words."""
        return self.dates or chat("stats.all_time", lang)


ALL_TIME = Season()


def month_of(day: date) -> Season:
    """The month of a day."""
    first = date(day.year, day.month, 1)
    return Season(first, next_month(first) - A_DAY)


def next_month(day: date) -> date:
    """The first day of the month after that of a day."""
    return date(day.year + day.month // 12, day.month % 12 + 1, 1)


def month_before(day: date) -> date:
    """The last day of the month before that of a day."""
    return date(day.year, day.month, 1) - A_DAY


def today(now: int) -> date:
    """The day of a moment in milliseconds."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def recent_months(now: int) -> list[str]:
    """The months that are offered, the present one first."""
    day, found = today(now), list[str]()
    while len(found) < MONTHS:
        found.append(_month_name(day))
        day = month_before(day)
    return found


def season_meant(month: str, start: str, end: str, now: int) -> Season:
    """The typed season; refuses other texts with a sentence."""
    if month and (start or end):
        raise Refused("stats.season_or_dates")
    if month:
        return _typed_month(month, now)
    first, last = (_typed_day(typed, now) if typed else None for typed in (start, end))
    if first and last and last < first:
        raise Refused("stats.reversed", start=first.isoformat(), end=last.isoformat())
    return Season(first, last)


def unpacked(first: str, last: str) -> Season:
    """The season of a button; refuses what no button of ours says."""
    return Season(*(_unpacked_day(packed) if packed else None for packed in (first, last)))


def _unpacked_day(packed: str) -> date:
    found = _PACKED.fullmatch(packed)
    day = found and _date(*map(int, found.groups()))
    if not day:
        raise Refused("old_button")
    return day


def _typed_month(typed: str, now: int) -> Season:
    found = _MONTH.fullmatch(clean(typed, LONGEST_QUOTE))
    day = found and _date(int(found[1]), int(found[2]), 1)
    if not day:
        raise Refused("stats.no_month", typed=_quoted(typed), example=_month_name(today(now)))
    return month_of(day)


def _typed_day(typed: str, now: int) -> date:
    found = _DAY.fullmatch(clean(typed, LONGEST_QUOTE))
    day = found and _date(*map(int, found.groups()))
    if not day:
        raise Refused("stats.no_date", typed=_quoted(typed), example=today(now).isoformat())
    return day


def _quoted(typed: str) -> str:
    return isolated(escaped(typed, LONGEST_QUOTE))


def _date(year: int, month: int, day: int) -> date | None:
    """A day that there is, in a year that may come up."""
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _month_name(day: date) -> str:
    return f"{day:%Y-%m}"


def _moment(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000)
