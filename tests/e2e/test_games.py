"""A first game from the lobby to the end."""

from random import Random

from engine import legal_actions
from storage import FINISHED
from tests.e2e.house import House, button


async def test_a_game_with_a_bot_player_is_played_to_its_end(house: House) -> None:
    seats = await house.open("Ana", bots=1)
    random = Random(1)
    await seats.play_until(lambda view: False, lambda view: random.randrange(len(legal_actions(view))))
    await seats.settled()
    assert (await seats.game()).status == FINISHED
    end = await house.person("Elena").wait(lambda message: button(message, "Rematch") is not None, seats.channel)
    assert {file["filename"].split("-")[0] for file in end["attachments"]} == {"board", "scores"}
