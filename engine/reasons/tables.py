"""The shape of the tables in which each file says which refusals it explains: by question, then by kind of action."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import Reason
from engine.state import Position

Why = Callable[[Position, Any, Any], Reason]
Reasons = Mapping[type, Mapping[type, Why]]
