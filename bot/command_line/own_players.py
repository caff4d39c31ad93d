"""Players by name: built-in ones, and those in a developer's own module."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from textwrap import shorten
from traceback import extract_tb
from typing import Any

from bot.refusals import CommandCode, CommandError
from engine.actions import Action
from engine.players import Chooser, make_player
from engine.state import View

LONGEST = 200  # letters of an answer or exception in a message
_NOWHERE = (__file__, "<frozen", os.path.dirname(import_module.__code__.co_filename))  # no errors of players here


def is_own(name: str) -> bool:
    """Whether a name is of a player in a module, such as `my_module:MyPlayer`."""
    return ":" in name


def seated(name: str, seed: str, budget: float | None = None) -> Chooser:
    """The player of this name; one in a module, also of the current folder, gets its seed."""
    return OwnPlayer(name, seed) if is_own(name) else make_player(name, seed, budget)


class OwnPlayer:
    """A player from outside the program: its errors become refusals, its prints go to stderr."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        maker = _maker(name)
        self._player = self._safely("__init__", lambda: maker(seed))
        if not callable(getattr(self._player, "choose", None)):
            raise CommandError(CommandCode.OWN_PLAYER_CHOOSES_NOT, player=name)

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """The answer of the player; refused if it is not among the options."""
        answer = self._safely("choose", lambda: self._player.choose(view, options))
        if not self._safely("__eq__", lambda: answer in options):
            asked = type(view.decision).__name__
            raise CommandError(
                CommandCode.OWN_PLAYER_ANSWERS_WRONG, player=self.name, asked=asked, answer=_told(answer)
            )
        chosen: Action = answer
        return chosen

    def _safely(self, part: str, call: Callable[[], Any]) -> Any:
        try:
            with redirect_stdout(sys.stderr):
                return call()
        except (Exception, SystemExit) as error:
            raise CommandError(CommandCode.OWN_PLAYER_FAILS, player=self.name, part=part, why=_why(error)) from error


def _maker(name: str) -> Callable[[str], Any]:
    """The class or function that makes the player of this name."""
    module, _, maker = name.partition(":")
    if not maker or not module or module.startswith("."):
        raise CommandError(CommandCode.NO_NAME_OF_OWN_PLAYER, player=name)
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)  # last, so that no file there hides a part of the program
    try:
        with redirect_stdout(sys.stderr):
            found = import_module(module)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            raise CommandError(CommandCode.NO_MODULE_OF_OWN_PLAYER, module=module, folder=here) from error
        raise CommandError(CommandCode.OWN_MODULE_FAILS, module=module, why=_why(error)) from error
    made: Callable[[str], Any] | None = getattr(found, maker, None)
    if not callable(made):
        raise CommandError(
            CommandCode.NO_OWN_PLAYER, player=maker, module=module, file=getattr(found, "__file__", module)
        )
    return made


def _why(error: BaseException) -> str:
    """The exception and its place, in one line."""
    where = [step for step in extract_tb(error.__traceback__) if not step.filename.startswith(_NOWHERE)]
    place = f" ({os.path.basename(where[-1].filename)}, line {where[-1].lineno})" if where else ""
    return f"{type(error).__name__}: {_told(error)}{place}"


def _told(anything: object) -> str:
    try:
        return shorten(str(anything), LONGEST, placeholder=" ...")
    except Exception:  # even `str` of a foreign object can fail
        return f"a {type(anything).__name__}"
