"""A server speaks one language and a reader another: what everybody reads is in the first, a reply in the second."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.languages import DRAWN, LANGUAGES
from bot.sandbox.rest.api_call import ApiCall
from bot.sandbox.state.setup import GUILD
from bot.table.automatic_answers import ABSENT
from bot.table.clock.clock import DAY, HOUR
from storage import Clock, Preferences, Settings
from storage.records import FIRST_TO_WATCH
from tests.e2e.conftest import well_behaved
from tests.e2e.kit import playing, timing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import CODE, MARKED, SMALL, foreign, mark, offers, press, texts
from tests.e2e.kit.playing import moment, said, sit_down
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import Ponderer


@pytest.fixture
async def harness(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> AsyncIterator[Harness]:
    """A server that has chosen the marked language, with people whose Discord is English."""
    opening = Harness(tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, registered=True)
    async with well_behaved(opening) as here:
        await here.games.registry.set_settings(str(GUILD), Settings(lang=CODE))
        yield here
        told = [request for request in here.sandbox.requests if "/messages" in request.path and _public(request)]
        assert foreign(told) == {}, "everybody reads this"
        replies = [request for request in here.sandbox.requests if not _public(request)]
        said = {words for reply in replies for words in texts(reply.json)} - {
            each.name for each in (*DRAWN.values(), *LANGUAGES.values())
        }
        marked = [words for words in said if set(words) & set(SMALL + SMALL.upper())]
        assert marked == [], "one person reads this"


def _public(request: ApiCall) -> bool:
    """Whether a request concerns a whole channel; else it answers whoever has asked or pressed something."""
    return "/channels/" in request.path


async def test_a_thread_has_its_name_in_the_language_of_the_server(harness: Harness) -> None:
    opened = await harness.person("Ana").slash(harness.channel(), "game new", thread=True)
    assert said(opened).startswith("Game 1 is open")
    thread = (await harness.games.get(1)).channel
    assert harness.sandbox.world.channels.by_id[int(thread)]["name"] == f"{mark('Tawantinsuyu with')} Ana"


async def test_a_server_that_has_chosen_no_language_has_that_of_its_discord(
    tmp_path: Path, clock: Hands, ponderer: Ponderer
) -> None:
    opening = Harness(
        tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, server_locale=CODE, registered=True
    )
    async with well_behaved(opening) as here:
        ana = here.person("Ana")
        assert said(await ana.slash(here.channel(), "game new", players=2)).startswith("Game 1 is open")
        (posted,) = [each["content"] for each in ana.messages(here.channel()) if not each["flags"]]
        assert posted.endswith(mark("Press Join to take a seat, or fill the table with bot players."))
        await here.games.registry.set_settings(str(GUILD), Settings(lang="en"))
        assert said(await ana.slash(here.channel("cusco"), "game new", players=2)).startswith("Game 2 is open")
        (posted,) = [each["content"] for each in ana.messages(here.channel("cusco")) if not each["flags"]]
        assert posted.endswith("Press Join to take a seat, or fill the table with bot players.")


async def test_an_opponent_has_its_name_in_the_language_of_the_server(harness: Harness) -> None:
    ana = harness.person("Ana")
    await ana.slash(harness.channel(), "game new", opponent="axomamma")
    assert (await harness.games.get(1)).seats[1].name == MARKED.words["automa"]["axomamma"]
    await ana.slash(harness.channel("cusco"), "watch", opponent="axomamma")
    assert (await harness.games.get(FIRST_TO_WATCH)).seats[1].name == MARKED.words["automa"]["axomamma"]


async def test_who_asks_how_a_lobby_stands_is_told_in_their_own_language(harness: Harness) -> None:
    ana = harness.person("Ana")
    await ana.slash(harness.channel(), "game new", players=2)
    asked = said(await ana.slash(harness.channel(), "game status"))
    assert asked.endswith("Press Join to take a seat, or fill the table with bot players.")
    (posted,) = [each["content"] for each in ana.messages(harness.channel()) if not each["flags"]]
    assert posted.endswith(mark("Press Join to take a seat, or fill the table with bot players."))


async def test_who_is_back_is_told_so_in_private_in_their_own_language(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 20))
    await harness.games.seats.set_orders(seats.id, 0, {ABSENT: "pass"})
    ana = harness.person("Ana")
    listed = await ana.slash(seats.channel, "orders")
    assert said(await ana.press(listed.message or {}, "I am back")).endswith("is back and is asked everything again.")


async def test_a_refusal_before_a_command_runs_is_in_the_language_of_ones_choice(harness: Harness) -> None:
    ana = harness.person("Ana")
    long = await ana.slash(harness.channel(), "choose", answer="x" * 5000)
    assert not said(long).startswith(mark("T"))
    await harness.games.registry.set_preferences(str(ana.id), Preferences(lang=CODE))
    assert said(await ana.slash(harness.channel(), "choose", answer="x" * 5000)) == mark(said(long))
    harness.sandbox.requests.clear()  # she reads the language of the server now


async def test_whoever_is_given_a_seat_has_the_language_of_their_choice(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 20))
    ana, diego, elena = harness.person("Ana"), harness.person("Diego"), harness.person("Elena")
    await harness.games.registry.set_preferences(str(elena.id), Preferences(lang="en"))
    await playing.replace(ana, seats.channel, seat="1", by=elena)
    assert (await seats.game()).seats[0].lang == "en"
    await playing.replace(ana, seats.channel, seat="1", by=diego)
    assert (await seats.game()).seats[0].lang == CODE


async def test_a_vote_and_a_seat_that_is_offered(harness: Harness, clock: Hands) -> None:
    seats = await timing.sit_down(harness, moment(lambda state: state.turn > 3), Clock(bank=DAY, increment=HOUR))
    late = await seats.asked()
    host = next(harness.person(each.name) for each in (await seats.game()).seats if each.name != late.name)
    await timing.later(harness, clock, DAY)
    await press(host, timing.offers(seats), "replace")
    await seats.settled()
    assert any(offers(message, "claim") for message in seats.messages())
    assert said(await press(harness.person("Elena"), seats.messages(), "claim")).startswith("The seat in game")


async def test_looking_at_ones_hand_and_at_the_table(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 20))
    asked = await seats.asked()
    for command in ("hand", "board", "tableau", "log", "since", "orders", "game status", "rules"):
        await asked.slash(seats.channel, command, **({"about": "Merchant"} if command == "rules" else {}))
