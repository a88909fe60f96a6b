"""The tables of the games for the terminal: one folder for each game, named like its key."""
