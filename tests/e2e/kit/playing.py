"""Positions to begin from, cut out of golden games, and all the ways in which people answer."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import cache, wraps
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from discord import InteractionType
from msgspec import Struct

from bot.client.interactions import Interaction
from bot.languages import ENGLISH
from bot.sandbox import Person, Reply
from bot.sandbox.state.setup import GUILD
from bot.say import action as worded
from bot.screens.prompt import PRIVATE_QUESTIONS
from bot.screens.screen import DECLINE, fitted
from bot.turn.menu import menu, taps_of
from bot.turn.tap import Tap, tapped
from engine import legal_actions
from engine.actions import (
    Action,
    ChooseSpace,
    DiscardArmyCard,
    HireVillager,
    MoveHighPriest,
    Pass,
    PlaceWorker,
    Pray,
    RecruitNomad,
    ShowGodCard,
    ShowGold,
    TrainArmy,
)
from engine.codec import Answer, SavedGame, load_game, save_game
from engine.core import apply, new_game
from engine.decisions import HireWorker
from engine.foresight import answered, forecast
from engine.queries import is_follow_on, is_free_action
from engine.state import State, View
from engine.views import view
from storage import Seat, Terms
from storage.game_files import Arrival
from tests.e2e.kit.arrivals import arrival
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.layouts import words_of as all_words
from tests.e2e.kit.routes import Press, is_on, pressed
from tests.remembered import Remembered

GOLDEN = Path(__file__).parents[2] / "golden"
NAMES = ("Ana", "Bruno", "Chaska", "Diego")
# What a slash command answers, with the name of its option; /place asks for three answers.
COMMANDS: Mapping[type, tuple[str, str]] = {
    Pray: ("pray", ""),
    TrainArmy: ("train", ""),
    RecruitNomad: ("recruit", "worker"),
    MoveHighPriest: ("priest", "spaces"),
    DiscardArmyCard: ("army", "card"),
    HireVillager: ("hire", "end"),
}
# Commands that suggest what to type, and one option each for which they do.
SUGGESTING = {
    "choose": "answer",
    "place": "worker",
    "priest": "spaces",
    "recruit": "worker",
    "army": "card",
    "hire": "end",
    "tableau": "player",
    "game replace": "seat",
}
PLACING = {"worker": PlaceWorker, "card": ShowGodCard | ShowGold, "space": ChooseSpace}


EXERCISED: set[str] = set()


def exercises(*commands: str) -> Callable[[Callable[..., Awaitable[None]]], Callable[..., Awaitable[None]]]:
    """Marks a test of these commands; it fails unless each of them was really used."""
    EXERCISED.update(commands)

    def marked(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        @wraps(test)
        async def watched(harness: Harness, **others: Any) -> None:
            used = set()

            async def note(interaction: Interaction) -> None:
                if interaction.type is InteractionType.application_command and interaction.command is not None:
                    used.add(interaction.command.qualified_name)

            harness.bot.add_listener(note, "on_interaction")
            await test(harness, **others)
            assert set(commands) <= used

        return watched

    return marked


# ---------------------------------------------------------------- positions


class Moment(Struct, frozen=True, eq=False):
    """A golden game right before one of its answers; it is the same as itself alone, and so may be remembered."""

    saved: SavedGame
    at: int
    state: State
    undoable: tuple[str, ...] = ()  # the questions whose answers can still be taken back

    @property
    def in_private(self) -> bool:
        """Whether the seat that is asked has chosen cards and not made it final yet."""
        return any(kind.__name__ in self.undoable for kind in PRIVATE_QUESTIONS)

    @property
    def answer(self) -> Answer:
        """What was answered then."""
        return self.saved.answers[self.at]

    @property
    def file(self) -> bytes:
        """The game so far, as a file."""
        return save_game(self.saved.options, self.saved.seed, self.saved.answers[: self.at], self.state)


def moments() -> Iterator[Moment]:
    """All questions of the golden games of several players, those of the base game and the earliest ones first."""
    return chain(_base_game(), _golden_age())


@cache
def _base_game() -> Remembered[Moment]:
    return Remembered(_in_turns("*.json"))


@cache
def _golden_age() -> Remembered[Moment]:
    return Remembered(_in_turns("golden_age/*p-*.json"))


def _in_turns(files: str) -> Iterator[Moment]:
    """The first question of each game, then the second of each: whoever looks for one plays them no further."""
    games = [_moments(path) for path in sorted(GOLDEN.glob(files))]
    return (found for together in zip_longest(*games) for found in together if found)


@cache
def _saved(path: Path) -> SavedGame:
    return load_game(path.read_bytes())


def _moments(path: Path) -> Iterator[Moment]:
    saved = _saved(path)
    state = new_game(saved.options, saved.seed)
    undoable: tuple[str, ...] = ()
    for at, answer in enumerate(saved.answers):
        yield Moment(saved, at, state, undoable)
        outcome = apply(state, answer.action)
        state = outcome.state
        undoable = () if outcome.commits else (*undoable, answer.question)


@cache
def moment(wanted: Callable[[State], bool], answered: Callable[[Action], bool] = lambda action: True) -> Moment:
    """The first position of this kind, and answered in this way, in any golden game; all before it can be known."""
    return next(
        found
        for found in moments()
        if wanted(found.state)
        and answered(found.answer.action)
        and not (is_follow_on(found.state) and found.in_private)
    )


@cache
def near_end(name: str, left: int) -> Moment:
    """A golden game with so many answers left, or all of them."""
    saved = _saved(GOLDEN / f"{name}.json")
    left = min(left, len(saved.answers))
    state = new_game(saved.options, saved.seed)
    for answer in saved.answers[:-left]:
        state = apply(state, answer.action).state
    return Moment(saved, len(saved.answers) - left, state)


async def sit_down(harness: Harness, position: Moment, place: str = "plaza") -> Seats:
    """People at a table where this position lies."""
    channel = harness.channel(place)
    people = [harness.person(name) for name in NAMES[: position.saved.options.players]]
    seats = [Seat(lang="en", person=str(person.id), name=person.name) for person in people]
    terms = Terms(host=seats[0].person)
    game = await harness.games.import_game(_arrival(position), str(GUILD), str(channel), seats, terms)
    harness.bot.tables.wake(game.id)
    await harness.bot.tables.settled()
    return Seats(harness, game.id, channel)


@cache
def _arrival(position: Moment) -> Arrival:
    """A position as a file that was read, every answer checked."""
    return arrival(position.saved, position.at, position.file)


async def finished(harness: Harness, name: str = "2p-greedy") -> Seats:
    """A golden game of which the last answer has just been given here."""
    position = near_end(name, 1)
    seats = await sit_down(harness, position)
    await give_last_answer(seats, position)
    return seats


async def give_last_answer(seats: Seats, position: Moment) -> None:
    """The last answer of a golden game is given, and all is said."""
    game, harness = await seats.game(), seats.harness
    assert game.to_act is not None
    await harness.games.play(game.id, game.to_act, position.answer.action, game.seq, automatic=True)
    harness.bot.tables.wake(game.id)
    await harness.bot.tables.settled()


# ---------------------------------------------------------------- looking around


async def concede(seats: Seats, name: str) -> str:
    """Somebody gives up, and is sure; what they are told."""
    person = seats.harness.person(name)
    asked = await person.slash(seats.channel, "game concede")
    return said(await person.press(asked.message or {}, "Yes, concede"))


async def replace(person: Person, channel: int, **options: Any) -> Reply:
    """Somebody gives a seat to another person or a bot player, and is sure of it if that is asked."""
    asked = await person.slash(channel, "game replace", **options)
    sure = [part["custom_id"] for part in parts(asked.message or {}) if part["custom_id"].startswith("b:replace:")]
    return await person.press(asked.message or {}, sure[0]) if sure else asked


class NoReply(AssertionError):
    """The bot has not answered a person."""


def given(reply: Reply) -> Reply:
    """The reply, if there is one."""
    if reply.kind == "failed":
        raise NoReply
    return reply


def said(reply: Reply) -> str:
    """The words a person got back."""
    assert given(reply).message is not None
    return all_words(reply.message)


def only_for_them(reply: Reply) -> bool:
    """Whether nobody else sees the answer."""
    assert given(reply).message is not None
    return bool(reply.message.get("ephemeral"))


def files(message: Message | None) -> list[str]:
    """What kinds of files are attached: the first word of each name; a picture has words of its own."""
    assert message is not None
    for each in message["attachments"]:
        assert each.get("description") or not each["content_type"].startswith("image/")
    return [each["filename"].partition("-")[0] for each in message["attachments"]]


def called(message: Message) -> list[str]:
    """Who is called by a message."""
    return [user["username"] for user in message["mentions"]]


class NotShown(Exception):
    """No message to all has such a button at this moment."""


def newest(seats: Seats, verb: str, person: str = "Elena") -> Message:
    """The newest message to all in the channel that has a button of this kind."""
    start = f"b:{verb}:"
    public = (each for each in seats.messages(person) if not each.get("ephemeral"))
    found = [each for each in public if any(part["custom_id"].startswith(start) for part in parts(each))]
    if not found:
        raise NotShown(f"{person} sees no {verb} in game {seats.id}")
    return found[-1]


def words_of(view: View, action: Action) -> str:
    """An answer to the present question, in words."""
    assert view.decision is not None
    return worded(view, view.decision, action, ENGLISH)


async def last_answer(seats: Seats) -> tuple[int, str, Action]:
    """The answer that was given last: by which seat, to which question."""
    row = (await seats.harness.games.log_since(seats.id))[-1]
    return row.seat, row.question, row.action


def tap(state: State, action: Action) -> Tap:
    """This answer as a tap of the one who is asked, who has planned nothing yet: with what it brings along."""
    assert state.to_act is not None
    return tapped(forecast(view(state, state.to_act)), action, (), {})


# ---------------------------------------------------------------- ways to answer


class Now(Struct, frozen=True):
    """Who is asked at a table, and the position as they see it at the end of their plan."""

    seats: Seats
    person: Person
    view: View
    number: int  # of the question
    plan: int  # the number of their plan

    def words(self, action: Action) -> str:
        """An answer in words."""
        return words_of(self.view, action)

    def index(self, action: Action) -> int:
        """Its number among all answers."""
        return legal_actions(self.view).index(action)


async def look(seats: Seats) -> Now:
    """What is asked now."""
    game = await seats.game()
    return Now(seats, await seats.asked(), await seats.next_view(), game.number, await seats.plan_number())


async def open_walk(seats: Seats, now: Now | None = None) -> Message:
    """The one who is asked presses My turn, or what leads to the same under a prompt."""
    person = now.person if now else await seats.asked()
    public = newest(seats, "turn")
    reply = await person.press(public, next(p["custom_id"] for p in parts(public) if p["custom_id"][:7] == "b:turn:"))
    assert only_for_them(reply)
    assert reply.message is not None
    return reply.message


async def pick(seats: Seats, screen: Message, action: Action, now: Now | None = None) -> Reply:
    """Put this answer into the plan: by a tap on its screen, where it is one of its own, else by /choose."""
    now = now or await look(seats)
    entries = taps_of(menu((await seats.planned()).here, await seats.orders()))
    alone = [n for n, one in enumerate(entries) if [s.action for s in one.steps if not s.filled] == [action]]
    for tap in (Press("tap", str(number)) for number in alone):
        if is_on(screen, tap):
            return await pressed(now.person, screen, tap)
    return await say(seats, action, now)


async def by_walk(seats: Seats, action: Action) -> Reply:
    """By buttons and selects, in private; confirmed, if that is asked for."""
    screen = await open_walk(seats)
    now = await look(seats)
    return await seats.confirmed(now.person, await pick(seats, screen, action, now))


async def play(seats: Seats, *actions: Action) -> Reply:
    """These answers by buttons and selects, in private, and then whatever ends the plan and so plays them."""
    screen = await open_walk(seats)
    for action in actions:
        reply = await pick(seats, screen, action)
        assert reply.message is not None
        screen = reply.message
    return await end(seats, reply)


async def end(seats: Seats, reply: Reply) -> Reply:
    """Go on from this screen until the plan is played: by a tap that ends it, if there is one, else by a no."""
    person, seat = await seats.asked(), (await seats.game()).to_act
    while (await seats.game()).to_act == seat and await seats.is_planning():
        assert reply.message is not None
        entries = taps_of(menu((await seats.planned()).here, await seats.orders()))
        ends = [Press("tap", str(number)) for number, entry in enumerate(entries) if entry.is_final]
        if button(reply.message, "Confirm"):
            reply = await person.press(reply.message, "Confirm")
        elif ends and is_on(reply.message, ends[-1]):
            reply = await pressed(person, reply.message, ends[-1])
        else:
            settling = [one for one in legal_actions(await seats.next_view()) if not is_free_action(one)]
            reply = await say(seats, settling[-1])
    return reply


async def by_choose(seats: Seats, action: Action, now: Now | None = None) -> Reply:
    """By /choose, from its list; confirmed, if that is asked for."""
    now = now or await look(seats)
    return await seats.confirmed(now.person, await say(seats, action, now))


async def say(seats: Seats, action: Action, now: Now | None = None) -> Reply:
    """By /choose, from its list: it joins the plan, or waits to be confirmed."""
    now = now or await look(seats)
    answers = (await seats.planned()).here.answers  # what can be foreseen, which may be less than what is legal
    words, value = now.words(action), f"{now.plan}.{answers.index(action)}"
    offered = await now.person.autocomplete(seats.channel, "choose", focused="answer", answer=words[:40])
    assert {"name": fitted(words, 100), "value": value} in offered
    return await now.person.slash(seats.channel, "choose", answer=value)


def command_for(now: Now, action: Action) -> tuple[str, str] | None:
    """The command made for this kind of answer, with its option; None if there is none."""
    hires_nobody = isinstance(action, Pass) and isinstance(now.view.decision, HireWorker)
    return COMMANDS.get(HireVillager if hires_nobody else type(action))


async def by_command(seats: Seats, action: Action, now: Now | None = None) -> Reply:
    """By the command made for this kind of answer, its option taken from the list."""
    now = now or await look(seats)
    command = command_for(now, action)
    assert command, f"{action} has no command of its own"
    name, option = command
    given = {option: await suggested(seats, name, option, now.words(action), now)} if option else {}
    return await now.person.slash(seats.channel, name, **given)


async def by_place(seats: Seats, actions: Sequence[Action], now: Now | None = None) -> Reply:
    """By /place, for the Worker, the card or gold, and the space, as far as they are chosen."""
    now = now or await look(seats)
    given: dict[str, Any] = {}
    here = (await seats.planned()).here
    for action in actions:
        option = next(name for name, kinds in PLACING.items() if isinstance(action, kinds))
        given[option] = await suggested(seats, "place", option, words_of(here.seen, action), now, **given)
        here = answered(here, action)
    return await now.person.slash(seats.channel, "place", **given)


async def suggested(seats: Seats, command: str, option: str, words: str, now: Now | None = None, **before: Any) -> str:
    """What stands behind these words in the list of an option."""
    person = now.person if now else await seats.asked()
    offered = await person.autocomplete(seats.channel, command, focused=option, **before, **{option: words[:30]})
    return str(next(each["value"] for each in offered if each["name"] == fitted(words, 100)))


async def by_button(seats: Seats, prompt: Message, action: Action, now: Now | None = None) -> Reply:
    """By a button under the prompt itself."""
    now = now or await look(seats)
    (name,) = _buttons_for(prompt, now, action)
    reply = await now.person.press(prompt, name)
    assert given(reply).kind == "deferred_update"
    return reply


async def by_reaction(seats: Seats, prompt: Message, action: Action, now: Now | None = None) -> None:
    """By the reaction that stands before the words in the prompt."""
    now = now or await look(seats)
    await now.person.react(prompt, emoji_for(prompt, now, action))
    await now.person.wait(lambda message: says_otherwise(message, prompt), seats.channel)


def says_otherwise(message: Message, before: Message) -> bool:
    """Whether a prompt has been answered: it says so, or asks the next one, or another one stands below its place.

    What only one person sees says nothing about it.
    """
    if message.get("ephemeral"):
        return False
    if int(message["id"]) > int(before["id"]):
        return True
    return message["id"] == before["id"] and (not parts(message) or message["content"] != before["content"])


def emoji_for(prompt: Message, now: Now, action: Action) -> str:
    """The reaction that means this answer: that of its button."""
    (name,) = _buttons_for(prompt, now, action)
    return next(str(part["emoji"]["name"]) for part in parts(prompt) if part["custom_id"] == name)


def offers(prompt: Message, now: Now, action: Action) -> bool:
    """Whether a prompt has a button for this answer."""
    return bool(_buttons_for(prompt, now, action))


def _buttons_for(prompt: Message, now: Now, action: Action) -> list[str]:
    """The names of the buttons for this answer; the number of a no may be a secret, so it has a name instead."""
    answers = [str(now.index(action)), *([DECLINE] if isinstance(action, Pass) else [])]
    names = [f"b:reply:{now.seats.id}:{now.number}:{answer}" for answer in answers]
    return [part["custom_id"] for part in parts(prompt) if part["custom_id"] in names]


def open_prompts(messages: Sequence[Message]) -> list[Message]:
    """The prompts that can still be answered: their way into private is no My turn button."""
    return [
        message
        for message in messages
        if message["components"]
        and not button(message, "My turn")
        and any(part["custom_id"].startswith("b:turn:") for part in parts(message))
    ]
