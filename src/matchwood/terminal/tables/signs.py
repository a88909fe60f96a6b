"""Signs that mean the same at every table."""

TURN = "▸"
