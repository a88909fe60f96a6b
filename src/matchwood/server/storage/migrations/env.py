"""The script that Alembic runs. It executes the missing migrations in the open transaction of the connection."""

from alembic import context

from matchwood.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
