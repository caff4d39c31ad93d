"""The checks of the component files: what is accepted, and what is said about broken ones."""

import copy
import tomllib
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine import components
from engine.components import loader
from engine.components.checks import check
from engine.components.checks.complaints import summary
from engine.components.loader import FOLDER, READERS, ComponentError, load, read_records, read_toml
from tests.in_english import IN_ENGLISH


@pytest.fixture(autouse=True)
def _each_text_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test reads all files, of which it has changed one."""
    monkeypatch.setattr(loader, "tomllib", SimpleNamespace(loads=lambda text: copy.deepcopy(read(text))))


read = cache(tomllib.loads)


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_file_passes() -> None:
    report = check(IN_ENGLISH)
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
    report = check(IN_ENGLISH, folder)
    assert report.complaints == ()
    ones = [card.soldiers for card in components.ARMY_CARDS.values()].count(1) - 1
    assert next(file.summary for file in report.files if file.file == "army") == summary(
        "army", one=ones, two=30 - ones
    )
    assert report.entries["rulebook"] == check(IN_ENGLISH).entries["rulebook"] + 1


BREAKS = [
    # file, old text, new text, the file complained about, the entry, a word of the complaint
    ("constants", "15, 21, 28]", "15, 21, 27]", "constants", "final_scoring", "tapestry_vp"),
    ("constants", "die = [1, 2, 2", "die = [1, 1, 2", "constants", "solo", "die"),
    ("constants", "god_cards_kept = 3", "god_cards_kept = 4", "constants", "setup", "god_cards_kept"),
    ("constants", '"black", ', '"pink", ', "constants", "player_pieces", "black"),
    ("constants", 'id = "gold"', 'id = "silver"', "constants", "resources", "gold missing"),
    ("constants", "bottom = 5", "bottom = 4", "hill", "terraces", "descending"),
    ("constants", '"kuntisuyu", "chinchaysuyu"', '"chinchaysuyu", "kuntisuyu"', "conquest", "regions", "numbers"),
    ("constants", "start = 10", 'start = "ten"', "constants", "score", "int"),
    ("constants", "p2 = 3,", "two = 3,", "constants", "setup god_offer_size", "p2"),
    ("hill", "angle = 72,", "angle = 75,", "hill", "sections", "fifth"),
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
    ("workers", 'colour = "blue"', 'colour = "pink"', "workers", "kinds architect", "colour"),
    ("workers", 'id = "courier"', 'id = "runner"', "workers", "kinds", "courier missing"),
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
    (
        "buildings",
        'ability = "see_five_weavings"',
        'ability = "own_steps_score"',
        "buildings",
        "passive Z08",
        "see_five",
    ),
    ("buildings", "with 4 potato", "with 5 potato", "buildings", "passive Z06", "5"),
    ("buildings", "up to two of", "up to three of", "buildings", "passive Z03", "3"),
    (
        "buildings",
        '[{gain="corn", n=2}], [{gain="stone"',
        '[{train=1}], [{gain="stone"',
        "buildings",
        "production P09",
        "resources",
    ),
    ("buildings", 'ability = "see_five_weavings"', 'ability = "See five"', "buildings", "passive Z08", "snake_case"),
    ("buildings", "may count as a Courier.", "may count as a Courier", "buildings", "passive Z01", "sentence"),
    ("buildings", 'module = "vassals"', 'module = "nobles"', "buildings", "passive ZV1", "vassals"),
    ("buildings", 'module = "vassals"', 'module = "moon"', "buildings", "passive ZV1", "moon"),
    ("buildings", '"name", "cost"]', '"name", "price"]', "buildings", "production PX01", "price"),
    ("buildings", 'id = "Z20"', 'id = "Z21"', "buildings", "passive", "Z20 missing"),
    ("buildings", 'ability = "see_five_weavings"\n', "", "buildings", "passive Z08", "ability"),
    ("palaces", "stone = 1, potato", "stone = 2, potato", "palaces", "palaces X01", "1 stone"),
    ("palaces", 'noble_colour = "blue"', 'noble_colour = "red"', "palaces", "palaces", "blue"),
    ("palaces", "min = 16", "min = 15", "palaces", "palaces X13", "Prophecy"),
    ("palaces", "has 4 or more", "has 5 or more", "palaces", "palaces X01", "5"),
    ("palaces", "rank = 2, min = 4", "min = 4", "palaces", "palaces X01", "Prophecy"),
    ("weavings", 'left = "vp", ', 'left = "gold", ', "weavings", "tiles SW01", "equal"),
    ("weavings", "copies = 7", "copies = 8", "weavings", "patterns stripes", "7 tiles"),
    ("weavings", 'pattern = "fret"', 'pattern = "plaid"', "weavings", "tiles W21", "plaid"),
    ("weavings", "min_players = 4", "min_players = 3", "weavings", "tiles", "stack"),
    ("weavings", 'left = "vp", ', 'left = "rejuvenate", ', "weavings", "tiles", "unfair"),
    (
        "weavings",
        'id = "fret",    colour = "yellow"',
        'id = "fret",    colour = "red"',
        "weavings",
        "patterns fret",
        "rarer",
    ),
    ("weavings", "min_players = 4", "min_players = 5", "weavings", "tiles W06", "5 players"),
    ("temple", "vp = 16", "vp = 15", "temple", "steps", "16 VP"),
    ("temple", "vp = 10, ", "vp = 6, ", "temple", "steps", "fall"),
    ("temple", "final_vp = 12", "final_vp = 10", "temple", "steps", "final VP"),
    ("temple", "reward = [{train=1}]", "reward = [{train=2}]", "temple", "steps 2", "none of the six"),
    ("temple", 'next = ["R2L", "R2R"]', 'next = ["R2L"]', "temple", "ruruy", "out of reach"),
    ("temple", 'next = ["R4R"]', 'next = ["R5R"]', "temple", "ruruy nodes R3R", "cannot lead"),
    ("temple", "row_vp = [-2", "row_vp = [2", "temple", "simpa", "-2 VP"),
    ("temple", "[{conquer=1}]", "[{merchant=1}]", "temple", "overlays", "Conquest marker"),
    ("temple", "reward = [{play_god=1}]", "reward = [{play_god=2}]", "temple", "ruruy nodes R3R", "no rulebook"),
    ("temple", 'gods=["inti", "qocha"]', 'gods=["inti"]', "temple", "ruruy nodes R6R", "no rulebook"),
    ("temple", "row_vp = [1, 0, 1, 1, 2, 3, 2]", "row_vp = [1, 1, 1, 1, 2, 3, 3]", "temple", "ruruy", "worth less"),
    (
        "temple",
        'side = "right",  next = ["R3R"]',
        'side = "left",   next = ["R3R"]',
        "temple",
        "ruruy nodes R1",
        "right",
    ),
    ("temple", 'side = "centre", next = ["S1L"', 'side = "left",   next = ["S1L"', "temple", "simpa", "centre"),
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
    ("solo", "simple = []", 'simple = ["A"]', "solo", "pachamama", "simple"),
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
    report = check(IN_ENGLISH, folder)
    complaints = [sentence for sentence in report.complaints if sentence.startswith(f"{blamed}.toml, {entry}: ")]
    assert any(word in sentence.removeprefix(f"{blamed}.toml, {entry}: ") for sentence in complaints), report.complaints
    assert all(sentence.endswith(".") and "\n" not in sentence for sentence in report.complaints)


def test_the_five_cards_of_example_1_must_be_there(folder: Path) -> None:
    path = folder / "gods.toml"
    # One of the five gives an Army card, and several cards do: only without all of them it cannot be dealt.
    path.write_text(path.read_text(encoding="utf-8").replace('{draw="army", n=1}', "{train=1}"), encoding="utf-8")
    assert "gods.toml, cards: the five cards of Example 1 cannot be dealt." in check(IN_ENGLISH, folder).complaints


def test_ruling_25_x03_counts_two_colours_together_and_z04x_takes_the_place_of_z04() -> None:
    prophecy = components.PALACES["X03"].prophecy
    assert (prophecy.count, set(prophecy.colours), prophecy.min) == ("weavings", {"brown", "yellow"}, 6)
    old, new = components.PASSIVE["Z04"], components.PASSIVE["Z04X"]
    assert (new.replaces, new.ability, new.cost) == ("Z04", old.ability, old.cost)


def test_broken_file_does_not_hide_the_others(folder: Path) -> None:
    (folder / "hill.toml").write_text("spaces = [", encoding="utf-8")
    (folder / "solo.toml").unlink()
    (folder / "notes.toml").write_text("", encoding="utf-8")
    change(folder, "army", '"A07", soldiers = 1', '"A07", soldiers = 3')
    report = check(IN_ENGLISH, folder)
    blamed = {sentence.split(".toml")[0] for sentence in report.complaints}
    assert blamed == {"hill", "solo", "notes", "army"}
    summaries = {file.file: file.summary for file in report.files}
    assert summaries["hill"] == summaries["solo"] == summary("unusable")
    assert summaries["gods"] == next(file.summary for file in check(IN_ENGLISH).files if file.file == "gods")


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
        check(IN_ENGLISH, tmp_path / "nowhere")
