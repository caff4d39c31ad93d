"""French and Polish, told over recorded games: numbers with their words, elision, spaces and signs as they are set."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from bot import say
from bot.languages import LANGUAGES, Language
from bot.say.after.episode_lines import told
from bot.say.markup import CHAT
from engine import legal_actions, seen_by, view
from tests.bot.sample_games import GOLDEN, golden_game, kind_of_game
from tests.bot.say.heard_games import heard_game
from tests.sizes import size, some

GAMES = some(GOLDEN, 4, kind_of_game)
EVERY = size(5, 1)
NAMES = ("Ana", "Olek", "Żaneta", "Étienne")
BLANK = "[ \N{NO-BREAK SPACE}]"
# What is wrong wherever it stands.
ANYWHERE = {
    "two spaces": "  ",
    "a space before a sign": r"\w [,.]",
    "a sign twice": r",,|\.\.(?!\.)|;;|: :|; ?,",
    "a placeholder": r"[{}]|\bNone\b|\[\w+\]",
    "a hyphen as a minus": r"(?<![\w\N{EN DASH}-])-\d",
    "a straight quote": r"[\"']",
    "an empty bracket": r"\( ?\)",
}
ONLY = {
    "fr": {
        "de le": r"\b[Dd]e les?\b",
        "à le": r"\b[Àà] les?\b",
        "no elision": r"\b([Dd]e|[Ll][ea]|[Qq]ue|[Ss]i il|[Jj]e|[Nn]e|[Ss]e) (?!Oracle)[AEIOUÉÈÊaeiouéèê]\w",
        "a sign without its space": r"[^\s\N{NO-BREAK SPACE}\d:][;!?](?=\s|$)|\w:(?=\s)",
        "a sign after a space where a line may break": r" [:;!?»](?=\s|$)",
        "an English sign": r"\bVP\b",
    },
    "pl": {
        "a line that may break after a short word": r"\b[wzoiauWZOIAU] ",
        "a space before a sign": r"\w[ \N{NO-BREAK SPACE}][:;!?](?=\s|$)",
        "an English sign": r"\bVP\b",
    },
}


@cache
def heard(path: Path, code: str) -> tuple[str, ...]:
    """All that a table hears of a game, and what its seats are asked and can answer."""
    return tuple(dict.fromkeys(words for words in _heard(path, LANGUAGES[code]) if CHAT.fence not in words))


def _heard(path: Path, lang: Language) -> Iterator[str]:
    game = heard_game(path)
    names = NAMES[: len(game.names)]
    for episode in game.turns:
        yield from told(episode, names, names, lang)
    for number, outcome in enumerate(golden_game(path)):
        state = outcome.state
        for event in outcome.events:
            yield say.event(seen_by(event, None), names, lang)
        if state.to_act is None or number % EVERY:
            continue
        own = view(state, state.to_act)
        assert own.decision is not None
        yield say.question(own, own.decision, lang)
        yield from (say.action(own, own.decision, action, lang) for action in legal_actions(own))


@cache
def forms(code: str) -> Mapping[str, set[tuple[str, str]]]:
    """The terms and their forms, by the words in them."""
    found: dict[str, set[tuple[str, str]]] = {}
    for form, words in LANGUAGES[code].terms.forms.items():
        for term, word in words.items():
            found.setdefault(word.lower(), set()).add((term, form))
    return found


@cache
def may_follow(code: str, n: int, word: str) -> bool:
    """Whether the word of a term goes with a number, in any case."""
    lang, known = LANGUAGES[code], forms(code)[word.lower()]
    counts = [counted for case in lang.terms.counts.values() for counted in case.items()]
    right = {
        words.split("|")[lang.grammar.plural(n)].lower() for term, words in counts if term in {key for key, _ in known}
    }
    return not right or word.lower() in right


@cache
def counted_words(code: str) -> re.Pattern[str]:
    """A number and the longest term behind it."""
    words = "|".join(map(re.escape, sorted(forms(code), key=len, reverse=True))).replace("\\ ", BLANK)
    return re.compile(rf"(?<![\w.,:/])(\d+){BLANK}({words})\b", re.IGNORECASE)


def wrong_numbers(code: str, words: str) -> list[str]:
    """Numbers with a wrong form of the term behind them."""
    found = counted_words(code).findall(words)
    behind = ((int(n), word.replace("\N{NO-BREAK SPACE}", " ")) for n, word in found)
    return [f"{n} {word}" for n, word in behind if not may_follow(code, n, word)]


@pytest.mark.parametrize("code", ["fr", "pl"])
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_told_is_set_as_the_language_is(path: Path, code: str) -> None:
    wrong = [
        (why, words)
        for words in heard(path, code)
        for why, pattern in {**ANYWHERE, **ONLY[code]}.items()
        if re.search(pattern, words)
    ]
    assert wrong == []


@pytest.mark.parametrize("code", ["fr", "pl"])
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_numbers_have_the_words_that_go_with_them(path: Path, code: str) -> None:
    assert [(wrong, words) for words in heard(path, code) for wrong in wrong_numbers(code, words)] == []


@pytest.mark.parametrize(
    ("code", "words", "wrong"),
    [
        ("fr", "Ana gagne 2 carte Dieu.", 1),
        ("fr", "Ana gagne 1 carte Dieu et 2 cartes Dieu.", 0),
        ("pl", "Ana zyskuje 5 karty Bogów.", 1),
        ("pl", "Ana zyskuje 1 kartę Bogów, 3 karty Bogów i 12 kart Bogów.", 0),
    ],
)
def test_a_wrong_number_is_found(code: str, words: str, wrong: int) -> None:
    assert len(wrong_numbers(code, words)) == wrong
