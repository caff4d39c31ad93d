"""Pictures and alternative texts tell a seat, and everybody else, nothing they may not know."""

from collections.abc import Iterable, Iterator
from itertools import product

import pytest
from PIL import Image

import render
from engine import Options, State, View, determinize, new_game, view
from engine.decisions import ChooseArmyCard, ChooseGod, ChoosePlacement, KeepGodCards
from render import alt
from render.pictures.chat import chat_picture
from render.pictures.hand import hand_picture
from render.pictures.tableau import tableau_picture
from tests.engine.kit.laws import hidden_from
from tests.engine.test_views import viewers
from tests.pieces import pieces_in
from tests.render.kit import ENGLISH, areas, tables, texts
from tests.render.positions import GAMES, asking, at, states
from tests.sizes import size, some

SECRETIVE = (KeepGodCards, ChooseGod, ChoosePlacement, ChooseArmyCard)
SHARES = size((0.35,), (0.0, 0.02, 0.35, 0.7, 1.0))
SAMPLES = {
    **{f"{game} at {share}": at(game, share) for game in some(GAMES, 1) for share in SHARES},
    **{question.__name__: asking(question) for question in SECRETIVE},
}
IMAGINED = range(size(1, 2))


def ids_in(lines: Iterable[str]) -> set[str]:
    return {piece for line in lines for piece in pieces_in(line)}


def earlier(state: State) -> State:
    """The position a few questions before in the same game."""
    for game in GAMES:
        found = states(game)
        if state in found:
            return found[max(0, state.seq - 12)]
    raise AssertionError("this is no position of a golden game")


def own_cards(state: State, seat: int | None) -> set[str]:
    if seat is None:
        return set()
    player = state.players[seat]
    return {*player.god_hand, *player.army_hand, *player.dealt}


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", SAMPLES)
def test_no_label_of_a_picture_tells_a_secret(name: str) -> None:
    state = SAMPLES[name]
    for seat in viewers(len(state.players)):
        hidden = hidden_from(state, seat)
        parts = some(render.PARTS, 6) if seat == 0 else ()
        chat = chat_picture(view(state, seat), ENGLISH, since=view(earlier(state), seat))
        for part, picture in (("chat", chat), *tables(state, earlier(state), "light", "en", seat, parts)):
            shown = ids_in(texts(picture.labels))
            assert not shown & hidden, (part, seat)
            assert not shown & own_cards(state, seat), "what all may look at shows nobody's hand"


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", SAMPLES)
def test_no_label_of_an_area_tells_a_secret(name: str) -> None:
    state = SAMPLES[name]
    for part, seen, picture in areas(state, "light", "en"):
        shown = ids_in(texts(picture.labels))
        assert not shown & hidden_from(state, seen.seat), part
        if part.startswith("tableau"):
            assert not shown & own_cards(state, seen.seat), part


@pytest.mark.parametrize("name", SAMPLES)
def test_no_alternative_text_tells_a_secret(name: str) -> None:
    state = SAMPLES[name]
    for seat in viewers(len(state.players)):
        hidden = hidden_from(state, seat)
        for text in alternative_texts(view(state, seat), view(earlier(state), seat)):
            assert not ids_in([text]) & hidden, (seat, text)


def alternative_texts(seen: View, since: View) -> Iterator[str]:
    yield alt.board(seen, ENGLISH)
    yield alt.chat(seen, ENGLISH)
    yield alt.changes(seen, since, ENGLISH)
    yield from (alt.tableau(seen, seat, ENGLISH) for seat in range(len(seen.players)))
    yield from (alt.closeup(seen, part, ENGLISH) for part in render.PARTS)
    if seen.seat is not None:
        yield alt.hand(seen, ENGLISH)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_spectators_board_does_not_depend_on_hidden_cards(name: str) -> None:
    state = SAMPLES[name]
    true = render.board(view(state, None), ENGLISH)
    for number in IMAGINED:
        imagined = determinize(view(state, None), number)
        assert state.over or imagined.players != state.players or imagined.god_deck != state.god_deck
        assert render.board(view(imagined, None), ENGLISH) == true


@pytest.mark.parametrize(("seat", "share"), size([(1, 0.5), (2, 0.02)], [*product(range(3), (0.02, 0.5))]))
def test_what_a_seat_is_shown_does_not_depend_on_other_hands(seat: int, share: float) -> None:
    state = at(GAMES[1], share)
    true = pictures_for(state, seat)
    for number in IMAGINED:
        imagined = determinize(view(state, seat), number)
        others = [player.god_hand for player in imagined.players]
        assert others != [player.god_hand for player in state.players]
        assert pictures_for(imagined, seat) == true


def pictures_for(state: State, seat: int) -> list[Image.Image]:
    seen = view(state, seat)
    images = [render.board(seen, ENGLISH), render.hand(seen, ENGLISH)]
    images += [render.tableau(seen, index, ENGLISH) for index in range(len(seen.players))]
    images += [render.closeup(seen, part, ENGLISH) for part in ("section 1", "market", "antisuyu", "village")]
    return images


def test_the_board_is_the_same_for_all_who_look_at_it() -> None:
    state = at(GAMES[2], 0.5)
    boards = {render.board(view(state, seat), ENGLISH).tobytes() for seat in viewers(4)}
    assert len(boards) == 1


def test_a_placement_one_only_thinks_about_is_not_on_the_board_of_others() -> None:
    state = asking(ChoosePlacement)
    boards = {seat: render.board(view(state, seat), ENGLISH).tobytes() for seat in viewers(len(state.players))}
    others = {boards[seat] for seat in boards if seat != state.to_act}
    assert len(others) == 1
    assert boards[state.to_act] not in others


def test_a_spectator_has_no_hand() -> None:
    seen = view(at(GAMES[0], 0.5), None)
    for show in (render.hand, alt.hand):
        with pytest.raises(ValueError, match="a spectator has no hand"):
            show(seen, ENGLISH)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_hand_shows_the_cards_of_its_seat_and_no_others(name: str) -> None:
    state = SAMPLES[name]
    for seat in range(len(state.players)):
        seen = view(state, seat)
        assert ids_in(texts(hand_picture(seen, ENGLISH).labels)) == own_cards(state, seat)
        assert ids_in([alt.hand(seen, ENGLISH)]) <= own_cards(state, seat)


def test_the_building_pachamama_was_dealt_is_drawn_from_its_back() -> None:
    state = new_game(Options(solo="pachamama"), 1)
    true = pictures_for(state, 0)
    buildings = set()
    for number in range(2):
        imagined = determinize(view(state, 0), number)
        buildings.add(imagined.players[1].production_down)
        assert pictures_for(imagined, 0) == true
    assert len(buildings) > 1
    seen = view(state, None)
    shown = texts(tableau_picture(seen, 1, ENGLISH, "light", ("You", "Pachamama")).labels)
    assert "?" in shown
    assert not ids_in([*shown, alt.tableau(seen, 1, ENGLISH)]) & hidden_from(state, None)
