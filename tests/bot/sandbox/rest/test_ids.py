"""Ids that nobody has, huge ones and what is no id at all: an answer in Discord's form, never an accident."""

import re
from pathlib import Path
from urllib.parse import quote

import aiohttp
import pytest
import yarl

from bot.sandbox import Sandbox
from bot.sandbox.state.setup import BOT, GUILD

HUGE = ("1" * 41, "9" * 5000, str(2**63), str(2**64), str(10**40))
ODD = ("-1", "abc", "1.5", "+1", "%201", "1%0A", "%00", "%FF", "%ED%A0%80", "%2F", "%D9%A3", "%C2%BC", "@you", "null")
UNKNOWN = {10002, 10003, 10004, 10007, 10008, 10013, 10015, 10062, 10063}
# What has an id in its path, with everything else as it should be.
PATHS = (
    "GET /users/{}",
    "GET /guilds/{}",
    "GET /guilds/{}/roles",
    "GET /guilds/{}/channels",
    "GET /guilds/{}/members",
    "GET /guilds/{}/threads/active",
    "GET /guilds/GUILD/members/{}",
    "GET /applications/{}/commands",
    "GET /applications/BOT/commands/{}",
    "DELETE /applications/BOT/commands/{}",
    "GET /applications/BOT/guilds/{}/commands",
    "GET /channels/{}",
    "PATCH /channels/{}",
    "DELETE /channels/{}",
    "POST /channels/{}/messages",
    "GET /channels/{}/messages",
    "GET /channels/PLAZA/messages/{}",
    "PATCH /channels/PLAZA/messages/{}",
    "DELETE /channels/PLAZA/messages/{}",
    "POST /channels/{}/typing",
    "PUT /channels/PLAZA/messages/{}/reactions/EMOJI/@me",
    "GET /channels/PLAZA/messages/{}/reactions/EMOJI",
    "POST /channels/{}/threads",
    "GET /channels/{}/threads/archived/public",
    "GET /channels/{}/thread-members",
    "POST /webhooks/{}/token",
)


def filled(sandbox: Sandbox, path: str, written: str) -> tuple[str, yarl.URL]:
    names = {"GUILD": GUILD, "BOT": BOT, "PLAZA": sandbox.channel("plaza"), "EMOJI": quote("✅")}
    method, _, rest = re.sub("|".join(names), lambda found: str(names[found[0]]), path).partition(" ")
    return method, yarl.URL("/api/v10" + rest.replace("{}", written), encoded=True)


@pytest.mark.parametrize("path", PATHS)
async def test_an_id_that_nobody_has(sandbox: Sandbox, path: str) -> None:
    async with aiohttp.ClientSession(sandbox.url, headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        for written in ("1", *HUGE):
            method, url = filled(sandbox, path, written)
            body = {"content": "x"} if method == "POST" else None
            async with session.request(method, url, json=body) as got:
                assert got.status == 404, (url, await got.text())
                assert (await got.json())["code"] in UNKNOWN
        for written in ODD:
            method, url = filled(sandbox, path, written)
            async with session.request(method, url, json={} if method == "POST" else None) as got:
                answer = await got.json()
                assert (got.status, answer["code"]) == (400, 50035), (url, answer)
                assert "is not snowflake" in str(answer["errors"])
        method, url = filled(sandbox, path, "")
        async with session.request(method, url) as got:
            assert (got.status, (await got.json())["code"]) == (404, 0)
    assert sandbox.violations == [] or all("snowflake" in each for each in sandbox.violations)


@pytest.mark.parametrize("written", [*HUGE, *ODD, "", "0"])
async def test_a_file_or_person_that_is_not_there(sandbox: Sandbox, tmp_path: Path, written: str) -> None:
    async with Sandbox(tmp_path) as kept, aiohttp.ClientSession() as session:
        for url in (sandbox.url, kept.url):
            for path in (
                f"/cdn/attachments/1/{written}/board.png",
                f"/cdn/attachments/{written}/1/board.png",
                f"/cdn/embed/avatars/{written}9.png",
                f"/sandbox/people?person={written}",
                f"/api/v10/{written}",
            ):
                async with session.get(yarl.URL(url + path, encoded=True)) as got:
                    assert got.status == 404, path


@pytest.mark.parametrize(
    "query", ["limit=abc", "limit=-1", "limit=" + "9" * 5000, "before=abc", "after=1e400", "around=x"]
)
async def test_what_cannot_be_asked_for(sandbox: Sandbox, plaza: int, query: str) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.get(f"{sandbox.url}/api/v10/channels/{plaza}/messages?{query}") as got,
    ):
        assert (got.status, (await got.json())["code"]) == (400, 50035)


@pytest.mark.parametrize(
    "body", ['{"content": "x", "flags": 1e400}', '{"content": "\\ud800"}', "[" * 100_000, '{"content": {}}', "\x00"]
)
async def test_what_makes_no_sense(sandbox: Sandbox, plaza: int, body: str) -> None:
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.post(f"{sandbox.url}/api/v10/channels/{plaza}/messages", data=body) as got,
    ):
        assert got.status == 400
        assert (await got.json())["code"] in (50035, 50109)
