"""No word lies on another or outside its place, in any language, however full the table is; and none is missing."""

from collections.abc import Mapping
from functools import cache
from itertools import combinations, cycle, product

import pytest
from PIL import Image

from bot.say.pictures import picture_words
from engine import State, view
from engine.buildings import market
from engine.components import CONQUEST, SPACES, STEPS
from engine.queries import spot_code
from render import PARTS
from render.board_parts import hill
from render.board_parts.header import SIZE as HEADER_SIZE
from render.drawing.canvas import SMALLEST, Point
from render.drawing.theme import LIGHT
from render.pictures.board import board_picture
from tests.render.blank import blank
from tests.render.kit import (
    ENGLISH,
    LANGUAGES,
    LOOKS,
    Drawn,
    areas,
    charts,
    common,
    faults,
    recording,
    tables,
    together,
    visible,
    words_in,
)
from tests.render.positions import GAMES, LONG_NAMES, SHARES, at, bare, full, sampled
from tests.sizes import size, some

pytestmark = pytest.mark.usefixtures("colourless")
POSITIONS = sampled()
THEME_OF = dict(zip(POSITIONS, cycle(["light", "dark"]), strict=False))
# What is looked at from near: each position in one language, and the fullest in all.
NEAR = [
    (name, lang)
    for name, own in zip(POSITIONS, cycle(LANGUAGES))
    for lang in LANGUAGES
    if lang == own or name == "full"
]
RECORDED = [("full", "en"), *zip(("bare", f"{GAMES[2]} at {SHARES[2]}"), LANGUAGES[1:], strict=True)]


def before(name: str) -> State:
    """An earlier position of the same game."""
    if " at " not in name:
        return bare(len(POSITIONS[name].players))
    game, share = name.split(" at ")
    return at(game, max(0, float(share) - 0.2))


@cache
def looked_at(name: str, lang: str) -> tuple[Drawn, Mapping[str, list[str]]]:
    """What is drawn in the pictures of a position, drawn anew, and what is wrong with any of them."""
    token, near = hill._paste, (name, lang) in (*NEAR, *RECORDED)

    def noting_token(image: Image.Image, sprite: Image.Image, centre: Point, scale: int) -> None:
        found.tokens.append(visible(sprite, centre, scale))
        token(image, sprite, centre, scale)

    with blank(), recording() as found, pytest.MonkeyPatch.context() as patch:
        patch.setattr(hill, "_paste", noting_token)
        theme = THEME_OF[name]
        pictures = dict(tables(POSITIONS[name], before(name), theme, lang, parts=PARTS if near else ()))
        if near:
            pictures |= {part: picture for part, _, picture in areas(POSITIONS[name], theme, lang)}
    return found, {part: wrong for part, picture in pictures.items() if (wrong := faults(picture))}


@pytest.mark.parametrize(("name", "lang"), size(RECORDED[:1], [*product(POSITIONS, LANGUAGES)]))
def test_labels_of_table_and_areas_neither_overlap_nor_stick_out(name: str, lang: str) -> None:
    _, wrong = looked_at(name, lang)
    assert not wrong


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
def test_labels_of_charts_neither_overlap_nor_stick_out(theme: str, lang: str) -> None:
    for part, picture in charts(theme, lang):
        assert not faults(picture), (part, lang)


@pytest.mark.parametrize(("theme", "lang"), some(LOOKS, 2, lambda look: look[0]))
def test_labels_are_at_the_same_places_in_both_themes_and_with_short_names(theme: str, lang: str) -> None:
    for state in (full(), at(GAMES[2], 0.5)):
        assert not faults(board_picture(view(state, None), picture_words(lang), theme, ("Ada", "Bo", "Cy", "Di")))
        assert not faults(board_picture(view(state, None), picture_words(lang), theme, ()))


# ---------------------------------------------------------------- nothing is missing


@pytest.mark.parametrize("name", some([*POSITIONS], 6, lambda name: "" if " at " in name else name))
def test_the_board_names_everything_on_it(name: str) -> None:
    state = POSITIONS[name]
    picture = board_picture(view(state, None), ENGLISH, names=LONG_NAMES)
    words = words_in(picture.labels)
    assert words >= set(SPACES) | set(CONQUEST)
    assert words >= {spot_code(spot) for spot in STEPS if spot not in state.steps}
    assert words >= {*market(state), *state.god_offer, *state.weavings_drawn}
    if state.weavings and state.weaving_face_up and not state.weavings_drawn:
        assert state.weavings[0] in words
    assert str(state.turn) in words or state.active < 0 or state.over
    for seat, player in enumerate(state.players):
        assert any(is_name(label.text, LONG_NAMES[seat]) for label in picture.labels), seat
        assert str(player.vp) in words


def is_name(text: str, name: str) -> bool:
    """Whether this is the name, or at least its first nine letters."""
    return text == name or (text.endswith("…") and len(text) > 9 and name.startswith(text[:-1]))


@pytest.mark.parametrize("name", some([*POSITIONS], 2))
def test_areas_name_everything_in_them(name: str) -> None:
    state = POSITIONS[name]
    for part, _, picture in areas(state, "light", "en"):
        kind, seat = part.split()
        player, words = state.players[int(seat)], words_in(picture.labels)
        if kind == "tableau":
            assert words >= {*player.production_up, *player.production_down, *player.passives}
            assert words >= {tile for tapestry in player.tapestries for tile in tapestry}
            assert words >= {*player.army_up, *player.army_down}
        else:
            assert words >= {*player.god_hand, *player.army_hand, *player.dealt}


# ---------------------------------------------------------------- size and pictures


@pytest.fixture(scope="module")
def drawn() -> Drawn:
    """Full, empty and ordinary positions, and charts."""
    with blank(), recording() as found:
        list(charts("light", "en"))
    return together([found, *(looked_at(name, lang)[0] for name, lang in size(RECORDED[:1], RECORDED))])


def test_no_text_is_smaller_than_can_be_read(drawn: Drawn) -> None:
    assert len(drawn.texts) > 1000
    assert SMALLEST >= 15
    assert not [text for text, _, size in drawn.texts if size < SMALLEST]


def test_only_names_are_ever_cut_short(drawn: Drawn) -> None:
    cut = [(text, shown) for text, shown, _ in drawn.texts if text != shown]
    assert cut
    assert not [text for text, shown in cut if not is_name(shown.lstrip("0123456789 "), text.lstrip("0123456789 "))]
    assert all(text.endswith(LONG_NAMES) for text, _ in cut)


def test_no_icon_covers_a_word(drawn: Drawn) -> None:
    assert sum(len(boxes) for _, boxes in drawn.sprites.values()) > 500
    for drawing, boxes in drawn.sprites.values():
        assert not {label.text for label in drawing.labels for box in boxes if common(label.box, box, 2)}


def test_no_icon_covers_another(drawn: Drawn) -> None:
    for drawing, boxes in drawn.sprites.values():
        if (drawing.width, drawing.height) == HEADER_SIZE:
            continue  # the mark of the seat a Festival is due with is pinned on the sign of the Festival
        assert not [(a, b) for a, b in combinations(boxes, 2) if common(a, b, 1)]


def test_no_token_on_the_hill_covers_a_word(drawn: Drawn) -> None:
    assert len(drawn.tokens) > 100
    printed = hill.empty_hill(full().coricancha, LIGHT, ENGLISH).labels
    spaces = [label for label in printed if label.text not in map(spot_code, STEPS)]
    assert not {label.text for label in spaces for box in drawn.tokens if common(label.box, box, 3)}
