"""The card of all ways to play: who may press what, late, twice, and after a restart."""

import asyncio

import pytest

from bot.languages import ENGLISH
from bot.sandbox import Person, Reply
from bot.say.levels import level_how
from bot.table.look.tour import PAGES
from engine import Options
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.players import LEVELS
from storage import AUTOMA, BOT, LOBBY, PERSON, RUNNING, Clock
from storage import schema as t
from tests.e2e.kit.entrance import games_of, labels, pressed, ticked
from tests.e2e.kit.harness import Harness, button, parts, select
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.playing import all_words, exercises, finished, moment, only_for_them, said, sit_down
from tests.e2e.kit.trouble import planted
from tests.storage.kit.play import rows

WAYS = ["A bot, now", "Solo", "With friends", "Learn", "Watch", "Your games"]


@exercises("play")
async def test_the_command_shows_all_ways_to_play_to_whoever_asks(harness: Harness) -> None:
    reply = await harness.person("Ana").slash(harness.channel(), "play")
    assert only_for_them(reply)
    assert [label for label in labels(reply.message) if label in WAYS] == WAYS
    assert ticked(reply) == ["novice"]
    assert f"Novice: {level_how('novice', ENGLISH)}." in said(reply)
    offered = [label for label in labels(reply.message) if label in LEVELS]
    assert offered == ["novice", "easy", "medium", "hard", "expert", "master"]


async def test_the_same_button_is_under_the_tour_and_the_end_of_a_game(harness: Harness) -> None:
    seats = await finished(harness)
    finale = seats.messages()[-1]
    elena = harness.person("Elena")
    card = await elena.press(finale, "Play now")
    assert only_for_them(card)
    assert "A bot, now" in labels(card.message)
    tour = await elena.slash(seats.channel, "help")
    assert "Play now" in labels(tour.message)
    last = await pressed(elena, tour, *["Next"] * (PAGES - 1))
    assert labels(last.message) == ["Back", "Play now"]
    assert "A bot, now" in labels((await pressed(elena, last, "Play now")).message)


async def test_a_card_pressed_twice_begins_one_game(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = (await ana.slash(plaza, "play")).message or {}
    now = button(card, "A bot, now")
    assert now is not None
    first, second = await asyncio.gather(*(ana.press(card, now["custom_id"]) for _ in range(2)))
    (game,) = await games_of(harness, ana)
    for reply in (first, second):
        assert f"Game {game.id}, setup" in all_words(await reply.followup())


async def test_an_old_card_leads_to_its_game_also_after_a_restart_and_a_new_one_begins_another(
    harness: Harness,
) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    now = button((await ana.slash(plaza, "play")).message or {}, "A bot, now")
    assert now is not None
    old = planted(harness, plaza, now["custom_id"])
    await ana.press(old, now["custom_id"])
    await harness.restart_bot()
    await ana.press(old, now["custom_id"])
    assert len(await games_of(harness, ana)) == 1
    await pressed(ana, await ana.slash(plaza, "play"), "A bot, now")
    first, second = await games_of(harness, ana)
    assert first.channel == str(plaza)
    assert second.channel != str(plaza), "the channel has a game, so this one has a thread"
    card = await (await pressed(ana, await ana.slash(plaza, "play"), "A bot, now")).followup()
    assert "Set up for me" in labels(card)
    assert "has begun in <#" in all_words(card)


async def test_a_card_of_somebody_else_begins_a_game_of_whoever_presses_it(harness: Harness) -> None:
    ana, bruno, plaza = harness.person("Ana"), harness.person("Bruno"), harness.channel()
    now = button((await ana.slash(plaza, "play")).message or {}, "A bot, now")
    assert now is not None
    await bruno.press(planted(harness, plaza, now["custom_id"]), now["custom_id"])
    assert await games_of(harness, ana) == []
    (game,) = await games_of(harness, bruno)
    assert game.terms.host == str(bruno.id)


async def test_the_level_of_the_bot_is_that_of_last_time(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "hard")
    assert ticked(card) == ["hard"]
    assert f"Hard: {level_how('hard', ENGLISH)}." in said(card)
    await harness.restart_bot()
    again = await harness.person("Ana").slash(plaza, "play")
    assert ticked(again) == ["hard"]
    assert ticked(await harness.person("Bruno").slash(plaza, "play")) == ["novice"]
    await ana.slash(plaza, "game new", bots=1, level="medium")
    assert ticked(await ana.slash(plaza, "play")) == ["medium"]


async def test_whoever_learns_gets_the_tour_and_whoever_watches_a_game(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    assert "Welcome" in said(await pressed(ana, await ana.slash(plaza, "play"), "Learn"))
    card = await pressed(ana, await ana.slash(plaza, "play"), "Watch")
    assert ticked(card) == ["hard"]
    assert "It plays itself" in said(await pressed(ana, card, "Start"))
    shown = await harness.games.lists.in_channel(str(plaza))
    assert shown is not None
    assert shown.terms.watched is not None
    assert [seat.level for seat in shown.seats if seat.controller == BOT] == ["hard"]
    assert "goes on in this channel already" in said(await pressed(ana, await ana.slash(plaza, "play"), "Watch"))


async def test_a_game_to_watch_has_the_level_that_is_ticked(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "Watch", "easy")
    assert ticked(card) == ["easy"]
    assert f"Easy: {level_how('easy', ENGLISH)}." in said(card)
    start = button(card.message or {}, "Start")
    assert start is not None
    late = planted(harness, plaza, start["custom_id"])
    assert "It plays itself" in said(await pressed(ana, card, "Start"))
    shown = await harness.games.lists.in_channel(str(plaza))
    assert shown is not None
    assert [seat.level for seat in shown.seats if seat.controller == BOT] == ["easy"]
    assert "goes on in this channel already" in said(await ana.press(late, start["custom_id"]))


async def test_what_one_watches_is_not_what_one_plays_against(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "Watch", "master", "Back")
    assert ticked(card) == ["novice"]


# ---------------------------------------------------------------- setting up


async def test_the_set_up_is_played_for_its_seat_alone(harness: Harness) -> None:
    ana, bruno, plaza = harness.person("Ana"), harness.person("Bruno"), harness.channel()
    begun = await (await pressed(ana, await ana.slash(plaza, "play"), "A bot, now")).followup()
    (game,) = await games_of(harness, ana)
    name = f"b:set_up:{game.id}:0:"
    other = planted(harness, plaza, name)
    assert "You do not have a seat" in said(await bruno.press(other, name))
    assert (await harness.games.view(game.id, None)).turn == 0
    first, _ = await asyncio.gather(*(ana.press(begun, name) for _ in range(2)))
    card = await first.followup()
    assert " does your " in words_of(card)
    await harness.bot.tables.settled()
    boards = [each for each in bruno.messages(plaza) if each.get("attachments")]
    assert int(card["id"]) > int(boards[-1]["id"]), "it stands below the board"
    now = await harness.games.get(game.id)
    assert (now.to_act, (await harness.games.view(game.id, None)).turn) == (0, 1)
    thought = {(row.seat, row.took is not None) for row in await rows(harness.games, t.log)}
    assert thought == {(0, False), (1, True)}, "only the bot's thoughts are its own"
    assert "standing orders" not in "".join(each["content"] for each in bruno.messages(plaza))
    late = await ana.press(other, name)
    assert (await harness.games.get(game.id)).seq == now.seq, "a stale press plays nothing"
    assert " does your " in said(late)


async def test_the_set_up_waits_for_other_people(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", "Diego")
    asked = await seats.asked()
    name = f"b:set_up:{seats.id}:0:"
    await asked.press(planted(harness, seats.channel, name), name)
    await seats.settled()
    assert (await seats.view()).turn == 0
    assert (await seats.asked()).name != asked.name


# ---------------------------------------------------------------- ticks


async def test_a_solo_game_is_ticked_and_starts_at_once(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "Solo")
    assert ticked(card) == ["Pachamama", "normal"]
    card = await pressed(ana, card, "hard", "All")
    assert ticked(card)[:2] == ["Pachamama", "hard"]
    await harness.restart_bot()
    card = await pressed(ana, card, "Vassals", "She scores 1 VP for each resource left")
    assert "Vassals" not in ticked(card)
    assert "Start" in labels(card.message)
    begun = await pressed(ana, card, "Start")
    (game,) = await games_of(harness, ana)
    assert game.status == RUNNING
    assert [seat.controller for seat in game.seats] == [PERSON, AUTOMA]
    options = game.options
    assert (options.solo, options.level, options.difficulty) == (PACHAMAMA, "hard", ("leftovers_score",))
    assert options.modules == ("way_of_the_sun:simpa", "nobles", "buildings")
    assert "Set up for me" in labels(await begun.followup())


async def chosen(person: Person, card: Reply, label: str) -> Reply:
    """Somebody chooses this in the list of a card that has it."""
    for part in parts(card.message or {}):
        for option in part.get("options", []):
            if option["label"] == label:
                return await person.select(card.message or {}, part["custom_id"], [option["value"]])
    raise AssertionError(f"no list has {label}")


@pytest.mark.parametrize(
    ("opponent", "label", "vp"),
    [("Pachamama", "You begin with 60 VP more", 60), ("Axomamma", "Axomamma begins with 20 VP more", -20)],
)
async def test_a_handicap_is_chosen_and_stays_with_what_is_ticked_later(
    harness: Harness, opponent: str, label: str, vp: int
) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "Solo", opponent)
    assert "Handicap, a house rule of ours: none" in said(card)
    card = await chosen(ana, card, label)
    assert f"Handicap, a house rule of ours: {label}" in said(card)
    await harness.restart_bot()
    card = await pressed(ana, card, "Buildings")
    assert f"Handicap, a house rule of ours: {label}" in said(card)
    assert opponent in ticked(card)
    await pressed(ana, card, "Start")
    (game,) = await games_of(harness, ana)
    assert (game.options.solo, game.options.handicap) == (opponent.lower(), vp)
    view = await harness.games.view(game.id, None)
    assert view.players[0 if vp > 0 else 1].scored["handicap"] == abs(vp)


@pytest.mark.parametrize(("more", "vp"), [("", 0), ("-8", 0), ("-h8", 80), ("-h0-8", -80)])
async def test_buttons_from_before_there_was_a_handicap_keep_their_meaning(
    harness: Harness, more: str, vp: int
) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    name = f"b:open:0:1:0-1-2-4-2-0-0-0-0{more}"
    await ana.press(planted(harness, plaza, name), name)
    (game,) = await games_of(harness, ana)
    assert game.options == Options(solo=AXOMAMMA, difficulty=("worship_needs_two",), handicap=vp)


async def test_axomamma_is_offered_what_she_knows(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "Solo", "hard", "All", "Axomamma")
    assert ticked(card) == ["Axomamma", "Buildings"]
    offered = [option for part in parts(card.message or {}) for option in part.get("options", [])]
    word = next(option["value"] for option in offered if option["label"] == "no second Conquest")
    found = select(card.message or {})
    assert found is not None
    card = await ana.select(card.message or {}, found["custom_id"], [word])
    assert "Difficulty: no second Conquest" in said(card)
    await pressed(ana, card, "Start")
    (game,) = await games_of(harness, ana)
    assert (game.options.solo, game.options.difficulty) == (AXOMAMMA, ("one_conquest",))
    assert game.options.modules == ("buildings",)


async def test_a_table_for_friends_is_ticked_and_opens_its_lobby_once(harness: Harness) -> None:
    ana, bruno, plaza = harness.person("Ana"), harness.person("Bruno"), harness.channel()
    card = await pressed(ana, await ana.slash(plaza, "play"), "With friends", "3", "1", "master", "medium")
    assert ticked(card) == ["3", "1", "medium"]
    assert f"Medium: {level_how('medium', ENGLISH)}." in said(card)
    day = next(
        option["value"]
        for part in parts(card.message or {})
        for option in part.get("options", [])
        if option["label"] == "1 day a turn"
    )
    found = select(card.message or {})
    assert found is not None
    card = await ana.select(card.message or {}, found["custom_id"], [day])
    opening = button(card.message or {}, "Open the table")
    assert opening is not None
    await asyncio.gather(*(ana.press(card.message or {}, opening["custom_id"]) for _ in range(2)))
    (game,) = await games_of(harness, ana)
    assert (game.status, game.options.players, game.terms.clock) == (LOBBY, 3, Clock(limit=86_400_000))
    assert [(seat.controller, seat.level) for seat in game.seats] == [(PERSON, ""), (BOT, "medium")]
    lobby = await bruno.wait(lambda message: button(message, "Join") is not None, plaza)
    await bruno.press(lobby, "Join")
    await bruno.press(lobby, "Start")
    assert (await harness.games.get(game.id)).status == RUNNING


async def test_a_card_of_an_earlier_version_seats_the_bots_that_it_showed(harness: Harness) -> None:
    ana, plaza, name = harness.person("Ana"), harness.channel(), "b:open:0:7:1-0-2-0-3-2-1-0-0"
    await ana.press(planted(harness, plaza, name), name)
    (game,) = await games_of(harness, ana)
    assert [seat.level for seat in game.seats if seat.controller == BOT] == ["medium", "medium"]


async def test_an_id_that_no_card_has_is_refused(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    names = (
        "b:tick:0:1:0-0-2-0-2",
        "b:tick:0:1:0-9-2-0-2-0-0-0-0",
        "b:tick:0:1:x",
        "b:tick:0:1:0-1-2-0-2-0-0-0-0-h9",
        "b:open:0:1:0-1-2-0-2-0-0-0-0-h-1",
        "b:tick:0:1:1-0-2-0-2-7-0-0-0",
        "b:open:0:1:1-0-2-0-9-0-0-0-0",
        "b:open:0:1:1-0-2-0-2-1-6-0-0",
        "b:watch_one:0:1:genius",
        "b:watch_now:0:1:genius",
        "b:bot_now:0:1:genius",
        "b:level:0:1:genius",
    )
    for name in names:
        assert "This button has expired" in said(await ana.press(planted(harness, plaza, name), name)), name
    assert await games_of(harness, ana) == []


@pytest.mark.parametrize(
    ("opponent", "vp", "rule"),
    [(PACHAMAMA, -40, "house rule: +40 VP for Pachamama"), (AXOMAMMA, 80, "house rule: +80 VP for the player")],
)
async def test_lobby_channel_status_and_scores_tell_a_handicap(
    harness: Harness, opponent: str, vp: int, rule: str
) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    await ana.slash(plaza, "game new", opponent=opponent, handicap=vp)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, plaza)
    assert f"{rule}); to win" in lobby["content"]
    await ana.press(lobby, "Start")
    (game,) = await games_of(harness, ana)
    assert game.options.handicap == vp
    status = await ana.slash(plaza, "game status")
    assert f"⚖️ H{rule[1:]}." in said(status)
    name = f"b:scores:{game.id}:0:"
    scores = await ana.press(planted(harness, plaza, name), name)
    assert f"{abs(vp)}     0 Handicap" in said(scores), "the leader comes first"
    await harness.bot.tables.settled()
    assert f"+{abs(vp)} VP (handicap)" in "".join(each["content"] for each in ana.messages(plaza))


async def test_a_table_without_an_opponent_has_no_handicap(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    refusal = await ana.slash(plaza, "game new", handicap=20)
    assert "Difficulty and handicap are for solo games" in said(refusal)
    assert await games_of(harness, ana) == []


async def test_a_solo_lobby_has_no_button_that_does_nothing(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    await ana.slash(plaza, "game new", opponent=PACHAMAMA)
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, plaza)
    assert labels(lobby) == ["Start", "Leave"]
    await ana.press(lobby, "Leave")
    assert labels(ana.messages(plaza)[-1]) == ["Join"]
    await ana.press(lobby, "Join")
    await ana.press(lobby, "Start")
    (game,) = await games_of(harness, ana)
    assert game.status == RUNNING


# ---------------------------------------------------------------- one's own games


@exercises("games")
async def test_the_list_leads_to_the_table_that_has_waited_longest(harness: Harness) -> None:
    ana, plaza, cusco = harness.person("Ana"), harness.channel(), harness.channel("cusco")
    assert "Begin one with /play" in said(await ana.slash(plaza, "games"))
    await harness.open("Ana", "Bruno", place="plaza")
    await harness.open("Bruno", "Ana", place="cusco")
    await harness.open("Bruno", "Diego", place="vilcabamba")
    listed = await ana.slash(plaza, "games")
    assert f"<#{plaza}>" in said(listed)
    assert f"<#{cusco}>" in said(listed)
    assert "Diego" not in said(listed)
    waiting = await harness.games.lists.pending(str(ana.id))
    assert waiting, "setup asks everybody"
    assert f"Game {waiting[0].id}," in said(await pressed(ana, listed, "My next turn"))


async def test_a_list_from_before_leads_to_what_waits_now(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 3 and len(state.players) == 2))
    asked, elena = await seats.asked(), harness.person("Elena")
    listed = await asked.slash(seats.channel, "games")
    name = "b:next_turn:0:0:"
    assert "No table waits for you" in said(await elena.press(planted(harness, seats.channel, name), name))
    await asked.slash(seats.channel, "game concede")
    await asked.press(asked.messages(seats.channel)[-1], "Yes, concede")
    await seats.settled()
    assert "No table waits for you" in said(await pressed(asked, listed, "My next turn"))
