"""Bad days: rate limits, errors, lost answers, and gateways that go away."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, running_sample_bot


async def test_a_rate_limit_is_waited_out(sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int) -> None:
    sandbox.faults.rate_limit(r"/channels/\d+/messages$", times=2)
    sandbox.requests.clear()
    await bot.text(plaza).send("patience")
    assert [request.status for request in sandbox.requests] == [429, 429, 200]
    assert len(ana.messages(plaza)) == 1


async def test_a_rate_limited_follow_up_is_waited_out(
    sandbox: Sandbox, ana: Person, bot: SampleBot, plaza: int
) -> None:
    sandbox.faults.rate_limit(r"POST /webhooks/")
    reply = await ana.slash(plaza, "slow")
    assert reply.message is not None
    assert reply.message["content"] == "at last"
    assert bot.errors == []


@pytest.mark.parametrize("status", [403, 503])
async def test_an_error_does_nothing(sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int, status: int) -> None:
    sandbox.faults.error("PATCH /channels/", status=status)
    sent = await bot.text(plaza).send("before")
    with pytest.raises(discord.HTTPException):
        await sent.edit(content="after")
    assert ana.messages(plaza)[0]["content"] == "before"
    await sent.edit(content="after")
    assert ana.messages(plaza)[0]["content"] == "after"


async def test_a_lost_answer_has_done_its_work(sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int) -> None:
    sandbox.faults.lose_answer(r"/channels/\d+/messages$")
    with pytest.raises(aiohttp.ClientError):
        await bot.text(plaza).send("was it sent?")
    assert [message["content"] for message in ana.messages(plaza)] == ["was it sent?"]
    await bot.text(plaza).send("yes")


async def test_trouble_can_be_called_off(sandbox: Sandbox, bot: SampleBot, plaza: int) -> None:
    sandbox.faults.error("/channels/", status=400, times=100)
    sandbox.faults.clear()
    await bot.text(plaza).send("fine")


@pytest.mark.parametrize("trouble", ["drop_gateway", "reconnect"])
async def test_a_broken_gateway_is_resumed_and_nothing_is_missed(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int, trouble: str
) -> None:
    broken = getattr(sandbox.faults, trouble)()
    reply = asyncio.create_task(ana.slash(plaza, "say", text="meanwhile"))
    message = await ana.say(plaza, "did you hear me?")
    await broken
    assert (await bot.sees("message")).id == int(message["id"])
    assert (await reply).kind == "message"
    await bot.sees("resumed")
    assert (await ana.slash(plaza, "say", text="afterwards")).kind == "message"


async def test_an_invalid_session_makes_the_bot_log_in_again(
    sandbox: Sandbox, bot: SampleBot, ana: Person, plaza: int
) -> None:
    again = asyncio.Event()

    async def on_connect() -> None:
        again.set()

    bot.event(on_connect)
    await sandbox.faults.invalidate()
    async with asyncio.timeout(20):
        await again.wait()
        await bot.wait_until_ready()
    assert (await ana.slash(plaza, "say", text="back")).kind == "message"


async def test_a_session_nobody_knows_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "x", "seq": 1}})
        assert await socket.receive_json() == {"op": 9, "d": False}
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json())["op"] == 11


@pytest.mark.parametrize(
    ("frame", "code"), [('{"op": 2, "d": {"token": "wrong"}}', 4004), ("{}", 4002), ("no json", 4002), ("[]", 4002)]
)
async def test_a_gateway_that_is_not_understood_is_closed_with_its_code(
    sandbox: Sandbox, frame: str, code: int
) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.url}/gateway") as socket:
        await socket.receive_json()
        await socket.send_str(frame)
        await socket.receive()
        assert socket.close_code == code


async def test_the_people_are_told_whether_the_bot_is_there(sandbox: Sandbox) -> None:
    frames: list[dict[str, object]] = []
    sandbox.world.broadcast.listen(sandbox.person("Ana").id, frames.append)
    gone = asyncio.Event()

    def notice(frame: dict[str, object]) -> None:
        if frame == {"t": "bot", "online": False, "shards": []}:
            gone.set()

    sandbox.world.broadcast.listen(sandbox.person("Ana").id, notice)
    async with running_sample_bot(sandbox):
        assert {"t": "bot", "online": True, "shards": [(0, 1)]} in frames
    async with asyncio.timeout(20):
        await gone.wait()


async def test_strict_rates_are_counted_honestly_so_that_the_bot_is_never_refused() -> None:
    async with Sandbox(strict_rates=True) as sandbox, running_sample_bot(sandbox) as bot:
        plaza = sandbox.channel("plaza")
        sent = await bot.text(plaza).send("vote")
        await asyncio.gather(*(sent.add_reaction(chr(0x1F600 + number)) for number in range(3)))
        assert all(request.status < 300 for request in sandbox.requests)


async def test_strict_rates_refuse_the_sixth_message_in_five_seconds() -> None:
    async with Sandbox(strict_rates=True) as sandbox, aiohttp.ClientSession() as session:
        url = f"{sandbox.url}/api/v10/channels/{sandbox.channel('plaza')}/messages"
        headers = {"Authorization": f"Bot {sandbox.token}"}
        left = []
        for _ in range(5):
            async with session.post(url, json={"content": "x"}, headers=headers) as got:
                assert got.status == 200
                left.append(got.headers["X-RateLimit-Remaining"])
        assert left == ["4", "3", "2", "1", "0"]
        async with session.post(url, json={"content": "x"}, headers=headers) as got:
            assert got.status == 429
            assert got.headers["Via"]
            assert 0 < (await got.json())["retry_after"] <= 5
        elsewhere = url.replace(str(sandbox.channel("plaza")), str(sandbox.channel("cusco")))
        async with session.post(elsewhere, json={"content": "x"}, headers=headers) as got:
            assert got.status == 200
