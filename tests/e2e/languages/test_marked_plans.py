"""Plans in another language: wishes and whole places, what is said ahead, slips of fingers, and why one is asked."""

from collections.abc import Callable

import pytest

from bot.languages import ENGLISH
from bot.sandbox import Person
from bot.turn.menu import menu, taps_of
from bot.turn.placements import Place, placements
from bot.turn.plan import Plan, with_tap
from bot.turn.spoilt import spoilt_plan
from engine.actions import LayWeaving, Pay, SendCasualty
from engine.components import GOD_CARDS, SPACES, TASKS
from engine.core import apply
from engine.decisions import (
    BuyLeftoverWeaving,
    ChooseArmyCard,
    ChooseWeavings,
    FeedGods,
    MakeOffering,
    PlayArmy,
    PlayGodCards,
    TakeTurn,
)
from engine.foresight import forecast
from engine.planned import Planned
from engine.procedures import Festival, FinalScoring, Poll
from engine.queries import action_after, is_follow_on, soldiers_on
from engine.state import State
from engine.views import view
from tests.bot.turn.drawn import drawn, words
from tests.e2e.kit.harness import Harness, Message, labelled, parts
from tests.e2e.kit.layouts import words_of
from tests.e2e.kit.marked_language import mark
from tests.e2e.kit.moments import leftover
from tests.e2e.kit.playing import Moment, called, moment, moments, newest, open_walk, said, sit_down
from tests.e2e.kit.routes import Press, pressed
from tests.e2e.kit.trouble import planted
from tests.e2e.languages.test_marked_games import open_table


def says(message: Message | None, key: str) -> bool:
    """Whether a message has the words of this key, as far as they are always the same."""
    assert message is not None
    always = max(ENGLISH.chat[key].replace("{", "}").split("}")[::2], key=len)
    return mark(always) in words_of(message)


async def tap(person: Person, screen: Message, verb: str, argument: str = "") -> Message:
    """Press the first button or entry that does this; with this argument, if one is given."""
    reply = await pressed(person, screen, Press(verb, argument))
    assert reply.message is not None
    return reply.message


# ---------------------------------------------------------------- one's own turn


def has_many_places(state: State) -> bool:
    """Somebody can place one of two Workers, also for gold, on more spaces than a screen has room for."""
    if not isinstance(state.decision, TakeTurn):
        return False
    player = state.players[state.decision.seat]
    if len(set(player.workers)) < 2 or not player.gold:
        return False
    found = placements(forecast(view(state, state.decision.seat)))
    return len(found) > 20 and any(not place.shown for place in found)


async def test_a_wish_and_whole_places(harness: Harness) -> None:
    seats = await sit_down(harness, moment(has_many_places))
    person, start = await seats.asked(), await open_walk(seats)
    assert says(start, "plan.where")
    labels = {part["label"] for part in labelled(start)}
    assert any("✓ " in label for label in labels)
    assert any(f" {mark('all')} " in label or "/" in label for label in labels)
    assert any(mark("places") in part.get("placeholder", "") for part in parts(start))
    placed = await tap(person, start, "place")
    assert says(placed, "plan.placed")
    start = await tap(person, placed, "restart")
    assert says(start, "undone")  # also where the High Priest begins: that is asked once more
    await tap(person, start, "tap")
    wish, *_ = await person.autocomplete(seats.channel, "place", focused="for", **{"for": ""})
    wished = await person.slash(seats.channel, "place", **{"for": wish["name"]})
    assert mark("places") in said(wished)
    places = [place.space for place in placements((await seats.planned()).here) if place.shown]
    narrowed = await person.slash(seats.channel, "place", space=max(places, key=places.count))
    assert says(narrowed.message, "plan.where.any")
    for_gold = next(place for place in placements((await seats.planned()).here) if not place.shown)
    given = {"card": mark("gold"), "space": for_gold.space, "worker": mark(for_gold.worker)}
    placed = (await person.slash(seats.channel, "place", **given)).message or {}
    assert mark("gold for") in words_of(placed)
    start = await tap(person, await tap(person, placed, "back"), "back")
    old = f"b:tap:{seats.id}:0:0"
    assert says((await person.press(planted(harness, seats.channel, old), old)).message, "stale")


def buys_no_weaving(state: State) -> list[Place]:
    """The spaces with Weavings to which somebody can go who has nothing to pay them with, nor gold to show."""
    if not isinstance(state.decision, TakeTurn) or not state.players[state.decision.seat].workers:
        return []
    player = state.players[state.decision.seat]
    if player.gold or player.corn or not player.god_hand or player.army_hand:
        return []
    found = placements(forecast(view(state, state.decision.seat)))
    bought = {one.space for one in found if "weavings" in one.wishes}
    return [one for one in found if "weavings" in SPACES[one.space].tasks and one.space not in bought]


async def test_why_there_is_no_place_for_a_wish(harness: Harness) -> None:
    position = moment(lambda state: bool(buys_no_weaving(state)))
    seats, place = await sit_down(harness, position), buys_no_weaving(position.state)[0]
    person, player = await seats.asked(), position.state.players[position.state.decision.seat]
    tasks = [task for task in TASKS if task not in SPACES[place.space].tasks]
    gods = {GOD_CARDS[card].god for card in player.god_hand}
    closed = next(one.id for one in SPACES.values() if one.god not in gods and one.id not in position.state.hill)
    for told, given in (
        ("place.task_in_vain", {"for": mark("Weavings"), "space": place.space}),
        ("place.no_such_task", {"for": tasks[0], "space": place.space}),
        ("place.no_card", {"space": closed}),
    ):
        heard = (await person.slash(seats.channel, "place", **given)).message
        assert says(heard, told), words_of(heard)


def may_begin_a_conquest(state: State) -> bool:
    """Somebody may move the High Priest to a Conquest, and chooses at once who falls."""
    if not isinstance(state.decision, TakeTurn) or len(state.village) < 2:
        return False
    seat = state.decision.seat
    if "conquest" not in {action_after(state, seat, spaces) for spaces in (1, 2)}:
        return False
    offered = taps_of(menu(forecast(view(state, seat)), {}))
    return any(isinstance(step.action, SendCasualty) for entry in offered for step in entry.spoken)


async def test_a_move_that_costs_a_worker(harness: Harness) -> None:
    seats = await sit_down(harness, moment(may_begin_a_conquest))
    told = mark("casualty")
    assert any(told in option["label"] for part in parts(await open_walk(seats)) for option in part.get("options", ()))


def pays_weavings_with_gold(state: State) -> bool:
    """Somebody has picked more Weavings than there is corn for."""
    asked = state.decision
    return isinstance(asked, ChooseWeavings) and bool(asked.picked) and not state.players[asked.seat].corn


async def test_what_a_tap_costs_before(harness: Harness) -> None:
    seats = await sit_down(harness, moment(pays_weavings_with_gold))
    told = mark(ENGLISH.chat["plan.paid_first"].removeprefix("{what} (").split("{")[0].strip(" )"))
    assert any(told in part["label"] for part in labelled(await open_walk(seats)))


def ticks(state: State) -> list[int]:
    """The taps after which nothing more can be ticked, and only later questions are left."""
    if not isinstance(state.decision, PlayArmy | ChooseWeavings):
        return []
    found = taps_of(menu(forecast(view(state, state.decision.seat)), {}))
    cards = [words(drawn(state, with_tap(Plan(), entry))) if not entry.plays else "" for entry in found]
    return [number for number, told in enumerate(cards) if ENGLISH.chat["plan.ticked"] in told]


async def test_a_tick_that_can_be_taken_off(harness: Harness) -> None:
    position = moment(lambda state: bool(ticks(state)))
    seats = await sit_down(harness, position)
    person, screen = await seats.asked(), await open_walk(seats)
    ticked = await tap(person, screen, "tap", str(ticks(position.state)[0]))
    assert says(ticked, "plan.ticked")
    assert not says(await tap(person, ticked, "untick"), "plan.ticked")


# ---------------------------------------------------------------- before it is one's turn


async def test_a_no_that_is_said_ahead(harness: Harness) -> None:
    seats = await sit_down(harness, moment(leftover))
    first = await seats.asked()
    (second,) = [harness.person(name) for name in called(newest(seats, "turn")) if name != first.name]
    screen = (await second.slash(seats.channel, "choose")).message or {}
    no = [part["custom_id"] for part in labelled(screen) if ":tap:" in part["custom_id"]][-1]
    said_ahead = (await second.press(screen, no)).message
    assert says(said_ahead, "plan.said")
    assert says(said_ahead, "plan.nothing_left")


async def test_a_start_that_is_said_ahead(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.lives.token_hex", lambda size: "a start")
    seats = await open_table(harness, "Ana", "Bruno")
    first = await seats.asked()
    (second,) = {harness.person("Ana"), harness.person("Bruno")} - {first}
    screen = await tap(second, newest(seats, "turn"), "turn")
    assert says(screen, "plan.prefer")
    assert says(await tap(second, screen, "tap", "0"), "plan.said")
    orders = (await second.slash(seats.channel, "orders")).message
    assert says(orders, "orders.ahead")
    assert mark(ENGLISH.chat["button.unsay"]) in [part["label"] for part in labelled(orders or {})]
    await tap(first, await open_walk(seats), "tap", "0")
    await seats.settled()
    screen = await open_walk(seats)
    assert says(screen, "plan.lost")
    seat = (await seats.game()).to_act or 0
    kept = await harness.games.plans.get(seats.id, seat)
    await harness.games.plans.keep(seats.id, seat, spoilt_plan((Planned("FeedGods", (Pay(potato=1),)),)), kept.number)
    screen = await open_walk(seats)
    assert mark(ENGLISH.reasons["another_question"].partition(" {")[0]) in words_of(screen)
    await tap(second, screen, "tap", "0")
    await seats.settled()
    (second,) = {harness.person("Ana"), harness.person("Bruno")} - {await seats.asked()}
    screen = await tap(second, newest(seats, "turn"), "turn")
    assert says(screen, "plan.early")
    for _ in range(3):
        screen = await tap(second, screen, "tap")
    assert says(await tap(second, screen, "play"), "plan.said")


# ---------------------------------------------------------------- why one is asked, and what was answered

ASKED: dict[str, Callable[[State], bool]] = {
    "cause.leftover": lambda state: isinstance(state.decision, BuyLeftoverWeaving),
    "cause.conquest": lambda state: is_conquest(state) and bool(soldiers_in_play(state)),
    "cause.conquest.none": lambda state: is_conquest(state) and not soldiers_in_play(state),
    "cause.festival.feed": lambda state: isinstance(state.decision, FeedGods),
    "cause.festival.play": lambda state: isinstance(state.decision, PlayGodCards),
    "cause.festival.other": lambda state: (
        any(isinstance(frame, Festival) for frame in state.stack)
        and not isinstance(state.decision, FeedGods | PlayGodCards)
    ),
    "cause.scoring": lambda state: any(isinstance(frame, FinalScoring) for frame in state.stack),
    "call.private_only": lambda state: isinstance(state.decision, ChooseArmyCard),
}


def is_conquest(state: State) -> bool:
    """Whether somebody is asked for Army cards by a Conquest of the active player, who has not taken gold instead."""
    conquerors = {seat for frame in state.stack if isinstance(frame, Poll) for seat in frame.seats}
    return isinstance(state.decision, PlayArmy) and state.active in conquerors


def soldiers_in_play(state: State) -> int:
    """Those of whoever has begun a Conquest."""
    return soldiers_on(state.players[state.active].army_up)


async def test_why_and_how_somebody_is_asked(harness: Harness) -> None:
    for key, is_so in ASKED.items():
        seats = await sit_down(harness, moment(lambda state, is_so=is_so: is_follow_on(state) and is_so(state)))
        assert says(newest(seats, "turn"), key), key
        await harness.games.abort(seats.id)


async def test_an_order_says_what_it_has_done(harness: Harness) -> None:
    position = moment(lambda state: isinstance(state.decision, MakeOffering) and is_follow_on(state))
    seats = await sit_down(harness, position)
    person, prompt = await seats.asked(), newest(seats, "turn")
    await person.slash(seats.channel, "orders", question="offering", order="pass")
    await seats.settled()
    assert mark("has answered") in said(await person.slash(seats.channel, "orders"))
    (answered,) = (message for message in seats.messages() if message["id"] == prompt["id"])
    assert answered["content"].startswith("✔ ⚙️ ")


def lays_alone(position: Moment) -> bool:
    """Whether somebody is asked nothing but where a Weaving goes, out of turn."""
    state, action = position.state, position.answer.action
    if not isinstance(action, LayWeaving) or not is_follow_on(state):
        return False
    return apply(state, action).state.to_act != state.to_act


async def test_an_answer_by_which_nothing_more_happens_ends_with_what_led_to_it(harness: Harness) -> None:
    seats = await sit_down(harness, next(filter(lays_alone, moments())))
    person, prompt = await seats.asked(), newest(seats, "turn")
    await tap(person, await open_walk(seats), "tap")
    await seats.settled()
    (answered,) = (message for message in seats.messages() if message["id"] == prompt["id"])
    assert f"✔ {person.name}: {mark('bought')} W" in answered["content"]
