"""Pictures in another language: whatever is drawn into them, and said of them, not a word of English is in it."""

from collections.abc import Iterator

import pytest

from bot import glossary
from bot.say.pictures import words_of
from engine.components import GOD_CARDS
from engine.state import State
from engine.views import view
from render import SUBJECTS, alt, item_pages, parts_of
from render.drawing.picture import Picture
from render.items.catalogue import item_picture
from render.pictures.board import board_picture
from render.pictures.changes import changes_picture
from render.pictures.chart import chart_picture
from render.pictures.closeup import closeup_picture
from render.pictures.hand import hand_picture
from render.pictures.result import result_picture
from render.pictures.subject import subject_picture
from render.pictures.tableau import tableau_picture
from tests.e2e.kit.marked_language import MARKED, unmarked
from tests.render import positions
from tests.render.blank import colourless as colourless
from tests.sizes import size

pytestmark = pytest.mark.usefixtures("colourless")
WORDS, NAMES, LOOK = words_of(MARKED.pictures), ("Ana", "Bruno", "Chaska", "Diego"), "light"
# Every position of the box: a middle and an end for people, both opponents, and a table as full as it gets.
SHOWN = {
    "middle": positions.at("2p-pilgrims-1", 0.5),
    "end": positions.at("3p-builders", 1.0),
    "set-up": positions.at("4p-weavers-1", 0.0),
    "full": positions.full(),
    "axomamma": positions.at("solo/axomamma-harder", 0.5),
    "pachamama": positions.at("solo/pachamama-hard", 0.9),
}


def drawn(number: int, state: State) -> Iterator[Picture]:
    """All pictures of the position of this number; in the small size half of its close-ups."""
    public = view(state, None)
    yield board_picture(public, WORDS, LOOK, NAMES, None)
    yield changes_picture(public, public, WORDS, LOOK, NAMES)
    for part in parts_of(public)[number % size(2, 1) :: size(2, 1)]:  # which are the other half in the next position
        yield closeup_picture(public, part, WORDS, LOOK, NAMES)
    for seat in range(len(state.players)):
        yield tableau_picture(public, seat, WORDS, LOOK, NAMES)
    yield hand_picture(view(state, 0), WORDS, LOOK, NAMES)
    yield subject_picture(view(state, 0), "weavings", WORDS, LOOK, NAMES)


def said(state: State) -> Iterator[str]:
    """All alternative texts of a position."""
    public = view(state, None)
    yield alt.board(public, WORDS, NAMES)
    yield alt.chat(public, WORDS, NAMES)
    for part in parts_of(public):
        yield alt.closeup(public, part, WORDS, NAMES)
    for seat in range(len(state.players)):
        yield alt.tableau(public, seat, WORDS, NAMES)
    yield alt.hand(view(state, 0), WORDS)
    for about in SUBJECTS:
        yield alt.subject(view(state, 0), about, WORDS, NAMES)
    yield alt.reach({"M1b": 2}, WORDS)


def test_a_word_that_is_put_into_a_phrase_shows() -> None:
    assert unmarked(WORDS.won_by("Ana")) == unmarked(WORDS.benefit(GOD_CARDS["G03"].benefit)) == []
    assert unmarked(WORDS.won_by("nobody")) == unmarked(WORDS.with_tokens("nobody")) == ["nobody"]


@pytest.mark.parametrize("name", SHOWN)
def test_pictures_of_a_game(name: str) -> None:
    labels = [label.text for picture in drawn([*SHOWN].index(name), SHOWN[name]) for label in picture.labels]
    assert len(labels) > 300
    assert [(words, unmarked(words)) for words in labels if unmarked(words)] == []
    assert [(words, unmarked(words)) for words in said(SHOWN[name]) if unmarked(words)] == []


def test_what_changed_and_the_scores() -> None:
    now, since = (view(positions.at("solo/pachamama-hard", share), None) for share in (0.5, 0.45))
    chart = chart_picture([[1, 2], [3, 4]], WORDS, [1], LOOK, NAMES[:2])
    over = view(positions.at("golden_age/solo-all-ruruy", 1.0), None)
    cards = [
        result_picture(seen, course, WORDS, {1: (9, 0)}, LOOK, NAMES, hints)
        for seen, course, hints in (
            (now, [[10, 10], [10, 10], [15, 20]], ()),
            (over, [[10, 10], [20, 10], [15, 20]], [("Ana", 2)]),
            (view(positions.at("3p-builders", 1.0), None), [[0, 0, 0]], ()),
        )
    ]
    pictures = (changes_picture(now, since, WORDS, LOOK, NAMES), chart, *cards)
    words = [label.text for picture in pictures for label in picture.labels]
    words += [alt.changes(now, since, WORDS, NAMES), alt.chart([[1, 2], [3, 4]], WORDS, NAMES)]
    words.append(alt.result(over, ([[10, 10], [20, 10], [15, 20]], {}), WORDS, NAMES, [("Ana", 2)]))
    assert [(each, left) for each in words if (left := unmarked(each))] == []


def test_pictures_of_single_things() -> None:
    kinds, words = set(), []
    for key in (page for subject in glossary.keys() for page in item_pages(subject)):  # noqa: SIM118, it is a function
        words.append(alt.item(key, WORDS))
        if key.partition(":")[0] not in kinds:
            kinds.add(key.partition(":")[0])
            words += [label.text for label in item_picture(key, WORDS, LOOK).labels]
    assert len(kinds) > 15
    assert [(each, left) for each in words if (left := unmarked(each))] == []
