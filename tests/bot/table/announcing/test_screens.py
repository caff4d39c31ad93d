"""The end of a game fits into a message, however many ways there are to score and however long the names are."""

from random import Random

import pytest
from msgspec import structs

from bot import limits
from bot.languages import ENGLISH
from bot.table.announcing.score_table import WIDTH, score_table
from bot.table.announcing.screens import finale_screen, scores_screen
from bot.table.user_text import escaped
from engine import Options, new_game, view
from engine.box import chosen_modules
from engine.state import Result
from storage import FINISHED, Game, Seat

CATEGORIES = tuple(ENGLISH.words["category"])
ALL = chosen_modules("simpa", vassals=True, nobles=True)


def the_end(players: int, name: str) -> tuple[str, str]:
    """The scores and the last words of a game in which every category brought something."""
    options, random = Options(players=players, modules=ALL), Random(players)
    breakdown = tuple({kind: random.randrange(1, 60) for kind in CATEGORIES} for _ in range(players))
    totals = tuple(sum(one.values()) for one in breakdown)
    result = Result(scores=totals, winners=(0,), breakdown=breakdown)
    seats = tuple(Seat(lang="en", name=f"{number}{name}") for number in range(players))
    game = Game(
        id=7,
        server="s",
        channel="1",
        status=FINISHED,
        options=options,
        seats=seats,
        seq=0,
        number=0,
        to_act=None,
        created=0,
        changed=0,
    )
    over = structs.replace(view(new_game(options, 1), None), result=result)
    return scores_screen(game, over, None, ENGLISH).words, finale_screen(game, over, (), None, ENGLISH).words


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["", "*" * 31])
def test_all_scores_and_all_names_are_told_and_no_line_breaks_on_a_phone(players: int, name: str) -> None:
    words, last = the_end(players, name)
    assert len(words) < limits.CONTENT
    told = words.splitlines()
    heads, *table, total = told[told.index("```") + 1 : -1]
    assert [head[0] for head in heads.split()] == [line.split(". ")[1][0] for line in last.splitlines()[-players:]]
    assert max(map(len, (heads, *table, total))) <= WIDTH
    cells = [row.split(maxsplit=players) for row in (*table, total)]
    assert sorted(row[players] for row in cells[:-1]) == sorted(ENGLISH.words["category"].values())
    sums = [sum(int(row[seat]) for row in cells[:-1]) for seat in range(players)]
    places = [int(line.split()[-2]) for line in last.splitlines() if line.endswith(" VP")]
    assert sums == [*map(int, cells[-1][:players])] == places == sorted(places, reverse=True)
    assert all(escaped(f"{number}{name}") in last for number in range(players))
    assert not [line for line in told if line.endswith(" VP")], "the ranking is told once"


def scored(*breakdown: dict[str, int]) -> Result:
    return Result(scores=tuple(sum(one.values()) for one in breakdown), winners=(0,), breakdown=breakdown)


def test_categories_that_brought_as_much_keep_their_order() -> None:
    first, second = {"temple": 3, "tasks": 3, "statues": 9}, {"tasks": 1, "temple": 1}
    for result in (scored(first, second), scored(dict(reversed(first.items())), dict(reversed(second.items())))):
        assert score_table(result, ("Ana", "Bartholomew"), ENGLISH) == [
            "```",
            "    Ana Barthol",
            "      9       0 Statues",
            "      3       1 Tasks",
            "      3       1 Temple",
            "     15       2 Final score",
            "```",
        ]


@pytest.mark.parametrize(
    "names", [("Ana Maria", "Ana Lucia", "ana", "Bo"), ("你好", "Bo", "Cy", "Di"), ("a`b", "B", "C", "D")]
)
def test_names_whose_beginnings_do_not_tell_them_apart_have_a_legend(names: tuple[str, ...]) -> None:
    legend, _, heads, *_ = score_table(scored(*({"tasks": vp} for vp in (9, 7, 5, 3))), names, ENGLISH)
    assert legend == ", ".join(f"{number} {escaped(name)}" for number, name in enumerate(names, 1))
    assert heads == "  1   2   3   4"
