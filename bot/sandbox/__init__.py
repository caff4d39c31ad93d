"""A stand-in for Discord on this computer, for playing and for testing."""

from bot.sandbox.basics.errors import ClientRefused, FolderTaken, FolderTrouble
from bot.sandbox.login_limits import LoginRules
from bot.sandbox.person import Person, Reply
from bot.sandbox.redirect import redirect_discord_py
from bot.sandbox.server import Sandbox

__all__ = [
    "ClientRefused",
    "FolderTaken",
    "FolderTrouble",
    "LoginRules",
    "Person",
    "Reply",
    "Sandbox",
    "redirect_discord_py",
]
