"""Standing orders in words: their kinds and their contents."""

from msgspec import structs

from bot.languages.language import Language
from bot.say.filling import lookup
from bot.say.wording import Wording
from engine.players.standing_orders import KINDS, PASS, Order


def kind_title(kind: str, lang: Language) -> str:
    """Heading of a kind of orders."""
    return lang.order_kinds[kind]


def order_words(order: Order, lang: Language, kind: str = "") -> str:
    """An order in the words of its giver; for a kind without Pass, with the choosing seat."""
    choice = kind in KINDS and PASS not in KINDS[kind].orders
    variant = "_".join(
        [*(["choice"] if choice else []), *(["limit"] if order.resource else []), *(["free"] if order.free else [])]
    )
    template = lookup(lang.orders, order.what, variant)
    return Wording(lang).fill(template, structs.asdict(order))
