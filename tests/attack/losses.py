"""What people did while the bot was being killed, held against what the log and the channel have of it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

from bot.languages import ENGLISH
from bot.say.after.festival import NOTHING
from bot.say.after.log import paragraphs
from bot.say.before.facts import acts_otherwise
from bot.say.wording import Wording
from bot.table.announce.asides import prompts_of
from bot.table.announce.what_is_told import told_between
from bot.table.io.seats import escaped_names
from bot.table.look.summaries import in_brief
from engine.actions import Action
from engine.events import Event, Gained, HighPriestActivated, Scored, StartingWeavingPicked, TurnStarted, WorkerPlaced
from engine.planned import Planned
from engine.workers import is_newcomer
from storage import RUNNING, Game, LogRow
from storage.posted import Board, SeatCall
from tests.e2e.kit.harness import Harness, Message, parts
from tests.e2e.kit.trouble import from_bot

ALL_VP = ENGLISH.phrases["festival.vp"]


class Answer(Struct, frozen=True):
    """An answer for a seat, after so many answers; None takes the last one back."""

    game: int
    seq: int
    seat: int
    action: Action | None


class Attempt(Struct, frozen=True):
    """What somebody has tried to say for a seat at once, after so many answers; nothing takes the last one back.

    The first answer counts there, the others as soon as this seat is asked again: others may answer in between.
    """

    game: int
    seq: int
    seat: int
    answers: tuple[Planned, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """What it says."""
        return tuple(planned.choices[0] for planned in self.answers)

    @property
    def first(self) -> Answer:
        """What it begins with."""
        return Answer(self.game, self.seq, self.seat, self.actions[0] if self.answers else None)


class Notes(Struct):
    """What all people did, and what they were told."""

    games: set[int] = field(default_factory=set)
    tried: list[Attempt] = field(default_factory=list)
    acknowledged: list[Attempt] = field(default_factory=list)
    plans: int = 0  # that somebody was shown and found again
    said_ahead: int = 0  # what waited for others, found again
    unanswered: int = 0  # times that somebody got no answer, where that is no fault
    broken_promises: list[str] = field(default_factory=list)
    interactions: set[str] = field(default_factory=set)

    def hear(self, event: str, data: dict[str, Any]) -> None:
        """Something happens on Discord."""
        if event == "INTERACTION_CREATE":
            self.interactions.add(data["id"])
        elif event == "MESSAGE_REACTION_ADD":
            self.interactions.add(data["message_id"])


def judged(notes: Notes, log: Mapping[int, Sequence[LogRow]]) -> tuple[list[str], list[str]]:
    """What was lost and what was doubled, in words."""
    tried, acknowledged = (Counter(one.first for one in said) for said in (notes.tried, notes.acknowledged))
    begun: dict[Answer, list[tuple[Action, ...]]] = {}
    for attempt in notes.tried:
        begun.setdefault(attempt.first, []).append(attempt.actions)
    there: Counter[Answer] = Counter()
    doubled = []
    for game, rows in log.items():
        used = Counter(row.interaction for row in rows if row.interaction)
        doubled += [f"Interaction {name} is {n} times in the log of game {game}." for name, n in used.items() if n > 1]
        for row in rows:
            if row.interaction and row.interaction.partition(".")[0] not in notes.interactions:
                doubled.append(f"Nobody has done what answer {row.seq} of game {game} was played for.")
        there.update(_begun(game, rows, begun))
    lost = [
        f"{_told(one)} was acknowledged and is lost." for one, n in acknowledged.items() for _ in range(n - there[one])
    ]
    doubled += [f"{_told(one)} was played too often." for one, n in there.items() for _ in range(n - tried[one])]
    return notes.broken_promises + lost, doubled


def _begun(game: int, rows: Sequence[LogRow], begun: Mapping[Answer, Sequence[tuple[Action, ...]]]) -> Iterator[Answer]:
    """What people must have begun with, for the log to be as it is; and what they must have taken back.

    An answer without an interaction of its own goes on where its seat has begun, if that was said there: in that order,
    and once.
    """
    waiting: dict[int, list[tuple[Action, ...]]] = {}
    for row in rows:
        if row.automatic:
            continue
        going_on = [rest for rest in waiting.get(row.seat, []) if rest[:1] == (row.action,)]
        if row.interaction or not going_on:
            first = Answer(game, row.seq - 1, row.seat, row.action)
            yield first
            going_on = [*begun.get(first, ())]
        waiting[row.seat] = [rest[1:] for rest in going_on]
        if row.undone is not None:
            yield Answer(game, row.seq, row.seat, None)


def _told(answer: Answer) -> str:
    what = "taking back" if answer.action is None else str(answer.action)
    return f"Game {answer.game}, seat {answer.seat}, after {answer.seq} answers: {what}"


# ---------------------------------------------------------------- what the channel has heard


class Heard(Struct, frozen=True):
    """What should have been said in a channel and was not, and what was said too often."""

    unheard: list[str]
    repeated: list[str]


async def heard(
    harness: Harness, place: str, games: Sequence[Game], *, tells_again: str = "\0", counts_vp: bool = True
) -> Heard:
    """Holds the words in a channel against all that has happened in its games.

    A message with the sign `tells_again` sums up what others have told. VP are not counted where somebody's line may
    name those of another.
    """
    channel = harness.channel(place)
    messages = from_bot(harness.person("Elena").messages(channel))
    messages = [message for message in messages if not message["content"].startswith(tells_again)]
    said = [message["content"] for message in messages]
    openings: Counter[str] = Counter()
    everything: Counter[str] = Counter()
    scored: Counter[str] = Counter()
    for game in games:
        if game.channel == str(channel):
            history = await harness.games.history(game.id, None)
            events = [event for told in history.told for event in told.events if not event.minor]
            openings += openings_of(events, escaped_names(game))
            everything += _each(events, escaped_names(game))
            scored.update(_scored(events, escaped_names(game)))
            said += await _kept_for_later(harness, game)
    unheard = [words for words, n in openings.items() for _ in range(n - _found(words, said))][_left_out(said) :]
    repeated = [words for words, n in openings.items() for _ in range(_found(words, said) - n)]
    if counts_vp and not _left_out(said):
        told = {name: vp_told(name, said) for name in scored}
        unheard += [f"{n} VP of {name}, but {told[name]}" for name, n in scored.items() if told[name] < n]
        repeated += [f"{n} VP of {name}, but {told[name]}" for name, n in scored.items() if told[name] > n]
    repeated += [words for words, n in everything.items() for _ in range(_times(words, said) - n)]
    repeated += [f"a prompt: {name}" for name, n in _prompts(messages).items() for _ in range(n - 1)]
    shown = Counter(file["filename"] for message in messages for file in message["attachments"])
    repeated += [name for name, n in shown.items() for _ in range(n - 1)]
    return Heard(
        [f"{place} has not heard: {words}" for words in unheard],
        [f"{place} has heard too often: {words}" for words in repeated],
    )


async def _kept_for_later(harness: Harness, game: Game) -> list[str]:
    """The lines that the next message will tell: a seat called along with others gets no message of its own."""
    messages = await harness.games.messages(game.id)
    if game.status != RUNNING or game.to_act is None or messages.get(SeatCall, game.to_act) is None:
        return []
    board = messages.get(Board)
    since_board = await harness.games.history(game.id, None, board.shows if board else -1)
    untold = prompts_of(since_board, messages).left_to_tell(told_between(game, messages))
    return in_brief(game, untold, ENGLISH)


def openings_of(events: Sequence[Event], names: Sequence[str]) -> Counter[str]:
    """How each turn with a Worker and each choice of the setup is told, as patterns: lines never leave these out."""
    return Counter(opening for event in events if (opening := _opening(event, Wording(ENGLISH, names))))


def _opening(event: Event, wording: Wording) -> str:
    match event:
        case WorkerPlaced():
            as_one_kind = is_newcomer(event.worker) and acts_otherwise(event.worker, event.acting)
            variants = ["newcomer"] if as_one_kind else []
            values = {"worker": event.worker, "acting": event.acting, "space": event.space}
            what = wording.phrase("turn.placed.no_tasks", *variants, **values)
            return rf"{_line(event.seat, what, wording)}\b"
        case HighPriestActivated():
            what = wording.phrase("turn.activated", action=event.action)
            return rf"{_line(event.seat, what, wording)}\b"
        case StartingWeavingPicked():
            what = wording.phrase("turn.setup", tiles=[event.tile]).removesuffix(event.tile)
            return rf"{_line(event.seat, what, wording)}[^;\n]*\b{event.tile}\b"
    return ""


def _scored(events: Sequence[Event], names: Sequence[str]) -> Counter[str]:
    """The VP of each seat; lines leave out many things, but none of these."""
    found: Counter[str] = Counter()
    for event in events:
        if isinstance(event, Scored):
            found[names[event.seat]] += event.vp
    return found


def vp_told(name: str, said: Sequence[str]) -> int:
    """The VP in all lines of a seat, those of answers to prompts too, and in its columns of Festivals."""
    lines = re.compile(rf"^(?:[•·]|✔|✔ ⚙️) {re.escape(name)}: (.*)$", re.MULTILINE)
    found = [n for words in said for line in lines.findall(words) for n in re.findall(r"([+-]\d+) VP", line)]
    tables = [table for words in said for table in re.findall(r"🎉[^\n]*\n```\n(.*?)```", words, re.DOTALL)]
    return sum(map(int, found)) + sum(_vp_in_table(name, table.splitlines()) for table in tables)


def _vp_in_table(name: str, rows: Sequence[str]) -> int:
    """The sum below the first letters of this name."""
    heads = next((row.split() for row in rows if any(map(name.startswith, row.split()))), [])
    sums = next(row.split() for row in rows if row.endswith(ALL_VP))
    return sum(int(n) for head, n in zip(heads, sums, strict=False) if name.startswith(head) and n != NOTHING)


def _line(seat: int, what: str, wording: Wording) -> str:
    return re.escape(wording.phrase("turn.line", who=wording.names[seat], what=what))


def _left_out(said: Sequence[str]) -> int:
    """How many turns the channel was sent to the log for."""
    return sum(int(n) for words in said for n in re.findall(r"… (\d+) earlier turn", words))


def _found(pattern: str, said: Sequence[str]) -> int:
    return sum(len(re.findall(pattern, words)) for words in said)


def _each(events: Sequence[Event], names: Sequence[str]) -> Counter[str]:
    """Every sentence with the number of times it can be said; goods are added up and may be told in other words."""
    told = (_sentence(event, names) for event in events if not isinstance(event, Gained | TurnStarted))
    return Counter(sentence for sentence in told if sentence)


def _sentence(event: Event, names: Sequence[str]) -> str:
    """What is told of an event; nothing if it goes without saying."""
    told = paragraphs([event], names, ENGLISH)
    return told[0].sentences[0] if told and told[0].sentences else ""


def _prompts(messages: Sequence[Message]) -> Counter[str]:
    """By the question that they ask, how many messages can be answered."""
    asked = [{part["custom_id"].rpartition(":")[0] for part in parts(message)} for message in messages]
    return Counter(name for names in asked for name in names if name.startswith("b:reply:"))


def _times(words: str, said: Sequence[str]) -> int:
    """How often this was said."""
    sentence = f" {words}"  # and not the end of a longer one
    return sum(each.count(sentence) for each in said)
