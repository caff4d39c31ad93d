"""The shape of the tables in which each rule says what it answers for."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.actions import Action
from engine.draft import Draft
from engine.rules.hindrances import Hindrance
from engine.state import Position

Lister = Callable[[Position, Any], list[Action]]
Resolver = Callable[[Draft, Any, Any], None]
Check = Callable[[Position, Any, Any], Hindrance | None]
Checks = Mapping[type, Mapping[type, Check]]  # by question, then by kind of answer
Questions = Mapping[type, tuple[Lister, Resolver]]
Procedures = Mapping[type, Callable[[Draft, Any], None]]
Polls = Mapping[str, Callable[[Draft, int], None]]
