"""From the first to the last turn, every byte that a person receives contains nothing that only another may know."""

from collections import Counter
from collections.abc import AsyncIterator, Callable
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.glossary.questions import about
from bot.languages import ENGLISH
from bot.sandbox import Person
from bot.sandbox.people.components import STRING_SELECT
from bot.screens.prompt import is_private, prompt_for
from bot.screens.public_question import public_question
from bot.screens.screen import AttachedPicture
from bot.table.io.to_discord import view_of
from engine import legal_actions
from engine.actions import Action
from engine.core import apply
from engine.decisions import Decision
from engine.foresight import Ahead
from engine.players.standing_orders import kind_of
from engine.queries import is_follow_on
from engine.state import State, View
from engine.views import determinize, view
from render import PARTS
from storage import FINISHED, PERSON, RUNNING, Game, History
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, button, labelled, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.leaks import EVER, Ear, Learned, Ledger, Received, Ticks, all_leaks, leaks
from tests.e2e.kit.trouble import PATIENT, from_bot
from tests.sizes import size, some

PEOPLE = ("Ana", "Bruno", "Chaska", "Diego", "Elena")
# What is pressed on the screens of plans; a page of the rules is the same for everybody.
TAPPED = ("tap", "untick", "wish", "place", "change", "play", "confirm", "back", "restart", "hint")


class Evening:
    """A game, the people who play or watch it, and all they do and get to hear."""

    def __init__(self, harness: Harness, seats: Seats, ears: dict[str, Ear], ledger: Ledger, random: Random) -> None:
        self.harness = harness
        self.seats = seats
        self.ears = ears
        self.ledger = ledger
        self.random = random
        self.prompts = 0
        self.private_prompts = 0
        self.tapped: Counter[str] = Counter()

    async def play(self, most: int = 5000) -> None:
        """Answers in all ways, and looks in between, until the game is over."""
        for _ in range(most):
            await self.seats.settled()
            if (await self.seats.game()).status != RUNNING:
                break
            await self._check_prompt()
            if self.random.random() < 0.6:
                await self._look(self.harness.person(self.random.choice(PEOPLE)))
                await self.seats.settled()
            if (await self.seats.game()).status == RUNNING:  # whoever looked may have played
                await self._answer()
        await self.seats.settled()

    async def leaks(self) -> list[str]:
        game = await self.seats.game()
        numbers = {seat.person: number for number, seat in enumerate(game.seats) if seat.controller == PERSON}
        return await all_leaks(self.ledger, self.ears.values(), lambda person: numbers.get(str(person.id)))

    async def _answer(self) -> None:
        game, person = await self.seats.game(), await self.seats.asked()
        planned, chance = await self.seats.planned(), self.random.random()
        prompts = playing.open_prompts(self.seats.messages())
        offered = [part for part in parts(prompts[-1]) if part["custom_id"].startswith("b:reply:")] if prompts else []
        if (planned.plan.taps or game.seq > game.settled) and chance < 0.07:
            await person.slash(self.seats.channel, "undo")
        elif offered and chance < 0.4:
            await person.press(prompts[-1], self.random.choice(offered)["custom_id"])
        elif offered and chance < 0.7:
            await person.react(prompts[-1], self.random.choice(offered)["emoji"]["name"])
            if not (planned.plan.taps or planned.plan.pending):  # which would be thrown away by it
                await person.wait(lambda one: playing.says_otherwise(one, prompts[-1]), self.seats.channel)
        elif chance < 0.8 or planned.here.ahead is not Ahead.ASKED:
            await self._tap_along(person, await playing.open_walk(self.seats))
        else:
            await self.seats.choose(index=self.random.randrange(len(planned.here.answers)))

    async def _tap_along(self, person: Person, screen: Message) -> None:
        """Whatever can be pressed on the screens of a plan, be it only to read."""
        for _ in range(self.random.randint(1, 6)):
            pressed = [part for part in parts(screen) if part["custom_id"].split(":")[1] in TAPPED]
            if not pressed:
                return
            part = self.random.choice(pressed)
            verb = part["custom_id"].split(":")[1]
            self.tapped[verb] += 1
            if part["type"] == STRING_SELECT:
                value = self.random.choice(part["options"])["value"]
                reply = await person.select(screen, part["custom_id"], [value])
            else:
                reply = await person.press(screen, part["custom_id"])
            if verb == "hint":
                screen = await person.wait(lambda message: "💡 **" in words_of(message), self.seats.channel)
            else:
                screen = reply.message or screen

    async def pry(self) -> None:
        """Those who are not asked look for cards."""
        for name in ("Ana", "Bruno", "Elena"):
            await self.harness.person(name).slash(self.seats.channel, "hand")
            await self._suggestions(self.harness.person(name), "choose", playing.SUGGESTING["choose"])

    async def _look(self, person: Person) -> None:
        """Anybody looks at something, whether they may or not."""
        what = self.random.choice(["hand", "since", "log", "board", "tableau", "closeup", "status", "turn", "list"])
        channel = self.seats.channel
        if what == "list":
            name = self.random.choice(list(playing.SUGGESTING))
            await self._suggestions(person, name, playing.SUGGESTING[name])
        elif what == "turn":
            boards = [message for message in from_bot(self.seats.messages()) if button(message, "My turn")]
            reply = await person.press(
                boards[-1], self.random.choice(["My turn", "My hand", "Since"][: len(parts(boards[-1]))])
            )
            if reply.message is not None and playing.only_for_them(reply):  # who is asked later may say it ahead
                await self._tap_along(person, reply.message)
        elif what == "tableau":
            players = len((await self.seats.game()).seats)
            await person.slash(channel, "tableau", player=str(self.random.randrange(players) + 1))
        elif what == "closeup":
            await person.slash(channel, "closeup", part=self.random.choice(PARTS))
        else:
            await person.slash(channel, f"game {what}" if what == "status" else what)

    async def _suggestions(self, person: Person, command: str, option: str) -> None:
        given: dict[str, Any] = {option: ""}
        choices = await person.autocomplete(self.seats.channel, command, focused=option, **given)
        self.ears[person.name].note(str(choices))
        if command == "place" and choices:
            worker = self.random.choice(choices)["value"]
            cards = await person.autocomplete(self.seats.channel, "place", focused="card", worker=worker, card="")
            self.ears[person.name].note(str(cards))

    async def _check_prompt(self) -> None:
        """What stands in the channel would be the same whatever nobody can see."""
        prompts = playing.open_prompts(self.seats.messages())
        if not prompts:
            return
        state = await self.ledger.state()
        self.prompts += 1
        assert state.decision is not None
        self.private_prompts += is_private(state.decision)
        for seed in range(3):
            assert is_shown(prompts[-1], await self.seats.game(), imagined(state, seed))


def imagined(state: State, seed: int) -> View:
    """The position of the one who is asked, with other cards wherever the table cannot see them."""
    assert state.to_act is not None
    return view(determinize(view(state, None), seed), state.to_act)


def is_shown(message: Message, game: Game, seen: View) -> bool:
    """Whether this is the message that asks the question of this View."""
    prompt = prompt_for(seen, ENGLISH, number=game.number)
    screen = public_question(game.id, prompt, "", ENGLISH, rules=about(prompt.decision), kind=kind_of(seen) or "")
    rows = view_of(screen.rows).to_components()
    wanted = [(part["custom_id"], part["label"]) for row in rows for part in row["components"]]
    offered = screen.words.strip() in message["content"]
    return offered and wanted == [(part["custom_id"], part["label"]) for part in labelled(message)]


@pytest.fixture
async def clock() -> Ticks:
    return Ticks()


@pytest.fixture
async def harness(tmp_path: Path, clock: Ticks) -> AsyncIterator[Harness]:
    async with Harness(tmp_path, FakePictures(), clock, answer_seconds=PATIENT, registered=True) as here:
        yield here
        assert here.sandbox.violations == []


async def an_evening(harness: Harness, clock: Ticks, *names: str, bots: int = 0) -> Evening:
    """The first turns of a game."""
    ears = listening(harness, clock)
    seats = await harness.open(*names, bots=bots)
    return Evening(harness, seats, ears, await Ledger.of(seats), Random(1))


async def a_late_evening(harness: Harness, clock: Ticks, game: str) -> Evening:
    """The last turns of a golden game."""
    ears = listening(harness, clock)
    seats = await playing.sit_down(harness, playing.near_end(game, size(16, 60)))
    return Evening(harness, seats, ears, await Ledger.of(seats), Random(1))


def listening(harness: Harness, clock: Ticks) -> dict[str, Ear]:
    return {name: Ear(harness, harness.person(name), clock) for name in PEOPLE}


@pytest.mark.long
async def test_nobody_receives_what_only_another_may_know(harness: Harness, clock: Ticks) -> None:
    evening = await an_evening(harness, clock, "Ana", "Chaska", "Diego", bots=1)
    ways = {"tap", "wish", "place", "change", "back", "hint"}
    await evening.play(size(10, 70))
    for _ in range(40):  # chance decides who wishes for what
        if not evening.tapped.keys() >= ways:
            await evening.play(5)
    assert evening.tapped.keys() >= ways
    assert [ear.missed() for ear in evening.ears.values()] == [0] * len(PEOPLE)
    assert await evening.leaks() == []


async def test_nor_does_anybody_when_a_game_ends(harness: Harness, clock: Ticks) -> None:
    evening = await a_late_evening(harness, clock, "3p-curious-0")
    await evening.play()
    assert (await evening.seats.game()).status == FINISHED
    assert evening.prompts
    assert [ear.missed() for ear in evening.ears.values()] == [0] * len(PEOPLE)
    assert await evening.leaks() == []


# ---------------------------------------------------------------- prompts


def test_a_public_prompt_would_be_the_same_whatever_nobody_can_see() -> None:
    told = 0
    for moment in islice(playing.moments(), 0, None, size(9, 2)):
        state = moment.state
        if is_follow_on(state) and not moment.in_private:
            assert state.decision is not None
            assert state.to_act is not None
            true = public_question(1, prompt_for(view(state, state.to_act), ENGLISH), "", ENGLISH)
            assert [
                public_question(1, prompt_for(imagined(state, seed), ENGLISH), "", ENGLISH) for seed in range(2)
            ] == [true] * 2
            told += is_private(state.decision)
    assert told > size(4, 20)


# ---------------------------------------------------------------- half-made turns


def tentative_steps(state: State) -> list[Action]:
    """Up to three steps of a turn that can all be taken back."""
    steps: list[Action] = []
    while isinstance(state.decision, Decision) and state.turn and len(steps) < 3:
        outcomes = {action: apply(state, action) for action in legal_actions(state)}
        free = [action for action, outcome in outcomes.items() if not outcome.commits]
        if not free or is_follow_on(state):
            break
        steps.append(free[0])
        state = outcomes[free[0]].state
    return steps


@pytest.mark.parametrize("taken_back", [0, 1, 2])
async def test_a_half_made_turn_is_nobody_elses_business(harness: Harness, clock: Ticks, taken_back: int) -> None:
    seats = await playing.sit_down(harness, playing.moment(lambda state: len(tentative_steps(state)) == 3))
    state = await (await Ledger.of(seats)).state()
    asked = await seats.asked()
    others = [harness.person(name) for name in PEOPLE if name != asked.name]
    before = [await looked(person, seats) for person in others]
    ears = [Ear(harness, person, clock) for person in others]
    for action in tentative_steps(state):
        await playing.by_walk(seats, action)
    for _ in range(taken_back):
        await asked.slash(seats.channel, "undo")
    await seats.settled()
    assert [ear.heard for ear in ears] == [[]] * len(others)
    assert [await looked(person, seats) for person in others] == before


async def looked(person: Person, seats: Seats) -> list[str]:
    """What a person is told about the game, and the bytes of the pictures."""
    seen = []
    for command in ("game status", "log", "board", "since", "hand"):
        message = (await person.slash(seats.channel, command)).message or {}
        seen.append(str(message["content"]))
        for file in message["attachments"]:
            stored = seats.harness.sandbox.world.files.get(int(file["id"]))
            assert stored is not None
            seen.append(f"{stored.name} {file['description']} {stored.data!r}")
    return seen


# ---------------------------------------------------------------- these tests can fail


async def live(harness: Harness) -> View:
    """The position as the one who is asked sees it: what a careless program might show to all."""
    (game,) = await harness.games.lists.running()
    return await harness.games.view(game.id, game.to_act)


def plant_in_pictures(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = harness.pictures.chat

    async def chat(name: str, seen: View, *more: Any) -> AttachedPicture:
        return await draw(name, await live(harness), *more)

    monkeypatch.setattr(harness.pictures, "chat", chat)


def plant_in_file_names(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = harness.pictures.chat

    async def chat(name: str, seen: View, *more: Any) -> AttachedPicture:
        now = await live(harness)
        return await draw(f"{now.players[now.seat or 0].god_hand[-1]}-{name}", seen, *more)

    monkeypatch.setattr(harness.pictures, "chat", chat)


def plant_in_alternative_texts(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = harness.pictures.chat

    async def chat(name: str, seen: View, *more: Any) -> AttachedPicture:
        picture = await draw(name, seen, *more)
        return structs.replace(picture, alt=str((await live(harness)).players))

    monkeypatch.setattr(harness.pictures, "chat", chat)


def plant_in_the_story(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    history = harness.games.history

    async def told(game: int, seat: int | None, since: int = -1) -> History:
        return await history(game, (await live(harness)).seat, since)

    monkeypatch.setattr(harness.games, "history", told)


def plant_in_hands(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.look.looking.seat_of", lambda game, person: game.to_act)


def plant_in_lists(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.table.turn.suggesting.seat_of", lambda game, person: game.to_act)
    monkeypatch.setattr("bot.table.turn.answering.seat_of", lambda game, person: game.to_act)


def plant_the_seed(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = harness.pictures.hand

    async def hand(name: str, seen: View, *more: Any) -> tuple[AttachedPicture, ...]:
        (game,) = await harness.games.lists.running()
        first, *parts = await draw(name, seen, *more)
        return structs.replace(first, alt=(await harness.games.export(game.id)).decode()), *parts

    monkeypatch.setattr(harness.pictures, "hand", hand)


@pytest.mark.parametrize(
    "plant",
    some(
        [
            plant_in_pictures,
            plant_in_file_names,
            plant_in_alternative_texts,
            plant_in_the_story,
            plant_in_hands,
            plant_in_lists,
            plant_the_seed,
        ],
        3,
    ),
)
async def test_a_leak_is_found(
    harness: Harness,
    clock: Ticks,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[Harness, pytest.MonkeyPatch], None],
) -> None:
    plant(harness, monkeypatch)
    evening = await a_late_evening(harness, clock, "2p-curious-0")
    for _ in range(20):
        await evening.play(2)
        await evening.pry()
        if found := await evening.leaks():
            break
    assert found


def test_what_went_back_into_a_deck_is_a_secret_again() -> None:
    shown, later = Learned(1, 3, frozenset({"G05"})), Learned(5, 30, frozenset())
    assert leaks([Received(2, '{"content": "G05"}')], [shown, later], "seed") == []
    assert len(leaks([Received(6, '{"content": "G05"}')], [shown, later], "seed")) == 1
    assert leaks([Received(6, '{"content": "G05"}', EVER)], [shown, later], "seed") == []
    assert len(leaks([Received(0, '{"content": "G05"}', EVER)], [shown, later], "seed")) == 1
    assert leaks([Received(6, "G055, XG05, T3a, CH1 and the number 105")], [shown, later], "seed") == []
