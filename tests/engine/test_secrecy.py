"""Secrets are closed by default: what does not say who may see it does not start."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, get_args

import pytest
from msgspec import Struct, structs

from engine import Options, determinize, new_game, view, views
from engine.actions import Action
from engine.decisions import AnyDecision, Decision, Frame
from engine.resources import UNKNOWN
from engine.secrecy import (
    Asked,
    FaceUpIf,
    GodCards,
    Hidden,
    Inside,
    Own,
    PassiveTiles,
    Piece,
    Public,
    Seen,
    TopFaceUp,
    all_say_how_they_are_asked,
    all_texts_say_who_sees_them,
    carry_out,
    face_up_piles,
    fields_of,
    look_inside,
    own_fields,
    piles_seen,
    words_of,
)
from engine.state import Automa, Player, Position, State, View


class WithPile(Position):
    pile: tuple[str, ...] = ()


class WithTwoWords(Position):
    pile: Hidden[Public[tuple[str, ...]]] = ()


class WithHiddenPile(Position):
    pile: Hidden[tuple[str, ...]] = ()


class Whisper(Decision, frozen=True, tag=True):
    """A question that does not say how it is asked."""


class Murmur(Whisper, frozen=True, tag=True):
    """Nor does this one, though another says it for it."""

    asked: ClassVar[Asked] = Asked.OPENLY


class ShowHand(Struct, frozen=True, tag=True):
    """A Procedure that carries cards and does not say who may see them."""

    seat: int
    cards: tuple[str, ...]


class ShowTheirHand(Decision, frozen=True, tag=True):
    """A question that says it."""

    asked: ClassVar[Asked] = Asked.PRIVATELY
    cards: Own[tuple[str, ...]]


def test_a_text_on_the_stack_that_does_not_say_who_may_see_it_is_refused() -> None:
    all_texts_say_who_sees_them([ShowTheirHand], Seen.BY_ALL, Seen.BY_OWNER)
    with pytest.raises(TypeError, match=r"ShowHand\.cards has to say who may see it"):
        all_texts_say_who_sees_them([ShowHand], Seen.BY_ALL, Seen.BY_OWNER)


class Plan(Decision, frozen=True, tag=True):
    """A question that carries an Action, which may name a card."""

    asked: ClassVar[Asked] = Asked.OPENLY
    planned: Action | None


def test_a_record_with_a_text_in_it_is_a_text() -> None:
    with pytest.raises(TypeError, match=r"Plan\.planned has to say who may see it"):
        all_texts_say_who_sees_them([Plan], Seen.BY_ALL, Seen.BY_OWNER)


class WithSecretFromAll(Player):
    secret: Hidden[tuple[str, ...]] = ()


class WithOwnPile(Position):
    pile: Own[tuple[str, ...]] = ()


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (WithSecretFromAll, {Seen.BY_ALL, *(word for word in words_of(Player).values())}),
        (WithOwnPile, set(words_of(View).values())),
    ],
)
def test_a_word_that_no_view_keeps_to_is_refused(record: type, words: set[Seen]) -> None:
    with pytest.raises(TypeError, match="which no View keeps to"):
        carry_out(record, *words)


def test_what_is_hidden_on_an_automas_board_is_hidden_whatever_else_is() -> None:
    state = new_game(Options(solo="pachamama"), 1)
    assert state.automa is not None
    hidden = [name for name, word in words_of(Automa).items() if word is Seen.BY_NONE]
    for name in hidden:
        state.automa = structs.replace(state.automa, **dict.fromkeys(hidden, ()) | {name: ("P01",)})
        seen = view(state, None).automa
        assert seen is not None
        assert getattr(seen, name) == ("?",)


def test_what_runs_by_itself_has_no_secrets() -> None:
    with pytest.raises(TypeError, match=r"ShowTheirHand\.cards"):
        all_texts_say_who_sees_them([ShowTheirHand], Seen.BY_ALL)


@pytest.mark.parametrize("record", [WithPile, WithTwoWords])
def test_a_field_that_does_not_say_once_who_may_see_it_is_refused(record: type) -> None:
    with pytest.raises(TypeError, match=f"{record.__name__}.pile has to say once"):
        words_of(record)


def test_a_field_that_says_it_is_taken_at_its_word() -> None:
    assert words_of(WithHiddenPile)["pile"] is Seen.BY_NONE


def test_a_question_that_does_not_say_how_it_is_asked_is_refused() -> None:
    all_say_how_they_are_asked([Murmur])
    with pytest.raises(TypeError, match="Whisper has to say how it is asked"):
        all_say_how_they_are_asked([Murmur, Whisper])


@pytest.mark.parametrize("record", [State, View, Player, Automa])
def test_everything_in_a_game_says_it(record: type) -> None:
    assert words_of(record)


def test_every_decision_says_it() -> None:
    assert {kind.asked for kind in get_args(AnyDecision)} == set(Asked)


def test_what_is_in_no_view_is_no_field_of_one() -> None:
    absent = {name for name, word in words_of(State).items() if word is Seen.IN_NO_VIEW}
    assert set(State.__struct_fields__) - set(View.__struct_fields__) == absent


@pytest.mark.parametrize("piece", Piece)
def test_a_secret_among_cards_and_tiles_can_be_dealt_afresh(piece: Piece) -> None:
    """Whatever of them is hidden somewhere has a kind, so that a searching player can imagine it."""
    assert fields_of(Position, piece)


class Noble(Struct, frozen=True):
    """A record of which nobody has said who may see it."""

    secret: str


class WithNobles(Position):
    nobles: Inside[Mapping[str, tuple[Noble, ...]]] = {}


def test_a_record_behind_inside_that_no_view_looks_into_is_refused() -> None:
    inside = ("players", "stack", "automa")
    look_inside(Position, inside, (Player, Automa, *get_args(Frame)))
    with pytest.raises(TypeError, match=r"Position\.automa says INSIDE"):
        look_inside(Position, inside[:2], (Player, Automa, *get_args(Frame)))
    with pytest.raises(TypeError, match=r"WithNobles\.nobles holds Noble, into which no View looks"):
        look_inside(WithNobles, (*inside, *WithNobles.__struct_fields__), (Player, Automa, *get_args(Frame)))


class WithSecretNumber(Position):
    number: Hidden[int] = 0


def test_a_secret_that_cannot_be_blanked_is_refused() -> None:
    with pytest.raises(TypeError, match=r"WithSecretNumber\.number is no row of cards or tiles"):
        piles_seen(WithSecretNumber, Seen.BY_NONE)


class WithSecondPile(Position):
    """Two piles, of which each may have a face of its own."""

    palaces: TopFaceUp[Annotated[PassiveTiles, FaceUpIf("palace_face_up")]] = ()
    palace_face_up: Public[bool] = False


class WithBlindPile(Position):
    palaces: TopFaceUp[PassiveTiles] = ()


class WithMisledPile(Position):
    palaces: TopFaceUp[Annotated[PassiveTiles, FaceUpIf("turn")]] = ()


def test_each_pile_says_which_field_tells_that_it_lies_face_up() -> None:
    told = face_up_piles(WithSecondPile)
    assert told == {"weavings": "weaving_face_up", "palaces": "palace_face_up"}
    for record in (WithBlindPile, WithMisledPile):
        with pytest.raises(TypeError, match=f"{record.__name__}.palaces has to say once which field"):
            face_up_piles(record)


def test_a_view_asks_the_field_which_a_pile_has_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(Options(players=2), 1)
    state.weaving_face_up, state.last_festival = False, True
    assert view(state, None).weavings[0] == UNKNOWN
    monkeypatch.setattr(views, "_TOP_SEEN", {"weavings": "last_festival"})
    assert view(state, None).weavings[0] == state.weavings[0]


class ShowCard(Decision, frozen=True, tag=True):
    """A question about a single card, which only its seat may see."""

    asked: ClassVar[Asked] = Asked.PRIVATELY
    card: Own[Annotated[str, Piece.GOD_CARD]]
    others: Own[GodCards]


class ShowNumber(Decision, frozen=True, tag=True):
    asked: ClassVar[Asked] = Asked.PRIVATELY
    number: Own[int]


def test_one_card_in_a_question_is_blanked_to_one_and_dealt_afresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(views._OWN_IN_QUESTIONS, ShowCard, own_fields(ShowCard))
    monkeypatch.setattr(views, "_TOLD_OTHERWISE", {ShowCard})
    places = views._PLACES[Piece.GOD_CARD]
    drawn = structs.replace(places, questions={ShowCard: fields_of(ShowCard, Piece.GOD_CARD)})
    monkeypatch.setitem(views._PLACES, Piece.GOD_CARD, drawn)
    state = new_game(Options(players=2), 1)
    state.god_deck, (card, *others) = state.god_deck[3:], state.god_deck[:3]
    state.stack = (ShowCard(0, card, tuple(others)), *state.stack)
    assert view(state, 0).stack[0] == state.stack[0]
    seen = view(state, 1)
    assert seen.stack[0] == ShowCard(0, UNKNOWN, (UNKNOWN, UNKNOWN))
    imagined = determinize(seen, 1).stack[0]
    assert isinstance(imagined, ShowCard)
    assert {imagined.card, *imagined.others} <= {card, *others, *state.god_deck, *state.players[0].dealt}


def test_what_has_no_blank_is_no_secret_of_one_seat() -> None:
    with pytest.raises(TypeError, match=r"ShowNumber\.number is only for its owner and cannot be blanked"):
        own_fields(ShowNumber)


def test_whatever_is_hidden_is_of_some_kind() -> None:
    kinds = {name for piece in Piece for record in (Position, Player, Automa) for name in fields_of(record, piece)}
    secret = (Seen.BY_NONE, Seen.BY_OWNER, Seen.BY_OWNER_IN_SET_UP, Seen.IF_FACE_UP, Seen.UNLESS_DEALT_UNSEEN)
    for record in (Position, Player, Automa):
        assert {name for name, word in words_of(record).items() if word in secret} <= kinds
