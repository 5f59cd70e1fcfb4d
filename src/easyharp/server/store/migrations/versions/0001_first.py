"""Players, games, actions, and the journal of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("created", sa.String(20), nullable=False),
        sa.Column("current_game", sa.String(32)),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("started", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_games_player"),
    )
    op.create_index("ix_games_player_number", "games", ["player", "number"])
    op.create_table(
        "actions",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("action", sa.String(2), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "version", name="pk_actions"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_actions_game"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "finished",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("take_backs", sa.Boolean, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_finished"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_finished_game"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_finished_player"),
    )
    op.create_index("ix_finished_player", "finished", ["player"])
