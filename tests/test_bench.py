"""Benchmarks that nobody runs rot: each is run in its smallest size, and nothing is asserted about speed."""

import contextlib
import io
import json
import math
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.table.turn.open_plans import Opened
from engine.box import MODULES
from engine.players import experience as learnt
from tests.attack import worlds
from tests.bench import __main__ as bench
from tests.bench import against, attack, balance, balance_report, early, engine, headroom, hostile, levels, pictures
from tests.browser import chromium
from tests.engine.kit import hostile as games
from tests.sizes import size


def numbers(report: Mapping[str, Any]) -> Iterator[float]:
    """Every number of a report."""
    for value in report.values():
        if isinstance(value, dict):
            yield from numbers(value)
        elif isinstance(value, int | float):
            yield value


def no_browser() -> str:
    raise chromium.NoBrowser


@pytest.mark.long
def test_the_whole_command_ends_well_in_its_smallest_size(monkeypatch: pytest.MonkeyPatch) -> None:
    attacks = size((), ("crash", "fuzz", "worlds"))  # which have their own tests in the small size
    if not attacks:
        nothing = partial(attack.measure, kills=0, interactions=0, worlds=0, drawn=0)
        others = {
            "attack": nothing,
            "hostile": partial(dict, failures={}),  # which have theirs below
            "early": partial(dict, wrong=0),
            "fleet": partial(dict, skipped="it has its own test"),
            "weeks": dict,  # tests/e2e/clocks lives some days
            "scale": dict,  # tests/e2e/shards starts as many
            "bot": dict,  # and the program itself
            "against": partial(against.measure, "HEAD", rounds=1, positions=1, simulations=5, tables=0),
        }
        monkeypatch.setattr(bench, "SMALLEST", {**bench.SMALLEST, **others})
        monkeypatch.setattr(pictures, "CHATS", pictures.CHATS[:1])
        monkeypatch.setattr(chromium, "chromium", no_browser)  # which has its own tests, too
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = bench.main(["--smallest"])
    found = json.loads(out.getvalue())
    assert [part["exception"] for part in found.values() if "exception" in part] == []
    assert status == 0
    assert set(found) == {"python", *bench.USUAL}
    for name in ("engine", "search"):
        assert all(number > 0 for number in numbers(found[name]))
    assert ("speed_ratio" in found["engine"]["2_players"]) == (engine.catanatron is not None)
    assert len(found["search"]) == 4
    assert found["pictures"]["bytes_median"] == found["pictures"]["bytes_most"] > 10_000
    assert len(found["pictures"]["chat_ratios"]) == len(pictures.CHATS)
    assert all(math.isfinite(number) for number in numbers(found["pictures"]))
    assert set(found["storage"]) == {"commits_per_s", "load_ms", "2_running_games"}
    assert all(number >= 0 for number in numbers(found["storage"]))
    for at_once in [found["bot"]["2_games_at_once"]] if attacks else ():
        assert at_once["interactions"] >= at_once["answers"] == 2
        assert at_once["decisions_played"] >= at_once["turns_ended"] >= 0
    if "missing" not in found["against"]:  # in a copy without a history
        assert found["against"]["ms_a_screen p50"].keys() == {"before", "now", "times"}
        assert found["against"]["simulations_per_s solo"]["now"] > 0
    assert_counted(found["taps"])
    assert all(found["attack"][name]["clean"] for name in attacks)
    assert found["hostile"]["failures"] == {}
    assert found["early"]["wrong"] == 0


def assert_counted(taps: Mapping[str, Any]) -> None:
    """The set-up and the first turns were tapped through."""
    assert taps["turns"] == 2
    assert 5 <= taps["taps_median"] <= taps["taps_p90"]
    assert 5 <= taps["setup_taps"] <= 12
    assert taps["messages_median"] >= 2  # the private screen, and the call to whoever is next
    if taps["screen_px"]:  # there is a browser
        assert 400 < taps["screen_px"] < 844
        assert 0 < taps["left_px_median"] <= taps["scroll_px_median"]


@pytest.mark.parametrize(
    "part",
    [
        {"attack": {"seed": "s", "fuzz": {"clean": False}}},
        {"hostile": {"failures": {"a law": 1}}},
        {"early": {"wrong": 1}},
        {"bot": {"exception": "Traceback"}},
    ],
)
def test_whatever_is_not_clean_ends_the_whole_command_with_status_1(
    part: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    held = {"attack": {"seed": "s", "crash": {"clean": True}}, "hostile": {"failures": {}}, "early": {"wrong": 0}}
    held |= {"weeks": {}, "fleet": {"skipped": "here"}}
    clean = {"bot": {}, **held}
    for found, status in ((clean, 0), (clean | part, 1)):
        monkeypatch.setattr(bench, "USUAL", {name: partial(dict, one) for name, one in found.items()})
        with contextlib.redirect_stdout(io.StringIO()):
            assert bench.main([]) == status


def test_a_benchmark_that_fails_is_told_and_the_others_go_on() -> None:
    def fail() -> dict[str, Any]:
        raise IndexError("on purpose")

    found = bench.measure({"one": fail, "two": lambda: {"speed": 1}})
    assert "IndexError: on purpose" in found["one"]["exception"]
    assert found["two"] == {"speed": 1}


def test_what_the_outlook_knows_is_a_share_of_what_could_be_known() -> None:
    looked = [headroom.Looked(8, float(lead), 0, [10 * lead - 1, 10 * lead + 1]) for lead in range(-2, 3)]
    looked += [structs.replace(one, now=1) for one in looked]
    assert headroom._shares(looked) == {
        "positions": 10,
        "knowable": pytest.approx(0.991, abs=0.001),
        "of_it_by_outlook": pytest.approx(1.0, abs=0.01),
        "of_it_by_vp": 0.0,
    }
    found = headroom.measure(4, 2)
    assert {part["positions"] for part in found.values()} <= {3, 4}
    assert set(found) == {"turn_8", "turn_16", "turn_24"}


def test_the_balance_is_measured_and_told(tmp_path: Path) -> None:
    names = ("2 players", "Pachamama, normal", "2 players, all modules", "Pachamama, all modules")
    tables = {name: balance.TABLES[name] for name in names}
    numbers = tmp_path / "balance.json"
    found = balance.measure(1, 0.001, tables, quick_games=2, policy="greedy", path=numbers)
    told = balance_report.report(found, balance.values(0.001))
    assert all(f"| {name} | 1 |" in told for name in names)
    assert "| Palaces | X01 " in told
    assert "other values" not in told
    assert balance_report.report(found, "others").count("| other values |") == len(names)


def test_the_balance_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "ROUND", 1)
    names, numbers = ("2 players, all modules", "Axomamma"), tmp_path / "balance.json"
    tables = {name: balance.TABLES[name] for name in names}
    balance.measure(1, 0.001, tables, quick_games=2, policy="greedy", path=numbers)
    again = balance.measure(2, 0.001, {names[0]: tables[names[0]]}, quick_games=0, policy="greedy", path=numbers)
    whole = balance.measure(2, 0.001, tables, quick_games=0, policy="greedy", path=tmp_path / "at once.json")
    assert balance.kept(numbers) == again
    assert [again.tables[name].games for name in names] == [2, 1]  # what was not asked for stays
    assert again.tables[names[0]] == whole.tables[names[0]]
    assert (again.quick_games, whole.quick_games) == (2, 0)
    other = balance.measure(1, 0.002, {names[0]: tables[names[0]]}, quick_games=0, policy="greedy", path=numbers)
    assert [other.tables[name].games for name in names] == [1, 1]  # begun again


def test_a_share_of_few_games_is_told_with_all_that_it_may_be() -> None:
    shares = [balance_report.share(wins, games) for wins, games in ((0, 6), (6, 6), (34, 60), (0, 0))]
    assert shares == ["0% (0 to 39%)", "100% (61 to 100%)", "57% (44 to 68%)", "-"]


def test_each_module_has_a_table_of_its_balance() -> None:
    alone = {games[0].modules for games in balance.TABLES.values() if games[0].players == 2}
    assert alone >= {(), *((name,) for name in MODULES)}
    everything = [
        options for name, games in balance.TABLES.items() if name.endswith("all modules") for options in games
    ]
    assert {(options.players, options.solo, options.modules[0]) for options in everything} == {
        (players, solo, f"way_of_the_sun:{side}")
        for players, solo in ((2, ""), (3, ""), (4, ""), (2, "pachamama"))
        for side in ("ruruy", "simpa")
    }
    assert all(len(options.modules) == 4 for options in everything)


def test_the_balance_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    balance_report.draw(balance.json.decode(balance.NUMBERS.read_bytes(), type=balance.Numbers), tmp_path)
    assert len(list(tmp_path.glob("*.png"))) == 2


def test_experience_is_gathered_and_written_down(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    from tests.bench import experience

    module = tmp_path / "experience.py"
    module.write_text(experience.MODULE.read_text())
    taste = experience.learn_taste(learnt.SEASONED, 1, experience.PARTS, "smallest", checks=1, module=module)
    outlook = experience.learn_outlook(taste, experience.PARTS, "smallest")
    experience.write(taste, outlook, learnt.WITH_MODULES, module)
    written: dict[str, Any] = {}
    exec(module.read_text(), written)
    assert written["OUTLOOK"].keys() == learnt.OUTLOOK.keys()
    assert written["WITH_MODULES"] == learnt.WITH_MODULES
    assert written["SEASONED"].gold == round(taste.gold, 3)


def test_the_attacks_print_one_object_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "STEPS", size(1, worlds.STEPS))
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = attack.main(["--kills", "0", "--interactions", "0", "--worlds", "1", "--drawn", "0", "--seed", "s"])
    found = json.loads(out.getvalue())
    assert status == 0
    assert found["worlds"]["clean"] is True
    assert set(found) == {"seed", "worlds"}


def test_hostile_games_are_played_and_told() -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = hostile.main(["--games", "2", "--seed", "smallest"])
    found = json.loads(out.getvalue())
    assert status == 0
    assert found["games"] == 2
    assert found["failures"] == {}
    assert found["longest_answers"] > found["longest_turns"] > 1


def test_a_hostile_game_that_breaks_a_law_is_told_with_all_it_takes_to_play_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(games, "ENOUGH", -games.PATIENCE * 4)
    found = hostile.measure(2, "smallest")
    assert found["failures"] == {"AssertionError in hostile.play: the game does not end": 2}
    assert [games.Fixture(**fixture) for fixture in found["failed"]] == games.mixed(2, "smallest")


def test_early_screens_are_pressed_late_and_told() -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = early.main(["--screens", "12", "--seed", "smallest"])
    found = json.loads(out.getvalue())
    assert status == 0
    assert found["screens"] == found["presses"] == found["played as said"] + found["refused"] >= 12
    assert found["wrong"] == 0


def test_an_early_screen_that_says_something_else_by_then_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Opened, "number", property(lambda opened: opened.stored.number))
    found = early.measure(size(12, 24), "smallest")
    assert found["wrong"] > 0
    assert found["told"]


def test_bouts_of_levels_go_on_where_they_were_and_are_played_again_with_other_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [bout for bout in levels.bouts() if bout.name.endswith(("2 players: easy against novice", "simple: easy"))]
    assert len(found) == 2
    monkeypatch.setattr(levels, "cores", lambda: 1)
    monkeypatch.setattr(levels, "ROUND", 1)
    levels.measure(1, found, folder=tmp_path)
    first = levels.kept(tmp_path / "levels.json")
    levels.measure(2, found[:1], folder=tmp_path)
    then = levels.kept(tmp_path / "levels.json")
    assert [len(then[bout.name].games) for bout in found] == [2, 1]
    assert then[found[0].name].games[0].lead == first[found[0].name].games[0].lead
    page = (tmp_path / "levels.md").read_text()
    assert all(f"| {bout.name} | " in page for bout in found)
    assert "other values" not in page
    weaker = {**levels.LEVELS, "easy": structs.replace(levels.LEVELS["easy"], overlooks=0.5)}
    monkeypatch.setattr(levels, "LEVELS", weaker)
    levels.measure(0, list(levels.bouts()), folder=tmp_path)
    assert (tmp_path / "levels.md").read_text().count("other values") == 2
    levels.measure(1, found[:1], folder=tmp_path)
    assert [len(row.games) for row in levels.kept(tmp_path / "levels.json").values()] == [1, 1]
    assert (tmp_path / "levels.md").read_text().count("other values") == 1


def test_the_places_of_a_bout_go_round() -> None:
    bout = next(bout for bout in levels.bouts() if bout.name.startswith("4 players: easy"))
    assert bout.options[0].players == 4
    firsts = [levels.play((bout, number, 1.0)) for number in size((0, 3), range(4))]
    assert {game.won for game in firsts} <= {0.0, 0.25, 1 / 3, 0.5, 1.0}
    assert all(game.seconds > 0 and game.rival_seconds > 0 for game in firsts)
