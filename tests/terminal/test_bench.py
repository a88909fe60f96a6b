"""``matchwood bench`` prints its results as text or as JSON."""

from __future__ import annotations

import json

from tests.terminal.conftest import Run


def test_results_can_be_printed_as_json(run: Run) -> None:
    result = run("bench", "matchmaster", "--players", 3, "--seconds", 0.05, "--json")
    figures = json.loads(result.stdout)
    assert (figures["game"], figures["players"]) == ("matchmaster", 3)
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0
    assert figures["min"] <= figures["decisions_per_second"] <= figures["max"]
    assert {"cpu", "versions", "runs", "seconds"} <= figures.keys()


def test_a_game_with_a_fixed_number_of_players_is_measured_with_this_number(run: Run) -> None:
    result = run("bench", "the_match", "--seconds", 0.05)
    assert result.exit_code == 0, result.stderr
    assert "the_match, 2 players" in result.stdout


def test_results_are_printed_as_text_by_default(run: Run) -> None:
    result = run("bench", "--seconds", 0.05)
    assert result.exit_code == 0
    assert "decisions/s" in result.stdout
    assert "4 players" in result.stdout
