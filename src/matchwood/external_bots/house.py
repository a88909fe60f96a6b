"""Who takes over from an external bot that has lost its seat."""

HOUSE_LEVEL = "club"
"""The level of the house bot that plays on."""
