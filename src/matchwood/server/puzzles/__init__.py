"""The puzzles of a day, with ratings of people and puzzles."""
