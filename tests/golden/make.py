"""Write the golden games anew: `python -m tests.golden.make`. Only after a deliberate change of the rules."""

from collections import Counter
from pathlib import Path

from engine.codec import load_game
from engine.difficulty import EASIER, HARDER
from engine.players import GreedyPlayer, RandomPlayer, play_match
from engine.players.match import Chooser
from engine.state import Options
from tests.golden.coverage import count, gaps
from tests.golden.curious import Builder, Conqueror, Curious, Follower, Pilgrim, Weaver

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


CANDIDATES = 200  # further games tried until everything has happened in one


def play(name: str, options: Options, seats: list[type[Chooser]]) -> bytes:
    """One game as the text of its file."""
    match = play_match(options, name, [seat(f"{name} {i}") for i, seat in enumerate(seats)])
    assert match.state.result
    print(name, match.state.result.scores, len(match.answers))
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


def main() -> None:
    """Play and write every golden game, and as many more as cover all that can happen."""
    for old in FOLDER.rglob("*.json"):
        old.unlink()
    seen: Counter[str] = Counter()
    for name, options, seats in GAMES:
        data = play(name, options, seats)
        (FOLDER / f"{name}.json").write_bytes(data)
        seen += count(load_game(data))
    for k in range(CANDIDATES):
        missing = gaps(seen)
        if not missing:
            return
        name, options, seats = _candidate(k)
        data = play(name, options, seats)
        new = count(load_game(data))
        if any(new[thing] for thing in missing):
            (FOLDER / f"{name}.json").write_bytes(data)
            seen += new
    raise SystemExit(f"never happened: {gaps(seen)}")


if __name__ == "__main__":
    main()
