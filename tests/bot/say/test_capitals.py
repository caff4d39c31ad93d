"""A sentence begins with a capital letter, also where a name opens it; everywhere else a name is as it was typed."""

import pytest

from bot import say
from bot.languages import ENGLISH
from bot.say.after.log import paragraphs
from bot.say.before.thinking import considered
from bot.say.chat import chat
from bot.say.wording import Wording
from bot.table.io.user_text import escaped
from engine import events as ev
from engine.components import WEAVING_REWARDS
from engine.core import legal_actions
from engine.decisions import TakeTurn
from engine.players import Thought
from engine.resources import Cost
from engine.views import view
from tests.e2e.kit.playing import moment

NAMES = ("ana", "bruno")


@pytest.mark.parametrize(
    ("name", "opening"),
    [
        ("ana", "Ana"),
        ("Ana", "Ana"),
        ("élodie", "Élodie"),
        ("e\N{COMBINING ACUTE ACCENT}lodie", "E\N{COMBINING ACUTE ACCENT}lodie"),
        ("łucja", "Łucja"),
        ("борис", "Борис"),
        ("ωmega", "Ωmega"),
        ("ǆafer", "ǅafer"),  # one letter, of which only the first half grows
        ("ßandra", "ßandra"),  # has no capital letter of its own
        ("ﬁona", "ﬁona"),
        ("ანა", "ანა"),  # a script without capital letters at the beginning of a sentence
        ("阿娜", "阿娜"),
        ("أنا", "أنا"),
        ("7ana", "7ana"),
        ("_ana_", "\\_ana\\_"),
        ("*ana*", "\\*ana\\*"),
        ("#ana", "\\#ana"),
        ("🦙 ana", "🦙 ana"),
        ("ⓐna", "ⓐna"),
        ("\N{COMBINING ACUTE ACCENT}ana", "\N{COMBINING ACUTE ACCENT}ana"),
        ("<@1>", "\\<@\N{ZERO WIDTH SPACE}1>"),
    ],
)
def test_a_name_that_opens_a_sentence_begins_with_a_capital_letter_if_it_can(name: str, opening: str) -> None:
    typed = escaped(name)
    assert say.event(ev.TaskBought(0), [typed], ENGLISH) == f"{opening} bought one more task."
    assert (
        chat("conceded", ENGLISH, who=typed)
        == f"🏳️ {opening} concedes; a bot player takes the seat for the rest of the game."
    )
    assert chat("returned", ENGLISH, who=typed) == f"🙋 {opening} takes a seat at this table and plays on."
    assert chat("waiting", ENGLISH, who=typed, what="x") == f"The game is waiting for {typed}: x."


def test_all_kinds_of_sentences_begin_so() -> None:
    assert say.gains(0, Cost(corn=2), ENGLISH).words(NAMES, ENGLISH) == "Ana gained 2 corn."
    reward = next(iter(WEAVING_REWARDS))
    assert say.event(ev.WeavingMatched(1, reward), NAMES, ENGLISH).startswith("Bruno gained the reward of a match: ")
    assert say.event(ev.TurnStarted(0, 3), NAMES, ENGLISH) == "Turn 3: ana."
    (told,) = paragraphs([ev.TaskBought(0), ev.TaskBought(0)], NAMES, ENGLISH)
    assert told.sentences == ("Ana bought one more task (2 times).",)


def test_lines_of_lists_quotations_and_calls_stay_as_they_are() -> None:
    assert chat("status.person", ENGLISH, who="ana", vp=3, step=1).startswith("• ana: ")
    assert chat("watch.standing", ENGLISH, who="ana", vp=3).startswith("ana: ")
    assert chat("lobby.person", ENGLISH, who="ana", number=1) == "1. ana"
    assert chat("not_offered", ENGLISH, value="corn").startswith("“corn” is not")
    assert chat("late.decides", ENGLISH, who="<@1>, <@2>") == "<@1>, <@2>: you decide."
    assert chat("late.wait", ENGLISH) == "wait another day"


def test_thoughts_begin_so_too() -> None:
    state = moment(lambda state: isinstance(state.decision, TakeTurn)).state
    seen = view(state, state.to_act)
    first, second = legal_actions(seen)[:2]
    words = considered(seen, [Thought(first, 3.0, 1), Thought(second, 1.0, 1)], ENGLISH, NAMES)
    assert words.startswith(f"{NAMES[seen.to_act or 0].title()} considered: ")


def test_an_empty_text_is_a_sentence_too() -> None:
    wording = Wording(ENGLISH)
    assert wording.sentence("", {}) == ""
    assert wording.sentence("{what}", {"what": ""}) == ""
