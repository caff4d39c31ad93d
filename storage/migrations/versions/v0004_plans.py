"""Plans: what a seat is about to do, and what it has said ahead; no single answer waits for its Confirm any more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Nobody has planned anything yet; whoever had an answer on hold gives it anew."""
    op.drop_table("held")
    op.create_table(
        "plans",
        sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("ahead", sa.Text, nullable=False),
    )
