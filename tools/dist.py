"""Make a release from the last commit and test it: `make dist`."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

from tools.licences import BESIDE, INSIDE, Shipped, in_pages, of_packages, unwanted
from tools.materials import bill
from tools.smoke import Broken, Installed

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
NEEDED = ("matchwood/commit.txt", "matchwood/server/pages/index.html", "matchwood/server/pages/licenses.txt")
WORDS = 8
"""A release contains at least this number of text files: two languages for each game."""


def main() -> None:
    """Make and test the release."""
    with tempfile.TemporaryDirectory(prefix="matchwood-dist-") as folder:
        try:
            made = Release(Path(folder)).made()
        except (Broken, subprocess.CalledProcessError) as reason:
            sys.exit(f"There is no release: {reason}")
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(made, DIST)
    if output_of("git", "status", "--porcelain"):
        say("What is not committed is not in it.")
    for path in sorted(DIST.iterdir()):
        print(f"{digest(path)}  {path.stat().st_size:>9,} bytes  dist/{path.name}")


class Release:
    """Makes a release in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._source, self._made = folder, folder / "source", folder / "made"
        self._commit = output_of("git", "rev-parse", "HEAD")

    def made(self) -> Path:
        """Make the release, and return the folder with its files."""
        say(f"Commit {self._commit}, in a clone of its own …")
        run("git", "clone", "--quiet", "--no-hardlinks", ROOT, self._source)
        run("git", "checkout", "--quiet", self._commit, cwd=self._source)
        say("Wheel and source distribution …")
        run(
            self._environment("hatch", "build.txt") / "bin" / "python",
            "-m",
            "hatchling",
            "build",
            "-d",
            self._made,
            cwd=self._source,
        )
        wheel, source = *self._made.glob("*.whl"), *self._made.glob("*.tar.gz")
        self._look_inside(wheel, source)
        say("The wheel once more, from the source distribution: without Node, network and Git …")
        again = self._wheel_of(source)
        if digest(again) != digest(wheel):
            raise Broken("the source distribution makes another wheel")
        say("Both wheels, each in an environment of its own …")
        version = wheel.name.split("-")[1]
        for name, each in (("from-source", again), ("from-wheel", wheel)):
            environment = self._environment(name, "host.txt", pip=False)
            self._pip(environment, "--no-deps", "--no-index", "--find-links", each.parent, f"matchwood=={version}")
            Installed(environment, self._empty(f"{name}-home")).look_over(version, self._commit)
        say("Licences and bill of materials …")
        self._account_for(environment)
        return self._made

    def _environment(self, name: str, lock: str, *, pip: bool = True, without: str = " ") -> Path:
        """Create a virtual environment from a lock file. Omit packages whose names start with `without`."""
        place, wanted = self._folder / name, self._folder / f"{name}.txt"
        run(sys.executable, "-m", "venv", *([] if pip else ["--without-pip"]), place)
        entries = re.split(r"\n(?=\S)", (self._source / "requirements" / lock).read_text(encoding="utf-8"))
        wanted.write_text("\n".join(entry for entry in entries if not entry.startswith(without)), encoding="utf-8")
        self._pip(place, "--require-hashes", "--requirement", wanted)
        return place

    def _pip(self, environment: Path, *words: str | Path) -> None:
        python, other = self._folder / "hatch" / "bin" / "python", environment / "bin" / "python"
        run(python, "-m", "pip", "--python", other, "install", "--quiet", "--disable-pip-version-check", *words)

    def _empty(self, name: str) -> Path:
        place = self._folder / name
        place.mkdir()
        return place

    def _wheel_of(self, source: Path) -> Path:
        place = self._empty("again")
        python = self._environment("without-node", "build.txt", without="nodejs") / "bin" / "python"
        run(
            python,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-index",
            "--no-deps",
            "--no-build-isolation",
            "-w",
            place,
            source,
            cwd=place,
        )
        return next(place.glob("*.whl"))

    def _look_inside(self, wheel: Path, source: Path) -> None:
        names = zipfile.ZipFile(wheel).namelist()
        missing = set(NEEDED) - set(names)
        if missing or sum(bool(re.search(r"/words/\w+\.ftl$", name)) for name in names) < WORDS:
            raise Broken(f"{wheel.name} lacks {', '.join(missing) or 'words'}")
        here = [str(place).encode() for place in (self._folder, ROOT, Path.home()) if len(place.parts) > 2]
        for name, body in [*contents(wheel), *contents(source)]:
            if any(place in body for place in here):
                raise Broken(f"{name} names a folder of this machine")

    def _account_for(self, environment: Path) -> None:
        site = next(environment.glob("lib/python*/site-packages"))
        beside = [each for each in of_packages(distributions(path=[str(site)])) if each.name != "matchwood"]
        inside = in_pages(site / "matchwood" / "server" / "pages")
        if wrong := [*unwanted(beside, BESIDE), *unwanted(inside, INSIDE)]:
            raise Broken(f"without a licence that is wanted: {wrong}")
        (self._made / "LICENSES.txt").write_text("\n".join(listed(beside, inside)) + "\n", encoding="utf-8")
        tools = self._environment("tools", "dist.txt") / "bin"
        materials = bill(tools, environment / "bin" / "python", self._source, beside, inside)
        (self._made / "sbom.cdx.json").write_text(materials, encoding="utf-8")


def listed(beside: list[Shipped], inside: list[Shipped]) -> Iterator[str]:
    """Yield one line for each third-party work in the release."""
    yield "Inside the pages of Matchwood is work of others; matchwood/server/pages/licenses.txt has the texts of their licences."
    yield from table(inside)
    yield "\nThese packages are installed beside Matchwood, some only where several machines share tables (matchwood[many])."
    yield from table(beside)


def table(shipped: list[Shipped]) -> Iterator[str]:
    """Yield a line with the name, version and licence of each work."""
    for each in sorted(shipped, key=lambda each: each.name.lower()):
        yield f"  {each.name:<28} {each.version:<16} {each.licence}"


def contents(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of each file in an archive."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as zipped:
            yield from ((name, zipped.read(name)) for name in zipped.namelist())
    else:
        with tarfile.open(archive) as packed:
            yield from ((part.name, packed.extractfile(part).read()) for part in packed if part.isfile())  # type: ignore[union-attr]


def digest(path: Path) -> str:
    """Return the SHA-256 hash of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a command, and raise an error if it fails."""
    subprocess.run([str(word) for word in command], cwd=cwd, check=True, stdout=sys.stderr)


def output_of(*command: str) -> str:
    """Return the standard output of a command."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def say(text: str) -> None:
    """Print a heading to standard error."""
    print(f"\033[1m{text}\033[0m", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
