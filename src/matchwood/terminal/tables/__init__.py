"""How each game looks in a terminal: one folder a game, named as the game's key."""
