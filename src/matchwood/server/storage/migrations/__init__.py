"""Alembic migrations. Servers of the previous version must be able to run after each migration."""
