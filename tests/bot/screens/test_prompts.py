"""Questions as plain data: which answers are offered where, and that a chat takes them."""

import re
from collections.abc import Iterator

import pytest

from bot import limits
from bot.languages import ENGLISH
from bot.screens.prompt import Prompt, is_private, prompt_for
from bot.screens.public_question import NO, answers_by_emoji, public_question
from bot.screens.screen import BUTTON_ID, DECLINE, Button, Screen
from engine import Options, legal_actions, new_game, view
from engine.core import apply
from engine.decisions import ChooseNewcomer, Decision, PlayArmy, PlayGodCards, UseAbilities
from engine.players import RandomPlayer
from tests.engine.kit import ask, table

GAME, NUMBER = 7, 12
MODULES = [("buildings", "vassals", "nobles", f"way_of_the_sun:{overlay}") for overlay in ("ruruy", "simpa")]


def prompts() -> Iterator[Prompt]:
    """Every question of games of three, with and without modules, as its own seat sees it."""
    for modules in ((), *MODULES):
        yield from questions(Options(players=3, modules=modules))


def questions(options: Options) -> Iterator[Prompt]:
    state, player = new_game(options, "prompts"), RandomPlayer(1)
    while state.decision:
        seen = view(state, state.decision.seat)
        yield prompt_for(seen, ENGLISH, number=NUMBER)
        state = apply(state, player.choose(seen, legal_actions(state))).state


PROMPTS = list(prompts())


def pressable(screen: Screen) -> list[Button]:
    return [part for row in screen.rows for part in row if isinstance(part, Button)]


def offered(screen: Screen) -> set[str]:
    """The numbers of the answers one can give here."""
    names = [part.id.split(":") for part in pressable(screen)]
    return {answer for _, verb, *_, answer in names if verb == "reply"}


def test_a_public_question_names_no_answer_of_a_private_one() -> None:
    private = [prompt for prompt in PROMPTS if is_private(prompt.decision)]
    assert private
    for prompt in private:
        screen = public_question(GAME, prompt, "Ana is asked.", ENGLISH)
        assert offered(screen) <= {DECLINE}
        assert not [option.words for option in prompt.answers if not option.declines and option.words in screen.words]


def test_reactions_and_buttons_of_a_public_question_are_the_same_answers() -> None:
    for prompt in PROMPTS:
        if not is_private(prompt.decision):
            reactions = {str(option.index) for option in answers_by_emoji(prompt).values()}
            assert offered(public_question(GAME, prompt, "Ana is asked.", ENGLISH)) == reactions


def test_a_message_stays_within_what_a_chat_takes() -> None:
    for prompt in PROMPTS:
        screen = public_question(GAME, prompt, "Ana is asked.", ENGLISH)
        assert len(screen.words) <= limits.CONTENT
        assert len(screen.rows) <= limits.ROWS
        for part in pressable(screen):
            assert re.fullmatch(BUTTON_ID, part.id)


def test_what_is_offered_out_of_turn_is_asked_before_the_whole_channel() -> None:
    state = table(others={1: {"palaces": ("X07",), "nobles": {"X07": "priest"}}}, board={"newcomers": ("N01", "N04")})
    asked = ask(state, UseAbilities(1, "activated_produce", ("X07",))).state
    prompt = prompt_for(view(asked, 1), ENGLISH, number=NUMBER)
    screen = public_question(GAME, prompt, "Ana is asked.", ENGLISH)
    assert screen.reactions == ("✅", "❌")
    yes, *_ = pressable(screen)
    assert (yes.emoji, yes.label) == ("✅", "Use the Noble of Harvest Palace (X07): take a Newcomer")
    assert screen.words == "Ana is asked.", "what a button says is not said above it"
    newcomer = prompt_for(view(ask(state, ChooseNewcomer(1, may_refuse=True)).state, 1), ENGLISH, number=NUMBER)
    offered = public_question(GAME, newcomer, "Ana is asked.", ENGLISH)
    one, *_ = pressable(offered)
    assert one.emoji == "1️⃣"
    assert one.label.startswith("Take an Architect/Craftsman Newcomer: ")
    assert offered.reactions == ("1️⃣", "2️⃣", "❌")


@pytest.mark.parametrize(
    ("asked", "army_up", "no"),
    [
        (PlayGodCards(0, 3), (), "Play no God cards"),
        (PlayGodCards(0, 2), (), "Play no more God cards"),
        (PlayArmy(0), (), "Play no Army card"),
        (PlayArmy(0), ("A01",), "Play no more Army cards"),
    ],
)
def test_a_no_speaks_of_more_cards_only_where_some_were_played(
    asked: Decision, army_up: tuple[str, ...], no: str
) -> None:
    state = ask(table(potato=3, god_hand=("G01",), army_hand=("A02",), army_up=army_up), asked).state
    assert answers_by_emoji(prompt_for(view(state, 0), ENGLISH))[NO].words == no
