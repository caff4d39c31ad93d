"""Whole games as a channel hears them: nothing that happened is told in two messages, and nothing is left out."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, cast

import pytest

from bot.languages import ENGLISH, Language
from bot.prompts.screen import Screen
from bot.table import summaries
from bot.table.announcing import asides
from bot.table.announcing.endings import plan_closing, plan_finale
from bot.table.announcing.jobs import BOARD, PROMPT
from bot.table.announcing.plan import plan_news
from bot.table.announcing.rounds import News
from bot.table.announcing.screens import Ending
from bot.table.announcing.sender import Sender
from bot.table.messages import Messages
from bot.table.summaries import MINOR
from bot.table.timekeeper import Timekeeper
from bot.text.turn_lines import Stretch
from bot.text.wording import Wording
from engine import Options, legal_actions, open_game, view
from engine.core import Outcome, apply
from engine.early import asked_early, awaited
from engine.events import Event
from engine.queries import is_follow_on
from engine.state import State, View
from storage import FINISHED, RUNNING, Game, Games, History, LogRow, PendingQuestion, Posted, Seat, Told
from storage.retelling_mixed_rules import known

FIRST = 0x4E00  # from here on every event has a character of its own
NAMES = ("Ana", "Bruno", "Chaska", "Diego")


class Channel:
    """In the place of Discord and of the database: what stands in the channel, and what is remembered of it."""

    def __init__(self, random: Random, clears: bool) -> None:
        self.words: dict[str, str] = {}
        self.sent = 0
        self.remembered: dict[str, Posted] = {}
        self.told, self.pinged, self.asked = -1, cast(int | None, None), cast(int | None, None)
        self._random, self._clears = random, clears

    async def send(self, channel: str, screen: Screen, nonce: str) -> str:
        self.sent += 1
        self.words[name := str(self.sent)] = screen.words
        return name

    async def remove(self, posted: Posted) -> None:
        del self.words[posted.message]

    async def edit(self, posted: Posted, screen: Screen) -> bool:
        if not self.words[posted.message]:
            return False  # it was deleted
        self.words[posted.message] = screen.words
        return True

    async def clear(self, posted: Posted) -> bool:
        return self._clears

    async def remember_message(self, game: int, *posted: Posted, forgetting: Sequence[str] = ()) -> None:
        self.remembered.update({one.kind: one for one in posted})
        for kind in forgetting:
            self.remembered.pop(kind, None)

    async def forget_message(self, game: int, kind: str) -> None:
        self.remembered.pop(kind, None)

    async def tell(self, game: int, told: int, pinged: int | None, asked: int | None) -> None:
        self.told, self.pinged, self.asked = told, pinged, asked

    def __getattr__(self, name: str) -> Any:
        async def nothing(*arguments: Any) -> None:
            pass

        return nothing


class Table:
    """People who play at random, of whose game a channel hears now and then."""

    def __init__(self, players: int, seed: int, *, clears: bool = True, deletes: bool = False) -> None:
        self._random = Random(f"{players} {seed} {clears} {deletes}")
        self.channel = Channel(self._random, clears)
        self._deletes = deletes
        self._options = Options(players=players)
        self.state: State
        self._views: list[View] = []
        self._told: list[Told] = []
        self.gone: set[str] = set()  # what stood in messages when they were deleted
        self._happened(open_game(self._options, f"told {seed}"), None)

    def _happened(self, outcome: Outcome, row: LogRow | None) -> None:
        self.state = outcome.state
        self._views.append(view(outcome.state, None))
        self._told.append(Told(row, known(outcome.events, None)))

    def answer(self) -> None:
        """Whoever is asked answers, by a button, a reaction or an order, at once or late."""
        before, seat = self.state, self.state.to_act or 0
        action = self._random.choice(legal_actions(before))
        outcome = apply(before, action)
        row = LogRow(
            row=outcome.state.seq,
            seq=outcome.state.seq,
            seat=seat,
            question=type(before.decision).__name__,
            action=action,
            automatic=is_follow_on(before) and self._random.random() < 0.1,
            commits=True,
            at=self._random.choice((0, 10**9)),
            interaction=self._random.choice(("1", None)),
        )
        self._happened(outcome, row)

    # ------------------------------------------------------------ telling

    async def publish(self) -> None:
        """The channel hears of it."""
        sender = Sender(cast(Games, self.channel), cast(Messages, self.channel), cast(Timekeeper, self.channel))
        prompt = self.channel.remembered.get(PROMPT)
        if self._deletes and prompt and self._random.random() < 0.3:
            self.gone |= set(self.channel.words[prompt.message])
            self.channel.words[prompt.message] = ""
        done = None
        while done is None:
            if self.state.over:
                messages = self.channel.remembered
                done = await sender.carry_out(plan_closing(self._game(), self._since_board(), messages, ENGLISH))
            else:
                done = await sender.carry_out(plan_news(self._news()))
        if self.state.over:
            finale = plan_finale(self._game(), self._since_board(), self.channel.remembered, (), Ending(), ENGLISH)
            done = await sender.carry_out(finale)
            assert done is not None
        await done.carry_out()

    def _history(self, since: int) -> History:
        return History(self._views[max(since, 0)], self._views[-1], tuple(self._told[since + 1 :]))

    def _since_board(self) -> History:
        board = self.channel.remembered.get(BOARD)
        return self._history(min(board.seq if board else self.channel.told, self.channel.told))

    def _game(self) -> Game:
        return Game(
            id=7,
            server="s",
            channel="c",
            status=FINISHED if self.state.over else RUNNING,
            options=self._options,
            seats=tuple(Seat(lang="en", person=name, name=name) for name in NAMES[: self._options.players]),
            seq=self.state.seq,
            number=self.state.seq,
            to_act=self.state.to_act,
            created=0,
            changed=0,
            settled=self.state.seq,
            told=self.channel.told,
            pinged=self.channel.pinged,
            asked=self.channel.asked,
        )

    def _news(self) -> News:
        later = {}
        if is_follow_on(self.state):
            early = {seat: asked_early(view(self.state, seat)) for seat in awaited(self._views[-1])}
            later = {seat: seen for seat, seen in early.items() if seen is not None}
        return News(
            game=self._game(),
            history=self._history(self.channel.told),
            asked=PendingQuestion(view(self.state, self.state.to_act), self.state.seq, (), may_undo=False),
            in_private=False,
            later=later,
            ready=frozenset(seat for seat in later if self._random.random() < 0.3),
            messages=dict(self.channel.remembered),
            since_board=self._since_board(),
            picture=None,
            now=10**9,
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
        board = self.channel.remembered.get(BOARD)
        return self.state.over or (board is not None and board.seq == self.state.seq)

    def since(self, answers: int) -> list[Event]:
        """What has happened after so many answers, as far as it has to be told."""
        happened = (event for told in self._told[answers + 1 :] for event in told.events)
        return [event for event in happened if not isinstance(event, MINOR)]

    def messages_with(self, mark: str) -> list[str]:
        """The messages in which this stands."""
        return [name for name, words in self.channel.words.items() if mark in words]


class Marks:
    """In place of sentences: one character for each event, whatever is made of it otherwise."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[Event, str]] = {}  # with the events, so that none has the address of another

    def of(self, event: Event) -> str:
        return self._given.setdefault(id(event), (event, chr(FIRST + len(self._given))))[1]

    def account(self, seat: int, events: Iterable[Event]) -> list[Event]:
        return [event for event in events if not isinstance(event, MINOR)]

    def summed_up(self, events: Iterable[Event], wording: Wording) -> str:
        return "".join(map(self.of, events))

    def turn(
        self,
        stretch: Stretch,
        names: Sequence[str],
        plain: Sequence[str],
        lang: Language,
        room: int,
        *,
        captioned: bool,
    ) -> list[str]:
        assert not captioned
        return [self.of(event) for event in stretch.events if not isinstance(event, MINOR)]


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> Marks:
    found = Marks()
    monkeypatch.setattr(asides, "account", found.account)
    monkeypatch.setattr(asides, "summed_up", found.summed_up)
    monkeypatch.setattr(summaries, "told_turn", found.turn)
    return found


async def heard(table: Table, marks: Marks) -> None:
    """The channel hears of a whole game, and nothing twice."""
    board = -1
    while not table.state.over:
        table.answer()
        if table.may_go_on():
            continue
        before = table.channel.sent
        await table.publish()
        told = [(event, table.messages_with(marks.of(event))) for event in table.since(board)]
        assert [event for event, messages in told if len(messages) > 1] == []
        if table.channel.sent > before and table.turned_page():
            lost = [event for event, messages in told if not messages]
            assert [event for event in lost if marks.of(event) not in table.gone] == []
            board = table.state.seq


@pytest.mark.parametrize("clears", [True, False])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
async def test_everything_is_told_in_one_message(players: int, seed: int, clears: bool, marks: Marks) -> None:
    await heard(Table(players, seed, clears=clears), marks)


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (4, 6)])
async def test_what_a_prompt_should_say_that_somebody_deleted_is_told_by_the_next_message(
    players: int, seed: int, marks: Marks
) -> None:
    table = Table(players, seed, deletes=True)
    await heard(table, marks)
    assert "" in table.channel.words.values()
