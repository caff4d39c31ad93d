"""Weavings and Tapestries: purchase, leftovers, free tiles, arranging, the Merchant."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from msgspec import structs

from engine.actions import Action, BuyWeaving, LayWeaving, Pass, SetAsideWeaving, TakeTopWeaving, TakeWeavingBeneath
from engine.components import CONSTANTS, WEAVING_REWARDS, WEAVINGS
from engine.decisions import (
    ArrangeWeaving,
    BuyLeftoverWeaving,
    ChooseAside,
    ChooseFreeWeaving,
    ChooseWeavings,
    RearrangeWeavings,
)
from engine.draft import Draft, without
from engine.errors import Reason
from engine.events import (
    Declined,
    WeavingBought,
    WeavingLaid,
    WeavingMatched,
    WeavingsDrawn,
    WeavingSetAside,
    WeavingsReturned,
    WeavingTaken,
)
from engine.procedures import PayMatches, Poll, ReturnWeavings, RevealWeaving, RunBenefit
from engine.resources import Cost
from engine.rules.hindrances import NO_WEAVINGS, Hindrance, TooPoor
from engine.rules.hooks import COVERED_EDGES, MATCHED, PURCHASING, REARRANGES, WEAVINGS_SEEN
from engine.rules.paying import could_pay
from engine.rules.tables import Checks, Polls, Procedures, Questions
from engine.state import Position
from engine.vassals import edge

PRICES = CONSTANTS.tasks.weavings.corn_for_1_2_3
NO_EDGE: frozenset[str] = frozenset()
REMEMBERED = 2048  # Tapestries, and pairs of Weavings, with their matches
DRAWN = CONSTANTS.tasks.weavings.tiles_drawn
BEGIN_TAPESTRY = LayWeaving(-1, "right")
MOVES_PER_WEAVING = 2  # enough for any arrangement: out of the way, and to its place


@lru_cache(REMEMBERED)
def matches(tapestry: tuple[str, ...], covered: frozenset[str] = NO_EDGE) -> tuple[str, ...]:
    """The rewards of a Tapestry's connections where two equal edges meet, from left to right.

    An edge that a Vassal covers matches whatever icon lies against it (ruling 89).

    >>> matches(("SW01", "SW02")), matches(("SW02", "SW01"))
    (('gold',), ())
    >>> WEAVINGS["SW01"].left, matches(("SW02", "SW01"), frozenset(["SW02:right"]))
    ('vp', ('vp',))
    """
    if covered:
        icons = (_icon_met(left, right, covered) for left, right in pairwise(tapestry))
        return tuple(icon for icon in icons if icon)
    pairs = pairwise(tapestry)
    return tuple(WEAVINGS[left].right for left, right in pairs if WEAVINGS[left].right == WEAVINGS[right].left)


def _icon_met(left: str, right: str, covered: frozenset[str]) -> str:
    """The icon of the match between two Weavings; empty if there is none."""
    one = "" if edge(left, "right") in covered else WEAVINGS[left].right
    other = "" if edge(right, "left") in covered else WEAVINGS[right].left
    return one if one == other else "" if one and other else one or other


def covered_edges(position: Position, seat: int) -> frozenset[str]:
    """The edges of a seat's Weavings that its Vassals cover.

    >>> from engine import Options, new_game
    >>> covered_edges(new_game(Options(), 1), 0)
    frozenset()
    """
    return COVERED_EDGES(position, seat, NO_EDGE) if position.vassals else NO_EDGE


def all_matches(position: Position, seat: int) -> list[str]:
    """The rewards of all matches in a seat's Tapestries.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].tapestries = (("SW01", "SW02"), ("SW03",))
    >>> all_matches(game, 0)
    ['gold']
    """
    covered = covered_edges(position, seat)
    return [reward for tapestry in position.players[seat].tapestries for reward in matches(tapestry, covered)]


def no_weavings(position: Position, seat: int) -> Reason | None:
    """Why no Weavings can be purchased."""
    return None if position.weavings else NO_WEAVINGS


def no_match(position: Position, seat: int) -> Reason | None:
    """Why a Merchant would bring this seat nothing; its Weavings may be rearranged first (ruling 149)."""
    covered = covered_edges(position, seat)
    found = any(matches(tapestry, covered) for tapestry in position.players[seat].tapestries)
    return None if found or may_rearrange(position, seat) else Reason("no_match")


def may_rearrange(position: Position, seat: int) -> bool:
    """Whether this seat may rearrange its Weavings before a Merchant, and has enough of them."""
    return REARRANGES(position, seat, False) and sum(map(len, position.players[seat].tapestries)) > 1


def merchant(draft: Draft, seat: int) -> None:
    """Every match pays its reward, once the Weavings are rearranged as their owner may."""
    if may_rearrange(draft.state, seat):
        moves = MOVES_PER_WEAVING * sum(map(len, draft.player(seat).tapestries))
        draft.push(RearrangeWeavings(seat, moves), PayMatches(seat))
    else:
        pay_all_matches(draft, PayMatches(seat))


def pay_all_matches(draft: Draft, procedure: PayMatches) -> None:
    """Every match of a seat pays its reward."""
    pay_matches(draft, procedure.seat, all_matches(draft.state, procedure.seat))


def pay_matches(draft: Draft, seat: int, rewards: Sequence[str]) -> None:
    """These rewards come, in the order the seat likes."""
    for reward in rewards:
        draft.emit(WeavingMatched(seat, reward))
    effects = [effect for reward in rewards for effect in WEAVING_REWARDS[reward].benefit]
    draft.push(RunBenefit(seat, tuple(effects), "merchant"))


# ---------------------------------------------------------------- the purchase


def purchase(draft: Draft, seat: int) -> None:
    """Draw the tiles; the seat buys, then the others are offered what is left.

    Within another purchase, what is left of that one waits until this one is over (ruling 192).
    """
    state, outer = draft.state, draft.state.weavings_drawn
    tiles = state.weavings[: WEAVINGS_SEEN(state, seat, DRAWN)]
    if not tiles:
        return
    state.weavings = state.weavings[len(tiles) :]
    state.weaving_face_up = False
    state.weavings_drawn = tiles
    draft.emit(WeavingsDrawn(seat, tiles))
    draft.reveal()
    PURCHASING(draft, seat)
    others = state.seats_from(seat)[1:]
    draft.push(ChooseWeavings(seat), Poll("buy_leftover", others), ReturnWeavings(outer))
    if len(tiles) > DRAWN:
        draft.push(ChooseAside(seat, len(tiles) - DRAWN))


def aside_options(position: Position, asked: ChooseAside) -> list[Action]:
    """Put any one of the Weavings drawn under the stack."""
    return [SetAsideWeaving(tile) for tile in position.weavings_drawn]


def check_aside(position: Position, asked: ChooseAside, action: SetAsideWeaving) -> Reason | None:
    """One of the tiles drawn."""
    return None if action.tile in position.weavings_drawn else _not_on_sale(action.tile)


def _not_on_sale(tile: str) -> Reason:
    return Reason("not_on_sale", {"tile": tile})


def set_aside(draft: Draft, asked: ChooseAside, action: SetAsideWeaving) -> None:
    """The tile goes under the stack, in the order chosen (Z08)."""
    state = draft.state
    state.weavings_drawn = without(state.weavings_drawn, action.tile)
    state.weavings += (action.tile,)
    draft.emit(WeavingSetAside(asked.seat, action.tile))
    if asked.left > 1:
        draft.push(ChooseAside(asked.seat, asked.left - 1))


def price_of(tiles: int) -> Cost:
    """What so many Weavings of one purchase cost together.

    >>> [price_of(tiles).corn for tiles in (0, 1, 2, 3)]
    [0, 1, 3, 6]
    """
    return Cost(corn=PRICES[tiles - 1]) if tiles else Cost()


def weavings_options(position: Position, asked: ChooseWeavings) -> list[Action]:
    """Each tile drawn and not picked yet, while all of them together can be paid."""
    tiles = map(BuyWeaving, position.weavings_drawn)
    return [*(tile for tile in tiles if not check_weaving(position, asked, tile)), Pass()]


def check_weaving(position: Position, asked: ChooseWeavings, action: BuyWeaving) -> Hindrance | None:
    """A tile on sale that is not picked, if it can be paid with those that are."""
    if action.tile in asked.picked:
        return Reason("weaving_picked", {"tile": action.tile})
    return _check_sale(position, asked.seat, action.tile, price_of(len(asked.picked) + 1))


def _check_sale(position: Position, seat: int, tile: str, price: Cost) -> Hindrance | None:
    if tile not in position.weavings_drawn:
        return _not_on_sale(tile)
    return None if position.players[seat].can_pay(price) else TooPoor(price)


def pick_weaving(draft: Draft, asked: ChooseWeavings, action: Action) -> None:
    """One tile after the other; then all are paid at once, and laid only then; or chosen anew (rulings 46 and 194)."""
    picked = asked.picked
    if isinstance(action, BuyWeaving):
        picked += (action.tile,)
        if len(picked) < len(draft.state.weavings_drawn):
            draft.push(ChooseWeavings(asked.seat, picked))
            return
    price = price_of(len(picked))
    if draft.player(asked.seat).can_pay(price):
        _sell(draft, asked.seat, picked, price, leftover=False)
    else:  # a free action has spent what they cost
        draft.push(ChooseWeavings(asked.seat))


def _sell(draft: Draft, seat: int, tiles: tuple[str, ...], price: Cost, leftover: bool) -> None:
    for tile in tiles:
        draft.state.weavings_drawn = without(draft.state.weavings_drawn, tile)
        draft.emit(WeavingBought(seat, tile, leftover))
    draft.push(*(ArrangeWeaving(seat, tile) for tile in tiles))
    draft.pay(seat, price)


def leftover_price(position: Position) -> Cost:
    """What a leftover Weaving costs at this table (ruling 2).

    >>> from engine import Options, new_game
    >>> leftover_price(new_game(Options(leftover_weaving_cost=3), 1))
    Cost(potato=0, corn=3, stone=0, gold=0, food=0)
    """
    return Cost(corn=position.options.leftover_weaving_cost)


def offer_leftover(draft: Draft, seat: int) -> None:
    """Ask a seat that could pay whether it wants a leftover Weaving."""
    state = draft.state
    if state.weavings_drawn and could_pay(state, seat, leftover_price(state)):
        draft.push(BuyLeftoverWeaving(seat))


def leftover_options(position: Position, asked: BuyLeftoverWeaving) -> list[Action]:
    """Buy any one of the Weavings left, or none."""
    tiles = map(BuyWeaving, position.weavings_drawn)
    return [*(tile for tile in tiles if not check_leftover(position, asked, tile)), Pass()]


def check_leftover(position: Position, asked: BuyLeftoverWeaving, action: BuyWeaving) -> Hindrance | None:
    """A tile that is left, if it can be paid."""
    return _check_sale(position, asked.seat, action.tile, leftover_price(position))


def buy_leftover(draft: Draft, asked: BuyLeftoverWeaving, action: Action) -> None:
    """Pay for one leftover Weaving, the only one a seat may have."""
    if isinstance(action, BuyWeaving):
        _sell(draft, asked.seat, (action.tile,), leftover_price(draft.state), leftover=True)
    else:
        draft.emit(Declined(asked.seat, "BuyLeftoverWeaving"))


def return_weavings(draft: Draft, procedure: ReturnWeavings) -> None:
    """What nobody bought goes under the stack; the new top tile is revealed; an outer purchase goes on."""
    state = draft.state
    if state.weavings_drawn:
        draft.emit(WeavingsReturned(state.weavings_drawn))
        state.weavings += state.weavings_drawn
    state.weavings_drawn = procedure.outer
    draft.turn_up_weaving()


# ---------------------------------------------------------------- free Weavings (ruling 16)


def free_options(position: Position, asked: ChooseFreeWeaving) -> list[Action]:
    """The top tile and the one beneath, as far as they exist."""
    found: list[Action] = [TakeTopWeaving(), TakeWeavingBeneath()]
    return [tile for tile in found if not check_free(position, asked, tile)] or [Pass()]


def check_free(position: Position, asked: ChooseFreeWeaving, action: Action) -> Reason | None:
    """A tile that is in the stack."""
    return None if len(position.weavings) > isinstance(action, TakeWeavingBeneath) else NO_WEAVINGS


def take_free(draft: Draft, asked: ChooseFreeWeaving, action: Action) -> None:
    """Take the tile and lay it; then the next one is revealed (ruling 45)."""
    state = draft.state
    if isinstance(action, Pass):
        return
    if isinstance(action, TakeTopWeaving):
        tile, state.weavings = state.weavings[0], state.weavings[1:]
        if not state.weaving_face_up:
            draft.reveal()
        state.weaving_face_up = False
    else:
        tile = state.weavings[1]
        state.weavings = state.weavings[:1] + state.weavings[2:]
        draft.reveal()
    draft.emit(WeavingTaken(asked.seat, tile))
    more = [structs.replace(asked, left=asked.left - 1)] if asked.left > 1 else []
    if more and asked.unseen:
        draft.push(ArrangeWeaving(asked.seat, tile), *more)
    else:
        draft.push(ArrangeWeaving(asked.seat, tile), RevealWeaving(), *more)


def reveal_weaving(draft: Draft, procedure: RevealWeaving) -> None:
    """Turn the next Weaving of the stack face up."""
    draft.turn_up_weaving()


# ---------------------------------------------------------------- Tapestries


def arrange_options(position: Position, asked: ArrangeWeaving) -> list[Action]:
    """Either end of every Tapestry without this pattern, or a new one."""
    pattern, rows = WEAVINGS[asked.tile].pattern, position.players[asked.seat].tapestries
    free = [index for index, row in enumerate(rows) if not has_pattern(row, pattern)]
    return [*(LayWeaving(index, end) for index in free for end in ("left", "right")), BEGIN_TAPESTRY]


def has_pattern(tapestry: Iterable[str], pattern: str) -> bool:
    """Whether one of these Weavings has this pattern.

    >>> has_pattern(("SW01",), WEAVINGS["SW01"].pattern), has_pattern((), "checker")
    (True, False)
    """
    return any(WEAVINGS[tile].pattern == pattern for tile in tapestry)


def check_lay(position: Position, asked: ArrangeWeaving, action: LayWeaving) -> Reason | None:
    """A Tapestry without this pattern, or a new one."""
    if action == BEGIN_TAPESTRY:
        return None
    rows, pattern = position.players[asked.seat].tapestries, WEAVINGS[asked.tile].pattern
    if not 0 <= action.tapestry < len(rows):
        return Reason("no_such_tapestry")
    return pattern_there(pattern, action.tapestry) if has_pattern(rows[action.tapestry], pattern) else None


def pattern_there(pattern: str, tapestry: int) -> Reason:
    """A Tapestry has a Weaving of this pattern already."""
    return Reason("pattern_there", {"pattern": pattern, "number": tapestry + 1})


def lay(draft: Draft, asked: ArrangeWeaving, action: LayWeaving) -> None:
    """The tile joins a Tapestry for good."""
    player = draft.player(asked.seat)
    rows = list(player.tapestries)
    new: tuple[str, ...] = ()
    covered = covered_edges(draft.state, asked.seat)
    index = action.tapestry
    if index < 0:
        index = len(rows)
        rows.append((asked.tile,))
    elif action.end == "left":
        rows[index] = (asked.tile, *rows[index])
        new = matches(rows[index][:2], covered)
    else:
        rows[index] = (*rows[index], asked.tile)
        new = matches(rows[index][-2:], covered)
    player.tapestries = tuple(rows)
    draft.emit(WeavingLaid(asked.seat, asked.tile, index, action.end, begins=action.tapestry < 0))
    if new:
        MATCHED(draft, asked.seat, new)


QUESTIONS: Questions = {
    ChooseAside: (aside_options, set_aside),
    ChooseWeavings: (weavings_options, pick_weaving),
    BuyLeftoverWeaving: (leftover_options, buy_leftover),
    ChooseFreeWeaving: (free_options, take_free),
    ArrangeWeaving: (arrange_options, lay),
}
CHECKS: Checks = {
    ChooseAside: {SetAsideWeaving: check_aside},
    ChooseWeavings: {BuyWeaving: check_weaving},
    BuyLeftoverWeaving: {BuyWeaving: check_leftover},
    ChooseFreeWeaving: {TakeTopWeaving: check_free, TakeWeavingBeneath: check_free},
    ArrangeWeaving: {LayWeaving: check_lay},
}
PROCEDURES: Procedures = {ReturnWeavings: return_weavings, RevealWeaving: reveal_weaving, PayMatches: pay_all_matches}
POLLS: Polls = {"buy_leftover": offer_leftover}
