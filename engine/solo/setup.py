"""Setting up an automa: its Weaving and goods, then its High Priest, tokens, God cards and Steps."""

from collections.abc import Callable, Mapping

from engine.benefits import Benefit
from engine.components.solo import Loop
from engine.draft import Draft, without
from engine.events import GodCardTucked, HighPriestPlaced, PersonalityGiven, StartingWeavingPicked, StepsBuilt
from engine.procedures import PlaceAutoma, PrepareAutoma, RunBenefit
from engine.rules.die import roll
from engine.rules.high_priest import section_after
from engine.rules.steps import LOWER, UPPER, score_upper
from engine.solo.choices import choose_spot
from engine.solo.frame import automa_of, change, person_of, pick


def preparing(goods: Benefit) -> Callable[[Draft, PrepareAutoma], None]:
    """The Procedure before the person's first choice: a random starting Weaving and these goods."""

    def run(draft: Draft, procedure: PrepareAutoma) -> None:
        state, player = draft.state, draft.player(procedure.seat)
        tile = pick(draft, state.starting_weavings)
        state.starting_weavings = without(state.starting_weavings, tile)
        player.tapestries = ((tile,),)
        draft.emit(StartingWeavingPicked(procedure.seat, tile))
        draft.push(RunBenefit(procedure.seat, goods, "setup"))

    return run


def place_priest(draft: Draft, procedure: PlaceAutoma) -> None:
    """As many spaces clockwise from the person's High Priest as the die shows."""
    state = draft.state
    value = roll(draft, procedure.seat, "priest")
    section = section_after(state, person_of(state), value)
    draft.player(procedure.seat).priest = section
    draft.emit(HighPriestPlaced(procedure.seat, section))


def place_tokens(draft: Draft, loops: Mapping[str, Loop]) -> None:
    """The numbered tokens on their starting spaces."""
    change(draft, tokens={loop.id: tuple(token.start for token in loop.tokens) for loop in loops.values()})


def tuck_gods(draft: Draft, seat: int, slots: int) -> None:
    """Put a God card under every slot of the automa's board."""
    for slot in range(1, slots + 1):
        tuck(draft, seat, slot)


def tuck(draft: Draft, seat: int, slot: int, instead_of: str = "") -> None:
    """The top card of the God deck comes under this slot, counted from 1."""
    tucked = automa_of(draft.state).tucked
    card = draft.top_god_card(joining=instead_of)
    assert card is not None, "there are more God cards than a person is dealt"
    change(draft, tucked=(*tucked[: slot - 1], card, *tucked[slot:]))
    draft.emit(GodCardTucked(seat, slot, card))


def place_first_steps(draft: Draft, seat: int) -> None:
    """Steps without benefits on the upper spot of its High Priest's section (ruling 9), or the next one if taken.

    Only the automa goes without: below Steps of the person, the person scores.
    """
    state, player = draft.state, draft.player(seat)
    in_section = (UPPER[player.priest], LOWER[player.priest])
    spot = next((spot for spot in in_section if spot not in state.steps), None) or choose_spot(state, seat)
    assert spot is not None, "nobody has Steps enough for all spots"
    player.steps_left -= 1
    state.steps = {**state.steps, spot: seat}
    draft.emit(StepsBuilt(seat, spot))
    score_upper(draft, spot)


def give_personality(draft: Draft, seat: int, slot: str, side: str) -> None:
    """A personality token on a slot of the board, this side up."""
    change(draft, personalities={**automa_of(draft.state).personalities, slot: side})
    draft.emit(PersonalityGiven(seat, slot, side))
