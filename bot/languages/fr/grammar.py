"""French: grammar."""


def plural(n: int) -> int:
    """The singular for none and one, the plural from two on.

    >>> [plural(n) for n in (0, 1, 2)]
    [0, 0, 1]
    """
    return 0 if n < 2 else 1
