"""Games in another language: whatever the bot sends to Discord, not a word of English is in it."""

from typing import Any

import pytest

from bot.sandbox import Person, Reply
from engine.players import Chooser, GreedyPlayer
from storage import FINISHED, RUNNING
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Seats, button
from tests.e2e.kit.marked_language import confirmed, mark, press, texts
from tests.e2e.kit.playing import near_end, said, sit_down
from tests.e2e.kit.tapping import Tapper
from tests.e2e.kit.timing import Hands
from tests.e2e.kit.watching import Stage
from tests.sizes import size

SHORT = "4"  # the seed of a game of two that is over soon, if they tap as it comes


async def open_table(harness: Harness, *names: str, **options: Any) -> Seats:
    """A table from the lobby to its first question."""
    channel, host = harness.channel(), harness.person(names[0])
    await host.slash(channel, "game new", **options)
    lobby = harness.person("Elena").messages(channel)
    for name in names[1:]:
        await press(harness.person(name), lobby, "join")
    await press(host, lobby, "start")
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    await harness.bot.tables.settled()
    return Seats(harness, game.id, channel)


async def tap_to_the_end(seats: Seats, seed: str) -> None:
    """A whole game by taps and by replies in the channel."""
    tapper = Tapper(seats, seed)
    while (await seats.game()).status == RUNNING:
        await tapper.turn()
    assert (await seats.game()).status == FINISHED


async def answer(seats: Seats, person: Person, player: Chooser) -> Reply:
    """What a player would answer at the end of the plan, by /choose."""
    here = (await seats.planned()).here
    index = here.answers.index(player.choose(here.seen, here.answers))
    return await person.slash(seats.channel, "choose", answer=f"{await seats.plan_number()}.{index}")


async def play_alone(seats: Seats, person: Person, player: Chooser, answers: int) -> None:
    """So many answers by /choose, now and then with a step back; then a look at the automa and at what has happened."""
    for number in range(answers):
        await confirmed(person, await answer(seats, person, player))
        if number % 12 == 1:
            await person.slash(seats.channel, "undo")
        await seats.settled()
    for command, given in (("closeup", {"part": "automa"}), ("tableau", {"player": "2"}), ("log", {"turns": 50})):
        await person.slash(seats.channel, command, **given)


async def test_the_last_turns_of_a_game_of_two(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("2p-curious-0", 45))
    await tap_to_the_end(seats, SHORT)
    elena = harness.person("Elena")
    end = await elena.wait(lambda message: any(each["filename"] == "game-1.gif" for each in message["attachments"]))
    assert end["attachments"][0]["description"].startswith(mark("An animation of"))
    pictures = harness.pictures
    assert isinstance(pictures, FakePictures)
    for words in ("Festival 3: ", "Final scoring: "):
        assert any(line.startswith(mark(words)) for lines in pictures.captions for _, line in lines)
    sent = [words for call in harness.sandbox.requests for words in texts(call.json)]
    assert len(set(sent)) > 200
    told = "\n".join(message["content"] for message in seats.messages())
    for words in ("Festival 3", "is over.", "All VP"):
        assert mark(words) in told
    for command in ("stats", "game list", "game export"):
        await elena.slash(seats.channel, command, **({"game": seats.id} if command == "game export" else {}))
    await press(harness.person("Bruno"), seats.messages(), "rematch")


@pytest.mark.parametrize(
    ("opponent", "difficulty", "answers"),
    [("axomamma", "cheap_conquest", size(25, 40)), ("pachamama", "hard, leftovers_score", size(16, 40))],
)
async def test_a_solo_game(harness: Harness, opponent: str, difficulty: str, answers: int) -> None:
    seats = await open_table(harness, "Ana", opponent=opponent, difficulty=difficulty)
    ana = harness.person("Ana")
    await play_alone(seats, ana, GreedyPlayer("solo"), answers)
    await press(ana, [(await ana.slash(seats.channel, "game concede")).message or {}], "concede")
    await seats.settled()


@pytest.mark.parametrize("opponent", ["pachamama", "bots"])
async def test_a_game_to_watch(harness: Harness, clock: Hands, opponent: str) -> None:
    elena, channel = harness.person("Elena"), harness.channel()
    elena.settle = 0.0
    await elena.slash(channel, "watch", opponent=opponent, player="hard", seed="seen")
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    stage = Stage(harness, clock, game.id, channel)
    await stage.opened()
    await press(elena, stage.messages(), "details")
    for _ in range(3):
        await stage.pass_time()
    assert "💭" in said(await press(elena, stage.messages(), "details"))
    assert isinstance(harness.pictures, FakePictures)
    harness.pictures.broken = True
    await stage.pass_time()
    harness.pictures.broken = False
    steps = (("Pause", "Play"), ("Step", "Play"), ("Play", "Pause"), ("Slower", "Faster"), ("Faster", "Slower"))
    for label, then in steps:
        await elena.press(stage.live(), mark(label))
        await elena.wait(lambda message, shown=then: button(message, mark(shown)) is not None, channel)
        await stage.quiet()
    await press(elena, stage.messages(), "seeing")
    await elena.press(stage.live(), mark("Stop"))
    await stage.quiet()
