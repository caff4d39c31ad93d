"""The picture of a card: where a Worker can be placed, or what can be chosen; with the numbers of the buttons."""

from collections.abc import Mapping

from msgspec import Struct, structs

from bot.background.pictures import Pictures, PictureStyle
from bot.screens.screen import AttachedPicture
from bot.turn.place_rows import looked_for, place_numbers, places_with_buttons
from bot.turn.placements import prices
from bot.turn.shown import Shown
from engine.foresight import Forecast
from engine.state import View


class CardPicture(Struct, frozen=True):
    """The content of a picture: spaces with their food and numbers, or things with their numbers."""

    view: View
    prices: Mapping[str, int]
    numbers: Mapping[str, int]
    things: tuple[tuple[int, str], ...]

    @property
    def kind(self) -> str:
        """The beginning of its file name."""
        return "reach" if self.prices else "choices"

    async def room(self, pictures: Pictures, look: PictureStyle) -> AttachedPicture:
        """As much room as the picture takes, at once."""
        if self.prices:
            return await pictures.room_for_reach(self.prices, look, self.numbers)
        return await pictures.room_for_choices(self.view, self.things, look)

    async def drawn(self, pictures: Pictures, name: str, look: PictureStyle) -> AttachedPicture:
        """The picture, beside the event loop."""
        if self.prices:
            return await pictures.reach(name, self.view, self.prices, look, self.numbers)
        return await pictures.choices(name, self.view, self.things, look)


def card_picture(shown: Shown) -> CardPicture | None:
    """The picture of a card, if there is something to choose in it."""
    if shown.pending or shown.more:
        return None
    here, plan = shown.course.here, shown.course.plan
    if in_reach := looked_for(shown.places, plan):
        numbers = place_numbers(shown.places, plan)
        shown_places = in_reach if numbers else places_with_buttons(shown.places, plan)  # a single one stands out
        return CardPicture(here.table, prices(shown_places), numbers, ())
    things = tuple((number, key) for key, number in shown.things.items())
    return CardPicture(_with_own_god_cards(here), {}, {}, things) if things else None


def _with_own_god_cards(here: Forecast) -> View:
    """The table at the end of a plan, with the God cards that the seat knows in its hand: Statues count them."""
    hand = tuple(card for card in here.worlds[0].players[here.seat].god_hand if card not in here.unseen)
    players = list(here.table.players)
    players[here.seat] = structs.replace(players[here.seat], god_hand=hand)
    return structs.replace(here.table, players=tuple(players))
