"""Plans that were opened before are found again, as long as nothing that they depend on has changed."""

from pathlib import Path

import pytest

from bot.table.turn import open_plans
from engine import Options, legal_actions
from engine.state import View
from tests.bot.turn.paper_table import PaperTable, paper_table


class Courses:
    """Counts how often a plan is run ahead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = 0
        real = open_plans.course

        def counted(seen: View, *more: object) -> object:
            self.run += 1
            return real(seen, *more)  # type: ignore[arg-type]

        monkeypatch.setattr(open_plans, "course", counted)


@pytest.fixture
def courses(monkeypatch: pytest.MonkeyPatch) -> Courses:
    return Courses(monkeypatch)


async def later_seat(table: PaperTable) -> int:
    """Somebody who may answer early."""
    return 1 - ((await table.state()).to_act or 0)


async def test_a_press_finds_what_its_card_was_made_of(tmp_path: Path, courses: Courses) -> None:
    async with paper_table(tmp_path, Options(players=2), "opened before") as table:
        await table.show()
        before, shown = courses.run, await table.opened()
        again = await table.opened()
        assert courses.run == before
        assert again.menu is shown.menu
        assert again.number == shown.number


async def test_another_plan_of_the_seat_is_run_ahead_anew(tmp_path: Path, courses: Courses) -> None:
    async with paper_table(tmp_path, Options(players=2), "planned anew") as table:
        await table.show()
        seat, before = (await table.state()).to_act or 0, courses.run
        stored = await table.games.plans.get(table.id, seat)
        await table.games.plans.keep(table.id, seat, "{}", stored.number)
        await table.opened()
        assert courses.run == before + 1


async def test_who_answers_early_gets_another_card_when_others_have_answered(tmp_path: Path, courses: Courses) -> None:
    async with paper_table(tmp_path, Options(players=2), "answered meanwhile") as table:
        seat, state = await later_seat(table), await table.state()
        await table.show(seat)
        before = (await table.opened(seat)).menu
        await table.games.play(table.id, 1 - seat, legal_actions(state)[0], state.seq)
        after = (await table.opened(seat)).menu
        assert after.groups != before.groups


async def test_other_standing_orders_count_at_once(tmp_path: Path, courses: Courses) -> None:
    async with paper_table(tmp_path, Options(players=2), "ordered") as table:
        await table.show()
        seat, before = (await table.state()).to_act or 0, courses.run
        await table.games.seats.set_orders(table.id, seat, {"worship": "pass"})
        opened = await table.opened()
        assert opened.turn.orders == {"worship": "pass"}
        assert courses.run == before + 1
