"""The doctor looks at every column of every table."""

from pathlib import Path

import pytest

from engine.actions import Pass
from engine.planned import Planned
from storage import Games, Preferences, Settings, Wait
from storage import schema as t
from storage.doctor import WRONG, Vocabulary, examine
from storage.doctor.report import MOST
from storage.doctor.values import OF_A_GAME, OF_NO_GAME
from storage.posted import Board, GroupCall, OpenPrompt, SeatCall, Shared
from tests.sizes import some
from tests.storage.kit.damage import change, fill
from tests.storage.kit.play import begin, play_on
from tests.storage.kit.words import said

WORDS = Vocabulary(said=said, timers=("reminder", "clock"), themes=("light", "dark"), choices=("wait", "pass"))
_once: list[bytes] = []


@pytest.fixture
async def full(tmp_path: Path) -> Path:
    """A file with rows in every table, on Discord, where ids are numbers."""
    path = tmp_path / "games.db"
    if not _once:
        games = await Games.open(f"sqlite:///{path}")
        await fill(games)
        await games.registry.set_settings("s", Settings(theme="dark"))
        await games.registry.set_preferences("ana", Preferences(quiet_from=22, quiet_to=7))
        game = await begin(games, channel="600", seed="the sixth")
        state = await play_on(games, game, 30)
        await games.plans.keep(game, 0, '{"taps":[]}', 0)
        await games.plans.keep(game, 1, '{"taps":[]}', 0)
        await games.plans.say_ahead(game, 1 - (state.to_act or 0), [Planned("TakeTurn", (Pass(),))], 1)
        await games.registry.vote(game, "late 0 5", "ana", "wait")
        await games.registry.set_timer(game, "reminder", 5, {"number": "1"})
        await games.remember_message(game, Board("600", "700", -1, -1), OpenPrompt("600", "701", 3, Shared(-1, (1,))))
        await games.remember_message(
            game, SeatCall("600", "701", 1, 0, "TakeTurn"), GroupCall("600", "700", (0, 1), ())
        )
        await games.registry.count_hint(game, "ana", "Ana")
        await games.tell(game, 20, 1, {1: Wait(5, 9)})
        await games.export(game, by="13")
        await games.close()
        put_on_discord(path)
        _once.append(path.read_bytes())
    path.touch(mode=0o600)
    path.write_bytes(_once[0])
    return path


def put_on_discord(path: Path) -> None:
    """Every server, channel and person gets a number for a name."""
    people = {"ana": "11", "bo": "12", "cy": "14"}
    for table in ("seats", "witnesses", "sittings", "votes", "hints", "results"):
        change(path, *(f"UPDATE {table} SET person = '{new}' WHERE person = '{old}'" for old, new in people.items()))
    change(path, *(f"UPDATE people SET id = '{new}' WHERE id = '{old}'" for old, new in people.items()))
    change(path, *(f"UPDATE take_backs SET agreed = replace(agreed, '{old}', '{new}')" for old, new in people.items()))
    change(
        path, "UPDATE servers SET id = '100'", "UPDATE games SET server = '100'", "UPDATE results SET server = '100'"
    )
    change(path, "UPDATE games SET open_in = '7' || id WHERE open_in = channel", "UPDATE games SET channel = '7' || id")


async def wrong(path: Path) -> list[str]:
    report = await examine(f"sqlite:///{path}", WORDS)
    return [finding.what for finding in report.findings if finding.severity == WRONG]


async def test_nothing_is_wrong_before(full: Path) -> None:
    assert await wrong(full) == []
    report = await examine(f"sqlite:///{full}", WORDS)
    assert (report.games, report.checked) == (6, True)
    with_rows = {table.name for table in (t.games, *OF_A_GAME, *OF_NO_GAME)}
    assert with_rows == set(t.metadata.tables)


def columns() -> list[tuple[str, str]]:
    return [
        (table.name, column.name)
        for table in t.metadata.sorted_tables
        for column in table.columns
        if not (column.primary_key and column.name == "id") and column.name != "game"
    ]


# Words and real numbers where a number belongs, bytes where a text does.
UNFIT = {int: ("'x'", "1.5"), bool: ("'x'", "2"), bytes: ("'x'", "7"), str: ("x'ff'", "CAST(x'ff' AS TEXT)")}


@pytest.mark.parametrize(("number", "table", "column"), some([(n, *each) for n, each in enumerate(columns())], 15))
async def test_a_value_of_another_kind_is_found_in_every_column(
    full: Path, number: int, table: str, column: str
) -> None:
    unfit = UNFIT[t.metadata.tables[table].c[column].type.python_type]
    value = unfit[number % 2 if column not in ("name", "value") else 0]  # names may have strange characters
    change(full, f'UPDATE {table} SET "{column}" = {value} WHERE rowid = (SELECT min(rowid) FROM {table})')
    found = await wrong(full)
    assert any(table in what or "Game" in what for what in found), (value, found)


DAMAGES = [
    ("games SET status = 'resting' WHERE id = 1", "status 'resting'"),
    ("games SET options = '{\"players\": 9}' WHERE id = 1", "options"),
    ("games SET seed = '' WHERE id = 1", "no seed"),
    ("games SET terms = '[]' WHERE id = 1", "its terms cannot be read"),
    ('games SET terms = \'{"clock":{"limit":-5}}\' WHERE id = 1', "its terms cannot be read"),
    ('games SET terms = \'{"watched":{"pace":5}}\' WHERE id = 1', "counts in statistics"),
    ("games SET channel = '', open_in = '' WHERE id = 1", "its channel is kept as if it were not"),
    ("games SET channel = '' WHERE id = 3", "channel is empty"),
    ("games SET server = '' WHERE id = 1", "server is empty"),
    ("games SET channel = 'x', open_in = 'x' WHERE id = 6", "channel 'x' is no number"),
    ("games SET rules = -1 WHERE id = 1", "no rules -1"),
    ("games SET components = 'not a hash' WHERE id = 1", "hash of its components"),
    ("games SET continued = '?' WHERE id = 1", "gone on under cannot be read"),
    ("games SET rules_told = 'others' WHERE id = 1", "told of are none"),
    ("games SET created = -5 WHERE id = 1", "created is no moment"),
    ("seats SET awaited = 999999999999999999 WHERE game = 1 AND seat = 1", "awaited is no moment"),
    ("seats SET awaited = 5, due = -5 WHERE game = 1 AND seat = 1", "due is no moment"),
    ("seats SET due = 5 WHERE game = 1 AND seat = 1", "nobody waits for it"),
    ("seats SET leave = '[]' WHERE game = 1 AND seat = 1", "its leave cannot be read"),
    ("games SET number = 3 WHERE id = 1", "the number 3 after 45 rows"),
    ("games SET told = 99 WHERE id = 1", "heard of 99 of 35"),
    ("games SET pinged = 7 WHERE id = 1", "no seat 7"),
    ("games SET rows = 2 WHERE id = 1", "2 rows and 35 answers"),
    ("seats SET controller = 'ghost' WHERE game = 1 AND seat = 1", "who 'ghost' is"),
    ("seats SET controller = 'bot', level = 'genius' WHERE game = 1 AND seat = 1", "plays 'genius'"),
    ("seats SET controller = 'automa', level = 'inti' WHERE game = 1 AND seat = 1", "not the opponent"),
    ("seats SET person = '' WHERE game = 1 AND seat = 1", "nobody sits there"),
    ("games SET server = 'x' WHERE id = 6", "server 'x' is no number"),
    ("games SET server = '\N{FULLWIDTH DIGIT NINE}' WHERE id = 6", "is no number"),
    ('games SET terms = \'{"host":"x"}\' WHERE id = 6', "person 'x' is no number"),
    ('games SET terms = \'{"invited":["x"]}\' WHERE id = 6', "person 'x' is no number"),
    ("seats SET person = 'x' WHERE game = 6 AND seat = 1", "person 'x' is no number"),
    ("seats SET person = 'x' WHERE game = 3 AND seat = 1", "person 'x' is no number"),
    ("seats SET lang = '??' WHERE game = 1 AND seat = 1", "is no language"),
    ("seats SET orders = '[1]' WHERE game = 1 AND seat = 1", "its orders cannot be read"),
    ("seats SET conceded = 1 WHERE game = 1 AND seat = 1", "no bot player has it"),
    ("seats SET bank = 99999999999999 WHERE game = 1 AND seat = 1", "milliseconds left"),
    ("log SET action = '{}' WHERE game = 1 AND undone IS NOT NULL AND row = 32", "its answer cannot be read"),
    ("log SET at = -1 WHERE game = 1 AND row = 3", "at is no moment"),
    ("log SET seat = 9 WHERE game = 1 AND row = 3", "no seat 9"),
    ("log SET question = '' WHERE game = 1 AND row = 3", "no question"),
    ("log SET took = -5 WHERE game = 1 AND row = 3", "thinks for -5 milliseconds"),
    ("log SET interaction = '' WHERE game = 1 AND row = 3", "interaction is empty"),
    ("turns SET seq = 99 WHERE game = 1 AND seq = 0", "positions at the start"),
    ("hints SET times = 0", "asked 0 times"),
    ("take_backs SET agreed = '?'", "who has agreed cannot be read"),
    ("take_backs SET agreed = '[\"x\"]'", "person 'x' is no number"),
    ("take_backs SET to_seq = -1", "no answer -1"),
    ("timers SET kind = 'alarm'", "the kind 'alarm'"),
    ("timers SET payload = '[]'", "what it is about cannot be read"),
    ("timers SET due = -1", "due is no moment"),
    ("timers SET due = 253402300800000", "put it off for ever"),
    ("messages SET message = 'x'", "'x' is no message"),
    ("messages SET channel = 'x'", "channel 'x' is no number"),
    ("messages SET kind = 'hand' WHERE kind = 'board'", "Invalid value 'hand'"),
    ("messages SET fields = '{' WHERE kind = 'board'", "what is remembered of it cannot be read"),
    ("messages SET fields = '[3]' WHERE kind = 'board'", "what is remembered of it cannot be read"),
    ("messages SET fields = '{\"shows\":3}' WHERE kind = 'board'", "missing required field `after`"),
    ("messages SET fields = '{\"shows\":-2,\"after\":1}' WHERE kind = 'board'", "`$.shows`"),
    ('messages SET fields = \'{"shows":3,"after":1,"seq":0}\' WHERE kind = \'board\'', "unknown field `seq`"),
    ('messages SET fields = \'{"number":3,"shared":{"after":0}}\' WHERE kind = \'prompt\'', "`$.shared`"),
    ("messages SET fields = replace(fields, '[1]', '[7]') WHERE kind = 'prompt'", "no seat 7"),
    ("messages SET fields = replace(fields, '[0,1]', '[0,4]') WHERE kind = 'call'", "no seat 4"),
    ("messages SET fields = replace(fields, ':1', ':9'), which = '9' WHERE kind = 'called'", "no seat 9"),
    ("messages SET which = '0' WHERE kind = 'called'", "in the place of another one than '1'"),
    ("messages SET which = '1' WHERE kind = 'board'", "in the place of another one than ''"),
    ("plans SET seat = 5 WHERE game = 6 AND seat = 1", "no seat 5"),
    ("plans SET number = 0 WHERE game = 6 AND seat = 1", "no plan has the number 0"),
    ("plans SET body = '{' WHERE game = 6 AND seat = 1", "the plan cannot be read"),
    ("plans SET ahead = '[7]' WHERE game = 6 AND seat = 1", "what is said ahead cannot be read"),
    ("plans SET body = '[' || hex(zeroblob(9999)) || ']' WHERE game = 6", "longer than 16384 bytes"),
    ("plans SET game = 3 WHERE game = 6", "the game is finished"),
    ("votes SET choice = ''", "about nothing"),
    ("votes SET choice = 'maybe'", "the choice 'maybe'"),
    ("votes SET person = ''", "person is empty"),
    ("witnesses SET role = 'seen' WHERE game = 6 AND person = '11'", "the role 'seen'"),
    ("witnesses SET person = '~0' WHERE game = 3 AND person = '11'", "should have gone"),
    ("sittings SET seat = 5 WHERE game = 6 AND seat = 1", "no seat 5"),
    ("sittings SET after = 99 WHERE game = 6 AND seat = 1", "after 99 of 30 rows"),
    ("sittings SET controller = 'ghost' WHERE game = 6 AND seat = 1", "who 'ghost' is"),
    ("sittings SET level = 'genius' WHERE game = 6 AND seat = 1", "plays 'genius'"),
    ("sittings SET person = 'x' WHERE game = 6 AND seat = 1", "person 'x' is no number"),
    ("sittings SET at = -1 WHERE game = 6 AND seat = 1", "at is no moment"),
    ("sittings SET game = 5 WHERE game = 6", "the game has not begun"),
    ("sittings SET controller = 'bot', person = '' WHERE game = 3 AND seat = 1", "do not tell who has played it"),
    ("results SET played = 'ghost' WHERE seat = 0", "played by 'ghost'"),
    ("results SET played = 'mixed' WHERE seat = 0", "do not tell who has played it"),
    ("results SET levels = 'easy' WHERE seat = 0", "how a bot has played, but none has"),
    ("results SET thought = 0 WHERE seat = 0", "how a bot has played, but none has"),
    ("results SET played = 'bot', levels = 'easy genius' WHERE seat = 0", "plays 'genius'"),
    ("results SET ladder = 'axomamma' WHERE seat = 0", "'axomamma' is not the opponent"),
    ("results SET breakdown = '?' WHERE seat = 0", "its breakdown cannot be read"),
    ("results SET won = NOT won WHERE seat = 0", "results of seat 0"),
    ("results SET players = 3 WHERE seat = 0", "3 players"),
    ("results SET bots = 9 WHERE seat = 0", "9 bots"),
    ("results SET server = 'x' WHERE seat = 0", "another server"),
    ("servers SET id = 'x'", "id 'x' is no number"),
    ("people SET id = 'x'", "id 'x' is no number"),
    ("votes SET person = 'x'", "person 'x' is no number"),
    ("hints SET person = 'x'", "person 'x' is no number"),
    ("results SET person = 'x' WHERE seat = 0", "person 'x' is no number"),
    ("servers SET settings = '[]'", "what was chosen cannot be read"),
    ('servers SET settings = \'{"theme":"neon"}\'', "'neon' is no theme"),
    ('servers SET settings = \'{"options":{"players":9}}\'', "what was chosen cannot be read"),
    ("people SET preferences = '{\"quiet_from\":25}'", "what was chosen cannot be read"),
    ("people SET preferences = '{\"quiet_from\":5}'", "quiet hours"),
    ('people SET preferences = \'{"lang":"!"}\'', "is no language"),
    ('people SET preferences = \'{"time_zone":"{?}"}\'', "is no time zone"),
    ("notes SET value = 'x' WHERE key = 'games made'", "'x' is no number"),
]


@pytest.mark.parametrize(("damage", "words"), some(DAMAGES, 52, lambda case: case[0].split()[0]))
async def test_values_that_mean_nothing(full: Path, damage: str, words: str) -> None:
    change(full, f"UPDATE {damage}")
    found = await wrong(full)
    assert [what for what in found if words in what], found


async def test_a_game_that_has_lost_its_place_is_fine(full: Path) -> None:
    games = await Games.open(f"sqlite:///{full}")
    await games.lose_place(6)
    await games.close()
    assert await wrong(full) == []


async def test_very_much_damage_is_said_in_few_words(full: Path) -> None:
    change(full, "UPDATE log SET at = 'x'")
    for game in (1, 3):
        assert len([what for what in await wrong(full) if what.startswith(f"Game {game}:")]) == MOST + 1
