"""At which levels bots have played a seat, and how long they have thought."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

SEATS = sa.table(
    "seats", sa.column("game"), sa.column("seat"), sa.column("controller", sa.String), sa.column("level", sa.String)
)
SITTINGS = sa.table(
    "sittings", sa.column("game"), sa.column("seat"), sa.column("controller", sa.String), sa.column("level", sa.String)
)
RESULTS = sa.table(
    "results", sa.column("game"), sa.column("seat"), sa.column("played", sa.String), sa.column("levels", sa.Text)
)


def upgrade() -> None:
    """Bots have always played at the level their seats have now; how long they have thought, nobody has noted."""
    op.add_column("log", sa.Column("took", sa.Integer, nullable=True))
    op.add_column("sittings", sa.Column("level", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.add_column("results", sa.Column("levels", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("results", sa.Column("thought", sa.BigInteger, nullable=True))
    op.execute(sa.update(SITTINGS).where(SITTINGS.c.controller == "bot").values(level=_level_of(SITTINGS)))
    op.execute(sa.update(RESULTS).where(RESULTS.c.played.in_(("bot", "mixed"))).values(levels=_level_of(RESULTS)))


def _level_of(rows: sa.TableClause) -> sa.ColumnElement[str]:
    """The level of the bot at a seat; empty if it is no bot's any more."""
    here = (SEATS.c.game == rows.c.game, SEATS.c.seat == rows.c.seat, SEATS.c.controller == "bot")
    return sa.func.coalesce(sa.select(SEATS.c.level).where(*here).scalar_subquery(), "")
