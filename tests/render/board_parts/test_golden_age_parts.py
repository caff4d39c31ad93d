"""Whatever the modules bring is seen where it is: Vassals, Nobles, Palaces, Nation and Cult tiles, Newcomers."""

from functools import cache
from typing import Any

import pytest
from PIL import ImageChops

import render
from engine import State, queries, view
from engine.components import CULTS, NATIONS, NEWCOMERS, PALACES
from engine.state import VASSAL, PlacedVassal
from engine.temple import track
from render import alt, icons
from render.automa_board import content as automa
from render.automa_board.cults import cults
from render.board_parts import court_line, nation_tiles, palace_tiles, vassal_places
from render.board_parts.compare import compare
from render.board_parts.palace_tiles import PalaceContent, resident
from render.drawing.theme import DARK, LIGHT
from render.pictures.board import board_picture
from render.pictures.tableau import tableau_picture
from tests.render.golden_age import PLACES, court, placed, solo_court
from tests.render.kit import ENGLISH, texts, words_in
from tests.render.positions import with_area
from tests.sizes import some

NAMES = ("Ada", "Bo", "Cy", "Di")
EVERY_PLACE = [(seat, tile, place) for seat, places in PLACES.items() for tile, place in dict.fromkeys(places)]
IN_AREAS = (vassal_places.WEAVING, vassal_places.PRODUCTION, vassal_places.STATUE, vassal_places.PALACE)


def with_board(state: State, **board: Any) -> State:
    """The same position with something else on the table."""
    twin = state.copy()
    for name, value in board.items():
        setattr(twin, name, value)
    return twin


def looks(state: State, seat: int | None = None) -> tuple[bytes, str]:
    """A picture and its words: the board, with the areas for what has no room beside it, or the area of a seat."""
    seen = view(state, None)
    if seat is None:
        areas = [alt.tableau(seen, one, ENGLISH, NAMES) for one in range(len(state.players))]
        return render.board(seen, ENGLISH, names=NAMES).tobytes(), " ".join([alt.board(seen, ENGLISH, NAMES), *areas])
    return render.tableau(seen, seat, ENGLISH, names=NAMES).tobytes(), alt.tableau(seen, seat, ENGLISH, NAMES)


def differ(one: State, other: State, seat: int | None = None) -> bool:
    """Whether both the picture and the words of two positions differ."""
    return unlike(looks(one, seat), looks(other, seat))


def unlike(one: tuple[bytes, str], other: tuple[bytes, str]) -> bool:
    return all(a != b for a, b in zip(one, other, strict=True))


def alone(*vassals: PlacedVassal) -> State:
    """A table of four with these Vassals and no others."""
    return with_board(court(4, "ruruy"), vassals=vassals)


@cache
def without_any(seat: int | None = None) -> tuple[bytes, str]:
    """The looks of that table without a Vassal."""
    return looks(alone(), seat)


# ---------------------------------------------------------------- Vassals


@pytest.mark.parametrize(("seat", "tile", "place"), some(EVERY_PLACE, 6))
def test_a_vassal_is_seen_and_told_wherever_it_is(seat: int, tile: str, place: str) -> None:
    nobody, somebody = alone(), alone(PlacedVassal(seat, tile, place))
    assert unlike(without_any(), looks(somebody))
    if tile in IN_AREAS:
        assert unlike(without_any(seat), looks(somebody, seat))
        area = [tableau_picture(view(state, None), seat, ENGLISH).image.convert("RGB") for state in (nobody, somebody)]
        box = ImageChops.difference(*area).getbbox()
        assert box is not None
        assert box[3] > 200 or tile in (vassal_places.STATUE, vassal_places.PALACE)  # beneath the row of the seat


@pytest.mark.parametrize(("tile", "place"), [(tile, place) for _, tile, place in EVERY_PLACE])
def test_the_sign_of_a_place_stays_in_its_box(tile: str, place: str) -> None:
    sign, letters = vassal_places.sign(tile, place, 28, LIGHT), vassal_places.short(tile, place)
    beside = court_line.CHIP - 8 - 36  # the box, less the Vassal
    assert (sign.width if sign else 0) + 12 * len(letters) < beside


def test_both_edges_of_a_weaving_are_told_apart() -> None:
    left, right = (alone(PlacedVassal(0, vassal_places.WEAVING, f"W12:{side}")) for side in ("left", "right"))
    assert vassal_places.sign(vassal_places.WEAVING, "W12:left", 28, LIGHT) != vassal_places.sign(
        vassal_places.WEAVING, "W12:right", 28, LIGHT
    )
    assert "W12 left edge" in alt.tableau(view(left, None), 0, ENGLISH)
    assert "W12 right edge" in alt.tableau(view(right, None), 0, ENGLISH)


def test_all_nations_have_a_place_here() -> None:
    assert {tile for _, tile, _ in EVERY_PLACE} == set(NATIONS)


@pytest.mark.parametrize(("tile", "place"), [("VN03", "S2u"), ("VN06", "AN6")])
def test_a_second_vassal_at_the_same_place_is_seen(tile: str, place: str) -> None:
    one = alone(PlacedVassal(2, tile, place))
    two = alone(PlacedVassal(2, tile, place), PlacedVassal(2, tile, place))
    part = "section 2" if tile == "VN03" else "antisuyu"
    seen = [render.closeup(view(state, None), part, ENGLISH).tobytes() for state in (one, two)]
    assert seen[0] != seen[1]


def test_a_replaced_marker_differs_from_a_doubled_one_and_from_a_plain_one() -> None:
    states = [alone(), alone(PlacedVassal(2, "VN05", "AN3")), alone(PlacedVassal(2, "VN06", "AN3"))]
    assert len({render.closeup(view(state, None), "antisuyu", ENGLISH).tobytes() for state in states}) == 3
    assert len({alt.closeup(view(state, None), "antisuyu", ENGLISH) for state in states}) == 3


def test_vassals_look_otherwise_than_seats_and_than_each_other() -> None:
    for theme in (LIGHT, DARK):
        sprites = {draw(seat, 40, theme).tobytes() for seat in range(4) for draw in (icons.seat, icons.vassal)}
        assert len(sprites) == 8


def test_vassals_left_and_markers_are_counted() -> None:
    state = with_area(court(), 0, vassals_left=3, markers_left=12)
    words = words_in(board_picture(view(state, None), ENGLISH).labels)
    assert {"3", "12"} <= words


# ---------------------------------------------------------------- Nobles and Palaces


def test_a_noble_stands_or_lies_and_a_vassal_and_nobody_look_otherwise() -> None:
    for theme in (LIGHT, DARK):
        ways = [
            PalaceContent("X01", 0, who, lying)
            for who, lying in (("architect", False), ("architect", True), (VASSAL, False), ("", False))
        ]
        assert len({resident(way, 40, theme).tobytes() for way in ways}) == 4
    for change in ({"lying": ("X01", "X05")}, {"lying": ()}, {"nobles": {}, "lying": ()}):
        assert differ(court(), with_area(court(), 0, **change))
        assert differ(court(), with_area(court(), 0, **change), 0)


@pytest.mark.parametrize("palace", PALACES)
def test_an_empty_palace_shows_whom_it_waits_for(palace: str) -> None:
    others = [resident(PalaceContent(other), 40, LIGHT).tobytes() for other in PALACES]
    mine = others[list(PALACES).index(palace)]
    same = {PALACES[name].noble_colour for name, other in zip(PALACES, others, strict=True) if other == mine}
    assert same == {PALACES[palace].noble_colour}


def test_a_prophecy_tells_how_far_it_has_come_and_whether_it_is_fulfilled() -> None:
    state = court()
    said = texts(tableau_picture(view(state, None), 0, ENGLISH).labels)
    assert {"3/4", "3/5", "4/4", "0/16"} <= set(said)
    fewer = with_area(state, 0, palaces=("X01", "X05", "X11"))
    assert "3/4" in texts(tableau_picture(view(fewer, None), 0, ENGLISH).labels)
    assert "(fulfilled)" in alt.tableau(view(state, None), 0, ENGLISH)
    assert "(fulfilled)" not in alt.tableau(view(fewer, None), 0, ENGLISH)


def test_a_prophecy_never_has_more_than_it_asks_for() -> None:
    state = with_area(court(), 0, palaces=("X11", "X01", "X02", "X03", "X04", "X05"))
    assert queries.prophecy_progress(state, 0, "X11").count == 6
    said = texts(tableau_picture(view(state, None), 0, ENGLISH).labels)
    assert "4/4" in said
    assert "6/4" not in said


def test_an_automa_has_no_prophecies_that_could_be_fulfilled() -> None:
    palaces = [palace for palace in palace_tiles.content(solo_court(), 1) if palace.resident]
    assert palaces
    assert not any(palace.fulfilled or palace.counts for palace in palaces)
    assert "fulfilled" not in alt.tableau(view(solo_court(), None), 1, ENGLISH)


def test_the_prophecies_of_an_automa_have_no_numbers() -> None:
    labels = tableau_picture(view(solo_court(), None), 1, ENGLISH).labels
    (palaces,) = [label for label in labels if label.text == ENGLISH.palaces]
    said = [label.text for label in labels if label.box[1] > palaces.box[1]]  # above are the numbers of what she has
    assert said
    assert not [text for text in said if text.partition("/")[0].isdigit() and "/" in text and " " not in text]


def test_palaces_are_a_row_of_the_market() -> None:
    seen = view(court(), None)
    closeup = render.closeup(seen, "market", ENGLISH)
    assert closeup.height > 400
    assert all(palace in alt.closeup(seen, "market", ENGLISH) for palace in seen.palace_market)
    assert differ(court(), with_board(court(), palace_market=("X14",)))


# ---------------------------------------------------------------- tiles and Newcomers


def test_the_signs_of_a_nation_tile_mean_what_it_does() -> None:
    signs = nation_tiles.SIGNS
    assert "merchant" not in signs["VN01"]  # an edge that matches, and no Merchant
    assert signs["VN05"].index("marker") < signs["VN05"].index("vassal")  # the Vassal in the marker's place
    assert "/" not in signs["VN05"]
    lasting = {tile: signs[tile][signs[tile].index(nation_tiles.LASTING) + 1 :] for tile in ("VN03", "VN08")}
    assert lasting["VN03"] == ("worker", ":", "food", "/", "stone")
    assert lasting["VN08"] == ("produce", ":", "produce_one")  # it gives and stays face up


@pytest.mark.parametrize("tile", NATIONS)
def test_every_nation_tile_is_drawn_with_signs_of_its_own(tile: str) -> None:
    rows = {name: icons.sign_row(nation_tiles.SIGNS[name], 40, LIGHT).tobytes() for name in NATIONS}
    assert [name for name in NATIONS if rows[name] == rows[tile]] == [tile]
    laid = {**court().nations, "antisuyu": tile}
    said = texts(board_picture(view(with_board(court(), nations=laid), None), ENGLISH).labels)
    assert {tile, ENGLISH.names[tile]} <= set(said)


def test_markers_on_a_nation_tile_and_room_for_more_are_seen() -> None:
    state = court()
    more = with_board(state, nation_markers={**state.nation_markers, "qullasuyu": (1,)})
    assert differ(state, more)
    fewer = with_board(state, conquest={space: seat for space, seat in state.conquest.items() if space != "QU1"})
    tiles = [nation_tiles.content(view(each, None), "qullasuyu") for each in (state, fewer)]
    assert [tile and tile.room for tile in tiles] == [3, 2]


@pytest.mark.parametrize("cult", CULTS)
def test_a_cult_tile_shows_its_vassals_and_what_they_bring(cult: str) -> None:
    laid = {**solo_court().nations, "antisuyu": CULTS[cult].nation}
    seen = []
    for n in range(3):
        state = with_board(solo_court(), nations=laid, vassals=(PlacedVassal(1, cult),) * n)
        panel = cults(automa.content(view(state, None)), 1560, 4, LIGHT, ENGLISH)
        assert cult in texts(panel.labels)
        told = alt.closeup(view(state, None), "automa", ENGLISH)
        assert (ENGLISH.abilities[cult] in told, ENGLISH.second_vassals[cult] in told) == (n > 0, n > 1)
        seen.append(panel.image.tobytes())
    assert len(set(seen)) == 3


def test_her_board_says_which_side_it_shows() -> None:
    said = texts(board_picture(view(solo_court(), None), ENGLISH).labels)
    assert ENGLISH.automa_sides["golden_age"] in said


@pytest.mark.parametrize("worker", NEWCOMERS)
def test_a_newcomer_is_seen_on_offer_in_a_supply_and_on_the_hill(worker: str) -> None:
    other = next(name for name in NEWCOMERS if set(NEWCOMERS[name].kinds) != set(NEWCOMERS[worker].kinds))
    sprites = [icons.worker(name, 40, LIGHT).tobytes() for name in (worker, other)]
    assert sprites[0] != sprites[1]
    told = ENGLISH.worker(worker)
    assert told in alt.closeup(view(with_board(court(), newcomers=(worker,)), None), "village", ENGLISH)
    assert told in alt.tableau(view(with_area(court(), 1, workers=(worker,)), None), 1, ENGLISH)
    assert told in alt.closeup(view(with_board(court(), hill={"T1a": worker}), None), "section 1", ENGLISH)


@pytest.mark.parametrize("change", [{"newcomers": ("N01",)}, {"newcomer_bag": ()}, {"hill": {"T2b": "N20"}}])
def test_a_change_of_newcomers_is_seen(change: dict[str, Any]) -> None:
    assert looks(court())[0] != looks(with_board(court(), **change))[0]


# ---------------------------------------------------------------- what changed


def test_what_came_since_glows_and_is_told() -> None:
    now = court(4, "ruruy")
    since = with_board(now, vassals=placed(0), nation_markers={}, newcomers=("N15", "N16", "N17"))
    since = with_area(since, 0, nobles={}, lying=(), palaces=("X01",))
    changes = compare(view(now, None), view(since, None))
    assert set(changes.vassals) == set(placed(1, 2, 3))
    assert {"S2u", "coricancha 3", "segment 2"} <= set(changes.hill)
    assert {"AN3", "AN6"} <= set(changes.conquest)
    assert {"casualties", "newcomers"} <= set(changes.people)
    assert set(changes.nations) == {"chinchaysuyu", "antisuyu", "kuntisuyu"}
    told = alt.changes(view(now, None), view(since, None), ENGLISH, NAMES)
    nobles = ("+X05 Palace of Guests", "Noble Architect (Statue Court)", "lying down (Palace of Guests)")
    for part in (*nobles, "Vassal Steps 2U", "+1 Reconquered Towns", "Vassal Casualties of War"):
        assert part in told
    plain, marked = (
        render.board(view(now, None), ENGLISH, names=NAMES, since=before) for before in (None, view(since, None))
    )
    assert plain.tobytes() != marked.tobytes()
    assert alt.changes(view(now, None), view(now, None), ENGLISH) == "What changed. Nothing changed."


def test_a_new_vassal_on_a_cult_tile_glows() -> None:
    now = solo_court()
    since = with_board(now, vassals=now.vassals[2:])
    board = automa.content(view(now, None), compare(view(now, None), view(since, None)).automa)
    assert {cult.tile for cult in board.cults if cult.changed} == {"PV01", "PV06"}


@pytest.mark.parametrize("overlay", ["ruruy", "simpa"])
def test_four_markers_on_one_place_of_an_overlay_are_all_seen(overlay: str) -> None:
    place = track(overlay)[3].id
    pictures = set()
    for gone in range(5):
        state = court(4, overlay)
        for seat in range(4):
            state = with_area(state, seat, temple=place if seat != gone else track(overlay)[0].id)
        pictures.add(render.closeup(view(state, None), "temple", ENGLISH).tobytes())
    assert len(pictures) == 5
