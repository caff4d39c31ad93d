"""The story of a game in the terminal."""

from bot.languages import ENGLISH
from bot.say.after.captions import OF_A_TURN
from bot.say.after.episode_lines import told
from bot.say.after.episodes import Answered, episodes
from bot.terminal.story import turn_told
from engine.codec import load_game
from engine.core import apply, open_game
from engine.views import view
from tests.bot.sample_games import GOLDEN

NAMES = ("Ana", "Pachamama")


def test_a_turn_is_told_in_the_numbered_steps_of_the_chat() -> None:
    saved = load_game(next(path for path in GOLDEN if path.stem == "pachamama-greedy").read_bytes())
    outcome = open_game(saved.options, saved.seed)
    before, answers = view(outcome.state, None), [Answered(None, outcome.events)]
    for answer in saved.answers:
        outcome = apply(outcome.state, answer.action)
        answers.append(Answered(answer.action if answer.question in OF_A_TURN else None, outcome.events))
    hers = [episode for episode in episodes(answers, before) if episode.is_automas and episode.number]
    assert len(hers) > 10
    for episode in hers:
        lines = turn_told(answers, before, episode.number, NAMES, ENGLISH)
        assert "1. " in {line[:3] for line in lines}
        assert {*told(episode, NAMES, NAMES, ENGLISH, 10_000)} <= {*lines}
        assert not [line for line in lines if "**" in line or "```" in line]
