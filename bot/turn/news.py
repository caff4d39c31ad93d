"""The news since a plan was played, as the first line of the next screen."""

from collections.abc import Iterable, Iterator

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.turn.menu import alike
from engine import events as ev
from engine.actions import Action, KeepArmyCard
from engine.decisions import ChooseArmyCard, ChooseWeavings, Decision


def drawn_words(events: Iterable[ev.Event], seat: int, lang: Language, asked: Decision | None = None) -> str:
    """The drawn cards and tiles of this seat, also those to choose from; empty if the answers name them all."""
    if isinstance(asked, ChooseWeavings) and asked.seat == seat:
        events = [event for event in events if not isinstance(event, ev.WeavingsDrawn)]
    found, key = list(_drawn(events, seat, lang)), "plan.drew"
    if isinstance(asked, ChooseArmyCard) and asked.seat == seat:
        found += [thing("army_card", card, lang) for card in asked.cards]
        key = "plan.drew.alike" if len({alike(card) for card in asked.cards}) == 1 else key
    return chat(key, lang, what=", ".join(found)) if found else ""


def is_kept(action: Action | None, event: ev.Event) -> bool:
    """Whether this answer keeps an Army card with its draw already told."""
    return isinstance(action, KeepArmyCard) and isinstance(event, ev.ArmyCardDrawn) and event.card == action.card


def _drawn(events: Iterable[ev.Event], seat: int, lang: Language) -> Iterator[str]:
    for event in events:
        match event:
            case ev.GodCardDrawn(by, card) if by == seat:
                yield thing("god_card", card, lang)
            case ev.GodCardsDealt(by, cards) if by == seat:
                yield chat("plan.drew.dealt", lang, n=len(cards))
            case ev.GodCardsSeen(by, cards) if by == seat:
                yield from (thing("god_card", card, lang) for card in cards)
            case ev.ArmyCardDrawn(by, card) if by == seat:
                yield thing("army_card", card, lang)
            case ev.WeavingsDrawn(by, tiles) if by == seat:
                yield from (thing("weaving", tile, lang) for tile in tiles)
            case ev.BuildingsDrawn(by, tiles) if by == seat:
                yield from (chat("plan.drew.building", lang, tile=tile) for tile in tiles)
