"""Old buttons, tables side by side, failing pictures, vanished messages and unforeseen errors: nobody is left alone."""

import asyncio
import io
import logging
import re
import sys

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.logs import Discreet, write_log
from bot.sandbox import Reply
from bot.sandbox.records.interaction import MODAL_SUBMIT
from bot.table.look.summaries import in_brief
from engine import legal_actions
from engine.actions import Pass
from engine.codec import load_game
from engine.decisions import TakeTurn
from engine.state import State
from storage import ABORTED, FREE
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats, button, parts
from tests.e2e.kit.trouble import a_call, a_turn, deliver_twice, errors, from_bot, planted, step, whispered

KIND = "This button has expired. /game status shows where the game is."
CARD = re.compile(r"\b[GA]\d\d\b")


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


async def pass_on(seats: Seats) -> None:
    """The one who is asked gives the last answer there is, and ends what follows from it."""
    await playing.end(seats, await seats.choose(index=len(legal_actions(await seats.view())) - 1))
    await seats.settled()


# ---------------------------------------------------------------- old buttons


async def test_a_button_of_an_earlier_screen_shows_the_present_one(harness: Harness) -> None:
    position = playing.moment(a_turn)
    seats = await playing.sit_down(harness, position)
    person, old, number = await seats.asked(), await playing.open_walk(seats), await seats.plan_number()
    await playing.pick(seats, old, step(position.state, final=False))
    planned = (await seats.planned()).plan
    verbs = ("tap", "place", "change", "confirm", "play", "back", "restart", "wish")
    names = [f"b:{verb}:{seats.id}:{number}:{'0_0' if verb == 'change' else '0'}" for verb in verbs]
    stale = planted(harness, seats.channel, *names)
    for part in parts(stale):
        said = playing.said(await person.press(stale, part["custom_id"]))
        assert "That was on an earlier screen; this is the current one." in said
    assert (await seats.planned()).plan == planned
    assert (await seats.game()).seq == position.at


@pytest.mark.parametrize("times", [1, 2])
async def test_a_strange_button_or_form_is_answered_once_however_often_it_is_delivered(
    harness: Harness, times: int, caplog: pytest.LogCaptureFixture
) -> None:
    world, ana, plaza = harness.sandbox.world, harness.person("Ana"), harness.channel()
    if times == 2:
        deliver_twice(harness)
    strange = planted(harness, plaza, "from another life")
    assert playing.said(await ana.press(strange, "from another life")) == KIND
    form = {"custom_id": "b:turn:1:0:", "components": []}
    begun = world.interactions.begin(MODAL_SUBMIT, ana.id, plaza, form)
    assert playing.said(await Reply(begun).done()) == KIND
    await ana.slash(plaza, "game status")  # by then the second delivery has been dealt with
    assert errors(caplog) == []


async def test_a_file_that_discord_does_not_give_out_is_no_game(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness.sandbox.world.files, "get", lambda id_: None)
    reply = await harness.person("Ana").slash(harness.channel(), "game import", file=("game.json", b"{}"))
    assert playing.said(reply) == "That file cannot be fetched from Discord right now; try again."


async def test_a_game_in_which_a_seat_is_free_can_be_ended(harness: Harness) -> None:
    seats, ana = await harness.open("Ana", "Bruno"), harness.person("Ana")
    bruno = structs.replace((await seats.game()).seats[1], controller=FREE)
    await harness.games.seats.replace(seats.id, 1, bruno)
    sure = await ana.slash(seats.channel, "game abort")
    assert playing.said(await ana.press(sure.message or {}, "Yes, end this game")) == f"Game {seats.id} has been ended."
    told = [message["content"] for message in from_bot(seats.messages())]
    assert any("1. Ana\n2. *free*\nThis table is closed." in words for words in told)
    assert any(words.startswith("🛑 ") and "Ana has ended this game" in words for words in told)


async def test_a_prompt_that_was_answered_takes_no_second_answer(harness: Harness) -> None:
    position = playing.moment(a_call)
    seats = await playing.sit_down(harness, position)
    (prompt,) = playing.open_prompts(seats.messages())
    person, asked = await seats.asked(), (await seats.game()).number
    await playing.by_reaction(seats, prompt, Pass())
    await seats.settled()
    seq = (await seats.game()).seq
    old = planted(harness, seats.channel, f"b:reply:{seats.id}:{asked}:0")
    said = await whispered(await person.press(old, parts(old)[0]["custom_id"]))
    assert "answered already" in said or "not for you" in said
    await person.react(prompt["id"], "❌")
    await seats.settled()
    assert (await seats.game()).seq == seq


VERBS = (
    "turn tap wish place change play confirm back restart hint rules hand board since"
    " abort vote claim reply join leave addbot dropbot start"
    " watch stop concede modules"
)


@pytest.mark.parametrize("how", ["finished", "aborted"])
async def test_every_button_of_a_game_that_is_over_is_answered_kindly(
    harness: Harness, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.near_end("2p-greedy", 3))
    if how == "finished":
        await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
        await seats.settled()
    else:
        sure = await harness.person("Ana").slash(seats.channel, "game abort")
        await harness.person("Ana").press(sure.message or {}, "Yes, end this game")
        assert (await seats.game()).status == ABORTED
    before = len(from_bot(seats.messages()))
    bruno = harness.person("Bruno")
    for start in range(0, len(VERBS.split()), 5):
        verbs = VERBS.split()[start : start + 5]
        old = planted(harness, seats.channel, *(f"b:{verb}:{seats.id}:3:0" for verb in verbs))
        for part in parts(old):
            said = await whispered(await bruno.press(old, part["custom_id"]))
            assert said
            assert "reference" not in said
        before += 1
    assert len(from_bot(seats.messages())) == before
    assert errors(caplog) == []


FROM_NOWHERE = (
    "b:dance:1:0:",
    "b:turn:99999:0:",
    "b:turn:99999999999999999999999999:0:",
    "b:answer:1:0:0",
    "b:tap:1:0:",
    "b:tap:1:0:-1",
    "b:place:1:0:x",
    "b:change:1:0:0",
    "b:change:1:0:0_0_0_0",
    "b:page:1:0:next",
    "b:reply:1:0:x",
    "b:claim:1:0:99999999999999999999",
    "b:tour:0:0:x",
    "b:join:4711:0:",
    "s:pick:1:0:0",
    "x",
    "b:turn",
    "a button with ünïcödé 🦙",
    "z" * 100,
)


async def test_a_button_from_nowhere_is_answered_kindly(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    seq = (await seats.game()).seq
    for name in FROM_NOWHERE:
        strange = planted(harness, seats.channel, name)
        assert await whispered(await (await seats.asked()).press(strange, name)) == KIND, name
        assert (await seats.game()).seq == seq, name
        assert strange["content"] in [message["content"] for message in seats.messages()], name
        if name.startswith("s:"):  # discord.py itself complains about a button that has the name of a select
            caplog.clear()
        assert errors(caplog) == [], name


# ---------------------------------------------------------------- side by side


async def test_two_games_of_the_same_people_in_two_channels_never_mix(harness: Harness) -> None:
    def ana_to_act(state: State) -> bool:
        return isinstance(state.decision, TakeTurn) and state.to_act == 0 and len(state.players) == 2

    first = await playing.sit_down(harness, playing.moment(ana_to_act), "plaza")
    second = await playing.sit_down(
        harness, playing.moment(lambda state: ana_to_act(state) and state.turn > 8), "cusco"
    )
    assert first.id != second.id
    steps = {seats: (await seats.game()).seq for seats in (first, second)}
    for _ in range(6):
        await asyncio.gather(pass_on(first), pass_on(second))
        for seats in (first, second):
            assert (await seats.game()).seq > steps[seats]
            steps[seats] = (await seats.game()).seq
    await pass_on(first)
    assert (await second.game()).seq == steps[second]
    for seats in (first, second):
        for message in from_bot(seats.messages()):
            assert set(re.findall(r"\(game (\d+)", message["content"])) <= {str(seats.id)}
            about = {part["custom_id"].split(":")[2] for part in parts(message)} - {"0"}  # the rules are of no game
            assert about <= {str(seats.id)}
            assert {file["filename"].split("-")[1] for file in message["attachments"]} <= {str(seats.id)}
    hands = [playing.said(await harness.person("Ana").slash(seats.channel, "hand")) for seats in (first, second)]
    assert [re.findall(r"game (\d+)", words) for words in hands] == [[str(first.id)], [str(second.id)]]


# ---------------------------------------------------------------- pictures


async def test_a_picture_that_fails_never_fails_a_move(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    pictures = harness.pictures
    assert isinstance(pictures, FakePictures)
    pictures.broken = True
    before, turn = len(from_bot(seats.messages())), (await seats.view()).turn
    await seats.play_until(lambda view: view.turn > turn, lambda view: len(legal_actions(view)) - 1)
    await seats.settled()
    news = from_bot(seats.messages())[before:]
    assert [message["attachments"] for message in news] == [[]] * len(news)
    assert any(f"turn {turn + 1}" in message["content"] and button(message, "My turn") for message in news)
    assert "no picture" in caplog.text
    reply = playing.said(await (await seats.asked()).slash(seats.channel, "hand"))
    assert "Something went wrong on our side; nothing in your game is lost. (reference " in reply


async def test_a_game_ends_also_without_its_pictures(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.near_end("2p-greedy", 3))
    pictures = harness.pictures
    assert isinstance(pictures, FakePictures)
    pictures.broken = True
    await seats.play_until(lambda view: False, lambda view: len(legal_actions(view)) - 1)
    end = await harness.person("Elena").wait(lambda message: button(message, "Rematch") is not None, seats.channel)
    assert f"**Game {seats.id} is over.**" in end["content"]


# ---------------------------------------------------------------- errors nobody foresaw


async def test_an_unforeseen_error_gives_a_reference_that_the_log_knows(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = as_written(monkeypatch)
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    person = await seats.asked()
    hand = (await seats.view()).players[(await seats.game()).to_act or 0].god_hand
    assert hand

    async def fall(*_: object, **__: object) -> None:
        raise LookupError("the llama has eaten " + ", ".join(hand))

    (board,) = [message for message in seats.messages() if button(message, "My turn")]
    monkeypatch.setattr(harness.bot.planning, "show", fall)
    monkeypatch.setattr(harness.bot.looking, "hand", fall)
    for reply in (
        await person.slash(seats.channel, "hand"),
        await person.slash(seats.channel, "choose"),
        await person.press(board, "My turn"),
    ):
        found = re.search(r"nothing in your game is lost. \(reference ([0-9a-f]{8})\)", playing.said(reply))
        assert found
        assert f"Reference {found[1]}:" in written.getvalue()
    assert written.getvalue().count("LookupError: the llama has eaten …, …") == 3
    assert "in fall" in written.getvalue()
    assert secrets_in(written.getvalue(), harness) == []


def as_written(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What `chaski run` would write down from now on."""
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setattr(logging.getLogger(), "level", logging.WARNING)
    write_log()
    return written


def secrets_in(log: str, harness: Harness) -> list[str]:
    """Tokens and cards in what was written down."""
    paths = "\n".join(call.path for call in harness.sandbox.requests)
    tokens = re.findall(r"/(?:interactions|webhooks)/\d+/([^/]+)", paths)
    assert len(set(tokens)) > 1
    return [token for token in {harness.sandbox.token, *tokens} if token in log] + CARD.findall(log)


async def test_the_log_has_no_token_when_discord_is_slow_or_broken(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = as_written(monkeypatch)
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    person = await seats.asked()
    for trouble in ("/interactions/", "/webhooks/", r"/channels/\d+/messages$"):
        harness.sandbox.faults.rate_limit(trouble)
        harness.sandbox.faults.lose_answer(trouble)
        await person.slash(seats.channel, "game status")
        await pass_on(seats)
    assert "rate limited" in written.getvalue()
    assert secrets_in(written.getvalue(), harness) == []
    assert str(load_game(await harness.games.export(seats.id)).seed) not in written.getvalue()


def test_the_log_leaves_out_tokens_wherever_they_come_from() -> None:
    token = "MTA0NTY3ODkwMTIzNDU2Nzg5MA.GabcDE.0123456789abcdefghijklmnopqrstuvwxyz_-"
    url = "https://discord.com/api/v10/webhooks/1000/aW50ZXJhY3Rpb246MTIz/messages/@original"
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "%s at %s for G07, A30 and T3a", (token, url), None)
    line = Discreet().format(record)
    assert line.endswith(
        "ERROR bot: … at https://discord.com/api/v10/webhooks/1000/…/messages/@original for …, … and T3a"
    )


# ---------------------------------------------------------------- things vanish


async def test_a_game_goes_on_when_somebody_deletes_its_messages(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_call))
    chat = harness.sandbox.world.chat
    for _ in range(12):
        for message in from_bot(seats.messages()):
            chat.remove(chat.find(seats.channel, int(message["id"])))
        before = await seats.game()
        await pass_on(seats)
        after = await seats.game()
        assert after.seq > before.seq
        news = in_brief(after, await harness.games.history(seats.id, None, before.told), ENGLISH)
        assert from_bot(seats.messages()) or not news  # if there is no message left that could grow, a new one tells it


async def test_a_game_whose_channel_is_deleted_disturbs_no_other(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    lost = await playing.sit_down(harness, playing.moment(a_turn), "cusco")
    seats = await playing.sit_down(harness, playing.moment(a_turn), "plaza")
    harness.sandbox.world.channels.remove(lost.channel)
    harness.sandbox.world.chat.forget(lost.channel)
    game = await lost.game()
    await harness.games.play(lost.id, game.to_act or 0, legal_actions(await lost.view())[-1], game.seq)
    harness.bot.tables.wake(lost.id)
    await pass_on(seats)
    await harness.restart_bot()
    await pass_on(seats)
    assert errors(caplog) == []
    listed = playing.said(await harness.person("Ana").slash(seats.channel, "game list"))
    assert f"**Game {seats.id}** in <#{seats.channel}>" in listed
