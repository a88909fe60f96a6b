"""``matchwood export``: data sets for learning from recorded games."""

from __future__ import annotations

from pathlib import Path

import click

from matchwood.terminal.progress import Progress, say_if_compiling

KINDS = ("parquet", "npz", "minari")
LICENCE = "CC0-1.0"


@click.command()
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--to", "kind", required=True, type=click.Choice(KINDS), help="The format of the data set.")
@click.option("--out", "folder", metavar="FOLDER", type=click.Path(path_type=Path), help="The folder.  [default: FILE-FORMAT]")
@click.option("--licence", default=LICENCE, show_default=True, help="The licence that the card of the data set states.")
def export(file: Path, kind: str, folder: Path | None, licence: str) -> None:
    """Write what the seats knew and decided in recorded games, for programs that learn (docs/datasets.md).

    FILE has one record on each line, as `matchwood simulate` writes it. All games must have the same number of players
    and the same house rules. If the command is interrupted, the same command continues it.
    """
    from matchwood.lab.dataset.export import export as exported

    into = file.with_name(f"{file.stem}-{kind}") if folder is None else folder
    say_if_compiling()
    with Progress("Bytes", 0) as progress:
        about = exported(file, into, kind, licence, report=progress.reach)
    click.echo(f"{into}: {about.games:,} games, {about.decisions:,} decisions")
