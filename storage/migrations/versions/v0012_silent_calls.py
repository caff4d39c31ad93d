"""A call that notified nobody is a record of its own, with the ring that is owed."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

MESSAGES = sa.table(
    "messages", *(sa.column(name) for name in ("game", "kind", "which", "channel", "message", "fields"))
)


def upgrade() -> None:
    """Calls to several people have noted when they ring; that of a single person has not."""
    connection = op.get_bind()
    calls = connection.execute(sa.select(MESSAGES).where(MESSAGES.c.kind == "called")).mappings().all()
    for row in calls:
        fields = _read(row["fields"])
        if "rings" not in fields:
            continue
        rings = fields.pop("rings")
        here = (MESSAGES.c.game == row["game"], MESSAGES.c.kind == "called", MESSAGES.c.which == row["which"])
        connection.execute(sa.update(MESSAGES).where(*here).values(fields=json.dumps(fields)))
        if rings is not None:
            silent = {"seat": fields.get("seat"), "rings": rings}
            connection.execute(sa.insert(MESSAGES).values({**row, "kind": "silent", "fields": json.dumps(silent)}))


def _read(text: object) -> dict[str, Any]:
    """The fields of a text; none of a damaged one, which is no reason not to open."""
    try:
        found = json.loads(text) if isinstance(text, str) else None
    except ValueError:
        found = None
    return found if isinstance(found, dict) else {}
