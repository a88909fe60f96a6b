"""``matchwood verify``: compare recorded deals with their secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from matchwood.terminal.progress import say_if_compiling
from matchwood.terminal.record_lines import FAULTY, RecordFile, read_all


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--seal", metavar="SEAL", help="The seal that the table showed before the first deal.")
def verify(files: Sequence[str], seal: str | None) -> None:
    """Check the deals of recorded games. Compute the cards again from the secret in each record.

    FILE has one record on each line, like a file that the page saves after a game. Use - for standard input. The exit code is 1
    if a record has no secret, or if its secret does not match the deals or the seal. The exit code is 2 if a file cannot be
    read.
    """
    say_if_compiling()
    read_all(files, lambda file: _verified(file, seal))


def _verified(file: RecordFile, seal: str | None) -> int:
    return max([_dealt_again(f"{file.name}:{file.done + 1}", line, seal) for line in file.lines()])


def _dealt_again(name: str, line: bytes, seal: str | None) -> int:
    import matchwood
    from matchwood.lab.record_file import record_in

    record = record_in(line)
    drawn = matchwood.verify(record)
    found = matchwood.seal_of(record["secret"])
    for deal in drawn:
        verdict = "as the secret gives it" if deal.agrees else "NOT what the secret gives"
        click.echo(f"{name}: deal {deal.deal} (event {deal.event}) is {verdict}")
    wrong = sum(not deal.agrees for deal in drawn)
    click.echo(f"{name}: {len(drawn) - wrong} of {len(drawn)} deals follow from the secret")
    for words in _about_seal(found, seal):
        click.echo(f"{name}: {words}")
    return FAULTY if wrong or (seal is not None and _plain(seal) != found) else 0


def _about_seal(found: str, named: str | None) -> Iterator[str]:
    yield f"the secret's seal is {found}"
    if named is None:
        yield "if the table showed this seal before the first deal, the cards were not chosen later"
    elif _plain(named) == found:
        yield "that is the seal that you named"
    else:
        yield f"that is NOT the seal that you named, {named}"


def _plain(seal: str) -> str:
    return "".join(seal.split()).lower()
