"""Whole games from the lobby to the end, answered by commands, buttons, selects and reactions in turn."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from itertools import takewhile
from random import Random

import pytest
from PIL import Image

from bot.languages import ENGLISH
from bot.say import category
from bot.say.chat import chat
from bot.turn.habits import HABITS
from bot.turn.menu import different
from engine import Options, legal_actions
from engine.actions import Action, ChooseSpace, PlaceWorker, ShowGodCard, ShowGold
from engine.codec import load_game
from engine.core import new_game
from engine.decisions import TakeTurn
from engine.players import GreedyPlayer, Match, play_match
from engine.queries import is_follow_on, is_free_action
from engine.state import Result, View
from storage import BOT, FINISHED, RUNNING, Game
from storage import schema as t
from tests.e2e.kit import playing
from tests.e2e.kit.harness import Harness, Message, Seats, button, labelled, parts, reactions
from tests.e2e.kit.playing import Moment, files, near_end, open_prompts, said, sit_down
from tests.e2e.kit.reciting import Recital
from tests.e2e.kit.recorded import Recorded
from tests.sizes import size
from tests.storage.kit.damage import overwrite

# Games of people who want anything, and that are over soon; any other seed would do.
SHORT = {2: "2-44", 3: "3-45"}
DRAWN = size(20, 90)  # answers
LATE = 45  # answers
SLOW = {"choose": 3}  # what asks for a list first takes its turn less often

BELOW_A_BOARD = ["My turn", "My hand", "Board", "Scores", "Since", "Legend"]


class Fickle:
    """Wants anything, but the same thing whenever it is asked the same; cards are cashed where there is a question."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Any answer."""
        return Random(f"{self.seed} {view.seq}").choice(settling(view, options))


def settling(view: View, actions: Sequence[Action]) -> list[Action]:
    """What a person by whom a plan is made can answer: at what is filled in for them, no free action is asked for.

    Of Army cards that look alike, one is offered.
    """
    filled = type(view.decision) in HABITS
    return [one for one in different(actions) if not (filled and is_free_action(one))]


class Company(Recital):
    """People at a table who say what was answered in a game that is over, in one way after another."""

    def __init__(self, seats: Seats, game: Recorded) -> None:
        super().__init__(seats, game)
        self.used: Counter[str] = Counter()
        self._seen = len(seats.messages())
        self._asked: int | None = None

    async def play(self) -> None:
        """Until the game is over."""
        seats, game = self.seats, await self.seats.game()
        while game.status == RUNNING:
            await self._answer()
            await seats.settled()
            before, game = game, await seats.game()
            log = await seats.harness.games.log_since(seats.id, before.seq)
            assert [row.action for row in log] == list(self.game.answers[before.seq : game.seq])
            if log:
                self._check_channel(game, log[-1].commits)

    async def _answer(self) -> None:
        """The ways that are open for the next answer take turns: whichever has taken up least."""
        now = await playing.look(self.seats)
        if not await self.rest():  # by then the others had answered otherwise than is taken for granted here
            await self.by_taps(await playing.open_walk(self.seats, now))
            return
        action = (await self.rest())[0]
        begun = await self.seats.is_planning()
        prompts = open_prompts(self.seats.messages()) if is_follow_on(now.view) and not begun else []
        ways = ["walk"]
        if prompts and playing.offers(prompts[0], now, action) and self._is_as_filled_in(now.view.seq, action):
            ways = ["reaction", "button", "walk"]
        elif await self.can_say():
            ways += ["place"] if isinstance(action, PlaceWorker) else ["choose"]
            command, _ = playing.command_for(now, action) or ("", "")
            ways += ["command"] if command not in ("", "hire") else []  # /hire says, too, who leaves then
        way = min(ways, key=lambda each: self.used[each] * SLOW.get(each, 1))
        self.used[way] += 1
        match way:
            case "reaction":
                await playing.by_reaction(self.seats, prompts[0], action, now)
            case "button":
                await playing.by_button(self.seats, prompts[0], action, now)
            case "place":
                kinds = (PlaceWorker, ShowGodCard, ShowGold, ChooseSpace)
                placing = list(takewhile(lambda one: isinstance(one, kinds), await self.rest()))
                await self.amended(playing.by_place(self.seats, placing, now))
            case "command":
                await self.amended(playing.by_command(self.seats, action, now))
            case "choose":
                await self.amended(playing.say(self.seats, action, now))
            case _:
                await self.by_taps(await playing.open_walk(self.seats, now))

    def _is_as_filled_in(self, at: int, action: Action) -> bool:
        """Whether what an answer in the channel brings along is what was answered then."""
        steps = playing.tap(self.game.states[at], action).steps
        return tuple(step.action for step in steps) == self.game.answers[at : at + len(steps)]

    def _check_channel(self, game: Game, final: bool) -> None:
        """One board has buttons, at most one prompt is open, and whoever is newly asked is called once.

        Whoever has just been asked in a prompt is asked again in it, and not called; nor is who was called with others.
        Whoever has just answered is named where others are called along, and not notified.
        """
        messages = self.seats.messages()
        if game.waits_for is None:
            return
        assert not any("➡️" in message["content"] for message in messages if not message["components"]), "a call is over"
        calls = [message["content"] for message in messages[self._seen :] if message["mentions"]]
        again = [each["content"] for each in open_prompts(messages[: self._seen])]
        if game.to_act != self._asked and again:
            assert calls == []
            assert f"<@{game.waits_for.person}>" in again[0]
        elif game.to_act != self._asked:
            assert len(calls) <= 1
            named = [each["content"] for each in messages if "➡️" in each["content"]]
            assert f"<@{game.waits_for.person}>" in named[-1]  # notified, unless they have just answered
        else:
            assert calls == [] or (final and len(calls) == 1 and f"<@{game.waits_for.person}>" in calls[0])
        if len(messages) > self._seen:
            boards = [message for message in messages if button(message, "My hand")]
            assert [message["id"] for message in boards] == [newest_board(messages)["id"]]
            assert [part["label"] for part in labelled(boards[0])] == BELOW_A_BOARD
            prompts = [message["id"] for message in open_prompts(messages)]
            assert len(prompts) <= 1
            assert {message["id"] for message in messages if reactions(message)} <= set(prompts)
        self._asked, self._seen = game.to_act, len(messages)


def newest_board(messages: Sequence[Message]) -> Message:
    """The last message that shows the whole board."""
    return next(message for message in reversed(messages) if "turn" in files(message))


async def the_end_is_told(seats: Seats, result: Result) -> Message:
    """The last message has the scores, all pictures and the rematch button; nothing else has buttons."""
    harness, game = seats.harness, await seats.game()
    elena = harness.person("Elena")
    await elena.wait(lambda message: "game" in files(message), seats.channel)
    (end,) = [message for message in seats.messages() if button(message, "Rematch")]
    last = seats.messages()[-2]
    assert [files(message) for message in (last, end)] == [["game"], ["result"]]
    lines = end["content"].splitlines()
    assert f"**Game {game.id} is over.**" in lines
    names = [f"{seat.name} 🤖" if seat.controller == BOT else seat.name for seat in game.seats]
    order = sorted(range(len(game.seats)), key=lambda number: -result.scores[number])
    ranked = [(result.scores[number], number in result.winners) for number in order]
    for number, rank in zip(order, ranked, strict=True):
        medal, place = "🏆" if number in result.winners else "▫️", 1 + sum(other > rank for other in ranked)
        assert f"{medal} {place}. {names[number]}: {result.scores[number]} VP" in lines
    above, inside, _ = end["content"].partition(chat("end.table", ENGLISH, game=game.id))[2].split("```")
    table = inside.strip("\n").split("\n")
    legend = dict(line.removeprefix("**").split("** ", 1) for line in above.splitlines()[1:])
    assert [legend.get(head, head) for head in table[0].split()] == [names[number] for number in order]
    rows = {words: cells for *cells, words in (line.split(maxsplit=len(order)) for line in table[1:])}
    for kind in {kind for breakdown in result.breakdown for kind in breakdown}:
        assert rows[category(kind, ENGLISH)] == [str(result.breakdown[number].get(kind, 0)) for number in order]
    assert [message["id"] for message in seats.messages() if parts(message)] == [end["id"]]
    return end


async def finished(seats: Seats) -> Result:
    """How it ended."""
    await seats.settled()
    assert (await seats.game()).status == FINISHED
    result = (await seats.harness.games.view(seats.id, None)).result
    assert result is not None
    return result


@pytest.mark.long
async def test_a_whole_game_is_played_in_all_ways_and_is_the_game_the_engine_plays(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = size(2, 3)
    names = playing.NAMES[:players]
    monkeypatch.setattr("storage.lives.token_hex", lambda length: SHORT[players])
    alone, game = played_by_the_engine(players)
    # From the lobby on, tests/e2e/golden_age plays a game in the small size.
    seats = await size(partial(late, harness, alone, game, LATE), partial(harness.open, *names))()
    company = Company(seats, game)
    await company.play()
    assert set(company.used) == {"walk", "choose", "place", "command", "reaction", "button"}

    result = await is_the_game_of_the_engine(seats, alone)
    end = await the_end_is_told(seats, result)
    for number, name in enumerate(names):
        score, won = result.scores[number], int(number in result.winners)
        stats = said(await harness.person(name).slash(seats.channel, "stats", person=harness.person(name)))
        assert stats.splitlines()[1] == (
            f"**{name}**: 1 finished game (0 with bot players), {won} won; {score} VP on average, {score} at best."
        )
    await a_rematch_is_opened(seats, end)


@pytest.mark.long
async def test_the_last_turns_of_a_game_of_two_are_so_too_and_all_their_pictures_are_drawn(
    drawn_harness: Harness,
) -> None:
    alone, game = played_by_the_engine(2)
    seats = await late(drawn_harness, alone, game, DRAWN)
    await Company(seats, game).play()
    await is_the_game_of_the_engine(seats, alone)
    shown = [file for message in seats.messages() for file in message["attachments"]]
    assert len(shown) > size(3, 10)
    for file in shown:
        stored = drawn_harness.sandbox.world.files.get(int(file["id"]))
        assert stored is not None
        with Image.open(BytesIO(stored.data)) as picture:
            picture.load()
            assert min(picture.size) > 100


async def late(harness: Harness, alone: Match, game: Recorded, answers: int) -> Seats:
    """People sit down to the first turn of the last answers of a game, which counts as if it had begun here."""
    last = range(len(game.answers) - answers, len(game.answers))
    at = next(n for n in last if isinstance(game.states[n].decision, TakeTurn))
    seats = await sit_down(harness, Moment(load_game(alone.saved()), at, game.states[at]))
    await counts(seats)
    return seats


async def counts(seats: Seats) -> None:
    """A game from a file counts as if it had been played here from its beginning."""
    await overwrite(seats.harness.games, t.games, {"counts": True}, id=seats.id)
    await seats.settled()


def played_by_the_engine(players: int) -> tuple[Match, Recorded]:
    """A short game, and the way it went."""
    seed, options = SHORT[players], Options(players=players)
    alone = play_match(options, seed, [Fickle(seed)] * players)
    return alone, Recorded.of(new_game(options, seed), [answer.action for answer in alone.answers])


async def is_the_game_of_the_engine(seats: Seats, alone: Match) -> Result:
    """All answers and the end are the same."""
    result = await finished(seats)
    answers = [(row.seat, row.question, row.action) for row in await seats.harness.games.log_since(seats.id)]
    assert answers == [(answer.seat, answer.question, answer.action) for answer in alone.answers]
    assert result == alone.state.result
    return result


async def a_rematch_is_opened(seats: Seats, end: Message) -> None:
    """The same table once more, with whoever wants it as its host."""
    bruno = seats.harness.person("Bruno")
    opened = await bruno.press(end, "Rematch")
    assert said(opened) == f"A new table is open: game {seats.id + 1}. The others can join it."
    lobby = seats.messages()[-1]
    assert "1. Bruno\n2. *free*" in lobby["content"]
    assert (await seats.harness.games.get(seats.id + 1)).options == (await seats.game()).options
    again = await seats.harness.person("Ana").press(end, "Rematch")
    assert said(again).startswith("Another game is open in this channel")


async def test_a_game_with_a_bot_player_ends_and_is_marked_in_the_statistics(harness: Harness) -> None:
    bruno, position = harness.person("Bruno"), near_end("2p-greedy", size(8, 14))
    await bruno.slash(harness.channel(), "game import", file=("game.json", position.file))
    seats = Seats(harness, 1, harness.channel())
    await counts(seats)
    player = GreedyPlayer("Bruno")
    await seats.play_until(
        lambda view: False, lambda view: legal_actions(view).index(player.choose(view, legal_actions(view)))
    )
    result = await finished(seats)
    await the_end_is_told(seats, result)
    game = await seats.game()
    score = result.scores[[seat.name for seat in game.seats].index("Bruno")]
    stats = said(await bruno.slash(seats.channel, "stats", person=bruno))
    assert "\n**Bruno**: 1 finished game (1 with bot players), " in stats
    assert f"{score} VP on average" in stats
    server = said(await bruno.slash(seats.channel, "stats"))
    assert f"\n1. Bruno: 1 game, {int(score == max(result.scores))} won" in server


async def test_a_finished_game_can_be_looked_at_and_exported_but_not_played(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("2p-curious-0", 1))
    ana = harness.person("Ana")
    await playing.by_choose(seats, near_end("2p-curious-0", 1).answer.action)
    await finished(seats)
    for command in ("choose", "hand", "board"):
        assert said(await ana.slash(seats.channel, command)).startswith("There is no game in this channel.")
    exported = await harness.person("Elena").slash(seats.channel, "game export", game=seats.id)
    assert [file["filename"] for file in (exported.message or {})["attachments"]] == [f"game-{seats.id}.json"]
