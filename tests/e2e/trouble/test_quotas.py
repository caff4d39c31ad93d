"""Whoever wants too much is told so kindly, in private, and can do it later: nothing is lost."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

import pytest

from bot.sandbox import Person, Reply
from bot.table.io.quotas import HOUR, MINUTE, Limits
from engine import legal_actions
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, reactions
from tests.e2e.kit.layouts import buttons_of, words_of
from tests.e2e.kit.playing import (
    emoji_for,
    finished,
    look,
    moment,
    only_for_them,
    open_prompts,
    open_walk,
    said,
    sit_down,
)
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.trouble import PATIENT, a_call, a_turn, until, whispered
from tests.e2e.kit.watching import Ponderer, watch


class Opening(Protocol):
    """Opens a harness with these limits, of which the others are none."""

    def __call__(self, **limits: int) -> AbstractAsyncContextManager[Harness]: ...


NONE = dict.fromkeys(Limits.__struct_fields__, 0)


@pytest.fixture
def opening(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> Opening:
    def harness(**limits: int) -> AbstractAsyncContextManager[Harness]:
        chosen = Limits(**{**NONE, **limits})
        return well_behaved(
            Harness(tmp_path, FakePictures(), clock, ponderer, limits=chosen, answer_seconds=PATIENT, registered=True)
        )

    return harness


async def full(harness: Harness, channel: int, person: Person, command: str) -> Reply:
    """The reply to a command that is one too many; only this person reads it."""
    reply = await person.slash(channel, command)
    assert only_for_them(reply)
    return reply


async def test_answers_of_a_person(opening: Opening, clock: Hands) -> None:
    async with opening(answers_person=3) as harness:
        plaza, ana = harness.channel(), harness.person("Ana")
        for _ in range(3):
            assert "I answer you" not in said(await ana.slash(plaza, "help"))
        posts = len(ana.messages(plaza))
        refused = await full(harness, plaza, ana, "game new")
        assert said(refused).startswith("That was fast! I answer you 3 times a minute; nothing is lost")
        assert await harness.games.lists.in_channel(str(plaza)) is None
        assert len(ana.messages(plaza)) == posts + 1, "nobody else reads it"
        assert "I answer you" not in said(await harness.person("Bruno").slash(plaza, "help"))
        clock.now += MINUTE
        await ana.slash(plaza, "game new")
        assert await harness.games.lists.in_channel(str(plaza)) is not None


async def test_answers_on_a_server(opening: Opening, clock: Hands) -> None:
    async with opening(answers_server=2) as harness:
        plaza = harness.channel()
        for name in ("Ana", "Bruno"):
            await harness.person(name).slash(plaza, "help")
        refused = await full(harness, plaza, harness.person("Elena"), "help")
        assert said(refused).startswith("This server is very busy: I answer 2 times a minute here.")
        clock.now += MINUTE
        assert "very busy" not in said(await harness.person("Elena").slash(plaza, "help"))


async def test_a_plan_stays_as_it_is_when_its_owner_is_too_fast(opening: Opening, clock: Hands) -> None:
    async with opening(answers_person=1) as harness:
        seats = await sit_down(harness, moment(a_turn))
        person, screen = await seats.asked(), await open_walk(seats)
        before, plan = await seats.game(), await seats.planned()
        index = next(each.id for each in buttons_of(screen) if ":place:" in each.id)
        assert (await whispered(await person.press(screen, index))).startswith("That was fast!")
        (card,) = [each for each in person.messages(seats.channel) if each["id"] == screen["id"]]
        assert words_of(card) == words_of(screen), "the card of the plan is still there"
        assert (await seats.game()).number == before.number
        assert (await seats.planned()).plan == plan.plan
        clock.now += MINUTE
        await person.press(screen, index)
        (card,) = [each for each in person.messages(seats.channel) if each["id"] == screen["id"]]
        assert words_of(card) != words_of(screen), "and does what it says a minute later"


async def test_a_reaction_too_many_is_removed_and_can_be_given_again(opening: Opening, clock: Hands) -> None:
    async with opening(answers_person=1) as harness:
        seats = await sit_down(harness, moment(a_call))
        now = await look(seats)
        (prompt,) = open_prompts(seats.messages())
        await now.person.slash(seats.channel, "help")
        emoji = emoji_for(prompt, now, legal_actions(await seats.view())[0])
        before = reactions(prompt)[emoji]

        def there() -> int:
            (shown,) = [each for each in seats.messages() if each["id"] == prompt["id"]]
            return reactions(shown).get(emoji, 0)

        number = (await seats.game()).number
        await now.person.react(prompt, emoji)
        assert there() == before + 1

        async def is_answered() -> bool:
            return (await seats.game()).number > number

        async def is_heard() -> bool:
            return there() == before or await is_answered()

        await until(is_heard)
        assert not await is_answered()
        clock.now += MINUTE
        await now.person.react(prompt, emoji)
        await until(is_answered)


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        ("hints_person", "You have had all your hints of an hour (1)"),
        ("hints_server", "This server has had all its hints of an hour (1)"),
    ],
)
async def test_hints(opening: Opening, clock: Hands, limit: str, sentence: str) -> None:
    async with opening(**{limit: 1}) as harness:
        seats = await sit_down(harness, moment(a_turn))
        person, screen = await seats.asked(), await open_walk(seats)
        screen = await card_after_a_hint(seats, screen)
        assert (await whispered(await person.press(screen, "Hint"))).startswith(sentence)
        assert await hints_used(seats) == 1, "the result will tell of one"
        clock.now += HOUR
        await card_after_a_hint(seats, await open_walk(seats))
        assert await hints_used(seats) == 2


async def card_after_a_hint(seats: Seats, screen: Message) -> Message:
    """The card without the hint that it has answered."""
    person = await seats.asked()
    await person.press(screen, "Hint")
    await person.wait(lambda message: "💡 **" in words_of(message), seats.channel)
    return await open_walk(seats)


async def hints_used(seats: Seats) -> int:
    return sum(one.times for one in await seats.harness.games.registry.hinted(seats.id))


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        ("exports_person", "You have taken all your files of an hour (2)"),
        ("exports_server", "This server has taken all its files of an hour (2)"),
    ],
)
async def test_exports(opening: Opening, clock: Hands, limit: str, sentence: str) -> None:
    async with opening(**{limit: 2}) as harness:
        seats = await finished(harness)
        elena = harness.person("Elena")
        assert said(await elena.slash(harness.channel("cusco"), "game export")), "without a file it does not count"

        async def files() -> int:
            reply = await elena.slash(seats.channel, "game export", game=seats.id)
            return len((reply.message or {}).get("attachments", []))

        assert [await files() for _ in range(3)] == [1, 1, 0]
        reply = await elena.slash(seats.channel, "game export", game=seats.id)
        assert only_for_them(reply)
        assert said(reply).startswith(sentence)
        clock.now += HOUR
        assert await files() == 1


async def test_games_to_watch_of_a_person(opening: Opening, clock: Hands) -> None:
    async with opening(watched_person=1) as harness:
        stage = await watch(harness, clock, "plaza")
        refused = await harness.person("Bruno").slash(harness.channel("cusco"), "watch")
        assert said(refused) == "You have as many games to watch as you may (1): stop one, or wait until one ends."
        assert only_for_them(refused)
        assert await harness.games.lists.in_channel(str(harness.channel("cusco"))) is None
        await harness.person("Ana").slash(harness.channel("cusco"), "watch", player="easy")
        assert len(await harness.games.lists.running()) == 2
        await stage.stop("Bruno")
        await watch(harness, clock, "vilcabamba")


async def test_games_to_watch_on_a_server(opening: Opening, clock: Hands) -> None:
    async with opening(watched_server=1) as harness:
        await watch(harness, clock, "plaza")
        refused = await harness.person("Ana").slash(harness.channel("cusco"), "watch")
        assert said(refused).startswith("There are already 1 games to watch on this server")
        assert only_for_them(refused)
