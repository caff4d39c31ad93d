"""The printed data: what is loaded, what the checks accept and refuse, and what is listed."""

import argparse
import copy
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.commands.components import register
from engine import benefits as b
from engine import components
from engine.components.checks import check
from engine.components.effects import read_benefit, read_effect
from engine.components.listing import KINDS, UnknownKindError, entries
from engine.components.loader import FOLDER, READERS, ComponentError, load, read_records, read_toml
from engine.resources import Cost


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the component files that may be broken."""
    for file in READERS:
        shutil.copy(FOLDER / f"{file}.toml", tmp_path)
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def chaski(*words: str) -> int:
    parser = argparse.ArgumentParser()
    register(parser.add_subparsers(required=True))
    args = parser.parse_args(["components", *words])
    status = args.func(args)
    assert isinstance(status, int)
    return status


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
    report = check()
    found = [entry["source"] for file in READERS for entry in raw_entries(read_toml(FOLDER, file))]
    assert report.entries == {source: found.count(source) for source in ("rulebook", "derived", "reconstructed")}
    assert sum(report.entries.values()) > 500
    assert report.fields["reconstructed"] > report.fields["derived"] > 0


# Checks


def test_every_file_passes() -> None:
    report = check()
    assert [file.file for file in report.files] == list(READERS)
    assert report.complaints == ()
    assert all(file.summary for file in report.files)


def test_another_folder_is_checked_by_its_own_values(folder: Path) -> None:
    change(folder, "army", 'A27", soldiers = 1, resource = "gold"', 'A27", soldiers = 2, resource = "corn"')
    change(
        folder,
        "army",
        'amount = 1, source = "reconstructed" },\n  { id = "A28"',
        'amount = 1, source = "rulebook" },\n  { id = "A28"',
    )
    report = check(folder)
    assert report.complaints == ()
    ones = [card.soldiers for card in components.ARMY_CARDS.values()].count(1) - 1
    assert next(file.summary for file in report.files if file.file == "army") == (
        f"{ones} with 1 soldier, {30 - ones} with 2"
    )
    assert report.entries["rulebook"] == check().entries["rulebook"] + 1


BREAKS = [
    # file, old text, new text, the file complained about, the entry, a word of the complaint
    ("constants", "10, 15, 21]", "10, 15, 22]", "constants", "final_scoring", "Tapestry"),
    ("constants", "die = [1, 2, 2", "die = [1, 1, 2", "constants", "solo", "die"),
    ("constants", "god_cards_kept = 3", "god_cards_kept = 4", "constants", "setup", "God cards"),
    ("constants", 'id = "gold"', 'id = "silver"', "constants", "resources", "gold missing"),
    ("constants", "bottom = 5", "bottom = 4", "hill", "terraces", "descending"),
    ("constants", '"kuntisuyu", "chinchaysuyu"', '"chinchaysuyu", "kuntisuyu"', "conquest", "regions", "numbers"),
    ("constants", "start = 10", 'start = "ten"', "constants", "score", "int"),
    ("constants", "p2 = 3,", "two = 3,", "constants", "setup god_offer_size", "p2"),
    ("hill", "angle = 338.7", "angle = 341.7", "hill", "spaces T1a", "middle"),
    ("hill", 'section = 1, god = "qocha"', 'section = 1, god = "inti"', "hill", "sections 1", "god"),
    ("hill", 'section = 1, god = "qocha"', 'section = 1, god = "zeus"', "hill", "spaces T1a", "zeus"),
    ("hill", 'colour = "plain", icons = ["r0-4"', 'colour = "blue", icons = ["r0-4"', "hill", "terraces top", "blue"),
    ("hill", 'angle = 344, task = "stone"', 'angle = 344, task = "gold"', "hill", "icons r0-1", "strong"),
    ("hill", 'angle = 344, task = "stone"', 'angle = 344, task = "building"', "hill", "spaces T1a", "twice"),
    ("hill", '["r0-1", "r1-5", "r1-1"]', '["r0-1", "r0-1", "r1-1"]', "hill", "spaces T1a", "different"),
    ("hill", '["r0-1", "r1-5", "r1-1"]', '["r0-1", "r1-5", "r9-1"]', "hill", "spaces T1a", "r9-1"),
    ("hill", '["r1-1", "r2-1a", "r2-1b"]', '["r1-1", "r2-1a", "r2-2a"]', "hill", "terraces middle", "tile"),
    ("hill", '["r1-5", "r1-1", "r2-1a"]', '["r1-5", "r1-1", "r2-1b"]', "hill", "terraces middle", "inner edge"),
    ("hill", '["r0-1", "r1-5", "r1-1"]', '["r0-1", "r1-5", "r2-1a"]', "hill", "spaces T1a", "rings"),
    ("hill", "two_player_block = true", "two_player_block = false", "workers", "by_players 2", "marked"),
    ("hill", "two_player_block = true", "two_player_block = false", "hill", "terraces top", "marks"),
    ("hill", '"S1u", section = 1', '"S1u", section = 2', "hill", "steps", "section"),
    ("hill", 'terrace = "top", section = 1', 'terrace = "peak", section = 1', "hill", "spaces T1a", "peak"),
    ("workers", "village = 6", "village = 8", "workers", "by_players 2", "sizes"),
    ("workers", "blocks_top = 4", "blocks_top = 3", "workers", "by_players 2", "marked"),
    ("workers", '["architect", "craftsman"]', '["architect", "warrior"]', "workers", "newcomers", "pair"),
    ("workers", 'colour = "blue"', 'colour = "pink"', "workers", "kinds", "colour"),
    ("workers", '"worship",    section = 1', '"worship",    section = 2', "workers", "coricancha", "order"),
    ("gods", '[{gain="vp", n=3}]', '[{gain="vp", n=9}]', "gods", "cards G07", "3.00 U"),
    ("gods", "[{train=1}]", "[{newcomer=1}]", "gods", "cards G16", "Nobles"),
    ("gods", '{gain="potato", n=3}', '{gain="potato", n=3, temple=1}', "gods", "cards G01", "one verb"),
    ("gods", '"G01", god = "inti"', '"G01", god = "killa"', "gods", "cards", "7 base cards"),
    ("gods", 'shape = "crescent"', 'shape = "rayed disc"', "gods", "gods", "shape"),
    ("gods", '  { id = "G02", god', '  { id = "G01", god', "gods", "cards G01", "twice"),
    ("army", '"A07", soldiers = 1', '"A07", soldiers = 3', "army", "cards A07", "soldiers"),
    ("army", 'resource = "stone", amount = 1', 'resource = "stone", amount = 2', "army", "cards A30", "1.00 U"),
    ("buildings", 'smith", cost = { stone = 2 }', 'smith", cost = { gold = 3 }', "buildings", "production P08", "cost"),
    ("buildings", '[{gain="potato", n=4}]', '[{gain="potato", n=9}]', "buildings", "production P03", "3.00 U"),
    ("buildings", '"courier"]}], module', '"priest"]}], module', "buildings", "production PX01", "Nomads"),
    ("buildings", 'replaces = "Z04"', 'replaces = "Z05"', "buildings", "passive Z04X", "Z04"),
    ("buildings", 'ability = "see_five_weavings"', 'ability = "own_steps_score"', "buildings", "passive", "share"),
    ("buildings", 'ability = "see_five_weavings"', 'ability = "See five"', "buildings", "passive Z08", "snake_case"),
    ("buildings", "may count as a Courier.", "may count as a Courier", "buildings", "passive Z01", "sentence"),
    ("buildings", 'module = "vassals"', 'module = "nobles"', "buildings", "passive ZV1", "vassals"),
    ("buildings", 'module = "vassals"', 'module = "moon"', "buildings", "passive ZV1", "moon"),
    ("buildings", '"name", "cost"]', '"name", "price"]', "buildings", "production PX01", "price"),
    ("buildings", 'id = "Z20"', 'id = "Z21"', "buildings", "passive", "Z20 missing"),
    ("buildings", 'ability = "see_five_weavings"\n', "", "buildings", "passive Z08", "ability"),
    ("palaces", "stone = 1, potato", "stone = 2, potato", "palaces", "palaces X01", "1 stone"),
    ("palaces", 'noble_colour = "blue"', 'noble_colour = "red"', "palaces", "palaces", "blue"),
    ("palaces", "min = 16", "min = 15", "palaces", "palaces X13", "16"),
    ("palaces", "rank = 2, min = 4", "min = 4", "palaces", "palaces X01", "fields"),
    ("palaces", 'count = "tapestry_length"', 'count = "llamas"', "palaces", "palaces X01", "llamas"),
    ("weavings", 'left = "temple", ', 'left = "gold", ', "weavings", "tiles SW01", "equal"),
    ("weavings", "copies = 7", "copies = 8", "weavings", "patterns stripes", "7 tiles"),
    ("weavings", 'pattern = "fret"', 'pattern = "plaid"', "weavings", "tiles W21", "plaid"),
    ("weavings", "min_players = 4", "min_players = 3", "weavings", "tiles", "stack"),
    ("weavings", 'left = "temple", ', 'left = "stone", ', "weavings", "tiles", "unfair"),
    ("temple", "vp = 16", "vp = 15", "temple", "steps", "16 VP"),
    ("temple", "vp = 10, ", "vp = 6, ", "temple", "steps", "fall"),
    ("temple", "final_vp = 12", "final_vp = 10", "temple", "steps", "final VP"),
    ("temple", "reward = [{train=1}]", "reward = [{train=2}]", "temple", "steps 2", "none of the six"),
    ("temple", 'next = ["R2L", "R2R"]', 'next = ["R2L"]', "temple", "ruruy", "out of reach"),
    ("temple", 'next = ["R4R"]', 'next = ["R5R"]', "temple", "ruruy nodes R3R", "cannot lead"),
    ("temple", "row_vp = [-2", "row_vp = [2", "temple", "simpa", "-2 VP"),
    ("temple", "[{conquer=1}]", "[{merchant=1}]", "temple", "overlays", "Conquest marker"),
    ("conquest", '[{gain="gold", n=4}]', '[{gain="gold", n=3}]', "conquest", "regions qullasuyu", "4 gold"),
    ("conquest", 'n=1}, {gain="potato", n=1}', 'n=1}, {gain="potato", n=12}', "conquest", "spaces QU2", "fair"),
    ("conquest", "flip = 2, discard = 1", "flip = 3, discard = 2", "conquest", "regions chinchaysuyu", "rise"),
    ("conquest", 'corner = "nw"', 'corner = "ne"', "conquest", "regions", "corner"),
    ("conquest", '[{draw="god", n=1}, {weaving=1}]', '[{gain="potato", n=4}]', "conquest", "spaces", "Example 8"),
    ("vassals", 'nation = "VN03"', 'nation = "VN04"', "vassals", "cults", "one by one"),
    ("vassals", "max_vassals = 2", "max_vassals = 3", "vassals", "cults PV01", "two Vassals"),
    ("vassals", 'requires = "nobles"\n', "", "vassals", "nations", "VN10"),
    ("solo", "{ value = 1, start = 2 }", "{ value = 1, start = 7 }", "solo", "axomamma loops top", "outside"),
    ("solo", ', slot = "personality"', "", "solo", "axomamma loops top", "slot"),
    ("solo", '[{worker="village_potato"}]', '[{worker="village_corn"}]', "solo", "axomamma loops bottom", "Village"),
    ("solo", "[{conquer=1}]", "[{merchant=1}]", "solo", "pachamama personalities", "Conquest marker"),
    ("solo", 'normal = ["A", "B"]', 'normal = ["A", "C"]', "solo", "pachamama", "normal"),
    ("solo", 'kind = "priest"', 'kind = "king"', "solo", "axomamma recruit_rewards", "kind"),
    ("solo", "printed = 4", "printed = 3", "solo", "pachamama sides plain top", "4"),
    ("army", 'amount = 3, source = "reconstructed"', 'amount = 3, source = "guess"', "army", "cards A01", "guess"),
    ("army", 'file = "army"', 'file = "navy"', "army", "meta", "another file"),
    ("army", "amount = 3,", "amount = 3, colour = 2,", "army", "cards A01", "colour"),
    ("army", "\ncards = [", '\nspare = { n = 1, source = "derived" }\ncards = [', "army", "spare", "not known"),
]


@pytest.mark.parametrize(("file", "old", "new", "blamed", "entry", "word"), BREAKS)
def test_broken_value_is_detected(
    folder: Path, file: str, old: str, new: str, blamed: str, entry: str, word: str
) -> None:
    change(folder, file, old, new)
    report = check(folder)
    complaints = [sentence for sentence in report.complaints if sentence.startswith(f"{blamed}.toml, {entry}: ")]
    assert any(word in sentence.removeprefix(f"{blamed}.toml, {entry}: ") for sentence in complaints), report.complaints
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in report.complaints)


def test_the_five_cards_of_example_1_must_be_there(folder: Path) -> None:
    path = folder / "gods.toml"
    # One of the five gives an Army card, and several cards do: only without all of them it cannot be dealt.
    path.write_text(path.read_text(encoding="utf-8").replace('{draw="army", n=1}', "{train=1}"), encoding="utf-8")
    assert "gods.toml, cards: the five cards of Example 1 cannot be dealt." in check(folder).complaints


def test_broken_file_does_not_hide_the_others(folder: Path) -> None:
    (folder / "hill.toml").write_text("spaces = [", encoding="utf-8")
    (folder / "solo.toml").unlink()
    (folder / "notes.toml").write_text("", encoding="utf-8")
    change(folder, "army", '"A07", soldiers = 1', '"A07", soldiers = 3')
    report = check(folder)
    blamed = {sentence.split(".toml")[0] for sentence in report.complaints}
    assert blamed == {"hill", "solo", "notes", "army"}
    summaries = {file.file: file.summary for file in report.files}
    assert summaries["hill"] == summaries["solo"] == "cannot be used"
    assert summaries["gods"] == next(file.summary for file in check().files if file.file == "gods")


@pytest.mark.parametrize("file", list(READERS))
def test_missing_field_is_refused_with_file_and_entry(file: str) -> None:
    whole = read_toml(FOLDER, file)
    optional = {"reconstructed", "derived", "note", "slot", "failure", "replaces", "requires"}
    tried = 0
    for name, table in whole.items():
        if name == "meta":
            continue
        rows = table if isinstance(table, list) else [table]
        for field in set(rows[-1]) - optional:
            broken = copy.deepcopy(whole)
            last = broken[name][-1] if isinstance(table, list) else broken[name]
            del last[field]
            with pytest.raises(ComponentError) as caught:
                read_records(file, broken)
            assert str(caught.value).startswith(f"{file}.toml, {name}")
            tried += 1
    assert tried > 0


def test_damaged_toml_gives_one_sentence(folder: Path) -> None:
    path = folder / "gods.toml"
    path.write_text(path.read_text(encoding="utf-8")[:3000], encoding="utf-8")
    with pytest.raises(ComponentError, match=r"^gods\.toml is not a valid TOML file: .*\.$"):
        load(folder)


def test_binary_file_gives_one_sentence(folder: Path) -> None:
    (folder / "gods.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentError, match=r"^gods\.toml is not a valid TOML file: .*\.$"):
        load(folder)


def test_missing_folder_gives_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"cannot be read"):
        check(tmp_path / "nowhere")


# Listing


def test_list_has_every_entry_once() -> None:
    found = [entry for file in READERS for entry in raw_entries(read_toml(FOLDER, file))]
    listed = entries()
    assert len(listed) == len(found)
    assert len({(item.kind, item.id) for item in listed}) == len(listed)
    last_words = {item.id.split()[-1] for item in listed}
    assert {str(entry["id"]) for entry in found if "id" in entry} <= last_words


def test_every_kind_is_listed() -> None:
    assert {item.kind for item in entries()} == set(KINDS)
    assert [item.id for item in entries("god_card")] == list(components.GOD_CARDS)
    assert all(item.words for item in entries())


def test_list_says_what_a_thing_is_and_where_it_comes_from() -> None:
    (item,) = (item for item in entries("production") if item.id == "PX01")
    assert item.name == "Caravan Court"
    assert item.words.startswith("costs 2 stone and 1 corn; gives ")
    assert "Worker from the Nomads (craftsman or architect or courier)" in item.words
    assert item.module == "golden_age"
    assert item.fields == {"order": "reconstructed", "name": "reconstructed", "cost": "reconstructed"}
    assert item.provenance == "rulebook, order: reconstructed, name: reconstructed, cost: reconstructed"


def test_unknown_kind_is_refused() -> None:
    with pytest.raises(UnknownKindError, match="god_card"):
        entries("dragon")


# The command


def test_check_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert chaski("check") == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == [f"{file}.toml" for file in READERS] + ["provenance"]
    assert lines[-1].count(f"reconstructed {check().entries['reconstructed']};") == 1


def test_check_command_reports_complaints(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder, "army", '"A07", soldiers = 1', '"A07", soldiers = 3')
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
    assert printed == {"components": msgspec.to_builtins(entries())}
    assert chaski("list", "cult", "--json") == 0
    assert {item["kind"] for item in json.loads(capsys.readouterr().out)["components"]} == {"cult"}


def test_list_command_prints_tables(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    assert chaski("list") == 0
    out = capsys.readouterr().out
    for item in entries():
        assert item.id in out
    assert "rulebook, name: reconstructed, cost: reconstructed" in out


def test_list_command_with_an_unknown_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert chaski("list", "dragon") == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert all(kind in captured.err for kind in KINDS)
