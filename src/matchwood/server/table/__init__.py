"""One table: its state, its rules and its commands. This package uses no database, no network and no clock."""
