"""Matchstick Tycoon: a climbing game whose numbers matchsticks change."""
