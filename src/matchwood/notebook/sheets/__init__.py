"""The cards of each game as the page draws them, one a line; `make pictures` makes them from the page."""

from pathlib import Path

SHEETS = Path(__file__).parent
"""Where they lie."""
