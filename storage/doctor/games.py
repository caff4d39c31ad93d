"""One game after the other, and what is beside them: every value of every row."""

from collections.abc import Mapping, Sequence

from msgspec import DecodeError, Struct, json, structs
from sqlalchemy import Table as SqlTable
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from engine.codec import Continued, Edition
from engine.errors import Refusal
from engine.state import Options
from storage import schema as t
from storage.doctor import values
from storage.doctor.report import NOTE, Findings, Told, told
from storage.doctor.values import OF_A_GAME, OF_NO_GAME, Values, Vocabulary
from storage.records import OPEN, STATUSES
from storage.rows import is_id, misfits

IDS = (("games", "server"), ("servers", "id"), ("seats", "person"), ("people", "id"))
_continued = json.Decoder(tuple[Continued, ...])


class Examined(Struct, frozen=True):
    """A stored game with all its rows, as the doctor examines it."""

    row: Values
    options: Options
    rows: Mapping[SqlTable, Sequence[Values]]
    begun: Edition
    continued: tuple[Continued, ...]

    @property
    def id(self) -> int:
        """The number of the game."""
        return int(self.row["id"])

    @property
    def of_one_piece(self) -> bool:
        """Whether all of it was surely played by the present rules."""
        return self.begun.is_present and not self.continued

    @property
    def answers(self) -> list[Values]:
        """The rows of the game's log that count: those not taken back."""
        return [line for line in self.rows[t.log] if line["undone"] is None]


class Rows:
    """Reads the rows of a database and checks each by itself."""

    def __init__(self, connection: AsyncConnection, findings: Findings, words: Vocabulary) -> None:
        self._connection = connection
        self._findings = findings
        self._words = words

    async def learn(self) -> None:
        """Find out whether this is the database of a bot on Discord: one id of its kind tells."""
        wanted = " UNION ".join(f"SELECT {column} FROM {table}" for table, column in IDS)
        found = (await self._connection.execute(text(wanted))).scalars()
        on_discord = any(is_id(one) for one in found if isinstance(one, str))
        self._words = structs.replace(self._words, on_discord=on_discord)

    async def beside_the_games(self) -> None:
        """Check the rows of servers, people and notes."""
        for table, rule in OF_NO_GAME.items():
            for row in await self._raw(table):
                for problem in _misfits(table, row) or rule(row, self._words):
                    self._findings.row(table.name, values.place(table, row), problem)

    async def games(self) -> list[int]:
        """The numbers of all games."""
        return [int(row.id) for row in (await self._connection.execute(text("SELECT id FROM games ORDER BY id"))).all()]

    async def game(self, number: int) -> tuple[int, Examined | None]:
        """How many answers a game has, and the game, if its rows are fit to be looked at together."""
        (row,) = await self._raw(t.games, number)
        wrong = _misfits(t.games, row)
        for problem in wrong or values.game(row, self._words):
            self._findings.row("games", "", problem, number)
        rows = {table: await self._raw(table, number) for table in OF_A_GAME}
        options = None if wrong else values.options_of(row)
        if options is None:
            return len(rows[t.log]), None
        game = Examined(row, options, rows, Edition(row["rules"], row["components"]), _gone_on(row))
        fit = self._rows_of(game) and row["status"] in STATUSES
        return len(rows[t.log]), game if fit else None

    def _rows_of(self, game: Examined) -> bool:
        around = values.Around(game.row, game.options, self._words, game.of_one_piece)
        fit = True
        for table, rows in game.rows.items():
            for row in rows:
                wrong = _misfits(table, row)
                fit = fit and not wrong
                for problem in wrong or OF_A_GAME[table](row, around):
                    self._findings.row(table.name, values.place(table, row), problem, game.id)
        if timers := len(game.rows[t.timers]) if game.row["status"] not in OPEN else 0:
            self._findings.add(NOTE, told("timers_left", n=timers), told("drops_timers"), game.id)
        return fit

    async def _raw(self, table: SqlTable, game: int | None = None) -> list[Values]:
        """Rows with their values as they are stored, which may be of any kind."""
        order = ", ".join(f'"{column.name}"' for column in table.primary_key)
        key = "id" if table is t.games else "game"
        where, given = ("", {}) if game is None else (f"WHERE {key} = :game", {"game": game})
        found = await self._connection.execute(text(f"SELECT * FROM {table.name} {where} ORDER BY {order}"), given)
        return [row._asdict() for row in found.all()]


def _gone_on(row: Values) -> tuple[Continued, ...]:
    try:
        return _continued.decode(row["continued"]) if row["continued"] else ()
    except DecodeError:
        return ()


def _misfits(table: SqlTable, row: Values) -> list[Told]:
    return [told(f"misfit_{misfit.wrong}", column=misfit.column) for misfit in misfits(table, row)]


def reading_trouble(error: Exception, words: Vocabulary) -> Told:
    """Why a game cannot be looked at."""
    return told("trouble" if isinstance(error, Refusal) else "unreadable_game", why=words.why(error))
