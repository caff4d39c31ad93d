"""Everything that is wrong after an attack: in the log, the channels, the database, and what the bot has sent."""

from collections.abc import Iterable

from msgspec import Struct

from storage import Game, LogRow
from storage.doctor import examine
from tests.attack.losses import Notes, heard, judged
from tests.e2e.kit.harness import Harness


class Verdict(Struct, frozen=True):
    """The games of an attack with their logs, and what should not be there."""

    games: list[Game]
    log: dict[int, list[LogRow]]
    lost: list[str]
    doubled: list[str]
    unheard: list[str]
    repeated: list[str]
    violations: list[str]
    wrong: list[str]  # in the database

    @property
    def found(self) -> list[str]:
        """All of it."""
        return [*self.lost, *self.doubled, *self.unheard, *self.repeated, *self.violations, *self.wrong]


async def verdict_on(harness: Harness, notes: Notes, places: Iterable[str]) -> Verdict:
    """What became of everything that people did at these places."""
    games = [await harness.games.get(number) for number in sorted(notes.games)]
    log = {game.id: await harness.games.log_since(game.id, undone=True) for game in games}
    lost, doubled = judged(notes, log)
    told = [await heard(harness, place, games) for place in places]
    report = await examine(harness.url)
    return Verdict(
        games,
        log,
        lost,
        doubled,
        [words for place in told for words in place.unheard],
        [words for place in told for words in place.repeated],
        harness.sandbox.violations,
        [finding.what for finding in report.findings if finding.severity != "note"],
    )


async def tell_the_rest(harness: Harness) -> None:
    """A bot that nobody kills starts, and says what the others have left unsaid."""
    await harness.start_bot()
    await harness.bot.answering.catch_up()  # reactions that were given meanwhile
    await harness.bot.tables.wake_all()
    await harness.bot.tables.settled()
