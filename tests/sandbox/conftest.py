from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Person, Sandbox
from tests.sandbox.parrot import Parrot, parroting


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def parrot(sandbox: Sandbox) -> AsyncIterator[Parrot]:
    async with parroting(sandbox) as parrot:
        yield parrot


@pytest.fixture
def ana(sandbox: Sandbox) -> Person:
    return sandbox.person("Ana")


@pytest.fixture
def bruno(sandbox: Sandbox) -> Person:
    return sandbox.person("Bruno")


@pytest.fixture
def plaza(sandbox: Sandbox) -> int:
    return sandbox.channel("plaza")
