"""The page about hosting shows the measured number of tables for each level of the bots."""

from __future__ import annotations

import json

from bench.load.capacity import core_table, level_table

from tests.docs.pages import ROOT, text_of

MEASURED = json.loads((ROOT / "bench" / "results" / "capacity.json").read_text(encoding="utf-8"))
PAGE = text_of("hosting.md")


def test_the_page_about_hosting_shows_the_measured_tables() -> None:
    assert level_table(MEASURED["results"]) in PAGE
    assert core_table(MEASURED["results"]) in PAGE


def test_the_page_about_hosting_names_the_speed_and_the_conditions_of_the_measurement() -> None:
    assert f"{MEASURED['decisions_per_second']:,} decisions/s" in PAGE
    assert f"{MEASURED['tables']} tables" in PAGE
    assert f"for {MEASURED['pace']:.0f} seconds on average" in PAGE
    assert f"the {MEASURED['cpu']}" in PAGE
    memory = [figures["start_mb"] for figures in MEASURED["results"].values()]
    assert f"{round(min(memory), -1):.0f} MB" in PAGE
