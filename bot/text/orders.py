"""Standing orders in words: what one can give orders for, and what an order says."""

from collections.abc import Mapping

from msgspec import Struct, structs

from bot.text import LANGUAGES
from bot.text.catalogue import Templates
from bot.text.wording import Wording, lookup
from engine.players.standing_orders import KINDS, PASS, Order


class OrderTexts(Struct, frozen=True):
    """The texts of one language: kinds of questions as headings, and orders, spoken by the person who gives them.

    `take.limit` is an order with a limit; `take.choice` is about what cannot be declined, `take.choice_limit` both.
    """

    titles: Templates
    orders: Templates


ENGLISH = OrderTexts(
    titles={
        "leftover_weaving": "Leftover Weavings of another player's purchase",
        "worship": "Worship: a Statue for a Temple step",
        "offering": "Offering: corn for a Temple step",
        "rejuvenate": "Rejuvenate: turning things face up for corn",
        "produce": "Produce: the benefits of Production Buildings",
        "army": "Playing Army cards in another player's Conquest",
        "conquest": "Conquering a space in another player's Conquest",
        "festival_food": "Festival: how to feed the God cards",
        "festival_gods": "Festival: playing God cards for their benefits",
        "hire": "Hiring a Worker at the end of my turn",
        "last_free_actions": "Free actions before my turn or the game ends",
        "free_rejuvenate": "Turning things face up free",
        "paid_benefit": "Benefits for a price, such as gold for a Temple step",
        "payment": "With which resources to pay",
        "tapestry": "Where to lay a Weaving",
        "soldiers": "Which Army cards to give for a Conquest",
    },
    orders={
        "ask": "ask me",
        "pass": "always pass",
        "take": "always take when affordable",
        "take.limit": "take while I have at least {at_least} {resource:resource}",
        "take.choice": "always choose for me",
        "take.choice_limit": "choose for me while I have at least {at_least} {resource:resource}, else ask me",
    },
)
TEXTS: Mapping[str, OrderTexts] = {"en": ENGLISH}


def kind_title(kind: str, lang: str = "en") -> str:
    """What orders of this kind are about, as a heading."""
    return TEXTS[lang].titles[kind]


def order_words(order: Order, lang: str = "en", kind: str = "") -> str:
    """An order in the words of who gives it; given for a kind that cannot be declined, it says who chooses."""
    choice = kind in KINDS and PASS not in KINDS[kind].orders
    variant = "_".join([*(["choice"] if choice else []), *(["limit"] if order.resource else [])])
    template = lookup(TEXTS[lang].orders, order.what, variant)
    return Wording(LANGUAGES[lang]).fill(template, structs.asdict(order))
