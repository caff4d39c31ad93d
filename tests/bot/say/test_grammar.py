"""What a template asks of the grammar of a language: terms in a form, amounts in a case, texts for their reader."""

import pytest
from msgspec import structs

from bot import say
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.languages.language import Templates
from bot.say.chat import chat
from bot.say.wording import Wording, You
from bot.terminal.words import words
from bot.translating.completeness import complaints
from engine.actions import Pay
from engine.events import Gained, GameEnded, StepsUsed
from engine.resources import Cost

FRENCH, POLISH = LANGUAGES["fr"], LANGUAGES["pl"]


def plainly(told: str) -> str:
    """A text with plain spaces where no line breaks."""
    return told.replace("\N{NO-BREAK SPACE}", " ")


def with_texts(language: Language, **parts: Templates) -> Language:
    return structs.replace(language, **{part: {**getattr(language, part), **texts} for part, texts in parts.items()})


@pytest.mark.parametrize(
    ("language", "template", "values", "told"),
    [
        (POLISH, "{worker:accusative}, {worker:nominative}", {"worker": "courier"}, "Gońca, Goniec"),
        (FRENCH, "{god:of}, {other:of}", {"god": "inti", "other": "killa"}, "d’Inti, de Killa"),
        (FRENCH, "{action:the} {action:of_the}", {"action": "worship"}, "l’Adoration de l’Adoration"),
        (FRENCH, "{action:to_the} {action:a}", {"action": "conquest"}, "à la Conquête une Conquête"),
        (POLISH, "{n:count god_card} {n:count god_card accusative}", {"n": 1}, "1 karta Bogów 1 kartę Bogów"),
        (POLISH, "{n:count {resource} accusative}", {"n": 22, "resource": "potato"}, "22 ziemniaki"),
        (POLISH, "{n:signed_count potato}", {"n": -8}, "−8 ziemniaków"),
        (POLISH, "{n:word Budynek|Budynki|Budynków}:", {"n": 2}, "Budynki:"),
        (FRENCH, "{n:signed_count potato} {n}", {"n": -1}, "−1 pomme de terre −1"),
        (POLISH, "{cost:cost accusative}", {"cost": Cost(corn=1, stone=2)}, "2 kamienie i 1 kukurydzę"),
        (POLISH, "{pay:pay genitive}", {"pay": Pay(potato=1, gold=2)}, "1 ziemniaka i 2 złota"),
        (POLISH, "{all:workers accusative}", {"all": ["courier", "priest", "priest"]}, "Gońca i 2 Kapłanów"),
        (POLISH, "{all:workers +}", {"all": ["courier", "priest", "priest"]}, "+1 Goniec, +2 Kapłani"),
        (FRENCH, "{all:workers a}", {"all": ["courier", "priest", "priest"]}, "un Coursier et 2 Prêtres"),
        (FRENCH, "ni {gods:nor god}", {"gods": ["inti", "killa"]}, "ni Inti ni Killa"),
        (FRENCH, "{gods:apart god}", {"gods": ["inti", "killa"]}, "Inti ; Killa"),
        (POLISH, "{gods:apart god}", {"gods": ["inti", "killa"]}, "Inti; Killa"),
    ],
)
def test_terms_and_amounts_have_the_form_that_is_asked_for(
    language: Language, template: str, values: dict[str, object], told: str
) -> None:
    assert plainly(Wording(language).fill(template, values)) == told


def test_a_newcomer_has_a_phrase_for_each_form() -> None:
    both = {"newcomer.accusative": "{one:accusative} albo {other:accusative}"}
    wording = Wording(with_texts(POLISH, phrases=both))
    assert wording.fill("{worker:accusative}", {"worker": "N01"}) == "Architekta albo Rzemieślnika"


def test_a_hidden_card_has_its_case_too() -> None:
    cases = with_texts(POLISH, phrases={"hidden_god_card.accusative": "kartę Bogów"})
    assert Wording(cases).fill("{card:god_card accusative}", {"card": "?"}) == "kartę Bogów"
    assert Wording(cases).said("{card:god_card accusative}", {"card": "?"}).done == "kartę Bogów"


def test_a_text_about_its_only_reader_has_words_of_its_own() -> None:
    texts = {
        "Gained": "{seat:who} zyskuje {n:count {resource} accusative}.",
        "Gained.you": "Zyskujesz {n:count {resource} accusative}.",
        "StepsUsed": "{by:who} używa Schodów ({seat:who}).",
        "StepsUsed.you": "Używasz Schodów ({seat:who}).",
        "GameEnded.shared": "{winners:each who} po równo.",
        "GameEnded.solo_behind": "{losers:each who}: porażka.",
        "GameEnded.solo_behind.you": "Przegrywasz.",
    }
    language = with_texts(POLISH, events=texts)
    names = [say.you(language), "Ana"]
    told = [plainly(say.event(Gained(seat, "corn", 1, "tasks"), names, language)) for seat in (0, 1)]
    assert told == ["Zyskujesz 1 kukurydzę.", "Ana zyskuje 1 kukurydzę."]
    assert plainly(say.event(Gained(0, "corn", 1, "tasks"), ["Ty", "Ana"], language)).startswith("Ty zyskuje")
    assert say.event(StepsUsed(1, 0, "S1u"), names, language) == "Używasz Schodów (Ana)."
    assert say.event(StepsUsed(0, 1, "S1u"), names, language) == "Ana używa Schodów (Ty)."
    lost = GameEnded((1,), (125, 130), goal=120)
    assert say.event(lost, names, language) == "Przegrywasz."
    assert say.event(lost, ["Ana", names[0]], language) == "Ana: porażka."
    assert say.event(GameEnded((0, 1), (90, 90)), names, language) == "Ty i Ana po równo.".replace("i ", "i\xa0")


def test_so_have_the_chat_and_the_terminal() -> None:
    chatted = {"call.done": "{who} gotowe", "call.done.you": "Gotowe"}
    language = with_texts(POLISH, chat=chatted, terminal={"curtain": "{who}!", "curtain.you": "Ty!"})
    assert [chat("call.done", language, who=name) for name in ("Ana", You("x"))] == ["Ana gotowe", "Gotowe"]
    assert [words("curtain", language, who=name) for name in ("Ana", You("x"))] == ["Ana!", "Ty!"]


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        (
            {"events": {"GameStarted.solo": "{solo:dative_plural}"}},
            "by dative_plural in GameStarted.solo, which the terms lack",
        ),
        ({"events": {"StatueBuilt": "{seat:who} {size:small} {god:potato}"}}, "by potato, which is no form"),
        (
            {"chat": {"joined": "{game:count pole_position}"}},
            "chat count pole_position in joined, which the terms lack",
        ),
        ({"chat": {"joined": "{game:count potato comitative}"}}, "chat count potato in joined, which the terms lack"),
        ({"events": {"Gained.me": "x"}}, "events have Gained.me, which nothing asks for"),
        ({"events": {"Gained.you": "{x}"}}, "events fill Gained.you with x, which is not there"),
        ({"chat": {"joined.you": "{x}"}}, "chat fill joined.you with x, which is not there"),
        ({"chat": {"joined": "{game:word gra|gry}"}}, "chat have 2 forms for a number in joined, not 3"),
        ({"phrases": {"turn.constructed": "{size:size}"}}, "phrases fill turn.constructed with size"),
    ],
)
def test_a_form_that_is_missing_is_named(parts: dict[str, Templates], complaint: str) -> None:
    found = list(complaints(with_texts(POLISH, **parts)))
    assert any(complaint in each for each in found), found


def test_a_language_may_have_texts_for_the_reader_and_shorter_ones_where_english_has_none() -> None:
    own = {
        "turn.taken.briefly": "{things:each}",
        "turn.taken.you": "{things:each}",
        "newcomer.genitive": "{one:genitive}",
        "turn.gods": "{n:count god_card}: {things:each}",  # the number of these stands only in brief English
    }
    assert list(complaints(with_texts(POLISH, phrases=own, events={"Gained.you": "{n}"}))) == []
    assert list(complaints(ENGLISH)) == []
