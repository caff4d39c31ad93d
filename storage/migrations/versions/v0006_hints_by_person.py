"""Who has asked for hints, by person: somebody else may sit there by the end."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """What was counted for a seat was asked for by whoever sits there now, as far as anybody knows."""
    op.create_table(
        "hints",
        sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
    )
    op.execute(
        "INSERT INTO hints (game, person, name, times) "
        "SELECT game, person, MAX(name), SUM(hints) FROM seats WHERE hints > 0 AND person <> '' GROUP BY game, person"
    )
    op.drop_column("seats", "hints")
