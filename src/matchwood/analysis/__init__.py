"""Judging games that were played: what each move cost, and how much of a result was luck of the cards."""
