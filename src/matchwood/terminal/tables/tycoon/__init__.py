"""Matchstick Tycoon in a terminal."""
