"""Errors: for the bot an answer in Discord's form, for a person a sentence."""

from pathlib import Path

from bot.sandbox.basics.wire import Json


class ClientRefused(Exception):
    """Discord's own client would refuse a person's deed: a key of the page's texts, and its values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(" ".join([key, *(f"{name}={value}" for name, value in values.items())]))
        self.key = f"refused.{key}"
        self.values = {name: str(value) for name, value in values.items()}


class NotThere(ClientRefused):
    """The pressed component is not on the message: it has changed under the finger."""


class FolderTrouble(Exception):
    """The folder of the sandbox cannot be used, with the reason."""

    def __init__(self, folder: Path, why: str) -> None:
        super().__init__(folder, why)
        self.folder = folder
        self.why = why


class FolderTaken(FolderTrouble):
    """Another sandbox is using the folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "taken")


class Problem(Exception):
    """An error answer to the bot: status, Discord's code, and a message."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The answer's JSON."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def unknown_channel() -> Problem:
    """No such channel."""
    return Problem(404, 10003, "Unknown Channel")


def unknown_message() -> Problem:
    """No such message."""
    return Problem(404, 10008, "Unknown Message")


def unknown_interaction() -> Problem:
    """No such interaction, or its time to answer is over."""
    return Problem(404, 10062, "Unknown interaction")


def missing_access() -> Problem:
    """The bot may not see this channel."""
    return Problem(403, 50001, "Missing Access")


def missing_permissions() -> Problem:
    """The bot may not do this here."""
    return Problem(403, 50013, "Missing Permissions")


def thread_archived(status: int = 400) -> Problem:
    """Nothing can be done in this thread while it is archived; with 403, the bot may not take it out either."""
    return Problem(status, 50083, "Thread is archived")


def thread_locked() -> Problem:
    """Only managers of threads may speak in this one."""
    return Problem(400, 160005, "Thread is locked")


def unknown_guild() -> Problem:
    """No such server, or the bot is not on it."""
    return Problem(404, 10004, "Unknown Guild")


def invalid(path: str, code: str, message: str) -> Problem:
    """One field of a form is wrong."""
    errors: Json = {"_errors": [{"code": code, "message": message}]}
    for step in reversed(path.split(".")):
        errors = {step: errors}
    return Problem(400, 50035, "Invalid Form Body", errors)
