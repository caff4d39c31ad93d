"""Statistics in another language: not a word of English is on any page, in any picture or in any refusal."""

import pytest

from bot.languages import ENGLISH
from bot.say.pictures import words_of
from bot.table.look.statistics import PAGES
from engine import Options
from engine.box import MODULES
from render import StatisticsPage, StatisticsRow, alt
from render.pictures.statistics import statistics_picture
from render.words import STATISTICS_COLUMNS, STATISTICS_PAGES
from storage.records import AUTOMA, BOT, MIXED
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import MARKED, mark, press, unmarked
from tests.e2e.kit.playing import GUILD, said
from tests.e2e.kit.timing import Hands
from tests.storage.kit.finished_games import Place, all_finished, finished, moment

SERVER, WORDS = str(GUILD), words_of(MARKED.pictures)


async def fill(harness: Harness) -> None:
    """Games of every kind, and more people than there is room for."""
    ana, bruno = (Place(str(harness.person(name).id), 90, name=name) for name in ("Ana", "Bruno"))
    helped, automa = Place(ana.person, 90, played=MIXED, name="Ana"), Place("", 200, played=AUTOMA, name="Pachamama")
    for options in (Options(), Options(modules=tuple(name for name in MODULES if "ruruy" not in name))):
        await finished(harness.games, ana, bruno, server=SERVER, options=options)
    await finished(harness.games, helped, bruno, server=SERVER)
    for options in (Options(solo="pachamama", level="hard", difficulty=("leftovers_score",)), Options(solo="axomamma")):
        await finished(harness.games, ana, automa, server=SERVER, options=options)
    await finished(harness.games, ana, Place("", 70, played=BOT, name="Amaru", level="hard"), server=SERVER)
    others = [[Place(str(10**18 + n), 50, name="Chaska"), bruno] for n in range(30)]
    await all_finished(harness.games, others, server=SERVER)


async def test_every_page_and_every_season(harness: Harness, clock: Hands) -> None:
    clock.now = moment("2026-11-18")
    ana, here = harness.person("Ana"), harness.channel()
    shown = await ana.slash(here, "stats")
    for page in [*PAGES][1:]:
        shown = await press(ana, [shown.message or {}], f"stats.{page}")
    await fill(harness)
    for given in ({}, {"person": ana}, {"against": harness.person("Bruno")}, {"season": "2026-10"}):
        shown = await ana.slash(here, "stats", **given)
        for page in PAGES:
            if mark(ENGLISH.chat[f"button.stats.{page}"]) in [
                part["label"]
                for row in (shown.message or {})["components"]
                for part in row["components"]
                if not part.get("disabled")
            ]:
                shown = await press(ana, [shown.message or {}], f"stats.{page}")
    shown = await press(ana, [shown.message or {}], "stats.all_time")
    shown = await press(ana, [shown.message or {}], "stats.this_month")
    assert mark("Against bot players") in said(shown)


async def test_what_is_refused(harness: Harness) -> None:
    ana, here = harness.person("Ana"), harness.channel()
    for given in (
        {"season": mark("never")},
        {"from": mark("never")},
        {"from": "2026-11-02", "to": "2026-11-01"},
        {"season": "2026-11", "to": "2026-11-01"},
        {"against": ana},
    ):
        await ana.slash(here, "stats", **given)


@pytest.mark.parametrize("page", STATISTICS_PAGES)
def test_pictures_of_statistics(page: str) -> None:
    names = ("", *MODULES) if page == "modules" else ("Ana", "Bruno")
    cells = tuple("7" for _ in STATISTICS_COLUMNS[:5])
    rows = [
        StatisticsRow(name=name, cells=cells, rank=1, won=0.5, lost=0.5, stood_in=2, holder="Ana", record=9)
        for name in names
    ]
    shown = StatisticsPage(page=page, columns=STATISTICS_COLUMNS[-5:], rows=tuple(rows), person="Ana", more=3)
    words = [alt.statistics(shown, WORDS), *(label.text for label in statistics_picture(shown, WORDS).labels)]
    assert [(each, left) for each in words if (left := unmarked(each))] == []
