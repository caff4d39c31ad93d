"""The story of a game in the terminal."""

from bot.languages import ENGLISH
from bot.terminal.story import transcript
from engine.events import FestivalBegan, Gained, NomadArrived, Scored, WeavingMatched


def test_a_line_of_the_story_names_its_seat_once() -> None:
    events = [
        Gained(0, "corn", 2, "tasks"),
        Scored(0, 3, "statues"),
        NomadArrived("priest"),
        Scored(0, 1, "tasks"),
        WeavingMatched(0, "gold"),
        Gained(0, "gold", 1, "merchant"),
        Scored(1, 2, "temple"),
        FestivalBegan(0, 1),
    ]
    assert transcript(events, None, ["Ana", "Bruno"], ENGLISH) == [
        "Ana gained 2 corn; scored 3 VP (Statues). New among the Nomads: a Priest. Ana scored 1 VP (Tasks)."
        " Ana's Merchant: 1 gold.",
        "Bruno scored 2 VP (Temple). Festival 1 began.",
    ]
