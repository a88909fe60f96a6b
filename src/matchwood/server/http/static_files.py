"""The files of the pages, as the build in web/ left them in the folder `pages` of this package."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "pages"


class StaticFiles:
    """The built files by their address. Only what was there when it was filled can be had: no path leads out of it."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._filled = 0.0
        self._files: dict[str, bytes] = {}

    def get(self, address: str) -> bytes | None:
        """The file at this address. A new build is noticed."""
        index = self._folder / "index.html"
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built != self._filled:
            files = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {path.relative_to(self._folder).as_posix(): path.read_bytes() for path in files}
            self._filled = built
        return self._files.get(address) if built else None
