"""The files of the web page."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "pages"
PAGE = "index.html"


class StaticFiles:
    """Serves the files of the page from memory. Requests cannot read any other file."""

    def __init__(self, folder: Path = FOLDER, head: bytes = b"") -> None:
        """`head` is HTML that is added at the end of the page's head."""
        self._folder = folder
        self._head = head
        self._built_at = 0.0
        self._files: dict[str, bytes] = {}

    def get(self, address: str) -> bytes | None:
        """Return the current content of the file at this URL path."""
        index = self._folder / PAGE
        built_at = index.stat().st_mtime if index.is_file() else 0.0
        if built_at != self._built_at:
            files = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in files}
            if PAGE in self._files:
                self._files[PAGE] = self._files[PAGE].replace(b"</head>", self._head + b"</head>", 1)
            self._built_at = built_at
        return self._files.get(address) if built_at else None
