"""One table, computed from its events without a database, a network or a clock."""
