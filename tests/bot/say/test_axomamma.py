"""Axomamma's doings, and the end of a solo game, in words."""

import pytest

from bot import say
from bot.languages import ENGLISH
from bot.say.after.log import paragraphs
from bot.say.wording import Wording
from engine import Event, Options, Outcome, seen_by
from engine import events as ev
from engine.benefits import BuildingTask, GainVillager, PurchaseWeavings
from engine.components import SOLO
from engine.difficulty import EASIER, HARDER
from engine.players import make_player, play_match
from tests.bot.say.test_playouts import check_words

NAMES = ("You", "Axomamma")
FIFTH = say.thing("benefit", SOLO.axomamma.loops["top"].spaces[4].action, ENGLISH)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.GameStarted(2, 0, "axomamma"), "A solo game against Axomamma begins."),
        (ev.DieRolled(1, 3, "placement"), "Axomamma rolled 3 for a God card and the tokens."),
        (ev.DieRolled(1, 2, "priest"), "Axomamma rolled 2 for the High Priest's starting section."),
        (ev.PersonalityGiven(1, "personality", "AP1b"), "Axomamma's personality is Weaver: 1 gold, 1 free Weaving."),
        (ev.GodCardTucked(1, 4, "G07"), "Axomamma's new God card 4: G07 Inti."),
        (
            ev.AutomaDecided(1, ev.Way.NO_WORKER),
            "Axomamma had no Worker to place, and no High Priest action was possible.",
        ),
        (ev.AutomaActed(1, "top", 2, "AX-T5", ""), f"Axomamma's token 2 in the top row: {FIFTH}."),
        (
            ev.AutomaActed(1, "top", 1, "AX-T1", "AP2a"),
            "Axomamma's token 1 in the top row, Pilgrim: 1 gold, climb 1 Temple step.",
        ),
        (ev.TokenMoved(1, "middle", 3, "AX-M4", ""), "Axomamma's token 3 in the middle row moved on to: build Steps."),
        (
            ev.TokenMoved(1, "top", 3, "AX-T1", "AP1a"),
            "Axomamma's token 3 in the top row moved on to Sculptor: 1 gold, a free small Statue.",
        ),
        (
            ev.AutomaFailed(1, BuildingTask("passive"), "poor", 1),
            "Axomamma took 1 gold instead of this: construct a Passive Building (cannot pay for a Building).",
        ),
        (
            ev.AutomaFailed(1, PurchaseWeavings(), "part", 1),
            "Axomamma could do only part of this and took 1 gold too: purchase Weavings (cannot pay for a second one).",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.SPACE, "AN5", "most_vp"),
            f"Axomamma chose {Wording(ENGLISH).format_field('AN5', 'conquest')}, with the most VP.",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.PLACEMENT, "M1a", "", (("inti", "nowhere"), ("top", "full"))),
            "Inti has no free space, the top terrace is full, "
            f"so Axomamma chose {Wording(ENGLISH).format_field('M1a', 'space')}, the only one possible.",
        ),
        (
            ev.AutomaChose(
                1, ev.Chosen.PLACEMENT, "B1b", "tied", (("middle", "god_full"), ("top", "god_full")), costs=(3,)
            ),
            "The middle terrace has no free space of that god, the top terrace has no free space of that god, "
            "so Axomamma chose B1b (Kuychi, plain), one of the cheapest to reach, at random (3 food).",
        ),
        (
            ev.AutomaChose(1, ev.Chosen.PLACEMENT, "M3b", "cheapest", costs=(3, 4)),
            "Axomamma chose M3b (Inti, plain), the cheapest to reach (3 food, next 4).",
        ),
        (ev.AutomaFailed(1, GainVillager("corn"), "none", 0), "No Worker left at the corn end: skipped."),
        (ev.PotatoesExchanged(1, 5, 5), "Axomamma exchanged 5 potato for 5 VP."),
        (ev.OfferDiscarded(1, ("G07", "G11")), "Axomamma put G07 Inti and G11 Killa from the offer under the deck."),
    ],
)
def test_what_axomamma_does_is_told_in_plain_words(event: Event, words: str) -> None:
    assert say.event(event, NAMES, ENGLISH) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.GameEnded((0,), (131, 117), 120), "You beat Axomamma 131 to 117 (120 VP needed)."),
        (ev.GameEnded((1,), (131, 131), 120), "You lost: a tie with Axomamma, 131 VP each, is no win."),
        (ev.GameEnded((1,), (131, 140), 120), "You lost to Axomamma, 131 VP to 140."),
        (ev.GameEnded((1,), (119, 90), 120), "You had more VP than Axomamma, 119 to 90, but lost: a win takes 120 VP."),
        (ev.GameEnded((1,), (100, 140), 120), "You lost to Axomamma, 100 VP to 140; a win also takes 120 VP."),
    ],
)
def test_the_end_says_what_a_victory_needs(event: Event, words: str) -> None:
    assert say.event(event, NAMES, ENGLISH) == words


@pytest.mark.parametrize("difficulty", [(), EASIER["axomamma"], HARDER["axomamma"]], ids=["usual", "easier", "harder"])
@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_a_whole_game_against_axomamma_can_be_told(difficulty: tuple[str, ...], policy: str) -> None:
    told: list[Event] = []

    def watch(outcome: Outcome) -> None:
        told.extend(seen_by(event, 0) for event in outcome.events)

    play_match(Options(solo="axomamma", difficulty=difficulty), policy, [make_player(policy, 1)], watch)
    for event in told:
        check_words(say.event(event, NAMES, ENGLISH), ".")
    story = paragraphs(told, NAMES, ENGLISH)
    assert sum("Axomamma" in paragraph.heading for paragraph in story) > 10
    categories = {event.source for event in told if isinstance(event, ev.Scored)}
    assert all(say.category(name, ENGLISH) for name in categories)
