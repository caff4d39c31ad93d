"""A whole game as an animation: a square, 20 seconds at most, captions that can be read, the result card."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

import render
from bot.languages import ENGLISH as SPOKEN
from bot.say.after.captions import captions_of
from bot.say.pictures import picture_words
from engine import View, view
from engine.codec import load_game
from render.drawing.theme import LIGHT
from render.pictures import animation
from render.pictures.animation import SMALLEST, card_frame, durations, turn_frame, turns_told
from tests.bot.sample_games import GOLDEN
from tests.render.kit import ENGLISH, faults, recording
from tests.render.positions import GAMES, LONG_NAMES, at, turns
from tests.sizes import some

SECONDS = 20
COURSE: render.Course = ([], {})
TALKATIVE = ("2p-pilgrims-1", "golden_age/4p-all-simpa", "golden_age/solo-all-ruruy")


def film_of(game: str, every: int) -> list[View]:
    return [view(state, None) for state in turns(game)[::every]]


def read(data: bytes) -> tuple[list[Image.Image], list[int]]:
    """The pictures, and how long each of them is shown."""
    with Image.open(BytesIO(data)) as film:
        frames, waits = [], []
        for index in range(getattr(film, "n_frames", 1)):
            film.seek(index)
            frames.append(film.convert("RGB"))
            waits.append(film.info["duration"])
    return frames, waits


def changed(one: Image.Image, other: Image.Image) -> int:
    """How much of a picture is another than in the other, in pixels of any channel."""
    return sum(1 for difference in ImageChops.difference(one, other).convert("L").tobytes() if difference > 40)


def test_each_turn_is_a_square_picture_and_the_card_the_last_one() -> None:
    seen = film_of(GAMES[1], 12)
    grown: render.Course = ([[5, 5, 5], [9, 5, 5]], {1: ()})
    frames, waits = read(render.animation(seen, grown, picture_words("fr"), (), "dark", LONG_NAMES, hints=[("Ada", 2)]))
    assert len(frames) == len(seen) + 1
    assert {frame.size for frame in frames} == {(800, 800)}
    assert sum(waits) <= SECONDS * 1000
    assert waits[-1] == max(waits)
    card = card_frame(seen[-1], grown, picture_words("fr"), "dark", LONG_NAMES, [("Ada", 2)]).convert("RGB")
    assert changed(frames[-1], card) == 0
    assert changed(frames[-2], card) > 10_000


@pytest.mark.parametrize("turns_shown", [1, 11, 12, 20, 90, animation.MOST + 1])
def test_no_game_takes_longer_than_twenty_seconds_and_every_caption_can_be_read(turns_shown: int) -> None:
    state = at(GAMES[0], 0.5)
    seen = [view(state, None)] * turns_shown
    told = turns_told(seen, range(turns_shown))
    waits = durations([n in told for n in range(turns_shown)])
    assert sum(waits) + animation.CARD_MS <= SECONDS * 1000
    assert {waits[n] for n in told} == {1500}
    assert min(waits) >= 20, "what is shorter, browsers show for longer"
    assert len(told) == (turns_shown if turns_shown <= 11 else 8)


def test_the_turns_that_count_are_told_from_all_over_the_game() -> None:
    seen = film_of(GAMES[2], 1)
    told = sorted(turns_told(seen, range(len(seen))))
    totals = [sum(player.vp for player in each.players) for each in seen]
    gained = [0, *(now - before for before, now in pairwise(totals))]
    part = len(seen) // 8
    assert all(n // part in range(index, index + 2) for index, n in enumerate(told[:-1]))
    assert gained[told[0]] == max(gained[:part])
    assert sum(gained[n] for n in told) > 2 * sum(gained) * len(told) / len(seen)


def test_the_film_waits_where_it_tells() -> None:
    seen = film_of(GAMES[1], 4)
    captions = [((0, f"what led to {n}"),) for n in range(len(seen))]
    with recording() as drawn:
        _, waits = read(render.animation(seen, COURSE, ENGLISH, captions))
    assert waits.count(1500) == sum(text.startswith("what led to") for text, _, _ in drawn.texts) == 8


def test_a_long_game_shows_as_many_turns_as_can_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = film_of(GAMES[0], 14)
    monkeypatch.setattr(animation, "MOST", len(seen) // 2)
    frames, _ = read(render.animation(seen, COURSE, ENGLISH))
    assert len(frames) <= len(seen) // 2 + 2
    end = turn_frame(seen[-1], ENGLISH, (), "light", (), seen[-2], 1.0).image.convert("RGB")
    assert changed(frames[-2], end) == 0, "the end is never left out"


def test_of_a_long_game_the_turns_are_shown_that_brought_most() -> None:
    seen = film_of(GAMES[2], 1)
    gained = [0, *(sum(player.vp for player in each.players) for each in seen)]
    gained = [now - before for before, now in pairwise([gained[1], *gained[1:]])]
    shown = animation.turns_shown(seen, 3)
    assert shown[0] == 0
    assert shown[-1] == len(seen) - 1
    for n in shown[1:-1]:
        start = n // 3 * 3
        assert gained[n] == max(gained[start : min(start + 3, len(seen) - 1)])
    assert animation.turns_shown(seen, 1) == [*range(len(seen))]


def test_an_animation_too_large_shows_fewer_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = film_of(GAMES[0], 20)
    large = render.animation(seen, COURSE, ENGLISH)
    monkeypatch.setattr(animation, "LIMIT", len(large) - 1)
    small = render.animation(seen, COURSE, ENGLISH)
    assert len(small) < len(large)
    assert 2 <= len(read(small)[0]) < len(read(large)[0])
    monkeypatch.setattr(animation, "LIMIT", 1)
    assert len(read(render.animation(seen, COURSE, ENGLISH))[0]) == 3, "the beginning, the end and the card"


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("game", some(TALKATIVE, 1))
def test_captions_are_large_enough_and_none_is_cut(game: str) -> None:
    saved = load_game(next(path for path in GOLDEN if str(path).endswith(f"/{game}.json")).read_bytes())
    seen = [view(state, None) for state in turns(game)]
    names = LONG_NAMES[: len(seen[0].players)]
    with recording() as drawn:
        for lines in captions_of(saved, seen, names, SPOKEN)[1:]:
            if lines:
                assert not faults(animation_caption(lines))
    cut = {wanted for wanted, shown, _ in drawn.texts if shown != wanted}
    assert not cut
    assert min(size for _, _, size in drawn.texts) >= SMALLEST


def animation_caption(lines: tuple[render.Caption, ...]) -> animation.Picture:
    panel = animation._caption(lines, 400, LIGHT)
    return animation.Picture(panel.image, panel.labels)


def test_a_turn_without_a_caption_has_its_number() -> None:
    now = view(at(GAMES[0], 0.5), None)
    labels = turn_frame(now, ENGLISH, (), "light", (), None, 0.5).labels
    assert [label.text for label in labels] == [ENGLISH.turn(now.turn)]


def test_an_animation_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one position"):
        render.animation([], COURSE, ENGLISH)
