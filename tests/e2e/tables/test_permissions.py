"""Only the seat's owner acts for it, only hosts and managers rule, and the bot names the permissions it lacks."""

import pytest

from bot.sandbox import Person
from bot.sandbox.state.setup import GUILD
from engine import legal_actions
from engine.actions import Pass
from storage import ABORTED, LOBBY, RUNNING
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats, button, parts, reactions
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.trouble import a_call, a_turn, errors, from_bot, planted, whispered

OUTSIDER, PLAYER = "You do not have a seat in game {game}.", "The game is waiting for {asked} ("
NAMES = {
    "attach_files": "Attach Files",
    "add_reactions": "Add Reactions",
    "send_messages": "Send Messages",
    "read_message_history": "Read Message History",
}


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


async def waiting(seats: Seats) -> Person:
    """The other one at a table of two."""
    asked = await seats.asked()
    return seats.harness.person("Bruno" if asked.name == "Ana" else "Ana")


# ---------------------------------------------------------------- whose turn it is


@pytest.mark.parametrize("who", ["an outsider", "the other player"])
async def test_nobody_answers_for_the_one_who_is_asked(harness: Harness, who: str) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    asked, seq = await seats.asked(), (await seats.game()).seq
    person = harness.person("Elena") if who == "an outsider" else await waiting(seats)
    refusal = (OUTSIDER if who == "an outsider" else PLAYER).format(game=seats.id, asked=asked.name)
    final = next(action for action in legal_actions(await seats.view()) if type(action).__name__ == "TrainArmy")
    waits = await playing.say(seats, final)
    assert button(waits.message or {}, "Confirm")  # it waits, and only its owner may confirm it
    number = await seats.plan_number()
    names = [f"b:{verb}:{seats.id}:{number}:0" for verb in ("turn", "tap", "wish", "place", "play", "confirm")]
    names += [f"b:{verb}:{seats.id}:{number}:0_0" for verb in ("back", "restart", "change")]
    names.append(f"b:reply:{seats.id}:{seq}:0")
    forged = planted(harness, seats.channel, *names)
    for part in parts(forged):
        assert (await whispered(await person.press(forged, part["custom_id"]))).startswith(refusal)
    commands = {"choose": {"answer": f"{number}.0"}, "priest": {"spaces": "1"}, "recruit": {"worker": "priest"}}
    commands |= {"place": {"worker": "1"}, "army": {"card": "A01"}, "hire": {"end": "corn"}}
    for name in ("pray", "train", "undo", "confirm", *commands):
        reply = await person.slash(seats.channel, name, **commands.get(name, {}))
        assert playing.said(reply).startswith(refusal), name
        assert playing.only_for_them(reply)
    for name, options in commands.items():
        (option,) = options
        assert await person.autocomplete(seats.channel, name, focused=option, **{option: ""}) == []
    await seats.settled()
    assert (await seats.game()).seq == seq
    assert (await seats.planned()).plan.pending is not None


async def test_a_screen_of_one_person_cannot_be_seen_or_pressed_by_another(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    screen = await playing.open_walk(seats)
    other = await waiting(seats)
    assert screen["id"] not in [message["id"] for message in other.messages(seats.channel)]
    with pytest.raises(Exception, match="no_message"):
        await other.press(screen, parts(screen)[-1]["custom_id"])


@pytest.mark.parametrize("who", ["an outsider", "the other player"])
async def test_a_reaction_of_somebody_else_is_taken_away_and_counts_for_nothing(harness: Harness, who: str) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    (prompt,) = playing.open_prompts(seats.messages())
    person = harness.person("Elena") if who == "an outsider" else await waiting(seats)
    offered, seq = reactions(prompt), (await seats.game()).seq
    await person.react(prompt, "❌")
    await person.wait(lambda message: message["id"] == prompt["id"] and reactions(message) == offered, seats.channel)
    for part in parts(prompt):
        assert await whispered(await person.press(prompt, part["custom_id"]))
    assert (await seats.game()).seq == seq
    assert parts(playing.open_prompts(seats.messages())[0]) == parts(prompt)
    await playing.by_reaction(seats, prompt, Pass())


async def test_a_reaction_that_means_nothing_is_taken_away(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    (prompt,) = playing.open_prompts(seats.messages())
    asked, offered = await seats.asked(), reactions(prompt)
    await asked.react(prompt, "🦙")
    await asked.wait(lambda message: message["id"] == prompt["id"] and reactions(message) == offered, seats.channel)
    (board,) = [message for message in seats.messages() if button(message, "My hand")]
    await asked.react(board, "🦙")  # people may cheer under a board
    await playing.by_reaction(seats, prompt, Pass())
    await seats.settled()
    assert {"🦙": 1} in [reactions(message) for message in seats.messages()]


# ---------------------------------------------------------------- who rules


async def test_only_the_host_and_managers_end_a_game_or_give_seats_away(harness: Harness) -> None:
    seats = await harness.open("Bruno", "Chaska")
    forged = planted(harness, seats.channel, f"b:abort:{seats.id}:0:")
    for name in ("Chaska", "Elena"):
        person = harness.person(name)
        for reply in (
            await person.slash(seats.channel, "game abort"),
            await playing.replace(person, seats.channel, seat="1", by=harness.person("Diego")),
            await person.press(forged, f"b:abort:{seats.id}:0:"),
        ):
            assert playing.said(reply) == "Only the host of this table and the managers of the server may do that."
    game = await seats.game()
    assert game.status == RUNNING
    assert [seat.name for seat in game.seats] == ["Bruno", "Chaska"]
    for name in ("Bruno", "Ana"):
        assert button(
            (await harness.person(name).slash(seats.channel, "game abort")).message or {}, "Yes, end this game"
        )
    await harness.person("Ana").press(forged, f"b:abort:{seats.id}:0:")
    assert (await seats.game()).status == ABORTED


async def test_outsiders_neither_start_nor_fill_nor_change_a_table(harness: Harness) -> None:
    channel, elena = harness.channel(), harness.person("Elena")
    await harness.person("Bruno").slash(channel, "game new", players=3, bots=1)
    lobby = await elena.wait(lambda message: button(message, "Start") is not None, channel)
    for label in ("Start", "Add bot", "Remove bot"):
        assert (await whispered(await elena.press(lobby, label))).startswith("You do not have a seat in game")
    assert playing.said(await elena.slash(channel, "game start")).startswith("You do not have a seat in game")
    assert (await whispered(await elena.press(lobby, "Leave"))) == "You have not joined this game."
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    assert game.status == LOBBY
    assert [seat.name for seat in game.seats] == ["Bruno", "Amaru"]


async def test_ordinary_members_change_nothing_of_the_server(harness: Harness) -> None:
    seats = await harness.open("Bruno", "Chaska")
    reply = await harness.person("Bruno").slash(seats.channel, "settings server", theme="dark", remind_after=1)
    assert playing.said(reply) == "Only people who manage this server can change this."
    reply = await harness.person("Ana").slash(seats.channel, "settings server", theme="dark", remind_after=1)
    assert "dark" in playing.said(reply)


async def test_a_running_game_is_exported_only_for_managers_who_do_not_play(harness: Harness) -> None:
    seats = await harness.open("Bruno", "Chaska")
    other = await harness.open("Ana", "Bruno", place="cusco")
    for name, channel, number in (
        ("Bruno", seats.channel, None),
        ("Elena", seats.channel, None),
        ("Ana", other.channel, None),
        ("Ana", seats.channel, other.id),
        ("Bruno", other.channel, seats.id),
    ):
        options = {} if number is None else {"game": number}
        reply = await harness.person(name).slash(channel, "game export", **options)
        assert playing.said(reply).startswith("The file of a running game would show every hand.")
        assert (reply.message or {})["attachments"] == []
    reply = await harness.person("Ana").slash(seats.channel, "game export")
    assert [file["filename"] for file in (reply.message or {})["attachments"]] == [f"game-{seats.id}.json"]


# ---------------------------------------------------------------- what the bot may do


@pytest.mark.parametrize("permission", NAMES)
async def test_a_table_is_opened_only_where_the_bot_can_serve_it(harness: Harness, permission: str) -> None:
    channel = harness.channel()
    harness.sandbox.deny(channel, permission)
    reply = await harness.person("Ana").slash(channel, "game new")
    assert playing.said(reply) == f"I need {NAMES[permission]} in this channel."
    assert await harness.games.lists.in_channel(str(channel)) is None


async def test_without_attach_files_the_game_goes_on_in_words(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    harness.sandbox.deny(seats.channel, "attach_files")
    turn = (await seats.view()).turn
    await seats.play_until(lambda view: view.turn > turn, lambda view: len(legal_actions(view)) - 1)
    await seats.settled()
    board = [message for message in from_bot(seats.messages()) if button(message, "My hand")][-1]
    assert f"turn {turn + 1}" in board["content"]
    assert board["content"].endswith("⚠️ I need Attach Files in this channel to show the board.")
    assert board["attachments"] == []
    harness.sandbox.allow(seats.channel, "attach_files")
    await seats.play_until(lambda view: view.turn > turn + 1, lambda view: len(legal_actions(view)) - 1)
    await seats.settled()
    board = [message for message in from_bot(seats.messages()) if button(message, "My hand")][-1]
    assert "⚠️" not in board["content"]
    assert board["attachments"]


async def test_without_add_reactions_a_prompt_is_answered_by_its_buttons(harness: Harness) -> None:
    harness.sandbox.deny(harness.channel(), "add_reactions")
    seats = await playing.sit_down(harness, playing.moment(a_call))
    (prompt,) = playing.open_prompts(seats.messages())
    assert reactions(prompt) == {}
    walk = await playing.open_walk(seats)
    assert "⚠️ I need Add Reactions in this channel." in words_of(walk).splitlines()
    seq = (await seats.game()).seq
    await playing.by_button(seats, prompt, Pass())
    assert (await seats.game()).seq > seq


async def test_without_send_messages_moves_count_and_are_told_once_later(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    said, turn = len(from_bot(seats.messages())), (await seats.view()).turn
    harness.sandbox.deny(seats.channel, "send_messages")
    reply = await (await seats.asked()).slash(seats.channel, "choose")
    assert "⚠️ I need Send Messages in this channel." in playing.said(reply).splitlines()
    await seats.play_until(lambda view: view.turn > turn, lambda view: len(legal_actions(view)) - 1)
    await seats.settled()
    assert len(from_bot(seats.messages())) == said
    assert errors(caplog) == []
    harness.sandbox.allow(seats.channel, "send_messages")
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    (board,) = from_bot(seats.messages())[said:]
    assert playing.called(board) == [(await seats.asked()).name]
    assert button(board, "My turn")


async def test_in_a_thread_another_permission_counts_for_sending(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    await ana.slash(plaza, "game new", players=2, bots=1, thread=True)
    (game,) = await harness.games.lists.of_server(str(GUILD))
    thread = int(game.channel)
    assert thread != plaza
    await ana.slash(thread, "game start")
    await harness.bot.tables.settled()
    harness.sandbox.deny(plaza, "send_messages")
    assert "⚠️" not in playing.said(await ana.slash(thread, "game status"))
    harness.sandbox.deny(plaza, "send_messages_in_threads")
    said = playing.said(await ana.slash(thread, "game status"))
    assert said.endswith("⚠️ I need Send Messages In Threads in this channel.")


async def test_without_manage_messages_reactions_stay_and_still_count_for_nothing(harness: Harness) -> None:
    harness.sandbox.deny(harness.channel(), "manage_messages")
    seats = await playing.sit_down(harness, playing.moment(a_call))
    (prompt,) = playing.open_prompts(seats.messages())
    seq, other = (await seats.game()).seq, await waiting(seats)
    await other.react(prompt, "❌")
    await other.slash(seats.channel, "game status")
    await seats.settled()
    assert (await seats.game()).seq == seq
    await playing.by_reaction(seats, prompt, Pass())
    await seats.settled()
    assert (await seats.game()).seq > seq
