"""The printed data: what is loaded, where it comes from, and what is listed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from bot.cli import main
from bot.languages.pictures import PICTURE_TEXTS
from engine import benefits as b
from engine import components
from engine.components.checks import check
from engine.components.effects import read_benefit, read_effect
from engine.components.listing import KINDS, UnknownKindError, entries
from engine.components.loader import FOLDER, READERS, read_toml
from engine.resources import Cost
from tests.in_english import IN_ENGLISH


def chaski(*words: str) -> int:
    return main(["components", *words])


# What is loaded


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("TASKS", 11),
        ("TERRACES", 3),
        ("ICONS", 30),
        ("SPACES", 45),
        ("STEPS", 10),
        ("SECTIONS", 5),
        ("RINGS", 4),
        ("WORKER_KINDS", 5),
        ("BY_PLAYERS", 3),
        ("NEWCOMERS", 20),
        ("CORICANCHA", 5),
        ("GODS", 6),
        ("GOD_CARDS", 48),
        ("ARMY_CARDS", 30),
        ("PRODUCTION", 20),
        ("PASSIVE", 39),
        ("PALACES", 15),
        ("NATIONS", 10),
        ("CULTS", 10),
        ("WEAVING_REWARDS", 8),
        ("PATTERNS", 7),
        ("WEAVINGS", 35),
        ("TEMPLE", 14),
        ("OVERLAYS", 2),
        ("REGIONS", 4),
        ("CONQUEST", 24),
    ],
)
def test_count(name: str, count: int) -> None:
    assert len(getattr(components, name)) == count


def test_constants_are_typed() -> None:
    constants = components.CONSTANTS
    assert constants.setup.start_resources == Cost(stone=2)
    assert constants.setup.god_offer_size == {2: 3, 3: 4, 4: 5}
    assert constants.placement.roaming.non_adjacent == 3
    assert constants.placement.descending == {"top": 0, "middle": 2, "bottom": 5}
    assert constants.placement.priest_extra_task_price == Cost(potato=1)
    assert constants.tasks.steps.benefit == (b.Gain("vp", 4), b.Gain("corn", 1), b.Gain("potato", 2))
    assert constants.tasks.statue.large.cost == Cost(stone=3, gold=2)
    assert constants.tasks.weavings.corn_for_1_2_3 == (1, 3, 6)
    assert constants.festival.god_draw_most_to_fewest_vp[4] == (1, 1, 2, 2)
    assert constants.high_priest.worship.active_large == 3


def test_adjacent_spaces_share_a_terrace_and_an_icon() -> None:
    spaces = components.SPACES
    assert spaces["T1a"].neighbours == ("T1b", "T2a", "T5a", "T5b")
    for space in spaces.values():
        assert space.id not in space.neighbours
        for other in spaces.values():
            adjacent = other.terrace == space.terrace and bool(set(other.icons) & set(space.icons))
            assert (other.id in space.neighbours) == (adjacent and other is not space)
    assert [len(space.neighbours) for space in spaces.values()].count(6) == 5


def test_tasks_of_a_space_are_in_icon_order() -> None:
    assert components.SPACES["M1a"].tasks == ("weavings", "building", "gold")


def test_upper_steps() -> None:
    assert [spot.id for spot in components.STEPS.values() if spot.upper] == ["S1u", "S2u", "S3u", "S4u", "S5u"]


def test_temple_is_indexed_by_step() -> None:
    assert [step.id for step in components.TEMPLE] == list(range(14))


def test_records_and_tables_cannot_be_changed() -> None:
    card: Any = components.ARMY_CARDS["A01"]
    with pytest.raises(AttributeError):
        card.soldiers = 5
    cards: Any = components.ARMY_CARDS
    with pytest.raises(TypeError):
        cards["A01"] = card


@pytest.mark.parametrize(
    ("raw", "effect"),
    [
        ({"gain": "potato", "n": 2}, b.Gain("potato", 2)),
        ({"gain": "vp", "n": 4}, b.Gain("vp", 4)),
        ({"draw": "army", "n": 2}, b.DrawArmy(2)),
        ({"draw": "god", "n": 1}, b.DrawGod(1)),
        ({"train": 1}, b.Train(1)),
        ({"weaving": 2}, b.FreeWeaving(2)),
        ({"weaving": "task"}, b.PurchaseWeavings()),
        ({"statue": "small", "cost": "free"}, b.FreeStatue()),
        ({"statue": "small", "cost": "free", "gods": ["inti", "killa"]}, b.FreeStatue(("inti", "killa"))),
        ({"statue": "small", "cost": "free", "pay": {"stone": 1}}, b.Priced(b.FreeStatue(), Cost(stone=1))),
        ({"statue": "task"}, b.StatueTask()),
        ({"steps": "free"}, b.FreeSteps()),
        ({"steps": "task"}, b.StepsTask()),
        ({"building": "free"}, b.FreeBuilding()),
        ({"building": "task", "type": "palace"}, b.BuildingTask("palace")),
        ({"worker": "nomads", "kinds": ["courier"]}, b.GainNomad(("courier",))),
        ({"worker": "village_potato"}, b.GainVillager("potato")),
        ({"worker": "village_corn"}, b.GainVillager("corn")),
        ({"newcomer": 1}, b.GainNewcomer(1)),
        ({"temple": 1, "pay": {"gold": 1}}, b.Priced(b.ClimbTemple(1), Cost(gold=1))),
        ({"rejuvenate": 2}, b.Rejuvenate(2)),
        ({"merchant": 1}, b.Merchant(1)),
        ({"produce_one": 1}, b.ProduceOne(1)),
        ({"play_god": 1}, b.PlayGod(1)),
        ({"conquer": 1}, b.PlaceConquestMarker(1)),
        ({"casualty_play_army": 2}, b.CasualtyForArmy(2)),
        ({"priest_move": 1}, b.MovePriest(1)),
        ({"choose": [[{"train": 1}], [{"newcomer": 1}]]}, b.Choose(((b.Train(1),), (b.GainNewcomer(1),)))),
    ],
)
def test_effect_is_read(raw: object, effect: object) -> None:
    assert read_effect(raw) == effect


@pytest.mark.parametrize(
    "raw",
    [
        "potato",
        {},
        {"dance": 1},
        {"gain": "potato"},
        {"gain": "wood", "n": 1},
        {"gain": "potato", "n": 0},
        {"gain": "potato", "n": True},
        {"gain": "potato", "n": 1, "draw": "army"},
        {"gain": "potato", "n": 1, "type": "palace"},
        {"train": 0},
        {"weaving": "free"},
        {"statue": "small"},
        {"statue": "task", "cost": "free"},
        {"statue": "small", "cost": "free", "gods": ["zeus"]},
        {"building": "free", "type": "hut"},
        {"worker": "nomads", "kinds": ["king"]},
        {"worker": "village_corn", "kinds": ["courier"]},
        {"choose": [[{"train": 1}]]},
        {"choose": [[{"train": 1}], []]},
        {"choose": [[{"train": 1}], [{"train": 0}]]},
        {"train": 1, "pay": {}},
        {"train": 1, "pay": {"vp": 1}},
        {"train": 1, "pay": {"gold": 0}},
    ],
)
def test_bad_effect_is_refused(raw: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_benefit([raw])


# Provenance


def raw_entries(node: object) -> Iterator[dict[str, Any]]:
    if isinstance(node, dict):
        if "source" in node:
            yield node
        for name, inner in node.items():
            if name != "meta":
                yield from raw_entries(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from raw_entries(inner)


def test_provenance_is_kept() -> None:
    building = components.PRODUCTION["PX01"]
    assert building.source == "rulebook"
    assert building.source_of("benefit") == "rulebook"
    assert building.source_of("cost") == "reconstructed"
    assert components.WORKER_KINDS["courier"].source_of("colour") == "derived"
    assert components.WORKER_KINDS["courier"].source_of("count") == "rulebook"


def test_provenance_counts_every_entry() -> None:
    report = check(IN_ENGLISH)
    found = [entry["source"] for file in READERS for entry in raw_entries(read_toml(FOLDER, file))]
    assert report.entries == {source: found.count(source) for source in ("rulebook", "derived", "reconstructed")}
    assert sum(report.entries.values()) > 500
    assert report.fields["reconstructed"] > report.fields["derived"] > 0


# Listing


def test_list_has_every_entry_once() -> None:
    found = [entry for file in READERS for entry in raw_entries(read_toml(FOLDER, file))]
    listed = entries(IN_ENGLISH)
    assert len(listed) == len(found)
    assert len({(item.kind, item.id) for item in listed}) == len(listed)
    last_words = {item.id.split()[-1] for item in listed}
    assert {str(entry["id"]) for entry in found if "id" in entry} <= last_words


def test_every_kind_is_listed() -> None:
    assert {item.kind for item in entries(IN_ENGLISH)} == set(KINDS)
    assert [item.id for item in entries(IN_ENGLISH, "god_card")] == list(components.GOD_CARDS)
    assert all(item.words for item in entries(IN_ENGLISH))


def test_list_says_what_a_thing_is_and_where_it_comes_from() -> None:
    (item,) = (item for item in entries(IN_ENGLISH, "production") if item.id == "PX01")
    assert item.name == "Caravan Court"
    assert item.words.startswith("costs 2 stone and 1 corn; gives ")
    assert "Worker from the Nomads (Craftsman, Architect or Courier)" in item.words
    assert item.module == "golden_age"
    assert item.fields == {"order": "reconstructed", "name": "reconstructed", "cost": "reconstructed"}
    assert item.provenance == "rulebook, order: reconstructed, name: reconstructed, cost: reconstructed"


def test_unknown_kind_is_refused() -> None:
    with pytest.raises(UnknownKindError, match="god_card"):
        entries(IN_ENGLISH, "dragon")


# The command


def test_check_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert chaski("check") == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == [f"{file}.toml" for file in READERS] + ["provenance"]
    assert lines[-1].count(f"reconstructed {check(IN_ENGLISH).entries['reconstructed']};") == 1


def test_check_command_names_what_has_no_words_in_pictures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    french = PICTURE_TEXTS["fr"]
    names = {id: name for id, name in french.tables["names"].items() if id != "P01"}
    monkeypatch.setitem(PICTURE_TEXTS, "fr", structs.replace(french, tables={**french.tables, "names": names}))
    assert chaski("check") == 1
    assert capsys.readouterr().out.splitlines()[-1] == ("  The words of pictures in the language fr lack names of P01.")


def test_check_command_reports_complaints(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "army.toml"
    path.write_text(
        path.read_text(encoding="utf-8").replace('"A07", soldiers = 1', '"A07", soldiers = 3'), encoding="utf-8"
    )
    assert chaski("check", "--folder", str(folder)) == 1
    assert "army.toml, cards A07: it has 3 soldiers, not 1 or 2." in capsys.readouterr().out


def test_check_command_without_a_folder_to_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert chaski("check", "--folder", str(tmp_path / "nowhere")) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1


def test_list_command_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert chaski("list", "--json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == {"components": msgspec.to_builtins(entries(IN_ENGLISH))}
    assert chaski("list", "cult", "--json") == 0
    assert {item["kind"] for item in json.loads(capsys.readouterr().out)["components"]} == {"cult"}


def test_list_command_prints_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert chaski("list") == 0
    out = capsys.readouterr().out
    for item in entries(IN_ENGLISH):
        assert item.id in out
    assert "rulebook, name: reconstructed, cost: reconstructed" in out


def test_list_command_with_an_unknown_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert chaski("list", "dragon") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert all(kind in captured.err for kind in KINDS)
