"""What a tap stands for: nothing of value is lost unasked, nothing is offered twice or in vain, and prices are told."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec import structs

from bot import say
from bot.languages import ENGLISH
from bot.screens.prompt import is_private
from bot.screens.screen import Button, Choice, Screen, Select
from bot.turn.in_reach import tasks_in_reach
from bot.turn.lines import plan_lines, told_taps
from bot.turn.menu import menu, taps_of
from bot.turn.placements import Place, is_place_for, placements, wishes
from bot.turn.plan import Plan, course, with_tap, without_last
from bot.turn.tap import Step, Tap
from bot.turn.tap_labels import label_without_end
from engine import Options
from engine.actions import (
    Accept,
    BuyWeaving,
    ConsultOracle,
    KeepArmyCard,
    LayWeaving,
    MoveHighPriest,
    Pass,
    Pay,
    PerformTask,
    ReturnGodCard,
    TakeBenefit,
    TurnUp,
)
from engine.benefits import Priced
from engine.components import ARMY_CARDS, ICONS
from engine.core import apply, legal_actions
from engine.decisions import (
    BuyEffect,
    ChooseArmyCard,
    ChooseBenefit,
    ChooseBuilding,
    ChooseTask,
    ChooseWeavings,
    HireWorker,
    TakeTurn,
    UseStatue,
)
from engine.foresight import Ahead, Forecast, answered, forecast
from engine.queries import is_follow_on, is_free_action
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import FINAL, buttons, drawn, is_final, words
from tests.bot.turn.paper_table import PaperTable, Press, paper_table, presses
from tests.engine.kit import ask, play, table
from tests.sizes import size

GAMES = [path for path in GOLDEN if path.stem in ("2p-builders", "2p-greedy", "2p-mixed-2")]


def questions(kind: type) -> Iterator[State]:
    """The positions of some games in which this is asked."""
    for path in GAMES:
        for outcome in golden_game(path):
            if isinstance(outcome.state.decision, kind) and outcome.state.to_act is not None:
                yield outcome.state


def here_in(state: State) -> Forecast:
    assert state.to_act is not None
    return forecast(view(state, state.to_act))


def taps_in(state: State) -> tuple[Tap, ...]:
    return taps_of(menu(here_in(state), {}))


def test_whatever_passes_over_a_task_asks_first_also_if_the_plan_goes_on() -> None:
    going_on = 0
    for state in questions(ChooseTask):
        for entry in taps_in(state):
            passed_over = [
                step
                for step in entry.steps
                if isinstance(step.action, Pass)
                and isinstance(step.before.decision, ChooseTask)
                and any(isinstance(answer, PerformTask) for answer in step.before.answers)
            ]
            assert entry.asks_first or not passed_over
            going_on += bool(passed_over) and not entry.is_final
    assert going_on


def test_benefits_that_wait_for_the_tasks_are_not_lost() -> None:
    found = 0
    for state in questions(UseStatue):
        for entry in taps_in(state):
            if state.decision.tasks and isinstance(entry.steps[0].action, Pass) and len(entry.forgone) == 0:
                found += 1
                assert not entry.asks_first or entry.is_final
    assert found


def test_whoever_chooses_the_benefit_that_has_a_price_buys_it_and_may_decline_it_after_the_others() -> None:
    bought = declined = 0
    for state in questions(ChooseBenefit):
        for entry in taps_in(state):
            for step in entry.steps:
                priced = [effect for effect in state.decision.effects if isinstance(effect, Priced)]
                bought += step.action == Accept() and len(priced) == 1
                assert len(priced) == 1 or not (step.action == Accept() and step.filled)
            asked = entry.after.decision if entry.after.ahead is Ahead.ASKED else None
            declined += isinstance(asked, BuyEffect) and Pass() in entry.after.answers
    assert bought
    assert declined


def test_no_question_is_put_twice_on_a_screen() -> None:
    waiting = 0
    for state in questions(UseStatue):
        asked = [type(group.here.decision) for group in menu(here_in(state), {}) if any(map(_said, group.taps))]
        waiting += state.decision.tasks is not None
        assert asked.count(UseStatue) <= 1
    assert waiting


def _said(entry: Tap) -> bool:
    return bool(entry.spoken)


def test_a_benefit_that_cannot_be_paid_is_not_offered() -> None:
    left_out = 0
    for state in questions(UseStatue):
        here = here_in(state)
        offered = [entry.steps[0].action for entry in taps_in(state)]
        for action in here.answers:
            after = answered(here, action)
            if not isinstance(action, TakeBenefit) or after.ahead is not Ahead.ASKED:
                continue
            settling = [answer for answer in after.answers if not is_free_action(answer)]
            if settling == [Pass()] and not isinstance(after.decision, UseStatue | ChooseTask):
                left_out += 1
                assert action not in offered
    assert left_out


def test_changing_the_market_is_one_entry_for_each_god_card() -> None:
    changing = 0
    for state in questions(ChooseBuilding):
        for entry in taps_in(state):
            if any(isinstance(step.action, ReturnGodCard) for step in entry.steps):
                changing += 1
                assert isinstance(entry.spoken[-1].action, ReturnGodCard)
    assert changing


def test_of_two_army_cards_that_look_alike_one_is_offered() -> None:
    kinds: dict[tuple[int, str], list[str]] = {}
    for card in ARMY_CARDS.values():
        kinds.setdefault((card.soldiers, card.resource), []).append(card.id)
    alike, different = next(cards for cards in kinds.values() if len(cards) > 1)[:2], [ids[0] for ids in kinds.values()]
    for cards, offered in ((alike, alike[:1]), (different[:2], different[:2])):
        state = table(2)
        state.army_deck = tuple(card for card in state.army_deck if card not in cards)
        state = ask(state, ChooseArmyCard(0, tuple(cards))).state
        kept = [entry.steps[0].action for entry in taps_in(state)]
        assert list(dict.fromkeys(kept)) == [KeepArmyCard(card) for card in offered]


def test_what_a_task_needs_is_not_spent_on_the_way_to_it() -> None:
    spared = 0
    for state in list(questions(TakeTurn))[:: size(9, 3)]:
        here = here_in(state)
        places = placements(here)
        for wish in set(wishes(places)) & {"building", "statue", "weavings"}:
            for place in (one for one in places if is_place_for(one, wish)):
                alone, wished = place.tap({}), place.tap({}, wish)
                if _paid(alone) != _paid(wished):
                    spared += 1
                    assert _ways(wished, wish, len(alone.steps)) >= _ways(alone, wish, len(alone.steps))
    assert spared


def _paid(entry: Tap) -> list[Pay]:
    return [step.action for step in entry.steps if isinstance(step.action, Pay)][:1]


def _ways(entry: Tap, wish: str, placed: int) -> tuple[bool, int, int]:
    """Whether the task is in reach after a placement, how many answers it has if known, what is left to pay with."""
    last = entry.steps[placed - 1]
    after = answered(last.before, last.action)
    begun = [one for one in after.answers if isinstance(one, PerformTask) and ICONS[one.icon].task == wish]
    player = after.worlds[0].players[after.seat]
    in_reach = wish in tasks_in_reach(after.worlds[0], after.seat, (wish,))
    known = begun and wish != "weavings"  # which are drawn first
    return in_reach, len(answered(after, begun[0]).answers) if known else 0, player.corn + player.gold


def test_a_placement_tells_its_price_also_if_it_can_be_paid_in_one_way_only() -> None:
    without_a_choice = 0
    for state in list(questions(TakeTurn))[:: size(8, 4)]:
        for place in placements(here_in(state)):
            steps = place.tap({}).steps
            (line,) = plan_lines([steps], ENGLISH)
            assert "Pay " in line or not place.food
            without_a_choice += bool(place.food) and not any(isinstance(step.action, Pay) for step in steps)
    assert without_a_choice


def test_what_is_in_reach_after_cashing_an_army_card_is_offered_last_and_can_be_played() -> None:
    cashed: list[Place] = []
    for state in list(questions(TakeTurn))[::3]:
        places = placements(here_in(state))
        first = [place for place in places if not place.cashed]
        assert list(places[: len(first)]) == first
        for place in places[len(first) :]:
            assert (place.space, place.worker, place.acting) not in {(p.space, p.worker, p.acting) for p in first}
            after = state
            for step in (*place.cashed, *place.steps):
                assert step.action in legal_actions(after)
                after = apply(after, step.action).state
        cashed += places[len(first) :]
    assert cashed


def test_where_no_worker_can_be_placed_the_reason_is_told() -> None:
    told = 0
    for state in list(questions(TakeTurn))[:: size(3, 1)]:
        if not placements(here_in(state)):
            told += 1
            assert ("No Worker can be placed now." in words(drawn(state))) != (
                "You have no Worker to place." in words(drawn(state))
            )
            assert "food" in words(drawn(state)) or "You have no Worker to place." in words(drawn(state))
    assert told


def test_after_the_oracle_no_place_is_guessed_from_a_card_that_nobody_has_seen() -> None:
    unseen = 0
    for state in questions(TakeTurn):
        for entry in (one for one in taps_in(state) if isinstance(one.steps[0].action, ConsultOracle)):
            screen = drawn(state, with_tap(Plan(), entry))
            if "depends on the God card you draw" in words(screen):
                unseen += 1
                assert any("see the draw" in (button.label or "") for button in buttons(screen))
    assert unseen


def test_what_was_begun_and_declined_is_not_told_as_done() -> None:
    declined = 0
    for state in questions(ChooseTask):
        seen = view(state, state.to_act)
        for entry in taps_in(state):
            if entry.after.ahead is not Ahead.ASKED or not isinstance(entry.after.decision, ChooseBuilding):
                continue
            begun = course(seen, with_tap(Plan(), entry), {})
            for further in taps_of(menu(begun.here, {})):
                if isinstance(further.steps[0].action, Pass):
                    declined += 1
                    told = [[step.action for step in tap] for tap in told_taps(begun, further)]
                    assert told == ([[step.action for step in entry.steps[:-1]]] if len(entry.steps) > 1 else [])
            assert told_taps(begun, None) == begun.taps
    assert declined


async def test_a_plan_of_an_earlier_turn_is_not_offered_again(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "an earlier turn") as paper:
        await _play_on(paper, lambda state: isinstance(state.decision, TakeTurn))
        screen = await paper.show()
        screen = await paper.press(next(one for one in presses(screen) if one.verb == "wish"))
        await paper.press(next(one for one in presses(screen) if one.verb == "place"))
        state = await paper.state()
        turn, seat = state.turn, state.to_act
        assert (await paper.opened()).plan.taps
        await _play_on(paper, lambda now: isinstance(now.decision, TakeTurn) and now.to_act == seat and now.turn > turn)
        assert not (await paper.opened()).plan.answers


async def _play_on(paper: PaperTable, until: Callable[[State], bool], which: int = -1) -> None:
    """Answers as they come, beside all plans, up to a certain position."""
    while not until(state := await paper.state()):
        settling = [answer for answer in legal_actions(state) if not is_free_action(answer)]
        assert state.to_act is not None
        await paper.games.play(paper.id, state.to_act, settling[which], state.seq)


async def test_to_forgo_something_on_the_way_is_confirmed_and_then_only_planned(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(players=2), "forgone on the way") as paper:
        for _ in range(60):
            await _play_on(paper, lambda state: isinstance(state.decision, ChooseTask), which=0)
            screen, opened = await paper.show(), await paper.opened()
            forgoing = [
                number
                for number, entry in enumerate(taps_of(menu(opened.here, {}, opened.course.ends)))
                if entry.forgone and not entry.is_final
            ]
            if forgoing:
                break
            state = await paper.state()
            assert state.to_act is not None
            await paper.games.play(paper.id, state.to_act, legal_actions(state)[0], state.seq)
        before = await paper.state()
        tap = next(one for one in presses(screen) if (one.verb, one.argument) == ("tap", str(forgoing[0])))
        screen = await paper.press(tap)
        assert not (await paper.opened()).plan.answers
        assert "⚠️" in words(screen)
        await paper.press(next(one for one in presses(screen) if one.verb == "confirm"))
        assert (await paper.opened()).plan.answers
        assert await paper.state() == before


def test_another_task_takes_the_place_of_one_that_was_only_begun_and_back_brings_that_again() -> None:
    """Else it would be passed over, and lost: who is about to build may collect the stone for it first."""
    swapped = 0
    for state in list(questions(ChooseTask))[:: size(3, 1)]:
        assert state.to_act is not None
        seen = view(state, state.to_act)
        for entry in taps_in(state):
            if entry.is_final or len(entry.steps) > 1 or not isinstance(entry.steps[0].action, PerformTask):
                continue
            plan = with_tap(Plan(), entry)
            there = course(seen, plan, {})
            if there.begun is None:
                continue
            assert len(menu(there.here, {}, begun=there.begun)) == 1  # who has just said so has a way back
            with_its_place = structs.replace(there.begun, by_itself=False)
            for other in taps_of(menu(there.here, {}, begun=with_its_place)):
                if not other.instead or other.is_final:
                    continue
                swapped += 1
                then = course(seen, with_tap(plan, other), {})
                assert not then.lost
                assert then.here == other.after
                assert without_last(then.plan) == plan
    assert swapped


def test_who_buys_one_more_weaving_is_not_told_by_the_same_tap_where_another_one_goes() -> None:
    asked = bought = 0
    for state in questions(ChooseWeavings):
        for entry in taps_in(state):
            tiles = [step.action.tile for step in entry.steps if isinstance(step.action, BuyWeaving)]
            laid = [step.before.decision.tile for step in entry.spoken if isinstance(step.action, LayWeaving)]
            asked, bought = asked + bool(laid), bought + bool(tiles)
            assert not tiles or laid in ([], tiles)
    assert asked
    assert bought


def test_what_the_only_building_produces_is_told_with_its_name() -> None:
    state = ask(table(2, production_up=("P09",)), ChooseTask(0, "M2b", 1)).state
    labels = [label_without_end(entry, ENGLISH) for entry in taps_in(state) if entry.spoken]
    assert [label for label in labels if label.startswith("Barter Hall (P09)")] == labels[1:3]


def test_what_the_merchant_turns_up_is_told_with_the_merchant() -> None:
    tapestry = (("SW02", "W12"),)
    state = ask(table(2, tapestries=tapestry, production_down=("P09",)), ChooseTask(0, "M5c", 2)).state
    merchant = [entry for entry in taps_in(state) if TurnUp("P09") in [step.action for step in entry.steps]]
    assert [label_without_end(entry, ENGLISH)[:8] for entry in merchant] == ["Merchant"]


async def test_the_card_after_the_turn_of_an_automa_is_a_new_message(tmp_path: Path) -> None:
    """It comes below the board, and confirms nothing twice."""
    async with paper_table(tmp_path, Options(solo="axomamma"), "a new message") as paper:
        await _play_on(paper, lambda state: isinstance(state.decision, HireWorker))
        *_, end = _final(await paper.show())
        pressed = await paper.press(Press.of(end.id))
        assert not presses(pressed)
        assert pressed.follows is not None
        follows = await pressed.follows()
        assert follows is not None
        assert _final(follows)


async def test_a_question_that_the_channel_asks_with_all_answers_has_no_card_beside_it(tmp_path: Path) -> None:
    async with paper_table(tmp_path, Options(solo="pachamama"), "asked 2") as paper:
        followed: set[bool] = set()
        while followed != {True, False}:
            await _play_on(paper, lambda state: isinstance(state.decision, HireWorker), which=0)
            ends = _final(await paper.show())
            if not ends:
                await paper.games.play(paper.id, 0, Pass(), (await paper.state()).seq)
                continue
            pressed = await paper.press(Press.of(ends[0].id))
            assert pressed.follows is not None
            seen = await paper.games.view(paper.id, 0)
            assert seen.decision is not None
            in_channel = is_follow_on(seen) and not is_private(seen.decision)
            assert (await pressed.follows() is None) == in_channel
            followed.add(in_channel)


def _final(screen: Screen) -> list[Button | Choice]:
    parts = [part for row in screen.blocks if isinstance(row, tuple) for part in row]
    listed = [one for part in parts if isinstance(part, Select) for one in part.choices if one.emoji in FINAL]
    return [part for part in (*parts, *listed) if part in listed or is_final(part)]


def test_a_task_that_brings_nothing_says_so() -> None:
    for corn, label in ((0, "Weavings: see 3, pay for none (brings nothing now)"), (1, "Weavings: see 3, from 1 corn")):
        found = taps_in(ask(table(2, potato=2, corn=corn), ChooseTask(0, "M5c", 2)).state)
        assert label in [label_without_end(entry, ENGLISH) for entry in found]


@pytest.mark.parametrize(
    ("gold", "label"), [(1, "Statue (3 stone)"), (2, "Statue (3 stone; large: 3 stone and 2 gold)")]
)
def test_a_task_names_only_the_statues_that_can_be_paid(gold: int, label: str) -> None:
    state = ask(table(2, stone=3, gold=gold), ChooseTask(0, "M1b", 2)).state
    labels = [str(say.label(view(state, 0), state.decision, action, ENGLISH)) for action in legal_actions(state)]
    assert label in labels


def test_all_tasks_are_one_tap_where_each_of_them_is_performed_anyway() -> None:
    for space, left, label in (
        ("M5c", 1, None),
        ("M5c", 2, "collect 1 gold · Weavings: see 3, from 1 corn"),
        ("T1b", 3, "collect 2 stone · collect 3 potato · Building (from 1 stone and 1 corn)"),
    ):
        state = ask(table(2, potato=2, corn=1, stone=2), ChooseTask(0, space, left)).state
        together = [entry for entry in taps_in(state) if sum(map(is_task, entry.spoken)) > 1]
        assert [label_without_end(entry, ENGLISH) for entry in together] == ([label] if label else [])


def is_task(step: Step) -> bool:
    return isinstance(step.action, PerformTask)


def test_nothing_ends_a_turn_unasked_by_a_task_that_brings_nothing() -> None:
    found = 0
    for state in questions(ChooseTask):
        for entry in taps_in(state):
            if entry.is_final and "(brings nothing now)" in label_without_end(entry, ENGLISH):
                found += 1
                assert entry.asks_first
    assert found


def test_gold_for_a_conquest_without_an_army_is_not_asked_for_once_more() -> None:
    conquest = {"coricancha": ("offering", "conquest", "produce", "worship", "rejuvenate")}
    for army, asked in ((), False), (("A01",), True):
        moved = play(table(2, army_hand=army, board=conquest), MoveHighPriest(1)).state
        falls = [label for entry in taps_in(moved) if "casualty: " in (label := label_without_end(entry, ENGLISH))]
        assert falls
        assert all(label.endswith("take 1 gold") != asked for label in falls)
