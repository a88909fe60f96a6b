"""The drawings of each game's cards as on the page, one drawing on a line. `make pictures` makes them from the page."""

from pathlib import Path

SHEETS = Path(__file__).parent
"""The folder with these files."""
