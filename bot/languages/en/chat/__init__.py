"""English: the chat itself."""

from bot.languages.en.chat.looking import LOOKING, STATISTICS, TOUR, WATCHING
from bot.languages.en.chat.tables import BUTTONS, ENTRANCE, LOBBIES
from bot.languages.en.chat.turns import CHANNEL, TURNS
from bot.languages.en.chat.waiting import WAITING
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
