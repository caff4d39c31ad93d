"""Every Worker is drawn and named, also a Newcomer, who is of two kinds: half the one and half the other."""

import pytest

from bot.say.pictures import picture_words
from engine import Options, new_game, view
from engine.components import NEWCOMERS
from engine.workers import WORKERS, kinds_of
from render import icons
from render.alt import pictures as alt
from render.board_parts.village import people
from render.drawing.theme import LIGHT
from render.drawing.theme import WORKERS as COLOURS
from render.icons.people import TOKENS, _half
from render.pictures.board import board_picture
from render.pictures.closeup import closeup_picture
from tests.render.kit import ENGLISH, LANGUAGES, texts

SIZE = 60


@pytest.mark.parametrize("worker", WORKERS)
def test_every_worker_shows_the_colours_of_its_kinds_and_no_other(worker: str) -> None:
    image = icons.worker(worker, SIZE, LIGHT).convert("RGBA")
    halves = [image.crop((0, 0, SIZE // 2, SIZE)), image.crop((SIZE // 2, 0, SIZE, SIZE))]
    kinds = kinds_of(worker) * (2 // len(kinds_of(worker)))
    for half, kind in zip(halves, kinds, strict=True):
        shown = {colour[:3] for _, colour in half.getcolors(maxcolors=SIZE * SIZE) or []}
        assert [other for other in COLOURS if COLOURS[other] in shown] == [kind]


def test_newcomers_look_different_unless_they_are_twins() -> None:
    pictures = {worker: icons.worker(worker, SIZE, LIGHT).tobytes() for worker in WORKERS}
    for one in WORKERS:
        for other in WORKERS:
            assert (pictures[one] == pictures[other]) == (kinds_of(one) == kinds_of(other))


@pytest.mark.parametrize("shape", TOKENS)
def test_two_halves_meet_in_the_middle(shape: str) -> None:
    points, _, _ = TOKENS[shape]
    left, right = _half(points, -1), _half(points, 1)
    assert max(x for x, _ in left) == min(x for x, _ in right) == 0.5
    assert {*points} <= {*left, *right}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_newcomer_has_the_names_of_both_kinds(code: str) -> None:
    words = picture_words(code)
    for worker in WORKERS:
        assert words.worker(worker).split("/") == [words.workers[kind] for kind in kinds_of(worker)]


def test_newcomers_stand_wherever_workers_stand() -> None:
    game = new_game(Options(), 1)
    newcomers = tuple(NEWCOMERS)
    game.village, game.nomads, game.casualties = newcomers[:4], newcomers[4:6], newcomers[:3]
    game.hill = {"T1a": newcomers[6], "M3a": newcomers[7]}
    game.players[0].workers = newcomers[8:10]
    seen = view(game, None)
    assert board_picture(seen, ENGLISH).image
    assert ENGLISH.worker(newcomers[6]) in texts(closeup_picture(seen, "section 1", ENGLISH).labels)
    assert ENGLISH.worker(newcomers[6]) in alt.closeup(seen, "section 1", ENGLISH)


def test_twins_among_the_casualties_are_counted_together() -> None:
    fallen = ("N01", "N02", "warrior", "N03", "warrior", "N02")
    counted = texts(people((), (), fallen, 0, (), (), LIGHT, ENGLISH).labels)
    assert [text for text in counted if text.isdigit()][1:5] == ["6", "2", "3", "1"]
