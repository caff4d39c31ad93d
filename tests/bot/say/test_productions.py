"""What an automa produces and rejuvenates is told in the order in which it happened."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from engine import events as ev
from tests.bot.sample_games import GOLDEN
from tests.bot.say.heard_games import heard_game, lines_of, one_turn

PRODUCE = (
    ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("produce", ev.Condition(1, 1)),)),
    ev.HighPriestActivated(1, "produce"),
)
TOLD = {ev.Produced: "produced", ev.TurnedUp: "rejuvenated"}


@pytest.mark.parametrize("path", [path for path in GOLDEN if "solo" in str(path)], ids=lambda path: path.stem)
def test_order_told_is_the_order_of_events(path: Path) -> None:
    heard = heard_game(path)
    for turn in (turn for turn in heard.turns if turn.is_automas):
        steps = "\n".join(line for line in lines_of(turn, heard.names) if line[0].isdigit())
        own = [TOLD[type(event)] for event in turn.events if type(event) in TOLD and event.seat == turn.seat]
        told = re.findall("|".join(TOLD.values()), steps.lower())
        assert [kind for kind, _ in groupby(told)] == [kind for kind, _ in groupby(own)], steps


def test_what_is_rejuvenated_before_producing_is_told_before_it_with_the_reason() -> None:
    lines = one_turn(
        *PRODUCE,
        ev.TurnedUp(1, "P19"),
        ev.Produced(1, "P02"),
        ev.AutomaChose(1, ev.Chosen.RESOURCE, "corn", "fewest"),
        ev.Gained(1, "corn", 2, "production"),
        ev.Produced(1, "P19"),
        ev.TurnedDown(1, "P02"),
        ev.TurnedDown(1, "P19"),
        seat=1,
    )
    assert lines[1].partition(". ")[2].partition(". ")[2] == (
        "Rejuvenated Royal Mint (the highest number), then produced with Chicha House and Royal Mint, "
        "fewest corn, +2 corn"
    )


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (("P02", "P19"), "Produced with Chicha House and Royal Mint, then rejuvenated Royal Mint (the highest number)"),
        (("P19",), "Produced with Royal Mint, then rejuvenated Royal Mint"),
    ],
)
def test_what_is_rejuvenated_after_producing_is_told_behind_it(made: tuple[str, ...], words: str) -> None:
    lines = one_turn(
        *PRODUCE,
        *(ev.Produced(1, building) for building in made),
        *(ev.TurnedDown(1, building) for building in made),
        ev.TurnedUp(1, "P19"),
        seat=1,
    )
    assert lines[1].partition(". ")[2].partition(". ")[2] == words
