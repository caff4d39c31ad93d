"""How the languages are set: French keeps its signs of two parts on the line, and nobody quotes as programs do."""

import re
from collections.abc import Iterator
from string import Formatter

import pytest

import render
from bot.languages.pictures import PICTURE_TEXTS
from bot.say.pictures import picture_words
from engine import view
from render.drawing.canvas import MEDIUM, wrapped
from tests.render.golden_age import court, court_full

FRENCH = PICTURE_TEXTS["fr"]
NO_BREAK = "\N{NO-BREAK SPACE}"
ILL_SET = re.compile(rf"(?<!{NO_BREAK})[:;!?»]|«(?!{NO_BREAK})|\.\.\.|\"")


def literals(code: str) -> Iterator[tuple[str, str]]:
    """The words of all templates of pictures, without what is put into them."""
    texts = PICTURE_TEXTS[code]
    parts = {"labels": texts.labels, "phrases": texts.phrases, "amounts": texts.amounts, "effects": texts.effects}
    for part, templates in (*parts.items(), *texts.tables.items()):
        for key, template in templates.items():
            pieces = Formatter().parse(template)
            yield f"{part} {key}", "".join(words + "{}" * (field is not None) for words, field, *_ in pieces)


def test_french_has_a_no_break_space_before_its_signs_of_two_parts() -> None:
    assert [where for where, words in literals("fr") if ILL_SET.search(words)] == []
    assert FRENCH.phrases["won_by"] == f"victoire{NO_BREAK}: {{names}}"
    assert FRENCH.tables["icons"]["fulfilled"] == f"accomplie{NO_BREAK}; solo{NO_BREAK}: possible"


def test_alternative_texts_in_french_have_it_too() -> None:
    words, now = picture_words("fr"), view(court_full(), 0)
    told = [render.alt.board(now, words), render.alt.chat(now, words), render.alt.hand(now, words)]
    told += [render.alt.tableau(now, seat, words) for seat in range(4)]
    told += [render.alt.closeup(now, part, words) for part in render.parts_of(now)]
    told += [render.alt.item("god:G03", words), render.alt.changes(now, view(court(4), 0), words)]
    assert not [text for text in told if re.search(rf"(?<!{NO_BREAK})[:;!?](?= |$)", text)]
    assert max(map(len, told)) <= render.alt.LIMIT


def test_no_line_of_a_picture_begins_with_such_a_sign() -> None:
    text = FRENCH.tables["abilities"]["VN08"]
    assert NO_BREAK in text
    for room in range(60, 400, 20):
        assert not any(line.startswith((":", ";")) for line in wrapped(text, 20, MEDIUM, room))


@pytest.mark.parametrize("code", ["en", "fr", "pl"])
def test_nobody_quotes_as_programs_do_and_no_space_stands_where_none_belongs(code: str) -> None:
    wrong = re.compile(r'"|  | [,.)]|\( ')
    assert [where for where, words in literals(code) if wrong.search(words)] == []


@pytest.mark.parametrize("code", ["en", "pl"])
def test_other_languages_have_no_space_before_their_signs(code: str) -> None:
    assert [where for where, words in literals(code) if re.search(r"\s[:;!?]", words)] == []
