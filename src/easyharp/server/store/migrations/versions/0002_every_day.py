"""The player's own dates, games that came as a record, and notes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what older games do not have: no row of theirs is changed."""
    op.add_column("games", sa.Column("began_on", sa.String(10)))
    op.add_column("games", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("finished", sa.Column("won_on", sa.String(10)))
    op.create_table(
        "notes",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_notes"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_notes_game"),
    )
