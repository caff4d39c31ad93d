"""A game under way: the position, its log, and the way back to the last commit."""

from engine.actions import Action
from engine.codec import Answer, answer_to, load_game, save_game, verify
from engine.core import Outcome, apply, open_game
from engine.decisions import Decision
from engine.events import Event
from engine.state import Options, State


class TerminalGame:
    """A game in the terminal: the position, its log, and the answers that can be taken back."""

    def __init__(self, options: Options, seed: int | str) -> None:
        opened = open_game(options, seed)
        self.options = options
        self.seed = seed
        self.state: State = opened.state
        self.answers: list[Answer] = []
        self.log: list[Event] = list(opened.events)
        self._back: list[tuple[State, int]] = []

    @classmethod
    def load(cls, data: bytes) -> "TerminalGame":
        """The game of a file, checked answer by answer; raises DamagedSave."""
        saved = load_game(data)
        verify(saved)
        game = cls(saved.options, saved.seed)
        for answer in saved.answers:
            game.answer(answer.action)
        return game

    @property
    def decision(self) -> Decision | None:
        """The present question; None after the end."""
        return self.state.decision

    def answer(self, action: Action) -> Outcome:
        """Answers the present question and logs the Events."""
        decision = self.state.decision
        outcome = apply(self.state, action)
        if outcome.commits:
            self._back.clear()
        else:
            self._back.append((self.state, len(self.log)))
        if decision is not None:
            self.answers.append(answer_to(decision, action))
        self.state = outcome.state
        self.log.extend(outcome.events)
        return outcome

    def undo(self) -> bool:
        """Takes the last answer back; False if that is impossible."""
        if not self._back:
            return False
        self.state, told = self._back.pop()
        self.answers.pop()
        del self.log[told:]
        return True

    def saved(self) -> bytes:
        """The game as the text of a file."""
        return save_game(self.options, self.seed, self.answers, self.state)
