"""The command line, and games in a terminal."""
