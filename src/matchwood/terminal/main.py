"""The command ``matchwood``. Subcommands import modules late, so that help appears quickly."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any

import click

from matchwood.errors import MatchwoodError
from matchwood.terminal.admin.group import admin
from matchwood.terminal.analyse import analyse
from matchwood.terminal.bench import bench
from matchwood.terminal.check import check
from matchwood.terminal.compile import compile_
from matchwood.terminal.export import export
from matchwood.terminal.lab import lab
from matchwood.terminal.ladder import ladder
from matchwood.terminal.mcp import mcp
from matchwood.terminal.new_game import new_game
from matchwood.terminal.play import play
from matchwood.terminal.prune import prune
from matchwood.terminal.puzzles.group import puzzles
from matchwood.terminal.reports import reports
from matchwood.terminal.schema import schema
from matchwood.terminal.servers import serve, upgrade, work
from matchwood.terminal.simulate import simulate
from matchwood.terminal.verify import verify

INTERRUPTED = 130


class Refused(click.ClickException):
    """A mistake in the user's input, which the terminal reports without a traceback."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the error to stderr."""
        click.echo(f"matchwood: {self.format_message()}", err=True, file=file)


class Commands(click.Group):
    """A group of commands that reports expected errors without a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command, and report expected errors without a traceback."""
        try:
            return super().invoke(ctx)
        except MatchwoodError as error:
            raise Refused(" ".join(str(error).split())) from None
        except BrokenPipeError:  # the program that read the output has ended, as in `matchwood check * | head`
            raise
        except OSError as error:
            where = f" ({error.filename})" if error.filename else ""
            _forget_what_finds_no_room()
            raise Refused(f"{error.strerror or error}{where}") from None
        except KeyboardInterrupt:
            click.echo("\nmatchwood: stopped.", err=True)
            ctx.exit(INTERRUPTED)


def _forget_what_finds_no_room() -> None:
    """Discard output that cannot be written, so that Python does not retry at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        import matchwood
        from matchwood.commit import commit

        made_from = commit()
        click.echo(f"matchwood {matchwood.__version__}" + (f" (commit {made_from})" if made_from else ""))
        ctx.exit()


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=_say_version, help="Print the version and the commit."
)
def cli() -> None:
    """Play card games with hidden information in the browser or the terminal, and run experiments."""


for command in (
    serve,
    work,
    upgrade,
    reports,
    admin,
    prune,
    play,
    simulate,
    ladder,
    lab,
    mcp,
    puzzles,
    check,
    verify,
    analyse,
    export,
    bench,
    schema,
    compile_,
    new_game,
):
    cli.add_command(command)


def main() -> None:
    """Run the command line of Matchwood."""
    if sys.stdin is None:  # the calling program closed the stream
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  open until the program ends
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # replace characters that the terminal cannot show
            stream.reconfigure(errors="replace")
    cli(prog_name="matchwood")
