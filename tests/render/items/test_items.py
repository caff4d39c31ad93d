"""Pictures of single things: complete, legible, told apart, and told in words."""

from functools import cache
from hashlib import sha256
from io import BytesIO
from itertools import cycle
from typing import NamedTuple

import pytest
from PIL import Image

import render
from bot.say.pictures import picture_words
from engine.components import CONQUEST, SPACES, STEPS, WEAVINGS
from engine.queries import spot_code
from render import alt
from render.alt.items import DESCRIBERS
from render.board_parts.hill import outline
from render.drawing.canvas import SMALLEST, Label
from render.drawing.sheet import MARGIN
from render.drawing.theme import THEMES, palette
from render.items.catalogue import KINDS, has_item, item_picture
from render.items.hill_map import around
from render.items.places import WINDOW
from tests.render.kit import ENGLISH, LANGUAGES, LOOKS, faults, texts, words_in
from tests.sizes import some


def keys_of(kind: str) -> tuple[str, ...]:
    """Everything of this kind."""
    return tuple(f"{kind}:{name}" for name in KINDS[kind].ids)


LOOK_OF = dict(zip(KINDS, cycle(LOOKS), strict=False))
ONE_OF_EACH = tuple(f"{kind}:{shown.ids[-1]}" for kind, shown in KINDS.items())
# Kinds in which everything is different, so that no two pictures may be alike.
DISTINCT = ("god", "weaving", "building", "space", "spot", "icon", "conquest", "region", "temple", "task", "worker")
DISTINCT += ("automa", "automa_space", "personality", "nation", "cult")
LARGEST = 150_000
EXAMPLES = 2  # of each kind, in the small size


class Drawn(NamedTuple):
    """What several tests ask of one picture."""

    digest: str
    labels: tuple[Label, ...]
    glowing: int
    in_its_colours: bool
    size: tuple[int, int]
    encoded: int
    faults: list[str]


@cache
def drawn(key: str) -> Drawn:
    """A picture in the look of its kind, drawn once for all tests."""
    theme, lang = LOOK_OF[key.split(":")[0]]
    picture = item_picture(key, picture_words(lang), theme)
    image = picture.image
    return Drawn(
        sha256(image.tobytes()).hexdigest(),
        picture.labels,
        glowing(image, theme),
        image.mode == "P" and image.getpalette() == palette(THEMES[theme]).getpalette(),
        image.size,
        len(render.encode(image)),
        faults(picture),
    )


def glowing(image: Image.Image, theme: str = "light") -> int:
    """How many pixels have the colour of the glow."""
    colours, counts, glow = image.getpalette() or [], image.histogram(), THEMES[theme].glow
    return sum(counts[at // 3] for at in range(0, len(colours), 3) if tuple(colours[at : at + 3]) == glow)


# All icons; the Temple, which fills the width; and a whole board is taller than a card.
TALLER = {"legend:3": 1200, **dict.fromkeys(("term:temple", "term:ruruy", "term:simpa"), 1170)}


def some_of(kind: str) -> list[str]:
    """Things of a kind, and whatever is taller than usual."""
    keys = keys_of(kind)
    chosen = {*some(keys, EXAMPLES), *TALLER}
    return [key for key in keys if key in chosen]


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_are_legible_small_and_unlike_each_other(kind: str) -> None:
    looked_at = some_of(kind)
    for key in looked_at:
        picture = drawn(key)
        assert not picture.faults, key
        assert picture.size[0] == 800, key
        assert 120 <= picture.size[1] <= TALLER.get(key, 1100 if kind == "automa" else 1000), key
        assert picture.in_its_colours, key
        assert picture.encoded < LARGEST, key
        assert not any("…" in text for text in texts(picture.labels)), key
    if kind in DISTINCT:
        assert len({drawn(key).digest for key in looked_at}) == len(looked_at), "two look alike"


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize(("theme", "lang"), some(LOOKS, 3, lambda look: look[1]))
def test_every_kind_is_legible_in_every_look(theme: str, lang: str) -> None:
    for key in ONE_OF_EACH:
        assert not faults(item_picture(key, picture_words(lang), theme)), key


@pytest.mark.usefixtures("colourless")
def test_a_thing_is_named_in_its_picture() -> None:
    for kind in ("army", "weaving", "building", "nation", "cult", "space", "spot", "conquest"):
        for name in some(KINDS[kind].ids, EXAMPLES):
            words = words_in(drawn(f"{kind}:{name}").labels)
            assert (spot_code(name) if kind == "spot" else name) in words, name


def test_final_scoring_shows_no_tapestry_longer_than_there_are_patterns() -> None:
    assert "0 / 1 / 3 / 6 / 10 / 15 / 21" in texts(drawn("term:scoring").labels)


def test_a_picture_is_a_png_that_can_be_read_again() -> None:
    image = render.item("god:G03", picture_words("fr"), "dark")
    with Image.open(BytesIO(render.encode(image))) as read:
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_picture_given_away_can_be_changed_without_harm() -> None:
    first = render.item("worker:courier", ENGLISH)
    before = first.tobytes()
    first.paste(0, (0, 0, 800, 100))
    assert render.item("worker:courier", ENGLISH).tobytes() == before


# ---------------------------------------------------------------- the hill


@pytest.mark.parametrize("name", some([*SPACES], 6))
def test_a_space_is_seen_whole_and_outlined(name: str) -> None:
    left, top, right, bottom = around((name, *SPACES[name].icons), WINDOW, 0)
    assert all(left < x < right and top < y < bottom for x, y in outline(name))
    picture = drawn(f"space:{name}")
    assert picture.glowing > 3000
    names = [label for label in picture.labels if label.text == name]
    assert len(names) == 2  # on the hill and below
    assert min(label.box[0] for label in names) > MARGIN


def test_nothing_glows_where_nothing_is_meant() -> None:
    assert glowing(render.item("term:hill", ENGLISH)) < 100  # where two other colours meet
    assert glowing(render.item("term:adjacent", ENGLISH)) > 1000


@pytest.mark.parametrize("name", STEPS)
def test_a_steps_spot_is_ringed_and_named(name: str) -> None:
    picture = drawn(f"spot:{name}")
    assert picture.glowing > 1000
    (label,) = [label for label in picture.labels if label.text == spot_code(name)]
    assert label.box[3] - label.box[1] >= SMALLEST / 2


# ---------------------------------------------------------------- refusals and words


@pytest.mark.parametrize("key", ["", "god", "god:", "god:G99", "nobody:G03", "G03", "term:nonsense", "space:t1a"])
def test_what_does_not_exist_has_no_picture(key: str) -> None:
    assert not has_item(key)
    for ask in (render.item, alt.item):
        with pytest.raises(ValueError, match="no picture"):
            ask(key, ENGLISH)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="theme"):
        render.item("god:G03", ENGLISH, "purple")


def test_every_kind_of_picture_has_words() -> None:
    assert DESCRIBERS.keys() == KINDS.keys()
    assert all(has_item(key) for kind in KINDS for key in keys_of(kind))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_words_of_a_picture_are_whole_sentences(kind: str, lang: str) -> None:
    for key in keys_of(kind):
        words = alt.item(key, picture_words(lang))
        assert 3 <= len(words) <= alt.LIMIT
        assert words.endswith("."), words
        assert "  " not in words
        assert "_" not in words


def test_the_words_name_what_is_shown() -> None:
    assert alt.item("god:G03", ENGLISH) == (
        "G03 Inti: 1 potato, climb 1 Temple step for 1 corn. Inti: T2b, T4a, M1b, M3b, M5b, B1a, B2a, B4d."
    )
    assert alt.item("space:M2b", picture_words("fr")) == (
        "M2b Kuychi\N{NO-BREAK SPACE}: Section 2, terrasse médiane. pierre, Production Unique, Escalier."
        " Artisan +1 tâche."
    )
    assert alt.item("conquest:KU4", ENGLISH).startswith(
        "KU4 Kuntisuyu: 2 stone, 1 gold, 1 VP. Soldiers: discard 2, flip 2."
    )
    for kind, printed in (("weaving", WEAVINGS), ("conquest", CONQUEST), ("space", SPACES)):
        assert all(alt.item(f"{kind}:{name}", ENGLISH).startswith(name) for name in printed)
