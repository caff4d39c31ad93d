"""Limits of people and servers, by a clock that only tests move."""

from pathlib import Path

import pytest

from bot.languages import ENGLISH
from bot.refusals import CommandCode, CommandError
from bot.table.io import quotas
from bot.table.io.quotas import MINUTE, Limits, OverLimit, Quota, Quotas, limits_of_operator
from bot.table.io.requester import Requester
from tests.refusals import refused


class Hands:
    """A clock that only a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Hands:
    return Hands()


def somebody(person: str = "ana", server: str = "cusco") -> Requester:
    return Requester(person=person, name=person, server=server, channel="1", lang=ENGLISH)


def refusal(counted: Quotas, requester: Requester, quota: Quota = Quota.ANSWERS) -> OverLimit:
    with pytest.raises(OverLimit) as caught:
        counted.take(quota, requester)
    return caught.value


def test_a_window_slides_and_says_how_long_to_wait(clock: Hands) -> None:
    counted = Quotas(Limits(answers_person=2), clock)
    counted.take(Quota.ANSWERS, somebody())
    clock.now += 20_000
    counted.take(Quota.ANSWERS, somebody())
    clock.now += 500
    assert refusal(counted, somebody()).values == {"n": 2, "wait": 40}
    clock.now += 39_499
    assert refusal(counted, somebody()).values == {"n": 2, "wait": 1}
    clock.now += 1
    counted.take(Quota.ANSWERS, somebody())
    assert refusal(counted, somebody()).values == {"n": 2, "wait": 20}


def test_what_is_refused_does_not_count(clock: Hands) -> None:
    counted = Quotas(Limits(answers_person=1, answers_server=2), clock)
    counted.take(Quota.ANSWERS, somebody())
    for _ in range(5):
        assert refusal(counted, somebody()).key == "limit.answers.person"
    counted.take(Quota.ANSWERS, somebody("bruno"))
    assert refusal(counted, somebody("chaska")).key == "limit.answers.server"
    counted.take(Quota.ANSWERS, somebody("chaska", "lima"))
    clock.now += MINUTE
    counted.take(Quota.ANSWERS, somebody())


def test_each_quota_counts_for_itself_and_none_is_no_limit(clock: Hands) -> None:
    counted = Quotas(Limits(hints_person=1, exports_person=0, exports_server=0), clock)
    counted.take(Quota.HINTS, somebody())
    assert refusal(counted, somebody(), Quota.HINTS).values == {"n": 1, "wait": 60}
    for _ in range(100):
        counted.take(Quota.EXPORTS, somebody())


def test_who_has_done_nothing_lately_is_forgotten(clock: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "REMEMBERED", 10)
    counted = Quotas(Limits(answers_person=1), clock)
    for number in range(50):
        clock.now += MINUTE // 4
        counted.take(Quota.ANSWERS, somebody(str(number)))
        assert len(counted._times) <= 12
    assert refusal(counted, somebody("49")).key == "limit.answers.person"


def test_games_to_watch_are_counted_by_host_everywhere_and_by_server(clock: Hands) -> None:
    counted = Quotas(Limits(watched_person=2, watched_server=3), clock)
    counted.must_have_room_to_watch(somebody(), [("cusco", "ana"), ("cusco", ""), ("lima", "bruno")])
    with pytest.raises(OverLimit, match=r"limit\.watched\.person"):
        counted.must_have_room_to_watch(somebody(), [("lima", "ana"), ("puno", "ana")])
    with pytest.raises(OverLimit, match=r"watch\.too_many"):
        counted.must_have_room_to_watch(somebody(), [("cusco", "")] * 3)
    counted.must_have_room_to_watch(somebody(""), [("lima", "")] * 3)


def test_limits_come_from_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert limits_of_operator() == Limits()
    (tmp_path / ".env").write_text("CHASKI_LIMIT_HINTS_SERVER=0\nCHASKI_LIMIT_ANSWERS_PERSON=7\n")
    assert limits_of_operator() == Limits(hints_server=0, answers_person=7)
    monkeypatch.setenv("CHASKI_LIMIT_ANSWERS_PERSON", "many")
    with refused(CommandError, CommandCode.SETTING_NO_NUMBER, name="CHASKI_LIMIT_ANSWERS_PERSON"):
        limits_of_operator()


def test_every_limit_stands_in_the_example_of_settings_with_its_usual_number() -> None:
    example = (Path(__file__).parents[3] / ".env.example").read_text(encoding="utf-8").splitlines()
    usual = Limits()
    for name in Limits.__struct_fields__:
        assert f"CHASKI_LIMIT_{name.upper()}={getattr(usual, name)}" in example
