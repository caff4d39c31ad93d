"""The dialogue: questions, numbered answers, and commands, for people at one screen."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bot import say
from bot.action_names import why_refused
from bot.files import write_game
from bot.fuzzy_search import seat_meant
from bot.languages.language import Language
from bot.refusals import FileTrouble
from bot.terminal import board
from bot.terminal.areas import hand, lines, supplies, supply_line, tableau
from bot.terminal.console import whole_number
from bot.terminal.game import TerminalGame
from bot.terminal.scores import outcome_line, score_table
from bot.terminal.seats import TerminalSeat
from bot.terminal.story import tell
from bot.terminal.words import words
from engine.actions import Action
from engine.core import legal_actions
from engine.decisions import Decision, TakeTurn
from engine.events import TurnStarted
from engine.queries import is_free_action
from engine.state import View
from engine.views import view

TURNS_TOLD = 4
COMMANDS = {"board": "b", "tableau": "t", "hand": "h", "undo": "u", "log": "l", "save": "s", "help": "?", "quit": "q"}
HELP = ("number", "enter", *COMMANDS)


class Left(Exception):
    """Raised when the people leave the table."""


class HotSeat:
    """A table with everybody at the same screen."""

    def __init__(self, game: TerminalGame, seats: Sequence[TerminalSeat], console: Console, lang: Language) -> None:
        self.game = game
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.console = console
        self._lang = lang
        self._told = [0] * len(seats)  # length of the log that each seat knows
        self._sitting: int | None = None  # the person at the screen
        self._in_a_row = False  # whether that person also answered last
        self._commands: Mapping[str, Callable[[int, str], None]] = {
            "b": self._show_board,
            "t": self._show_tableau,
            "h": self._show_hand,
            "l": self._show_log,
            "s": self._save,
            "?": self._show_help,
            "q": self._quit,
        }
        self._letters = {words(f"command.{name}", lang): letter for name, letter in COMMANDS.items()}

    def play(self) -> None:
        """Plays until the game is over or everybody has left."""
        try:
            while (decision := self.game.decision) is not None:
                bot = self.seats[decision.seat].bot
                if bot:
                    seen = view(self.game.state, decision.seat)
                    self.game.answer(bot.choose(seen, legal_actions(self.game.state)))
                    self._in_a_row = False
                else:
                    self._ask(decision)
            self._finish()
        except Left:
            self.console.print(words("goodbye", self._lang))
        except KeyboardInterrupt:
            self._interrupted()
        except EOFError:
            self.console.print(words("input_ended", self._lang))

    def _interrupted(self) -> None:
        """Offers to save after Ctrl-C; a second one, or the end of input, just ends."""
        self.console.print()
        try:
            self._quit(0, "")
        except (Left, KeyboardInterrupt, EOFError):
            self.console.print(words("goodbye", self._lang))

    # ------------------------------------------------------------ questions

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        if self._sitting != seat:
            self._draw_curtain(seat)
            self._sitting, self._in_a_row = seat, False
        seen = view(self.game.state, seat)
        self._show_news(seat)
        self._show_question(seen, decision, everybody=not self._in_a_row or isinstance(decision, TakeTurn))
        self._in_a_row = True
        options = legal_actions(seen)
        while True:
            line = self._read(words("ask", self._lang, n=len(options))).strip()
            word, _, rest = line.partition(" ")
            command = self._letters.get(word.lower(), word.lower())
            if command == "u":
                if self._undo(seat):
                    return
            elif command in self._commands:
                self._commands[command](seat, rest.strip())
            elif not line:
                self._show_question(seen, decision, everybody=True)
            elif action := self._choice(line, seen, options):
                self.game.answer(action)
                return

    def _choice(self, line: str, seen: View, options: Sequence[Action]) -> Action | None:
        number = whole_number(line)
        if number and number <= len(options):
            return options[number - 1]
        reason = why_refused(seen, line, self._lang)
        if reason:
            self.console.print(words("refused", self._lang, why=say.reason(reason, self._lang), n=len(options)))
        else:
            self.console.print(words("no_answer", self._lang, line=line, n=len(options)))
        return None

    def _draw_curtain(self, seat: int) -> None:
        """Hides the screen between several people, so that nobody sees another hand."""
        if sum(other.person for other in self.seats) < 2:
            return
        if self.console.is_terminal:
            self.console.clear()
        self._read(words("curtain", self._lang, who=self.names[seat]))
        if self.console.is_terminal:
            self.console.clear()

    def _show_question(self, seen: View, decision: Decision, everybody: bool) -> None:
        seat = decision.seat
        self.console.print(Rule(Text(self._heading(seen, decision), style="bold"), align="left"))
        if everybody:
            self.console.print(supplies(seen, self.names, range(len(self.seats)), self._lang))
            self.console.print(board.offers(seen, self._lang))
        else:
            self.console.print(supply_line(seen, self.names, seat, self._lang))
        self.console.print(hand(seen, seat, self._lang))
        self.console.print()
        self.console.print(Text(say.question(seen, decision, self._lang), style="bold"))
        self.console.print(_numbered(seen, decision, self._lang))

    def _heading(self, seen: View, decision: Decision) -> str:
        key = "turn" if seen.turn else "setup"
        if seen.active in (-1, decision.seat):
            when = words(key, self._lang, turn=seen.turn)
        else:
            when = words(f"{key}.of", self._lang, turn=seen.turn, active=self.names[seen.active])
        return words("heading", self._lang, when=when, who=self.names[decision.seat], question=type(decision).__name__)

    def _show_news(self, seat: int) -> None:
        news = self.game.log[self._told[seat] :]
        if news and isinstance(news[-1], TurnStarted):
            news.pop()  # the heading of the question says so
        for paragraph in tell(news, seat, self.names, self._lang):
            self.console.print(paragraph)
        self._told[seat] = len(self.game.log)
        self.console.print()

    # ------------------------------------------------------------ commands

    def _undo(self, seat: int) -> bool:
        if not self.game.undo():
            self.console.print(words("not_undone", self._lang))
            return False
        self.console.print(words("undone", self._lang))
        return True

    def _show_board(self, seat: int, part: str) -> None:
        seen = view(self.game.state, seat)
        chosen = [key for key, name in self._parts().items() if name.startswith(part.lower())]
        if not chosen:
            self.console.print(words("no_part", self._lang, part=part, parts=tuple(self._parts().values())))
        for key in chosen:
            self.console.print(*board.PARTS[key](seen, self.names, self._lang), sep="\n")

    def _parts(self) -> dict[str, str]:
        """The parts of the board by their names."""
        return {key: words(f"part.{key}", self._lang) for key in board.PARTS}

    def _show_tableau(self, seat: int, which: str) -> None:
        whose = seat_meant(which, self.names) if which else seat
        if whose is None:
            self.console.print(words("no_player", self._lang, which=which, n=len(self.seats)))
        else:
            self.console.print(*tableau(view(self.game.state, seat), self.names, whose, self._lang), sep="\n")

    def _show_hand(self, seat: int, rest: str) -> None:
        self.console.print(hand(view(self.game.state, seat), seat, self._lang))

    def _show_log(self, seat: int, turns: str) -> None:
        number = whole_number(turns) if turns else TURNS_TOLD
        if not number:
            self.console.print(words("no_turns", self._lang, turns=turns))
            return
        for paragraph in tell(self.game.log, seat, self.names, self._lang)[-number:]:
            self.console.print(paragraph)

    def _show_help(self, seat: int, rest: str) -> None:
        parts = tuple(self._parts().values())
        self.console.print(
            lines(
                (words(f"help.{key}", self._lang), words(f"help.{key}.does", self._lang, parts=parts)) for key in HELP
            )
        )

    def _save(self, seat: int, name: str) -> None:
        if name:
            self._write(name)
        else:
            self.console.print(words("where", self._lang))

    def _write(self, name: str) -> bool:
        try:
            write_game(Path(name), self.game.saved())
        except FileTrouble as trouble:
            self.console.print(say.error(trouble, self._lang))
            return False
        self.console.print(words("saved", self._lang, name=name))
        return True

    def _quit(self, seat: int, rest: str) -> None:
        self._offer_to_save(words("save_first", self._lang))
        raise Left

    def _offer_to_save(self, prompt: str) -> None:
        """Asks until the game is saved or nobody wants it."""
        no, yes = (words(key, self._lang).split() for key in ("no", "yes"))
        while (name := self._read(prompt).strip()) and name.lower() not in no:
            if name.lower() in yes:
                self.console.print(words("give_name", self._lang))
            elif self._write(name):
                return

    # ------------------------------------------------------------ the end

    def _finish(self) -> None:
        result = self.game.state.result
        assert result is not None
        unheard = min(told for told, seat in zip(self._told, self.seats, strict=True) if seat.person)
        for paragraph in tell(self.game.log[unheard:], None, self.names, self._lang):
            self.console.print(paragraph)
        self.console.print(Rule(Text(words("over", self._lang), style="bold"), align="left"))
        self.console.print(score_table(result, self.names, self._lang))
        self.console.print(Text(outcome_line(self.game.state, self.names, self._lang), style="bold"))
        self._offer_to_save(words("save_finished", self._lang))

    def _read(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        line = input()
        if not sys.stdin.isatty():
            self.console.print(line)  # input through a pipe then reads like input at a keyboard
        return line


def _numbered(seen: View, decision: Decision, lang: Language) -> Table:
    """The answers in words, numbered from 1; free actions stand apart."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", width=4)
    grid.add_column(overflow="fold")
    free_before = False
    for number, action in enumerate(legal_actions(seen), start=1):
        free = is_free_action(action)
        if free and not free_before:
            grid.add_row("", Text(words("free_actions", lang), style="bold"))
        free_before = free
        grid.add_row(f"{number}.", Text(say.action(seen, decision, action, lang)))
    return grid
