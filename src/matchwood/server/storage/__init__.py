"""The database: the log of all events, its schema and migrations, and what is read from it."""
