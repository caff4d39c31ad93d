"""Everything in another language: whatever the bot sends to Discord, not a word of English is in it."""

from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot import glossary
from bot.language_check import IncompleteLanguage, complaints
from bot.languages import LANGUAGES
from bot.languages.pictures import PICTURE_WORDS
from bot.sandbox import Person, Reply
from bot.sandbox.state.setup import GUILD
from bot.table.clock import DAY, HOUR
from engine import legal_actions
from engine.actions import Pass
from engine.players import GreedyPlayer
from engine.players.standing_orders import KINDS
from engine.state import View
from storage import FINISHED, PERSON, RUNNING, Clock, Settings
from storage import schema as t
from tests.e2e.conftest import well_behaved
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.marked_language import CODE, MARKED, foreign, mark, unmarked
from tests.e2e.kit.playing import moment, near_end, said, sit_down
from tests.e2e.kit.timing import Hands, later
from tests.e2e.kit.timing import sit_down as sit_down_with_a_clock
from tests.e2e.kit.trouble import PATIENT
from tests.e2e.kit.watching import Ponderer, Stage
from tests.storage.kit.damage import overwrite

SHORT = "2-76"  # the seed of a game of two greedy players that is over soon


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The marked language is one of those that are spoken."""
    monkeypatch.setitem(LANGUAGES, CODE, MARKED)
    monkeypatch.setitem(PICTURE_WORDS, CODE, MARKED.pictures)
    yield
    glossary._entries.cache_clear()
    glossary._index.cache_clear()


@pytest.fixture
async def harness(tmp_path: Path, clock: Hands, ponderer: Ponderer) -> AsyncIterator[Harness]:
    """A server whose people and managers all have chosen the marked language; nobody has heard another one."""
    opening = Harness(tmp_path, FakePictures(), clock, ponderer, answer_seconds=PATIENT, locale=CODE)
    async with well_behaved(opening) as here:
        await here.games.set_settings(str(GUILD), Settings(lang=CODE, remind_after=6))
        yield here
        assert foreign(here.sandbox.requests) == {}


def offers(message: Message, key: str) -> bool:
    """Whether a message has a button with the words of this key."""
    return any(part.get("label") == MARKED.chat[f"button.{key}"] for part in parts(message))


async def press(person: Person, messages: Sequence[Message], key: str) -> Reply:
    """Press the newest button with the words of this key."""
    return await person.press([each for each in messages if offers(each, key)][-1], MARKED.chat[f"button.{key}"])


async def open_table(harness: Harness, *names: str, **options: Any) -> Seats:
    """A table from the lobby to its first question."""
    channel, host = harness.channel(), harness.person(names[0])
    await host.slash(channel, "game new", **options)
    lobby = harness.person("Elena").messages(channel)
    for name in names[1:]:
        await press(harness.person(name), lobby, "join")
    await press(host, lobby, "start")
    game = await harness.games.in_channel(str(channel))
    assert game is not None
    await harness.bot.tables.settled()
    return Seats(harness, game.id, channel)


async def confirmed(person: Person, reply: Reply) -> Reply:
    for part in parts(reply.message or {}):
        if part["custom_id"].startswith("b:confirm:"):
            return await person.press(reply.message or {}, part["custom_id"])
    return reply


async def play(seats: Seats, players: Sequence[GreedyPlayer]) -> None:
    """To the end, by /choose; now and then whoever is asked looks at the walk and goes back a step."""
    game = await seats.game()
    while game.status == RUNNING:
        if game.waits_for is None or game.waits_for.controller != PERSON:
            await seats.settled()
            game = await seats.game()
            continue
        person, view = await seats.asked(), await seats.view()
        options = legal_actions(view)
        index = options.index(players[view.seat or 0].choose(view, options))
        if game.number % 12 == 0:
            await person.slash(seats.channel, "choose")
        reply = await person.slash(seats.channel, "choose", answer=f"{game.number}.{index}")
        await confirmed(person, reply)
        if game.number % 12 == 1:
            await person.slash(seats.channel, "undo")
        await seats.settled()
        game = await seats.game()


# ---------------------------------------------------------------- games


def test_the_marked_language_is_complete() -> None:
    assert list(complaints(MARKED)) == []


def test_a_word_of_another_language_shows() -> None:
    assert unmarked(f"<@12> Ana {mark('placed a Worker on')} T1b, {mark('turn')} 3 <t:12:R>") == []
    assert unmarked(f"Ana {mark('placed')} a Worker") == ["a", "Worker"]


async def test_a_whole_game_of_two(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.seating.token_hex", lambda size: SHORT)
    seats = await open_table(harness, "Ana", "Bruno")
    await play(seats, [GreedyPlayer(f"{SHORT} {seat}") for seat in range(2)])
    assert (await seats.game()).status == FINISHED
    elena = harness.person("Elena")
    end = await elena.wait(lambda message: any(each["filename"] == "game-1.gif" for each in message["attachments"]))
    assert end["attachments"][0]["description"].startswith(mark("An animation of"))
    told = "\n".join(message["content"] for message in seats.messages())
    for words in ("Festival 1 began.", "is over.", "End: Workers"):
        assert mark(words) in told
    for command in ("stats", "game list", "game export"):
        await elena.slash(seats.channel, command, **({"game": seats.id} if command == "game export" else {}))
    await elena.slash(seats.channel, "stats", person=harness.person("Ana"))
    await press(harness.person("Bruno"), seats.messages(), "rematch")


@pytest.mark.parametrize(
    ("opponent", "difficulty", "left"),
    [("axomamma", "cheap_conquest", 40), ("pachamama", "hard, leftovers_score", 40)],
)
async def test_a_solo_game(harness: Harness, opponent: str, difficulty: str, left: int) -> None:
    seats = await open_table(harness, "Ana", opponent=opponent, difficulty=difficulty)
    ana, player = harness.person("Ana"), GreedyPlayer("solo")
    for _ in range(left):
        view = await seats.view()
        options = legal_actions(view)
        number = (await seats.game()).number
        answer = f"{number}.{options.index(player.choose(view, options))}"
        await confirmed(ana, await ana.slash(seats.channel, "choose", answer=answer))
        await seats.settled()
    for command, given in (("closeup", {"part": "automa"}), ("tableau", {"player": "2"}), ("log", {"turns": 50})):
        await ana.slash(seats.channel, command, **given)
    await press(ana, [(await ana.slash(seats.channel, "game concede")).message or {}], "concede")
    await seats.settled()


@pytest.mark.parametrize("opponent", ["pachamama", "bots"])
async def test_a_game_to_watch(harness: Harness, clock: Hands, opponent: str) -> None:
    elena, channel = harness.person("Elena"), harness.channel()
    await elena.slash(channel, "watch", opponent=opponent, player="hard", seed="seen")
    game = await harness.games.in_channel(str(channel))
    assert game is not None
    stage = Stage(harness, clock, game.id, channel)
    await stage.opened()
    for _ in range(3):
        await stage.pass_time()
    assert any("💭" in message["content"] for message in stage.messages())
    for key, then in (("pause", "go"), ("step", "go"), ("go", "pause"), ("slower", "faster"), ("faster", "slower")):
        await press(elena, stage.messages(), f"watch_{key}")
        await elena.wait(lambda message, shown=then: offers(message, f"watch_{shown}"), channel)
        await stage.quiet()
    await press(elena, stage.messages(), "watch_stop")
    await stage.quiet()


# ---------------------------------------------------------------- questions, refusals, commands


async def test_every_kind_of_prompt_and_every_refusal_of_a_wish(harness: Harness) -> None:
    seats = await sit_down(harness, near_end("2p-curious-0", 60))
    for _ in range(12):
        person, view = await seats.asked(), await seats.view()
        await person.slash(seats.channel, "choose", answer=mark("Quarry"))
        for command, given in (
            ("choose", {"answer": mark("nothing of the kind")}),
            ("place", {"worker": mark("Architect"), "card": "G01", "space": "T1b"}),
            ("priest", {"spaces": "9"}),
            ("recruit", {"worker": mark("Priest")}),
            ("army", {"card": "A01"}),
            ("hire", {"end": mark("corn")}),
            ("pray", {}),
        ):
            if command != "pray" or not any(type(each).__name__ == "Pray" for each in legal_actions(view)):
                await confirmed(person, await person.slash(seats.channel, command, **given))
        for command, option in (("choose", "answer"), ("place", "worker"), ("priest", "spaces"), ("hire", "end")):
            await person.autocomplete(seats.channel, command, focused=option, **{option: ""})
        index = _first(await seats.view())
        number = (await seats.game()).number
        await confirmed(person, await person.slash(seats.channel, "choose", answer=f"{number}.{index}"))
        await seats.settled()
    stranger = harness.person("Elena")
    for command in ("choose", "undo", "confirm", "hand", "orders"):
        await stranger.slash(seats.channel, command)


def _first(view: View) -> int:
    """The first answer that is no pass."""
    return next((n for n, each in enumerate(legal_actions(view)) if not isinstance(each, Pass)), 0)


async def test_all_commands_to_look_and_to_settle_things(harness: Harness) -> None:
    seats = await sit_down(harness, moment(lambda state: state.turn > 20))
    ana, here = harness.person("Ana"), seats.channel
    for command in ("hand", "board", "tableau", "log", "since", "help", "orders", "remind", "confirm", "undo"):
        await ana.slash(here, command)
    for command in ("status", "list", "export", "abort", "concede", "join", "leave", "start"):
        await ana.slash(here, f"game {command}")
    for part in MARKED.choices["part"]:
        await ana.slash(here, "closeup", part=part)
    for order in ("ask", "pass", "take"):
        for kind in KINDS:
            await ana.slash(here, "orders", question=kind, order=order, resource="corn", at_least=3)
    await ana.slash(here, "remind", quiet_from=22, quiet_to=7, time_zone="Europe/Warsaw", away_days=3)
    for given in ({"quiet_from": 1, "usual": True}, {"time_zone": mark("nowhere")}, {"away_until": mark("never")}):
        await ana.slash(here, "remind", **given)
    await ana.slash(here, "settings me", theme="dark")
    await ana.slash(here, "settings server", remind_after=0)
    await harness.person("Bruno").slash(here, "settings server", theme="dark")
    await harness.person("Bruno").slash(here, "game replace", seat="1")
    await ana.slash(here, "game replace", seat="2", level="easy")
    await ana.slash(harness.channel("cusco"), "game move", game=seats.id)
    await ana.slash(harness.channel("cusco"), "board")
    thread = await ana.slash(harness.channel("vilcabamba"), "game new", players=3, bots=1, thread=True)
    assert said(thread).startswith(mark("Table"))
    for given in (
        {"difficulty": "hard"},
        {"players": 2, "bots": 3},
        {"opponent": "pachamama", "bots": 1},
        *({"opponent": "pachamama", "difficulty": words} for words in ("?", "9", "easy, hard", "PP1a, PP1b", "PP1a")),
        *({"opponent": "axomamma", "difficulty": words} for words in ("hard", "one_conquest, one_conquest")),
    ):
        await ana.slash(harness.channel("vilcabamba"), "game new", **given)
    offered = await ana.autocomplete(here, "game new", focused="difficulty", opponent="axomamma", difficulty="")
    assert mark("cheap_conquest") in [each["name"] for each in offered]
    for command, option in (("remind", "time_zone"), ("remind", "away_until"), ("tableau", "player")):
        await ana.autocomplete(here, command, focused=option, **{option: ""})
    await ana.slash(here, "settings forget", sure="perhaps")
    assert said(await ana.slash(here, "settings forget", sure=mark("yes"))).startswith(mark("Everything about you"))


async def test_everything_that_can_be_looked_up(harness: Harness) -> None:
    ana, here = harness.person("Ana"), harness.channel()
    for query in ("", mark("festival"), mark("Quarry"), "G03"):
        offered = await ana.autocomplete(here, "rules", focused="about", about=query)
        assert offered
    seen = set()
    for key in glossary.keys():  # noqa: SIM118, it is a function
        kind = key.partition(":")[0]
        if kind in ("term", "action", "worker", "task", "personality") or kind not in seen:
            seen.add(kind)
            await ana.slash(here, "rules", about=key)
    await ana.slash(here, "rules", about=mark("what nobody has heard of"))
    for key in glossary.keys():  # noqa: SIM118
        entry = glossary.entry(key, MARKED)
        assert entry is not None
        assert unmarked(f"{entry.title} {entry.kind} {entry.words}") == [], entry


async def test_what_goes_wrong(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, cusco = harness.person("Ana"), harness.channel("cusco")
    for permission in MARKED.words["permission"]:
        harness.sandbox.deny(cusco, permission)
        await ana.slash(cusco, "game new", thread=permission.endswith("threads"))
        harness.sandbox.allow(cusco, permission)
    seats = await sit_down(harness, moment(lambda state: state.turn > 3))
    harness.sandbox.deny(seats.channel, "attach_files")
    assert said(await ana.slash(seats.channel, "game status")).endswith(mark("I need Attach Files in this channel."))
    harness.sandbox.allow(seats.channel, "attach_files")
    monkeypatch.setattr(harness.bot.looking, "board", None)
    assert said(await ana.slash(seats.channel, "board")).startswith(mark("Something went wrong on our side"))
    for file in (b"no game", b"{}", near_end("2p-greedy", 2).file.replace(b"format", b"former")):
        await ana.slash(cusco, "game import", file=("game.json", file))
    await overwrite(harness.games, t.games, {"saved": b"nonsense"}, id=seats.id)
    await harness.games.tell(seats.id, -1, None, None)
    await harness.restart_bot()
    await harness.bot.tables.wake_all()
    await harness.bot.tables.settled()
    for command in ("board", "choose", "game status", "game abort"):
        await ana.slash(seats.channel, command)


async def test_reminders_and_being_late(harness: Harness, clock: Hands) -> None:
    seats = await sit_down_with_a_clock(harness, moment(lambda state: state.turn > 3), Clock(limit=12 * HOUR))
    await later(harness, clock, 7 * HOUR)
    await later(harness, clock, DAY)
    game = await seats.game()
    other = next(seat.name for number, seat in enumerate(game.seats) if number != game.to_act)
    for key in ("wait", "replace"):
        await press(harness.person(other), seats.messages(), key)
        await later(harness, clock, 2 * DAY)
    told = {message["content"][0] for message in seats.messages()}
    assert {"⏰", "⏳", "🪑"} <= told


# ---------------------------------------------------------------- what Discord is told of commands


async def test_commands_have_their_words_in_both_languages(harness: Harness) -> None:
    (listed,) = [
        call.json for call in harness.sandbox.requests if call.method == "PUT" and call.path.endswith("/commands")
    ]

    def check(part: dict[str, Any]) -> None:
        for key in ("name", "description"):
            if key in part:
                translated = part.get(f"{key}_localizations")
                same = part[key] in LANGUAGES or not any(map(str.isalpha, part[key]))
                assert translated == {CODE: mark(part[key])} or same, part
        for inner in (*part.get("options", ()), *part.get("choices", ())):
            check(inner)

    for command in listed:
        check(command)


async def test_a_bot_with_half_a_language_does_not_start(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await harness.stop_bot()
    half = structs.replace(MARKED, chat={key: words for key, words in MARKED.chat.items() if key != "joined"})
    with monkeypatch.context() as meanwhile:
        meanwhile.setitem(LANGUAGES, CODE, half)
        with pytest.raises(IncompleteLanguage, match="chat lack joined"):
            await harness.start_bot()
    await harness.stop_bot()
    await harness.start_bot()
