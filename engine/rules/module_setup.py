"""What the modules of The Golden Age add to the table before the first question."""

from engine.buildings import PALACE, construct, set_stack, stack
from engine.components import CONSTANTS, NEWCOMER_SPACES, REGIONS
from engine.draft import Draft
from engine.events import NationsLaid, PalaceGiven


def lay_out(draft: Draft) -> None:
    """Nation tiles, the Newcomers on offer, and a Palace for everybody, as far as they are in the box."""
    box = draft.state.options.box
    if box.nations:
        _lay_nations(draft, box.nations)
    if box.newcomers:
        draft.state.newcomer_bag = box.newcomers
        for _ in range(NEWCOMER_SPACES.n):
            draft.fill_newcomers()
    if PALACE in box.building_types:
        _give_palaces(draft)


def _lay_nations(draft: Draft, tiles: tuple[str, ...]) -> None:
    """One of the tiles beside each region; the others stay in the box."""
    laid = dict(zip(REGIONS, draft.shuffled(tiles), strict=False))
    draft.state.nations = laid
    draft.emit(NationsLaid(tuple(laid.values())))


def _give_palaces(draft: Draft) -> None:
    """Off the stack, once two lie in the market, built and empty, in turn order (ruling 52)."""
    state = draft.state
    for seat in state.seats_from(state.first):
        for _ in range(CONSTANTS.setup.start_palaces):
            palace, *rest = stack(state, PALACE)
            set_stack(state, PALACE, tuple(rest))
            construct(draft.player(seat), palace)
            draft.emit(PalaceGiven(seat, palace))
