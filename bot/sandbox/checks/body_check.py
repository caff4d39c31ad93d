"""Checks the body of a request field by field, and collects faults in Discord's tree of errors."""

from typing import Any

from bot.sandbox.basics.errors import Problem
from bot.sandbox.basics.wire import Json


class BodyCheck:
    """The faults of one request."""

    def __init__(self) -> None:
        self.errors: Json = {}

    def wrong(self, path: str, code: str, message: str) -> None:
        """Notes a fault at this path."""
        place = self.errors
        for step in path.split("."):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Raises the Problem if there is a fault."""
        if self.errors:
            raise Problem(400, 50035, "Invalid Form Body", self.errors)

    def text(self, path: str, value: Any, most: int, least: int = 0, *, required: bool = False) -> bool:
        """A text of so many characters; True if it is one."""
        if value is None:
            if required:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        if not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", "Could not interpret value as string.")
            return False
        if len(value) > most:
            between = f"Must be {most} or fewer in length." if not least else _between(least, most)
            self.wrong(path, "BASE_TYPE_MAX_LENGTH" if not least else "BASE_TYPE_BAD_LENGTH", between)
        elif len(value) < least:
            if value:
                self.wrong(path, "BASE_TYPE_BAD_LENGTH", _between(least, most))
            else:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        return True

    def several(self, path: str, value: Any, most: int, least: int = 0) -> list[Any]:
        """A list of so many things; empty if it is none."""
        if value is None:
            if least:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            return []
        if not isinstance(value, list):
            self.wrong(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if len(value) > most or len(value) < least:
            message = f"Must be {most} or fewer in length." if not least else _between(least, most)
            self.wrong(path, "BASE_TYPE_BAD_LENGTH" if least else "BASE_TYPE_MAX_LENGTH", message)
        return value

    def objects(self, path: str, value: Any, most: int, least: int = 0) -> list[tuple[str, Json]]:
        """The objects of a list, each with its path."""
        found = []
        for index, each in enumerate(self.several(path, value, most, least)):
            if isinstance(each, dict):
                found.append((f"{path}.{index}", each))
            else:
                self.wrong(f"{path}.{index}", "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return found

    def number(self, path: str, value: Any, least: float, most: float) -> bool:
        """A number in these bounds, if there is one; True if it is."""
        if value is None:
            return False
        if isinstance(value, bool) or not isinstance(value, int | float):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
            return False
        if value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"Value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"Value should be less than or equal to {most}.")
        else:
            return True
        return False

    def one_of(self, path: str, value: Any, allowed: tuple[Any, ...]) -> bool:
        """One of some values; True if it is."""
        if isinstance(value, bool) or value not in allowed:
            listed = ", ".join(str(each) for each in allowed)
            self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
            return False
        return True


def _between(least: int, most: int) -> str:
    return f"Must be between {least} and {most} in length."
