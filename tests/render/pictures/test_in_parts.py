"""Whatever is sent into a chat is at most one and a half times as high as wide, and nothing of it is lost by that."""

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

import render
from engine import State, View, view
from engine.components import REGIONS
from render import SUBJECTS, in_parts, parts_of
from render.board_parts.parts import AUTOMA
from render.drawing.flow import TALLEST
from render.in_parts import Part
from render.pictures.closeup import closeup_parts, closeup_picture
from render.pictures.hand import hand_parts, hand_picture
from render.pictures.player_area import Parts
from render.pictures.tableau import tableau_parts, tableau_picture
from tests.render.golden_age import court, court_full
from tests.render.kit import ENGLISH, faults, scores, texts
from tests.render.positions import LONG_NAMES, at, seen
from tests.sizes import some

FOUR, SOLO = "golden_age/4p-all-simpa", "golden_age/solo-all-ruruy"
LATE = 0.95
NAMES = tuple(name[:32] for name in LONG_NAMES)  # as long as Discord allows
HINTS = [(name, 9) for name in NAMES]


@cache
def position(name: str) -> State:
    return court(4, "ruruy") if name == "court" else at(name, LATE)


def sent(now: View, before: View) -> Iterator[tuple[str, list[Part]]]:
    """Every picture of a position that is sent in parts if need be."""
    yield "board", in_parts.board(now, ENGLISH, names=NAMES)
    yield "hand", in_parts.hand(now, ENGLISH, names=NAMES)
    yield "changes", in_parts.changes(now, before, ENGLISH, names=NAMES)
    for seat in range(len(now.players)):
        yield f"tableau {seat}", in_parts.tableau(now, seat, ENGLISH, names=NAMES)
    for part in parts_of(now):
        yield part, in_parts.closeup(now, part, ENGLISH, names=NAMES)
    for about in SUBJECTS:
        yield f"about {about}", in_parts.subject(now, about, ENGLISH, names=NAMES)


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", some([FOUR, SOLO, "4p-weavers-1", "court"], 1))
def test_no_picture_is_too_tall_for_a_phone(name: str) -> None:
    state = position(name)
    before = view(court(4) if name == "court" else at(name, 0.7), 0)
    several = set()
    for kind, parts in sent(view(state, 0), before):
        assert all(part.image.height <= TALLEST * part.image.width for part in parts), kind
        assert all(0 < len(part.alt) <= render.alt.LIMIT for part in parts), kind
        assert len(parts) == 1 or len({part.alt for part in parts}) == len(parts), kind
        several |= {kind} if len(parts) > 1 else set()
    assert several > {"section 2", "about regions", "about buildings"}
    assert not several & {*REGIONS, "temple"}


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("game", some([FOUR, SOLO, "4p-weavers-1"], 1))
def test_no_picture_in_one_piece_is_too_tall_for_a_phone(game: str) -> None:
    now = seen(game, 1.0)
    grown = scores(game)
    drawn = [render.chat(now, ENGLISH, names=NAMES, since=seen(game, 0.9)), render.chart(grown, ENGLISH)]
    drawn.append(render.result(now, grown, ENGLISH, {20: (), 50: ()}, names=NAMES, hints=HINTS))
    drawn += [render.item(key, ENGLISH) for key in render.item_pages("term:icons")]
    assert all(image.height <= TALLEST * image.width for image in drawn)


@pytest.mark.usefixtures("colourless")
def test_parts_have_all_that_the_whole_picture_has() -> None:
    now = view(court_full(), 0)
    pictures: Mapping[str, tuple[Parts, list[str]]] = {
        "hand": (hand_parts(now, ENGLISH), texts(hand_picture(now, ENGLISH).labels)),
        "area": (tableau_parts(now, 1, ENGLISH), texts(tableau_picture(now, 1, ENGLISH).labels)),
        "market": (closeup_parts(now, "market", ENGLISH), texts(closeup_picture(now, "market", ENGLISH).labels)),
    }
    for kind, (parts, expected) in pictures.items():
        assert len(parts) > 1
        assert not [fault for picture, _ in parts for fault in faults(picture)], kind
        found = {text.partition(" 1/")[0] for picture, _ in parts for text in texts(picture.labels)}
        assert {*expected} <= found, kind


def test_each_part_says_whose_it_is_and_tells_of_nothing_else() -> None:
    state = court_full()
    parts = in_parts.tableau(view(state, None), 1, ENGLISH, names=NAMES)
    player = state.players[1]
    assert all(part.alt.startswith(f"{NAMES[1]}: ") for part in parts)
    for thing in (*player.passives, *player.production_down, *player.palaces, *player.army_up):
        assert sum(thing in part.alt.replace("(", " ").replace(",", " ").split() for part in parts) == 1, thing
    assert [n for part in parts for n in range(1, 6) if f"Tapestry {n} (" in part.alt] == [1, 2, 3, 4, 5]


def test_each_part_of_an_automas_board_says_whose_it_is() -> None:
    now = view(position(SOLO), 0)
    pictures = [picture for picture, _ in closeup_parts(now, AUTOMA, ENGLISH, names=NAMES[:2])]
    assert len(pictures) > 1
    assert all(NAMES[1] in texts(picture.labels) for picture in pictures[1:])
    told = [part.alt for part in in_parts.closeup(now, AUTOMA, ENGLISH, names=NAMES[:2])]
    assert all(alt.startswith("Pachamama") for alt in told)
