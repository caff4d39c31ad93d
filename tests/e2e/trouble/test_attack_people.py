"""People of the attacks take nothing for acknowledged that was refused, and everything else."""

import asyncio
import re
from random import Random
from typing import Any, cast

import pytest

from bot.languages import ENGLISH
from bot.sandbox import Person
from bot.say.after.episode_lines import told
from bot.say.after.episodes import TURN, Episode
from bot.table.turn.answering import OVER, Answering
from bot.turn.plan import Plan
from engine import legal_actions
from engine.actions import Pass
from engine.events import WorkerPlaced
from storage import FINISHED, RUNNING, Game, Games
from tests.attack import players
from tests.attack.losses import Notes, openings_of
from tests.attack.players import Gate, Table, TablePlayers, is_bare
from tests.bot.table.stored_game import stored_game
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message
from tests.e2e.kit.playing import Now, moment, open_prompts, sit_down
from tests.e2e.kit.trouble import a_call
from tests.fleet.attack import over

PEOPLE = ("Ana", "Bruno")


class OneWay(Random):
    """Whoever chooses at random goes this way: by a reaction below 0.5, else by a button."""

    def __init__(self, way: float) -> None:
        super().__init__("one way")
        self._way = way

    def random(self) -> float:
        return self._way


async def asked(harness: Harness, way: float) -> tuple[TablePlayers, Notes, Now, Message]:
    """People at a table at which somebody is asked in the channel, who go this way."""
    seats = await sit_down(harness, moment(a_call))
    (prompt,) = open_prompts(seats.messages())
    notes = Notes()
    people = TablePlayers(harness, Gate(), notes, Table("plaza", PEOPLE), OneWay(way))
    return people, notes, await playing.look(seats), prompt


@pytest.mark.parametrize("way", [0.1, 0.9], ids=["reaction", "button"])
async def test_an_answer_in_the_channel_that_counts_is_acknowledged(inked_harness: Harness, way: float) -> None:
    people, notes, now, prompt = await asked(inked_harness, way)
    await people.reply(now, prompt)
    assert notes.acknowledged == notes.tried
    assert len(notes.tried) == 1
    assert (await playing.last_answer(now.seats))[2] == notes.tried[0].first.action


async def test_a_button_in_the_channel_that_is_refused_is_not_acknowledged(
    inked_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: Any) -> str:
        return OVER

    people, notes, now, prompt = await asked(inked_harness, 0.9)
    monkeypatch.setattr(Answering, "reply", refuse)
    await people.reply(now, prompt)
    assert len(notes.tried) == 1
    assert notes.acknowledged == []


async def test_a_prompt_that_changes_while_its_question_stays_open_acknowledges_nothing(
    inked_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer before it is being told, and then the bot is killed."""
    people, notes, now, prompt = await asked(inked_harness, 0.9)
    world = inked_harness.sandbox.world
    post = world.chat.posts[now.seats.channel][int(prompt["id"])]

    async def tell_only(*_: Any) -> str:
        world.interactions.touched(post)
        return ""

    with monkeypatch.context() as killed:
        killed.setattr(Answering, "reply", tell_only)
        await people.reply(now, prompt)
    assert len(notes.tried) == 1
    assert notes.acknowledged == []
    await people.reply(now, prompt)
    assert len(notes.acknowledged) == 1


async def test_what_was_said_ahead_may_take_the_bot_a_moment_but_not_for_ever(
    inked_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def plays(*_: Any) -> None:
        await now.seats.harness.games.play(now.seats.id, now.view.seat or 0, Pass(), now.view.seq)

    people, _, now, _ = await asked(inked_harness, 0.9)
    with monkeypatch.context() as slow:
        slow.setattr(asyncio, "sleep", plays)
        assert not await people._stays_at(now.seats.id, now.view.seq)
    monkeypatch.setattr(players, "PATIENT", 0.0)
    assert await people._stays_at(now.seats.id, now.view.seq + 1)


async def test_a_reaction_that_is_taken_away_is_not_acknowledged_nor_what_comes_after_it(
    inked_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button may be refused because the reaction was under way all the same."""

    async def refuse(*_: Any) -> bool:
        return False

    people, notes, now, prompt = await asked(inked_harness, 0.1)
    with monkeypatch.context() as before:
        before.setattr(Answering, "react", refuse)
        assert not await people.react(now, prompt, Pass())
    people._random = OneWay(0.9)
    await people.reply(now, prompt)
    assert (await now.seats.game()).number > now.number
    assert notes.acknowledged == []


async def test_whoever_has_reacted_waits_for_that(inked_harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hear_nothing(*_: Any) -> bool:
        return True

    people, _, now, prompt = await asked(inked_harness, 0.9)
    monkeypatch.setattr(Answering, "react", hear_nothing)
    assert people.standing(now, prompt) is None
    for action in legal_actions(now.view):
        await now.person.react(prompt, playing.emoji_for(prompt, now, action))
        assert people.standing(now, prompt) == action
        await now.person.unreact(prompt, playing.emoji_for(prompt, now, action))


async def test_a_reaction_of_which_nobody_hears_is_found_and_taken_back(
    inked_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hear_nothing(*_: Any) -> bool:
        return True

    async def gives_up(*_: Any) -> bool:
        raise TimeoutError

    people, notes, now, prompt = await asked(inked_harness, 0.1)
    monkeypatch.setattr(Answering, "react", hear_nothing)
    monkeypatch.setattr(TablePlayers, "_is_asked_still", gives_up)
    with pytest.raises(playing.NoReply):
        await people.react(now, prompt, Pass())
    assert people.standing(now, prompt) is None
    assert len(notes.broken_promises) == 1


async def test_what_one_person_alone_sees_is_no_answer_of_a_prompt(inked_harness: Harness) -> None:
    _, _, now, prompt = await asked(inked_harness, 0.1)
    person: Person = now.person
    await person.slash(now.seats.channel, "game status")
    seen = person.messages(now.seats.channel)
    assert int(seen[-1]["id"]) > int(prompt["id"])
    assert not any(playing.says_otherwise(message, prompt) for message in seen)


def test_a_plan_that_shows_the_places_of_a_worker_has_something_to_go_back_from() -> None:
    assert is_bare(Plan(3))
    assert not is_bare(Plan(3, wish="corn"))
    assert not is_bare(Plan(3, by="courier"))


async def test_nobody_plays_on_behind_the_end_of_an_attack() -> None:
    gate, begun, over = Gate(), asyncio.Event(), asyncio.Event()

    async def step() -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            over.set()

    playing_on = asyncio.create_task(gate.unless_killed(step()))
    await begun.wait()
    playing_on.cancel()
    await asyncio.gather(playing_on, return_exceptions=True)
    assert over.is_set()


async def test_games_that_are_over_are_counted_while_others_begin() -> None:
    notes = Notes({1, 2})

    class Begins:
        async def get(self, number: int) -> Game:
            notes.games.add(number + 100)
            return stored_game(status=FINISHED if number == 1 else RUNNING)

    assert await over(cast(Games, Begins()), notes) == 1


@pytest.mark.parametrize(
    ("worker", "acting"),
    [("courier", "courier"), ("courier", "priest"), ("N01", "N01"), ("N01", "architect")],
    ids=["itself", "by a Building", "Newcomer", "one of two kinds"],
)
def test_a_turn_is_known_by_the_words_in_which_it_is_told(worker: str, acting: str) -> None:
    placed = WorkerPlaced(0, worker, acting, "M1b", "G02")
    lines = told(Episode(TURN, 0, 9, [placed], []), PEOPLE, PEOPLE, ENGLISH)
    ((pattern, times),) = openings_of([placed], PEOPLE).items()
    assert times == 1
    assert len(re.findall(pattern, "\n".join(lines))) == 1
