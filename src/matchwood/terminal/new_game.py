"""``matchwood new-game``: create the package of a new game."""

from __future__ import annotations

import importlib.util
import keyword
import re
from pathlib import Path

import click

from matchwood.cardgames.catalogue import keys
from matchwood.errors import MatchwoodError

SKELETON = Path(__file__).parent / "skeleton"
ENDING = ".txt"
"""An additional ending of the template files, so that Python tools do not read them as modules."""
PLACEHOLDER = re.compile(r"\b(NAME|TITLE)\b")
NAME = re.compile(r"[a-z][a-z0-9_]*")


@click.command(name="new-game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="The folder in which the command creates the folder of the package.  [default: the current folder]",
)
def new_game(name: str, into: Path) -> None:
    """Create a package with a small game that you can change into your own game.

    NAME is the key of the game, for example my_game. The package contains rules, texts in English and German, and a test.
    """
    folder = into / name
    _check(name, folder)
    words = {"NAME": name, "TITLE": name.replace("_", " ").capitalize()}
    for source in sorted(SKELETON.rglob(f"*{ENDING}")):
        place = source.relative_to(SKELETON).as_posix().removesuffix(ENDING)
        target = folder / re.sub("^package/", f"{name}/", place)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(PLACEHOLDER.sub(lambda found: words[found[0]], source.read_text(encoding="utf-8")), encoding="utf-8")
    click.echo(f"Created the game {name} in {folder}. Install and test the game:\n")
    click.echo(f"  pip install --editable '{folder}[test]'\n  pytest {folder}\n  matchwood play {name}")


def _check(name: str, folder: Path) -> None:
    """Check the name and the folder. Raises MatchwoodError if the name cannot be used, or if the folder exists."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise MatchwoodError(
            f"{name!r} cannot be the name of a game: use lower-case letters, digits and _, beginning with a letter, as in my_game"
        )
    if name in keys():
        raise MatchwoodError(f"there is already a game {name}: choose another name")
    if importlib.util.find_spec(name) is not None:
        raise MatchwoodError(f"there is already a Python module {name}: choose another name")
    if folder.exists():
        raise MatchwoodError(f"{folder} exists already: choose another name, or another folder with --into")
