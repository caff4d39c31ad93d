"""What somebody means is found in the glossary, also when it is misspelt."""

from collections import Counter
from typing import Any

import pytest

from bot import fuzzy_search, glossary
from bot.languages import ENGLISH, LANGUAGES
from tests.bot.glossary.test_glossary import KEYS, known
from tests.sizes import some


def found(query: str, limit: int = 25) -> list[str]:
    return [each.key for each in glossary.search(query, ENGLISH, limit=limit)]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("festival", "term:festival"),
        ("FEST", "term:festival"),
        ("  fest ", "term:festival"),
        ("Wórship", "action:worship"),
        ("kílla", "god:killa"),
        ("g03", "god:G03"),
        ("G3", "god:G03"),
        ("god:G03", "god:G03"),
        ("z8", "building:Z08"),
        ("dye", "building:Z08"),
        ("m2b", "space:M2b"),
        ("s2u", "spot:S2u"),
        ("2u", "spot:S2u"),
        ("5L", "spot:S5l"),
        ("S5L", "temple:S5L"),
        ("temple 3", "temple:3"),
        ("gold", "resource:gold"),
        ("steps", "term:steps"),
        ("conq", "action:conquest"),
        ("casualties", "term:casualties"),
        ("stairs", "term:steps"),
        ("maize", "resource:corn"),
        ("neighbor", "term:adjacent"),
        ("worker limit", "term:worker_limit"),
        ("how many workers can I have", "term:worker_limit"),
        ("festival order", "term:festival"),
        ("follow high priest", "term:follow"),
        ("refresh building", "action:rejuvenate"),
        ("run out of potato", "term:upkeep"),
        ("limit worker", "term:worker_limit"),
        ("two players", "players:2"),
        ("Chinchasuyu", "region:chinchaysuyu"),
        ("inti", "god:inti"),
        ("Axomamma", "automa:axomamma"),
        ("pachamama", "automa:pachamama"),
        ("solo", "term:solo"),
        ("axomamma festival", "term:automa_goods"),
        ("pachamama turn", "term:automa_turn"),
        ("conqueror", "personality:PP2a"),
        ("ap1b", "personality:AP1b"),
        ("ax-t5", "automa_space:AX-T5"),
        ("difficulty", "term:automa_difficulty"),
        ("handicap", "term:automa_difficulty"),
        ("personality", "term:personality"),
        ("expansion", "term:golden_age"),
        ("modules", "term:golden_age"),
        ("way of the sun", "term:way_of_the_sun"),
        ("overlay", "term:way_of_the_sun"),
        ("ruruy", "term:ruruy"),
        ("simpa", "term:simpa"),
        ("vassal", "term:vassal"),
        ("nation", "term:nation"),
        ("influence", "action:influence"),
        ("spread cultural influence", "action:influence"),
        ("palace", "term:palace"),
        ("noble", "term:noble"),
        ("appoint", "term:noble"),
        ("prophecy", "term:prophecy"),
        ("newcomer", "term:newcomer"),
        ("cult", "term:cult"),
        ("x1", "building:X01"),
        ("vn3", "nation:VN03"),
        ("pv10", "cult:PV10"),
        ("za5", "building:ZA5"),
        ("s4r", "temple:S4R"),
        ("idol bearers", "nation:VN09"),
        ("architect warrior", "worker:N03"),
        ("new buildings", "term:new_buildings"),
        ("New Buildings", "term:new_buildings"),
    ],
)
def test_the_first_answer_is_what_was_meant(query: str, key: str) -> None:
    assert found(query)[0] == key


@pytest.mark.parametrize(
    ("question", "key"),
    [
        ("conquest cost", "term:soldiers"),
        ("how many players", "term:setup"),
        ("hint", "term:help"),
        ("temple steps", "term:temple"),
        ("changed", "term:help"),
        ("how do I get gold", "resource:gold"),
        ("how do I get potatoes", "resource:potato"),
        ("when does the game end", "term:end"),
        ("what is a noble", "term:noble"),
        ("can I undo", "term:help"),
        ("what does the sun mean", "god:inti"),
        ("why is it my turn again", "term:help"),
        ("what happens at a festival", "term:festival"),
        ("how many festivals", "term:end"),
        ("how to climb the temple", "term:temple"),
        ("cost of steps", "term:steps"),
        ("who gets points for steps", "term:steps"),
        ("who goes first", "term:turn_order"),
        ("how do I start a game", "term:help"),
        ("object of the game", "term:scoring"),
        ("how do I get more workers", "term:village"),
        ("where do workers come from", "term:worker"),
        ("how many workers can I keep", "term:worker_limit"),
        ("how many cards can I hold", "term:god_card"),
        ("how many tasks do I get", "term:tasks"),
        ("why did I get only one task", "term:tasks"),
        ("how do I build a statue", "task:statue"),
        ("how much does a statue cost", "term:statue"),
        ("how much does a building cost", "term:building"),
        ("how much does a weaving cost", "task:weavings"),
        ("how much does it cost to hire", "action:hire"),
        ("why does it cost food", "term:placement_cost"),
        ("how many soldiers do I need", "term:soldiers"),
        ("can I conquer twice", "action:conquest"),
        ("how far can the high priest move", "action:high_priest"),
        ("do I have to follow", "term:follow"),
        ("can I do the same action twice", "term:secondary"),
        ("what if I cannot pay potatoes", "term:upkeep"),
        ("negative points", "term:upkeep"),
        ("can I pass", "term:turn"),
        ("end my turn", "term:turn"),
        ("starting resources", "term:setup"),
        ("change the market", "term:market"),
        ("what does the outline mean", "term:icons"),
        ("check mark", "term:icons"),
        ("1 player", "term:solo"),
        ("two player rules", "players:2"),
        ("how does pachamama play", "term:automa_turn"),
        ("pachamama placement", "term:automa_turn"),
        ("pachamama recruit", "term:automa_turn"),
        ("axomamma recruit", "term:automa_turn"),
        ("placing of an automa", "term:automa_turn"),
        ("tie in a region", "term:majority"),
    ],
)
def test_what_beginners_ask_is_answered_first(question: str, key: str) -> None:
    assert found(question, limit=1) == [key]


def test_capitals_tell_ids_apart_that_differ_in_nothing_else() -> None:
    alike = Counter(key.partition(":")[2].casefold() for key in KEYS if key.startswith(("temple:", "spot:")))
    assert alike["s4l"] == 2
    for key in KEYS:
        kind, _, printed = key.partition(":")
        if kind in ("temple", "spot") and alike[printed.casefold()] > 1:
            assert found(printed)[0] == key
            assert found(printed, limit=1) == [key]


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("festivl", "term:festival"),
        ("festivall", "term:festival"),
        ("fesitval", "term:festival"),
        ("wrship", "action:worship"),
        ("koricancha", "term:coricancha"),
        ("casulties", "term:casualties"),
        ("archtect", "worker:architect"),
        ("rejuvinate", "action:rejuvenate"),
        ("tapestri", "term:tapestry"),
        ("virakocha", "god:wiraqocha"),
        ("conqest", "action:conquest"),
        ("axomama", "automa:axomamma"),
        ("patchamama", "automa:pachamama"),
    ],
)
def test_small_slips_are_forgiven(query: str, key: str) -> None:
    assert key in found(query)[:3]


def test_names_come_before_what_is_only_mentioned() -> None:
    keys = found("statue")
    names = ENGLISH.glossary.names
    named = [key for key in keys if "statue" in " ".join((known(key).title, *names.get(key, ()))).casefold()]
    assert keys[: len(named)] == named
    assert len(keys) > len(named)


def test_what_is_only_mentioned_is_found_too() -> None:
    assert "term:bag" in found("refills")


def test_nothing_is_found_for_nonsense() -> None:
    assert found("xyzzy") == []
    assert found("?!") == []
    assert found("festival xyzzy")[0] == "term:festival"


def test_only_the_first_letters_of_an_endless_query_count() -> None:
    assert found("festival".ljust(fuzzy_search.LONGEST) + " xyzzy" * 1000) == found("festival")
    assert found("x" * 6000) == found("é" * 6000) == found("\N{COMBINING ACUTE ACCENT}" * 6000) == []
    assert found(" " * 200 + "festival") == found("festival")


def test_an_endless_query_costs_no_more_than_a_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    extract = fuzzy_search.process.extract

    def counted(query: str, choices: Any, **how: Any) -> Any:
        compared.append(query)
        return extract(query, choices, **how)

    monkeypatch.setattr(fuzzy_search.process, "extract", counted)
    found(" ".join(f"{number:05}x" for number in range(1000)))
    found(" ".join(["\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}festivl"] * 500))
    assert 0 < sum(map(len, compared)) < 2 * fuzzy_search.LONGEST * 5 * len(LANGUAGES)


def test_an_empty_query_offers_where_to_begin() -> None:
    keys = found("")
    assert len(keys) == len(set(keys)) == 25
    assert keys[0] == "term:turn"
    assert found("   ") == keys


def test_no_more_than_the_limit_is_given() -> None:
    assert len(found("a")) == 25
    assert len(found("a", 7)) == 7
    assert len(found("", 3)) == 3
    assert found("god:G03", 0) == []


def test_every_entry_is_found_first_by_its_key_and_soon_by_its_title() -> None:
    for key in some(KEYS, 200):
        assert found(key) == [key]
        assert key in found(known(key).title)[:5]
