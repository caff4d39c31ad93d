"""Every slash command to look at something: what it shows, and to whom."""

import re
from pathlib import PurePath
from urllib.parse import urlsplit

import pytest

from bot.sandbox import ClientRefused
from bot.say.pictures import picture_words
from engine.decisions import ChooseBuilding, ChooseWeavings, Decision, PlayArmy, TakeTurn, Worship
from render import PARTS, alt, in_parts
from render.board_parts.parts import SECTION_PARTS
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, button, parts
from tests.e2e.kit.layouts import pictures_of, words_of
from tests.e2e.kit.playing import exercises, files, moment, newest, only_for_them, said, sit_down
from tests.e2e.kit.routes import MORE, pressed


@pytest.fixture
def harness(drawn_harness: Harness) -> Harness:
    return drawn_harness


def is_whole_board(message: Message | None) -> bool:
    """Whether all parts of the board are there, below each other, each with words of its own."""
    assert message is not None
    shown = pictures_of(message)
    names = [PurePath(urlsplit(picture["url"]).path).name for picture in shown]
    first = names[0].removesuffix(".png")
    several = len(shown) > 1 and len({picture["description"] for picture in shown}) == len(shown)
    return several and names == [f"{first}.png", *(f"{first}-{number}.png" for number in range(2, len(names) + 1))]


@exercises("hand")
async def test_a_hand_is_shown_to_its_owner_alone(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 2))
    for name in ("Ana", "Bruno"):
        reply = await harness.person(name).slash(seats.channel, "hand")
        assert only_for_them(reply)
        assert files(reply.message) == ["hand"]
    refused = await harness.person("Elena").slash(seats.channel, "hand")
    assert said(refused) == "You do not have a seat in game 1."
    assert files(refused.message) == []
    nothing = await harness.person("Elena").slash(harness.channel("cusco"), "hand")
    assert said(nothing).startswith("There is no game in this channel.")


@exercises("board", "tableau", "closeup")
async def test_everybody_may_look_at_what_lies_on_the_table(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 2))
    elena, ana, plaza = harness.person("Elena"), harness.person("Ana"), seats.channel
    for reply in (await elena.slash(plaza, "board"), await elena.press(newest(seats, "board"), "Board")):
        assert is_whole_board(reply.message)
        assert f"The game is waiting for {(await seats.asked()).name}: " in said(reply)
        assert only_for_them(reply)
    assert files((await ana.slash(plaza, "tableau")).message) == ["area"]
    assert said(await elena.slash(plaza, "tableau")) == "You do not have a seat in game 1."
    offered = await elena.autocomplete(plaza, "tableau", focused="player", player="bru")
    assert offered == [{"name": "2. Bruno", "value": "2"}]
    area = await elena.slash(plaza, "tableau", player="2")
    assert area.message is not None
    assert "Bruno" in [*area.message["attachments"], *pictures_of(area.message)][0]["description"]
    for typed in ("Bruno", " bru ", "2. Bruno"):
        named = (await elena.slash(plaza, "tableau", player=typed)).message
        assert named is not None
        assert "Bruno" in [*named["attachments"], *pictures_of(named)][0]["description"]
    assert said(await elena.slash(plaza, "tableau", player="Bruno?")) == "There is no such seat."
    for part in PARTS:
        shown = (await elena.slash(plaza, "closeup", part=part)).message
        assert shown is not None
        if part in SECTION_PARTS:  # too tall for one picture
            assert len({picture["description"] for picture in pictures_of(shown)}) == 2
        else:
            assert files(shown) == [part]
    assert said(await elena.slash(plaza, "closeup", part="automa")).startswith("There is no automa at this table")
    with pytest.raises(ClientRefused):
        await elena.slash(plaza, "closeup", part="nowhere")
    cusco = harness.channel("cusco")
    for command, given in (("board", {}), ("tableau", {}), ("closeup", {"part": PARTS[0]})):
        assert said(await ana.slash(cusco, command, **given)).startswith("There is no game in this channel.")


async def test_after_a_turn_the_channel_sees_the_chat_picture_and_the_board_is_one_press_away(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 2))
    shown, public = newest(seats, "board"), await harness.games.view(seats.id, None)
    assert files(shown) == ["turn"]
    (picture,) = shown["attachments"]
    assert picture["description"] == alt.chat(public, picture_words("en"), ("Ana", "Bruno"))
    board = (await harness.person("Elena").press(shown, "Board")).message
    assert board is not None
    told = [part.alt for part in in_parts.board(public, picture_words("en"), names=("Ana", "Bruno"))]
    assert [picture["description"] for picture in pictures_of(board)] == told
    assert len(told) > 1, "more than a phone shows in one picture"


async def test_the_area_of_each_player_is_one_press_from_the_board(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 2))
    elena, ana = harness.person("Elena"), harness.person("Ana")
    board = (await elena.slash(seats.channel, "board")).message
    hand = (await ana.slash(seats.channel, "hand")).message
    for person, shown, label, owner in ((elena, board, "Bruno", "Bruno"), (ana, hand, "My area", "Ana")):
        assert shown is not None
        pressed = await person.press(shown, label)
        assert only_for_them(pressed)
        assert pressed.message is not None
        assert owner in [*pressed.message["attachments"], *pictures_of(pressed.message)][0]["description"]


async def test_anybody_can_see_where_the_vp_of_each_seat_came_from(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 12))
    public = await harness.games.view(seats.id, None)
    shown = (await harness.person("Elena").press(newest(seats, "board"), "Scores")).message
    assert shown is not None
    heading, *_, total, fence = shown["content"].splitlines()
    assert heading == f"**Where the VP came from** (game {seats.id}, turn 12)"
    assert total.split()[2:] == ["VP", "so", "far"]
    assert sorted(map(int, total.split()[:2])) == sorted(player.vp for player in public.players)
    assert fence == "```"


@pytest.mark.parametrize(
    ("asked", "label", "about"),
    [
        (ChooseWeavings, "Weavings", "weavings"),
        (ChooseBuilding, "Buildings", "buildings"),
        (PlayArmy, "Regions", "regions"),
        (Worship, "Temple", "temple"),
    ],
)
async def test_at_a_question_its_subject_is_shown_and_what_i_have_of_it(
    harness: Harness, asked: type[Decision], label: str, about: str
) -> None:
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, asked)))
    ana = await seats.asked()
    public = newest(seats, "turn")
    (opens,) = [part["custom_id"] for part in parts(public) if part["custom_id"].startswith("b:turn:")]
    plan = (await ana.press(public, opens)).message
    assert plan is not None
    shown = await ana.press((await pressed(ana, plan, MORE)).message or {}, label)
    assert only_for_them(shown)
    own = await harness.games.view(seats.id, (await seats.game()).to_act)
    assert shown.message is not None
    names = tuple(seat.name for seat in (await seats.game()).seats)
    told = [part.alt for part in in_parts.subject(own, about, picture_words("en"), names=names)]
    pictures = [*shown.message["attachments"], *pictures_of(shown.message)]
    assert [picture["description"] for picture in pictures] == told
    whole = await ana.press(shown.message, "Board")
    assert is_whole_board(whole.message), "nothing is further away than before"


async def test_the_legend_is_one_press_away_from_the_board_and_known_to_the_rules(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 2))
    elena = harness.person("Elena")
    pressed = await elena.press(newest(seats, "board"), "b:rules:0:0:term-icons")
    looked_up = await elena.slash(seats.channel, "rules", about="icons")
    assert only_for_them(pressed)
    assert said(pressed) == said(looked_up)
    assert said(pressed).startswith("**Legend of all icons**")
    assert pressed.message is not None
    galleries = [part["items"] for part in pressed.message["components"][0]["components"] if "items" in part]
    assert [len(items) for items in galleries] == [1, 1, 1], "together they would be cropped"
    assert galleries[0][0]["description"].startswith("Goods and cards: potato, corn,")


@exercises("log", "since")
async def test_the_log_and_what_is_new_are_told(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 6 and isinstance(state.decision, TakeTurn)))
    asked, elena = await seats.asked(), harness.person("Elena")
    brief, full = [said(await elena.slash(seats.channel, "log", turns=turns)) for turns in (1, 4)]
    assert full.endswith(f"\n{brief}")
    assert [line[:9] for line in full.splitlines() if line[:2] != "- "] == [f"**Turn {n}:" for n in (2, 3, 4, 5, 6)]
    whole = said(await elena.slash(seats.channel, "log", turns=50))
    assert "**Turn 6:" in whole
    since = await asked.slash(seats.channel, "since")
    assert said(since).startswith("**Since your last turn** (game 1)")
    assert files(since.message) == ["since"]
    other = next(seat.name for seat in (await seats.game()).seats if seat.name != asked.name)
    assert f"• {other}: " in said(since)
    assert since.message is not None
    assert since.message["attachments"][0]["description"].count(f" {other}: ") == 1, "a sentence for each seat"
    assert said(await elena.slash(seats.channel, "since")) == "You do not have a seat in game 1."
    for command in ("log", "since"):
        refused = await elena.slash(harness.channel("cusco"), command)
        assert said(refused).startswith("There is no game in this channel.")


async def test_a_long_log_has_pages_that_together_tell_everything_once(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 20 and isinstance(state.decision, TakeTurn)))
    elena = harness.person("Elena")
    reply = await elena.slash(seats.channel, "log", turns=50)
    last = said(reply)
    assert (where := re.search(r"\*page (\d+) of (\d+)\*", last)) is not None
    assert where[1] == where[2]
    found = [last]
    while button(reply.message or {}, "Back"):
        reply = await elena.press(reply.message or {}, "Back")
        assert only_for_them(reply)
        found.insert(0, said(reply))
    assert len(found) == int(where[2]) > 1
    pages = [page.rpartition("\n")[0] for page in found]
    turns = [int(n) for page in pages for n in re.findall(r"\*\*Turn (\d+):", page)]
    assert sorted(set(turns)) == list(range(1, 21))
    assert turns == sorted(turns)
    assert not any(page.endswith("…") for page in pages)
    forward = await elena.press(reply.message or {}, "Forward")
    assert said(forward) == found[1]


async def test_my_turn_tells_below_its_answers_what_happened_since_the_last_one(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 6 and isinstance(state.decision, TakeTurn)))
    asked = await seats.asked()
    others = [seat.name for seat in (await seats.game()).seats if seat.name != asked.name]
    words = words_of(await playing.open_walk(seats))
    *_, since, game = words.splitlines()
    assert game == f"-# Game {seats.id}, turn 6"
    assert since.startswith(f"🕓 Since your last turn: {others[0]}: ")
    assert len(since) < 480
