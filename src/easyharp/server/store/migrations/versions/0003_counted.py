"""Times of play that were counted once need not be counted again."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add an empty table; it fills when times are asked for."""
    op.create_table(
        "counted",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_counted"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_counted_game"),
    )
