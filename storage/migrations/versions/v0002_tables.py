"""Tables of people: hosts, clocks, answers waiting for Confirm, votes, preferences."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Moment = sa.BigInteger
Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _game() -> "sa.Column[int]":
    return sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False)


def upgrade() -> None:
    """Add what a table of people needs; games that were running have told everything they know."""
    op.add_column("games", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("games", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("games", sa.Column("pinged", sa.Integer))
    op.add_column("games", sa.Column("asked", Moment))
    op.execute("UPDATE games SET told = saved_seq WHERE status <> 'lobby'")
    op.add_column("seats", sa.Column("bank", Moment))
    op.add_column("messages", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.create_index("messages_by_message", "messages", ["message"])
    op.add_column("results", sa.Column("bots", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "held",
        _game(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
    )
    op.create_table(
        "votes",
        _game(),
        sa.Column("about", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("choice", sa.String(16), nullable=False),
    )
    op.create_table(
        "people", sa.Column("id", sa.String(32), primary_key=True), sa.Column("preferences", sa.Text, nullable=False)
    )
    op.create_table(
        "notes", sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
