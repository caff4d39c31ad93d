"""What was put into words is not read again: whatever is shortened, compared or left out is data until it is shown."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDERS = ("bot/turn", "bot/screens", "bot/table", "bot/say")
READING = (
    *("count", "endswith", "find", "lstrip", "partition", "removeprefix", "removesuffix", "replace", "rfind"),
    *("rpartition", "rsplit", "rstrip", "split", "splitlines", "startswith", "strip"),
)
NO_TEXTS = ("_games", "_kept_open", "_messages", "games", "messages", "seats", "structs")
# Functions that read something else than what the bot has put into words.
READERS = {
    "bot/table/announce/asides.py": {"answer_of", "own"},  # sources of VP
    "bot/table/clock/clock.py": {"parse_date"},  # what people type
    "bot/table/entrance/wishes.py": {"wish_of"},  # the name of a button
    "bot/table/io/command_options.py": {"called"},
    "bot/table/look/looking.py": {"closeup", "explain"},  # names of files
    "bot/table/io/messages.py": {"without_going_on"},  # a message that only Discord has
    "bot/table/turn/placing.py": {"_is_called"},  # what people type
    "bot/table/turn/planning.py": {"wish"},  # the name of a button
    "bot/table/lobby/late_decisions.py": {"elect", "vote"},  # names of buttons
    "bot/table/look/summaries.py": {"pages", "put"},  # blank lines around pages
    "bot/table/clock/time_zones.py": {
        "_city",
        "_countries",
        "_index",
        "_minutes",
        "_table",
        "suggested",
    },  # names of zones
    "bot/table/io/user_text.py": {"clean", "number"},  # what people type
    "bot/screens/screen.py": {"fitted", "rules_button", "rules_key"},  # the last resort; names of buttons
    "bot/say/__init__.py": {"words"},  # the full stop of a template
    "bot/say/chat.py": {"chat"},  # the end of a template
    "bot/say/before/facts.py": {"_cost"},  # names of values
    "bot/say/after/festival.py": {"_plain"},  # names of people
    "bot/say/after/vp_table.py": {"row", "vp_table"},  # blanks at the end of a row
    "bot/say/filling.py": {"counted_term", "format_field", "word"},  # forms of templates
    "bot/say/pictures.py": {"_made", "counted"},  # numbers of a row of icons
    "bot/say/examples.py": {"_filled", "examples", "value_for"},  # forms and keys of templates
    "bot/say/before/golden_age.py": {"vassal"},  # names of places
    "bot/say/picture_check.py": {"_templates"},
    "bot/say/command_check.py": {"_alike", "unknown_commands"},  # keys of commands
    "bot/say/parts.py": {"named"},  # forms of templates
    "bot/say/after/episodes.py": {"is_final"},  # sources of VP
    "bot/say/template_check.py": {"form_of", "meaningless"},
    "bot/say/after/turn.py": {"_short"},  # names of people
    "bot/say/wording.py": {"_deed", "_vassal_place", "format_field"},  # names of places, forms of templates
}
PATHS = sorted(path for folder in FOLDERS for path in Path(folder).rglob("*.py"))


def readers(path: Path) -> Iterator[tuple[str, str]]:
    """The functions of a file that take a text apart, or look for something in it, and where."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and _reads(call.func):
                    yield function.name, ast.unparse(call)


def _reads(called: ast.Attribute) -> bool:
    of = ast.unparse(called.value)
    if of == "re":
        return called.attr not in ("compile", "escape")
    return called.attr in READING and of.split(".")[-1] not in NO_TEXTS


@pytest.mark.parametrize("path", PATHS, ids=str)
def test_no_sentence_is_read_again(path: Path) -> None:
    allowed = READERS.get(str(path), set())
    found = [(function, call) for function, call in readers(path) if function not in allowed]
    assert found == []


def test_every_reader_still_reads() -> None:
    reading = {path: {function for function, _ in readers(Path(path))} for path in READERS}
    assert {path: functions - reading[path] for path, functions in READERS.items() if functions - reading[path]} == {}
