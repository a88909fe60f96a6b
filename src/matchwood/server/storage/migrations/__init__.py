"""Alembic migrations, one file each in `versions`.

Servers of the previous version keep running during an upgrade, and ignore what is new. So a migration only adds tables, indexes,
and columns that are nullable or have a default. Unused ones are removed one version later. If older servers cannot run with a
change, also increase `schema.VERSION`: they then refuse to start.
"""
