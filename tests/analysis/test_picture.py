"""The HTML of an analysis, as a notebook shows it."""

from __future__ import annotations

import matchwood
from tests.notebook.pictures import Tags


def analysed(*bids: str) -> matchwood.Analysis:
    """Return the analysis of a game of one trick in which seat 0 has the highest card."""
    deal = {"dealer": 2, "hands": [["T13"], ["L3"], ["B9"]]}
    game = matchwood.new("matchmaster", players=3, deals=[deal])
    for seat, bid in enumerate(bids):
        game.play(bid, seat=seat)
    return matchwood.analyse(game.record(), iterations=100)


def test_an_analysis_shows_players_and_mistakes_in_two_languages_and_escapes_names() -> None:
    found = analysed("bid 0", "bid 0", "bid 0")
    english, german = (Tags(found.html(language, ["<b>Ada", "Bea", "Cem"])) for language in ("en", "de"))
    assert found.mistakes()
    assert "<b>Ada" in english.text
    assert "bid 0bid 112.00 ± 0.00" in english.text
    assert "1 of 1" in english.text
    assert "1 von 1" in german.text
    assert found._repr_html_() == found.html()


def test_an_analysis_without_mistakes_contains_a_sentence_about_it() -> None:
    assert "No clear mistake found." in analysed("bid 1", "bid 0", "bid 0").html()
