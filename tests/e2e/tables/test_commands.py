"""Every slash command about tables and settings: what it is good for, and when it refuses."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.app_commands import Group

from bot.background.pictures import Pictures
from bot.languages import DRAWN, ENGLISH, LANGUAGES
from bot.sandbox import ClientRefused
from bot.sandbox.state.setup import GUILD
from bot.say.orders import kind_title
from engine.codec import load_game
from engine.decisions import TakeTurn
from storage import ABORTED, BOT, PERSON, RUNNING, Preferences, Settings
from tests.e2e.clocks import test_hosting
from tests.e2e.conftest import well_behaved
from tests.e2e.entrance import test_play_card
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, button, parts
from tests.e2e.kit.playing import EXERCISED, concede, exercises, files, moment, near_end, only_for_them, said, sit_down
from tests.e2e.kit.trouble import planted
from tests.e2e.tables import test_channels, test_looking, test_replay
from tests.e2e.turns import test_turn_commands
from tests.e2e.watching import test_watch
from tests.sizes import size

OTHERS = [language.name for language in (*LANGUAGES.values(), *DRAWN.values()) if language.code != "en"]
SPOKEN = f"• Language: English; or {', '.join(OTHERS)}"

USUAL = ["• New tables: no clock", "• Without a clock, the table is asked about a silent player after 3 days"]


@pytest.fixture
async def harness(tmp_path: Path, pictures: Pictures) -> AsyncIterator[Harness]:
    """Where pictures are drawn in the large size: nobody looks at them here."""
    async with well_behaved(Harness(tmp_path, size(FakePictures(), pictures), registered=True)) as here:
        yield here


async def test_every_registered_command_is_exercised(harness: Harness) -> None:
    registered = {each.qualified_name for each in harness.bot.tree.walk_commands() if not isinstance(each, Group)}
    assert registered == EXERCISED
    others = (
        test_channels,
        test_hosting,
        test_looking,
        test_play_card,
        test_replay,
        test_turn_commands,
        test_watch,
    )  # more commands are exercised over there
    assert all(other.__doc__ for other in others)


async def test_discord_knows_every_command(harness: Harness) -> None:
    known = {each["name"]: each for each in harness.sandbox.world.commands.all(None)}
    assert set(known) == {each.name for each in harness.bot.tree.get_commands()}
    assert {each["name"] for each in known["game"]["options"]} >= {"new", "join", "start", "abort"}


# ---------------------------------------------------------------- tables


@exercises("game new", "game join", "game leave", "game start")
async def test_a_table_is_opened_filled_and_started_by_commands(harness: Harness) -> None:
    plaza, ana, bruno, elena = (
        harness.channel(),
        harness.person("Ana"),
        harness.person("Bruno"),
        harness.person("Elena"),
    )
    opened = await ana.slash(
        plaza, "game new", players=3, bots=1, coricancha="printed", leftover_cost=3, clock="1 day a turn"
    )
    assert said(opened) == f"Game 1 is open in <#{plaza}>."
    assert only_for_them(opened)
    lobby = newest_lobby(harness)
    assert "3 players; Coricancha as printed; leftover Weavings cost 3 corn; 1 day for each answer." in lobby
    assert "1. Ana\n2. Amaru 🤖 medium\n3. *free*" in lobby
    assert said(await elena.slash(plaza, "game new")).startswith("Another game is open in this channel")

    assert said(await ana.slash(plaza, "game start")) == "This game is for 3 players; 2 have joined."
    assert said(await bruno.slash(plaza, "game join")) == "You have a seat in game 1."
    assert "3. Bruno" in newest_lobby(harness)
    assert said(await bruno.slash(plaza, "game join")) == "You have already joined this game."
    assert said(await elena.slash(plaza, "game join")) == "All seats of this game are taken."
    assert said(await bruno.slash(plaza, "game leave")) == "You have left game 1."
    assert said(await bruno.slash(plaza, "game leave")) == "You have not joined this game."
    assert "3. *free*" in newest_lobby(harness)

    await bruno.slash(plaza, "game join")
    assert said(await elena.slash(plaza, "game start")) == "You do not have a seat in game 1."
    assert said(await bruno.slash(plaza, "game start")) == "Game 1 begins."
    assert "This table is closed." in newest_lobby(harness)
    await harness.bot.tables.settled()
    assert said(await bruno.slash(plaza, "game leave")) == "This game has started; you can concede or be replaced."
    assert said(await elena.slash(plaza, "game join")).startswith("This game has started.")
    game = await harness.games.get(1)
    assert game.status == RUNNING
    assert (game.options.coricancha, game.options.leftover_weaving_cost) == ("printed", 3)


def newest_lobby(harness: Harness) -> str:
    """The lobby as the channel sees it."""
    found = [each for each in harness.person("Elena").messages(harness.channel()) if "(game 1)" in each["content"]]
    return str(found[0]["content"])


async def test_a_lobby_is_run_by_its_buttons(harness: Harness) -> None:
    ana, bruno, elena = harness.person("Ana"), harness.person("Bruno"), harness.person("Elena")
    await ana.slash(harness.channel(), "game new", players=3)
    lobby = await elena.wait(lambda message: button(message, "Start") is not None)
    assert said(await bruno.press(lobby, "Join")).count("Bruno") == 1
    assert said(await elena.press(lobby, "Add bot")) == "You do not have a seat in game 1."
    assert not button(lobby, "Remove bot")
    filled = await ana.press(lobby, "Add bot")
    assert "3. Amaru 🤖" in said(filled)
    full = dict(filled.message or {})
    assert not button(full, "Join")
    assert not button(full, "Add bot")
    stale = planted(harness, harness.channel(), "b:addbot:1:0:", "b:dropbot:1:0:")
    assert said(await ana.press(stale, "b:addbot:1:0:")) == "All seats of this game are taken."
    assert "3. *free*" in said(await bruno.press(full, "Remove bot"))
    assert said(await bruno.press(stale, "b:dropbot:1:0:")) == "There is no bot player at this table."
    assert said(await ana.press(lobby, "Start")).endswith("2 have joined.")
    assert "2. *free*" in said(await bruno.press(lobby, "Leave"))
    for _ in range(2):
        await ana.press(lobby, "Add bot")
    closed = await ana.press(lobby, "Start")
    assert parts(closed.message or {}) == []
    await harness.bot.tables.settled()
    assert (await harness.games.get(1)).status == RUNNING


@exercises("game new")
async def test_seats_are_kept_for_those_who_are_invited(harness: Harness) -> None:
    plaza, ana, bruno, diego = (
        harness.channel(),
        harness.person("Ana"),
        harness.person("Bruno"),
        harness.person("Diego"),
    )
    assert "has no room" in said(await ana.slash(plaza, "game new", players=2, bots=1, invite=bruno))
    await ana.slash(plaza, "game new", players=2, invite=bruno)
    lobby = await bruno.wait(lambda message: bruno.mention in message["content"])
    assert [user["username"] for user in lobby["mentions"]] == ["Bruno"]
    assert "kept for the people who were invited" in said(await diego.slash(plaza, "game join"))
    assert said(await bruno.slash(plaza, "game join")) == "You have a seat in game 1."


@exercises("game new")
async def test_a_game_can_have_a_thread_of_its_own(harness: Harness) -> None:
    plaza, ana = harness.channel(), harness.person("Ana")
    opened = said(await ana.slash(plaza, "game new", players=2, bots=1, thread=True))
    thread = int((await harness.games.get(1)).channel)
    assert thread != plaza
    assert f"<#{thread}>" in opened
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, thread)
    await ana.press(lobby, "Start")
    await harness.bot.tables.settled()
    assert button(ana.messages(thread)[-1], "My turn")
    assert said(await ana.slash(plaza, "game new")) == f"Game 2 is open in <#{plaza}>."


@exercises("game status", "game list")
async def test_status_and_list_say_where_the_games_are(harness: Harness) -> None:
    plaza, ana, bruno = harness.channel(), harness.person("Ana"), harness.person("Bruno")
    assert said(await ana.slash(plaza, "game status")).startswith("There is no game in this channel.")
    assert said(await ana.slash(plaza, "game list")).startswith("You aren't in any games here.")
    await bruno.slash(harness.channel("cusco"), "game new")
    assert "2. *free*" in said(await ana.slash(harness.channel("cusco"), "game status"))
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, TakeTurn) and state.turn > 1))
    asked = await seats.asked()
    status = said(await ana.slash(plaza, "game status"))
    view = await seats.view()
    for seat, player in zip((await seats.game()).seats, view.players, strict=True):
        assert f"• {seat.name}: {player.vp} VP, Temple step {player.temple}" in status
    assert ("Your turn: " if asked is ana else f"The game is waiting for {asked.name}: ") in status
    assert f"{asked.name}: asked <t:" in status
    listed = said(await asked.slash(plaza, "game list")).splitlines()
    assert listed[0].startswith(f"➡️ **Game 2** in <#{plaza}>, turn {view.turn}, is waiting for you (Ana, Bruno")
    assert listed[1].startswith(f"  ⏳ {asked.name}, asked <t:")
    lobby = f"**Game 1** in <#{harness.channel('cusco')}>: waiting for players (Bruno)"
    assert listed[2:] == [lobby]
    assert said(await harness.person("Elena").slash(plaza, "game list")) == lobby, "the games of others are not listed"
    other = next(seat.name for seat in (await seats.game()).seats if seat.name != asked.name)
    assert f"**Game 2** in <#{plaza}>, turn {view.turn}: Ana" in said(
        await harness.person(other).slash(plaza, "game list")
    )


@exercises("game concede")
async def test_ruling_38_whoever_concedes_leaves_the_seat_to_a_bot_player(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska")
    bruno, elena = harness.person("Bruno"), harness.person("Elena")
    assert said(await elena.slash(seats.channel, "game concede")) == "You do not have a seat in game 1."
    sure = said(await bruno.slash(seats.channel, "game concede"))
    assert sure.startswith("You would leave game 1 for good: ")
    assert "and play on with Ana and Chaska." in sure
    assert (await concede(seats, "Bruno")) == "You have conceded game 1."
    await seats.settled()
    told = next(each for each in seats.messages() if "concedes" in each["content"])
    ana, chaska = harness.person("Ana").mention, harness.person("Chaska").mention
    sentence = "Bruno concedes; a bot player takes the seat for the rest of the game."
    assert told["content"] in (f"🏳️ {ana}, {chaska}: {sentence}", f"🏳️ {chaska}, {ana}: {sentence}")
    assert sorted(playing.called(told)) == ["Ana", "Chaska"]
    seat = next(seat for seat in (await seats.game()).seats if seat.name == "Bruno")
    assert (seat.controller, seat.conceded) == (BOT, True)
    assert said(await bruno.slash(seats.channel, "game join")).startswith("This game has started.")
    assert said(await bruno.slash(seats.channel, "game concede")) == "You do not have a seat in game 1."


@exercises("game replace")
async def test_a_seat_is_given_to_somebody_else_and_that_one_is_called(harness: Harness) -> None:
    seats = await harness.open("Bruno", "Chaska")
    asked, elena, diego = await seats.asked(), harness.person("Elena"), harness.person("Diego")
    number = str((await seats.game()).to_act + 1)
    offered = await elena.autocomplete(seats.channel, "game replace", focused="seat", seat="")
    assert offered == [{"name": "1. Bruno", "value": "1"}, {"name": "2. Chaska", "value": "2"}]
    named = await elena.autocomplete(seats.channel, "game replace", focused="seat", seat="chas")
    assert [each["name"] for each in named] == ["2. Chaska"]
    assert said(await playing.replace(elena, seats.channel, seat=number)).startswith("Only the host")
    bruno = harness.person("Bruno")
    assert said(await playing.replace(bruno, seats.channel, seat="9")) == "There is no such seat."
    other = "Chaska" if asked.name == "Bruno" else "Bruno"
    taken = await playing.replace(bruno, seats.channel, seat=number, by=harness.person(other))
    assert said(taken) == "That person already has a seat at this table."
    program = await playing.replace(bruno, seats.channel, seat=number, by=harness.bot.user.id)
    assert said(program).startswith("That is a program")

    once_more = await bruno.slash(seats.channel, "game replace", seat=number, level="hard")
    assert said(once_more).startswith(f"A bot player (hard) would get the seat of {asked.name} in game 1;")
    sure = await bruno.slash(seats.channel, "game replace", seat=number, by=diego)
    assert said(sure).startswith(f"Diego would get the seat of {asked.name} in game 1, with all its cards;")
    assert (await seats.game()).seats[int(number) - 1].name == asked.name
    assert said(await bruno.press(sure.message or {}, "Yes, give the seat away")) == "Done."
    await seats.settled()
    assert (await seats.asked()).name == "Diego"
    told = [each for each in seats.messages() if "takes over the seat" in each["content"]]
    assert told[0]["content"] == f"{diego.mention} takes over the seat of {asked.mention}."
    assert sorted(playing.called(told[0])) == sorted([asked.name, "Diego"])
    call = seats.messages()[-1]
    assert [user["username"] for user in call["mentions"]] == ["Diego"]
    assert said(await playing.replace(harness.person("Ana"), seats.channel, seat=number)) == "Done."
    await seats.settled()
    assert (await seats.game()).seats[int(number) - 1].controller == BOT
    late = await bruno.press(once_more.message or {}, "Yes, give the seat away")
    assert said(late) == "That has already been settled."
    assert said(await diego.slash(seats.channel, "game join")) == "You have a seat in game 1."


@exercises("game abort")
async def test_the_host_ends_a_game_after_being_asked(harness: Harness) -> None:
    seats = await harness.open("Bruno", "Chaska")
    bruno, chaska = harness.person("Bruno"), harness.person("Chaska")
    assert said(await chaska.slash(seats.channel, "game abort")).startswith("Only the host of this table")
    sure = await bruno.slash(seats.channel, "game abort")
    assert said(sure) == "Game 1 would end for good, without a result, for Chaska as well. Are you sure?"
    assert (await seats.game()).status == RUNNING
    assert said(await bruno.press(sure.message or {}, "Yes, end this game")) == "Game 1 has been ended."
    assert (await seats.game()).status == ABORTED
    ended = seats.messages()[-1]
    assert ended["content"] == f"🛑 {chaska.mention}: Bruno has ended this game without a result."
    assert playing.called(ended) == ["Chaska"]
    await seats.settled()
    assert [parts(each) for each in seats.messages()] == [[]] * len(seats.messages())
    assert said(await bruno.slash(seats.channel, "game abort")).startswith("There is no game in this channel.")
    assert said(await bruno.slash(seats.channel, "game new")).startswith("Game 2 is open")


async def test_who_is_not_sure_says_no_and_nothing_is_left_to_press(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno")
    ana = harness.person("Ana")
    for command, options in (("concede", {}), ("abort", {}), ("replace", {"seat": "1"})):
        sure = await ana.slash(seats.channel, f"game {command}", **options)
        assert "Are you sure?" in said(sure)
        kept = (await ana.press(sure.message or {}, "No, play on")).message or {}
        assert (kept["id"], kept["content"]) == ((sure.message or {})["id"], "Nothing has changed in game 1.")
        assert parts(kept) == []
    assert [seat.controller for seat in (await seats.game()).seats] == [PERSON] * 2


async def test_a_lobby_that_is_ended_is_closed(harness: Harness) -> None:
    ana = harness.person("Ana")
    await ana.slash(harness.channel(), "game new")
    sure = await ana.slash(harness.channel(), "game abort")
    await ana.press(sure.message or {}, "Yes, end this game")
    assert "This table is closed." in newest_lobby(harness)


@exercises("game export", "game import")
async def test_a_game_goes_out_as_a_file_and_comes_back(harness: Harness) -> None:
    plaza, ana, bruno, elena = (
        harness.channel(),
        harness.person("Ana"),
        harness.person("Bruno"),
        harness.person("Elena"),
    )
    lost = await elena.slash(plaza, "game import", file=("game.json", b"not a game"))
    assert said(lost).startswith("This is not a saved game")
    big = await elena.slash(plaza, "game import", file=("game.json", b"{" + b" " * 1_000_000))
    assert said(big) == "That file is too large to be a saved game."
    position = near_end("2p-curious-0", 30)
    told = await bruno.slash(plaza, "game import", file=("game.json", position.file))
    assert said(told).startswith("The game continues here as game 1.")
    await harness.bot.tables.settled()
    game = await harness.games.get(1)
    assert game.waits_for is not None
    assert (game.waits_for.name, game.seq) == ("Bruno", position.at)
    again = await elena.slash(plaza, "game import", file=("game.json", position.file))
    assert said(again).startswith("Another game is open in this channel")

    for person in (bruno, elena):
        assert said(await person.slash(plaza, "game export")).startswith("The file of a running game would show")
    exported = await ana.slash(plaza, "game export")
    assert only_for_them(exported)
    (file,) = (exported.message or {})["attachments"]
    stored = harness.sandbox.world.files.get(int(file["id"]))
    assert stored is not None
    assert load_game(stored.data).answers == position.saved.answers[: position.at]
    assert said(await ana.slash(plaza, "game export", game=77)) == "There is no game 77."


# ---------------------------------------------------------------- beside the games


@exercises("rules")
async def test_anything_can_be_looked_up(harness: Harness) -> None:
    elena, plaza = harness.person("Elena"), harness.channel()
    offered = await elena.autocomplete(plaza, "rules", focused="about", about="")
    assert len(offered) == 25
    for typed, key in (("inti", "god:inti"), ("p04", "building:P04"), ("priest", "worker:priest")):
        found = await elena.autocomplete(plaza, "rules", focused="about", about=typed)
        assert found[0]["value"] == key
        explained = await elena.slash(plaza, "rules", about=key)
        assert said(explained).startswith(f"**{found[0]['name'].rpartition(' (')[0]}**\n")
    card = await elena.slash(plaza, "rules", about="god:G03")
    assert [each["filename"] for each in (card.message or {})["attachments"]] == ["god-G03.png"]
    assert said(await elena.slash(plaza, "rules", about="festivl")).startswith("**Festival")
    assert await elena.autocomplete(plaza, "rules", focused="about", about="xyzzy") == []
    unknown = said(await elena.slash(plaza, "rules", about="**xyzzy**"))
    assert unknown == "I know nothing about “\\*\\*xyzzy\\*\\*”; the list shows what can be looked up."


@exercises("help")
async def test_the_tour_has_pages_in_both_directions(harness: Harness) -> None:
    elena = harness.person("Elena")
    reply = await elena.slash(harness.channel(), "help")
    words = [said(reply)]
    while button(reply.message or {}, "Next"):
        reply = await elena.press(reply.message or {}, "Next")
        words.append(said(reply))
    assert [each.rpartition("\n")[2] for each in words] == [f"*page {n} of 6*" for n in range(1, 7)]
    assert len(set(words)) == 6
    assert said(await elena.press(reply.message or {}, "Back")) == words[-2]


@exercises("orders")
async def test_orders_are_given_and_listed(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno")
    ana, plaza = harness.person("Ana"), seats.channel
    assert said(await ana.slash(plaza, "orders")).startswith("You have no standing orders")
    given = said(await ana.slash(plaza, "orders", question="offering", order="take", resource="corn", at_least=5))
    assert "• Offering: corn for a Temple step: take while I have at least 5 corn (has not answered yet)" in given
    both = said(await ana.slash(plaza, "orders", question="worship", order="pass"))
    assert both.startswith("Your standing orders at this table:")
    assert len(both.splitlines()) == 3
    assert said(await ana.slash(plaza, "orders", question="worship")).startswith("Give both")
    for question, reason in (
        ("festival_food", "You cannot pass here"),
        ("nation", "Nobody is asked that at this table"),
    ):
        reply = said(await ana.slash(plaza, "orders", question=question, order="pass"))
        assert reply.startswith(f"{reason}: “{kind_title(question, ENGLISH)}”")
    assert said(await harness.person("Elena").slash(plaza, "orders")) == "You do not have a seat in game 1."
    assert said(await ana.slash(harness.channel("cusco"), "orders")).startswith("There is no game in this channel.")


@exercises("remind")
async def test_reminders_are_set_and_told(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    assert said(await ana.slash(plaza, "remind")) == "You are reminded after 8 hours."
    quiet = said(await ana.slash(plaza, "remind", after_hours=3, quiet_from=22, quiet_to=7, time_zone="UTC-5"))
    assert quiet.startswith("You are reminded after 3 hours.\nQuiet from 22:00 to 7:00 (UTC-05:00: it is ")
    assert "You are away until <t:" in said(await ana.slash(plaza, "remind", away_days=4))
    assert "away" not in said(await ana.slash(plaza, "remind", away_days=0))
    assert said(await ana.slash(plaza, "remind", after_hours=0)).startswith("You get no reminders, only calls.")
    with pytest.raises(ClientRefused):
        await ana.slash(plaza, "remind", quiet_from=24)


@exercises("settings me", "settings server")
async def test_people_and_servers_have_their_preferences(harness: Harness) -> None:
    ana, bruno, plaza = harness.person("Ana"), harness.person("Bruno"), harness.channel()
    assert said(await bruno.slash(plaza, "settings me")).splitlines()[1:3] == [SPOKEN, "• Pictures: light; or dark"]
    assert said(await bruno.slash(plaza, "settings me", theme="dark")).splitlines()[1:3] == [
        SPOKEN,
        "• Pictures: dark; or light",
    ]
    assert said(await bruno.slash(plaza, "settings server", remind_after=2)).startswith("Only people who manage")
    changed = said(await ana.slash(plaza, "settings server", remind_after=2, theme="dark"))
    assert changed.splitlines()[1:] == [SPOKEN, "• Pictures: dark; or light", "• Reminders: after 2 hours", *USUAL]
    assert said(await bruno.slash(plaza, "settings server")) == changed
    assert said(await bruno.slash(plaza, "remind")) == "You are reminded after 2 hours."


async def test_what_was_stored_wrongly_is_as_if_it_had_not_been_chosen(harness: Harness) -> None:
    ana = harness.person("Ana")
    await harness.games.registry.set_preferences(str(ana.id), Preferences(lang="tlh", theme="neon"))
    await harness.games.registry.set_settings(str(GUILD), Settings(lang="", theme="", remind_after=3))
    seats = await harness.open("Ana", "Bruno")
    assert [files(message) for message in seats.messages() if message["attachments"]] == [["turn"]]
    assert said(await ana.slash(seats.channel, "settings me")).splitlines()[1:3] == [
        SPOKEN,
        "• Pictures: light; or dark",
    ]
    shown = said(await ana.slash(seats.channel, "settings server"))
    assert shown.splitlines()[1:] == [SPOKEN, "• Pictures: light; or dark", "• Reminders: after 3 hours", *USUAL]
    assert files((await ana.slash(seats.channel, "board")).message) == ["board"]
    assert files((await ana.slash(seats.channel, "rules", about="festival")).message) == ["term"]


@exercises("settings forget", "stats")
async def test_whoever_wants_to_be_forgotten_is_forgotten(harness: Harness) -> None:
    bruno, plaza = harness.person("Bruno"), harness.channel()
    assert said(await bruno.slash(plaza, "stats", person=bruno)).splitlines()[1] == "**Bruno**: no finished games."
    assert "Nobody has finished a game" in said(await bruno.slash(plaza, "stats"))
    seats = await harness.open("Ana", "Bruno")
    await bruno.slash(plaza, "settings me", theme="dark")
    assert said(await bruno.slash(plaza, "settings forget", sure="perhaps")).startswith("Type yes")
    assert any(seat.name == "Bruno" for seat in (await seats.game()).seats)
    assert said(await bruno.slash(plaza, "settings forget", sure="Yes")).startswith(
        "Everything about you has been deleted"
    )
    await seats.settled()
    assert str(bruno.id) not in str((await seats.game()).seats)
    assert said(await bruno.slash(plaza, "settings me")).splitlines()[1:3] == [SPOKEN, "• Pictures: light; or dark"]
