"""What a seat may know, and positions it may imagine.

`view` is the only way secrets leave the engine: hands, deck orders, drawn cards and the seed are blanked.
`determinize` deals the unknown cards afresh, for players that search.
"""

from collections.abc import Iterable, Iterator, Mapping
from operator import attrgetter

from msgspec import structs

from engine.components import ARMY_CARDS, GOD_CARDS, PASSIVE, PRODUCTION, WEAVINGS
from engine.components.records import GodCard, PassiveBuilding, ProductionBuilding
from engine.core import legal_actions
from engine.decisions import (
    ArrangeWeaving,
    ChooseArmyCard,
    ChooseGod,
    ChoosePlacement,
    Frame,
    TakeTurn,
)
from engine.draft import Draft
from engine.procedures import RevealSetupCards
from engine.resources import UNKNOWN
from engine.state import Automa, Player, Position, State, View, clone

_shared = attrgetter(*Position.__struct_fields__)
_BLANKS = tuple((UNKNOWN,) * n for n in range(64))  # no pile of cards or tiles is larger
_TENTATIVE = (ChooseGod, ChoosePlacement)
_TOLD_OTHERWISE = {*_TENTATIVE, ChooseArmyCard}


def view(state: State, seat: int | None) -> View:
    """The position as this seat sees it; None is a spectator."""
    secret_setup = state.active < 0 and any(isinstance(frame, RevealSetupCards) for frame in state.stack)
    seen = View(*_shared(state))
    seen.seat = seat
    seen.players = tuple(
        [
            clone(player) if index == seat else _blank_hand(player, secret_setup)
            for index, player in enumerate(state.players)
        ]
    )
    seen.god_deck = _blank(state.god_deck)
    seen.army_deck = _blank(state.army_deck)
    seen.production_stack = _blank(state.production_stack)
    seen.passive_stack = _blank(state.passive_stack)
    seen.weavings = _blank_but_top(state)
    if state.automa and state.automa.unseen and state.automa.seat != seat:
        _blank_unseen(seen, state.automa)
    if not _TOLD_OTHERWISE.isdisjoint(map(type, state.stack)):
        seen.stack = tuple(_blank_frame(frame, seat) for frame in state.stack)
    return seen


def _blank(cards: tuple[str, ...]) -> tuple[str, ...]:
    return _BLANKS[len(cards)]


def _blank_but_top(state: State) -> tuple[str, ...]:
    seen = state.weavings[:1] if state.weaving_face_up else ()
    return seen + _blank(state.weavings[len(seen) :])


def _blank_hand(player: Player, secret_setup: bool) -> Player:
    other = clone(player)
    other.god_hand = _blank(player.god_hand)
    other.army_hand = _blank(player.army_hand)
    if secret_setup:
        other.dealt = _blank(player.dealt)
    return other


def _blank_unseen(seen: View, automa: Automa) -> None:
    """The Production Buildings an automa was dealt face down are a secret until they are turned up."""
    seen.automa = structs.replace(automa, unseen=_blank(automa.unseen))
    owner = seen.players[automa.seat]
    owner.production_down = tuple(UNKNOWN if name in automa.unseen else name for name in owner.production_down)


def _blank_frame(frame: Frame, seat: int | None) -> Frame:
    if isinstance(frame, _TENTATIVE) and frame.seat != seat:
        return TakeTurn(frame.seat)  # a God card that is only shown to oneself is still a secret
    if isinstance(frame, ChooseArmyCard) and frame.seat != seat:
        return ChooseArmyCard(frame.seat, _blank(frame.cards))
    return frame


# ---------------------------------------------------------------- imagining


def determinize(seen: View, seed: int) -> State:
    """A full State that looks just like this View: the unknown cards and tiles are dealt at random."""
    state = State(*_shared(seen), seed=seed & ((1 << 64) - 1))
    state.players = tuple(clone(player) for player in seen.players)
    draft = Draft(state)

    gods = _unseen(draft, _base(GOD_CARDS), _god_cards(seen))
    armies = _unseen(draft, list(ARMY_CARDS), _army_cards(seen))
    for player in state.players:
        player.god_hand = _fill(player.god_hand, gods)
        player.dealt = _fill(player.dealt, gods)
        player.army_hand = _fill(player.army_hand, armies)
    state.god_deck = _fill(seen.god_deck, gods)
    state.army_deck = _fill(seen.army_deck, armies)
    state.stack = tuple(
        structs.replace(frame, cards=_fill(frame.cards, armies)) if isinstance(frame, ChooseArmyCard) else frame
        for frame in seen.stack
    )
    owned = [b for player in seen.players for b in player.production_up + player.production_down]
    passive = [b for player in seen.players for b in player.passives]
    production = _unseen(draft, _base(PRODUCTION), [*owned, *seen.production_market])
    _deal_unseen(state, production)
    state.production_stack = _fill(seen.production_stack, production)
    state.passive_stack = _fill(seen.passive_stack, _unseen(draft, _base(PASSIVE), [*passive, *seen.passive_market]))
    tiles = [w.id for w in WEAVINGS.values() if not w.starting and w.min_players <= len(seen.players)]
    laid = [tile for player in seen.players for tapestry in player.tapestries for tile in tapestry]
    arranging = [frame.tile for frame in seen.stack if isinstance(frame, ArrangeWeaving)]
    state.weavings = _fill(
        seen.weavings, _unseen(draft, tiles, [*laid, *arranging, *seen.weavings, *seen.weavings_drawn])
    )
    state.legal = legal_actions(state)
    return state


def _deal_unseen(state: State, production: Iterator[str]) -> None:
    """Any Production Buildings in the place of those the automa has that nobody has seen."""
    if state.automa and UNKNOWN in state.automa.unseen:
        owner = state.players[state.automa.seat]
        dealt = _fill(state.automa.unseen, production)
        owner.production_down = _fill(owner.production_down, iter(dealt))
        state.automa = structs.replace(state.automa, unseen=dealt)


def _base(kind: Mapping[str, GodCard] | Mapping[str, ProductionBuilding] | Mapping[str, PassiveBuilding]) -> list[str]:
    return [entry.id for entry in kind.values() if entry.module == "base"]


def _god_cards(seen: View) -> Iterable[str]:
    hands = [card for player in seen.players for card in player.god_hand + player.dealt]
    tucked = seen.automa.tucked if seen.automa else ()
    return [*hands, *tucked, *seen.god_deck, *seen.god_offer, *seen.gods_played, *seen.gods_aside]


def _army_cards(seen: View) -> Iterable[str]:
    areas = [card for player in seen.players for card in player.army_hand + player.army_up + player.army_down]
    drawn = [card for frame in seen.stack if isinstance(frame, ChooseArmyCard) for card in frame.cards]
    return [*areas, *drawn, *seen.army_deck, *seen.army_discard]


def _unseen(draft: Draft, everything: list[str], seen: Iterable[str]) -> Iterator[str]:
    """What exists and was not seen, in random order."""
    known = set(seen)
    return iter(draft.shuffled([name for name in everything if name not in known]))


def _fill(cards: tuple[str, ...], unseen: Iterator[str]) -> tuple[str, ...]:
    return tuple(next(unseen) if card == UNKNOWN else card for card in cards)
