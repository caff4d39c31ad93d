"""Polish: grammar."""


def plural(n: int) -> int:
    """One form for one, one for numbers that end in 2, 3 or 4 but not in 12, 13 or 14, and one for all others.

    >>> [plural(n) for n in (0, 1, 2, 4, 5, 12, 22)]
    [2, 0, 1, 1, 2, 2, 1]
    """
    if n == 1:
        return 0
    return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2
