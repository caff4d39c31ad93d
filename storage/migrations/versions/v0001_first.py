"""The first version of the schema, with which every database begins."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Moment = sa.BigInteger
Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _game(primary_key: bool = True) -> "sa.Column[int]":
    return sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=primary_key, nullable=False)


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "servers", sa.Column("id", sa.String(32), primary_key=True), sa.Column("settings", sa.Text, nullable=False)
    )
    op.create_table(
        "games",
        sa.Column("id", Key, primary_key=True, autoincrement=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", Moment, nullable=False),
        sa.Column("changed", Moment, nullable=False),
        sa.Column("rows", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer),
        sa.Column("saved_seq", sa.Integer, nullable=False),
        sa.Column("saved", sa.LargeBinary),
        sa.Column("open_in", sa.String(48), nullable=False, unique=True),
    )
    op.create_index("games_by_server", "games", ["server", "status"])
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("controller", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("orders", sa.Text, nullable=False),
        sa.Column("conceded", sa.Boolean, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "log",
        _game(),
        sa.Column("row", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("question", sa.String(40), nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("commits", sa.Boolean, nullable=False),
        sa.Column("at", Moment, nullable=False),
        sa.Column("undone", Moment),
        sa.Column("interaction", sa.String(40)),
        sa.UniqueConstraint("game", "interaction", name="one_interaction_one_move"),
    )
    op.create_table(
        "turns",
        _game(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "take_backs",
        sa.Column("id", Key, primary_key=True, autoincrement=True),
        _game(primary_key=False),
        sa.Column("to_seq", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_table(
        "timers",
        sa.Column("id", Key, primary_key=True, autoincrement=True),
        _game(primary_key=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("due", Moment, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
    )
    op.create_index("timers_by_due", "timers", ["due"])
    op.create_table(
        "messages",
        _game(),
        sa.Column("kind", sa.String(24), primary_key=True),
        sa.Column("channel", sa.String(32), nullable=False),
        sa.Column("message", sa.String(32), nullable=False),
    )
    op.create_table(
        "results",
        _game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("breakdown", sa.Text, nullable=False),
        sa.Column("at", Moment, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person"])
    op.create_index("results_by_server", "results", ["server"])
