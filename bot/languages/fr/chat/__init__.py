"""French: the chat itself."""

from bot.languages.fr.chat.looking import LOOKING, STATISTICS, TOUR, WATCHING
from bot.languages.fr.chat.tables import BUTTONS, ENTRANCE, LOBBIES
from bot.languages.fr.chat.turns import CHANNEL, TURNS
from bot.languages.fr.chat.waiting import WAITING
from bot.languages.language import Templates

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
