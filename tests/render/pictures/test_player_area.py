"""The hand, a player's area and the Village are portraits for a phone, and tell what a Tapestry is worth and lacks."""

import re

import pytest

import render
from engine import queries, view
from engine.components import ARMY_CARDS, GODS
from render import alt
from render.drawing.picture import Picture
from render.pictures.closeup import closeup_picture
from render.pictures.hand import hand_picture
from render.pictures.tableau import tableau_picture
from tests.render.golden_age import court, court_full
from tests.render.kit import ENGLISH, texts
from tests.render.positions import LONG_NAMES, at, seen, with_area

TWO, FOUR, PACHAMAMA = "2p-pilgrims-1", "4p-weavers-1", "solo/pachamama-hard"


def pictured() -> list[Picture]:
    areas = [tableau_picture(seen(TWO, share), 0, ENGLISH, "dark", LONG_NAMES) for share in (0.05, 0.5, 1.0)]
    areas += [tableau_picture(view(court(), None), 0, ENGLISH), tableau_picture(seen(FOUR, 0.9), 3, ENGLISH)]
    areas += [
        closeup_picture(seen(FOUR, 0.5), "village", ENGLISH),
        closeup_picture(view(court_full(), 0), "village", ENGLISH),
    ]
    return [*areas, *(hand_picture(seen(FOUR, share, 2), ENGLISH, "light", LONG_NAMES) for share in (0.02, 0.5))]


def test_they_are_800_wide_higher_than_wide_and_of_few_bytes() -> None:
    for picture in [*pictured(), tableau_picture(seen(PACHAMAMA, 0.8), 1, ENGLISH)]:
        assert picture.image.width == 800
        assert picture.image.height > 800
        assert len(render.encode(picture.image)) < 250_000


def test_the_village_counts_bags_casualties_and_statues() -> None:
    now = view(court_full(), None)
    shown = texts(closeup_picture(now, "village", ENGLISH).labels)
    numbers = [int(text) for text in shown if text.isdigit()]
    bags, dead, statues = numbers[:2], numbers[2 : -2 * len(GODS)], numbers[-2 * len(GODS) :]
    assert bags == [sum(now.bag.values()), len(now.newcomer_bag)]
    assert dead[0] == sum(dead[1:]) > len(now.casualties), "Vassals too"
    assert statues == [n for god in GODS for n in (now.small_statues[god], now.large_statues[god])]
    assert {ENGLISH.village, ENGLISH.nomads, ENGLISH.newcomers, ENGLISH.casualties, ENGLISH.statues} <= {*shown}


@pytest.mark.parametrize("share", [0.5, 1.0])
def test_a_tapestry_tells_its_vp_and_what_it_has_not_got(share: float) -> None:
    now = seen(FOUR, share)
    for seat, player in enumerate(now.players):
        shown = texts(tableau_picture(now, seat, ENGLISH).labels)
        told = alt.tableau(now, seat, ENGLISH)
        worth = [ENGLISH.amount("vp", queries.tapestry_vp(n)) for n in queries.tapestry_lengths(now, seat)]
        assert [text for text in shown if re.fullmatch(r"\d+ VP", text)] == worth
        assert shown.count(ENGLISH.missing) == len(player.tapestries)
        for number, tapestry in enumerate(player.tapestries, 1):
            missing = ", ".join(ENGLISH.names[name] for name in queries.missing_patterns(tapestry))
            assert re.search(
                rf"Tapestry {number} \({worth[number - 1]}; [^)]*\): [^.]*\. Missing: {missing or 'none'}\.", told
            )


def test_matches_are_told() -> None:
    state = at(FOUR, 0.5).copy()
    state.players[0].tapestries = (("W27", "W12", "W07"), ("W12", "W27"))
    told = alt.tableau(view(state, None), 0, ENGLISH)
    match = " (matches the one before)"
    assert f"): W27 serpent, W12 diamond{match}, W07 checker{match}. Missing: " in told
    assert "): W12 diamond, W27 serpent. Missing: " in told


def test_a_hand_counts_a_single_soldier_as_one() -> None:
    card = next(name for name, printed in ARMY_CARDS.items() if printed.soldiers == 1)
    now = view(with_area(at("2p-pilgrims-1", 0.5), 0, army_hand=(card,)), 0)
    assert "Army cards (1; 1 Soldier)" in texts(hand_picture(now, ENGLISH).labels)
