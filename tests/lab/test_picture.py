"""A series of games in a notebook."""

from __future__ import annotations

from matchwood.lab.summary import Summary
from tests.notebook.pictures import Tags


def test_the_picture_has_a_line_for_each_bot_and_for_each_figure_of_the_rounds() -> None:
    summary = Summary()
    for scores in ((60, 20), (10, -70), (30, 20)):
        summary.add({"bots": ["club", "<b>"], "result": {"ranks": [1, 2], "scores": [*scores]}, "figures": {"tricks": [1.0, 2.0]}})
    english, german = Tags(summary.html()), Tags(summary.html("de"))
    assert "3 games" in english.text
    assert "3 (100%)" in english.text
    assert "<b>3−10.00 ± " in english.text
    assert "6 rounds" in english.text
    assert "3 Spiele" in german.text
    assert summary._repr_html_() == summary.html()


def test_one_game_has_no_interval() -> None:
    summary = Summary()
    summary.add({"bots": ["club", "quick"], "result": {"ranks": [1, 2], "scores": [1, 0]}})
    assert "one game" in summary.html()
    assert "club11.001.001 (100%)" in Tags(summary.html()).text
