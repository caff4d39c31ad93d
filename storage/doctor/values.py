"""What the values of every column must be, table by table."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import DecodeError, Struct, ValidationError, json

from engine.codec import Continued, decode_action
from engine.errors import GameError, Refusal
from engine.players import POLICIES
from engine.state import Options
from storage import schema as t
from storage.doctor.report import reason
from storage.errors import DamagedGame
from storage.notes import IN_USE, LOST, MADE
from storage.plans import LARGEST
from storage.posted import AnsweredAside, Aside, GroupCall, OpenPrompt, Posted, SeatCall, Shared, remembered
from storage.records import (
    ABORTED,
    AUTOMA,
    BOT,
    CONTROLLERS,
    FINISHED,
    LOBBY,
    MIXED,
    NOWHERE,
    OPEN,
    PERSON,
    PLAYED,
    RUNNING,
    STATUSES,
    Leave,
    Preferences,
    Settings,
    Terms,
)
from storage.results import ladder_of
from storage.rows import AHEAD, ANYTHING, FAR, is_id
from storage.witnesses import EXPORTED, SAT

Values = Mapping[str, Any]
Problems = Iterator[str]
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")
_ZONE = re.compile(r"[\w+\-\N{MINUS SIGN}/: ]{1,64}")  # also one that is known no more, or hours ahead of UTC
_HASH = re.compile(r"[0-9a-z]{1,64}")
_EDITION = re.compile(r"[0-9]+/[0-9a-z]{1,64}")
_NUMBERS = re.compile(r"\d+( \d+)?")
LONGEST = 10 * 366 * 24 * 3_600_000  # milliseconds: nobody has so much time left


class Vocabulary(Struct, frozen=True, kw_only=True):
    """Words that only those around storage know; where none are given, any will do."""

    timers: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()  # between which people vote, besides people and channels
    on_discord: bool = False  # whether every id is one as Discord gives them
    refusal: Callable[[Refusal], str] = str  # the words for a refusal, which only the bot has

    def why(self, error: Exception) -> str:
        """Why something failed, in a line."""
        match error:
            case DamagedGame():
                return error.detail(self.why)
            case Refusal():
                return self.refusal(error)
        return reason(error)


class Around(Struct, frozen=True):
    """What the rows of a game are checked against."""

    game: Values
    options: Options
    words: Vocabulary
    of_one_piece: bool  # whether all of it was played by the present rules


def decoded(
    decoder: "json.Decoder[Any]", stored: str, what: str, rule: Callable[[Any], Problems] = lambda found: iter(())
) -> Problems:
    """What keeps something from being read, or what is wrong about what is read."""
    try:
        found = decoder.decode(stored)
    except (DecodeError, ValidationError) as error:
        yield f"{what} cannot be read ({error})"
        return
    yield from rule(found)


# ---------------------------------------------------------------- games

_options = json.Decoder(Options)
_terms = json.Decoder(Terms)
_leave = json.Decoder(Leave)
_words = json.Decoder(dict[str, str])
_names = json.Decoder(list[str])
_numbers = json.Decoder(dict[str, int])
_continued = json.Decoder(tuple[Continued, ...])
_settings = json.Decoder(Settings)
_preferences = json.Decoder(Preferences)


def options_of(row: Values) -> Options | None:
    """The options of a game, if there is anything to be done with them."""
    try:
        options = _options.decode(row["options"])
        options.check()
    except (DecodeError, GameError, TypeError):
        return None
    return options


def game(row: Values, words: Vocabulary) -> Problems:
    """A row of `games`, whose kinds of values are right."""
    if row["status"] not in STATUSES:
        yield f"nobody knows the status {row['status']!r}"
    if options_of(row) is None:
        yield "its options cannot be read, or are no game"
    if not row["seed"]:
        yield "it has no seed"
    yield from _ids(row, words, "server")
    yield from _ids(row, words, "channel", empty=row["status"] in OPEN)
    yield from decoded(
        _terms, row["terms"], "its terms", lambda terms: _strangers((terms.host, *terms.invited), words, "person")
    )
    if row["components"] is not None and not _HASH.fullmatch(row["components"]):
        yield "the hash of its components is none"
    if row["rules_told"] is not None and not _EDITION.fullmatch(row["rules_told"]):
        yield "the rules that its channel was told of are none"
    if row["continued"] is not None:
        yield from decoded(_continued, row["continued"], "what it has gone on under")
    yield from _moments(row, "created", "changed")
    yield from _game_numbers(row)
    is_somewhere = row["status"] in OPEN and row["channel"] != NOWHERE
    held = row["channel"] if is_somewhere else f"game {row['id']}"
    if row["status"] in STATUSES and row["open_in"] != held:
        yield f"it is {row['status']}, but its channel is kept as if it were not"
    if row["counts"] and '"watched":{' in row["terms"]:
        yield "it is watched, but counts in statistics"


def _game_numbers(row: Values) -> Problems:
    if row["rules"] < 0:
        yield f"there are no rules {row['rules']}"
    if not 0 <= row["seq"] <= row["rows"]:
        yield f"it has {row['rows']} rows and {row['seq']} answers"
    if not 0 <= row["saved_seq"] <= row["seq"]:
        yield f"{row['saved_seq']} of its {row['seq']} answers are final"
    if row["number"] < row["rows"]:
        yield f"its question has the number {row['number']} after {row['rows']} rows"
    if not -1 <= row["told"] <= row["seq"]:
        yield f"its channel has heard of {row['told']} of {row['seq']} answers"
    options = options_of(row)
    for column in ("to_act", "pinged"):
        if options and row[column] is not None and not 0 <= row[column] < options.players:
            yield f"{column}: there is no seat {row[column]}"


def _ids(row: Values, words: Vocabulary, column: str, empty: bool = False) -> Problems:
    """An id, or nothing where it may be empty."""
    if not row[column] and not empty:
        yield f"{column} is empty"
    yield from _strangers([row[column]], words, column)


def _strangers(ids: Iterable[str], words: Vocabulary, what: str) -> Problems:
    """Those of these ids that Discord has not given; who was forgotten has an empty one."""
    for one in ids:
        if one and words.on_discord and not is_id(one):
            yield f"{what} {one!r} is no number as Discord gives them"


def _moments(row: Values, *columns: str) -> Problems:
    for column in columns:
        if row[column] is not None and not 0 <= row[column] < FAR:
            yield f"{column} is no moment ({row[column]})"


# ---------------------------------------------------------------- rows of a game


def _seats(row: Values, of: Around) -> Problems:
    if not 0 <= row["seat"] < of.options.players:
        yield f"it is for {of.options.players} players"
    controller, status = row["controller"], of.game["status"]
    if controller not in CONTROLLERS:
        yield f"nobody knows who {controller!r} is"
    if controller == PERSON and not row["person"] and status in OPEN:
        yield "nobody sits there"
    if controller == BOT and row["level"] not in POLICIES:
        yield f"no bot player plays {row['level']!r}"
    if controller == AUTOMA and row["level"] != of.options.solo:
        yield f"{row['level']!r} is not the opponent of this game"
    yield from _ids(row, of.words, "person", empty=True)
    if not _LANGUAGE.fullmatch(row["lang"]):
        yield f"{row['lang']!r} is no language"
    if row["conceded"] and controller != BOT and status in OPEN:
        yield "it was conceded, but no bot player has it"
    yield from decoded(_words, row["orders"], "its orders")
    if row["bank"] is not None and abs(row["bank"]) > LONGEST:
        yield f"there cannot be {row['bank']} milliseconds left"
    yield from _moments(row, "awaited", "due")
    if row["awaited"] is None and row["due"] is not None:
        yield "it has to answer, but nobody waits for it"
    if row["leave"] is not None:
        yield from decoded(_leave, row["leave"], "its leave")


def _log(row: Values, of: Around) -> Problems:
    if not 0 <= row["seat"] < of.options.players:
        yield f"there is no seat {row['seat']}"
    if row["seq"] < 1:
        yield f"there is no answer {row['seq']}"
    if not row["question"]:
        yield "it answers no question"
    if of.of_one_piece:
        yield from _action(row, "its answer", of.words)
    yield from _moments(row, "at", "undone")
    if row["interaction"] == "":
        yield "its interaction is empty"
    if row["took"] is not None and row["took"] < 0:
        yield f"nobody thinks for {row['took']} milliseconds"


def _action(row: Values, what: str, words: Vocabulary) -> Problems:
    try:
        decode_action(row["action"].encode())
    except GameError as error:
        yield f"{what} cannot be read ({words.why(error)})"


def _take_backs(row: Values, of: Around) -> Problems:
    if row["to_seq"] < 0:
        yield f"there is no answer {row['to_seq']}"
    yield from decoded(_names, row["agreed"], "who has agreed", lambda names: _strangers(names, of.words, "person"))
    yield from _moments(row, "at")


def _timers(row: Values, of: Around) -> Problems:
    if of.words.timers and row["kind"] not in of.words.timers:
        yield f"nobody knows the kind {row['kind']!r}"
    if row["due"] >= FAR:
        yield "the bot has put it off for ever, because it could not be read"
    elif row["due"] < 0:
        yield f"it is due at no moment ({row['due']})"
    yield from decoded(_words, row["payload"], "what it is about")


def _messages(row: Values, of: Around) -> Problems:
    if not row["message"].isdecimal():
        yield f"{row['message']!r} is no message"
    yield from _ids(row, of.words, "channel")
    try:
        posted = remembered(row["kind"], row["channel"], row["message"], row["fields"])
    except DecodeError as error:
        yield f"what is remembered of it cannot be read ({error})"
        return
    if posted.key.which != row["which"]:
        yield f"it is kept in the place of another one than {posted.key.which!r}"
    yield from (f"there is no seat {seat}" for seat in _seats_of(posted) if seat >= of.options.players)


def _seats_of(posted: Posted) -> tuple[int, ...]:
    """The seats that a message is about."""
    match posted:
        case Aside(seat=seat) | AnsweredAside(seat=seat) | SeatCall(seat=seat):
            return (seat,)
        case GroupCall(group=group, done=done):
            return (*group, *done)
        case OpenPrompt(shared=Shared(done=done)):
            return done
    return ()


def _plans(row: Values, of: Around) -> Problems:
    if not 0 <= row["seat"] < of.options.players:
        yield f"there is no seat {row['seat']}"
    if of.game["status"] != RUNNING and (row["body"] or row["ahead"] != "[]"):
        yield f"the game is {of.game['status']}"
    if row["number"] < 1:
        yield f"no plan has the number {row['number']}"
    if max(len(row[part].encode()) for part in ("body", "ahead")) > LARGEST:
        yield f"it is longer than {LARGEST} bytes"
    if row["body"]:
        yield from decoded(ANYTHING, row["body"], "the plan")
    yield from decoded(AHEAD, row["ahead"], "what is said ahead")


def _votes(row: Values, of: Around) -> Problems:
    if not row["about"] or not row["choice"]:
        yield "it is about nothing"
    elif of.words.choices and row["choice"] not in of.words.choices and not is_id(row["choice"]):
        yield f"nobody knows the choice {row['choice']!r}"
    yield from _ids(row, of.words, "person")


def _hints(row: Values, of: Around) -> Problems:
    if row["times"] < 1:
        yield f"nobody has asked {row['times']} times"
    yield from _ids(row, of.words, "person")


def _witnesses(row: Values, of: Around) -> Problems:
    if row["role"] not in (SAT, EXPORTED):
        yield f"nobody knows the role {row['role']!r}"
    if of.game["status"] == LOBBY:
        yield "the game has not begun"
    if not row["person"].startswith("~"):
        yield from _ids(row, of.words, "person")
    elif of.game["status"] in (FINISHED, ABORTED):
        yield "the mark of a forgotten person should have gone with the end of the game"


def _sittings(row: Values, of: Around) -> Problems:
    if of.game["status"] == LOBBY:
        yield "the game has not begun"
    if not 0 <= row["seat"] < of.options.players:
        yield f"there is no seat {row['seat']}"
    if not 0 <= row["after"] <= of.game["rows"]:
        yield f"it begins after {row['after']} of {of.game['rows']} rows"
    if row["controller"] not in CONTROLLERS:
        yield f"nobody knows who {row['controller']!r} is"
    yield from _ids(row, of.words, "person", empty=True)
    yield from _strange_levels([row["level"]] if row["level"] else [])
    yield from _moments(row, "at")


def _strange_levels(levels: Iterable[str]) -> Problems:
    for level in levels:
        if level not in POLICIES:
            yield f"no bot player plays {level!r}"


def _results(row: Values, of: Around) -> Problems:
    if of.game["status"] != FINISHED:
        yield f"the game is {of.game['status']}"
    if row["server"] != of.game["server"]:
        yield "it is of another server than its game"
    yield from _ids(row, of.words, "person", empty=True)
    if row["players"] != of.options.players or not 0 <= row["bots"] <= row["players"]:
        yield f"it tells of {row['players']} players and {row['bots']} bots"
    if row["played"] not in PLAYED:
        yield f"nobody knows what played by {row['played']!r} means"
    if row["ladder"] != ladder_of(of.options):
        yield f"{row['ladder']!r} is not the opponent of this game"
    if (row["levels"] or row["thought"] is not None) and row["played"] not in (MIXED, BOT):
        yield "it tells how a bot has played, but none has"
    yield from _strange_levels(row["levels"].split())
    yield from decoded(_numbers, row["breakdown"], "its breakdown")
    yield from _moments(row, "at")


def _turns(row: Values, of: Around) -> Problems:
    if not 0 <= row["seq"] <= of.game["seq"]:
        yield "the positions at the start of its turns are not those of its log"


OF_A_GAME: Mapping[Any, Callable[[Values, Around], Problems]] = {
    t.seats: _seats,
    t.log: _log,
    t.turns: _turns,
    t.take_backs: _take_backs,
    t.timers: _timers,
    t.messages: _messages,
    t.plans: _plans,
    t.votes: _votes,
    t.hints: _hints,
    t.witnesses: _witnesses,
    t.sittings: _sittings,
    t.results: _results,
}


# ---------------------------------------------------------------- rows of no game


def _servers(row: Values, words: Vocabulary) -> Problems:
    yield from _ids(row, words, "id")
    yield from _chosen(row["settings"], _settings, words)


def _people(row: Values, words: Vocabulary) -> Problems:
    yield from _ids(row, words, "id")
    yield from _chosen(row["preferences"], _preferences, words)


def _chosen(stored: str, decoder: "json.Decoder[Any]", words: Vocabulary) -> Problems:
    try:
        chosen = decoder.decode(stored)
        if isinstance(chosen, Settings):
            chosen.options.check()
    except (DecodeError, GameError) as error:
        yield f"what was chosen cannot be read ({words.why(error)})"
        return
    if chosen.lang and not _LANGUAGE.fullmatch(chosen.lang):
        yield f"{chosen.lang!r} is no language"
    if words.themes and chosen.theme and chosen.theme not in words.themes:
        yield f"{chosen.theme!r} is no theme"
    if isinstance(chosen, Preferences):
        yield from _hours(chosen)


def _hours(chosen: Preferences) -> Problems:
    if (chosen.quiet_from is None) != (chosen.quiet_to is None):
        yield "the quiet hours have no beginning or no end"
    if chosen.time_zone and not _ZONE.fullmatch(chosen.time_zone):
        yield f"{chosen.time_zone!r} is no time zone"


def _notes(row: Values, words: Vocabulary) -> Problems:
    if row["key"] in (IN_USE, LOST, MADE) and not _NUMBERS.fullmatch(row["value"]):
        yield f"{row['value']!r} is no number"


OF_NO_GAME: Mapping[Any, Callable[[Values, Vocabulary], Problems]] = {
    t.servers: _servers,
    t.people: _people,
    t.notes: _notes,
}


def place(table: Any, row: Values) -> str:
    """Which row of which table it is, by its key."""
    keys = [column.name for column in table.primary_key if column.name != "game" and table is not t.games]
    return ", ".join(f"{name} {row[name]}" for name in keys)
