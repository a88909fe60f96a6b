"""The database and the log of all events."""
