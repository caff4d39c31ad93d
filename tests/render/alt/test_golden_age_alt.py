"""With modules, too, a picture in words tells first what everybody needs, and says where the rest is."""

import re

import pytest

from bot.say.pictures import picture_words
from engine import State, view
from engine.buildings import market
from engine.components import NATIONS, OVERLAYS, PALACES
from engine.state import PlacedVassal
from engine.temple import row, track
from render import alt
from tests.engine.kit import changed, table
from tests.render.alt.test_facts import as_sent
from tests.render.golden_age import court, court_full
from tests.render.kit import ENGLISH, LANGUAGES
from tests.render.positions import at, with_area

NAMES = ("Ana", "Bruno", "Carla", "Dario")
LONGEST_NAMES = tuple(name.ljust(32, "x") for name in NAMES)
GAMES = ("4p-all-simpa", "3p-all-ruruy", "2p-all-simpa", "solo-all-simpa")


def late(game: str, names: tuple[str, ...]) -> list[tuple[State, str]]:
    """Positions of the second half of a game, with the board in words."""
    states = [at(f"golden_age/{game}", share) for share in (0.5, 0.8, 0.95, 1.0)]
    return [(state, as_sent(state, ENGLISH, names[: len(state.players)])) for state in states]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_base_game_shows_is_told_before_palaces_and_vassals(game: str) -> None:
    for state, text in late(game, NAMES):
        heads = (ENGLISH.newcomers, ENGLISH.market, ENGLISH.offer, ENGLISH.conquest)
        assert all(f"{head}: " in text for head in heads)
        assert all(ENGLISH.names[tile] in text for tile in market(state))


@pytest.mark.parametrize("game", GAMES)
def test_long_names_take_nothing_from_village_and_nomads(game: str) -> None:
    for _, text in late(game, LONGEST_NAMES):
        assert f" {ENGLISH.village}" in text
        assert f"{ENGLISH.nomads}: " in text


def test_a_close_up_of_a_section_tells_blue_and_green_spaces() -> None:
    text = alt.closeup(view(court(), None), "section 2", ENGLISH, NAMES[:2])
    assert "blue space: " in text
    assert "green space: " in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_that_does_not_fit_says_where_the_rest_is(lang: str) -> None:
    words = picture_words(lang)
    assert alt.board(view(court_full(), None), words, NAMES).endswith(words.more_elsewhere)
    early = as_sent(at("golden_age/2p-all-simpa", 0.03), words, NAMES[:2])
    assert words.more_elsewhere not in early
    assert words.typeset(f"{words.palaces}: ") in early


def test_palaces_are_told_of_all_seats_or_of_none() -> None:
    text = as_sent(changed(court(), hill={}, conquest={}, vassals=()), ENGLISH, NAMES[:2])
    *_, told = re.findall(r" Palaces: (Ana [^.]*; Bruno [^.]*)\.", text)
    courts = ("Statue Court", "Palace of Guests", "Frontier Palace", "Star Observatory", "Marshal's Palace")
    assert all(name in told for name in (*courts, "Palace of Vestments"))


def test_where_a_vassal_came_and_what_it_came_by_are_told_by_their_names() -> None:
    places = (("VN03", "S2u"), ("VN08", "P01"), ("VN04", "3"), ("VN01", "W12:left"), ("VN06", "CH1"))
    before = court()
    after = changed(before, vassals=(*before.vassals, *(PlacedVassal(1, tile, place) for tile, place in places)))
    text = alt.changes(view(after, None), view(before, None), ENGLISH, NAMES[:2])
    vassals = ("Steps 2U", "Terrace Garden", "Section 3 bottom terrace", "W12 left edge", "CH1")
    assert text == f"What changed. Bruno: {', '.join(f'Vassal {place}' for place in vassals)}."


def test_palaces_and_nation_tiles_that_changed_are_told_by_their_names() -> None:
    after = court()
    before = changed(with_area(after, 0, nobles={}, lying=()), nation_markers={})
    text = alt.changes(view(after, None), view(before, None), ENGLISH, NAMES[:2])
    assert "Noble Architect (Statue Court)" in text
    assert "Noble Craftsman lying down (Palace of Guests)" in text
    assert re.search(r"\+\d Stair Builders", text)
    assert not [code for code in (*PALACES, *NATIONS) if code in text]


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_the_branch_of_the_temple_is_told(overlay: str) -> None:
    state = court(2, overlay)
    told = []
    for name, player in zip(NAMES, state.players, strict=False):
        branch = {"L": " left", "R": " right"}.get(str(player.temple)[-1], "")
        told.append(f"{name} step {row(player.temple)}{branch}")
    now = view(state, None)
    assert f"Temple: {', '.join(told)}." in alt.closeup(now, "temple", ENGLISH, NAMES[:2])
    of_seats = re.findall(r"(\w+): [^.]*; Temple ([^.;]*)", alt.chat(now, ENGLISH, NAMES[:2]))
    assert [" step ".join(each) for each in of_seats] == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("overlay", OVERLAYS)
def test_a_temple_in_words_has_every_step_and_its_reward(overlay: str, lang: str) -> None:
    words = picture_words(lang)
    for text in (
        alt.closeup(view(court(2, overlay), None), "temple", words, NAMES[:2]),
        alt.item(f"term:{overlay}", words),
    ):
        sentences = text.removesuffix(".").split(". ")
        for step in track(overlay):
            name = words.temple_step(step.row)
            branch = words.branches.get(str(step.id)[-1], "")
            told = [words.typeset(f"{branch or name[1:]}: {words.benefit(step.reward)}")] if step.reward else []
            told += [name[1:], branch, words.amount("vp", step.vp)]
            assert any(all(part in sentence for part in told) for sentence in sentences), step.id
            assert not isinstance(step.id, str) or step.id not in text


def test_ways_are_told_where_not_all_are_open() -> None:
    assert "Step 1: 1 corn; Festival 0 VP. Step 2 left: build Steps (then left); right: train" in alt.item(
        "term:ruruy", ENGLISH
    )
    assert "Step 2 left: Rejuvenate 2; right: draw 2 Army cards; 1 VP." in alt.item("term:simpa", ENGLISH)
    assert alt.item("term:way_of_the_sun", ENGLISH).startswith("Temple R1 → R2L / R2R. Temple S0 → S1L / S1R.")


def test_vassals_among_the_casualties_are_told_apart() -> None:
    fallen = tuple(PlacedVassal(seat, "VN07", "casualties") for seat in (1, 0, 1))
    state = table(2, options={"modules": ("vassals",)}, board={"casualties": ("priest",), "vassals": fallen})
    assert "Casualties of War: 4 (Vassals: 3)." in alt.board(view(state, None), ENGLISH, NAMES[:2])
    village = alt.closeup(view(state, None), "village", ENGLISH, NAMES[:2])
    assert "Casualties of War: 4 (Vassals: 3). Vassals: Ana 1, Bruno 2." in village
