"""The bot is stopped, killed, cut off and pressed twice; no game loses a move, makes one twice, or is told twice."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.prompts.prompt import is_follow_on, is_private
from bot.sandbox import Reply
from engine import legal_actions
from engine.actions import Action, Pass
from engine.core import apply
from engine.decisions import TakeTurn
from engine.state import State
from storage import FINISHED
from tests.e2e import playing
from tests.e2e.house import House, Message, Seats, button, parts, reactions
from tests.e2e.ink import Ink
from tests.e2e.mischief import deliver_twice, from_bot

PATIENT = 60.0  # seconds Discord waits here for an answer: this is not about speed


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with House(tmp_path, Ink(), answer_seconds=PATIENT) as here:
        yield here
        assert here.sandbox.violations == []


def a_turn(state: State) -> bool:
    """A main action is due, with steps that can be taken back and steps that cannot."""
    return isinstance(state.decision, TakeTurn) and {apply(state, one).commits for one in legal_actions(state)} == {
        True,
        False,
    }


def a_call(state: State) -> bool:
    """Somebody out of turn is asked in public, and may say no."""
    decision = state.decision
    return decision is not None and is_follow_on(state) and not is_private(decision) and Pass() in legal_actions(state)


def step(state: State, final: bool) -> Action:
    """An answer that can be taken back, or one that cannot."""
    return next(action for action in legal_actions(state) if apply(state, action).commits == final)


async def wake(house: House) -> None:
    """Whatever a bot that has just started wants to say has been said."""
    await house.bot.tables.wake_all()
    await house.bot.tables.settled()


async def restart(house: House) -> None:
    await house.restart_bot()
    await wake(house)


def open_prompt(seats: Seats) -> Message:
    (prompt,) = playing.open_prompts(seats.messages())
    return prompt


def public(seats: Seats) -> list[str]:
    """The words of everything the bot has said in the channel."""
    return [message["content"] for message in from_bot(seats.messages())]


# ---------------------------------------------------------------- restarts


async def test_a_half_made_turn_survives_a_restart_and_can_be_taken_back(house: House) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(house, position)
    person, begun = await seats.asked(), (await seats.game()).seq
    said = public(seats)
    screen = (await playing.pick(seats, await playing.open_walk(seats), step(position.state, final=False))).message
    assert screen is not None
    await restart(house)
    assert public(seats) == said  # a step that can be taken back is nobody else's business
    again = await playing.open_walk(seats)  # by the My turn button from before
    assert again["content"] == screen["content"]
    assert (await seats.game()).seq == begun + 1
    back = await person.press(screen, "Back")  # on the screen from before
    assert playing.said(back).startswith("Taken back.")
    assert (await seats.game()).seq == begun


async def test_an_answer_that_waits_is_confirmed_after_a_restart(house: House) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(house, position)
    person, action = await seats.asked(), step(position.state, final=True)
    held = await playing.pick(seats, await playing.open_walk(seats), action)
    await restart(house)
    assert (await seats.game()).seq == position.at
    assert "You are about to" in (await playing.open_walk(seats))["content"]
    await person.press(held.message or {}, "Confirm")
    assert (await playing.last_answer(seats))[2] == action
    assert (await seats.game()).seq == position.at + 1


@pytest.mark.parametrize("way", ["reaction", "button"])
async def test_a_prompt_from_before_the_restart_is_answered_after_it(house: House, way: str) -> None:
    seats = await playing.sit_down(house, playing.moment(a_call))
    seq, said, prompt = (await seats.game()).seq, public(seats), open_prompt(seats)
    await restart(house)
    assert public(seats) == said
    assert open_prompt(seats) == prompt
    if way == "reaction":
        await playing.by_reaction(seats, prompt, Pass())
    else:
        await playing.by_button(seats, prompt, Pass())
    await seats.settled()
    assert [row.action for row in (await house.games.log_since(seats.id)) if row.seq == seq + 1] == [Pass()]


async def hand_over(seats: Seats) -> None:
    """Answers until somebody else is asked, or the board is due."""
    view = await seats.view()
    await seats.play_until(
        lambda now: now.to_act != view.to_act or now.turn != view.turn, lambda now: len(legal_actions(now)) - 1
    )


async def test_what_was_not_told_before_a_crash_is_told_once_after_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(house, playing.moment(a_turn))
    said = public(seats)
    monkeypatch.setattr(house.bot.tables, "wake", lambda game: None)
    await hand_over(seats)
    await seats.settled()
    assert public(seats) == said
    asked = await seats.asked()
    await restart(house)
    news = from_bot(seats.messages())[len(said) :]
    assert [playing.called(message) for message in news] == [[asked.name]]
    told = public(seats)
    await restart(house)
    assert public(seats) == told


@pytest.mark.parametrize("wanted", [a_turn, a_call])
async def test_what_was_said_right_before_a_crash_is_not_said_again(
    house: House, monkeypatch: pytest.MonkeyPatch, wanted: "playing.Callable[[State], bool]"
) -> None:
    noting = asyncio.Event()

    async def never(*_: object) -> None:
        noting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(house.games, "tell", never)  # the crash comes before the bot has noted what it has said
    sitting = asyncio.create_task(playing.sit_down(house, playing.moment(wanted)))
    await noting.wait()
    game = (await house.games.running())[0]
    seats = Seats(house, game.id, int(game.channel))
    said, asked = public(seats), await seats.asked()
    assert asked.mention in said[-1]
    await restart(house)
    await sitting
    assert public(seats) == said
    await seats.choose(index=0)
    await seats.settled()


async def test_a_message_the_bot_does_not_know_it_sent_has_a_nonce_that_discord_recognizes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    noting = asyncio.Event()

    async def never(*_: object) -> None:
        noting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(house.games, "remember_message", never)
    sitting = asyncio.create_task(playing.sit_down(house, playing.moment(a_turn)))
    await noting.wait()
    await restart(house)
    await sitting
    sent = [call.json for call in house.sandbox.requests if call.method == "POST" and call.path.endswith("/messages")]
    assert [(each["nonce"], each["enforce_nonce"]) for each in sent] == [(sent[0]["nonce"], True)] * 2


async def test_the_end_of_a_game_that_was_not_told_before_a_crash_is_told_after_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(house, playing.near_end("2p-greedy", 3))
    monkeypatch.setattr(house.bot.tables, "wake", lambda game: None)
    await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
    assert (await seats.game()).status == FINISHED
    await restart(house)
    end = await house.person("Elena").wait(lambda message: button(message, "Rematch") is not None, seats.channel)
    assert f"**Game {seats.id} is over.**" in end["content"]
    told = public(seats)
    await restart(house)
    assert public(seats) == told


BOT_ALONE = """
import asyncio, sys
from bot.app import Chaski
from bot.sandbox import aim
from storage import Games
from tests.e2e.ink import Ink

async def run(url, token, database):
    with aim(url):
        await Chaski(await Games.open(database), Ink(), guild_ready_timeout=0.02).start(token)

asyncio.run(run(*sys.argv[1:]))
"""


async def test_a_bot_that_is_killed_in_the_middle_of_a_game_goes_on_where_it_was(house: House) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(house, position)
    person, said = await seats.asked(), public(seats)
    await house.stop_bot()
    online = asyncio.Event()
    house.sandbox.world.feed.listen(
        person.id, lambda frame: online.set() if frame["t"] == "bot" and frame["online"] else None
    )
    arguments = (house.sandbox.url, house.sandbox.token, house.url)
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", BOT_ALONE, *arguments)
    try:
        await online.wait()
        reply = await playing.pick(seats, await playing.open_walk(seats), step(position.state, final=True))
        confirm = asyncio.create_task(person.press(reply.message or {}, "Confirm"))
        await person.wait(lambda message: message["id"] == (reply.message or {})["id"] and not parts(message))
    finally:
        process.kill()
        await process.wait()
    await confirm
    await house.start_bot()
    await wake(house)
    assert [row.action for row in await house.games.log_since(seats.id)][position.at :] == [
        step(position.state, final=True)
    ]
    news = public(seats)
    assert news[: len(said)] == said
    assert len(news) == len(set(news))
    await hand_over(seats)
    await seats.settled()
    assert (await seats.game()).seq > position.at + 1
