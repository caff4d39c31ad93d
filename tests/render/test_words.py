"""Pictures have no words of their own: they say what they are given, all of it, and refuse words with gaps."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import render
from bot.say.pictures import picture_words
from engine import components, temple, view
from engine.queries import spot_code
from render import Words, alt
from render.items.catalogue import KINDS, item_picture
from render.pictures.board import board_picture
from render.pictures.changes import changes_picture
from render.pictures.chart import chart_picture
from render.pictures.closeup import closeup_picture
from render.pictures.hand import hand_picture
from render.pictures.tableau import tableau_picture
from render.words import REQUIRED
from tests.render.kit import LANGUAGES, texts
from tests.render.positions import GAMES, SOLO_GAMES, at, full
from tests.sizes import size, some

ENGLISH = picture_words("en")
KEYS = tuple(f"{kind}:{name}" for kind, shown in KINDS.items() for name in shown.ids)
STATES = {
    "full": full(),
    **{f"{game} at {share}": at(game, share) for game in GAMES[1:2] + SOLO_GAMES[::2] for share in (0.0, 0.5, 1.0)},
}
SHOUTED = "§"


def shouted(text: Any) -> Any:
    """A text nobody speaks, in the place of one that somebody does."""
    if isinstance(text, str):
        return SHOUTED
    if isinstance(text, Mapping):
        return dict.fromkeys(text, SHOUTED)
    return lambda *values: " ".join([SHOUTED, *(str(value) for value in values if isinstance(value, int))])


NOBODYS = structs.replace(ENGLISH, **{field: shouted(getattr(ENGLISH, field)) for field in Words.__struct_fields__})
# What is printed on the pieces and the same in all languages.
PRINTED = {
    name
    for table in vars(components).values()
    if isinstance(table, Mapping)
    for name in table
    if isinstance(name, str) and re.search(r"[A-Z]", name)
} | {space for key in KEYS if key.startswith("automa_space:") for space in [key.partition(":")[2]]}
PRINTED |= {side for key in KEYS if key.startswith("personality:") for side in [key.partition(":")[2]]}
PRINTED |= {spot_code(spot) for spot in components.STEPS}
PRINTED |= {"A", "B", "C"} | {str(step) for step in temple.STEPS} | {f"B{section}" for section in components.SECTIONS}


def words_of(lines: list[str]) -> set[str]:
    """Everything in these lines that looks like a word, and is not printed on a piece."""
    found = {word for line in lines for word in re.findall(r"\b\d*[^\W\d_][\w-]*", line)}
    return {word for word in found - PRINTED if not PRINTED.issuperset(word.split("-"))}


# ---------------------------------------------------------------- nothing but what is given


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("kind", KINDS)
def test_the_picture_of_a_thing_says_only_what_it_is_given(kind: str) -> None:
    for number, name in enumerate(KINDS[kind].ids):
        key = f"{kind}:{name}"
        assert not words_of([alt.item(key, NOBODYS)]), key
        if number % size(18, 3) == 0:  # they are drawn alike
            assert not words_of(texts(item_picture(key, NOBODYS).labels)), key


@pytest.mark.usefixtures("colourless")
@pytest.mark.parametrize("name", some([*STATES], 1))
def test_pictures_say_only_what_they_are_given(name: str) -> None:
    seen = view(STATES[name], 0)
    drawn = [
        board_picture(seen, NOBODYS),
        changes_picture(seen, seen, NOBODYS, "light", ()),
        hand_picture(seen, NOBODYS),
    ]
    drawn += [tableau_picture(seen, seat, NOBODYS) for seat in range(len(seen.players))]
    drawn += [closeup_picture(seen, part, NOBODYS) for part in render.parts_of(seen)]
    drawn += [chart_picture([[1, 2], [3, 4]], NOBODYS)]
    for picture in drawn:
        assert not words_of(texts(picture.labels))


@pytest.mark.parametrize("name", STATES)
def test_alternative_texts_say_only_what_they_are_given(name: str) -> None:
    seen, before = view(STATES[name], 0), view(at(name.split(" at ")[0], 0.2) if " at " in name else STATES[name], 0)
    told = [alt.board(seen, NOBODYS), alt.changes(seen, before, NOBODYS), alt.hand(seen, NOBODYS)]
    told += [alt.tableau(seen, seat, NOBODYS) for seat in range(len(seen.players))]
    told += [alt.closeup(seen, part, NOBODYS) for part in render.parts_of(seen)]
    told += [alt.chart([[1, 2], [3, 4]], NOBODYS)]
    assert not words_of(told)


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """The texts in a file that are neither explanations nor complaints about a wrong call."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            skipped |= {id(each) for each in ast.walk(node)}
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node


FILES = sorted(Path(render.__file__).parent.rglob("*.py"))
# What is chosen or put together and is no text: ids and how they begin, icons, an anchor, and a format of numbers.
NO_WORDS = {
    "section ",
    "legend:",
    "priest ",
    "god ",
    "priest",
    "building",
    "crown",
    "vp",
    "lm",
    "rm",
    "coricancha",
    "segment",
    "+d",
}


@cache
def parsed() -> dict[str, ast.Module]:
    return {str(path): ast.parse(path.read_text()) for path in FILES}


def test_no_file_of_render_holds_a_sentence() -> None:
    found = [(name, node.value) for name, tree in parsed().items() for node in literals(tree)]
    assert not [(name, text) for name, text in found if re.search(r"[a-z]{2,} [a-z]{2,}|[à-ž]", text)]


def said(tree: ast.Module) -> Iterator[ast.expr]:
    """Literals that become a part of a text, or stand in for one, wherever they are in a file."""
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values):
                parts: list[ast.expr] = values
            case ast.BinOp(left, ast.Add() | ast.Mod(), right):
                parts = [left, right]
            case ast.BoolOp(_, values):
                parts = values
            case ast.IfExp(_, body, orelse):
                parts = [body, orelse]
            case ast.Call(ast.Attribute(_, "join" | "replace" | "format"), arguments):
                parts = [node.func.value, *arguments]
            case ast.Call(
                ast.Attribute(_, "text" | "paragraph") | ast.Name("title" | "draw_middle" | "TextPiece"), given
            ):
                parts = given
            case _:
                continue
        yield from parts


def test_no_file_of_render_puts_a_word_into_a_text() -> None:
    for name, tree in parsed().items():
        spoken = set(map(id, said(tree)))
        found = {node.value for node in literals(tree) if id(node) in spoken} - NO_WORDS
        assert not [text for text in found if re.search(r"[^\W\d_]", text)], name


# ---------------------------------------------------------------- words with gaps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("field", REQUIRED)
def test_words_that_lack_an_id_are_refused_by_its_name(field: str, lang: str) -> None:
    given = dict(getattr(picture_words(lang), field))
    name = next(iter(given))
    del given[name]
    with pytest.raises(ValueError, match=f"^the words of pictures in the language {lang} lack {field} of {name}$"):
        structs.replace(picture_words(lang), **{field: given})


@pytest.mark.parametrize("field", REQUIRED)
def test_words_for_what_is_not_there_are_refused(field: str) -> None:
    given = {**getattr(ENGLISH, field), "teapot": "Teapot"}
    problem = f"^the words of pictures in the language en have {field} of what is not there: teapot$"
    with pytest.raises(ValueError, match=problem):
        structs.replace(ENGLISH, **{field: given})


def test_empty_words_are_refused() -> None:
    with pytest.raises(ValueError, match="no text for temple"):
        structs.replace(ENGLISH, temple="")
    with pytest.raises(ValueError, match="no text for workers"):
        structs.replace(ENGLISH, workers={**ENGLISH.workers, "courier": ""})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_asked_in_other_words(lang: str) -> None:
    questions = picture_words(lang).questions
    assert len(set(questions.values())) == len(questions)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_have_no_blanks_around_them(lang: str) -> None:
    def check(text: object) -> None:
        if isinstance(text, str):
            assert text.strip() == text
        elif isinstance(text, Mapping):
            for each in text.values():
                check(each)
        else:
            assert isinstance(text, Callable)

    for field in Words.__struct_fields__:
        check(getattr(picture_words(lang), field))
