"""Pages of `/stats`: leaderboard, head to head, modules, solo ladder and bots, each a picture, a text and buttons."""

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from msgspec import Struct, structs

from bot import limits
from bot.background.pictures import Pictures, PictureStyle
from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.levels import level_words
from bot.say.solo import listed
from bot.screens.screen import PRIMARY, SECONDARY, AttachedPicture, Button, Row, Screen, custom_id
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.io.seats import LEVELS, mention
from bot.table.io.user_text import clean, escaped, isolated
from bot.table.look.seasons import ALL_TIME, FIRST_YEAR, Season, month_before, month_of, next_month, today, unpacked
from engine.difficulty import LEVELS as PACHAMAMAS_LEVELS
from render import MOST_ROWS, MOST_TALL_ROWS, StatisticsPage, StatisticsRow
from storage import Games
from storage.statistics import BotLine, LadderLine, Leader, Met, ModuleLine

log = logging.getLogger(__name__)

STATS = "stats"  # verb of its buttons
LEADERS, MET, MODULES, SOLO, BOTS = "leaders", "met", "modules", "solo", "bots"
PAGES: Mapping[str, str] = {LEADERS: "🏆", MET: "⚔️", MODULES: "🧩", SOLO: "🏔️", BOTS: "🤖"}
MOST_LINES = 20  # of a list in words
_ARGUMENT = re.compile(r"([a-z]+)_([0-9]{0,20})_([0-9]{0,20})_([0-9]{0,8})_([0-9]{0,8})")


class StatisticsRequest(Struct, frozen=True, kw_only=True):
    """A page, whose it is, and of which time."""

    page: str = LEADERS
    person: str = ""  # empty: the whole server
    against: str = ""
    season: Season = ALL_TIME

    @property
    def argument(self) -> str:
        """The request in the name of a button."""
        return f"{self.page}_{self.person}_{self.against}_{self.season.packed}"


def request_of(argument: str) -> StatisticsRequest:
    """The request of a button; refuses what no button of ours says."""
    found = _ARGUMENT.fullmatch(argument)
    if found is None or found[1] not in PAGES:
        raise Refused("old_button")
    page, person, against, first, last = found.groups()
    return StatisticsRequest(page=page, person=person, against=against, season=unpacked(first, last))


class Told(Struct, frozen=True):
    """A page in data: its picture, and its lines in words."""

    drawn: StatisticsPage
    lines: tuple[str, ...]
    total: int


class StatisticsScreens:
    """Shows finished games in numbers."""

    def __init__(self, games: Games, pictures: Pictures) -> None:
        self._games = games
        self._pictures = pictures

    async def show(
        self, asked: StatisticsRequest, requester: Requester, names: Mapping[str, str] | None = None
    ) -> Screen:
        """A page with its picture; `names` are known from elsewhere. Without a person the duels are the requester's."""
        if not requester.server:
            raise Refused("servers_only")  # else it would be of all servers
        known = {requester.person: requester.name, **(names or {})}
        buttons = _buttons(asked, self._games.now(), requester.lang)
        if asked.page == MET and not asked.person:
            asked = structs.replace(asked, person=requester.person)
        if asked.against and asked.against == asked.person:
            raise Refused("stats.same")
        told = await self._told(asked, requester, known)
        who = await self._names(requester, [asked.person, asked.against], known)
        words = [*_heading(asked, who, requester.lang), *await self._summary(asked, who, requester)]
        words += _bounded(told, asked.page, requester.lang, limits.CONTENT - len("\n".join(words)) - 1)
        if not told.lines:
            return Screen(words="\n".join(words), rows=buttons)
        return Screen(words="\n".join(words), pictures=await self._picture(told.drawn, requester), rows=buttons)

    async def _picture(self, page: StatisticsPage, requester: Requester) -> tuple[AttachedPicture, ...]:
        """The page as a picture; none if drawing fails, for the words tell the same."""
        look = PictureStyle((), requester.theme, requester.lang.code)
        try:
            return (await self._pictures.statistics(f"stats-{page.page}.png", page, look),)
        except Exception:
            log.exception("The picture of statistics failed.")
            return ()

    async def _summary(self, asked: StatisticsRequest, who: "Names", requester: Requester) -> list[str]:
        """All games of a person in a line, and those left out."""
        lang, scope = requester.lang, asked.season.scope(requester.server)
        found = await self._games.statistics.summary(asked.person, scope=scope)
        left_out = found.uncounted
        if not asked.person:
            return [chat("stats.uncounted.server", lang, n=left_out)] if left_out else []
        numbers = {**structs.asdict(found), "mean_score": round(found.mean_score)}
        words = chat("stats" if found.games else "stats.none", lang, who=who.said(asked.person), **numbers)
        return [f"{words} {chat('stats.uncounted', lang, n=left_out)}" if left_out else words]

    async def _told(self, asked: StatisticsRequest, requester: Requester, known: Mapping[str, str]) -> Told:
        queries, scope, lang = self._games.statistics, asked.season.scope(requester.server), requester.lang
        table = partial(StatisticsPage, page=asked.page, season=asked.season.dates)
        named = partial(self._names, requester, known=known)
        match asked.page:
            case "leaders":
                leaders = await queries.leaders(scope, MOST_LINES)
                who = await named([line.person for line in leaders.lines])
                return _leaders(leaders.lines, leaders.total, who, table, lang)
            case "met":
                met = await queries.met(asked.person, scope, MOST_LINES, asked.against)
                who = await named([asked.person, asked.against, *(line.person for line in met.lines)])
                whose = partial(table, person=who.plain(asked.person), against=who.plain(asked.against))
                return _met(met.lines, met.total, who, whose, lang)
            case "modules":
                who = await named([asked.person])
                modules = await queries.modules(scope, asked.person)
                return _modules(modules, partial(table, person=who.plain(asked.person)), lang)
            case "bots":
                who = await named([asked.person])
                bots = await queries.bots(scope, LEVELS, asked.person)
                return _bots(bots, partial(table, person=who.plain(asked.person)), lang)
        ladder = await queries.ladder(scope, MOST_LINES, asked.person)
        who = await named([asked.person, *(line.holder for line in ladder.lines)])
        return _ladder(ladder.lines, ladder.total, who, partial(table, person=who.plain(asked.person)), lang)

    async def _names(self, requester: Requester, people: Iterable[str], known: Mapping[str, str]) -> "Names":
        wanted = [person for person in dict.fromkeys(people) if person]
        return Names({**await self._games.statistics.names(requester.server, wanted), **known})


class Names(Struct, frozen=True):
    """The names of people, as far as they are known."""

    known: Mapping[str, str]

    def plain(self, person: str) -> str:
        """The name for a picture; empty for nobody."""
        return clean(self.known.get(person, "?")) if person else ""

    def said(self, person: str) -> str:
        """The name for a message, without effect in it; a mention, which notifies nobody, if it is unknown."""
        return isolated(escaped(self.known[person])) if person in self.known else mention(person)


# ---------------------------------------------------------------- lines


def _leaders(lines: Sequence[Leader], total: int, who: Names, table: "partial[StatisticsPage]", lang: Language) -> Told:
    rows, words = [], []
    for line in lines:
        rate, mean = round(100 * line.wins / line.games), round(line.mean_score)
        cells = (str(line.games), str(line.wins), f"{rate}%", str(mean), str(line.best_score))
        drawn = StatisticsRow(name=who.plain(line.person), cells=cells, rank=line.rank, won=line.wins / line.games)
        rows.append(structs.replace(drawn, stood_in=line.with_stand_in))
        told = {"who": who.said(line.person), "rate": rate, "mean": mean, "best": line.best_score}
        words.append(chat("stats.leaders.line", lang, rank=line.rank, games=line.games, wins=line.wins, **told))
        if line.with_stand_in:
            words[-1] += chat("stats.stood_in", lang, n=line.with_stand_in)
    return _page(table(columns=("games", "wins", "rate", "mean", "best"), rows=()), rows, words, total)


def _met(lines: Sequence[Met], total: int, who: Names, table: "partial[StatisticsPage]", lang: Language) -> Told:
    rows, words = [], []
    for line in lines:
        difference, won = round(line.difference), line.wins / line.games
        cells = (str(line.games), str(line.wins), str(line.losses), lang.grammar.signed(difference))
        lost = min(line.losses / line.games, 1 - won)
        rows.append(StatisticsRow(name=who.plain(line.person), cells=cells, won=won, lost=lost))
        numbers = {"games": line.games, "wins": line.wins, "losses": line.losses, "difference": difference}
        words.append(chat("stats.met.line", lang, who=who.said(line.person), **numbers))
    return _page(table(columns=("games", "wins", "losses", "difference"), rows=()), rows, words, total)


def _modules(lines: Sequence[ModuleLine], table: "partial[StatisticsPage]", lang: Language) -> Told:
    rows, words = [], []
    for line in lines:
        mean = round(line.mean_score)
        cells = (str(line.games), str(line.wins), str(mean))
        rows.append(StatisticsRow(name=line.module, cells=cells, won=min(1.0, line.wins / line.games)))
        module = thing("module", line.module, lang) if line.module else chat("stats.base_game", lang)
        words.append(chat("stats.modules.line", lang, module=module, games=line.games, wins=line.wins, mean=mean))
    return _page(table(columns=("games", "wins", "mean"), rows=()), rows, words, len(lines))


def _bots(lines: Sequence[BotLine], table: "partial[StatisticsPage]", lang: Language) -> Told:
    rows, words = [], []
    for line in lines:
        level, rate = level_words(line.level, lang), round(100 * line.wins / line.games)
        cells = (str(line.games), str(line.wins), f"{rate}%")
        rows.append(StatisticsRow(name=level, cells=cells, won=line.wins / line.games))
        words.append(chat("stats.bots.line", lang, level=level, games=line.games, wins=line.wins, rate=rate))
    return _page(table(columns=("games", "wins", "rate"), rows=()), rows, words, len(lines))


def _ladder(
    lines: Sequence[LadderLine], total: int, who: Names, table: "partial[StatisticsPage]", lang: Language
) -> Told:
    rows, words = [], []
    for line in sorted(lines, key=_rung):
        opponent = thing("automa", line.opponent, lang)
        words_of = [_difficulty(word, lang) for word in line.difficulty]
        difficulty = listed(words_of, line.handicap, line.opponent, lang)
        cells, holder = (str(line.games), str(line.wins), str(line.best_score)), who.plain(line.holder)
        drawn = StatisticsRow(name=opponent, cells=cells, won=line.wins / line.games, detail=difficulty)
        rows.append(structs.replace(drawn, holder=holder, record=line.record))
        numbers = {"games": line.games, "wins": line.wins, "best": line.best_score, "record": line.record}
        told = {"opponent": opponent, "difficulty": difficulty, "who": who.said(line.holder)}
        words.append(chat("stats.solo.line", lang, **told, **numbers))
    return _page(table(columns=("games", "wins", "best"), rows=()), rows, words, total, MOST_TALL_ROWS)


def _page(
    table: StatisticsPage, rows: Sequence[StatisticsRow], words: Sequence[str], total: int, most: int = MOST_ROWS
) -> Told:
    """The page with as many rows as its picture has room for."""
    drawn = structs.replace(table, rows=tuple(rows[:most]), more=max(0, total - most))
    return Told(drawn, tuple(words), total)


def _rung(line: LadderLine) -> tuple[str, int, tuple[str, ...], int]:
    """The place of a line: by opponent, from easy to hard."""
    levels = [*PACHAMAMAS_LEVELS]
    level = next((levels.index(word) for word in line.difficulty if word in levels), 0)
    return line.opponent, level, line.difficulty, -line.handicap


def _difficulty(word: str, lang: Language) -> str:
    return thing("difficulty", word, lang) if word in lang.words["difficulty"] else word


# ---------------------------------------------------------------- around them


def _heading(asked: StatisticsRequest, who: Names, lang: Language) -> list[str]:
    key = f"stats.{asked.page}.pair" if asked.page == MET and asked.against else f"stats.{asked.page}.heading"
    whose = who.said(asked.person) if asked.person else chat("stats.server", lang)
    other = who.said(asked.against) if asked.against else ""
    return [f"{PAGES[asked.page]} {chat(key, lang, who=whose, other=other, season=asked.season.words(lang))}"]


def _bounded(told: Told, page: str, lang: Language, room: int) -> list[str]:
    """As many lines as there is room for, and how many more there are."""
    if not told.lines:
        return [chat(f"stats.{page}.none", lang)]
    shown: list[str] = []
    left = room - len(chat("stats.more", lang, n=told.total)) - 1
    for line in told.lines:
        left -= len(line) + 1
        if left < 0:
            break
        shown.append(line)
    hidden = told.total - len(shown)
    return [*shown, chat("stats.more", lang, n=hidden)] if hidden else shown


def _buttons(asked: StatisticsRequest, now: int, lang: Language) -> tuple[Row, ...]:
    """One button for each page, and below them the way to other seasons."""
    pages = tuple(
        Button(
            id=custom_id(STATS, 0, argument=structs.replace(asked, page=page).argument),
            label=chat(f"button.stats.{page}", lang),
            style=PRIMARY if page == asked.page else SECONDARY,
            emoji=emoji,
            enabled=page != asked.page,
        )
        for page, emoji in PAGES.items()
    )
    return pages, tuple(_seasons(asked, now, lang))


def _seasons(asked: StatisticsRequest, now: int, lang: Language) -> Iterable[Button]:
    season, day = asked.season, today(now)

    def to(other: Season, label: str, emoji: str) -> Button:
        argument = structs.replace(asked, season=other).argument
        return Button(id=custom_id(STATS, 0, argument=argument), label=label, emoji=emoji)

    if season == ALL_TIME:
        yield to(month_of(day), chat("button.stats.this_month", lang), "📅")
        return
    if season.is_month and season.first:
        before = month_of(month_before(season.first))
        if before.first and before.first.year >= FIRST_YEAR:
            yield to(before, before.dates, "⬅️")
    yield to(ALL_TIME, chat("button.stats.all_time", lang), "♾️")
    if season.is_month and season.first and next_month(season.first) <= day:
        after = month_of(next_month(season.first))
        yield to(after, after.dates, "➡️")
