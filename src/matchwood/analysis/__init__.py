"""The analysis of finished games: what each move cost, and how much of the result was luck."""
