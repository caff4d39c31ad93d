"""Every kind of Decision is answered through Discord: in one's own turn by the walk, out of turn under a prompt."""

from typing import get_args

import pytest
from bot.prompts.private_question import LISTED

from bot import text
from bot.languages import ENGLISH
from bot.prompts.prompt import is_private, prompt_for
from bot.prompts.public_question import NUMBERS
from engine import legal_actions
from engine.actions import Action, DiscardArmyCard, Pass
from engine.core import Outcome, apply
from engine.decisions import Decision
from engine.queries import is_follow_on
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts, reactions

KINDS = [kind.__name__ for kind in get_args(Decision)]
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
        few = not out_of_turn or len(legal_actions(state)) <= len(NUMBERS)
        return type(state.decision).__name__ == kind and is_follow_on(state) == out_of_turn and few

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


def offered(screen: Message) -> dict[str, str]:
    """The answers a screen offers, by index: the words on the button, or of the entry of a select."""
    found = {}
    for part in parts(screen):
        if part["type"] == 3:
            found |= {each["value"]: each["label"] for each in part["options"]}
        elif part["custom_id"].startswith("b:answer:"):
            found[part["custom_id"].rpartition(":")[2]] = part["label"]
    return found


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if kind not in (*OUT_OF_TURN_ONLY, *SHOWN_NOWHERE, *SHOWN_OUT_OF_TURN)]
)
async def test_in_turn_it_is_answered_by_the_walk(harness: Harness, kind: str) -> None:
    position = asks(kind, out_of_turn=False)
    seats = await playing.sit_down(harness, position)
    person, view, action = await seats.asked(), await seats.view(), position.answer.action
    outcome = apply(position.state, action)

    screen = await playing.open_walk(seats)
    prompt = prompt_for(view, ENGLISH)
    assert f"**{prompt.title}**" in screen["content"]
    assert prompt.question in screen["content"]
    assert offered(screen).keys() == {str(index) for index in range(len(legal_actions(view)))}
    if len(prompt.answers) <= LISTED:
        assert all(option.words in screen["content"] for option in prompt.answers)
    assert (button(screen, "Back") is not None) == ((await seats.game()).seq > (await seats.game()).settled)

    reply = await playing.pick(seats, screen, action)
    if outcome.commits:
        assert f"You are about to: {playing.words_of(view, action)}" in playing.said(reply)
        assert (await seats.game()).seq == view.seq
        assert button(reply.message or {}, "Back") is not None
        reply = await person.press(reply.message or {}, "Confirm")
    assert await playing.last_answer(seats) == (view.seat, kind, action)
    assert (await harness.games.get(seats.id)).seq == view.seq + 1
    await seats.settled()
    await the_next_one_is_asked(seats, playing.said(reply), view.seat, outcome.state)


async def the_next_one_is_asked(seats: Seats, words: str, answered: int | None, after: playing.State) -> None:
    """The same person sees the next question at once; anybody else is called by the last message."""
    assert after.decision is not None
    title = text.title(after.decision, ENGLISH)
    if after.to_act == answered:
        assert f"**{title}**" in words
        assert "➡️" not in words
    else:
        assert words == "Done. The table is being told."
        last = seats.messages()[-1]
        assert playing.called(last) == [(await seats.asked()).name]
        assert f"**{title}**" in last["content"]


@pytest.mark.parametrize(
    ("kind", "way"),
    [
        (kind, ("reaction", "button")[number % 2])
        for number, kind in enumerate(kind for kind in KINDS if kind not in NOT_UNDER_A_PROMPT)
    ],
)
async def test_out_of_turn_it_is_answered_under_a_prompt(harness: Harness, kind: str, way: str) -> None:
    position = asks(kind, out_of_turn=True)
    seats = await playing.sit_down(harness, position)
    person, view, action = await seats.asked(), await seats.view(), position.answer.action
    outcome = apply(position.state, action)
    assert view.decision is not None
    (prompt,) = playing.open_prompts(seats.messages())
    assert playing.called(prompt) == [person.name]
    assert f"**{text.title(view.decision, ENGLISH)}**" in prompt["content"]
    assert text.question(view, view.decision, ENGLISH) in prompt["content"]

    if is_private(view.decision):
        await answer_in_private(seats, prompt, action, outcome)
    elif way == "reaction":
        await playing.by_reaction(seats, prompt, action)
    else:
        await playing.by_button(seats, prompt, action)
    await seats.settled()
    assert await playing.last_answer(seats) == (view.seat, kind, action)
    old = next(message for message in seats.messages() if message["id"] == prompt["id"])
    asks_on = outcome.state.to_act == view.seat and is_follow_on(outcome.state)
    if asks_on and (is_private(view.decision) or way == "button") and parts(old):
        number = (await seats.game()).number
        assert {part["custom_id"].split(":")[3] for part in parts(old)} == {str(number), "0"}  # the way into private
    else:
        assert parts(old) == []
        assert reactions(old) == {}
    await the_next_one_is_asked_in_public(seats, prompt, outcome)


async def answer_in_private(seats: Seats, prompt: Message, action: Action, outcome: Outcome) -> None:
    """Cards are chosen on a screen nobody else sees; nothing has to be confirmed there."""
    view, after = await seats.view(), outcome.state
    for each in legal_actions(view):
        assert isinstance(each, Pass) or playing.words_of(view, each) not in prompt["content"]
    reply = await playing.pick(seats, await playing.open_walk(seats), action)
    assert button(reply.message or {}, "Confirm") is None
    assert after.decision is not None
    if after.to_act == view.seat:
        assert f"**{text.title(after.decision, ENGLISH)}**" in playing.said(reply)
    else:
        assert playing.said(reply) == "Done. The table is being told."


async def the_next_one_is_asked_in_public(seats: Seats, prompt: Message, outcome: Outcome) -> None:
    """The last message asks, and calls whoever is asked; steps that can still be taken back call nobody again."""
    decision = outcome.state.decision
    last = [*seats.messages(), *playing.open_prompts(seats.messages())][-1]
    assert decision is not None
    if not outcome.commits and button(prompt, "Choose in private"):
        assert last["id"] == prompt["id"]
        return
    assert f"**{text.title(decision, ENGLISH)}**" in last["content"]
    assert playing.called(last) == ([(await seats.asked()).name] if outcome.commits else [])


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
    assert text.title(position.state.decision, ENGLISH) not in told[-1]["content"]
    assert playing.called(told[-1]) == [(await seats.asked()).name]
    await playing.pick(seats, await playing.open_walk(seats), action)
    assert await playing.last_answer(seats) == (view.seat, kind, action)
    await seats.settled()
    assert (seats.messages() == told) == (not apply(position.state, action).commits)
