"""What a plan looks like: everything can be tapped, what is final stands alone, ticks stay, and words say it all."""

import re
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import pytest
from msgspec import structs

from bot import say
from bot.glossary.questions import about
from bot.languages import ENGLISH
from bot.say import thing
from bot.screens.screen import DANGER, SECONDARY, SUCCESS, Button, Select, rules_key
from bot.turn.menu import Group, menu, taps_of
from bot.turn.outcome import outcome_of
from bot.turn.place_labels import place_words
from bot.turn.place_rows import SHOWN_PLACES
from bot.turn.placements import ANY, placements
from bot.turn.plan import Plan, PlannedTap, changed, course, with_preference, with_tap, without_preference, without_tap
from bot.turn.plan_words import label_of
from bot.turn.screens import plan_screen
from bot.turn.tap import Tap
from bot.turn.tap_labels import label_without_end
from engine import Options, new_game
from engine.actions import ConstructBuilding, DiscardArmyCard, KeepGodCard, Pass, Pay, PickWeaving, RecruitNomad
from engine.components import PALACES, PRODUCTION, SPACES
from engine.core import Outcome, apply, legal_actions
from engine.decisions import ChooseBuilding, ChooseWeavings, KeepGodCards, PlayGodCards, TakeTurn
from engine.foresight import Ahead, forecast
from engine.planned import Planned
from engine.queries import is_free_action
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.screens.screen_limits import broken_limits
from tests.bot.turn.drawn import buttons, drawn, is_final, rows, shown, tapped_numbers, taps, words
from tests.engine.kit import PLAIN_CARD, card_of, table
from tests.sizes import size

GAMES = [path for path in GOLDEN if path.stem in ("2p-mixed-2", "4p-greedy", "2p-all-ruruy")]
NEVER_FINAL = ("✅", "🔒")


def keeping() -> State:
    """A new game in which the God cards to keep are asked for."""
    state = new_game(Options(players=2), "ticks")
    while not isinstance(state.decision, KeepGodCards):
        state = apply(state, legal_actions(state)[0]).state
    return state


def turns(outcomes: Iterable[Outcome]) -> list[State]:
    return [each.state for each in outcomes if isinstance(each.state.decision, TakeTurn)]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_tap_is_on_the_screen_and_reads_like_no_other_and_what_is_final_has_rows_of_its_own(path: Path) -> None:
    for outcome in list(golden_game(path))[:: size(15, 5)]:
        if outcome.state.decision is None:
            continue
        made_of = shown(outcome.state)
        screen = plan_screen(made_of)
        assert sorted(tapped_numbers(screen)) == list(range(sum(len(group.taps) for group in made_of.groups)))
        assert broken_limits(screen) == []
        for row in rows(screen):
            final = [part.emoji in NEVER_FINAL for part in row if hasattr(part, "emoji")]
            assert all(final) or not any(final) or "Pray: 2 God cards" in [part.label for part in row]
        for group in made_of.groups:
            labels = [label_without_end(entry, ENGLISH) for entry in group.taps]
            assert len(set(labels)) == len(labels), labels


def test_discord_takes_the_screen_also_where_a_hand_full_of_army_cards_is_cashed() -> None:
    path = next(path for path in GOLDEN if path.stem == "2p-builders")
    state = max(turns(golden_game(path)), key=lambda state: len(state.players[state.decision.seat].army_hand))
    plan = Plan()
    while cash := [tap for tap in to_be_cashed(state, plan) if not tap.is_final]:
        plan = with_tap(plan, cash[0])
        assert broken_limits(drawn(state, plan)) == []
    assert len(plan.taps) >= 6


@pytest.mark.parametrize("modules", [(), ("nobles",)])
def test_the_first_card_of_the_set_up_names_the_starting_palace(modules: tuple[str, ...]) -> None:
    state = new_game(Options(players=2, modules=modules), 5)
    own = [PALACES[palace].name for palace in state.players[state.decision.seat].palaces]
    assert bool(own) == bool(modules)
    told = re.findall(r"You begin with the (.*?), for", words(drawn(state, Plan())))
    assert told == own


def to_be_cashed(state: State, plan: Plan) -> list[Tap]:
    here = course(view(state, state.decision.seat), plan, {}).here
    return [tap for tap in taps(here) if tap.spoken and isinstance(tap.spoken[0].action, DiscardArmyCard)]


def test_every_place_is_on_the_list_however_many_there_are() -> None:
    most = 0
    for state in turns(golden_game(next(path for path in GOLDEN if path.stem == "2p-builders")))[:6]:
        found = placements(forecast(view(state, state.decision.seat)))
        listed: list[str] = []
        for worker in {place.worker for place in found}:
            screen = drawn(state, Plan(wish=ANY, by=worker))
            lists = [part for row in rows(screen) for part in row if isinstance(part, Select) and ":place:" in part.id]
            listed += [one.value for part in lists for one in part.choices]
            most = max(most, sum(len(part.choices) for part in lists))
        assert sorted(map(int, listed)) == [*range(len(found))]
    assert most > SHOWN_PLACES


def test_discord_takes_the_list_of_hundreds_of_places() -> None:
    outcomes = golden_game(next(path for path in GOLDEN if path.stem == "2p-more-1"))
    state = next(state for state in turns(outcomes) if state.seq == 463)
    assert len(placements(forecast(view(state, state.decision.seat)))) > 500
    assert broken_limits(drawn(state, Plan(wish=ANY))) == []


def test_what_can_be_changed_is_listed_below_all_buttons_that_play_nothing() -> None:
    listed = 0
    for state in turns(golden_game(GAMES[0]))[::6]:
        seen = view(state, state.decision.seat)
        for place in placements(forecast(seen))[:1]:
            blocks = drawn(state, with_tap(Plan(), place.tap({}))).blocks
            selects = [n for n, row in enumerate(blocks) if isinstance(row, tuple) and ":change:" in row[0].id]
            for number in selects:
                listed += 1
                assert all(is_final(part) for row in blocks[number + 1 :] if isinstance(row, tuple) for part in row)
    assert listed


def test_the_end_of_a_turn_is_named_after_what_comes_before_it() -> None:
    asked = [outcome.state for outcome in golden_game(GAMES[0]) if outcome.state.decision is not None]
    found = {button.label for state in asked[::5] for button in buttons(drawn(state)) if ":tap:" in button.id}
    with_the_end = {label for label in found if label.startswith("End turn: ")}
    assert with_the_end
    assert all(label.startswith("End turn: hire ") or "let " in label for label in with_the_end)
    assert any(label.endswith(", end turn") for label in found)
    assert not [label for label in found if "…" in label.removesuffix(" …")]


def test_a_tick_stays_where_it_was_and_can_be_taken_off() -> None:
    state = keeping()
    plan = Plan()
    before = [button.label for button in buttons(drawn(state)) if ":tap:" in button.id]
    for _ in range(2):
        plan = with_tap(plan, taps(course(view(state, state.decision.seat), plan, {}).here)[2])
    ticked = [button for button in buttons(drawn(state, plan)) if ":untick:" in button.id]
    after = [
        button.label.replace("✓ ", "")
        for button in buttons(drawn(state, plan))
        if button.id.split(":")[1] in ("tap", "untick")
    ]
    assert after == before
    assert [(button.style, button.label[: len("3 · ✓")]) for button in ticked] == [
        (SUCCESS, "3 · ✓"),
        (SUCCESS, "4 · ✓"),
    ]
    _, second = plan.taps
    anew = course(view(state, state.decision.seat), without_tap(plan, 0), {})
    assert anew.plan.taps == (second,)
    assert anew.lost == ()


def test_the_last_tick_waits_to_be_confirmed() -> None:
    state, plan = keeping(), Plan()
    seen = view(state, state.decision.seat)
    while not any(entry.is_final for entry in taps(course(seen, plan, {}).here)):
        plan = with_tap(plan, taps(course(seen, plan, {}).here)[0])
        if len(plan.taps) == 2:
            break
    last = taps(course(seen, plan, {}).here)
    assert all(entry.asks_first for entry in last if entry.after.ahead is Ahead.HANDED_OVER)
    assert all(button.style != DANGER for button in buttons(drawn(state, plan)) if ":tap:" in button.id)
    asked = words(plan_screen(structs.replace(shown(state, plan), pending=last[0])))
    kept = [action.card for tap in plan.taps for action in tap.answers[0].choices if isinstance(action, KeepGodCard)]
    assert len(kept) == 2
    assert all(f"Keep {card} " in asked for card in kept)


def test_a_confirmation_names_all_that_it_plays_and_what_is_there_then() -> None:
    ended = sure = triggered = 0
    for state in chain(*(turns(golden_game(path)) for path in GAMES)):
        first = forecast(view(state, state.decision.seat))
        for tap in [one for one in taps(first) if not one.is_final][:: size(4, 1)]:
            plan = with_tap(Plan(), tap)
            for entry in (one for one in taps(tap.after) if one.after.ahead is Ahead.HANDED_OVER):
                asked = plan_screen(structs.replace(shown(state, plan), pending=entry))
                ended += 1
                told = words(asked).lower()
                assert all(str(label_of(step, ENGLISH)).lower() in told for step in entry.spoken)
                assert told.startswith("**end your turn with this?**")
                certain, triggers = outcome_of(entry).certain, outcome_of(entry).triggers_festival
                triggered += triggers
                assert ("**This triggers Festival " in words(asked)) == triggers
                assert ("Then you have" in words(asked), "Before step 2 you have" in words(asked)) == (
                    certain,
                    not certain,
                )
                if certain:
                    then = entry.after.worlds[0].players[state.decision.seat]
                    sure += 1
                    assert f"{then.vp}\N{NO-BREAK SPACE}VP" in words(asked)
                    assert f"🪨\N{NO-BREAK SPACE}{then.stone}" in words(asked)
    assert ended > sure > size(5, 20)
    assert triggered


def test_a_placement_says_its_space_its_card_and_its_price() -> None:
    for state in turns(golden_game(GAMES[0]))[::3]:
        seat = state.decision.seat
        for place in placements(forecast(view(state, seat))):
            said = place_words(place, ENGLISH)
            assert f"**{place.space}" in said
            assert f"{place.food} food" in said
            assert place.shown in said
            assert place.shown == "" or place.shown in state.players[seat].god_hand
            assert SPACES[place.space].god in said.lower() or place.shown


def test_a_worker_too_many_is_told_where_it_is_taken() -> None:
    for state in turns(golden_game(GAMES[0])):
        for entry in taps(forecast(view(state, state.decision.seat))):
            if isinstance(entry.spoken[-1].action, RecruitNomad) and not entry.is_final:
                full = len(state.players[state.decision.seat].workers) == 2
                assert label_without_end(entry, ENGLISH).endswith("(you then discard 1 Worker)") == full


def test_what_no_longer_fits_is_named_in_words_and_payments_are_not() -> None:
    state = turns(golden_game(GAMES[0]))[0]
    gone = PlannedTap(
        (Planned("ChooseBuilding", (ConstructBuilding("P06"),)), Planned("ChoosePayment", (Pay(stone=1),)))
    )
    said = words(drawn(state, Plan(0, (gone,))))
    assert "No longer possible: Quarry (P06)." in said
    assert "ChooseBuilding" not in said
    assert "Payment" not in said


def test_a_plan_says_what_it_costs_and_brings_in_all() -> None:
    for state in turns(golden_game(GAMES[0])):
        seen = view(state, state.decision.seat)
        for place in placements(forecast(seen)):
            if place.food and place.shown:
                plan = with_tap(Plan(), place.tap({}))
                assert f"(-{place.food})" in words(drawn(state, plan)) or "(-" in words(drawn(state, plan))
                assert f"on {place.space}" in words(drawn(state, plan))
                return
    raise AssertionError("no placement costs food")


def test_a_question_of_the_set_up_names_every_weaving_by_what_it_shows() -> None:
    state = new_game(Options(players=2), "labels")
    answers = [action for action in legal_actions(state) if isinstance(action, PickWeaving)]
    labels = [button.label for button in buttons(drawn(state)) if ":tap:" in button.id]
    assert len(labels) == len(answers)
    assert all("|" in label for label in labels)
    assert [len(group.taps) for group in menu(forecast(view(state, state.to_act)), {})] == [len(answers)]


def test_a_price_that_can_no_longer_be_paid_like_that_is_paid_otherwise() -> None:
    for state in turns(golden_game(GAMES[0])):
        seen = view(state, state.to_act)
        for place in placements(forecast(seen)):
            plan = course(seen, with_tap(Plan(), place.tap({})), {}).plan
            paid = [n for n, answer in enumerate(plan.answers) if isinstance(answer.choices[0], Pay)]
            if paid:
                spoilt = course(
                    seen, changed(plan, paid[0], structs.replace(plan.answers[paid[0]], choices=(Pay(stone=99),))), {}
                )
                assert spoilt.plan == plan
                assert [one.choices for one in spoilt.lost] == [(Pay(stone=99),)]
                return
    raise AssertionError("nothing can be paid in several ways")


def test_a_question_with_no_answer_but_no_is_not_put() -> None:
    found = 0
    for outcome in golden_game(GAMES[0]):
        state = outcome.state
        if isinstance(state.decision, ChooseWeavings) and all(
            isinstance(answer, Pass) or is_free_action(answer) for answer in legal_actions(state)
        ):
            found += 1
            assert say.question(view(state, state.to_act), state.decision, ENGLISH) not in words(drawn(state))
    assert found


def test_army_cards_are_ticked_and_the_plan_tells_of_them() -> None:
    state = table(army_hand=(card_of("stone"), card_of("corn"), card_of("gold")))
    cards, plan = cashing(state, Plan()), Plan()
    assert len(cards) == 3
    for _ in range(2):
        free = [tap for tap in taps(course(view(state, 0), plan, {}).here) if is_free_action(tap.steps[0].action)]
        plan = with_tap(plan, free[0])
    ticked = [f"✓ {card}" for card in cards[:2]]
    assert sorted(cashing(state, plan)) == sorted([*ticked, *cards[2:]])
    assert takes_back(state, plan) == ticked
    assert all(f"{number}. {card}" in words(drawn(state, plan)) for number, card in enumerate(cards[:2], 1))


def test_an_army_card_that_was_cashed_can_be_taken_off_behind_other_taps() -> None:
    state = table(army_hand=(card_of("corn"),), workers=("courier",), god_hand=tuple(PLAIN_CARD.values()), corn=3)
    plan = with_tap(Plan(), to_be_cashed(state, Plan())[0])
    found = shown(state, plan).places[0]
    placed = with_tap(plan, found.tap({}))
    assert takes_back(state, placed) == [f"✓ {label}" for label in cashing(state, Plan())]
    assert "What you have chosen" not in words(drawn(state, placed))
    assert course(view(state, 0), without_tap(placed, 0), {}).plan.taps == placed.taps[1:]


def test_an_army_card_that_pays_for_a_placement_is_no_tick() -> None:
    state = table(army_hand=(card_of("corn"),), workers=("courier",), god_hand=tuple(PLAIN_CARD.values()))
    place = next(one for one in shown(state).places if one.cashed)
    screen = drawn(state, with_tap(Plan(), place.tap({})))
    assert "untick" not in {part.id.split(":")[1] for row in rows(screen) for part in row}
    assert f"1. {cashing(state, Plan())[0]} · Courier on {place.space}," in words(screen)


def takes_back(state: State, plan: Plan) -> list[str]:
    """The free actions of a plan that its card takes back, in the order of their numbers."""
    parts = [part for row in rows(drawn(state, plan)) for part in row if ":untick:" in part.id]
    choices = [one for part in parts if isinstance(part, Select) for one in part.choices]
    assert [one.value for one in choices] == [str(number) for number in range(len(choices))]
    return [one.label for one in choices]


def cashing(state: State, plan: Plan) -> list[str]:
    screen = drawn(state, plan)
    listed = [one for row in rows(screen) for part in row if isinstance(part, Select) for one in part.choices]
    return [
        part.label
        for part in (*buttons(screen), *listed)
        if part.label.lstrip("✓ ").startswith("A") and " → " in part.label
    ]


def test_an_order_of_preference_shows_its_ranks_and_leaves_the_rest_grey() -> None:
    state = new_game(Options(players=2), "ranks")
    seen = view(state, state.to_act)
    group, *_ = menu(forecast(seen), {})
    plan = with_preference(with_preference(Plan(), group.taps[2]), group.taps[0])
    found = course(seen, plan, {})
    left = tuple(entry for number, entry in enumerate(group.taps) if number not in (0, 2))
    made_of = structs.replace(
        shown(state, plan), groups=(Group(group.here, left),), early=True, prefers=True, said=True
    )
    ranked = [button for button in buttons(plan_screen(made_of)) if button.id.split(":")[1] in ("tap", "untick")]
    assert [button.label[: len("1 · 2.")] for button in ranked[:3:2]] == ["1 · 2.", "3 · 1."]
    assert [button.style == SUCCESS for button in ranked] == [True, False, True, *[False] * (len(ranked) - 3)]
    assert all(button.style == SECONDARY for button in ranked if ":tap:" in button.id)
    assert without_preference(plan, 0).preferred == found.plan.preferred[1:]
    assert without_preference(without_preference(plan, 0), 0) == Plan()


def test_what_is_said_ahead_is_shown_as_said_with_nothing_left_to_send() -> None:
    for outcome in golden_game(GAMES[0]):
        state = outcome.state
        if state.decision is None or not (
            some := [entry for entry in taps(forecast(view(state, state.to_act))) if entry]
        ):
            continue
        for entry in some:
            made_of = shown(state, with_tap(Plan(), entry)) if not entry.is_final else None
            if made_of and made_of.course.may_be_played:
                unsaid = structs.replace(made_of, early=True)
                said = structs.replace(unsaid, said=True)
                (send,) = [button for button in buttons(plan_screen(unsaid)) if ":play:" in button.id]
                assert send.style != DANGER
                assert not [button for button in buttons(plan_screen(said)) if ":play:" in button.id]
                assert "✔" in words(plan_screen(said))
                return
    raise AssertionError("nothing can be said ahead")


def test_where_something_is_ticked_no_is_not_called_no() -> None:
    for path in GOLDEN:
        for outcome in golden_game(path):
            state = outcome.state
            if not isinstance(state.decision, PlayGodCards):
                continue
            first = next((entry for entry in taps(forecast(view(state, state.to_act))) if not entry.is_final), None)
            plan = with_tap(Plan(), first) if first else Plan()
            made_of = shown(state, plan)
            if made_of.course.ticked and not made_of.course.here.own_turn:
                labels = [button.label for button in buttons(plan_screen(made_of))]
                assert "Play only these" in labels
                assert not {"No", "Go on"} & set(labels)
                return
    raise AssertionError("nothing is ticked out of turn")


def test_help_is_about_what_the_screen_asks_first() -> None:
    behind_a_no = 0
    for state in [each.state for each in golden_game(GAMES[0]) if each.state.decision][::4]:
        made_of = shown(state)
        offered = [group for group in made_of.groups if any(map(_settles, group.taps))]
        if not offered:
            continue
        more = plan_screen(structs.replace(made_of, more=True))
        (rules,) = [button for button in buttons(more) if ":rules:" in button.id]
        asked = offered[0].here.decision
        behind_a_no += asked != state.decision
        assert rules_key(rules.id.rpartition(":")[2]) == about(asked)
    assert behind_a_no


def _settles(entry: Tap) -> bool:
    return bool(entry.spoken) and not is_free_action(entry.spoken[0].action)


def test_free_actions_are_a_list_of_their_own() -> None:
    listed = 0
    for state in [each.state for each in golden_game(GAMES[0]) if each.state.decision][:: size(9, 3)]:
        made_of = shown(state)
        entries = taps_of(made_of.groups)
        for row in rows(plan_screen(made_of)):
            taps_here = [part for part in row if ":tap:" in part.id]
            numbers = [one.value for part in taps_here for one in getattr(part, "choices", ())]
            numbers += [part.id.rpartition(":")[2] for part in taps_here if isinstance(part, Button)]
            free = [number for number in numbers if is_free_action(entries[int(number)].steps[-1].action)]
            listed += len(free)
            assert not free or free == numbers
    assert listed


def test_what_a_building_does_is_told_also_where_the_turn_ends_by_it() -> None:
    ending = 0
    for path in GAMES:
        for state in (each.state for each in golden_game(path) if isinstance(each.state.decision, ChooseBuilding)):
            screen = drawn(state)
            listed = [one for row in rows(screen) for part in row if isinstance(part, Select) for one in part.choices]
            for label in (part.label for part in (*buttons(screen), *listed) if ", end turn" in part.label):
                tile = next((tile for tile in PRODUCTION if thing("building_name", tile, ENGLISH) in label), None)
                ending += tile is not None
                told = " ".join([label, words(screen), *(one.detail for one in listed)])
                pictured = re.match(r"\d+ · ", label)  # with its ability
                assert not tile or pictured or all(word in told for word in thing("ability", tile, ENGLISH).split()), (
                    told
                )
    assert ending
