"""Pictures as files: size, form, sameness, threads, refusals, and Views left as they were."""

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from io import BytesIO
from itertools import cycle

import msgspec
import pytest
from PIL import Image

import render
from bot.say.pictures import picture_words
from engine import State, View, view
from render import alt
from render.drawing.theme import THEMES, palette
from tests.render.kit import ENGLISH, LOOKS, areas, charts, clear_caches, scores, tables
from tests.render.positions import GAMES, LONG_NAMES, at, bare, full, sampled, seen
from tests.sizes import size, some

POSITIONS = sampled()
BOARD_LIMIT, PICTURE_LIMIT = 300_000, 2_000_000


def spectator(state: State) -> View:
    return view(state, None)


def boards() -> list[Callable[[], Image.Image]]:
    """Some pictures, ready to be made."""
    seen = [view(at(game, 0.6), 0) for game in size(GAMES[1:2], GAMES)]
    found: list[Callable[[], Image.Image]] = [
        lambda now=now: render.board(now, picture_words("pl"), "dark", LONG_NAMES) for now in seen
    ]
    found += [lambda now=now: render.tableau(now, 1, ENGLISH, names=LONG_NAMES) for now in seen]
    found += [lambda now=now: render.hand(now, ENGLISH) for now in seen]
    found += [lambda now=now: render.closeup(now, "section 3", picture_words("fr"), "dark") for now in seen]
    return found


@pytest.mark.parametrize(
    ("name", "theme"), [*some([*zip(POSITIONS, cycle(THEMES))], 1), ("full", "dark"), ("full", "light")]
)
def test_a_board_is_a_small_file_of_its_width(name: str, theme: str) -> None:
    image = render.board(spectator(POSITIONS[name]), ENGLISH, theme, LONG_NAMES)
    assert (image.width, image.mode) == (1600, "P")
    assert 2000 < image.height < 2500
    data = render.encode(image)
    assert len(data) < BOARD_LIMIT
    with Image.open(BytesIO(data)) as read:
        assert read.format == "PNG"
        assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.parametrize("name", ["full", *size((), ("bare", f"{GAMES[2]} at 0.9"))])
def test_every_picture_is_a_palette_picture_small_enough_to_send(name: str) -> None:
    state = POSITIONS[name]
    parts, subjects = some(render.PARTS, 2), some(render.SUBJECTS, 2)
    seats = some(range(len(state.players)), 1)
    before = bare(len(state.players))
    pictures = [picture for _, picture in tables(state, before, "light", "fr", parts=parts, subjects=subjects)]
    pictures += [picture for _, _, picture in areas(state, "light", "fr", seats)]
    pictures += [picture for _, picture in charts("light", "fr")] if name == "full" else []  # of whole games
    for picture in pictures:
        assert picture.image.mode == "P"
        assert picture.image.width <= 2200
        assert len(render.encode(picture.image)) < PICTURE_LIMIT


@pytest.mark.parametrize("theme", THEMES)
def test_every_picture_has_the_colours_of_its_theme(theme: str) -> None:
    seen = view(at(GAMES[2], 0.5), 0)
    images = [
        render.board(seen, ENGLISH, theme),
        render.tableau(seen, 0, ENGLISH, theme),
        render.chart(scores(GAMES[0]), ENGLISH, (), theme),
    ]
    for image in images:
        assert image.getpalette() == palette(THEMES[theme]).getpalette()


def test_the_public_functions_give_what_their_parts_do() -> None:
    state, before = at(GAMES[2], 0.5), at(GAMES[2], 0.4)
    parts = size(("market",), render.PARTS)
    for theme, lang in (*LOOKS[: size(0, 3)], LOOKS[3]):  # the last is neither usual theme nor usual language
        made = dict(tables(state, before, theme, lang, parts=parts, subjects=size((), render.SUBJECTS)))
        now, since = view(state, 0), view(before, 0)
        assert render.board(now, picture_words(lang), theme, LONG_NAMES) == made["board"].image
        assert render.changes(now, since, picture_words(lang), theme, LONG_NAMES) == made["changes"].image
        assert render.closeup(now, "market", picture_words(lang), theme, LONG_NAMES) == made["market"].image
    assert set(parts) <= set(made)


# ---------------------------------------------------------------- the same again


def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before() -> None:
    first = [make().tobytes() for make in boards()]
    second = [make().tobytes() for make in reversed(boards())]
    clear_caches()
    third = [make().tobytes() for make in boards()]
    assert first == second[::-1] == third
    assert len(set(first)) == len(first)


def test_four_threads_draw_the_same_as_one() -> None:
    clear_caches()
    expected = [make().tobytes() for make in boards()]
    clear_caches()
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda make: make().tobytes(), boards() * 2))
    assert found == expected * 2


def digest_of_one() -> str:
    """What a picture comes down to."""
    image = render.board(seen("4p-weavers-1", 0.5), ENGLISH, since=seen("4p-weavers-1", 0.4))
    return sha256(render.encode(image)).hexdigest()


PRINT_ONE = f"from {__name__} import digest_of_one; print(digest_of_one())"


def test_another_process_draws_the_same() -> None:
    found = {digest_of_one()}
    for seed in size(("1",), ("1", "2")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run([sys.executable, "-c", PRINT_ONE], env=environment, capture_output=True, check=True)
        found.add(run.stdout.decode().strip())
    assert len(found) == 1


def test_what_changed_glows() -> None:
    now, since = spectator(at(GAMES[2], 0.5)), spectator(at(GAMES[2], 0.4))
    plain, glowing = render.board(now, ENGLISH), render.board(now, ENGLISH, since=since)
    assert plain.size == glowing.size
    assert render.board(now, ENGLISH, since=now) == plain
    for name, theme in THEMES.items():
        before, after = (render.board(now, ENGLISH, name, since=earlier).convert("RGB") for earlier in (None, since))
        assert count(after, theme.glow) > count(before, theme.glow) + 3000


def count(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """How many pixels have this colour."""
    return next((n for n, found in image.getcolors(256) or [] if found == colour), 0)


@pytest.mark.usefixtures("colourless")
def test_pictures_leave_their_views_alone() -> None:
    for state in (full(), *size((), (at(GAMES[1], 0.5),))):
        now, since = view(state, 0), view(bare(len(state.players)), 0)
        before = msgspec.json.encode([now, since])
        render.board(now, ENGLISH, since=since)
        render.changes(now, since, ENGLISH)
        render.tableau(now, 1, ENGLISH)
        render.hand(now, ENGLISH)
        for part in some(render.PARTS, 2):
            render.closeup(now, part, ENGLISH)
        render.animation([since, now], ([], {}), ENGLISH)
        assert msgspec.json.encode([now, since]) == before


# ---------------------------------------------------------------- refusals

SEEN = view(at(GAMES[0], 0.5), 0)
PICTURES: dict[str, Callable[..., object]] = {
    "board": lambda **look: render.board(SEEN, ENGLISH, **look),
    "tableau": lambda **look: render.tableau(SEEN, 0, ENGLISH, **look),
    "hand": lambda **look: render.hand(SEEN, ENGLISH, **look),
    "closeup": lambda **look: render.closeup(SEEN, "section 1", ENGLISH, **look),
    "subject": lambda **look: render.subject(SEEN, "temple", ENGLISH, **look),
    "region": lambda **look: render.closeup(SEEN, "antisuyu", ENGLISH, **look),
    "changes": lambda **look: render.changes(SEEN, SEEN, ENGLISH, **look),
    "animation": lambda **look: render.animation([SEEN], ([], {}), ENGLISH, **look),
    "chart": lambda **look: render.chart([[1, 2]], ENGLISH, **look),
}


@pytest.mark.parametrize("name", PICTURES)
def test_an_unknown_theme_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"^there is no theme called 'neon'; there are light, dark$"):
        PICTURES[name](theme="neon")


@pytest.mark.parametrize("show", [render.closeup, alt.closeup])
def test_an_unknown_part_is_refused(show: Callable[..., object]) -> None:
    for part in ("section 6", "attic", ""):
        with pytest.raises(ValueError, match=f"^there is no part called '{part}'; there are section 1, .*village$"):
            show(SEEN, part, ENGLISH)


@pytest.mark.parametrize("show", [render.subject, alt.subject])
def test_an_unknown_subject_is_refused(show: Callable[..., object]) -> None:
    with pytest.raises(ValueError, match=r"^there is no subject called 'attic'; there are weavings, .*temple$"):
        show(SEEN, "attic", ENGLISH)


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("show", [render.tableau, alt.tableau])
def test_an_unknown_seat_is_refused(show: Callable[..., object], seat: int) -> None:
    with pytest.raises(ValueError, match=f"^there is no seat {seat} in a game of 2$"):
        show(SEEN, seat, ENGLISH)
