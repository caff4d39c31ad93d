"""What was put into words is not read again: whatever is shortened, compared or left out is data until it is shown."""

import ast
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

FOLDERS = (
    *("bot/turn", "bot/screens", "bot/table", "bot/say", "bot/client", "bot/terminal", "bot/glossary"),
    *("bot/background", "bot/command_line", "bot/action_names.py"),
)
READING = (
    *("count", "endswith", "find", "lstrip", "partition", "removeprefix", "removesuffix", "replace", "rfind"),
    *("rpartition", "rsplit", "rstrip", "split", "splitlines", "startswith", "strip"),
    *("capitalize", "casefold", "lower", "title", "upper"),
    *("findall", "finditer", "fullmatch", "match", "search", "sub", "subn"),  # of a pattern
)
# Functions that put something into words: nothing compares, counts or cuts what they return.
WORDING = (
    *("amounts", "caption", "chat", "considered", "entry_label", "entry_words", "fill", "fitted", "format_field"),
    *("in_a_row", "joined", "piece_words", "place_labels", "place_words", "phrase", "reason", "sentence", "so_far"),
    *("question", "tap_label", "thing", "title", "told", "until", "words_of", "_said", "_words"),
)
# Attributes that hold words; `question` is elsewhere the name of a class.
WORDED = ("detail", "label", "title", "words")
COUNTING = ("Counter", "fromkeys", "frozenset", "set")
OUTSIDE = "(outside of functions)"
NO_TEXTS = (
    *("_games", "_kept_open", "_messages", "games", "itertools", "messages", "moderation", "policies", "say", "seats"),
    "structs",
)
# Functions that read something else than what the bot has put into words.
READERS = {
    "bot/action_names.py": {"key"},  # names of classes
    "bot/background/parcels.py": {"find_class"},  # names of modules
    "bot/background/work_queue.py": {"_hear", "reach"},  # messages of PostgreSQL
    "bot/client/app.py": {"_is_outdated"},  # names of buttons
    "bot/client/buttons.py": {"_replace"},
    "bot/client/cogs/difficulty.py": {"_begins", "meant", "suggested"},  # what people type
    "bot/client/cogs/help_and_settings.py": {"forget", "work"},
    "bot/client/cogs/standing_orders.py": {"_days"},
    "bot/client/cogs/statistics.py": {"_seasons"},
    "bot/client/cogs/texts.py": {"translate"},  # codes of languages
    "bot/client/cogs/turns.py": {"_meant", "choose", "work"},  # what people type
    "bot/client/loop_lag.py": {"_own"},  # names of modules
    "bot/client/turn_buttons.py": {"_change", "_order"},  # names of buttons
    "bot/command_line/arguments.py": {"names", "sandbox_address"},  # what people type
    "bot/command_line/components.py": {"_unworded"},  # complaints for developers, in English
    "bot/command_line/language.py": {"_without_option", "choose_language"},  # codes of languages
    "bot/command_line/log.py": {"begin_log"},  # settings
    "bot/command_line/new_language.py": {"_renamed", "variable"},  # source code
    "bot/command_line/own_players.py": {"_maker", "_why"},  # names of modules
    "bot/command_line/worker.py": {"_queues"},  # what people type
    "bot/glossary/__init__.py": {
        *("_matching", "search"),  # what people type
        *("_named", "_names", "_printed", "related"),  # keys of entries
        *("_at", "_explained"),  # names in an explanation, and the blanks between its parts
    },
    "bot/glossary/only_with.py": {OUTSIDE, "played_with"},  # names of modules; marks that no text has
    "bot/say/after/squeezing.py": {"squeezed"},  # the last of several lines
    "bot/say/before/thinking.py": {"of"},  # fields of templates
    "bot/table/io/quotas.py": {"limits_of_operator"},  # names of settings
    "bot/table/look/modules.py": {OUTSIDE},  # names of modules
    "bot/table/look/seasons.py": {"_typed_day", "_typed_month", "_unpacked_day"},  # what people type
    "bot/table/look/statistics.py": {"request_of"},  # names of buttons
    "bot/terminal/album.py": {"keep"},  # names of files
    "bot/terminal/areas.py": {"_building"},  # the full stop of an ability
    "bot/terminal/hot_seat.py": {"_ask", "_offer_to_save", "_show_board"},  # what people type
    "bot/terminal/seats.py": {"take_seats"},  # names of policies
    "bot/terminal/watching.py": {"_print"},  # blanks at the end of a wrapped line
    "bot/turn/hints.py": {"taps_on"},  # the name of a button
    "bot/turn/place_rows.py": {"_workers"},  # names of pictures
    "bot/turn/rows.py": {"_told_apart"},  # labels may become alike only when they are cut
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
    "bot/table/io/user_text.py": {"clean", "escaped", "number", "unlinked"},  # what people type
    "bot/screens/screen.py": {"fitted", "pressable_label", "rules_button", "rules_key"},  # the last resort; ids
    "bot/say/sentences.py": {"words"},  # the full stop of a template
    "bot/say/chat.py": {"chat"},  # the end of a template
    "bot/say/after/facts.py": {"_cost"},  # names of values
    "bot/say/after/festival.py": {"_plain"},  # names of people
    "bot/say/after/vp_table.py": {"row", "vp_table"},  # blanks at the end of a row
    "bot/say/filling.py": {"_pieces", "counted_term", "format_field", "word"},  # forms of templates
    "bot/say/pictures.py": {"counted", "words_of"},  # numbers of a row of icons
    "bot/translating/examples.py": {"_filled", "examples", "value_for"},  # forms and keys of templates
    "bot/translating/pictures.py": {"_templates"},
    "bot/translating/commands.py": {"_alike", "_wrong", "unknown_commands"},  # keys of commands
    "bot/say/parts.py": {"named", "template_pieces"},  # forms of templates
    "bot/translating/templates.py": {"form_of", "meaningless"},
    "bot/say/after/episode_lines.py": {"_short"},  # names of people
    "bot/say/wording.py": {
        *("_deed", "format_field"),  # forms of templates
        "sentence",  # the signs of a template before its first value
    },
}
PATHS = sorted(path for folder in FOLDERS for path in (Path(folder), *Path(folder).rglob("*.py")) if path.is_file())


def readers(source: str) -> Iterator[tuple[str, str]]:
    """The functions of a file that take a text apart, look for something in it or compare it, and where."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = {id(node) for function in functions for node in ast.walk(function)}
    outside = [node for node in ast.walk(tree) if id(node) not in inside]
    helpers = _helpers(functions)
    for name, nodes in ((OUTSIDE, outside), *((function.name, [*ast.walk(function)]) for function in functions)):
        worded = helpers | _named_words(nodes, helpers)
        yield from ((name, ast.unparse(node)) for node in nodes if _is_reading(node, worded))


def _helpers(functions: Sequence[ast.FunctionDef | ast.AsyncFunctionDef]) -> frozenset[str]:
    """The functions of a file that return what was put into words, also by another one of them."""
    found: frozenset[str] = frozenset()
    while True:
        more = {function.name for function in functions if _words_something(function, found)}
        if more <= found:
            return found
        found |= more


def _words_something(function: ast.FunctionDef | ast.AsyncFunctionDef, helpers: frozenset[str]) -> bool:
    nodes = [*ast.walk(function)]
    worded = helpers | _named_words(nodes, helpers)
    told = [node.value for node in nodes if isinstance(node, ast.Return | ast.Yield) and node.value is not None]
    return any(_is_worded(value, worded) for value in told)


def _named_words(nodes: Iterable[ast.AST], helpers: frozenset[str]) -> frozenset[str]:
    """The names of words in a function."""
    return frozenset(
        target.id
        for node in nodes
        for target, value in _named(node)
        if isinstance(target, ast.Name) and _is_worded(value, helpers)
    )


def _named(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """The names that a node gives, and what it gives them to."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            yield from zip(targets, values, strict=False)
        case ast.Assign(targets=targets, value=value):
            yield from ((target, value) for target in targets)
        case ast.NamedExpr(target=target, value=value) | ast.AnnAssign(target=target, value=ast.expr() as value):
            yield target, value


def _is_reading(node: ast.AST, worded: frozenset[str]) -> bool:
    match node:
        case ast.Call(func=ast.Attribute() as called) if _reads(called):
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=args) if name in COUNTING:
            return any(_is_worded(arg, worded) for arg in args)
        case ast.Compare(left=left, comparators=others):
            return any(_is_worded(one, worded) for one in (left, *others))
        case ast.Subscript(value=value, slice=ast.Slice()):
            return _is_worded(value, worded)
        case ast.Subscript(slice=key, ctx=ast.Store()):
            return _is_worded(key, worded)
        case ast.SetComp(elt=each) | ast.DictComp(key=each):
            return _is_worded(each, worded)
        case ast.Set(elts=values):
            return any(_is_worded(each.value if isinstance(each, ast.Starred) else each, worded) for each in values)
    return False


def _is_worded(node: ast.AST, worded: frozenset[str]) -> bool:
    """Whether this is a text that has just been put into words, or several of them."""
    match node:
        case ast.Call(func=ast.Name(id="str"), args=[ast.Call() as inner]):
            return _is_worded(inner, worded)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=mapping), attr="values")):
            return mapping in worded
        case ast.Call(func=ast.Name(id=name)):
            return name in WORDING or name in worded
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in WORDING
        case ast.Attribute(value=ast.Name(id="prompt"), attr="question"):
            return True
        case ast.Attribute(attr=name):
            return name in WORDED
        case ast.GeneratorExp(elt=each) | ast.ListComp(elt=each) | ast.DictComp(value=each):
            return _is_worded(each, worded)
        case ast.Name(id=name):
            return name in worded
        case ast.JoinedStr(values=values):
            return any(_is_worded(each.value, worded) for each in values if isinstance(each, ast.FormattedValue))
    return False


def _reads(called: ast.Attribute) -> bool:
    of = ast.unparse(called.value)
    if of == "re":
        return called.attr not in ("compile", "escape")
    return called.attr in READING and of.split(".")[-1] not in NO_TEXTS


@pytest.mark.parametrize("path", PATHS, ids=str)
def test_no_sentence_is_read_again(path: Path) -> None:
    allowed = READERS.get(str(path), set())
    found = [
        (function, call) for function, call in readers(path.read_text(encoding="utf-8")) if function not in allowed
    ]
    assert found == []


def test_every_reader_still_reads() -> None:
    reading = {path: {function for function, _ in readers(Path(path).read_text(encoding="utf-8"))} for path in READERS}
    assert {path: functions - reading[path] for path, functions in READERS.items() if functions - reading[path]} == {}


@pytest.mark.parametrize(
    "reading",
    [
        "words.replace('a', 'b')",
        "PATTERN.sub('', words)",
        "words[:1].upper()",
        "chat('key', lang)[:3]",
        "label = chat('key', lang)\nlabel == other",
        "Counter(chat(key, lang) for key in keys)",
        "dict.fromkeys(thing('god', god, lang) for god in gods)",
        "{words_of(step, lang) for step in steps}",
        "found[say.reason(why, lang)] = why",
        "'for' in str(words_of(step, lang))",
        "def told():\n    return chat('key', lang) != earlier",
        "prompt.title != other.title",
        "prompt.question != first.question",
        "{option.words for option in options}",
        "{until(wait) for wait in waits}",
        "titles, who = {seat: chat(key, lang) for seat in seats}, names\nlen({*titles.values()})",
        "def _why(event):\n    return wording.phrase('key')\ndict.fromkeys(_why(event) for event in events)",
        "def _why(event):\n    return wording.phrase('key')\nset(words for event in events if (words := _why(event)))",
    ],
)
def test_every_way_to_read_is_seen(reading: str) -> None:
    assert [*readers(reading)]
