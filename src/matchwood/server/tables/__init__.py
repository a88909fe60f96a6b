"""The tables in memory, their commands, their watchers and their timed actions."""
