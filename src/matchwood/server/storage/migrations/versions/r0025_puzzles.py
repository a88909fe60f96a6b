"""The answers of people to puzzles, and the ratings of people and puzzles."""

import sqlalchemy as sql
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Create the database tables of the puzzles."""
    op.create_table(
        "puzzle_answers",
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("day", sql.String(10), primary_key=True),
        sql.Column("puzzle", sql.String(32), primary_key=True),
        sql.Column("move", sql.Text, nullable=False),
        sql.Column("solved", sql.Integer, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("mu_before", sql.Float, nullable=False),
        sql.Column("mu_after", sql.Float, nullable=False),
    )
    op.create_table(
        "puzzle_players",
        sql.Column("owner", sql.String(64), primary_key=True),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("sigma", sql.Float, nullable=False),
        sql.Column("answers", sql.Integer, nullable=False),
        sql.Column("solved", sql.Integer, nullable=False),
        sql.Column("streak", sql.Integer, nullable=False),
        sql.Column("longest", sql.Integer, nullable=False),
        sql.Column("last_day", sql.String(10)),
    )
    op.create_table(
        "puzzle_ratings",
        sql.Column("puzzle", sql.String(32), primary_key=True),
        sql.Column("mu", sql.Float, nullable=False),
        sql.Column("sigma", sql.Float, nullable=False),
        sql.Column("answers", sql.Integer, nullable=False),
        sql.Column("solved", sql.Integer, nullable=False),
    )
