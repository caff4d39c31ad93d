"""The tiles in the picture of a question to the channel have the numbers of its reactions."""

from pathlib import Path

from bot.languages import ENGLISH
from bot.screens.prompt import prompt_for
from bot.screens.public_question import NUMBERS, answers_by_emoji
from bot.table.announce.asked_tiles import asked_tiles
from engine import view
from engine.actions import BuyWeaving
from engine.decisions import BuyLeftoverWeaving
from tests.bot.sample_games import golden_game

LEFTOVERS = Path(__file__).parents[3] / "golden" / "2p-leftovers-3.json"


def test_the_numbers_of_the_tiles_are_those_of_the_reactions() -> None:
    leftover = [
        outcome.state for outcome in golden_game(LEFTOVERS) if isinstance(outcome.state.decision, BuyLeftoverWeaving)
    ]
    numbered = 0
    for state in leftover:
        prompt = prompt_for(view(state, state.to_act), ENGLISH)
        by_emoji = answers_by_emoji(prompt)
        for number, tile in asked_tiles(prompt):
            assert by_emoji[NUMBERS[number - 1]].action == BuyWeaving(tile.removeprefix("weaving:"))
            numbered += 1
        assert len(asked_tiles(prompt)) == sum(emoji in NUMBERS for emoji in by_emoji)
    assert numbered > 1
