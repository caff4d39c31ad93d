from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Person, Sandbox
from tests.bot.sandbox.sample_bot import SampleBot, running_sample_bot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SampleBot]:
    async with running_sample_bot(sandbox) as bot:
        yield bot


@pytest.fixture
def ana(sandbox: Sandbox) -> Person:
    return sandbox.person("Ana")


@pytest.fixture
def bruno(sandbox: Sandbox) -> Person:
    return sandbox.person("Bruno")


@pytest.fixture
def plaza(sandbox: Sandbox) -> int:
    return sandbox.channel("plaza")
