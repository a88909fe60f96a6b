"""Collect the pages of the site in build/docs."""

from __future__ import annotations

import posixpath
import re
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from tools.docs.cards import with_cards
from tools.docs.figure import drawn
from tools.docs.notebook import as_page
from tools.docs.pages import is_elsewhere, relinked, with_paragraphs

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = {".py": "python", ".toml": "toml", ".ftl": "text", ".ts": "typescript", ".svelte": "html"}


class Gathered:
    """The contents of all files of the site. The keys are their names on the site."""

    def __init__(self, root: Path) -> None:
        self._root = root = root.resolve()
        self.files: dict[str, bytes] = {}
        for path in sorted(path for path in (root / "docs").rglob("*") if path.is_file()):
            self._take(path)
        self.files["assets/icon.svg"] = (root / "web/public/favicon.svg").read_bytes()

    def write(self, folder: Path) -> None:
        """Write all files into a folder, and delete others."""
        shutil.rmtree(folder, ignore_errors=True)
        for name, content in self.files.items():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)

    def _take(self, path: Path) -> str:
        name = site_name(PurePosixPath(path.relative_to(self._root).as_posix()), is_code=path.is_dir() or path.suffix in LANGUAGES)
        if name not in self.files:
            self.files[name] = b""  # rename links after all pages are known, because pages link to each other
            self.files[name] = self._content(path, name)
        return name

    def _content(self, path: Path, name: str) -> bytes:
        if path.is_dir() or path.suffix in LANGUAGES:
            return "\n".join(_code_page(path, self._root)).encode()
        return self._page(path, name).encode() if path.suffix in (".md", ".ipynb") else path.read_bytes()

    def _page(self, path: Path, name: str) -> str:
        text = path.read_text(encoding="utf-8")
        text = as_page(text) if path.suffix == ".ipynb" else text
        text = relinked(text, lambda link: self._renamed(link, path, name))
        text = re.sub(r"^```python\n(?=>>> )", "```pycon\n", text, flags=re.MULTILINE)
        text = re.sub(r"^```mermaid\n(.*?)^```\n", lambda found: f"{drawn(found[1])}\n", text, flags=re.MULTILINE | re.DOTALL)
        language = "de" if name.startswith("de/") else "en"
        if path.parent.name == "rules":
            sheet = (self._root / "src/matchwood/notebook/sheets" / f"{path.stem}.svg").read_text(encoding="utf-8")
            text = with_cards(with_paragraphs(text), sheet, language)
        return f"---\nlang: {language}\n---\n\n{text}" if language != "en" else text

    def _renamed(self, link: str, path: Path, name: str) -> str:
        if is_elsewhere(link) or link.startswith("#"):
            return link
        target, mark, anchor = link.partition("#")
        found = (path.parent / target).resolve()
        if not found.exists() or not found.is_relative_to(self._root):
            raise SystemExit(f"{path.relative_to(self._root)}: nothing is at {link}")
        return posixpath.relpath(self._take(found), posixpath.dirname(name) or ".") + mark + anchor


def site_name(path: PurePosixPath, *, is_code: bool) -> str:
    """Return the name of a project file on the site."""
    if path.parts[0] == "docs":
        found = path.relative_to("docs")
        return (found.with_suffix(".md") if found.suffix == ".ipynb" else found).as_posix()
    return f"source/{path}.md" if is_code else f"source/{path}"


def _code_page(path: Path, root: Path) -> Iterator[str]:
    yield f"---\nsearch:\n  exclude: true\n---\n\n# {path.relative_to(root).as_posix()}"
    files = (
        [path]
        if path.is_file()
        else [found for found in sorted(path.rglob("*")) if found.suffix in LANGUAGES and "build" not in found.parts]
    )
    for file in files:
        if path.is_dir():
            yield f"\n## {file.relative_to(path).as_posix()}"
        yield f"\n~~~~{LANGUAGES[file.suffix]}\n{file.read_text(encoding='utf-8').rstrip()}\n~~~~\n"


if __name__ == "__main__":
    Gathered(ROOT).write(ROOT / "build" / "docs")
