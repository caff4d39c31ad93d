"""What a task brings and costs a seat is added up from what lies before it."""

from bot.languages import ENGLISH
from bot.say import thing
from bot.say.before.tasks import of_task
from engine.views import view
from tests.engine.kit import table


def told(task: str, **things: object) -> str:
    return thing("task_offered", of_task(view(table(**things), 0), 0, task), ENGLISH)


def test_a_merchant_names_all_that_the_matches_pay_together() -> None:
    assert told("merchant", tapestries=()) == "Merchant (no match)"
    assert told("merchant", tapestries=(("SW01", "SW02"),)) == "Merchant (1 gold)"
    assert told("merchant", tapestries=(("SW01", "SW02"), ("SW01", "SW02"))) == "Merchant (2 gold)"


def test_to_produce_names_the_benefit_of_the_only_building_or_how_many_there_are() -> None:
    assert told("produce_one") == "Produce One (no Building)"
    assert told("produce_one", production_up=("P03",)) == "Produce One (4 potato)"
    assert told("produce_one", production_up=("P03", "P08")) == "Produce One (1 of 2 Buildings)"


def test_what_is_collected_counts_what_buildings_add() -> None:
    assert told("stone") == "2 stone"
    assert told("stone", passives=("Z20",)) == "3 stone and 1 VP"
