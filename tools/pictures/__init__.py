"""The pictures of the documents, made from the running page: `make pictures` makes all of them.

Deals, names and moves are fixed, so that a picture changes only if the page changes.
"""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
"""The folder of the pictures."""
FILM = "trick.webp"
"""The animation."""
HAND = "hand.svg"
"""The picture drawn by a notebook."""
