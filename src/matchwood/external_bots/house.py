"""The built-in bot that takes over the seat of an external bot."""

HOUSE_LEVEL = "club"
"""The level of the built-in bot that takes over a seat."""
