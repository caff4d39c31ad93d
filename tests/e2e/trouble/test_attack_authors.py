"""Whoever has pressed, reacted or spoken ahead has played; an answer that nobody at its seat has given is found."""

from typing import Any

from msgspec import json

from engine.actions import Action, Pass, Pray, RecruitNomad
from engine.planned import Planned
from storage import LogRow
from tests.attack.authors import Authors, Sitting

ANA, BRUNO = "101", "102"
PEOPLE = {(1, 0): ANA, (1, 1): BRUNO}
NOON = 1_000
SAID = json.encode([Planned("BuyLeftoverWeaving", (Pass(),))]).decode()


def row(number: int, seat: int = 0, action: Action | None = None, **given: Any) -> LogRow:
    known = {"automatic": False, "commits": True, "at": NOON, "undone": None, "interaction": None, **given}
    return LogRow(row=number, seq=number, seat=seat, question="TakeTurn", action=action or Pray(), **known)


def press(authors: Authors, person: str, interaction: str) -> None:
    authors.hear("INTERACTION_CREATE", {"id": interaction, "user": {"id": person}, "data": {}})


def react(authors: Authors, person: str, message: str) -> None:
    authors.hear("MESSAGE_REACTION_ADD", {"message_id": message, "user_id": person})


def judged(authors: Authors, *rows: LogRow, ahead: dict[tuple[int, int], str] | None = None) -> list[str]:
    return authors.judge({1: rows}, Sitting(PEOPLE, ahead or {}))


def test_a_plan_is_its_makers_although_only_its_first_answer_names_what_was_pressed() -> None:
    authors = Authors()
    press(authors, ANA, "7")
    assert judged(authors, row(1, interaction="7"), row(2, action=RecruitNomad("priest")), row(3)) == []


def test_a_plan_that_somebody_else_has_played_is_found_to_its_end() -> None:
    authors = Authors()
    press(authors, BRUNO, "7")
    assert len(judged(authors, row(1, interaction="7"), row(2), row(3))) == 3


def test_a_reaction_counts_for_whoever_has_given_it_to_that_message() -> None:
    authors = Authors()
    react(authors, ANA, "50")
    react(authors, BRUNO, "51")
    assert judged(authors, row(1, interaction="50.4")) == []
    assert judged(authors, row(2, interaction="51.5")) != []


def test_what_nobody_has_pressed_nobody_may_have_played() -> None:
    authors = Authors()
    press(authors, ANA, "7")
    assert judged(authors) == []
    assert judged(authors, row(1)) == [f"Answer 1 of game 1 was given by nobody for {{{ANA!r}}}."]
    assert len(judged(authors, row(2, at=NOON), row(3, at=NOON + 1), row(4, seat=1))) == 3


def test_what_somebody_has_said_ahead_is_played_for_them_later() -> None:
    authors = Authors()
    press(authors, BRUNO, "7")
    assert judged(authors, ahead={(1, 1): SAID}) == []
    assert judged(authors, row(1, seat=1, action=Pass())) == []


def test_what_waits_without_anybody_who_has_said_it_is_found() -> None:
    authors = Authors()
    press(authors, ANA, "7")
    assert judged(authors, ahead={(1, 1): SAID}) == ["Something waits for seat 1 of game 1 that nobody has said."]


def test_another_answer_than_was_said_ahead_is_found() -> None:
    authors = Authors()
    press(authors, BRUNO, "7")
    assert judged(authors, ahead={(1, 1): SAID}) == []
    assert len(judged(authors, row(1, seat=1, action=Pray()))) == 1


def test_an_order_needs_nobody() -> None:
    assert judged(Authors(), row(1, automatic=True)) == []
