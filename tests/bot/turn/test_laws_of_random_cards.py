"""What holds for every card of random games: it can be drawn, says nothing twice, and asks where there is a choice."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs

from bot.screens.screen import Button
from bot.turn.menu import taps_of
from bot.turn.plan import Plan, with_tap
from bot.turn.screens import plan_screen
from bot.turn.shown import Shown
from engine import Options, State, apply, legal_actions, open_game
from engine.actions import Pass, RecruitNomad
from engine.queries import is_free_action
from tests.bot.turn.drawn import rows, shown
from tests.bot.turn.test_laws_of_cards import ANSWERS, lines, pressed
from tests.sizes import size, some

ALL = ("vassals", "nobles", "buildings")
OVERLAYS = ("way_of_the_sun:ruruy", "way_of_the_sun:simpa")
TABLES = [
    Options(players=2, solo="pachamama", modules=(OVERLAYS[0], *ALL)),
    *(Options(players=players, modules=(overlay, *ALL)) for players in (2, 3, 4) for overlay in OVERLAYS),
    *(Options(players=players) for players in (2, 3, 4)),
    Options(players=2, solo="axomamma"),
]
EVERY = size(29, 2)


def name_of(options: Options) -> str:
    """A table in a few words."""
    return "-".join((str(options.players), options.solo or "people", *options.modules))


def positions(options: Options) -> Iterator[State]:
    """Some positions of a game of people who rather do something than nothing."""
    random = Random(name_of(options))
    state = open_game(options, name_of(options)).state
    number = 0
    while not state.over:
        if state.to_act is not None:
            number += 1
            if number % EVERY == 0:
                yield state
        answers = legal_actions(state)
        weights = [1 if isinstance(answer, Pass | RecruitNomad) else 4 for answer in answers]
        state = apply(state, random.choices(answers, weights)[0]).state


def cards(state: State) -> Iterator[Shown]:
    """A card as it is opened, and behind its first tap that plays nothing."""
    first = shown(state)
    yield first
    for tap in [tap for tap in taps_of(first.groups) if not tap.is_final][:1]:
        yield shown(state, with_tap(Plan(), tap))


def twice(made_of: Shown) -> list[str]:
    """What stands twice on a card: as two labels with their numbers, as two lines, or as a line and a label."""
    card = plan_screen(made_of)
    parts = [part for row in rows(card) for part in row if part.id.split(":")[1] in ANSWERS]
    labels = Counter(
        label
        for part in parts
        for label in ([part.label] if isinstance(part, Button) else [choice.label for choice in part.choices])
    )
    told = Counter(lines(card))
    bare = {label for _, verb, label in pressed(card) if verb in ANSWERS}
    return [words for words, n in (labels | told).items() if n > 1] + [*bare.intersection(told)]


def is_no_question(made_of: Shown) -> bool:
    """Whether a card has one answer alone that plays nothing: it is not asked but done."""
    taps = taps_of(made_of.groups)
    answers = [tap for tap in taps if not (tap.spoken and is_free_action(tap.spoken[0].action))]
    return not made_of.places and len(taps) == len(answers) == 1 and not answers[0].is_final


@pytest.mark.parametrize("options", some(TABLES, 3), ids=name_of)
def test_cards_of_random_games_say_nothing_twice_and_ask_what_to_choose(options: Options) -> None:
    seen = 0
    for state in positions(options):
        for made_of in cards(state):
            seen += 1
            numbered = structs.replace(made_of, number=seen)
            assert twice(numbered) == [], (type(state.decision).__name__, state.seq)
            assert not is_no_question(numbered), (type(state.decision).__name__, state.seq)
    assert seen > 4
