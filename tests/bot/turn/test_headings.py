"""The words at the top of a screen: what is asked there, and how it came to that."""

from collections import Counter

from msgspec import structs

from bot.screens.screen import Words
from bot.turn.menu import taps_of
from bot.turn.screens import plan_screen
from engine import Options, new_game
from engine.actions import Activate, MoveHighPriest
from engine.components import ARMY_CARDS
from engine.decisions import (
    ChooseArmyCard,
    ChooseGodCard,
    ChooseNomad,
    ChooseSurplus,
    ChooseTask,
    FeedGods,
    HireWorker,
    TakeFreeActions,
    TakeTurn,
)
from engine.foresight import Ahead, forecast
from engine.procedures import FinalScoring
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import buttons, drawn, shown, taps, words
from tests.engine.kit import ask, changed, play, table

MIXED, AT_WAR = (next(path for path in GOLDEN if path.stem == name) for name in ("2p-mixed-2", "2p-war-7"))
LAST = (ChooseGodCard, ChooseSurplus, HireWorker)  # questions with which a turn may end


def alike() -> tuple[str, str]:
    """Two Army cards between which there is nothing to choose."""
    first = next(iter(ARMY_CARDS.values()))
    second = next(
        card
        for card in ARMY_CARDS.values()
        if card is not first and (card.soldiers, card.resource) == (first.soldiers, first.resource)
    )
    return first.id, second.id


def test_a_festival_that_comes_is_named_in_the_own_turn_and_the_last_turn_as_such() -> None:
    coming = {"festival_holder": 1, "festivals": 2}
    for board, said in (
        ({}, ""),
        (coming, "🎉 Festival 2 comes before your next turn."),
        (coming | {"last_festival": True}, "⏳ This is your last turn: then Festival 2 and the end of the game."),
    ):
        lines = words(drawn(changed(table(2, potato=9), stack=(TakeTurn(0),), **board))).splitlines()
        assert [line for line in lines if line[:1] in "🎉⏳"] == [said] * bool(said)


def at_the_festival() -> State:
    """Somebody whose upkeep is asked for behind a choice between cards that are alike."""
    state = table(potato=2, gold=1, god_hand=("G07", "G11", "G19", "G22"), vp=3)
    deck = tuple(card for card in state.army_deck if card not in alike())
    return ask(changed(state, active=1, army_deck=deck), ChooseArmyCard(0, alike()), FeedGods(0)).state


def test_the_first_line_asks_what_can_be_answered() -> None:
    told = words(plan_screen(shown(at_the_festival())))
    assert told.startswith("**Your God cards cost 4 potato (gold counts). How do you pay?**")
    assert "Training" not in told


def test_what_one_has_stands_below_the_question_before_all_that_can_be_pressed() -> None:
    asked = [each.state for each in golden_game(MIXED) if each.state.decision]
    for state in asked[::23]:
        screen = plan_screen(shown(state))
        above = screen.blocks[0]
        assert isinstance(above, Words)
        question, having, *_ = above.words.splitlines()
        assert question.startswith("**")
        assert "🥔 " not in question
        assert having.removeprefix("You have ").startswith("🥔\N{NO-BREAK SPACE}")
        assert words(screen).count(having) == 1


def test_free_actions_are_named_though_another_question_waits_behind_them() -> None:
    state = changed(table(army_hand=alike()), stack=(FinalScoring(), ChooseNomad(0), TakeFreeActions(0)))
    assert words(plan_screen(shown(state))).startswith("**Any free actions before the final scoring?**")


def test_nobody_is_said_to_lose_more_vp_than_there_are() -> None:
    told = [button.label for button in buttons(plan_screen(shown(at_the_festival())))]
    assert "Pay 2 potato, lose 3 VP" in told
    assert "Pay 2 potato and 1 gold, lose 2 VP" in told


def test_what_was_played_is_the_cause_of_a_question_and_is_not_offered_to_be_taken_back() -> None:
    asked = ask(table(board={"god_offer": ("G07", "G11")}), ChooseGodCard(0, 1)).state
    screen = plan_screen(structs.replace(shown(asked), played="Ana prayed."))
    assert words(screen).startswith("**Take 1 God card")
    assert "\n**Played in this turn:** Ana prayed." in words(screen)
    assert words(screen).count("Ana prayed.") == 1
    assert not {button.id.split(":")[1] for button in buttons(screen)} & {"back", "restart"}


def test_how_to_say_what_is_preferred_stands_above_what_can_be_pressed() -> None:
    state = new_game(Options(players=2), "an example")
    screen = plan_screen(structs.replace(shown(state), early=True, prefers=True))
    assert "Tap in the order you like best: the first one still free will be yours.*" in screen.blocks[0].words
    assert words(screen).count("Tap in the order") == 1
    assert "Others are asked first. What you say now" not in words(screen)


def test_whoever_would_forgo_something_and_go_on_is_told_both() -> None:
    state = play(table(priest=1, corn=4), MoveHighPriest(1), Activate()).state
    going_on = next(tap for tap in taps(forecast(view(state, 0))) if tap.forgone and not tap.is_final)
    screen = plan_screen(structs.replace(shown(state), pending=going_on))
    assert "⚠️ **Offer nothing.**\nNot taken: offer 2 corn: 1 Temple step · " in words(screen)
    assert words(screen).startswith("**Go on with this: Pray: take 2 God cards?**")
    (button,) = (one for one in buttons(screen) if ":confirm:" in one.id)
    assert (button.label, button.emoji) == ("Forgo it, go on", "")


def test_nothing_is_said_to_be_left_where_an_answer_is_due() -> None:
    nothing_left: Counter[str] = Counter()
    for state in (each.state for each in golden_game(MIXED) if isinstance(each.state.decision, LAST)):
        if "left in the Village), or just end the turn?" in words(plan_screen(made_of := shown(state))):
            ends = [entry for entry in taps_of(made_of.groups) if entry.after.ahead is Ahead.HANDED_OVER]
            assert any(not entry.spoken or isinstance(entry.steps[0].before.decision, HireWorker) for entry in ends)
            nothing_left[type(state.decision).__name__] += 1
    assert nothing_left["HireWorker"]
    asked = ask(table(board={"god_offer": ("G07", "G11")}), ChooseGodCard(0, 1)).state
    assert "Take 1 God card: " in words(plan_screen(shown(asked)))


def test_tasks_are_not_said_to_be_done_while_some_are_left() -> None:
    left = 0
    for state in (each.state for each in golden_game(AT_WAR) if isinstance(each.state.decision, ChooseTask)):
        told = words(plan_screen(shown(state)))
        left += " left. Which one?" in told
        assert "tasks are done" not in told
    assert left
