"""The end of a game fits into a message, however many ways there are to score and however long the names are."""

from random import Random

import pytest
from msgspec import structs

from bot import limits
from bot.languages import ENGLISH
from bot.say import category
from bot.say.after.vp_table import LABEL, LEAST, WIDTH
from bot.say.chat import chat
from bot.table.announce.screens import Ending, finale_screen
from bot.table.io.user_text import escaped
from bot.table.look.score_table import score_table
from engine import Options, new_game, view
from engine.box import chosen_modules
from engine.state import Result
from storage import FINISHED, Game, Seat, SeatResult
from storage.records import BOT, MIXED
from tests.bot.table.stored_game import stored_game

CATEGORIES = tuple(ENGLISH.words["category"])
ALL = chosen_modules("simpa", vassals=True, nobles=True)


def ended(options: Options, names: tuple[str, ...]) -> Game:
    """A game that is over."""
    seats = tuple(Seat(lang="en", name=name) for name in names)
    return stored_game(status=FINISHED, options=options, seats=seats)


def the_end(players: int, name: str, bots: tuple[SeatResult, ...] = ()) -> tuple[str, str]:
    """The scores and the last words of a game in which every category brought something."""
    options, random = Options(players=players, modules=ALL), Random(players)
    breakdown = tuple({kind: random.randrange(1, 60) for kind in CATEGORIES} for _ in range(players))
    totals = tuple(sum(one.values()) for one in breakdown)
    result = Result(scores=totals, winners=(0,), breakdown=breakdown)
    game = ended(options, tuple(f"{number}{name}" for number in range(players)))
    over = structs.replace(view(new_game(options, 1), None), result=result)
    words = finale_screen(game, over, (), Ending(bots=bots), ENGLISH).words
    last, _, scores = words.partition(chat("end.table", ENGLISH, game=game.id))
    return scores, last


@pytest.mark.parametrize(("handicap", "rule"), [(80, "+80 VP for the player"), (-40, "+40 VP for Axomamma"), (0, "")])
def test_the_end_tells_a_handicap(handicap: int, rule: str) -> None:
    options = Options(solo="axomamma", handicap=handicap)
    result = Result(scores=(130, 120), winners=(0,), breakdown=({}, {}))
    over = structs.replace(view(new_game(options, 1), None), result=result)
    words = finale_screen(ended(options, ("Ana", "Axomamma")), over, (), Ending(), ENGLISH).words
    assert ("House rule" in words) == bool(rule)
    assert rule in words


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["", "*" * 31])
def test_all_scores_and_all_names_are_told_and_no_line_breaks_on_a_phone(players: int, name: str) -> None:
    words, last = the_end(players, name)
    assert len(words) < limits.CONTENT
    told = words.splitlines()
    heads, *table, total = told[told.index("```") + 1 : -1]
    ranked = [line.split(". ")[1].split(":")[0] for line in last.splitlines()[-players:]]
    if name:
        assert told[1 : players + 1] == [f"**{head}** {who}" for head, who in zip(heads.split(), ranked, strict=True)]
    else:
        assert heads.split() == ranked
    assert max(map(len, (heads, *table, total))) <= WIDTH
    cells = [row.split(maxsplit=players) for row in (*table, total)]
    room = WIDTH - players * (LEAST + 1) if players == 4 else LABEL
    assert sorted(row[players] for row in cells[:-1]) == sorted(category(kind, ENGLISH, room) for kind in CATEGORIES)
    assert len({row[players] for row in cells}) == len(cells)
    sums = [sum(int(row[seat]) for row in cells[:-1]) for seat in range(players)]
    places = [int(line.split()[-2]) for line in last.splitlines() if line.endswith(" VP")]
    assert sums == [*map(int, cells[-1][:players])] == places == sorted(places, reverse=True)
    assert all(escaped(f"{number}{name}") in last for number in range(players))
    assert not [line for line in told if line.endswith(" VP")], "the ranking is told once"


@pytest.mark.parametrize(("letter", "told"), [("n", 4), ("*", 0)])
def test_how_four_bots_have_played_leaves_room_for_all_scores(letter: str, told: int) -> None:
    bots = tuple(played(seat, MIXED, ("expert", "master"), 3_600_000) for seat in range(4))
    scores, last = the_end(4, letter * 31, bots)
    assert last.count(": some turns by a bot (expert and master), thought 60 minutes") == told
    assert len(last + scores) < limits.CONTENT
    assert scores.endswith("```")


def scored(*breakdown: dict[str, int]) -> Result:
    return Result(scores=tuple(sum(one.values()) for one in breakdown), winners=(0,), breakdown=breakdown)


def test_categories_that_brought_as_much_keep_their_order() -> None:
    first, second = {"temple": 3, "tasks": 3, "statues": 9}, {"tasks": 1, "temple": 1}
    for result in (scored(first, second), scored(dict(reversed(first.items())), dict(reversed(second.items())))):
        assert score_table(result.breakdown, (0, 1), ("Ana", "Bruno"), "Final score", ENGLISH) == [
            "```",
            "  Ana Bruno",
            "    9     0 Statues",
            "    3     1 Tasks",
            "    3     1 Temple",
            "   15     2 Final score",
            "```",
        ]


@pytest.mark.parametrize(
    "names",
    [
        ("Dario", "Bo", "Cy", "Di"),
        ("Ana", "Bo", "Cy", "ana"),
        ("你好", "Bo", "Cy", "Di"),
        ("a`b", "B", "C", "D"),
        ("", "B", "C", "D"),
    ],
)
def test_names_that_do_not_fit_are_told_in_full_above(names: tuple[str, ...]) -> None:
    order, result = (3, 1, 0, 2), scored(*({"tasks": vp} for vp in (5, 7, 3, 9)))
    *legend, fence, heads, _, _, _ = score_table(result.breakdown, order, names, "Final score", ENGLISH)
    assert legend == [f"**{'ABCD'[column]}** {escaped(names[seat])}" for column, seat in enumerate(order)]
    assert (fence, heads) == ("```", "  A   B   C   D")


def test_seats_that_a_bot_has_played_are_marked_in_the_table_and_in_the_places() -> None:
    result = scored({"tasks": 3}, {"tasks": 9})
    assert score_table(result.breakdown, (1, 0), ("Ana", "Bo"), "Final score", ENGLISH, (0,))[:4] == [
        "**A** Bo",
        "**B** Ana 🤖",
        "```",
        "    A     B",
    ]
    told = ["🏆 1. Bo: 9 VP", "▫️ 2. Ana 🤖: 3 VP", "🤖 Ana: played by a bot"]
    assert finale(Options(), (3, 9), (1,), ("Ana", "Bo"), (played(0),))[-3:] == told


@pytest.mark.parametrize(
    ("by", "levels", "thought", "told"),
    [
        (BOT, ("hard",), 42_400, "hard, thought 42 seconds"),
        (BOT, ("hard",), 1_100, "hard, thought 1 second"),
        (BOT, ("novice",), 400, "novice, thought for less than a second"),
        (BOT, ("expert",), 119_000, "expert, thought 119 seconds"),
        (BOT, ("master",), 200_000, "master, thought 3 minutes"),
        (BOT, ("easy", "hard"), None, "easy and hard"),
        (BOT, ("greedy",), None, "greedy"),
        (BOT, (), 9_000, "played by a bot, thought 9 seconds"),
        (MIXED, ("medium",), 9_000, "some turns by a bot (medium), thought 9 seconds"),
        (MIXED, (), None, "some turns by a bot"),
    ],
)
def test_the_end_tells_how_bots_have_played(by: str, levels: tuple[str, ...], thought: int | None, told: str) -> None:
    bots = (played(0, by, levels, thought),)
    assert finale(Options(), (3, 9), (1,), ("**Ana**", "Bo"), bots)[-1] == f"🤖 \\*\\*Ana\\*\\*: {told}"


def test_each_bot_has_a_line_at_the_end() -> None:
    bots = (played(0, BOT, ("hard",), 42_000), played(2, BOT, ("easy",), 2_000))
    assert finale(Options(players=3), (3, 9, 1), (1,), ("Amaru", "Bo", "Puma"), bots)[-2:] == [
        "🤖 Amaru: hard, thought 42 seconds",
        "🤖 Puma: easy, thought 2 seconds",
    ]


@pytest.mark.parametrize(
    ("scores", "winner", "told"),
    [
        ((119, 100), 1, ["▫️ 1. Ana: 119 VP", "▫️ 2. Axomamma: 100 VP"]),
        ((180, 180), 1, ["▫️ 1. Ana: 180 VP", "▫️ 1. Axomamma: 180 VP"]),
        ((130, 140), 1, ["🏆 1. Axomamma: 140 VP", "▫️ 2. Ana: 130 VP"]),
        ((137, 120), 0, ["🏆 1. Ana: 137 VP", "▫️ 2. Axomamma: 120 VP"]),
    ],
)
def test_an_automa_that_is_not_ahead_has_no_trophy(scores: tuple[int, int], winner: int, told: list[str]) -> None:
    assert finale(Options(solo="axomamma"), scores, (winner,), ("Ana", "Axomamma"))[-2:] == told


def test_of_those_with_as_many_vp_the_winner_comes_first() -> None:
    told = ["🏆 1. Bo: 99 VP", "▫️ 2. Ana: 99 VP", "▫️ 3. Cy: 9 VP"]
    assert finale(Options(players=3), (99, 99, 9), (1,), ("Ana", "Bo", "Cy"))[-3:] == told


def finale(
    options: Options,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    names: tuple[str, ...],
    bots: tuple[SeatResult, ...] = (),
) -> list[str]:
    """The last words of a game that ended so."""
    result = Result(scores=scores, winners=winners, breakdown=tuple({"tasks": vp} for vp in scores))
    over = structs.replace(view(new_game(options, 1), None), result=result)
    game, drawn = ended(options, names), Ending(bots=bots)
    words = finale_screen(game, over, (), drawn, ENGLISH).words
    return words.partition(chat("end.table", ENGLISH, game=game.id))[0].splitlines()


def played(seat: int, by: str = BOT, levels: tuple[str, ...] = (), thought: int | None = None) -> SeatResult:
    """The result of a seat that a bot has played."""
    return SeatResult(
        game=1,
        seat=seat,
        person="",
        players=2,
        score=0,
        won=False,
        breakdown={},
        at=0,
        played=by,
        levels=levels,
        thought=thought,
    )
