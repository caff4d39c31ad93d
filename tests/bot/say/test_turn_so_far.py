"""One's own turn while it lasts: where the Worker went, what was paid and gained, and nothing of it cut off."""

from bot.languages import ENGLISH
from bot.say.after.episode_lines import so_far
from bot.say.after.episodes import FESTIVAL, TURN, Episode
from engine import seen_by
from engine.events import Event, FestivalBegan, Gained, GodCardDrawn, GodCardReturned, Scored
from tests.engine.kit import performing, placed

NAMES = ("Ana", "Bruno")


def half_a_turn() -> list[Event]:
    """A Priest on a space of two tasks, of which one is done and the other has just drawn its Weavings."""
    there = placed("priest", "T5b", potato=4)
    corn = performing(there.state, "corn")
    weavings = performing(corn.state, "weavings")
    return [seen_by(event, 0) for outcome in (there, corn, weavings) for event in outcome.events]


def test_a_turn_is_told_from_its_beginning_with_all_that_was_paid_and_gained() -> None:
    told = so_far(Episode(TURN, 0, 3, half_a_turn(), []), NAMES, ENGLISH)
    assert told == "Priest on T5b (corn, Weavings), with G19 Illapa; -1 potato, +2 corn"


def test_what_came_to_others_stands_behind_it_with_their_names() -> None:
    events = [*half_a_turn(), Gained(1, "corn", 2, "task"), Scored(1, 3, "steps_used")]
    told = so_far(Episode(TURN, 0, 3, events, []), NAMES, ENGLISH)
    assert told.endswith("; -1 potato, +2 corn · Bruno: +3 VP (Steps others used), +2 corn")


def test_a_festival_in_the_turn_is_told_by_its_vp() -> None:
    events = [FestivalBegan(0, 2), Scored(0, 4, "temple"), Scored(1, 1, "temple")]
    told = so_far(Episode(FESTIVAL, 0, 2, events, []), NAMES, ENGLISH)
    assert told == "Festival 2: Ana +4, Bruno +1 VP"


def test_god_cards_drawn_and_kept_are_named_to_their_owner_and_counted_for_others() -> None:
    events = [*half_a_turn(), GodCardDrawn(0, "G22"), GodCardDrawn(0, "G31"), GodCardReturned(0, "G31")]
    own, others = (Episode(TURN, 0, 3, [seen_by(event, seat) for event in events], []) for seat in (0, 1))
    assert ", drew G22 Qocha; -1 potato" in so_far(own, NAMES, ENGLISH)
    assert so_far(others, NAMES, ENGLISH).endswith("+1 God card")
