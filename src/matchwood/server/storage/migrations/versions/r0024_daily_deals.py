"""The deals of the day, and the attempts at them."""

import sqlalchemy as sql
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Create the database tables of the deals of the day."""
    op.create_table(
        "daily_deals",
        sql.Column("day", sql.String(10), primary_key=True),
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("players", sql.Integer, nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("level", sql.String(16), nullable=False),
        sql.Column("secret", sql.String(100), nullable=False),
    )
    op.create_table(
        "daily_attempts",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("day", sql.String(10), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("owner", sql.String(64), nullable=False, index=True),
        sql.Column("name", sql.String(64)),
        sql.Column("face", sql.String(2)),
        sql.Column("started", sql.BigInteger, nullable=False),
        sql.Column("outcome", sql.String(8), index=True),
        sql.Column("ended", sql.BigInteger),
        sql.Column("table_rank", sql.Integer),
        sql.Column("points", sql.Integer),
        sql.Column("tiebreak", sql.Integer),
        sql.Column("total_loss", sql.Float),
        sql.Column("judgements", sql.Text),
    )
    op.create_index("ix_daily_attempts_day_game", "daily_attempts", ["day", "game"])
    op.create_table(
        "daily_people",
        sql.Column("day", sql.String(10), primary_key=True),
        sql.Column("game", sql.String(32), primary_key=True),
        sql.Column("person", sql.String(64), primary_key=True),
        sql.Column("table_id", sql.String(32), nullable=False, index=True),
    )
    op.create_table(
        "daily_choices",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("event", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("day", sql.String(10), nullable=False),
        sql.Column("game", sql.String(32), nullable=False),
        sql.Column("position", sql.String(32), nullable=False),
        sql.Column("move", sql.Text, nullable=False),
    )
    op.create_index("ix_daily_choices_position", "daily_choices", ["day", "game", "position"])
