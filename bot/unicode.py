"""What strings are made of."""


def is_text(value: str) -> bool:
    """Whether these are letters; what is none hides in strings as half a letter, and can be written nowhere."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)
