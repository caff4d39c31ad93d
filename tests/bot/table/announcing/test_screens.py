"""The end of a game fits into a message, however many ways there are to score and however long the names are."""

from random import Random

import pytest
from msgspec import structs

from bot import limits
from bot.languages import ENGLISH
from bot.table.announcing.screens import ROOM_FOR_SCORES, scores
from engine import Options, new_game, view
from engine.box import chosen_modules
from engine.state import Result
from storage import FINISHED, Game, Seat

CATEGORIES = tuple(ENGLISH.words["category"])
ALL = chosen_modules("simpa", vassals=True, nobles=True)


def the_end(players: int, categories: int, name: str) -> list[str]:
    """The last words of a game in which every category brought something."""
    options, random = Options(players=players, modules=ALL), Random(players)
    breakdown = tuple({kind: random.randrange(1, 60) for kind in CATEGORIES[:categories]} for _ in range(players))
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
    return scores(game, structs.replace(view(new_game(options, 1), None), result=result), ENGLISH)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["", "*" * 31])
def test_all_scores_fit_beside_the_last_turn(players: int, name: str) -> None:
    told = the_end(players, len(CATEGORIES), name)
    assert len("\n".join(told)) <= ROOM_FOR_SCORES < limits.CONTENT
    table = told[told.index("```") + 2 : -1]
    sums = [sum(int(row.split()[seat]) for row in table) for seat in range(players)]
    places = [int(line.split()[-2]) for line in told if line.endswith(" VP")]
    assert sums == places == sorted(places, reverse=True)


def test_what_brought_least_is_told_in_one_row_only_where_it_must_be() -> None:
    assert "all else" not in "\n".join(the_end(4, 12, "Quispe"))
    crowded = the_end(4, len(CATEGORIES), "Quispe Mamani")
    assert [line for line in crowded if line.endswith("  all else")] == [crowded[-2]]
