"""The bot is stopped, killed, cut off and pressed twice; no game loses a move, makes one twice, or is told twice."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.sandbox import Reply
from engine import legal_actions
from engine.actions import Action, Pass
from engine.core import apply
from engine.state import State
from storage import FINISHED
from tests.e2e.kit import playing
from tests.e2e.kit.bot_process import BotProcess
from tests.e2e.kit.harness import Harness, Message, Seats, button
from tests.e2e.kit.trouble import a_call, a_turn, deliver_twice, from_bot, step


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


async def wake(harness: Harness) -> None:
    """Whatever a bot that has just started wants to say has been said."""
    await harness.bot.tables.wake_all()
    await harness.bot.tables.settled()


async def restart(harness: Harness) -> None:
    await harness.restart_bot()
    await wake(harness)


def open_prompt(seats: Seats) -> Message:
    (prompt,) = playing.open_prompts(seats.messages())
    return prompt


def public(seats: Seats) -> list[str]:
    """The words of everything the bot has said in the channel."""
    return [message["content"] for message in from_bot(seats.messages())]


# ---------------------------------------------------------------- restarts


async def test_a_half_made_turn_survives_a_restart_and_can_be_taken_back(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, begun = await seats.asked(), (await seats.game()).seq
    said = public(seats)
    screen = (await playing.pick(seats, await playing.open_walk(seats), step(position.state, final=False))).message
    assert screen is not None
    await restart(harness)
    assert public(seats) == said  # a step that can be taken back is nobody else's business
    again = await playing.open_walk(seats)  # by the My turn button from before
    assert again["content"] == screen["content"]
    assert (await seats.game()).seq == begun + 1
    back = await person.press(screen, "Back")  # on the screen from before
    assert playing.said(back).startswith("Taken back.")
    assert (await seats.game()).seq == begun


async def test_an_answer_that_waits_is_confirmed_after_a_restart(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), step(position.state, final=True)
    held = await playing.pick(seats, await playing.open_walk(seats), action)
    await restart(harness)
    assert (await seats.game()).seq == position.at
    assert "You are about to" in (await playing.open_walk(seats))["content"]
    await person.press(held.message or {}, "Confirm")
    assert (await playing.last_answer(seats))[2] == action
    assert (await seats.game()).seq == position.at + 1


@pytest.mark.parametrize("way", ["reaction", "button"])
async def test_a_prompt_from_before_the_restart_is_answered_after_it(harness: Harness, way: str) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    seq, said, prompt = (await seats.game()).seq, public(seats), open_prompt(seats)
    await restart(harness)
    assert public(seats) == said
    assert open_prompt(seats) == prompt
    if way == "reaction":
        await playing.by_reaction(seats, prompt, Pass())
    else:
        await playing.by_button(seats, prompt, Pass())
    await seats.settled()
    assert [row.action for row in (await harness.games.log_since(seats.id)) if row.seq == seq + 1] == [Pass()]


async def hand_over(seats: Seats) -> None:
    """Answers until somebody else is asked, or the board is due."""
    view = await seats.view()
    await seats.play_until(
        lambda now: now.to_act != view.to_act or now.turn != view.turn, lambda now: len(legal_actions(now)) - 1
    )


async def test_what_was_not_told_before_a_crash_is_told_once_after_it(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    said = public(seats)
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    await hand_over(seats)
    await seats.settled()
    assert public(seats) == said
    asked = await seats.asked()
    await restart(harness)
    news = from_bot(seats.messages())[len(said) :]
    assert [playing.called(message) for message in news] == [[asked.name]]
    told = public(seats)
    await restart(harness)
    assert public(seats) == told


@pytest.mark.parametrize("wanted", [a_turn, a_call])
async def test_what_was_said_right_before_a_crash_is_not_said_again(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, wanted: Callable[[State], bool]
) -> None:
    noting = asyncio.Event()

    async def never(*_: object) -> None:
        noting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(harness.games, "tell", never)  # the crash comes before the bot has noted what it has said
    sitting = asyncio.create_task(playing.sit_down(harness, playing.moment(wanted)))
    await noting.wait()
    game = (await harness.games.running())[0]
    seats = Seats(harness, game.id, int(game.channel))
    said, asked = public(seats), await seats.asked()
    assert asked.mention in said[-1]
    await restart(harness)
    await sitting
    assert public(seats) == said
    await seats.choose(index=0)
    await seats.settled()


async def test_a_message_the_bot_does_not_know_it_sent_has_a_nonce_that_discord_recognizes(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    noting = asyncio.Event()

    async def never(*_: object) -> None:
        noting.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(harness.games, "remember_message", never)
    sitting = asyncio.create_task(playing.sit_down(harness, playing.moment(a_turn)))
    await noting.wait()
    await restart(harness)
    sent = [call.json for call in harness.sandbox.requests if call.method == "POST" and call.path.endswith("/messages")]
    assert [(each["nonce"], each["enforce_nonce"]) for each in sent] == [(sent[0]["nonce"], True)] * 2
    assert len(public(await sitting)) == 1


async def test_the_end_of_a_game_that_was_not_told_before_a_crash_is_told_after_it(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = await playing.sit_down(harness, playing.near_end("2p-greedy", 3))
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    await harness.games.tell(seats.id, -1, None, None)
    await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
    assert (await seats.game()).status == FINISHED
    await restart(harness)
    end = await harness.person("Elena").wait(lambda message: button(message, "Rematch") is not None, seats.channel)
    assert f"**Game {seats.id} is over.**" in end["content"]
    assert end["content"].count("```") == 2  # however much there is to tell, the scores are told in full
    told = public(seats)
    await restart(harness)
    assert public(seats) == told


async def test_a_bot_that_is_killed_in_the_middle_of_a_game_goes_on_where_it_was(
    harness: Harness, tmp_path: Path
) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, said = await seats.asked(), public(seats)
    await harness.stop_bot()
    alone = BotProcess(harness, tmp_path / "bot.log")
    try:
        await alone.start()
        reply = await playing.pick(seats, await playing.open_walk(seats), step(position.state, final=True))
        screen = reply.message or {}
        confirm = asyncio.create_task(person.press(screen, "Confirm"))
        await person.wait(lambda message: message["id"] == screen["id"] and not button(message, "Confirm"))
    finally:
        await alone.kill()
    await confirm
    await harness.start_bot()
    await wake(harness)
    assert [row.action for row in await harness.games.log_since(seats.id)][position.at :] == [
        step(position.state, final=True)
    ]
    news = public(seats)
    assert news[: len(said)] == said
    assert len(news) == len(set(news))
    await hand_over(seats)
    await seats.settled()
    assert (await seats.game()).seq > position.at + 1


# ---------------------------------------------------------------- pressed twice


async def answers(seats: Seats, since: int) -> list[Action]:
    """What has been played since then."""
    await seats.settled()
    return [row.action for row in await seats.harness.games.log_since(seats.id) if row.seq > since]


async def test_a_step_pressed_twice_at_once_is_made_once(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    action = step(position.state, final=False)
    screen = await playing.open_walk(seats)
    both = await asyncio.gather(playing.pick(seats, screen, action), playing.pick(seats, screen, action))
    assert await answers(seats, position.at) == [action]
    assert all(reply.kind == "deferred_update" for reply in both)


async def test_confirm_pressed_twice_at_once_plays_once(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), step(position.state, final=True)
    held = (await playing.pick(seats, await playing.open_walk(seats), action)).message or {}
    await asyncio.gather(person.press(held, "Confirm"), person.press(held, "Confirm"))
    assert await answers(seats, position.at) == [action]


def two_steps(state: State) -> list[tuple[Action, Action]]:
    """A step that can be taken back, and after it one that cannot: all there are."""
    return [
        (first, second)
        for first in legal_actions(state)
        if not (after := apply(state, first)).commits
        for second in legal_actions(after.state)
        if apply(after.state, second).commits
    ]


async def test_back_pressed_twice_at_once_takes_back_one_step(harness: Harness) -> None:
    position = playing.moment(lambda state: a_turn(state) and bool(two_steps(state)))
    seats = await playing.sit_down(harness, position)
    person = await seats.asked()
    first, second = two_steps(position.state)[0]
    await playing.pick(seats, await playing.open_walk(seats), first)
    held = (await playing.pick(seats, await playing.open_walk(seats), second)).message or {}
    assert button(held, "Confirm")
    await asyncio.gather(person.press(held, "Back"), person.press(held, "Back"))
    assert await harness.games.held(seats.id) is None
    assert await answers(seats, position.at) == [first]


async def test_a_reaction_and_a_button_at_once_are_one_answer(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    person, prompt = await seats.asked(), open_prompt(seats)
    words = playing.words_of(await seats.view(), Pass())
    no = button(prompt, words) or {}
    await asyncio.gather(person.react(prompt, "❌"), person.press(prompt, no["custom_id"]), person.react(prompt, "❌"))
    await seats.settled()
    assert await answers(seats, position.at) == [Pass()]


@pytest.mark.parametrize("way", ["walk", "command", "confirm", "undo", "back"])
async def test_an_interaction_that_is_delivered_twice_counts_once(harness: Harness, way: str) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, tentative, final = await seats.asked(), step(position.state, False), step(position.state, True)
    held = await playing.pick(seats, await playing.open_walk(seats), final)
    if way in ("undo", "back"):
        state = position.state
        await person.press(held.message or {}, "Back")
        for _ in range(2):
            held = await playing.pick(seats, await playing.open_walk(seats), step(state, final=False))
            state = apply(state, step(state, final=False)).state
    before = (await seats.game()).seq
    deliver_twice(harness)
    if way == "walk":
        await person.press(held.message or {}, "Back")
        await playing.pick(seats, await playing.open_walk(seats), tentative)
        assert await answers(seats, position.at) == [tentative]
    elif way == "command":
        index = legal_actions(await seats.view()).index(tentative)
        await person.slash(seats.channel, "choose", answer=f"{(await seats.game()).number}.{index}")
        assert await answers(seats, position.at) == [tentative]
    elif way == "confirm":
        await person.press(held.message or {}, "Confirm")
        assert await answers(seats, position.at) == [final]
    else:
        if way == "undo":
            await person.slash(seats.channel, "undo")
        else:
            await person.press(held.message or {}, "Back")
        await person.slash(seats.channel, "game status")  # by then the second delivery has been dealt with
        assert (await seats.game()).seq == before - 1


# ---------------------------------------------------------------- a bad line


async def resumed(harness: Harness, trouble: str) -> None:
    """The gateway breaks in this way, and is whole again."""
    online = asyncio.Event()
    harness.sandbox.world.broadcast.listen(
        harness.person("Elena").id, lambda frame: online.set() if frame["t"] == "bot" and frame["online"] else None
    )
    online.clear()
    await getattr(harness.sandbox.faults, trouble)()
    if trouble == "invalidate":  # only then what happens in between is lost
        await online.wait()


@pytest.mark.parametrize("trouble", ["drop_gateway", "reconnect", "invalidate"])
async def test_a_broken_gateway_loses_no_answer(harness: Harness, trouble: str) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    screen = await playing.open_walk(seats)
    said = public(seats)
    await resumed(harness, trouble)
    reply = await playing.pick(seats, screen, step(position.state, final=False))
    assert reply.kind == "deferred_update"
    await playing.by_walk(seats, (await legal(seats))[-1])
    assert len(await answers(seats, position.at)) == 2
    assert public(seats)[: len(said)] == said
    assert len(set(public(seats))) == len(public(seats))


async def legal(seats: Seats) -> tuple[Action, ...]:
    return legal_actions(await seats.view())


@pytest.mark.parametrize("trouble", ["drop_gateway", "reconnect"])
async def test_a_reaction_after_a_broken_gateway_counts(harness: Harness, trouble: str) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    await resumed(harness, trouble)
    await playing.by_reaction(seats, open_prompt(seats), Pass())


@pytest.mark.parametrize("trouble", ["rate_limit", "error"])
async def test_a_send_that_is_refused_at_first_is_told_once(harness: Harness, trouble: str) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    said = public(seats)
    getattr(harness.sandbox.faults, trouble)(r"POST /channels/\d+/messages$")
    getattr(harness.sandbox.faults, trouble)(r"PATCH /channels/\d+/messages/\d+$")
    await hand_over(seats)
    await seats.settled()
    news = public(seats)[len(said) :]
    assert news
    assert len(set(news)) == len(news)
    assert {429, 500} & {call.status for call in harness.sandbox.requests}


@pytest.mark.parametrize("path", [r"PATCH /channels/\d+/messages/\d+$", r"DELETE .*/reactions$", r"PUT .*/reactions/"])
async def test_trouble_with_an_earlier_message_does_not_repeat_or_delay_the_next_one(
    harness: Harness, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    harness.sandbox.faults.lose_answer(path)
    harness.sandbox.faults.error(path, 400)
    for _ in range(6):
        await seats.choose(index=(await legal(seats)).index(Pass()) if Pass() in await legal(seats) else 0)
        await seats.settled()
    await wake(harness)
    assert len(set(public(seats))) == len(public(seats))
    assert "could not tell its news" not in caplog.text


@pytest.mark.parametrize("way", ["walk", "command", "confirm"])
async def test_a_lost_acknowledgement_neither_loses_nor_doubles_a_move(harness: Harness, way: str) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), step(position.state, final=way == "confirm")
    screen = await playing.open_walk(seats)
    if way == "confirm":
        screen = (await playing.pick(seats, screen, action)).message or {}
    harness.sandbox.faults.lose_answer("/interactions/")
    reply: Reply
    if way == "walk":
        reply = await playing.pick(seats, screen, action)
    elif way == "command":
        index = legal_actions(await seats.view()).index(action)
        reply = await person.slash(seats.channel, "choose", answer=f"{(await seats.game()).number}.{index}")
    else:
        reply = await person.press(screen, "Confirm")
    await reply.done()
    assert await answers(seats, position.at) == [action]
    assert "You have" in playing.said(reply)  # the next question is shown all the same


async def test_a_lost_answer_to_a_press_on_a_prompt_neither_loses_nor_doubles_it(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    harness.sandbox.faults.lose_answer("/interactions/")
    await playing.by_button(seats, open_prompt(seats), Pass())
    await answers(seats, position.at)
    assert [row.action for row in await harness.games.log_since(seats.id) if row.seq == position.at + 1] == [Pass()]
