"""The numbers on the buttons of a card are the numbers in its picture."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from bot.say.pictures import picture_words
from bot.screens.screen import Button, Screen, Select
from bot.table.turn.card_pictures import CardPicture, card_picture
from bot.turn.pictured import MOST
from bot.turn.place_rows import SHOWN_PLACES, places_with_buttons
from bot.turn.plan import Plan, with_tap
from bot.turn.rows import TICK
from bot.turn.screens import plan_screen
from bot.turn.shown import Shown
from engine.decisions import (
    ChooseFreeWeaving,
    ChooseInfluence,
    ChooseNewcomer,
    ChooseNomad,
    ChoosePriestStart,
    ChooseStatue,
    ChooseVassalPlace,
    ChooseWeavings,
    Decision,
    KeepGodCards,
    TakeTurn,
)
from engine.resources import UNKNOWN
from engine.state import State
from render.pictures.choices import choices_picture
from render.pictures.reach import reach_picture
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import rows, shown, taps
from tests.sizes import size

GAMES = [path for path in GOLDEN if path.stem in ("2p-mixed-2", "4p-greedy", "2p-all-ruruy", "4p-all-simpa")]
# In the small size one of two people without modules, and one of four with all.
ONE_GAME = pytest.mark.parametrize("path", size([GAMES[0], GAMES[-1]], GAMES), ids=lambda path: path.stem)
CHOSEN: dict[type[Decision], str] = {
    ChooseStatue: "figure",
    ChoosePriestStart: "section",
    ChooseInfluence: "region",
    ChooseFreeWeaving: "top",
    ChooseNewcomer: "worker",
    ChooseNomad: "worker",
    ChooseVassalPlace: "vassal",
}
NUMBER = re.compile(r"(\d) (?=[TMB]\d[a-d]\b)|(\d+) · ")


@cache
def positions(path: Path) -> tuple[State, ...]:
    asked = [outcome.state for outcome in golden_game(path) if outcome.state.decision is not None]
    return tuple(state for state in asked if state.to_act is not None)[:: size(12, 3)]


@cache
def pictured(path: Path) -> tuple[tuple[Shown, CardPicture | None], ...]:
    """What the cards of these positions are made of, and their pictures."""
    return tuple((made_of, card_picture(made_of)) for made_of in map(shown, positions(path)))


def all_positions() -> Iterator[State]:
    for path in GAMES:
        yield from positions(path)


def pressed(screen: Screen) -> Iterator[tuple[str, int]]:
    """The verb of everything that can be pressed, and its number; 0 without one."""
    for row in rows(screen):
        for part in row:
            labels = [choice.label for choice in part.choices] if isinstance(part, Select) else [part.label]
            for label in labels:
                found = NUMBER.match(label)
                yield part.id.split(":")[1], int(found[1] or found[2]) if found else 0


def in_picture(picture: CardPicture | None) -> set[int]:
    if picture is None:
        return set()
    return {*picture.numbers.values(), *(number for number, _ in picture.things)}


@ONE_GAME
def test_every_number_on_a_button_is_in_the_picture_and_every_number_there_has_a_button(path: Path) -> None:
    pictures = 0
    for made_of, picture in pictured(path):
        numbers = {number for _, number in pressed(plan_screen(made_of)) if number}
        assert numbers == in_picture(picture)
        assert numbers == {*range(1, len(numbers) + 1)}
        pictures += bool(numbers)
    assert pictures > 10


@ONE_GAME
def test_a_number_stands_for_one_thing_and_is_drawn(path: Path) -> None:
    words = picture_words("en")
    drawn: set[str] = set()
    for _, picture in pictured(path):
        if picture is None:
            continue
        things = [key for _, key in picture.things] or [*picture.numbers]
        assert len({*things}) == len(things) <= MOST
        kind = things[0].partition(":")[0] if picture.things else ""
        if kind in drawn or not things:
            continue
        drawn.add(kind)
        image = (
            choices_picture(picture.view, picture.things, words)
            if picture.things
            else reach_picture(picture.view, picture.prices, numbers=picture.numbers)
        )
        assert {label.text for label in image.labels} >= {str(number) for number in in_picture(picture)}
    assert len(drawn) > 3


@pytest.mark.parametrize(("question", "kind"), CHOSEN.items(), ids=lambda value: getattr(value, "__name__", value))
def test_whoever_chooses_a_person_a_place_or_a_statue_chooses_it_in_the_picture(
    question: type[Decision], kind: str
) -> None:
    asked = [outcome.state for path in GAMES for outcome in golden_game(path)]
    states = [state for state in asked if isinstance(state.decision, question)][:12]
    pictures = [(made_of, card_picture(made_of)) for made_of in map(shown, states)]
    shown_things = [(made_of, picture) for made_of, picture in pictures if picture is not None and picture.things]
    assert kind in {key.partition(":")[0] for _, picture in shown_things for _, key in picture.things}
    for made_of, picture in shown_things:
        assert {number for _, number in pressed(plan_screen(made_of)) if number} == in_picture(picture)


def test_a_single_place_with_a_button_is_alone_in_the_picture() -> None:
    (path,) = [path for path in GOLDEN if path.stem == "2p-greedy"]
    turns = (outcome.state for outcome in golden_game(path) if isinstance(outcome.state.decision, TakeTurn))
    for made_of in map(shown, turns):
        picture = card_picture(made_of)
        assert picture is not None
        if not picture.numbers and len({place.space for place in made_of.places}) > 1:
            break
    spaces = {place.space for place in places_with_buttons(made_of.places, made_of.course.plan)}
    assert picture.prices.keys() == spaces
    assert len(spaces) == 1


def test_places_are_numbered_in_the_order_of_their_buttons() -> None:
    for state in [state for state in all_positions() if isinstance(state.decision, TakeTurn)][:: size(5, 1)]:
        made_of = shown(state)
        if not made_of.places:
            continue
        picture = card_picture(made_of)
        assert picture is not None
        labels = [
            part.label
            for row in rows(plan_screen(made_of))
            for part in row
            if isinstance(part, Button) and ":place:" in part.id
        ]
        assert len(labels) <= SHOWN_PLACES
        told = [label.split(" · ")[0] for label in labels]
        assert len(labels) == 1 or told == [*map(str, picture.numbers.values())]
        assert picture.numbers.keys() <= picture.prices.keys()


def test_what_is_ticked_keeps_its_number() -> None:
    ticking = [state for state in all_positions() if isinstance(state.decision, KeepGodCards | ChooseWeavings)]
    kept = 0
    for state in ticking:
        before = shown(state).things
        for entry in taps(shown(state).course.here)[:4]:
            if entry.is_final or entry.asks_first or not entry.spoken:
                continue
            plan = with_tap(Plan(), entry)
            after = shown(state, plan)
            if not after.course.chosen:
                continue
            assert all(before[key] == number for key, number in after.things.items() if key in before)
            ticked = [
                part.label for row in rows(plan_screen(after)) for part in row if part.id.split(":")[1] == "untick"
            ]
            assert all(TICK in label for label in ticked)
            kept += 1
    assert kept > 3


def test_a_number_changes_no_button(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [*all_positions()][:: size(8, 2)]
    with_numbers = [[part.id for row in rows(plan_screen(shown(state))) for part in row] for state in states]
    monkeypatch.setattr(Shown, "things", {})
    assert with_numbers == [[part.id for row in rows(plan_screen(shown(state))) for part in row] for state in states]


def test_nothing_is_numbered_where_a_tap_waits_or_more_is_shown() -> None:
    state = next(state for state in all_positions() if shown(state).things)
    made_of = shown(state)
    entry = next(entry for group in made_of.groups for entry in group.taps)
    for changed in ({"pending": entry}, {"more": True}):
        assert card_picture(_with(made_of, **changed)) is None


def _with(made_of: Shown, **changed: object) -> Shown:
    return structs.replace(made_of, **changed)


def test_the_picture_of_statues_counts_the_god_cards_of_their_owner() -> None:
    states = (outcome.state for path in GAMES for outcome in golden_game(path))
    asked = (state for state in states if isinstance(state.decision, ChooseStatue) and state.to_act is not None)
    counted = set[int]()
    for state in asked:
        picture, hand = card_picture(shown(state)), state.players[state.decision.seat].god_hand
        if picture is not None and picture.things:
            counted.add(len(hand))
            assert picture.view.players[state.decision.seat].god_hand == hand
            others = [player for seat, player in enumerate(picture.view.players) if seat != state.decision.seat]
            assert {card for player in others for card in player.god_hand} <= {UNKNOWN}
    assert max(counted) > 0
