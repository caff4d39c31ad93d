"""Polish: the chat itself."""

from bot.languages.language import Templates
from bot.languages.pl.chat.looking import LOOKING, STATISTICS, TOUR, WATCHING
from bot.languages.pl.chat.tables import BUTTONS, ENTRANCE, LOBBIES
from bot.languages.pl.chat.turns import CHANNEL, TURNS
from bot.languages.pl.chat.waiting import WAITING

CHAT: Templates = {
    **BUTTONS,
    **ENTRANCE,
    **LOBBIES,
    **TURNS,
    **CHANNEL,
    **WAITING,
    **LOOKING,
    **STATISTICS,
    **WATCHING,
    **TOUR,
}
