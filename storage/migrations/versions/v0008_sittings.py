"""Who has played which turns of a seat, and results that tell it; solo games by opponent and difficulty."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
GAMES = sa.table("games", sa.column("id"), sa.column("options", sa.Text))
SEATS = sa.table("seats", sa.column("game"), sa.column("seat"), sa.column("controller", sa.String))
RESULTS = sa.table(
    "results", sa.column("game"), sa.column("seat"), sa.column("played", sa.String), sa.column("ladder", sa.Text)
)
LOG = sa.table(
    "log",
    sa.column("game"),
    sa.column("seat"),
    sa.column("question", sa.String),
    sa.column("automatic", sa.Boolean),
    sa.column("undone"),
)


def upgrade() -> None:
    """Sittings begin from now on; results are told by the seats and the log, as far as these know."""
    op.create_table(
        "sittings",
        sa.Column("game", Key, sa.ForeignKey("games.id"), primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("after", sa.Integer, primary_key=True),
        sa.Column("controller", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("sittings_by_person", "sittings", ["person"])
    op.add_column("results", sa.Column("played", sa.String(12), nullable=False, server_default="person"))
    op.add_column("results", sa.Column("ladder", sa.Text, nullable=False, server_default=sa.text("''")))
    op.drop_index("results_by_server", "results")
    op.create_index("results_by_server", "results", ["server", "at"])
    op.execute(sa.update(RESULTS).values(played=_played()))
    _fill_ladders()


def _played() -> sa.Case[str]:
    """By whom a seat was played: automatic turns are a bot player's, other automatic answers are standing orders'."""
    controller = (
        sa.select(SEATS.c.controller)
        .where(SEATS.c.game == RESULTS.c.game, SEATS.c.seat == RESULTS.c.seat)
        .scalar_subquery()
    )
    given = sa.select(LOG.c.seat).where(
        LOG.c.game == RESULTS.c.game, LOG.c.seat == RESULTS.c.seat, LOG.c.undone.is_(None)
    )
    by_hand, by_itself = (given.where(LOG.c.automatic.is_(flag)).exists() for flag in (sa.false(), sa.true()))
    by_bot = given.where(LOG.c.automatic.is_(sa.true()), LOG.c.question == "TakeTurn").exists()
    return sa.case(
        (controller == "automa", "automa"),
        (sa.and_(controller == "bot", by_hand, by_itself), "mixed"),
        (sa.and_(controller == "bot", sa.not_(by_hand)), "bot"),
        (by_bot, "mixed"),
        else_="person",
    )


def _fill_ladders() -> None:
    connection = op.get_bind()
    ended = sa.select(RESULTS.c.game)
    for game, options in connection.execute(sa.select(GAMES.c.id, GAMES.c.options).where(GAMES.c.id.in_(ended))).all():
        if ladder := _ladder(options):
            connection.execute(sa.update(RESULTS).where(RESULTS.c.game == game).values(ladder=ladder))


def _ladder(options: str) -> str:
    """Opponent, level and what else makes a solo game easier or harder; empty if it is none, or cannot be read."""
    try:
        chosen = json.loads(options)
        solo = str(chosen.get("solo", ""))
        level = [str(chosen.get("level", "normal"))] if solo == "pachamama" else []
        return " ".join([solo, *level, *sorted(map(str, chosen.get("difficulty", ())))]) if solo else ""
    except (AttributeError, TypeError, ValueError):
        return ""
