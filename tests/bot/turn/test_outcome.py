"""What every option says of its price, and of what it leads to besides: the Temple, the Workers, the next Festival."""

from typing import Any

import pytest

from bot.languages import ENGLISH
from bot.screens.screen import Select
from bot.turn.place_labels import place_words
from bot.turn.placements import placements
from bot.turn.plan import Plan, with_tap
from bot.turn.tap import tapped
from bot.turn.tap_labels import label_without_end, tap_label
from engine.actions import Activate, MoveHighPriest, TakeBenefit, TakeGold
from engine.benefits import DrawGod, Gain, GainNomad, Rejuvenate, StepsTask
from engine.core import legal_actions
from engine.decisions import (
    AppointWorker,
    ChooseBuilding,
    ChooseCasualty,
    ChooseNomad,
    ChooseRejuvenation,
    ChooseTask,
    JoinConquest,
    UseStatue,
)
from engine.foresight import forecast
from engine.procedures import Festival
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import drawn, rows, taps, words
from tests.engine.kit import (
    SPACE_OF_TASK,
    activated,
    ask,
    below_step,
    changed,
    end_of_turn,
    festival,
    performing,
    play,
    settled,
    table,
    with_soldiers,
)
from tests.engine.kit.refusals import at

MANY_GODS = ("G07", "G11", "G19", "G22", "G33", "G40")  # too many for a tap each


def labels(state: State) -> list[str]:
    """What all taps of the one who is asked are called."""
    return [label_without_end(entry, ENGLISH) for entry in taps(forecast(view(state, state.to_act)))]


def said(state: State, beginning: str) -> str:
    """The label that begins like this."""
    (found,) = (label for label in labels(state) if label.startswith(beginning))
    return found


# ---------------------------------------------------------------- the Temple


def offering(corn: int, **position: object) -> State:
    """Somebody who may give corn for steps, and of whose God cards nothing is known beforehand."""
    state = table(priest=1, corn=corn, board={"god_offer": MANY_GODS}, **position)
    return play(state, MoveHighPriest(1), Activate()).state


def test_a_step_says_the_god_card_it_gives() -> None:
    state = offering(2, temple=below_step(Gain("potato", 1), DrawGod(1)))
    assert said(state, "offer 2 corn") == "offer 2 corn: 1 Temple step → 🥔 +1, 🌽 -2, take 1 God card"


def test_several_steps_say_all_that_they_give() -> None:
    state = offering(6, temple=0)
    assert said(state, "offer 4 corn") == (
        "offer 4 corn: 2 Temple steps → 🥔 +1, 🌽 -4, take 1 God card, draw 2 Army cards, keep 1"
    )


def test_a_button_without_room_for_all_that_is_given_says_that_there_is_more() -> None:
    found = taps(forecast(view(offering(6, temple=0), 0)))
    (offer,) = (tap for tap in found if label_without_end(tap, ENGLISH).startswith("offer 4 corn"))
    assert [label_without_end(offer, ENGLISH, most) for most in (70, 50, 35)] == [
        "offer 4 corn → 🥔 +1, 🌽 -4, take 1 God card, draw 2 Army cards, keep 1",
        "offer 4 corn → 🥔+1 🌽-4, take 1 God card and more",
        "offer 4 corn → 🥔+1 🌽-4 and more",
    ]


# ---------------------------------------------------------------- Workers


def test_whoever_recruits_a_third_worker_is_told_that_one_must_leave() -> None:
    assert said(table(workers=("priest", "warrior")), "Recruit Priest") == "Recruit Priest (you then discard 1 Worker)"
    assert said(table(workers=("priest",)), "Recruit Priest") == "Recruit Priest"


def test_whoever_has_too_many_workers_already_is_told_that_all_of_these_must_leave() -> None:
    crowd = ("priest", "warrior", "courier")
    assert said(table(workers=crowd), "Recruit Priest") == "Recruit Priest (you then discard 2 Workers)"
    hiring = [label for label in labels(end_of_turn(potato=3, workers=crowd).state) if label.startswith("hire")]
    assert len(hiring) > 3
    assert all(label.endswith("(you then discard 1 Worker)") for label in hiring)


def test_a_benefit_that_brings_a_worker_says_so_before_one_is_chosen() -> None:
    position = {"nomads": ("priest", "warrior", "courier"), "gods_played": ("G39",)}
    asked = ask(table(workers=("priest", "warrior"), board=position), UseStatue(0, "G39", (GainNomad(),))).state
    tap = tapped(forecast(view(asked, 0)), TakeBenefit(0), (), {})
    assert isinstance(tap.after.decision, ChooseNomad)
    assert label_without_end(tap, ENGLISH) == "a Worker from the Nomads (you then discard 1 Worker)"


def test_one_newcomer_is_not_counted_and_a_second_one_is() -> None:
    assert said(table(workers=("priest", "N04")), "Recruit Priest") == "Recruit Priest"
    assert said(table(workers=("priest", "N04", "N01")), "Recruit Priest").endswith("(you then discard 1 Worker)")


def test_nobody_has_to_leave_out_of_turn() -> None:
    state = festival(workers=("priest", "warrior"), god_hand=("G39",)).state
    while not any("G39" in label for label in labels(state)):
        state = play(state, forecast(view(state, state.to_act)).answers[0]).state
    assert all("must go" not in label for label in labels(state))


def test_a_worker_who_may_become_a_noble_need_not_leave() -> None:
    state = table(
        workers=("priest", "warrior"),
        palaces=("X01",),
        options={"modules": ("nobles",)},
        board={"nomads": ("architect",)},
    )
    (entry, *_) = [
        entry for entry in taps(forecast(view(state, 0))) if "Architect" in label_without_end(entry, ENGLISH)
    ]
    assert isinstance(entry.after.decision, AppointWorker) or "into" in label_without_end(entry, ENGLISH)
    assert "must go" not in label_without_end(entry, ENGLISH)


def test_a_supply_without_workers_is_said_in_words() -> None:
    assert "· no Workers\n" in words(drawn(table(potato=1))) + "\n"
    assert "· Priest\n" in words(drawn(table(potato=1, workers=("priest",)))) + "\n"


# ---------------------------------------------------------------- Festivals


def test_whoever_hires_the_last_worker_is_told_of_the_festival() -> None:
    state = end_of_turn(potato=3, god_hand=("G07", "G11"), board={"village": ("priest",)}).state
    hiring = next(entry for entry in taps(forecast(view(state, 0))) if entry.spoken)
    told = "hire Priest → 🥔 -1, +1 VP, Festival: 2 🥔"
    assert label_without_end(hiring, ENGLISH) == told
    assert tap_label(hiring, ENGLISH).words == f"End turn: {told}"


def test_a_plan_says_how_it_changes_what_the_festival_asks_for() -> None:
    state = table(potato=9, workers=("priest",), god_hand=("G07", "G11"))
    here = forecast(view(state, 0))
    assert "10\N{NO-BREAK SPACE}VP · Festival: 2🥔" in words(drawn(state))
    plan = with_tap(Plan(), next(place for place in placements(here) if place.shown).tap({}))
    assert "Festival: 1🥔 (-1)" in words(drawn(state, plan))
    pray = next(entry for entry in taps(here) if label_without_end(entry, ENGLISH).startswith("Pray"))
    assert "Festival: 4🥔 (+2)" in words(drawn(state, with_tap(Plan(), pray)))


def test_no_line_is_about_festivals_where_no_god_card_is_held() -> None:
    assert "Festival" not in words(drawn(table(potato=1, workers=("priest",))))


# ---------------------------------------------------------------- the High Priest


def moved(state: State) -> str:
    """The label of a High Priest's move by two spaces, whatever is asked there."""
    return label_without_end(tapped(forecast(view(state, 0)), MoveHighPriest(2), (), {}), ENGLISH)


def test_an_army_card_that_an_ability_draws_is_told_with_its_gold() -> None:
    assert moved(table(priest=1, passives=("Z18",))) == "☀️ +2: Rejuvenate → 🟡 +1, draw 1 Army card"
    assert moved(table(priest=1)) == "☀️ +2: Rejuvenate"


@pytest.mark.parametrize(
    ("village", "falls"),
    [
        (("priest", "warrior"), "casualty: a Worker of the Village"),
        (("priest",), "casualty: the Priest"),
        ((), "casualty: a Nomad"),
    ],
)
def test_a_conquest_says_that_somebody_falls(village: tuple[str, ...], falls: str) -> None:
    told = moved(table(priest=2, army_up=with_soldiers(2, 2), board={"village": village}))
    assert told.startswith(f"☀️ +2: Conquest ({falls})")


# ---------------------------------------------------------------- nothing


@pytest.mark.parametrize(
    ("action", "means"),
    [
        ("worship", {"small_statues": ("inti",)}),
        ("offering", {"corn": 2}),
        ("rejuvenate", {"production_down": ("P06",)}),
        ("conquest", {"army_up": with_soldiers(2, 2)}),
        ("produce", {"production_up": ("P06",)}),
    ],
)
def test_an_action_that_nothing_can_be_done_with_is_not_offered_beside_its_gold(
    action: str, means: dict[str, Any]
) -> None:
    for position, idle in (({}, True), (means, False)):
        state = activated(action, **position).state
        if isinstance(state.decision, ChooseCasualty):
            state = play(state, legal_actions(state)[0]).state
        first = [entry.steps[0].action for entry in taps(forecast(view(state, state.to_act)))]
        assert (Activate() in first) != idle
        assert TakeGold() in first


def test_a_benefit_that_turns_up_nothing_is_not_offered() -> None:
    for down, idle in (((), True), (("P06",), False)):
        state = table(production_down=down, board={"gods_played": ("G30",)})
        asked = ask(state, UseStatue(0, "G30", (Rejuvenate(1), Gain("potato", 2)))).state
        quarry = "rejuvenate Quarry (P06). Production: 2 stone, 1 potato"
        assert labels(asked)[1:3] == (["2 potato", "Forgo the rest"] if idle else [quarry, "2 potato"])


def test_a_benefit_that_does_nothing_and_is_all_there_is_says_so() -> None:
    asked = ask(table(board={"gods_played": ("G30",)}), UseStatue(0, "G30", (Rejuvenate(1),))).state
    assert labels(asked)[0].endswith("(brings nothing now)")


# ---------------------------------------------------------------- prices


def test_a_production_building_says_what_it_produces_wherever_it_is_named() -> None:
    market = {"production_market": ("P06",)}
    assert said(ask(table(stone=9, corn=9, board=market), ChooseBuilding(0, gratis=False)).state, "Quarry") == (
        "Quarry (P06) for 1 stone and 1 corn. Production: 2 stone, 1 potato"
    )
    down = table(potato=9, production_down=("P06",))
    asked = ask(down, ChooseRejuvenation(0, free_turns=1)).state
    assert said(asked, "rejuvenate") == "rejuvenate Quarry (P06). Production: 2 stone, 1 potato"


def test_one_more_task_says_that_it_is_bought_now_or_never() -> None:
    """Ruling 42: the Priest's potato is paid before the first task."""
    space = SPACE_OF_TASK["stone"]
    first = ask(table(potato=1), ChooseTask(0, space, 1, may_buy=True)).state
    assert said(first, "+1 task") == "+1 task for 1 potato (before your first)"


def test_steps_say_their_price_in_every_list() -> None:
    building = performing(table(stone=3), "steps").state
    assert said(building, "Steps on 1U") == ("Steps on 1U for 3 stone: 4 VP, 1 corn, 2 potato")
    opened = ask(table(stone=3), UseStatue(0, "G30", (Gain("potato", 2), StepsTask()))).state
    assert any("build Steps (3 stone)" in label or "for 3 stone" in label for label in labels(opened))


def test_a_small_statue_for_a_price_is_not_called_free() -> None:
    state = festival(stone=1, god_hand=("G36",)).state
    while not any("G36" in label for label in labels(state)):
        state = play(state, forecast(view(state, state.to_act)).answers[0]).state
    told = next(label for label in labels(state) if "G36" in label)
    assert "a small Statue for 1 stone" in told
    assert "free" not in told


def test_gold_that_stands_in_for_food_is_said_of_a_place() -> None:
    state = table(gold=3, workers=("priest",), god_hand=("G07",))
    dear = [place for place in placements(forecast(view(state, 0))) if place.food == 2 and place.shown]
    assert dear
    assert all(place_words(place, ENGLISH).endswith("→ 🟡 -2") for place in dear)


# ---------------------------------------------------------------- changes and long labels


def test_a_change_says_what_it_is_for_and_what_it_would_replace() -> None:
    state = table(stone=3, gold=3)
    asked = performing(state, "steps").state
    plan = with_tap(Plan(), taps(forecast(view(asked, 0)))[0])
    (select,) = (
        part for row in rows(drawn(asked, plan)) for part in row if isinstance(part, Select) and ":change:" in part.id
    )
    told = {choice.label: choice.detail for choice in select.choices}
    assert told["Pay 2 stone and 1 gold"].startswith("Steps on 1U for 3 stone: 4 VP")
    assert told["Pay 2 stone and 1 gold"].endswith("instead of 3 stone")


def test_a_label_too_long_for_its_room_keeps_what_tells_it_from_others() -> None:
    gods, little = ("kuychi", "inti"), 40
    state = play(
        table(priest=5, temple=below_step(Gain("potato", 1), DrawGod(1)), small_statues=gods),
        MoveHighPriest(1),
        Activate(),
    ).state
    found = [entry for entry in taps(forecast(view(state, 0))) if "Statue of" in label_without_end(entry, ENGLISH)]
    shown = [label_without_end(entry, ENGLISH, little) for entry in found]
    assert all(len(label_without_end(entry, ENGLISH)) > little for entry in found)
    assert all(len(label) <= little for label in shown)
    assert len(set(shown)) == len(shown) == len(gods)


def test_what_a_festival_scores_is_not_said_to_come_from_an_answer() -> None:
    found = 0
    for outcome in golden_game(next(path for path in GOLDEN if path.stem == "2p-greedy")):
        state = outcome.state
        if state.to_act is not None and state.seq in (122, 285):  # before the Temple and the regions are scored
            for entry in taps(forecast(view(state, state.to_act))):
                gained = entry.after.worlds[0].players[state.to_act].vp - state.players[state.to_act].vp
                found += gained > 0
                assert "VP" not in label_without_end(entry, ENGLISH).partition("→")[2]
    assert found > 4


def test_what_a_festival_asks_for_next_is_not_the_price_of_an_answer() -> None:
    state = table(
        board={"active": 1, "festival_holder": 0}, god_hand=("G07", "G11"), potato=5, production_down=("P03",)
    )
    stack = (*state.stack, Festival("upkeep"), ChooseRejuvenation(0, 1))
    asked = settled(changed(state, stack=stack)).state
    told = taps(forecast(view(asked, 0)))
    assert len(told) == 2
    for entry in told:
        assert entry.after.worlds[0].players[0].potato == 3
        assert "→" not in label_without_end(entry, ENGLISH)


@pytest.mark.parametrize("left", [0, 1])
def test_a_space_with_steps_says_where_no_marker_for_them_is_left(left: int) -> None:
    conquering = at(JoinConquest(0), army_up=("A26", "A27", "A29", "A30"), steps_left=left)
    told = [label for label in labels(conquering) if label.startswith("CH3")]
    assert told
    assert all(("brings nothing now" in label) == (not left) for label in told)
