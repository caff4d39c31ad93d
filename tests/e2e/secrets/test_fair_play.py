"""Nobody plays with knowledge or results that are not theirs: files, seats, conceding, and what counts."""

import pytest

from bot.sandbox.state.setup import GUILD
from storage import BOT, FINISHED, PERSON
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Seats
from tests.e2e.kit.playing import concede, said
from tests.e2e.kit.trouble import a_turn

NO_FILE = "The file of a running game would show every hand."


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


def told(seats: Seats) -> list[str]:
    return [message["content"] for message in seats.messages()]


async def table(harness: Harness) -> Seats:
    """Ana, who manages the server, plays against Bruno."""
    return await playing.sit_down(harness, playing.moment(a_turn))


def attached(reply: playing.Reply) -> int:
    return len((reply.message or {}).get("attachments", ()))


async def test_a_manager_who_has_sat_in_a_game_never_gets_its_file(harness: Harness) -> None:
    seats, ana = await table(harness), harness.person("Ana")
    refused = await ana.slash(seats.channel, "game export")
    assert said(refused).startswith(NO_FILE)
    await playing.replace(ana, seats.channel, seat="1")  # a bot player sits there now
    again = await ana.slash(seats.channel, "game export")
    assert said(again).startswith(NO_FILE)
    assert attached(refused) == attached(again) == 0
    await ana.slash(seats.channel, "game join")
    assert (await seats.game()).seats[0].controller == PERSON  # who has seen nothing may come back
    assert any(words.startswith(f"A bot player takes over the seat of {ana.mention}") for words in told(seats))


async def test_nor_one_whose_seat_was_given_to_somebody_else(harness: Harness) -> None:
    seats, ana = await table(harness), harness.person("Ana")
    await playing.replace(ana, seats.channel, seat="1", by=harness.person("Chaska").id)
    assert said(await ana.slash(seats.channel, "game export")).startswith(NO_FILE)


async def test_who_has_the_file_of_a_running_game_takes_no_seat_in_it(harness: Harness) -> None:
    seats = await harness.open("Bruno", "Chaska")
    ana, bruno, before = harness.person("Ana"), harness.person("Bruno"), (await seats.game()).seats
    assert attached(await ana.slash(seats.channel, "game export")) == 1
    warning = "📄 Ana has exported this game to a file that shows every hand, and can no longer take a seat in it."
    assert warning in told(seats)
    refused = await playing.replace(bruno, seats.channel, seat="1", by=ana.id)
    assert said(refused).startswith("Those who have this game as a file have seen all its secrets")
    assert (await seats.game()).seats == before


async def test_conceding_is_final(harness: Harness) -> None:
    seats, ana = await table(harness), harness.person("Ana")
    asked = await harness.person("Bruno").slash(seats.channel, "game concede")
    assert said(asked).startswith(f"You would leave game {seats.id} for good")
    assert (await seats.game()).seats[1].controller == PERSON  # not before it is sure
    await concede(seats, "Bruno")
    for name in ("Bruno", "Chaska"):
        refused = await playing.replace(ana, seats.channel, seat="2", by=harness.person(name).id)
        assert said(refused).startswith("Somebody who has conceded is out of this game")
    await playing.replace(ana, seats.channel, seat="2", level="easy")
    seat = (await seats.game()).seats[1]
    assert (seat.controller, seat.name, seat.level, seat.conceded) == (BOT, "Bruno", "easy", True)
    assert said(await harness.person("Bruno").slash(seats.channel, "game join")).startswith("This game has started.")


async def test_a_game_from_a_file_counts_in_no_statistics(harness: Harness) -> None:
    position, plaza, bruno = playing.near_end("2p-greedy", 1), harness.channel(), harness.person("Bruno")
    await bruno.slash(plaza, "game import", file=("game.json", position.file))
    (game,) = await harness.games.lists.of_server(str(GUILD))
    seats = Seats(harness, game.id, plaza)
    assert any("Bruno has brought this game here from a file" in words for words in told(seats))
    await seats.play_until(lambda view: False, lambda view: 0)
    await seats.settled()
    assert (await seats.game()).status == FINISHED
    assert "Nobody has finished a game" in said(await bruno.slash(plaza, "stats"))
    assert "**Bruno**: no finished games." in said(await bruno.slash(plaza, "stats", person=bruno.id))


KNOWS = "Those who have played in this game know one of its hands"


async def test_a_host_who_plays_never_sees_another_hand(harness: Harness) -> None:
    seats, ana, bruno = await table(harness), harness.person("Ana"), harness.person("Bruno")
    await playing.replace(ana, seats.channel, seat="1")  # a bot player in the own seat
    refused = await playing.replace(ana, seats.channel, seat="2", by=ana.id)
    assert said(refused).startswith(KNOWS)
    assert [seat.person for seat in (await seats.game()).seats] == [str(ana.id), str(bruno.id)]
    assert "do not have a seat" in said(await ana.slash(seats.channel, "hand"))


async def test_who_was_replaced_takes_no_other_seat_either(harness: Harness) -> None:
    seats, ana = await table(harness), harness.person("Ana")
    await playing.replace(ana, seats.channel, seat="1", by=harness.person("Chaska").id)
    assert said(await playing.replace(ana, seats.channel, seat="2", by=ana.id)).startswith(KNOWS)


async def test_who_has_conceded_takes_no_other_seat(harness: Harness) -> None:
    seats = await harness.open("Ana", "Bruno", "Chaska")
    await concede(seats, "Bruno")
    seat = [each.name for each in (await seats.game()).seats].index("Chaska") + 1
    refused = await playing.replace(harness.person("Ana"), seats.channel, seat=str(seat), by=harness.person("Bruno").id)
    assert said(refused).startswith(KNOWS)


async def test_what_the_channel_cannot_be_told_does_not_happen(harness: Harness) -> None:
    seats, ana = await table(harness), harness.person("Ana")
    before = (await seats.game()).seats
    harness.sandbox.deny(seats.channel, "send_messages")
    assert said(await playing.replace(ana, seats.channel, seat="2")).startswith("I need Send Messages")
    assert (await seats.game()).seats == before
    harness.sandbox.allow(seats.channel, "send_messages")
    await playing.replace(ana, seats.channel, seat="1")
    harness.sandbox.deny(seats.channel, "send_messages")
    assert said(await ana.slash(seats.channel, "game join")).startswith("I need Send Messages")
    assert (await seats.game()).seats[0].controller == BOT
