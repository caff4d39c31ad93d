"""The rules of both automas to the letter, on the boards as they are shipped, one test for each point."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from engine import Options, State, legal_actions, new_game, view
from engine.actions import PlaceHighPriest
from engine.benefits import Choose, Gain
from engine.box import BASE_GAME
from engine.components import ARMY_CARDS, GOD_CARDS, SOLO, SPACES, WORKER_KINDS
from engine.decisions import ChoosePriestStart, PaySoldiers, TakeTurn
from engine.difficulty import EASIER
from engine.events import (
    AutomaChose,
    AutomaFailed,
    Chosen,
    GodCardOffered,
    GodCardTucked,
    HighPriestActivated,
    OfferCleared,
    Scored,
    SoldiersDiscarded,
    StatueDiscarded,
    StepsBuilt,
    TurnedDown,
    WorkerPlaced,
    WorkerRecruited,
)
from engine.procedures import PerformHighPriest
from engine.rules.conquest import enough
from engine.solo.choices import NEVER, wasted
from engine.temple import top, track
from tests.engine.kit import all_events, changed, gains, of, only, play, until
from tests.engine.kit.extremes import brought_to
from tests.engine.kit.hostile import HostilePlayer
from tests.engine.kit.solo import (
    AUTOMA,
    AXOMAMMA,
    PACHAMAMA,
    PERSON,
    TUCKED,
    against,
    before,
    by_chance,
    its_turn,
    run,
    token_on,
)

BOTH = pytest.mark.parametrize("which", [AXOMAMMA, PACHAMAMA])
WORKER: Mapping[str, Any] = {"workers": ("priest",), "priest": 1}
CORN_OR_STONE = [
    space.id
    for loop in SOLO.pachamama.sides["plain"].loops.values()
    for space in loop.spaces
    if any(isinstance(effect, Choose) for effect in space.action)
]
MIDDLE = SOLO.axomamma.loops["middle"].spaces
ONES = [card.id for card in ARMY_CARDS.values() if card.soldiers == 1]
TWOS = [card.id for card in ARMY_CARDS.values() if card.soldiers == 2]


# ---------------------------------------------------------------- what the boards give and ask


@pytest.mark.parametrize("space", CORN_OR_STONE)
@pytest.mark.parametrize(("have", "gained"), [({"stone": 1}, "corn"), ({"corn": 1}, "stone"), ({}, "corn")])
def test_pachamama_gains_two_of_corn_or_stone_whichever_she_has_fewer_of(
    space: str, have: dict[str, Any], gained: str
) -> None:
    state = against(PACHAMAMA, **have)
    assert gains(state, token_on(state, space).state, AUTOMA) == {gained: 2}


@pytest.mark.parametrize("space", [space.id for space in MIDDLE])
def test_every_action_of_axomammas_middle_row_has_a_price(space: str) -> None:
    poor = against()
    outcome = token_on(poor, space)
    assert only(outcome, AutomaFailed).gold == 1
    assert gains(poor, outcome.state, AUTOMA) == {"gold": 1}, "who cannot pay gains a gold and nothing else"
    rich = against(stone=9, corn=9)
    paid = token_on(rich, space).state.players[AUTOMA]
    assert paid.stone + paid.corn < 18 + 1, "Steps give a corn back"
    assert not of(token_on(rich, space), AutomaFailed)


# ---------------------------------------------------------------- God cards


@BOTH
def test_the_used_god_card_joins_the_offer_before_the_next_one_is_drawn(which: str) -> None:
    state = against(which, **WORKER)
    outcome = its_turn(state, 1)
    offered, tucked = all_events(outcome, GodCardOffered, GodCardTucked)[:2]
    assert offered == GodCardOffered(TUCKED[0])
    assert tucked == GodCardTucked(AUTOMA, 1, state.god_deck[0])


@BOTH
def test_a_full_offer_is_shuffled_in_before_the_next_card_is_drawn(which: str) -> None:
    offer = ("G36", "G37", "G38")
    state = against(which, board={"god_offer": offer}, **WORKER)
    state.god_deck = ()
    outcome = its_turn(state, 1)
    kinds = [type(event) for event in all_events(outcome, OfferCleared, GodCardOffered, GodCardTucked)]
    assert kinds[:3] == [OfferCleared, GodCardOffered, GodCardTucked]
    assert of(outcome, GodCardTucked)[0].card in offer, "it can be drawn only if the offer was shuffled before"
    assert outcome.state.god_offer[:1] == (TUCKED[0],)


@BOTH
def test_with_an_empty_deck_the_older_cards_of_the_offer_are_the_deck(which: str) -> None:
    state = against(which, board={"god_offer": ("G36", "G37")}, **WORKER)
    state.god_deck = ()
    for outcome in by_chance(state):
        assert of(outcome, GodCardTucked)[0].card in ("G36", "G37"), "ruling 36: never the one that is being added"
        assert GodCardOffered(of(outcome, WorkerPlaced)[0].card) in outcome.events


def all_but(tucked: tuple[str, ...], *others: str) -> tuple[str, ...]:
    return tuple(card for card in BASE_GAME.god_cards if card not in (*tucked, *others))


@BOTH
def test_ruling_251_with_all_other_god_cards_in_the_persons_hand_the_game_goes_on(which: str) -> None:
    state = against(which, person={"god_hand": all_but(TUCKED)}, **WORKER)
    assert (state.god_deck, state.god_offer, len(state.players[PERSON].god_hand)) == ((), (), 38)
    for outcome in by_chance(state):
        assert outcome.state.automa is not None
        assert outcome.state.automa.tucked == TUCKED, "nothing can be drawn, so the card stays"
        assert of(outcome, WorkerPlaced)
        assert isinstance(outcome.state.decision, TakeTurn)
        assert len(legal_actions(outcome.state)) > 1


def only_inti(which: str, *free: str) -> State:
    """All God cards but those of Inti are in the person's hand; these spaces and no others are empty."""
    inti = [card for card in BASE_GAME.god_cards if GOD_CARDS[card].god == "inti"]
    hill = {space: "warrior" for space in SPACES if space not in free}
    person = {"god_hand": all_but(tuple(inti))}
    return against(which, person=person, board={"hill": hill}, tucked=tuple(inti[:4]), **WORKER)


@BOTH
def test_ruling_251_if_no_card_to_be_had_fits_any_empty_space_will_do(which: str) -> None:
    free = ["M1a", "B1b"]
    assert all(SPACES[space].god != "inti" for space in free)
    state = only_inti(which, *free)
    for outcome in by_chance(state):
        assert only(outcome, WorkerPlaced).space == "M1a", "the terraces are tried in the usual order"
        told = AutomaChose(AUTOMA, Chosen.PLACEMENT, "M1a", "", (("inti", "nowhere"), ("top", "full")))
        assert told in outcome.events
        assert len(of(outcome, GodCardOffered)) == 1


@BOTH
def test_ruling_251_on_a_full_hill_the_worker_stays_and_the_rest_of_the_turn_happens(which: str) -> None:
    state = only_inti(which)
    outcome = its_turn(state, 1)
    assert not of(outcome, WorkerPlaced)
    assert "priest" in outcome.state.players[AUTOMA].workers
    assert len(of(outcome, GodCardOffered)) == 1
    assert outcome.state.automa is not None
    assert state.automa is not None
    assert outcome.state.automa.tokens != state.automa.tokens


# ---------------------------------------------------------------- Workers


@pytest.mark.parametrize("kind", WORKER_KINDS)
def test_ruling_252_without_nomads_axomamma_takes_the_villager_at_the_potato_end(kind: str) -> None:
    other = "warrior" if kind == "priest" else "priest"
    state = against(board={"nomads": (), "village": (kind, other), "god_offer": ("G36", "G37", "G38")}, priest=1)
    outcome = its_turn(state)
    assert only(outcome, WorkerRecruited) == WorkerRecruited(AUTOMA, kind, "village")
    assert outcome.state.village == (other,)
    reward = {
        effect.resource: effect.n for effect in SOLO.axomamma.recruit_rewards[kind].benefit if isinstance(effect, Gain)
    }
    assert reward.items() <= gains(state, outcome.state, AUTOMA).items()
    assert outcome.state.players[AUTOMA].priest == 2, "the rest of the turn happens as ever"


@BOTH
@pytest.mark.parametrize("difficulty", [True, False], ids=["easier", "plain"])
def test_ruling_252_nobody_keeps_a_solo_game_from_ending(which: str, difficulty: bool) -> None:
    options = Options(solo=which, difficulty=EASIER[which] if difficulty else ())
    state, person, random = new_game(options, "for ever"), HostilePlayer("never end", 1, patience=9999), Random(1)
    while not state.over:
        if state.turn == 9 and state.players[AUTOMA].workers and isinstance(state.decision, TakeTurn):
            state = brought_to(state, ("nomads", "supplies", "army cards"), random)
        state = play(state, person.choose(view(state, PERSON), legal_actions(state))).state
        assert state.turn < 120


# ---------------------------------------------------------------- Steps


@BOTH
def test_the_person_scores_for_the_automas_first_steps_below_theirs(which: str) -> None:
    waiting = until(new_game(Options(solo=which), 1), ChoosePriestStart)
    taken = {f"S{section}u": PERSON for section in range(1, 6)}
    outcome = play(changed(waiting, steps=taken), PlaceHighPriest(2))
    assert only(outcome, StepsBuilt).spot.endswith("l")
    assert of(outcome, Scored) == [Scored(PERSON, 2, "steps")], "only the automa is denied benefits"


@BOTH
def test_nobody_scores_for_the_automas_first_steps_on_an_upper_spot(which: str) -> None:
    outcome = play(until(new_game(Options(solo=which), 1), ChoosePriestStart), PlaceHighPriest(2))
    assert only(outcome, StepsBuilt).spot.endswith("u")
    assert not of(outcome, Scored)


# ---------------------------------------------------------------- soldiers


def soldiers_given(which: str, ones: int, twos: int, discard: int, flip: int) -> tuple[list[int], list[int]]:
    """The soldiers on the cards an automa discards and flips."""
    cards = (*ONES[:ones], *TWOS[:twos])
    outcome = run(against(which, army_up=cards), PaySoldiers(AUTOMA, discard, flip))
    discarded = [ARMY_CARDS[event.card].soldiers for event in of(outcome, SoldiersDiscarded)]
    return discarded, [ARMY_CARDS[event.item].soldiers for event in of(outcome, TurnedDown)]


@BOTH
@pytest.mark.parametrize(
    ("army", "price", "given"),
    [
        ((1, 2), (2, 0), ([2], [])),  # not 1 and 2
        ((1, 2), (0, 2), ([], [2])),
        ((2, 2), (2, 0), ([1, 1], [])),  # rather ones are discarded
        ((2, 2), (0, 2), ([], [2])),  # rather twos are flipped
        ((1, 1), (0, 1), ([], [1])),
        ((2, 2), (2, 3), ([2], [2, 1])),  # the second one of the two ones is needed for the flip
        ((0, 2), (1, 1), ([2], [2])),  # where it must be too many, it is
    ],
)
def test_an_automa_gives_the_exact_number_of_soldiers_where_it_can(
    which: str, army: tuple[int, int], price: tuple[int, int], given: tuple[list[int], list[int]]
) -> None:
    assert soldiers_given(which, *army, *price) == given


def fewest_too_many(cards: tuple[int, ...], discard: int, flip: int) -> int:
    """By trying out all ways: the fewest soldiers above the price, or NEVER."""
    found = [NEVER]
    for uses in product("-df", repeat=len(cards)):
        gone = sum(n for n, use in zip(cards, uses, strict=True) if use == "d")
        down = sum(n for n, use in zip(cards, uses, strict=True) if use == "f")
        if gone >= discard and down >= flip:
            found.append(gone - discard + down - flip)
    return min(found)


def test_no_way_to_pay_wastes_fewer_soldiers() -> None:
    for ones, twos, discard, flip in product(range(4), range(4), range(4), range(4)):
        cards = (1,) * ones + (2,) * twos
        least = fewest_too_many(cards, discard, flip)
        assert (least < NEVER) == enough(ones, twos, discard, flip)
        if least < NEVER:
            assert wasted(ones, twos, discard, flip) == least


# ---------------------------------------------------------------- Worship


@BOTH
@pytest.mark.parametrize(("below", "sizes"), [(1, ["small"]), (2, ["large"]), (3, ["large"]), (4, ["large", "small"])])
def test_one_step_below_the_top_the_small_statue_is_enough(which: str, below: int, sizes: list[str]) -> None:
    state = against(which, large_statues=("inti",), small_statues=("killa",), temple=track()[-1 - below].id)
    outcome = run(state, PerformHighPriest(AUTOMA, "worship"))
    assert [event.size for event in of(outcome, StatueDiscarded)] == sizes
    assert outcome.state.players[AUTOMA].temple == top()


@BOTH
def test_with_a_large_statue_only_that_one_is_spent_for_the_last_step(which: str) -> None:
    state = against(which, large_statues=("inti",), temple=track()[-2].id)
    outcome = run(state, PerformHighPriest(AUTOMA, "worship"))
    assert [event.size for event in of(outcome, StatueDiscarded)] == ["large"]


@pytest.mark.parametrize(
    ("statues", "worships"),
    [
        ({"small_statues": ("inti", "killa")}, False),
        ({"large_statues": ("inti", "killa")}, False),
        ({"small_statues": ("inti",), "large_statues": ("inti",)}, True),
        ({"small_statues": ("inti",)}, False),
    ],
)
def test_worship_needs_two_asks_for_one_statue_of_each_size(statues: dict[str, Any], worships: bool) -> None:
    state = against(priest=before("worship"), workers=("priest",), difficulty=("worship_needs_two",), **statues)
    found = [event.action for event in of(its_turn(state), HighPriestActivated)]
    assert (found == ["worship"]) == worships
