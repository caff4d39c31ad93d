"""What an answer brings by itself and what all seats score after it are told apart."""

from bot.table.look.answers import answer_of
from engine.actions import Pay
from engine.decisions import FeedGods
from engine.events import GodsFed, Scored
from storage import LogRow


def test_the_vp_of_the_final_scoring_belong_to_no_answer() -> None:
    row = LogRow(
        row=1, seq=1, seat=0, question=FeedGods.__name__, action=Pay(potato=1), automatic=False, commits=True, at=0
    )
    fed, lost = GodsFed(0, 1, 0, 1), Scored(0, -2, "missing_potato")
    final = (Scored(0, 10, "final_gold"), Scored(1, 3, "final_gold"))
    found = answer_of(row, (fed, lost, *final))
    assert (found.own, found.besides) == ((fed, lost), final)


def test_the_vp_that_a_festival_counts_for_all_belong_to_no_answer() -> None:
    row = LogRow(
        row=1, seq=1, seat=0, question=FeedGods.__name__, action=Pay(potato=1), automatic=False, commits=True, at=0
    )
    fed, regions = GodsFed(0, 1, 0, 0), (Scored(0, 3, "regions"), Scored(1, 3, "regions"))
    found = answer_of(row, (fed, *regions))
    assert (found.own, found.besides) == ((fed,), regions)
