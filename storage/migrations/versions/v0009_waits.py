"""Each seat has a wait of its own: since when the table waits for it, and until when it has to answer."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from storage.migrations.stored_fields import read_fields

revision = "0009"
down_revision = "0008"

Row = sa.Row[Any]


def upgrade() -> None:
    """Whoever was awaited still is, for as long as before; reminders and offers about them name the seat."""
    for name, kind in (("awaited", sa.BigInteger), ("due", sa.BigInteger), ("leave", sa.Text)):
        op.add_column("seats", sa.Column(name, kind, nullable=True))
    connection = op.get_bind()
    wanted = (
        "SELECT games.id, games.pinged, games.asked, games.terms, seats.bank FROM games "
        "JOIN seats ON seats.game = games.id AND seats.seat = games.pinged "
        "WHERE games.status = 'running' AND games.asked IS NOT NULL AND seats.controller = 'person'"
    )
    waiting = [row for row in connection.execute(sa.text(wanted)).all() if type(row.asked) is int]
    for row in waiting:
        connection.execute(
            sa.text("UPDATE seats SET awaited = :since, due = :due WHERE game = :game AND seat = :seat"),
            {"since": row.asked, "due": _due(row), "game": row.id, "seat": row.pinged},
        )
        about = {"game": row.id, "old": f"late {row.asked}", "new": f"late {row.pinged} {row.asked}"}
        connection.execute(sa.text("UPDATE votes SET about = :new WHERE game = :game AND about = :old"), about)
    _name_seats(connection, {row.id: row for row in waiting})
    op.drop_column("games", "asked")
    op.execute("DELETE FROM messages WHERE kind = 'scores'")  # the result tells the scores now
    with op.batch_alter_table("votes") as votes:
        votes.alter_column("choice", type_=sa.String(32), existing_nullable=False)  # room for ids


def _due(row: Row) -> int | None:
    """Until when a seat had to answer: with a limit, a bank could only extend it."""
    clock = read_fields(row.terms).get("clock")
    if not isinstance(clock, dict):
        return None
    limit, bank = _number(clock.get("limit")) or 0, _number(clock.get("bank")) or 0
    left = _number(row.bank)
    return int(row.asked + (max(limit, left or 0) if limit else bank if left is None else left))


def _name_seats(connection: sa.Connection, waiting: dict[int, Row]) -> None:
    """Reminders and offers of the present wait get their seat; those of earlier waits are forgotten."""
    kinds = "kind IN ('reminder', 'late')"
    for old in connection.execute(sa.text(f"SELECT game, kind, which, fields FROM messages WHERE {kinds}")).all():
        key = {"game": old.game, "kind": old.kind, "which": old.which}
        here = "game = :game AND kind = :kind AND which = :which"
        row, fields = waiting.get(old.game), read_fields(old.fields)
        if row is None or old.which != str(row.asked) or not fields:
            connection.execute(sa.text(f"DELETE FROM messages WHERE {here}"), key)
            continue
        fields |= {"seat": row.pinged, "at": row.asked}
        new = {"new": f"{row.pinged} {row.asked}", "fields": json.dumps(fields)}
        connection.execute(sa.text(f"UPDATE messages SET which = :new, fields = :fields WHERE {here}"), {**key, **new})


def _number(value: object) -> int | None:
    return value if type(value) is int else None
