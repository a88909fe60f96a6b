"""The database with its schema and migrations, and the log of all events."""
