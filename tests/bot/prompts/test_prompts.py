"""Questions as plain data: which answers are offered where, and that a chat takes them."""

import re
from collections.abc import Iterator

import pytest
from bot.prompts.private_question import FREE_PAGE, private_question
from msgspec import structs

from bot import limits
from bot.languages import ENGLISH
from bot.prompts.prompt import Prompt, is_private, prompt_for
from bot.prompts.public_question import answers_by_emoji, public_question
from bot.prompts.screen import BUTTON_ID, DECLINE, SELECT_ID, Button, Screen, Select
from engine import Options, legal_actions, new_game, view
from engine.core import apply
from engine.decisions import ChooseNewcomer, UseAbilities
from engine.players import RandomPlayer
from engine.state import View
from tests.engine.kit import ask, table

GAME, NUMBER = 7, 12
MODULES = [("buildings", "vassals", "nobles", f"way_of_the_sun:{overlay}") for overlay in ("ruruy", "simpa")]


def prompts() -> Iterator[tuple[View, Prompt]]:
    """Every question of games of three, with and without modules, as its own seat sees it."""
    for modules in ((), *MODULES):
        yield from questions(Options(players=3, modules=modules))


def questions(options: Options) -> Iterator[tuple[View, Prompt]]:
    state, player = new_game(options, "prompts"), RandomPlayer(1)
    while state.decision:
        seen = view(state, state.decision.seat)
        yield seen, prompt_for(seen, ENGLISH, number=NUMBER)
        state = apply(state, player.choose(seen, legal_actions(state))).state


PROMPTS = list(prompts())


def pressable(screen: Screen) -> list[Button | Select]:
    return [part for row in screen.rows for part in row]


def offered(screen: Screen) -> set[str]:
    """The numbers of the answers one can give here."""
    buttons = [part.id.split(":") for part in pressable(screen) if isinstance(part, Button)]
    listed = [choice.value for part in pressable(screen) if isinstance(part, Select) for choice in part.choices]
    return {each[-1] for each in buttons if each[1] in ("answer", "reply")} | set(listed)


def test_in_private_every_answer_is_offered_on_some_page() -> None:
    for seen, prompt in PROMPTS:
        pages = [
            first + page
            for first, options in ((0, prompt.answers), (FREE_PAGE, prompt.free))
            if options
            for page in range(3)
        ]
        found = {
            answer for page in pages for answer in offered(private_question(GAME, seen, prompt, True, ENGLISH, page))
        }
        assert found == {str(option.index) for option in prompt.options}


def test_a_public_question_names_no_answer_of_a_private_one() -> None:
    private = [prompt for _, prompt in PROMPTS if is_private(prompt.decision)]
    assert private
    for prompt in private:
        screen = public_question(GAME, prompt, "Ana is asked.", ENGLISH)
        assert offered(screen) <= {DECLINE}
        assert not [option.words for option in prompt.answers if not option.declines and option.words in screen.words]


def test_reactions_and_buttons_of_a_public_question_are_the_same_answers() -> None:
    for _, prompt in PROMPTS:
        if not is_private(prompt.decision):
            reactions = {str(option.index) for option in answers_by_emoji(prompt).values()}
            assert offered(public_question(GAME, prompt, "Ana is asked.", ENGLISH)) == reactions


@pytest.mark.parametrize("public", [False, True])
def test_a_message_stays_within_what_a_chat_takes(public: bool) -> None:
    for seen, prompt in PROMPTS:
        screen = (
            public_question(GAME, prompt, "Ana is asked.", ENGLISH)
            if public
            else private_question(GAME, seen, prompt, True, ENGLISH)
        )
        assert len(screen.words) <= limits.CONTENT
        assert len(screen.rows) <= limits.ROWS
        for part in pressable(screen):
            assert re.fullmatch(BUTTON_ID if isinstance(part, Button) else SELECT_ID, part.id)
            assert not isinstance(part, Select) or len(part.choices) <= limits.SELECT_OPTIONS


def test_more_answers_than_a_select_holds_are_offered_page_by_page() -> None:
    seen, prompt = PROMPTS[0]
    many = tuple(structs.replace(prompt.options[0], index=index) for index in range(2 * limits.SELECT_OPTIONS + 3))
    prompt = structs.replace(prompt, options=many)
    pages = [offered(private_question(GAME, seen, prompt, True, ENGLISH, page)) for page in range(3)]
    assert [len(page) for page in pages] == [limits.SELECT_OPTIONS, limits.SELECT_OPTIONS, 3]
    assert set.union(*pages) == {str(option.index) for option in many}


def test_what_is_offered_out_of_turn_is_asked_before_the_whole_channel() -> None:
    state = table(others={1: {"palaces": ("X07",), "nobles": {"X07": "priest"}}}, board={"newcomers": ("N01", "N04")})
    asked = ask(state, UseAbilities(1, "activated_produce", ("X07",))).state
    prompt = prompt_for(view(asked, 1), ENGLISH, number=NUMBER)
    screen = public_question(GAME, prompt, "Ana is asked.", ENGLISH)
    assert screen.reactions == ("✅", "❌")
    assert "✅ Use the Noble of Harvest Palace (X07): take a Newcomer" in screen.words
    newcomer = prompt_for(view(ask(state, ChooseNewcomer(1, may_refuse=True)).state, 1), ENGLISH, number=NUMBER)
    offered = public_question(GAME, newcomer, "Ana is asked.", ENGLISH)
    assert "1️⃣ Take an Architect/Craftsman Newcomer: " in offered.words
    assert offered.reactions == ("1️⃣", "2️⃣", "❌")
