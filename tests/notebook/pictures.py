"""Parses the HTML of pictures in a notebook."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import matchwood
from matchwood.cardgames.catalogue import specs

COMPANIES = [(key, spec.players[len(spec.players) // 2]) for key, spec in specs().items()]
CARD = re.compile(r"<img [^>]*><br>([^<]+)</span>")
MOVES = 60


class Tags(HTMLParser):
    """The tags of a piece of HTML with their attributes. Each closing tag has an opening tag."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in ("img", "br"):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def cards_in(html: str) -> Counter[str]:
    """Return the drawn cards by their names in moves."""
    return Counter(CARD.findall(html))


def named_in(part: Any) -> Counter[str]:
    """Yield all texts that a seat sees."""
    if isinstance(part, str):
        return Counter([part])
    parts = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    return sum(map(named_in, parts), Counter())


def played(key: str, players: int, seed: int) -> Iterator[matchwood.Game]:
    """Yield a random game after every step."""
    chance = random.Random(seed)
    game = matchwood.new(key, players=players, seed=seed)
    yield game
    for _ in range(MOVES):
        if not game.over:
            seat = chance.choice(game.owing)
            game.play(chance.choice(game.legal_moves(seat)), seat)
            yield game
