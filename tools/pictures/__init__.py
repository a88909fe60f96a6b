"""The pictures of the documents, made from the running page: `make pictures` renews them all.

Deals, names and moves are the same every time, so a picture changes only where the page does.
"""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
"""Where they lie."""
FILM = "trick.webp"
"""The moving one."""
HAND = "hand.svg"
"""The one that a notebook draws."""
