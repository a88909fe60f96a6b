"""How the layout of the database became what it is: one file a step in `versions`, run by Alembic (`migrate.py`).

Tables stay live during an upgrade: servers of the version before go on beside new ones. So a step only adds: a table, a column that
may be missing or has a default, an index. What nobody uses any more is taken away one version later. A change that older servers
could not live with raises `schema.VERSION` as well; they then refuse to start.
"""
