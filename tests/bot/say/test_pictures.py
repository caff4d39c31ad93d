"""The words of pictures: benefits and prices in every language, and a language with a gap is named."""

from collections.abc import Callable
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from msgspec import structs

from bot.languages import ENGLISH
from bot.languages.language import PictureTexts
from bot.languages.pictures import PICTURE_TEXTS
from bot.say.pictures import PHRASES, picture_words
from bot.translating.pictures import AMOUNTS, MADE_HERE, complaints
from engine.benefits import (
    BuildingTask,
    CasualtyForArmy,
    Choose,
    ClimbTemple,
    DrawArmy,
    DrawGod,
    Effect,
    FreeBuilding,
    FreeStatue,
    FreeSteps,
    FreeWeaving,
    Gain,
    GainNewcomer,
    GainNomad,
    GainVillager,
    Merchant,
    MovePriest,
    PlaceConquestMarker,
    PlayGod,
    Priced,
    ProduceOne,
    PurchaseWeavings,
    Rejuvenate,
    StatueTask,
    StepsTask,
    Train,
)
from engine.resources import CORN, POTATO, RESOURCES, VP, Cost
from render import Words

COUNTED = (
    *(DrawArmy, DrawGod, Train, FreeWeaving, GainNewcomer, ClimbTemple, Rejuvenate, Merchant, ProduceOne, PlayGod),
    *(PlaceConquestMarker, CasualtyForArmy, MovePriest),
)
PLAIN = (PurchaseWeavings, FreeStatue, StatueTask, FreeSteps, StepsTask, FreeBuilding, BuildingTask, GainNomad)
EFFECTS: tuple[Effect, ...] = (
    *(Gain(resource, n) for resource in (*RESOURCES, VP) for n in (1, 2, 5)),
    *(kind(n) for kind in COUNTED for n in (1, 2, 5)),
    *(kind() for kind in PLAIN),
    FreeStatue(("inti", "killa")),
    *(kind(building) for kind in (FreeBuilding, BuildingTask) for building in ("production", "passive", "palace")),
    GainNomad(("priest", "warrior")),
    *(GainVillager(end) for end in (CORN, POTATO)),
    Choose(((Gain(CORN, 2),), (Gain(VP, 1), DrawGod(1)))),
    Priced(ClimbTemple(1), Cost(stone=1, corn=2, potato=1, gold=1, food=2)),
)
LANGUAGES = tuple(PICTURE_TEXTS)

NO_BREAK = "\N{NO-BREAK SPACE}"


def test_there_is_one_of_every_effect() -> None:
    assert {type(effect) for effect in EFFECTS} == set(get_args(Effect))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_words_that_are_its_own(lang: str) -> None:
    say = picture_words(lang).benefit
    for effect in EFFECTS:
        words = say((effect,))
        assert words.strip() == words
        assert not set("{}|_") & set(words), words
        assert [each for each in EFFECTS if say((each,)) == words] == [effect]


@pytest.mark.parametrize("effect", EFFECTS, ids=str)
def test_no_language_borrows_from_another(effect: Effect) -> None:
    """PV and PZ are VP; the names of gods are the same everywhere."""
    worded = {picture_words(lang).benefit((effect,)) for lang in LANGUAGES}
    assert len(worded) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "effect", "words"),
    [
        ("en", Train(1), "train (draw 2 Army cards, keep 1)"),
        ("en", Train(2), "train 2 times"),
        ("en", GainNomad(("priest", "warrior")), "a Worker from the Nomads (Priest or Warrior)"),
        (
            "en",
            GainNomad(("craftsman", "architect", "courier")),
            "a Worker from the Nomads (Craftsman, Architect or Courier)",
        ),
        ("en", BuildingTask("palace"), "construct a Palace"),
        ("fr", BuildingTask("palace"), "construire un Palais"),
        ("pl", BuildingTask("palace"), "wzniesienie Pałacu"),
        ("en", Priced(ClimbTemple(2), Cost(stone=1, corn=1)), "climb 2 Temple steps for 1 stone and 1 corn"),
        ("en", Choose(((Gain(CORN, 2), Gain(VP, 1)), (FreeSteps(),))), "either 2 corn and 1 VP, or free Steps"),
        ("fr", Gain(POTATO, 1), "1 pomme de terre"),
        ("fr", Gain(POTATO, 3), "3 pommes de terre"),
        ("fr", FreeWeaving(2), "2 Tissus gratuits"),
        ("fr", BuildingTask("passive"), "construire un Bâtiment Passif"),
        ("fr", Choose(((Gain(CORN, 2),), (FreeSteps(),))), "2 maïs ou un Escalier gratuit"),
        ("fr", Choose(((Gain(CORN, 2), Gain(VP, 1)), (FreeSteps(),))), "soit 2 maïs et 1 PV, soit un Escalier gratuit"),
        ("pl", Gain(POTATO, 1), "1 ziemniak"),
        ("pl", Gain(POTATO, 3), "3 ziemniaki"),
        ("pl", Gain(POTATO, 5), "5 ziemniaków"),
        ("pl", Gain(POTATO, 12), "12 ziemniaków"),
        ("pl", DrawArmy(22), "22 karty Armii"),
        ("pl", ProduceOne(2), "Wyprodukuj Raz (2 razy)"),
    ],
)
def test_benefits_go_with_their_numbers(lang: str, effect: Effect, words: str) -> None:
    assert plainly(picture_words(lang).benefit((effect,))) == words


def plainly(words: str) -> str:
    """Words with plain spaces where no line breaks."""
    return words.replace(NO_BREAK, " ")


@pytest.mark.parametrize(("lang", "words"), [("en", "nothing"), ("fr", "rien"), ("pl", "nic")])
def test_nothing_is_a_benefit_and_a_price(lang: str, words: str) -> None:
    assert picture_words(lang).benefit(()) == picture_words(lang).cost(Cost()) == words


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "3 stone and 1 gold"), ("fr", "3 pierres et 1 or"), ("pl", "3 kamienie i 1 złoto")]
)
def test_prices(lang: str, words: str) -> None:
    assert plainly(picture_words(lang).cost(Cost(stone=3, gold=1))) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("0 Soldiers", "1 Soldier", "2 Soldiers")),
        ("fr", ("0 Soldat", "1 Soldat", "2 Soldats")),
        ("pl", ("0 Żołnierzy", "1 Żołnierz", "2 Żołnierze")),
    ],
)
def test_soldiers_go_with_their_number(lang: str, words: tuple[str, ...]) -> None:
    assert tuple(plainly(picture_words(lang).soldiers(n)) for n in range(3)) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("1 large Inti", "2 small Qocha")),
        ("fr", ("1 grande Statue d’Inti", "2 petites Statues de Qocha")),
        ("pl", ("1 duży Posąg Inti", "2 małe Posągi Qochy")),
    ],
)
def test_statues_go_with_their_number_size_and_god(lang: str, words: tuple[str, ...]) -> None:
    some = picture_words(lang).some_statues
    assert (plainly(some(1, "large", "inti")), plainly(some(2, "small", "qocha"))) == words


def test_an_amount_is_not_parted_from_its_number_and_a_loss_goes_by_its_size() -> None:
    assert picture_words("fr").cost(Cost(stone=3)) == f"3{NO_BREAK}pierres"
    assert picture_words("pl").gained("potato", -8) == f"−8{NO_BREAK}ziemniaków"
    assert picture_words("fr").gained("corn", 2) == f"+2{NO_BREAK}maïs"
    assert picture_words("en").gained("corn", -1) == "-1 corn"


def test_phrases_take_what_pictures_put_into_them() -> None:
    asked = {
        name: len(get_args(hint)[0])
        for name, hint in get_type_hints(Words).items()
        if get_origin(hint) is Callable and name not in MADE_HERE
    }
    assert asked == {name: len(values) for name, values in PHRASES.items()}
    assert set(AMOUNTS) > set(RESOURCES)


def without(part: str, key: str) -> dict[str, Any]:
    return {part: {name: text for name, text in getattr(ENGLISH.pictures, part).items() if name != key}}


def with_table(table: str, **words: str) -> dict[str, Any]:
    tables = ENGLISH.pictures.tables
    return {"tables": {**tables, table: {**tables[table], **words}}}


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (without("labels", "temple"), "lack labels temple"),
        (without("phrases", "turn"), "lack phrases turn"),
        (without("phrases", "and"), "lack phrases and"),
        (without("amounts", "food"), "lack amounts food"),
        (without("effects", "Train"), "lack effects Train"),
        ({"effects": {**ENGLISH.pictures.effects, "Train.two": "x"}}, "have effects Train.two, which nothing asks for"),
        (without("effects", "Merchant"), "lack effects Merchant"),
        (without("tables", "ends"), "lack tables ends; "),
        (with_table("names", teapot="Teapot"), "have names of teapot, which nothing asks for"),
        (with_table("kinds", teapot="Teapot"), "have kinds of teapot, which nothing asks for"),
        ({"phrases": {**ENGLISH.pictures.phrases, "turn": "Turn {n}"}}, "fill turn with n, which is not there"),
        (
            {"effects": {**ENGLISH.pictures.effects, "Train": "{n:pet}"}},
            "word Train by pet, which is no form and no table",
        ),
        ({"amounts": {**ENGLISH.pictures.amounts, "corn": "{n:plural x}"}}, "have 1 forms for a number in corn, not 2"),
    ],
)
def test_a_gap_is_named_with_the_language(changes: dict[str, Any], problem: str) -> None:
    texts: PictureTexts = structs.replace(ENGLISH.pictures, code="xx", **changes)
    found = list(complaints(texts))
    assert all(complaint.startswith("the words of pictures in the language xx ") for complaint in found)
    assert problem in "; ".join(found)
