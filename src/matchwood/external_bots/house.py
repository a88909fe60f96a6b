"""The built-in bot that takes over the seat of an external bot."""

HOUSE_LEVEL = "club"
"""The level of that bot."""
