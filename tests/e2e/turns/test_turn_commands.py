"""The slash commands of a turn: what they play, what their lists offer to whom, and when they refuse."""

import pytest

from bot import say
from bot.languages import ENGLISH
from bot.screens.screen import fitted
from bot.turn.tap import tapped
from engine import legal_actions
from engine.actions import (
    Action,
    ChooseSpace,
    DiscardArmyCard,
    HireVillager,
    MoveHighPriest,
    Pass,
    PlaceWorker,
    Pray,
    RecruitNomad,
    ShowGodCard,
    ShowGold,
    TrainArmy,
)
from engine.decisions import ChooseTask, HireWorker, TakeSecondAction, TakeTurn
from engine.foresight import answered
from engine.state import State, View
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, parts
from tests.e2e.kit.layouts import words_of as all_words
from tests.e2e.kit.playing import exercises, moment, said, sit_down, words_of
from tests.e2e.kit.routes import MORE, RESTART, pressed

TURN_COMMANDS: dict[str, dict[str, str]] = {
    "place": {"worker": "priest"},
    "priest": {"spaces": "1"},
    "pray": {},
    "train": {},
    "recruit": {"worker": "priest"},
    "army": {"card": "A01"},
    "hire": {"end": "potato"},
    "choose": {"answer": "pray"},
    "undo": {},
    "confirm": {},
}
LISTS = (
    ("place", "worker", (PlaceWorker,)),
    ("priest", "spaces", (MoveHighPriest,)),
    ("recruit", "worker", (RecruitNomad,)),
    ("army", "card", (DiscardArmyCard,)),
)


def main_action(state: State) -> bool:
    """A turn begins that has everything: Workers to place, gold to show, Nomads, and Army cards in hand."""
    if not isinstance(state.decision, TakeTurn) or state.turn <= len(state.players):
        return False
    player = state.players[state.decision.seat]
    return bool(player.gold and player.army_hand and player.priest and len(set(player.workers)) > 1)


def hiring(state: State) -> bool:
    """The end of a turn."""
    return isinstance(state.decision, HireWorker)


@exercises(*TURN_COMMANDS)
async def test_only_the_one_who_is_asked_can_use_the_commands_of_a_turn(harness: Harness) -> None:
    seats = await sit_down(harness, moment(main_action))
    asked, elena = await seats.asked(), harness.person("Elena")
    other = next(harness.person(seat.name) for seat in (await seats.game()).seats if seat.name != asked.name)
    before = await seats.game()
    for command, given in TURN_COMMANDS.items():
        assert said(await elena.slash(seats.channel, command, **given)) == "You do not have a seat in game 1."
        waits = said(await other.slash(seats.channel, command, **given))
        assert waits == f"The game is waiting for {asked.name} (Main action), not for you."
        nothing = said(await asked.slash(harness.channel("cusco"), command, **given))
        assert nothing.startswith("There is no game in this channel.")
    assert await seats.game() == before


async def test_the_commands_of_a_turn_wait_for_the_start(harness: Harness) -> None:
    ana = harness.person("Ana")
    await ana.slash(harness.channel(), "game new")
    for command, given in TURN_COMMANDS.items():
        assert said(await ana.slash(harness.channel(), command, **given)) == "This game has not started yet."


# ---------------------------------------------------------------- lists


async def names(seats: Seats, command: str, option: str, person: str = "", **given: str) -> list[str]:
    """What a list offers."""
    who = seats.harness.person(person) if person else await seats.asked()
    given.setdefault(option, "")
    offered = await who.autocomplete(seats.channel, command, focused=option, **given)
    return [each["name"] for each in offered]


def open_now(view: View, *kinds: type) -> list[str]:
    """The legal answers of these kinds, in words as long as a list shows them."""
    return [fitted(words_of(view, action), 100) for action in legal_actions(view) if isinstance(action, kinds)]


async def test_lists_offer_what_is_legal_to_the_one_who_is_asked_and_nothing_to_others(harness: Harness) -> None:
    seats = await sit_down(harness, moment(main_action))
    view = await seats.view()
    for command, option, kinds in LISTS:
        assert await names(seats, command, option) == open_now(view, *kinds) != []
    assert await names(seats, "choose", "answer") == open_now(view, object)
    assert await names(seats, "hire", "end") == []
    strangers = [seat.name for seat in (await seats.game()).seats if seat.name != (await seats.asked()).name]
    for stranger in [*strangers, "Elena"]:
        for command, option, _ in [*LISTS, ("choose", "answer", ()), ("hire", "end", ())]:
            assert await names(seats, command, option, stranger) == []


async def test_the_lists_of_place_follow_what_was_chosen_before(harness: Harness) -> None:
    seats = await sit_down(harness, moment(main_action))
    view = await seats.view()
    here = (await seats.planned()).here
    for placing in (action for action in legal_actions(view) if isinstance(action, PlaceWorker)):
        placed = answered(here, placing)
        after = placed.seen
        worker = await playing.suggested(seats, "place", "worker", words_of(view, placing))
        cards = await names(seats, "place", "card", worker=worker)
        assert cards == open_now(after, ShowGodCard, ShowGold)
        assert any("1 gold for" in each for each in cards)
        assert all("food" in each for each in cards)
        for showing in (action for action in legal_actions(after) if isinstance(action, ShowGodCard)):
            there = answered(placed, showing).seen
            card = await playing.suggested(seats, "place", "card", words_of(after, showing), worker=worker)
            spaces = await names(seats, "place", "space", worker=worker, card=card)
            at_once = open_now(there, ChooseSpace)
            assert spaces[: len(at_once)] == at_once
            assert all("A" in each.partition(" → ")[0] for each in spaces[len(at_once) :])  # an Army card is cashed
            assert all("food" in each and "task" in each for each in spaces)
    assert await names(seats, "place", "card", worker="nobody") == []
    assert await names(seats, "place", "space", worker=worker, card="nothing") == []
    for stranger in ("Elena", "Chaska"):
        assert await names(seats, "place", "space", stranger, worker=worker, card=card) == []
    assert (await seats.game()).seq == view.seq


async def test_what_is_typed_narrows_a_list(harness: Harness) -> None:
    seats = await sit_down(harness, moment(main_action))
    view = await seats.view()
    everything = open_now(view, object)
    typed = await names(seats, "choose", "answer", answer="HIGH pri")
    assert typed == [words for words in everything if "High Priest" in words] != everything
    assert await names(seats, "choose", "answer", answer="nothing like that") == []


async def test_the_list_of_hire_is_for_the_end_of_the_turn(harness: Harness) -> None:
    seats = await sit_down(harness, moment(hiring))
    view = await seats.view()
    ends = await names(seats, "hire", "end")
    assert ends == open_now(view, HireVillager, Pass)
    assert all(" for 1 " in each for each in ends[:-1])
    for command, option, _ in LISTS[:3]:
        assert await names(seats, command, option) == []
    cusco = await sit_down(harness, moment(lambda state: isinstance(state.decision, ChooseTask)), "cusco")
    assert any(isinstance(action, Pass) for action in legal_actions(await cusco.view()))
    assert await names(cusco, "hire", "end") == []


# ---------------------------------------------------------------- answers


@exercises("place")
async def test_place_does_worker_card_and_space_at_once(harness: Harness) -> None:
    position = moment(main_action, lambda action: isinstance(action, PlaceWorker))
    seats = await sit_down(harness, position)
    person, seq = await seats.asked(), (await seats.game()).seq
    wanted = placing_of(position)
    reply = await playing.by_place(seats, wanted)
    assert (await planned(seats))[: len(wanted)] == wanted
    refused = await person.slash(seats.channel, "place", worker="a Priest")
    assert said(refused).startswith("Something else is asked now: ")
    await playing.end(seats, reply)
    rows = await harness.games.log_since(seats.id)
    assert [row.action for row in rows[seq : seq + len(wanted)]] == wanted


async def planned(seats: Seats) -> list[Action]:
    """The answers that are said and not played."""
    return [action for answer in (await seats.planned()).plan.answers for action in answer.choices]


def placing_of(position: playing.Moment) -> list[Action]:
    """The Worker, the card or gold, and the space of a placement."""
    found = []
    for answer in position.saved.answers[position.at :]:
        if not isinstance(answer.action, PlaceWorker | ShowGodCard | ShowGold | ChooseSpace):
            break
        found.append(answer.action)
    return found


@exercises("place", "undo")
async def test_place_without_a_space_asks_for_it_and_undo_goes_back(harness: Harness) -> None:
    position = moment(main_action, lambda action: isinstance(action, PlaceWorker))
    seats = await sit_down(harness, position)
    person, view = await seats.asked(), await seats.view()
    wanted = placing_of(position)
    assert len(wanted) == 3
    begun = all_words(await playing.open_walk(seats))
    reply = await playing.by_place(seats, wanted[:2])
    asked = said(reply)
    assert isinstance(wanted[1], ShowGodCard)
    assert wanted[1].card in asked
    places = [
        one for part in parts(reply.message or {}) for one in part.get("options", ()) if wanted[1].card in one["label"]
    ]
    assert len(places) > 1
    assert await planned(seats) == []
    assert said(await person.slash(seats.channel, "undo")) == begun  # what was said by one command goes at once
    assert await planned(seats) == []
    nothing = said(await person.slash(seats.channel, "undo"))
    assert nothing.startswith("Nothing can be taken back")
    refused = said(await person.slash(seats.channel, "place", worker="a Llama"))
    assert refused.endswith("is not among the answers now; pick one from the list.")
    assert ((await seats.game()).seq, await planned(seats)) == (view.seq, [])


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        (Pray, TakeTurn),
        (TrainArmy, TakeTurn),
        (RecruitNomad, TakeTurn),
        (MoveHighPriest, TakeTurn),
        (MoveHighPriest, TakeSecondAction),
        (RecruitNomad, TakeSecondAction),
    ],
)
async def test_secondary_actions_are_commands(harness: Harness, kind: type, asked: type) -> None:
    position = moment(lambda state: isinstance(state.decision, asked), lambda action: isinstance(action, kind))
    seats = await sit_down(harness, position)
    person, seat = await seats.asked(), (await seats.game()).to_act
    reply = await seats.confirmed(person, await playing.by_command(seats, position.answer.action))
    command, option = playing.COMMANDS[kind]
    again = await person.slash(seats.channel, command, **({option: "1"} if option else {}))
    assert said(again).endswith(("to see what is asked.", "to see it.", "must be a different one."))
    await playing.end(seats, reply)
    row = (await harness.games.log_since(seats.id))[position.at]
    assert (row.seat, row.action) == (seat, position.answer.action)


@exercises("army")
async def test_army_discards_a_card_and_leaves_the_question_open(harness: Harness) -> None:
    position = moment(main_action, lambda action: isinstance(action, DiscardArmyCard))
    seats = await sit_down(harness, position)
    person, view = await seats.asked(), await seats.view()
    reply = await playing.by_command(seats, position.answer.action)
    assert (await planned(seats))[0] == position.answer.action
    assert isinstance((await seats.next_view()).decision, TakeTurn)
    assert "Where does your " in said(reply)
    assert (await seats.game()).seq == view.seq
    played = await person.slash(seats.channel, "army", card=position.answer.action.card)
    assert said(played).endswith(" is not in your hand.")


@exercises("hire")
@pytest.mark.parametrize("answer", [HireVillager, Pass])
async def test_hire_ends_the_turn_with_or_without_a_worker(harness: Harness, answer: type) -> None:
    position = moment(hiring, lambda action: isinstance(action, answer))
    seats = await sit_down(harness, position)
    view = await seats.view()
    await playing.end(seats, await playing.by_command(seats, position.answer.action))
    assert (await harness.games.log_since(seats.id))[position.at].action == position.answer.action
    early = await sit_down(harness, moment(main_action), "cusco")
    refused = await (await early.asked()).slash(early.channel, "hire", end="potato")
    assert said(refused) == "Something else is asked now: Main action. Press **My turn** to see it."
    assert view.decision is not None


@exercises("choose", "confirm")
async def test_choose_answers_anything_and_confirm_makes_it_final(harness: Harness) -> None:
    position = moment(main_action)
    seats = await sit_down(harness, position)
    person, view = await seats.asked(), await seats.view()
    shown = said(await person.slash(seats.channel, "choose"))
    assert shown.startswith("**Where does your ")
    for typed in ("the High Priest", "walk away"):
        refused = said(await person.slash(seats.channel, "choose", answer=typed))
        assert refused == f"“{typed}” is not among the answers now; pick one from the list."
    nothing = said(await person.slash(seats.channel, "confirm"))
    assert nothing == f"Nothing is waiting for your confirmation.\n{shown}"

    waits = await person.slash(seats.channel, "choose", answer="draw 2 army")
    assert said(waits).startswith("**Confirm? This cannot be undone.**")
    assert "\n1. Train: draw 2" in said(waits)
    assert (await seats.game()).seq == view.seq
    assert said(await person.slash(seats.channel, "choose")) == said(waits)
    assert said(await person.slash(seats.channel, "undo")) == shown

    asked = await seats.plan_number()
    waits = await person.slash(seats.channel, "choose", answer="draw 2 army")
    assert button(waits.message or {}, "Confirm")
    done = said(await person.slash(seats.channel, "confirm"))
    assert done.startswith("**You drew A")
    assert (await harness.games.log_since(seats.id))[view.seq].action == TrainArmy()
    stale = said(await person.slash(seats.channel, "choose", answer=f"{asked}.0"))
    assert stale.startswith("That was on an earlier screen; this is the current one.\n**")


def question(view: View) -> str:
    """What is asked, in words."""
    assert view.decision is not None
    return say.question(view, view.decision, ENGLISH)


# ---------------------------------------------------------------- taps beside the commands


async def two_taps_into_a_placement(harness: Harness) -> tuple[Seats, list[str], Message]:
    """A table, the words of the screens there, and the last of them: after the Worker and the card are chosen."""
    position = moment(main_action, lambda action: isinstance(action, PlaceWorker))
    seats = await sit_down(harness, position)
    screen = await playing.open_walk(seats)
    assert button(screen, "Back") is None
    words = [all_words(screen)]
    for action in placing_of(position)[:2]:
        chosen = await playing.pick(seats, screen, action)
        assert chosen.message is not None
        screen = chosen.message
        words.append(all_words(screen))
    return seats, words, screen


async def test_a_plan_starts_over(harness: Harness) -> None:
    seats, words, screen = await two_taps_into_a_placement(harness)
    assert said(await pressed(await seats.asked(), screen, RESTART)) == words[0]
    assert await planned(seats) == []


async def test_a_plan_goes_back_tap_by_tap(harness: Harness) -> None:
    seats, words, screen = await two_taps_into_a_placement(harness)
    for before in reversed(words[:-1]):
        back = await (await seats.asked()).press(dict(screen), "Back")
        assert said(back) == before
        assert back.message is not None
        screen = back.message
    assert await planned(seats) == []


@exercises("place", "choose", "undo")
async def test_commands_and_taps_make_the_same_plan(harness: Harness) -> None:
    seats, words, screen = await two_taps_into_a_placement(harness)
    plan, position = await planned(seats), moment(main_action, lambda action: isinstance(action, PlaceWorker))
    person = await seats.asked()
    await pressed(person, screen, RESTART)
    listed = (await playing.by_place(seats, placing_of(position)[:2])).message or {}
    await person.press(listed, next(part["custom_id"] for part in parts(listed) if ":place:" in part["custom_id"]))
    placed = await planned(seats)
    for _ in range(2):
        await person.slash(seats.channel, "undo")
    space = next(action for action in placed if isinstance(action, ChooseSpace))
    await playing.by_place(seats, [*placing_of(position)[:2], space])
    assert await planned(seats) == placed
    await person.slash(seats.channel, "undo")
    for action in placing_of(position)[:2]:
        reply = await playing.say(seats, action)
    assert await planned(seats) == plan
    assert said(reply) == words[-1]


async def test_a_plan_outlives_a_restart(harness: Harness) -> None:
    seats, words, _ = await two_taps_into_a_placement(harness)
    plan = await planned(seats)
    await harness.restart_bot()
    assert await planned(seats) == plan
    assert all_words(await playing.open_walk(seats)) == words[-1]


async def test_a_tap_that_is_left_after_going_back_is_still_not_told(harness: Harness) -> None:
    position = moment(main_action, lambda action: isinstance(action, MoveHighPriest))
    seats = await sit_down(harness, position)
    told = seats.messages()
    await playing.by_command(seats, position.answer.action)
    left = await planned(seats)
    here = (await seats.planned()).here
    await playing.say(seats, next(action for action in here.answers if not tapped(here, action, (), {}).is_final))
    assert await planned(seats) != left
    await (await seats.asked()).slash(seats.channel, "undo")
    await seats.settled()
    assert await planned(seats) == left
    assert seats.messages() == told


async def test_nobody_sees_a_plan_before_it_is_played(harness: Harness) -> None:
    position = moment(main_action, lambda action: isinstance(action, PlaceWorker))
    seats = await sit_down(harness, position)
    told, view = seats.messages(), await harness.games.view(seats.id, None)
    await playing.by_place(seats, placing_of(position)[:2])
    await seats.settled()
    assert seats.messages() == told
    assert await harness.games.view(seats.id, None) == view
    elena = harness.person("Elena")
    assert "is waiting for you" not in said(await elena.slash(seats.channel, "game list"))
    status = await elena.slash(seats.channel, "game status")
    assert f"{(await seats.asked()).name}: Main action." in said(status)
    assert not button(status.message or {}, "My turn")
    assert button((await (await seats.asked()).slash(seats.channel, "game status")).message or {}, "My turn")


async def test_hand_and_board_are_looked_at_beside_the_walk(harness: Harness) -> None:
    seats = await sit_down(harness, moment(main_action))
    person = await seats.asked()
    walk = (await pressed(person, await playing.open_walk(seats), MORE)).message or {}
    for label, picture in (("My hand", "hand"), ("Board", "board")):
        reply = await person.press(walk, label)
        shown = await reply.followup()
        assert playing.files(shown) == [picture]
        assert shown["ephemeral"]
        now = next(each for each in person.messages(seats.channel) if each["id"] == walk["id"])
        assert (now["content"], now["components"]) == (walk["content"], walk["components"])


async def test_the_buttons_under_the_board_answer_everybody_as_who_they_are(harness: Harness) -> None:
    seats = await sit_down(harness, moment(main_action))
    board, asked, elena = playing.newest(seats, "hand"), await seats.asked(), harness.person("Elena")
    names = [seat.name for seat in (await seats.game()).seats]
    other = harness.person(names[names.index(asked.name) - 1])  # whose turn has just ended
    assert (
        said(await other.press(board, "My turn")) == f"The game is waiting for {asked.name} (Main action), not for you."
    )
    for person in (asked, other):
        assert playing.files((await person.press(board, "My hand")).message) == ["hand"]
    assert said(await asked.press(board, "Since")).startswith("**Since your last turn**")
    assert said(await other.press(board, "Since")) == "Nothing has happened since your last turn."
    for label in ("My turn", "My hand", "Since"):
        assert said(await elena.press(board, label)) == "You do not have a seat in game 1."
    assert playing.files((await elena.press(board, "Board")).message) == ["board"]
    assert seats.messages("Diego")[-1]["id"] == board["id"]
