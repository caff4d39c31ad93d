"""What a seat may know, and positions it may imagine.

`view` is the only way secrets leave the engine: whatever a field or a Decision says to be a secret is blanked.
`determinize` deals the unknown cards and tiles afresh, for players that search.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from operator import attrgetter, is_
from typing import Any, get_args

from msgspec import Struct, structs

from engine.core import legal_actions, seed_number
from engine.decisions import AnyDecision, Decision, Frame, TakeTurn
from engine.draft import Draft
from engine.procedures import RevealSetupCards
from engine.resources import UNKNOWN
from engine.secrecy import (
    Asked,
    Piece,
    Seen,
    blank,
    carry_out,
    face_up_piles,
    fields_of,
    look_inside,
    own_fields,
    piles_seen,
)
from engine.state import Automa, Player, Position, State, View, clone

_shared = attrgetter(*Position.__struct_fields__)
_BLANKS = tuple((UNKNOWN,) * n for n in range(64))  # no pile of cards or tiles is larger

_TABLE = (Seen.BY_ALL, Seen.BY_NONE, Seen.IF_FACE_UP, Seen.INSIDE)
carry_out(State, *_TABLE, Seen.IN_NO_VIEW)
carry_out(View, *_TABLE)
carry_out(Player, Seen.BY_ALL, Seen.BY_OWNER, Seen.BY_OWNER_IN_SET_UP, Seen.UNLESS_DEALT_UNSEEN)
carry_out(Automa, Seen.BY_ALL, Seen.BY_NONE)
look_inside(Position, ("players", "stack", "automa"), (Player, Automa, *get_args(Frame)))

_HIDDEN = piles_seen(Position, Seen.BY_NONE)
_TOP_SEEN = face_up_piles(Position)
_OWN = piles_seen(Player, Seen.BY_OWNER)
_OWN_IN_SET_UP = piles_seen(Player, Seen.BY_OWNER_IN_SET_UP)
_DEALT_UNSEEN = piles_seen(Player, Seen.UNLESS_DEALT_UNSEEN)
_AUTOMA_HIDDEN = piles_seen(Automa, Seen.BY_NONE)
# What is dealt afresh when a position is imagined, with chance itself.
_DEALT_TO_TABLE = (*_HIDDEN, *_TOP_SEEN, "automa", "seed", "draws")
_DEALT_TO_PLAYER = (*_OWN, *_OWN_IN_SET_UP, *_DEALT_UNSEEN)
_dealt_to_table, _dealt_to_player = attrgetter(*_DEALT_TO_TABLE), attrgetter(*_DEALT_TO_PLAYER)
_OWN_IN_QUESTIONS = {kind: own for kind in get_args(AnyDecision) if (own := own_fields(kind))}
_TOLD_OTHERWISE = {*_OWN_IN_QUESTIONS, *(kind for kind in get_args(AnyDecision) if kind.asked is Asked.WITHIN_ITS_TURN)}


def view(state: State, seat: int | None) -> View:
    """The position as this seat sees it; None is a spectator.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> view(game, None).god_deck[:2]
    ('?', '?')
    """
    secret_setup = state.active < 0 and any(isinstance(frame, RevealSetupCards) for frame in state.stack)
    secret = _OWN + _OWN_IN_SET_UP if secret_setup else _OWN
    seen = View(*_shared(state))
    seen.seat = seat
    seen.players = tuple(
        [clone(player) if index == seat else _blanked(player, secret) for index, player in enumerate(state.players)]
    )
    for name in _HIDDEN:
        setattr(seen, name, _blank(getattr(state, name)))
    for name, told_by in _TOP_SEEN.items():
        setattr(seen, name, _blank_but_top(getattr(state, name), getattr(state, told_by)))
    if state.automa and state.automa.seat != seat:
        _blank_unseen(seen, state.automa)
    if not _TOLD_OTHERWISE.isdisjoint(map(type, state.stack)):
        seen.stack = tuple(_blank_frame(frame, seat) for frame in state.stack)
    return seen


def _blank(cards: tuple[str, ...]) -> tuple[str, ...]:
    return _BLANKS[len(cards)]


def _blank_but_top(pile: tuple[str, ...], face_up: bool) -> tuple[str, ...]:
    seen = pile[:1] if face_up else ()
    return seen + _blank(pile[len(seen) :])


def _blanked(player: Player, secret: tuple[str, ...]) -> Player:
    other = clone(player)
    for name in secret:
        setattr(other, name, _blank(getattr(player, name)))
    return other


def _blank_unseen(seen: View, automa: Automa) -> None:
    """What an automa was dealt face down is a secret until it is turned up."""
    hidden = {name: _blank(pieces) for name in _AUTOMA_HIDDEN if (pieces := getattr(automa, name))}
    if not hidden:
        return
    seen.automa = structs.replace(automa, **hidden)
    owner = seen.players[automa.seat]
    for name in _DEALT_UNSEEN:
        setattr(owner, name, tuple(UNKNOWN if tile in automa.unseen else tile for tile in getattr(owner, name)))


def _blank_frame(frame: Frame, seat: int | None) -> Frame:
    if not isinstance(frame, Decision) or frame.seat == seat:
        return frame
    if frame.asked is Asked.WITHIN_ITS_TURN:
        return TakeTurn(frame.seat)  # a God card that is only shown to oneself is still a secret
    own = _OWN_IN_QUESTIONS.get(type(frame), ())
    return structs.replace(frame, **{name: blank(getattr(frame, name)) for name in own})


# ---------------------------------------------------------------- imagining


class _Places(Struct, frozen=True):
    """The fields in which pieces of one kind lie, all of them and those that may be blank."""

    table: tuple[str, ...]
    player: tuple[str, ...]
    automa: tuple[str, ...]
    questions: Mapping[type, tuple[str, ...]]
    piles: tuple[str, ...]
    hands: tuple[str, ...]


def _places(piece: Piece) -> _Places:
    table, player = fields_of(Position, piece), fields_of(Player, piece)
    return _Places(
        table,
        player,
        fields_of(Automa, piece),
        {kind: found for kind in get_args(Frame) if (found := fields_of(kind, piece))},
        tuple(name for name in (*_HIDDEN, *_TOP_SEEN) if name in table),
        tuple(name for name in _OWN + _OWN_IN_SET_UP if name in player),
    )


_PLACES = {piece: _places(piece) for piece in Piece}


def determinize(seen: View, seed: int | str) -> State:
    """A full State that looks just like this View: the unknown cards and tiles are dealt at random.

    >>> from engine import Options, new_game
    >>> seen = view(new_game(Options(players=2), "an example"), 0)
    >>> imagined = determinize(seen, seed=1)
    >>> view(imagined, 0) == seen, "?" in imagined.god_deck
    (True, False)
    >>> determinize(seen, "a thought") == determinize(seen, "a thought")
    True
    """
    return next(determinized(seen, (seed if isinstance(seed, int) else seed_number(seed),)))


def determinized(seen: View, seeds: Iterable[int]) -> Iterator[State]:
    """A full State for each of these seeds, one after the other: what cannot be seen is looked for only once.

    >>> from engine import Options, new_game
    >>> seen = view(new_game(Options(players=2), "an example"), 0)
    >>> first, second = determinized(seen, (1, 2))
    >>> first == determinize(seen, 1), first.god_deck == second.god_deck
    (True, False)
    """
    hidden = [(_PLACES[piece], _unseen(seen, piece)) for piece in Piece]
    for seed in seeds:
        state = State(*_shared(seen), seed=seed & ((1 << 64) - 1))
        state.players = tuple(clone(player) for player in seen.players)
        draft = Draft(state)
        for places, pieces in hidden:
            _deal(state, places, iter(draft.shuffled(pieces)))
        state.legal = legal_actions(state)
        yield state


def dealt_alike(one: State, other: State, seat: int) -> bool:
    """Whether whatever this seat may not know is the very same in two States of one game.

    >>> from engine import Options, new_game
    >>> seen = view(new_game(Options(players=2), "an example"), 0)
    >>> first, second = determinized(seen, (1, 2))
    >>> dealt_alike(first, first.copy(), 0), dealt_alike(first, second, 0)
    (True, False)
    """
    return all(map(is_, _dealt(one, seat), _dealt(other, seat)))


def _dealt(state: State, seat: int) -> Iterator[object]:
    yield from _dealt_to_table(state)
    for index, player in enumerate(state.players):
        if index != seat:
            yield from _dealt_to_player(player)


def dealt_as_in(state: State, imagined: State, seat: int) -> State:
    """A copy of a State, in which whatever this seat may not know is as in another one.

    >>> from engine import Options, new_game
    >>> seen = view(new_game(Options(players=2), "an example"), 0)
    >>> first, second = determinized(seen, (1, 2))
    >>> dealt_as_in(first, second, 0) == second
    True
    """
    found = state.copy()
    for name in _DEALT_TO_TABLE:
        setattr(found, name, getattr(imagined, name))
    for index, player in enumerate(found.players):
        if index != seat:
            for name in _DEALT_TO_PLAYER:
                setattr(player, name, getattr(imagined.players[index], name))
    return found


def table_without(state: State, seat: int, names: Collection[str]) -> View:
    """The table as all see it, beside this seat, without any question, and with these cards and tiles blank.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> first, *_ = game.passive_market
    >>> table_without(game, 0, {first}).passive_market[0], table_without(game, 0, ()).passive_market[0] == first
    ('?', True)
    """
    found = view(state, None)
    found.seat, found.stack = seat, ()
    for places in _PLACES.values():
        for name in places.table:
            setattr(found, name, _without(getattr(found, name), names))
        for player in found.players:
            for name in places.player:
                setattr(player, name, _without(getattr(player, name), names))
    return found


def _without(pieces: Any, names: Collection[str]) -> Any:
    """One piece, some, or rows of them, blank where they have these names."""
    if isinstance(pieces, str):
        return UNKNOWN if pieces in names else pieces
    return type(pieces)(_without(piece, names) for piece in pieces) if isinstance(pieces, tuple) else pieces


def unseen(seen: View) -> frozenset[str]:
    """All cards and tiles of which whoever has this View cannot tell where they lie.

    >>> from engine import Options, new_game
    >>> seen = view(new_game(Options(players=2), "an example"), 0)
    >>> unseen(seen).isdisjoint(seen.weavings), len(unseen(seen)) > 50
    (True, True)
    """
    return frozenset(name for piece in Piece for name in _unseen(seen, piece))


def _unseen(seen: View, piece: Piece) -> list[str]:
    known = _lying_about(seen, _PLACES[piece])
    return [name for name in seen.options.box.dealt_face_down(piece) if name not in known]


def _lying_about(seen: View, places: _Places) -> set[str]:
    """All pieces of a kind that can be seen, wherever they lie."""
    found: set[str] = set()
    for name in places.table:
        found.update(getattr(seen, name))
    for player in seen.players:
        for name in places.player:
            _collect(getattr(player, name), found)
    for name in places.automa if seen.automa else ():
        found.update(getattr(seen.automa, name))
    for frame in seen.stack if places.questions else ():
        for name in places.questions.get(type(frame), ()):
            _collect(getattr(frame, name), found)
    return found


def _collect(pieces: Any, found: set[str]) -> None:
    """Add one piece, some, or rows of them."""
    if isinstance(pieces, str):
        found.add(pieces)
        return
    for piece in pieces:
        _collect(piece, found)


def _deal(state: State, places: _Places, unseen: Iterator[str]) -> None:
    """Fill whatever is blank: hands first, then what an automa was dealt, the piles, and what was drawn."""
    for player in state.players:
        for name in places.hands:
            setattr(player, name, _fill(getattr(player, name), unseen))
    if state.automa and places.automa:
        _deal_automa(state, state.automa, places.automa, unseen)
    for name in places.piles:
        setattr(state, name, _fill(getattr(state, name), unseen))
    if not places.questions.keys().isdisjoint(map(type, state.stack)):
        state.stack = tuple(
            structs.replace(frame, **{name: _fill_own(getattr(frame, name), unseen) for name in drawn})
            if (drawn := places.questions.get(type(frame)))
            else frame
            for frame in state.stack
        )


def _deal_automa(state: State, automa: Automa, fields: Iterable[str], unseen: Iterator[str]) -> None:
    """Any pieces in the place of those the automa has that nobody has seen; they lie in its area as well."""
    for name in fields:
        if UNKNOWN not in getattr(automa, name):
            continue
        dealt = _fill(getattr(automa, name), unseen)
        owner = state.players[automa.seat]
        for area in _DEALT_UNSEEN:
            setattr(owner, area, _fill(getattr(owner, area), iter(dealt)))
        state.automa = structs.replace(automa, **{name: dealt})


def _fill_own(secret: tuple[str, ...] | str, unseen: Iterator[str]) -> tuple[str, ...] | str:
    """What was drawn: some, or a single one."""
    return _fill((secret,), unseen)[0] if isinstance(secret, str) else _fill(secret, unseen)


def _fill(cards: tuple[str, ...], unseen: Iterator[str]) -> tuple[str, ...]:
    return tuple(next(unseen) if card == UNKNOWN else card for card in cards)
