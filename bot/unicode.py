"""Strings with half a character, which a terminal or a hostile client can send."""


def is_valid_unicode(value: str) -> bool:
    """Whether a string can be written as UTF-8: a lone surrogate cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)
