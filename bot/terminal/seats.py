"""The seats: people first, then bots."""

from collections.abc import Sequence

from msgspec import Struct

from bot import say
from bot.languages.language import Language
from bot.refusals import CommandCode, CommandError
from bot.terminal.words import words
from engine.errors import BadOptions, GameCode
from engine.players import Chooser, make_player

DEFAULT_BOT = "greedy"
WATCHED = "Chaski"  # name of the bot in a watched solo game
FEWEST, MOST = 2, 4


class TerminalSeat(Struct, frozen=True):
    """A seat: its name, and its bot if any; an automa is neither bot nor person."""

    name: str
    bot: Chooser | None = None
    automa: bool = False

    @property
    def person(self) -> bool:
        """Whether a person has this seat."""
        return self.bot is None and not self.automa


def seat_plan(players: int | None, humans: int | None, bots: Sequence[str] | None) -> tuple[int, tuple[str, ...]]:
    """The number of people, and the bots; missing arguments follow from the others."""
    if bots is None:
        people = 1 if humans is None else humans
        bots = (DEFAULT_BOT,) * ((max(FEWEST, people) if players is None else players) - people)
    elif humans is not None:
        people = humans
    else:
        people = max(1, FEWEST - len(bots)) if players is None else players - len(bots)
    if people < 1:
        raise CommandError(CommandCode.NO_PERSON)
    total = people + len(bots)
    if players is not None and total != players:
        raise CommandError(CommandCode.WRONG_SUM, people=people, bots=len(bots), players=players)
    if not FEWEST <= total <= MOST:
        raise BadOptions(GameCode.WRONG_PLAYERS, players=total)
    return people, tuple(bots)


def take_solo_seats(automa: str, lang: Language) -> tuple[TerminalSeat, ...]:
    """The seats of a solo game: one person, and the automa."""
    return (TerminalSeat(say.you(lang)), TerminalSeat(say.thing("automa", automa, lang), automa=True))


def take_watched_seats(
    automa: str, bot: str, seed: int | str, budget: float | None, lang: Language
) -> tuple[TerminalSeat, ...]:
    """The seats of a watched solo game: a bot, and the automa."""
    _, opponent = take_solo_seats(automa, lang)
    return (TerminalSeat(WATCHED, make_player(bot, f"{seed}-0", budget)), opponent)


def take_seats(
    people: int, bots: Sequence[str], seed: int | str, lang: Language, budget: float | None = None
) -> tuple[TerminalSeat, ...]:
    """People on the first seats, bots on the others; `budget` is their thinking time in seconds a decision."""
    names = (
        [say.you(lang)] if people == 1 else [words("player", lang, number=number) for number in range(1, people + 1)]
    )
    persons = [TerminalSeat(name) for name in names]
    machines = [
        TerminalSeat(f"{policy.capitalize()} {number}", make_player(policy, f"{seed}-{number - 1}", budget))
        for number, policy in enumerate(bots, start=people + 1)
    ]
    return (*persons, *machines)
