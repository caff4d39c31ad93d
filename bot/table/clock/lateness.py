"""Late players: the options of the table, its voters, and the message to them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.languages import Language
from bot.say.chat import chat
from bot.screens.screen import PRIMARY, Button, Choice, Row, Screen, Select, custom_id, select_id
from bot.table.clock.clock import DAY, date, stamp
from bot.table.io.seats import escaped_names, mention, names
from storage import FREE, NOWHERE, PERSON, RUNNING, Game, Preferences, Seat, Settings

LATE, HOST = "late", "host"
WAIT, PASS, REMIND, BOT_TAKES, REPLACE = "wait", "pass", "remind", "bot", "replace"
WAYS_OUT = {WAIT: "⏳", PASS: "🙅", REMIND: "⏰", BOT_TAKES: "🤖", REPLACE: "🪑"}
WEEK = 7 * DAY  # until an undecided table is asked again


class Late(Struct, frozen=True):
    """A seat that keeps its table waiting since this moment."""

    game: Game
    number: int
    since: int

    @property
    def seat(self) -> Seat:
        """The seat itself."""
        return self.game.seats[self.number]

    @property
    def name(self) -> str:
        """The name of its player, without markup."""
        return escaped_names(self.game)[self.number]


def late_seat(game: Game, number: int, since: int) -> Late | None:
    """The seat, if its table still waits for it since this moment."""
    if game.status != RUNNING or game.channel == NOWHERE or not 0 <= number < len(game.seats):
        return None
    seat = game.seats[number]
    same = seat.wait is not None and seat.wait.since == since and seat.controller in (PERSON, FREE)
    answered = game.pinged == number != game.to_act  # and the channel has not heard of it yet
    return Late(game, number, since) if same and not answered else None


def late_by(game: Game, payload: Mapping[str, str]) -> Late | None:
    """The seat that a timer is about, if its table still waits for it; None for a payload that makes no sense."""
    number, since = payload.get("seat", ""), payload.get("since", "")
    return late_seat(game, int(number), int(since)) if number.isdecimal() and since.isdecimal() else None


def late_moment(game: Game, number: int, person: Preferences, settings: Settings) -> int | None:
    """The moment from which on a seat is late: with a clock its deadline, else some days after its call.

    An absent player is not called before the return. None if nobody could decide anything, or the table waits as long
    as it takes.
    """
    wait = game.seats[number].wait
    if wait is None or not deciders(game, number):
        return None
    if game.terms.clock is not None:
        return wait.due
    days = settings.vanished_after if game.terms.vanished_after is None else game.terms.vanished_after
    return max(wait.since, person.away_until or 0) + days * DAY if days else None


def ways_out(game: Game, number: int) -> tuple[str, ...]:
    """The options of the table; for an offered seat only a bot player."""
    if game.seats[number].controller == FREE:
        return (BOT_TAKES,)
    return (WAIT, PASS, BOT_TAKES, REPLACE) if game.terms.clock else (WAIT, REMIND, BOT_TAKES, REPLACE)


def voters(game: Game, number: int | None) -> tuple[str, ...]:
    """The voters about a seat: all other people at the table."""
    others = (seat.person for other, seat in enumerate(game.seats) if other != number and _plays(seat))
    return tuple(dict.fromkeys(others))


def deciders(game: Game, number: int) -> tuple[str, ...]:
    """The voters, and the host unless late."""
    host, others = game.terms.host, voters(game, number)
    if not host or host in others or game.seats[number].person == host:
        return others
    return (*others, host)


def majority(game: Game, number: int | None, votes: Mapping[str, str]) -> str | None:
    """The choice with more than half of the votes, or None; former players do not count."""
    counted = voters(game, number)
    cast = Counter(choice for person, choice in votes.items() if person in counted)
    return next((choice for choice, times in cast.items() if times * 2 > len(counted)), None)


def needed(people: Sequence[str]) -> int:
    """The number of votes for the same choice that decide among these people."""
    return len(people) // 2 + 1


def about(number: int, since: int) -> str:
    """Subject of a vote: this wait."""
    return f"{LATE} {number} {since}"


def _plays(seat: Seat) -> bool:
    return seat.controller == PERSON and bool(seat.person)


# ---------------------------------------------------------------- as a message


def offer(
    late: Late,
    what: str,
    lang: Language,
    votes: Mapping[str, str],
    away_until: int | None,
    called: Iterable[str],
    elected: Mapping[str, str],
) -> Screen:
    """The question to the table about a late player, with the votes so far; notifies only `called`."""
    game, seat = late.game, late.seat
    key = "late" if game.terms.clock else "late.vanished"
    words = [chat(key, lang, who=mention(seat.person), game=game.name, what=what, since=stamp(late.since))]
    if away_until is not None:
        words.append(chat("late.away", lang, who=late.name, until=date(away_until)))
    words += [f"{WAYS_OUT[way]} {chat(_explanation(game, way), lang)}" for way in ways_out(game, late.number)]
    words += _ballot(late, lang, votes)
    rows: list[Row] = [tuple(_vote(late, way, lang) for way in ways_out(game, late.number))]
    if hosts := _election(late, lang):
        words += _elected(late, lang, elected)
        rows.append((hosts,))
    return Screen(words="\n".join(words), rows=tuple(rows), calls=tuple(called))


def _explanation(game: Game, way: str) -> str:
    """Key of the words for a way out: with a clock the table waits a day, else a week."""
    return "late.wait.week" if way == WAIT and game.terms.clock is None else f"late.{way}"


def free_seat(late: Late, lang: Language, votes: Mapping[str, str]) -> Screen:
    """The offer of a free seat; the table can still give it to a bot player."""
    game = late.game
    words = [chat("decided.replace", lang, who=late.name, game=game.name)]
    if votes:
        words += _ballot(late, lang, votes)
    take = custom_id("claim", game.id, argument=str(late.number))
    buttons = (
        Button(id=take, label=chat("button.claim", lang), style=PRIMARY, emoji="🪑"),
        *(_vote(late, way, lang) for way in ways_out(game, late.number)),
    )
    return Screen(words="\n".join(words), rows=(buttons,))


def _ballot(late: Late, lang: Language, votes: Mapping[str, str]) -> list[str]:
    """The voters and their votes so far."""
    game, others = late.game, voters(late.game, late.number)
    who = ", ".join(map(mention, deciders(game, late.number)))
    alone = ".host" if game.terms.host in deciders(game, late.number) else ""
    rule = f"late.rule{alone}" if len(others) > 1 else "late.decides"
    words = [chat(rule, lang, who=who, needed=needed(others))]
    cast = Counter(way for person, way in votes.items() if person in others and way in WAYS_OUT)
    if cast:
        counted = ", ".join(f"{WAYS_OUT[way]} {number}" for way, number in cast.items())
        words.append(chat("late.votes", lang, votes=counted))
    return words


def _vote(late: Late, way: str, lang: Language) -> Button:
    name = custom_id("vote", late.game.id, late.since, f"{way}-{late.number}")
    return Button(id=name, label=chat(f"button.{way}", lang), emoji=WAYS_OUT[way])


# ---------------------------------------------------------------- a table without its host


def _election(late: Late, lang: Language) -> Select | None:
    """Select of a new host, if the late player is the host."""
    game = late.game
    if game.terms.host != late.seat.person:
        return None
    people = {seat.person: name for seat, name in zip(game.seats, names(game), strict=True)}
    choices = tuple(
        Choice(value=f"{person}-{late.number}", label=people[person]) for person in voters(game, late.number)
    )
    where = select_id("elect", game.id, late.since, str(late.number))
    return Select(id=where, placeholder=chat("late.elect", lang), choices=choices)


def _elected(late: Late, lang: Language, votes: Mapping[str, str]) -> list[str]:
    """The votes for a new host so far."""
    others = voters(late.game, late.number)
    people = {seat.person: name for seat, name in zip(late.game.seats, escaped_names(late.game), strict=True)}
    cast = Counter(people[choice] for person, choice in votes.items() if person in others and choice in others)
    counted = ", ".join(f"{name} {number}" for name, number in cast.items())
    words = [chat("late.host", lang, who=late.name, needed=needed(others))]
    return [*words, chat("late.votes", lang, votes=counted)] if cast else words
