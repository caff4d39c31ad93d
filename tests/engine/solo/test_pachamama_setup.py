"""Pachamama's set-up."""

import msgspec
import pytest

from engine import Options, Outcome, State, determinize, legal_actions, open_game, seen_by, view
from engine.actions import PickWeaving, PlaceHighPriest
from engine.box import BASE_GAME
from engine.components import CORICANCHA, SOLO
from engine.decisions import ChoosePriestStart, PickStartingWeaving, TakeTurn
from engine.errors import BadOptions
from engine.events import (
    BuildingReceived,
    DieRolled,
    GodCardTucked,
    HighPriestPlaced,
    PersonalityGiven,
    StartingWeavingPicked,
    StepsBuilt,
)
from engine.procedures import FlipDown, PerformHighPriest
from engine.resources import UNKNOWN
from tests.engine.kit import changed, of, offered, only, play, until
from tests.engine.kit.laws import check_conservation
from tests.engine.kit.solo import AUTOMA, PERSON, run
from tests.engine.test_views import ids_in

SEEDS = range(40)
TOKENS = SOLO.pachamama.personalities
SIDES = {side.id: token.id for token in TOKENS.values() for side in token.sides}


def opened(seed: int = 1, **options: object) -> Outcome:
    return open_game(Options(solo="pachamama", **options), seed)


def ready(seed: int = 1, section: int = 2, **options: object) -> Outcome:
    """The set-up up to the person's first turn, with the Events since the person's High Priest was placed."""
    state = until(opened(seed, **options).state, ChoosePriestStart)
    return play(state, PlaceHighPriest(section))


def her(state: State):
    return state.players[AUTOMA]


def test_pachamama_gets_a_random_starting_weaving_before_the_person_picks() -> None:
    outcome = opened()
    tile = only(outcome, StartingWeavingPicked)
    assert tile.seat == AUTOMA
    assert her(outcome.state).tapestries == ((tile.tile,),)
    assert outcome.state.decision == PickStartingWeaving(PERSON)
    assert len(offered(outcome.state, PickWeaving)) == 3
    assert PickWeaving(tile.tile) not in legal_actions(outcome.state)
    assert len({her(opened(seed).state).tapestries for seed in SEEDS}) == 4


def test_pachamama_gets_goods_instead_of_a_hand_of_god_cards() -> None:
    player = her(ready().state)
    assert (player.potato, player.corn, player.stone, player.gold) == (0, 2, 4, 1)
    assert len(player.army_hand) == 1
    assert player.god_hand == player.dealt == ()


def test_pachamama_gets_a_random_production_building_face_down() -> None:
    found = set()
    for seed in SEEDS:
        outcome = opened(seed)
        player, state = her(outcome.state), outcome.state
        (building,) = player.production_down
        received = only(outcome, BuildingReceived)
        assert received == BuildingReceived(AUTOMA, building)
        assert {seen_by(received, seat) for seat in (None, PERSON)} == {BuildingReceived(AUTOMA, UNKNOWN)}
        assert player.production_up == ()
        assert building not in state.production_market + state.production_stack
        assert len(state.production_market) == 2
        found.add(building)
    assert len(found) > 10
    assert set(found) <= set(BASE_GAME.buildings["production"])


def test_nobody_sees_her_first_building_until_it_is_turned_up() -> None:
    state = ready().state
    (building,) = her(state).production_down
    for seat in (None, PERSON):
        seen = view(state, seat)
        assert her(seen).production_down == (UNKNOWN,)
        assert building not in ids_in(msgspec.json.encode(seen))
    known = changed(state, production_market=(), production_stack=())
    known.players[AUTOMA].production_down += state.production_market
    assert her(view(known, PERSON)).production_down == (UNKNOWN, *state.production_market)
    up = run(state, PerformHighPriest(AUTOMA, "rejuvenate")).state
    assert her(view(up, None)).production_up == (building,)
    down = run(up, FlipDown(AUTOMA, building)).state
    assert her(view(down, None)).production_down == (building,), "everybody has seen it"


def test_imagining_a_position_deals_her_any_building_nobody_has_seen() -> None:
    state = ready().state
    seen = view(state, PERSON)
    imagined = [determinize(seen, seed) for seed in range(200)]
    assert {her(other).production_down[0] for other in imagined} == {
        *her(state).production_down,
        *state.production_stack,
    }
    for other in imagined:
        assert view(other, PERSON) == seen
        check_conservation(other)


def test_pachamama_gets_two_different_workers_from_the_bag() -> None:
    for seed in SEEDS:
        workers = her(opened(seed).state).workers
        assert len(workers) == len(set(workers)) == 2


@pytest.mark.parametrize("section", [1, 4, 5])
def test_pachamama_s_high_priest_stands_as_far_clockwise_of_the_person_s_as_the_die_shows(section: int) -> None:
    values = set()
    for seed in SEEDS:
        outcome = ready(seed, section)
        value = only(outcome, DieRolled).value
        there = (section - 1 + value) % len(CORICANCHA) + 1
        assert of(outcome, HighPriestPlaced) == [HighPriestPlaced(PERSON, section), HighPriestPlaced(AUTOMA, there)]
        assert her(outcome.state).priest == there
        values.add(value)
    assert values == {1, 2, 3, 4}


def test_four_god_cards_are_tucked_under_her_board() -> None:
    outcome = ready()
    state = outcome.state
    assert state.automa is not None
    tucked = state.automa.tucked
    assert [event.card for event in of(outcome, GodCardTucked)] == list(tucked)
    assert [event.slot for event in of(outcome, GodCardTucked)] == [1, 2, 3, 4]
    hand = state.players[PERSON].god_hand
    assert sorted([*tucked, *hand, *state.god_deck]) == sorted(BASE_GAME.god_cards)


def test_her_first_steps_lie_on_the_upper_spot_of_her_section_without_benefits() -> None:
    outcome = ready(section=3)
    state = outcome.state
    spot = f"S{her(state).priest}u"
    assert only(outcome, StepsBuilt) == StepsBuilt(AUTOMA, spot)
    assert state.steps[spot] == AUTOMA
    assert her(state).steps_left == 4
    assert (her(state).vp, her(state).corn, her(state).potato) == (10, 2, 0)


def test_her_first_steps_give_way_to_steps_the_person_has_built_there() -> None:
    state = until(opened().state, ChoosePriestStart)
    for taken, spot in ((["u"], "l"), (["u", "l"], "")):
        for section in range(1, 6):
            built = {f"S{section}{rank}": PERSON for rank in taken}
            outcome = play(changed(state, steps=built), PlaceHighPriest(1))
            priest = her(outcome.state).priest
            there = f"S{priest}{spot}" if spot else f"S{priest % 5 + 1}u"
            wanted = there if priest == section else f"S{priest}u"
            assert outcome.state.steps == {**built, wanted: AUTOMA}
            scored = outcome.state.players[PERSON].vp - state.players[PERSON].vp
            assert scored == (2 if wanted.endswith("l") else 0), "only she goes without benefits"


def test_seven_tokens_lie_on_their_starting_spaces_of_the_plain_side() -> None:
    automa = ready().state.automa
    assert automa is not None
    loops = SOLO.pachamama.sides["plain"].loops
    assert automa.board == "plain"
    assert automa.tokens == {loop.id: tuple(token.start for token in loop.tokens) for loop in loops.values()}
    assert sorted(token.value for loop in loops.values() for token in loop.tokens) == [1, 1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize(("level", "slots"), [("simple", ""), ("easy", "B"), ("normal", "AB"), ("hard", "ABC")])
def test_ruling_23_the_level_says_on_which_slots_personality_tokens_lie(level: str, slots: str) -> None:
    outcome = ready(level=level)
    automa = outcome.state.automa
    assert automa is not None
    assert "".join(automa.personalities) == slots
    given = [PersonalityGiven(AUTOMA, slot, side) for slot, side in automa.personalities.items()]
    assert of(outcome, PersonalityGiven) == given


def test_random_personalities_are_any_sides_of_different_tokens() -> None:
    found: dict[str, set[str]] = {"A": set(), "B": set(), "C": set()}
    for seed in range(80):
        automa = ready(seed, level="hard").state.automa
        assert automa is not None
        assert len({SIDES[side] for side in automa.personalities.values()}) == 3
        for slot, side in automa.personalities.items():
            found[slot].add(side)
    assert all(sides == set(SIDES) for sides in found.values())


@pytest.mark.parametrize(
    ("level", "lie"),
    [
        ("simple", {}),
        ("easy", {"B": "PP4b"}),
        ("normal", {"A": "PP4b", "B": "PP1a"}),
        ("hard", {"A": "PP4b", "B": "PP1a", "C": "PP3b"}),
    ],
)
def test_chosen_personalities_lie_on_the_slots_in_their_order(level: str, lie: dict[str, str]) -> None:
    automa = ready(level=level, personalities=tuple(lie.values())).state.automa
    assert automa is not None
    assert automa.personalities == lie


@pytest.mark.parametrize(
    "options",
    [
        {"level": "brutal"},
        {"level": "hard", "personalities": ("PP1a",)},
        {"level": "normal", "personalities": ("PP1a", "PP1b")},
        {"level": "easy", "personalities": ("AP1a",)},
        {"difficulty": ("no_personality",)},
        {"players": 3},
        {"first_player": 1},
    ],
)
def test_what_no_game_against_pachamama_can_be_made_of_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        opened(**options)


def test_the_person_places_the_high_priest_first_and_starts() -> None:
    state = until(opened().state, ChoosePriestStart)
    assert state.decision == ChoosePriestStart(PERSON)
    assert her(state).priest == 0
    outcome = ready()
    assert outcome.state.decision == TakeTurn(PERSON)
    assert outcome.state.active == PERSON
    assert outcome.state.turn == 1
