"""A page of statistics in sentences: line by line, as many as there is room for."""

from render.alt.pictures import within_limit
from render.result_parts.statistics import StatisticsPage, StatisticsRow, columns, headline, legible_page, row_name
from render.words import Words


def statistics(page: StatisticsPage, words: Words) -> str:
    """What the picture of the page shows."""
    page = legible_page(page)
    more = f"{words.more_changes(page.more)}." if page.more else ""
    lines = (_line(page, row, words) for row in page.rows)
    return within_limit([f"{', '.join(headline(page, words))}.", *lines, more], words)


def _line(page: StatisticsPage, row: StatisticsRow, words: Words) -> str:
    rank = f"{row.rank}. " if row.rank else ""
    name = " ".join(filter(None, (row_name(page, row, words), row.detail and f"({row.detail})")))
    numbers = [f"{head} {cell}" for head, cell in columns(page, row, words)]
    numbers += [f"{words.record} {row.holder} {row.record}"] if row.holder else []
    numbers += [f"{words.stood_in} {row.stood_in}"] if row.stood_in else []
    return f"{rank}{name}: {', '.join(numbers)}."
