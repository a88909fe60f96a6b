"""The compilation of games in background processes, before a player needs them."""
