"""Whole solo games against Pachamama over all 24 sets of modules: laws, no leaks, an end, and the same again."""

from collections import Counter
from itertools import product
from random import Random

import msgspec
import pytest

from engine import (
    Action,
    Options,
    State,
    apply,
    decode_state,
    determinize,
    encode_state,
    legal_actions,
    new_game,
    replay,
    seen_by,
    vassals,
    view,
)
from engine.actions import Accept, AppointNoble, Conquer, PlayArmyCard, SpreadInfluence, TrainArmy
from engine.box import MODULES
from engine.codec import encode_event, state_hash
from engine.components import CULTS
from engine.decisions import TakeTurn
from engine.difficulty import HARDER, LEVELS
from engine.events import Event, InfluenceSpread, NewcomerTaken, NobleAppointed, VassalPlaced
from tests.engine.kit.laws import check_conservation, hidden_from
from tests.engine.kit.solo import AUTOMA, PACHAMAMA, PERSON
from tests.engine.solo.test_solo_playouts import SHOWN
from tests.engine.test_views import ids_in, put_away
from tests.sizes import size, some

ENOUGH = 3_000  # answers in which any game must have ended
SELDOM = 13  # answers between two looks at what takes longer
LIKED = (Accept, AppointNoble, Conquer, PlayArmyCard, SpreadInfluence, TrainArmy)  # so that she is behind in regions
OVERLAYS = ("", *(name for name in MODULES if name.startswith("way_of_the_sun")))
SETS = [
    tuple(name for name in MODULES if name in chosen)
    for chosen in product(OVERLAYS, ("", "vassals"), ("", "nobles"), ("", "buildings"))
]


def agreed(modules: tuple[str, ...]) -> Options:
    """A table with these modules; every level is played with some of them, and with each module."""
    number = SETS.index(modules)
    level = list(LEVELS)[(number + number // 8) % len(LEVELS)]
    return Options(
        solo=PACHAMAMA, level=level, difficulty=HARDER[PACHAMAMA] if number % 3 == 0 else (), modules=modules
    )


def kind_of_set(modules: tuple[str, ...]) -> str:
    """What one of some sets has to be: one for each level, and one with all modules at once."""
    return "all" if modules == SETS[-1] else agreed(modules).level


def begun(options: Options, seed: str) -> tuple[State, list[Action]]:
    """A game at its first turn, answered at random until then; and these answers."""
    state, answers, chance = new_game(options, seed), [], Random(seed)
    while not isinstance(state.decision, TakeTurn):
        answers.append(chance.choice(legal_actions(state)))
        state = apply(state, answers[-1]).state
    return state, answers


def choice(state: State, chance: Random) -> Action:
    """Any answer, one that makes war or friends a little more often."""
    answers = legal_actions(state)
    liked = [action for action in answers if isinstance(action, LIKED)]
    return chance.choice(liked) if liked and chance.random() < 0.6 else chance.choice(answers)


def played(state: State, seed: str) -> tuple[State, list[Action], list[Event]]:
    """The game to its end, with the answers from here on and the Events, the laws being watched."""
    chance, answers, events = Random(seed), [], []
    while not state.over:
        check_conservation(state)
        action = choice(state, chance)
        outcome = apply(state, action, seat=PERSON, seq=state.seq)
        if state.seq % SELDOM == 0:
            check_secrets(state, outcome.state, outcome.events)
        answers.append(action)
        events += outcome.events
        state = outcome.state
        assert len(answers) < ENOUGH
    check_conservation(state)
    assert state.result is not None
    return state, answers, events


def check_secrets(state: State, then: State, events: tuple[Event, ...]) -> None:
    """Nothing hidden leaves the game, it can be saved, and one may imagine the rest of it."""
    assert decode_state(encode_state(state)) == state
    for seat in (None, PERSON):
        seen = view(state, seat)
        assert not ids_in(msgspec.json.encode(seen)) & hidden_from(state, seat)
        imagined = determinize(seen, state.seq)
        check_conservation(imagined)
        assert view(imagined, seat) == seen
        never_seen = hidden_from(state, seat) & hidden_from(then, seat)
        for event in events:
            if not isinstance(event, SHOWN) and not put_away(event, events):
                assert not ids_in(encode_event(seen_by(event, seat))) & never_seen, event
    assert legal_actions(view(state, PERSON)) == legal_actions(state)


@pytest.mark.parametrize("modules", some(SETS, 8, kind_of_set), ids=lambda modules: "+".join(modules) or "base")
def test_a_whole_game_with_any_set_of_modules(modules: tuple[str, ...]) -> None:
    options = agreed(modules)
    for seed in size(("one",), ("one", "another")):
        state, first = begun(options, seed)
        end, rest, _ = played(state, seed)
        assert state_hash(replay(options, seed, first + rest)) == state_hash(end)


def test_every_set_and_every_level_is_played() -> None:
    assert len(set(SETS)) == 24
    for name in ("", *MODULES):
        levels = {agreed(modules).level for modules in SETS if not name or name in modules}
        assert levels == set(LEVELS)


# ---------------------------------------------------------------- games in which much of hers is at work

PAIRS = [("VN01", "VN06"), ("VN02", "VN07"), ("VN03", "VN08"), ("VN04", "VN09"), ("VN05", "VN10")]


def with_cults(pair: tuple[str, str], number: int) -> State:
    """All modules, these Nation tiles in the game, two Vassals on the Cult tile of one and one on the other's."""
    overlay = OVERLAYS[1 + number % 2]
    options = Options(solo=PACHAMAMA, modules=tuple(name for name in MODULES if ":" not in name or name == overlay))
    state = begun(options, f"{pair} {number}")[0].copy()
    others = [tile for tile in options.box.nations if tile not in pair]
    state.nations = dict(zip(state.nations, (*pair, *others), strict=False))
    cult = {tile.nation: tile.id for tile in CULTS.values()}
    for nation in (pair[number % 2], *pair):
        vassals.put(state, AUTOMA, cult[nation])
    state.legal = None
    state.legal = legal_actions(state)
    return state


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
@pytest.mark.parametrize("number", size([0], [0, 1]))
def test_a_whole_game_with_her_cults_at_work(pair: tuple[str, str], number: int) -> None:
    state = with_cults(pair, number)
    end, answers, _ = played(state, f"{pair} {number}")
    for action in answers:
        state = apply(state, action).state
    assert state_hash(state) == state_hash(end)


def test_she_spreads_recruits_and_appoints_in_such_games() -> None:
    seen: Counter[type] = Counter()
    for number in range(12):
        state = begun(agreed(SETS[-1]), f"busy {number}")[0]
        _, _, events = played(state, f"busy {number}")
        seen.update(type(event) for event in events if getattr(event, "seat", None) == AUTOMA)
    assert all(seen[kind] for kind in (InfluenceSpread, VassalPlaced, NobleAppointed, NewcomerTaken))
