"""A prompt from its cause to its answer: one message a person, edited, that ends as a line of what was answered."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from bot.table.clock.clock import STILL_HERE
from engine import legal_actions
from engine.actions import Action, Activate, Pass, TakeGold
from engine.core import apply
from engine.decisions import (
    BuyLeftoverWeaving,
    ChooseOne,
    FeedGods,
    JoinConquest,
    MakeOffering,
    PlayArmy,
    PlayGodCards,
    Produce,
    TakeFreeActions,
    Worship,
)
from engine.early import awaited
from engine.procedures import Festival
from engine.queries import is_follow_on, soldiers_on
from engine.state import State
from storage import PERSON
from storage.posted import OpenPrompt
from tests.e2e.kit import playing, timing
from tests.e2e.kit.harness import Harness, Message, Seats, parts, reactions
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.playing import called, moment, moments, open_prompts, sit_down, tap
from tests.e2e.kit.timing import Hands


def out_of_turn(*kinds: type) -> Callable[[State], bool]:
    return lambda state: isinstance(state.decision, kinds) and is_follow_on(state)


def is_now(seats: Seats, message: Message) -> Message:
    return next(each for each in seats.messages() if each["id"] == message["id"])


def always(state: State) -> bool:
    return True


def in_festival(state: State) -> bool:
    return any(isinstance(frame, Festival) for frame in state.stack)


def first_festival(state: State) -> bool:
    return in_festival(state) and state.festivals == 1


def army_of(soldiers: int) -> Callable[[State], bool]:
    """Positions in which the active player has so many soldiers in play."""
    return lambda state: soldiers_on(state.players[state.active].army_up) == soldiers


async def opened(harness: Harness, wanted: Callable[[State], bool]) -> tuple[Seats, Message]:
    seats = await sit_down(harness, moment(wanted))
    (prompt,) = open_prompts(seats.messages())
    return seats, prompt


async def in_private(seats: Seats, action: Action) -> None:
    """An answer of the one who is asked, given elsewhere than under the prompt."""
    view, games = await seats.view(), seats.harness.games
    assert view.seat is not None
    await games.play(seats.id, view.seat, action, view.seq, interaction=f"{seats.id}.{view.seq}")
    seats.harness.bot.tables.wake(seats.id)


# ---------------------------------------------------------------- why somebody is asked


@pytest.mark.parametrize(
    ("kind", "more", "words"),
    [
        (BuyLeftoverWeaving, lambda state: len(state.weavings_drawn) == 2, "🧵 {who} left 2 Weavings, 2 corn each."),
        (BuyLeftoverWeaving, lambda state: len(state.weavings_drawn) == 1, "🧵 {who} left 1 Weaving, 2 corn each."),
        (JoinConquest, army_of(2), "⚔️ {who} began a Conquest with 2 Soldiers."),
        (FeedGods, first_festival, "🎉 Festival 1: pay 1 potato for each God card in hand."),
        (PlayGodCards, first_festival, "🎉 Festival 1: God cards may be played for their benefits."),
        (ChooseOne, first_festival, "🎉 Festival 1 is being held."),
        (TakeFreeActions, always, "🏁 Final scoring is next."),
    ],
)
async def test_a_prompt_begins_with_its_cause(
    harness: Harness, kind: type, more: Callable[[State], bool], words: str
) -> None:
    seats, prompt = await opened(harness, lambda state: out_of_turn(kind)(state) and more(state))
    view, game = await seats.view(), await seats.game()
    why = words.format(who=game.seats[view.active].name)
    assert prompt["content"].startswith(why)
    assert why in words_of(await playing.open_walk(seats))
    everybody = [game.seats[seat].name for seat in awaited(await harness.games.view(seats.id, None))]
    assert (await seats.asked()).name in called(prompt)
    assert set(called(prompt)) <= set(everybody)


@pytest.mark.parametrize(
    ("action", "kind", "words"),
    [
        (TakeGold, MakeOffering, "took gold instead of Offering."),
        (Pass, MakeOffering, "activated Offering."),
        (Activate, PlayArmy, "began a Conquest with no Soldiers in play."),
    ],
)
async def test_a_prompt_says_what_was_activated(harness: Harness, action: type, kind: type, words: str) -> None:
    position = next(
        found
        for found in moments()
        if isinstance(found.answer.action, action)
        and not is_follow_on(found.state)
        and out_of_turn(kind)(apply(found.state, found.answer.action).state)
        and not isinstance(found.state.decision, JoinConquest)
        and (kind is not PlayArmy or army_of(0)(found.state))
    )
    seats = await sit_down(harness, position)
    who = (await seats.asked()).name
    await in_private(seats, position.answer.action)
    await seats.settled()
    (prompt,) = open_prompts(seats.messages())
    assert prompt["content"].splitlines()[0].removeprefix("⚔️ ") == f"{who} {words}"


# ---------------------------------------------------------------- how a prompt ends


@pytest.mark.parametrize(
    ("kind", "says_no"),
    [
        (BuyLeftoverWeaving, "no leftover Weaving"),
        (MakeOffering, "no Offering"),
        (Worship, "no Statue discarded"),
        (PlayArmy, "passed (Playing Army cards)"),
    ],
)
@pytest.mark.parametrize("way", ["reaction", "button"])
async def test_an_answered_prompt_is_a_line_of_what_was_answered(
    harness: Harness, kind: type, says_no: str, way: str
) -> None:
    seats, prompt = await opened(harness, out_of_turn(kind))
    person = await seats.asked()
    await {"reaction": playing.by_reaction, "button": playing.by_button}[way](seats, prompt, Pass())
    await seats.settled()
    ended = is_now(seats, prompt)
    assert ended["content"].startswith(f"✔ {person.name}: {says_no}")
    assert len(ended["content"].splitlines()) == 1
    assert (parts(ended), reactions(ended)) == ([], {})


async def test_what_a_prompt_says_in_the_end_is_told_nowhere_else(harness: Harness) -> None:
    seats, prompt = await opened(harness, out_of_turn(BuyLeftoverWeaving))
    person, view = await seats.asked(), await seats.view()
    await playing.by_button(seats, prompt, legal_actions(view)[0])
    await seats.settled()
    while is_follow_on(await seats.view()) or (await seats.view()).turn == view.turn:
        await in_private(seats, legal_actions(await seats.view())[-1])
        await seats.settled()
    told = [message["content"] for message in seats.messages() if f"{person.name}: bought W" in message["content"]]
    assert told == [is_now(seats, prompt)["content"]]
    assert told[0].startswith(f"✔ {person.name}: bought W")


# ---------------------------------------------------------------- one message a person


def asks_again(state: State) -> bool:
    """Somebody produces out of turn, and is asked to go on after the first Building."""
    if not out_of_turn(Produce)(state):
        return False
    after = apply(state, legal_actions(state)[0]).state
    return isinstance(after.decision, Produce) and after.to_act == state.to_act


async def test_what_follows_is_asked_in_the_same_message_and_calls_nobody_again(harness: Harness) -> None:
    seats, prompt = await opened(harness, asks_again)
    person, known = await seats.asked(), len(seats.messages())
    first = legal_actions(await seats.view())[0]
    await playing.by_button(seats, prompt, first)
    await seats.settled()
    (again,) = open_prompts(seats.messages())
    assert (again["id"], len(seats.messages())) == (prompt["id"], known)
    assert len(timing.calls(seats, person.name)) == 1
    answers = [part for part in parts(again) if part["custom_id"].startswith("b:reply:")]
    assert set(reactions(again)) == {part["emoji"]["name"] for part in answers}
    assert reactions(again)
    await playing.by_button(seats, again, Pass())
    await seats.settled()
    assert is_now(seats, prompt)["content"].startswith(f"✔ {person.name}: produced with")
    assert parts(is_now(seats, prompt)) == []


def pays_and_lays(state: State) -> bool:
    """Whether somebody buys a Weaving out of turn, is asked where to lay it, and can pay in several ways."""
    if not out_of_turn(BuyLeftoverWeaving)(state):
        return False
    bought = tap(state, legal_actions(state)[0])
    return len(bought.steps) > 1 and not bought.is_final


@pytest.mark.parametrize("way", ["button", "reaction"])
async def test_what_comes_along_with_an_answer_does_not_part_it_from_what_follows(harness: Harness, way: str) -> None:
    seats, prompt = await opened(harness, pays_and_lays)
    person, known = await seats.asked(), len(seats.messages())
    if way == "button":
        await playing.by_button(seats, prompt, legal_actions(await seats.view())[0])
    else:
        await person.react(prompt, next(iter(reactions(prompt))))
        await person.wait(lambda message: playing.says_otherwise(message, prompt), seats.channel)
    await seats.settled()
    (again,) = open_prompts(seats.messages())
    assert (again["id"], len(seats.messages())) == (prompt["id"], known)
    await playing.by_button(seats, again, legal_actions(await seats.view())[0])
    await seats.settled()
    assert is_now(seats, prompt)["content"].startswith(f"✔ {person.name}: bought W")


async def test_where_reactions_cannot_be_taken_away_the_next_question_is_a_message_of_its_own(harness: Harness) -> None:
    harness.sandbox.deny(harness.channel(), "manage_messages")
    seats, prompt = await opened(harness, asks_again)
    await playing.by_button(seats, prompt, legal_actions(await seats.view())[0])
    await seats.settled()
    (again,) = open_prompts(seats.messages())
    assert again["id"] != prompt["id"]
    assert parts(is_now(seats, prompt)) == []
    await playing.by_button(seats, again, Pass())
    await seats.settled()
    assert is_now(seats, again)["content"].startswith("✔ ")


@pytest.mark.parametrize("slowly", [False, True])
async def test_a_festival_has_one_message_for_all_of_its_rounds(
    timed_harness: Harness, clock: Hands, slowly: bool
) -> None:
    position = next(
        found
        for found in moments()
        if isinstance(found.state.decision, FeedGods)
        and not found.undoable
        and found.state.players[1 - found.state.to_act].gold
        and found.saved.options.players == 2
        and found.state.festival_holder == found.state.to_act
    )
    seats = await sit_down(timed_harness, position)
    people = [seat.name for seat in (await seats.game()).seats if seat.controller == PERSON]
    asked = []
    for answer in position.saved.answers[position.at :]:
        view = await seats.view()
        if not any(isinstance(frame, Festival) for frame in view.stack):
            break
        asked.append((await seats.asked()).name)
        prompts, now = open_prompts(seats.messages()), await playing.look(seats)
        if prompts and playing.offers(prompts[-1], now, answer.action):
            await playing.by_button(seats, prompts[-1], answer.action, now)
        else:
            await in_private(seats, answer.action)
        await seats.settled()
        clock.now += STILL_HERE + 1 if slowly else 0
    assert len(asked) > len(set(asked)) == len(people)
    (festival,) = [each["content"] for each in seats.messages() if each["content"].startswith("✔ ")]
    assert open_prompts(seats.messages()) == []
    assert sum(one != other for one, other in pairwise(asked)) >= len(people)
    assert [line.split()[1].rstrip(":") for line in festival.splitlines()] == list(dict.fromkeys(asked))


async def test_a_prompt_is_answered_in_its_line_also_after_a_crash(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, prompt = await opened(harness, out_of_turn(BuyLeftoverWeaving))
    monkeypatch.setattr(harness.bot.tables, "wake", lambda game: None)
    await playing.by_button(seats, prompt, Pass())
    await harness.restart_bot()
    await harness.bot.tables.wake_all()
    await seats.settled()
    assert is_now(seats, prompt)["content"].startswith("✔ ")
    kept = (await harness.games.messages(seats.id)).get(OpenPrompt)
    assert kept is None or kept.message != prompt["id"]


async def test_whoever_takes_a_seat_over_is_called_in_a_message_of_their_own(harness: Harness) -> None:
    seats, prompt = await opened(harness, asks_again)
    await playing.by_button(seats, prompt, legal_actions(await seats.view())[0])
    await seats.settled()
    game = await seats.game()
    assert game.to_act is not None
    diego = await harness.bot.lobby.seat_for(str(harness.person("Elena").id), "Elena", game.server)
    await harness.games.seats.replace(seats.id, game.to_act, diego)
    await harness.bot.tables.recall(seats.id, game.to_act)
    await seats.settled()
    (again,) = open_prompts(seats.messages())
    assert again["id"] != prompt["id"]
    assert called(again) == ["Elena"]
