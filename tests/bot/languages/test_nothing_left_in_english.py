"""Nobody but the folders of languages speaks English: who may name a language at all, and where words may stand."""

import ast
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from bot.glossary.subjects import subjects
from bot.languages import ENGLISH
from bot.languages.pictures import PICTURE_TEXTS
from tests.bot.languages.program import ROOT, called, modules_in

PARTS = ("bot", "render", "storage", "engine")

# All who may name a language, instead of being told which one to speak, each with what it may name.
NAMED_BY = {
    "bot/languages/__init__.py": {"ENGLISH", "en", "fr", "pl"},
    "bot/languages/pictures.py": {"LANGUAGES", "DRAWN"},
    "bot/command_line/languages.py": {"TRANSLATED"},  # for whoever translates
    "bot/translating/gaps.py": {"USUAL"},  # beside which the others are shown
    "bot/command_line/language.py": {"PICTURE_TEXTS", "USUAL"},  # `--lang` chooses among them
    "bot/command_line/new_language.py": {"languages"},  # whose folder it fills
    "bot/command_line/arguments.py": {"USUAL"},  # whose locale in Discord has a region
    "bot/command_line/components.py": {"PICTURE_TEXTS"},  # checks them all
    "bot/say/pictures.py": {"PICTURE_TEXTS"},  # by the code that another process was told
    "bot/client/app.py": {"LANGUAGES", "USUAL"},  # checks them all; tells Discord of those beside the usual one
    "bot/client/cogs/texts.py": {"LANGUAGES", "USUAL"},  # commands as Discord lists them, in every language
    "bot/client/cogs/help_and_settings.py": {"LANGUAGES", "DRAWN"},  # which can be chosen
    "bot/glossary/__init__.py": {"LANGUAGES"},  # writes and indexes all of them
    "bot/translating/completeness.py": {"USUAL"},  # against which the others are held
    # the topic of the sandbox's channel, before anybody is there to choose; what its page says, in all of them
    "bot/serving.py": {"LANGUAGES", "USUAL"},
}
CODES = {path.name for path in (ROOT / "bot" / "languages").iterdir() if path.is_dir()} - {"__pycache__"}
CONCRETE = {"ENGLISH", "USUAL", "LANGUAGES", "DRAWN", "TRANSLATED", "PICTURE_TEXTS"}

# Where English may stand beside the languages: what whoever runs the program reads, and the stand-in for Discord, whose
# sentences are Discord's.
FOR_OPERATORS = (
    *("bot/settings.py", "bot/sandbox/"),
    "bot/command_line/new_language.py",  # for whoever translates
    *("bot/metrics.py", "bot/monitoring.py"),
    "bot/translating/",  # for whoever translates
    *("bot/client/loop_lag.py", "storage/migrations/"),
    *("engine/components/checks/", "engine/components/listing.py"),
    # what is wrong with a row, for the log and `chaski doctor`; players hear the words of the refusal's code
    *("storage/journal.py", "storage/lists.py", "storage/planning.py", "storage/registry.py", "storage/rows.py"),
    # the features by which computer players judge a position
    *("engine/players/experience.py", "engine/players/outlook.py", "engine/players/module_outlook.py"),
)
# Words that nobody reads as such: values of choices, forms, types, names of people and places, files, SQL.
NOT_SHOWN = {
    "bot/command_line/doctor.py": {"bold red", "bold green"},  # styles
    "bot/command_line/languages.py": {"bot.languages."},  # modules
    "storage/doctor/file.py": {"not a database"},  # as SQLite says
    "storage/doctor/values.py": {r"[\w+\-\N{MINUS SIGN}/: ]{1,64}", "[a-z]{2,3}(-[A-Za-z]{2,4})?"},
    "bot/say/parts.py": {r"(.*?)(?:<(price|gain|aside)>(\N{NO-BREAK SPACE}?[:.] )?(.*?)</\2>|$)"},
    "bot/client/cogs/difficulty.py": {"[A-Za-z0-9_]{1,30}"},
    "bot/client/interactions.py": {"an interaction"},  # in the log
    "bot/glossary/__init__.py": {r"(?<=[A-Za-z])0+(?=\d)"},
    "bot/table/io/seats.py": {"Amaru", "Puma", "Condor"},  # as the bot players are called everywhere
    "bot/table/clock/clock.py": {
        *("12 hours a turn", "1 day a turn", "3 days a turn"),
        *("3 days and 4 hours more for each answer", "7 days and 8 hours more for each answer"),
    },
    "bot/table/clock/time_zones.py": {r"(?:UTC|GMT)?\s*([+\N{MINUS SIGN}-])\s*(\d{1,2})(?::?([0-5]\d))?"},
    "bot/say/pictures.py": {"Gain.", "amount."},  # how keys begin
    "bot/serving.py": {"Chinchaysuyu", "Antisuyu", "Collasuyu", "Contisuyu"},  # names of servers
    "engine/components/effects.py": {"building type", "worker kind"},  # what a broken file is refused with
    "engine/players/standing_orders.py": {"standing orders"},  # seeds the generator
    "storage/notes.py": {"games made", "in use"},  # keys
    "render/drawing/canvas.py": {"AlegreyaSans-Medium.ttf"},
}
A_PLACE = re.compile(r"[A-Z][a-z]+/[A-Z][A-Za-z_]+")  # in the names of time zones
SQL = re.compile(r"^\s*(?:PRAGMA|CREATE TABLE|SELECT|DELETE|INSERT|UPDATE|BEGIN|REPEATABLE READ|ORDER BY|VACUUM)\b")
A_TYPE = re.compile(r"^[\w.]+\[[\w.]+\]$")
# What reads like a text: a capitalised word, two words in a row, or a word with the end of a sentence after it.
A_TEXT = re.compile(r"\b[A-Z][a-z]+\b|[A-Za-z]{2,}\s+[A-Za-z]|[a-z]{2}[.!?…]+$")
# Whatever is given under these names is read by people, be it a single word in small letters.
SAYING = {"send", "reply", "send_message", "edit", "print", "Text", "Embed"}
READ = {"words", "label", "placeholder", "detail", "alt", "content", "title", "description", "topic", "reason", "text"}


# ---------------------------------------------------------------- nobody chooses a language


def named_languages(tree: ast.Module) -> Iterator[str]:
    """The languages, or lists of them, that a module names; or the function that it asks for a certain one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names = {each.name for each in node.names}
            yield from names & CONCRETE
            yield from (part for part in (node.module or "").split(".")[2:3] if part in CODES)
            if node.module == "bot.languages":
                yield from names & CODES
            if node.module == "bot" and "languages" in names:
                yield "languages"
        elif isinstance(node, ast.Import):
            yield from ("languages" for each in node.names if each.name.startswith("bot.languages"))
        elif isinstance(node, ast.Call) and called(node) in ("spoken", "picture_words"):
            yield from [called(node)] * all(isinstance(argument, ast.Constant) for argument in node.args)


def test_only_these_modules_name_a_language() -> None:
    found = defaultdict(set)
    for path, tree in modules_in("bot"):
        for name in named_languages(tree):
            if not path.startswith(tuple(f"bot/languages/{code}/" for code in PICTURE_TEXTS)):
                found[path].add(name)
    assert dict(found) == NAMED_BY


# ---------------------------------------------------------------- only languages hold words for people


def apart(tree: ast.Module) -> set[int]:
    """Literals that are no texts: docstrings, log lines, complaints about mistakes of programmers, types."""
    found: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            found.update(id(each.value) for each in body if isinstance(each, ast.Expr))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.update(id(inner) for each in (node.returns, *node.args.args) if each for inner in ast.walk(each))
        elif isinstance(node, ast.AnnAssign):
            found.update(id(inner) for inner in ast.walk(node.annotation))
        elif isinstance(node, ast.Raise | ast.Assert) or unread(node):
            found.update(id(inner) for inner in ast.walk(node))
    return found


def unread(node: ast.AST) -> bool:
    """Whether something is a line of the log, a list of exported names, or the name of a type."""
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    if not isinstance(node, ast.Call):
        return False
    logged = isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") == "log"
    return logged or called(node) in ("TypeVar", "ParamSpec")


@cache
def known() -> tuple[str, ...]:
    """What the program calls things by, in order: keys of the languages, and classes."""
    tables = (ENGLISH.chat, ENGLISH.terminal, ENGLISH.phrases, ENGLISH.errors, ENGLISH.reasons, ENGLISH.thoughts)
    tables += (ENGLISH.command_line, ENGLISH.page)
    keys = {key for table in (*tables, ENGLISH.events, ENGLISH.commands, ENGLISH.glossary.words) for key in table}
    classes = {node.name for _, tree in modules_in(*PARTS) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    return tuple(sorted(keys | classes | {subject.key for subject in subjects()}))


def begins_what_is_known(words: str) -> bool:
    at = bisect_left(known(), words)
    return at < len(known()) and known()[at].startswith(words)


def literals(node: ast.AST, but: set[int]) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str) and id(inner) not in but:
            yield inner.value


def texts(tree: ast.Module) -> Iterator[str]:
    """Literals that read like texts."""
    for words in literals(tree, apart(tree)):
        if not A_TEXT.search(words) or SQL.search(words) or A_PLACE.fullmatch(words) or A_TYPE.search(words):
            continue
        if not begins_what_is_known(words):
            yield words


def test_only_the_folders_of_languages_hold_texts() -> None:
    found = {}
    for path, tree in modules_in(*PARTS):
        if not path.startswith(("bot/languages/", *FOR_OPERATORS)) and (wrong := set(texts(tree))):
            found[path] = wrong
    assert found == NOT_SHOWN


def shown(tree: ast.Module) -> Iterator[str]:
    """Single words that are given as something to read: the label of a button, the words of a message."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg in READ:
                    yield from spelt_out(keyword.value)
            if called(node) in SAYING and node.args:
                yield from spelt_out(node.args[0])


def spelt_out(value: ast.AST) -> Iterator[str]:
    """The words that stand in a value itself: not the keys and forms that are given to a function in it."""
    if isinstance(value, ast.Constant):
        if isinstance(value.value, str) and re.search(r"[A-Za-z]{2}", value.value):
            yield value.value
    elif isinstance(value, ast.JoinedStr | ast.BinOp | ast.List | ast.Tuple):
        for inner in ast.iter_child_nodes(value):
            yield from spelt_out(inner)
    elif isinstance(value, ast.IfExp):
        yield from spelt_out(value.body)
        yield from spelt_out(value.orelse)


def test_no_single_word_is_shown_either() -> None:
    found = {}
    for path, tree in modules_in("bot", "render"):
        if not path.startswith(("bot/languages/", *FOR_OPERATORS)) and (wrong := set(shown(tree))):
            found[path] = wrong
    assert found == {"bot/cli.py": {"chaski: ", "\nchaski: "}}  # the name of the program
