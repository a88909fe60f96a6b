"""``matchwood verify`` deals again from the secret in a record, and prints the result for each deal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import matchwood
from tests.terminal.conftest import Json, Run

SECRET = "5e" * 32


@pytest.fixture
def sealed() -> Json:
    """Return the record of a whole game that was dealt from a secret."""
    game = matchwood.new("matchmaster", players=3, secret=SECRET, options={"rounds": "short"})
    while not game.over:
        game.play(game.legal_moves(game.owing[0])[0], seat=game.owing[0])
    return game.record()


def written(folder: Path, *records: Json) -> Path:
    path = folder / "game.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return path


def test_the_command_lists_every_deal_and_prints_the_seal(run: Run, sealed: Json, tmp_path: Path) -> None:
    result = run("verify", written(tmp_path, sealed, sealed))
    deals = sum("deal" in event for event in sealed["events"])
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("is as the secret gives it") == 2 * deals
    assert f"game.jsonl:2: {deals} of {deals} deals follow from the secret" in result.stdout
    assert matchwood.seal_of(SECRET) in result.stdout


def test_the_command_compares_the_seal_of_the_table(run: Run, sealed: Json, tmp_path: Path) -> None:
    path, seal = written(tmp_path, sealed), matchwood.seal_of(SECRET)
    right = run("verify", path, "--seal", f" {seal.upper()} ")
    assert (right.exit_code, "that is the seal" in right.stdout) == (0, True)
    wrong = run("verify", path, "--seal", seal[::-1])
    assert (wrong.exit_code, "that is NOT the seal" in wrong.stdout) == (1, True)


def test_the_command_names_deals_that_do_not_follow_from_the_secret(run: Run, sealed: Json, tmp_path: Path) -> None:
    result = run("verify", written(tmp_path, sealed | {"secret": "another"}))
    deals = sum("deal" in event for event in sealed["events"])
    assert result.exit_code == 1
    assert f"0 of {deals} deals follow" in result.stdout
    assert "deal 1 (event 1) is NOT what the secret gives" in result.stdout


def test_a_record_without_a_secret_and_a_broken_record_are_refused_with_the_reason(run: Run, sealed: Json, tmp_path: Path) -> None:
    del sealed["secret"]
    path = written(tmp_path, sealed)
    result = run("verify", path)
    assert (result.exit_code, "game.jsonl:1: the record has no 'secret'" in result.stderr) == (1, True)
    path.write_text("[" * 100_000)
    assert "nested too deeply" in run("verify", path).stderr
    path.write_text("")
    assert "the file is empty" in run("verify", path).stderr


def test_a_missing_file_gives_an_error(run: Run, tmp_path: Path) -> None:
    result = run("verify", tmp_path / "none.jsonl")
    assert (result.exit_code, "cannot read" in result.stderr) == (2, True)
