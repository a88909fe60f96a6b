"""Studies on the command line: results, stored files, continued studies, errors and interrupts."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.interrupts import enable_interrupts
from tests.support.waiting import COMPILING, TIMEOUT, wait_until
from tests.terminal.conftest import Run

SHORT = ("matchmaster", "--players", 2, "--jobs", 1)
BOTS = ("--bots", "quick,random")


def output_of(run: Run, *arguments: object) -> str:
    result = run("lab", *arguments)
    assert result.exit_code == 0, result.stderr
    return " ".join(result.stdout.split())


def test_a_comparison_ends_when_the_better_bot_is_known(run: Run) -> None:
    text = output_of(run, "compare", *SHORT, "--option", "rounds=short", *BOTS, "--most", 500)
    assert "Quick is better than random" in text
    assert "128 games" in text, "a comparison has at least 64 deals, each from both seats"


def test_a_comparison_can_play_all_deals_after_the_better_bot_is_known(run: Run) -> None:
    text = output_of(run, "compare", *SHORT, "--option", "rounds=short", *BOTS, "--most", 80, "--all-deals")
    assert "Quick is better than random" in text
    assert "160 games" in text


def test_a_comparison_of_too_few_deals_reports_that_the_better_bot_is_unknown(run: Run) -> None:
    text = output_of(run, "compare", *SHORT, "--option", "rounds=short", *BOTS, "--most", 4)
    assert "It is not known yet whether quick or random is better: 4 deals are too few for an interval." in text


def test_variants_of_house_rules_are_shown_side_by_side(run: Run) -> None:
    changes = ("--option", "undertrump=free", "--option", "overtrump=previous,undertrump=free")
    text = output_of(run, "variants", *SHORT, "--base", "rounds=short", *BOTS, "--games", 4, *changes)
    for word in ("usual rules", "undertrump=free", "overtrump=previous", "moves in a game", "won from behind", "outcome of quick"):
        assert word in text


def test_luck_is_reported_as_a_number_of_games(run: Run) -> None:
    text = output_of(run, "luck", *SHORT, "--option", "rounds=short", *BOTS, "--deals", 40)
    for word in ("After", "quick is ahead of random with a probability of 95%", "In a single game", "spread"):
        assert word in text


def test_a_stored_study_has_a_page_and_can_be_continued(run: Run, tmp_path: Path) -> None:
    folder, page = tmp_path / "study", tmp_path / "other.html"
    arguments = ("luck", *SHORT, "--option", "rounds=short", *BOTS, "--out", folder)
    output_of(run, *arguments, "--deals", 4)
    first = folder / "units" / "000000.parquet"
    kept = first.stat().st_mtime_ns
    output_of(run, *arguments, "--deals", 8, "--html", page)
    assert first.stat().st_mtime_ns == kept
    assert (folder / "units" / "000001.parquet").exists()
    assert (folder / "page.html").read_text() == page.read_text()
    assert run("lab", *arguments, "--seed", 2).stderr.startswith(f"matchwood: {folder} contains another study (different: seed)")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("compare", "--bots", "club"), "at least two different bots"),
        (("luck", "--bots", "club,quick,random"), "give 2 bots"),
        (("variants",), "Missing option '--option'"),
        (("variants", "matchmaster", "--option", "undertrump"), "not of the form key=value"),
        (("variants", "matchmaster", "--option", "undertrump=perhaps"), "option 'undertrump'"),
        (("compare", "--html", "/nowhere/page.html", "--most", 1, *SHORT[1:], *BOTS, "--option", "rounds=short"), "cannot write"),
    ],
)
def test_wrong_arguments_of_a_study_are_refused_without_a_traceback(run: Run, arguments: tuple[object, ...], words: str) -> None:
    result = run("lab", *arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupted_study_keeps_whole_units_and_explains_how_to_continue(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "study"
    rules = ("--option", "rounds=short", *BOTS, "--out", folder)
    arguments = [str(word) for word in ("compare", *SHORT, *rules, "--most", 1_000_000, "--margin", 0, "--sure", 0.999)]
    arguments[arguments.index("quick,random")] = "quick,club"  # the bots are nearly equal, so that the study takes long
    command = [sys.executable, "-m", "matchwood", "lab", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=enable_interrupts)
    wait_until(lambda: any(folder.glob("units/0*.parquet")) or process.poll() is not None, timeout=COMPILING)
    process.send_signal(signal.SIGINT)
    _, complaints = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 130, complaints
    assert "Traceback" not in complaints
    assert f"The same command goes on from what {folder} keeps." in complaints
    assert [path.name for path in folder.glob("units/.*")] == []
    done = len(list(folder.glob("units/*.parquet")))
    again = run("lab", *arguments[:-1], 0.999, "--most", 4 * done)
    assert again.exit_code == 0, again.stderr
    assert len(list(folder.glob("units/*.parquet"))) == done
