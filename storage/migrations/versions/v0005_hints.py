"""How often the player of a seat has asked for a hint."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody has asked for one yet."""
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
