"""The script with which Alembic runs the missing migrations."""

from alembic import context

from matchwood.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
