"""Make the pictures of the documents from the running page: `make pictures`."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
FILM = "trick.webp"
HAND = "hand.svg"
