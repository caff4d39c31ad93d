"""How languages are set: where no line breaks, and what stays as it is; plural forms and signs."""

import pytest

from bot.languages import ENGLISH, TRANSLATED
from bot.languages.fr import FRENCH
from bot.languages.grammar import Grammar, grammar
from bot.languages.language import Language, template_parts
from bot.languages.pl import POLISH
from bot.languages.typesetting import typeset

_ = "\N{NO-BREAK SPACE}"
AS_IT_IS = "12:30, {start}:00, <t:1:R>, https://a.b?c, <:x:12>"


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        (FRENCH, "Village : vide. Que faites-vous ?", f"Village{_}: vide. Que faites-vous{_}?"),
        (FRENCH, "Village: vide; quoi?", f"Village{_}: vide{_}; quoi{_}?"),
        (FRENCH, "« {value} », {n} PV, +12 PV", f"«{_}{{value}}{_}», {{n}}{_}PV, +12{_}PV"),
        (FRENCH, "Prier<gain>: {n} cartes</gain>", f"Prier<gain>{_}: {{n}} cartes</gain>"),
        (FRENCH, AS_IT_IS, AS_IT_IS),
        (FRENCH, "`/partie nouvelle` {n:plural carte|cartes}", "`/partie nouvelle` {n:plural carte|cartes}"),
        (POLISH, "W Wiosce i w domu", f"W{_}Wiosce i{_}w{_}domu"),
        (POLISH, "(z {x}), {before} i {last}", f"(z{_}{{x}}), {{before}} i{_}{{last}}"),
        (POLISH, "{n} PZ o 5 PZ", f"{{n}}{_}PZ o{_}5{_}PZ"),
        (POLISH, "Village: pusta; ta i ta.", f"Village: pusta; ta i{_}ta."),
        (
            POLISH,
            "{n:plural karta w ręku|karty w ręku|kart w ręku}",
            f"{{n:plural karta w{_}ręku|karty w{_}ręku|kart w{_}ręku}}",
        ),
        (ENGLISH, "A turn: I do", "A turn: I do"),
    ],
)
def test_no_line_breaks_where_the_language_forbids_it(language: Language, text: str, told: str) -> None:
    assert language.grammar.typeset(text) == told
    assert language.grammar.typeset(told) == told


@pytest.mark.parametrize("language", [FRENCH, POLISH], ids=["fr", "pl"])
def test_a_language_is_set_once_for_all_its_texts(language: Language) -> None:
    done = typeset(language)
    assert {code: each.code for code, each in TRANSLATED.items()} == {code: code for code in TRANSLATED}
    for part in template_parts(Language):
        texts = getattr(language, part)
        assert getattr(done, part) == {key: language.grammar.typeset(text) for key, text in texts.items()}
    assert done.pictures.labels == {
        key: language.grammar.typeset(text) for key, text in language.pictures.labels.items()
    }
    assert (done.commands, done.choices, done.glossary.names) == (
        language.commands,
        language.choices,
        language.glossary.names,
    )
    assert typeset(ENGLISH) is ENGLISH


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", {0: "other", 1: "one", 2: "other", -1: "one", 21: "other"}),
        ("fr", {0: "one", 1: "one", 2: "other", 1_000_000: "other"}),
        ("pl", {0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 22: "few", 112: "many", -8: "many"}),
        ("ar", {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"}),
    ],
)
def test_plural_forms_are_those_of_cldr(code: str, forms: dict[int, str]) -> None:
    spoken = grammar(code)
    assert {n: spoken.forms[spoken.plural(n)] for n in forms} == forms


def test_a_number_has_the_minus_of_its_language() -> None:
    spoken = [ENGLISH.grammar, FRENCH.grammar]
    assert [each.number(-3) for each in spoken] == ["-3", "−3"]
    assert [each.signed(n) for each in spoken for n in (-3, 0, 3)] == ["-3", "+0", "+3", "−3", "+0", "+3"]
    assert Grammar(plural=lambda n: 0).typeset("a : b") == "a : b"
