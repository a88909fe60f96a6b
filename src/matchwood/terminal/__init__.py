"""The command line, and games that people play in a terminal."""
