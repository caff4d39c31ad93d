"""Write the golden games anew: `python -m tests.golden.make`. Only after a deliberate change of the rules.

Those of the base game are played by the computer players and others with a purpose; those with modules seek what none
before them has shown, one after the other.
"""

from collections import Counter
from pathlib import Path

from msgspec import structs

from engine.box import MODULES
from engine.codec import SavedGame, load_game
from engine.difficulty import EASIER, HARDER
from engine.players import GreedyPlayer, RandomPlayer, play_match
from engine.players.match import Chooser
from engine.state import Options
from tests.golden.coverage import count, gaps, wished
from tests.golden.curious import Builder, Conqueror, Curious, Follower, Pilgrim, Weaver
from tests.golden.seekers import promising, seek

FOLDER = Path(__file__).parent
GAMES: list[tuple[str, Options, list[type[Chooser]]]] = [
    ("2p-greedy", Options(players=2), [GreedyPlayer] * 2),
    ("2p-printed", Options(players=2, coricancha="printed", first_player=1), [GreedyPlayer, RandomPlayer]),
    ("2p-leftovers-3", Options(players=2, leftover_weaving_cost=3), [GreedyPlayer] * 2),
    ("2p-pilgrims-1", Options(players=2), [Pilgrim] * 2),
    ("2p-pilgrims-2", Options(players=2), [Pilgrim] * 2),
    ("3p-builders", Options(players=3), [Builder] * 3),
    ("4p-builders", Options(players=4), [Builder] * 4),
    ("2p-builders", Options(players=2), [Builder] * 2),
    ("4p-weavers-1", Options(players=4), [Weaver] * 4),
    ("4p-weavers-2", Options(players=4), [Weaver, Builder, Weaver, Builder]),
    ("2p-conquerors", Options(players=2), [Conqueror] * 2),
    ("3p-greedy", Options(players=3), [GreedyPlayer] * 3),
    ("3p-random", Options(players=3), [RandomPlayer] * 3),
    ("4p-greedy", Options(players=4), [GreedyPlayer] * 4),
    ("4p-random", Options(players=4), [RandomPlayer] * 4),
    *((f"{n}p-curious-{k}", Options(players=n), [Curious] * n) for n in (2, 3, 4) for k in range(2)),
    ("solo/axomamma-greedy", Options(solo="axomamma"), [GreedyPlayer]),
    ("solo/axomamma-random", Options(solo="axomamma", coricancha="printed"), [RandomPlayer]),
    ("solo/axomamma-easier", Options(solo="axomamma", difficulty=EASIER["axomamma"]), [Pilgrim]),
    ("solo/axomamma-harder", Options(solo="axomamma", difficulty=HARDER["axomamma"]), [Builder]),
    ("solo/pachamama-greedy", Options(solo="pachamama"), [GreedyPlayer]),
    ("solo/pachamama-random", Options(solo="pachamama", level="simple", coricancha="printed"), [RandomPlayer]),
    ("solo/pachamama-easy", Options(solo="pachamama", level="easy", personalities=("PP2a",)), [Weaver]),
    ("solo/pachamama-hard", Options(solo="pachamama", level="hard", difficulty=HARDER["pachamama"]), [Builder]),
]


CANDIDATES = 8  # further games of the base game, kept if one shows something new
SOUGHT = 40  # further games with modules, until everything has happened in one
LONG, SHORT = 36, 8  # turns of a seat in games with several modules and with one, before they come to their end

RURUY, SIMPA = (
    tuple(name for name in MODULES if ":" not in name or name.endswith(overlay)) for overlay in ("ruruy", "simpa")
)
PACHAMAMA = "pachamama"
WITH_CULTS = tuple(name for name in MODULES if name in ("vassals", "nobles"))
WITH_MODULES: list[tuple[str, Options]] = [
    ("2p-all-ruruy", Options(players=2, modules=RURUY)),
    ("2p-all-simpa", Options(players=2, modules=SIMPA)),
    ("solo-all-ruruy", Options(solo=PACHAMAMA, modules=RURUY)),
    ("solo-all-simpa", Options(solo=PACHAMAMA, level="hard", modules=SIMPA)),
    ("3p-all-ruruy", Options(players=3, modules=RURUY)),
    ("4p-all-simpa", Options(players=4, modules=SIMPA)),
    *((f"2p-{name.replace(':', '-')}", Options(players=2, modules=(name,))) for name in MODULES),
]


def play(name: str, options: Options, seats: list[type[Chooser]]) -> bytes:
    """One game as the text of its file."""
    match = play_match(options, name, [seat(f"{name} {i}") for i, seat in enumerate(seats)])
    assert match.state.result
    print(name, match.state.result.scores, len(match.answers), flush=True)
    return match.saved()


def play_seeking(name: str, options: Options, seen: Counter[str]) -> bytes:
    """One game with modules as the text of its file."""
    wanted = {*gaps(seen), *wished(seen)}
    turns = LONG if len(options.modules) > 1 else SHORT
    match = seek(options, promising(options, name, wanted), wanted, turns)
    assert match.state.result
    print(name, match.state.result.scores, len(match.answers), len(wanted), flush=True)
    return match.saved()


def _candidate(k: int) -> tuple[str, Options, list[type[Chooser]]]:
    """A further game: against an automa that is easily left behind, of war, or a mixed table."""
    if k % 3 == 0:
        easy = Options(solo="axomamma", difficulty=EASIER["axomamma"])
        return f"solo/axomamma-behind-{k}", easy, [Pilgrim]
    if k % 3 == 1:
        return f"2p-war-{k}", Options(players=2), [Conqueror, Follower]
    players = 2 + k % 2
    return f"{players}p-mixed-{k}", Options(players=players), [Builder, Curious, Builder][:players]


def _sought(k: int, missing: list[str]) -> tuple[str, Options]:
    """A further game with modules, every other one against Pachamama while there are Cults to be shown."""
    modules = (RURUY, SIMPA)[k // 2 % 2]
    if k % 2 == 0 and any("tile PV" in thing for thing in missing):
        return f"solo-more-{k}", Options(solo=PACHAMAMA, modules=WITH_CULTS)
    return f"2p-more-{k}", Options(players=2, modules=modules)


class Shelf:
    """The files of golden games, and what these show together."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.kept: set[Path] = set()

    def keep(self, name: str, data: bytes, *, only_if_new: bool = False) -> None:
        """Write a game, or do not where it shows nothing that is missing."""
        game, path = load_game(data), FOLDER / f"{name}.json"
        shown = count(game)
        if only_if_new and not any(shown[thing] for thing in (*gaps(self.seen), *wished(self.seen))):
            return
        self.seen += shown
        self.kept.add(path)
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or not _same(load_game(path.read_bytes()), game):
            path.write_bytes(data)

    def clear(self) -> None:
        """Away with the files of games that are none any more."""
        for path in {*FOLDER.rglob("*.json")} - self.kept:
            path.unlink()


def _same(one: SavedGame, other: SavedGame) -> bool:
    """Whether two games are the same but for values of pieces that made no difference to them."""
    return structs.replace(one, components=other.components) == other


def make_base_games(shelf: Shelf) -> None:
    """Those of the base game, and further ones that show what these do not."""
    for name, options, seats in GAMES:
        shelf.keep(name, play(name, options, seats))
    for k in range(CANDIDATES):
        name, options, seats = _candidate(k)
        shelf.keep(name, play(name, options, seats), only_if_new=True)


def make_module_games(shelf: Shelf) -> None:
    """Those with modules, until everything has happened in one."""
    for name, options in WITH_MODULES:
        shelf.keep(f"golden_age/{name}", play_seeking(name, options, shelf.seen))
    for k in range(SOUGHT):
        if not gaps(shelf.seen):
            return
        name, options = _sought(k, gaps(shelf.seen))
        shelf.keep(f"golden_age/{name}", play_seeking(name, options, shelf.seen), only_if_new=True)


def main() -> None:
    """Play and write every golden game, and as many more as cover all that can happen."""
    shelf = Shelf()
    make_base_games(shelf)
    make_module_games(shelf)
    shelf.clear()
    print("wished for, and never happened:", wished(shelf.seen))
    if gaps(shelf.seen):
        raise SystemExit(f"never happened: {gaps(shelf.seen)}")


if __name__ == "__main__":
    main()
