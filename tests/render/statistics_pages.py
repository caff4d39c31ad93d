"""Pages of statistics for tests: as full as they get."""

from engine.box import MODULES
from engine.players import LEVELS
from render import MOST_ROWS, MOST_TALL_ROWS, StatisticsPage, StatisticsRow
from render.words import STATISTICS_COLUMNS

LEADERS = ("games", "wins", "rate", "mean", "best")
COLUMNS = {
    "leaders": LEADERS,
    "met": ("games", "wins", "losses", "difference"),
    "modules": ("games", "wins", "mean"),
    "solo": ("games", "wins", "best"),
    "bots": ("games", "wins", "rate"),
}
CELLS = {
    "games": "1024",
    "wins": "517",
    "losses": "400",
    "rate": "100%",
    "mean": "123",
    "best": "231",
    "difference": "-88",
}
assert CELLS.keys() == {*STATISTICS_COLUMNS}


def statistics_page(page: str, names: tuple[str, ...]) -> StatisticsPage:
    """A page with as many rows as there is room for, and numbers as long as they get."""
    ids = {"modules": ("", *MODULES), "bots": tuple(LEVELS)}
    shown = ids.get(page) or [names[n % len(names)] for n in range(MOST_ROWS)]
    rows = [
        StatisticsRow(
            name=name,
            cells=tuple(CELLS[column] for column in COLUMNS[page]),
            rank=number * 9 if page == "leaders" else 0,
            won=number / MOST_ROWS,
            lost=0.3 if page == "met" and number < 9 else 0.0,
            stood_in=number % 2 * 12 if page == "leaders" else 0,
            detail="hard, leftovers_score, cheap_conquest, rich_festival" if page == "solo" else "",
            holder=names[number % len(names)] if page == "solo" else "",
            record=199,
        )
        for number, name in enumerate(shown, 1)
    ]
    most = MOST_TALL_ROWS if page == "solo" else MOST_ROWS
    person = names[1] if page == "met" else ""
    return StatisticsPage(
        page=page,
        columns=COLUMNS[page],
        rows=tuple(rows[:most]),
        person=person,
        against=names[2] if person else "",
        more=486,
    )
