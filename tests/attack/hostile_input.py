"""What is thrown at the bot: words, names of buttons, files, reactions. All of it comes from one source of chance."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import json

from bot.client.buttons import IN_PLACE, IN_PRIVATE

VERBS = (*IN_PRIVATE, *IN_PLACE, "tour", "nothing", "constructor", "a" * 60)
NUMBERS = (0, 1, -1, 2, 25, 99, 2**31 - 1, 2**31, 2**53, -(2**53), 10**15 - 1, 10**15)
ARGUMENTS = (
    *("", "0", "1", "2", "3", "7", "24", "25", "90", "91", "-1", "no", "again", "pause", "go", "step", "faster"),
    *("0_0", "1_2", "0_0_0", "any", "building", "statue-priest"),  # of plans
    *("slower", "wait", "pass", "bot", "replace", "medium", "expert", "king", "9" * 9, "9" * 30, "a_b-c"),
)
SAYINGS = (
    "x" * 6000,
    "é" * 6000,
    "👩‍👩‍👧‍👦" * 500,
    "\u200b\u200c\u200d\u2060\ufeff",
    "\u202eevil\u202c \u2067rtl\u2069",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘",
    "\x00\x01\x07\x1b[31m",
    "a\nb\r\nc\u2028d",
    "**bold** __under__ ~~gone~~ ||hidden|| `code` ```block",
    "> quote\n# heading\n- list",
    "[text](https://example.com) <https://example.com>",
    "@everyone @here <@1000000000000000101> <@&1000000000000000001> <#1000000000000000201>",
    "</game new:1> <:emoji:1> <t:0:R>",
    "{who} {0} %s %n ${HOME} {{}}",
    "'; DROP TABLE games; --",
    "../../etc/passwd",
    "1" * 5000,
    "999999999999999999999.999999999999999999999",
    "-1.-1",
    "0.0",
    "1.5e308",
    "٣.٤",
    "¹²³",
    "½",
    "²",
    "NaN",
    "null",
    "undefined",
    "  ",
    "\t",
    "İıſẞ",
    "ﷺ" * 100,
    "yes",
    "no",
    "gold-1",
    "none",
)
LARGEST = 1_200_000  # bytes of a file, more than the bot takes
EMOJI = (
    *("❌", "✅", "1️⃣", "2️⃣", "3️⃣", "9️⃣", "🔟", "🍕", "🏳️‍🌈", "👍🏿", "❤", "❤️", "\U0001f1f5\U0001f1ea"),
    *("llama:123456789012345678", "a:dance:223456789012345678", "<:x_1:1>"),
)


def saying(random: Random) -> str:
    """Any words, hostile or not."""
    chance = random.random()
    if chance < 0.7:
        return random.choice(SAYINGS)
    if chance < 0.85:
        return "".join(chr(_letter(random)) for _ in range(random.randint(1, 120)))
    return random.choice(SAYINGS)[: random.randint(1, 40)] + random.choice(SAYINGS)[: random.randint(1, 2000)]


def _letter(random: Random) -> int:
    while 0xD800 <= (found := random.randrange(1, 0x110000)) < 0xE000:
        pass  # half of a letter is none
    return found


def custom_id(random: Random, games: Sequence[int]) -> str:
    """The name of a button or select that never was, or was otherwise."""
    if random.random() < 0.2:
        return random.choice(SAYINGS)[:100] or "x"
    kind, verb = random.choice("bbbsx"), random.choice(VERBS)
    game = random.choice([*games, random.choice(NUMBERS)])
    number = random.choice([*range(8), random.randrange(300), *NUMBERS])
    argument = random.choice(ARGUMENTS)
    return f"{kind}:{verb}:{game}:{number}:{argument}"[:100]


# ---------------------------------------------------------------- files


def mangled(random: Random, file: bytes) -> bytes:
    """A saved game that something has happened to, and that may be too large; now and then nothing has."""
    ways: Sequence[Callable[[Random, bytes], bytes]] = (_cut, _flipped, _repeated, _changed, _changed, _nested, _odd)
    for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
        file = random.choice(ways)(random, file)[:LARGEST]
    return file


def _cut(random: Random, file: bytes) -> bytes:
    return file[: random.randrange(len(file) + 1)]


def _flipped(random: Random, file: bytes) -> bytes:
    found = bytearray(file)
    for _ in range(random.randint(1, 8)):
        if found:
            found[random.randrange(len(found))] ^= 1 << random.randrange(8)
    return bytes(found)


def _repeated(random: Random, file: bytes) -> bytes:
    start = random.randrange(len(file) + 1)
    return file + file[start:] * random.choice((1, 2, 20))


def _nested(random: Random, file: bytes) -> bytes:
    deep, kind = random.choice((50, 2000, 100_000)), random.choice((b"[]", b'{"a":}'))
    return kind[:-1] * deep + file[:100] + kind[-1:] * deep


def _odd(random: Random, file: bytes) -> bytes:
    return random.choice(
        (b"", b"\x00" * 1000, b"\xef\xbb\xbf" + file, file.decode("latin-1").encode("utf-16"), b"null")
    )


def _changed(random: Random, file: bytes) -> bytes:
    """Something else in one place of what is still JSON."""
    try:
        saved = json.decode(file)
    except (ValueError, RecursionError):
        return file
    place: Any = saved
    while isinstance(place, dict | list) and place:
        key = random.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not isinstance(place[key], dict | list) or not place[key] or random.random() < 0.1:
            place[key] = _otherwise(random, place[key])
            break
        place = place[key]
    return json.encode(saved)


def _otherwise(random: Random, value: Any) -> Any:
    others = [None, True, "", "x" * 5000, -1, 2**63, 10**19, 1.5, [], {}, [[[]]], {"type": "Pass"}, 0, 1, 2, 3, "0"]
    if isinstance(value, int):
        others += [value + 1, value - 1, -value]
    if isinstance(value, str):
        others += [value + "X", value[:-1], value.swapcase()]
    return random.choice(others)
