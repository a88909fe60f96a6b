"""The special terminal tables, with one folder for each game."""
