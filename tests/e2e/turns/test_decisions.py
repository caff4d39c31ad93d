"""Every kind of Decision is answered through Discord: in one's own turn by a plan, out of turn under a prompt."""

from typing import get_args

import pytest

from bot import say
from bot.languages import ENGLISH
from bot.sandbox.people.components import STRING_SELECT
from bot.screens.prompt import is_private
from bot.screens.public_question import NUMBERS
from bot.turn.menu import menu, taps_of
from engine import legal_actions
from engine.actions import Action, DiscardArmyCard, Pass
from engine.components import ARMY_CARDS
from engine.decisions import AnyDecision, ChoosePriestStart, TakeTurn
from engine.procedures import Festival
from engine.queries import is_follow_on
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts, reactions
from tests.e2e.kit.layouts import words_of
from tests.sizes import some

KINDS = [kind.__name__ for kind in get_args(AnyDecision)]
OUT_OF_TURN_ONLY = ("BuyLeftoverWeaving", "FeedGods", "PlayGodCards")
IN_TURN_ONLY = (
    *("ActOrGold", "ChooseAside", "ChooseCasualty", "ChooseGod", "ChoosePlacement", "ChoosePriestStart"),
    *("ChooseRetrieval", "ChooseSurplus", "ChooseTask", "HireWorker", "KeepGodCards"),
    *("PickStartingWeaving", "TakeSecondAction", "TakeTurn", "UseStatue"),
)


# What no golden game of several people shows: at all, out of turn, and in turn.
SHOWN_NOWHERE = ("ChooseOwnCasualty", "ChooseWalk", "MovePriestBesides", "PlayArmyFree")
SHOWN_IN_TURN = ("ChooseColour", "ChooseVassalPlace", "KeepSeenGodCards", "SpendResource")
SHOWN_OUT_OF_TURN = ("ChooseInfluence",)
IN_PRIVATE_ONLY = (
    "AppointWorker",
    "ChooseProduction",
    "ChooseReplaced",
)  # out of turn they follow from a card just chosen


NOT_UNDER_A_PROMPT = (*IN_TURN_ONLY, *IN_PRIVATE_ONLY, *SHOWN_NOWHERE, *SHOWN_IN_TURN)


def asks(kind: str, out_of_turn: bool) -> playing.Moment:
    """The first time this is asked in a golden game, preferably with an answer that is neither a no nor a secret."""

    def wanted(state: playing.State) -> bool:
        if type(state.decision).__name__ != kind or is_follow_on(state) != out_of_turn:
            return False
        return not out_of_turn or len(legal_actions(state)) <= len(NUMBERS)

    try:
        return playing.moment(wanted, lambda action: not isinstance(action, (Pass, DiscardArmyCard)))
    except StopIteration:
        return playing.moment(wanted)


def test_every_kind_of_decision_is_asked_in_turn_or_out_of_turn() -> None:
    found = {(type(each.state.decision).__name__, is_follow_on(each.state)) for each in playing.moments()}
    assert {kind for kind, out_of_turn in found if not out_of_turn} == set(KINDS) - {
        *OUT_OF_TURN_ONLY,
        *SHOWN_NOWHERE,
        *SHOWN_OUT_OF_TURN,
    }
    assert {kind for kind, out_of_turn in found if out_of_turn} == set(KINDS) - {
        *IN_TURN_ONLY,
        *SHOWN_NOWHERE,
        *SHOWN_IN_TURN,
    }


def on_screen(screen: Message) -> set[str]:
    """The numbers of the taps that a screen offers."""
    found: set[str] = set()
    for part in parts(screen):
        _, verb, _, _, argument = part["custom_id"].split(":")
        if verb == "tap":
            found |= {each["value"] for each in part["options"]} if part["type"] == STRING_SELECT else {argument}
    return found


@pytest.mark.parametrize(
    "kind", some([kind for kind in KINDS if kind not in (*OUT_OF_TURN_ONLY, *SHOWN_NOWHERE, *SHOWN_OUT_OF_TURN)], 20)
)
async def test_in_turn_it_is_answered_by_a_plan(harness: Harness, kind: str) -> None:
    position = asks(kind, out_of_turn=False)
    seats = await playing.sit_down(harness, position)
    view, action, told = await seats.view(), position.answer.action, seats.messages()
    assert view.decision is not None
    screen = await playing.open_walk(seats)
    if kind == "HireWorker":  # with too many Workers already: who hires says who goes, too
        assert any(part.get("placeholder", "").startswith("End turn: hire") for part in parts(screen))
    elif kind != "TakeTurn":
        assert say.question(view, view.decision, ENGLISH) in words_of(screen)
    taps = taps_of(menu((await seats.planned()).here, {}))
    assert on_screen(screen) == {str(number) for number in range(len(taps))}
    assert (button(screen, "Back") is not None) == ((await seats.game()).seq > (await seats.game()).settled)

    reply = await playing.pick(seats, screen, action)
    if await seats.is_planning():
        await seats.settled()
        assert ((await seats.game()).seq, seats.messages()) == (view.seq, told)  # nobody has heard of it
        assert button(reply.message or {}, "Back")
    reply = await playing.end(seats, reply)
    await seats.settled()
    first = (await harness.games.log_since(seats.id, view.seq))[0]
    assert (first.seat, first.question, first.action) == (view.seat, kind, action)
    await the_next_one_is_asked(seats, playing.said(reply), view.seat)


async def the_next_one_is_asked(seats: Seats, words: str, answered: int | None) -> None:
    """The same person sees the next question at once; anybody else is called by the last message."""
    view = await seats.view()
    assert view.decision is not None
    if view.to_act == answered:
        drawn = [ARMY_CARDS[card] for card in getattr(view.decision, "cards", ()) if card in ARMY_CARDS]
        alike = bool(drawn) and len({(card.soldiers, card.resource) for card in drawn}) == 1
        asked = say.question(view, view.decision, ENGLISH) in words
        assert asked or alike or isinstance(view.decision, TakeTurn | ChoosePriestStart)  # a new card below the board
        assert "➡️" not in words
    else:
        told = ("**You drew ", "✅ ", "⏳ Answered in advance, after the others: ")
        assert words
        assert all(line.startswith(told) for line in words.splitlines())
        last = seats.messages()[-1]
        assert (await seats.asked()).name in playing.called(last)
        assert f"**{say.title(view.decision, ENGLISH)}**" in last["content"]


@pytest.mark.parametrize(
    ("kind", "way"),
    some(
        [
            (kind, ("reaction", "button")[number % 2])
            for number, kind in enumerate(kind for kind in KINDS if kind not in NOT_UNDER_A_PROMPT)
        ],
        14,
        lambda case: case[1],
    ),
)
async def test_out_of_turn_it_is_answered_under_a_prompt(harness: Harness, kind: str, way: str) -> None:
    position = asks(kind, out_of_turn=True)
    seats = await playing.sit_down(harness, position)
    person, view, action = await seats.asked(), await seats.view(), position.answer.action
    assert view.decision is not None
    (prompt,) = playing.open_prompts(seats.messages())
    assert person.name in playing.called(prompt)
    assert f"**{say.title(view.decision, ENGLISH)}**" in prompt["content"]
    assert say.question(view, view.decision, ENGLISH) in prompt["content"]

    if is_private(view.decision):
        await answer_in_private(seats, prompt, action)
    elif way == "reaction":
        await playing.by_reaction(seats, prompt, action)
    else:
        await playing.by_button(seats, prompt, action)
    await seats.settled()
    first = (await harness.games.log_since(seats.id, view.seq))[0]
    assert (first.seat, first.question, first.action) == (view.seat, kind, action)
    await the_next_one_is_asked_in_public(seats, prompt, view.seat)


async def answer_in_private(seats: Seats, prompt: Message, action: Action) -> None:
    """Cards are chosen on a screen nobody else sees; nothing is told before the end, and nothing is confirmed."""
    view, told = await seats.view(), seats.messages()
    for each in legal_actions(view):
        assert isinstance(each, Pass) or playing.words_of(view, each) not in prompt["content"]
    reply = await playing.pick(seats, await playing.open_walk(seats), action)
    assert button(reply.message or {}, "Confirm") is None
    await seats.settled()
    assert (seats.messages() == told) == await seats.is_planning()
    await playing.end(seats, reply)


async def the_next_one_is_asked_in_public(seats: Seats, prompt: Message, answered: int | None) -> None:
    """Whoever has answered is asked on, in the same message if it can be; anybody else is called by the last one."""
    view, messages = await seats.view(), seats.messages()
    old = next((message for message in messages if message["id"] == prompt["id"]), None)
    last = [*messages, *playing.open_prompts(messages)][-1]
    called = playing.called(last)
    if old is None:  # another one has taken its place
        assert any(isinstance(frame, Festival) for frame in view.stack)
    elif last is old:
        called = playing.called(prompt)  # an edit calls nobody
        assert {part["custom_id"].split(":")[3] for part in parts(old)} <= {str((await seats.game()).number), "0"}
    else:
        assert (parts(old), reactions(old)) == ([], {})
    if view.decision is not None:
        assert f"**{say.title(view.decision, ENGLISH)}**" in last["content"]
        assert view.to_act == answered or (await seats.asked()).name in called


@pytest.mark.parametrize("kind", IN_PRIVATE_ONLY)
async def test_what_follows_from_a_chosen_card_is_asked_in_private_until_it_is_final(
    harness: Harness, kind: str
) -> None:
    position = next(
        found
        for found in playing.moments()
        if type(found.state.decision).__name__ == kind and is_follow_on(found.state) and found.in_private
    )
    seats = await playing.sit_down(harness, position)
    view, action, told = await seats.view(), position.answer.action, seats.messages()
    assert playing.open_prompts(told) == []
    assert say.title(position.state.decision, ENGLISH) not in told[-1]["content"]
    assert playing.called(told[-1]) == [(await seats.asked()).name]
    await playing.play(seats, action)
    first = (await harness.games.log_since(seats.id, view.seq))[0]
    assert (first.seat, first.question, first.action) == (view.seat, kind, action)
    await seats.settled()
    assert seats.messages() != told
