"""The site draws the cards in the rules, like the page of the game."""

from __future__ import annotations

import functools
import re

import pytest

from matchwood.engine.plugins import own_games
from tests.cardgames.cards import dealt
from tests.docs.pages import QUOTED, ROOT
from tools.docs.cards import named, with_cards
from tools.docs.gather import Gathered


@functools.cache
def site() -> dict[str, bytes]:
    return Gathered(ROOT).files


@pytest.mark.parametrize("folder", ["rules", "de/rules"])
@pytest.mark.parametrize("game", own_games())
def test_the_site_draws_each_card_in_the_rules(game: str, folder: str) -> None:
    page = site()[f"{folder}/{game}.md"].decode()
    assert page.count('<svg role="img"><title>') > 30
    left = [code for code in QUOTED.findall(page) if {name.strip("{}") for name in named(code)} <= dealt(game)]
    assert [code for code in left if game != "tycoon" or code.startswith("{")] == [], "`make pictures` draws new ones"
    assert {*re.findall(r'href="#(card-\d+)"', page)} == {*re.findall(r'<symbol id="(card-\d+)"', page)}


def test_the_site_draws_cards_for_the_language_and_leaves_other_code_unchanged() -> None:
    sheet = "\n".join(
        [
            '<svg id="Sun" x="0" y="0"><title>Sun</title><title lang="de">Sonne</title><path d="M0"/></svg>',
            '<svg id="Sun.de" x="0" y="0"><title lang="de">Sonne</title><path d="M1"/></svg>',
        ]
    )
    page = "A `Sun`, and `Sun Moon`.\n"
    english, german = (with_cards(page, sheet, language) for language in ("en", "de"))
    card = '<span class="kept"><span class="cards"><svg role="img"><title>{}</title><use href="#card-0"></use></svg></span>,</span>'
    assert english.startswith(f"A {card.format('Sun')} and `Sun Moon`.\n")
    assert german.startswith(f"A {card.format('Sonne')} and `Sun Moon`.\n")
    assert '<path d="M0"/></symbol>' in english
    assert '<path d="M1"/></symbol>' in german
