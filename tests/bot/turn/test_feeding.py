"""A Festival that cannot be fed: whoever ends the last turn before it is told what it costs, and asked first."""

from collections import Counter
from pathlib import Path

from msgspec import structs

from bot.languages import ENGLISH
from bot.turn.feeding import Feeding, feeding_after
from bot.turn.screens import plan_screen
from bot.turn.tap import Tap
from bot.turn.tap_labels import tap_label
from engine import Options, apply, legal_actions, open_game
from engine.actions import DrawGodCard, HireVillager, Pray, RecruitNomad
from engine.benefits import DrawGod
from engine.codec import load_game
from engine.components import TEMPLE
from engine.decisions import FeedGods, HireWorker, TakeSecondAction
from engine.events import FestivalTriggered, GodsFed
from engine.foresight import Ahead, forecast
from engine.procedures import Festival
from engine.queries import is_follow_on
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import buttons, drawn, shown, taps, words
from tests.bot.turn.paper_table import PaperTable, Press, entry_of, paper_table, presses
from tests.engine.kit import ask, changed, end_of_turn, settled, table

CARDS = ("G01", "G02", "G03", "G04", "G05", "G07", "G11")
LAST = {"village": ("priest",)}
ANOTHERS = {"village": (), "festivals": 1, "festival_holder": 1}


def hiring(state: State) -> Tap:
    """The tap that hires the last Worker of the Village."""
    return next(entry for entry in taps(forecast(view(state, 0))) if entry.spoken)


def test_who_ends_a_turn_before_a_festival_that_cannot_be_fed_is_told_what_it_costs_and_asked() -> None:
    state = end_of_turn(potato=3, god_hand=CARDS, board=LAST).state
    tap = hiring(state)
    assert tap.asks_first
    assert tap.feeding == Feeding(7, 7, 5)
    assert tap_label(tap, ENGLISH).words.endswith(", Festival: 7 🥔, 10 VP lost …")
    assert not [button for button in buttons(drawn(state)) if "hire" in button.label and button.emoji == "✅"]
    asked = words(plan_screen(structs.replace(shown(state), pending=tap)))
    assert "**You lose at least 10 VP at the Festival**" in asked
    assert "7 🥔 or more, 5 more than you have" in asked


def test_gold_feeds_as_well_and_who_has_enough_is_not_asked() -> None:
    fed = hiring(end_of_turn(potato=5, gold=3, god_hand=CARDS, board=LAST).state)
    assert fed.feeding == Feeding(7, 7, 0)
    assert not fed.asks_first


def test_the_reward_of_the_temple_comes_before_the_feeding_and_is_counted() -> None:
    rewards = {step.id: step.reward for step in TEMPLE}
    card = next(place for place, reward in rewards.items() if any(isinstance(one, DrawGod) for one in reward))
    more = hiring(end_of_turn(potato=8, god_hand=CARDS, temple=card, board=LAST).state)
    assert more.feeding == Feeding(8, 8, 0)  # with a potato, which the reward brings as well
    less = hiring(end_of_turn(potato=7, god_hand=CARDS, temple=card, board=LAST).state)
    assert less.feeding == Feeding(8, 8, 1)
    assert tap_label(less, ENGLISH).words.endswith(", Festival: 8 🥔, 2 VP lost …")


def test_army_cards_that_help_to_pay_stand_among_the_answers_and_no_others() -> None:
    area = {"god_hand": ("G07", "G11"), "army_hand": ("A01", "A16")}  # potato, and corn
    screen = drawn(ask(table(2, potato=1, **area), FeedGods(0)).state)
    labels = [button.label for button in buttons(screen)]
    assert any("A01 → 3 potato" in label for label in labels)
    assert not any("A16" in label for label in labels)


def test_the_last_turn_before_a_festival_that_another_has_triggered_asks_as_well() -> None:
    for potato, told in ((2, ", end turn, Festival: 7 🥔, 10 VP lost …"), (7, ", end turn")):
        state = table(potato=potato, god_hand=CARDS, workers=(), board=ANOTHERS)
        state = settled(changed(state, stack=(*state.stack[:-1], TakeSecondAction(0, "pray")))).state
        recruiting = next(
            entry
            for entry in taps(forecast(view(state, 0)))
            if any(isinstance(step.action, RecruitNomad) for step in entry.spoken)
        )
        assert tap_label(recruiting, ENGLISH).words.endswith(told)
        assert recruiting.asks_first == (potato < len(CARDS))


async def test_what_ends_a_turn_hungry_is_played_only_once_it_is_confirmed(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "hungry") as table:
        press, entry = await until_hungry(table)
        before = await table.state()
        asked = await table.press(press)
        assert await table.state() == before
        assert f"**You lose at least {entry.feeding.vp if entry.feeding else 0} VP" in words(asked)
        await table.press(next(one for one in presses(asked) if one.verb == "confirm"))
        assert (await table.state()).active != before.active


async def until_hungry(table: PaperTable) -> tuple[Press, Tap]:
    """The first tap that ends a turn and costs VP, in a game in which everybody gathers God cards."""
    while await table.runs():
        state = await table.state()
        assert state.to_act is not None
        if isinstance(state.decision, HireWorker):
            screen, opened = await table.show(), await table.opened()
            for press in (one for one in presses(screen) if one.verb == "tap"):
                entry = entry_of(opened, press)
                if entry and entry.feeding and entry.feeding.vp:
                    return press, entry
        answers = legal_actions(state)
        wanted = [one for one in answers if isinstance(one, Pray | DrawGodCard | HireVillager)]
        await table.games.play(table.id, state.to_act, (wanted or answers)[0], state.seq)
    raise AssertionError("nobody was hungry")


def test_a_tap_by_which_something_hidden_comes_up_asks_too_if_it_ends_the_turn_hungry() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-more-13")
    state = list(golden_game(path))[534].state
    revealing = [entry for entry in taps(forecast(view(state, state.to_act))) if entry.after.ahead is Ahead.COMES_UP]
    hungry = [entry for entry in revealing if entry.feeding]
    assert hungry
    for entry in hungry:
        assert entry.feeding == Feeding(due=21, most=21, missing=1)
        assert entry.asks_first


def test_what_is_foretold_holds_in_every_world() -> None:
    assert Feeding(5, 5, 2) | Feeding(4, 7, 3) == Feeding(4, 7, 2)


def test_a_festival_asks_for_what_was_said_when_it_was_triggered() -> None:
    """In recorded games, unless the one who has triggered it is asked anything before."""
    seen: Counter[str] = Counter()
    for path in GOLDEN:
        saved = load_game(path.read_bytes())
        state, told = open_game(saved.options, saved.seed).state, dict[int, Feeding]()
        for answer in saved.answers if not saved.options.solo else ():
            outcome = apply(state, answer.action)
            if not any(isinstance(frame, Festival) for frame in state.stack):
                told.pop(state.decision.seat if state.decision else -1, None)
            for event in outcome.events:
                if isinstance(event, FestivalTriggered) and state.to_act == state.active and not is_follow_on(state):
                    feeding = feeding_after(state, outcome, event.seat)
                    assert feeding is not None
                    told[event.seat] = feeding
                elif isinstance(event, GodsFed) and event.seat in told:
                    feeding = told.pop(event.seat)
                    seen["certain" if feeding.due == feeding.most else "at least"] += 1
                    assert feeding.due <= event.potato + event.gold + event.missing <= feeding.most
            state = outcome.state
    assert seen["certain"] > 10
