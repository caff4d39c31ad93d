"""A fourth language, made up in the way CONTRIBUTING.md describes: copied, named, and translated file by file."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.languages
from bot import glossary, say
from bot.cli import main
from bot.command_line.new_language import begin_language, variable
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.languages.grammar import grammar
from bot.languages.typesetting import typeset
from bot.say.pictures import words_of
from bot.translating.completeness import complaints
from bot.translating.gaps import LONG, SAME, gaps
from engine.events import Gained
from tests.e2e.kit.marked_language import _template as marked

CODE, NAME = "tr", "Türkçe"  # of a locale that Discord knows; its words here are English ones with marks
NO_TEXTS = ("__init__.py", "grammar.py", "names.py")


class Translator(ast.NodeTransformer):
    """Translates what stands for texts: values of tables, and what is given to their records."""

    def visit_Dict(self, node: ast.Dict) -> ast.Dict:
        node.values = [self._translated(value) for value in node.values]
        return node

    def visit_Call(self, node: ast.Call) -> ast.Call:
        if isinstance(node.func, ast.Name) and node.func.id in (
            "Deed",
            "always",
            "Lengths",
            "Command",
            "CommandOption",
        ):
            node.args = [self._translated(value) for value in node.args]
            for keyword in node.keywords:
                keyword.value = self._translated(keyword.value)
        return node

    def _translated(self, value: ast.expr) -> ast.expr:
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            return ast.Constant(marked(value.value))
        visited: ast.expr = self.visit(value)
        return visited


def loaded(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Language:
    """The language of this folder, as if it were one of the others."""
    for name in [name for name in sys.modules if name.startswith(f"bot.languages.{folder.name}")]:
        monkeypatch.delitem(sys.modules, name)
    importlib.invalidate_caches()
    found: Language = getattr(importlib.import_module(f"bot.languages.{folder.name}"), variable(folder.name))
    return typeset(found)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of English under another name, beside the languages that are there."""
    monkeypatch.setattr(bot.languages, "__path__", [*bot.languages.__path__, str(tmp_path)])
    yield begin_language(CODE, NAME, tmp_path)
    for name in [name for name in sys.modules if name.startswith(f"bot.languages.{CODE}")]:
        del sys.modules[name]


def translate(folder: Path) -> None:
    for path in folder.rglob("*.py"):
        if path.name not in NO_TEXTS:
            tree = Translator().visit(ast.parse(path.read_text(encoding="utf-8")))
            path.write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")


def test_a_language_is_made_translated_and_spoken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = loaded(folder, monkeypatch)
    assert (begun.code, begun.name, list(complaints(begun))) == (CODE, NAME, [])
    left = [gap for gap in gaps(begun) if gap.fault == SAME]
    assert len(left) > 2500, "it says so itself"
    translate(folder)
    done = loaded(folder, monkeypatch)
    assert list(complaints(done)) == []
    assert [(gap.part, gap.key, gap.fault) for gap in gaps(done)] == []
    monkeypatch.setitem(LANGUAGES, CODE, done)
    assert bot.languages.spoken("tr-TR", "en") is done
    assert (
        say.event(Gained(0, "corn", 2, "tasks"), ["Ana", "Olek"], done) == f"Ana {marked('gained')} 2 {marked('corn')}."
    )
    assert words_of(done.pictures).amount("potato", 2) == f"2 {marked('potato')}"
    (found,) = glossary.search(marked("Worship"), done, 1)
    assert (found.key, found.title) == ("action:worship", marked("Worship"))
    (found,) = glossary.search(marked("Worship"), ENGLISH, 1)
    assert (found.key, found.title) == ("action:worship", "Worship")
    glossary._entries.cache_clear()
    glossary._index.cache_clear()


@pytest.mark.parametrize("code", ["pl", "ja", "ar"])
def test_a_new_language_has_as_many_forms_for_numbers_as_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    as_other = "sl"  # another one under whose name it can stand here
    monkeypatch.setattr("bot.command_line.new_language.grammar", lambda _: grammar(code))
    made = begin_language(as_other, "x", tmp_path)
    (made / "grammar.py").write_text(f'from bot.languages.grammar import grammar\nGRAMMAR = grammar("{code}")\n')
    monkeypatch.setattr(bot.languages, "__path__", [*bot.languages.__path__, str(tmp_path)])
    assert list(complaints(loaded(made, monkeypatch))) == []


def test_what_is_no_language_or_is_there_already_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", "begin", "xx", "X"]) == 2
    assert "There is no language with the code xx." in capsys.readouterr().err
    assert main(["languages", "begin", "fr", "Français"]) == 2
    assert "The language fr has its folder already." in capsys.readouterr().err


def test_a_text_too_long_for_its_place_is_named_with_an_example(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder / "chat" / "tables.py"
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace('"button.turn": "My turn"', f'"button.turn": "{"My turn " * 11}"'), encoding="utf-8")
    found = [gap for gap in gaps(loaded(folder, monkeypatch)) if gap.fault.startswith(LONG)]
    assert [(gap.part, gap.key, gap.usual) for gap in found] == [("chat", "button.turn", ("My turn",))]


def test_the_check_prints_what_is_left(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["languages", "check", "en"]) == 1
    told = capsys.readouterr().out
    assert "events / Gained: the same as English\n    en  Ana gained 2 potato.\n" in told
    assert "en: 0 faults," in told
    assert main(["languages", "show", "pl", "events", "--key", "Gained.several"]) == 0
    assert "events / Gained.several\n    en  Ana gained 2 stone and 1 corn.\n    pl  " in capsys.readouterr().out
