"""What Alembic runs: the steps on the connection that it was given, in the transaction that is open there."""

from alembic import context

from matchwood.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
