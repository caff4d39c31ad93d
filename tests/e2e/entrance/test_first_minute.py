"""The first minute: from the page somebody has just opened to the first Worker placed against a bot."""

import pytest

from bot.sandbox import Person
from bot.showcase import CHANNEL, Showcase
from engine.actions import PlaceWorker
from storage import BOT, PERSON, RUNNING
from tests.e2e.kit.entrance import games_of, labels
from tests.e2e.kit.harness import Harness, Message, parts
from tests.e2e.kit.watching import is_live

MOST_TAPS = 4  # before those of the placement itself
OF_THE_PLACEMENT = ("place", "wish")
LEADING_ON = ("enter", "bot_now", "set_up", *OF_THE_PLACEMENT, "tap")


@pytest.fixture
def harness(watched_harness: Harness) -> Harness:
    watched_harness.sandbox.add_channel(CHANNEL, "")
    return watched_harness


async def tapped(person: Person, message: Message) -> tuple[str, Message]:
    """Somebody who knows nothing presses the first button that leads on: its verb, and the next card."""
    verbs = {part["custom_id"].split(":")[1]: part["custom_id"] for part in reversed(parts(message))}
    verb = next(verb for verb in LEADING_ON if verb in verbs)
    reply = await person.press(message, verbs[verb])
    if verb in ("bot_now", "set_up"):
        return verb, await reply.followup()
    assert reply.message is not None
    return verb, reply.message


async def has_placed(harness: Harness, person: Person) -> bool:
    """Whether the plan of somebody in their only game places a Worker."""
    plans = [await harness.games.plans.get(game.id, 0) for game in await games_of(harness, person)]
    return any(PlaceWorker.__name__ in plan.body for plan in plans)


async def test_four_taps_lead_from_the_opened_page_to_the_first_placement(harness: Harness) -> None:
    await Showcase(harness.bot, harness.channel(CHANNEL), lambda: True).open()
    ana = harness.person("Ana")
    message = await ana.wait(is_live, harness.channel(CHANNEL))
    taps: list[str] = []
    while not await has_placed(harness, ana):
        assert len(taps) < 2 * MOST_TAPS, taps
        verb, message = await tapped(ana, message)
        taps.append(verb)
        await harness.bot.tables.settled()
    before = [verb for verb in taps if verb not in OF_THE_PLACEMENT]
    assert before == ["enter", "bot_now", "set_up", "tap"], "the last one places the High Priest"
    assert len(before) == MOST_TAPS


async def test_a_game_against_a_bot_begins_at_once_and_the_channel_hears_its_set_up_first(harness: Harness) -> None:
    ana, plaza = harness.person("Ana"), harness.channel()
    card = (await ana.slash(plaza, "play")).message or {}
    reply = await ana.press(card, "A bot, now")
    (game,) = await games_of(harness, ana)
    assert (game.status, game.channel, game.options.modules) == (RUNNING, str(plaza), ())
    assert [(seat.controller, seat.level) for seat in game.seats] == [(PERSON, ""), (BOT, "novice")]
    first, *_ = [each for each in harness.person("Elena").messages(plaza) if each["author"].get("bot")]
    assert "setup" in first["content"]
    assert "Start" not in labels(first)
    set_up = await reply.followup()
    assert int(set_up["id"]) > int(first["id"]), "it stands below the board"
    assert "Set up for me" in labels(set_up)
    assert any(part["custom_id"].startswith(f"b:tap:{game.id}:") for part in parts(set_up))


async def test_the_show_makes_room_for_a_game_so_that_its_card_stands_below_its_board(harness: Harness) -> None:
    channel, ana = harness.channel(CHANNEL), harness.person("Ana")
    await Showcase(harness.bot, channel, lambda: True).open()
    live = await ana.wait(is_live, channel)
    card = (await ana.press(live, "Play now")).message or {}
    reply = await ana.press(card, "A bot, now")
    set_up = await reply.followup()
    await harness.bot.tables.settled()
    (game,) = await games_of(harness, ana)
    assert (game.channel, game.name) == (str(channel), "1"), "nothing is numbered between two tables"
    boards = [each for each in harness.person("Elena").messages(channel) if each.get("attachments")]
    assert int(live["id"]) < int(boards[-1]["id"]) < int(set_up["id"])
    show = next(each for each in harness.person("Elena").messages(channel) if each["id"] == live["id"])
    assert not parts(show), "nobody can press on in what is over"
