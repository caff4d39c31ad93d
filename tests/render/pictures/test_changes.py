"""What changed, and nothing else: a sentence for each seat, and the places of the hill where it was."""

from collections.abc import Iterator

import pytest

import render
from engine import State, view
from engine.components import SPACES
from engine.queries import spot_code
from render.chat_parts import sentence
from render.chat_parts.sizes import HILL, LOWEST, NUMBER, WIDTH
from render.drawing.canvas import Box
from render.pictures import changes
from render.pictures.changes import changes_picture
from tests.render.kit import ENGLISH, faults, outside, recording, texts
from tests.render.positions import GAMES, LONG_NAMES, at, with_area

NAMES = ("Ada", "Bo", "Cy", "Di")


def after(before: State, **hill: str) -> State:
    """A position with these Workers on the hill besides."""
    now = before.copy()
    now.hill = {**before.hill, **hill}
    return now


def free(state: State, *sections: str) -> list[str]:
    """Spaces without a Worker, one in each of these sections."""
    return [
        next(space for space in ("B" + at + "a", "B" + at + "b", "B" + at + "c") if space not in state.hill)
        for at in sections
    ]


def test_only_the_places_of_the_hill_are_shown_where_something_changed() -> None:
    before = at(GAMES[2], 0.3)
    one, other, far = free(before, "1", "2", "4")
    shown = [
        changes_picture(
            view(after(before, **dict.fromkeys(spaces, "priest")), None), view(before, None), ENGLISH, "light", NAMES
        )
        for spaces in ((one,), (one, other), (one, other, far))
    ]
    heights = [picture.image.height for picture in shown]
    assert max(heights[:2]) < heights[2] < HILL
    assert {picture.image.width for picture in shown} == {WIDTH}
    for picture, spaces in zip(shown, ((one,), (one, other), (one, other, far)), strict=True):
        assert {*spaces} <= {*texts(picture.labels)}
        large = [label for label in picture.labels if label.text in spaces]
        assert min(label.box[3] - label.box[1] for label in large) >= LOWEST * 1.2


@pytest.mark.parametrize(
    "boxes",
    [
        [(0.0, 0.0, 90.0, 90.0)],
        [(1100.0, 1100.0, 1200.0, 1196.0)],
        [(500.0, 0.0, 560.0, 1196.0)],
        [(0.0, 3.0, 1200.0, 9.0)],
        [(0.0, 0.0, 90.0, 90.0), (120.0, 30.0, 160.0, 90.0), (900.0, 900.0, 990.0, 990.0)],
    ],
)
def test_a_place_holds_the_change_and_nothing_beyond_the_hill(boxes: list[Box]) -> None:
    seen = changes.places(boxes)
    assert len(seen) == (1 if len(boxes) == 1 else 2), "what is near goes together"
    for left, top, right, bottom in seen:
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= HILL
        assert bottom - top < right - left
    for box in boxes:
        if box[3] - box[1] < 600:
            assert any(not outside(box, each, 0) for each in seen)


@pytest.mark.parametrize(("spot", "space"), [("S3u", "T5a"), ("S5l", "T1b"), ("S5l", "T4a"), ("S1u", "T3b")])
def test_the_name_of_new_steps_is_not_cut(spot: str, space: str) -> None:
    before = at(GAMES[2], 0.0)
    now = after(before, **{space: "priest"})
    now.steps = {**before.steps, spot: 0}
    picture = changes_picture(view(now, None), view(before, None), ENGLISH, "light", NAMES)
    assert {spot_code(spot), space} <= {*texts(picture.labels)}
    assert not faults(picture)


def far_apart(state: State) -> Iterator[tuple[str, ...]]:
    """Spaces that are near each other, and farther and farther apart."""
    spaces = [space for space in SPACES if space not in state.hill]
    yield from (tuple(spaces[:: len(spaces) // n][:n]) for n in (1, 2, 3, 4, 6))
    yield from (tuple(spaces[n : n + 3]) for n in range(0, len(spaces) - 3, len(spaces) // 4))


def test_it_has_few_bytes_wherever_something_changed() -> None:
    before = at("golden_age/4p-all-simpa", 0.5)
    told = [
        (seat, "took AN5 and CH3, climbed 2 Temple steps, constructed Terrace Garden; +7 VP" * 2) for seat in range(4)
    ]
    for spaces in far_apart(before):
        now = view(after(before, **dict.fromkeys(spaces, "priest")), None)
        picture = changes_picture(now, view(before, None), ENGLISH, "light", NAMES, told)
        assert len(render.encode(picture.image)) < 300_000, spaces


def test_each_seat_has_a_sentence_by_default_what_it_has_more_or_less() -> None:
    before = at(GAMES[2], 0.5)
    now = with_area(before, 1, vp=before.players[1].vp + 7, stone=before.players[1].stone + 2)
    seen, since = view(now, None), view(before, None)
    assert texts(changes_picture(seen, since, ENGLISH, "light", NAMES).labels) == [
        "What changed",
        "Bo: +7 VP, +2 stone.",
    ]
    told = [(0, "Ada: took AN5; +7 VP"), (3, "Di: Steps used by others; +1 VP")]
    assert texts(changes_picture(seen, since, ENGLISH, "dark", NAMES, told).labels) == [
        "What changed",
        *(line for _, line in told),
    ]
    assert render.alt.changes(seen, since, ENGLISH, NAMES, told) == (
        "What changed. Ada: took AN5; +7 VP. Di: Steps used by others; +1 VP."
    )


def test_without_any_change_that_is_said() -> None:
    seen = view(at(GAMES[0], 0.5), None)
    assert texts(changes_picture(seen, seen, ENGLISH, "light", NAMES).labels) == ["What changed", "Nothing changed."]


def test_a_long_sentence_and_many_things_are_large_enough_for_a_phone() -> None:
    now, since = view(at(GAMES[2], 0.9), None), view(at(GAMES[2], 0.3), None)
    with recording() as drawn:
        picture = changes_picture(
            now, since, ENGLISH, "light", LONG_NAMES, [(0, "Ada took AN5, " * 9), (1, "word " * 400)]
        )
    assert not faults(picture)
    assert min(size for _, _, size in drawn.texts) >= NUMBER
    assert sum("took" in text for text in texts(picture.labels)) > 1
    assert sum(text.startswith("word") for text in texts(picture.labels)) == sentence.MOST_LINES
    assert not any(text.startswith("+") and text[1:].isdigit() and int(text[1:]) > 9 for text in texts(picture.labels))
