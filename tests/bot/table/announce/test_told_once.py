"""Whole games as a channel hears them: nothing that happened is told in two messages, and nothing is left out."""

from collections.abc import Iterable, Sequence

import pytest

from bot.languages import Language
from bot.say.after.episodes import Episode
from bot.say.wording import Wording
from bot.table.look import answers, summaries
from engine.events import Event
from tests.bot.table.announce.hearing import Table
from tests.sizes import some

TABLES = [(players, seed, clears) for players, seed in ((2, 1), (2, 2), (3, 3), (4, 4)) for clears in (True, False)]
DEADLY = [(players, seed, clears) for players, seed in ((2, 8), (3, 43), (4, 20)) for clears in (True, False)]
FIRST = 0x4E00  # from here on every event has a character of its own


class Marks:
    """In place of sentences: one character for each event, whatever is made of it otherwise."""

    def __init__(self) -> None:
        self._given: dict[int, tuple[Event, str]] = {}  # with the events, so that none has the address of another

    def of(self, event: Event) -> str:
        return self._given.setdefault(id(event), (event, chr(FIRST + len(self._given))))[1]

    def tally(self, seat: int, events: Iterable[Event]) -> list[Event]:
        return [event for event in events if not event.minor]

    def summed_up(self, events: Iterable[Event], wording: Wording) -> str:
        return "".join(map(self.of, events))

    def turn(
        self, episode: Episode, names: Sequence[str], plain: Sequence[str], lang: Language, room: int
    ) -> list[str]:
        return [self.of(event) for event in episode.events if not event.minor]


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> Marks:
    found = Marks()
    monkeypatch.setattr(answers, "tally", found.tally)
    monkeypatch.setattr(answers, "summed_up", found.summed_up)
    monkeypatch.setattr(summaries, "told_turn", found.turn)
    return found


async def heard(table: Table, marks: Marks) -> None:
    """The channel hears of a whole game, and nothing twice: a board that grows does not tell what was before it."""
    earlier, board = -1, -1
    while not table.state.over:
        table.answer()
        if table.may_go_on():
            continue
        before = table.channel.sent
        await table.publish()
        told = [(event, table.messages_with(marks.of(event))) for event in table.since(earlier)]
        assert [event for event, messages in told if len(messages) > 1] == []
        if table.channel.sent > before and table.turned_page():
            lost = [event for event, messages in told if not messages]
            assert [event for event in lost if marks.of(event) not in table.gone] == []
            earlier, board = board, table.state.seq


@pytest.mark.parametrize(("players", "seed", "clears"), some(TABLES, 3))
async def test_everything_is_told_in_one_message(players: int, seed: int, clears: bool, marks: Marks) -> None:
    await heard(Table(players, seed, clears=clears), marks)


@pytest.mark.parametrize(("players", "seed"), some([(2, 5), (4, 6)], 1))
async def test_what_a_prompt_should_say_that_somebody_deleted_is_told_by_the_next_message(
    players: int, seed: int, marks: Marks
) -> None:
    table = Table(players, seed, deletes=True)
    await heard(table, marks)
    assert "" in table.channel.words.values()


@pytest.mark.parametrize(("players", "seed", "clears"), some(DEADLY, 3))
async def test_a_bot_that_dies_on_the_way_tells_everything_once(
    players: int, seed: int, clears: bool, marks: Marks
) -> None:
    await heard(Table(players, seed, clears=clears, dies=0.05), marks)
