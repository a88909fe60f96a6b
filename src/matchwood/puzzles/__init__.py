"""Puzzles: positions from games of bots with one clearly best move (docs/puzzles.md)."""
