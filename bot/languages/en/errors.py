"""English: why something is refused, by the class of the refusal."""

from bot.languages.language import Templates

ERRORS: Templates = {
    "GameError": "{sentence}",
    "MalformedAction": "The game does not understand that. {sentence}",
    "NotYourDecision": "You are not the one who is asked right now.",
    "IllegalAction": "The rules do not allow that now.",
    "StaleAction": "That question has been answered already; look at the present one.",
    "GameOver": "The game is over; there is nothing left to answer.",
    "BadOptions": "{sentence}",
    "DamagedSave": "{sentence}",
    "OtherRules": "{sentence}",
    "FileTrouble": "{sentence}",
}
