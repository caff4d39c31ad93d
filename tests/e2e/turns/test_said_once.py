"""Whatever the bot was saying when it was killed is said once, and in its place, also if people play on at once."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from bot.sandbox import Person
from bot.screens.public_question import NO
from bot.table.io.messages import Messages
from bot.table.tables import Tables
from engine import legal_actions
from engine.actions import Pass
from engine.decisions import BuyLeftoverWeaving
from engine.queries import is_follow_on
from engine.state import State, View
from storage import Posted
from storage.errors import DatabaseTrouble, StorageCode
from storage.posted import Aside, Board, Key, OpenPrompt, Story, key
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats, parts, reactions
from tests.e2e.kit.trouble import a_turn, from_bot, step


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


class Stuck:
    """A way to the database that the bot does not come back from, as if it was killed there, until a test wants it."""

    def __init__(self, harness: Harness, monkeypatch: pytest.MonkeyPatch, name: str, at: Key | None = None) -> None:
        self.there, self.goes_on = asyncio.Event(), asyncio.Event()
        self.fails: Exception | None = None  # once, instead
        self._at = at
        self._real = getattr(harness.games, name)
        monkeypatch.setattr(harness.games, name, self)

    async def __call__(self, game: int, *what: Any, **more: Any) -> Any:
        if self._at in (None, *(each.key if isinstance(each, Posted) else each for each in what)):
            self.there.set()
            await self.goes_on.wait()
        if trouble := self.fails:
            self.fails = None
            raise trouble
        return await self._real(game, *what, **more)


def sentences(seats: Seats) -> list[str]:
    """All that the channel was told of the game, a turn each."""
    words = [message["content"] for message in from_bot(seats.messages())]
    return [line for said in words for line in said.splitlines() if line.startswith(("• ", "· "))]


async def table(harness: Harness, wanted: Callable[[State], bool] = a_turn) -> tuple[Seats, "asyncio.Task[Seats]"]:
    """A game that was just begun, and whoever waits until all is said about it."""
    sitting = asyncio.create_task(playing.sit_down(harness, playing.moment(wanted)))
    while not (found := await harness.games.lists.running()):
        await asyncio.sleep(0)
    return Seats(harness, found[0].id, int(found[0].channel)), sitting


async def play(seats: Seats) -> None:
    """An answer that is played at once."""
    await seats.choose(index=legal_actions(await seats.view()).index(step(playing.moment(a_turn).state, final=True)))


@pytest.mark.parametrize("name", ["remember_message", "tell"])
async def test_an_answer_right_after_a_crash_has_nothing_said_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    stuck = Stuck(harness, monkeypatch, name)
    seats, sitting = await table(harness)
    await stuck.there.wait()
    said = sentences(seats)
    catching_up = asyncio.Event()

    async def later(tables: Tables) -> None:
        await catching_up.wait()

    monkeypatch.setattr(Tables, "wake_all", later)
    await harness.restart_bot()
    await sitting
    await play(seats)
    await seats.settled()
    assert len(sentences(seats)) > len(said) > 0
    assert len(set(sentences(seats))) == len(sentences(seats))
    catching_up.set()


def set_up(state: State) -> bool:
    return state.seq == 0 and len(state.players) == 3


async def test_what_is_said_ahead_right_after_a_crash_has_nothing_said_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Stuck(harness, monkeypatch, "remember_message")
    seats, sitting = await table(harness, set_up)
    await stuck.there.wait()
    catching_up = asyncio.Event()

    async def later(tables: Tables) -> None:
        await catching_up.wait()

    monkeypatch.setattr(Tables, "wake_all", later)
    await harness.restart_bot()
    await sitting
    (board,) = from_bot(seats.messages())
    asked, names = (await seats.asked()).name, [seat.name for seat in (await seats.game()).seats]
    early = harness.person(next(name for name in names if name != asked))
    screen = (await early.press(board, "My turn")).message
    assert screen is not None
    await early.press(screen, next(part["custom_id"] for part in parts(screen) if ":tap:" in part["custom_id"]))
    await seats.settled()
    (now,) = from_bot(seats.messages())
    assert f"{early.name} ✔" in now["content"]
    catching_up.set()


@pytest.mark.parametrize("at", [key(OpenPrompt), key(Aside, 1)], ids=["prompt", "aside"])
async def test_a_prompt_that_was_just_sent_says_what_was_answered_also_after_a_crash(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, at: Key
) -> None:
    """Whatever of what is known of it was about to be noted."""
    stuck = Stuck(harness, monkeypatch, "remember_message", at)
    seats, sitting = await table(harness, lambda state: a_question_to(state, 1))
    await stuck.there.wait()
    await harness.restart_bot()
    await sitting
    await harness.bot.tables.wake_all()
    await seats.settled()
    (prompt,) = playing.open_prompts(seats.messages())
    person = await seats.asked()
    await playing.by_button(seats, prompt, Pass())
    await seats.settled()
    (ended,) = [message for message in seats.messages() if message["id"] == prompt["id"]]
    assert ended["content"].startswith(f"✔ {person.name}: ")


async def test_a_reaction_counts_that_is_given_before_it_is_noted_which_message_the_prompt_is(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Stuck(harness, monkeypatch, "remember_message", key(OpenPrompt))
    seats, sitting = await table(harness, lambda state: a_question_to(state, 1))
    await stuck.there.wait()
    (prompt,) = playing.open_prompts(seats.messages())
    person, number = await seats.asked(), (await seats.game()).number
    await person.react(prompt, NO)
    for _ in range(3):  # it has had time to be played
        await person.slash(seats.channel, "game status")
    assert (await seats.game()).number == number
    stuck.goes_on.set()
    await person.wait(lambda message: playing.says_otherwise(message, prompt), seats.channel)
    await sitting
    assert (await playing.last_answer(seats))[1:] == ("BuyLeftoverWeaving", Pass())


@pytest.mark.parametrize("given", [0, 1])
async def test_a_prompt_gets_all_its_reactions_also_after_a_crash(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, given: int
) -> None:
    """Also if some of them were there already."""
    offer, killed = Messages.offer, asyncio.Event()

    async def offer_some(messages: Messages, posted: Posted, reactions: tuple[str, ...]) -> None:
        await offer(messages, posted, reactions[:given])
        killed.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as before:
        before.setattr(Messages, "offer", offer_some)
        seats, sitting = await table(harness, lambda state: a_question_to(state, 1))
        await killed.wait()
        (prompt,) = playing.open_prompts(seats.messages())
        assert len(reactions(prompt)) == given
    await harness.restart_bot()
    await sitting
    await harness.bot.tables.wake_all()
    await seats.settled()
    (now,) = playing.open_prompts(seats.messages())
    emoji = [part["emoji"]["name"] for part in parts(now) if part["custom_id"].startswith("b:reply:")]
    assert reactions(now) == dict.fromkeys(emoji, 1)
    assert len(emoji) > 1


def a_question_to(state: State, seat: int) -> bool:
    """Whether this seat is asked out of turn whether it buys."""
    return isinstance(state.decision, BuyLeftoverWeaving) and state.to_act == seat and is_follow_on(state)


async def answered_too_early(seats: Seats, person: Person, monkeypatch: pytest.MonkeyPatch) -> "asyncio.Task[None]":
    """An answer that has had time to be played, unless it waits for something."""
    about_to_answer, wait_for_words = asyncio.Event(), Tables.answering

    def answering_now(tables: Tables, game: int) -> AbstractAsyncContextManager[None]:
        about_to_answer.set()
        return wait_for_words(tables, game)

    monkeypatch.setattr(Tables, "answering", answering_now)
    answering = asyncio.create_task(play(seats))
    await about_to_answer.wait()
    for _ in range(3):
        await person.slash(seats.channel, "game status")
    return answering


async def test_an_answer_waits_until_it_is_noted_what_was_said(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Stuck(harness, monkeypatch, "remember_message")
    seats, sitting = await table(harness)
    await stuck.there.wait()
    begun, asked = (await seats.game()).seq, await seats.asked()
    answering = await answered_too_early(seats, asked, monkeypatch)
    assert (await seats.game()).seq == begun
    stuck.goes_on.set()
    await answering
    assert (await seats.game()).seq > begun
    await sitting


async def test_an_answer_waits_until_the_program_attends_to_the_game(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Stuck(harness, monkeypatch, "remember_message")
    seats, sitting = await table(harness)
    await stuck.there.wait()
    begun, asked, said = (await seats.game()).seq, await seats.asked(), sentences(seats)
    catching_up = asyncio.Event()

    async def later(tables: Tables) -> None:
        await catching_up.wait()

    monkeypatch.setattr(Tables, "wake_all", later)
    await harness.restart_bot()
    await sitting
    tables = harness.bot.tables
    tables.games.share.limit((), 1)
    answering = await answered_too_early(seats, asked, monkeypatch)
    assert (await seats.game()).seq == begun
    catching_up.set()
    await tables.attend_to((0,), 1)
    await answering
    await seats.settled()
    assert len(sentences(seats)) > len(said) > 0
    assert len(set(sentences(seats))) == len(sentences(seats))


@pytest.mark.parametrize("trouble", ["database", "leases"])
async def test_an_answer_waits_on_if_the_message_it_waits_for_is_broken_off(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    stuck = Stuck(harness, monkeypatch, "remember_message")
    seats, sitting = await table(harness)
    await stuck.there.wait()
    begun, asked, said = (await seats.game()).seq, await seats.asked(), sentences(seats)
    answering = await answered_too_early(seats, asked, monkeypatch)
    assert (await seats.game()).seq == begun
    if trouble == "database":
        stuck.fails = DatabaseTrouble(StorageCode.UNUSABLE, why="it is gone")
        stuck.goes_on.set()
    else:
        await harness.bot.tables.attend_to((), 1)
        await asked.slash(seats.channel, "game status")
        assert (await seats.game()).seq == begun
        stuck.goes_on.set()
        await harness.bot.tables.attend_to((0,), 1)
    await answering
    await sitting
    await seats.settled()
    assert (await seats.game()).seq > begun
    assert len(sentences(seats)) > len(said) > 0
    assert len(set(sentences(seats))) == len(sentences(seats))


async def test_what_could_not_be_noted_is_said_to_the_end_before_the_next_answer(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    remember, failed = harness.games.remember_message, asyncio.Event()

    async def fails_once(*what: Any, **more: Any) -> None:
        if not failed.is_set():
            failed.set()
            raise DatabaseTrouble(StorageCode.UNUSABLE, why="it is gone")
        await remember(*what, **more)

    monkeypatch.setattr(harness.games, "remember_message", fails_once)
    for number in range(14):
        await seats.choose(index=_any(await seats.next_view(), number))
        await seats.settled()
    assert failed.is_set()
    assert len(set(sentences(seats))) == len(sentences(seats)) > 0


async def test_a_game_does_not_wait_for_ever_for_a_message(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.tables.PATIENCE", 0.01)
    stuck = Stuck(harness, monkeypatch, "remember_message")
    seats, sitting = await table(harness)
    await stuck.there.wait()
    begun = (await seats.game()).seq
    await play(seats)
    assert (await seats.game()).seq > begun
    stuck.goes_on.set()
    await sitting


@pytest.mark.long
async def test_the_story_of_a_turn_does_not_go_on_in_that_of_another_after_a_crash(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(harness, playing.moment(lambda state: a_turn(state) and state.turn > 6))
    await until_there_is(seats, Story)
    stuck = Stuck(harness, monkeypatch, "forget_message", key(Story))
    playing_on = asyncio.create_task(until_there_is(seats, None))
    there = asyncio.create_task(stuck.there.wait())
    await asyncio.wait([there, playing_on], return_when=asyncio.FIRST_COMPLETED)
    assert there.done()
    playing_on.cancel()
    await asyncio.gather(playing_on, return_exceptions=True)
    said = sentences(seats)
    await harness.restart_bot()
    await harness.bot.tables.wake_all()
    await harness.bot.tables.settled()
    assert (await harness.games.messages(seats.id)).get(Story) is None
    await until_there_is(seats, Story)
    assert sentences(seats)[: len(said)] == said
    newest = await harness.games.messages(seats.id)
    story, board = newest.get(Story), newest.get(Board)
    assert story is not None
    assert board is not None
    assert int(story.message) > int(board.message)


async def until_there_is(seats: Seats, kind: type[Posted] | None) -> None:
    """Play until there is such a message."""
    most = 100
    for number in range(most):
        await seats.settled()
        if kind and (await seats.harness.games.messages(seats.id)).get(kind):
            return
        await seats.choose(index=_any(await seats.next_view(), number))
    raise AssertionError(f"There was no {kind} in {most} answers.")


def _any(view: View, number: int) -> int:
    return number % len(legal_actions(view))
