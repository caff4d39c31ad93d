"""The warning of a lobby's end is a record of the ledger, and a board that has not grown has no number for it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from storage.migrations.stored_fields import read_fields

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Running lobbies close as announced, and boards of running games stay as they are."""
    connection = op.get_bind()
    _remember_warnings(connection)
    _clear_growth(connection)


def _remember_warnings(connection: sa.Connection) -> None:
    """The message that a timer names is a record; timers of early versions name none."""
    timers = (
        "SELECT timers.game, timers.due, timers.payload, games.channel FROM timers "
        "JOIN games ON games.id = timers.game WHERE timers.kind = 'lobby_ends'"
    )
    records: dict[int, dict[str, Any]] = {}
    for row in connection.execute(sa.text(timers)).all():
        message = read_fields(row.payload).get("warned")
        if isinstance(message, str) and message.isdecimal():
            fields = json.dumps({"closes": row.due})
            records[row.game] = {"game": row.game, "channel": row.channel, "message": message, "fields": fields}
    new = "INSERT INTO messages VALUES (:game, 'lobby-warning', '', :channel, :message, :fields)"
    for record in records.values():
        connection.execute(sa.text(new), record)


def _clear_growth(connection: sa.Connection) -> None:
    """-1 was no number of answers."""
    boards = "SELECT game, fields FROM messages WHERE kind = 'board'"
    for row in connection.execute(sa.text(boards)).all():
        board = read_fields(row.fields)
        if board.get("grown") == -1:
            changed = {"game": row.game, "fields": json.dumps({**board, "grown": None})}
            connection.execute(
                sa.text("UPDATE messages SET fields = :fields WHERE game = :game AND kind = 'board'"), changed
            )
