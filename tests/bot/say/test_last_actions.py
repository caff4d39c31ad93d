"""The last Rejuvenate and Worship of an automa are told apart, from the third Festival and from the final scoring."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.languages import ENGLISH
from bot.say.after.episode_lines import LONGEST, caption
from bot.say.after.episodes import FESTIVAL, LAST_ACTIONS, SCORING, Answered, Episode, episodes
from bot.say.after.festival import festival_table
from bot.say.after.log import Paragraph, paragraphs
from bot.say.wording import Wording
from engine import events as ev
from engine import view
from engine.procedures import FinalScoring
from render import course
from tests.bot.sample_games import GOLDEN
from tests.bot.say.heard_games import heard_game, lines_of
from tests.engine.kit.solo import AUTOMA, AXOMAMMA, PACHAMAMA, against, run

NAMES = ("Ana", "Pachamama")
SOLO = [path for path in GOLDEN if "solo" in str(path)]
HEADING = "🌄 **Before the final scoring**"


def ending(**hers: object) -> list[ev.Event]:
    return list(run(against(PACHAMAMA, **hers), FinalScoring()).events)


def parted(events: Sequence[ev.Event]) -> list[Episode]:
    held = [ev.FestivalBegan(AUTOMA, 3), ev.Scored(AUTOMA, 5, "temple")]
    return episodes([Answered(None, (*held, *events))], view(against(PACHAMAMA), None))


def story(events: Sequence[ev.Event]) -> list[Paragraph]:
    return paragraphs([ev.TurnStarted(0, 30), ev.FestivalBegan(0, 3), *events], NAMES, ENGLISH)


def test_her_last_actions_have_a_heading_of_their_own() -> None:
    found = parted(ending(production_down=("P01",), army_down=("A01",), large_statues=("inti",), temple=9))
    assert [one.kind for one in found if one.events] == [FESTIVAL, LAST_ACTIONS, SCORING]
    lines = lines_of(found[-2], NAMES)
    assert lines[:3] == [
        HEADING,
        "• Pachamama: last Rejuvenate and Worship",
        "1. Rejuvenate: 2 face down, 1 needed ✓. Rejuvenated Terrace Garden and 1 Army card",
    ]
    assert lines[3].startswith(
        "2. Worship: 1 Statue, 1 needed ✓. Discarded a large Statue of Inti, climbed to Temple step 10"
    )
    assert caption(found[-2], NAMES, ENGLISH).startswith("Pachamama: last Rejuvenate and Worship, ")


@pytest.mark.parametrize(
    ("hers", "steps"),
    [
        ({}, ["1. Rejuvenate: 0 face down, 1 needed ✗", "2. Worship: 0 Statues, 1 needed ✗"]),
        (
            {"small_statues": ("inti",), "temple": 13},
            ["1. Rejuvenate: 0 face down, 1 needed ✗", "2. Worship (at the top of the Temple)"],
        ),
    ],
)
def test_why_nothing_came_of_a_last_action_is_told(hers: dict[str, object], steps: list[str]) -> None:
    assert lines_of(parted(ending(**hers))[-2], NAMES)[2:] == steps


def test_a_table_counts_the_vp_of_the_festival_alone() -> None:
    events = ending(small_statues=("inti",), temple=9)
    (held,) = (one for one in parted(events) if one.kind == FESTIVAL)
    (table,) = festival_table("", held.events, NAMES, Wording(ENGLISH, NAMES), whole=True)
    assert table.splitlines()[2:-1] == ["  Ana Pacha", "    ·    +5 Temple", "    ·    +5 All VP"]


def test_the_log_has_headings_for_the_last_actions_and_for_the_final_scoring() -> None:
    turn, last, scoring = story(ending(army_down=("A01",), small_statues=("inti",), temple=7, gold=2))
    assert turn.heading == "Turn 30: Ana."
    assert turn.sentences == ("Festival 3 began.",)
    assert last.heading == "Before the final scoring: Pachamama's last actions."
    assert last.sentences[0] == "Pachamama had a last Rejuvenate action (Rejuvenate: 1 face down, 1 needed ✓)."
    assert "Pachamama had a last Worship action (Worship: 1 Statue, 1 needed ✓)." in last.sentences
    assert scoring.heading == "Final scoring."
    assert not any("scored" in sentence for sentence in last.sentences)
    assert any("scored 2 VP (" in sentence for sentence in scoring.sentences)


def test_what_is_left_to_tell_of_last_actions_counts_on() -> None:
    state = against(PACHAMAMA, small_statues=("inti",), temple=7)
    outcome = run(state, FinalScoring())
    cut = next(n for n, event in enumerate(outcome.events) if isinstance(event, ev.StatueDiscarded))
    first, rest = outcome.events[:cut], outcome.events[cut:]
    found = episodes([Answered(None, rest)], view(state, None), first)
    assert found[0].kind == LAST_ACTIONS
    lines = lines_of(found[0], NAMES)
    assert lines[0] == f"{HEADING}, continued"
    assert lines[2].startswith("↳ 2. discarded a small Statue of Inti")


@pytest.mark.parametrize("path", SOLO, ids=lambda path: path.stem)
def test_in_every_recorded_game_a_festival_has_its_own_vp_alone_and_the_last_actions_theirs(path: Path) -> None:
    heard = heard_game(path)
    held = [one for one in heard.turns if one.kind == FESTIVAL]
    (last,) = (one for one in heard.turns if one.kind == LAST_ACTIONS)
    assert heard.turns.index(last) > heard.turns.index(held[-1])
    assert heard.turns[-1].kind == SCORING
    for one in held:
        assert not any(isinstance(event, ev.AutomaDecided) and event.way.startswith("last_") for event in one.events)
    lines = lines_of(last, heard.names)
    assert lines[0] == HEADING
    assert sum(len(line) + 1 for line in lines) <= LONGEST
    scored = sum(event.vp for event in last.events if isinstance(event, ev.Scored))
    assert lines[1].endswith(f"; {scored:+d} VP") == bool(scored), lines


def test_the_chart_of_a_game_counts_them_to_no_festival() -> None:
    events = [ev.TurnStarted(0, 1), ev.FestivalBegan(0, 3), ev.Scored(AUTOMA, 5, "temple")]
    last = [ev.AutomaDecided(AUTOMA, ev.Way.LAST_WORSHIP), ev.Scored(AUTOMA, 7, "temple")]
    now = view(against(PACHAMAMA, board={"turn": 1}, vp=12), None)
    assert course([*events, *last], now)[1] == {1: [0, 5]}


def test_axomammas_are_told_alike() -> None:
    events = run(against(AXOMAMMA, production_down=("P01",), temple=3), FinalScoring()).events
    (told,) = (one for one in paragraphs(events, ("Ana", "Axomamma"), ENGLISH) if "last" in one.heading)
    assert told.heading == "Before the final scoring: Axomamma's last actions."
