"""Solo games at a table: the opponent plays by itself, and the end says whether it was a victory."""

import pytest

from engine import legal_actions
from engine.decisions import TakeTurn
from engine.players import make_player
from engine.state import View
from storage import AUTOMA, FINISHED
from tests.e2e.kit.harness import Harness, Seats, button
from tests.e2e.kit.playing import near_end, said
from tests.sizes import size


def pick(view: View) -> int:
    options = legal_actions(view)
    return options.index(make_player("greedy", "solo").choose(view, options))


async def test_a_solo_game_is_opened_and_the_opponent_plays_by_itself(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.lives.token_hex", lambda size: "short turns")
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", opponent="pachamama", difficulty="hard, leftovers_score")
    lobby = await ana.wait(lambda message: button(message, "Start") is not None, channel)
    assert "Solo against Pachamama (hard, leftovers_score)" in lobby["content"]
    assert "2. Pachamama, the opponent" in lobby["content"]
    await ana.press(lobby, "Start")
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    assert [seat.controller for seat in game.seats] == ["person", AUTOMA]
    seats = Seats(harness, game.id, channel)
    await seats.play_until(lambda view: view.turn >= size(3, 5), pick)
    await seats.settled()
    told = "\n".join(message["content"] for message in seats.messages())
    assert "olled " in told


async def test_a_solo_game_ends_with_a_verdict(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game import", file=("game.json", near_end("solo/pachamama-hard", size(12, 30)).file))
    await harness.bot.tables.settled()
    seats = Seats(harness, 1, channel)
    await seats.play_until(lambda view: False, pick)
    await seats.settled()
    assert (await seats.game()).status == FINISHED
    end = await harness.person("Elena").wait(lambda message: button(message, "Rematch") is not None, channel)
    assert "Pachamama" in end["content"]


async def test_what_is_new_in_a_solo_game_is_the_opponents_last_turn(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.lives.token_hex", lambda size: "short turns")
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", opponent="pachamama")
    await ana.press(await ana.wait(lambda message: button(message, "Start") is not None, channel), "Start")
    game = await harness.games.lists.in_channel(str(channel))
    assert game is not None
    seats = Seats(harness, game.id, channel)
    await seats.play_until(lambda view: view.turn >= 5 and isinstance(view.decision, TakeTurn), pick)
    turn = (await seats.view()).turn
    since = said(await ana.slash(channel, "since"))
    assert since.startswith("**Since your last turn** (game 1)\n• Pachamama: ")
    assert "• Ana" not in since
    log = said(await ana.slash(channel, "log", turns=1))
    assert [line for line in log.splitlines() if line[:2] != "- "][-2] == f"**Turn {turn - 1}: Pachamama.**"
    assert log.startswith(f"**Turn {turn - 2}: Ana.**")
    begun = await seats.view()
    await harness.games.play(seats.id, begun.seat or 0, legal_actions(begun)[pick(begun)], begun.seq)
    later = said(await ana.slash(channel, "since"))
    assert later.startswith(f"{since}\n• Ana: "), "the turn being played is not the last one"


async def test_the_opponents_board_can_be_looked_at_and_looked_up(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    await ana.slash(channel, "game new", opponent="axomamma")
    await ana.press(await ana.wait(lambda message: button(message, "Start") is not None, channel), "Start")
    part = await ana.slash(channel, "closeup", part="automa")
    area = await ana.slash(channel, "tableau", player="2")
    for reply in (part, area):
        assert reply.message is not None
        (picture,) = reply.message["attachments"]
        assert "Axomamma" in picture["description"]
    for about in ("Axomamma", "Weaver", "AX-T5"):
        reply = await ana.slash(channel, "rules", about=about)
        assert reply.message is not None
        assert len(reply.message["attachments"]) == 1


async def test_what_no_solo_game_can_be_made_of_is_refused_with_a_sentence(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    for options in (
        {"difficulty": "hard"},
        {"opponent": "axomamma", "difficulty": "hard"},
        {"opponent": "pachamama", "difficulty": "easy, hard"},
        {"opponent": "pachamama", "difficulty": "nonsense"},
        {"opponent": "pachamama", "bots": 1},
    ):
        reply = await ana.slash(channel, "game new", **options)
        assert reply.message is not None
        assert "reference" not in reply.message["content"]
        assert await harness.games.lists.in_channel(str(channel)) is None


async def test_words_for_the_difficulty_are_offered_one_after_the_other(harness: Harness) -> None:
    ana, channel = harness.person("Ana"), harness.channel()
    first = await ana.autocomplete(channel, "game new", focused="difficulty", opponent="pachamama", difficulty="ha")
    assert [choice["value"] for choice in first] == ["hard"]
    then = await ana.autocomplete(channel, "game new", focused="difficulty", opponent="pachamama", difficulty="hard, l")
    assert [choice["value"] for choice in then] == ["hard, leftovers_score"]
    assert await ana.autocomplete(channel, "game new", focused="difficulty", difficulty="ha") == []
