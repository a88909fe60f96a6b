"""The drawings of each game's cards, which `make pictures` takes from the page."""

from pathlib import Path

SHEETS = Path(__file__).parent
