"""Recorded games that are played again: everybody who is called says at once all that can be said, and no more."""

from collections.abc import Callable, Iterator
from itertools import groupby

from engine import open_game, view
from engine.actions import Pass
from engine.codec import load_game
from engine.core import apply
from engine.early import asked_early
from engine.foresight import Ahead, answered, forecast
from engine.planned import Planned, due, fitting
from engine.procedures import Festival, FinalScoring
from engine.state import State, View
from storage.posted import SeatCall, key
from tests.bot.table.announce.hearing import NAMES, Table
from tests.e2e.kit.playing import GOLDEN

MOST_SAID = 60  # answers in one visit
Calls = list[tuple[str, ...]]  # by each message that calls anybody


def is_festival(state: State) -> bool:
    """Whether a Festival is held, or the final scoring after it."""
    return any(isinstance(frame, Festival | FinalScoring) for frame in state.stack)


def is_set_up(state: State) -> bool:
    """Whether no turn has begun."""
    return state.active < 0


class Recited(Table):
    """A recorded game of people who answer as soon as they are called, those who are named last before the others."""

    def __init__(self, name: str) -> None:
        saved = load_game((GOLDEN / f"{name}.json").read_bytes())
        start = open_game(saved.options, saved.seed)
        super().__init__(saved.options.players, 0, start=start)
        self._answers = [answer.action for answer in saved.answers]
        self._states = [start.state]  # before each of them
        for action in self._answers:
            self._states.append(apply(self._states[-1], action).state)
        self._said: dict[int, tuple[Planned, ...]] = {}

    async def calls(self, wanted: Callable[[State], bool]) -> list[Calls]:
        """Whom each message has notified, for every episode of the game that is of this kind."""
        return [await self._heard(start, stop) for start, stop in self._stretches(wanted)]

    def _stretches(self, wanted: Callable[[State], bool]) -> Iterator[tuple[int, int]]:
        for inside, states in groupby(self._states[:-1], wanted):
            numbers = [state.seq for state in states]
            if inside:
                yield numbers[0], numbers[-1] + 1

    async def _heard(self, start: int, stop: int) -> Calls:
        while self.state.seq < start:
            self._recite("1")
        self.channel.remembered.clear()
        self.channel.told, self.channel.pinged = start - 1, None
        self._said, self.ready = {}, set()
        first = len(self.channel.calls)
        answered = first
        await self.publish()
        while self.state.seq < stop:
            waiting = list(dict.fromkeys(name for named in self.channel.named[answered:] for name in named))
            answered = len(self.channel.calls)
            for name in reversed(waiting or [NAMES[self.state.to_act or 0]]):  # who is looking needs no call
                self._visit(NAMES.index(name), stop)
                await self.publish()
        return [calls for calls in self.channel.calls[first:answered] if calls]

    def _recite(self, interaction: str | None) -> None:
        self.answered(self._answers[self.state.seq], interaction)

    # ------------------------------------------------------------ saying ahead

    def _visit(self, seat: int, stop: int) -> None:
        """Somebody says all they can, and goes on as long as they are asked."""
        while self.state.seq < stop:
            asked = self.state.to_act == seat
            seen = view(self.state, seat) if asked else asked_early(view(self.state, seat))
            if seen is None or (not asked and self._said.get(seat)):
                return
            self._said[seat] = self._plan(seen, seat, stop)
            if asked and not self._plays(seat):
                self._recite("1")  # what nothing on the screen says
            self._play_ahead()
            if self.state.to_act != seat:
                return

    def _plan(self, seen: View, seat: int, stop: int) -> tuple[Planned, ...]:
        """What was recorded, as far as it can be foreseen; what is asked in vain, if others say no, is declined."""
        own = [n for n in range(self.state.seq, stop) if self._states[n].to_act == seat]
        here, said = forecast(seen), list[Planned]()
        while own and here.ahead is Ahead.ASKED and len(said) < MOST_SAID:
            action, state = self._answers[own[0]], self._states[own[0]]
            if type(here.decision) is type(state.decision) and action in here.answers:
                own.pop(0)
            elif here.after_others and here.answers and type(here.decision) is not type(state.decision):
                action = next((no for no in here.answers if isinstance(no, Pass)), here.answers[0])
            else:
                break
            said.append(here.planned(action))
            here = answered(here, action)
        return tuple(said)

    def _plays(self, seat: int) -> bool:
        """Whether the next thing somebody has said is what was recorded; it is played then."""
        waiting = due(self.state, self._said.get(seat, ()))
        if not waiting or fitting(self.state, waiting[0]) != self._answers[self.state.seq]:
            self._said[seat] = ()
            return False
        self._said[seat] = waiting[1:]
        self._recite("1")
        return True

    def _play_ahead(self) -> None:
        while (asked := self.state.to_act) is not None and self._said.get(asked):
            self.channel.remembered.pop(key(SeatCall, asked), None)
            if not self._plays(asked):
                break
        self.ready = {seat for seat, said in self._said.items() if said}

    def _say_ahead(self) -> None:
        """Nobody says anything by chance."""

    def _asks_early(self) -> bool:
        return True
