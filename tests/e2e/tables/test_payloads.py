"""What goes out keeps Discord's limits and its published form; what people type or call themselves stays harmless."""

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot import limits
from bot.sandbox import Person
from bot.sandbox.basics.wire import Json
from bot.sandbox.people.options import STRING
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.state.commands import GROUP, SUBCOMMAND
from bot.sandbox.state.setup import GUILD
from bot.screens.prompt import is_private
from bot.screens.screen import Screen
from bot.table.io.user_text import clean, escaped
from engine import apply, legal_actions
from engine.actions import ChooseSpace, Pass, PlaceWorker, ShowGodCard
from engine.decisions import HireWorker
from engine.queries import is_follow_on
from engine.state import State
from render import PARTS
from storage import FINISHED, RUNNING
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.trouble import a_turn, errors, from_bot
from tests.sizes import size, some


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


# ---------------------------------------------------------------- what goes out


def problems(calls: list[ApiCall]) -> list[str]:
    """What Discord's own description of its interface has against these requests."""
    from tests.bot.sandbox.rest.test_openapi import DESCRIPTION, Description  # skips where the description is missing

    return Description(DESCRIPTION).problems_of_requests(calls)


async def everything_else(harness: Harness, seats: Seats) -> None:
    """Every command that is not an answer, and one that is wrong."""
    ana, channel = harness.person("Ana"), seats.channel
    for name in ("hand", "board", "since", "log", "orders", "remind", "help", "stats", "choose", "undo", "confirm"):
        await ana.slash(channel, name)
    for name in ("game list", "game status", "game export", "game join", "settings me", "settings server"):
        await ana.slash(channel, name)
    for part in PARTS:
        await ana.slash(channel, "closeup", part=part)
    await ana.slash(channel, "tableau", player="2")
    await ana.slash(channel, "rules", about="weaving")
    await ana.slash(channel, "rules", about="G07")
    await ana.slash(channel, "log", turns=50)
    for about in ("", "w", "priest"):
        await ana.autocomplete(channel, "rules", focused="about", about=about)
    await ana.autocomplete(channel, "watch", focused="difficulty", difficulty="")
    await ana.autocomplete(channel, "choose", focused="answer", answer="")
    await ana.autocomplete(channel, "place", focused="worker", worker="")


async def test_from_a_lobby_to_an_end_every_request_is_as_discord_wants_it(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", bots=1, clock="1 day a turn")
    random = Random(3)
    for _ in range(size(1, 3)):
        await seats.play_until(lambda view: random.random() < 0.1, lambda view: random.choice(_numbers(view)))
        await everything_else(harness, seats)
    late = await playing.sit_down(harness, playing.near_end("3p-greedy", size(15, 40)), "cusco")
    await late.play_until(lambda view: False, lambda view: random.choice(_numbers(view)))
    await late.settled()
    assert (await late.game()).status == FINISHED
    await everything_else(harness, late)
    kinds = {
        (call.method, re.sub(r"\d{6,}|(?<=/)[\w-]{40,}|%[\w%]+", "…", call.path)) for call in harness.sandbox.requests
    }
    assert ("POST", "/channels/…/messages") in kinds
    assert ("PUT", "/channels/…/messages/…/reactions/…/@me") in kinds
    assert {call.status for call in harness.sandbox.requests} <= {200, 201, 204}
    assert harness.sandbox.violations == []
    assert problems(harness.sandbox.requests) == []


def _numbers(view: Any) -> range:
    return range(len(legal_actions(view)))


async def test_a_request_that_discord_would_not_understand_is_noticed(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_turn))
    sent = next(call for call in harness.sandbox.requests if call.path.endswith(f"{seats.channel}/messages"))
    assert problems([sent]) == []
    sent.json = {**sent.json, "components": [{"type": 1, "components": [{"type": 2, "style": "loud"}]}]}
    assert problems([sent])


# ---------------------------------------------------------------- names


NAMES = {
    "mentions": f"<@{10**18 + 1}5> @everyone",
    "markup": "**bold** _it_ ||s|| `c` ~~x~~ # h",
    "links": "[win](https://evil.example/a_b_c)",
    "invitation": "discord.gg/chaski2",
    "invitations": "DISCORD.com/invite/a discord.gg/b",
    "address": "www.evil.example/a?b=c",
    "channel": "<#1000000000000000201><t:0:R></x:1>",
    "marks": "\u202egnirts\u2066\u200f\x00\x07\n\r\tend",
    "long": "Aaaaaaaaaa " * 9 + "z",
    "ticks": "``` ```ansi",
    "empty": "\u200b\u202e\u2060",
    "quote": "> quoted\n# heading\n- list",
}


def rename(harness: Harness, person: Person, name: str) -> None:
    people = harness.sandbox.world.people
    people[person.id] = replace(people[person.id], name=name)


async def pass_on(seats: Seats) -> None:
    """The one who is asked, whatever their name, gives the last answer there is."""
    game = await seats.game()
    assert game.waits_for is not None
    people = [seats.harness.person(name) for name in playing.NAMES]
    person = next(one for one in people if str(one.id) == game.waits_for.person)
    answer = f"{await seats.plan_number()}.{len(legal_actions(await seats.next_view())) - 1}"
    await seats.confirmed(person, await person.slash(seats.channel, "choose", answer=answer))
    await seats.settled()


MARKUP = re.compile(
    r"<(?:@[!&]?|#|a?:\w+:|t:|/|id:)\w+[^>]*>|@everyone|@here|\w+://\S|\w\.[a-z]+/|\[[^\]]*\]\(|\|\||~~|`",
    re.IGNORECASE,
)


def markup(text: str) -> str:
    """What Discord would make of a text beyond showing it, in so far as people could abuse it."""
    without_ours = re.sub(r"```.*?```", "", text, flags=re.S).replace("\\\\", "")
    without_ours = re.sub(r"\\([^\w\s])", "", without_ours)
    return " ".join(MARKUP.findall(without_ours))


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_what_people_call_themselves_is_written_so_that_it_is_only_words(name: str) -> None:
    assert 0 < len(clean(name)) <= 32
    assert clean(name).isprintable()
    assert markup(escaped(name)) == ""
    shown = re.sub(r"\\(.)", r"\1", escaped(name)).replace("\u200b", "")
    assert shown == clean(name)


def test_a_name_that_is_harmless_stays_as_it_is() -> None:
    assert escaped("Túpac Yupanqui (10.º Inca) 🦙") == "Túpac Yupanqui (10.º Inca) 🦙"
    assert markup("<@1> @everyone <#2> <t:0:R> https://x ||a|| [a](b) `c`").split(" ")[0] == "<@1>"


@pytest.mark.parametrize("kind", ["mentions", "markup", "links", "invitation", "marks", "long"])
async def test_a_name_means_nothing_but_itself_and_calls_nobody(harness: Harness, kind: str) -> None:
    bruno, channel = harness.person("Bruno"), harness.channel()
    rename(harness, bruno, NAMES[kind])
    seats = await harness.open("Bruno", "Chaska")
    names = (await seats.game()).seats
    assert all(letter.isprintable() for letter in names[0].name)
    assert 0 < len(names[0].name) <= 32
    await bruno.slash(channel, "stats", person=bruno)
    for command in ("game status", "game list", "log", "board"):
        await bruno.slash(channel, command)
    await harness.person("Ana").autocomplete(channel, "tableau", focused="player", player="")
    await playing.replace(harness.person("Ana"), channel, seat="1", by=harness.person("Diego"))
    sure = await bruno.slash(channel, "game abort")
    await bruno.press(sure.message or {}, "Yes, end this game")
    await seats.settled()
    table = [bruno, harness.person("Chaska"), harness.person("Diego")]
    own = {f"<#{channel}>", *(person.mention for person in table)}
    for message in bruno.messages(channel):
        if message["author"].get("bot"):
            stray = [each for each in markup(message["content"]).split() if each not in own]
            assert [each for each in stray if not each.startswith("<t:")] == [], message["content"]
            assert message["mention_everyone"] is False
            assert {user["id"] for user in message["mentions"]} <= {str(person.id) for person in table}
            assert all(letter.isprintable() or letter == "\n" for letter in message["content"].replace("\u200b", ""))


async def test_a_thread_is_not_named_after_an_invitation(harness: Harness) -> None:
    bruno = harness.person("Bruno")
    rename(harness, bruno, NAMES["invitation"])
    await bruno.slash(harness.channel(), "game new", thread=True)
    (game,) = await harness.games.lists.of_server(str(GUILD))
    name = harness.sandbox.world.channels.by_id[int(game.channel)]["name"]
    assert markup(name) == ""
    assert name.replace("\u200b", "") == f"Tawantinsuyu with {NAMES['invitation']}"


async def test_a_name_in_the_final_scores_does_not_break_the_table(harness: Harness) -> None:
    seats = await playing.sit_down(harness, playing.near_end("2p-greedy", 3))
    game = await seats.game()
    await harness.games.seats.replace(game.id, 1, replace_name(game.seats[1], "``` `x` @everyone"))
    while (await seats.game()).status == RUNNING:
        await pass_on(seats)
    elena = harness.person("Elena")
    end = await elena.wait(lambda message: button(message, "Rematch") is not None, seats.channel)
    table = await elena.wait(lambda message: "Where the VP" in message["content"], seats.channel)
    assert table["content"].count("\n```") == 2
    assert [markup(words) for words in (end["content"], table["content"])] == ["", ""]


def replace_name(seat: Any, name: str) -> Any:
    return type(seat)(controller=seat.controller, person=seat.person, name=name, lang=seat.lang)


# ---------------------------------------------------------------- typed words


GARBAGE = {
    "everyone": "@everyone @here <@1000000000000000101> <@&1000000000000000300>",
    "huge": "x" * 6000,
    "digits": "9" * 6000,
    "control": "\x00\x1b[31m\u202e\u2028\ufeff\ud7ff\r\n\t",
    "markup": "```\n**x** [a](https://evil.example) ||b|| > q",
    "format": "{who} {0} %s %n ${x} {{}}",
    "negative": "-99",
    "numbers": "0.99999999999999999999",
    "far": "99999999.99999999",
    "sql": "'; DROP TABLE games; --",
    "emoji": "🦙" * 1000,
    "arabic": "٣.٣",
}
SHOWS_MORE = ("rules", "choose", "remind")  # words that are found, a question shown again, and what was chosen before


def typed_options(harness: Harness) -> Iterator[tuple[str, Json]]:
    """Every option of every command into which people can type what they want."""

    def inside(path: str, part: Json) -> Iterator[tuple[str, Json]]:
        for option in part.get("options", ()):
            if option["type"] in (SUBCOMMAND, GROUP):
                yield from inside(f"{path} {option['name']}", option)
            elif option["type"] == STRING and not option.get("choices"):
                yield path, option

    for command in harness.sandbox.world.commands.all(None):
        yield from inside(command["name"], command)


def one_answer(message: Message | None) -> str:
    assert message is not None
    content = words_of(message)
    assert message["ephemeral"]
    assert message["mentions"] == []
    assert message["mention_everyone"] is False
    return content


def a_placement_with_choices(state: State) -> bool:
    """A turn in which the Worker, what is shown for it and the space are all to be chosen."""
    if not a_turn(state):
        return False
    for kind in (PlaceWorker, ShowGodCard, ChooseSpace):
        options = [option for option in legal_actions(state) if isinstance(option, kind)]
        if len(options) < 2:
            return False
        state = apply(state, options[0]).state
    return True


@pytest.mark.parametrize("kind", some([*GARBAGE], 2))
async def test_garbage_in_any_option_gives_one_sentence_and_changes_nothing(
    harness: Harness, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = await playing.sit_down(harness, playing.moment(a_placement_with_choices))
    seq, asked = (await seats.game()).seq, await seats.asked()
    options = list(typed_options(harness))
    assert len(options) > 10
    placing: dict[str, str] = {}  # what goes before an option that only counts once others are chosen
    for command, option in options:
        given = {**(placing if command == "place" else {}), option["name"]: GARBAGE[kind]}
        said = one_answer((await asked.slash(seats.channel, command, **given)).message)
        assert "reference" not in said, command
        if command not in SHOWS_MORE:
            assert "\n" not in said, command
            assert len(said) < 300
            assert markup(said) == "", command
        if command == "place":
            first = {**placing, option["name"]: ""}
            offered = await asked.autocomplete(seats.channel, command, focused=option["name"], **first)
            placing[option["name"]] = offered[0]["value"]
    assert list(placing) == ["for", "where", "worker", "card", "space"]
    assert (await seats.game()).seq == seq
    assert errors(caplog) == []


def a_file(options: str = '{"players": 2}', seed: str = '"x"', answers: str = "[]") -> bytes:
    """A saved game, spoilt in one place."""
    return f'{{"format": 1, "rules": 1, "options": {options}, "seed": {seed}, "answers": {answers}}}'.encode()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 1000,
        b"{}",
        b"[" * 5000,
        b'{"format": 1, "rules": 1, "options": {"players": 9}, "seed": "x", "answers": []}',
        b"\xff\xfe" + "🦙".encode("utf-16"),
        b"1" * 1_000_001,
        a_file(seed='"' + "x" * 900_000 + '"'),
        a_file(seed="9" * 900_000),
        a_file(options='{"players": 2, "solo": "' + "x" * 900_000 + '"}'),
        a_file(options='{"players": 2, "level": "' + "@everyone **x** \\n" * 10_000 + '"}'),
        a_file(options='{"players": 2, "solo": "axomamma", "difficulty": [' + '"x",' * 100_000 + '"y"]}'),
        a_file(answers='[{"seat": 0, "question": "' + "y" * 900_000 + '", "action": {"type": "Pass"}}]'),
        a_file(answers='[{"seat": ' + "9" * 900_000 + ', "question": "TakeTurn", "action": {"type": "Pass"}}]'),
    ],
)
async def test_a_file_that_is_no_game_gives_one_sentence(
    harness: Harness, data: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    channel = harness.channel()
    reply = await harness.person("Ana").slash(channel, "game import", file=("game.json", data))
    said = one_answer(reply.message)
    assert said
    assert len(said) <= limits.CONTENT
    assert "\n" not in said
    assert "reference" not in said
    assert await harness.games.lists.in_channel(str(channel)) is None
    assert errors(caplog) == []


@pytest.mark.parametrize("wanted", [HireWorker, None])
async def test_garbage_at_other_questions_gives_one_sentence_too(harness: Harness, wanted: type | None) -> None:
    def fits(state: State) -> bool:
        if wanted is not None:
            return isinstance(state.decision, wanted)
        decision = state.decision
        return decision is not None and is_follow_on(state) and is_private(decision) and Pass() in legal_actions(state)

    seats = await playing.sit_down(harness, playing.moment(fits))
    asked = await seats.asked()
    for garbage in GARBAGE.values():
        for command, option in (("choose", "answer"), ("hire", "end")):
            said = one_answer((await asked.slash(seats.channel, command, **{option: garbage})).message)
            assert "reference" not in said
    (calling,) = [message for message in from_bot(seats.messages()) if parts(message)][-1:]
    assert calling["mentions"]


async def test_a_message_goes_once_whatever_the_length_of_its_occasion(harness: Harness) -> None:
    plaza, occasion = harness.channel("plaza"), "1000000001.1.1760000900000.12.rest"
    sent = [await harness.bot.messages.send(str(plaza), Screen(words=words), occasion) for words in ("one", "two")]
    assert sent[0] == sent[1]
    assert harness.sandbox.violations == []
    assert await harness.bot.messages.send(str(plaza), Screen(words="three"), f"{occasion}.") != sent[0]
