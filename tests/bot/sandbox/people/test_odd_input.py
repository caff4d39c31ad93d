"""What people can type into commands and forms, however odd, and what Discord's own client would not let them."""

from typing import Any

import pytest

from bot.sandbox import ClientRefused, Person
from tests.bot.sandbox.sample_bot import SampleBot

pytestmark = pytest.mark.usefixtures("bot")

ODD = [
    "x" * 2000,
    "\u202eright to left\u202c",
    "\u200b\u200d\ufeff",
    "مرحبا שלום",
    "e\u0301\u0323" + "\u0300" * 50,
    "👩‍👩‍👧‍👦🏳️‍🌈",
    "\x00\x01\x1f\x7f",
    "line\nbreak\r\n\ttab",
    "<@1> @everyone `*_~|> \\ \" ' </say:1>",
    "\U0010ffff\ufffe",
    " leading and trailing ",
]


@pytest.mark.parametrize("text", ODD)
async def test_odd_letters_arrive_as_they_are(ana: Person, plaza: int, text: str) -> None:
    reply = await ana.slash(plaza, "say", text=text)
    assert reply.message is not None
    assert reply.message["content"] == text


@pytest.mark.parametrize("text", ODD[1:])
async def test_odd_letters_can_be_suggested_for_and_put_into_forms(ana: Person, plaza: int, text: str) -> None:
    await ana.autocomplete(plaza, "game rule find", focused="word", word=text)
    reply = await ana.submit(await ana.slash(plaza, "labels"), {"text": text, "kind": ["a"]})
    assert reply.message is not None
    assert reply.message["content"] == f"{text!r} ['a']"


async def test_a_text_is_as_long_as_discord_allows(ana: Person, bot: SampleBot, plaza: int) -> None:
    reply = await ana.slash(plaza, "game rule find", word="x" * 6000)
    assert reply.kind == "failed"  # it reached the bot, whose answer is too long
    assert "2000" in str(bot.errors)
    assert await ana.autocomplete(plaza, "game rule find", focused="word", word="x" * 6000) == []
    for much in ("x" * 6001, "x" * 1_000_000):
        with pytest.raises(ClientRefused, match="option_length"):
            await ana.slash(plaza, "say", text=much)
        with pytest.raises(ClientRefused, match="option_length"):
            await ana.autocomplete(plaza, "game rule find", focused="word", word=much)


@pytest.mark.parametrize("half", ["\ud800", "a\udfffb", "\udc80" * 3])
async def test_half_a_letter_cannot_be_sent(ana: Person, plaza: int, half: str) -> None:
    form = await ana.slash(plaza, "form")
    for doing in (
        ana.slash(plaza, "say", text=half),
        ana.autocomplete(plaza, "game rule find", focused="word", word=half),
        ana.submit(form, {"answer": half}),
        ana.say(plaza, half),
        ana.slash(plaza, half),
        ana.slash(plaza, "kinds", who=half, where=plaza, size=1, what=("a.txt", b"")),
    ):
        with pytest.raises(ClientRefused) as refusal:
            await doing
        str(refusal.value).encode()
    assert (await ana.slash(plaza, "say", text="still here")).kind == "message"


@pytest.mark.parametrize(
    "options",
    [
        {"text": ["a"]},
        {"text": {"a": 1}},
        {"text": b"bytes"},
        {"text": True},
        {"text": ""},
        {"text": None},
        {"text": 10**5000},
        {"text": "a", "times": "many"},
        {"text": "a", "times": True},
        {"text": "a", "times": 1.5},
        {"text": "a", "times": "1_0"},
        {"text": "a", "times": "٣"},
        {"text": "a", "times": 10**5000},
        {"text": "a", "times": "9" * 5000},
        {"text": "a", "times": [1]},
        {"text": "a", "times": 4},
        {"text": "a", "loud": 1},
        {"text": "a", "loud": "yes"},
        {"text": "a", "x" * 5000: 1},
    ],
)
async def test_options_of_the_wrong_type_are_refused(ana: Person, plaza: int, options: dict[str, Any]) -> None:
    with pytest.raises(ClientRefused) as refusal:
        await ana.slash(plaza, "say", **options)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"who": "Nobody"},
        {"who": 10**40},
        {"who": ["Ana"]},
        {"where": "nowhere"},
        {"where": 10**5000},
        {"where": "9" * 5000},
        {"where": {}},
        {"size": 3},
        {"size": [1]},
        {"what": "a.txt"},
        {"what": ("a.txt", 10**9)},
        {"what": ("a.txt", b"", b"")},
        {"what": {"name": "a.txt", "base64": "?"}},
        {"what": {"name": "a.txt", "base64": 5}},
        {"ratio": "nan"},
        {"ratio": "inf"},
        {"ratio": float("nan")},
        {"ratio": float("inf")},
        {"ratio": "1e999"},
        {"ratio": True},
        {"ratio": "1_0"},
        {"ratio": []},
    ],
)
async def test_people_places_files_and_numbers_have_to_be_some(ana: Person, plaza: int, wrong: dict[str, Any]) -> None:
    right = {"who": "Bruno", "where": plaza, "size": 1, "what": ("a.txt", b"12345")}
    with pytest.raises(ClientRefused) as refusal:
        await ana.slash(plaza, "kinds", **{**right, **wrong})
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(("ratio", "meant"), [("1.5", 1.5), (".5", 0.5), ("-2", -2.0), (3, 3.0), ("1e3", 1000.0)])
async def test_numbers_may_be_written_in_many_ways(ana: Person, plaza: int, ratio: Any, meant: float) -> None:
    given = {"who": "Bruno", "where": plaza, "size": 1, "what": ("a.txt", b"12345"), "ratio": ratio}
    reply = await ana.slash(plaza, "kinds", **given)
    assert reply.message is not None
    assert reply.message["content"] == f"Bruno plaza 1 {meant} a.txt 5"
