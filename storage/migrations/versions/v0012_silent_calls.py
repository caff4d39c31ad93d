"""A call that notified nobody is a record of its own, with the ring that is owed."""

import json

import sqlalchemy as sa
from alembic import op

from storage.migrations.stored_fields import read_fields

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Timers alone knew of rings that were owed: reminders with number 0 of seats that are still awaited."""
    connection = op.get_bind()
    timers = (
        "SELECT timers.game, timers.payload, messages.channel, messages.message FROM timers "
        "JOIN messages ON messages.game = timers.game AND messages.kind = 'board' WHERE timers.kind = 'reminder'"
    )
    owed = {
        (row.game, fields.get("seat"), fields.get("since")): {"channel": row.channel, "message": row.message}
        for row in connection.execute(sa.text(timers)).all()
        if (fields := read_fields(row.payload)).get("number") == "0"
    }
    waits = connection.execute(sa.text("SELECT game, seat, awaited FROM seats WHERE awaited IS NOT NULL")).all()
    new = "INSERT INTO messages VALUES (:game, 'silent', :which, :channel, :message, :fields)"
    for game, seat, since in waits:
        if place := owed.get((game, str(seat), str(since))):
            record = {"game": game, "which": str(seat), "fields": json.dumps({"seat": seat, "rings": None})}
            connection.execute(sa.text(new), record | place)
