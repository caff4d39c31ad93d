"""What can be chosen, with the numbers of the buttons: all of it and nothing else, in the room that was kept for it."""

from collections.abc import Sequence
from itertools import cycle, product

import pytest

from bot.say.pictures import picture_words
from engine import view
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    GOD_CARDS,
    GODS,
    PALACES,
    PASSIVE,
    PRODUCTION,
    REGIONS,
    SECTIONS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.resources import UNKNOWN
from engine.state import View
from render import THEMES, alt, choices, encode, room_for_choices
from render.drawing.theme import LIGHT
from render.items.cells import FLAT
from render.items.tapestry_ends import End, matching_edges
from render.pictures.choices import WIDTH, choices_picture
from tests.render.golden_age import court
from tests.render.kit import ENGLISH, LANGUAGES, opened
from tests.render.positions import at
from tests.sizes import size

SEEN = 390 / WIDTH  # how much smaller a picture is on a phone
PLAIN = view(at("4p-weavers-1", 0.6), 1)
SPLIT = view(court(4, "ruruy"), 1)
TILE = "W10"


def keys(kind: str, names: Sequence[str]) -> list[str]:
    return [f"{kind}:{name}" for name in names]


def ends(seen: View) -> list[str]:
    own = range(len(seen.players[1].tapestries))
    return keys("end", [f"{TILE}.{number}.{end}" for number in own for end in ("left", "right")] + [f"{TILE}.-1.right"])


CHOICES: dict[str, tuple[View, list[str]]] = {
    "one Weaving": (PLAIN, keys("weaving", [*WEAVINGS][:1])),
    "Weavings": (PLAIN, keys("weaving", [*WEAVINGS][:5])),
    "ends": (PLAIN, ends(PLAIN)),
    "Buildings": (PLAIN, keys("building", [*[*PRODUCTION][:4], *[*PASSIVE][:4]])),
    "Palaces": (SPLIT, keys("building", [*[*PRODUCTION][:1], *[*PALACES][:3]])),
    "God cards": (PLAIN, keys("god", [*GOD_CARDS][:8])),
    "Army cards": (PLAIN, keys("army", [*ARMY_CARDS][:2])),
    "Conquest": (PLAIN, keys("conquest", [*CONQUEST])),
    "ways": (SPLIT, ["temple:R2L", "temple:R2R"]),
    "spaces": (PLAIN, ["space:M1b", "space:T5b", "space:B3a"]),
    "spots": (PLAIN, ["spot:S1u", "spot:S2l"]),
}
CHOICES |= {
    "Statues": (PLAIN, keys("figure", [f"{size}.{god}" for size in ("small", "large") for god in GODS])),
    "sections": (PLAIN, keys("section", [*map(str, SECTIONS)])),
    "regions": (SPLIT, keys("region", [*REGIONS])),
    "top Weaving": (view(at("4p-weavers-1", 0.6), None), keys("top", ["top", "beneath"])),
    "Nomads": (PLAIN, keys("worker", WORKER_KINDS)),
    "Newcomers": (SPLIT, keys("worker", [*SPLIT.newcomers, "architect"])),
    "Vassals on Steps": (SPLIT, keys("vassal", ["VN03.S1u", "VN03.S2l"])),
    "Vassals on Weavings": (SPLIT, keys("vassal", ["VN01.W12:left", "VN01.W12:right", "VN09.small:inti", "VN07."])),
}
EACH = pytest.mark.parametrize("name", CHOICES)


def numbered(name: str) -> tuple[View, list[tuple[int, str]]]:
    seen, found = CHOICES[name]
    return seen, [(11 + number, key) for number, key in enumerate(found)]  # numbers that nothing else has


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize(("name", "theme"), size([*zip(CHOICES, cycle(THEMES))], [*product(CHOICES, THEMES)]))
def test_every_number_is_there_once_and_large_enough_and_everything_is_in_its_room(name: str, theme: str) -> None:
    seen, things = numbered(name)
    picture = choices_picture(seen, things, ENGLISH, theme)
    numbers = [str(number) for number, _ in things]
    boxes = [label.box for label in picture.labels if label.text in numbers]
    assert sorted(label.text for label in picture.labels if label.text in numbers) == sorted(numbers)
    assert all((bottom - top) * SEEN >= 6 for _, top, _, bottom in boxes)
    assert opened(room_for_choices([key for _, key in things])).size == picture.image.size
    width, height = picture.image.size
    for label in picture.labels:
        left, top, right, bottom = label.box
        assert min(left, top) >= 0
        assert right <= width
        assert bottom <= height
        assert label.within[0] - 1 <= left
        assert right <= label.within[2] + 1


@EACH
def test_the_room_that_is_kept_for_it_is_empty(name: str) -> None:
    room = room_for_choices(CHOICES[name][1])
    assert opened(room).getextrema()[-1] == (0, 0)  # nothing is seen
    assert len(room) < 20_000


TALLEST = {"Buildings": 0.76, "Palaces": 0.76, "Conquest": 0.76}  # heights to widths


@EACH
def test_the_answers_below_it_have_room_on_a_phone(name: str) -> None:
    width, height = opened(room_for_choices(CHOICES[name][1])).size
    assert width == WIDTH
    assert height <= TALLEST.get(name, FLAT + 0.03) * width


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_words_each_thing_stands_behind_its_number(name: str, lang: str) -> None:
    seen, things = numbered(name)
    told = alt.choices(seen, things, picture_words(lang)).replace("\xa0:", ":")
    assert len(told) <= alt.LIMIT
    assert all(f"{number}: " in told for number, _ in things) or name == "Conquest"
    assert told.startswith("11: ")


def test_only_a_weaving_that_matches_stands_out() -> None:
    moments = (view(at("4p-weavers-1", moment / 20), 1) for moment in range(4, 20))
    seen = next(seen for seen in moments if seen.players[1].tapestries)
    marked = {tile: bool(matching_edges(tile, seen)) for tile in [*WEAVINGS][::5]}
    assert set(marked.values()) == {True, False}
    for tile, matches in marked.items():
        colours = choices(seen, [(1, f"weaving:{tile}")], ENGLISH).convert("RGB").getcolors(4096) or []
        assert (LIGHT.glow in {colour for _, colour in colours}) == matches


def test_a_match_is_marked_and_told() -> None:
    seen = next(
        seen
        for seen in (view(at("4p-weavers-1", moment / 20), 1) for moment in range(4, 20))
        if seen.players[1].tapestries
    )
    own = seen.players[1].tapestries[0]
    matching = [tile for tile in WEAVINGS if WEAVINGS[tile].left == WEAVINGS[own[-1]].right and tile not in own]
    for tile in matching[:3]:
        end = End.named(f"{tile}.0.right")
        assert end.pair(seen) == (own[-1], tile)
        assert end.matching(seen) == WEAVINGS[tile].left
        assert "left" in matching_edges(tile, seen)
        assert ENGLISH.names[WEAVINGS[tile].left] in alt.choices(seen, [(1, f"end:{tile}.0.right")], ENGLISH)
    assert matching
    others = [tile for tile in WEAVINGS if WEAVINGS[tile].left != WEAVINGS[own[-1]].right]
    assert not any(End.named(f"{tile}.0.right").matching(seen) for tile in others)


def test_an_end_with_a_weaving_that_nobody_has_seen_yet_is_drawn_without_it() -> None:
    seen = seen_by(1)
    own = seen.players[1].tapestries[0]
    seen.players[1].tapestries = ((*own, UNKNOWN), *seen.players[1].tapestries[1:])
    tile = next(tile for tile in WEAVINGS if all(WEAVINGS[tile].pattern != WEAVINGS[woven].pattern for woven in own))
    end = End(tile, 0, "right")
    assert (end.pair(seen), end.matching(seen)) == ((tile,), "")
    things = [(1, f"end:{tile}.0.right"), (2, f"end:{tile}.0.left")]
    assert own[0] in alt.choices(seen, things, ENGLISH)
    assert choices(seen, things, ENGLISH).size == opened(room_for_choices([key for _, key in things])).size


def test_a_statue_tells_the_own_god_cards_that_it_serves() -> None:
    seen = seen_by(1)
    seen.players[1].god_hand = ("G01", "G06", "G09", UNKNOWN)
    told = alt.choices(seen, [(1, "figure:small.inti"), (2, "figure:small.killa")], ENGLISH)
    assert told == "1: Small Statue Inti; God cards: 2. 2: Small Statue Killa; God cards: 1."


def test_only_what_is_for_sale_has_a_price() -> None:
    seen, bare = seen_by(1), seen_by(1)
    mine, other = (
        seen.players[1].production_up[0],
        next(name for name in PRODUCTION if name not in PLAIN.players[1].production_up),
    )
    bare.players[1].production_up = ()
    assert not is_alike(mine, seen, bare)
    assert is_alike(other, seen, bare)


def is_alike(building: str, seen: View, as_well: View) -> bool:
    one, another = (encode(choices(each, [(9, f"building:{building}")], ENGLISH)) for each in (seen, as_well))
    return one == another


def test_things_of_two_kinds_have_no_picture() -> None:
    with pytest.raises(ValueError, match="too many"):
        room_for_choices(["weaving:W12", "god:G03"])
    with pytest.raises(ValueError, match="no picture"):
        room_for_choices(["term:temple"])


def test_no_edge_matches_where_the_pattern_is_woven_already() -> None:
    found = 0
    for seat in range(len(PLAIN.players)):
        own = seen_by(seat)
        for number, row in enumerate(PLAIN.players[seat].tapestries):
            for tile in WEAVINGS:
                if WEAVINGS[tile].pattern in {WEAVINGS[woven].pattern for woven in row}:
                    found += 1
                    assert not any(End(tile, number, end).matching(own) for end in ("left", "right"))
    assert found


def seen_by(seat: int) -> View:
    seen = view(at("4p-weavers-1", 0.6), seat)
    assert seen.seat == seat
    return seen
