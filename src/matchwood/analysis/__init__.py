"""The analysis of played games: the cost of moves, and luck in results."""
