"""Waiting for people in another language: absences, silent players, pauses, nudges, hosts, and calls of the morning."""

from bot.sandbox import Person
from bot.table.clock.clock import DAY, HOUR
from bot.table.clock.silent_calls import FIRST_LOOK
from engine.decisions import TakeTurn
from engine.state import State
from storage import BOT, Clock, Wait
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats, select
from tests.e2e.kit.marked_language import mark, press
from tests.e2e.kit.playing import moment
from tests.e2e.kit.timing import Hands, heard, later, offers, sit_down


def a_turn_of_three(state: State) -> bool:
    return state.turn > 3 and len(state.players) == 3 and isinstance(state.decision, TakeTurn)


async def table(harness: Harness, clock: Clock | None = None) -> tuple[Seats, list[Person]]:
    """A table of three in a turn, and its people: who is asked, and the others, the host first if it is one of them."""
    seats = await sit_down(harness, moment(a_turn_of_three), clock)
    game = await seats.game()
    asked = await seats.asked()
    return seats, [asked, *(harness.person(each.name) for each in game.seats if each.name != asked.name)]


async def test_absences(harness: Harness, clock: Hands) -> None:
    seats, (late, one, other) = await table(harness, Clock(limit=12 * HOUR))
    host = str(one.id)
    await late.slash(seats.channel, "remind", away_days=5)
    await press(other, heard(seats, "🌴"), "away.wait")
    await one.slash(seats.channel, "game list")
    await press(one, heard(seats, "🌴"), "away.wait")
    assert mark("The table waits; no clock runs meanwhile.") in heard(seats, "🌴")[0]["content"]
    await press(one, heard(seats, "🌴"), "present")
    await press(late, heard(seats, "🌴"), "present")
    assert (await seats.game()).terms.host in (host, str(late.id))
    assert heard(seats, "🙋")


async def test_an_absence_in_which_a_bot_plays(harness: Harness, clock: Hands) -> None:
    seats, (late, one, other) = await table(harness)
    await late.slash(seats.channel, "remind", away_days=5, stand_in="easy")
    for person in (one, other):
        if not any(seat.controller == BOT for seat in (await seats.game()).seats):
            await press(person, heard(seats, "🌴"), "away.bot")
    await seats.settled()
    assert any(seat.controller == BOT for seat in (await seats.game()).seats)
    await later(harness, clock, 5 * DAY)
    assert mark("A bot player (") in heard(seats, "🙋")[0]["content"]
    await one.slash(seats.channel, "remind", away_days=2)
    await one.slash(seats.channel, "remind", away_days=0)


async def test_an_absence_about_which_one_player_decides(harness: Harness) -> None:
    two = moment(lambda state: len(state.players) == 2 and isinstance(state.decision, TakeTurn))
    seats = await sit_down(harness, two, None)
    asked = await seats.asked()
    await asked.slash(seats.channel, "remind", away_days=2)
    assert heard(seats, "🌴")


async def test_an_absence_of_the_host(harness: Harness) -> None:
    seats, (late, one, _) = await table(harness)
    if (await seats.game()).terms.host != str(late.id):
        await one.slash(seats.channel, "game host", person=late)
    await late.slash(seats.channel, "remind", away_days=2)
    assert heard(seats, "🌴")


async def test_a_return_before_the_first_answer(harness: Harness, clock: Hands) -> None:
    seats = await playing.sit_down(harness, moment(lambda state: state.turn == 0))
    asked = await seats.asked()
    await asked.slash(seats.channel, "remind", away_days=2)
    await later(harness, clock, 2 * DAY)
    assert heard(seats, "🙋")


async def test_pauses_and_nudges(harness: Harness, clock: Hands) -> None:
    seats, (late, one, other) = await table(harness, Clock(limit=12 * HOUR, rests=True))
    hosting = (await seats.game()).terms.host
    host = next(each for each in (late, one, other) if str(each.id) == hosting)
    guest = next(each for each in (one, other) if each is not host)
    await late.slash(seats.channel, "game nudge")
    await late.slash(seats.channel, "remind", quiet_from=11, quiet_to=14, call_at_night=True)
    await guest.slash(seats.channel, "game nudge")
    await late.slash(seats.channel, "remind", quiet_from=1, quiet_to=2)
    for _ in range(2):
        await guest.slash(seats.channel, "game nudge")
    assert heard(seats, "👋")
    await guest.slash(seats.channel, "game resume")
    await guest.slash(seats.channel, "game pause")
    await press(host, heard(seats, "⏸️"), "pause")
    for command in ("game pause", "game status", "game list", "game resume"):
        await guest.slash(seats.channel, command)
    await host.slash(seats.channel, "game resume")
    assert heard(seats, "▶️")
    number = (await seats.game()).to_act or 0
    await harness.games.set_wait(seats.id, number, Wait((await seats.game()).asked or 0, clock.now + HOUR))
    await harness.bot.tables.waits.rearm(seats.id)
    await later(harness, clock, 2 * HOUR)
    assert offers(seats)
    await guest.slash(harness.channel("machu-picchu"), "game move", game=seats.id)
    sure = await harness.person("Ana").slash(seats.channel, "game abort")
    await press(harness.person("Ana"), [sure.message or {}], "abort")
    assert heard(seats, "✅")


async def test_the_call_of_the_morning(harness: Harness, clock: Hands) -> None:
    here, (late, *_) = await table(harness, Clock(limit=3 * DAY))
    there = await playing.sit_down(harness, moment(a_turn_of_three), "plaza")
    for seats in (here, there):
        number = (await seats.game()).to_act or 0
        await harness.games.tell(seats.id, (await seats.game()).told, None, {})
        assert (await seats.game()).seats[number].name == late.name
    await late.slash(here.channel, "remind", quiet_from=10, quiet_to=14)
    for seats in (here, there):
        harness.bot.tables.wake(seats.id)
        await seats.settled()
    await later(harness, clock, 2 * HOUR + FIRST_LOOK)
    assert heard(here, "☀️") or heard(there, "☀️")


async def test_a_server_with_its_own_hours_and_a_lobby_that_ends(harness: Harness, clock: Hands) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    hours = {"quiet_from": 22, "quiet_to": 7, "time_zone": "Asia/Tokyo"}
    role = harness.bot.guilds[0].default_role.id
    await ana.slash(plaza, "settings server", vanished_after=0, organisers=str(role), **hours)
    await ana.slash(plaza, "game new", players=3, clock="12 hours a turn", rest_at_night=True)
    await later(harness, clock, 6 * DAY)
    (warning,) = [message for message in ana.messages(plaza) if message["content"].startswith("⌛")]
    await later(harness, clock, DAY)
    assert warning["id"] not in [message["id"] for message in ana.messages(plaza)]


async def test_a_round_with_different_deadlines_and_a_channel_that_is_gone(harness: Harness, clock: Hands) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn == 0), Clock(bank=DAY, increment=HOUR))
    for number, _ in enumerate((await seats.game()).seats):
        await harness.games.set_wait(seats.id, number, Wait(clock.now, clock.now + (number + 1) * HOUR))
    await harness.games.lose_place(seats.id)
    await harness.person("Ana").slash(harness.channel("vilcabamba"), "game move", game=seats.id)
    await harness.bot.tables.settled()


async def test_silent_players_and_hosts(harness: Harness, clock: Hands) -> None:
    seats, (late, one, other) = await table(harness)
    if (await seats.game()).terms.host != str(late.id):
        await one.slash(seats.channel, "game host", person=late)
    await later(harness, clock, 3 * DAY)
    election = select(offers(seats)[0])
    assert election is not None
    for person in (one, other):
        values = [option["value"] for option in election["options"]]
        if select(offers(seats)[0]):
            await person.select(offers(seats)[0], election["custom_id"], values[:1])
    for person in (one, other):
        if offers(seats):
            await press(person, offers(seats), "remind")
    await later(harness, clock, 7 * DAY)
    for person in (one, other):
        if offers(seats):
            await press(person, offers(seats), "wait")
    for person in (late, late, one, other, harness.person("Elena")):
        await harness.person("Ana").slash(seats.channel, "game host", person=person)
