"""Commands, questions and refusals in another language: not a word of English is in what the bot sends."""

from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot import glossary
from bot.languages import DRAWN, LANGUAGES
from bot.table.clock.clock import DAY, HOUR
from bot.translating.completeness import IncompleteLanguage, complaints
from engine import legal_actions
from engine.actions import Pass
from engine.players.standing_orders import KINDS
from engine.state import View
from storage import Clock
from storage import schema as t
from tests.e2e.kit import playing
from tests.e2e.kit.fake_pictures import FakePictures
from tests.e2e.kit.harness import Harness
from tests.e2e.kit.marked_language import CODE, MARKED, confirmed, foreign, mark, press, unmarked
from tests.e2e.kit.playing import moment, near_end, said, sit_down
from tests.e2e.kit.routes import Press, pressed
from tests.e2e.kit.timing import Hands, later
from tests.e2e.kit.timing import sit_down as sit_down_with_a_clock
from tests.sizes import size
from tests.storage.kit.damage import overwrite


def test_the_marked_language_is_complete() -> None:
    assert list(complaints(MARKED)) == []


def test_a_word_of_another_language_shows() -> None:
    assert unmarked(f"<@12> Ana {mark('placed a Worker on')} T1b, {mark('turn')} 3 <t:12:R>") == []
    assert unmarked(f"Ana {mark('placed')} a Worker") == ["a", "Worker"]


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
    for command in (
        "hand",
        "board",
        "tableau",
        "log",
        "replay",
        "since",
        "help",
        "orders",
        "remind",
        "confirm",
        "undo",
    ):
        await ana.slash(here, command)
    board = (await ana.slash(here, "board")).message
    assert board is not None
    await press(ana, [board], "scores")
    hand = (await ana.slash(here, "hand")).message
    assert hand is not None
    await press(ana, [hand], "tableau")
    for command in ("status", "list", "export", "abort", "concede", "join", "leave", "start"):
        await ana.slash(here, f"game {command}")
    await ana.slash(here, "replay", turn=3)
    for part in MARKED.choices["part"]:
        await ana.slash(here, "closeup", part=part)
    orders = ("ask", "pass", "take", "take if free")
    for kind, order in size([*zip(KINDS, cycle(orders))], [*product(KINDS, orders)]):
        await ana.slash(here, "orders", question=kind, order=order, resource="corn", at_least=3)
    await pressed(ana, (await ana.slash(here, "orders")).message or {}, Press("orders", "army"))
    await ana.slash(here, "remind", quiet_from=22, quiet_to=7, time_zone="Europe/Warsaw", away_days=3)
    for given in ({"quiet_from": 1, "usual": True}, {"time_zone": mark("nowhere")}, {"away_until": mark("never")}):
        await ana.slash(here, "remind", **given)
    await ana.slash(here, "settings me", theme="dark")
    await ana.slash(here, "settings server", remind_after=0)
    await harness.person("Bruno").slash(here, "settings server", theme="dark")
    await playing.replace(harness.person("Bruno"), here, seat="1")
    await playing.replace(ana, here, seat="2", level="easy")
    await ana.slash(harness.channel("cusco"), "game move", game=seats.id)
    await ana.slash(harness.channel("cusco"), "board")
    thread = await ana.slash(harness.channel("vilcabamba"), "game new", players=3, bots=1, thread=True)
    assert said(thread).startswith(mark("Game"))
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
    for command, more in (
        ("game export", {"game": 999}),
        ("game replace", {"seat": "9"}),
        ("orders", {"question": "worship"}),
        ("remind", {"away_days": 2, "away_until": "2030-01-01"}),
        ("remind", {"after_hours": 0}),
        ("remind", {"time_zone": "Europe/Warsaw"}),
        ("rules", {"about": mark("x") * 150}),
        ("settings server", {"remind_after": 5}),
        ("stats", {"person": harness.person("Elena")}),
    ):
        await ana.slash(here, command, **more)
    for command in ("hand", "game status", "game join", "game leave", "game abort"):
        await ana.slash(harness.channel("machu-picchu"), command)
    tour = (await ana.slash(here, "help")).message or {}
    for _ in range(5):
        tour = (await press(ana, [tour], "next")).message or {}
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
    await harness.games.tell(seats.id, -1, None, {})
    await harness.restart_bot()
    await harness.bot.tables.wake_all()
    await harness.bot.tables.settled()
    for command in ("board", "choose", "game status", "game abort"):
        await ana.slash(seats.channel, command)


async def test_reminders_and_being_late(harness: Harness, clock: Hands) -> None:
    seats = await sit_down_with_a_clock(harness, moment(lambda state: state.turn > 3), Clock(limit=12 * HOUR))
    await later(harness, clock, 7 * HOUR)
    assert seats.messages()[-1]["content"].startswith("⏰")
    await later(harness, clock, DAY)
    game = await seats.game()
    other = next(seat.name for number, seat in enumerate(game.seats) if number != game.to_act)
    for key in ("wait", "replace"):
        await press(harness.person(other), seats.messages(), key)
        await later(harness, clock, 2 * DAY)
    told = {message["content"][0] for message in seats.messages()}
    assert {"⏳", "🪑"} <= told


# ---------------------------------------------------------------- what Discord is told of commands


async def test_commands_have_their_words_in_both_languages(tmp_path: Path) -> None:
    async with Harness(tmp_path, FakePictures(), locale=CODE) as first:
        requests = first.sandbox.requests
    (listed,) = [call.json for call in requests if call.method == "PUT" and call.path.endswith("/commands")]
    assert foreign(requests) == {}

    names = {language.name for language in (*LANGUAGES.values(), *DRAWN.values())}  # each in its own language

    def check(part: dict[str, Any]) -> None:
        for key in ("name", "description"):
            if key in part:
                translated = part.get(f"{key}_localizations")
                same = part[key] in names or not any(map(str.isalpha, part[key]))
                assert (translated or {}).get(CODE) == mark(part[key]) or same, part
                assert set(translated or {}) == set(LANGUAGES) - {"en"} or same, part
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
