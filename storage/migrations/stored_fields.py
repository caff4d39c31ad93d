"""JSON objects in columns of earlier versions."""

import json
from typing import Any


def read_fields(text: object) -> dict[str, Any]:
    """The fields of a text; none of a damaged one, which is no reason not to open."""
    try:
        found = json.loads(text) if isinstance(text, str) else None
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}
