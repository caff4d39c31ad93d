"""Axomamma, set-up: the paragraphs of the rulebook in their order."""

from collections import Counter

import pytest

from engine import BadOptions, Options, State, legal_actions, new_game, open_game, view
from engine.actions import PickWeaving, PlaceHighPriest
from engine.box import BASE_GAME
from engine.components import BY_PLAYERS, SOLO
from engine.decisions import ChoosePriestStart, KeepGodCards, PickStartingWeaving, TakeTurn
from engine.difficulty import EASIER, HARDER
from engine.errors import GameCode
from engine.events import (
    DieRolled,
    GameStarted,
    HighPriestPlaced,
    PersonalityGiven,
    Scored,
    StartingWeavingPicked,
    StepsBuilt,
)
from engine.resources import UNKNOWN
from tests.engine.kit import changed, of, only, options, play, until
from tests.engine.kit.solo import AUTOMA, PERSON
from tests.refusals import refused

AGAINST = Options(solo="axomamma")
SEEDS = range(30)


def started(seed: int | str = 1, agreed: Options = AGAINST) -> State:
    """The first turn of a solo game, everything before it answered by the first answer."""
    return until(new_game(agreed, seed), TakeTurn)


def test_a_two_player_game_is_set_up():
    state = new_game(AGAINST, 1)
    assert len(state.players) == 2
    assert (len(state.village), len(state.nomads)) == (BY_PLAYERS[2].village, BY_PLAYERS[2].nomads)
    assert state.hill, "spaces are blocked as with two players"
    assert only(open_game(AGAINST, 1), GameStarted) == GameStarted(2, PERSON, "axomamma")


def test_axomamma_gets_a_random_starting_weaving_before_the_person_picks():
    opened = [open_game(AGAINST, seed) for seed in SEEDS]
    tiles = [outcome.state.players[AUTOMA].tapestries[0][0] for outcome in opened]
    assert set(tiles) == set(BASE_GAME.starting_weavings)
    for outcome, tile in zip(opened, tiles, strict=True):
        assert only(outcome, StartingWeavingPicked) == StartingWeavingPicked(AUTOMA, tile)
        assert isinstance(outcome.state.decision, PickStartingWeaving)
        offered = options(outcome.state)
        assert PickWeaving(tile) not in offered
        assert len(offered) == 3


def test_it_gets_goods_and_an_army_card_instead_of_a_hand_of_god_cards():
    automa = new_game(AGAINST, 1).players[AUTOMA]
    assert (automa.stone, automa.corn, automa.gold, automa.potato) == (4, 2, 1, 0), "2 stone are everybody's"
    assert len(automa.army_hand) == 1
    assert automa.god_hand == automa.dealt == ()
    assert automa.vp == 10


def test_it_gets_two_different_workers_from_the_bag():
    pairs = [new_game(AGAINST, seed).players[AUTOMA].workers for seed in SEEDS]
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert len(set(pairs)) > 5


def test_the_person_starts_and_nobody_else_is_asked():
    state = new_game(AGAINST, 1)
    asked = []
    while not isinstance(state.decision, TakeTurn):
        asked.append((state.to_act, type(state.decision)))
        state = play(state, options(state)[0]).state
    assert {seat for seat, _ in asked} == {PERSON}
    kinds = list(dict.fromkeys(kind for _, kind in asked))
    assert kinds[:2] == [PickStartingWeaving, KeepGodCards]
    assert kinds[-1] == ChoosePriestStart, "the High Priests are placed before the first turn"
    assert state.first == state.active == state.to_act == PERSON


@pytest.mark.parametrize("section", [1, 2, 3, 4, 5])
def test_its_high_priest_comes_as_many_spaces_clockwise_from_yours_as_the_die_shows(section: int):
    seen = set()
    for seed in range(20):
        outcome = play(until(new_game(AGAINST, seed), ChoosePriestStart), PlaceHighPriest(section))
        roll = of(outcome, DieRolled)[0]
        assert roll.seat == AUTOMA
        expected = (section + roll.value - 1) % 5 + 1
        assert outcome.state.players[AUTOMA].priest == expected
        assert of(outcome, HighPriestPlaced) == [HighPriestPlaced(PERSON, section), HighPriestPlaced(AUTOMA, expected)]
        seen.add(roll.value)
    assert seen == {1, 2, 3, 4}


def test_ruling_3_the_solo_die_has_six_faces():
    rolls = Counter(
        of(play(until(new_game(AGAINST, seed), ChoosePriestStart), PlaceHighPriest(1)), DieRolled)[0].value
        for seed in range(600)
    )
    assert set(rolls) == {1, 2, 3, 4}
    for value, sixths in ((1, 1), (2, 2), (3, 2), (4, 1)):
        assert rolls[value] == pytest.approx(100 * sixths, abs=35)


def test_eight_tokens_lie_on_their_starting_spaces():
    automa = started().automa
    loops = SOLO.axomamma.loops
    assert automa.tokens == {loop.id: tuple(token.start for token in loop.tokens) for loop in loops.values()}
    values = sorted(token.value for loop in loops.values() for token in loop.tokens)
    assert values == [1, 1, 2, 2, 2, 3, 3, 4]


def test_four_god_cards_are_tucked_under_its_board_open_to_everybody():
    state = started()
    tucked = state.automa.tucked
    assert len(set(tucked)) == 4
    assert not set(tucked) & set(state.god_deck)
    assert not set(tucked) & set(state.players[PERSON].god_hand)
    for seat in (None, PERSON):
        assert view(state, seat).automa == state.automa


def test_nobody_sees_its_army_cards():
    state = started()
    for seat in (None, PERSON):
        assert view(state, seat).players[AUTOMA].army_hand == (UNKNOWN,)


def test_ruling_9_its_first_steps_lie_on_the_upper_spot_of_its_high_priest_without_benefits():
    for seed in range(8):
        waiting = changed(until(new_game(AGAINST, seed), ChoosePriestStart), steps={})
        outcome = play(waiting, PlaceHighPriest(2))
        section = outcome.state.players[AUTOMA].priest
        assert outcome.state.steps == {f"S{section}u": AUTOMA}
        assert only(outcome, StepsBuilt) == StepsBuilt(AUTOMA, f"S{section}u")
        automa = outcome.state.players[AUTOMA]
        assert (automa.vp, automa.corn, automa.potato, automa.steps_left) == (10, 2, 0, 4)
        assert not of(outcome, Scored)


def test_a_random_side_of_a_random_personality_token_lies_on_the_top_row():
    given = []
    for seed in SEEDS:
        outcome = play(until(new_game(AGAINST, seed), ChoosePriestStart), PlaceHighPriest(2))
        event = only(outcome, PersonalityGiven)
        assert outcome.state.automa.personalities == {event.slot: event.side}
        given.append(event)
    assert {event.side for event in given} == {"AP1a", "AP1b", "AP2a", "AP2b"}
    (covered,) = [space for space in SOLO.axomamma.loops["top"].spaces if space.slot]
    assert {event.slot for event in given} == {covered.slot}


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("agreed", "code", "values"),
    [
        ({"solo": "supay"}, GameCode.NO_SUCH_OPPONENT, {"opponent": "supay", "known": ("axomamma", "pachamama")}),
        ({"solo": "axomamma", "players": 3}, GameCode.SOLO_IS_FOR_TWO, {"players": 3}),
        ({"solo": "axomamma", "first_player": 1}, GameCode.PERSON_STARTS, {}),
        ({"solo": "axomamma", "difficulty": ("mercy",)}, GameCode.NO_SUCH_DIFFICULTY, {"difficulty": "mercy"}),
        ({"solo": "axomamma", "difficulty": ("one_conquest", "one_conquest")}, GameCode.DIFFICULTY_TWICE, {}),
        ({"solo": "axomamma", "level": "hard"}, GameCode.PACHAMAMA_ONLY, {}),
        ({"solo": "axomamma", "personalities": ("PP1a",)}, GameCode.PACHAMAMA_ONLY, {}),
        ({"solo": "pachamama", "level": "brutal"}, GameCode.NO_SUCH_LEVEL, {"level": "brutal"}),
        (
            {"solo": "pachamama", "difficulty": ("one_conquest",)},
            GameCode.NO_SUCH_DIFFICULTY,
            {"opponent": "pachamama"},
        ),
        (
            {"solo": "pachamama", "personalities": ("PP1a",)},
            GameCode.WRONG_PERSONALITIES,
            {"level": "normal", "slots": 2, "given": 1},
        ),
        (
            {"solo": "pachamama", "personalities": ("PP1a", "AP1a")},
            GameCode.NO_SUCH_PERSONALITY,
            {"personality": "AP1a"},
        ),
        ({"solo": "pachamama", "personalities": ("PP1a", "PP1b")}, GameCode.BOTH_SIDES, {}),
        ({"difficulty": ("one_conquest",)}, GameCode.SOLO_ONLY, {}),
        ({"level": "hard"}, GameCode.SOLO_ONLY, {}),
        ({"personalities": ("PP1a",)}, GameCode.SOLO_ONLY, {}),
    ],
)
def test_options_no_solo_game_can_be_made_of_are_refused(
    agreed: dict[str, object], code: GameCode, values: dict[str, object]
):
    with refused(BadOptions, code, **values):
        new_game(Options(**agreed), 1)


@pytest.mark.parametrize("name", EASIER["axomamma"] + HARDER["axomamma"])
def test_every_option_of_difficulty_can_be_agreed_on(name: str):
    state = started(agreed=Options(solo="axomamma", difficulty=(name,)))
    assert legal_actions(state)
    assert state.options.difficulty == (name,)


def test_options_that_make_it_easier_and_harder_can_be_mixed():
    everything = EASIER["axomamma"] + HARDER["axomamma"]
    assert len(set(everything)) == 12
    assert started(agreed=Options(solo="axomamma", difficulty=everything)).automa.personalities == {}
