"""The wishes of people about reminders, with those of the server where they have none of their own."""

from msgspec import structs

from storage import PERSON, Game, Games, Preferences, Settings


async def people_at(games: Games, game: Game) -> dict[int, Preferences]:
    """By seat: the wishes of the people at a table."""
    settings = await games.registry.settings(game.server)
    return {
        number: with_defaults(await games.registry.preferences(seat.person), settings)
        for number, seat in enumerate(game.seats)
        if seat.controller == PERSON
    }


async def habits_of(games: Games, person: str, server: str) -> Preferences:
    """The wishes of a person at the tables of a server."""
    return with_defaults(await games.registry.preferences(person), await games.registry.settings(server))


def with_defaults(person: Preferences, server: Settings) -> Preferences:
    """The wishes of a person; hours of reminders and of quiet as the server has them, unless the person has any."""
    if person.remind_after is None:
        person = structs.replace(person, remind_after=server.remind_after)
    if person.quiet_from is None and server.quiet_from is not None:
        zone = person.time_zone or ("" if person.utc_offset else server.time_zone)
        person = structs.replace(person, quiet_from=server.quiet_from, quiet_to=server.quiet_to, time_zone=zone)
    return person
