"""Pachamama's doings in words."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from bot import say
from bot.languages import ENGLISH
from bot.say.after.log import paragraphs
from bot.terminal.areas import tableau
from engine import Event, Options, Outcome, new_game, seen_by, view
from engine import events as ev
from engine.benefits import DrawArmy, PlaceConquestMarker, StepsTask
from engine.components import PRODUCTION, SOLO, TEMPLE
from engine.players import make_player, play_match
from engine.procedures import PerformHighPriest
from engine.resources import UNKNOWN
from tests.bot.say.test_playouts import check_words
from tests.engine.kit.solo import AUTOMA, PACHAMAMA, against, run

NAMES = ("You", "Pachamama")
TIED: dict[str, Any] = {"tied": ("chinchaysuyu", "qullasuyu"), "tied_by": "fewest"}
EVERY_EFFECT = {
    effect
    for token in (*SOLO.axomamma.personalities.values(), *SOLO.pachamama.personalities.values())
    for side in token.sides
    for effect in side.action
} | {
    effect
    for loops in (SOLO.axomamma.loops, SOLO.pachamama.sides["plain"].loops)
    for loop in loops.values()
    for space in loop.spaces
    for effect in space.action
}
BOARD = SOLO.pachamama.sides["plain"]


STORED, PRINTED, SECOND = (
    say.thing("benefit", benefit, ENGLISH)
    for benefit in (PRODUCTION["P03"].benefit, BOARD.top.action, BOARD.loops["upper"].spaces[1].action)
)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.BuildingReceived(1, "P03"), f"Pachamama received Potato Store (P03), face down: {STORED}."),
        (ev.BuildingReceived(1, UNKNOWN), "Pachamama received an unseen Production Building, face down."),
        (ev.PersonalityGiven(1, "B", "PP3b"), "Pachamama's personality on slot B is Mother: 3 VP."),
        (ev.DieRolled(1, 3, "region"), "Pachamama rolled 3 for a region."),
        (ev.DieRolled(1, 2, "village"), "Pachamama rolled 2: potato end of the Village."),
        (ev.AutomaActed(1, "printed", 4, "PA-4", ""), f"Pachamama's printed action for a 4: {PRINTED}."),
        (ev.AutomaActed(1, "upper", 2, "PA-U2", ""), f"Pachamama's token 2 in the upper row: {SECOND}."),
        (
            ev.AutomaActed(1, "upper", 2, "PA-U2", "PP2b"),
            "Pachamama's token 2 in the upper row, Warlord: draw 2 Army cards, 1 gold.",
        ),
        (
            ev.AutomaFailed(1, StepsTask(), "poor", 1),
            "Pachamama took 1 gold instead of this: build Steps (cannot pay for Steps).",
        ),
        (
            ev.AutomaFailed(1, DrawArmy(1), "none", 1),
            "Pachamama took 1 gold instead of this: draw 1 Army card (no Army card left).",
        ),
        (ev.DieRolled(1, 4, "temple"), "Pachamama rolled 4: right path up the Temple."),
        (
            ev.AutomaChose(
                1, ev.Chosen.REGION, "qullasuyu", "die", (("antisuyu", "hers"), ("kuntisuyu", "full")), **TIED
            ),
            "Antisuyu is hers already, Kuntisuyu is full, so the die led Pachamama clockwise to Qullasuyu "
            "(tied: Chinchaysuyu and Qullasuyu, with the fewest markers).",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.REGION, "qullasuyu", "die", tied=("antisuyu", "qullasuyu")),
            "Pachamama chose Qullasuyu, by the die (tied: Antisuyu and Qullasuyu, alike by every priority).",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.REGION, "qullasuyu", "control"),
            "Pachamama chose Qullasuyu, where she takes control.",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.REGION, "qullasuyu", "control", (("antisuyu", "hers"),)),
            "Antisuyu is hers already, so Pachamama chose Qullasuyu, where she takes control.",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.REGION, "qullasuyu", "fewest", (("antisuyu", "more_markers"),), ("control",)),
            "No control to gain, Antisuyu has more markers, so Pachamama chose Qullasuyu, with the fewest markers.",
        ),
        (
            ev.AutomaChose(
                1, ev.Chosen.REGION, "qullasuyu", "die", (("antisuyu", "more_markers"),), ("control",), **TIED
            ),
            "No control to gain, Antisuyu has more markers, so the die led Pachamama clockwise to Qullasuyu "
            "(tied: Chinchaysuyu and Qullasuyu, with the fewest markers).",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.REGION, "qullasuyu", "die", (), ("control", "unmarked"), **TIED),
            "No control to gain, a marker of hers everywhere: Pachamama chose Qullasuyu, by the die "
            "(tied: Chinchaysuyu and Qullasuyu, with the fewest markers).",
        ),
        (ev.AutomaChose(1, ev.Chosen.TILE, "P19", "random"), "Pachamama's choice: Royal Mint, at random."),
        (
            ev.AutomaChose(1, ev.Chosen.GOD, "killa", "random", (("inti", "gone_small"), ("qocha", "not_offered"))),
            "Inti small Statue gone, Qocha not offered there, so Pachamama chose Killa, at random.",
        ),
        (
            ev.AutomaDecided(1, ev.Way.BOARD, (("offering", ev.Condition(2, 4)),)),
            "Pachamama placed a Worker: no High Priest action was possible (Offering: 2 corn, 4 needed ✗).",
        ),
        (
            ev.AutomaDecided(1, ev.Way.HIGH_PRIEST, (("offering", ev.Condition(4, 4)),)),
            "High Priest actions ahead of Pachamama: Offering: 4 corn, 4 needed ✓.",
        ),
        (
            ev.AutomaDecided(1, ev.Way.SPREADS, (("control", ev.Condition(1, 2)),)),
            "Pachamama spread Cultural Influence (leads 1 region, must be fewer than 2).",
        ),
        (
            ev.AutomaDecided(1, ev.Way.READY, (("soldiers", ev.Condition(4, 3)),)),
            "Pachamama took a Nomad: ready to conquer (4 Soldiers, 3 needed ✓).",
        ),
        (
            ev.AutomaDecided(
                1, ev.Way.NOT_READY, (("control", ev.Condition(1, 2, "closed")), ("soldiers", ev.Condition(1, 3)))
            ),
            "Pachamama drew an Army card: not ready to conquer (1 Soldier, 3 needed ✗), "
            "no Cultural Influence (leads 1 region, must be fewer than 2, none open).",
        ),
        (
            ev.AutomaDecided(1, ev.Way.HIRES, (("workers", ev.Condition(0, 1)),)),
            "Pachamama had too few Workers and recruited one (has 0, wants 1).",
        ),
        (ev.AutomaChose(1, ev.Chosen.RECRUIT, "corn", "palace"), "Pachamama's choice: corn end, for a Palace."),
        (ev.AutomaChose(1, ev.Chosen.RECRUIT, "nomads", "palace"), "Pachamama's choice: one for a Palace."),
        (ev.AutomaChose(1, ev.Chosen.RECRUIT, "nomads", "no_villager"), "Pachamama's choice: no Villager, so a Nomad."),
        (ev.AutomaChose(1, ev.Chosen.WEAVING, "W22", "number"), "Pachamama's choice: W22, with the highest number."),
        (ev.AutomaChose(1, ev.Chosen.WORKER, "priest", "oldest"), "Pachamama's choice: Priest, the oldest."),
        (
            ev.AutomaDecided(1, ev.Way.WALKS, (("offering", ev.Condition(2, 4)),)),
            "Pachamama moved the High Priest on: no High Priest action was possible (Offering: 2 corn, 4 needed ✗).",
        ),
        (
            ev.AutomaDecided(1, ev.Way.NO_OFFERING, (("follow_offering", ev.Condition(2, 3)),)),
            "Pachamama did not follow with an Offering (2 corn or gold, 3 needed ✗).",
        ),
        (ev.AutomaChose(1, ev.Chosen.BUILDING, "palace", "fewest"), "Pachamama's choice: Palace, the fewest."),
        (ev.AutomaChose(1, ev.Chosen.RESOURCE, "corn", "tied"), "Pachamama's choice: tied, corn first."),
        (
            ev.AutomaFailed(1, PlaceConquestMarker(1), "poor", 0),
            "Pachamama skipped this: place 1 Conquest marker (too few Soldiers for any space).",
        ),
        (ev.AutomaDecided(1, ev.Way.KEEPS_PRODUCE), "Pachamama did not follow: Produce can be activated next turn."),
    ],
)
def test_what_pachamama_does_is_told_in_plain_words(event: Event, words: str) -> None:
    assert say.event(event, NAMES, ENGLISH) == words


@pytest.mark.parametrize("level", ["simple", "hard"])
def test_a_whole_game_against_pachamama_can_be_told(level: str) -> None:
    told: list[Event] = []

    def watch(outcome: Outcome) -> None:
        told.extend(seen_by(event, 0) for event in outcome.events)

    play_match(Options(solo="pachamama", level=level), level, [make_player("greedy", level)], watch)
    for event in told:
        check_words(say.event(event, NAMES, ENGLISH), ".")
    story = paragraphs(told, NAMES, ENGLISH)
    assert sum("Pachamama" in paragraph.heading for paragraph in story) > 10
    assert "120 " in story[-1].sentences[-1] or "Pachamama beat" in story[-1].sentences[-1]


def test_the_terminal_shows_her_unseen_building_as_such() -> None:
    state = new_game(Options(solo="pachamama"), 1)
    console = Console(width=120, record=True, file=StringIO())
    console.print(*tableau(view(state, 0), NAMES, 1, ENGLISH))
    shown = console.export_text()
    assert "an unseen Production Building" in shown
    assert PRODUCTION[state.players[1].production_down[0]].name not in shown


@pytest.mark.parametrize(
    ("statues", "words"),
    [
        ({"large_statues": ("inti",)}, ["discarded a large Statue of Inti"]),
        ({"small_statues": ("inti",)}, ["discarded a small Statue of Inti"]),
        (
            {"large_statues": ("inti",), "small_statues": ("inti",)},
            ["a large Statue of Inti", "a small Statue of Inti"],
        ),
        ({"large_statues": ("inti",), "temple": len(TEMPLE) - 1}, ["discarded no Statue"]),
    ],
)
def test_the_story_of_a_worship_tells_what_was_discarded(statues: dict[str, object], words: list[str]) -> None:
    outcome = run(against(PACHAMAMA, **{"temple": 7, **statues}), PerformHighPriest(AUTOMA, "worship"))
    (story,) = paragraphs(outcome.events, NAMES, ENGLISH)
    told = [sentence for sentence in story.sentences if "Statue" in sentence]
    assert len(told) == len(words)
    assert all(part in sentence for part, sentence in zip(words, told, strict=True))


@pytest.mark.parametrize("why", ["poor", "none", "part"])
@pytest.mark.parametrize("gold", [0, 1])
def test_every_failure_is_told_in_plain_words(why: str, gold: int) -> None:
    for effect in EVERY_EFFECT:
        told = say.event(ev.AutomaFailed(1, effect, why, gold), NAMES, ENGLISH)
        check_words(told, ".")
        assert ("took 1 gold" in told) == bool(gold)
