"""One table of players: its state, rules and commands."""
