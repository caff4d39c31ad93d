"""The game behind the terminal: answers are given and taken back."""

from random import Random

from bot.terminal.game import TerminalGame
from engine import Options, legal_actions
from engine.codec import load_game, state_hash, verify


def test_undo_restores_the_position() -> None:
    random = Random(1)
    game = TerminalGame(Options(players=2), "back")
    undone = 0
    while not game.state.over:
        before, told, hashed = game.state, len(game.log), state_hash(game.state)
        outcome = game.answer(random.choice(legal_actions(game.state)))
        assert game.undo() is not outcome.commits
        if not outcome.commits:
            assert (game.state, len(game.log), state_hash(game.state)) == (before, told, hashed)
            undone += 1
            game.answer(random.choice(legal_actions(game.state)))
    assert undone > 10
    assert verify(load_game(game.saved())) == game.state
