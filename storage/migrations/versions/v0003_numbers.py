"""Numbers of questions that only grow, what a game began with, what counts, and who may know too much."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Old buttons carry the number of an answer, which no number from now on repeats."""
    op.add_column("games", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("components", sa.String(64)))
    op.add_column("games", sa.Column("continued", sa.Text))
    op.add_column("games", sa.Column("rules_told", sa.String(80)))
    op.add_column("games", sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE games SET number = rows + 1")
    op.execute("UPDATE games SET counts = false WHERE terms LIKE '%\"watched\":{%'")
    op.drop_table("held")
    op.create_table(
        "held",
        sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
    )
    op.create_table(
        "witnesses",
        sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("role", sa.String(12), primary_key=True),
    )
    op.execute(
        "INSERT INTO witnesses (game, person, role) "
        "SELECT DISTINCT seats.game, seats.person, 'sat' FROM seats JOIN games ON games.id = seats.game "
        "WHERE seats.person <> '' AND games.status <> 'lobby'"
    )
    op.execute(
        "INSERT INTO notes (key, value) SELECT 'games made', CAST(count(*) AS TEXT) FROM games HAVING count(*) > 0"
    )
