"""Standing orders have words of their own in every language."""

import pytest

from bot import say
from bot.languages import ENGLISH, LANGUAGES, Language
from bot.say.orders import kind_title, order_words
from engine.players.standing_orders import ASK, KINDS, PASS, TAKE, Order

LIMITED = Order(TAKE, "corn", 5)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_every_kind_has_a_title_of_its_own_and_every_title_a_kind(lang: Language) -> None:
    titles = [kind_title(kind, lang) for kind in KINDS]
    assert all(titles)
    assert len(set(titles)) == len(titles)
    assert set(lang.order_kinds) == set(KINDS)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_titles_fit_into_a_choice_of_discord(lang: Language) -> None:
    assert all(len(kind_title(kind, lang)) <= 100 for kind in KINDS)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_different_orders_have_different_words(lang: Language) -> None:
    orders = [Order(ASK), Order(PASS), Order(TAKE), LIMITED, Order(TAKE, "corn", 6), Order(TAKE, "gold", 5)]
    words = [order_words(order, lang) for order in orders]
    words += [order_words(order, lang, "festival_food") for order in (Order(TAKE), LIMITED)]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
@pytest.mark.parametrize("resource", ["potato", "corn", "stone", "gold"])
def test_a_limit_names_its_resource_and_number_in_the_language(lang: Language, resource: str) -> None:
    words = order_words(Order(TAKE, resource, 7), lang)
    assert "7" in words
    counted = lang.terms.counts.get(lang.terms.case, {})
    names = counted[resource].split("|") if resource in counted else [say.thing("resource", resource, lang)]
    assert any(name in words for name in names)


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_there_is_no_template_that_nothing_uses(lang: Language) -> None:
    orders = (Order(ASK), Order(PASS), Order(TAKE), LIMITED)
    spoken = {order_words(order, lang, kind) for order in orders for kind in KINDS}
    free = {order_words(Order(TAKE, free=True), lang, kind) for kind, about in KINDS.items() if PASS in about.orders}
    assert len(spoken | free) == len(lang.orders)


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Order(ASK), "ask me"),
        (Order(PASS), "always pass"),
        (Order(TAKE), "always take when affordable"),
        (LIMITED, "take while I have at least 5 corn"),
    ],
)
def test_orders_in_english(order: Order, words: str) -> None:
    assert order_words(order, ENGLISH) == words
    assert order_words(order, ENGLISH, kind="offering") == words


def test_where_nobody_can_decline_an_order_says_who_chooses() -> None:
    assert order_words(Order(TAKE), ENGLISH, kind="festival_food") == "always choose for me"
    assert order_words(LIMITED, ENGLISH, kind="payment") == "choose for me while I have at least 5 corn, else ask me"
    assert order_words(Order(ASK), ENGLISH, kind="payment") == "ask me"


def test_titles_in_english() -> None:
    assert kind_title("offering", ENGLISH) == "Offering: corn for a Temple step"
    assert kind_title("army", ENGLISH) == "Playing Army cards in another player's Conquest"
