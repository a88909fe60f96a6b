"""Drawings of cards. They look as in the browser."""

from __future__ import annotations

import functools
import re
from html import unescape
from urllib.parse import quote

import msgspec

from matchwood.notebook.markup import FRAME, Html, plain
from matchwood.notebook.sheets import SHEETS

WIDTH, HEIGHT, GAP = 100, 144, 6
"""In SVG units."""
TALL = 68
"""In pixels."""
FACE_DOWN = ""

_LINE = re.compile(r'^<svg id="([^"]+)" [^>]*>(.*)</svg>$', re.MULTILINE)
_TITLE = re.compile(r'<title(?: lang="(\w+)")?>([^<]*)</title>')
_UPRIGHT = "display:inline-block;margin:1px 2px;text-align:center;vertical-align:middle;font-size:75%;line-height:1.2"
_SAFE = " =:/.,;()'"


class Picture(msgspec.Struct, frozen=True):
    """An SVG drawing of a card, 100 by 144 units in size."""

    title: str
    drawn: str


class Cards(msgspec.Struct, frozen=True):
    """A row of cards from one game. A notebook shows the drawings of the cards, or their names if the game has no drawings.

    >>> Cards("matchmaster", ("T13", "L9"))
    Cards(game='matchmaster', names=('T13', 'L9'), language='en')
    """

    game: str
    names: tuple[str, ...]
    language: str = "en"

    def _repr_svg_(self) -> str:
        across = WIDTH + GAP
        cards = (f'<g transform="translate({place * across} 0)">{self._face(name)}</g>' for place, name in enumerate(self.names))
        wide = max(len(self.names) * across - GAP, 1)
        size = f'width="{wide * TALL // HEIGHT}" height="{TALL}" viewBox="0 0 {wide} {HEIGHT}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} fill="none">{"".join(cards)}</svg>'

    def _face(self, name: str) -> str:
        picture = picture_of(self.game, name, self.language)
        if picture is not None:
            return f"<title>{plain(picture.title)}</title>{picture.drawn}"
        frame = '<rect x=".5" y=".5" width="99" height="143" rx="9" fill="#fbf2dc" stroke="#3c1e08"/>'
        return f'{frame}<text x="50" y="84" text-anchor="middle" font-size="32" fill="#3c1e08">{plain(name)}</text>'


def picture_of(game: str, card: str, language: str) -> Picture | None:
    """Return the drawing of a card, or None if the game has no drawings.

    >>> picture_of("matchmaster", "T13", "de").title, picture_of("matchmaster", "Z9", "de")
    ('Trumpf 13', None)
    """
    pictures = _pictures(game)
    for name in (card, f"{{{card}}}"):  # braces mark a card that can also be played as another card
        found = pictures.get(f"{name}.{language}") or pictures.get(name)
        if found is not None:
            titles: dict[str, str] = dict(_TITLE.findall(pictures[name]))
            return Picture(unescape(titles.get(language) or titles[""]), _TITLE.sub("", found))
    return None


def shown(game: str, card: str, said: str, language: str) -> Html:
    """Return HTML with a card's drawing and name. If the card has no drawing, use the text ``said``."""
    if card == FACE_DOWN:
        box = f"{FRAME};display:inline-block;width:{TALL * WIDTH // HEIGHT - 2}px;height:{TALL - 2}px"
        return Html(f'<span style="{_UPRIGHT}"><span style="{box}"></span><br>&nbsp;</span>')
    picture = picture_of(game, card, language)
    if picture is None:
        return Html(f'<span style="{FRAME};padding:1px 6px">{plain(said)}</span>')
    title, code = plain(picture.title), plain(card.rpartition(":")[2])
    image = f'<img alt="{title}" title="{title}" src="{_address(picture)}" style="height:{TALL}px;display:inline;margin:0">'
    return Html(f'<span style="{_UPRIGHT}">{image}<br>{code}</span>')


def _address(picture: Picture) -> str:
    # A data URL needs no file. The IDs in it cannot collide with those of other drawings.
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" fill="none">{picture.drawn}</svg>'.replace(
        '"', "'"
    )
    return f"data:image/svg+xml,{quote(drawing, safe=_SAFE)}"


@functools.cache
def _pictures(game: str) -> dict[str, str]:
    sheet = SHEETS / f"{game}.svg"
    return dict(_LINE.findall(sheet.read_text(encoding="utf-8"))) if sheet.is_file() else {}
