"""The chat picture: everything is there, large enough for a phone, and nothing lies on anything else."""

from itertools import cycle, pairwise, product
from math import hypot

import pytest

import render
from bot.say.pictures import picture_words
from bot.table.io.seats import BOT_NAMES
from engine import State, view
from engine.components import CONQUEST, ICONS, PALACES, SPACES, STEPS
from engine.queries import descending_cost, spot_code
from render.automa_board.content import AUTOMAS
from render.board_parts import hill as board_hill
from render.board_parts.compare import compare
from render.chat_parts import corners, hill, strip
from render.chat_parts.ground import DISC, GOD_DISC
from render.chat_parts.sizes import HEADER, HILL, WIDTH, moved
from render.chat_parts.stamps import Stamp
from render.drawing.theme import LIGHT, THEMES
from render.pictures.board import hill_content
from render.pictures.chat import chat_picture
from tests.engine.kit import changed
from tests.render.chat_positions import FOUR, PACHAMAMA, POSITIONS, TWO, pictured
from tests.render.golden_age import court, court_before, solo_court
from tests.render.kit import ENGLISH, LANGUAGES, clear_caches, faults, texts
from tests.render.positions import LONG_NAMES, at, full, seen, with_area
from tests.sizes import size

MOST_BYTES = 250_000


@pytest.mark.parametrize(("name", "lang"), size([*zip(POSITIONS, cycle(LANGUAGES))], [*product(POSITIONS, LANGUAGES)]))
def test_labels_neither_overlap_nor_stick_out(name: str, lang: str) -> None:
    theme = [*THEMES][LANGUAGES.index(lang) % 2]
    for names in (LONG_NAMES, ("Ada", "Bo", "Cy", "Di"), ()):
        assert not faults(pictured(name, lang, theme, names))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", POSITIONS)
def test_it_is_small_and_of_about_one_size(name: str, theme: str) -> None:
    image = pictured(name, theme=theme).image
    assert image.width == 1200
    assert 1400 <= image.height <= 1500
    assert len(render.encode(image)) < MOST_BYTES


def test_it_is_the_same_whatever_was_drawn_before() -> None:
    drawn = {name: pictured(name).image for name in POSITIONS}
    clear_caches()
    for name in reversed(POSITIONS):
        assert pictured(name).image == drawn[name], name


# ---------------------------------------------------------------- what it tells


def test_everybody_has_a_corner_with_vp_and_what_was_gained() -> None:
    now, before = at(FOUR, 1.0), at(FOUR, 0.9)
    shown = texts(pictured("final", names=("Ada", "Bo", "Cy", "Di")).labels)
    for player, earlier in zip(now.players, before.players, strict=True):
        assert str(player.vp) in shown
        assert f"{player.vp - earlier.vp:+d}" in shown
    assert {"Ada", "Bo", "Cy", "Di"} <= {*shown}


def test_what_changed_on_the_hill_is_named_and_steps_in_capitals() -> None:
    now = at(FOUR, 0.5).copy()
    before = now.copy()
    space, spot = next(iter(now.hill)), next(iter(now.steps))
    before.hill = {name: worker for name, worker in now.hill.items() if name != space}
    before.steps = {name: seat for name, seat in now.steps.items() if name != spot}
    shown = texts(chat_picture(view(now, None), ENGLISH, since=view(before, None)).labels)
    assert {space, spot_code(spot)} == {*shown} & {*SPACES, *map(spot_code, STEPS)}
    assert not {*texts(chat_picture(view(now, None), ENGLISH).labels)} & {*SPACES, *map(str.upper, STEPS)}


def test_the_name_of_new_steps_covers_neither_a_god_nor_a_task() -> None:
    now = changed(at(FOUR, 0.03), hill={}, steps=dict.fromkeys(STEPS, 0))
    picture = chat_picture(view(now, None), ENGLISH, since=view(changed(now, steps={}), None))
    plates = {label.text: label.within for label in picture.labels if label.text in map(spot_code, STEPS)}
    assert len(plates) == len(STEPS)
    discs = [(board_hill.space_at(space), GOD_DISC) for space in SPACES]
    discs += [(board_hill.icon_at(icon), DISC) for icon in ICONS]
    for left, top, right, bottom in plates.values():
        for point, radius in discs:
            x, y = moved(point)
            away = hypot(max(left - x, x - right, 0), max(top - y - HEADER, y + HEADER - bottom, 0))
            assert away > radius - 1


def test_walls_show_the_food_they_cost_with_the_steps_that_are_built() -> None:
    for built in ((), ("S1u",), ("S1u", "S1l", "S4u")):
        state = at(TWO, 0.06).copy()
        state.steps = dict.fromkeys(built, 0)
        walls = [each for each in shown_on_hill(state) if [label.text for label in each.labels]]
        prices = sorted(label.text for each in walls for label in each.labels)
        assert prices == sorted(
            str(descending_cost(built, section, terrace)) for section in range(1, 6) for terrace in (1, 2)
        )


def shown_on_hill(state: State, moved: tuple[int, ...] = ()) -> list[Stamp]:
    content = hill_content(view(state, None))
    return list(hill.stamps(hill.ChatHill(content, moved), LIGHT))


def test_the_high_priest_that_moved_is_marked_and_no_other() -> None:
    state = full()
    still, one = shown_on_hill(state), shown_on_hill(state, (2,))
    assert len(one) == len(still) + 1
    (ring,) = [each for each in one if each.corner not in {other.corner for other in still}]
    assert LIGHT.glow in {colour for _, colour in ring.image.convert("RGB").getcolors() or []}


def test_the_strip_tells_what_else_changed_and_how_much_has_no_room() -> None:
    now, before = view(court(), None), view(court_before(), None)
    found = strip.chips(now, before, compare(now, before), ENGLISH)
    assert {chip.sign for chip in found} >= {"palace", "noble", "nation"}
    assert strip.chips(now, now, compare(now, now), ENGLISH) == ()
    labels = texts(strip.strip(found, LIGHT, ENGLISH).labels)
    assert labels[-1] == f"{len(found) - len(labels) + 1} more"
    assert labels[:-1] == [chip.text for chip in found][: len(labels) - 1]


def test_without_other_changes_there_is_no_strip() -> None:
    now = view(at(TWO, 0.06), None)
    assert chat_picture(now, ENGLISH, since=now).image.height < pictured("early").image.height


def test_against_an_automa_a_corner_tells_what_she_does_next_and_what_that_needs() -> None:
    moments = [seen(PACHAMAMA, share / 10) for share in range(1, 10)]
    dues = set()
    for outlook in filter(None, map(corners.outlook, moments)):
        met = [ahead.action for ahead in outlook.ahead if ahead.met]
        assert outlook.due == (met[0] if met else "die")
        assert bool(outlook.gods) == (not met)  # of use only where she rolls
        dues.add(outlook.due)
        around = corners.outlook_corners(outlook, LIGHT)
        first, ahead = around[0], around[1 : 1 + len(outlook.ahead)]
        needed = [f"{each.condition.has}/{each.condition.needs}" for each in reversed(outlook.ahead)]
        assert [texts(row.panel.labels) for row in ahead] == [[count] for count in needed]
        assert {row.corner[0] + row.panel.image.width for row in (first, *ahead)} == {WIDTH}
        assert first.corner[1] + first.panel.image.height == HILL
        gods = around[1 + len(outlook.ahead) :]
        assert {row.corner[0] for row in gods} <= {0}
        for rows in ((first, *ahead), gods):
            for low, high in pairwise(rows):
                assert high.corner[1] + high.panel.image.height == low.corner[1]
    assert len(dues) > 2
    assert "die" in dues
    assert corners.outlook(seen(FOUR, 0.5)) is None
    assert corners.outlook(seen(PACHAMAMA, 1.0)) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_the_bots_own_is_cut(lang: str) -> None:
    words = picture_words(lang)
    now = view(with_area(solo_court(), 1, palaces=tuple(PALACES)[:12]), None)
    for name in (*(words.names[which] for which in AUTOMAS), *BOT_NAMES):
        for seat, place in ((0, 0), (1, 1)):
            shown = corners.corner(now, seat, (name, name), words, None)
            assert name in texts(
                [label for piece in corners.seat_corner(shown, place, LIGHT) for label in piece.panel.labels]
            )


def test_the_header_stands_above_the_hill() -> None:
    labels = pictured("middle", names=("Ada", "Bo", "Cy", "Di")).labels
    asked = view(at(FOUR, 0.5), None).decision
    question = [label for label in labels if label.text == ENGLISH.questions[type(asked).__name__]]
    assert question
    assert question[0].box[3] <= HEADER


def test_captions_stand_below_everything_and_are_told() -> None:
    told = [(1, "Bo: Produce and Train, produced with 2 Buildings, rejuvenated 1; +5 VP"), (-1, "Festival 1: Bo +3 VP")]
    plain = chat_picture(seen(FOUR, 0.5), ENGLISH, names=("Ada", "Bo", "Cy", "Di"))
    captioned = chat_picture(seen(FOUR, 0.5), ENGLISH, names=("Ada", "Bo", "Cy", "Di"), told=told)
    below = [label for label in captioned.labels if label.box[1] > plain.image.height]
    assert " ".join(texts(below)) == " ".join(line for _, line in told)
    assert len(below) == 3, "two lines at most for a turn"
    assert captioned.image.height < plain.image.height + 300
    assert not faults(captioned)
    text = render.alt.chat(seen(FOUR, 0.5), ENGLISH, ("Ada", "Bo", "Cy", "Di"), told)
    assert f". {told[0][1]}. {told[1][1]}. Ada: " in text


def test_the_strip_names_regions_not_the_ids_of_spaces() -> None:
    now, before = seen(FOUR, 0.9), seen(FOUR, 0.89)
    taken = compare(now, before).conquest
    assert taken
    named = [chip.text for chip in strip.chips(now, before, compare(now, before), ENGLISH) if chip.sign == "conquest"]
    assert {text.rsplit(" ", maxsplit=1)[-1] for text in named} == {
        ENGLISH.names[CONQUEST[space].region] for space in taken
    }
