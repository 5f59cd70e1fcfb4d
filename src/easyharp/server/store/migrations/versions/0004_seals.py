"""Seals that show damage, and for each game what there must be of it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add what shows damage from now on: no row of an older program is changed, and none of them has a seal."""
    for table in ("players", "games", "actions", "finished", "notes", "counted"):
        op.add_column(table, sa.Column("seal", sa.BigInteger))
    op.create_table(
        "heads",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("noted", sa.Boolean, nullable=False),
        sa.Column("seal", sa.BigInteger),
        sa.PrimaryKeyConstraint("game", name="pk_heads"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_heads_game"),
    )
