"""The bot is stopped, killed, cut off and pressed twice; no game loses a move, makes one twice, or is told twice."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.sandbox import Reply
from bot.turn.menu import menu, taps_of
from engine import legal_actions
from engine.actions import Action, Pass
from engine.foresight import forecast
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from storage import FINISHED, Games
from tests.e2e.kit import playing
from tests.e2e.kit.bot_process import BotProcess
from tests.e2e.kit.glances import Glances
from tests.e2e.kit.harness import Harness, Message, Seats, button
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.routes import Press, pressed
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


def ending(state: State) -> Action:
    """An answer with which a plan ends, and the first of them."""
    return next(action for action in legal_actions(state) if playing.tap(state, action).is_final)


def all_of(position: playing.Moment, action: Action) -> list[Action]:
    """An answer with what it brings along."""
    return [one.action for one in playing.tap(position.state, action).steps]


async def planned(seats: Seats) -> list[Action]:
    """What the one who is asked has said, and nobody has played."""
    return [step.action for tap in (await seats.planned()).taps for step in tap]


async def waiting(seats: Seats, action: Action) -> Message:
    """A plan that would end with this answer, which waits to be confirmed."""
    index = legal_actions(await seats.next_view()).index(action)
    reply = await (await seats.asked()).slash(seats.channel, "choose", answer=f"{await seats.plan_number()}.{index}")
    assert reply.message is not None
    assert button(reply.message, "Confirm")
    return reply.message


async def test_a_plan_survives_a_restart_and_can_be_taken_back(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), step(position.state, final=False)
    said, first = public(seats), await playing.open_walk(seats)
    screen = (await playing.pick(seats, first, action)).message
    assert screen is not None
    await restart(harness)
    assert public(seats) == said  # a plan is nobody else's business
    again = await playing.open_walk(seats)  # by the My turn button from before
    assert words_of(again) == words_of(screen)
    assert await planned(seats) == all_of(position, action)
    assert (await seats.game()).seq == position.at
    back = await person.press(screen, "Back")  # on the screen from before
    assert words_of(back.message or {}) == words_of(first)
    assert await planned(seats) == []


async def test_a_plan_that_waits_is_confirmed_after_a_restart(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), ending(position.state)
    screen = await waiting(seats, action)
    await restart(harness)
    assert (await seats.game()).seq == position.at
    assert "**Confirm? This cannot be undone.**" in words_of(await playing.open_walk(seats))
    await person.press(screen, "Confirm")
    assert await answers(seats, position.at) == all_of(position, action)


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
    game = (await harness.games.lists.running())[0]
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

    async def never(*_: object, **__: object) -> None:
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
    await harness.games.tell(seats.id, -1, None, {})
    await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
    assert (await seats.game()).status == FINISHED
    await restart(harness)
    end = await harness.person("Elena").wait(lambda message: button(message, "Rematch") is not None, seats.channel)
    assert f"**Game {seats.id} is over.**" in end["content"]
    (table,) = [message for message in seats.messages() if "Where the VP" in message["content"]]
    *_, scores, after = table["content"].split("```")
    assert "God cards unpaid" in scores  # however much there is to tell, the scores are told in full
    assert not after
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
    harness.games = await Games.open(harness.url)
    harness.glances = Glances(harness.games, others_write=True)
    alone = BotProcess(harness.sandbox, harness.url, tmp_path / "bot.log")
    try:
        await alone.start()
        screen = await waiting(seats, ending(position.state))
        confirm = asyncio.create_task(person.press(screen, "Confirm"))
        await person.wait(lambda message: message["id"] == screen["id"] and not button(message, "Confirm"))
    finally:
        await alone.kill()
        await harness.games.close()
    await confirm
    await harness.start_bot()
    await wake(harness)
    assert await answers(seats, position.at) == all_of(position, ending(position.state))
    news = public(seats)
    for now, before in zip(news, said, strict=False):  # a board may have grown meanwhile, above its call
        assert now.startswith(before.partition("\n➡️")[0])
    assert len(news) >= len(said)
    assert len(news) == len(set(news))
    await hand_over(seats)
    await seats.settled()
    assert (await seats.game()).seq > position.at + 1


# ---------------------------------------------------------------- pressed twice


async def answers(seats: Seats, since: int) -> list[Action]:
    """What has been played since then."""
    await seats.settled()
    return [row.action for row in await seats.harness.games.log_since(seats.id) if row.seq > since]


def a_tap(state: State, final: bool) -> tuple[Press, Action]:
    """The first tap that ends the plan, or that does not, and the first of its answers."""
    assert state.to_act is not None
    entries = taps_of(menu(forecast(view(state, state.to_act)), {}))
    number, entry = next((n, entry) for n, entry in enumerate(entries) if entry.is_final == final)
    return Press("tap", str(number)), entry.steps[0].action


async def test_a_tap_pressed_twice_at_once_is_made_once(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, screen = await seats.asked(), await playing.open_walk(seats)
    tap, action = a_tap(position.state, final=False)
    both = await asyncio.gather(pressed(person, screen, tap), pressed(person, screen, tap))
    assert (await planned(seats))[0] == action
    assert len((await seats.planned()).taps) == 1
    assert await answers(seats, position.at) == []
    assert all(reply.kind == "deferred_update" for reply in both)


async def test_a_tap_that_ends_a_plan_pressed_twice_at_once_plays_once(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, screen = await seats.asked(), await playing.open_walk(seats)
    tap, action = a_tap(position.state, final=True)
    await asyncio.gather(pressed(person, screen, tap), pressed(person, screen, tap))
    played = await answers(seats, position.at)
    assert played[0] == action
    assert played.count(action) == 1


async def test_confirm_pressed_twice_at_once_plays_once(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), ending(position.state)
    screen = await waiting(seats, action)
    await asyncio.gather(person.press(screen, "Confirm"), person.press(screen, "Confirm"))
    assert await answers(seats, position.at) == all_of(position, action)


async def test_back_pressed_twice_at_once_takes_back_one_tap(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action = await seats.asked(), step(position.state, final=False)
    await playing.pick(seats, await playing.open_walk(seats), action)
    following = next(one for one in (await seats.planned()).here.answers if not is_free_action(one))
    screen = (await playing.pick(seats, await playing.open_walk(seats), following)).message or {}
    assert len((await seats.planned()).taps) + bool((await seats.planned()).plan.pending) == 2
    await asyncio.gather(person.press(screen, "Back"), person.press(screen, "Back"))
    assert await planned(seats) == all_of(position, action)
    assert await answers(seats, position.at) == []


async def test_a_reaction_and_a_button_at_once_are_one_answer(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    person, prompt = await seats.asked(), open_prompt(seats)
    words = playing.words_of(await seats.view(), Pass())
    no = button(prompt, words) or {}
    await asyncio.gather(person.react(prompt, "❌"), person.press(prompt, no["custom_id"]), person.react(prompt, "❌"))
    await seats.settled()
    assert await answers(seats, position.at) == [Pass()]


@pytest.mark.parametrize("way", ["tap", "command", "confirm", "undo", "back"])
async def test_an_interaction_that_is_delivered_twice_counts_once(harness: Harness, way: str) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, action, last = await seats.asked(), step(position.state, final=False), ending(position.state)
    screen = await waiting(seats, last) if way == "confirm" else await playing.open_walk(seats)
    if way in ("undo", "back"):
        await playing.pick(seats, screen, action)
        following = next(one for one in (await seats.planned()).here.answers if not is_free_action(one))
        screen = (await playing.pick(seats, await playing.open_walk(seats), following)).message or {}
    deliver_twice(harness)
    match way:
        case "tap":
            await playing.pick(seats, screen, action)
        case "command":
            index = legal_actions(await seats.view()).index(action)
            await person.slash(seats.channel, "choose", answer=f"{await seats.plan_number()}.{index}")
        case "undo":
            await person.slash(seats.channel, "undo")
        case _:
            await person.press(screen, way.capitalize())
    await person.slash(seats.channel, "game status")  # by then the second delivery has been dealt with
    if way == "confirm":
        assert await answers(seats, position.at) == all_of(position, last)
        return
    assert await answers(seats, position.at) == []
    assert await planned(seats) == all_of(position, action)


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
    assert reply.kind in ("deferred_update", "deferred")
    await playing.end(seats, reply)
    await seats.settled()
    assert (await answers(seats, position.at))[0] == step(position.state, final=False)
    assert [told(one) for one in public(seats)[: len(said)]] == [told(one) for one in said]
    assert len(set(public(seats))) == len(public(seats))


def told(words: str) -> str:
    """What a message tells, without the call at its end, which it loses once that is answered."""
    return words.partition("\n➡️")[0]


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


@pytest.mark.parametrize("way", ["tap", "command", "confirm"])
async def test_a_lost_acknowledgement_neither_loses_nor_doubles_what_was_said(harness: Harness, way: str) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, (tap, action) = await seats.asked(), a_tap(position.state, final=way == "confirm")
    screen = await waiting(seats, action) if way == "confirm" else await playing.open_walk(seats)
    harness.sandbox.faults.lose_answer("/interactions/")
    reply: Reply
    if way == "tap":
        reply = await pressed(person, screen, tap)
    elif way == "command":
        index = legal_actions(await seats.view()).index(action)
        reply = await person.slash(seats.channel, "choose", answer=f"{await seats.plan_number()}.{index}")
    else:
        reply = await person.press(screen, "Confirm")
    await reply.done()
    if way == "confirm":
        assert await answers(seats, position.at) == all_of(position, action)
    else:
        assert (await planned(seats))[0] == action
        assert len((await seats.planned()).taps) == 1
        assert await answers(seats, position.at) == []
    assert "ou have" in playing.said(reply)  # the next question is shown all the same


async def test_a_lost_answer_to_a_press_on_a_prompt_neither_loses_nor_doubles_it(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    harness.sandbox.faults.lose_answer("/interactions/")
    await playing.by_button(seats, open_prompt(seats), Pass())
    await answers(seats, position.at)
    assert [row.action for row in await harness.games.log_since(seats.id) if row.seq == position.at + 1] == [Pass()]
