"""SQL as it was compiled, for all databases of one kind: every test has one of its own, and asks it the same."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from storage import database


class Statements(dict[Any, Any]):
    """What was compiled, by the kind of database and what is asked; else each database would have it compiled anew."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(_of_any_database(key), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__(_of_any_database(key), compiled)


def _of_any_database(key: Any) -> Any:
    dialect, *rest = key
    return dialect.name, *rest


@contextmanager
def compiled_once() -> Iterator[None]:
    """Meanwhile every database that is opened uses the same statements."""
    create, statements = database.create_async_engine, Statements()

    def create_with_them(*args: Any, **options: Any) -> Any:
        return create(*args, execution_options={"compiled_cache": statements}, **options)

    with pytest.MonkeyPatch.context() as everywhere:
        everywhere.setattr(database, "create_async_engine", create_with_them)
        yield
