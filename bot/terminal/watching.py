"""A game of bots, told turn by turn to spectators."""

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext

from msgspec import Struct
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from bot import say
from bot.languages.language import Language
from bot.say.after.captions import OF_A_TURN
from bot.say.after.episodes import Answered
from bot.say.before.thinking import considered
from bot.terminal.album import Album
from bot.terminal.game import TerminalGame
from bot.terminal.scores import outcome_line, score_table
from bot.terminal.seats import TerminalSeat
from bot.terminal.story import turn_told
from bot.terminal.words import words
from engine.actions import Action
from engine.core import legal_actions
from engine.decisions import ChooseGod, ChoosePlacement, TakeSecondAction, TakeTurn
from engine.events import Event, FestivalBegan, GameEnded, Scored, TurnStarted, seen_by
from engine.players import SearchPlayer, Thought
from engine.queries import is_free_action
from engine.state import View
from engine.views import view

INDENT = "  "


class Pace:
    """Seconds from one turn to the next, thinking included."""

    def __init__(
        self, seconds: float, wait: Callable[[float], None] = time.sleep, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds = seconds
        self._wait = wait
        self._clock = clock
        self._due: float | None = None

    def keep(self) -> None:
        """Waits until it is time for the next turn."""
        if self._due is not None and (left := self._due - self._clock()) > 0:
            self._wait(left)
        self._due = self._clock() + self._seconds


class _Turn(Struct):
    """A finished turn: its number (0: set-up), its Events, and the scores after it."""

    number: int
    events: list[Event]
    scores: list[int]


def _seen(action: Action | None, events: Iterable[Event]) -> Answered:
    """An answer with its public Events, without the end of the game, which follows the table."""
    return Answered(action, tuple(seen_by(event, None) for event in events if not isinstance(event, GameEnded)))


class WatchedGame:
    """Bots on every seat, and a console that tells their game."""

    def __init__(
        self,
        game: TerminalGame,
        seats: Sequence[TerminalSeat],
        console: Console,
        pace: Pace,
        lang: Language,
        album: Album | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.console = console
        self._pace = pace
        self._lang = lang
        self._album = album
        self._told = 0  # length of the told log
        self._before = view(game.state, None)
        self._answered = [_seen(None, game.log)]
        self._thoughts: dict[tuple[int, int], list[str]] = {}  # lines about the thoughts of a seat in a turn
        self._intended: tuple[Action, ...] = ()  # intended actions of the active seat
        self._scores: list[list[int]] = []  # after every turn
        self._festivals: list[int] = []

    def run(self) -> None:
        """Plays to the end; an interruption names the turn."""
        try:
            while (decision := self.game.decision) is not None:
                self._answer(decision.seat)
                self._tell_news()
            self._finish()
        except KeyboardInterrupt:
            raise KeyboardInterrupt(self._stopped()) from None

    # ------------------------------------------------------------ playing

    def _answer(self, seat: int) -> None:
        bot = self.seats[seat].bot
        assert bot is not None
        seen = view(self.game.state, seat)
        in_turn = type(seen.decision).__name__ in OF_A_TURN
        with self._busy(words("thinking", self._lang, who=self.names[seat])):
            action = bot.choose(seen, legal_actions(seen))
        if isinstance(bot, SearchPlayer):
            self._remember(seen, seat, bot.thoughts)
        self._answered.append(_seen(action if in_turn else None, self.game.answer(action).events))

    def _remember(self, seen: View, seat: int, thoughts: Sequence[Thought]) -> None:
        """Keeps a line about the main action, or else about the first question; one more for every change of mind."""
        line, intended = considered(seen, thoughts, self._lang, self.names), thoughts[0].line
        lines = self._thoughts.setdefault((seen.turn, seat), [])
        if isinstance(seen.decision, TakeTurn):
            lines[:] = [line]
            self._intended = intended
        elif not any(lines):
            lines[:] = [line]
        elif (
            isinstance(seen.decision, TakeSecondAction | ChooseGod | ChoosePlacement)
            and not is_free_action(intended[0])
            and intended[-1] not in self._intended
        ):
            lines.append(line)
            self._intended = intended

    def _busy(self, what: str) -> AbstractContextManager[object]:
        """A sign of life, on a terminal only."""
        return self.console.status(Text(what)) if self.console.is_terminal else nullcontext()

    # ------------------------------------------------------------ telling

    def _tell_news(self) -> None:
        turns = self._turns_over()
        if turns and self._album:  # first, so that an interruption loses nothing told
            self._album.keep(turns[-1].number, view(self.game.state, None), self.game.saved())
        for turn in turns:
            self._pace.keep()
            self._tell(turn)

    def _turns_over(self) -> list[_Turn]:
        """The turns finished since the last call; an automa may have had one, too."""
        turns = [_Turn(len(self._scores), [], [])]
        for event in self.game.log[self._told :]:
            if isinstance(event, TurnStarted) and turns[-1].events:
                turns.append(_Turn(event.turn, [], []))
            turns[-1].events.append(event)
        scores = [player.vp for player in self.game.state.players]
        for turn in reversed(turns):
            turn.scores = list(scores)
            for event in turn.events:
                if isinstance(event, Scored):
                    scores[event.seat] -= event.vp
        if not self.game.state.over:
            turns.pop()
        self._told += sum(len(turn.events) for turn in turns)
        return turns

    def _tell(self, turn: _Turn) -> None:
        self._scores.append(turn.scores)
        if any(isinstance(event, FestivalBegan) for event in turn.events):
            self._festivals.append(turn.number)
        opening = turn.events[0]
        heading = (
            say.event(opening, self.names, self._lang)
            if isinstance(opening, TurnStarted)
            else words("setup.told", self._lang)
        )
        self.console.print(Text(heading, style="bold"))
        for line in turn_told(self._answered, self._before, turn.number, self.names, self._lang):
            self._print(line)
        for seat in range(len(self.seats)):
            for line in filter(None, self._thoughts.pop((turn.number, seat), [])):
                self._print(f"{line}.", "italic")
        standings = (
            words("standing", self._lang, who=name, vp=vp) for name, vp in zip(self.names, turn.scores, strict=True)
        )
        self._print(words("scores", self._lang, standings=", ".join(standings)), "bold")
        self.console.print()

    def _print(self, line: str, style: str = "") -> None:
        for part in Text(line, style=style).wrap(self.console, self.console.width - len(INDENT)):
            part.rstrip()
            self.console.print(Text(INDENT) + part)

    # ------------------------------------------------------------ the end

    def _finish(self) -> None:
        result = self.game.state.result
        assert result is not None
        self.console.print(Rule(Text(words("over", self._lang), style="bold"), align="left"))
        self.console.print(score_table(result, self.names, self._lang))
        self.console.print(Text(outcome_line(self.game.state, self.names, self._lang), style="bold"))
        if self._album:
            with self._busy(words("drawing", self._lang)):
                self._album.close(self._scores, self._festivals)
            self.console.print(words("album", self._lang, n=self._album.pictures, folder=self._album.folder))

    def _stopped(self) -> str:
        turn = self.game.state.turn
        if self._album and self._album.pictures:
            return words("stopped.album", self._lang, turn=turn, folder=self._album.folder)
        return words("stopped", self._lang, turn=turn)
