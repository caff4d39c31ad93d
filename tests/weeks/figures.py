"""Weeks of fake time in figures."""

import re
from typing import Any

from bot.table.clock.clock import DAY, HOUR, MINUTE
from bot.table.clock.reminders import MORNING
from tests.weeks.ear import REMINDING, Heard
from tests.weeks.life import PEOPLE, Life

UNTIL = re.compile(r"until <t:(\d+):f>")
LATE, MORNING_RING = "⌛", "☀️"  # signs
FAULTS = (
    "pings_in_quiet_hours",
    "times_nobody_knew",
    "deadlines_in_the_past",
    "reminders_to_the_unasked",
    "told_twice",
    "rings_within_a_minute",
    "second_rings_of_a_morning",
    "answers_lost_or_doubled",
)


async def figures(life: Life) -> dict[str, Any]:
    """All figures of a life that has been lived."""
    ear, days = life.ear, (life.clock.now - life.start) / DAY
    rung = [one for one in ear.heard if any(_disturbs(life, one, name) for name in one.people)]
    late = [one for one in ear.heard if _names_past(one)]
    twice = [one for number, one in enumerate(ear.heard) if any(_is_same(one, old) for old in ear.heard[:number])]
    at_once = [one for number, one in enumerate(ear.heard) if any(rings_on(one, old) for old in ear.heard[:number])]
    again = [
        one
        for number, one in enumerate(ear.heard)
        if any(is_second_of_a_morning(one, old) for old in ear.heard[:number])
    ]
    pings = sum(len(one.people) for one in ear.heard)
    found: dict[str, Any] = {
        "days": round(days, 1),
        "restarts": life.restarts,
        "posts_a_person_and_day": round(len(ear.heard) / len(life.people) / days, 2),
        "pings_a_person_and_day": round(pings / len(life.people) / days, 2),
        "pings_in_quiet_hours": len(rung),
        "longest_silent_wait_hours": round(ear.longest_silence / HOUR, 1),
        "times_nobody_knew": ear.nobody_knew,
        "deadlines_in_the_past": len(late),
        "reminders_to_the_unasked": ear.to_the_unasked,
        "told_twice": len(twice),
        "rings_within_a_minute": len(at_once),
        "second_rings_of_a_morning": len(again),
        "answers_lost_or_doubled": len(life.wrong_answers),
        "tables": {table.place: ended for table, ended in zip(life.tables, life.ended, strict=True)},
        "examples": [*life.wrong_answers, *(one.words[:200] for one in (*rung, *late, *twice, *at_once, *again))][:10],
    }
    return found


def is_clean(found: dict[str, Any]) -> bool:
    """Whether nothing was found that should not be."""
    return not any(found[fault] for fault in FAULTS)


def _disturbs(life: Life, one: Heard, name: str) -> bool:
    away = life.ear.away.get(name)
    return name in PEOPLE and (life.is_asleep(name, one.at) or (away is not None and away[0] < one.at < away[1]))


def _is_same(one: Heard, old: Heard) -> bool:
    """Whether a message says again what another one has said in the same hour.

    The same words with other buttons are another question: within one look, a seat may be asked alike in several turns.
    """
    told, before = ((each.words, each.channel, each.buttons) for each in (one, old))
    return told == before and one.at - old.at < HOUR and bool(one.words)


def rings_on(one: Heard, old: Heard) -> bool:
    """Whether a message that comes by itself notifies somebody whom its table has notified within the minute."""
    by_itself = one.words.startswith((*REMINDING, LATE))
    near = one.channel == old.channel and one.at - old.at < MINUTE
    return by_itself and near and bool({*one.people} & {*old.people})


def is_second_of_a_morning(one: Heard, old: Heard) -> bool:
    """Whether a message is a second ring of a morning for the same person."""
    both = one.words.startswith(MORNING_RING) and old.words.startswith(MORNING_RING)
    return both and one.at - old.at < MORNING and bool({*one.people} & {*old.people})


def _names_past(one: Heard) -> bool:
    return any(int(seconds) * 1000 < one.at - MINUTE for seconds in UNTIL.findall(one.words))
