"""The list of public tables."""
