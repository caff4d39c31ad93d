"""Names under which messages of a game are remembered, where more than the one who sends them has to know."""

CALLED = "called"


def called(seat: int) -> str:
    """The kind of the message by which a seat was called together with others; its `seq` says for what."""
    return f"{CALLED} {seat}"
