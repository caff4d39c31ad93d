"""What changed, and nothing else: a sentence for each seat, and the part of the hill where it was."""

from collections.abc import Iterator

import pytest

import render
from engine import State, view
from engine.components import SPACES
from engine.queries import spot_code
from render.chat_parts import sentence
from render.chat_parts.sizes import HILL, NUMBER, WIDTH
from render.drawing.canvas import Box
from render.pictures import changes
from render.pictures.changes import changes_picture
from tests.render.kit import ENGLISH, faults, recording, texts
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


def test_the_hill_is_cropped_to_what_changed() -> None:
    before = at(GAMES[2], 0.3)
    one, other, far = free(before, "1", "2", "4")
    shown = [
        changes_picture(
            view(after(before, **dict.fromkeys(spaces, "priest")), None), view(before, None), ENGLISH, "light", NAMES
        )
        for spaces in ((one,), (one, other), (one, other, far))
    ]
    heights = [picture.image.height for picture in shown]
    assert max(heights[:2]) < heights[2] * 0.6
    assert {picture.image.width for picture in shown} == {WIDTH}
    assert heights[-1] < HILL + 2 * changes.TITLE, "nothing but the title and the hill"


@pytest.mark.parametrize(
    "box",
    [(0.0, 0.0, 90.0, 90.0), (1100.0, 1100.0, 1200.0, 1196.0), (500.0, 0.0, 560.0, 1196.0), (0.0, 3.0, 1200.0, 9.0)],
)
def test_what_is_cropped_holds_the_change_and_is_never_higher_than_wide(box: Box) -> None:
    left, top, right, bottom = changes._crop([box])
    assert 0 <= left <= box[0] < box[2] <= right <= WIDTH
    assert 0 <= top <= box[1] < box[3] <= bottom <= HILL
    assert bottom - top <= right - left
    assert right - left >= changes.LEAST


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
        assert len(render.encode(picture.image)) < 250_000, spaces


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
