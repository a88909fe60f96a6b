"""Who takes over from a guest that has lost its seat."""

HOUSE_LEVEL = "club"
"""The level of the house bot that plays on."""
