"""The compilation of games in background processes."""
