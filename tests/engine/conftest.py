"""What tests of rules may ask for."""

import pytest

from tests.engine.layout import lay_out


@pytest.fixture
def fixed_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The components that are not printed in the rulebooks as `tests.engine.layout` has them."""
    lay_out(monkeypatch)
