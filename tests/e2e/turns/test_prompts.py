"""Questions out of turn in the channel: reactions and buttons, what stays private, and what is answered by itself."""

import asyncio
from collections.abc import Callable

import pytest

from bot import say
from bot.languages import ENGLISH
from bot.sandbox import ClientRefused
from bot.screens.prompt import is_private
from bot.screens.public_question import NO, NUMBERS, YES
from bot.turn.menu import menu, taps_of
from engine import legal_actions
from engine.actions import Pass, PlayGodCard
from engine.codec import load_game
from engine.core import apply, new_game
from engine.decisions import (
    BuyLeftoverWeaving,
    ChooseArmyCard,
    ChooseBenefit,
    ChooseRejuvenation,
    HireWorker,
    JoinConquest,
    MakeOffering,
    PlayGodCards,
    PlayHandGodCard,
    Produce,
    TakeTurn,
    Worship,
)
from engine.events import AnsweredByItself
from engine.foresight import Ahead
from engine.players import RandomPlayer, play_match, standing_orders
from engine.queries import has_nothing_to_rejuvenate, is_follow_on
from engine.state import Options, State
from engine.views import view as seen
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, labelled, parts, reactions
from tests.e2e.kit.playing import Moment, called, moment, moments, open_prompts, said, sit_down
from tests.e2e.kit.trouble import whispered
from tests.sizes import some

BESIDES = ["Don't ask me again", "Rules"]  # below every prompt that a standing order can answer


def asked_out_of_turn(kind: type, more: Callable[[State], bool] = lambda state: True) -> Callable[[State], bool]:
    """Positions in which somebody is asked this out of turn."""
    return lambda state: isinstance(state.decision, kind) and is_follow_on(state) and more(state)


def public(seats: Seats, message: Message) -> Message:
    """A message of the channel as it is now."""
    return next(each for each in seats.messages() if each["id"] == message["id"])


async def prompted(
    harness: Harness, kind: type, more: Callable[[State], bool] = lambda state: True
) -> tuple[Seats, Message]:
    """A table where this is asked out of turn, and the prompt that asks it."""
    seats = await sit_down(harness, moment(asked_out_of_turn(kind, more)))
    (prompt,) = open_prompts(seats.messages())
    return seats, prompt


async def answers_given(seats: Seats) -> int:
    """How many answers the game has."""
    return len(await seats.harness.games.log_since(seats.id))


# ---------------------------------------------------------------- what a prompt shows


async def test_a_prompt_offers_its_answers_as_reactions_and_as_buttons(harness: Harness) -> None:
    seats, prompt = await prompted(harness, BuyLeftoverWeaving)
    view = await seats.view()
    *buying, no = legal_actions(view)
    emojis = [*NUMBERS[: len(buying)], NO]
    assert isinstance(no, Pass)
    assert called(prompt) == [(await seats.asked()).name]
    assert reactions(prompt) == dict.fromkeys(emojis, 1)
    shown = [(part["emoji"]["name"], part["label"]) for part in labelled(prompt)]
    assert shown[:-3] == [
        (emoji, playing.words_of(view, action)) for emoji, action in zip(emojis, [*buying, no], strict=True)
    ]
    assert all("for 2 corn" in label for emoji, label in shown if emoji in NUMBERS)
    assert not any(label in prompt["content"] for _, label in shown), "what a button says is not said above it"
    assert [label for _, label in shown[-3:]] == ["All my options", *BESIDES]


async def test_yes_and_no_have_reactions_of_their_own(harness: Harness) -> None:
    seats, prompt = await prompted(harness, MakeOffering)
    assert reactions(prompt) == {YES: 1, NO: 1}
    await (await seats.asked()).react(prompt, NO)
    await (await seats.asked()).wait(lambda message: message["id"] == prompt["id"] and not parts(message))
    assert (await playing.last_answer(seats))[1:] == ("MakeOffering", Pass())


async def test_answers_that_begin_alike_say_on_their_buttons_what_they_give(harness: Harness) -> None:
    seats, prompt = await prompted(harness, ChooseBenefit)
    view = await seats.view()
    labels = [part["label"] for part in labelled(prompt)][: -1 - len(BESIDES)]
    assert labels == [playing.words_of(view, action) for action in legal_actions(view)]
    assert len(set(labels)) == len(labels)


async def test_more_answers_than_reactions_are_found_behind_the_button(harness: Harness) -> None:
    seats, prompt = await prompted(harness, JoinConquest, lambda state: len(legal_actions(state)) > len(NUMBERS) + 1)
    view = await seats.view()
    assert reactions(prompt) == {NO: 1}
    assert "*There are more answers than reactions: press **All my options** to see them all.*" in prompt["content"]
    assert [part["label"] for part in labelled(prompt)] == ["Conquer nothing", "All my options", *BESIDES]
    await playing.play(seats, legal_actions(view)[4])
    first = (await harness.games.log_since(seats.id, view.seq))[0]
    assert (first.seat, first.question, first.action) == (view.seat, "JoinConquest", legal_actions(view)[4])


async def test_a_prompt_is_complete_where_the_bot_may_not_react(harness: Harness) -> None:
    harness.sandbox.deny(harness.channel(), "add_reactions", "manage_messages")
    seats, prompt = await prompted(harness, MakeOffering)
    seq = (await seats.game()).seq
    assert reactions(prompt) == {}
    await harness.person("Elena").react(prompt, YES)
    await playing.by_button(seats, prompt, Pass())
    await seats.settled()
    assert (await harness.games.log_since(seats.id))[seq].action == Pass()
    assert reactions(public(seats, prompt)) == {YES: 1}


# ---------------------------------------------------------------- who answers, and how often it counts


async def test_reactions_of_others_and_wrong_ones_are_taken_away_and_ignored(harness: Harness) -> None:
    seats, prompt = await prompted(harness, Worship)
    asked = await seats.asked()
    given = await answers_given(seats)
    others = [harness.person(seat.name) for seat in (await seats.game()).seats if seat.name != asked.name]
    for person, emoji in [*((other, YES) for other in others), (harness.person("Elena"), NO), (asked, "🥔")]:
        before = reactions(public(seats, prompt)).get(emoji, 0)
        await person.react(prompt, emoji)
        assert reactions(public(seats, prompt))[emoji] == before + 1
        await person.wait(lambda message: message["id"] == prompt["id"] and reactions(message) == {YES: 1, NO: 1})
    assert await answers_given(seats) == given
    assert open_prompts(seats.messages())[0]["id"] == prompt["id"]


async def test_a_reaction_with_an_emoji_of_the_server_is_taken_away_by_its_name_and_id(harness: Harness) -> None:
    seats, prompt = await prompted(harness, Worship)
    elena, llama = harness.person("Elena"), "llama:123456789012345678"
    await elena.react(prompt, llama)
    assert reactions(public(seats, prompt)) == {YES: 1, NO: 1, "llama": 1}
    await elena.wait(lambda message: message["id"] == prompt["id"] and reactions(message) == {YES: 1, NO: 1})
    taken = [call.path for call in harness.sandbox.requests if call.method == "DELETE" and "/reactions/" in call.path]
    assert taken == [f"/channels/{seats.channel}/messages/{prompt['id']}/reactions/{llama}/{elena.id}"]


async def test_buttons_pressed_by_others_are_refused_in_private(harness: Harness) -> None:
    seats, prompt = await prompted(harness, Worship)
    asked, given = await seats.asked(), await answers_given(seats)
    yes = parts(prompt)[0]["custom_id"]
    other = next(seat.name for seat in (await seats.game()).seats if seat.name != asked.name)
    for name, words in (
        (other, f"The game is waiting for {asked.name} (Worship), not for you."),
        ("Elena", "You do not have a seat in game 1."),
    ):
        refusal = await (await harness.person(name).press(prompt, yes)).followup()
        assert refusal["content"] == words
        assert refusal["ephemeral"]
        private = await harness.person(name).press(prompt, "All my options")
        assert said(private) == words
    assert await answers_given(seats) == given


@pytest.mark.parametrize("ways", ["reaction reaction", "button reaction", "button button", "reaction button"])
async def test_two_answers_at_once_count_once(harness: Harness, ways: str) -> None:
    seats, prompt = await prompted(harness, BuyLeftoverWeaving)
    person, seq = await seats.asked(), (await seats.game()).seq
    first = next(iter(reactions(prompt)))

    async def press(which: str) -> None:
        name = next(part["custom_id"] for part in parts(prompt) if part["emoji"]["name"] == which)
        await person.press(prompt, name)

    one, two = ({"reaction": lambda which: person.react(prompt, which), "button": press}[way] for way in ways.split())
    await asyncio.gather(one(first), two(NO))
    await person.wait(lambda message: message["id"] == prompt["id"] and not parts(message))
    await seats.settled()
    rows = [row for row in await harness.games.log_since(seats.id) if row.question == "BuyLeftoverWeaving"]
    mine = [row for row in rows if row.seq == seq + 1]
    assert len(mine) == 1
    assert all(row.seat != mine[0].seat for row in rows if row.seq > seq + 1)
    assert reactions(public(seats, prompt)) == {}


def asks_again(state: State) -> bool:
    """Somebody produces out of turn, and is asked to go on after the first Building."""
    if not isinstance(state.decision, Produce) or not is_follow_on(state):
        return False
    after = apply(state, legal_actions(state)[0]).state
    return isinstance(after.decision, Produce) and after.to_act == state.to_act


async def test_a_late_answer_is_none_to_the_question_that_follows(harness: Harness) -> None:
    seats = await sit_down(harness, moment(asks_again))
    (prompt,) = open_prompts(seats.messages())
    person, view, offered = await seats.asked(), await seats.view(), reactions(prompt)
    assert view.seat is not None
    await harness.games.play(seats.id, view.seat, legal_actions(view)[0], view.seq)  # and nobody has been told yet
    late = await person.press(prompt, next(part["custom_id"] for part in parts(prompt) if part["emoji"]["name"] == NO))
    assert (await whispered(late)).startswith("That question has already been answered")
    await person.react(prompt, NO)
    assert reactions(public(seats, prompt)) != offered
    await person.wait(lambda message: message["id"] == prompt["id"] and reactions(message) == offered)
    (row,) = await harness.games.log_since(seats.id, view.seq)
    assert row.action == legal_actions(view)[0]


async def test_an_answered_prompt_cannot_be_answered_again(harness: Harness) -> None:
    seats, prompt = await prompted(harness, MakeOffering)
    person, yes = await seats.asked(), parts(prompt)[0]["custom_id"]
    await playing.by_button(seats, prompt, Pass())
    await seats.settled()
    given = await answers_given(seats)
    await person.react(prompt, YES)
    with pytest.raises(ClientRefused):
        await person.press(prompt, yes)
    await seats.settled()
    assert await answers_given(seats) == given


# ---------------------------------------------------------------- what stays private


async def test_cards_are_never_named_in_public_before_they_are_played(harness: Harness) -> None:
    position = moment(asked_out_of_turn(PlayGodCards), lambda action: isinstance(action, PlayGodCard))
    seats = await sit_down(harness, position)
    (prompt,) = open_prompts(seats.messages())
    person, view, told = await seats.asked(), await seats.view(), seats.messages()
    assert view.seat is not None
    assert reactions(prompt) == {NO: 1}
    assert [part["label"] for part in labelled(prompt)] == ["Play no God cards", "Choose in private", *BESIDES]
    hand = view.players[view.seat].god_hand
    assert hand
    assert not any(card in str(message) for card in hand for message in told[-2:])

    chosen = await playing.pick(seats, await playing.open_walk(seats), position.answer.action)
    assert await seats.is_planning()
    back = await person.press(chosen.message or {}, "Back")
    assert not await seats.is_planning()
    await playing.pick(seats, back.message or {}, position.answer.action)
    await seats.settled()
    assert seats.messages() == told

    kept = (await seats.planned()).plan
    why = await whispered(await playing.by_button(seats, prompt, Pass()))
    assert why.startswith("**That answer does not count yet: your plan says something else.**")
    await person.react(prompt, NO)
    await person.wait(lambda message: message["id"] == prompt["id"] and reactions(message) == {NO: 1})
    assert (await seats.planned()).plan == kept
    assert (await seats.game()).seq == view.seq


@pytest.mark.parametrize("way", ["reaction", "button"])
async def test_no_can_be_said_in_public_to_a_private_question(harness: Harness, way: str) -> None:
    seats, prompt = await prompted(harness, PlayGodCards)
    view = await seats.view()
    await {"reaction": playing.by_reaction, "button": playing.by_button}[way](seats, prompt, Pass())
    await seats.settled()
    row = (await harness.games.log_since(seats.id))[view.seq]
    assert (row.seat, row.question, row.action) == (view.seat, "PlayGodCards", Pass())


async def test_what_was_played_in_private_is_told_once_it_is_final(harness: Harness) -> None:
    position = next(
        found
        for found in moments()
        if isinstance(found.state.decision, PlayGodCards)
        and found.undoable == ("PlayGodCards",)
        and apply(found.state, Pass()).commits
    )
    seats = await sit_down(harness, position)
    played = position.saved.answers[position.at - 1].action
    assert isinstance(played, PlayGodCard)
    assert not any(played.card in message["content"] for message in seats.messages()[-1:])
    await playing.by_walk(seats, Pass())
    await seats.settled()
    assert any(played.card in message["content"] for message in seats.messages()[-2:])


async def test_a_private_question_without_a_no_says_only_where_to_choose(harness: Harness) -> None:
    _, prompt = await prompted(harness, ChooseArmyCard)
    assert reactions(prompt) == {}
    assert prompt["content"].endswith("*Only you can see the cards: choose in private.*")


@pytest.mark.parametrize("kind", [ChooseArmyCard, TakeTurn, HireWorker])
async def test_a_screen_marks_what_is_final(harness: Harness, kind: type) -> None:
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, kind) and not is_follow_on(state)))
    screen = await playing.open_walk(seats)
    entries = taps_of(menu((await seats.planned()).here, {}))
    shown = {part["custom_id"]: part.get("emoji") or {} for part in parts(screen)}
    marked = {name.split(":")[4]: emoji.get("name", "") for name, emoji in shown.items() if ":tap:" in name}
    assert marked
    for number, sign in marked.items():
        after = entries[int(number)].after
        assert (sign == "🔒") == (after.ahead is Ahead.COMES_UP)
        assert (sign == "✅") == (after.ahead is Ahead.HANDED_OVER and after.own_turn)


# ---------------------------------------------------------------- one call for each decision


async def test_the_steps_of_a_turn_call_nobody_again(harness: Harness) -> None:
    seats = await sit_down(harness, playing.near_end("2p-greedy", 200))
    calls = 0
    for _ in range(25):
        known = {message["id"] for message in seats.messages()}
        before, out_of_turn = (await seats.game()).to_act, is_follow_on(await seats.view())
        await seats.choose(index=len(legal_actions(await seats.next_view())) - 1)
        await seats.settled()
        new = [message for message in seats.messages() if message["id"] not in known and message["mentions"]]
        if (await seats.game()).to_act != before:
            assert [called(message) for message in new] == [[(await seats.asked()).name]]
            calls += 1
        elif not out_of_turn and not is_follow_on(await seats.view()):
            assert new == []
    assert calls > 1


# ---------------------------------------------------------------- answers nobody has to give


def kind_asked(state: State) -> str | None:
    """What orders could answer here."""
    return None if state.decision is None else standing_orders.kind_of(seen(state, state.decision.seat))


def order_for(kind: str) -> str:
    """An order of this kind, to leave it be wherever there is one."""
    return "pass" if "pass" in standing_orders.KINDS[kind].orders else "take"


def answered_by_order(state: State, kind: str) -> bool:
    """Whether such an order gives an answer here: what one must take, nobody can leave be."""
    if state.decision is None or kind_asked(state) != kind:
        return False
    return standing_orders.answer(seen(state, state.decision.seat), {kind: order_for(kind)}) is not None


# No golden game of several people asks it out of turn.
NOT_SHOWN = ("hire", "free_army", "rearranging", "nation", "noble")


@pytest.mark.parametrize("kind", some([kind for kind in standing_orders.KINDS if kind not in NOT_SHOWN], 6))
async def test_a_standing_order_answers_an_open_prompt_at_once_and_is_told(harness: Harness, kind: str) -> None:
    seats = await sit_down(harness, moment(lambda state: is_follow_on(state) and answered_by_order(state, kind)))
    (prompt,) = open_prompts(seats.messages())
    person, view, what = await seats.asked(), await seats.view(), order_for(kind)
    expected = standing_orders.answer(view, {kind: what})
    await person.slash(seats.channel, "orders", question=kind, order=what)
    await seats.settled()
    row = (await harness.games.log_since(seats.id))[view.seq]
    assert (row.seat, row.action, row.automatic) == (view.seat, expected, True)
    final = (await seats.game()).settled > view.seq
    told = [each for each in seats.messages() if f"✔ ⚙️ {person.name}" in each["content"]]
    assert len(told) == final
    for message in told if len(called(prompt)) == 1 else ():  # in a Festival another one may have taken its place
        assert message["content"].startswith("✔ ⚙️ ") or message["id"] != prompt["id"]
        assert parts(message) == [] or message["id"] != prompt["id"]


async def test_a_prompt_about_what_has_a_price_tells_what_there_is_to_pay_with(harness: Harness) -> None:
    seats, prompt = await prompted(harness, ChooseRejuvenation)
    view, name = await seats.view(), (await seats.asked()).name
    assert view.seat is not None
    player = view.players[view.seat]
    goods = f"🥔 {player.potato} · 🌽 {player.corn} · 🪨 {player.stone} · 🟡 {player.gold}"
    assert f"\n{name} has {goods}\n" in prompt["content"]


async def test_orders_tell_what_they_have_done(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: kind_asked(state) == "offering" and is_follow_on(state)))
    person = await seats.asked()
    await person.slash(seats.channel, "orders", question="worship", order="pass")
    given = said(await person.slash(seats.channel, "orders", question="offering", order="pass"))
    assert "• Offering: corn for a Temple step: always pass (has not answered yet)" in given
    await seats.settled()
    worship, offering = said(await person.slash(seats.channel, "orders")).splitlines()[1:]
    assert worship == "• Worship: a Statue for a Temple step: always pass (has not answered yet)"
    assert offering.startswith("• Offering: corn for a Temple step: always pass (⚙️ has answered 1 time, last <t:")
    assert offering.endswith(": no Offering)")


async def test_a_question_that_orders_answer_is_never_asked(harness: Harness) -> None:
    position = next(
        found
        for found, following in zip(moments_in_order(), moments_in_order()[1:], strict=False)
        if found.saved is following.saved
        and isinstance(following.state.decision, Produce)
        and is_follow_on(following.state)
        and found.state.to_act != following.state.to_act
        and not is_private(found.state.decision)
    )
    seats = await sit_down(harness, position)
    after = apply(position.state, position.answer.action).state
    assert after.to_act is not None
    game = await seats.game()
    owner = harness.person(game.seats[after.to_act].name)
    await owner.slash(seats.channel, "orders", question="produce", order="take", resource="corn", at_least=99)
    await seats.settled()
    before = {message["id"] for message in seats.messages()}
    await harness.games.play(seats.id, position.answer.seat, position.answer.action, position.at)
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    row = (await harness.games.log_since(seats.id))[position.at + 1]
    assert (row.seat, row.question, row.action, row.automatic) == (after.to_act, "Produce", Pass(), True)
    new = [message for message in seats.messages() if message["id"] not in before]
    assert not any("**Produce**" in message["content"] and called(message) == [owner.name] for message in new)
    told = [message["content"] for message in seats.messages()]
    assert any(f"⚙️ Answered by standing orders: {owner.name}." in content for content in told)


def moments_in_order() -> list[playing.Moment]:
    """Game by game, answer by answer."""
    return sorted(moments(), key=lambda found: (str(found.saved.seed), found.at))


async def test_an_order_to_hire_waits_while_the_turn_can_be_taken_back(harness: Harness) -> None:
    position = next(
        found for found in moments() if type(found.state.decision).__name__ == "HireWorker" and found.undoable
    )
    seats = await sit_down(harness, position)
    person, seq = await seats.asked(), (await seats.game()).seq
    await person.slash(seats.channel, "orders", question="hire", order="pass")
    await seats.settled()
    assert (await seats.game()).seq == seq
    assert said(await person.slash(seats.channel, "undo")).startswith("Taken back.")


async def test_that_there_is_nothing_more_to_do_is_answered_by_itself_and_goes_without_saying(harness: Harness) -> None:
    question = "PlayArmy"
    position = next(
        found
        for found in moments()
        if not (is_follow_on(found.state) and found.in_private)
        and any(_alone(event, question) for event in apply(found.state, found.answer.action).events)
    )
    seats = await sit_down(harness, position)
    alone = next(event for event in apply(position.state, position.answer.action).events if _alone(event, question))
    await playing.by_choose(seats, position.answer.action)
    await seats.settled()
    names = [seat.name for seat in (await seats.game()).seats]
    words = say.event(alone, names, ENGLISH)
    for name in (names[alone.seat], "Elena"):
        assert words not in said(await harness.person(name).slash(seats.channel, "log", turns=1))
    assert not any(row.seq > position.at + 1 for row in await harness.games.log_since(seats.id))


def _alone(event: object, question: str) -> bool:
    """Somebody could only pass."""
    return isinstance(event, AnsweredByItself) and event.question == question and isinstance(event.action, Pass)


@pytest.mark.parametrize("way", ["reaction", "button"])
async def test_whoever_says_no_in_the_channel_is_asked_there_what_comes_next(harness: Harness, way: str) -> None:
    """Also if a card might have been chosen: it was not, so there is nothing to hide."""

    options, before = Options(modules=("way_of_the_sun:simpa",)), 78
    alone = play_match(options, "56", [RandomPlayer(56)] * 2)
    state = new_game(options, "56")
    for answer in alone.answers[:before]:
        state = apply(state, answer.action).state
    assert isinstance(state.decision, PlayHandGodCard)
    assert apply(state, Pass()).state.to_act == state.to_act
    seats = await sit_down(harness, Moment(load_game(alone.saved()), before, state))
    person, (prompt,) = await seats.asked(), open_prompts(seats.messages())
    if way == "reaction":
        await person.react(prompt, NO)
        await person.wait(lambda one: playing.says_otherwise(one, prompt), seats.channel)
    else:
        await person.press(prompt, next(part["custom_id"] for part in parts(prompt) if part["emoji"]["name"] == NO))
    await seats.settled()
    assert (await seats.asked()).name == person.name
    (again,) = open_prompts(seats.messages())
    asked = (await seats.view()).decision
    assert asked is not None
    assert say.title(asked, ENGLISH) in again["content"]


async def test_nobody_is_asked_what_to_rejuvenate_if_nothing_is_left(harness: Harness) -> None:
    def is_idle(state: State) -> bool:
        asked = state.decision
        return isinstance(asked, ChooseRejuvenation) and is_follow_on(state) and has_nothing_to_rejuvenate(state, asked)

    position = moment(is_idle)
    seats = await sit_down(harness, position)
    await seats.settled()
    given = [(row.seat, row.action) for row in await harness.games.log_since(seats.id)]
    assert given[position.at] == (position.state.to_act, Pass())
