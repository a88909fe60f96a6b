"""The lobby, which lists the public tables."""
