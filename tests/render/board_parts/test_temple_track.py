"""The Temple is drawn from its graph, whatever covers it: every place, every way and every marker."""

from itertools import combinations

import pytest

from bot.say.pictures import picture_words
from engine import Options, new_game, view
from engine.components import STEPS as SPOTS
from engine.queries import spot_code
from engine.temple import STEPS, next_steps, overlay_of, row, start, track
from render.alt import pictures as alt
from render.board_parts.temple_track import SIZE, place_boxes, temple
from render.drawing.canvas import Box
from render.drawing.theme import DARK, LIGHT
from render.pictures.board import board_picture
from render.pictures.closeup import closeup_picture
from tests.render.kit import ENGLISH, texts

TRACKS = ("", "ruruy", "simpa")


def over_each_other(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("overlay", TRACKS)
def test_every_place_has_room_of_its_own(overlay: str) -> None:
    boxes = place_boxes(overlay)
    assert list(boxes) == [step.id for step in track(overlay)]
    for left, top, right, bottom in boxes.values():
        assert 0 < left < right < SIZE[0]
        assert 0 < top < bottom < SIZE[1]
    for one, other in combinations(boxes.values(), 2):
        assert not over_each_other(one, other)


@pytest.mark.parametrize("overlay", TRACKS)
def test_a_step_up_is_drawn_higher_and_a_row_at_one_height(overlay: str) -> None:
    boxes = place_boxes(overlay)
    for place, (_, top, _, bottom) in boxes.items():
        assert all(boxes[above][3] <= top for above in next_steps(place))
        assert {(boxes[other][1], boxes[other][3]) for other in boxes if row(other) == row(place)} == {(top, bottom)}


def test_where_the_way_splits_places_stand_side_by_side_from_left_to_right() -> None:
    boxes = place_boxes("ruruy")
    assert boxes["R2L"][0] == boxes["R6L"][0] < boxes["R2L"][2] < boxes["R2R"][0] == boxes["R6R"][0]


@pytest.mark.parametrize("overlay", TRACKS)
def test_every_place_and_the_vp_of_every_row_can_be_read(overlay: str) -> None:
    steps = track(overlay)
    written = texts(temple((), (), LIGHT, ENGLISH, overlay).labels)
    assert {str(step.row) for step in steps} <= set(written)
    for vp in {step.vp for step in steps}:
        of_rows = len({step.row for step in steps if step.vp == vp})
        of_places = sum(str(step.row) == str(vp) for step in steps)
        assert written.count(str(vp)) == of_rows + of_places


def test_vp_that_are_lost_have_the_minus_of_the_language() -> None:
    lost = [
        text for words in (ENGLISH, picture_words("fr")) for text in texts(temple((), (), LIGHT, words, "simpa").labels)
    ]
    assert {text for text in lost if text[:1] in "-−"} == {"-2", "−2"}


@pytest.mark.parametrize("place", STEPS)
def test_a_marker_is_seen_wherever_it_stands(place: int | str) -> None:
    overlay = overlay_of(place)
    empty = temple((), (), DARK, ENGLISH, overlay).image
    alone = temple((place,), (), DARK, ENGLISH, overlay).image
    crowded = temple((place,) * 4, (), DARK, ENGLISH, overlay).image
    assert len({empty.tobytes(), alone.tobytes(), crowded.tobytes()}) == 3


def test_ways_that_cross_are_drawn_otherwise_than_ways_that_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[float, float]] = []
    monkeypatch.setattr(
        "render.drawing.canvas.Canvas.line",
        lambda self, points, colour, width=2: drawn.append((points[0][0], points[1][0])),
    )
    ways = {}
    for overlay in TRACKS:
        drawn.clear()
        temple.__wrapped__((), (), LIGHT, ENGLISH, overlay)
        ways[overlay] = {"up": sum(x == to for x, to in drawn), "across": sum(x != to for x, to in drawn)}
    assert ways == {
        "": {"up": 0, "across": 0},
        "ruruy": {"up": 2 + 2 * 4 + 2, "across": 0},
        "simpa": {"up": 2 + 2 * 5 + 2, "across": 2 * 5},
    }


@pytest.mark.parametrize("place", ["S1L", 3])
def test_a_marker_that_is_not_on_this_temple_is_refused(place: int | str) -> None:
    with pytest.raises(ValueError, match=f"no picture of a Temple with {place}"):
        temple((place,), (), LIGHT, ENGLISH, "ruruy")


@pytest.mark.parametrize("overlay", TRACKS[1:])
def test_pictures_and_texts_of_a_game_know_its_overlay(overlay: str) -> None:
    game = new_game(Options(), 1)
    before = view(game, None)
    game.options = before.options = Options(modules=(f"way_of_the_sun:{overlay}",))
    for player in before.players:
        player.temple = start(overlay)
    climbed = track(overlay)[-8].id
    game.players[0].temple, game.players[1].temple = climbed, start(overlay)
    now = view(game, None)
    closeup = closeup_picture(now, "temple", ENGLISH)
    board = board_picture(now, ENGLISH, since=before)
    assert {str(step.row) for step in track(overlay)} <= set(texts(closeup.labels)) <= set(texts(board.labels))
    assert f"Temple step {row(climbed)}" in alt.changes(now, before, ENGLISH)


def test_no_steps_spot_is_called_like_a_temple_step() -> None:
    assert not {spot_code(spot).casefold() for spot in SPOTS} & {str(place).casefold() for place in STEPS}
