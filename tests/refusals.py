"""How tests say which refusal they expect."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.errors import Code, Refusal


@contextmanager
def refused(kind: type[Refusal], code: Code, /, **values: object) -> Iterator[None]:
    """Expect this refusal, with these values among its own."""
    with pytest.raises(kind) as caught:
        yield
    assert caught.value.code is code
    assert {name: caught.value.values[name] for name in values} == values
