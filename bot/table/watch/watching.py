"""Watched games: bots play at a steady pace, and the channel watches.

A watched game has one live message, edited every turn, so that its buttons stay in place. A Festival begins a new
message, and the old one keeps its picture. Words and picture of a message always belong to the same moment.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from msgspec import structs

from bot.background.thinking import Chosen, Thinking, takes_long
from bot.languages import Language
from bot.logs import begin_game
from bot.say.before.thinking import considered
from bot.screens.screen import Screen
from bot.table.announce.herald import Herald
from bot.table.clock.clock import MINUTE
from bot.table.io.damaged_games import DamagedGames
from bot.table.io.errors import Refused
from bot.table.io.messages import Messages, is_closed, is_gone
from bot.table.io.quotas import Quotas
from bot.table.io.requester import Requester
from bot.table.io.seats import automa_seat, bot_seats, escaped_names
from bot.table.io.spoken_language import public_language
from bot.table.look.summaries import in_brief, turn_captions
from bot.table.watch.watched_screen import FASTER, GO, PAUSE, SLOWER, STEP, details_screen, watched_screen
from engine.decisions import TakeTurn
from engine.difficulty import PACHAMAMA
from engine.errors import GameError
from engine.events import FestivalBegan
from engine.players import Thought
from engine.state import Options, View
from storage import BOT, RUNNING, Game, Games, History, Posted, Show, Terms
from storage.errors import AlreadyAnswered, DamagedGame, NotNow, StorageError
from storage.posted import Board

log = logging.getLogger(__name__)

BEST = "hard"  # the strongest level that does not keep spectators waiting
PACES = (1, 2, 3, 5, 8, 12, 20, 30, 60)  # seconds a turn
READ = 125  # letters read in the time of a turn
MOST_TIMES = 3.0  # longest stay, in times of a turn
SMALL_STEP = 1500  # milliseconds between edits within a turn, for messages without a picture
LOOK_AGAIN = 2000  # milliseconds between checks for an audience
TRY_AGAIN = 15_000
OLD = 30 * MINUTE  # a live message that goes on below at a Festival; a younger one leaves the channel as it is
MOST_DOUBLINGS = 8
LONGEST_SLEEP = 300.0
PATROL = 300.0  # seconds between checks of paused games


class Watching:
    """Plays the watched games side by side, a turn at a time."""

    def __init__(
        self,
        games: Games,
        messages: Messages,
        herald: Herald,
        thinking: Thinking,
        damaged_games: DamagedGames,
        quotas: Quotas,
        ended: Callable[[int], None],
        lose: Callable[[Game], Awaitable[None]],
    ) -> None:
        self._games = games
        self._messages = messages
        self._herald = herald
        self._thinking = thinking
        self._damaged_games = damaged_games
        self._quotas = quotas
        self._ended = ended  # tells the end of a game
        self._lose = lose  # called when a channel is gone
        self.has_audience: Callable[[], bool] = lambda: True
        self._due: dict[int, int] = {}  # time of the next turn; without paused games
        self._turns: dict[int, asyncio.Task[None]] = {}  # turns under way
        self._weighed: dict[int, tuple[View, Sequence[Thought]]] = {}  # thoughts in the present turn
        self._letters: dict[int, int] = {}  # length of its text
        self._shown: dict[int, int] = {}  # time of the last edit
        self._sent: dict[int, int] = {}  # time at which the live message was sent
        self._failures: dict[int, int] = {}
        self._paused: set[int] = set()
        self._without_picture: set[int] = set()  # games without a picture of the last turns
        self._opening = asyncio.Lock()
        self._pondering = asyncio.Lock()  # one bot thinks at a time: games of people come first
        self._changed = asyncio.Event()

    # ------------------------------------------------------------ from outside

    async def open(
        self, requester: Requester, options: Options, levels: Sequence[str], pace: int, seed: str | None = None
    ) -> Game:
        """Opens and starts a game of bots of these levels, with an automa if solo; aborts it if it cannot be shown."""
        async with self._opening:
            running = [game for game in await self._games.lists.running() if game.terms.watched is not None]
            self._quotas.must_have_room_to_watch(requester, [(game.server, game.terms.host) for game in running])
            terms = Terms(host=requester.person, watched=Show(pace=pace))
            game = await self._games.create(requester.server, requester.channel, options, seed, terms)
            lang = await self._lang(game)
            seats = bot_seats(levels, lang)
            if options.solo:
                seats.append(automa_seat(options.solo, lang))
            for seat in seats:
                game = await self._games.seats.join(game.id, seat)
            game = await self._games.start(game.id)
        try:
            game = await self._show(game.id)
        except Exception:
            await self._games.abort(game.id)
            self._forget(game.id)
            raise
        self._due[game.id] = self._games.now() + self._stay(game)
        self._wake(game)
        return game

    async def open_usual(self, requester: Requester, level: str = "") -> Game:
        """Opens a game of a bot against Pachamama, as `/watch` does without options, but at any level."""
        return await self.open(requester, Options(players=2, solo=PACHAMAMA), [level or BEST], Show().pace)

    async def again(self, old: Game, requester: Requester) -> Game:
        """Starts another watched game of the same kind."""
        levels = [seat.level for seat in old.seats if seat.controller == BOT]
        pace = old.terms.watched.pace if old.terms.watched else Show().pace
        return await self.open(requester, old.options, levels, pace)

    async def takes(self, game: int) -> bool:
        """Whether a game with news is a running watched one; an ended one is dropped."""
        found = await self._games.get(game)
        if found.terms.watched is None:
            return False
        if found.status == RUNNING:
            self._wake(found)
            return True
        self._due.pop(game, None)
        if (turn := self._turns.get(game)) is not None:
            turn.cancel()
            await asyncio.gather(turn, return_exceptions=True)
        self._forget(game)
        return False

    async def steer(self, game: Game, way: str) -> None:
        """Carries out a button: pause, go on, one step, faster or slower."""
        _must_be_on(game)
        if way not in _WAYS:
            raise Refused("old_button")
        change = _WAYS[way]
        now = await self._games.set_show(game.id, change)
        if way == STEP:
            self._begin(game.id, stepping=True)
        elif way == GO:
            self._due[game.id] = self._games.now()
        self._wake(now)
        await self._refresh(game.id)

    async def details(self, game: Game, requester: Requester) -> Screen:
        """All about the turns in the live message."""
        _must_be_on(game)
        board = (await self._games.messages(game.id)).get(Board)
        history = await self._games.history(game.id, None, board.after if board else game.told)
        lines = await asyncio.to_thread(in_brief, game, history, requester.lang)
        weighed = self._weighed.get(game.id)
        thoughts = considered(*weighed, requester.lang, escaped_names(game)) if weighed else ""
        return details_screen(game, history, lines, thoughts, requester.lang)

    def _wake(self, game: Game) -> None:
        """Schedules the next turn, unless paused."""
        show, now = game.terms.watched, self._games.now()
        assert show is not None
        if show.paused:
            self._paused.add(game.id)
            self._due.pop(game.id, None)
            if game.told < 0:
                self._begin(game.id, stepping=True)
        else:
            self._paused.discard(game.id)
            self._due[game.id] = min(self._due.get(game.id, now), now + self._stay(game))
        self.begin_due()
        self._changed.set()

    # ------------------------------------------------------------ the pace

    async def run(self) -> None:
        """Starts turns at their times, for ever."""
        while True:
            self._changed.clear()
            pause = self.begin_due()
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._changed.wait()

    async def keep_visible(self) -> None:
        """Looks after paused games, for ever."""
        while True:
            await asyncio.sleep(PATROL)
            await self.patrol()

    async def patrol(self) -> None:
        """Posts paused games again if their messages, with the buttons, were deleted."""
        for game in list(self._paused):
            try:
                posted = (await self._games.messages(game)).get(Board)
                if posted is None or not await self._messages.is_there(posted):
                    await self._show(game)
            except Exception as error:
                await self._fail(game, error)

    def begin_due(self) -> float:
        """Starts all due turns; returns the seconds until the next one."""
        now, moments = self._games.now(), [self._games.now() + int(LONGEST_SLEEP * 1000)]
        for game, due in list(self._due.items()):
            if game in self._turns:
                continue  # its end schedules the next one
            if due > now:
                moments.append(due)
            elif self.has_audience():
                self._begin(game)
            else:
                moments.append(now + LOOK_AGAIN)
        return (min(moments) - now) / 1000

    async def settled(self) -> None:
        """Waits until no turn is under way."""
        while self._turns:
            await asyncio.gather(*self._turns.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stops; every game goes on after the next start."""
        self._due.clear()
        turns = list(self._turns.values())
        for turn in turns:
            turn.cancel()
        await asyncio.gather(*turns, return_exceptions=True)

    def _begin(self, game: int, stepping: bool = False) -> None:
        if game not in self._turns:
            turn = asyncio.create_task(self._turn(game, stepping), name=f"watched {game}")
            turn.add_done_callback(lambda _: self._over(game))
            self._turns[game] = turn

    def _over(self, game: int) -> None:
        del self._turns[game]
        self._changed.set()

    async def _turn(self, game: int, stepping: bool) -> None:
        """Plays and shows one turn; handles any failure."""
        begin_game(game)
        try:
            found = await self._games.get(game)
            show = found.terms.watched
            if found.status != RUNNING or show is None or (show.paused and not stepping):
                self._due.pop(game, None)
                return
            if found.told >= 0:
                await self._play(found)
            found = await self._show(game)
            self._failures.pop(game, None)
            self._set_next(found)
        except Exception as error:
            await self._fail(game, error)

    async def _fail(self, game: int, error: Exception) -> None:
        """Ends a game without its channel, pauses one that may not be shown, tries any other again later."""
        if isinstance(error, DamagedGame):
            self._due.pop(game, None)
            await self._damaged_games.tell(game, error)
            return
        with suppress(StorageError):
            if is_gone(error):
                self._due.pop(game, None)
                self._forget(game)
                await self._lose(await self._games.get(game))
                return
            if is_closed(error):
                log.warning("Watched game %s may not be shown and pauses (%s).", game, error)
                self._due.pop(game, None)
                await self._games.set_show(game, _WAYS[PAUSE])
                return
        log.error("Watched game %s could not go on.", game, exc_info=error)
        failures = self._failures[game] = self._failures.get(game, 0) + 1
        if game in self._due:
            self._due[game] = self._games.now() + TRY_AGAIN * 2 ** min(failures, MOST_DOUBLINGS)

    def _set_next(self, game: Game) -> None:
        show = game.terms.watched
        assert show is not None
        if game.status == RUNNING and not show.paused:
            self._due[game.id] = self._games.now() + self._stay(game)
        else:
            self._due.pop(game.id, None)
        if game.status != RUNNING:
            self._forget(game.id)
            self._ended(game.id)

    def _stay(self, game: Game) -> int:
        """Milliseconds until the next turn: longer for more text."""
        show = game.terms.watched
        assert show is not None
        times = min(max(1.0, self._letters.get(game.id, 0) / READ), MOST_TIMES)
        return int(show.pace * 1000 * times)

    def _forget(self, game: int) -> None:
        for known in (self._weighed, self._letters, self._shown, self._sent, self._failures):
            known.pop(game, None)
        self._paused.discard(game)
        self._without_picture.discard(game)

    # ------------------------------------------------------------ playing

    async def _play(self, game: Game) -> None:
        """Plays to the end of the turn, and of the automa's after it."""
        self._weighed.pop(game.id, None)
        self._shown[game.id] = self._games.now()
        turn: int | None = None
        while game.status == RUNNING and game.to_act is not None:
            view = await self._games.view(game.id, game.to_act)
            begins = isinstance(view.decision, TakeTurn)
            if begins and turn not in (None, view.turn):
                return
            turn = view.turn if turn is None else turn
            chosen = await self._chosen(game, view)
            if chosen.thoughts and begins:
                self._weighed.setdefault(game.id, (view, chosen.thoughts))
            try:
                await self._games.play(game.id, game.to_act, chosen.action, view.seq, automatic=True, took=chosen.took)
            except (AlreadyAnswered, NotNow, GameError):
                log.info("Watched game %s moved on while an answer was chosen.", game.id)
                return
            game = await self._games.get(game.id)
            step = game.id in self._without_picture and self._games.now() - self._shown[game.id] >= SMALL_STEP
            if game.status == RUNNING and step:
                await self._refresh(game.id)

    async def _chosen(self, game: Game, view: View) -> Chosen:
        assert game.to_act is not None
        level = game.seats[game.to_act].level
        thinking = self._thinking.choose(level, f"{game.id}-{view.seq}", view)
        if not takes_long(level):
            return await thinking
        async with self._pondering:
            return await self._messages.while_typing(game.channel, thinking)

    # ------------------------------------------------------------ showing

    async def _show(self, game: int) -> Game:
        """Shows the news with a new picture; the herald tells the end."""
        async with self._games.locks.show[game]:
            found = await self._games.get(game)
            if found.status != RUNNING:
                return found
            await self._herald.mention_rules(found)
            lang = await self._lang(found)
            history = await self._games.history(game, None, found.told)
            told = await asyncio.to_thread(turn_captions, found, history, lang)
            picture = await self._herald.picture(found, history, lang, told)
            found = await self._games.get(game)  # the pace may have changed while it was drawn
            pictured = picture is not None
            lines = [] if pictured else in_brief(found, history, lang)
            words = watched_screen(found, history.now, lines, lang, pictured=pictured)
            await self._put_up(found, history, structs.replace(words, pictures=(picture,) if picture else ()))
            (self._without_picture.discard if pictured else self._without_picture.add)(game)
            await self._games.tell(game, history.now.seq, None, None)
            self._letters[game] = sum(map(len, lines or (line for _, line in told)))
            self._shown[game] = self._games.now()
            return await self._games.get(game)

    async def _put_up(self, game: Game, history: History, screen: Screen) -> None:
        """Edits the live message, or sends a new one: at the start, if it is gone, or at a Festival if it is old."""
        old = (await self._games.messages(game.id)).get(Board)
        renewed = _has_festival(history) and self._games.now() - self._sent.get(game.id, game.created) >= OLD
        if old is not None and not renewed and await self._messages.edit(old, screen):
            message = old.message
        else:
            message = await self._messages.send(game.channel, screen, _occasion(game, old))
            self._sent[game.id] = self._games.now()
        board = Board(game.channel, message, history.now.seq, game.told)
        await self._games.remember_message(game.id, board)
        if old is not None and old.message != message:
            await self._messages.strip(old)

    async def _refresh(self, game: int) -> None:
        """Updates the buttons around the same picture; without a picture also the events since."""
        async with self._games.locks.show[game]:
            found = await self._games.get(game)
            posted = (await self._games.messages(game)).get(Board)
            if posted is None or found.status != RUNNING:
                return
            lang, pictured = await self._lang(found), game not in self._without_picture
            history = await self._games.history(game, None, posted.shows if pictured else posted.after)
            view, lines = (history.before, []) if pictured else (history.now, in_brief(found, history, lang))
            await self._messages.edit(posted, watched_screen(found, view, lines, lang, pictured=pictured))
            self._shown[game] = self._games.now()

    async def _lang(self, game: Game) -> Language:
        return await public_language(self._games, game.server)


_WAYS: dict[str, Callable[[Show], Show]] = {
    PAUSE: lambda show: structs.replace(show, paused=True),
    GO: lambda show: structs.replace(show, paused=False),
    STEP: lambda show: structs.replace(show, paused=True),
    FASTER: lambda show: structs.replace(
        show, pace=max([pace for pace in PACES if pace < show.pace], default=PACES[0])
    ),
    SLOWER: lambda show: structs.replace(
        show, pace=min([pace for pace in PACES if pace > show.pace], default=PACES[-1])
    ),
}


def _must_be_on(game: Game) -> None:
    if game.status != RUNNING:
        raise Refused("game_over")
    if game.terms.watched is None:
        raise Refused("old_button")


def _occasion(game: Game, old: Posted | None) -> str:
    """The occasion of a live message, for which Discord posts one: its predecessor."""
    return f"{game.id} watched {old.message if old else game.changed}"


def _has_festival(history: History) -> bool:
    return any(isinstance(event, FestivalBegan) for told in history.told for event in told.events)
