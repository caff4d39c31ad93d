"""Strings that hold half a character, as a terminal or a hostile client can send them."""


def is_valid_unicode(value: str) -> bool:
    """Whether a string can be written as UTF-8: half a character (a lone surrogate) cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)
