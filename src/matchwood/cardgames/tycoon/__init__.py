"""Matchstick Tycoon: a climbing game in which matchsticks change the numbers on cards."""
