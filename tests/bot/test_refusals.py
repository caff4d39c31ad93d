"""Every refusal is one of a closed list and comes with the values it promises; `test_languages` demands its words."""

import ast
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from bot import say
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.refusals import CommandCode, CommandError, FileTrouble
from bot.table.io.errors import Refused
from bot.translating.completeness import REFUSALS
from engine import Options, new_game
from engine.actions import Pass
from engine.box import BASE_GAME
from engine.codec import Answer, Difference, decode_action, load_game, save_game, verify
from engine.core import apply
from engine.difficulty import AXOMAMMA
from engine.errors import (
    BadOptions,
    Code,
    DamagedSave,
    GameCode,
    GameError,
    IllegalAction,
    NotYourDecision,
    OtherRules,
    Reason,
    Refusal,
)
from engine.players.standing_orders import order_for
from storage.errors import DamagedGame, DatabaseTrouble, NotNow, StorageCode, StorageError

CODES: list[Code] = [code for codes in REFUSALS for code in codes]
ROOT = Path(__file__).parents[2]
BESIDE = {"action", "reason"}  # what a GameError carries besides the values of its words


def kinds(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith(("engine.", "storage.", "bot.")):
            yield below
            yield from kinds(below)


# ---------------------------------------------------------------- the lists are closed


def test_no_two_refusals_share_a_code() -> None:
    assert len({code.value for code in CODES}) == len(CODES)


def test_a_refusal_has_exactly_the_values_its_code_promises() -> None:
    for wrong in ({}, {"players": 7, "seats": 3}, {"seats": 3}):
        with pytest.raises(TypeError, match="WRONG_PLAYERS"):
            BadOptions(GameCode.WRONG_PLAYERS, **wrong)
    assert str(BadOptions(GameCode.WRONG_PLAYERS, players=7)) == "wrong_players (players=7)"
    assert str(NotNow(StorageCode.BUSY)) == "busy"


@cache
def made_in(package: str) -> tuple[tuple[Path, str, ast.Call], ...]:
    """Where a package makes something of a class, by its file and the name of the class."""
    return tuple(
        (file.relative_to(ROOT), node.func.id, node)
        for file in sorted((ROOT / package).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id[0].isupper()
    )


def raised(package: str) -> Iterator[tuple[str, ast.Call]]:
    """Where a package makes a refusal, apart from those of damaged games, which are told in no chat."""
    names = {kind.__name__ for kind in kinds()} - {DamagedGame.__name__}
    yield from ((f"{file}:{node.lineno}", node) for file, name, node in made_in(package) if name in names)


@pytest.mark.parametrize("package", ["engine", "storage", "bot"])
def test_whatever_is_refused_is_in_the_lists_with_all_its_values(package: str) -> None:
    known = {f"{type(code).__name__}.{code.name}": code for code in CODES}
    found = list(raised(package))
    assert len(found) > 20
    for where, call in found:
        assert call.args, where
        assert ast.unparse(call.args[0]) in known, where
        given = {keyword.arg for keyword in call.keywords} - BESIDE
        assert given == known[ast.unparse(call.args[0])].names, where


def keys(node: ast.expr) -> list[str]:
    """The keys that the first argument of a call may be."""
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_what_a_table_refuses_has_words_with_exactly_its_values(lang: Language) -> None:
    found = [
        (f"{file}:{node.lineno}", key, {keyword.arg for keyword in node.keywords})
        for file, name, node in made_in("bot")
        if name == Refused.__name__
        and "sandbox" not in file.parts  # where Discord is played, which has its own ways to refuse
        for key in keys(node.args[0]) or ["?"]
    ]
    assert len(found) > 40
    for where, key, given in found:
        assert key in lang.chat, where
        assert {name for _, name, _, _ in Formatter().parse(lang.chat[key]) if name} == given, where


def test_whatever_is_in_the_lists_is_refused_somewhere() -> None:
    made = {ast.unparse(call.args[0]) for package in ("engine", "storage", "bot") for _, call in raised(package)}
    instead = {kind.instead for kind in kinds()}
    unused = [code for code in CODES if f"{type(code).__name__}.{code.name}" not in made and code not in instead]
    assert not unused


def test_a_refusal_survives_the_way_from_another_process() -> None:
    reason = Reason("game_over")
    illegal = IllegalAction(GameCode.ILLEGAL, Pass(), reason, answer="Pass()", question="TakeTurn")
    again = pickle.loads(pickle.dumps(illegal))
    assert type(again) is IllegalAction
    assert (again.code, again.values, again.action, again.reason) == (GameCode.ILLEGAL, illegal.values, Pass(), reason)
    damaged = pickle.loads(pickle.dumps(DamagedGame("Game 3 has no end", ValueError("torn"))))
    assert str(damaged) == "Game 3 has no end (torn)."


def test_what_players_read_instead_names_nothing() -> None:
    for kind in kinds():
        assert kind.instead is None or not kind.instead.names


# ---------------------------------------------------------------- and they are right

NOT_SAVED = DamagedSave(GameCode.NOT_SAVED_THERE, what="state", where="answers[3].seat")
ILLEGAL = IllegalAction(GameCode.ILLEGAL, Pass(), answer="Pass()", question="TakeTurn")


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (BadOptions(GameCode.WRONG_PLAYERS, players=7), "This game is for 2, 3 or 4 players, not 7."),
        (
            BadOptions(GameCode.NO_SUCH_OPPONENT, opponent="supay", known=("axomamma", "pachamama")),
            "There is no solo opponent 'supay'; there are axomamma and pachamama.",
        ),
        (
            BadOptions(GameCode.NO_SUCH_PLAYER, player="genius", known=("random", "greedy")),
            "There is no player called 'genius'; there are random, greedy.",
        ),
        (NOT_SAVED, "This is not a saved state: what it says at answers[3].seat cannot be right."),
        (
            DamagedSave(GameCode.UNFIT_ANSWER, answer=3, why=ILLEGAL),
            "Answer 3 does not fit: Pass() is not among the answers to Main action now.",
        ),
        (
            DamagedSave(GameCode.EARLIER_VERSION, why=NOT_SAVED),
            "This is not a saved state: what it says at answers[3].seat cannot be right."
            " It comes from an earlier version, whose component values may have been different.",
        ),
        (
            OtherRules(GameCode.OTHER_RULES, difference=Difference(began=1, now=2, components=True, since=8)),
            "This game began under rules version 1, while this program plays version 2,"
            " and with component values other than this program's."
            " From answer 8 on it was played under other rules or values than now."
            " It cannot be replayed under this program's rules, so it cannot be checked.",
        ),
        (
            OtherRules(GameCode.OTHER_RULES, difference=Difference(began=2, now=2, components=True, since=None)),
            "This game began with component values other than this program's."
            " It cannot be replayed under this program's rules, so it cannot be checked.",
        ),
        (
            NotNow(StorageCode.NOT_AGREED, missing=["Ana", "Bo"]),
            "Everybody must agree to take a move back; still missing: Ana, Bo.",
        ),
        (FileTrouble(CommandCode.FILE_EMPTY, path=Path("a/game.json")), "a/game.json is empty."),
        (ILLEGAL, "The rules do not allow that now."),
    ],
    ids=lambda value: value.code.value if isinstance(value, Refusal) else "",
)
def test_the_words_of_refusals(refusal: Refusal, words: str) -> None:
    assert say.error(refusal, ENGLISH) == words
    assert say.owner_error(refusal, ENGLISH) == words


def test_a_standing_order_that_is_none_is_answered_with_what_to_say() -> None:
    with pytest.raises(BadOptions) as refused:
        order_for("offering", "perhaps")
    assert say.error(refused.value, ENGLISH) == (
        "That is no standing order. Say ask, pass, take, or take with a limit, such as"
        ' "take if corn >= 5"; limits are 1 to 99 potato, corn, stone or gold.'
    )
    with pytest.raises(BadOptions) as refused:
        order_for("festival_food", "pass")
    assert say.error(refused.value, ENGLISH) == (
        "You cannot pass here: “Festival: how to pay for your God cards”. Say ask or take."
    )
    with pytest.raises(BadOptions) as refused:
        order_for("nation", "pass", BASE_GAME.modules)
    assert say.error(refused.value, ENGLISH) == (
        "Nobody is asked that at this table: “Paying for the ability of a Nation tile”. It comes with modules of The"
        " Golden Age."
    )


def test_axomamma_names_all_modules_it_plays_without() -> None:
    modules = ("way_of_the_sun:simpa", "vassals", "nobles", "buildings")
    with pytest.raises(BadOptions) as refused:
        Options(solo=AXOMAMMA, modules=modules).check()
    assert say.error(refused.value, ENGLISH) == (
        "Axomamma plays without Way of the Sun (Simpa), Vassals of the Inca, Nobles and Newcomers: of the expansion,"
        " it knows only the new Buildings. Pachamama plays with every module."
    )


def test_who_answers_is_spoken_to_and_a_report_tells_of_it() -> None:
    state = new_game(Options(players=2, first_player=0), 1)
    with pytest.raises(NotYourDecision) as refused:
        apply(state, Pass(), seat=1)
    assert say.error(refused.value, ENGLISH) == "You are not the one who is asked right now."
    assert say.aside(refused.value, ENGLISH) == "Seat 0 is asked, not seat 1."
    with pytest.raises(GameError) as malformed:
        decode_action(b"7")
    what = "That is not an action of this game."
    assert say.error(malformed.value, ENGLISH) == f"The game does not understand that. {what}"
    assert say.aside(malformed.value, ENGLISH) == what


def test_players_read_nothing_of_files_and_machines() -> None:
    secret = "db.example.org refused chaski:secret"
    trouble = DatabaseTrouble(StorageCode.UNUSABLE, why=secret)
    told = "The database cannot be used right now; what was committed is safe. Try again later."
    assert say.error(trouble, ENGLISH) == told
    assert say.owner_error(trouble, ENGLISH) == f"The database cannot be used right now ({secret})."
    damaged = DamagedGame("The log of game 3 cannot be read", ValueError(secret))
    assert secret not in say.error(damaged, ENGLISH)
    assert secret in str(damaged)


SAVED = save_game(Options(players=2), 1, [Answer(0, "ChooseTask", Pass())], new_game(Options(players=2), 1))


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (b"no game", "This is not a saved game."),
        (SAVED[:-9], "This is not a saved game."),
        (SAVED.replace(b'"seed":', b'"seat":'), "This is not a saved game."),
        (
            SAVED.replace(b'"seat": 0', b'"seat": "x"'),
            "This is not a saved game: what it says at answers[0].seat cannot be right.",
        ),
        (
            SAVED.replace(b'"Pass"', b'"Dance"'),
            "This is not a saved game: what it says at answers[0].action.type cannot be right.",
        ),
        (SAVED, "Answer 0 is to Tasks, but the game asks Starting Weaving."),
        (
            SAVED.replace(b"ChooseTask", b"Whatever"),
            "Answer 0 is to no question of this game, while the game asks Starting Weaving.",
        ),
    ],
)
def test_a_file_is_refused_in_the_words_of_the_reader_alone(file: bytes, words: str) -> None:
    with pytest.raises(DamagedSave) as refused:
        verify(load_game(file))
    assert say.error(refused.value, ENGLISH) == words


def test_every_kind_of_refusal_belongs_to_one_list() -> None:
    assert {kind.__name__ for kind in kinds() if Refusal in kind.__bases__} == {
        GameError.__name__,
        StorageError.__name__,
        CommandError.__name__,
    }
