"""The tables in memory, with their commands, watchers and timed actions."""
