"""`/stats` on the sandbox: pages with pictures and buttons, seasons, hostile names, and games that bots have played."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot import limits
from bot.languages import ENGLISH
from bot.sandbox import Person, Reply
from bot.table.io.errors import Refused
from bot.table.io.requester import Requester
from bot.table.look.statistics import StatisticsRequest
from engine import Options
from storage import FINISHED
from storage import schema as t
from storage.records import AUTOMA, BOT, MIXED
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, button, labelled
from tests.e2e.kit.playing import GUILD, concede, near_end, only_for_them, said, sit_down
from tests.e2e.kit.timing import Hands
from tests.sizes import size
from tests.storage.kit.damage import overwrite
from tests.storage.kit.finished_games import Place, all_finished, finished, moment

SERVER = str(GUILD)
NOON = moment("2026-11-18")


def place(person: Person, score: int, won: bool = False, played: str = "person") -> Place:
    return Place(str(person.id), score, won, played, person.name)


async def two_games(harness: Harness) -> tuple[Person, Person]:
    """Ana has won one in October and Bruno one in November; in one more a bot has played for Ana."""
    ana, bruno = harness.person("Ana"), harness.person("Bruno")
    await finished(harness.games, place(ana, 100, True), place(bruno, 90), server=SERVER, at="2026-10-05")
    await finished(harness.games, place(ana, 80), place(bruno, 120, True), server=SERVER, at="2026-11-05")
    await finished(harness.games, place(ana, 300, True, MIXED), place(bruno, 50), server=SERVER, at="2026-11-06")
    return ana, bruno


def alt_of(message: Message) -> str:
    (file,) = message["attachments"]
    return str(file["description"])


async def pressed(person: Person, reply: Reply, label: str) -> Reply:
    assert reply.message is not None
    found = button(reply.message, label)
    assert found is not None, [part["label"] for part in labelled(reply.message)]
    return await person.press(reply.message, found["custom_id"])


# ---------------------------------------------------------------- pages


async def test_a_leaderboard_with_buttons_to_the_other_pages(timed_harness: Harness, clock: Hands) -> None:
    clock.now = NOON
    ana, _ = await two_games(timed_harness)
    plaza = timed_harness.channel()
    reply = await ana.slash(plaza, "stats")
    assert only_for_them(reply)
    board = said(reply)
    assert board.splitlines() == [
        "🏆 **Leaderboard of this server** · all time",
        "In 1 game a bot, or somebody else, played some of the turns of a seat; such a seat is not counted.",
        "1. Ana: 2 games, 1 won (50%), 90 VP on average, 100 at best · 🤖 1 more, not counted",
        "2. Bruno: 3 games, 1 won (33%), 87 VP on average, 120 at best",
    ]
    assert alt_of(reply.message or {}) == (
        "Leaderboard, All time. 1. Ana: Games 2, Won 1, Rate 50%, Mean 90, Best 100, partly a bot's: not counted 1."
        " 2. Bruno: Games 3, Won 1, Rate 33%, Mean 87, Best 120."
    )
    assert [part["label"] for part in labelled(reply.message or {})] == [
        *("Leaderboard", "Head to head", "Modules", "Solo", "Bots"),
        "This month",
    ]
    met = await pressed(ana, reply, "Head to head")
    assert said(met).splitlines() == [
        "⚔️ **Ana against everybody** · all time",
        "**Ana**: 2 finished games (0 with bot players), 1 won; 90 VP on average, 100 at best."
        " 1 more game in which a bot, or somebody else, played some of the turns is not counted.",
        "• Bruno: 2 games, 1 won and 1 lost to them, -15 VP on average",
    ]
    modules = await pressed(ana, met, "Modules")
    assert said(modules).splitlines()[0] == "🧩 **Modules of The Golden Age** · this server · all time"
    assert said(modules).splitlines()[2:] == ["• Without modules: 3 games, 2 won, 88 VP on average"]
    solo = await pressed(ana, modules, "Solo")
    assert said(solo).splitlines()[2:] == ["There is no finished solo game that counts."]
    assert not (solo.message or {})["attachments"]
    assert said(await pressed(ana, solo, "Leaderboard")) == board


async def test_months_are_turned_like_pages(timed_harness: Harness, clock: Hands) -> None:
    clock.now = NOON
    ana, _ = await two_games(timed_harness)
    reply = await ana.slash(timed_harness.channel(), "stats", season="2026-10")
    assert said(reply).splitlines() == [
        "🏆 **Leaderboard of this server** · 2026-10",
        "1. Ana: 1 game, 1 won (100%), 100 VP on average, 100 at best",
        "2. Bruno: 1 game, 0 won (0%), 90 VP on average, 90 at best",
    ]
    shown = await pressed(ana, reply, "2026-11")
    assert "1. Bruno: 2 games, 1 won (50%)" in said(shown)
    assert button(shown.message or {}, "2026-12") is None, "it has not begun"
    empty = shown
    for month in ("2026-10", "2026-09", "2026-08"):
        empty = await pressed(ana, empty, month)
    assert said(empty).splitlines() == [
        "🏆 **Leaderboard of this server** · 2026-08",
        "Nobody has finished a game with others that counts. Solo games have a ladder of their own.",
    ]
    assert said(await pressed(ana, empty, "All time")).startswith("🏆 **Leaderboard of this server** · all time")
    days = await ana.slash(timed_harness.channel(), "stats", **{"from": "2026-11-01", "to": "2026-11-05"})
    assert "2026-11-01 \N{EN DASH} 2026-11-05" in said(days)
    assert "1. Bruno: 1 game, 1 won" in said(days)
    assert [part["label"] for part in labelled(days.message or {})][5:] == ["All time"]
    since = await ana.slash(timed_harness.channel(), "stats", person=ana, **{"from": "2026-11-06"})
    assert "**Ana**: no finished games. 1 more game in which a bot" in said(since)
    offered = await ana.autocomplete(timed_harness.channel(), "stats", focused="season", season="2026-1")
    assert [each["value"] for each in offered] == ["2026-11", "2026-10"]


async def test_two_people_head_to_head(timed_harness: Harness) -> None:
    ana, bruno = await two_games(timed_harness)
    plaza, elena = timed_harness.channel(), timed_harness.person("Elena")
    reply = await elena.slash(plaza, "stats", person=bruno, against=ana)
    assert said(reply).splitlines()[0] == "⚔️ **Bruno against Ana** · all time"
    assert said(reply).splitlines()[2:] == ["• Ana: 2 games, 1 won and 1 lost to them, +15 VP on average"]
    own = await ana.slash(plaza, "stats", against=bruno)
    assert said(own).startswith("⚔️ **Ana against Bruno**")
    assert said(await elena.slash(plaza, "stats", against=bruno)).splitlines() == [
        "⚔️ **Elena against Bruno** · all time",
        "**Elena**: no finished games.",
        "They have not met in a finished game that counts.",
    ]
    assert said(await ana.slash(plaza, "stats", against=ana)) == "Choose two different people."


async def test_the_solo_ladder_and_who_holds_the_records(timed_harness: Harness) -> None:
    ana, bruno = timed_harness.person("Ana"), timed_harness.person("Bruno")
    automa = Place("", 200, played=AUTOMA, name="Pachamama")
    for options, person, score, won in (
        (Options(solo="pachamama", level="hard", difficulty=("leftovers_score",)), ana, 110, False),
        (Options(solo="pachamama", level="easy"), ana, 130, True),
        (Options(solo="pachamama", level="easy"), bruno, 140, True),
        (Options(solo="pachamama", level="easy", handicap=-20), ana, 150, True),
        (Options(solo="pachamama", level="easy", handicap=60), ana, 190, True),
        (Options(solo="axomamma"), bruno, 99, False),
    ):
        await finished(timed_harness.games, place(person, score, won), automa, server=SERVER, options=options)
    bot = Place("", 400, True, BOT, "Amaru")
    await finished(timed_harness.games, bot, automa, server=SERVER, options=Options(solo="axomamma"))
    plaza = timed_harness.channel()
    reply = await pressed(ana, await ana.slash(plaza, "stats"), "Solo")
    alone = "1 game, 1 won,"
    assert said(reply).splitlines() == [
        "🏔️ **Solo ladder** · this server · all time",
        "• Axomamma (as printed): 1 game, 0 won, 99 VP at best; the record is 99 by Bruno",
        f"• Pachamama (easy, house rule: +60 VP for the player): {alone} 190 VP at best; the record is 190 by Ana",
        "• Pachamama (easy): 2 games, 2 won, 140 VP at best; the record is 140 by Bruno",
        f"• Pachamama (easy, house rule: +20 VP for Pachamama): {alone} 150 VP at best; the record is 150 by Ana",
        "• Pachamama (hard, leftovers_score): 1 game, 0 won, 110 VP at best; the record is 110 by Ana",
    ]
    assert "Pachamama (easy): Games 2, Won 2, Best 140, record Bruno 140." in alt_of(reply.message or {})
    own = await pressed(ana, await ana.slash(plaza, "stats", person=ana), "Solo")
    assert "• Pachamama (easy): 1 game, 1 won, 130 VP at best; the record is 140 by Bruno" in said(own)


async def test_games_against_bot_players_by_level(timed_harness: Harness) -> None:
    ana, bruno = timed_harness.person("Ana"), timed_harness.person("Bruno")

    def bot(level: str) -> Place:
        return Place("", 90, played=BOT, name="Amaru", level=level)

    for places in (
        (place(ana, 100, True), bot("novice")),
        (place(ana, 80), bot("master")),
        (place(ana, 85), bot("master")),
        (place(bruno, 99, True), bot("master")),
        (place(ana, 99, True), bot("greedy")),
    ):
        await finished(timed_harness.games, *places, server=SERVER)
    plaza = timed_harness.channel()
    reply = await pressed(ana, await ana.slash(plaza, "stats"), "Bots")
    assert said(reply).splitlines() == [
        "🤖 **Against bot players** · this server · all time",
        "• novice: 1 game, 1 won (100%)",
        "• master: 3 games, 1 won (33%)",
    ]
    assert alt_of(reply.message or {}) == (
        "Against bots, All time. novice: Games 1, Won 1, Rate 100%. master: Games 3, Won 1, Rate 33%."
    )
    own = await pressed(ana, await ana.slash(plaza, "stats", person=ana), "Bots")
    assert said(own).splitlines()[0] == "🤖 **Against bot players** · Ana · all time"
    assert said(own).splitlines()[2:] == ["• novice: 1 game, 1 won (100%)", "• master: 2 games, 0 won (0%)"]
    elena = timed_harness.person("Elena")
    none = await pressed(elena, await elena.slash(plaza, "stats", person=elena), "Bots")
    assert said(none).splitlines()[-1] == "There is no finished game against a bot player that counts."


# ---------------------------------------------------------------- what people type, and how they are called


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"season": "november"}, "“november” is not a month; write it like 2026-11."),
        ({"season": "2026-13"}, "“2026-13” is not a month; write it like 2026-11."),
        ({"season": "0000-00"}, "“0000-00” is not a month; write it like 2026-11."),
        ({"season": "\u0662\u0660-11"}, "“\u2068\u0662\u0660-11\u2069” is not a month"),
        ({"from": "2026-02-30"}, "“2026-02-30” is not a date; write it like 2026-11-18."),
        ({"to": "@everyone **"}, "“@\u200beveryone \\*\\*” is not a date"),
        ({"from": "2026-11-02", "to": "2026-11-01"}, "2026-11-01 comes before 2026-11-02: give the earlier day first."),
        ({"season": "2026-11", "from": "2026-11-01"}, "Give either a season or dates, not both."),
    ],
)
async def test_what_is_no_season_is_refused_with_a_sentence(
    timed_harness: Harness, clock: Hands, given: dict[str, str], sentence: str
) -> None:
    clock.now = NOON
    words = said(await timed_harness.person("Ana").slash(timed_harness.channel(), "stats", **given))
    assert sentence in words
    assert "\n" not in words


HEBREW = "\u05e9\u05dc\u05d5\u05dd 7"
HOSTILE = (
    "**bold** `code` ||spoiler||",
    "@everyone <@1> https://example.com",
    HEBREW,
    "\u202eevil\u202c name",
    "x" * 200,
    "> quote\n# heading",
    "李小龙",
    "",
)


async def test_hostile_names_and_500_people_fit_into_a_message(drawn_harness: Harness) -> None:
    ana, plaza = drawn_harness.person("Ana"), drawn_harness.channel()
    people = [Place(str(10**17 + n), 500 - n, True, name=name) for n, name in enumerate(HOSTILE)]
    people += [Place(str(10**18 + n), 400, True, name=f"_{n}_" * 9) for n in range(size(92, 492))]
    await all_finished(drawn_harness.games, [[each, place(ana, 3)] for each in people], server=SERVER)
    reply = await ana.slash(plaza, "stats")
    words = said(reply)
    assert len(words) <= limits.CONTENT
    assert re.search(size(r"… and 8\d more$", r"… and 48\d more$"), words)
    assert "@everyone" not in words
    assert "\n# heading" not in words
    assert f"\u2068{HEBREW}\u2069: 1 game" in words
    assert "\u202e" not in words
    met = await pressed(ana, reply, "Head to head")
    assert len(said(met)) <= limits.CONTENT
    assert re.search(size(r"… and \d\d more$", r"… and 4\d\d more$"), said(met))
    for shown in (reply, met):
        (file,) = (shown.message or {})["attachments"]
        stored = drawn_harness.sandbox.world.files.get(int(file["id"]))
        assert stored is not None
        with Image.open(BytesIO(stored.data)) as picture:
            assert picture.width == 1200
            assert picture.height < 1.5 * picture.width
        assert len(file["description"]) <= limits.ALT_TEXT


async def test_without_a_picture_the_words_tell_the_same(timed_harness: Harness) -> None:
    ana, _ = await two_games(timed_harness)
    pictures = timed_harness.pictures
    assert isinstance(pictures, FakePictures)
    pictures.broken = True
    reply = await ana.slash(timed_harness.channel(), "stats")
    assert "1. Ana: 2 games" in said(reply)
    assert not (reply.message or {})["attachments"]


async def test_nobody_sees_the_games_of_other_servers(timed_harness: Harness) -> None:
    ana, bruno = await two_games(timed_harness)
    elsewhere = Place(str(ana.id), 999, True, name="Secret name")
    await finished(timed_harness.games, elsewhere, place(bruno, 1), server="77")
    reply = await bruno.slash(timed_harness.channel(), "stats")
    assert "999" not in said(reply)
    assert "Secret" not in said(reply)
    nowhere = Requester(person=str(ana.id), name="Ana", server="", channel="", lang=ENGLISH)
    with pytest.raises(Refused):
        await timed_harness.bot.statistics.show(StatisticsRequest(), nowhere)


async def test_whoever_was_forgotten_is_not_shown(timed_harness: Harness) -> None:
    ana, bruno = await two_games(timed_harness)
    plaza = timed_harness.channel()
    await ana.slash(plaza, "settings forget", sure="yes")
    assert "Ana" not in said(await bruno.slash(plaza, "stats"))
    assert "They have not met" in said(await bruno.slash(plaza, "stats", against=ana))


# ---------------------------------------------------------------- games that bots have played


async def test_a_game_that_a_bot_has_helped_to_play_is_marked_and_not_counted(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("2p-greedy", 8))
    await overwrite(harness.games, t.games, {"counts": True}, id=seats.id)
    await concede(seats, "Ana")
    await played_out(seats)
    end = next(message["content"] for message in reversed(seats.messages()) if "is over" in message["content"])
    assert re.search(r"^\*\*[AB]\*\* Ana 🤖$", end, flags=re.MULTILINE)
    assert re.search(r"^\S+ \d\. Ana 🤖: \d+ VP$", end, flags=re.MULTILINE)
    assert re.search(r"^\S+ \d\. Bruno: \d+ VP$", end, flags=re.MULTILINE)
    assert re.search(r"^🤖 Ana: some turns by a bot \(medium\), thought .*second", end, flags=re.MULTILINE)
    card = next(file for message in seats.messages() for file in message["attachments"] if "result" in file["filename"])
    assert "Turns by a bot: Ana." in card["description"]
    board = said(await harness.person("Elena").slash(seats.channel, "stats"))
    assert "1. Bruno: 1 game" in board
    assert "Ana:" not in board
    own = said(await harness.person("Ana").slash(seats.channel, "stats", person=harness.person("Ana")))
    assert "**Ana**: no finished games. 1 more game in which a bot, or somebody else," in own


async def played_out(seats: Seats) -> None:
    await seats.play_until(lambda view: False, lambda view: 0)
    await seats.settled()
    assert (await seats.game()).status == FINISHED
