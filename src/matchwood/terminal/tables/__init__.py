"""The special tables of the games in a terminal, in one folder for each game, named after its key."""
