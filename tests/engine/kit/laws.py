"""Laws that hold in every position: nothing is lost, doubled or negative."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from engine import vassals
from engine.buildings import PRODUCTION, TYPES, face_down, market, owned, stack, type_of
from engine.components import CONSTANTS, CULTS, GODS, NEWCOMER_SPACES, REGIONS, SOLO, WEAVINGS
from engine.components.records import BUILDING_TYPES
from engine.components.solo import Loop
from engine.decisions import ArrangeWeaving, ChooseArmyCard, ChooseBuilding, ChooseColour, Decision, KeepSeenGodCards
from engine.nobles import kind_for
from engine.procedures import GainBuilding, PutWorker, ReturnWeavings, RevealSetupCards
from engine.rules.regions import conquered
from engine.secrecy import Seen, fields_seen, own_fields
from engine.state import VASSAL, Automa, Options, Player, State
from engine.temple import track
from engine.workers import is_newcomer

_NOBODYS, _NOBODYS_OF_AUTOMAS = fields_seen(State, Seen.BY_NONE), fields_seen(Automa, Seen.BY_NONE)
_TOP_FACE_UP = fields_seen(State, Seen.IF_FACE_UP)
_OWN, _OWN_IN_SET_UP = fields_seen(Player, Seen.BY_OWNER), fields_seen(Player, Seen.BY_OWNER_IN_SET_UP)


def check_conservation(state: State) -> None:
    check_workers(state)
    check_nobles(state)
    check_cards(state)
    check_tiles(state)
    check_pieces(state)
    check_numbers(state)
    check_automa(state)


def check_workers(state: State) -> None:
    arriving = [frame.worker for frame in state.stack if isinstance(frame, PutWorker)]
    arriving += [frame.placed.worker for frame in state.stack if isinstance(frame, ChooseColour)]
    everywhere = Counter(
        [
            *state.village,
            *state.nomads,
            *state.casualties,
            *state.lost_workers,
            *state.hill.values(),
            *(worker for player in state.players for worker in player.workers),
            *arriving,
        ]
    )
    everywhere.update(state.bag)
    everywhere.update(worker for player in state.players for worker in player.nobles.values() if worker != VASSAL)
    everywhere.update(state.newcomers + state.newcomer_bag)
    assert everywhere == _workers_in(state.options)


@cache
def _workers_in(options: Options) -> Counter[str]:
    return Counter(options.box.workers) + Counter(options.box.newcomers)


def check_nobles(state: State) -> None:
    for player in state.players:
        assert set(player.lying) <= set(player.nobles) <= set(player.palaces)
        assert len(set(player.lying)) == len(player.lying)
        for palace, worker in player.nobles.items():
            assert worker in (VASSAL, kind_for(palace))
            assert worker != VASSAL or palace not in player.lying
    assert len(state.newcomers) <= NEWCOMER_SPACES.n
    assert len(state.newcomers) == NEWCOMER_SPACES.n or not state.newcomer_bag


def check_cards(state: State) -> None:
    gods = [card for player in state.players for card in player.god_hand + player.dealt]
    gods += [card for frame in state.stack if isinstance(frame, KeepSeenGodCards) for card in frame.cards]
    gods += [*state.god_deck, *state.god_offer, *state.gods_played, *state.gods_aside]
    gods += state.automa.tucked if state.automa else ()
    assert sorted(gods) == _sorted(state.options.box.god_cards)
    army = [card for player in state.players for card in player.army_hand + player.army_up + player.army_down]
    army += [card for frame in state.stack if isinstance(frame, ChooseArmyCard) for card in frame.cards]
    assert sorted([*army, *state.army_deck, *state.army_discard]) == _sorted(state.options.box.army_cards)


@cache
def _sorted(cards: tuple[str, ...]) -> list[str]:
    return sorted(cards)


def check_tiles(state: State) -> None:
    box = state.options.box
    for kind in BUILDING_TYPES:
        if kind not in TYPES:
            assert kind not in box.buildings
            continue
        found = [tile for player in state.players for tile in owned(player, kind)]
        found += [tile for tile in _drawn(state) if type_of(tile) == kind]
        assert sorted([*found, *stack(state, kind), *market(state, kind)]) == _sorted(box.buildings.get(kind, ()))
        assert len(market(state, kind)) <= CONSTANTS.setup.market_per_building_type

    laid = [tile for player in state.players for tapestry in player.tapestries for tile in tapestry]
    laid += [frame.tile for frame in state.stack if isinstance(frame, ArrangeWeaving)]
    purchases = [frame for frame in state.stack if isinstance(frame, ReturnWeavings)]
    assert purchases or not state.weavings_drawn
    laid += [tile for purchase in purchases for tile in purchase.outer]
    tiles = Counter([*laid, *state.weavings, *state.weavings_drawn])
    assert set(tiles.values()) <= {1}
    assert tiles.keys() - box.starting_weavings == set(box.weavings)
    for player in state.players:
        for tapestry in player.tapestries:
            patterns = [WEAVINGS[tile].pattern for tile in tapestry]
            assert len(set(patterns)) == len(patterns)


def _drawn(state: State) -> list[str]:
    """Buildings off the stacks from which somebody chooses, or for which somebody still has to pay (ZA2)."""
    drawn = [tile for frame in state.stack if isinstance(frame, ChooseBuilding) for tile in frame.drawn]
    paid = [frame.building for frame in state.stack if isinstance(frame, GainBuilding)]
    return [*drawn, *(tile for tile in paid if tile not in market(state))]


def check_pieces(state: State) -> None:
    small = Counter(god for player in state.players for god in player.small_statues)
    large = Counter(god for player in state.players for god in player.large_statues)
    total = sum(small.values()) + sum(large.values()) + state.worshipped
    total += sum(state.small_statues.values()) + sum(state.large_statues.values())
    assert total == sum(god.small_statues + god.large_statues for god in GODS.values())
    for god in GODS.values():
        assert 0 <= small[god.id] + state.small_statues[god.id] <= god.small_statues
        assert 0 <= large[god.id] + state.large_statues[god.id] <= god.large_statues
    for seat, player in enumerate(state.players):
        steps = sum(owner == seat for owner in state.steps.values())
        assert player.steps_left + steps == CONSTANTS.player_pieces.steps_markers
        markers = sum(owner == seat for owner in state.conquest.values())
        markers -= len(vassals.places_of(state, "VN05", seat))  # they have taken the place of markers
        markers += sum(laid.count(seat) for laid in state.nation_markers.values())
        assert player.markers_left + markers == state.options.box.conquest_markers
    check_vassals(state)


def check_vassals(state: State) -> None:
    """Vassals are in the supply, on the table or gone with their Statue; each is where its tile may have put it."""
    for seat, player in enumerate(state.players):
        placed = sum(vassal.seat == seat for vassal in state.vassals)
        assert player.vassals_left + placed + state.vassals_gone.count(seat) == state.options.box.vassals
        living = {palace for palace, noble in player.nobles.items() if noble == VASSAL}
        if not placed:
            assert not living
            continue
        assert living == set(vassals.places_of(state, "VN10", seat))
        assert set(vassals.places_of(state, "VN05", seat)) <= _conquered_by(state, seat)
        assert set(vassals.places_of(state, "VN06", seat)) <= _conquered_by(state, seat)
        assert all(state.steps[spot] == seat for spot in vassals.places_of(state, "VN03", seat))
        assert set(vassals.places_of(state, "VN08", seat)) <= set(owned(player, PRODUCTION))
        statues = {f"small:{god}" for god in player.small_statues} | {f"large:{god}" for god in player.large_statues}
        assert set(vassals.places_of(state, "VN09", seat)) <= statues
    for tile in ("VN01", "VN02", "VN04", "VN05", "VN10"):
        places = vassals.places_of(state, tile)
        assert len(set(places)) == len(places), f"{tile} has a place with two Vassals"
    nations = state.options.box.nations
    assert set(state.nations.values()) <= set(nations)
    assert len(set(state.nations.values())) == (len(REGIONS) if nations else 0)
    for region, laid in state.nation_markers.items():
        assert len(laid) <= conquered(state, region)


def _conquered_by(state: State, seat: int) -> set[str]:
    return {space for space, owner in state.conquest.items() if owner == seat}


def check_numbers(state: State) -> None:
    for player in state.players:
        assert min(player.potato, player.corn, player.stone, player.gold, player.vp) >= 0
        assert min(player.steps_left, player.markers_left) >= 0
        assert sum(player.scored.values()) == player.vp
        assert player.temple in {step.id for step in track(state.options.box.overlay)}
        assert 0 <= player.priest <= len(state.coricancha)
    assert all(count >= 0 for count in state.bag.values())


def check_automa(state: State) -> None:
    automa = state.automa
    assert bool(automa) == bool(state.options.solo)
    if automa is None:
        return
    player = state.players[automa.seat]
    assert state.to_act != automa.seat, "an automa is never asked"
    assert len(player.workers) <= CONSTANTS.worker_limit.regular + any(map(is_newcomer, player.workers))
    assert player.potato < 5
    assert not player.lying
    check_cults(state, automa.seat)
    assert not player.god_hand
    assert not player.dealt
    assert set(automa.unseen) <= set(face_down(player, PRODUCTION))
    if state.active >= 0:
        assert len(automa.tucked) == 4
        more = {"vassals", "nobles"} & state.options.box.modules
        assert automa.which == "axomamma" or automa.board == ("golden_age" if more else "plain")
        loops = loops_of(automa.which, automa.board)
        assert set(automa.tokens) == set(loops)
        for loop in loops.values():
            assert len(automa.tokens[loop.id]) == len(loop.tokens)
            assert all(1 <= space <= len(loop.spaces) for space in automa.tokens[loop.id])


def check_cults(state: State, seat: int) -> None:
    """An automa has Vassals on the Cult tiles of Nation tiles in this game, and there alone."""
    for tile in vassals.tiles_of(state, seat):
        assert CULTS[tile].nation in state.nations.values()
        assert vassals.count(state, seat, tile) <= CULTS[tile].max_vassals
    for other in range(len(state.players)):
        assert other == seat or not set(vassals.tiles_of(state, other)) & set(CULTS)


def loops_of(which: str, side: str = "plain") -> Mapping[str, Loop]:
    """The loops of an automa's board; of Pachamama's, this side."""
    return SOLO.axomamma.loops if which == "axomamma" else SOLO.pachamama.sides[side].loops


def hidden_from(state: State, seat: int | None) -> set[str]:
    """The cards and tiles this seat must not know, by what every field says of itself."""
    hidden = {tile for name in _NOBODYS for tile in getattr(state, name)}
    for name in _TOP_FACE_UP:
        hidden.update(getattr(state, name)[int(state.weaving_face_up) :])
    secret = _OWN
    if any(isinstance(frame, RevealSetupCards) for frame in state.stack):
        secret += _OWN_IN_SET_UP
    for index, player in enumerate(state.players):
        if index != seat:
            hidden.update(card for name in secret for card in getattr(player, name))
    if state.automa and state.automa.seat != seat:
        hidden.update(tile for name in _NOBODYS_OF_AUTOMAS for tile in getattr(state.automa, name))
    for frame in state.stack:
        if isinstance(frame, Decision) and frame.seat != seat:
            hidden.update(card for name in own_fields(type(frame)) for card in getattr(frame, name))
    return hidden
