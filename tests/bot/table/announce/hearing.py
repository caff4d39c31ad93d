"""Whole games of people who play at random, of which a channel hears; without any Discord and any database."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import Any, cast

from bot.languages import ENGLISH
from bot.screens.screen import Screen
from bot.table.announce.dispatches import news_dispatch
from bot.table.announce.endings import closing_dispatch, finale_dispatch
from bot.table.announce.news import News
from bot.table.announce.outbox import Outbox
from bot.table.announce.screens import Ending
from bot.table.clock.recent_calls import RecentCalls
from bot.table.clock.waits import Waits
from bot.table.io.messages import Messages
from engine import Options, legal_actions, open_game, view
from engine.actions import Action
from engine.core import Outcome, apply
from engine.early import asked_early, awaited, may_wait
from engine.events import Event
from engine.queries import is_follow_on
from engine.state import State, View
from storage import (
    FINISHED,
    RUNNING,
    Game,
    Games,
    History,
    Ledger,
    LogRow,
    PendingQuestion,
    Posted,
    Preferences,
    Seat,
    Told,
    Wait,
)
from storage.posted import Board, Finale, GroupCall, Key, OpenPrompt, SeatCall, key
from storage.retelling_mixed_rules import known
from tests.bot.table.stored_game import stored_game

NAMES = ("Ana", "Bruno", "Chaska", "Diego")
NOW = 10**9


class Died(Exception):
    """The bot has been killed."""


class Channel:
    """In the place of Discord and of the database: what stands in the channel, and what is remembered of it.

    The bot dies as often as `dies` says, just before or just behind something that it does here.
    """

    def __init__(self, random: Random, clears: bool, dies: float = 0.0) -> None:
        self.words: dict[str, str] = {}
        self.sent = 0
        self.recent_calls = RecentCalls(lambda: 0)
        self.calls: list[tuple[str, ...]] = []  # whom each message has notified when it was sent
        self.named: list[tuple[str, ...]] = []  # whom it has named, also those who need no notification
        self.remembered: dict[Key, Posted] = {}
        self.told, self.pinged = -1, cast(int | None, None)
        self.waits: Mapping[int, Wait] = {}
        self._random, self._clears = random, clears
        self._dies = dies
        self._occasions: dict[str, str] = {}  # by occasion, the message that it belongs to

    @contextmanager
    def _mortal(self) -> Iterator[None]:
        """Something that the bot may die of."""
        self._may_die()
        yield
        self._may_die()

    def _may_die(self) -> None:
        if self._dies and self._random.random() < self._dies:
            raise Died

    async def send(self, channel: str, screen: Screen, occasion: str) -> str:
        with self._mortal():
            if occasion in self._occasions:
                return self._occasions[occasion]
            self.sent += 1
            self._occasions[occasion] = name = str(self.sent)
            self.words[name] = screen.words
            self.calls.append(screen.calls)
            self.named.append(tuple(dict.fromkeys(re.findall(r"<@(\w+)>", screen.words))))
        return name

    async def remove(self, posted: Posted) -> None:
        with self._mortal():
            self.words.pop(posted.message, None)

    async def edit(self, posted: Posted, screen: Screen) -> bool:
        with self._mortal():
            if not self.words.get(posted.message):
                return False  # it was deleted
            self.words[posted.message] = screen.words
        return True

    edit_alone = edit

    async def clear(self, posted: Posted) -> bool:
        self._may_die()
        return self._clears

    @property
    def ledger(self) -> Ledger:
        """What is remembered by now."""
        return Ledger(self.remembered.values())

    async def remember_message(self, game: int, *posted: Posted, forgetting: Sequence[Key] = ()) -> None:
        with self._mortal():
            self.remembered.update({one.key: one for one in posted})
            for which in forgetting:
                self.remembered.pop(which, None)

    async def forget_message(self, game: int, which: Key) -> None:
        with self._mortal():
            self.remembered.pop(which, None)

    async def tell(self, game: int, told: int, pinged: int | None, waits: Mapping[int, Wait]) -> None:
        with self._mortal():
            self.told, self.pinged, self.waits = told, pinged, waits

    def __getattr__(self, name: str) -> Any:
        async def nothing(*arguments: Any) -> None:
            pass

        return nothing


class Table:
    """People who play at random, of whose game a channel hears now and then."""

    def __init__(
        self,
        players: int,
        seed: int,
        *,
        clears: bool = True,
        deletes: bool = False,
        dies: float = 0.0,
        modules: tuple[str, ...] = (),
        start: Outcome | None = None,
    ) -> None:
        self._random = Random(f"{players} {seed} {clears} {deletes}")
        self.channel = Channel(self._random, clears, dies)
        self._deletes = deletes
        self._options = start.state.options if start else Options(players=players, modules=modules)
        self.state: State
        self._views: list[View] = []
        self._found_later: tuple[State | None, dict[int, View]] = (None, {})
        self._told: list[Told] = []
        self.gone: set[str] = set()  # what stood in messages when they were deleted
        self.ready: set[int] = set()  # who has said ahead what they answer
        self.spoilt: set[int] = set()  # whose words did not fit any more when the channel heard of the game
        self._happened(start or open_game(self._options, f"told {seed}"), None)

    def _happened(self, outcome: Outcome, row: LogRow | None) -> None:
        self.state = outcome.state
        self._views.append(view(outcome.state, None))
        self._told.append(Told(row, known(outcome.events, None)))

    def answer(self, ahead: bool = False) -> None:
        """Whoever is asked answers, by a button, a reaction or an order, at once or late; or has done so ahead."""
        action = self._random.choice(legal_actions(self.state))
        automatic = is_follow_on(self.state) and self._random.random() < 0.1
        at, interaction = self._random.choice((0, NOW)), None if ahead else self._random.choice(("1", None))
        self.answered(action, interaction, at, automatic)

    def answered(self, action: Action, interaction: str | None, at: int = NOW, automatic: bool = False) -> None:
        """Whoever is asked has answered this."""
        before, outcome = self.state, apply(self.state, action)
        row = LogRow(
            row=outcome.state.seq,
            seq=outcome.state.seq,
            seat=before.to_act or 0,
            question=type(before.decision).__name__,
            action=action,
            automatic=automatic,
            commits=True,
            at=at,
            interaction=interaction,
        )
        self._happened(outcome, row)

    # ------------------------------------------------------------ telling

    async def publish(self) -> None:
        """The channel hears of it."""
        self._play_ahead()
        self._say_ahead()
        outbox = Outbox(cast(Games, self.channel), cast(Messages, self.channel), cast(Waits, self.channel))
        prompt = self.channel.ledger.get(OpenPrompt)
        if self._deletes and prompt and self._random.random() < 0.3:
            self.gone |= set(self.channel.words[prompt.message])
            self.channel.words[prompt.message] = ""
        while self._is_news():
            with suppress(Died):
                await self._tell(outbox)

    def _is_news(self) -> bool:
        """Whether the channel lacks something, as a bot sees it that has started again."""
        ledger, follows = self.channel.ledger, is_follow_on(self.state)
        if self.state.over:
            return ledger.get(Finale) is None
        prompt = ledger.get(OpenPrompt)
        asked = not follows or (prompt is not None and prompt.number == self.state.seq)
        return (self.channel.told, self.channel.pinged, asked) != (self.state.seq, self.state.to_act, True)

    async def _tell(self, outbox: Outbox) -> None:
        done = None
        while done is None:
            if self.state.over:
                messages = self.channel.ledger
                done = await outbox.carry_out(closing_dispatch(self._game(), self._since_board(), messages, ENGLISH))
            else:
                done = await outbox.carry_out(news_dispatch(self._news()))
        if self.state.over:
            finale = finale_dispatch(self._game(), self._since_board(), self.channel.ledger, (), Ending(), ENGLISH)
            done = await outbox.carry_out(finale)
            assert done is not None
        await done.carry_out()

    def _play_ahead(self) -> None:
        """What was said ahead is played, unless it does not fit any more: then whoever said it is called anew."""
        self.spoilt = {seat for seat in self.ready if self._random.random() < 0.2}
        for seat in self.spoilt:
            self.channel.remembered.pop(key(SeatCall, seat), None)
        self.ready -= self.spoilt
        while (asked := self.state.to_act) is not None and asked in self.ready:
            self.ready.discard(asked)
            self.answer(ahead=True)
            self.channel.remembered.pop(key(SeatCall, asked), None)
        self.ready = {seat for seat in self.ready if may_wait(self.state, seat)}

    def _say_ahead(self) -> None:
        self.ready |= {seat for seat in self.later() if self._random.random() < 0.2} - self.spoilt

    def later(self) -> dict[int, View]:
        """What those are asked out of turn who come later in the round."""
        if self._found_later[0] is not self.state:
            seats = awaited(self._views[-1]) if self._asks_early() else ()
            early = {seat: asked_early(view(self.state, seat)) for seat in seats}
            self._found_later = self.state, {seat: seen for seat, seen in early.items() if seen is not None}
        return self._found_later[1]

    def _asks_early(self) -> bool:
        return is_follow_on(self.state)

    def _history(self, since: int) -> History:
        return History(self._views[max(since, 0)], self._views[-1], tuple(self._told[since + 1 :]))

    def _since_board(self) -> History:
        board = self.channel.ledger.get(Board)
        return self._history(min(board.shows if board else self.channel.told, self.channel.told))

    def _on_board(self) -> History | None:
        ledger = self.channel.ledger
        board = ledger.get(Board)
        if board is None or ledger.get(GroupCall):
            return None
        return History(
            self._views[max(board.after, 0)], self._views[-1], tuple(self._told[board.after + 1 : board.shows + 1])
        )

    def _game(self) -> Game:
        return stored_game(
            status=FINISHED if self.state.over else RUNNING,
            options=self._options,
            seats=tuple(
                Seat(lang="en", person=name, name=name, wait=self.channel.waits.get(number))
                for number, name in enumerate(NAMES[: self._options.players])
            ),
            seq=self.state.seq,
            number=self.state.seq,
            to_act=self.state.to_act,
            settled=self.state.seq,
            told=self.channel.told,
            pinged=self.channel.pinged,
        )

    def _news(self) -> News:
        return News(
            game=self._game(),
            history=self._history(self.channel.told),
            asked=PendingQuestion(view(self.state, self.state.to_act), self.state.seq, may_undo=False),
            in_private=False,
            later=self.later(),
            ready=frozenset(self.ready & self.later().keys()),
            people={seat: Preferences() for seat in range(self._options.players)},
            messages=self.channel.ledger,
            since_board=self._since_board(),
            on_board=self._on_board(),
            picture=None,
            now=NOW,
            lang=ENGLISH,
        )

    # ------------------------------------------------------------ judging

    def may_go_on(self) -> bool:
        """Whether somebody plays on in their own turn before the channel hears of it."""
        row, over = self._told[-1].row, self.state.over
        same = row is not None and row.seat == self.state.to_act and not is_follow_on(self.state)
        return same and not over and self._random.random() < 0.7

    def turned_page(self) -> bool:
        """Whether the last message is a board, or the end."""
        board = self.channel.ledger.get(Board)
        return self.state.over or (board is not None and board.shows == self.state.seq)

    def since(self, answers: int) -> list[Event]:
        """What has happened after so many answers, as far as it has to be told."""
        happened = (event for told in self._told[answers + 1 :] for event in told.events)
        return [event for event in happened if not event.minor]

    def answered_after(self, answers: int) -> set[int]:
        """Who has given one of the answers after so many."""
        return {told.row.seat for told in self._told[answers + 1 :] if told.row is not None}

    def is_at_it(self, seat: int) -> bool:
        """Whether somebody has given the last answer and goes on: in their own turn, or a moment ago.

        What others have said ahead, and is played behind that answer, does not count.
        """
        last = self._told[-1].row
        pressed = [told.row for told in self._told if told.row is not None and told.row.interaction is not None]
        goes_on = last is not None and last.seat == seat and (last.at == NOW or not is_follow_on(self.state))
        return goes_on or (bool(pressed) and (pressed[-1].seat, pressed[-1].at) == (seat, NOW))

    def waited_for(self) -> dict[int, str]:
        """Who can answer what now and has not done so: the one who is asked, and those after them."""
        seat, asked = self.state.to_act, self.state.decision
        assert seat is not None
        later = {each: seen.decision for each, seen in self.later().items() if each not in self.ready}
        return {each: f"{self.state.turn} {type(one).__name__}" for each, one in {seat: asked, **later}.items()}

    def waited_for_in_this_round(self) -> dict[int, str]:
        """Those of them who are asked the same."""
        found = self.waited_for()
        return {seat: what for seat, what in found.items() if what == found[self.state.to_act or 0]}

    def messages_with(self, mark: str) -> list[str]:
        """The messages in which this stands."""
        return [name for name, words in self.channel.words.items() if mark in words]
