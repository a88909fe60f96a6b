"""The analysis of played games: the cost of each move, and the luck in each result."""
