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
from storage.doctor.report import Told, bare, reason, told
from storage.errors import DamagedGame
from storage.notes import IN_USE, LOST, MADE
from storage.plans import LARGEST
from storage.posted import AnsweredAside, Aside, GroupCall, OpenPrompt, Posted, SeatCall, Shared, SilentCall, remembered
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
Problems = Iterator[Told]
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
    said: Callable[..., str] = bare  # the words for what the report tells, by their key and values

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
    decoder: "json.Decoder[Any]", stored: str, what: Told, rule: Callable[[Any], Problems] = lambda found: iter(())
) -> Problems:
    """What keeps something from being read, or what is wrong about what is read."""
    try:
        found = decoder.decode(stored)
    except (DecodeError, ValidationError) as error:
        yield told("unreadable", what=what, why=str(error))
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
        yield told("no_status", status=row["status"])
    if options_of(row) is None:
        yield told("no_options")
    if not row["seed"]:
        yield told("no_seed")
    yield from _ids(row, words, "server")
    yield from _ids(row, words, "channel", empty=row["status"] in OPEN)
    yield from decoded(
        _terms, row["terms"], told("the_terms"), lambda terms: _strangers((terms.host, *terms.invited), words, "person")
    )
    if row["components"] is not None and not _HASH.fullmatch(row["components"]):
        yield told("no_hash")
    if row["rules_told"] is not None and not _EDITION.fullmatch(row["rules_told"]):
        yield told("no_rules_told")
    if row["continued"] is not None:
        yield from decoded(_continued, row["continued"], told("the_editions"))
    yield from _moments(row, "created", "changed")
    yield from _game_numbers(row)
    is_somewhere = row["status"] in OPEN and row["channel"] != NOWHERE
    held = row["channel"] if is_somewhere else f"game {row['id']}"
    if row["status"] in STATUSES and row["open_in"] != held:
        yield told("wrong_place", status=row["status"])
    if row["counts"] and '"watched":{' in row["terms"]:
        yield told("watched_counts")


def _game_numbers(row: Values) -> Problems:
    if row["rules"] < 0:
        yield told("no_rules", rules=row["rules"])
    if not 0 <= row["seq"] <= row["rows"]:
        yield told("rows_and_answers", rows=row["rows"], answers=row["seq"])
    if not 0 <= row["saved_seq"] <= row["seq"]:
        yield told("final_answers", final=row["saved_seq"], answers=row["seq"])
    if row["number"] < row["rows"]:
        yield told("wrong_question", number=row["number"], rows=row["rows"])
    if not -1 <= row["told"] <= row["seq"]:
        yield told("heard_of", heard=row["told"], answers=row["seq"])
    options = options_of(row)
    for column in ("to_act", "pinged"):
        if options and row[column] is not None and not 0 <= row[column] < options.players:
            yield told("no_seat_in", column=column, seat=row[column])


def _ids(row: Values, words: Vocabulary, column: str, empty: bool = False) -> Problems:
    """An id, or nothing where it may be empty."""
    if not row[column] and not empty:
        yield told("empty", column=column)
    yield from _strangers([row[column]], words, column)


def _strangers(ids: Iterable[str], words: Vocabulary, column: str) -> Problems:
    """Those of these ids that Discord has not given; who was forgotten has an empty one."""
    for one in ids:
        if one and words.on_discord and not is_id(one):
            yield told("no_id", column=column, id=one)


def _moments(row: Values, *columns: str) -> Problems:
    for column in columns:
        if row[column] is not None and not 0 <= row[column] < FAR:
            yield told("no_moment", column=column, value=row[column])


# ---------------------------------------------------------------- rows of a game


def _seats(row: Values, of: Around) -> Problems:
    if not 0 <= row["seat"] < of.options.players:
        yield told("for_players", players=of.options.players)
    controller, status = row["controller"], of.game["status"]
    if controller not in CONTROLLERS:
        yield told("nobody", who=controller)
    if controller == PERSON and not row["person"] and status in OPEN:
        yield told("nobody_there")
    if controller == BOT and row["level"] not in POLICIES:
        yield told("no_level", level=row["level"])
    if controller == AUTOMA and row["level"] != of.options.solo:
        yield told("other_opponent", opponent=row["level"])
    yield from _ids(row, of.words, "person", empty=True)
    if not _LANGUAGE.fullmatch(row["lang"]):
        yield told("no_language", language=row["lang"])
    if row["conceded"] and controller != BOT and status in OPEN:
        yield told("conceded")
    yield from decoded(_words, row["orders"], told("the_orders"))
    if row["bank"] is not None and abs(row["bank"]) > LONGEST:
        yield told("no_time_left", time=row["bank"])
    yield from _moments(row, "awaited", "due")
    if row["awaited"] is None and row["due"] is not None:
        yield told("not_awaited")
    if row["leave"] is not None:
        yield from decoded(_leave, row["leave"], told("the_leave"))


def _log(row: Values, of: Around) -> Problems:
    if not 0 <= row["seat"] < of.options.players:
        yield told("no_seat", seat=row["seat"])
    if row["seq"] < 1:
        yield told("no_answer", answer=row["seq"])
    if not row["question"]:
        yield told("no_question")
    if of.of_one_piece:
        yield from _action(row, of.words)
    yield from _moments(row, "at", "undone")
    if row["interaction"] == "":
        yield told("no_interaction")
    if row["took"] is not None and row["took"] < 0:
        yield told("thinks_for", milliseconds=row["took"])


def _action(row: Values, words: Vocabulary) -> Problems:
    try:
        decode_action(row["action"].encode())
    except GameError as error:
        yield told("unreadable", what=told("the_answer"), why=words.why(error))


def _take_backs(row: Values, of: Around) -> Problems:
    if row["to_seq"] < 0:
        yield told("no_answer", answer=row["to_seq"])
    yield from decoded(_names, row["agreed"], told("the_agreed"), lambda names: _strangers(names, of.words, "person"))
    yield from _moments(row, "at")


def _timers(row: Values, of: Around) -> Problems:
    if of.words.timers and row["kind"] not in of.words.timers:
        yield told("no_kind", kind=row["kind"])
    if row["due"] >= FAR:
        yield told("put_off")
    elif row["due"] < 0:
        yield told("no_moment", column="due", value=row["due"])
    yield from decoded(_words, row["payload"], told("the_payload"))


def _messages(row: Values, of: Around) -> Problems:
    if not row["message"].isdecimal():
        yield told("no_message", message=row["message"])
    yield from _ids(row, of.words, "channel")
    try:
        posted = remembered(row["kind"], row["channel"], row["message"], row["fields"])
    except DecodeError as error:
        yield told("unreadable", what=told("the_memory"), why=str(error))
        return
    if posted.key.which != row["which"]:
        yield told("other_message", which=posted.key.which)
    yield from (told("no_seat", seat=seat) for seat in _seats_of(posted) if seat >= of.options.players)


def _seats_of(posted: Posted) -> tuple[int, ...]:
    """The seats that a message is about."""
    match posted:
        case Aside(seat=seat) | AnsweredAside(seat=seat) | SeatCall(seat=seat) | SilentCall(seat=seat):
            return (seat,)
        case GroupCall(group=group, done=done):
            return (*group, *done)
        case OpenPrompt(shared=Shared(done=done)):
            return done
    return ()


def _plans(row: Values, of: Around) -> Problems:
    if not 0 <= row["seat"] < of.options.players:
        yield told("no_seat", seat=row["seat"])
    if of.game["status"] != RUNNING and (row["body"] or row["ahead"] != "[]"):
        yield told("game_is", status=of.game["status"])
    if row["number"] < 1:
        yield told("no_plan", number=row["number"])
    if max(len(row[part].encode()) for part in ("body", "ahead")) > LARGEST:
        yield told("too_large", most=LARGEST)
    if row["body"]:
        yield from decoded(ANYTHING, row["body"], told("the_plan"))
    yield from decoded(AHEAD, row["ahead"], told("the_answers_ahead"))


def _votes(row: Values, of: Around) -> Problems:
    if not row["about"] or not row["choice"]:
        yield told("no_vote")
    elif of.words.choices and row["choice"] not in of.words.choices and not is_id(row["choice"]):
        yield told("no_choice", choice=row["choice"])
    yield from _ids(row, of.words, "person")


def _hints(row: Values, of: Around) -> Problems:
    if row["times"] < 1:
        yield told("no_hints", times=row["times"])
    yield from _ids(row, of.words, "person")


def _witnesses(row: Values, of: Around) -> Problems:
    if row["role"] not in (SAT, EXPORTED):
        yield told("no_role", role=row["role"])
    if of.game["status"] == LOBBY:
        yield told("not_begun")
    if not row["person"].startswith("~"):
        yield from _ids(row, of.words, "person")
    elif of.game["status"] in (FINISHED, ABORTED):
        yield told("forgotten")


def _sittings(row: Values, of: Around) -> Problems:
    if of.game["status"] == LOBBY:
        yield told("not_begun")
    if not 0 <= row["seat"] < of.options.players:
        yield told("no_seat", seat=row["seat"])
    if not 0 <= row["after"] <= of.game["rows"]:
        yield told("begins_after", after=row["after"], rows=of.game["rows"])
    if row["controller"] not in CONTROLLERS:
        yield told("nobody", who=row["controller"])
    yield from _ids(row, of.words, "person", empty=True)
    yield from _strange_levels([row["level"]] if row["level"] else [])
    yield from _moments(row, "at")


def _strange_levels(levels: Iterable[str]) -> Problems:
    for level in levels:
        if level not in POLICIES:
            yield told("no_level", level=level)


def _results(row: Values, of: Around) -> Problems:
    if of.game["status"] != FINISHED:
        yield told("game_is", status=of.game["status"])
    if row["server"] != of.game["server"]:
        yield told("other_server")
    yield from _ids(row, of.words, "person", empty=True)
    if row["players"] != of.options.players or not 0 <= row["bots"] <= row["players"]:
        yield told("players_and_bots", players=row["players"], bots=row["bots"])
    if row["played"] not in PLAYED:
        yield told("played_by", whom=row["played"])
    if row["ladder"] != ladder_of(of.options):
        yield told("other_opponent", opponent=row["ladder"])
    if (row["levels"] or row["thought"] is not None) and row["played"] not in (MIXED, BOT):
        yield told("no_bot_played")
    yield from _strange_levels(row["levels"].split())
    yield from decoded(_numbers, row["breakdown"], told("the_breakdown"))
    yield from _moments(row, "at")


def _turns(row: Values, of: Around) -> Problems:
    if not 0 <= row["seq"] <= of.game["seq"]:
        yield told("other_turns")


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
        yield told("unreadable", what=told("the_choices"), why=words.why(error))
        return
    if chosen.lang and not _LANGUAGE.fullmatch(chosen.lang):
        yield told("no_language", language=chosen.lang)
    if words.themes and chosen.theme and chosen.theme not in words.themes:
        yield told("no_theme", theme=chosen.theme)
    if isinstance(chosen, Preferences):
        yield from _hours(chosen)


def _hours(chosen: Preferences) -> Problems:
    if (chosen.quiet_from is None) != (chosen.quiet_to is None):
        yield told("half_quiet_hours")
    if chosen.time_zone and not _ZONE.fullmatch(chosen.time_zone):
        yield told("no_time_zone", zone=chosen.time_zone)


def _notes(row: Values, words: Vocabulary) -> Problems:
    if row["key"] in (IN_USE, LOST, MADE) and not _NUMBERS.fullmatch(row["value"]):
        yield told("no_number", value=row["value"])


OF_NO_GAME: Mapping[Any, Callable[[Values, Vocabulary], Problems]] = {
    t.servers: _servers,
    t.people: _people,
    t.notes: _notes,
}


def place(table: Any, row: Values) -> str:
    """Which row of which table it is, by its key."""
    keys = [column.name for column in table.primary_key if column.name != "game" and table is not t.games]
    return ", ".join(f"{name} {row[name]}" for name in keys)
