"""How tests put benefits and prices into words, where the engine is given somebody to do it."""

from bot.languages import ENGLISH
from bot.say.pictures import filling

IN_ENGLISH = filling(ENGLISH.pictures)
