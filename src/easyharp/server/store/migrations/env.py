"""Runs migrations on the connection that the program hands over; there is no configuration file."""

from alembic import context

from easyharp.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
