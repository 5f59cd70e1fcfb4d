"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Bring a database of the revision before to this one, keeping every game."""
    ${upgrades if upgrades else "pass"}
