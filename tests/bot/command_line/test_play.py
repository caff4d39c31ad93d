"""`chaski play`, driven through a pipe as a person would type."""

import io
import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.cli import main
from bot.terminal.game import TerminalGame
from engine import Options, legal_actions, view
from engine.codec import load_game, verify
from tests.bot.sample_games import GOLDEN
from tests.sizes import size

Play = Callable[..., str]
WHOLE_GAME = ["1"] * 3000
GOODBYE = "The input has ended, so the game stops here. Goodbye."


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Run `chaski play` on these lines and return the screen."""
    monkeypatch.chdir(tmp_path)  # for answers that are taken as the name of a file

    def run(*args: str, lines: Iterable[str] = (), status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(["play", *args]) == status
        said = capsys.readouterr()
        assert said.err == "" if status == 0 else said.out == ""
        return said.out or said.err

    return run


def flat(screen: str) -> str:
    """The screen without its line breaks."""
    return " ".join(screen.split())


# ---------------------------------------------------------------- whole games


def test_a_whole_game_against_a_bot(play: Play, tmp_path: Path) -> None:
    screen = play("--bots", "random", "--seed", "one", lines=WHOLE_GAME)
    assert screen.count("or b t h u l s ? q > ") > 50
    result = verify(load_game((tmp_path / "1").read_bytes())).result  # the last answer is the name of the file
    assert result
    assert "The game is saved to 1." in flat(screen)
    (footer,) = [line for line in screen.splitlines() if "Final score" in line]
    assert [int(cell) for cell in footer.split() if cell.isdecimal()] == list(result.scores)
    winner = ("You", "Random 2")[result.winners[0]]
    assert f"{winner} won with {max(result.scores)} VP." in flat(screen)
    assert "Festival 3 began." in flat(screen)
    assert 80 < max(len(line) for line in screen.splitlines()) <= 100
    assert "\x1b" not in screen
    assert not re.search(r"\bYou (has|is|was|does|scores|takes)\b", flat(screen))


@pytest.mark.parametrize(
    "args", [("--humans", "2", "--bots", "greedy"), *size((), (("--humans", "2"), ("--humans", "4")))]
)
def test_a_whole_game_of_several_people(play: Play, args: tuple[str, ...]) -> None:
    random = Random(" ".join(args))
    lines = [random.choice(["1", "1", "1", "2", "3"]) for _ in range(8000)]
    screen = play("--seed", "two", *args, lines=lines)
    assert "Pass the screen to Player 2, then press Enter." in screen
    assert "The game is over" in screen
    assert "Player 1 took the starting Weaving" in flat(screen)


def test_the_same_seed_and_answers_are_the_same_game(play: Play) -> None:
    first, again, other = (play("--seed", seed, lines=["2"] * 30) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other


def test_the_printed_coricancha(play: Play) -> None:
    for seed in ("1", "2", "3"):
        assert "Section 1: Worship" in play("--printed", "--seed", seed, lines=["b hill"])


# ---------------------------------------------------------------- secrets


def test_nobody_reads_the_hand_of_another(play: Play) -> None:
    lines = ["", "1", "", "1", "", "1", "1", "1", "", "1", "1", "1"]
    screen = play("--humans", "2", "--seed", "secret", lines=[*lines, "l 99"])
    game = TerminalGame(Options(players=2), "secret")
    for line in lines:
        if line:
            game.answer(legal_actions(game.state)[0])
    kept = [set(player.god_hand) for player in game.state.players]
    assert all(len(hand) == 3 for hand in kept)
    parts = re.split(r"Pass the screen to Player (\d), then press Enter\.", screen)
    saw_own = set()
    for number, part in zip(parts[1::2], parts[2::2], strict=True):
        seen = set(re.findall(r"\bG\d\d\b", part))
        assert not seen & kept[2 - int(number)]
        if seen & kept[int(number) - 1]:
            saw_own.add(number)
    assert saw_own == {"1", "2"}


def test_who_sits_there_already_needs_no_curtain(play: Play) -> None:
    screen = play("--humans", "2", "--bots", "random", "--seed", "two", lines=["1", ""] * 60)
    sat_down = re.findall(r"Pass the screen to Player (\d)", screen)
    assert len(sat_down) > 5
    assert all(one != other for one, other in pairwise(sat_down))


def test_one_person_needs_no_curtain(play: Play) -> None:
    assert "Pass the screen" not in play("--bots", "random,random,random", lines=["1"] * 50)


# ---------------------------------------------------------------- commands


def test_bad_input_is_answered_and_asked_again(play: Play) -> None:
    screen = play("--seed", "7", lines=["0", "99", "-1", "zebra", "1.5", "\u0663", "9" * 5000, "", "1"])
    assert "'0' is not an answer here: type a number from 1 to 3, or ? for help." in screen
    for nonsense in ("99", "-1", "zebra", "1.5", "\u0663"):
        assert f"{nonsense!r} is not an answer here" in screen
    assert screen.count("Which starting Weaving do you take?") == 2
    assert "You took the starting Weaving SW01" in flat(screen)


def test_who_names_what_is_not_possible_hears_why(play: Play) -> None:
    screen = play("--seed", "7", lines=["W01", "pray", "1"])
    assert "W01 stripes (Rejuvenate | potato) is not a starting Weaving. Type a number from 1 to 3" in flat(screen)
    assert "Something else is asked now: Starting Weaving. Type a number from 1 to 3" in flat(screen)
    assert "You took the starting Weaving SW01" in flat(screen)


def test_the_board_and_the_areas_can_be_looked_at(play: Play) -> None:
    screen = play("--seed", "7", lines=["b", "t", "t 2", "t 3", "h", "?", "b moon", "l x", "s"])
    for part in ("Section 5:", "Chinchaysuyu", "VP per Festival", "Building Market", "Casualties of War", "Nomads"):
        assert part in screen
    for space in ("T1a", "M3b", "B5d", "CH1", "KU6"):
        assert space in screen
    assert screen.count("Markers left") == 2
    assert "There is no player '3'; type a name, or a number from 1 to 2." in screen
    assert "There is no part 'moon' of the board" in screen
    assert "'x' is not a number of turns." in screen
    assert "Say where to save it: s FILE." in screen
    assert "undo your last answer" in screen


def test_whole_words_stand_for_letters_and_names_for_numbers(play: Play) -> None:
    words = ["board temple", "TABLEAU greedy", "hand", "log 1", "save", "help", "1", "undo", "quit", "no"]
    screen = play("--seed", "7", lines=words)
    assert "is not an answer here" not in screen
    assert "VP per Festival" in screen
    assert re.search(r"^Greedy 2 ", screen[screen.index("TABLEAU greedy") :], flags=re.MULTILINE)
    assert "Say where to save it: s FILE." in screen
    assert "undo your last answer" in screen
    assert screen.rstrip().endswith("Goodbye.")


def test_the_board_names_the_food_of_every_terrace(play: Play) -> None:
    screen = play("--seed", "7", lines=["b hill"])
    assert screen.count("Food to place there: top 0, middle 2, bottom 5") == 5, "before a High Priest stands anywhere"
    later = play("--seed", "7", lines=[*["1"] * 30, "b hill"])
    assert {"top 0", "top 1"} & {*re.findall(r"Food to place there: (top \d)", later)} >= {"top 1"}, "to roam, besides"


def test_a_star_has_its_footnote_wherever_it_stands(play: Play) -> None:
    screen = play("--seed", "7", lines=["t", "t 2"])
    assert screen.count("Army*") == screen.count("* Army cards in hand/face up/face down") >= 3


def test_an_interruption_offers_to_save_like_leaving(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter([KeyboardInterrupt, "kept.json", KeyboardInterrupt, KeyboardInterrupt])

    def read() -> str:
        line = next(typed)
        if isinstance(line, str):
            return line
        raise line

    monkeypatch.setattr("builtins.input", read)
    screen = play("--seed", "7")
    assert "Save the game before you leave?" in screen
    assert screen.rstrip().endswith("Goodbye.")
    assert verify(load_game((tmp_path / "kept.json").read_bytes())).decision
    assert play("--seed", "7").rstrip().endswith("Goodbye."), "whoever is asked and presses it again just leaves"


def test_the_area_of_another_shows_how_many_cards_are_hidden(play: Play) -> None:
    screen = play("--seed", "7", lines=["1", "t 2"])
    assert re.search(r"^God cards in hand +3 *$", screen[screen.index("q > t 2") :], flags=re.MULTILINE)


def test_a_part_of_the_board_can_be_asked_for(play: Play) -> None:
    screen = play("--seed", "7", lines=["b temple"])
    assert "VP per Festival" in screen
    assert "Building Market" not in screen


def test_the_log_tells_the_last_turns(play: Play) -> None:
    screen = play("--seed", "7", lines=[*["1"] * 40, "l 2"])
    log = screen[screen.rindex("q > l 2") :]
    assert len(re.findall(r"^Turn \d+: ", log, flags=re.MULTILINE)) == 2


def test_undo_goes_back_to_the_last_commit_and_no_further(play: Play) -> None:
    to_the_cards = ["1", "1", "1", "u", "u", "u"]
    screen = play("--bots", "random", "--seed", "7", lines=to_the_cards)
    assert screen.count("Your last answer has been undone.") == 2
    assert "Nothing can be undone: since your last answer something was revealed, or somebody else acted." in screen
    assert screen.count("Keep 3 God cards") == 2
    assert screen.count("Keep 2 God cards") == 2


def test_what_comes_after_an_undo_is_told(play: Play) -> None:
    screen = play("--bots", "random", "--seed", "7", lines=["1", "1", "u", "2"])
    assert len(re.findall(r"^You kept G\d\d", screen, flags=re.MULTILINE)) == 2


def test_what_is_undone_never_happened(tmp_path: Path, play: Play) -> None:
    straight, wavering = tmp_path / "straight.json", tmp_path / "wavering.json"
    play("--seed", "7", lines=["1", "1", "2", f"s {straight}"])
    play("--seed", "7", lines=["1", "3", "2", "u", "u", "1", "5", "u", "2", f"s {wavering}"])
    assert straight.read_bytes() == wavering.read_bytes()


# ---------------------------------------------------------------- saving, loading, leaving


def test_a_saved_game_goes_on_where_it_stopped(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    screen = play("--players", "3", "--seed", "7", lines=[*["1"] * 30, f"s {path}", "q", ""])
    assert f"The game is saved to {path}." in flat(screen)
    assert screen.rstrip().endswith("Goodbye.")
    state = verify(load_game(path.read_bytes()))
    assert state.decision
    loaded = play("--load", str(path), lines=["q", ""])
    last_question = re.findall(r"^(?:Turn|Setup).*You: .*$", screen, flags=re.MULTILINE)[-1]
    assert last_question in loaded
    for action in legal_actions(view(state, 0)):
        assert f"  {legal_actions(state).index(action) + 1}. " in loaded
    assert "The game is over" in play("--load", str(path), lines=WHOLE_GAME)


def test_leaving_offers_to_save_until_it_works(play: Play, tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    path = tmp_path / "later.json"
    screen = flat(play("--seed", "7", lines=["1", "q", str(tmp_path), str(diary), str(path)]))
    assert f"{tmp_path} cannot be written: Is a directory." in screen
    assert f"{diary} already exists and is not a saved game; choose another name." in screen
    assert screen.endswith(f"The game is saved to {path}. Goodbye.")
    assert diary.read_text() == "Dear diary"
    assert len(load_game(path.read_bytes()).answers) >= 1


@pytest.mark.parametrize("no", ["", "n", "No"])
def test_no_means_no(play: Play, tmp_path: Path, no: str) -> None:
    assert play("--seed", "7", lines=["q", no]).rstrip().endswith("Goodbye.")
    assert not list(tmp_path.iterdir())


def test_yes_wants_a_name(play: Play, tmp_path: Path) -> None:
    screen = play("--seed", "7", lines=["q", "y", "kept.json"])
    assert "Then give the file a name." in screen
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


def test_saving_again_replaces_the_older_game(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play("--seed", "7", lines=[f"s {path}", "1", f"s {path}"])
    assert len(load_game(path.read_bytes()).answers) > 1


@pytest.mark.parametrize("lines", [[], ["1"], ["b"], ["q"]])
def test_the_end_of_the_input_is_taken_politely(play: Play, lines: list[str]) -> None:
    assert play("--seed", "7", lines=lines).rstrip().endswith(GOODBYE)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--load", str(GOLDEN[0])), "is over; chaski replay shows how it ended."),
        (("--load", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("--load", str(GOLDEN[0]), "--seed", "3"), "A saved game brings its own seed"),
        (("--bots", "genius"), "There is no player called 'genius'"),
        (("--players", "2", "--bots", "greedy,greedy"), "At least one seat must be left for a person"),
        (("--players", "4", "--humans", "2", "--bots", "greedy"), "2 people and 1 bots do not make 4 players."),
        (("--humans", "5"), "This game is for 2, 3 or 4 players, not 5."),
    ],
)
def test_a_table_that_cannot_be_set_is_explained(play: Play, args: tuple[str, ...], sentence: str) -> None:
    assert sentence in play(*args, status=2)


def test_a_game_of_another_size_is_not_loaded(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "three.json"
    path.write_bytes(TerminalGame(Options(players=3), "x").saved())
    sentence = "The saved game is one of 3 players, not 2."
    assert sentence in play("--load", str(path), "--players", "2", status=2)
