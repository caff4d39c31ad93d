"""`chaski languages`: the gaps of a language, and its texts."""

import argparse
import ast
import importlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.core import UnknownLocaleError
from msgspec import Struct, structs

from bot.command_line.language import told
from bot.command_line.new_language import begin_language, variable
from bot.languages import TRANSLATED, Language
from bot.refusals import CommandCode, CommandError

if TYPE_CHECKING:
    from bot.translating.gaps import Gap


def register(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Adds `chaski languages` with `check` and `show`."""
    summary = told("languages")
    parts = subparsers.add_parser("languages", help=summary, description=summary).add_subparsers(
        dest="part", required=True
    )
    checked = told("languages.check")
    checking = parts.add_parser("check", help=checked, description=checked)
    checking.set_defaults(func=check_language)
    looked = told("languages.show")
    looking = parts.add_parser("show", help=looked, description=looked)
    looking.set_defaults(func=show_language)
    began = told("languages.begin")
    beginning = parts.add_parser("begin", help=began, description=told("languages.begin.about", summary=began))
    beginning.add_argument("lang", metavar="LANG", help=told("languages.code", example="pt"))
    beginning.add_argument("name", metavar="NAME", help=told("languages.name", example="Português"))
    beginning.set_defaults(func=begin)
    for parser in (checking, looking):
        parser.add_argument(
            "lang", choices=tuple(TRANSLATED), metavar="LANG", help=told("languages.lang", example="fr")
        )
        parser.add_argument("file", nargs="?", help=told("languages.file", one="told", other="chat/turns"))
        parser.add_argument("--key", default="", metavar="TEXT", help=told("languages.key"))


def begin(args: argparse.Namespace) -> int:
    """Makes the files of a new language, and says how to name it in the program."""
    try:
        made = begin_language(args.lang, args.name)
    except (UnknownLocaleError, ValueError):
        raise CommandError(CommandCode.NO_LANGUAGE, code=args.lang) from None
    except FileExistsError:
        raise CommandError(CommandCode.LANGUAGE_THERE, code=args.lang) from None
    print(told("languages.begun", folder=made, variable=variable(args.lang)))
    return 0


def check_language(args: argparse.Namespace) -> int:
    """Prints every fault and every gap with an example, and their number; 1 if there are any."""
    from bot.translating.gaps import SAME, faults, gaps  # late: other commands start faster without databases

    language = _language(args)
    wrong = faults(language)
    for sentence in wrong:
        print(f"! {sentence}")
    found = [*_chosen(gaps(language), args)]
    for gap in found:
        print(*_lines(gap, language), sep="\n")
    left = Counter(gap.part for gap in found if gap.fault == SAME)
    print(", ".join(f"{part}: {n}" for part, n in left.items()) or told("languages.nothing_left"))
    long = len(found) - left.total()
    print(told("languages.left", language=args.lang, faults=len(wrong), same=left.total(), long=long))
    return 1 if wrong or found else 0


def show_language(args: argparse.Namespace) -> int:
    """Prints texts with their examples."""
    from bot.translating.gaps import shown

    language = _language(args)
    for gap in _chosen(shown(language), args):
        print(*_lines(gap, language), sep="\n")
    return 0


def _language(args: argparse.Namespace) -> Language:
    return TRANSLATED[args.lang]


def _lines(gap: "Gap", language: Language) -> Iterator[str]:
    from bot.translating.gaps import SAME

    yield f"{gap.part} / {gap.key}{': ' if gap.fault else ''}{gap.fault}"
    yield from (f"    en  {text}" for text in gap.usual)
    if gap.fault != SAME:
        yield from (f"    {language.code}  {text}" for text in gap.own)


def _chosen(found: "Iterable[Gap]", args: argparse.Namespace) -> "Iterator[Gap]":
    language = _language(args)
    texts = {language.grammar.typeset(text) for text in _texts_of_file(args.lang, args.file)} if args.file else None
    for gap in found:
        if args.key in gap.key and (texts is None or language.grammar.typeset(gap.text) in texts):
            yield gap


def _texts_of_file(lang: str, file: str) -> set[str]:
    """All texts that a file of a language holds."""
    name = ".".join(Path(file).with_suffix("").parts)
    module = importlib.import_module(f"bot.languages.{lang}.{name}")
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    own = [target for node in tree.body for target in getattr(node, "targets", [getattr(node, "target", None)])]
    return {text for each in own if isinstance(each, ast.Name) for text in _texts(getattr(module, each.id))}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from _texts(tuple(value.values()))
    elif isinstance(value, Struct):
        yield from _texts(structs.astuple(value))
    elif isinstance(value, tuple):
        for inner in value:
            yield from _texts(inner)
