"""The previews of links in messengers (https://ogp.me)."""

from __future__ import annotations

import html
from pathlib import Path
from typing import NamedTuple

from matchwood.cardgames.catalogue import spec_of
from matchwood.cardgames.words import FALLBACK, Words, texts_in, words_in
from matchwood.server.http.position_urls import PositionUrl
from matchwood.server.protocol.challenge_messages import Challenge
from matchwood.server.protocol.text import isolated
from matchwood.server.table.table import Table

FOLDER = Path(__file__).with_name("words")
WIDTH, HEIGHT = 1200, 630


class Preview(NamedTuple):
    """The preview of a shared link."""

    title: str
    about: str
    game: str | None = None
    picture: str | None = None
    """The URL path of the picture; None for the picture of the game."""

    def tags(self, address: str, language: str) -> bytes:
        """Return the HTML meta tags. `address` is the absolute URL of the picture.

        >>> Preview("Ada's <table>", "Sit down.").tags("https://cards.example/previews/tycoon.png", "en").decode().splitlines()[1]
        '<meta property="og:title" content="Ada&#x27;s &lt;table&gt;">'
        """
        properties = {
            "og:site_name": "Matchwood",
            "og:title": self.title,
            "og:description": self.about,
            "og:type": "website",
            "og:locale": language,
            "og:image": address,
            "og:image:width": WIDTH,
            "og:image:height": HEIGHT,
        }
        lines = [f'<meta property="{name}" content="{html.escape(str(value))}">' for name, value in properties.items()]
        return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">', ""]).encode()


def preview_of(table: Table | None, language: str) -> Preview:
    """Return the link preview of a table. Without a table, return the link preview of the front page."""
    say = words_in(FOLDER, language).say
    if table is None:
        return Preview(say("house"), say("house-about"))
    game = table.about.game
    title = Words(spec_of(game).words, language).say("title")
    host = next((chair.name for chair in table.chairs if chair.owner == table.host and chair.name), None)
    if table.state == "open" and host is not None:
        return Preview(say("invitation", host=isolated(host), game=title), say("invitation-about"), game)
    return Preview(say("table", game=title), say("house-about"), game)


def challenge_preview(challenge: Challenge, language: str) -> Preview:
    """Return the link preview of a challenge."""
    say = words_in(FOLDER, language).say
    title = Words(spec_of(challenge.game).words, language).say("title")
    name = isolated(challenge.name) if challenge.name else say("nameless")
    return Preview(say("challenge", name=name, game=title), say("challenge-about"), challenge.game)


def question_preview(table: Table, position: PositionUrl, language: str) -> Preview:
    """Return the link preview of a question about a finished game. It does not name the players or the result."""
    say, game = words_in(FOLDER, language).say, table.about.game
    title = Words(spec_of(game).words, language).say("title")
    return Preview(say("question"), say("question-about", game=title), game, position.picture_in(table.id, language))


def language_of(accepted: str) -> str:
    """Return the first known language of an `Accept-Language` header, or English.

    >>> language_of("fr-CH, de-AT;q=0.8, en;q=0.5"), language_of("*"), language_of("")
    ('de', 'en', 'en')
    """
    languages = (part.partition(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return next((language for language in languages if language in texts_in(FOLDER)), FALLBACK)
