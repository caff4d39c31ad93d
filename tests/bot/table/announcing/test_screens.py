"""The end of a game fits into a message, however many ways there are to score and however long the names are."""

from random import Random

import pytest
from msgspec import structs

from bot import limits
from bot.languages import ENGLISH
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
def test_all_scores_and_all_names_are_told_and_none_is_cut(players: int, name: str) -> None:
    words, last = the_end(players, name)
    assert len(words) < limits.CONTENT
    told = words.splitlines()
    table = told[told.index("```") + 2 : -1]
    assert told[told.index("```") + 1].split() == [str(place) for place in range(1, players + 1)]
    assert sorted(row[4 * players + 1 :] for row in table) == sorted(ENGLISH.words["category"].values())
    sums = [sum(int(row.split()[seat]) for row in table) for seat in range(players)]
    places = [int(line.split()[-2]) for line in told if line.endswith(" VP")]
    assert sums == places == sorted(places, reverse=True)
    assert [line for line in told if line.endswith(" VP")] == [line for line in last.splitlines() if line[-2:] == "VP"]
    assert all(escaped(f"{number}{name}") in last for number in range(players))
