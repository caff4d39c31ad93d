"""What a picture of statistics tells: a page of lines, each with a name, numbers and a bar."""

from collections.abc import Iterator, Mapping

from msgspec import Struct, structs

from render.names import legible
from render.result_parts.content import ROBOT
from render.words import STATISTICS_COLUMNS, STATISTICS_PAGES, Words

MODULE_PAGE = "modules"  # whose names are ids of modules
NOBODY = "?"  # for a name of which no letter can be drawn
SIGNS: Mapping[str, str] = dict(zip(STATISTICS_PAGES, ("crown", "conquest", "nation", "die", ROBOT), strict=True))


class StatisticsRow(Struct, frozen=True, kw_only=True):
    """One line: who or what, and a number for each column."""

    name: str  # on the page of modules an id, empty for the base game
    cells: tuple[str, ...]
    rank: int = 0
    won: float = 0.0  # share of the games, as a bar from the left
    lost: float = 0.0  # the same from the right
    stood_in: int = 0  # games beside these in which a bot played some of the turns
    detail: str = ""  # in words, below the name
    holder: str = ""  # who has the record
    record: int = 0


class StatisticsPage(Struct, frozen=True, kw_only=True):
    """A page of statistics: one of STATISTICS_PAGES, whose it is, and of which time."""

    page: str
    columns: tuple[str, ...]  # of STATISTICS_COLUMNS
    rows: tuple[StatisticsRow, ...]
    person: str = ""
    against: str = ""
    season: str = ""  # empty: all time
    more: int = 0  # rows that have no room

    def __post_init__(self) -> None:
        if self.page not in STATISTICS_PAGES or not {*self.columns} <= {*STATISTICS_COLUMNS}:
            raise ValueError(f"there is no page {self.page} of {self.columns}")


def legible_page(page: StatisticsPage) -> StatisticsPage:
    """A page of statistics with the names that can be read."""
    named = page.page != MODULE_PAGE
    rows = (
        structs.replace(row, name=_person(row.name) if named else row.name, holder=_person(row.holder))
        for row in page.rows
    )
    return structs.replace(page, rows=tuple(rows), person=_person(page.person), against=_person(page.against))


def _person(name: str) -> str:
    return (legible(name) or NOBODY) if name else ""


def headline(page: StatisticsPage, words: Words) -> tuple[str, str]:
    """What the page is about, of which time and of whom: a line that is never cut, and one that may be."""
    title, season = words.statistics[page.page], page.season or words.all_time
    people = " : ".join(filter(None, (page.person, page.against)))
    return (f"{title} · {season}", people) if people else (title, season)


def row_name(page: StatisticsPage, row: StatisticsRow, words: Words) -> str:
    """The name of a person, an opponent or a module."""
    if page.page != MODULE_PAGE:
        return row.name
    return words.modules[row.name] if row.name else words.base_game


def columns(page: StatisticsPage, row: StatisticsRow, words: Words) -> Iterator[tuple[str, str]]:
    """The heads of the columns, each with its number."""
    cells = (cell.replace("-", "\N{MINUS SIGN}") for cell in row.cells)
    return zip((words.statistics[column] for column in page.columns), cells, strict=True)
