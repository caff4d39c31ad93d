"""Tables in another language: invitations, votes about who is late, seats that change hands, games that come and go."""

from bot.languages import ENGLISH
from bot.table.clock.clock import DAY, HOUR
from bot.table.watch.only_bots import PATIENCE
from storage import FINISHED, Clock
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats, parts
from tests.e2e.kit.marked_language import confirmed, mark, press
from tests.e2e.kit.playing import moment, near_end, said
from tests.e2e.kit.timing import Hands, heard, later, offers, sit_down
from tests.e2e.kit.trouble import planted


async def answer(seats: Seats) -> None:
    """Whoever is asked takes the first answer, and goes on until somebody else is asked."""
    asked = await seats.asked()
    for _ in range(40):
        reply = await asked.slash(seats.channel, "choose", answer=f"{await seats.plan_number()}.0")
        await confirmed(asked, reply)
        await seats.settled()
        if (await seats.asked()).name != asked.name:
            return
    raise AssertionError(f"{asked.name} is asked on and on")


async def test_a_lobby(harness: Harness) -> None:
    ana, bruno, here = harness.person("Ana"), harness.person("Bruno"), harness.channel("cusco")
    ana.settle = bruno.settle = 0.5  # what a press changes is shown in the lobby, not in an answer to it
    await ana.slash(here, "game new", players=3, invite=bruno, clock="12 hours a turn", coricancha="printed")
    lobby = [ana.messages(here)[-1]]
    assert mark("Invited: ") in lobby[0]["content"]
    assert mark("12 hours for each answer") in lobby[0]["content"]
    for verb in ("dropbot", "addbot", "dropbot", "start", "addbot", "addbot", "join", "leave"):
        name = f"b:{verb}:1:0:"
        await ana.press(planted(harness, here, name), name)
    for _ in range(2):
        await bruno.press(planted(harness, here, "b:join:1:0:"), "b:join:1:0:")
    await harness.bot.tables.settled()
    for command in ("board", "hand", "choose", "undo", "log", "game status", "game export"):
        await bruno.slash(here, command)
    await bruno.slash(here, "game abort")
    game = await harness.games.lists.in_channel(str(here))
    assert game is not None
    await harness.person("Elena").slash(here, "game abort")
    await press(ana, [(await ana.slash(here, "game abort")).message or {}], "abort")
    await harness.bot.tables.settled()
    await ana.slash(here, "game new", clock="3 days and 4 hours more for each answer", players=2)
    await ana.slash(here, "game list")
    await press(ana, [(await ana.slash(here, "game abort")).message or {}], "abort")
    assert any(message["content"].startswith("🛑 Ana") for message in ana.messages(here))


async def test_the_way_in(harness: Harness) -> None:
    ana, here = harness.person("Ana"), harness.channel("cusco")
    await ana.slash(here, "games")
    for way in ("solo", "friends"):
        card = await press(ana, [(await ana.slash(here, "play")).message or {}], f"play.{way}")
        for number in range(20):  # every tick once
            ticks = [part for part in parts(card.message or {}) if part["custom_id"].startswith("b:tick:")]
            if number < len(ticks):
                card = await ana.press(card.message or {}, ticks[number]["custom_id"])
        await press(ana, [card.message or {}], f"play.start.{way}")
        await harness.bot.tables.settled()
    await press(ana, [(await ana.slash(here, "play")).message or {}], "play.bot")
    words = mark(ENGLISH.chat["button.set_up"])
    card = await ana.wait(lambda message: any(part.get("label") == words for part in parts(message)))
    await press(ana, [card], "set_up")
    await harness.bot.tables.settled()
    listed = await ana.slash(here, "games")
    await press(ana, [listed.message or {}], "next_turn")
    bruno, there = harness.person("Bruno"), harness.channel("vilcabamba")
    await bruno.press(planted(harness, there, "b:next_turn:0:0:"), "b:next_turn:0:0:")
    watch = await press(bruno, [(await bruno.slash(there, "play")).message or {}], "play.watch")
    await press(bruno, [watch.message or {}], "play.start.solo")
    await press(bruno, [(await bruno.slash(there, "play")).message or {}], "play.watch")
    await press(bruno, [(await bruno.slash(there, "play")).message or {}], "own_games")
    await bruno.slash(there, "game new", opponent="axomamma")
    await ana.slash(harness.channel("machu-picchu"), "game new", opponent="axomamma", handicap=-20)
    await press(ana, ana.messages(harness.channel("machu-picchu")), "leave")
    other = harness.channel()
    await bruno.slash(other, "game new", opponent="axomamma", handicap=20)
    await press(bruno, bruno.messages(other), "start")
    await harness.bot.tables.settled()
    await bruno.slash(other, "game status")


async def test_votes_about_who_is_late(harness: Harness, clock: Hands) -> None:
    position = moment(lambda state: state.turn > 3 and len(state.players) > 2)
    seats = await sit_down(harness, position, Clock(limit=12 * HOUR))
    late = await seats.asked()
    game = await seats.game()
    host, *others = [harness.person(each.name) for each in game.seats if each.name != late.name]
    elena = harness.person("Elena")
    await late.slash(seats.channel, "remind", away_days=5)
    await host.slash(seats.channel, "game status")
    await later(harness, clock, 12 * HOUR)
    await host.slash(seats.channel, "game status")
    offer = offers(seats)[-1:]
    old = [part["custom_id"] for part in parts(offer[0])]
    for person in (elena, late, others[0], others[0]):
        await press(person, offer, "pass")
    await press(host, offer, "pass")
    await seats.settled()
    await host.press(planted(harness, seats.channel, *old), old[0])
    assert any(message["content"].startswith("🙅") for message in seats.messages())
    await late.slash(seats.channel, "orders")
    await press(others[0], seats.messages(), "present")
    await press(late, seats.messages(), "present")
    await answer(seats)
    await seats.settled()
    await later(harness, clock, 12 * HOUR)
    await answer(seats)
    await seats.settled()


async def test_a_seat_that_changes_hands(harness: Harness, clock: Hands) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 3), Clock(bank=DAY, increment=HOUR))
    late = await seats.asked()
    host = next(harness.person(each.name) for each in (await seats.game()).seats if each.name != late.name)
    elena = harness.person("Elena")
    await later(harness, clock, DAY)
    await press(host, offers(seats), "bot")
    await seats.settled()
    await host.slash(seats.channel, "game status")
    await late.slash(seats.channel, "game join")
    await seats.settled()
    for _ in range(6):
        if (await seats.asked()).name == late.name:
            break
        await answer(seats)
    await later(harness, clock, 2 * DAY)
    await press(host, offers(seats), "replace")
    await host.slash(seats.channel, "game list")
    await host.slash(seats.channel, "game status")
    await press(host, seats.messages(), "claim")
    offered = seats.messages()
    assert mark("The seat in game") in said(await press(elena, offered, "claim"))
    await seats.settled()
    await elena.slash(seats.channel, "hand")
    await late.slash(seats.channel, "game join")
    await playing.replace(harness.person("Ana"), seats.channel, seat="1", by=harness.person("Diego"))
    await playing.replace(harness.person("Ana"), seats.channel, seat="2", level="easy")
    await seats.settled()


async def test_people_who_leave_and_bots_that_finish(harness: Harness, clock: Hands) -> None:
    seats = await playing.sit_down(harness, near_end("2p-greedy", 12))
    ana, bruno = harness.person("Ana"), harness.person("Bruno")
    nobody = f"b:replace:{seats.id}:0:999-{ana.id}"
    assert said(await ana.press(planted(harness, seats.channel, nobody), nobody)) == mark(ENGLISH.chat["not_here"])
    for answer in ("no", "concede"):
        await press(bruno, [(await bruno.slash(seats.channel, "game concede")).message or {}], answer)
    assert heard(seats, f"🏳️ {ana.mention}")
    await playing.replace(ana, seats.channel, seat="1")
    await seats.settled()
    assert heard(seats, f"🤖 {ana.mention}")
    await ana.slash(seats.channel, "game join")
    await seats.settled()
    assert heard(seats, mark("✔ Somebody is back"))
    await playing.replace(ana, seats.channel, seat="1")
    await later(harness, clock, PATIENCE)
    assert heard(seats, mark("🤖 Only bots were left"))
    assert (await seats.game()).status == FINISHED


async def test_a_game_from_a_file(harness: Harness, clock: Hands) -> None:
    ana, cusco = harness.person("Ana"), harness.channel("cusco")
    file = near_end("2p-greedy", 3).file
    await ana.slash(cusco, "game import", file=("game.json", file))
    await harness.bot.tables.settled()
    game = await harness.games.lists.in_channel(str(cusco))
    assert game is not None
    await later(harness, clock, 7 * HOUR)
    assert any(message["content"].startswith("⏰") for message in ana.messages(cusco))
    await harness.person("Elena").slash(cusco, "game export", game=game.id)
    await ana.slash(cusco, "game export", game=game.id)
    await ana.slash(cusco, "game move", game=game.id)
    await ana.slash(harness.channel(), "game move", game=game.id)
    await ana.slash(harness.channel(), "game list")
    await ana.slash(cusco, "board")
