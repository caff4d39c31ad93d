"""Asked at the same time: whoever comes later in a round answers now, and it counts in turn order."""

import re

import pytest

from bot.sandbox import Person
from bot.screens.public_question import NO
from engine import apply, legal_actions, view
from engine.actions import Pass
from engine.decisions import BuyLeftoverWeaving, FeedGods, PlayGodCards, TakeTurn
from engine.early import asked_early, awaited
from engine.planned import Planned
from engine.state import State
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts, reactions
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.moments import leftover
from tests.e2e.kit.playing import called, moment, moments, newest, open_prompts, said, sit_down
from tests.e2e.kit.routes import RESTART, pressed
from tests.e2e.kit.saying_ahead import ONLY_THIS, back, begun, my_turn, others, say_all, shown, tap, taps
from tests.e2e.kit.trouble import planted, whispered


@pytest.fixture
def harness(inked_harness: Harness) -> Harness:
    return inked_harness


async def festival(harness: Harness, kind: type) -> Seats:
    """A Festival of three, where several are about to be asked this."""

    def wanted(state: State) -> bool:
        several = len(state.players) == 3 and isinstance(state.decision, kind) and not state.last_festival
        return several and [*awaited(view(state, None)).values()].count(kind.__name__) > 1

    return await sit_down(harness, moment(wanted))


@pytest.mark.parametrize("kind", [FeedGods, PlayGodCards])
async def test_a_festival_calls_all_who_have_a_choice_at_once(harness: Harness, kind: type) -> None:
    seats = await festival(harness, kind)
    names = [seat.name for seat in (await seats.game()).seats]
    waiting = awaited(await harness.games.view(seats.id, None))
    people = [harness.person(names[seat]) for seat, asked in waiting.items() if asked == kind.__name__]
    (prompt,) = open_prompts(seats.messages())
    assert sorted(called(prompt)) == sorted(person.name for person in people)
    assert " · ".join(f"{person.name} …" for person in people) in prompt["content"]
    asked = (await seats.game()).seq
    for person in people[1:]:
        await say_all(seats, person)
        (prompt,) = open_prompts(seats.messages())
        assert f"{person.name} ✔" in prompt["content"]
    assert f"{people[0].name} …" in prompt["content"]
    assert (await seats.game()).seq == asked
    before = len(seats.messages())
    await say_all(seats, people[0])
    log = (await harness.games.log_since(seats.id))[asked:]
    given = [names[row.seat] for row in log if row.question == kind.__name__]
    assert list(dict.fromkeys(given)) == [person.name for person in people]
    assert len(seats.messages()) <= before + 1
    for prompt in open_prompts(seats.messages()):  # what was answered before is no answer to what is asked now
        named = {str(harness.person(name).id): name for name in names}
        waited_for = {named[person] for person in re.findall(r"<@(\d+)>", prompt["content"])}
        assert not waited_for & set(re.findall(r"(\w+) ✔", prompt["content"]))


async def test_an_answer_to_another_question_shows_nobody_as_done(harness: Harness) -> None:
    seats = await festival(harness, PlayGodCards)
    game = await seats.game()
    _, second, *_ = awaited(await harness.games.view(seats.id, None))
    stale = Planned(FeedGods.__name__, (Pass(),), turn=(await seats.view()).turn)
    await harness.games.plans.say_ahead(
        seats.id, second, (stale,), (await harness.games.plans.get(seats.id, second)).number
    )
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    (prompt,) = open_prompts(seats.messages())
    assert f"{game.seats[second].name} …" in prompt["content"]


async def test_a_prompt_to_several_has_the_numbers_of_each_by_name_and_the_button_to_their_answers(
    harness: Harness,
) -> None:
    seats = await festival(harness, FeedGods)
    (prompt,) = open_prompts(seats.messages())
    for name in called(prompt):
        seat = next(number for number, each in enumerate((await seats.game()).seats) if each.name == name)
        hand = len((await harness.games.view(seats.id, seat)).players[seat].god_hand)
        assert f"\n{name}: Your God cards cost {hand} potato" in prompt["content"]
    first = (await seats.asked()).name
    assert f"These are the answers of {first}; the others press **All my options**." in prompt["content"]
    assert button(prompt, "All my options")


async def test_what_is_offered_to_all_alike_is_offered_as_such_whatever_they_hold(harness: Harness) -> None:
    seats = await festival(harness, PlayGodCards)
    (prompt,) = open_prompts(seats.messages())
    assert "These are the answers of" not in prompt["content"]
    assert "Answer in any order" in prompt["content"]


async def test_what_comes_next_at_a_festival_is_another_call(harness: Harness) -> None:
    """Although all have answered a moment ago; only whoever has just answered is looking, and no phone rings."""

    def wanted(state: State) -> bool:
        feeding = isinstance(state.decision, FeedGods) and not state.last_festival
        return feeding and len(state.players) == 4 and state.active in awaited(view(state, None))

    seats = await sit_down(harness, moment(wanted))
    (prompt,) = open_prompts(seats.messages())
    while isinstance((await seats.view()).decision, FeedGods):
        await say_all(seats, await seats.asked())
    (another,) = open_prompts(seats.messages())
    names = [seat.name for seat in (await seats.game()).seats]
    waiting = [names[seat] for seat in awaited(await harness.games.view(seats.id, None))]
    assert len(waiting) > 1
    last = names[(await harness.games.log_since(seats.id))[-1].seat]
    assert last in waiting
    assert sorted(called(another)) == sorted({*waiting} - {last})
    assert harness.person(last).mention in another["content"]
    assert prompt["id"] not in {message["id"] for message in seats.messages()}, "the other one says what was paid"


async def test_what_was_said_ahead_and_is_played_is_not_called_impossible_when_the_rest_is_asked(
    harness: Harness,
) -> None:
    seats = await festival(harness, PlayGodCards)
    number = list(awaited(await harness.games.view(seats.id, None)))[-1]
    second = harness.person((await seats.game()).seats[number].name)
    screen = await my_turn(seats, second)
    for place in range(len(taps(screen))):
        screen = await tap(second, screen, place)
        if button(screen, ONLY_THIS):
            break
        screen = await back(second, screen)
    await second.press(screen, ONLY_THIS)
    for _ in range(40):
        if (await seats.game()).to_act == number:
            break
        await say_all(seats, await seats.asked())
    assert [row.question for row in await harness.games.log_since(seats.id) if row.seat == number][-1] == "PlayGodCards"
    assert isinstance((await seats.view()).decision, PlayGodCards)
    (prompt,) = open_prompts(seats.messages())
    assert called(prompt) == [second.name]
    assert "No longer possible" not in words_of(await my_turn(seats, second))


async def asked_of_two(harness: Harness) -> tuple[Seats, Person, Person, Message]:
    seats = await sit_down(harness, moment(leftover))
    first = await seats.asked()
    (prompt,) = open_prompts(seats.messages())
    (second,) = [harness.person(name) for name in called(prompt) if name != first.name]
    return seats, first, second, prompt


@pytest.mark.parametrize("way", ["reaction", "button"])
async def test_a_prompt_to_two_is_answered_in_any_order(harness: Harness, way: str) -> None:
    seats, first, second, prompt = await asked_of_two(harness)
    asked = (await seats.game()).seq
    if way == "reaction":
        await second.react(prompt, NO)
        await second.wait(lambda message: f"{second.name} ✔" in message["content"], seats.channel)
    else:
        await second.press(prompt, next(part["custom_id"] for part in parts(prompt) if part["emoji"]["name"] == NO))
    await seats.settled()
    (noted,) = open_prompts(seats.messages())
    assert (noted["id"], reactions(noted)[NO]) == (prompt["id"], 1)
    assert f"{second.name} ✔" in noted["content"]
    assert (await seats.game()).seq == asked
    await first.react(noted, NO)
    await first.wait(lambda message: message["id"] == prompt["id"] and not parts(message), seats.channel)
    await seats.settled()
    log = (await harness.games.log_since(seats.id))[asked:]
    assert [(row.question, row.action) for row in log[:2]] == [("BuyLeftoverWeaving", Pass())] * 2
    (ended,) = [message for message in seats.messages() if message["id"] == prompt["id"]]
    assert [line[:1] for line in ended["content"].splitlines()] == ["✔", "✔"]


async def test_who_has_not_answered_is_asked_in_the_same_message(harness: Harness) -> None:
    seats, first, second, prompt = await asked_of_two(harness)
    before = [message["id"] for message in seats.messages()]
    await first.react(prompt, NO)
    await first.wait(lambda message: f"✔ {first.name}" in message["content"], seats.channel)
    await seats.settled()
    assert (await seats.asked()).name == second.name
    (again,) = open_prompts(seats.messages())
    assert again["id"] == prompt["id"]
    assert [message["id"] for message in seats.messages()] == before
    await second.react(again, NO)
    await second.wait(lambda message: message["id"] == prompt["id"] and not parts(message), seats.channel)


def with_done(prompt: Message, person: Person) -> str:
    """The words of a prompt to two after one of them has answered ahead."""
    before = str(prompt["content"])
    now = before.replace(f"{person.name} …", f"{person.name} ✔").replace(f" <@{person.id}>", "")
    now = now.replace("*Answer in any order; it counts in turn order.*\n", "")
    return "\n".join(line for line in now.splitlines() if not line.startswith(f"{person.name} has "))


async def test_what_is_said_ahead_is_seen_by_nobody_else(harness: Harness) -> None:
    seats, first, second, prompt = await asked_of_two(harness)
    number = next(part for part in parts(prompt) if part["custom_id"].startswith("b:reply:"))
    told = [message["content"] for message in seats.messages()]
    await second.press(prompt, number["custom_id"])
    await seats.settled()
    now = [message["content"] for message in seats.messages()]
    assert [one for one in zip(told, now, strict=True) if one[0] != one[1]] == [(told[-1], now[-1])]
    assert now[-1] == with_done(prompt, second)
    assert said(await first.press(prompt, "All my options")) == said(await first.press(prompt, "All my options"))
    assert (await harness.games.plans.get(seats.id, (await seats.game()).to_act or 0)).ahead == ()


async def left_to_two(harness: Harness) -> tuple[Seats, Person, Message]:
    """Somebody leaves Weavings in the middle of a turn of which there is something to tell; and who is asked later."""
    position = next(
        found
        for found in moments()
        if not isinstance(found.state.decision, BuyLeftoverWeaving)
        and found.undoable
        and leftover(apply(found.state, found.answer.action).state)
    )
    seats = await sit_down(harness, position)
    state = position.state
    await harness.games.play(seats.id, state.to_act or 0, position.answer.action, state.seq)
    harness.bot.tables.wake(seats.id)
    await seats.settled()
    (prompt,) = open_prompts(seats.messages())
    first = await seats.asked()
    (second,) = [harness.person(name) for name in called(prompt) if name != first.name]
    return seats, second, prompt


async def test_a_prompt_goes_on_telling_what_has_happened_when_somebody_has_answered_ahead(harness: Harness) -> None:
    seats, second, prompt = await left_to_two(harness)
    assert [line for line in prompt["content"].splitlines() if line.startswith("• ")]
    await second.press(prompt, next(part["custom_id"] for part in parts(prompt) if part["emoji"]["name"] == NO))
    await seats.settled()
    (now,) = open_prompts(seats.messages())
    assert now["content"] == with_done(prompt, second)


async def test_whoever_has_answered_ahead_below_a_prompt_that_is_gone_is_not_asked_again(harness: Harness) -> None:
    seats, first, second, prompt = await asked_of_two(harness)
    await harness.person("Ana").delete(prompt)
    screen = (await second.slash(seats.channel, "choose")).message or {}
    await tap(second, screen, -1)
    await seats.settled()
    (again,) = open_prompts(seats.messages())
    assert called(again) == [first.name]
    assert reactions(again)
    await first.react(again, NO)
    await first.wait(lambda message: message["id"] == again["id"] and not parts(message), seats.channel)
    await seats.settled()
    assert open_prompts(seats.messages()) == []


async def test_nobody_else_is_asked_in_the_turn_of_another(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: isinstance(state.decision, TakeTurn)))
    (second,) = await others(seats)
    assert "not for you" in words_of(await my_turn(seats, second))


async def test_reactions_while_the_bot_was_away_count_in_turn_order(harness: Harness) -> None:
    seats, first, second, prompt = await asked_of_two(harness)
    before = (await seats.game()).seq
    await harness.stop_bot()
    await second.react(prompt, NO)
    await first.react(prompt, NO)
    await harness.start_bot()
    await harness.bot.answering.catch_up()
    await seats.settled()
    game = await seats.game()
    answers = [row for row in await harness.games.log_since(seats.id) if row.seq > before]
    assert [(game.seats[row.seat].name, row.action) for row in answers[:2]] == [
        (first.name, Pass()),
        (second.name, Pass()),
    ]


async def test_what_others_have_made_impossible_is_not_said_any_more(harness: Harness) -> None:
    seats = await begun(harness, 3)
    first = await seats.asked()
    second, third = await others(seats)
    for person in (second, third):
        await tap(person, await my_turn(seats, person))
    await seats.settled()
    before = len(seats.messages())
    await tap(first, await my_turn(seats, first))  # the same one
    await seats.settled()
    new = seats.messages()[before:]
    assert [sorted(called(message)) for message in new if message["mentions"]] == [sorted([second.name, third.name])]
    assert shown(seats, newest(seats, "turn")) == ([], sorted([second.name, third.name]))
    screen = words_of(await my_turn(seats, third))
    assert "No longer possible" in screen
    assert "Noted" not in screen
    assert "said ahead" not in said(await third.slash(seats.channel, "orders"))
    await tap(third, await my_turn(seats, third))
    await tap(second, await my_turn(seats, second), -1)
    await seats.settled()
    assert [row.question for row in await harness.games.log_since(seats.id)] == ["PickStartingWeaving"] * 3


async def test_who_has_said_what_is_impossible_now_is_called_at_once_also_before_their_turn(harness: Harness) -> None:
    seats = await begun(harness, 4)
    first = await seats.asked()
    second, third, _ = await others(seats)
    await tap(third, await my_turn(seats, third))
    await seats.settled()
    before = {message["id"] for message in seats.messages()}
    await tap(first, await my_turn(seats, first))  # the same one
    await seats.settled()
    assert (await seats.asked()).name == second.name
    new = [message for message in seats.messages() if message["id"] not in before and message["mentions"]]
    assert [third.name in called(message) for message in new] == [True]
    assert "No longer possible" in words_of(await my_turn(seats, third))


def beyond_the_last(state: State) -> bool:
    """Whether two are asked about the same Weavings, of which the second cannot buy the first one."""
    if not isinstance(state.decision, BuyLeftoverWeaving):
        return False
    seen = [asked_early(view(state, seat)) for seat in awaited(view(state, None)) if seat != state.to_act]
    return any(one is not None and legal_actions(state)[0] not in legal_actions(one) for one in seen)


async def asked_of_a_poor_one(harness: Harness) -> tuple[Seats, Person, Person, Message]:
    seats = await sit_down(harness, moment(beyond_the_last))
    first, (prompt,) = await seats.asked(), open_prompts(seats.messages())
    (second,) = [harness.person(name) for name in called(prompt) if name != first.name]
    return seats, first, second, prompt


async def test_who_cannot_say_it_is_told_why(harness: Harness) -> None:
    seats, _, second, prompt = await asked_of_a_poor_one(harness)
    weaving = next(part["custom_id"] for part in parts(prompt) if part["custom_id"].startswith("b:reply:"))
    assert "corn" in await whispered(await second.press(prompt, weaving))
    await seats.settled()
    (now,) = open_prompts(seats.messages())
    assert f"{second.name} …" in now["content"]


async def test_a_reaction_that_cannot_count_keeps_no_other_from_counting_after_a_start(harness: Harness) -> None:
    seats, first, second, prompt = await asked_of_a_poor_one(harness)
    before = (await seats.game()).seq
    await harness.stop_bot()
    await second.react(prompt, next(emoji for emoji in reactions(prompt) if emoji != NO))
    await first.react(prompt, NO)
    await harness.start_bot()
    await harness.bot.answering.catch_up()
    await seats.settled()
    answers = [row for row in await harness.games.log_since(seats.id) if row.seq > before]
    assert answers[0].action == Pass()


async def test_a_no_in_the_channel_throws_away_nothing_that_was_said_ahead_in_private(harness: Harness) -> None:
    seats, _, second, _ = await asked_of_two(harness)
    await say_all(seats, second)
    (noted,) = open_prompts(seats.messages())
    assert f"{second.name} ✔" in noted["content"]
    no = next(part["custom_id"] for part in parts(noted) if part["emoji"]["name"] == NO)
    why = await whispered(await second.press(noted, no))
    assert why.startswith("**That answer does not count yet: your plan says something else.**")
    await seats.settled()
    (now,) = open_prompts(seats.messages())
    assert f"{second.name} …" in now["content"]  # neither counts, and both can still be said
    screen = await my_turn(seats, second)
    noted_again = await second.press(screen, "Confirm")
    assert "Noted" in said(noted_again)
    await pressed(second, noted_again.message or {}, RESTART)
    await seats.settled()
    await second.press(now, no)
    await seats.settled()
    (now,) = open_prompts(seats.messages())
    assert f"{second.name} ✔" in now["content"]
    assert "Buying a leftover Weaving: no" in said(await second.slash(seats.channel, "orders"))


async def test_orders_show_what_was_said_ahead_and_a_button_unsays_it(harness: Harness) -> None:
    seats, _, second, prompt = await asked_of_two(harness)
    game = await seats.game()
    said_by = next(number for number, seat in enumerate(game.seats) if seat.name == second.name)
    for index in (0, 1):
        chosen = [part["custom_id"] for part in parts(prompt) if part["custom_id"].startswith("b:reply:")][index]
        await second.press(prompt, chosen)
    await seats.settled()
    orders = await second.slash(seats.channel, "orders")
    assert "Buying a leftover Weaving: W24 fret (stone | VP), or else W10 checker" in said(orders)
    assert orders.message is not None
    old = planted(harness, seats.channel, f"b:unsay:{seats.id}:0:")
    assert said(await second.press(old, parts(old)[0]["custom_id"])) == said(orders)
    left = await second.press(orders.message, "Take back what I said ahead")
    assert "Leftover" not in said(left)
    await seats.settled()
    assert (await harness.games.plans.get(seats.id, said_by)).ahead == ()
    (now,) = open_prompts(seats.messages())
    assert f"{second.name} …" in now["content"]
    assert button(left.message or {}, "Take back what I said ahead") is None
    await second.press(now, next(part["custom_id"] for part in parts(now) if part["emoji"]["name"] == NO))
    assert "Buying a leftover Weaving: no" in said(await second.slash(seats.channel, "orders"))
